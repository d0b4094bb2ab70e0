; Inno Setup's script for Windows: iscc /DVersion=0.1.0 packaging\windows\macclassic.iss
; Per user, so nobody is asked for an administrator. What is played lies elsewhere and stays when this goes.

#ifndef Version
  #error Give the version: iscc /DVersion=…, as macclassic/__init__.py has it
#endif

[Setup]
AppId=local.pocket.macclassic
AppName=macclassic
AppVersion={#Version}
AppVerName=macclassic {#Version}
VersionInfoVersion={#Version}
DefaultDirName={autopf}\macclassic
DefaultGroupName=macclassic
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile=..\..\LICENSE
SetupIconFile=..\icons\macclassic.ico
UninstallDisplayIcon={app}\macclassic.exe
UninstallDisplayName=macclassic
OutputDir=..\..\dist
OutputBaseFilename=macclassic-{#Version}-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; Files of the version before that this one has no more.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\macclassic\*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion

[Icons]
Name: "{group}\macclassic"; Filename: "{app}\macclassic.exe"; AppUserModelID: "local.pocket.macclassic"
Name: "{autodesktop}\macclassic"; Filename: "{app}\macclassic.exe"; AppUserModelID: "local.pocket.macclassic"; Tasks: desktopicon

[Run]
Filename: "{app}\macclassic.exe"; Description: "{cm:LaunchProgram,macclassic}"; Flags: nowait postinstall skipifsilent
