; Inno Setup's script for Windows: iscc /DVersion=0.1.0 packaging\windows\macclassic.iss
; /DBundle=… names the bundle where it is not dist\macclassic, /O… where the installer goes.
; Per user, so nobody is asked for an administrator. What is played lies elsewhere and stays when this goes.

#ifndef Version
  #error Give the version: iscc /DVersion=…, as macclassic/__init__.py has it
#endif
#ifndef Bundle
  #define Bundle "..\..\dist\macclassic"
#endif
#ifndef Programs
  ; Wine 8 does not know this folder, so it is told another name of it.
  #define Programs "{autopf}"
#endif
#define Game "local.pocket.macclassic.game"

[Setup]
AppId=local.pocket.macclassic
AppName=macclassic
AppVersion={#Version}
AppVerName=macclassic {#Version}
VersionInfoVersion={#Version}
DefaultDirName={#Programs}\macclassic
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
ChangesAssociations=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "ko"; MessagesFile: "compiler:Languages\Korean.isl"

[CustomMessages]
en.SavedGame=macclassic saved game
fr.SavedGame=Partie enregistrée de macclassic
ko.SavedGame=macclassic에 저장한 게임

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; Files of the version before that this one has no more.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion

[Icons]
Name: "{group}\macclassic"; Filename: "{app}\macclassic.exe"; AppUserModelID: "local.pocket.macclassic"
Name: "{autodesktop}\macclassic"; Filename: "{app}\macclassic.exe"; AppUserModelID: "local.pocket.macclassic"; Tasks: desktopicon

[Registry]
; A double click opens a saved game.
Root: HKA; Subkey: "Software\Classes\.macclassic"; ValueType: string; ValueData: "{#Game}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\.macclassic\OpenWithProgids"; ValueType: string; ValueName: "{#Game}"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\{#Game}"; ValueType: string; ValueData: "{cm:SavedGame}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#Game}\DefaultIcon"; ValueType: string; ValueData: "{app}\macclassic.exe,0"
Root: HKA; Subkey: "Software\Classes\{#Game}\shell\open\command"; ValueType: string; ValueData: """{app}\macclassic.exe"" ""%1"""

[Run]
Filename: "{app}\macclassic.exe"; Description: "{cm:LaunchProgram,macclassic}"; Flags: nowait postinstall skipifsilent
