<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>about</name>
    <message>
        <source>After War of Flowers 1.1 by Minho Choi, 1993, who taught the Macintosh Korean flower cards. Our thanks to him. The drawings, words and program here are our own.</source>
        <translation>D’après War of Flowers 1.1 de Minho Choi, 1993, qui apprit au Macintosh les cartes à fleurs coréennes. Merci à lui. Les dessins, les textes et le programme sont les nôtres.</translation>
    </message>
    <message>
        <source>An evening in Korea: the door stands open to a full moon behind plum blossom, and three hands play flower cards round a low red table.</source>
        <translation>Un soir en Corée&#x202f;: la porte est ouverte sur la pleine lune derrière un prunier en fleurs, et trois mains jouent aux cartes à fleurs autour d’une table basse et rouge.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Registered to {name}, number {number}.</source>
        <translation>Inscrit&#x202f;: {name}, numéro {number}.</translation>
    </message>
    <message>
        <source>A pocket Macintosh of 1993, for people who miss it. The drawings, fonts and sounds are original; thanks to the authors of the games it remembers.</source>
        <translation>Un Macintosh de poche de 1993, pour ceux à qui il manque. Dessins, polices et sons maison, et merci aux auteurs des jeux dont il se souvient.</translation>
    </message>
    <message>
        <source>After a Soi for the Macintosh of the 1990s. Its author wrote it in two months, gave it away for nothing and asked only that his text stay with it; our copy lost his name. Our thanks to him. The drawings, words and program here are our own.</source>
        <translation>D’après un Soi pour le Macintosh des années 1990. Son auteur l’écrivit en deux mois, l’offrit à tous et demanda seulement que son texte l’accompagne&#x202f;; notre exemplaire a perdu son nom. Merci à lui. Les dessins, les mots et le programme que voici sont les nôtres.</translation>
    </message>
    <message>
        <source>A parlour at dusk: the queens of spades, hearts and clubs hang on the wall and lie on the table. The cat has the queen of diamonds.</source>
        <translation>Un salon, au crépuscule&#x202f;: les dames de pique, de cœur et de trèfle sont au mur et sur la table. C’est le chat qui a la dame de carreau.</translation>
    </message>
    <message>
        <source>After Computer SORRY! 1.5 for the Atari ST, 1987, with thanks to its author. The board game belongs to its owners, and nothing of theirs is used: drawings, words and program are our own.</source>
        <translation>D’après Computer SORRY! 1.5 pour l’Atari ST, 1987, avec nos remerciements à son auteur. Le jeu de plateau appartient à ses propriétaires, et rien de ce qui est à eux n’est repris ici&#x202f;: dessins, textes et programme sont de nous.</translation>
    </message>
    <message>
        <source>The road of the board winds up to a castle, which is home. A red pawn runs after a blue one, the blue one has just bumped a yellow one, and a green one is nearly there.</source>
        <translation>Le chemin du plateau monte en lacets jusqu’à un château, la maison. Un pion rouge poursuit un bleu, le bleu vient de bousculer un jaune, et un vert est presque arrivé.</translation>
    </message>
    <message>
        <source>The card game by Vincent Labrèche, from an idea of S. Kruschitz. Thanks to those who tested it: L. P. Moreau, J. Marchand, Y. Bois, J. Lafontaine, A. Lafontaine; to the second generation: Ém., Él. and A. Labrèche; to P. Labrèche, who read it; and to him for such a fine battle. Drawings, words and program are our own.</source>
        <translation>Le jeu de cartes de Vincent Labrèche, d’après une idée de S. Kruschitz. Merci aux testeurs&#x202f;: L. P. Moreau, J. Marchand, Y. Bois, J. Lafontaine, A. Lafontaine&#x202f;; à la deuxième génération&#x202f;: Ém., Él. et A. Labrèche&#x202f;; à P. Labrèche pour la relecture&#x202f;; et à lui pour une si belle bataille. Dessins, mots et programme sont de nous.</translation>
    </message>
    <message>
        <source>A garden in France, with a fountain before a château. A pink flower and a yellow one are at odds in front of it, and petals fly.</source>
        <translation>Un jardin à la française, une fontaine devant un château. Une fleur rose et une jaune s’y affrontent, et les pétales volent.</translation>
    </message>
    <message>
        <source>After War of Coins, a game of flower cards in the dress of coins that Bdilee wrote down for Wikibooks. Our thanks. The coins, drawings, words and program here are our own.</source>
        <translation>D’après War of Coins, un jeu de cartes à fleurs sous l’habit de monnaies, que Bdilee a mis par écrit pour Wikibooks. Merci à lui. Les monnaies, les dessins, les mots et le programme sont de nous.</translation>
    </message>
    <message>
        <source>A harbour in the morning: ships come under sail to a gateway of stone, a crane keeps a stall in the market, and coins lie in piles on the quay.</source>
        <translation>Un port, le matin&#x202f;: des voiliers arrivent à une porte de pierre, une grue tient un étal au marché, et des pièces s’entassent sur le quai.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licences…</translation>
    </message>
</context>
<context>
    <name>accessible</name>
    <message>
        <source>Emblem</source>
        <translation>Emblème</translation>
    </message>
    <message>
        <source>button</source>
        <translation>bouton</translation>
    </message>
    <message>
        <source>check box</source>
        <translation>case à cocher</translation>
    </message>
    <message>
        <source>radio button</source>
        <translation>bouton radio</translation>
    </message>
    <message>
        <source>pop-up menu</source>
        <translation>menu local</translation>
    </message>
    <message>
        <source>text field</source>
        <translation>champ de texte</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>curseur</translation>
    </message>
    <message>
        <source>list</source>
        <translation>liste</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>dimmed</source>
        <translation>estompé</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Barre des menus</translation>
    </message>
</context>
<context>
    <name>achievement</name>
    <message>
        <source>Finish a War</source>
        <translation>Jusqu’au bout</translation>
    </message>
    <message>
        <source>Play a war to its end.</source>
        <translation>Jouer une guerre jusqu’à sa fin.</translation>
    </message>
    <message>
        <source>Clean Cloth</source>
        <translation>Tapis net</translation>
    </message>
    <message>
        <source>Sweep: take all that lies on the table.</source>
        <translation>Balayer&#x202f;: prendre tout ce qui est sur la table.</translation>
    </message>
    <message>
        <source>Three Smacks</source>
        <translation>Trois claques</translation>
    </message>
    <message>
        <source>Smack three times in one war.</source>
        <translation>Réussir trois claques dans une même guerre.</translation>
    </message>
    <message>
        <source>Birds on a Wire</source>
        <translation>Fil au complet</translation>
    </message>
    <message>
        <source>Have all three birds in a game.</source>
        <translation>Avoir les trois oiseaux dans une partie.</translation>
    </message>
    <message>
        <source>Five Suns</source>
        <translation>Cinq soleils</translation>
    </message>
    <message>
        <source>Have all five suns in a game.</source>
        <translation>Avoir les cinq soleils dans une partie.</translation>
    </message>
    <message>
        <source>GO and Get It</source>
        <translation>GO gagnant</translation>
    </message>
    <message>
        <source>Call GO, and win the game.</source>
        <translation>Dire GO et gagner la partie.</translation>
    </message>
    <message>
        <source>Thrice</source>
        <translation>Et de trois</translation>
    </message>
    <message>
        <source>Call GO three times, and win the game.</source>
        <translation>Dire GO trois fois et gagner la partie.</translation>
    </message>
    <message>
        <source>From Five</source>
        <translation>Avec cinq dollars</translation>
    </message>
    <message>
        <source>Win a game that you began with $5 or less.</source>
        <translation>Gagner une partie commencée avec 5&#x202f;$ ou moins.</translation>
    </message>
    <message>
        <source>Ace Below</source>
        <translation>L’as dessous</translation>
    </message>
    <message>
        <source>Win an attack in which petals tie.</source>
        <translation>Gagner une attaque où des pétales sont à égalité.</translation>
    </message>
    <message>
        <source>Last Will</source>
        <translation>Dernières volontés</translation>
    </message>
    <message>
        <source>Win a game by a last will.</source>
        <translation>Gagner une partie par ses dernières volontés.</translation>
    </message>
    <message>
        <source>Bouquet</source>
        <translation>Bouquet</translation>
    </message>
    <message>
        <source>Have ten flowers in your garden at once.</source>
        <translation>Avoir dix fleurs à la fois dans son jardin.</translation>
    </message>
    <message>
        <source>Small Heart</source>
        <translation>Petit cœur</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Les as</translation>
    </message>
    <message>
        <source>Lay down the four Aces.</source>
        <translation>Poser les quatre as.</translation>
    </message>
    <message>
        <source>Five in a Row</source>
        <translation>Cinq d’affilée</translation>
    </message>
    <message>
        <source>Get five cards in a row.</source>
        <translation>Obtenir cinq cartes de suite.</translation>
    </message>
    <message>
        <source>No Memory</source>
        <translation>Sans mémoire</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Éléphant</translation>
    </message>
    <message>
        <source>Back Door</source>
        <translation>Porte de derrière</translation>
    </message>
    <message>
        <source>Two at Once</source>
        <translation>Deux d’un coup</translation>
    </message>
    <message>
        <source>Bring two pawns home with one 7.</source>
        <translation>Rentrer deux pions avec un seul 7.</translation>
    </message>
    <message>
        <source>No Hard Feelings</source>
        <translation>Sans rancune</translation>
    </message>
    <message>
        <source>Own Goal</source>
        <translation>But contre son camp</translation>
    </message>
    <message>
        <source>Proof-of-work</source>
        <translation>Preuve de travail</translation>
    </message>
    <message>
        <source>Complete Transaction</source>
        <translation>Transaction complète</translation>
    </message>
    <message>
        <source>Lay three of a coin on the fourth at once.</source>
        <translation>Poser d’un coup trois d’une monnaie sur la quatrième.</translation>
    </message>
    <message>
        <source>Key Match</source>
        <translation>Clés assorties</translation>
    </message>
    <message>
        <source>88</source>
        <translation>88</translation>
    </message>
    <message>
        <source>Win a game that pays 88 points or more.</source>
        <translation>Gagner une partie qui rapporte 88 points ou plus.</translation>
    </message>
    <message>
        <source>Plant a heart on a rival’s flower, then beat it.</source>
        <translation>Planter un cœur sur une fleur adverse et le battre.</translation>
    </message>
    <message>
        <source>Win a round without the Memory window.</source>
        <translation>Gagner une manche sans la fenêtre Mémoire.</translation>
    </message>
    <message>
        <source>Beat three Impossible players without a hint.</source>
        <translation>Battre trois «&#x202f;Impossible&#x202f;» sans aucun conseil.</translation>
    </message>
    <message>
        <source>Take the back way home with a 4.</source>
        <translation>Reculer d’un 4 vers sa maison, puis y rentrer.</translation>
    </message>
    <message>
        <source>Win a game without sending a pawn back.</source>
        <translation>Gagner sans renvoyer aucun pion.</translation>
    </message>
    <message>
        <source>Send back a pawn of your own, and win.</source>
        <translation>Renvoyer un de ses pions et gagner.</translation>
    </message>
    <message>
        <source>Have all four kinds of ribbon cards in a game.</source>
        <translation>Avoir dans une partie les quatre sortes de rubans.</translation>
    </message>
    <message>
        <source>Capture a pair with the other two cards of its coin.</source>
        <translation>Prendre une paire avec les deux autres de sa monnaie.</translation>
    </message>
    <message>
        <source>New in your album: {titles}.</source>
        <translation>Nouveau dans votre album&#x202f;: {titles}.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Exploits</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Pas encore.</translation>
    </message>
    <message>
        <source>Earned on {day}.</source>
        <translation>Obtenu le {day}.</translation>
    </message>
    <message>
        <source>Earned in games by the standard rules. Practice doesn’t count; hints are fine.</source>
        <translation>Depuis que l’album existe, aux règles de l’original, hors entraînement&#x202f;; conseils permis.</translation>
    </message>
</context>
<context>
    <name>again</name>
    <message>
        <source>{name} – What Would You Play? ({n} of {all})</source>
        <translation>{name} – Que joueriez-vous&#x202f;? ({n} sur {all})</translation>
    </message>
    <message>
        <source>The judge is thinking…</source>
        <translation>Le juge réfléchit…</translation>
    </message>
    <message>
        <source>The judge can’t answer now ({why}).</source>
        <translation>Le juge ne peut pas répondre pour l’instant ({why}).</translation>
    </message>
    <message>
        <source>Yes: {yours}. The judge would play it too.</source>
        <translation>Oui&#x202f;: {yours}. Le juge ferait de même.</translation>
    </message>
    <message>
        <source>Good: {yours}. The judge: {best}, about {lost} better.</source>
        <translation>Bien&#x202f;: {yours}. Le juge&#x202f;: {best}, mieux d’environ {lost}.</translation>
    </message>
    <message>
        <source>You: {yours}. The judge: {best}. Yours costs about {lost}.</source>
        <translation>Vous&#x202f;: {yours}. Le juge&#x202f;: {best}. Votre coup coûte environ {lost}.</translation>
    </message>
    <message>
        <source>In the game: {was}, which cost about {then}.</source>
        <translation>Dans la partie&#x202f;: {was}, ce qui coûtait environ {then}.</translation>
    </message>
    <message>
        <source>Solved twice. This one won’t come up again.</source>
        <translation>Trouvé deux fois&#x202f;: cette question ne reviendra plus.</translation>
    </message>
    <message>
        <source>The Judge</source>
        <translation>Le juge</translation>
    </message>
</context>
<context>
    <name>archive</name>
    <message>
        <source>Damaged {name}</source>
        <translation>{name} (endommagé)</translation>
    </message>
    <message>
        <source>There is more in “{folder}” than one file can hold.</source>
        <translation>Il y a dans «&#x202f;{folder}&#x202f;» plus qu’un seul fichier ne peut contenir.</translation>
    </message>
    <message>
        <source>“{name}” holds nothing that macclassic has exported.</source>
        <translation>«&#x202f;{name}&#x202f;» ne contient rien que macclassic ait exporté.</translation>
    </message>
    <message>
        <source>“{name}” was exported by a newer version of macclassic.</source>
        <translation>«&#x202f;{name}&#x202f;» a été exporté par une version plus récente de macclassic.</translation>
    </message>
    <message>
        <source>“{name}” holds more than macclassic ever exports, so it was not opened.</source>
        <translation>«&#x202f;{name}&#x202f;» contient plus que macclassic n’exporte jamais&#x202f;; il n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>“{name}” is encrypted, or another program has packed it, so it was not opened.</source>
        <translation>«&#x202f;{name}&#x202f;» est chiffré ou a été compressé par un autre programme&#x202f;; il n’a pas été ouvert.</translation>
    </message>
    <message>
        <source>“{name}” is damaged, so nothing was taken from it.</source>
        <translation>«&#x202f;{name}&#x202f;» est endommagé&#x202f;; rien n’en a été repris.</translation>
    </message>
    <message>
        <source>“{name}” holds “{entry}”, which macclassic does not export; nothing was taken from it.</source>
        <translation>«&#x202f;{name}&#x202f;» contient «&#x202f;{entry}&#x202f;», que macclassic n’exporte pas&#x202f;; rien n’en a été repris.</translation>
    </message>
    <message>
        <source>In “{name}” the file “{entry}” is damaged, so nothing was taken from it.</source>
        <translation>Dans «&#x202f;{name}&#x202f;», le fichier «&#x202f;{entry}&#x202f;» est endommagé&#x202f;; rien n’en a été repris.</translation>
    </message>
    <message>
        <source>“{name}” holds all that is kept here, {files} files.</source>
        <translation>«&#x202f;{name}&#x202f;» contient tout ce qui est gardé ici, {files} fichiers.</translation>
    </message>
    <message>
        <source>Left out of “{folder}”: {names}. They are no games, are too large, or have names that not all systems accept.</source>
        <translation>Laissés de côté dans «&#x202f;{folder}&#x202f;»&#x202f;: {names}. Ce ne sont pas des parties, ils sont trop gros, ou leur nom n’est pas valable sur tous les systèmes.</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n:autre|autres}</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sauvegarde</translation>
    </message>
    <message>
        <source>A backup is one file with everything kept here: games under way, statistics, players, settings and saved games.</source>
        <translation>Une sauvegarde est un fichier unique qui contient tout ce qui est gardé ici&#x202f;: parties en cours, statistiques, joueurs, réglages et parties enregistrées.</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurer…</translation>
    </message>
    <message>
        <source>Save a Backup…</source>
        <translation>Sauvegarder…</translation>
    </message>
    <message>
        <source>Save the backup as:</source>
        <translation>Enregistrer la sauvegarde sous&#x202f;:</translation>
    </message>
    <message>
        <source>Restore “{name}”, saved {when}? It replaces all games, statistics, players and settings that are here now; those are saved in “{folder}” first, as a backup.</source>
        <translation>Restaurer «&#x202f;{name}&#x202f;», sauvegarde du {when}&#x202f;? Elle remplace les parties, statistiques, joueurs et réglages présents&#x202f;; ceux-ci sont d’abord mis dans «&#x202f;{folder}&#x202f;», sous forme de sauvegarde.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>All of it is here now. What was here before is in “{folder}”, as “{name}”.</source>
        <translation>Tout est là maintenant. Ce qu’il y avait avant est dans «&#x202f;{folder}&#x202f;», sous le nom «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>Everything is as it was before the import. Start macclassic again to play.</source>
        <translation>Tout est comme avant l’importation. Relancez macclassic pour jouer.</translation>
    </message>
    <message>
        <source>Give the import up and put back what was here before? Or quit and remove the cause: the next start completes the import.</source>
        <translation>Abandonner l’importation et remettre ce qu’il y avait avant&#x202f;? Vous pouvez aussi quitter et supprimer la cause&#x202f;: le prochain démarrage achèvera l’importation.</translation>
    </message>
    <message>
        <source>Give Up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Before the import of {date}</source>
        <translation>Avant l’importation du {date}</translation>
    </message>
    <message>
        <source>“{name}” is a folder, but should be a file.</source>
        <translation>«&#x202f;{name}&#x202f;» est un dossier, là où il faut un fichier.</translation>
    </message>
    <message>
        <source>“{name}” is a file, but should be a folder.</source>
        <translation>«&#x202f;{name}&#x202f;» est un fichier, là où il faut un dossier.</translation>
    </message>
    <message>
        <source>Nothing was imported, and nothing has changed. {why}</source>
        <translation>Rien n’a été importé, et rien n’a changé. {why}</translation>
    </message>
    <message>
        <source>An import into “{folder}” is not complete. {why}</source>
        <translation>Une importation dans «&#x202f;{folder}&#x202f;» n’est pas achevée. {why}</translation>
    </message>
    <message>
        <source>The files could not be put in place: {reason}.</source>
        <translation>Ce qui devait être importé n’a pas pu être mis à sa place&#x202f;: {reason}.</translation>
    </message>
</context>
<context>
    <name>balloon</name>
    <message>
        <source>To use this window, first answer the dialog in front of it.</source>
        <translation>Pour utiliser cette fenêtre, répondez d’abord au dialogue qui est devant.</translation>
    </message>
    <message>
        <source>To bring this window to the front, click anywhere in it.</source>
        <translation>Pour amener cette fenêtre au premier plan, cliquez n’importe où dedans.</translation>
    </message>
    <message>
        <source>To use this menu, first answer the dialog that is open.</source>
        <translation>Pour utiliser ce menu, répondez d’abord au dialogue ouvert.</translation>
    </message>
    <message>
        <source>To close this dialog and leave everything as it was, click this button.</source>
        <translation>Pour fermer ce dialogue et tout laisser comme avant, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To close this message, click this button.</source>
        <translation>Pour fermer ce message, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To close this window, click this box.</source>
        <translation>Pour fermer cette fenêtre, cliquez sur cette case.</translation>
    </message>
    <message>
        <source>To make this window as large as it can be, or to give it back its size, click this box.</source>
        <translation>Pour agrandir cette fenêtre autant que possible, ou lui rendre sa taille, cliquez sur cette case.</translation>
    </message>
    <message>
        <source>To make this window larger or smaller, drag this box.</source>
        <translation>Pour agrandir ou réduire cette fenêtre, faites glisser cette case.</translation>
    </message>
    <message>
        <source>This is the title of the window. To move the window, drag the title.</source>
        <translation>Voici le titre de la fenêtre. Pour déplacer la fenêtre, faites glisser le titre.</translation>
    </message>
    <message>
        <source>This is a scroll bar. It is empty because everything is in sight.</source>
        <translation>Voici une barre de défilement. Elle est vide, car on voit tout.</translation>
    </message>
    <message>
        <source>To see what is a little further up, click this arrow.</source>
        <translation>Pour voir un peu plus haut, cliquez sur cette flèche.</translation>
    </message>
    <message>
        <source>To see what is a little further to the left, click this arrow.</source>
        <translation>Pour voir un peu plus à gauche, cliquez sur cette flèche.</translation>
    </message>
    <message>
        <source>To see what is a little further down, click this arrow.</source>
        <translation>Pour voir un peu plus bas, cliquez sur cette flèche.</translation>
    </message>
    <message>
        <source>To see what is a little further to the right, click this arrow.</source>
        <translation>Pour voir un peu plus à droite, cliquez sur cette flèche.</translation>
    </message>
    <message>
        <source>To see another part of the contents, drag this box along the bar.</source>
        <translation>Pour voir une autre partie du contenu, faites glisser ce curseur le long de la barre.</translation>
    </message>
    <message>
        <source>To see the next windowful, click in the grey on that side of the box.</source>
        <translation>Pour avancer ou reculer d’une page, cliquez dans le gris, de ce côté du curseur.</translation>
    </message>
    <message>
        <source>To let the cup of September count as two plains, click this box.</source>
        <translation>Pour que la coupe de septembre compte comme deux simples, cliquez sur cette case.</translation>
    </message>
    <message>
        <source>To begin a war with these options, click this button.</source>
        <translation>Pour commencer une guerre avec ces options, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To begin a match with these options, click this button.</source>
        <translation>Pour commencer un match avec ces options, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To choose how far ahead a player must be to end a match, choose from this pop-up menu.</source>
        <translation>Pour fixer l’avance qui termine un match, choisissez dans ce menu.</translation>
    </message>
    <message>
        <source>This cannot be changed during a match.</source>
        <translation>Cela ne peut pas changer pendant un match.</translation>
    </message>
    <message>
        <source>To begin, type an amount from {least} to {most} first.</source>
        <translation>Pour commencer, tapez d’abord une somme de {least} à {most}.</translation>
    </message>
    <message>
        <source>To let everybody begin with ${amount}, click this button.</source>
        <translation>Pour que chacun commence avec {amount}&#x202f;$, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To let everybody begin with the amount in the box, click this button.</source>
        <translation>Pour que chacun commence avec la somme inscrite dans la case, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>Type an amount of your own in this box, from {least} to {most}.</source>
        <translation>Tapez dans cette case la somme de votre choix, de {least} à {most}.</translation>
    </message>
    <message>
        <source>This cannot be changed during a war.</source>
        <translation>Cela ne se change pas pendant une guerre.</translation>
    </message>
    <message>
        <source>It was left in the hand of {name}.</source>
        <translation>Elle est restée dans la main {name:de}.</translation>
    </message>
    <message>
        <source>It was left in your hand.</source>
        <translation>Elle est restée dans votre main.</translation>
    </message>
    <message>
        <source>To win 7 points without playing, click this button.</source>
        <translation>Pour gagner 7 points sans jouer, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To play on with these cards shown, click this button. If you win, you are paid double for each Perfect Hand.</source>
        <translation>Pour poursuivre avec ces cartes étalées, cliquez sur ce bouton. Si vous gagnez, chaque Main parfaite double votre paiement.</translation>
    </message>
    <message>
        <source>To play on for more, click this button. If another stops, you pay.</source>
        <translation>Pour continuer et gagner plus, cliquez sur ce bouton. Si un autre dit STOP, c’est vous qui payez.</translation>
    </message>
    <message>
        <source>To end the game and be paid now, click this button.</source>
        <translation>Pour finir la partie et être payé, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>This player is playing. To switch to another, choose “Players…” from the first menu.</source>
        <translation>Voici qui joue. Pour laisser jouer quelqu’un d’autre, choisissez «&#x202f;Joueurs…&#x202f;» dans le premier menu.</translation>
    </message>
    <message>
        <source>This is a game, {name}. To open it, double-click its icon.</source>
        <translation>Voici un jeu, {name}. Pour l’ouvrir, cliquez deux fois sur son icône.</translation>
    </message>
    <message>
        <source>A match of {name} waits here. To continue with it, double-click this icon.</source>
        <translation>Une partie {name:de} attend ici. Pour la continuer, cliquez deux fois sur cette icône.</translation>
    </message>
    <message>
        <source>To see your cards, click this button.</source>
        <translation>Pour voir vos cartes, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To go on with what you are playing, click this button.</source>
        <translation>Pour continuer ce que vous jouez, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To begin anew, click this button.</source>
        <translation>Pour recommencer, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To take the move back and go on for practice, click this button.</source>
        <translation>Pour reprendre le coup et continuer à l’entraînement, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>Type the number in this box of the deal that you want to play.</source>
        <translation>Tapez dans cette case le numéro de la donne que vous voulez jouer.</translation>
    </message>
    <message>
        <source>To go on to this deal, click this button.</source>
        <translation>Pour passer à cette donne, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To play a deal, type its number first.</source>
        <translation>Pour jouer une donne, tapez d’abord son numéro.</translation>
    </message>
    <message>
        <source>To see the results of one player, choose a name from this pop-up menu.</source>
        <translation>Pour voir les résultats d’un seul joueur, choisissez un nom dans ce menu.</translation>
    </message>
    <message>
        <source>To see the results against one level, choose it from this pop-up menu.</source>
        <translation>Pour voir les résultats contre un seul niveau, choisissez-le dans ce menu.</translation>
    </message>
    <message>
        <source>To see results by other rules or of other kinds, choose them here.</source>
        <translation>Pour voir les résultats selon d’autres règles ou en d’autres occasions, choisissez-les ici.</translation>
    </message>
    <message>
        <source>This chart shows the results from the first to the last.</source>
        <translation>Ce graphique montre les résultats du premier au dernier.</translation>
    </message>
    <message>
        <source>These bars show how often each opponent was beaten.</source>
        <translation>Ces barres montrent combien de fois chaque adversaire a été battu.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet.</source>
        <translation>Rien n’a encore été compté.</translation>
    </message>
    <message>
        <source>To begin counting from nothing again, click this button.</source>
        <translation>Pour recommencer à compter de zéro, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To write all results to a table of figures, click this button.</source>
        <translation>Pour écrire tous les résultats dans un tableau de chiffres, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To see the best results of all, click this button.</source>
        <translation>Pour voir les meilleurs résultats, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To erase all results that were counted, click this button.</source>
        <translation>Pour oublier tous les résultats comptés, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To close the statistics, click this button.</source>
        <translation>Pour fermer les statistiques, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>These are the best results of all, with their deal numbers.</source>
        <translation>Voici les meilleurs résultats, avec le numéro de leur donne.</translation>
    </message>
    <message>
        <source>To close the hall of fame, click this button.</source>
        <translation>Pour fermer le tableau d’honneur, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To read this page of help, choose this item.</source>
        <translation>Pour lire cette page d’aide, choisissez cet article.</translation>
    </message>
    <message>
        <source>To read what each key does, choose this item.</source>
        <translation>Pour lire ce que fait chaque touche, choisissez cet article.</translation>
    </message>
    <message>
        <source>Use this menu to read how things work here.</source>
        <translation>Ce menu dit comment tout marche ici.</translation>
    </message>
    <message>
        <source>To stop showing balloons, choose this item.</source>
        <translation>Pour ne plus voir de bulles, choisissez cet article.</translation>
    </message>
    <message>
        <source>To see a balloon for whatever the pointer is on, choose this item.</source>
        <translation>Pour voir une bulle sur tout ce que montre le pointeur, choisissez cet article.</translation>
    </message>
    <message>
        <source>To read what balloons are and what they do, choose this item.</source>
        <translation>Pour lire ce que sont les bulles d’aide, choisissez cet article.</translation>
    </message>
    <message>
        <source>Use this menu to get an explanation of everything that you point at.</source>
        <translation>Avec ce menu, tout ce que vous montrez à l’écran s’explique sur place.</translation>
    </message>
    <message>
        <source>Choose Show Balloons from the menu with the question mark and point at anything: a card, a button, a menu item, an icon, the frame of a window. A balloon says what it is and what it does.</source>
        <translation>Choisissez Afficher les bulles dans le menu au point d’interrogation et pointez sur n’importe quoi&#x202f;: une carte, un bouton, un article de menu, une icône, le cadre d’une fenêtre. Une bulle dit ce que c’est et à quoi cela sert.</translation>
    </message>
    <message>
        <source>About Balloon Help</source>
        <translation>À propos des bulles d’aide</translation>
    </message>
    <message>
        <source>Balloon Help</source>
        <translation>Les bulles d’aide</translation>
    </message>
    <message>
        <source>You need not click, and everything works as it always does. A balloon goes when the pointer leaves. What is dimmed has a balloon too, which tells you why.</source>
        <translation>Inutile de cliquer, et tout marche comme d’habitude. La bulle s’en va avec le pointeur. Ce qui est estompé a aussi sa bulle, qui dit pourquoi.</translation>
    </message>
    <message>
        <source>When you have read enough, choose Hide Balloons.</source>
        <translation>Quand vous en aurez assez lu, choisissez Masquer les bulles.</translation>
    </message>
    <message>
        <source>To see what is in front and who made it, choose this item.</source>
        <translation>Pour voir ce qui est au premier plan et qui l’a fait, choisissez cet article.</translation>
    </message>
    <message>
        <source>To give the desktop another pattern, choose this item.</source>
        <translation>Pour donner un autre motif au bureau, choisissez cet article.</translation>
    </message>
    <message>
        <source>To change the colours or the size of the screen, choose this item.</source>
        <translation>Pour changer les couleurs ou la taille de l’écran, choisissez cet article.</translation>
    </message>
    <message>
        <source>To make sounds louder or softer, choose this item.</source>
        <translation>Pour que les sons soient plus forts ou plus doux, choisissez cet article.</translation>
    </message>
    <message>
        <source>To see everything in another language, choose this item.</source>
        <translation>Pour tout voir dans une autre langue, choisissez cet article.</translation>
    </message>
    <message>
        <source>Use this menu to set up the screen, the desktop and the sounds.</source>
        <translation>Ce menu sert à régler l’écran, le bureau et les sons.</translation>
    </message>
    <message>
        <source>To go to the desktop, choose this item.</source>
        <translation>Pour aller sur le bureau, choisissez cet article.</translation>
    </message>
    <message>
        <source>To go on with this game, choose this item.</source>
        <translation>Pour continuer ce jeu, choisissez cet article.</translation>
    </message>
    <message>
        <source>To put the windows of what is in front out of sight, choose this item.</source>
        <translation>Pour masquer les fenêtres de ce qui est au premier plan, choisissez cet article.</translation>
    </message>
    <message>
        <source>The desktop can’t be hidden.</source>
        <translation>Le bureau ne peut pas être masqué.</translation>
    </message>
    <message>
        <source>To see the hidden windows again, choose this item.</source>
        <translation>Pour revoir les fenêtres masquées, choisissez cet article.</translation>
    </message>
    <message>
        <source>Nothing is hidden.</source>
        <translation>Rien n’est masqué.</translation>
    </message>
    <message>
        <source>This is the Application menu. Its icon shows what is in front; use it to switch.</source>
        <translation>Voici le menu Applications. Son icône montre ce qui est au premier plan&#x202f;; servez-vous-en pour en changer.</translation>
    </message>
    <message>
        <source>To open the game whose icon is selected, choose this item.</source>
        <translation>Pour ouvrir le jeu dont l’icône est sélectionnée, choisissez cet article.</translation>
    </message>
    <message>
        <source>To open a game, select its icon first.</source>
        <translation>Pour ouvrir un jeu, sélectionnez d’abord son icône.</translation>
    </message>
    <message>
        <source>Use this menu to open a game.</source>
        <translation>Ce menu sert à ouvrir un jeu.</translation>
    </message>
    <message>
        <source>To see which of your moves in the last deal could have been better, click this button.</source>
        <translation>Pour voir lesquels de vos coups de la dernière donne auraient pu être meilleurs, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>You can look back when a deal is over and it is your turn again.</source>
        <translation>Vous pourrez revenir en arrière quand une donne sera finie et que ce sera votre tour.</translation>
    </message>
    <message>
        <source>To see the last deal again with nothing hidden, click this button.</source>
        <translation>Pour revoir la dernière donne sans rien de caché, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>You can look when a deal is over and it is your turn again.</source>
        <translation>Vous pourrez regarder quand une donne sera finie et que ce sera à vous.</translation>
    </message>
    <message>
        <source>To see a game play itself, choose this item. Any key or click ends it.</source>
        <translation>Pour voir un jeu se jouer tout seul, choisissez cet article. Une touche ou un clic l’arrête.</translation>
    </message>
    <message>
        <source>To read what can be done here, choose this item. F1 does the same.</source>
        <translation>Pour lire ce qu’on peut faire ici, choisissez cet article. F1 fait de même.</translation>
    </message>
    <message>
        <source>To silence the others, choose this item.</source>
        <translation>Pour que les autres se taisent, choisissez cet article.</translation>
    </message>
    <message>
        <source>To hear the others at great moments, choose this item.</source>
        <translation>Pour entendre les autres aux grands moments, choisissez cet article.</translation>
    </message>
    <message>
        <source>To register your copy, which costs nothing, choose this item.</source>
        <translation>Pour inscrire votre exemplaire, ce qui ne coûte rien, choisissez cet article.</translation>
    </message>
    <message>
        <source>To change how the game is played, choose this item.</source>
        <translation>Pour changer la façon de jouer, choisissez cet article.</translation>
    </message>
    <message>
        <source>To begin anew, choose this item.</source>
        <translation>Pour recommencer, choisissez cet article.</translation>
    </message>
    <message>
        <source>To go on with something you have saved, choose this item.</source>
        <translation>Pour continuer ce que vous avez enregistré, choisissez cet article.</translation>
    </message>
    <message>
        <source>There is nothing to save before something is played.</source>
        <translation>Il n’y a rien à enregistrer avant d’avoir joué.</translation>
    </message>
    <message>
        <source>To close the window in front, choose this item.</source>
        <translation>Pour fermer la fenêtre du premier plan, choisissez cet article.</translation>
    </message>
    <message>
        <source>There is no window to close.</source>
        <translation>Il n’y a pas de fenêtre à fermer.</translation>
    </message>
    <message>
        <source>To take back your last move, choose this item.</source>
        <translation>Pour reprendre votre dernier coup, choisissez cet article.</translation>
    </message>
    <message>
        <source>There is no move of yours to take back now.</source>
        <translation>Vous n’avez pas de coup à reprendre pour l’instant.</translation>
    </message>
    <message>
        <source>To see what the computer would play, choose this item.</source>
        <translation>Pour voir ce que jouerait l’ordinateur, choisissez cet article.</translation>
    </message>
    <message>
        <source>To see all cards that lie in the Graveyard, click this button.</source>
        <translation>Pour voir toutes les cartes du cimetière, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To see all moves of this round, click this button.</source>
        <translation>Pour voir tous les coups de cette manche, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To see how many points everybody has, click this button.</source>
        <translation>Pour voir combien de points chacun a, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To report what is wrong here, choose this item. Nothing is sent.</source>
        <translation>Pour signaler ce qui ne va pas ici, choisissez cet article. Rien n’est envoyé.</translation>
    </message>
    <message>
        <source>To see who shares this copy, or to let another player play, choose this item.</source>
        <translation>Pour voir qui partage cet exemplaire, ou laisser jouer quelqu’un d’autre, choisissez cet article.</translation>
    </message>
    <message>
        <source>Use this menu to set your preferences.</source>
        <translation>Ce menu sert à régler vos préférences.</translation>
    </message>
    <message>
        <source>To change how all tables look and sound, choose this item.</source>
        <translation>Pour régler ce qu’on voit et entend à toutes les tables, choisissez cet article.</translation>
    </message>
    <message>
        <source>To put all that is kept here into one file, or to restore it, choose this item.</source>
        <translation>Pour mettre tout ce qui est gardé ici dans un fichier, ou l’en restaurer, choisissez cet article.</translation>
    </message>
    <message>
        <source>You can ask for a hint when it is your turn.</source>
        <translation>Vous pouvez demander un conseil quand c’est à vous de jouer.</translation>
    </message>
    <message>
        <source>To keep a copy of what you are playing in a file, choose this item. The match itself is always kept.</source>
        <translation>Pour garder dans un fichier une copie de ce que vous jouez, choisissez cet article. La partie elle-même est toujours gardée.</translation>
    </message>
    <message>
        <source>To see how you have played so far, choose this item.</source>
        <translation>Pour voir comment vous avez joué jusqu’ici, choisissez cet article.</translation>
    </message>
    <message>
        <source>Use this menu to begin, save, open or quit a game.</source>
        <translation>Ce menu sert à commencer, enregistrer, ouvrir ou quitter un jeu.</translation>
    </message>
    <message>
        <source>To make the move again that you took back, choose this item. To take back more, press ⌘Z.</source>
        <translation>Pour rétablir le coup que vous avez repris, choisissez cet article. Pour en reprendre d’autres, tapez ⌘Z.</translation>
    </message>
    <message>
        <source>To let the computers play on by themselves, choose this item.</source>
        <translation>Pour laisser les ordinateurs jouer tout seuls, choisissez cet article.</translation>
    </message>
    <message>
        <source>To let the computers wait for you, choose this item.</source>
        <translation>Pour que les ordinateurs vous attendent, choisissez cet article.</translation>
    </message>
    <message>
        <source>To read what has happened, and to look at a finished deal again, choose this item.</source>
        <translation>Pour lire ce qui s’est passé, et revoir une donne finie, choisissez cet article.</translation>
    </message>
    <message>
        <source>To play now, choose this item. The lesson can be continued later.</source>
        <translation>Pour jouer tout de suite, choisissez cet article. La leçon pourra être reprise plus tard.</translation>
    </message>
    <message>
        <source>You can play from the fourth step of the lesson on.</source>
        <translation>On peut jouer à partir de la quatrième étape de la leçon.</translation>
    </message>
    <message>
        <source>To see which cards are still out, click this button. The statistics will show it.</source>
        <translation>Pour voir quelles cartes restent à paraître, cliquez sur ce bouton. Les statistiques en font état.</translation>
    </message>
    <message>
        <source>To choose other backs for the cards or another cloth for the table, choose this item.</source>
        <translation>Pour choisir un autre dos de cartes ou un autre tapis, choisissez cet article.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>L’enregistrement s’arrête ici.</translation>
    </message>
    <message>
        <source>To see the next move, choose this item.</source>
        <translation>Pour voir le coup suivant, choisissez cet article.</translation>
    </message>
    <message>
        <source>To go to any step of the lesson, choose this item.</source>
        <translation>Pour aller à une étape de la leçon, choisissez cet article.</translation>
    </message>
    <message>
        <source>To read how this game is played, choose this item. F1 does the same.</source>
        <translation>Pour lire comment on joue à ce jeu, choisissez cet article. F1 fait de même.</translation>
    </message>
    <message>
        <source>To go back by one move, choose this item.</source>
        <translation>Pour revenir d’un coup, choisissez cet article.</translation>
    </message>
    <message>
        <source>The record begins here.</source>
        <translation>L’enregistrement commence ici.</translation>
    </message>
    <message>
        <source>To stop where the record is now, choose this item.</source>
        <translation>Pour s’arrêter là où on en est, choisissez cet article.</translation>
    </message>
    <message>
        <source>To let the record run by itself, choose this item.</source>
        <translation>Pour laisser défiler l’enregistrement, choisissez cet article.</translation>
    </message>
    <message>
        <source>To close the record, choose this item.</source>
        <translation>Pour fermer l’enregistrement, choisissez cet article.</translation>
    </message>
    <message>
        <source>Use this menu to go through the record.</source>
        <translation>Ce menu sert à parcourir l’enregistrement.</translation>
    </message>
    <message>
        <source>To play without sounds, choose this item.</source>
        <translation>Pour jouer sans sons, choisissez cet article.</translation>
    </message>
    <message>
        <source>To hear sounds again, choose this item.</source>
        <translation>Pour entendre de nouveau les sons, choisissez cet article.</translation>
    </message>
    <message>
        <source>To end the program, choose this item. What you have played is kept.</source>
        <translation>Pour quitter le programme, choisissez cet article. Ce que vous avez joué est gardé.</translation>
    </message>
    <message>
        <source>To change the language, choose one from this pop-up menu.</source>
        <translation>Pour changer de langue, choisissez-en une dans ce menu.</translation>
    </message>
    <message>
        <source>To register your copy, which costs nothing, click this button.</source>
        <translation>Pour inscrire votre exemplaire, ce qui ne coûte rien, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To play without registering, click this button.</source>
        <translation>Pour jouer sans vous inscrire, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>You can click this button in a moment, when you have read the notice.</source>
        <translation>Vous pourrez cliquer sur ce bouton dans un instant, quand vous aurez lu l’avis.</translation>
    </message>
    <message>
        <source>To begin without the lesson, click this button.</source>
        <translation>Pour commencer sans la leçon, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To learn how flower cards are played, click this button.</source>
        <translation>Pour qu’on vous montre comment jouer aux cartes à fleurs, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To continue with this match, click this button.</source>
        <translation>Pour continuer cette partie, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>Type the name of the owner of this copy in this box.</source>
        <translation>Tapez dans cette case le nom auquel inscrire votre exemplaire.</translation>
    </message>
    <message>
        <source>To register your copy to this name, click this button.</source>
        <translation>Pour inscrire votre exemplaire à ce nom, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To register your copy, type a name first.</source>
        <translation>Pour inscrire votre exemplaire, tapez d’abord un nom.</translation>
    </message>
    <message>
        <source>To see everything in black and white, click this button.</source>
        <translation>Pour tout voir en noir et blanc, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To see everything in 16 colours, click this button.</source>
        <translation>Pour tout voir en 16 couleurs, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To see everything in 256 colours, click this button.</source>
        <translation>Pour tout voir en 256 couleurs, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To change the size of the screen, choose one from this pop-up menu.</source>
        <translation>Pour un écran plus grand ou plus petit, choisissez sa taille dans ce menu local.</translation>
    </message>
    <message>
        <source>To see all colours as pale as a Macintosh showed them, click this box.</source>
        <translation>Pour voir toutes les couleurs aussi pâles que les montrait un Macintosh, cliquez sur cette case.</translation>
    </message>
    <message>
        <source>To keep the screen as you see it now, click this button.</source>
        <translation>Pour garder l’écran tel que vous le voyez, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To make sounds louder or softer, drag this slider.</source>
        <translation>Pour des sons plus forts ou plus doux, faites glisser ce curseur.</translation>
    </message>
    <message>
        <source>To hear the cards, or to play in silence, click this box.</source>
        <translation>Pour entendre les cartes, ou jouer en silence, cliquez sur cette case.</translation>
    </message>
    <message>
        <source>To keep the sounds as you have set them, click this button.</source>
        <translation>Pour garder les sons tels que vous les avez réglés, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To choose what calls for your attention, click its name.</source>
        <translation>Pour choisir ce qui attire votre attention, cliquez sur son nom.</translation>
    </message>
    <message>
        <source>{name}: the desktop has this pattern now.</source>
        <translation>{name}&#x202f;: le bureau a ce motif en ce moment.</translation>
    </message>
    <message>
        <source>{name}: to give the desktop this pattern, click it.</source>
        <translation>{name}&#x202f;: pour donner ce motif au bureau, cliquez dessus.</translation>
    </message>
    <message>
        <source>This is how the pattern looks on a desktop.</source>
        <translation>Voici comment le motif se présente sur un bureau.</translation>
    </message>
    <message>
        <source>To keep the pattern that is on the desktop now, click this button.</source>
        <translation>Pour garder le motif qui est sur le bureau, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To go to a folder that this one is in, choose it from this pop-up menu.</source>
        <translation>Pour remonter dans un dossier qui contient celui-ci, choisissez-le dans ce menu local.</translation>
    </message>
    <message>
        <source>This is what the folder holds. To open something, double-click its name.</source>
        <translation>Voici ce que contient le dossier. Pour ouvrir un élément, cliquez deux fois sur son nom.</translation>
    </message>
    <message>
        <source>To see what lies on the desktop of this computer, click this button.</source>
        <translation>Pour voir ce qui se trouve sur le bureau de cet ordinateur, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To open what is selected in the list, click this button.</source>
        <translation>Pour ouvrir ce qui est sélectionné dans la liste, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To open something, select it in the list first.</source>
        <translation>Pour ouvrir un élément, sélectionnez-le d’abord dans la liste.</translation>
    </message>
    <message>
        <source>Type the name in this box that you want to save under.</source>
        <translation>Tapez dans cette case le nom sous lequel enregistrer.</translation>
    </message>
    <message>
        <source>To save under this name, click this button.</source>
        <translation>Pour enregistrer sous ce nom, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To save, type a name first that a file can have.</source>
        <translation>Pour enregistrer, tapez d’abord un nom de fichier possible.</translation>
    </message>
    <message>
        <source>To turn to the page before, click this corner.</source>
        <translation>Pour revenir à la page précédente, cliquez sur ce coin.</translation>
    </message>
    <message>
        <source>This is the first page.</source>
        <translation>C’est la première page.</translation>
    </message>
    <message>
        <source>To turn to the next page, click this corner.</source>
        <translation>Pour passer à la page suivante, cliquez sur ce coin.</translation>
    </message>
    <message>
        <source>This is the last page.</source>
        <translation>C’est la dernière page.</translation>
    </message>
    <message>
        <source>To turn to a page, choose it from this pop-up menu.</source>
        <translation>Pour aller à une page, choisissez-la dans ce menu.</translation>
    </message>
    <message>
        <source>This is a page of help. To follow an underlined word, click it.</source>
        <translation>Voici une page d’aide. Pour suivre un mot souligné, cliquez dessus.</translation>
    </message>
    <message>
        <source>Here it says what has just happened, the latest last.</source>
        <translation>On lit ici ce qui vient de se passer, le plus récent en dernier.</translation>
    </message>
    <message>
        <source>The computer would play this card.</source>
        <translation>L’ordinateur jouerait cette carte.</translation>
    </message>
    <message>
        <source>This mark says that the card below matches one on the layout.</source>
        <translation>Ce signe dit que la carte du dessous s’accorde avec une de la table.</translation>
    </message>
    <message>
        <source>You have shown this card: if you win, your payment is doubled.</source>
        <translation>Vous avez montré cette carte&#x202f;: si vous gagnez, votre paiement est doublé.</translation>
    </message>
    <message>
        <source>Three cards of {coin} lie here. The fourth takes them all.</source>
        <translation>Trois cartes {coin:du} sont ici. La quatrième les prend toutes.</translation>
    </message>
    <message>
        <source>What each of you has won less what was paid, in this match.</source>
        <translation>Ce que chacun a gagné, moins ce qu’il a payé, dans ce match.</translation>
    </message>
    <message>
        <source>The match ends when a player is {n} points ahead.</source>
        <translation>Le match finit quand quelqu’un a {n} points d’avance.</translation>
    </message>
    <message>
        <source>To play no card and only turn one of the stock, as you owe after a Complete Transaction, click here or press {letter}.</source>
        <translation>Pour ne pas jouer de carte et en retourner seulement une de la pioche, comme vous le devez après une Transaction complète, cliquez ici ou tapez {letter}.</translation>
    </message>
    <message>
        <source>What each would be paid with one point more and the same doublings. In a call it counts Keep going: a point each for the first {n} times, and from then on it doubles.</source>
        <translation>Ce que chacun recevrait avec un point de plus et les mêmes doublements. Quand on doit choisir, c’est après avoir continué&#x202f;: un point pour chacune des {n} premières fois, puis cela double.</translation>
    </message>
    <message>
        <source>What each would be paid if the game ended now. {sums}.</source>
        <translation>Ce que chacun recevrait si la partie finissait maintenant&#x202f;: {sums}.</translation>
    </message>
    <message>
        <source>The points that end the game. {needs}.</source>
        <translation>Les points qui finissent la partie. {needs}.</translation>
    </message>
    <message>
        <source>{name}: {why}.</source>
        <translation>{name}&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>What each would be paid if the game ended now: you {one}; {name} {two}.</source>
        <translation>Ce que chacun recevrait si la partie finissait maintenant&#x202f;: vous {one}&#x202f;; {name} {two}.</translation>
    </message>
    <message>
        <source>Doubles and jokers count two.</source>
        <translation>Les doubles et les jokers comptent deux.</translation>
    </message>
    <message>
        <source>It was turned from the stock.</source>
        <translation>Elle a été retournée de la pioche.</translation>
    </message>
    <message>
        <source>It lies on the layout.</source>
        <translation>Elle est sur la table.</translation>
    </message>
    <message>
        <source>{name} has captured it.</source>
        <translation>{name} l’a prise.</translation>
    </message>
    <message>
        <source>The computer would press this button.</source>
        <translation>L’ordinateur cliquerait sur ce bouton.</translation>
    </message>
    <message>
        <source>You have captured it.</source>
        <translation>Vous l’avez prise.</translation>
    </message>
    <message>
        <source>It goes to your captures and counts as two Mining, takes a Mining card from the other player, and a stock card is played in its place.</source>
        <translation>Il rejoint vos prises et compte pour deux Minages, prend une carte Minage à l’autre joueur, et une carte de la pioche est jouée à sa place.</translation>
    </message>
    <message>
        <source>It matches nothing: played now, it stays on the layout.</source>
        <translation>Elle ne s’accorde avec rien&#x202f;: jouée maintenant, elle reste sur la table.</translation>
    </message>
    <message>
        <source>{set}: {had} of {all} captured by {name}. Black box: captured; white box: still open; dash: lost to the other.</source>
        <translation>{set}&#x202f;: {had} sur {all} pour {name}. Une case noire est acquise, une blanche encore libre, un trait perdu, pris par l’autre.</translation>
    </message>
    <message>
        <source>{set}: {had} of {all} captured by you. Black box: captured; white box: still open; dash: lost to the other.</source>
        <translation>{set}&#x202f;: {had} sur {all} pour vous. Une case noire est acquise, une blanche encore libre, un trait perdu, pris par l’autre.</translation>
    </message>
    <message>
        <source>To end the game takes {n} points or more.</source>
        <translation>Il faut au moins {n} points pour finir la partie.</translation>
    </message>
    <message>
        <source>It matches on the layout: {cards}.</source>
        <translation>Elle s’accorde sur la table avec&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>First choose which card on the layout to take.</source>
        <translation>Choisissez d’abord quelle carte de la table prendre.</translation>
    </message>
    <message>
        <source>The stock lay here. All of its cards have been turned.</source>
        <translation>La pioche était ici. Toutes ses cartes sont retournées.</translation>
    </message>
    <message>
        <source>This is the stock; cards in it: {n}. After each card that is played, one is turned.</source>
        <translation>Voici la pioche&#x202f;: {n:carte|cartes}. Après chaque carte jouée, on en retourne une.</translation>
    </message>
    <message>
        <source>{group} that {name} captures lie here; so far {count}.</source>
        <translation>Les {group} que prend {name} se posent ici. Leur compte&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>{group} that you capture lie here; so far {count}.</source>
        <translation>Les {group} que vous prenez se posent ici. Leur compte&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>{set}. Bar: it can no longer be made, since the other has {lost} of its cards.</source>
        <translation>{set}. Barre&#x202f;: combinaison devenue impossible&#x202f;; cartes prises par l’autre&#x202f;: {lost}.</translation>
    </message>
    <message>
        <source>Turns in which you only turn a stock card: {owed}.</source>
        <translation>Tours où vous ne retournez qu’une carte de la pioche&#x202f;: {owed}.</translation>
    </message>
    <message>
        <source>This is the place of coin {n}, {coin}.</source>
        <translation>Voici la place {coin:du}, monnaie {n}.</translation>
    </message>
    <message>
        <source>This mark says that the card below matches one on the table.</source>
        <translation>Ce signe dit que la carte du dessous s’accorde avec une de la table.</translation>
    </message>
    <message>
        <source>A move was taken back that had revealed too much: this war does not count.</source>
        <translation>Un coup repris en avait trop montré&#x202f;: cette guerre ne compte pas.</translation>
    </message>
    <message>
        <source>Three cards of {month} lie here. Whoever plays the fourth takes them all.</source>
        <translation>Trois cartes {month:de} sont ici. Qui joue la quatrième les prend toutes.</translation>
    </message>
    <message>
        <source>This is a card in the hand of {name}. It is hidden until it is played.</source>
        <translation>Voici une carte de la main {name:de}. Elle reste cachée jusqu’à ce qu’elle soit jouée.</translation>
    </message>
    <message>
        <source>It has just been played.</source>
        <translation>Elle vient d’être jouée.</translation>
    </message>
    <message>
        <source>It was turned from the stack.</source>
        <translation>Elle a été retournée de la pioche.</translation>
    </message>
    <message>
        <source>It lies on the table.</source>
        <translation>Elle est sur la table.</translation>
    </message>
    <message>
        <source>It is in the hand of {name}.</source>
        <translation>Elle est dans la main {name:de}.</translation>
    </message>
    <message>
        <source>{name} has collected it.</source>
        <translation>{name} l’a ramassée.</translation>
    </message>
    <message>
        <source>You have collected it.</source>
        <translation>Vous l’avez ramassée.</translation>
    </message>
    <message>
        <source>It matches nothing: played now, it stays on the table.</source>
        <translation>Elle ne s’accorde avec rien&#x202f;: jouée maintenant, elle reste sur la table.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>It matches on the table: {cards}.</source>
        <translation>Elle s’accorde sur la table avec&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>To play it, click it.</source>
        <translation>Pour la jouer, cliquez dessus.</translation>
    </message>
    <message>
        <source>To take it, click it.</source>
        <translation>Pour la prendre, cliquez dessus.</translation>
    </message>
    <message>
        <source>First choose which card on the table to take.</source>
        <translation>Choisissez d’abord la carte de la table à prendre.</translation>
    </message>
    <message>
        <source>You can play it when it is your turn.</source>
        <translation>Vous pourrez la jouer à votre tour.</translation>
    </message>
    <message>
        <source>The stack lay here. All of its cards have been turned.</source>
        <translation>La pioche était ici. Toutes ses cartes ont été retournées.</translation>
    </message>
    <message>
        <source>This is the stack; cards in it: {n}. After each card that is played, one is turned.</source>
        <translation>Voici la pioche&#x202f;: {n:carte|cartes}. Après chaque carte jouée, on en retourne une.</translation>
    </message>
    <message>
        <source>This is {name}. A heavy frame shows whose turn it is.</source>
        <translation>Voici {name}. Un cadre épais montre à qui c’est de jouer.</translation>
    </message>
    <message>
        <source>Turns in which {name} only turns a stock card: {owed}.</source>
        <translation>Tours où {name} ne retourne qu’une carte de la pioche&#x202f;: {owed}.</translation>
    </message>
    <message>
        <source>This is you. A heavy frame shows whose turn it is.</source>
        <translation>C’est vous. Un cadre épais montre à qui c’est de jouer.</translation>
    </message>
    <message>
        <source>This is the money of {name}: ${money}.</source>
        <translation>Voici l’argent {name:de}&#x202f;: {money}&#x202f;$.</translation>
    </message>
    <message>
        <source>This is what {name} has scored in this game: {points}.</source>
        <translation>Voici ce qu’a marqué {name} dans cette partie&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>{name} has called GO; times so far: {gos}. Each makes a STOP bring more.</source>
        <translation>{name} a dit GO {gos} fois. Chaque GO rend un STOP plus payant.</translation>
    </message>
    <message>
        <source>This mark says that {name} began the game.</source>
        <translation>Ce signe rappelle {name:que} a commencé la partie.</translation>
    </message>
    <message>
        <source>This is your money: ${money}.</source>
        <translation>Voici votre argent&#x202f;: {money}&#x202f;$.</translation>
    </message>
    <message>
        <source>This is what you have scored in this game: {points}.</source>
        <translation>Voici vos points dans cette partie&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>You have called GO; times so far: {gos}. Each makes a STOP bring more.</source>
        <translation>Vous avez dit GO {gos} fois. Chaque GO rend un STOP plus payant.</translation>
    </message>
    <message>
        <source>This mark says that you began the game.</source>
        <translation>Ce signe dit que vous avez commencé la partie.</translation>
    </message>
    <message>
        <source>This is the place of {month}: cards with {plant} go here.</source>
        <translation>C’est la place {month:de}&#x202f;: les cartes {plant:du} vont ici.</translation>
    </message>
    <message>
        <source>To see which cards of your hand match the table, or not to, choose this item.</source>
        <translation>Pour voir ou non quelles cartes de votre main s’accordent avec la table, choisissez cet article.</translation>
    </message>
    <message>
        <source>To write month and kind on every card, or to stop that, choose this item.</source>
        <translation>Pour voir ou non le mois et la sorte écrits sur chaque carte, choisissez cet article.</translation>
    </message>
    <message>
        <source>There is nothing to see before a match has begun.</source>
        <translation>Il n’y a rien à voir avant le début d’une partie.</translation>
    </message>
    <message>
        <source>To make a flower of cards from your hand, choose this item.</source>
        <translation>Pour créer une fleur avec des cartes de votre main, choisissez cet article.</translation>
    </message>
    <message>
        <source>You can make a flower when you may play and hold three cards.</source>
        <translation>On peut créer une fleur quand c’est à soi de jouer et qu’on a trois cartes.</translation>
    </message>
    <message>
        <source>To give the cards this back, click its picture.</source>
        <translation>Pour donner ce dos aux cartes, cliquez sur son image.</translation>
    </message>
    <message>
        <source>To lay this cloth on the table, click its picture.</source>
        <translation>Pour mettre ce tapis sur la table, cliquez sur son image.</translation>
    </message>
    <message>
        <source>To play on with the back and the cloth you have chosen, click this button.</source>
        <translation>Pour jouer avec le dos et le tapis choisis, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To play against another opponent, choose a name from this menu.</source>
        <translation>Pour jouer contre quelqu’un d’autre, choisissez un nom dans ce menu.</translation>
    </message>
    <message>
        <source>To make this opponent a better or a worse player, choose an IQ from this menu.</source>
        <translation>Pour que cet adversaire joue mieux ou moins bien, choisissez un QI dans ce menu.</translation>
    </message>
    <message>
        <source>These are moments that gave something away. To see one on the table, click it.</source>
        <translation>Ce sont des moments où quelque chose vous a échappé. Pour en voir un sur la table, cliquez dessus.</translation>
    </message>
    <message>
        <source>To close the review, click this button.</source>
        <translation>Pour fermer le bilan, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To let the computers remember the last two moves, click this button.</source>
        <translation>Pour que les ordinateurs retiennent les deux derniers coups, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To let the computers remember everything, click this button.</source>
        <translation>Pour que les ordinateurs retiennent tout, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To let a person or the computer play {seat}, choose from this menu.</source>
        <translation>Pour confier {seat} à une personne ou à l’ordinateur, choisissez dans ce menu.</translation>
    </message>
    <message>
        <source>To close the score, click this button.</source>
        <translation>Pour fermer les points, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>These are the four Aces, the best set of all.</source>
        <translation>Voici les quatre as, le meilleur carré de tous.</translation>
    </message>
    <message>
        <source>To go on, proud and unhurried, click this button.</source>
        <translation>Pour continuer, avec une juste fierté, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>These are the petals that you lay, the top of each flower left. Click between two to cut the row or to join it.</source>
        <translation>Voici vos pétales, le dessus de chaque fleur à gauche. Cliquez entre deux pour couper le rang ou le recoller.</translation>
    </message>
    <message>
        <source>To see the rest of this garden, click the arrow.</source>
        <translation>Pour voir le reste de ce jardin, cliquez sur la flèche.</translation>
    </message>
    <message>
        <source>POWER FLOWERs grow in this bed. They lie open and choose who fights.</source>
        <translation>Les POWER FLOWERs poussent ici&#x202f;: visibles, elles choisissent le pétale qui combat.</translation>
    </message>
    <message>
        <source>Regular flowers grow in this bed.</source>
        <translation>Les fleurs ordinaires poussent ici.</translation>
    </message>
    <message>
        <source>This is {player}, with {cards} in the hand. A spy may look at them.</source>
        <translation>Voici {player}, avec {cards} en main. Un espion peut les regarder.</translation>
    </message>
    <message>
        <source>A move was taken back that had revealed too much: this match does not count.</source>
        <translation>Un coup repris en avait trop montré&#x202f;: cette partie ne compte pas.</translation>
    </message>
    <message>
        <source>This is your garden. You have {cards} in the hand.</source>
        <translation>Voici votre jardin. Vous avez {cards} en main.</translation>
    </message>
    <message>
        <source>petal {number} of {flower}</source>
        <translation>pétale {number} de {flower}</translation>
    </message>
    <message>
        <source>{card}, {where}. It lies open; its strength is {n}.</source>
        <translation>{card}, {where}. Il est visible&#x202f;; sa force est {n}.</translation>
    </message>
    <message>
        <source>{card}, {where}. Only you and other spies know it.</source>
        <translation>{card}, {where}. Vous seul et d’autres espions le connaissez.</translation>
    </message>
    <message>
        <source>{card}, {where}. It is hidden from the players.</source>
        <translation>{card}, {where}. Il est caché aux joueurs.</translation>
    </message>
    <message>
        <source>This is {where}. It is hidden: a spy or a battle may show it.</source>
        <translation>Ceci&#x202f;: {where}. Il est caché&#x202f;: un espion ou une bataille peut le montrer.</translation>
    </message>
    <message>
        <source>This is {flower}, a POWER FLOWER of {petals}.</source>
        <translation>Voici {flower}, une POWER FLOWER de {petals}.</translation>
    </message>
    <message>
        <source>This is the pile; cards in it: {n}.</source>
        <translation>La pioche&#x202f;: {n:carte|cartes}.</translation>
    </message>
    <message>
        <source>To draw one as your only act, click it.</source>
        <translation>Pour piocher, comme unique action du tour, cliquez dessus.</translation>
    </message>
    <message>
        <source>This is the Graveyard; cards in it: {n}. To see them all, click it.</source>
        <translation>Le cimetière&#x202f;; cartes&#x202f;: {n}. Pour les voir toutes, cliquez dessus.</translation>
    </message>
    <message>
        <source>This is {flower}, with {petals}.</source>
        <translation>Voici {flower}, de {petals}.</translation>
    </message>
    <message>
        <source>The drop says that it has attacked in this turn.</source>
        <translation>La goutte dit qu’elle est épuisée&#x202f;: elle a attaqué pendant ce tour.</translation>
    </message>
    <message>
        <source>The eye says that you know hidden petals of it.</source>
        <translation>L’œil dit que vous en connaissez des pétales cachés.</translation>
    </message>
    <message>
        <source>To choose it, click it.</source>
        <translation>Pour la choisir, cliquez dessus.</translation>
    </message>
    <message>
        <source>The computer would ask {seat}.</source>
        <translation>L’ordinateur demanderait à {seat}.</translation>
    </message>
    <message>
        <source>It is in the hand of {seat}.</source>
        <translation>Elle est dans la main {seat:de}.</translation>
    </message>
    <message>
        <source>It is in your hand, so you may ask for others of its kind.</source>
        <translation>Elle est dans votre main&#x202f;: vous pouvez demander les autres de sa valeur.</translation>
    </message>
    <message>
        <source>This is {seat}: {cards}, and sets worth {points}.</source>
        <translation>Voici {seat}&#x202f;: {cards}, et des carrés valant {points}.</translation>
    </message>
    <message>
        <source>This bar runs out until the next move. To stop it, press ⌘P.</source>
        <translation>Cette barre s’écoule jusqu’au coup suivant. Pour l’arrêter, tapez ⌘P.</translation>
    </message>
    <message>
        <source>This is your place: {cards}, and sets worth {points}.</source>
        <translation>Voici votre place&#x202f;: {cards}, et des carrés valant {points}.</translation>
    </message>
    <message>
        <source>To ask {seat} for a card, click here.</source>
        <translation>Pour demander une carte à {seat}, cliquez ici.</translation>
    </message>
    <message>
        <source>These are the moves of this round: who asked whom for which card.</source>
        <translation>Voici les coups de cette manche&#x202f;: qui a demandé quelle carte à qui.</translation>
    </message>
    <message>
        <source>These are cards that a player was seen to take and still has.</source>
        <translation>Voici les cartes que quelqu’un a prises au vu de tous et qu’il a encore.</translation>
    </message>
    <message>
        <source>To close the memory, click this button.</source>
        <translation>Pour fermer la mémoire, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>This is the pile. Cards left in it: {n}; then all are shuffled again.</source>
        <translation>Voici la pioche. Cartes qui y restent&#x202f;: {n}&#x202f;; ensuite on les mélange toutes.</translation>
    </message>
    <message>
        <source>Here is a button for everything that you can do when it is your turn.</source>
        <translation>Ici se trouve un bouton pour tout ce que vous pouvez faire à votre tour.</translation>
    </message>
    <message>
        <source>To move this pawn, click it.</source>
        <translation>Pour déplacer ce pion, cliquez dessus.</translation>
    </message>
    <message>
        <source>This is the board. Pawns go round it in the direction of the arrows.</source>
        <translation>Voici le plateau. Les pions en font le tour dans le sens des flèches.</translation>
    </message>
    <message>
        <source>{colour} does not play this game.</source>
        <translation>{colour} ne joue pas cette partie.</translation>
    </message>
    <message>
        <source>This is the start of {colour}. A 1, a 2 or a Sorry brings a pawn out.</source>
        <translation>Voici le départ {colour:bleu}. Un 1, un 2 ou un Pardon fait sortir un pion.</translation>
    </message>
    <message>
        <source>This is the home of {colour}. The first player with all four pawns at home wins.</source>
        <translation>Voici la maison {colour:bleue}. Qui y a le premier ses quatre pions a gagné.</translation>
    </message>
    <message>
        <source>This is the safety zone of {colour}. No other colour can enter it.</source>
        <translation>Voici la zone sûre {colour:bleue}. Aucune autre couleur ne peut y entrer.</translation>
    </message>
    <message>
        <source>This is a slide of {colour}. Only a pawn that stops on its triangle slides.</source>
        <translation>Glissade&#x202f;: {colour}. Seul glisse un pion qui s’arrête sur son triangle.</translation>
    </message>
    <message>
        <source>A pawn of another colour than {colour} that stops on this triangle slides to the end.</source>
        <translation>Un pion d’une autre couleur qui s’arrête sur ce triangle {colour:bleu} glisse jusqu’au bout.</translation>
    </message>
    <message>
        <source>Pawns of {colour} come out on this circle. A slide ends here for the other colours.</source>
        <translation>Les pions {colour:bleus} sortent sur ce cercle&#x202f;; pour les autres, une glissade y finit.</translation>
    </message>
    <message>
        <source>Going forward, pawns of {colour} turn into their safety zone here.</source>
        <translation>Ici, les pions {colour:bleus} qui avancent s’engagent dans leur zone sûre.</translation>
    </message>
    <message>
        <source>No pawn of {colour} goes forward over its own diamond.</source>
        <translation>Aucun pion {colour:bleu} n’avance par-dessus le losange de sa couleur.</translation>
    </message>
    <message>
        <source>This is a square of the track. It has room for one pawn.</source>
        <translation>Voici une case de la piste. Il n’y a place que pour un pion.</translation>
    </message>
    <message>
        <source>To let two, three or four colours play, or two teams, choose from this pop-up menu. One player plays Red against the computer’s Yellow.</source>
        <translation>Pour jouer à deux, trois ou quatre couleurs, ou par équipes, choisissez dans ce menu. Seul, vous avez les rouges contre les jaunes de l’ordinateur.</translation>
    </message>
    <message>
        <source>To be asked before a move is made, click this box.</source>
        <translation>Pour qu’on vous demande avant de jouer un coup, cochez cette case.</translation>
    </message>
    <message>
        <source>To play the only possible move automatically, click this box.</source>
        <translation>Pour que le seul coup possible soit joué pour vous, cochez cette case.</translation>
    </message>
    <message>
        <source>To play by the letter of the old rules, by which a 7 is always split, click here.</source>
        <translation>Pour suivre à la lettre les vieilles règles, où un 7 est toujours partagé, cochez cette case.</translation>
    </message>
    <message>
        <source>To begin a game with these options, click this button.</source>
        <translation>Pour commencer une partie avec ces options, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To go on with these options, click this button.</source>
        <translation>Pour continuer avec ces options, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>These options don’t go together: see what is said above.</source>
        <translation>Ces options ne vont pas ensemble&#x202f;: voyez ce qui est dit plus haut.</translation>
    </message>
    <message>
        <source>To play with more or fewer players, choose from this pop-up menu. Three is best.</source>
        <translation>Pour changer le nombre de joueurs, choisissez dans ce menu. L’idéal est trois.</translation>
    </message>
    <message>
        <source>To let a person or a computer play for {name}, choose from this menu.</source>
        <translation>Pour confier {name} à une personne ou à un ordinateur, choisissez dans ce menu.</translation>
    </message>
    <message>
        <source>To seat another player here, choose a name from this menu.</source>
        <translation>Pour faire asseoir quelqu’un d’autre ici, choisissez un nom dans ce menu.</translation>
    </message>
    <message>
        <source>This can be changed between games, where no person sits.</source>
        <translation>Cela se change entre deux parties, là où ne joue aucune personne.</translation>
    </message>
    <message>
        <source>This seat is empty: fewer people are playing.</source>
        <translation>Cette place est vide&#x202f;: il y a moins de joueurs.</translation>
    </message>
    <message>
        <source>To give a player more cards in the hand, or fewer, type a number.</source>
        <translation>Pour donner à un joueur plus ou moins de cartes en main, tapez un nombre.</translation>
    </message>
    <message>
        <source>To give a player more petals, or fewer, type a number.</source>
        <translation>Pour donner à un joueur plus ou moins de pétales, tapez un nombre.</translation>
    </message>
    <message>
        <source>To deal the usual number of cards for these players, click this button.</source>
        <translation>Pour donner le nombre de cartes habituel à ces joueurs, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To play a long game with more cards, click this button.</source>
        <translation>Pour une longue partie avec plus de cartes, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To choose yourself what is dealt, click this button.</source>
        <translation>Pour choisir vous-même ce qui est distribué, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>Type how many packs of cards are played with, 1 to 12.</source>
        <translation>Tapez le nombre de paquets de cartes, de 1 à 12.</translation>
    </message>
    <message>
        <source>Type how many petals every player gets.</source>
        <translation>Tapez combien de pétales reçoit chaque joueur.</translation>
    </message>
    <message>
        <source>Type how many cards the first player’s hand has; each later one has one more.</source>
        <translation>Tapez combien de cartes a le premier joueur&#x202f;; chaque suivant en a une de plus.</translation>
    </message>
    <message>
        <source>To choose this yourself, click “custom” first.</source>
        <translation>Pour choisir cela vous-même, cliquez d’abord sur «&#x202f;personnalisée&#x202f;».</translation>
    </message>
    <message>
        <source>To play with jokers, or without, click this box.</source>
        <translation>Pour jouer avec ou sans jokers, cochez cette case.</translation>
    </message>
    <message>
        <source>To let everybody see the petals they lay at the beginning, click this box.</source>
        <translation>Pour que chacun voie ses pétales en formant ses fleurs, cochez cette case.</translation>
    </message>
    <message>
        <source>To discard all petals that fought in a tie, click this box.</source>
        <translation>Pour défausser tous les pétales qui ont combattu à égalité, cochez cette case.</translation>
    </message>
    <message>
        <source>To plant hearts face down, click this box.</source>
        <translation>Pour que les cœurs deviennent des pétales cachés, cochez cette case.</translation>
    </message>
    <message>
        <source>To throw for the order of play and take a pack of petals before a game, click this box.</source>
        <translation>Pour tirer l’ordre du jeu et prendre un paquet de pétales avant une partie, cochez cette case.</translation>
    </message>
    <message>
        <source>To pass automatically in a battle that you are winning, click this box.</source>
        <translation>Pour passer sans question dans une bataille que vous gagnez telle quelle, cliquez sur cette case.</translation>
    </message>
    <message>
        <source>To start with one pawn out, click this box. Such games are counted separately.</source>
        <translation>Pour commencer avec un pion déjà sorti, cliquez sur cette case. Ces parties sont comptées à part.</translation>
    </message>
    <message>
        <source>To give no extra turn after a 2, click this box. Such games are counted separately.</source>
        <translation>Pour qu’un 2 ne donne pas de second tour, cliquez sur cette case. Ces parties sont comptées à part.</translation>
    </message>
    <message>
        <source>To forbid steps beyond home, click this box. Such games are counted separately.</source>
        <translation>Pour interdire de dépasser la maison, cliquez sur cette case. Ces parties sont comptées à part.</translation>
    </message>
    <message>
        <source>To let a person or a computer play {colour}, choose from this menu.</source>
        <translation>{colour}&#x202f;: choisissez dans ce menu qui joue, une personne ou un ordinateur.</translation>
    </message>
    <message>
        <source>This colour does not play.</source>
        <translation>Cette couleur ne joue pas.</translation>
    </message>
    <message>
        <source>This cannot be changed during a game.</source>
        <translation>Cela ne peut être changé pendant une partie.</translation>
    </message>
    <message>
        <source>To close this, click this button.</source>
        <translation>Pour fermer ceci, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To go on without looking at it, click this button.</source>
        <translation>Pour continuer sans regarder, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To watch the others at your pace, click this button.</source>
        <translation>Pour regarder les autres à votre allure, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To watch the others at the fastest pace, click this button.</source>
        <translation>Pour regarder les autres à l’allure la plus vive, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To see only how the match ends, click this button.</source>
        <translation>Pour voir seulement comment finit la partie, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To put {card} into the flower as the next petal, or take it out, click it.</source>
        <translation>Pour mettre {card} dans la fleur comme pétale suivant, ou l’enlever, cliquez ici.</translation>
    </message>
    <message>
        <source>To make a flower whose petals nobody else sees, click this button.</source>
        <translation>Pour créer une fleur dont nul autre ne voit les pétales, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To make a POWER FLOWER, which lies open and picks who fights, click this button.</source>
        <translation>Pour créer une POWER FLOWER, visible et qui choisit le pétale qui combat, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>A POWER FLOWER needs four cards, one of each suit among them.</source>
        <translation>Il faut quatre cartes pour une POWER FLOWER, dont une de chaque couleur.</translation>
    </message>
    <message>
        <source>To plant this flower in your garden, click this button.</source>
        <translation>Pour planter cette fleur dans votre jardin, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>Choose three cards at least first.</source>
        <translation>Choisissez d’abord au moins trois cartes.</translation>
    </message>
    <message>
        <source>To plant the heart here, {place}, click. The top of the flower is left.</source>
        <translation>Pour planter le cœur ici, {place}, cliquez. Le dessus de la fleur est à gauche.</translation>
    </message>
    <message>
        <source>To plant the heart there, click this button.</source>
        <translation>Pour planter le cœur à cet endroit, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To play at this place, click this button. Later players have more.</source>
        <translation>Pour jouer à cette place, cliquez sur ce bouton. Qui joue plus tard a plus de cartes.</translation>
    </message>
    <message>
        <source>To take this place, click this button.</source>
        <translation>Pour prendre cette place, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To write the number of the coin and the kind on every card, or to stop that, choose this item.</source>
        <translation>Pour que le numéro de la monnaie et la sorte soient écrits sur chaque carte, ou non, choisissez cet article.</translation>
    </message>
    <message>
        <source>To draw a card instead of everything else, click this button.</source>
        <translation>Pour piocher une carte, comme unique action du tour, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>You can draw only as a turn’s first act, not on your first turn or twice.</source>
        <translation>On ne pioche que comme première action, ni au premier tour, ni deux tours de suite.</translation>
    </message>
    <message>
        <source>To make a flower of cards from your hand, click this button.</source>
        <translation>Pour créer une fleur avec des cartes de votre main, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To plant your flowers as the row is cut, click this button.</source>
        <translation>Pour planter vos fleurs comme le rang est coupé, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>Every flower needs two petals at least: cut the row elsewhere.</source>
        <translation>Il faut au moins deux pétales par fleur&#x202f;: coupez le rang ailleurs.</translation>
    </message>
    <message>
        <source>To let the next player have the turn, click this button.</source>
        <translation>Pour que le tour passe au joueur suivant, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To play no card now, click this button.</source>
        <translation>Pour ne jouer aucune carte maintenant, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To play the joker as this, click this button.</source>
        <translation>Pour jouer ainsi le joker, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To play something else, click this button.</source>
        <translation>Pour jouer autre chose, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To let your last petal live, click this button.</source>
        <translation>Pour laisser vivre votre dernier pétale, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To end your own game, click this button.</source>
        <translation>Pour mettre fin à votre propre partie, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To keep the record, by which anybody can check it, click this button.</source>
        <translation>Pour garder la partie, que chacun pourra vérifier, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To see another moment of the record, drag this slider.</source>
        <translation>Pour voir un autre moment de l’enregistrement, faites glisser ce curseur.</translation>
    </message>
    <message>
        <source>To go back by one move, click this button.</source>
        <translation>Pour reculer d’un coup, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To let the record run by itself, or to stop it, click this button.</source>
        <translation>Pour laisser défiler l’enregistrement, ou l’arrêter, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>This is how the cards were dealt.</source>
        <translation>Voici la donne.</translation>
    </message>
    <message>
        <source>The deal ends here.</source>
        <translation>La donne se termine ici.</translation>
    </message>
    <message>
        <source>To see the next move, click this button.</source>
        <translation>Pour voir le coup suivant, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To go on with the game, click this button.</source>
        <translation>Pour reprendre le jeu, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To go on to the deal, click this button.</source>
        <translation>Pour passer à la donne, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To go on, first pick a card.</source>
        <translation>Pour continuer, prenez d’abord une carte.</translation>
    </message>
    <message>
        <source>To pick this card, click it or press {n}.</source>
        <translation>Pour tirer cette carte, cliquez dessus ou tapez {n}.</translation>
    </message>
    <message>
        <source>{name} picked this card: {card}.</source>
        <translation>{name} a tiré cette carte&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>To follow the language of the system, click this button.</source>
        <translation>Pour suivre la langue du système, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To see everything in this language, click this button.</source>
        <translation>Pour tout voir dans cette langue, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To use this language from now on, click this button.</source>
        <translation>Pour employer désormais cette langue, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To leave the language as it is, click this button.</source>
        <translation>Pour laisser la langue comme elle est, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To throw this, {sign}, click it or press {n}.</source>
        <translation>Pour jouer ce signe, {sign}, cliquez dessus ou tapez {n}.</translation>
    </message>
    <message>
        <source>To throw a random sign, and then to go on, click this button.</source>
        <translation>Pour jouer ce qui vient sous la main, puis continuer, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To take this basket, click it or press {n}.</source>
        <translation>Pour prendre ce panier, cliquez dessus ou tapez {n}.</translation>
    </message>
    <message>
        <source>To take the nearest basket, click this button.</source>
        <translation>Pour prendre le panier le plus proche, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>This shows whose turn it is and what your next click will do.</source>
        <translation>On lit ici à qui c’est de jouer, et ce que décide le prochain clic.</translation>
    </message>
    <message>
        <source>You have taken back a move after something was revealed, so this game does not count.</source>
        <translation>Vous avez repris un coup après une révélation&#x202f;: cette partie ne compte pas.</translation>
    </message>
    <message>
        <source>Here the card that is turned over lies open.</source>
        <translation>La carte retournée est posée ici.</translation>
    </message>
    <message>
        <source>To turn over the top card, click anywhere.</source>
        <translation>Pour retourner la carte du dessus, cliquez n’importe où.</translation>
    </message>
    <message>
        <source>This is the open card: {text}</source>
        <translation>Voici la carte retournée&#x202f;: {text}</translation>
    </message>
    <message>
        <source>This shows what has happened.</source>
        <translation>On lit ici ce qui s’est passé.</translation>
    </message>
    <message>
        <source>This shows what has happened. On your turn there are buttons here.</source>
        <translation>On lit ici ce qui s’est passé. À votre tour, des boutons s’y trouvent.</translation>
    </message>
    <message>
        <source>There is nothing to go back to: nothing of this move is chosen yet.</source>
        <translation>Il n’y a rien à reprendre&#x202f;: ce coup n’est pas encore commencé.</translation>
    </message>
    <message>
        <source>{move}. To do this, click here or press {key}.</source>
        <translation>{move}. Pour le faire, cliquez ici ou tapez {key}.</translation>
    </message>
    <message>
        <source>{pawn} has done {n} of {all} steps. Dotted means start, black home.</source>
        <translation>{pawn} a fait {n} pas sur {all}. Pointillé&#x202f;: départ&#x202f;; noir&#x202f;: maison.</translation>
    </message>
    <message>
        <source>There is nothing to stop while it is your turn.</source>
        <translation>Il n’y a rien à arrêter pendant votre tour.</translation>
    </message>
    <message>
        <source>To count ten points for every set, click this box. Such games are counted separately.</source>
        <translation>Pour que chaque carré compte dix points, cliquez sur cette case. Ces parties sont comptées à part.</translation>
    </message>
    <message>
        <source>Type how many points end a match in this box, from {range}.</source>
        <translation>Tapez dans cette case le nombre de points qui termine une partie, de {range}.</translation>
    </message>
    <message>
        <source>To let the computers remember about ten moves, with lapses, click this button.</source>
        <translation>Pour que les ordinateurs retiennent une dizaine de coups, avec des oublis, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>Type how long moves take in this box, in thousandths of a second: {range}.</source>
        <translation>Tapez dans cette case la durée des coups, en millièmes de seconde&#x202f;: {range}.</translation>
    </message>
    <message>
        <source>To sort the computers’ face-down cards, so that their places reveal something, click this box.</source>
        <translation>Pour trier les cartes cachées des ordinateurs, dont les places trahiront alors quelque chose, cliquez sur cette case.</translation>
    </message>
    <message>
        <source>To ask only after one more click on the player or the card, click this box.</source>
        <translation>Pour ne demander qu’après un clic de plus sur le joueur ou la carte, cliquez sur cette case.</translation>
    </message>
    <message>
        <source>To go on, type a target from {target} and a Delay from {delay} first.</source>
        <translation>Pour continuer, tapez d’abord un but de {target} et un délai de {delay}.</translation>
    </message>
    <message>
        <source>Here lie the sets that {seat} has laid down. The rail says how many.</source>
        <translation>Voici les carrés étalés par {seat}. Le bord dit combien.</translation>
    </message>
    <message>
        <source>Here lie the sets that you have laid down. The rail says how many.</source>
        <translation>Voici les carrés que vous avez étalés. Le bord dit combien.</translation>
    </message>
    <message>
        <source>Points of {seat}: {before} from earlier rounds, {points} from this one. The match is played to {target}.</source>
        <translation>Points {seat:de}&#x202f;: {before} des manches passées, {points} de celle-ci. La partie se joue en {target} points.</translation>
    </message>
    <message>
        <source>Your points: {before} from earlier rounds, {points} from this one. The match is played to {target}.</source>
        <translation>Vos points&#x202f;: {before} des manches passées, {points} de celle-ci. La partie se joue en {target} points.</translation>
    </message>
    <message>
        <source>This shows who has just asked whom for what. Remember it if you can.</source>
        <translation>On lit ici qui vient de demander quoi à qui. Retenez-le si vous pouvez.</translation>
    </message>
    <message>
        <source>These are the two asks before the last one, the older at the left.</source>
        <translation>Voici les deux demandes d’avant la dernière, la plus ancienne à gauche.</translation>
    </message>
    <message>
        <source>These are the cards that you may ask for. Grey are those that you hold yourself.</source>
        <translation>Voici les cartes que vous pouvez demander. En gris, celles que vous avez vous-même.</translation>
    </message>
    <message>
        <source>You hold {card}, so you can’t ask for it.</source>
        <translation>Vous avez {card}, et ne pouvez donc pas demander cette carte.</translation>
    </message>
    <message>
        <source>To ask for {card}, click it.</source>
        <translation>Pour demander {card}, cliquez ici.</translation>
    </message>
    <message>
        <source>To ask for {card} now, click it again.</source>
        <translation>Pour demander {card} maintenant, cliquez encore ici.</translation>
    </message>
    <message>
        <source>You have chosen {card}. Now click the player to ask.</source>
        <translation>Vous avez choisi {card}. Cliquez maintenant sur la personne à qui demander.</translation>
    </message>
    <message>
        <source>This is a card in the hand of {seat}.</source>
        <translation>C’est une carte de la main {seat:de}.</translation>
    </message>
    <message>
        <source>{seat} has laid down the four {kind}: {points}.</source>
        <translation>{seat} a étalé les quatre {kind}&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>You have laid down the four {kind}: {points}.</source>
        <translation>Vous avez étalé les quatre {kind}&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>Here it says what has just happened.</source>
        <translation>On lit ici ce qui vient de se passer.</translation>
    </message>
    <message>
        <source>This says what you can do now, or what the chosen card can do.</source>
        <translation>On lit ici ce que vous pouvez faire, ou ce que peut la carte choisie.</translation>
    </message>
    <message>
        <source>This is the arena. Flowers that fight are here; their fighting petals have rings.</source>
        <translation>Voici l’arène. Les fleurs s’y battent&#x202f;; les pétales au combat sont cerclés.</translation>
    </message>
    <message>
        <source>{card}, in the hand of {player}. You know it.</source>
        <translation>{card}, chez {player}. Vous la connaissez.</translation>
    </message>
    <message>
        <source>The flag says whose turn it is.</source>
        <translation>Le drapeau dit à qui est le tour.</translation>
    </message>
    <message>
        <source>Played by: {level}.</source>
        <translation>Joué par&#x202f;: {level}.</translation>
    </message>
    <message>
        <source>To pass without being asked when you can do nothing else, click this box.</source>
        <translation>Pour passer sans qu’on vous le demande quand vous ne pouvez rien d’autre, cochez cette case.</translation>
    </message>
    <message>
        <source>You can pass in a battle, at a tie and after your last will.</source>
        <translation>On peut passer lors d’une bataille ou d’une égalité, et après ses dernières volontés.</translation>
    </message>
    <message>
        <source>You can end your turn when it is yours and no flower fights.</source>
        <translation>On peut finir son tour quand c’est le sien et qu’aucune fleur ne se bat.</translation>
    </message>
    <message>
        <source>You can look while a game is played.</source>
        <translation>Vous pouvez regarder pendant une partie.</translation>
    </message>
    <message>
        <source>To go on, click this button.</source>
        <translation>Pour continuer, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>Here it says what you are asked, and by which keys you answer.</source>
        <translation>On lit ici ce qu’on vous demande, et par quelles touches répondre.</translation>
    </message>
    <message>
        <source>you have {n}</source>
        <translation>vous en avez {n}</translation>
    </message>
    <message>
        <source>{name} has {n}</source>
        <translation>{name} en a {n}</translation>
    </message>
    <message>
        <source>{set}, {points}: {who}.</source>
        <translation>{set}, {points}&#x202f;: {who}.</translation>
    </message>
    <message>
        <source>{set}: it can no longer be made; {who}.</source>
        <translation>{set}&#x202f;: désormais impossible&#x202f;; {who}.</translation>
    </message>
    <message>
        <source>Only {name} can still make it.</source>
        <translation>Reste possible pour {name} seulement.</translation>
    </message>
    <message>
        <source>Only you can still make it.</source>
        <translation>Reste possible pour vous seulement.</translation>
    </message>
    <message>
        <source>To take the card above from the keyboard, press {n}.</source>
        <translation>Pour prendre la carte du dessus au clavier, tapez {n}.</translation>
    </message>
    <message>
        <source>Two cards just alike lie here, one on the other.</source>
        <translation>Deux cartes toutes pareilles sont ici, l’une sur l’autre.</translation>
    </message>
    <message>
        <source>This card was turned from the stack.</source>
        <translation>Cette carte vient d’être retournée de la pioche.</translation>
    </message>
    <message>
        <source>The badge is yellow one point short of that, and red from there on.</source>
        <translation>Le macaron est jaune à un point de ce seuil, rouge dès qu’il est atteint.</translation>
    </message>
    <message>
        <source>Suns go here.</source>
        <translation>Les soleils vont ici.</translation>
    </message>
    <message>
        <source>Animals go here.</source>
        <translation>Les animaux vont ici.</translation>
    </message>
    <message>
        <source>Ribbons go here.</source>
        <translation>Les rubans vont ici.</translation>
    </message>
    <message>
        <source>Plains go here; doubles count two.</source>
        <translation>Les simples vont ici&#x202f;; une double compte pour deux.</translation>
    </message>
    <message>
        <source>{name} has {count}, for {points}.</source>
        <translation>{name} en a {count}, pour {points}.</translation>
    </message>
    <message>
        <source>You have {count}, for {points}.</source>
        <translation>Vous en avez {count}, pour {points}.</translation>
    </message>
    <message>
        <source>{set}: {points} points. {name} has {had} of them, black here.</source>
        <translation>{set}&#x202f;: {points} points. {name} en a {had}, ici en noir.</translation>
    </message>
    <message>
        <source>{set}: {points} points. You have {had} of them, black here.</source>
        <translation>{set}&#x202f;: {points} points. Vous en avez {had}, ici en noir.</translation>
    </message>
    <message>
        <source>White: {open} can still be had. Dash: {lost} are lost to others.</source>
        <translation>En blanc&#x202f;: encore à prendre&#x202f;: {open}. Tiret&#x202f;: perdu, pris par d’autres&#x202f;: {lost}.</translation>
    </message>
    <message>
        <source>{set}: {points} points. Bar: it can no longer be made, since others have {lost} of its cards.</source>
        <translation>{set}&#x202f;: {points} points. Barre&#x202f;: combinaison devenue impossible&#x202f;; cartes prises par d’autres&#x202f;: {lost}.</translation>
    </message>
    <message>
        <source>To see what the computer would do here, click here or press {key}.</source>
        <translation>Pour savoir ce que l’ordinateur ferait ici, cliquez ici ou tapez {key}.</translation>
    </message>
    <message>
        <source>{move}. To see these moves one by one, click here or press {key}.</source>
        <translation>{move}. Pour voir ces coups un par un, cliquez ici ou tapez {key}.</translation>
    </message>
    <message>
        <source>{colour}: its last moves by card, and how far each pawn has come.</source>
        <translation>{colour}&#x202f;: ses derniers coups, par carte, et le chemin de chaque pion.</translation>
    </message>
    <message>
        <source>{colour} plays with {other}. The last moves, and how far the pawns are.</source>
        <translation>{colour} joue avec {other}. Les derniers coups et le chemin des pions.</translation>
    </message>
    <message>
        <source>To see which of your moves gave something away, click it or press {key}.</source>
        <translation>Pour voir lesquels de vos coups ont coûté quelque chose, cliquez dessus ou tapez {key}.</translation>
    </message>
    <message>
        <source>To see all of it again with nothing hidden, click it or press {key}.</source>
        <translation>Pour tout revoir sans rien de caché, cliquez dessus ou tapez {key}.</translation>
    </message>
    <message>
        <source>To play the same cards again, for practice, click it or press {key}.</source>
        <translation>Pour rejouer les mêmes cartes, pour l’entraînement, cliquez dessus ou tapez {key}.</translation>
    </message>
    <message>
        <source>To leave the table as it is now, click it or press {key}.</source>
        <translation>Pour laisser la table comme elle est, cliquez dessus ou tapez {key}.</translation>
    </message>
    <message>
        <source>These bars show how often you came in at each place.</source>
        <translation>Ces barres montrent combien de fois vous avez fini à chaque place.</translation>
    </message>
    <message>
        <source>Jiggle Wiggle: to show three cards of a coin that you hold, on your turn, click here or press {letter}. If you win, you are paid double.</source>
        <translation>Jiggle Wiggle&#x202f;: pour étaler trois cartes d’une monnaie que vous avez, à votre tour, cliquez ici ou tapez {letter}. Si vous gagnez, vous êtes payé double.</translation>
    </message>
    <message>
        <source>Complete Transaction: to lay three cards of a coin on the fourth, on your turn, click here or press {letter}. It takes all four; you then turn only a stock card in two later turns.</source>
        <translation>Transaction complète&#x202f;: pour poser trois cartes d’une monnaie sur la quatrième, à votre tour, cliquez ici ou tapez {letter}. Vous prenez les quatre&#x202f;; à deux tours suivants, vous ne retournez qu’une carte de la pioche.</translation>
    </message>
    <message>
        <source>To play on for more when you could end the game, click here or press {letter}. If the other player ends the game first, you get nothing and pay.</source>
        <translation>Pour jouer pour davantage quand vous pourriez finir, cliquez ici ou tapez {letter}. Si l’autre finit avant vous, vous n’avez rien et vous payez.</translation>
    </message>
    <message>
        <source>To end the game and be paid, click here or press {letter}. You can at the end of your turn, with {n} points and more than when you last kept going.</source>
        <translation>Pour finir la partie et être payé, cliquez ici ou tapez {letter}. C’est possible à la fin de votre tour, avec {n} points et plus que quand vous avez continué.</translation>
    </message>
    <message>
        <source>On your turn this shows the cards that you may ask for.</source>
        <translation>À votre tour, les cartes que vous pouvez demander se trouvent ici.</translation>
    </message>
    <message>
        <source>To lay flowers of {n} petals, click this button.</source>
        <translation>Pour former des fleurs de {n} pétales, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>These are the cards that you could ask for then. Grey are those that you held.</source>
        <translation>Voici les cartes que vous pouviez demander alors. En gris, celles que vous teniez.</translation>
    </message>
    <message>
        <source>To wait for a click or a key before the next request, click this box.</source>
        <translation>Pour que la demande suivante attende un clic ou une touche, cochez cette case.</translation>
    </message>
    <message>
        <source>To show questions and answers in balloons, click this box.</source>
        <translation>Pour voir dans des bulles, près de qui l’on interroge, les questions et les refus, cochez cette case.</translation>
    </message>
    <message>
        <source>There is nothing to show before the first move.</source>
        <translation>Il n’y a rien à raconter avant qu’on ait joué.</translation>
    </message>
    <message>
        <source>This is what has happened. To see a moment on the table, click its line.</source>
        <translation>Voici ce qui s’est passé. Pour revoir un moment sur la table, cliquez sur sa ligne.</translation>
    </message>
    <message>
        <source>To copy the selected lines, or all lines, click this button.</source>
        <translation>Pour copier les lignes choisies, ou toutes, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To seat another player at {seat}, choose a name from this menu.</source>
        <translation>Pour que quelqu’un d’autre prenne la place {seat}, choisissez un nom dans ce menu.</translation>
    </message>
    <message>
        <source>This can be changed between matches, where no person sits.</source>
        <translation>Cela se change entre les parties, là où ne joue aucune personne.</translation>
    </message>
    <message>
        <source>To see how the match ended, click this button.</source>
        <translation>Pour voir comment tout s’est terminé, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To leave this game, click this button.</source>
        <translation>Pour quitter ce jeu, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To put the result on the Clipboard as text, click this button.</source>
        <translation>Pour mettre le résultat dans le Presse-papiers sous forme de texte, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To see all of it again, move by move, click this button.</source>
        <translation>Pour tout revoir, coup par coup, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>The most that was won at once, or the longest run of wins. A square marks it in the curves.</source>
        <translation>Le plus grand gain d’un coup, ou la plus longue suite de victoires. Un carré le marque sur les courbes.</translation>
    </message>
    <message>
        <source>To play with others, or by other rules, click this button.</source>
        <translation>Pour jouer avec d’autres, ou selon d’autres règles, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To start again with the same players, click this button.</source>
        <translation>Pour recommencer avec les mêmes, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>This is {name}, who plays {colour}: {level}.</source>
        <translation>Voici {name}, qui joue {colour}&#x202f;: {level}.</translation>
    </message>
    <message>
        <source>Here you play {colour}.</source>
        <translation>Ici, vous jouez {colour}.</translation>
    </message>
    <message>
        <source>To let another player play {colour}, choose a name from this menu.</source>
        <translation>{colour}&#x202f;: pour que quelqu’un d’autre joue, choisissez un nom dans ce menu.</translation>
    </message>
    <message>
        <source>This can be changed between games, where a computer plays.</source>
        <translation>Cela se change entre les parties, là où joue un ordinateur.</translation>
    </message>
    <message>
        <source>This game chooses its own deals.</source>
        <translation>Ici, les donnes sont choisies d’avance.</translation>
    </message>
    <message>
        <source>To read what the rules say of what you are asked now, choose this item. F1 does the same.</source>
        <translation>Pour lire ce que dit la règle de ce qui est demandé, choisissez ceci. F1 fait de même.</translation>
    </message>
    <message>
        <source>Type the name that tables and statistics show in this box.</source>
        <translation>Tapez dans cette case le nom qu’auront les tables et les statistiques.</translation>
    </message>
    <message>
        <source>To keep this name and this face, click this button.</source>
        <translation>Pour garder ce nom et ce visage, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>{name}: this face is chosen.</source>
        <translation>{name}&#x202f;: ce visage est choisi.</translation>
    </message>
    <message>
        <source>{name}: to choose this face, click it.</source>
        <translation>{name}&#x202f;: pour avoir ce visage, cliquez dessus.</translation>
    </message>
    <message>
        <source>These share this copy, each with games, statistics and settings of their own.</source>
        <translation>Voici qui partage cet exemplaire, chacun avec ses parties, ses statistiques et ses réglages.</translation>
    </message>
    <message>
        <source>To add a player to this copy, click this button.</source>
        <translation>Pour ajouter un joueur à cet exemplaire, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To give {name} another name or face, click this button.</source>
        <translation>Pour donner à {name} un autre nom ou un autre visage, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To let {name} play from now on, click this button.</source>
        <translation>Pour laisser jouer {name} à partir de maintenant, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To close this, click here.</source>
        <translation>Pour fermer ceci, cliquez ici.</translation>
    </message>
    <message>
        <source>To take {name} off the list, click this button. What was played is kept.</source>
        <translation>Pour ôter {name} de la liste, cliquez sur ce bouton. Ce qui a été joué est gardé.</translation>
    </message>
    <message>
        <source>{name} owns this copy and cannot be removed.</source>
        <translation>Cet exemplaire est à {name}&#x202f;: impossible de retirer ce nom.</translation>
    </message>
    <message>
        <source>{name} is playing now. To remove {name}, let another person play first.</source>
        <translation>{name} est en train de jouer. Pour retirer {name}, laissez d’abord jouer une autre personne.</translation>
    </message>
    <message>
        <source>To put all that {name} has played aside, click this button.</source>
        <translation>Pour mettre de côté tout ce qu’a joué {name}, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>All four {kind} are a set: {points}.</source>
        <translation>Les quatre {kind} font un carré&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>{set}, {points}: none collected yet.</source>
        <translation>{set}, {points}&#x202f;: aucune carte prise pour l’instant.</translation>
    </message>
    <message>
        <source>To see all achievements, click this button.</source>
        <translation>Pour voir tout ce qu’on peut réussir, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To see what there is to achieve in all games, and what you have, choose this item.</source>
        <translation>Pour voir ce qu’on peut réussir dans tous les jeux, et vos exploits, choisissez cet article.</translation>
    </message>
    <message>
        <source>To close the album, click this button.</source>
        <translation>Pour refermer l’album, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To pass the turn around the table instead of to the player asked, click this box. Such games are counted separately.</source>
        <translation>Pour que le tour passe au joueur suivant, et non à celui qu’on interrogeait, cliquez sur cette case. Ces parties sont comptées à part.</translation>
    </message>
    <message>
        <source>To forbid moves that send your own pawn back to its start, click this box. Such games are counted separately.</source>
        <translation>Pour interdire les coups qui renvoient un de ses pions au départ, cliquez sur cette case. Ces parties sont comptées à part.</translation>
    </message>
    <message>
        <source>Here {name} plays {colour}.</source>
        <translation>Ici, {name} joue {colour}.</translation>
    </message>
    <message>
        <source>To say who sits at {seat}, choose a name from this pop-up menu.</source>
        <translation>Pour dire qui s’assied ici ({seat}), choisissez un nom dans ce menu.</translation>
    </message>
    <message>
        <source>To begin with these people, click this button.</source>
        <translation>Pour commencer avec ces personnes, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>House rules can be chosen between matches.</source>
        <translation>Les règles maison se choisissent entre les parties.</translation>
    </message>
    <message>
        <source>House rules can be chosen between games.</source>
        <translation>Les règles maison se choisissent entre les parties.</translation>
    </message>
    <message>
        <source>Use this menu to go through the lesson.</source>
        <translation>Ce menu sert à suivre la leçon.</translation>
    </message>
    <message>
        <source>To learn how this is played, choose this item. What you are playing waits meanwhile.</source>
        <translation>Pour qu’on vous montre comment on joue, choisissez cet article. Ce que vous jouez attendra.</translation>
    </message>
    <message>
        <source>To see and hear again what you are told, choose this item.</source>
        <translation>Pour revoir et réentendre ce qu’on vous dit, choisissez cet article.</translation>
    </message>
    <message>
        <source>To go on to the next step of the lesson, choose this item.</source>
        <translation>Pour passer à l’étape suivante de la leçon, choisissez cet article.</translation>
    </message>
    <message>
        <source>To go back to the step before, choose this item.</source>
        <translation>Pour revenir à l’étape précédente, choisissez cet article.</translation>
    </message>
    <message>
        <source>To end the lesson and play, choose this item.</source>
        <translation>Pour finir la leçon et jouer, choisissez cet article.</translation>
    </message>
    <message>
        <source>To leave the lesson, choose this item. Next time it continues at this step.</source>
        <translation>Pour quitter la leçon, choisissez cet article. Elle reprendra à cette étape.</translation>
    </message>
    <message>
        <source>To go back to the title picture, click this button.</source>
        <translation>Pour revenir à l’image de titre, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To play now, click this button.</source>
        <translation>Pour jouer maintenant, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>This is what {name} says. Return goes on where there is nothing to do.</source>
        <translation>Voici ce que dit {name}. Retour fait continuer quand il n’y a rien à faire.</translation>
    </message>
    <message>
        <source>To go on with the lesson, click this button or press Return.</source>
        <translation>Pour continuer la leçon, cliquez sur ce bouton ou tapez Retour.</translation>
    </message>
    <message>
        <source>To go on to the next step of the lesson, click this button.</source>
        <translation>Pour passer à l’étape suivante de la leçon, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To practise one thing of this game for a few minutes, choose this item.</source>
        <translation>Pour vous exercer quelques minutes à une seule chose de ce jeu, choisissez ceci.</translation>
    </message>
    <message>
        <source>To practise nothing now, click this button.</source>
        <translation>Pour ne pas vous exercer maintenant, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>These are the cards that you are asked about.</source>
        <translation>Ce sont les cartes sur lesquelles on vous interroge.</translation>
    </message>
    <message>
        <source>To give this answer, click this button or press {n}.</source>
        <translation>Pour donner cette réponse, cliquez sur ce bouton ou tapez {n}.</translation>
    </message>
    <message>
        <source>To stop this, click this button.</source>
        <translation>Pour arrêter là, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To go on to the next question, click this button.</source>
        <translation>Pour passer à la question suivante, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>Answer first; then this button goes on.</source>
        <translation>Répondez d’abord&#x202f;; ensuite ce bouton continue.</translation>
    </message>
    <message>
        <source>To play the deal of this day, the same for everybody, choose this item.</source>
        <translation>Pour jouer la donne de ce jour, la même pour tous, choisissez cet article.</translation>
    </message>
    <message>
        <source>To go back to what you play for yourself, click this button.</source>
        <translation>Pour revenir à ce que vous jouez pour vous, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To play a certain deal, which is the same each time, click this button.</source>
        <translation>Pour jouer une certaine donne, chaque fois la même, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>There is a result when a day’s deal has been played.</source>
        <translation>Il y a un résultat quand la donne d’un jour a été jouée.</translation>
    </message>
    <message>
        <source>To play the deal of this day, click this button.</source>
        <translation>Pour jouer la donne de ce jour, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>This deal can’t be played again, or not yet.</source>
        <translation>Cette donne ne se rejoue pas, ou pas encore.</translation>
    </message>
    <message>
        <source>Par is what the strongest computer player wins with the cards that you had.</source>
        <translation>Le par est ce que gagne le plus fort des ordinateurs avec les cartes que vous aviez.</translation>
    </message>
    <message>
        <source>These are your turns, a sign for each, without naming a card.</source>
        <translation>Ce sont vos tours, un signe pour chacun, sans nommer de carte.</translation>
    </message>
    <message>
        <source>To see the calendar of all deals, click this button.</source>
        <translation>Pour voir le calendrier de toutes les donnes, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To go back to what you were playing, click this button.</source>
        <translation>Pour revenir à ce que vous jouiez, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>{name}: click this arrow.</source>
        <translation>{name}&#x202f;: cliquez sur cette flèche.</translation>
    </message>
    <message>
        <source>To choose this day, click it.</source>
        <translation>Pour choisir ce jour, cliquez dessus.</translation>
    </message>
    <message>
        <source>These are the days of a month. To choose one, click it.</source>
        <translation>Ce sont les jours d’un mois. Pour en choisir un, cliquez dessus.</translation>
    </message>
    <message>
        <source>To climb the house of the six, war by war, choose this item.</source>
        <translation>Pour gravir la maison des six, guerre après guerre, choisissez cet article.</translation>
    </message>
    <message>
        <source>To leave the house, click this button. Your purse waits.</source>
        <translation>Pour quitter la maison, cliquez sur ce bouton. Votre bourse attend.</translation>
    </message>
    <message>
        <source>To sit down in the room that is chosen, click this button.</source>
        <translation>Pour vous asseoir dans la pièce choisie, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>This room opens when a war is won in the one before it.</source>
        <translation>Cette pièce s’ouvre quand une guerre est gagnée dans la précédente.</translation>
    </message>
    <message>
        <source>To go back into the house, click this button.</source>
        <translation>Pour retourner dans la maison, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To stay in the house, click this button.</source>
        <translation>Pour rester dans la maison, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To take the twenty dollars and sit down, click this button.</source>
        <translation>Pour prendre les vingt dollars et vous asseoir, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To leave your stake and go, click this button.</source>
        <translation>Pour laisser votre mise et partir, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>This is a keepsake. {story}</source>
        <translation>C’est un souvenir. {story}</translation>
    </message>
    <message>
        <source>To put it back on the desktop, click this button.</source>
        <translation>Pour le reposer sur le bureau, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To go on to the next moment, click this button.</source>
        <translation>Pour passer au moment suivant, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To see on which days you have played, click this button.</source>
        <translation>Pour voir quels jours vous avez joué, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To see on which days you have played, choose this item.</source>
        <translation>Pour voir quels jours vous avez joué, choisissez cet article.</translation>
    </message>
    <message>
        <source>Each day on which you finished something has a flower.</source>
        <translation>Une fleur marque chaque jour où vous avez fini quelque chose.</translation>
    </message>
    <message>
        <source>To close the calendar, click this button.</source>
        <translation>Pour fermer le calendrier, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To practise this, click this button.</source>
        <translation>Pour vous y exercer, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>You have shown this card: all see it.</source>
        <translation>Vous avez montré cette carte&#x202f;: tous la voient.</translation>
    </message>
    <message>
        <source>A win of {name} pays ×{doubled}, for cards shown or bombed.</source>
        <translation>{name}&#x202f;: une victoire paie ×{doubled}, pour des cartes montrées ou bombardées.</translation>
    </message>
    <message>
        <source>{name} may play no card, and turn a stack card only: {owed} times.</source>
        <translation>{name} peut ne jouer aucune carte et ne retourner que la pioche&#x202f;: {owed} fois.</translation>
    </message>
    <message>
        <source>If you win you are paid ×{doubled}, for cards shown or bombed.</source>
        <translation>Si vous gagnez, on vous paie ×{doubled}, pour des cartes montrées ou bombardées.</translation>
    </message>
    <message>
        <source>You may play no card, and turn a stack card only: {owed} times.</source>
        <translation>Vous pouvez ne jouer aucune carte et ne retourner que la pioche&#x202f;: {owed} fois.</translation>
    </message>
    <message>
        <source>To call GO or STOP takes {n} points or more.</source>
        <translation>Il faut au moins {n} points pour dire GO ou STOP.</translation>
    </message>
    <message>
        <source>To show the four cards and win the game at once, click this button.</source>
        <translation>Pour montrer les quatre cartes et gagner la partie aussitôt, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To show the four cards and play, click this button. A win pays double.</source>
        <translation>Pour montrer les quatre cartes et jouer, cliquez sur ce bouton. Une victoire paie double.</translation>
    </message>
    <message>
        <source>To show all your cards of a month, click this button. If you win, you are paid double.</source>
        <translation>Pour montrer toutes vos cartes d’un mois, cliquez sur ce bouton. Si vous gagnez, on vous paie double.</translation>
    </message>
    <message>
        <source>To take the fourth card of a month with your three, click this button. Others pass you a plain, and a win pays double.</source>
        <translation>Pour prendre la quatrième carte d’un mois avec vos trois, cliquez sur ce bouton. Les autres vous passent une simple, et une victoire paie double.</translation>
    </message>
    <message>
        <source>To keep your cards and only turn one of the stack, click this button.</source>
        <translation>Pour garder vos cartes et ne retourner que la pioche, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To play by the rules of a house, choose them from this menu. {more}</source>
        <translation>Pour jouer selon les règles d’une maison, choisissez-les dans ce menu. {more}</translation>
    </message>
    <message>
        <source>To choose each rule separately, click this button.</source>
        <translation>Pour choisir chaque règle à part, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To use these rules, click this button.</source>
        <translation>Pour adopter ces règles, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To let GO or STOP be called from this score on, click this button.</source>
        <translation>Pour que GO ou STOP se disent à partir de ce nombre de points, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To settle what four cards of one month in a hand mean, click this button.</source>
        <translation>Pour régler ce que valent quatre cartes d’un mois dans une main, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To choose how many plains save a loser from paying double, click this button.</source>
        <translation>Pour choisir combien de simples évitent au perdant de payer double, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To let three of a month be shown, for a win that pays double, click this box.</source>
        <translation>Pour qu’on puisse montrer trois cartes d’un mois, et qu’une victoire paie alors double, cochez cette case.</translation>
    </message>
    <message>
        <source>To let three of a month be played at once on the fourth, click this box. It needs Shake.</source>
        <translation>Pour qu’on puisse jouer trois cartes d’un mois à la fois sur la quatrième, cochez cette case. Il faut pour cela la règle «&#x202f;Secouer&#x202f;».</translation>
    </message>
    <message>
        <source>To let a loser without a sun pay three suns double, click this box.</source>
        <translation>Pour qu’un perdant sans soleil paie double contre trois soleils, cochez cette case.</translation>
    </message>
    <message>
        <source>To let a loser without any plain pay double too, click this box.</source>
        <translation>Pour qu’un perdant sans aucune simple paie double aussi, cochez cette case.</translation>
    </message>
    <message>
        <source>To double the score with each GO from the third on, click this box.</source>
        <translation>Pour que les points doublent à chaque GO dès le troisième, cochez cette case.</translation>
    </message>
    <message>
        <source>To let every player call GO, and make the last caller who loses pay, click this box.</source>
        <translation>Pour que tous puissent dire GO et que paie le dernier à l’avoir dit s’il perd, cliquez sur cette case.</translation>
    </message>
    <message>
        <source>To collect two plains from each player for an own triplet taken back, click this box.</source>
        <translation>Pour que reprendre son propre triplet rapporte deux simples de chaque joueur, cliquez sur cette case.</translation>
    </message>
    <message>
        <source>To pass plains when two cards land on two of one month, click this box.</source>
        <translation>Pour qu’on passe des simples pour deux cartes sur deux d’un mois, cochez cette case.</translation>
    </message>
    <message>
        <source>To let three triplets win a game, click this box.</source>
        <translation>Pour que trois triplets fassent gagner la partie, cochez cette case.</translation>
    </message>
    <message>
        <source>To double the next game where nobody has won, click this box.</source>
        <translation>Pour que la partie suivante compte double quand personne n’a gagné, cochez cette case.</translation>
    </message>
    <message>
        <source>To pass plains on last turns too, click this box.</source>
        <translation>Pour qu’on passe des simples au dernier tour aussi, cochez cette case.</translation>
    </message>
    <message>
        <source>To fill the whole display or return to a window, click this box or press F11.</source>
        <translation>Pour remplir tout le moniteur, ou retrouver une fenêtre, cliquez sur cette case. F11 fait de même.</translation>
    </message>
    <message>
        <source>You have taken nothing back since the last move.</source>
        <translation>Vous n’avez rien repris depuis le dernier coup.</translation>
    </message>
    <message>
        <source>To put the windows of all other games out of sight, choose this item.</source>
        <translation>Pour masquer les fenêtres de tous les autres jeux, choisissez cet article.</translation>
    </message>
    <message>
        <source>No other game is in sight.</source>
        <translation>Aucun autre jeu n’est visible.</translation>
    </message>
    <message>
        <source>To replace everything here by the contents of a backup, click this button.</source>
        <translation>Pour remplacer tout ce qui est ici par le contenu d’une sauvegarde, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To save everything kept here in one file, click this button.</source>
        <translation>Pour enregistrer dans un fichier tout ce qui est gardé ici, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To leave everything as it is, click this button.</source>
        <translation>Pour tout laisser tel quel, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To replace everything here with the contents of this file, click this button.</source>
        <translation>Pour tout remplacer ici par le contenu de ce fichier, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To leave the import as it is for now, click this button.</source>
        <translation>Pour laisser l’importation en l’état pour l’instant, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To put back all games, statistics and settings, click this button.</source>
        <translation>Pour remettre toutes les parties, statistiques et réglages, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To keep all settings as they are, click this button.</source>
        <translation>Pour garder tous les réglages tels quels, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To restore all settings to their defaults, click this button.</source>
        <translation>Pour remettre tous les réglages d’origine, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To see each pixel larger or smaller, choose its size from this pop-up menu. “Fill” makes all as large as the display allows, with softer edges.</source>
        <translation>Pour voir chaque pixel plus grand ou plus petit, choisissez sa taille dans ce menu local. «&#x202f;Remplir&#x202f;» agrandit tout autant que le moniteur le permet, avec des bords plus doux.</translation>
    </message>
    <message>
        <source>To see what was written down, as a report, click this button.</source>
        <translation>Pour voir dans un rapport ce qui a été noté, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>This is the whole report. Scroll to see all of it.</source>
        <translation>Voici tout le rapport. Faites défiler pour tout voir.</translation>
    </message>
    <message>
        <source>To copy the whole report for another program, click this button.</source>
        <translation>Pour copier tout le rapport vers un autre programme, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To keep the whole report in a file, click this button.</source>
        <translation>Pour garder tout le rapport dans un fichier, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To close the report, click this button.</source>
        <translation>Pour fermer le rapport, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To read what this program is made of, click this button.</source>
        <translation>Pour lire de quoi ce programme est fait, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>These are the parts this program is made of. To read of one, click its name.</source>
        <translation>Voici les composants de ce programme. Pour lire la licence de l’un d’eux, cliquez sur son nom.</translation>
    </message>
    <message>
        <source>This is what the part asks, in the words of its authors.</source>
        <translation>Voici ce que demande cette partie, dans les mots de ses auteurs.</translation>
    </message>
    <message>
        <source>To concede, which counts as a loss, click this button.</source>
        <translation>Pour abandonner (c’est compté comme perdu), cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To bring the icons on the desktop into columns, choose this item.</source>
        <translation>Pour remettre les icônes du bureau en colonnes, choisissez cet article.</translation>
    </message>
    <message>
        <source>The icons are in columns already.</source>
        <translation>Les icônes sont déjà en colonnes.</translation>
    </message>
    <message>
        <source>To use the cloth of each season, click this picture.</source>
        <translation>Pour avoir sur la table le tapis de la saison, quelle qu’elle soit, cliquez sur cette image.</translation>
    </message>
    <message>
        <source>To let programs of your own play at the table, click this button.</source>
        <translation>Pour faire jouer vos propres programmes à la table, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To let a program decide what {name} plays, choose it from this menu.</source>
        <translation>Pour qu’un programme décide de ce que joue {name}, choisissez-le dans ce menu.</translation>
    </message>
    <message>
        <source>To let them play so, click this button.</source>
        <translation>Pour les laisser jouer ainsi, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>Type what you want to do, such as attack 2 &gt; P2.12, and press Return. Esc: leave it.</source>
        <translation>Tapez ce que vous voulez faire, comme attaque 2 &gt; J2.12, puis Retour. Échap&#x202f;: annuler.</translation>
    </message>
    <message>
        <source>To keep these options, click this button.</source>
        <translation>Pour garder ces options, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To reset all settings to what they were on the first day, click this button. You are asked first.</source>
        <translation>Pour remettre tous les réglages comme au premier jour, cliquez sur ce bouton. On vous demandera d’abord.</translation>
    </message>
    <message>
        <source>To see all that happens, things that move straight to their places, or nothing that moves, choose from this pop-up menu.</source>
        <translation>Pour tout voir bouger, ou les choses aller droit à leur place, ou rien du tout, choisissez dans ce menu.</translation>
    </message>
    <message>
        <source>To hear the others often, at great moments only, or not at all, choose from this pop-up menu.</source>
        <translation>Pour entendre les autres souvent, aux grands moments seulement, ou pas du tout, choisissez dans ce menu.</translation>
    </message>
    <message>
        <source>To let the computers play on while a game is behind another or hidden, click this box.</source>
        <translation>Pour que l’ordinateur continue quand un jeu est derrière un autre ou caché, cochez cette case.</translation>
    </message>
    <message>
        <source>To learn how this is played, click this button.</source>
        <translation>Pour apprendre comment on joue, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To choose with whom and how you play, click this button.</source>
        <translation>Pour choisir avec qui et comment vous jouez, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To play at once, click this button.</source>
        <translation>Pour jouer tout de suite, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To start a new one, click this button. You are asked first.</source>
        <translation>Pour recommencer, cliquez sur ce bouton. Une question est posée d’abord.</translation>
    </message>
    <message>
        <source>To go on with what waits here, click this button.</source>
        <translation>Pour reprendre ce qui attend ici, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>These are the steps of the lesson. To begin one, click it.</source>
        <translation>Voici les étapes de la leçon. Pour en commencer une, cliquez dessus.</translation>
    </message>
    <message>
        <source>To begin the chosen step, click this button.</source>
        <translation>Pour commencer l’étape choisie, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To write numbers or names on the cards, choose from this pop-up menu. Hold down Alt or F2 to see the names at any time.</source>
        <translation>Pour voir des numéros ou des noms sur les cartes, choisissez dans ce menu. Tenus enfoncés, Alt ou F2 montrent les noms à tout moment.</translation>
    </message>
    <message>
        <source>To see house rules and other settings that are rarely changed, click this button.</source>
        <translation>Pour voir les règles maison et les autres réglages que l’on change rarement, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To let everything on the table move faster or slower, choose from this pop-up menu.</source>
        <translation>Pour que tout aille plus vite ou plus lentement sur la table, choisissez dans ce menu.</translation>
    </message>
    <message>
        <source>{set}: no longer possible, since others have {lost} of its cards. {name} has {had} and would have {most} with all that are left, for {points}.</source>
        <translation>{set}&#x202f;: désormais impossible, d’autres en ayant {lost}. {name} en a {had}&#x202f;; avec toutes les cartes restantes, cela ferait {most}, pour {points}.</translation>
    </message>
    <message>
        <source>{set}: no longer possible, since others have {lost} of its cards. You have {had} and would have {most} with all that are left, for {points}.</source>
        <translation>{set}&#x202f;: désormais impossible, d’autres en ayant {lost}. Vous en avez {had}&#x202f;; avec toutes les cartes restantes, cela ferait {most}, pour {points}.</translation>
    </message>
</context>
<context>
    <name>calendar</name>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>Le mois précédent</translation>
    </message>
    <message>
        <source>The next month</source>
        <translation>Le mois suivant</translation>
    </message>
</context>
<context>
    <name>call</name>
    <message>
        <source>Keep going or End the game?</source>
        <translation>Continuer ou finir la partie&#x202f;?</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>K</source>
        <comment>the letter for Keep going</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Finir la partie</translation>
    </message>
    <message>
        <source>E</source>
        <comment>the letter for End the game</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Keep going, a point each for the first two</source>
        <translation>Continuer, un point pour chacune des deux premières fois</translation>
    </message>
    <message>
        <source>Perfect Hand</source>
        <translation>Main parfaite</translation>
    </message>
    <message>
        <source>Two Perfect Hands</source>
        <translation>Deux Mains parfaites</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the letter for Play on</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Win at once</source>
        <translation>Gagner aussitôt</translation>
    </message>
    <message>
        <source>W</source>
        <comment>the letter for Win at once</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>Turn a stock card: press {key}, or click the stock</source>
        <translation>Retournez une carte&#x202f;: {key}, ou un clic sur la pioche</translation>
    </message>
    <message>
        <source>Show three of which coin?</source>
        <translation>Étaler trois de quelle monnaie&#x202f;?</translation>
    </message>
    <message>
        <source>Lay three of which coin?</source>
        <translation>Poser trois de quelle monnaie&#x202f;?</translation>
    </message>
    <message>
        <source>Click a card of it, or press its number: {coins}.</source>
        <translation>Cliquez sur une de ses cartes, ou tapez son numéro&#x202f;: {coins}.</translation>
    </message>
    <message>
        <source>Esc takes it back.</source>
        <translation>Échap annule.</translation>
    </message>
    <message>
        <source>You have {points}, {rise} of them from this turn.</source>
        <translation>Vous avez {points}, dont {rise} de ce tour.</translation>
    </message>
    <message>
        <source>{key}: End the game, and be paid {amount}.</source>
        <translation>{key}&#x202f;: finir, et être payé {amount}.</translation>
    </message>
    <message>
        <source>Doubled by {names}.</source>
        <translation>Doublé par {names}.</translation>
    </message>
    <message>
        <source>{key}: Keep going. You have no card left and cannot score again.</source>
        <translation>{key}&#x202f;: continuer. Vous n’avez plus de carte et ne pouvez plus marquer.</translation>
    </message>
    <message>
        <source>If {name} ends it, you pay; if not, nobody is paid.</source>
        <translation>Si {name} finit, vous payez&#x202f;; sinon, personne n’est payé.</translation>
    </message>
    <message>
        <source>{key}: Keep going. You have no card left: nobody is paid.</source>
        <translation>{key}&#x202f;: continuer. Vous n’avez plus de carte&#x202f;: personne n’est payé.</translation>
    </message>
    <message>
        <source>{key}: Keep going: score again, for {floor} or more.</source>
        <translation>{key}&#x202f;: continuer. Marquez encore, pour {floor} ou plus.</translation>
    </message>
    <message>
        <source>{more} unless you lose {names}.</source>
        <translation>{more} si vous ne perdez pas {names}.</translation>
    </message>
    <message>
        <source>If {name} ends it first, you pay.</source>
        <translation>Si {name} finit avant, vous payez.</translation>
    </message>
    <message>
        <source>All four cards of {coin} are in your hand.</source>
        <translation>Les quatre cartes {coin:du} sont dans votre main.</translation>
    </message>
    <message>
        <source>a win pays ×{n}</source>
        <translation>gain payé ×{n}</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Gagner</translation>
    </message>
    <message>
        <source>{n} points at once</source>
        <translation>{n} points aussitôt</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Poursuivre</translation>
    </message>
    <message>
        <source>You have {points}: {new}.</source>
        <translation>Vous avez {points}&#x202f;: {new}.</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>January</source>
        <translation>janvier</translation>
    </message>
    <message>
        <source>February</source>
        <translation>février</translation>
    </message>
    <message>
        <source>March</source>
        <translation>mars</translation>
    </message>
    <message>
        <source>April</source>
        <translation>avril</translation>
    </message>
    <message>
        <source>May</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>June</source>
        <translation>juin</translation>
    </message>
    <message>
        <source>July</source>
        <translation>juillet</translation>
    </message>
    <message>
        <source>August</source>
        <translation>août</translation>
    </message>
    <message>
        <source>September</source>
        <translation>septembre</translation>
    </message>
    <message>
        <source>October</source>
        <translation>octobre</translation>
    </message>
    <message>
        <source>November</source>
        <translation>novembre</translation>
    </message>
    <message>
        <source>December</source>
        <translation>décembre</translation>
    </message>
    <message>
        <source>Pine</source>
        <translation>Pin</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Prunier</translation>
    </message>
    <message>
        <source>Cherry</source>
        <translation>Cerisier</translation>
    </message>
    <message>
        <source>Wisteria</source>
        <translation>Glycine</translation>
    </message>
    <message>
        <source>Iris</source>
        <translation>Iris</translation>
    </message>
    <message>
        <source>Peony</source>
        <translation>Pivoine</translation>
    </message>
    <message>
        <source>Bush clover</source>
        <translation>Lespédèze</translation>
    </message>
    <message>
        <source>Pampas</source>
        <translation>Miscanthus</translation>
    </message>
    <message>
        <source>Chrysanthemum</source>
        <translation>Chrysanthème</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Érable</translation>
    </message>
    <message>
        <source>Paulownia</source>
        <translation>Paulownia</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Pluie</translation>
    </message>
    <message>
        <source>Rain ribbon</source>
        <translation>Ruban de la pluie</translation>
    </message>
    <message>
        <source>Pine plain</source>
        <translation>Simple du pin</translation>
    </message>
    <message>
        <source>Pine red ribbon</source>
        <translation>Ruban rouge du pin</translation>
    </message>
    <message>
        <source>Pine sun</source>
        <translation>Soleil du pin</translation>
    </message>
    <message>
        <source>Plum bird</source>
        <translation>Oiseau du prunier</translation>
    </message>
    <message>
        <source>Plum plain</source>
        <translation>Simple du prunier</translation>
    </message>
    <message>
        <source>Plum red ribbon</source>
        <translation>Ruban rouge du prunier</translation>
    </message>
    <message>
        <source>Cherry plain</source>
        <translation>Simple du cerisier</translation>
    </message>
    <message>
        <source>Cherry red ribbon</source>
        <translation>Ruban rouge du cerisier</translation>
    </message>
    <message>
        <source>Cherry sun</source>
        <translation>Soleil du cerisier</translation>
    </message>
    <message>
        <source>Wisteria bird</source>
        <translation>Oiseau de la glycine</translation>
    </message>
    <message>
        <source>Wisteria plain</source>
        <translation>Simple de la glycine</translation>
    </message>
    <message>
        <source>Wisteria orchid ribbon</source>
        <translation>Ruban violet de la glycine</translation>
    </message>
    <message>
        <source>Iris animal</source>
        <translation>Animal de l’iris</translation>
    </message>
    <message>
        <source>Iris plain</source>
        <translation>Simple de l’iris</translation>
    </message>
    <message>
        <source>Iris orchid ribbon</source>
        <translation>Ruban violet de l’iris</translation>
    </message>
    <message>
        <source>Peony animal</source>
        <translation>Animal de la pivoine</translation>
    </message>
    <message>
        <source>Peony plain</source>
        <translation>Simple de la pivoine</translation>
    </message>
    <message>
        <source>Peony blue ribbon</source>
        <translation>Ruban bleu de la pivoine</translation>
    </message>
    <message>
        <source>Bush clover animal</source>
        <translation>Animal de la lespédèze</translation>
    </message>
    <message>
        <source>Bush clover plain</source>
        <translation>Simple de la lespédèze</translation>
    </message>
    <message>
        <source>Bush clover orchid ribbon</source>
        <translation>Ruban violet de la lespédèze</translation>
    </message>
    <message>
        <source>Pampas bird</source>
        <translation>Oiseau du miscanthus</translation>
    </message>
    <message>
        <source>Pampas plain</source>
        <translation>Simple du miscanthus</translation>
    </message>
    <message>
        <source>Pampas sun</source>
        <translation>Soleil du miscanthus</translation>
    </message>
    <message>
        <source>Chrysanthemum animal</source>
        <translation>Animal du chrysanthème</translation>
    </message>
    <message>
        <source>Chrysanthemum plain</source>
        <translation>Simple du chrysanthème</translation>
    </message>
    <message>
        <source>Chrysanthemum blue ribbon</source>
        <translation>Ruban bleu du chrysanthème</translation>
    </message>
    <message>
        <source>Maple animal</source>
        <translation>Animal de l’érable</translation>
    </message>
    <message>
        <source>Maple plain</source>
        <translation>Simple de l’érable</translation>
    </message>
    <message>
        <source>Maple blue ribbon</source>
        <translation>Ruban bleu de l’érable</translation>
    </message>
    <message>
        <source>Paulownia plain</source>
        <translation>Simple du paulownia</translation>
    </message>
    <message>
        <source>Paulownia double</source>
        <translation>Double du paulownia</translation>
    </message>
    <message>
        <source>Paulownia sun</source>
        <translation>Soleil du paulownia</translation>
    </message>
    <message>
        <source>Rain animal</source>
        <translation>Animal de la pluie</translation>
    </message>
    <message>
        <source>Rain double</source>
        <translation>Double de la pluie</translation>
    </message>
    <message>
        <source>Rain sun</source>
        <translation>Soleil de la pluie</translation>
    </message>
    <message>
        <source>red ribbon</source>
        <translation>ruban rouge</translation>
    </message>
    <message>
        <source>orchid ribbon</source>
        <translation>ruban violet</translation>
    </message>
    <message>
        <source>blue ribbon</source>
        <translation>ruban bleu</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>ribbon</source>
        <translation>ruban</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>soleil</translation>
    </message>
    <message>
        <source>bird</source>
        <translation>oiseau</translation>
    </message>
    <message>
        <source>animal</source>
        <translation>animal</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>simple</translation>
    </message>
</context>
<context>
    <name>cloth</name>
    <message>
        <source>Blossom</source>
        <translation>Fleur</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Vagues</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>Écaille</translation>
    </message>
    <message>
        <source>Sleeve</source>
        <translation>Manche rayée</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Lie-de-vin</translation>
    </message>
    <message>
        <source>Pine</source>
        <translation>Pin</translation>
    </message>
    <message>
        <source>Cards and Table</source>
        <translation>Cartes et table</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>Cloth of the table</source>
        <translation>Tapis de la table</translation>
    </message>
    <message>
        <source>Lucky Coin</source>
        <translation>Sapèque</translation>
    </message>
    <message>
        <source>Banknote</source>
        <translation>Billet</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Circuit</translation>
    </message>
    <message>
        <source>Vault</source>
        <translation>Coffre-fort</translation>
    </message>
    <message>
        <source>Lace</source>
        <translation>Dentelle</translation>
    </message>
    <message>
        <source>Tartan</source>
        <translation>Tartan</translation>
    </message>
    <message>
        <source>Two Fish</source>
        <translation>Poissons</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>Pinwheel</source>
        <translation>Moulinet</translation>
    </message>
    <message>
        <source>Parquet</source>
        <translation>Parquet</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Way Home</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Daisy</source>
        <translation>Marguerite</translation>
    </message>
    <message>
        <source>Bee</source>
        <translation>Abeille</translation>
    </message>
    <message>
        <source>Ladybird</source>
        <translation>Coccinelle</translation>
    </message>
    <message>
        <source>Trellis</source>
        <translation>Treillage</translation>
    </message>
    <message>
        <source>Lawn</source>
        <translation>Pelouse</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Printemps</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Été</translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation>Automne</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Hiver</translation>
    </message>
    <message>
        <source>All Year</source>
        <translation>Toute l’année</translation>
    </message>
</context>
<context>
    <name>coin cards</name>
    <message>
        <source>Pine Crown</source>
        <translation>Couronne de pin</translation>
    </message>
    <message>
        <source>Plum Penny</source>
        <translation>Sou de prunier</translation>
    </message>
    <message>
        <source>Cherry Mark</source>
        <translation>Mark de cerisier</translation>
    </message>
    <message>
        <source>Wisteria Florin</source>
        <translation>Florin de glycine</translation>
    </message>
    <message>
        <source>Iris Ducat</source>
        <translation>Ducat d’iris</translation>
    </message>
    <message>
        <source>Peony Guinea</source>
        <translation>Guinée de pivoine</translation>
    </message>
    <message>
        <source>Clover Groat</source>
        <translation>Liard de trèfle</translation>
    </message>
    <message>
        <source>Pampas Real</source>
        <translation>Réal de miscanthus</translation>
    </message>
    <message>
        <source>Aster Shilling</source>
        <translation>Shilling d’aster</translation>
    </message>
    <message>
        <source>Maple Thaler</source>
        <translation>Thaler d’érable</translation>
    </message>
    <message>
        <source>Bitcoin</source>
        <translation>Bitcoin</translation>
    </message>
    <message>
        <source>Litecoin</source>
        <translation>Litecoin</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Bourse</translation>
    </message>
    <message>
        <source>Payment Gateway</source>
        <translation>Passerelle de paiement</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Marchand</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Tronçon</translation>
    </message>
    <message>
        <source>Nonce</source>
        <translation>Nonce</translation>
    </message>
    <message>
        <source>Hashes</source>
        <translation>Hachages</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocs</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Minage</translation>
    </message>
    <message>
        <source>double Mining</source>
        <translation>Minage double</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Pine Crown Chunk</source>
        <translation>Tronçon de la Couronne de pin</translation>
    </message>
    <message>
        <source>Pine Crown Exchange</source>
        <translation>Bourse de la Couronne de pin</translation>
    </message>
    <message>
        <source>Pine Crown Mining</source>
        <translation>Minage de la Couronne de pin</translation>
    </message>
    <message>
        <source>Plum Penny Chunk</source>
        <translation>Tronçon du Sou de prunier</translation>
    </message>
    <message>
        <source>Plum Penny Payment Gateway</source>
        <translation>Passerelle du Sou de prunier</translation>
    </message>
    <message>
        <source>Plum Penny Mining</source>
        <translation>Minage du Sou de prunier</translation>
    </message>
    <message>
        <source>Cherry Mark Chunk</source>
        <translation>Tronçon du Mark de cerisier</translation>
    </message>
    <message>
        <source>Cherry Mark Exchange</source>
        <translation>Bourse du Mark de cerisier</translation>
    </message>
    <message>
        <source>Cherry Mark Mining</source>
        <translation>Minage du Mark de cerisier</translation>
    </message>
    <message>
        <source>Wisteria Florin Payment Gateway</source>
        <translation>Passerelle du Florin de glycine</translation>
    </message>
    <message>
        <source>Wisteria Florin Hashes</source>
        <translation>Hachages du Florin de glycine</translation>
    </message>
    <message>
        <source>Wisteria Florin Mining</source>
        <translation>Minage du Florin de glycine</translation>
    </message>
    <message>
        <source>Iris Ducat Hashes</source>
        <translation>Hachages du Ducat d’iris</translation>
    </message>
    <message>
        <source>Iris Ducat Merchant</source>
        <translation>Marchand du Ducat d’iris</translation>
    </message>
    <message>
        <source>Iris Ducat Mining</source>
        <translation>Minage du Ducat d’iris</translation>
    </message>
    <message>
        <source>Peony Guinea Merchant</source>
        <translation>Marchand de la Guinée de pivoine</translation>
    </message>
    <message>
        <source>Peony Guinea Mining</source>
        <translation>Minage de la Guinée de pivoine</translation>
    </message>
    <message>
        <source>Peony Guinea Nonce</source>
        <translation>Nonce de la Guinée de pivoine</translation>
    </message>
    <message>
        <source>Clover Groat Hashes</source>
        <translation>Hachages du Liard de trèfle</translation>
    </message>
    <message>
        <source>Clover Groat Merchant</source>
        <translation>Marchand du Liard de trèfle</translation>
    </message>
    <message>
        <source>Clover Groat Mining</source>
        <translation>Minage du Liard de trèfle</translation>
    </message>
    <message>
        <source>Pampas Real Exchange</source>
        <translation>Bourse du Réal de miscanthus</translation>
    </message>
    <message>
        <source>Pampas Real Payment Gateway</source>
        <translation>Passerelle du Réal de miscanthus</translation>
    </message>
    <message>
        <source>Pampas Real Mining</source>
        <translation>Minage du Réal de miscanthus</translation>
    </message>
    <message>
        <source>Aster Shilling Merchant</source>
        <translation>Marchand du Shilling d’aster</translation>
    </message>
    <message>
        <source>Aster Shilling Mining</source>
        <translation>Minage du Shilling d’aster</translation>
    </message>
    <message>
        <source>Aster Shilling Nonce</source>
        <translation>Nonce du Shilling d’aster</translation>
    </message>
    <message>
        <source>Maple Thaler Merchant</source>
        <translation>Marchand du Thaler d’érable</translation>
    </message>
    <message>
        <source>Maple Thaler Mining</source>
        <translation>Minage du Thaler d’érable</translation>
    </message>
    <message>
        <source>Maple Thaler Nonce</source>
        <translation>Nonce du Thaler d’érable</translation>
    </message>
    <message>
        <source>Bitcoin double Mining</source>
        <translation>Minage double du Bitcoin</translation>
    </message>
    <message>
        <source>Bitcoin Exchange</source>
        <translation>Bourse du Bitcoin</translation>
    </message>
    <message>
        <source>Bitcoin Mining</source>
        <translation>Minage du Bitcoin</translation>
    </message>
    <message>
        <source>Litecoin Blocks</source>
        <translation>Blocs du Litecoin</translation>
    </message>
    <message>
        <source>Litecoin double Mining</source>
        <translation>Minage double du Litecoin</translation>
    </message>
    <message>
        <source>Litecoin Exchange</source>
        <translation>Bourse du Litecoin</translation>
    </message>
    <message>
        <source>Litecoin Merchant</source>
        <translation>Marchand du Litecoin</translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>macclassic quit unexpectedly. Your game is as it was after your last move, and a report was kept.</source>
        <translation>macclassic s’est fermé de façon inattendue. Votre partie est telle qu’après votre dernier coup, et un rapport a été conservé.</translation>
    </message>
    <message>
        <source>Something went wrong in the program, and a report was kept. The game goes on as it was after the last move.</source>
        <translation>Quelque chose s’est mal passé dans le programme&#x202f;; un rapport a été gardé. La partie reprend telle qu’elle était après le dernier coup.</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Signaler…</translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message>
        <source>This is the deal of {day}: play it as Today’s Deal first.</source>
        <translation>C’est la donne du {day}&#x202f;: jouez-la d’abord comme donne du jour.</translation>
    </message>
    <message>
        <source>{game}: {day}</source>
        <translation>{game}&#x202f;: {day}</translation>
    </message>
    <message>
        <source>par {amount}</source>
        <translation>par {amount}</translation>
    </message>
    <message>
        <source>{game} {day}: {result}</source>
        <translation>{game} {day}&#x202f;: {result}</translation>
    </message>
    <message>
        <source>late</source>
        <translation>en retard</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>commencée</translation>
    </message>
    <message>
        <source>({amount})</source>
        <translation>({amount})</translation>
    </message>
    <message>
        <source>{day}: you have begun.</source>
        <translation>{day}&#x202f;: vous avez commencé.</translation>
    </message>
    <message>
        <source>{day}: not yet available.</source>
        <translation>{day}&#x202f;: cette donne est pour un jour à venir.</translation>
    </message>
    <message>
        <source>{day}: not played. You can still play it late.</source>
        <translation>{day}&#x202f;: pas jouée. Son jour est passé&#x202f;; vous pouvez la jouer en retard.</translation>
    </message>
    <message>
        <source>{day}: today’s deal. Your first try counts.</source>
        <translation>{day}&#x202f;: la donne du jour. Le premier essai compte.</translation>
    </message>
    <message>
        <source>Today’s Deal</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Today’s Deal of {game}: one deal, the same for everybody.</source>
        <translation>Donne du jour de {game}&#x202f;: une donne, la même pour tous.</translation>
    </message>
    <message>
        <source>By Number…</source>
        <translation>Par numéro…</translation>
    </message>
    <message>
        <source>Par (the strongest player, with your cards): it is still playing…</source>
        <translation>Par (le plus fort joueur, avec vos cartes)&#x202f;: il joue encore…</translation>
    </message>
    <message>
        <source>Par (the strongest player, with your cards): {amount}</source>
        <translation>Par (le plus fort joueur, avec vos cartes)&#x202f;: {amount}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>something gained</source>
        <translation>un gain</translation>
    </message>
    <message>
        <source>a great moment</source>
        <translation>un grand moment</translation>
    </message>
    <message>
        <source>went on for more</source>
        <translation>continué</translation>
    </message>
    <message>
        <source>a pawn home</source>
        <translation>un pion rentré</translation>
    </message>
    <message>
        <source>a POWER FLOWER</source>
        <translation>une POWER FLOWER</translation>
    </message>
    <message>
        <source>the end, by you</source>
        <translation>la fin, par vous</translation>
    </message>
    <message>
        <source>Your turns, a sign for each: {signs}.</source>
        <translation>Vos tours, un signe pour chacun&#x202f;: {signs}.</translation>
    </message>
    <message>
        <source>Back to My Game</source>
        <translation>Ma partie</translation>
    </message>
    <message>
        <source>{n:hint|hints}</source>
        <translation>{n:conseil|conseils}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>{game}, {day}</source>
        <translation>{game}, {day}</translation>
    </message>
    <message>
        <source>You: {amount}</source>
        <translation>Vous&#x202f;: {amount}</translation>
    </message>
    <message>
        <source>Your turns, one sign for each</source>
        <translation>Vos tours, un signe pour chacun</translation>
    </message>
    <message>
        <source>Other Days…</source>
        <translation>Autres jours…</translation>
    </message>
    <message>
        <source>The rules and players of this deal are fixed.</source>
        <translation>Ici, les règles et la compagnie restent telles quelles.</translation>
    </message>
</context>
<context>
    <name>date</name>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>dddd d MMMM yyyy</source>
        <translation>dddd d MMMM yyyy</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <translation>MMMM yyyy</translation>
    </message>
    <message>
        <source>{year:04}-{month:02}-{day:02}</source>
        <translation>{day:02}/{month:02}/{year:04}</translation>
    </message>
</context>
<context>
    <name>deal</name>
    <message>
        <source>Deal number</source>
        <translation>Donne numéro</translation>
    </message>
    <message>
        <source>Deal number:</source>
        <translation>Commencer par la donne de ce numéro&#x202f;:</translation>
    </message>
    <message>
        <source>Deal by Number</source>
        <translation>Donne par numéro</translation>
    </message>
    <message>
        <source>The same number always deals the same cards (0 to {highest}).</source>
        <translation>Le même numéro donne les mêmes cartes, de 0 à {highest}.</translation>
    </message>
</context>
<context>
    <name>defaults</name>
    <message>
        <source>Restore all settings to their defaults? Your games, statistics, players, language and registration are kept. You can’t undo this.</source>
        <translation>Rétablir tous les réglages par défaut&#x202f;? Vos parties, vos statistiques, les joueurs, la langue et l’enregistrement sont conservés. Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
</context>
<context>
    <name>demo</name>
    <message>
        <source>{name} – Demo (any key or click ends it)</source>
        <translation>{name} – Démonstration (une touche ou un clic l’arrête)</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>Desktop</source>
        <translation>Bureau</translation>
    </message>
    <message>
        <source>Return continues the match that waits</source>
        <translation>Retour continue la partie en attente</translation>
    </message>
    <message>
        <source>Return opens it</source>
        <translation>Retour l’ouvre</translation>
    </message>
</context>
<context>
    <name>dialog</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Keep Playing</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>{field}: type a number from {least} to {most}.</source>
        <translation>{field}&#x202f;: tapez un nombre de {least} à {most}.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Oublier</translation>
    </message>
</context>
<context>
    <name>disk</name>
    <message>
        <source>“{name}” can’t be used as a file name.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas un nom possible pour nos fichiers.</translation>
    </message>
    <message>
        <source>“{name}” is a folder; nothing was written.</source>
        <translation>«&#x202f;{name}&#x202f;» est un dossier&#x202f;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>“{name}” isn’t an ordinary file, so nothing was saved.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas un fichier mais un périphérique ou un tube&#x202f;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>“{name}” could not be written: {reason}.</source>
        <translation>Impossible d’écrire «&#x202f;{name}&#x202f;»&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be read.</source>
        <translation>«&#x202f;{name}&#x202f;» est trop grand pour être lu.</translation>
    </message>
    <message>
        <source>“{name}” is not a text file.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas un fichier texte.</translation>
    </message>
    <message>
        <source>The folder “{name}” can&apos;t be written to: {reason}. What is in it is shown, and saving is tried again at every move.</source>
        <translation>Impossible d’écrire dans le dossier «&#x202f;{name}&#x202f;»&#x202f;: {reason}. Ce qu’il contient est affiché, et l’enregistrement est retenté à chaque coup.</translation>
    </message>
    <message>
        <source>macclassic is already running but does not answer; two copies can&apos;t share one folder. If it is not running, delete the file “{file}”.</source>
        <translation>macclassic est déjà ouvert mais ne répond pas&#x202f;; deux copies ne peuvent partager un dossier. S’il n’est pas ouvert, supprimez le fichier «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>macclassic is running on the machine “{machine}”; two copies can&apos;t share one folder. If it is not running there, delete the file “{file}”.</source>
        <translation>macclassic est ouvert sur la machine «&#x202f;{machine}&#x202f;»&#x202f;; deux copies ne peuvent partager un dossier. S’il n’y est pas ouvert, supprimez le fichier «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>“{name}” could not be read: {reason}.</source>
        <translation>Impossible de lire «&#x202f;{name}&#x202f;»&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is no ordinary file.</source>
        <translation>«&#x202f;{name}&#x202f;» n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>The folder “{name}” can&apos;t be made: {reason}.</source>
        <translation>Impossible de créer le dossier «&#x202f;{name}&#x202f;»&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>macclassic is already running; two copies can&apos;t share one folder.</source>
        <translation>macclassic est déjà ouvert&#x202f;; deux copies ne peuvent partager un dossier.</translation>
    </message>
    <message>
        <source>The folder “{name}” can&apos;t be written to; nothing will be saved.</source>
        <translation>On ne peut écrire dans le dossier «&#x202f;{name}&#x202f;»&#x202f;; rien ne sera enregistré.</translation>
    </message>
    <message>
        <source>Saved Games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
</context>
<context>
    <name>draw</name>
    <message>
        <source>You picked {mine} ({one}), {name} {theirs} ({other}).</source>
        <translation>Vous avez tiré&#x202f;: {mine} ({one}). {name}&#x202f;: {theirs} ({other}).</translation>
    </message>
    <message>
        <source>The coin is the same: pick again.</source>
        <translation>C’est la même monnaie&#x202f;: tirez encore.</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Vous commencez.</translation>
    </message>
    <message>
        <source>{first} picked {mine} ({one}), {name} {theirs} ({other}).</source>
        <translation>{first} a tiré&#x202f;: {mine} ({one}). {name}&#x202f;: {theirs} ({other}).</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} commence.</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Qui commence&#x202f;?</translation>
    </message>
    <message>
        <source>Each of you picks a card. The coin with the higher number begins.</source>
        <translation>Chacun tire une carte. La monnaie au plus grand numéro commence.</translation>
    </message>
    <message>
        <source>Click a card, or press 1 to 8.</source>
        <translation>Cliquez sur une carte, ou tapez 1 à 8.</translation>
    </message>
    <message>
        <source>Cards to pick from</source>
        <translation>Cartes à tirer</translation>
    </message>
    <message>
        <source>Card {n}, face down</source>
        <translation>Carte {n}, face cachée</translation>
    </message>
    <message>
        <source>{card}, picked by {name}</source>
        <translation>{card}, tirée par {name}</translation>
    </message>
</context>
<context>
    <name>engines</name>
    <message>
        <source>it is not chosen in Options here</source>
        <translation>il n’est pas choisi ici dans les Options</translation>
    </message>
    <message>
        <source>it is not in your list of programs</source>
        <translation>il n’est pas dans votre liste de programmes</translation>
    </message>
    <message>
        <source>it could not be started</source>
        <translation>il n’a pas pu être lancé</translation>
    </message>
    <message>
        <source>it ended</source>
        <translation>il s’est terminé</translation>
    </message>
    <message>
        <source>it gave no answer in time</source>
        <translation>il n’a pas répondu à temps</translation>
    </message>
    <message>
        <source>it chose what the rules forbid</source>
        <translation>il a choisi ce que les règles interdisent</translation>
    </message>
    <message>
        <source>it speaks another version</source>
        <translation>il parle une autre version</translation>
    </message>
    <message>
        <source>it doesn’t play this game with these options</source>
        <translation>il ne joue pas à ce jeu avec ces options</translation>
    </message>
    <message>
        <source>The program “{engine}” is out of this round: {why}. Until the next one {name} plays instead.</source>
        <translation>Le programme «&#x202f;{engine}&#x202f;» est écarté de cette manche&#x202f;: {why}. Jusqu’à la suivante, {name} joue à sa place.</translation>
    </message>
    <message>
        <source>it answered nonsense</source>
        <translation>il a répondu n’importe quoi</translation>
    </message>
    <message>
        <source>“{file}” can’t be opened: it is no file, or you may not read it.</source>
        <translation>«&#x202f;{file}&#x202f;» ne peut être ouvert&#x202f;: ce n’est pas un fichier, ou vous n’avez pas le droit de le lire.</translation>
    </message>
    <message>
        <source>“{file}” can’t be read: it is no text, or too long.</source>
        <translation>«&#x202f;{file}&#x202f;» ne peut être lu&#x202f;: ce n’est pas du texte, ou c’est trop long.</translation>
    </message>
    <message>
        <source>Line {n} of “{file}” is not NAME = COMMAND.</source>
        <translation>La ligne {n} de «&#x202f;{file}&#x202f;» n’est pas de la forme NOM = COMMANDE.</translation>
    </message>
    <message>
        <source>Line {n} of “{file}” begins with no name: up to 24 letters without accents, digits, dots and hyphens.</source>
        <translation>La ligne {n} de «&#x202f;{file}&#x202f;» ne commence pas par un nom&#x202f;: jusqu’à 24 lettres sans accents, chiffres, points et traits d’union.</translation>
    </message>
    <message>
        <source>Line {n} of “{file}” has a name that is there already.</source>
        <translation>La ligne {n} de «&#x202f;{file}&#x202f;» a un nom qui s’y trouve déjà.</translation>
    </message>
    <message>
        <source>Line {n} of “{file}” has a quotation mark without a second one.</source>
        <translation>La ligne {n} de «&#x202f;{file}&#x202f;» a un guillemet sans le second.</translation>
    </message>
    <message>
        <source>Line {n} of “{file}” has a name, but no command.</source>
        <translation>La ligne {n} de «&#x202f;{file}&#x202f;» a un nom, mais pas de commande.</translation>
    </message>
    <message>
        <source>Other Programs ({n})…</source>
        <translation>Autres programmes ({n})…</translation>
    </message>
    <message>
        <source>Other Programs…</source>
        <translation>Autres programmes…</translation>
    </message>
    <message>
        <source>Other Programs</source>
        <translation>Autres programmes</translation>
    </message>
    <message>
        <source>Which players are programs of yours?</source>
        <translation>Quels joueurs sont des programmes à vous&#x202f;?</translation>
    </message>
    <message>
        <source>plays as in Options</source>
        <translation>joue comme dans les Options</translation>
    </message>
    <message>
        <source>{name}:</source>
        <translation>{name}&#x202f;:</translation>
    </message>
    <message>
        <source>There is no computer at this table.</source>
        <translation>Il n’y a pas d’ordinateur à cette table.</translation>
    </message>
</context>
<context>
    <name>evenings</name>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>Best month: {n} ({month})</source>
        <translation>Meilleur mois&#x202f;: {n} ({month})</translation>
    </message>
    <message>
        <source>{game} {n}</source>
        <translation>{game} {n}</translation>
    </message>
    <message>
        <source>{day}: {played}.</source>
        <translation>{day}&#x202f;: {played}.</translation>
    </message>
    <message>
        <source>Days this month: {n}</source>
        <translation>Jours ce mois-ci&#x202f;: {n}</translation>
    </message>
    <message>
        <source>Days in {month}: {n}</source>
        <translation>Jours en {month}&#x202f;: {n}</translation>
    </message>
</context>
<context>
    <name>file</name>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Contents of the folder</source>
        <translation>Contenu du dossier</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Bureau</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Save this match as:</source>
        <translation>Enregistrer cette partie sous&#x202f;:</translation>
    </message>
    <message>
        <source>Save as:</source>
        <translation>Enregistrer sous&#x202f;:</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Tapez d’abord un nom.</translation>
    </message>
    <message>
        <source>A name can’t have this in it: {letters}</source>
        <translation>Un nom ne peut contenir&#x202f;: {letters}</translation>
    </message>
    <message>
        <source>A name can’t begin with a full stop.</source>
        <translation>Un nom ne peut commencer par un point.</translation>
    </message>
    <message>
        <source>That name is reserved by macclassic.</source>
        <translation>Le programme garde ici un fichier de ce nom pour lui.</translation>
    </message>
    <message>
        <source>There is one of that name. Save again to replace it.</source>
        <translation>Ce nom existe déjà. Enregistrez encore pour le remplacer.</translation>
    </message>
</context>
<context>
    <name>flower-options</name>
    <message>
        <source>Players:</source>
        <translation>Joueurs&#x202f;:</translation>
    </message>
    <message>
        <source>Extra cards</source>
        <translation>cartes ±</translation>
    </message>
    <message>
        <source>Extra petals</source>
        <translation>pétales ±</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>{seat}, by name</source>
        <translation>{seat}, le nom</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>une personne</translation>
    </message>
    <message>
        <source>{name}: cards more or fewer</source>
        <translation>{name}&#x202f;: cartes en plus ou en moins</translation>
    </message>
    <message>
        <source>{name}: petals more or fewer</source>
        <translation>{name}&#x202f;: pétales en plus ou en moins</translation>
    </message>
    <message>
        <source>Deal:</source>
        <translation>Distribution&#x202f;:</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>l’habituelle</translation>
    </message>
    <message>
        <source>marathon</source>
        <translation>marathon</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>personnalisée</translation>
    </message>
    <message>
        <source>Packs of cards:</source>
        <translation>Paquets&#x202f;:</translation>
    </message>
    <message>
        <source>Petals each:</source>
        <translation>Pétales chacun&#x202f;:</translation>
    </message>
    <message>
        <source>First player’s hand:</source>
        <translation>Première main&#x202f;:</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>See your petals while planting</source>
        <translation>On voit ses pétales</translation>
    </message>
    <message>
        <source>Discard all tied petals</source>
        <translation>Tous les ex æquo partent</translation>
    </message>
    <message>
        <source>Plant hearts face down</source>
        <translation>Les cœurs sont cachés</translation>
    </message>
    <message>
        <source>Throw for the order of play</source>
        <translation>Tirer l’ordre du jeu</translation>
    </message>
    <message>
        <source>Pass where you are winning</source>
        <translation>Passer quand vous gagnez</translation>
    </message>
    <message>
        <source>There are too few cards: {n} would be left for the pile.</source>
        <translation>Trop peu de cartes&#x202f;: il en resterait {n} pour la pioche.</translation>
    </message>
    <message>
        <source>Every player needs two petals, and no hand can be below zero.</source>
        <translation>Il faut deux pétales par joueur, et aucune main ne descend sous zéro.</translation>
    </message>
    <message>
        <source>Pass automatically</source>
        <translation>Passer quand rien n’est possible</translation>
    </message>
</context>
<context>
    <name>flower-power</name>
    <message>
        <source>Cards in your hand</source>
        <translation>Cartes de votre main</translation>
    </message>
    <message>
        <source>{card}, petal {number}</source>
        <translation>{card}, pétale {number}</translation>
    </message>
    <message>
        <source>Make a Flower</source>
        <translation>Créer une fleur</translation>
    </message>
    <message>
        <source>Click the cards in the order of the petals, from the top. A flower needs three cards; a POWER FLOWER four, one of each suit among them.</source>
        <translation>Cliquez sur les cartes dans l’ordre des pétales, depuis le dessus. Il faut trois cartes pour une fleur, quatre pour une POWER FLOWER, dont une de chaque couleur.</translation>
    </message>
    <message>
        <source>Flower with hidden petals</source>
        <translation>Fleur aux pétales cachés</translation>
    </message>
    <message>
        <source>POWER FLOWER</source>
        <translation>POWER FLOWER</translation>
    </message>
    <message>
        <source>You are out, and the others play on. How do you want to see the rest?</source>
        <translation>Vous êtes hors jeu, et les autres continuent. Comment voulez-vous voir la suite&#x202f;?</translation>
    </message>
    <message>
        <source>To the Result</source>
        <translation>Au résultat</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Vite</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Graveyard</source>
        <translation>Cimetière</translation>
    </message>
    <message>
        <source>Cards in the Graveyard: {n}. The last one is {card}.</source>
        <translation>Cartes au cimetière&#x202f;: {n}. La dernière est {card}.</translation>
    </message>
    <message>
        <source>The Graveyard is empty.</source>
        <translation>Le cimetière est vide.</translation>
    </message>
    <message>
        <source>Where to plant</source>
        <translation>Où planter</translation>
    </message>
    <message>
        <source>Plant a Heart</source>
        <translation>Planter un cœur</translation>
    </message>
    <message>
        <source>Where in {flower} do you plant {card}? The top is left.</source>
        <translation>Où plantez-vous {card} dans {flower}&#x202f;? Le dessus est à gauche.</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Planter</translation>
    </message>
    <message>
        <source>Your Place</source>
        <translation>Votre place</translation>
    </message>
    <message>
        <source>{name} has won and may choose when to play. The others follow clockwise.</source>
        <translation>{name} a gagné et choisit sa place. Les autres suivent dans le sens horaire.</translation>
    </message>
    <message>
        <source>You have won and may choose when to play. The others follow clockwise.</source>
        <translation>Vous avez gagné et choisissez votre place. Les autres suivent dans le sens horaire.</translation>
    </message>
    <message>
        <source>{place}, with {cards} in the hand</source>
        <translation>{place}, avec {cards} en main</translation>
    </message>
    <message>
        <source>Make a Flower…</source>
        <translation>Créer une fleur…</translation>
    </message>
    <message>
        <source>Type a Move</source>
        <translation>Taper un coup</translation>
    </message>
    <message>
        <source>This game is not over. Concede it?</source>
        <translation>Cette partie n’est pas finie. L’abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Jardinier</translation>
    </message>
    <message>
        <source>Strategist</source>
        <translation>Stratège</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>P{number}</source>
        <comment>player, as it is typed</comment>
        <translation>J{number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>A J Q K</source>
        <comment>letters of Ace, Jack, Queen, King</comment>
        <translation>A V D R</translation>
    </message>
    <message>
        <source>S H D C</source>
        <comment>letters of Spades, Hearts, Diamonds, Clubs</comment>
        <translation>P C K T</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>joker noir</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>joker rouge</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>King</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>first</source>
        <translation>premier</translation>
    </message>
    <message>
        <source>second</source>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>third</source>
        <translation>troisième</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>quatrième</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>cinquième</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>sixième</translation>
    </message>
    <message>
        <source>JB</source>
        <comment>black joker, as it is typed</comment>
        <translation>JN</translation>
    </message>
    <message>
        <source>JR</source>
        <comment>red joker, as it is typed</comment>
        <translation>JR</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>pierre</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>papier</translation>
    </message>
    <message>
        <source>scissors</source>
        <translation>ciseaux</translation>
    </message>
    <message>
        <source>palm</source>
        <translation>paume</translation>
    </message>
    <message>
        <source>back</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>{sign}: {players}.</source>
        <translation>{sign}&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>Draw: a card instead of everything else.</source>
        <translation>Pioche&#x202f;: une carte, comme unique action.</translation>
    </message>
    <message>
        <source>End of the turn.</source>
        <translation>Fin du tour.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Passe.</translation>
    </message>
    <message>
        <source>Attack: {flower} on {target}.</source>
        <translation>Attaque de {flower} contre {target}.</translation>
    </message>
    <message>
        <source>Fencer</source>
        <translation>Escrimeur</translation>
    </message>
    <message>
        <source>Florist</source>
        <translation>Fleuriste</translation>
    </message>
    <message>
        <source>{n:petal|petals}</source>
        <translation>{n:pétale|pétales}</translation>
    </message>
    <message>
        <source>Poison: {card} on {flower}, petal {number}.</source>
        <translation>Poison ({card}) sur {flower}, pétale {number}.</translation>
    </message>
    <message>
        <source>Fertiliser: {card} on {flower}, {place}.</source>
        <translation>Engrais ({card}) sur {flower}, {place}.</translation>
    </message>
    <message>
        <source>Fertiliser: a heart on {flower}, {place}.</source>
        <translation>Engrais (un cœur) sur {flower}, {place}.</translation>
    </message>
    <message>
        <source>POWER FLOWER: {card} on {flower}.</source>
        <translation>POWER FLOWER ({card})&#x202f;: {flower}.</translation>
    </message>
    <message>
        <source>Spy: {card} on {flower}.</source>
        <translation>Espion ({card}) sur {flower}.</translation>
    </message>
    <message>
        <source>Spy: {card} on the hand of {player}.</source>
        <translation>Espion ({card}) sur la main {player:de}.</translation>
    </message>
    <message>
        <source>Draw.</source>
        <translation>Pioche.</translation>
    </message>
    <message>
        <source>Spy: {card} on {player}.</source>
        <translation>Espion ({card}) chez {player}.</translation>
    </message>
    <message>
        <source>A new flower: {cards}.</source>
        <translation>Nouvelle fleur&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>A new POWER FLOWER: {cards}.</source>
        <translation>Nouvelle POWER FLOWER&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>A new flower of {petals}.</source>
        <translation>Nouvelle fleur de {petals}.</translation>
    </message>
    <message>
        <source>A new flower, from the top: {cards}.</source>
        <translation>Nouvelle fleur, depuis le dessus&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Flowers laid: {sizes}.</source>
        <translation>Fleurs formées&#x202f;: {sizes}.</translation>
    </message>
    <message>
        <source>The fighting petal: {card}.</source>
        <translation>Le pétale qui combat&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>The fighting petal is picked.</source>
        <translation>Le pétale qui combat est choisi.</translation>
    </message>
    <message>
        <source>on top</source>
        <translation>sur le dessus</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>tout dessous</translation>
    </message>
    <message>
        <source>under petal {number}</source>
        <translation>sous le pétale {number}</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>{who}: {card} from the pile.</source>
        <translation>{who}&#x202f;: {card} de la pioche.</translation>
    </message>
    <message>
        <source>{who}: a card from the pile.</source>
        <translation>{who}&#x202f;: une carte de la pioche.</translation>
    </message>
    <message>
        <source>{flower} is won: it goes to {who}.</source>
        <translation>{flower} est gagnée&#x202f;: elle va chez {who}.</translation>
    </message>
    <message>
        <source>your garden</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>the garden of {player}</source>
        <translation>{player}</translation>
    </message>
    <message>
        <source>You have no flowers left: you are out.</source>
        <translation>Vous n’avez plus aucune fleur&#x202f;: vous êtes éliminé.</translation>
    </message>
    <message>
        <source>{player} has no flowers left and is out.</source>
        <translation>{player} n’a plus aucune fleur et sort du jeu.</translation>
    </message>
    <message>
        <source>You have won the battle of the flowers!</source>
        <translation>Vous avez gagné la bataille des fleurs&#x202f;!</translation>
    </message>
    <message>
        <source>{player} has won the battle of the flowers!</source>
        <translation>{player} a gagné la bataille des fleurs&#x202f;!</translation>
    </message>
    <message>
        <source>{n:flower|flowers}</source>
        <translation>{n:fleur|fleurs}</translation>
    </message>
    <message>
        <source>Let the battle of the flowers begin!</source>
        <translation>C’est la bataille des fleurs&#x202f;!</translation>
    </message>
    <message>
        <source>{player} is playing.</source>
        <translation>C’est à {player} de jouer.</translation>
    </message>
    <message>
        <source>{player}: {task}</source>
        <translation>{player}&#x202f;: {task}</translation>
    </message>
    <message>
        <source>lay your flowers: cut the row where one ends.</source>
        <translation>formez vos fleurs&#x202f;: coupez le rang où l’une finit.</translation>
    </message>
    <message>
        <source>a battle! Play a card, or pass.</source>
        <translation>bataille&#x202f;! Jouez une carte ou passez.</translation>
    </message>
    <message>
        <source>a dead tie! Break it with a card, or pass.</source>
        <translation>égalité&#x202f;! Brisez-la avec une carte, ou passez.</translation>
    </message>
    <message>
        <source>choose the petal that fights.</source>
        <translation>choisissez le pétale qui combat.</translation>
    </message>
    <message>
        <source>your last will! Play what cards you like, then pass.</source>
        <translation>dernières volontés&#x202f;! Jouez des cartes, puis passez.</translation>
    </message>
    <message>
        <source>draw a card and end your turn, or play cards and attack.</source>
        <translation>piochez, ce qui finit le tour, ou jouez et attaquez.</translation>
    </message>
    <message>
        <source>attack, play cards, or end your turn.</source>
        <translation>attaquez, jouez, ou finissez le tour.</translation>
    </message>
    <message>
        <source>play cards, or end your turn.</source>
        <translation>jouez des cartes, ou finissez le tour.</translation>
    </message>
    <message>
        <source>your flower {number}</source>
        <translation>votre fleur {number}</translation>
    </message>
    <message>
        <source>flower {number}</source>
        <translation>la fleur {number}</translation>
    </message>
    <message>
        <source>{player}’s flower {number}</source>
        <translation>la fleur {number} {player:de}</translation>
    </message>
    <message>
        <source>By lot, you play first.</source>
        <translation>Vous jouez en premier, par tirage au sort.</translation>
    </message>
    <message>
        <source>By lot, {player} plays first.</source>
        <translation>Par tirage au sort, {player} joue en premier.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>C’est votre tour</translation>
    </message>
    <message>
        <source>The turn of {player}</source>
        <translation>C’est à {player} de jouer</translation>
    </message>
    <message>
        <source>A tie! {attack}</source>
        <translation>Égalité&#x202f;! {attack}</translation>
    </message>
    <message>
        <source>Your POWER FLOWER has one petal: it fights.</source>
        <translation>Votre POWER FLOWER n’a qu’un pétale&#x202f;: il combat.</translation>
    </message>
    <message>
        <source>{player}’s POWER FLOWER has one petal: it fights.</source>
        <translation>La POWER FLOWER {player:de} n’a qu’un pétale&#x202f;: il combat.</translation>
    </message>
    <message>
        <source>You are winning here: you pass.</source>
        <translation>Vous gagnez ici&#x202f;: vous passez.</translation>
    </message>
    <message>
        <source>{player} is winning here and passes.</source>
        <translation>{player} gagne ici et passe.</translation>
    </message>
    <message>
        <source>It can’t do anything now.</source>
        <translation>Elle ne peut rien faire pour l’instant.</translation>
    </message>
    <message>
        <source>Click a ringed place.</source>
        <translation>Cliquez sur un endroit cerclé.</translation>
    </message>
    <message>
        <source>Poison: it destroys an open petal of {n} or less.</source>
        <translation>Poison&#x202f;: détruit un pétale visible de {n} ou moins.</translation>
    </message>
    <message>
        <source>Fertiliser: it becomes a petal of {n} in any flower.</source>
        <translation>Engrais&#x202f;: un pétale de {n} dans une fleur au choix.</translation>
    </message>
    <message>
        <source>It makes any flower a POWER FLOWER.</source>
        <translation>Elle change une fleur en POWER FLOWER.</translation>
    </message>
    <message>
        <source>Spy: it shows you a flower or a hand.</source>
        <translation>Espion&#x202f;: montre une fleur ou une main.</translation>
    </message>
    <message>
        <source>{n} cards are chosen.</source>
        <translation>{n} cartes sont choisies.</translation>
    </message>
    <message>
        <source>Three or more can make a flower.</source>
        <translation>À trois ou plus on crée une fleur.</translation>
    </message>
    <message>
        <source>They can make a flower.</source>
        <translation>Elles peuvent faire une fleur.</translation>
    </message>
    <message>
        <source>Click between petals to cut; then click Lay.</source>
        <translation>Cliquez entre deux pétales pour couper&#x202f;; puis Planter.</translation>
    </message>
    <message>
        <source>Each needs two petals at least.</source>
        <translation>Il faut deux pétales à chacune.</translation>
    </message>
    <message>
        <source>{flowers}: {sizes}. {follows}</source>
        <translation>{flowers}&#x202f;: {sizes}. {follows}</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Taper un coup</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Par 2</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Par 3</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Par 4</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Planter</translation>
    </message>
    <message>
        <source>End Turn</source>
        <translation>Finir</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Choose a petal of the flower that fights.</source>
        <translation>Choisissez un pétale de la fleur qui combat.</translation>
    </message>
    <message>
        <source>Choose a flower of your own that may attack, or a card.</source>
        <translation>Choisissez une de vos fleurs qui peut attaquer, ou une carte.</translation>
    </message>
    <message>
        <source>Choose a card first, or pass.</source>
        <translation>Choisissez d’abord une carte, ou passez.</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Poison</translation>
    </message>
    <message>
        <source>Fertiliser</source>
        <translation>Engrais</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Espion</translation>
    </message>
    <message>
        <source>What is the joker to be?</source>
        <translation>Que doit être le joker&#x202f;?</translation>
    </message>
    <message>
        <source>That is your last petal: you would be out of the game. Poison it all the same?</source>
        <translation>C’est votre dernier pétale&#x202f;: vous seriez éliminé. L’empoisonner quand même&#x202f;?</translation>
    </message>
    <message>
        <source>You know no card in the hand of {player}: send a spy.</source>
        <translation>Vous ne connaissez aucune carte de la main {player:de}&#x202f;: envoyez un espion.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>What all throw</source>
        <translation>Ce que chacun joue</translation>
    </message>
    <message>
        <source>{who}: nothing thrown yet</source>
        <translation>{who}&#x202f;: rien encore</translation>
    </message>
    <message>
        <source>{who}: {sign}</source>
        <translation>{who}&#x202f;: {sign}</translation>
    </message>
    <message>
        <source>What you may throw</source>
        <translation>Ce que vous pouvez jouer</translation>
    </message>
    <message>
        <source>Who picks the order of play?</source>
        <translation>Qui choisira sa place&#x202f;?</translation>
    </message>
    <message>
        <source>Rock blunts scissors, scissors cut paper, paper wraps rock. The winner chooses.</source>
        <translation>La pierre casse les ciseaux, les ciseaux coupent le papier, le papier enveloppe la pierre. Qui gagne choisit.</translation>
    </message>
    <message>
        <source>Show your palm or the back of your hand. The odd one out chooses.</source>
        <translation>Pareil, pas pareil&#x202f;: paume ou dos de la main. Qui est seul à montrer son côté choisit.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Click what you throw.</source>
        <translation>Cliquez sur ce que vous jouez.</translation>
    </message>
    <message>
        <source>Click Throw to show everyone’s hand.</source>
        <translation>Cliquez sur Jouer&#x202f;: le hasard dit ce que montre chaque main.</translation>
    </message>
    <message>
        <source>Nobody has won: throw again.</source>
        <translation>Personne n’a gagné&#x202f;: encore une fois.</translation>
    </message>
    <message>
        <source>Baskets of petals</source>
        <translation>Paniers de pétales</translation>
    </message>
    <message>
        <source>Basket {n}, taken by {player}</source>
        <translation>Panier {n}, pris par {player}</translation>
    </message>
    <message>
        <source>Basket {n}, petals face down</source>
        <translation>Panier {n}, pétales cachés</translation>
    </message>
    <message>
        <source>Take a basket of petals. Nobody knows what is in it.</source>
        <translation>Prenez un panier de pétales. Personne ne sait ce qu’il contient.</translation>
    </message>
    <message>
        <source>{player} takes a basket of petals. Nobody knows what is in it.</source>
        <translation>{player} prend un panier de pétales. Personne ne sait ce qu’il contient.</translation>
    </message>
    <message>
        <source>Your Petals</source>
        <translation>Vos pétales</translation>
    </message>
    <message>
        <source>{who} won the choice.</source>
        <translation>{who}&#x202f;: choix de la place.</translation>
    </message>
    <message>
        <source>Petals and hands are dealt.</source>
        <translation>Pétales et mains sont distribués.</translation>
    </message>
    <message>
        <source>The Graveyard is shuffled: it is the new pile.</source>
        <translation>On mélange le cimetière&#x202f;: c’est la nouvelle pioche.</translation>
    </message>
    <message>
        <source>The tie stands: the attack fails.</source>
        <translation>L’égalité demeure&#x202f;: l’attaque échoue.</translation>
    </message>
    <message>
        <source>A tie: battle to the death!</source>
        <translation>Égalité&#x202f;: combat à mort&#x202f;!</translation>
    </message>
    <message>
        <source>No petal is left. Only a card can break it.</source>
        <translation>Il ne reste aucun pétale&#x202f;: seule une carte peut briser l’égalité.</translation>
    </message>
    <message>
        <source>The attack succeeds.</source>
        <translation>L’attaque est réussie.</translation>
    </message>
    <message>
        <source>A successful attack ends the turn.</source>
        <translation>Une attaque réussie met fin au tour.</translation>
    </message>
    <message>
        <source>The attack fails.</source>
        <translation>L’attaque échoue.</translation>
    </message>
    <message>
        <source>A flower has lost its last petal.</source>
        <translation>Une fleur a perdu son dernier pétale.</translation>
    </message>
    <message>
        <source>There is no petal to pick now.</source>
        <translation>Il n’y a pas de pétale à choisir maintenant.</translation>
    </message>
    <message>
        <source>First pick the petal that fights.</source>
        <translation>Choisissez d’abord le pétale qui combat.</translation>
    </message>
    <message>
        <source>That petal can’t fight now.</source>
        <translation>Ce pétale ne peut pas combattre maintenant.</translation>
    </message>
    <message>
        <source>There is nothing to pass now: you can end your turn.</source>
        <translation>Il n’y a rien à passer&#x202f;: vous pouvez finir le tour.</translation>
    </message>
    <message>
        <source>You can’t do that now. Play a card or pass.</source>
        <translation>Impossible maintenant&#x202f;: jouez une carte, ou passez.</translation>
    </message>
    <message>
        <source>The flowers are laid already.</source>
        <translation>Les fleurs sont déjà formées.</translation>
    </message>
    <message>
        <source>Lay your flowers first.</source>
        <translation>Formez d’abord vos fleurs.</translation>
    </message>
    <message>
        <source>Every flower needs two petals at least.</source>
        <translation>Il faut au moins deux pétales par fleur.</translation>
    </message>
    <message>
        <source>You have {n} petals to lay, not {m}.</source>
        <translation>Vous avez {n} pétales à planter, pas {m}.</translation>
    </message>
    <message>
        <source>You can’t make a flower now.</source>
        <translation>Vous ne pouvez pas créer de fleur maintenant.</translation>
    </message>
    <message>
        <source>You hold each card only once.</source>
        <translation>Vous n’avez chaque carte qu’une fois.</translation>
    </message>
    <message>
        <source>A flower needs three cards at least.</source>
        <translation>Il faut au moins trois cartes pour une fleur.</translation>
    </message>
    <message>
        <source>A POWER FLOWER needs four cards at least.</source>
        <translation>Il faut au moins quatre cartes pour une POWER FLOWER.</translation>
    </message>
    <message>
        <source>A POWER FLOWER needs a card of every suit.</source>
        <translation>Il faut pour une POWER FLOWER une carte de chaque couleur.</translation>
    </message>
    <message>
        <source>Only spades are poison.</source>
        <translation>Seul le pique est un poison.</translation>
    </message>
    <message>
        <source>Only hearts are fertiliser.</source>
        <translation>Seul le cœur est un engrais.</translation>
    </message>
    <message>
        <source>Only diamonds make a POWER FLOWER.</source>
        <translation>Seul le carreau fait une POWER FLOWER.</translation>
    </message>
    <message>
        <source>Only clubs are spies.</source>
        <translation>Seul le trèfle est un espion.</translation>
    </message>
    <message>
        <source>There is no card in that hand that you could see.</source>
        <translation>Il n’y a dans cette main aucune carte à voir.</translation>
    </message>
    <message>
        <source>{flower} is a POWER FLOWER already.</source>
        <translation>{flower} est déjà une POWER FLOWER.</translation>
    </message>
    <message>
        <source>All petals of {flower} lie open.</source>
        <translation>Tous les pétales de {flower} sont visibles.</translation>
    </message>
    <message>
        <source>Petals are numbered from 1: that is the top.</source>
        <translation>Les pétales se comptent depuis le dessus, qui est le 1.</translation>
    </message>
    <message>
        <source>{flower} has only {petals}.</source>
        <translation>{flower} n’a que {petals}.</translation>
    </message>
    <message>
        <source>Poison works only on petals that lie open.</source>
        <translation>Le poison n’agit que sur un pétale visible.</translation>
    </message>
    <message>
        <source>{petal} is too strong for {card}.</source>
        <translation>{petal} résiste à {card}.</translation>
    </message>
    <message>
        <source>That can’t be done now.</source>
        <translation>Impossible maintenant.</translation>
    </message>
    <message>
        <source>You can’t attack now: play a card, or pass.</source>
        <translation>Pas d’attaque maintenant&#x202f;: jouez une carte, ou passez.</translation>
    </message>
    <message>
        <source>You can attack with a flower of your own only.</source>
        <translation>On n’attaque qu’avec une de ses fleurs.</translation>
    </message>
    <message>
        <source>You can’t attack your own flowers.</source>
        <translation>On n’attaque pas ses propres fleurs.</translation>
    </message>
    <message>
        <source>A last flower attacks each flower only once, and that one is done.</source>
        <translation>Une dernière fleur attaque chaque fleur adverse une fois&#x202f;: celle-là, c’est fait.</translation>
    </message>
    <message>
        <source>That flower has attacked already in this turn.</source>
        <translation>Cette fleur est épuisée&#x202f;: elle a déjà attaqué.</translation>
    </message>
    <message>
        <source>Drawing must be the only act of a turn.</source>
        <translation>Piocher doit être l’unique action du tour.</translation>
    </message>
    <message>
        <source>You can’t draw on your first turn.</source>
        <translation>On ne pioche pas à son premier tour.</translation>
    </message>
    <message>
        <source>You drew on your last turn already.</source>
        <translation>Vous avez déjà pioché au dernier tour.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>Il n’y a plus de carte à piocher.</translation>
    </message>
    <message>
        <source>It was won by a last will: no flower was left.</source>
        <translation>Gagné par des dernières volontés&#x202f;: il ne restait aucune fleur.</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>Fleurs</translation>
    </message>
    <message>
        <source>POWER FLOWERs</source>
        <translation>POWER FLOWERs</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>Pétales</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>{flower}, petal {number}: {card}</source>
        <translation>{flower}, pétale {number}&#x202f;: {card}</translation>
    </message>
    <message>
        <source>Pile: {cards}</source>
        <translation>Pioche&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Graveyard: {cards}</source>
        <translation>Cimetière&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>{card}, known to you</source>
        <translation>{card} (vous la connaissez)</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>caché</translation>
    </message>
    <message>
        <source>has attacked</source>
        <translation>épuisée</translation>
    </message>
    <message>
        <source>{flower} attacks: click the flower that it fights.</source>
        <translation>{flower} attaque&#x202f;: cliquez sur la fleur adverse.</translation>
    </message>
    <message>
        <source>attack</source>
        <comment>typed move</comment>
        <translation>attaque</translation>
    </message>
    <message>
        <source>poison</source>
        <comment>typed move</comment>
        <translation>poison</translation>
    </message>
    <message>
        <source>heart</source>
        <comment>typed move</comment>
        <translation>engrais</translation>
    </message>
    <message>
        <source>pf</source>
        <comment>typed move</comment>
        <translation>pf</translation>
    </message>
    <message>
        <source>spy</source>
        <comment>typed move</comment>
        <translation>espion</translation>
    </message>
    <message>
        <source>make</source>
        <comment>typed move</comment>
        <translation>fleur</translation>
    </message>
    <message>
        <source>power</source>
        <comment>typed move</comment>
        <translation>power</translation>
    </message>
    <message>
        <source>pick</source>
        <comment>typed move</comment>
        <translation>choix</translation>
    </message>
    <message>
        <source>lay</source>
        <comment>typed move</comment>
        <translation>plante</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>typed move</comment>
        <translation>passe</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>typed move</comment>
        <translation>pioche</translation>
    </message>
    <message>
        <source>end</source>
        <comment>typed move</comment>
        <translation>fin</translation>
    </message>
    <message>
        <source>What is “{word}”? Type one of: {verbs}.</source>
        <translation>«&#x202f;{word}&#x202f;»&#x202f;? Tapez l’un de ces mots&#x202f;: {verbs}.</translation>
    </message>
    <message>
        <source>Type it like this: {example}</source>
        <translation>Tapez ainsi&#x202f;: {example}</translation>
    </message>
    <message>
        <source>Type how many petals each flower has: {example}</source>
        <translation>Tapez combien de pétales a chaque fleur&#x202f;: {example}</translation>
    </message>
    <message>
        <source>“{word}” is no flower. Type its number: {number} or {name}.</source>
        <translation>«&#x202f;{word}&#x202f;» n’est pas une fleur. Tapez son numéro&#x202f;: {number} ou {name}.</translation>
    </message>
    <message>
        <source>Type the number of the petal, from the top.</source>
        <translation>Tapez le numéro du pétale, depuis le dessus.</translation>
    </message>
    <message>
        <source>“{word}” is no card. Type it like this: {card}</source>
        <translation>«&#x202f;{word}&#x202f;» n’est pas une carte. Tapez ainsi&#x202f;: {card}</translation>
    </message>
    <message>
        <source>You don’t hold {card}.</source>
        <translation>Vous n’avez pas {card}.</translation>
    </message>
    <message>
        <source>There is no player {number}.</source>
        <translation>Il n’y a pas de joueur {number}.</translation>
    </message>
    <message>
        <source>There is no flower {name}.</source>
        <translation>Il n’y a pas de fleur {name}.</translation>
    </message>
    <message>
        <source>{flower}: {petals}.</source>
        <translation>{flower}&#x202f;: {petals}.</translation>
    </message>
    <message>
        <source>You attack {player}</source>
        <translation>Vous attaquez {player}</translation>
    </message>
    <message>
        <source>{player} attacks you</source>
        <translation>{player} vous attaque</translation>
    </message>
    <message>
        <source>{player} attacks {other}</source>
        <translation>{player} attaque {other}</translation>
    </message>
    <message>
        <source>{flower} ({card})</source>
        <translation>{flower} ({card})</translation>
    </message>
    <message>
        <source>{flower} attacks {other}.</source>
        <translation>{flower} attaque {other}.</translation>
    </message>
    <message>
        <source>You can do nothing here: you pass.</source>
        <translation>Vous ne pouvez rien ici&#x202f;: vous passez.</translation>
    </message>
    <message>
        <source>{player} can do nothing here and passes.</source>
        <translation>{player} ne peut rien ici et passe.</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>A tie.</source>
        <translation>Égalité.</translation>
    </message>
    <message>
        <source>Throw Any</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Graveyard…</source>
        <translation>Cimetière…</translation>
    </message>
</context>
<context>
    <name>guests</name>
    <message>
        <source>“{title}”, of the package “{package}”, has failed and is closed ({why}). What was played is as it was saved after the last move.</source>
        <translation>«&#x202f;{title}&#x202f;», du paquet «&#x202f;{package}&#x202f;», s’est arrêté sur une erreur ({why}). Ce qui a été joué reste comme il a été enregistré après le dernier coup.</translation>
    </message>
    <message>
        <source>The game “{name}” of the package “{package}” is left out: {why}.</source>
        <translation>Le jeu «&#x202f;{name}&#x202f;» du paquet «&#x202f;{package}&#x202f;» est laissé de côté&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>it can’t be imported ({why})</source>
        <translation>il ne peut pas être importé ({why})</translation>
    </message>
    <message>
        <source>{why} is no game</source>
        <translation>{why} n’est pas un jeu</translation>
    </message>
    <message>
        <source>“{why}” can’t be a game’s key</source>
        <translation>«&#x202f;{why}&#x202f;» ne peut pas être la clé d’un jeu</translation>
    </message>
    <message>
        <source>there is one with the key “{why}” already</source>
        <translation>il y en a déjà un dont la clé est «&#x202f;{why}&#x202f;»</translation>
    </message>
    <message>
        <source>“{why}” is a command of macclassic</source>
        <translation>«&#x202f;{why}&#x202f;» est une commande de macclassic</translation>
    </message>
    <message>
        <source>it fails ({why})</source>
        <translation>il échoue ({why})</translation>
    </message>
</context>
<context>
    <name>hands</name>
    <message>
        <source>All Hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>Save Record As…</source>
        <translation>Enregistrer la partie…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>as dealt</source>
        <translation>la donne</translation>
    </message>
    <message>
        <source>move {n} of {all}</source>
        <translation>coup {n} sur {all}</translation>
    </message>
    <message>
        <source>Deal {deal}, game {number}</source>
        <translation>Donne {deal}, partie {number}</translation>
    </message>
    <message>
        <source>Looking Back</source>
        <translation>Rétrospective</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Page {number} sur {count}</translation>
    </message>
    <message>
        <source>Link: {words}</source>
        <translation>Lien&#x202f;: {words}</translation>
    </message>
    <message>
        <source>page {number}</source>
        <translation>page {number}</translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message>
        <source>{card}: it takes {taken} and brings {points} points at once.</source>
        <translation>{card}&#x202f;: elle prend {taken:le} et rapporte tout de suite {points:point|points}.</translation>
    </message>
    <message>
        <source>{card}: it collects the whole triplet, and both others must pass you a plain.</source>
        <translation>{card}&#x202f;: elle ramasse tout le triplet, et les deux autres vous passent une simple.</translation>
    </message>
    <message>
        <source>{card}: it takes {taken} before another player does.</source>
        <translation>{card}&#x202f;: elle prend {taken:le} avant qu’un autre ne le fasse.</translation>
    </message>
    <message>
        <source>Play on with the four cards of one month: a win would pay double.</source>
        <translation>Jouez avec les quatre cartes d’un mois&#x202f;: une victoire paierait double.</translation>
    </message>
    <message>
        <source>Shake: showing three of a month costs no turn, and a win pays double.</source>
        <translation>Secouez&#x202f;: montrer trois cartes d’un mois ne coûte pas de tour, et une victoire paie double.</translation>
    </message>
    <message>
        <source>Bomb: it takes all four cards of a month, and both others must pass you a plain.</source>
        <translation>Une bombe&#x202f;: elle ramasse les quatre cartes d’un mois, et les deux autres vous passent une simple.</translation>
    </message>
    <message>
        <source>Turn the stack card alone, and keep your cards for later.</source>
        <translation>Retournez seulement la carte de la pioche, et gardez vos cartes pour plus tard.</translation>
    </message>
    <message>
        <source>{card}: it takes {taken}, the best of your pairs.</source>
        <translation>{card}&#x202f;: elle prend {taken:le}, la meilleure de vos paires.</translation>
    </message>
    <message>
        <source>Take {card}: it is the better of the two.</source>
        <translation>Prenez {card:le}&#x202f;: c’est la meilleure des deux.</translation>
    </message>
    <message>
        <source>Take {card}: the other brings you about as much.</source>
        <translation>Prenez {card:le}&#x202f;: l’autre rapporte à peu près autant.</translation>
    </message>
    <message>
        <source>All moves look equally good, so I picked one at random.</source>
        <translation>Tous les coups se valent&#x202f;: j’ai tiré au sort.</translation>
    </message>
    <message>
        <source>Small flowers are many flowers: each may attack once a turn, and each must be beaten separately.</source>
        <translation>De petites fleurs, ce sont beaucoup de fleurs&#x202f;: chacune peut attaquer une fois par tour, et il faut les vaincre une à une.</translation>
    </message>
    <message>
        <source>No attack looks likely to win now, so a card is the best you can have.</source>
        <translation>Aucune attaque ne promet rien pour l’instant&#x202f;: une carte de plus vaut mieux.</translation>
    </message>
    <message>
        <source>It is the stronger petal: only a card can save the other flower.</source>
        <translation>C’est le pétale le plus fort&#x202f;: seule une carte peut sauver l’autre fleur.</translation>
    </message>
    <message>
        <source>The petals on top are equal: those below them decide.</source>
        <translation>Les pétales du dessus sont égaux&#x202f;: ceux d’en dessous décideront.</translation>
    </message>
    <message>
        <source>The petals on top are equal, and one flower has no more: the larger one, yours, wins.</source>
        <translation>Les pétales du dessus sont égaux, et une fleur n’en a pas d’autre&#x202f;: la plus grande, la vôtre, gagne.</translation>
    </message>
    <message>
        <source>The petals are equal, and none lies below: a card must decide.</source>
        <translation>Les pétales sont égaux, et il n’y en a pas dessous&#x202f;: une carte doit trancher.</translation>
    </message>
    <message>
        <source>It is the weaker petal now: a card from your hand must turn this battle.</source>
        <translation>C’est le pétale le plus faible pour l’instant&#x202f;: une carte de votre main doit renverser cette bataille.</translation>
    </message>
    <message>
        <source>Your petal on top beats most petals that may be there.</source>
        <translation>Votre pétale du dessus bat presque tout ce qui peut s’y trouver.</translation>
    </message>
    <message>
        <source>A failed attack costs you only the secret of your top petal.</source>
        <translation>Une attaque échouée ne coûte rien&#x202f;: elle montre seulement les pétales du dessus.</translation>
    </message>
    <message>
        <source>You are winning this battle: keep your cards.</source>
        <translation>Vous gagnez cette bataille telle quelle&#x202f;: gardez vos cartes.</translation>
    </message>
    <message>
        <source>You are winning this battle.</source>
        <translation>Vous gagnez cette bataille telle quelle.</translation>
    </message>
    <message>
        <source>You have no card to play.</source>
        <translation>Vous n’avez pas de carte à jouer.</translation>
    </message>
    <message>
        <source>No card of yours is worth more here than later.</source>
        <translation>Aucune de vos cartes ne vaut plus ici que plus tard.</translation>
    </message>
    <message>
        <source>It takes away the petal that you would have to beat.</source>
        <translation>Elle détruit le pétale qu’il vous faudrait battre.</translation>
    </message>
    <message>
        <source>It takes a flower&apos;s last petal.</source>
        <translation>Elle prend le dernier pétale d’une fleur.</translation>
    </message>
    <message>
        <source>It takes a strong petal away for a single card.</source>
        <translation>Elle détruit un pétale fort pour une seule carte.</translation>
    </message>
    <message>
        <source>It takes an open petal away.</source>
        <translation>Cela enlève un pétale visible.</translation>
    </message>
    <message>
        <source>It takes your own petal off the top: the next one fights instead.</source>
        <translation>Cela enlève votre propre pétale du dessus&#x202f;: le suivant combat à sa place.</translation>
    </message>
    <message>
        <source>It fights instead of the petal that lies on top now.</source>
        <translation>Elle combattra à la place du pétale du dessus.</translation>
    </message>
    <message>
        <source>With a small petal on top, even a strong flower can be beaten.</source>
        <translation>Avec un petit pétale sur le dessus, même une fleur forte peut être battue.</translation>
    </message>
    <message>
        <source>It changes the petal that the other flower fights with.</source>
        <translation>Cela change le pétale avec lequel l’autre fleur combat.</translation>
    </message>
    <message>
        <source>It makes your flower larger by one petal.</source>
        <translation>Cela agrandit votre fleur d’un pétale.</translation>
    </message>
    <message>
        <source>It makes your flower stronger, and larger by one.</source>
        <translation>Elle rend votre fleur plus forte, et plus grande d’un pétale.</translation>
    </message>
    <message>
        <source>In a POWER FLOWER you choose the petal that fights.</source>
        <translation>Dans une POWER FLOWER, vous choisissez le pétale qui combat.</translation>
    </message>
    <message>
        <source>It is good to know what lies there before you attack.</source>
        <translation>Il est bon de savoir ce qui s’y trouve avant d’attaquer.</translation>
    </message>
    <message>
        <source>It shows you what that player can answer with.</source>
        <translation>Cela vous montre avec quoi ce joueur peut répliquer.</translation>
    </message>
    <message>
        <source>A new flower attacks and defends; the cards of it do more there than in your hand.</source>
        <translation>Une nouvelle fleur attaque et défend&#x202f;: ses cartes y servent mieux que dans votre main.</translation>
    </message>
    <message>
        <source>With all four suits you have a POWER FLOWER at once.</source>
        <translation>Avec les quatre couleurs, vous avez tout de suite une POWER FLOWER.</translation>
    </message>
    <message>
        <source>It is the weakest petal that wins.</source>
        <translation>C’est le plus faible des pétales qui gagnent.</translation>
    </message>
    <message>
        <source>It wins.</source>
        <translation>Il gagne.</translation>
    </message>
    <message>
        <source>No petal wins; this one ties, and those that follow decide.</source>
        <translation>Aucun pétale ne gagne&#x202f;; celui-ci fait égalité, et les suivants décideront.</translation>
    </message>
    <message>
        <source>No petal can win here.</source>
        <translation>Aucun pétale ne peut gagner ici.</translation>
    </message>
    <message>
        <source>There is nothing left that would help you.</source>
        <translation>Il ne reste rien qui puisse vous aider.</translation>
    </message>
    <message>
        <source>It came out best in the games that were tried.</source>
        <translation>C’est ce qui a donné le meilleur résultat dans les parties essayées.</translation>
    </message>
    <message>
        <source>{seat} took {card} from {giver} {ago}.</source>
        <translation>{seat} a pris {card} à {giver} {ago}.</translation>
    </message>
    <message>
        <source>{seat} took {card} from you {ago}.</source>
        <translation>{seat} vous a pris {card} {ago}.</translation>
    </message>
    <message>
        <source>Only {seat} can have {card}: {first} and {second} asked for it or said No to it.</source>
        <translation>{card} ne peut être que chez {seat}&#x202f;: {first} et {second} l’ont demandée en vain ou ont dit Non.</translation>
    </message>
    <message>
        <source>Only {seat} can have {card}: {first} asked for it or said No to it, and {second} has no cards left.</source>
        <translation>{card} ne peut être que chez {seat}&#x202f;: {first} l’a demandée en vain ou a dit Non, et {second} n’a plus de cartes.</translation>
    </message>
    <message>
        <source>Only {seat} can have {card}: nobody else has cards left.</source>
        <translation>{card} ne peut être que chez {seat}&#x202f;: personne d’autre n’a plus de cartes.</translation>
    </message>
    <message>
        <source>{seat} asked for {other} {ago} and so has one of the {kind}: it can only be {card}.</source>
        <translation>{seat} a demandé {other} {ago}, et a donc une carte parmi les {kind}&#x202f;: ce ne peut être que {card}.</translation>
    </message>
    <message>
        <source>Only {seat} can have {card}: that follows from all that was asked, and from how many cards all have.</source>
        <translation>{card} ne peut être que chez {seat}&#x202f;: cela se déduit de toutes les demandes et du nombre de cartes de chacun.</translation>
    </message>
    <message>
        <source>{seat} asked for {other} {ago} and so held one of the {kind}: perhaps {card}. About {percent} in 100.</source>
        <translation>{seat} a demandé {other} {ago}, et avait donc une carte parmi les {kind}&#x202f;: peut-être {card}. Environ {percent} chances sur 100.</translation>
    </message>
    <message>
        <source>{seat} is the most likely to have {card}: about {percent} in 100.</source>
        <translation>C’est {seat} qui a le plus probablement {card}&#x202f;: environ {percent} chances sur 100.</translation>
    </message>
    <message>
        <source>No player is more likely to have {card} than {seat}: about {percent} in 100.</source>
        <translation>{seat} a {card} aussi probablement que quiconque&#x202f;: environ {percent} chances sur 100.</translation>
    </message>
    <message>
        <source>{seat} has {card} in about {percent} of 100 cases; {rival} has it more often, but that would risk more.</source>
        <translation>{seat} a {card} dans environ {percent} cas sur 100&#x202f;; {rival} l’a plus souvent, mais ce serait risquer plus.</translation>
    </message>
    <message>
        <source>{seat} does not have {card}, but every ask that may succeed would risk more.</source>
        <translation>{seat} n’a pas {card}, mais toute demande qui peut réussir risquerait plus.</translation>
    </message>
    <message>
        <source>Turn over a card: there is nothing else to do.</source>
        <translation>Retournez une carte&#x202f;: il n’y a rien d’autre à faire.</translation>
    </message>
    <message>
        <source>It is your only move, so it must be made.</source>
        <translation>C’est votre seul coup&#x202f;: il faut le jouer.</translation>
    </message>
    <message>
        <source>With it all your pawns are home, and the game is won.</source>
        <translation>Tous vos pions sont alors à la maison&#x202f;: la partie est gagnée.</translation>
    </message>
    <message>
        <source>It is safer for {pawn}: {n} of the {all} cards to come can hit it there, {before} where it is.</source>
        <translation>{pawn} y est plus à l’abri&#x202f;: {n} des {all} cartes à venir peuvent l’y frapper, contre {before} là où il est.</translation>
    </message>
    <message>
        <source>It brings you nearer to home; none of the other moves does.</source>
        <translation>Il vous rapproche de la maison&#x202f;; aucun des autres coups ne le fait.</translation>
    </message>
    <message>
        <source>It brings {pawn} nearer to home; steps left then: {left} of {all}.</source>
        <translation>Il rapproche {pawn} de la maison&#x202f;; pas qui restent alors&#x202f;: {left} sur {all}.</translation>
    </message>
    <message>
        <source>It brings both {pawn} and {other} nearer to home.</source>
        <translation>Il rapproche {pawn} et {other} de la maison.</translation>
    </message>
    <message>
        <source>It changes nothing: {pawn} comes out, and {other} goes back to its start.</source>
        <translation>Il ne change rien&#x202f;: {pawn} sort et {other} rentre.</translation>
    </message>
    <message>
        <source>It changes nothing: {pawn} ends where it is.</source>
        <translation>Il ne change rien&#x202f;: {pawn} finit là où il est.</translation>
    </message>
    <message>
        <source>Keep going: you win {won} of 100 games like this, {gain} points on average, against {amount} now. The other player, {lacks} short of an end, wins {lost}; that costs you {cost}.</source>
        <translation>Continuez&#x202f;: vous gagnez {won} parties sur 100 comme celle-ci, {gain} points en moyenne, contre {amount} maintenant. L’autre joueur, à {lacks} de pouvoir finir, en gagne {lost}&#x202f;; cela vous coûte {cost}.</translation>
    </message>
    <message>
        <source>Keep going: you win {won} of 100 games like this, {gain} points on average, against {amount} now. The other player, {lacks} short of an end, wins none.</source>
        <translation>Continuez&#x202f;: vous gagnez {won} parties sur 100 comme celle-ci, {gain} points en moyenne, contre {amount} maintenant. L’autre joueur, à {lacks} de pouvoir finir, n’en gagne aucune.</translation>
    </message>
    <message>
        <source>Keep going: the other player is {lacks} points short of an end.</source>
        <translation>Continuez&#x202f;: il manque {lacks:point|points} à l’autre joueur pour pouvoir finir.</translation>
    </message>
    <message>
        <source>End the game: {amount} points are safe. If you keep going, you win {won} of 100 games like this, {gain} on average; the other player wins {lost}, and that costs you {cost}.</source>
        <translation>Finissez la partie&#x202f;: {amount} points sont sûrs. Si vous continuez, vous gagnez {won} parties sur 100 comme celle-ci, {gain} en moyenne&#x202f;; l’autre joueur en gagne {lost}, ce qui vous coûte {cost}.</translation>
    </message>
    <message>
        <source>End the game: {amount} points are safe. If you keep going, you win {won} of 100 games like this, {gain} on average.</source>
        <translation>Finissez la partie&#x202f;: {amount} points sont sûrs. Si vous continuez, vous gagnez {won} parties sur 100 comme celle-ci, {gain} en moyenne.</translation>
    </message>
    <message>
        <source>End the game: {amount} points are safe. If you keep going, you win none of 100 games like this.</source>
        <translation>Finissez la partie&#x202f;: {amount} points sont sûrs. Si vous continuez, vous ne gagnez aucune partie sur 100 comme celle-ci.</translation>
    </message>
    <message>
        <source>End the game: {amount} points are safe now.</source>
        <translation>Finissez la partie&#x202f;: {amount} points sont sûrs maintenant.</translation>
    </message>
    <message>
        <source>Win at once: {amount} points are safe. If you play on, you win {won} of 100 games like this, {gain} on average; the other player wins {lost}, and that costs you {cost}.</source>
        <translation>Gagnez aussitôt&#x202f;: {amount} points sont sûrs. Si vous poursuivez, vous gagnez {won} parties sur 100 comme celle-ci, {gain} en moyenne&#x202f;; l’autre joueur en gagne {lost}, ce qui vous coûte {cost}.</translation>
    </message>
    <message>
        <source>Win at once: {amount} points are safe.</source>
        <translation>Gagnez aussitôt&#x202f;: {amount} points sont sûrs.</translation>
    </message>
    <message>
        <source>Play on: you win {won} of 100 games like this, {gain} points on average, against {amount} at once. The other player wins {lost}; that costs you {cost}.</source>
        <translation>Poursuivez&#x202f;: vous gagnez {won} parties sur 100 comme celle-ci, {gain} points en moyenne, contre {amount} tout de suite. L’autre joueur en gagne {lost}&#x202f;; cela vous coûte {cost}.</translation>
    </message>
    <message>
        <source>Play on: if you win, each Perfect Hand doubles what you are paid.</source>
        <translation>Poursuivez&#x202f;: si vous gagnez, chaque Main parfaite double ce que vous recevez.</translation>
    </message>
    <message>
        <source>Show your three cards of {coin}: it doubles your payment if you win.</source>
        <translation>Montrez vos trois cartes {coin:du}&#x202f;: cela double votre paiement si vous gagnez.</translation>
    </message>
    <message>
        <source>Joker: it counts as two Mining, and turns a card in its place.</source>
        <translation>Joker&#x202f;: il compte pour deux Minages, et fait retourner une carte à sa place.</translation>
    </message>
    <message>
        <source>Turn a stock card only, and keep your cards for later.</source>
        <translation>Ne retournez qu’une carte de la pioche, et gardez vos cartes pour plus tard.</translation>
    </message>
    <message>
        <source>It brings {pawn} home.</source>
        <translation>Il amène {pawn} à la maison.</translation>
    </message>
    <message>
        <source>Call GO: you win {won} of 100 games like this, ${gain} on average, against ${amount} now. The others, {one} and {two} points short of a call, win {lost}; that costs you ${cost}.</source>
        <translation>Dites GO&#x202f;: vous gagnez {won} parties sur 100 comme celle-ci, {gain}&#x202f;$ en moyenne, contre {amount}&#x202f;$ maintenant. Les autres, à {one} et {two} points d’une annonce, en gagnent {lost}&#x202f;; cela vous coûte {cost}&#x202f;$.</translation>
    </message>
    <message>
        <source>Call GO: you win {won} of 100 games like this, ${gain} on average, against ${amount} now. The others, {one} and {two} points short of a call, win none.</source>
        <translation>Dites GO&#x202f;: vous gagnez {won} parties sur 100 comme celle-ci, {gain}&#x202f;$ en moyenne, contre {amount}&#x202f;$ maintenant. Les autres, à {one} et {two} points d’une annonce, n’en gagnent aucune.</translation>
    </message>
    <message>
        <source>Call GO: the others are {one} and {two} points short of a call.</source>
        <translation>Dites GO&#x202f;: il manque {one} et {two} points aux autres pour pouvoir annoncer.</translation>
    </message>
    <message>
        <source>Call STOP: ${amount} is safe. After GO you win {won} of 100 games like this, ${gain} on average; another player wins {lost}, and that costs you ${cost}.</source>
        <translation>Dites STOP&#x202f;: {amount}&#x202f;$ sont sûrs. Après GO vous gagnez {won} parties sur 100 comme celle-ci, {gain}&#x202f;$ en moyenne&#x202f;; un autre en gagne {lost}, ce qui vous coûte {cost}&#x202f;$.</translation>
    </message>
    <message>
        <source>Call STOP: ${amount} is safe. After GO you win {won} of 100 games like this, ${gain} on average.</source>
        <translation>Dites STOP&#x202f;: {amount}&#x202f;$ sont sûrs. Après GO vous gagnez {won} parties sur 100 comme celle-ci, {gain}&#x202f;$ en moyenne.</translation>
    </message>
    <message>
        <source>Call STOP: ${amount} is safe, and after GO you win none of 100 games like this.</source>
        <translation>Dites STOP&#x202f;: {amount}&#x202f;$ sont sûrs, et après GO vous ne gagnez aucune partie sur 100 comme celle-ci.</translation>
    </message>
    <message>
        <source>Call STOP: ${amount} is safe now.</source>
        <translation>Dites STOP&#x202f;: {amount}&#x202f;$ sont sûrs maintenant.</translation>
    </message>
    <message>
        <source>For the money STOP; but you are ${far} behind, so GO: it wins {chance} of 100 wars, STOP wins {less}.</source>
        <translation>Pour l’argent, STOP&#x202f;; mais vous avez {far}&#x202f;$ de retard, donc GO&#x202f;: il gagne {chance} guerres sur 100, STOP {less}.</translation>
    </message>
    <message>
        <source>For the money STOP; for the war GO: it wins {chance} of 100 wars, STOP wins {less}.</source>
        <translation>Pour l’argent, STOP&#x202f;; pour la guerre, GO&#x202f;: il gagne {chance} guerres sur 100, STOP {less}.</translation>
    </message>
    <message>
        <source>For the money GO; but you lead by ${far}, so STOP: it wins {chance} of 100 wars, GO wins {less}.</source>
        <translation>Pour l’argent, GO&#x202f;; mais vous menez de {far}&#x202f;$, donc STOP&#x202f;: il gagne {chance} guerres sur 100, GO {less}.</translation>
    </message>
    <message>
        <source>For the money GO; for the war STOP: it wins {chance} of 100 wars, GO wins {less}.</source>
        <translation>Pour l’argent, GO&#x202f;; pour la guerre, STOP&#x202f;: il gagne {chance} guerres sur 100, GO {less}.</translation>
    </message>
    <message>
        <source>{card}: it collects the whole triplet, and one of the others must pass you a plain.</source>
        <translation>{card}&#x202f;: elle ramasse tout le triplet, et l’un des deux autres vous passe une simple.</translation>
    </message>
    <message>
        <source>{card}: it collects the whole triplet.</source>
        <translation>{card}&#x202f;: elle ramasse tout le triplet.</translation>
    </message>
    <message>
        <source>Win with the four cards of one month: ${amount} is safe.</source>
        <translation>Gagnez avec les quatre cartes d’un mois&#x202f;: {amount}&#x202f;$ sont sûrs.</translation>
    </message>
    <message>
        <source>Bomb: it takes all four cards of a month, and one of the others must pass you a plain.</source>
        <translation>Une bombe&#x202f;: elle ramasse les quatre cartes d’un mois, et l’un des deux autres vous passe une simple.</translation>
    </message>
    <message>
        <source>Bomb: it takes all four cards of a month.</source>
        <translation>Une bombe&#x202f;: elle ramasse les quatre cartes d’un mois.</translation>
    </message>
    <message>
        <source>{card}: it takes {taken} and brings a point at once.</source>
        <translation>{card}&#x202f;: elle prend {taken:le} et rapporte tout de suite un point.</translation>
    </message>
    <message>
        <source>{card}: it takes {taken}, the pair worth most to you here.</source>
        <translation>{card}&#x202f;: elle prend {taken:le}, la paire qui vaut le plus pour vous ici.</translation>
    </message>
    <message>
        <source>{card}: it takes {taken}, your only pair.</source>
        <translation>{card}&#x202f;: elle prend {taken:le}, votre seule paire.</translation>
    </message>
    <message>
        <source>{card}: no unseen card can take it.</source>
        <translation>{card}&#x202f;: aucune carte cachée ne peut la prendre.</translation>
    </message>
    <message>
        <source>{card}: no pair would bring you more, and of your cards this gives the least away.</source>
        <translation>{card}&#x202f;: aucune paire ne vous rapporterait plus, et de vos cartes c’est celle qui donne le moins.</translation>
    </message>
    <message>
        <source>{card}: no pair would bring you more.</source>
        <translation>{card}&#x202f;: aucune paire ne vous rapporterait plus.</translation>
    </message>
    <message>
        <source>You have no pair. {card}: of your cards this gives the least away.</source>
        <translation>Vous n’avez pas de paire. {card}&#x202f;: de vos cartes, c’est celle qui donne le moins.</translation>
    </message>
    <message>
        <source>You have no pair. {card}: in games played out from here, it costs you least.</source>
        <translation>Vous n’avez pas de paire. {card}&#x202f;: dans les parties jouées jusqu’au bout, c’est elle qui vous coûte le moins.</translation>
    </message>
    <message>
        <source>The card is worth more than the attacks that you have.</source>
        <translation>La carte vaut plus que les attaques que vous avez.</translation>
    </message>
    <message>
        <source>What is left to do would cost you more than it brings.</source>
        <translation>Ce qui reste à faire coûterait plus que cela ne rapporte.</translation>
    </message>
    <message>
        <source>You have no card to play, and no flower that may attack.</source>
        <translation>Vous n’avez ni carte à jouer, ni fleur qui puisse attaquer.</translation>
    </message>
    <message>
        <source>No attack that is left looks likely to win.</source>
        <translation>Aucune des attaques qui restent n’a de bonnes chances.</translation>
    </message>
    <message>
        <source>It brings {pawn} and {other} home.</source>
        <translation>Il amène {pawn} et {other} à la maison.</translation>
    </message>
    <message>
        <source>It sends {pawn} back to its start, {steps} steps lost.</source>
        <translation>Il renvoie {pawn} à son départ&#x202f;: {steps} pas perdus.</translation>
    </message>
    <message>
        <source>It sends {pawn} back to its start, one step lost.</source>
        <translation>Il renvoie {pawn} à son départ&#x202f;: un pas perdu.</translation>
    </message>
    <message>
        <source>It sends {pawn} back to its start: no step is lost, but it must come out once more.</source>
        <translation>Il renvoie {pawn} à son départ&#x202f;: aucun pas perdu, mais il devra ressortir.</translation>
    </message>
    <message>
        <source>It sends {pawn} and {other} back to their starts.</source>
        <translation>Il renvoie {pawn} et {other} à leurs départs.</translation>
    </message>
    <message>
        <source>It sends {n} pawns of your opponents back to their starts.</source>
        <translation>Il renvoie {n} pions adverses à leurs départs.</translation>
    </message>
    <message>
        <source>It changes places with {pawn} and gains {steps} steps.</source>
        <translation>Il échange sa place avec {pawn} et gagne {steps} pas.</translation>
    </message>
    <message>
        <source>It changes places with {pawn} and gains one step.</source>
        <translation>Il échange sa place avec {pawn} et gagne un pas.</translation>
    </message>
    <message>
        <source>It changes places with {pawn}, which has {steps} steps more to go then.</source>
        <translation>Il échange sa place avec {pawn}, qui aura alors {steps} pas de plus à faire.</translation>
    </message>
    <message>
        <source>It brings {pawn} out of its start.</source>
        <translation>Il fait sortir {pawn} de son départ.</translation>
    </message>
    <message>
        <source>It brings {pawn} into the safety zone, where no opponent can reach it.</source>
        <translation>Il amène {pawn} dans la zone sûre, où aucun adversaire ne l’atteint.</translation>
    </message>
    <message>
        <source>Going backward, {pawn} comes nearer to home: {steps} steps saved.</source>
        <translation>En reculant, {pawn} s’approche de la maison et gagne {steps} pas.</translation>
    </message>
    <message>
        <source>{pawn} slides, {steps} squares for nothing.</source>
        <translation>{pawn} glisse&#x202f;: {steps} cases offertes.</translation>
    </message>
    <message>
        <source>Every move costs you something, and this one costs least.</source>
        <translation>Chaque coup vous coûte quelque chose, et celui-ci le moins.</translation>
    </message>
    <message>
        <source>Every move costs you something; this one leaves you the best chances.</source>
        <translation>Chaque coup vous coûte quelque chose&#x202f;; celui-ci vous laisse les meilleures chances.</translation>
    </message>
    <message>
        <source>It sends back {pawn}, of your own side, but the other moves leave you smaller chances.</source>
        <translation>Il renvoie {pawn}, de votre camp, mais les autres coups vous laissent moins de chances.</translation>
    </message>
    <message>
        <source>All in all it brings you no nearer to home, but the other moves leave you smaller chances.</source>
        <translation>Tout compté, il ne vous rapproche pas de la maison, mais les autres coups vous laissent moins de chances.</translation>
    </message>
    <message>
        <source>End the game: {amount} points are yours now, and no card is left to bring more.</source>
        <translation>Finissez la partie&#x202f;: {amount} points sont à vous, et aucune carte ne peut plus rien rapporter.</translation>
    </message>
    <message>
        <source>End the game: {amount} points win you the match.</source>
        <translation>Finissez la partie&#x202f;: {amount} points vous font gagner le match.</translation>
    </message>
    <message>
        <source>Make a Complete Transaction with {coin}: it captures all four at once and doubles your payment.</source>
        <translation>Faites une Transaction complète avec {coin:le}&#x202f;: elle prend les quatre d’un coup et double votre paiement.</translation>
    </message>
    <message>
        <source>Make a Complete Transaction with {coin}: it captures all four at once.</source>
        <translation>Faites une Transaction complète avec {coin:le}&#x202f;: elle prend les quatre d’un coup.</translation>
    </message>
    <message>
        <source>Joker: it counts as two Mining, takes one from the other player, and turns a card in its place.</source>
        <translation>Joker&#x202f;: il compte pour deux Minages, en prend un à l’autre joueur, et fait retourner une carte à sa place.</translation>
    </message>
    <message>
        <source>{card}: it captures the whole stack, and the other player must give you a Mining card.</source>
        <translation>{card}&#x202f;: elle prend toute la pile, et l’autre joueur doit vous donner une carte Minage.</translation>
    </message>
    <message>
        <source>{card}: it captures the whole stack.</source>
        <translation>{card}&#x202f;: elle prend toute la pile.</translation>
    </message>
    <message>
        <source>{card}: it takes {taken} before the other player does.</source>
        <translation>{card}&#x202f;: elle prend {taken:le} avant l’autre joueur.</translation>
    </message>
    <message>
        <source>The next best would bring about {amount} less.</source>
        <translation>Le deuxième meilleur choix rapporterait environ {amount} de moins.</translation>
    </message>
</context>
<context>
    <name>house</name>
    <message>
        <source>Click a card of it.</source>
        <translation>Cliquez sur une de ses cartes.</translation>
    </message>
    <message>
        <source>Esc takes it back.</source>
        <translation>Échap annule.</translation>
    </message>
    <message>
        <source>All four cards of {month} are in your hand.</source>
        <translation>Les quatre cartes {month:de} sont dans votre main.</translation>
    </message>
    <message>
        <source>Four of a month</source>
        <translation>Quatre d’un mois</translation>
    </message>
    <message>
        <source>Turn a stack card</source>
        <translation>Retourner une carte de la pioche</translation>
    </message>
    <message>
        <source>This turn is owed to you.</source>
        <translation>Ce tour vous est dû.</translation>
    </message>
    <message>
        <source>You may also:</source>
        <translation>Vous pouvez aussi&#x202f;:</translation>
    </message>
    <message>
        <source>Shake which month?</source>
        <translation>Secouer quel mois&#x202f;?</translation>
    </message>
    <message>
        <source>Bomb which month?</source>
        <translation>Bombarder quel mois&#x202f;?</translation>
    </message>
    <message>
        <source>which?</source>
        <translation>lequel&#x202f;?</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Gagner</translation>
    </message>
    <message>
        <source>W</source>
        <comment>the letter for Win</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>{amount} from each</source>
        <translation>{amount} de chacun</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the letter for Play on</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>a win pays ×2</source>
        <translation>victoire ×2</translation>
    </message>
    <message>
        <source>Shake</source>
        <translation>Secouer</translation>
    </message>
    <message>
        <source>S</source>
        <comment>the letter for Shake</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bombe</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the letter for Bomb</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the letter for Turn</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>stack card only</source>
        <translation>la pioche seule</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Pages {first} to {last} of Help explain each rule.</source>
        <translation>Les pages {first} à {last} de l’aide expliquent chaque règle.</translation>
    </message>
    <message>
        <source>GO or STOP from:</source>
        <translation>GO ou STOP dès&#x202f;:</translation>
    </message>
    <message>
        <source>Four of a month in hand:</source>
        <translation>Quatre d’un mois en main&#x202f;:</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>win at once</source>
        <translation>gagner</translation>
    </message>
    <message>
        <source>win or play on</source>
        <translation>gagner ou jouer</translation>
    </message>
    <message>
        <source>Enough plains:</source>
        <translation>Assez de simples&#x202f;:</translation>
    </message>
    <message>
        <source>No sun pays double</source>
        <translation>Sans soleil, double</translation>
    </message>
    <message>
        <source>No plain pays double</source>
        <translation>Sans simple, double</translation>
    </message>
    <message>
        <source>Third GO doubles</source>
        <translation>Le troisième GO double</translation>
    </message>
    <message>
        <source>Several may call GO</source>
        <translation>GO à plusieurs</translation>
    </message>
    <message>
        <source>Own triplet: two plains</source>
        <translation>Triplet à soi&#x202f;: deux simples</translation>
    </message>
    <message>
        <source>Pair on pair</source>
        <translation>Paire sur paire</translation>
    </message>
    <message>
        <source>Third triplet wins</source>
        <translation>Le troisième triplet gagne</translation>
    </message>
    <message>
        <source>Carry</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>Plains on last turns</source>
        <translation>Simples au dernier tour</translation>
    </message>
</context>
<context>
    <name>ladder</name>
    <message>
        <source>The house</source>
        <translation>La maison</translation>
    </message>
    <message>
        <source>You are here.</source>
        <translation>Vous êtes ici.</translation>
    </message>
    <message>
        <source>{room}: closed</source>
        <translation>{room}&#x202f;: pas encore</translation>
    </message>
    <message>
        <source>The House</source>
        <translation>La maison</translation>
    </message>
    <message>
        <source>You are here</source>
        <translation>Vous êtes ici</translation>
    </message>
    <message>
        <source>Mina’s dormitory</source>
        <translation>Chambre de Mina</translation>
    </message>
    <message>
        <source>Victor’s showroom</source>
        <translation>Garage de Victor</translation>
    </message>
    <message>
        <source>Oskar’s third floor</source>
        <translation>Bureau d’Oskar</translation>
    </message>
    <message>
        <source>Nils’s cabin</source>
        <translation>Cabine de Nils</translation>
    </message>
    <message>
        <source>Rosa’s kitchen</source>
        <translation>Cuisine de Rosa</translation>
    </message>
    <message>
        <source>Bora’s parlour</source>
        <translation>Salon de Bora</translation>
    </message>
    <message>
        <source>Mixtape</source>
        <translation>Cassette</translation>
    </message>
    <message>
        <source>Lucky tie</source>
        <translation>Cravate fétiche</translation>
    </message>
    <message>
        <source>Stapler</source>
        <translation>Agrafeuse</translation>
    </message>
    <message>
        <source>Ship’s whistle</source>
        <translation>Sifflet de bord</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>Théière</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Grand livre</translation>
    </message>
    <message>
        <source>Mina made it the night you won in her dormitory. On side B she sings along.</source>
        <translation>Mina l’a faite la nuit où vous avez gagné dans sa chambre. Sur la face B, elle chante avec.</translation>
    </message>
    <message>
        <source>Victor’s lucky tie. He took it off when you won, and swears that he never needed it.</source>
        <translation>La cravate fétiche de Victor. Il l’a ôtée quand vous avez gagné, et jure qu’il n’en avait pas besoin.</translation>
    </message>
    <message>
        <source>From Oskar’s desk on the third floor. He filled in three forms so that you could have it.</source>
        <translation>Du bureau d’Oskar, au troisième. Il a rempli trois formulaires pour que vous l’ayez.</translation>
    </message>
    <message>
        <source>It called the watch on Nils’s ship. Now it whistles you ashore, as he promised.</source>
        <translation>Il appelait au quart sur le bateau de Nils. Le voici qui vous siffle à terre, comme promis.</translation>
    </message>
    <message>
        <source>Rosa’s second-best teapot. The best one stays, she says, until you come for supper.</source>
        <translation>La théière de tous les jours de Rosa. La belle reste chez elle, dit-elle, jusqu’à ce que vous veniez souper.</translation>
    </message>
    <message>
        <source>Bora’s own ledger, closed on the day you won. The last page reads: “All square.”</source>
        <translation>Le grand livre de Bora, clos le jour où vous avez gagné. À la dernière page&#x202f;: nous sommes quittes.</translation>
    </message>
    <message>
        <source>${amount}</source>
        <translation>{amount}&#x202f;$</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Your purse holds {purse}.</source>
        <translation>Dans votre bourse&#x202f;: {purse}.</translation>
    </message>
    <message>
        <source>{stake} lie on a table.</source>
        <translation>Sur une table&#x202f;: {stake}.</translation>
    </message>
    <message>
        <source>Rosa has lent you {owed}.</source>
        <translation>Rosa vous a prêté {owed}.</translation>
    </message>
    <message>
        <source>{room} opens when you win a war in {before}.</source>
        <translation>{room}&#x202f;: s’ouvre quand vous gagnez une guerre dans {before:le}.</translation>
    </message>
    <message>
        <source>{room}: a {stake} war against {host} (IQ {iq}) and {guest} (IQ {other}). The richest player wins, and you keep what you have on the table.</source>
        <translation>{room}&#x202f;: une guerre à {stake} contre {host} (QI {iq}) et {guest} (QI {other}). Le plus riche à la fin gagne&#x202f;; ce que vous avez sur la table rentre avec vous.</translation>
    </message>
    <message>
        <source>Your war goes on here.</source>
        <translation>Votre guerre continue ici.</translation>
    </message>
    <message>
        <source>You have won here.</source>
        <translation>Vous avez gagné ici.</translation>
    </message>
    <message>
        <source>{host} gives you a keepsake: {keepsake}. It is on your desktop.</source>
        <translation>{host} vous offre un souvenir&#x202f;: {keepsake}. Il est sur votre bureau.</translation>
    </message>
    <message>
        <source>You have won in {room}!</source>
        <translation>Vous avez gagné dans {room:le}&#x202f;!</translation>
    </message>
    <message>
        <source>This time another player was richer in {room}.</source>
        <translation>Cette fois, quelqu’un d’autre a été plus riche dans {room:le}.</translation>
    </message>
    <message>
        <source>You take {brought} home; your purse holds {purse}.</source>
        <translation>Vous rentrez avec {brought}&#x202f;; votre bourse contient {purse}.</translation>
    </message>
    <message>
        <source>Rosa has {back} back, and won’t hear of thanks.</source>
        <translation>Rosa récupère {back} et ne veut pas de merci.</translation>
    </message>
    <message>
        <source>The next door is open: {room}.</source>
        <translation>La porte suivante est ouverte&#x202f;: {room}.</translation>
    </message>
    <message>
        <source>You have won in every room of the house.</source>
        <translation>Vous avez gagné dans toutes les pièces de la maison.</translation>
    </message>
    <message>
        <source>There is no folder in which your purse could be kept.</source>
        <translation>Il n’y a pas de dossier où garder votre bourse.</translation>
    </message>
    <message>
        <source>Your purse holds {purse}, and a seat is {stake}. “Take twenty, dear,” says Rosa. “Give it back when you have won something. There is no hurry.”</source>
        <translation>Votre bourse contient {purse}, et une place coûte {stake}. «&#x202f;Prends vingt dollars, va&#x202f;», dit Rosa. «&#x202f;Tu me les rendras quand tu auras gagné. Rien ne presse.&#x202f;»</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Thank You, Rosa</source>
        <translation>Merci, Rosa</translation>
    </message>
    <message>
        <source>{game} – {room}</source>
        <translation>{game} – {room}</translation>
    </message>
    <message>
        <source>Leave this war? You will lose your stake.</source>
        <translation>Quitter cette guerre&#x202f;? Ce que vous avez mis sur la table y reste.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>This war was not played by you alone, so it is lost, and so is your stake.</source>
        <translation>Vous n’avez pas joué seul toute cette guerre&#x202f;: elle est perdue, et votre mise aussi.</translation>
    </message>
    <message>
        <source>This war can’t go on. What you had put on the table is in your purse again.</source>
        <translation>Cette guerre ne peut continuer. Ce que vous aviez mis sur la table est de nouveau dans votre bourse.</translation>
    </message>
    <message>
        <source>{name} {amount}</source>
        <translation>{name} {amount}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>English</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>ébauche</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language for menus, games and help:</source>
        <translation>Langue des menus, des jeux et de l’aide&#x202f;:</translation>
    </message>
    <message>
        <source>The system’s language</source>
        <translation>La langue du système</translation>
    </message>
    <message>
        <source>A draft translation has not been checked by a native reader.</source>
        <translation>Une ébauche n’a encore été relue par aucun lecteur dont c’est la langue.</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>{name} – Lesson</source>
        <translation>{name} – Leçon</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} sur {all}</translation>
    </message>
    <message>
        <source>Play Now</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>That was the lesson. Your own game waits where you left it.</source>
        <translation>Fin de la leçon. Votre partie vous attend où vous l’aviez laissée.</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Say It Again</source>
        <translation>Répéter</translation>
    </message>
    <message>
        <source>Previous Step</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Steps…</source>
        <translation>Étapes…</translation>
    </message>
    <message>
        <source>End the Lesson</source>
        <translation>Finir la leçon</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Skip Step</source>
        <translation>Sauter l’étape</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
</context>
<context>
    <name>licences</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Composants</translation>
    </message>
    <message>
        <source>About these licences</source>
        <translation>À propos de ces licences</translation>
    </message>
    <message>
        <source>All texts are word for word.</source>
        <translation>Tous les textes sont reproduits mot pour mot.</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>Licence&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Source: {address}</source>
        <translation>Sources&#x202f;: {address}</translation>
    </message>
    <message>
        <source>Within: {part}</source>
        <translation>Dans&#x202f;: {part}</translation>
    </message>
    <message>
        <source>This text is missing from this copy.</source>
        <translation>Ce texte manque dans cet exemplaire.</translation>
    </message>
    <message>
        <source>The list of parts is missing from this copy.</source>
        <translation>La liste des composants manque dans cet exemplaire.</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>Look Back</source>
        <translation>Rétrospective</translation>
    </message>
    <message>
        <source>Click a line to see that moment.</source>
        <translation>Cliquez sur une ligne pour revoir ce moment.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>{name} Log</source>
        <translation>Journal {name:de}</translation>
    </message>
</context>
<context>
    <name>mark</name>
    <message>
        <source>S</source>
        <comment>sun</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>A</source>
        <comment>animal</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>R</source>
        <comment>ribbon</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>D</source>
        <comment>double</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>P</source>
        <comment>plain</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>E</source>
        <comment>exchange</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>G</source>
        <comment>gateway</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>M</source>
        <comment>merchant</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>C</source>
        <comment>chunk</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>N</source>
        <comment>nonce</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>H</source>
        <comment>hashes</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>B</source>
        <comment>blocks</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>J</source>
        <comment>joker</comment>
        <translation>J</translation>
    </message>
</context>
<context>
    <name>match-end</name>
    <message>
        <source>The End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Bureau</translation>
    </message>
    <message>
        <source>Copy Result</source>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation>Vous avez gagné&#x202f;!</translation>
    </message>
    <message>
        <source>{name} has won.</source>
        <translation>{name} gagne.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>{names} share first place.</source>
        <translation>{names} se partagent la première place.</translation>
    </message>
    <message>
        <source>{place}. {name}</source>
        <translation>{place}. {name}</translation>
    </message>
    <message>
        <source>The longest run of wins: {name}, {run} in a row.</source>
        <translation>La plus longue suite de victoires&#x202f;: {name}, {run} de suite.</translation>
    </message>
    <message>
        <source>The longest run of wins: you, {run} in a row.</source>
        <translation>La plus longue suite de victoires&#x202f;: vous, {run} de suite.</translation>
    </message>
    <message>
        <source>The most at once: {amount} for {name}, in deal {number} of the match.</source>
        <translation>Le plus d’un coup&#x202f;: {amount} pour {name}, à la donne {number} du match.</translation>
    </message>
    <message>
        <source>The most at once: {amount} for you, in deal {number} of the match.</source>
        <translation>Le plus d’un coup&#x202f;: {amount} pour vous, à la donne {number} du match.</translation>
    </message>
    <message>
        <source>{place}. {name} {sum}</source>
        <translation>{place}. {name} {sum}</translation>
    </message>
    <message>
        <source>You have conceded.</source>
        <translation>Vous avez abandonné.</translation>
    </message>
    <message>
        <source>Watch Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Change Players…</source>
        <translation>Changer de joueurs…</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>{name} has conceded.</source>
        <translation>{name} a abandonné.</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>Show Matches</source>
        <translation>Montrer les paires</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>New War</source>
        <translation>Nouvelle guerre</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Desktop Patterns…</source>
        <translation>Motifs du bureau…</translation>
    </message>
    <message>
        <source>Language…</source>
        <translation>Langue…</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>Applications</translation>
    </message>
    <message>
        <source>Hide {name}</source>
        <translation>Masquer {name}</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Démonstration</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Take Snapshot</source>
        <translation>Photographier l’écran</translation>
    </message>
    <message>
        <source>Copy Screen</source>
        <translation>Copier l’écran</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>The Cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>House Rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Players ({name})…</source>
        <translation>Joueurs ({name})…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Undo (Practice)…</source>
        <translation>Annuler (entraînement)…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>Statistiques…</translation>
    </message>
    <message>
        <source>Help…</source>
        <translation>Aide…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Bilan…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>Options…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Balloons</source>
        <translation>Bulles</translation>
    </message>
    <message>
        <source>All Hands…</source>
        <translation>Toutes les mains…</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Joueurs…</translation>
    </message>
    <message>
        <source>About Balloon Help…</source>
        <translation>À propos des bulles d’aide…</translation>
    </message>
    <message>
        <source>Hide Balloons</source>
        <translation>Masquer les bulles</translation>
    </message>
    <message>
        <source>Show Balloons</source>
        <translation>Afficher les bulles</translation>
    </message>
    <message>
        <source>{name} Help</source>
        <translation>Aide {name:de}</translation>
    </message>
    <message>
        <source>About {name}…</source>
        <translation>À propos {name:de}…</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Monitors…</source>
        <translation>Moniteurs…</translation>
    </message>
    <message>
        <source>Sound…</source>
        <translation>Son…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Backup…</source>
        <translation>Sauvegarde…</translation>
    </message>
    <message>
        <source>Save a Copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Look Back…</source>
        <translation>Rétrospective…</translation>
    </message>
    <message>
        <source>Table Talk</source>
        <translation>Bavardage</translation>
    </message>
    <message>
        <source>Register…</source>
        <translation>S’inscrire…</translation>
    </message>
    <message>
        <source>The House…</source>
        <translation>La maison…</translation>
    </message>
    <message>
        <source>Cards and Table…</source>
        <translation>Cartes et table…</translation>
    </message>
    <message>
        <source>About macclassic…</source>
        <translation>À propos de macclassic…</translation>
    </message>
    <message>
        <source>New Match</source>
        <translation>Nouveau match</translation>
    </message>
    <message>
        <source>Unseen Cards…</source>
        <translation>Cartes non vues…</translation>
    </message>
    <message>
        <source>Achievements…</source>
        <translation>Exploits…</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Continue Lesson</source>
        <translation>Reprendre la leçon</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>S’exercer…</translation>
    </message>
    <message>
        <source>Today’s Deal…</source>
        <translation>Donne du jour…</translation>
    </message>
    <message>
        <source>Calendar…</source>
        <translation>Calendrier…</translation>
    </message>
    <message>
        <source>{name} – your turn</source>
        <translation>{name} – à vous</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>Masquer les autres</translation>
    </message>
    <message>
        <source>Report a Problem…</source>
        <translation>Signaler un problème…</translation>
    </message>
    <message>
        <source>Clean Up Desktop</source>
        <translation>Ranger le bureau</translation>
    </message>
    <message>
        <source>Label Cards</source>
        <translation>Étiqueter les cartes</translation>
    </message>
    <message>
        <source>Speed {number}</source>
        <translation>Vitesse {number}</translation>
    </message>
</context>
<context>
    <name>moment</name>
    <message>
        <source>LONGEST
CHAIN</source>
        <translation>PLUS LONGUE
CHAÎNE</translation>
    </message>
    <message>
        <source>PUBLIC &amp;
PRIVATE KEY</source>
        <translation>CLÉS PUBLIQUE
ET PRIVÉE</translation>
    </message>
    <message>
        <source>CHAIN
OF BLOCK</source>
        <translation>CHAÎNE
DE BLOCS</translation>
    </message>
    <message>
        <source>FIXED!</source>
        <translation>RÉPARÉE&#x202f;!</translation>
    </message>
    <message>
        <source>COMPLETE
TRANSACTION</source>
        <translation>TRANSACTION
COMPLÈTE</translation>
    </message>
    <message>
        <source>DOUBLE
SPENDING</source>
        <translation>DOUBLE
DÉPENSE</translation>
    </message>
    <message>
        <source>JIGGLE
WIGGLE</source>
        <translation>JIGGLE
WIGGLE</translation>
    </message>
    <message>
        <source>PERFECT
HAND</source>
        <translation>MAIN
PARFAITE</translation>
    </message>
    <message>
        <source>TWO PERFECT
HANDS</source>
        <translation>DEUX MAINS
PARFAITES</translation>
    </message>
    <message>
        <source>JOKER!</source>
        <translation>JOKER&#x202f;!</translation>
    </message>
    <message>
        <source>KEEP
GOING {n}</source>
        <translation>ON
CONTINUE {n}</translation>
    </message>
    <message>
        <source>THE END</source>
        <translation>FIN</translation>
    </message>
    <message>
        <source>WASTE
HASHRATE</source>
        <translation>HASHRATE
GASPILLÉ</translation>
    </message>
    <message>
        <source>MARKET
DOMINANCE</source>
        <translation>MARCHÉ
DOMINÉ</translation>
    </message>
    <message>
        <source>PROOF-
OF-WORK</source>
        <translation>PREUVE
DE TRAVAIL</translation>
    </message>
    <message>
        <source>NO
MARKET ×2</source>
        <translation>PAS DE
MARCHÉ ×2</translation>
    </message>
    <message>
        <source>JUNK
COIN ×2</source>
        <translation>MONNAIE
DE SINGE ×2</translation>
    </message>
    <message>
        <source>NO
HASHRATE ×2</source>
        <translation>PAS DE
HASHRATE ×2</translation>
    </message>
    <message>
        <source>ABANDONED</source>
        <translation>CHAÎNE
ABANDONNÉE</translation>
    </message>
    <message>
        <source>SMACK!</source>
        <translation>CLAQUE&#x202f;!</translation>
    </message>
    <message>
        <source>SWEEP!</source>
        <translation>BALAYÉ&#x202f;!</translation>
    </message>
    <message>
        <source>TRIPLET
TAKEN</source>
        <translation>TRIPLET
RAMASSÉ</translation>
    </message>
    <message>
        <source>TRIPLET</source>
        <translation>TRIPLET</translation>
    </message>
    <message>
        <source>GO {n}!</source>
        <translation>GO {n}&#x202f;!</translation>
    </message>
    <message>
        <source>× {n}</source>
        <translation>× {n}</translation>
    </message>
    <message>
        <source>STOP!</source>
        <translation>STOP&#x202f;!</translation>
    </message>
    <message>
        <source>BROKE</source>
        <translation>À SEC</translation>
    </message>
    <message>
        <source>NO WINNER</source>
        <translation>SANS
GAGNANT</translation>
    </message>
    <message>
        <source>THREE
SUNS</source>
        <translation>TROIS
SOLEILS</translation>
    </message>
    <message>
        <source>SUNS IN
THE RAIN</source>
        <translation>SOLEILS
ET PLUIE</translation>
    </message>
    <message>
        <source>FOUR
SUNS</source>
        <translation>QUATRE
SOLEILS</translation>
    </message>
    <message>
        <source>RED
RIBBONS</source>
        <translation>RUBANS
ROUGES</translation>
    </message>
    <message>
        <source>BLUE
RIBBONS</source>
        <translation>RUBANS
BLEUS</translation>
    </message>
    <message>
        <source>ORCHID
RIBBONS</source>
        <translation>RUBANS
VIOLETS</translation>
    </message>
    <message>
        <source>THREE
BIRDS</source>
        <translation>TROIS
OISEAUX</translation>
    </message>
    <message>
        <source>FIVE
SUNS</source>
        <translation>CINQ
SOLEILS</translation>
    </message>
    <message>
        <source>PLAINS ×2</source>
        <translation>SIMPLES ×2</translation>
    </message>
    <message>
        <source>STUPID ×2</source>
        <translation>ÉTOURDIS ×2</translation>
    </message>
    <message>
        <source>GO
PENALTY</source>
        <translation>AMENDE
DU GO</translation>
    </message>
    <message>
        <source>SORRY!</source>
        <translation>PARDON&#x202f;!</translation>
    </message>
    <message>
        <source>OH, MINE!</source>
        <translation>OH, LE MIEN&#x202f;!</translation>
    </message>
    <message>
        <source>BUMP!</source>
        <translation>OUSTE&#x202f;!</translation>
    </message>
    <message>
        <source>SLIDE {n}</source>
        <translation>GLISSE {n}</translation>
    </message>
    <message>
        <source>BOUNCE!</source>
        <translation>REBOND&#x202f;!</translation>
    </message>
    <message>
        <source>SWAP!</source>
        <translation>ÉCHANGE&#x202f;!</translation>
    </message>
    <message>
        <source>HOME
{n} OF 4</source>
        <translation>ARRIVÉ
{n} SUR 4</translation>
    </message>
    <message>
        <source>OWN
TRIPLET</source>
        <translation>TRIPLET
À SOI</translation>
    </message>
    <message>
        <source>PAIR ON
PAIR</source>
        <translation>PAIRE SUR
PAIRE</translation>
    </message>
    <message>
        <source>BOMB!</source>
        <translation>BOMBE&#x202f;!</translation>
    </message>
    <message>
        <source>SHAKE!</source>
        <translation>SECOUSSE&#x202f;!</translation>
    </message>
    <message>
        <source>FOUR!</source>
        <translation>QUATRE&#x202f;!</translation>
    </message>
    <message>
        <source>THIRD
TRIPLET</source>
        <translation>TROISIÈME
TRIPLET</translation>
    </message>
    <message>
        <source>NO SUN ×2</source>
        <translation>SANS SOLEIL
×2</translation>
    </message>
    <message>
        <source>SHAKE</source>
        <translation>SECOUSSE</translation>
    </message>
    <message>
        <source>BOMB</source>
        <translation>BOMBE</translation>
    </message>
    <message>
        <source>FOUR</source>
        <translation>QUATRE</translation>
    </message>
    <message>
        <source>CARRY</source>
        <translation>REPORT</translation>
    </message>
</context>
<context>
    <name>monitors</name>
    <message>
        <source>Monitors</source>
        <translation>Moniteurs</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Black &amp; white</source>
        <translation>Noir et blanc</translation>
    </message>
    <message>
        <source>16 colours</source>
        <translation>16 couleurs</translation>
    </message>
    <message>
        <source>256 colours</source>
        <translation>256 couleurs</translation>
    </message>
    <message>
        <source>Best fit</source>
        <translation>Au mieux</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Macintosh gamma</source>
        <translation>Gamma Macintosh</translation>
    </message>
    <message>
        <source>Screen:</source>
        <translation>Écran&#x202f;:</translation>
    </message>
    <message>
        <source>Pixel size:</source>
        <translation>Taille du pixel&#x202f;:</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Remplir</translation>
    </message>
</context>
<context>
    <name>notice</name>
    <message>
        <source>Shareware notice</source>
        <translation>Avis de partagiciel</translation>
    </message>
    <message>
        <source>The {days} days are over</source>
        <translation>Les {days} jours sont passés</translation>
    </message>
    <message>
        <source>This is day {day}. In 1993 you would have posted your $10 by now, or felt a little guilty. From today this notice stays up a bit longer; the games go on working.</source>
        <translation>C’est le jour {day}. En 1993, vous auriez posté un chèque de 10&#x202f;$, ou rougi un peu chaque soir. Désormais, cet avis reste un instant de plus. Le jeu, lui, marche toujours.</translation>
    </message>
    <message>
        <source>Day {day} of {days}</source>
        <translation>Jour {day} sur {days}</translation>
    </message>
    <message>
        <source>In 1993 this would have been shareware: try it for {days} days, then send the author $10. Today nobody wants your money.</source>
        <translation>En 1993, c’eût été un partagiciel&#x202f;: on l’essaie {days} jours, puis on envoie 10&#x202f;$ à l’auteur. Aujourd’hui, personne ne veut de votre argent.</translation>
    </message>
    <message>
        <source>Register… asks for a name, costs nothing and ends this notice.</source>
        <translation>S’inscrire… demande un nom, ne coûte rien et met fin à cet avis.</translation>
    </message>
    <message>
        <source>A match of {game} waits for you.</source>
        <translation>Une partie {game:de} vous attend.</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Langue&#x202f;:</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Register…</source>
        <translation>S’inscrire…</translation>
    </message>
    <message>
        <source>In 1993 this would have cost $10. This copy is free: type your name and get a number of your own. Nothing is sent anywhere.</source>
        <translation>En 1993, ce logiciel aurait coûté 10&#x202f;$. Cet exemplaire est gratuit&#x202f;: tapez votre nom, il en sort un numéro rien que pour vous. Rien n’est envoyé nulle part.</translation>
    </message>
    <message>
        <source>The days of the trial could not be read, so they are counted from today; the file is kept as “{name}”.</source>
        <translation>Les jours d’essai sont illisibles et comptent donc à partir d’aujourd’hui&#x202f;; le fichier est gardé sous «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>Not Yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>New to flower cards? Rosa will teach you in twelve short steps.</source>
        <translation>Jamais joué aux cartes à fleurs&#x202f;? Rosa vous apprend à jouer en douze petites étapes.</translation>
    </message>
    <message>
        <source>I Know How</source>
        <translation>Je sais jouer</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>S’inscrire</translation>
    </message>
    <message>
        <source>Register your copy</source>
        <translation>Inscrivez votre exemplaire</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#x202f;:</translation>
    </message>
    <message>
        <source>Number:</source>
        <translation>Numéro&#x202f;:</translation>
    </message>
    <message>
        <source>Thank you, {name}. Your number is {number}.</source>
        <translation>Merci, {name}. Votre numéro est le {number}.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Options for the next game</source>
        <translation>Options de la prochaine partie</translation>
    </message>
    <message>
        <source>What is dimmed can be changed between games.</source>
        <translation>Ce qui est estompé se change entre deux parties.</translation>
    </message>
    <message>
        <source>Options for the next war</source>
        <translation>Options de la prochaine guerre</translation>
    </message>
    <message>
        <source>What is dimmed can be changed between wars.</source>
        <translation>Ce qui est estompé se change entre deux guerres.</translation>
    </message>
    <message>
        <source>At your right:</source>
        <translation>À votre droite&#x202f;:</translation>
    </message>
    <message>
        <source>At your left:</source>
        <translation>À votre gauche&#x202f;:</translation>
    </message>
    <message>
        <source>Starting money:</source>
        <translation>Argent au départ&#x202f;:</translation>
    </message>
    <message>
        <source>The September cup counts as a double plain</source>
        <translation>La coupe de septembre vaut une double simple</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>$</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Another amount</source>
        <translation>Une autre somme</translation>
    </message>
    <message>
        <source>60  plays by feel</source>
        <translation>60  joue au jugé</translation>
    </message>
    <message>
        <source>80  greedy</source>
        <translation>80  gourmand</translation>
    </message>
    <message>
        <source>100  sensible</source>
        <translation>100  sensé</translation>
    </message>
    <message>
        <source>120  thinks</source>
        <translation>120  réfléchit</translation>
    </message>
    <message>
        <source>140  thinks hard</source>
        <translation>140  réfléchit bien</translation>
    </message>
    <message>
        <source>160  thinks hardest</source>
        <translation>160  réfléchit à fond</translation>
    </message>
    <message>
        <source>IQ {level}</source>
        <translation>QI {level}</translation>
    </message>
    <message>
        <source>{side} IQ</source>
        <translation>{side} QI</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lente</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>vive</translation>
    </message>
    <message>
        <source>Speed:</source>
        <translation>Vitesse&#x202f;:</translation>
    </message>
    <message>
        <source>Options for the next match</source>
        <translation>Options du prochain match</translation>
    </message>
    <message>
        <source>A match ends at:</source>
        <translation>Un match finit à&#x202f;:</translation>
    </message>
    <message>
        <source>You play against:</source>
        <translation>Vous jouez contre&#x202f;:</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>sans fin</translation>
    </message>
    <message>
        <source>What is dimmed can be changed between matches.</source>
        <translation>Ce qui est estompé se change entre deux matchs.</translation>
    </message>
    <message>
        <source>{n} points ahead</source>
        <translation>{n} points d’avance</translation>
    </message>
    <message>
        <source>House rules:</source>
        <translation>Règles&#x202f;:</translation>
    </message>
    <message>
        <source>Customise…</source>
        <translation>Personnaliser…</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>personnalisées</translation>
    </message>
    <message>
        <source>as in the original</source>
        <translation>l’original</translation>
    </message>
    <message>
        <source>Korean evening</source>
        <translation>soirée coréenne</translation>
    </message>
    <message>
        <source>old school</source>
        <translation>à l’ancienne</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>rapide</translation>
    </message>
    <message>
        <source>The original’s are played, and nothing else.</source>
        <translation>On joue celles de l’original, et rien d’autre.</translation>
    </message>
    <message>
        <source>Shake, bomb and go: everything that a table on a holiday evening knows.</source>
        <translation>Secousse, bombe et GO&#x202f;: tout ce que sait une table un soir de fête.</translation>
    </message>
    <message>
        <source>Show what you were dealt; after a game without a winner the next one costs more.</source>
        <translation>Montrez ce qu’on vous a donné&#x202f;; une partie que nul ne gagne rend la suivante plus chère.</translation>
    </message>
    <message>
        <source>There is nothing new to decide, but money moves faster.</source>
        <translation>Rien de neuf à décider, mais l’argent va plus vite.</translation>
    </message>
    <message>
        <source>You have chosen these one by one.</source>
        <translation>Vous les avez choisies une à une.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numéros</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Numbers and names</source>
        <translation>Numéros et noms</translation>
    </message>
    <message>
        <source>Labels:</source>
        <translation>Étiquettes&#x202f;:</translation>
    </message>
</context>
<context>
    <name>patterns</name>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Mist</source>
        <translation>Brume</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Twill</source>
        <translation>Serge</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Lin</translation>
    </message>
    <message>
        <source>Pines</source>
        <translation>Pins</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Plum blossom</source>
        <translation>Fleurs de prunier</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Pluie</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Vagues</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Étoiles</translation>
    </message>
    <message>
        <source>Bamboo</source>
        <translation>Bambou</translation>
    </message>
    <message>
        <source>Straw mats</source>
        <translation>Nattes</translation>
    </message>
    <message>
        <source>Lanterns</source>
        <translation>Lanternes</translation>
    </message>
    <message>
        <source>Roof tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Motifs</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Desktop Patterns</source>
        <translation>Motifs du bureau</translation>
    </message>
</context>
<context>
    <name>pays</name>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>1 point more</source>
        <translation>1 point de plus</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>IQ {iq}. {temper}</source>
        <translation>QI {iq}. {temper}</translation>
    </message>
    <message>
        <source>vindictive</source>
        <translation>rancunière</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>prudent</translation>
    </message>
    <message>
        <source>a dreamer</source>
        <translation>rêveuse</translation>
    </message>
    <message>
        <source>daring</source>
        <translation>téméraire</translation>
    </message>
    <message>
        <source>patient</source>
        <translation>patiente</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>avide</translation>
    </message>
    <message>
        <source>She takes from whoever is in front.</source>
        <translation>Elle prend à celui qui est en tête.</translation>
    </message>
    <message>
        <source>He gives nothing away and would rather stop than go on.</source>
        <translation>Il ne donne rien et préfère s’arrêter à continuer.</translation>
    </message>
    <message>
        <source>She dreams of suns and forgets the plains.</source>
        <translation>Elle rêve de soleils et oublie les simples.</translation>
    </message>
    <message>
        <source>He likes animals, and calling GO.</source>
        <translation>Il aime les animaux, et dire GO.</translation>
    </message>
    <message>
        <source>She collects ribbons, one by one.</source>
        <translation>Elle collectionne les rubans, un à un.</translation>
    </message>
    <message>
        <source>He wants many cards, and plains above all.</source>
        <translation>Il veut beaucoup de cartes, et surtout des simples.</translation>
    </message>
    <message>
        <source>She takes what the other would have liked.</source>
        <translation>Elle prend ce qui aurait plu à l’autre.</translation>
    </message>
    <message>
        <source>He gives nothing away and would rather end the game than go on.</source>
        <translation>Il ne donne rien, et préfère finir la partie que continuer.</translation>
    </message>
    <message>
        <source>She dreams of Exchanges and forgets the Mining.</source>
        <translation>Elle rêve de Bourses et oublie le Minage.</translation>
    </message>
    <message>
        <source>He likes Merchants, and keeping going.</source>
        <translation>Il aime les Marchands, et continuer.</translation>
    </message>
    <message>
        <source>He wants many cards, and Mining above all.</source>
        <translation>Il veut beaucoup de cartes, et surtout du Minage.</translation>
    </message>
    <message>
        <source>{name} looks at you calmly.</source>
        <translation>{name} vous regarde calmement.</translation>
    </message>
    <message>
        <source>{name} is beaming.</source>
        <translation>{name} rayonne.</translation>
    </message>
    <message>
        <source>{name} looks dismayed.</source>
        <translation>{name} a l’air consterné.</translation>
    </message>
    <message>
        <source>Bora</source>
        <translation>Bora</translation>
    </message>
    <message>
        <source>Oskar</source>
        <translation>Oskar</translation>
    </message>
    <message>
        <source>Mina</source>
        <translation>Mina</translation>
    </message>
    <message>
        <source>Nils</source>
        <translation>Nils</translation>
    </message>
    <message>
        <source>Rosa</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Victor</source>
        <translation>Victor</translation>
    </message>
</context>
<context>
    <name>persons</name>
    <message>
        <source>Person {n}</source>
        <translation>Personne {n}</translation>
    </message>
    <message>
        <source>{name} (playing)</source>
        <translation>{name} (en train de jouer)</translation>
    </message>
    <message>
        <source>The list of players could not be read. Please give them their names and faces again; all that they have played is there. The file is kept as “{name}”.</source>
        <translation>La liste des personnes est inutilisable&#x202f;: redonnez-leur un nom et un visage, s’il vous plaît. Tout ce qu’elles ont joué est là. Le fichier est gardé sous le nom «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>Please type a name first.</source>
        <translation>Tapez d’abord un nom, s’il vous plaît.</translation>
    </message>
    <message>
        <source>A name may have {n} letters at most.</source>
        <translation>Un nom peut avoir {n} lettres au plus.</translation>
    </message>
    <message>
        <source>There is something in this name that can’t be written; please leave it out.</source>
        <translation>Quelque chose dans ce nom ne peut pas s’écrire&#x202f;; ôtez-le, s’il vous plaît.</translation>
    </message>
    <message>
        <source>The name “{name}” is already taken.</source>
        <translation>Quelqu’un s’appelle déjà «&#x202f;{name}&#x202f;» ici.</translation>
    </message>
    <message>
        <source>There is room for {n} people at most.</source>
        <translation>Il y a place pour {n} personnes au plus.</translation>
    </message>
    <message>
        <source>The folder of {name} can’t be made.</source>
        <translation>Le dossier {name:de} ne peut pas être créé.</translation>
    </message>
    <message>
        <source>{name} can’t be removed now.</source>
        <translation>Impossible d’ôter {name} de la liste maintenant.</translation>
    </message>
    <message>
        <source>What {name} has played could not be put aside, so nothing has changed: {reason}.</source>
        <translation>Ce qu’a joué {name} n’a pas pu être mis de côté&#x202f;; rien n’a changé&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Red pullover</source>
        <translation>Pull rouge</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Jardinière</translation>
    </message>
    <message>
        <source>Baker</source>
        <translation>Boulanger</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation>Peintre</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Institutrice</translation>
    </message>
    <message>
        <source>Courier</source>
        <translation>Coursier</translation>
    </message>
    <message>
        <source>Dancer</source>
        <translation>Danseuse</translation>
    </message>
    <message>
        <source>Professor</source>
        <translation>Professeur</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Écolière</translation>
    </message>
    <message>
        <source>Drummer</source>
        <translation>Batteur</translation>
    </message>
    <message>
        <source>Weaver</source>
        <translation>Tisserande</translation>
    </message>
    <message>
        <source>New Player</source>
        <translation>Nouveau joueur</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nom&#x202f;:</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Visages</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>Players of this copy</source>
        <translation>Qui partage cet exemplaire</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Remove {name}? What {name} has played is put into “{folder}” first: tables, records, settings.</source>
        <translation>Retirer {name}&#x202f;? Ce qu’a joué {name} est d’abord mis dans «&#x202f;{folder}&#x202f;»&#x202f;: tableaux, enregistrements, réglages.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>What {name} has played is in “{folder}” now, in the folder “{kept}”.</source>
        <translation>Ce qu’a joué {name} est maintenant dans «&#x202f;{folder}&#x202f;», dans le dossier «&#x202f;{kept}&#x202f;».</translation>
    </message>
    <message>
        <source>Who sits where?</source>
        <translation>Qui s’assied où&#x202f;?</translation>
    </message>
    <message>
        <source>somebody else</source>
        <translation>quelqu’un d’autre</translation>
    </message>
    <message>
        <source>New Player…</source>
        <translation>Nouveau joueur…</translation>
    </message>
</context>
<context>
    <name>picture</name>
    <message>
        <source>Picture {n}</source>
        <translation>Image {n}</translation>
    </message>
    <message>
        <source>“{name}” is in the folder “{folder}” now.</source>
        <translation>«&#x202f;{name}&#x202f;» est maintenant dans le dossier «&#x202f;{folder}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>IQ {level}</source>
        <translation>QI {level}</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>une personne</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Avide</translation>
    </message>
    <message>
        <source>somebody unknown</source>
        <translation>quelqu’un d’inconnu</translation>
    </message>
    <message>
        <source>The program “{name}” plays here.</source>
        <translation>Le programme «&#x202f;{name}&#x202f;» joue ici.</translation>
    </message>
</context>
<context>
    <name>power-moment</name>
    <message>
        <source>C’EST LA BATAILLE
DES FLEURS!</source>
        <translation>C’EST LA BATAILLE
DES FLEURS&#x202f;!</translation>
    </message>
    <message>
        <source>TO THE DEATH!</source>
        <translation>À MORT&#x202f;!</translation>
    </message>
    <message>
        <source>POISON!</source>
        <translation>POISON&#x202f;!</translation>
    </message>
    <message>
        <source>POWER
FLOWER!</source>
        <translation>POWER
FLOWER&#x202f;!</translation>
    </message>
    <message>
        <source>CAPTURE!</source>
        <translation>CAPTURE&#x202f;!</translation>
    </message>
    <message>
        <source>LAST WILL</source>
        <translation>DERNIÈRES
VOLONTÉS</translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>ÉLIMINÉ</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>Which coin is this?</source>
        <translation>Quelle est cette monnaie&#x202f;?</translation>
    </message>
    <message>
        <source>What is this card?</source>
        <translation>Quelle est cette carte&#x202f;?</translation>
    </message>
    <message>
        <source>It belongs to no set.</source>
        <translation>Elle n’est d’aucune série.</translation>
    </message>
    <message>
        <source>It belongs to: {set}, {points}.</source>
        <translation>Elle fait partie de&#x202f;: {set}, {points}.</translation>
    </message>
    <message>
        <source>Together: {points}.</source>
        <translation>En tout&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>How many points are these captures?</source>
        <translation>Combien de points font ces prises&#x202f;?</translation>
    </message>
    <message>
        <source>You end the game with {points}; times you kept going: {keeps}; coins shown, or laid three at once: {coins}. Merchants: {merchants}. Exchanges: {exchanges} against {their_exchanges}. Mining: {mining} against {their_mining}. What are you paid?</source>
        <translation>Vous finissez avec {points}&#x202f;; fois où vous avez continué&#x202f;: {keeps}&#x202f;; monnaies montrées, ou posées à trois&#x202f;: {coins}. Marchands&#x202f;: {merchants}. Bourses&#x202f;: {exchanges} contre {their_exchanges}. Minage&#x202f;: {mining} contre {their_mining}. Que vous paie-t-on&#x202f;?</translation>
    </message>
    <message>
        <source>Score {points}, kept going +{kept}</source>
        <translation>Score {points}, continué +{kept}</translation>
    </message>
    <message>
        <source>Paid: {sum}.</source>
        <translation>Payé&#x202f;: {sum}.</translation>
    </message>
    <message>
        <source>Which month is this?</source>
        <translation>Quel mois est-ce&#x202f;?</translation>
    </message>
    <message>
        <source>What does this collection score?</source>
        <translation>Combien vaut cette collection&#x202f;?</translation>
    </message>
    <message>
        <source>You call STOP with {points}; times you said GO: {gos}. You have {animals} animals and {plains} plains, {one} has {first} plains, {two} has {second}. What are you paid in all?</source>
        <translation>Vous dites STOP avec {points}&#x202f;; nombre de vos GO&#x202f;: {gos}. Vous avez {animals} animaux et {plains} simples, {one} a {first} simples, {two} en a {second}. Que vous paie-t-on en tout&#x202f;?</translation>
    </message>
    <message>
        <source>You now know {some} of {all} facts about the cards, {n} of them well.</source>
        <translation>Sur {all} choses à savoir des cartes, vous en savez déjà {some}, dont {n} bien.</translation>
    </message>
    <message>
        <source>You missed these: they will be asked more often.</source>
        <translation>Celles-ci vous ont échappé&#x202f;: elles reviendront plus souvent.</translation>
    </message>
    <message>
        <source>Come back another day for different questions.</source>
        <translation>Revenez un autre jour&#x202f;: il y aura d’autres questions.</translation>
    </message>
    <message>
        <source>Learn the Cards</source>
        <translation>Apprendre les cartes</translation>
    </message>
    <message>
        <source>Count the Score</source>
        <translation>Compter</translation>
    </message>
    <message>
        <source>What a collection scores, and what it would pay to end the game now.</source>
        <translation>Ce que vaut une collection, et ce que paierait la fin de la partie.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivante</translation>
    </message>
    <message>
        <source>Question {n} of {all}</source>
        <translation>Question {n} sur {all}</translation>
    </message>
    <message>
        <source>Right: {answer}.</source>
        <translation>Juste&#x202f;: {answer}.</translation>
    </message>
    <message>
        <source>Right: {n} of {all}</source>
        <translation>Juste&#x202f;: {n} sur {all}</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Encore</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>S’exercer</translation>
    </message>
    <message>
        <source>Name the cards in pictures. Those you miss come up more often.</source>
        <translation>Nommez les cartes d’après leur image. Celles qui vous échappent reviennent plus souvent.</translation>
    </message>
    <message>
        <source>Your costliest mistakes from games you reviewed. Saved: {n}.</source>
        <translation>Vos erreurs les plus coûteuses, tirées de vos bilans. Gardées&#x202f;: {n}.</translation>
    </message>
    <message>
        <source>Review one of your games first; its costliest moves are collected here.</source>
        <translation>Faites d’abord le bilan d’une partie&#x202f;: ses coups les plus coûteux sont gardés ici.</translation>
    </message>
    <message>
        <source>What Would You Play?</source>
        <translation>Que joueriez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>No: {answer}. You said {yours}.</source>
        <translation>Non&#x202f;: {answer}. Vous avez dit {yours}.</translation>
    </message>
</context>
<context>
    <name>problem</name>
    <message>
        <source>Please write here what you did, and what you expected.</source>
        <translation>Écrivez ici ce que vous avez fait, et ce que vous attendiez.</translation>
    </message>
    <message>
        <source>Report a Problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>This is the whole report; names and folders are left out. Nothing is sent. Save or copy it and pass it to someone who can help.</source>
        <translation>Voici tout ce que dit le rapport, sans nom de personne ni de dossier. Rien n’est envoyé&#x202f;: enregistrez-le, ou copiez-le, et donnez-le à qui peut réparer.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Le rapport</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>A problem with macclassic</source>
        <translation>Un problème avec macclassic</translation>
    </message>
    <message>
        <source>Save this report as:</source>
        <translation>Enregistrer ce rapport sous&#x202f;:</translation>
    </message>
</context>
<context>
    <name>refused</name>
    <message>
        <source>Permission denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>opération non permise</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>disque en lecture seule</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>il n’y a plus de place sur le disque</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>quota de disque dépassé</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>fichier trop gros</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>un fichier de ce nom existe déjà</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>ce fichier ou ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nom trop long</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur du disque</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>{name} – Replay</source>
        <translation>{name} – Relecture</translation>
    </message>
    <message>
        <source>Move {n} of {last}</source>
        <translation>Coup {n} sur {last}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Arrière</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Dérouler</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Un pas</translation>
    </message>
    <message>
        <source>Step Back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>taking {card}</source>
        <translation>en prenant {card:le}</translation>
    </message>
    <message>
        <source>{card} on {taken}</source>
        <translation>{card} sur {taken}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Moments</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Review: {round}</source>
        <translation>Bilan&#x202f;: {round}</translation>
    </message>
    <message>
        <source>Looking at your move {n} of {all}…</source>
        <translation>Examen de votre coup {n} sur {all}…</translation>
    </message>
    <message>
        <source>The review broke off ({why}).</source>
        <translation>Le bilan s’est interrompu ({why}).</translation>
    </message>
    <message>
        <source>Move {n}: {amount} – played {played}, better {better}</source>
        <translation>Coup {n}&#x202f;: {amount} – {better}, et non {played}</translation>
    </message>
    <message>
        <source>You played: {played}. Better: {better}, by about {amount} on average, give or take {error}.</source>
        <translation>Vous avez joué&#x202f;: {played}. Mieux&#x202f;: {better}, de {amount} environ en moyenne, à {error} près.</translation>
    </message>
    <message>
        <source>{row}; again at {again}</source>
        <translation>{row}&#x202f;; de même à {again}</translation>
    </message>
    <message>
        <source>You played: {played}. Better by about {amount} on average, give or take {error}. {why}</source>
        <translation>Vous avez joué&#x202f;: {played}. Mieux, de {amount} environ en moyenne, à {error} près&#x202f;: {why}</translation>
    </message>
    <message>
        <source>You played: {played}. Better: {why}</source>
        <translation>Vous avez joué&#x202f;: {played}. Mieux&#x202f;: {why}</translation>
    </message>
    <message>
        <source>Well played: no move gave much away.</source>
        <translation>Bien joué&#x202f;: aucun coup n’a coûté grand-chose.</translation>
    </message>
    <message>
        <source>One move gave away about {total}.</source>
        <translation>Un coup a coûté environ {total}.</translation>
    </message>
    <message>
        <source>{n} moves gave away about {total}.</source>
        <translation>{n} coups ont coûté environ {total}.</translation>
    </message>
    <message>
        <source>{who} – {what}</source>
        <translation>{who} – {what}</translation>
    </message>
    <message>
        <source>You played: {played}.</source>
        <translation>Vous avez joué&#x202f;: {played}.</translation>
    </message>
    <message>
        <source>Nothing else would have brought much more.</source>
        <translation>Rien d’autre n’aurait rapporté beaucoup plus.</translation>
    </message>
    <message>
        <source>{n}: {amount} – {better}</source>
        <translation>{n}&#x202f;: {amount} – {better}</translation>
    </message>
    <message>
        <source>You played: {played}. It wins {had} of such games. Better: {better}. It wins {more}, give or take {error}.</source>
        <translation>Vous avez joué&#x202f;: {played}. Cela gagne {had} de ces parties. Mieux&#x202f;: {better}. Cela en gagne {more}, à {error} près.</translation>
    </message>
    <message>
        <source>The same at move {again}.</source>
        <translation>De même au coup {again}.</translation>
    </message>
    <message>
        <source>The same at moves {again}.</source>
        <translation>De même aux coups {again}.</translation>
    </message>
    <message>
        <source>One move gave away {total} of a win.</source>
        <translation>Un coup a coûté {total} de victoire.</translation>
    </message>
    <message>
        <source>{n} moves gave away {total} of a win.</source>
        <translation>{n} coups ont coûté {total} de victoire.</translation>
    </message>
    <message>
        <source>bomb {month}</source>
        <translation>bombe {month:de}</translation>
    </message>
    <message>
        <source>shake {month}</source>
        <translation>secouer les cartes {month:de}</translation>
    </message>
    <message>
        <source>turning a stack card only</source>
        <translation>ne retourner que la pioche</translation>
    </message>
    <message>
        <source>playing on with four of a month</source>
        <translation>jouer avec quatre d’un mois</translation>
    </message>
    <message>
        <source>winning with four of a month</source>
        <translation>gagner avec quatre d’un mois</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>${whole}.{cents}</source>
        <translation>{whole},{cents}&#x202f;$</translation>
    </message>
    <message>
        <source>${amount}</source>
        <translation>{amount}&#x202f;$</translation>
    </message>
    <message>
        <source>You owe ${due} and pay all you have left, ${amount}.</source>
        <translation>Vous devez {due}&#x202f;$ et payez tout ce qui vous reste, {amount}&#x202f;$.</translation>
    </message>
    <message>
        <source>You pay ${amount}.</source>
        <translation>Vous payez {amount}&#x202f;$.</translation>
    </message>
    <message>
        <source>{name} pays ${amount}.</source>
        <translation>{name} paie {amount}&#x202f;$.</translation>
    </message>
    <message>
        <source>{name} owes ${due} and pays all that is left, ${amount}.</source>
        <translation>{name} doit {due}&#x202f;$ et paie tout ce qui lui reste, {amount}&#x202f;$.</translation>
    </message>
    <message>
        <source>{n} suns</source>
        <translation>{n:soleil|soleils}</translation>
    </message>
    <message>
        <source>{n} animals</source>
        <translation>{n:animal|animaux}</translation>
    </message>
    <message>
        <source>{n} Exchanges</source>
        <translation>{n} Bourses</translation>
    </message>
    <message>
        <source>The three Payment Gateways</source>
        <translation>Les trois Passerelles de paiement</translation>
    </message>
    <message>
        <source>{n} Merchants, Gateways among them</source>
        <translation>{n} Marchands, Passerelles comprises</translation>
    </message>
    <message>
        <source>{n} ribbons</source>
        <translation>{n:ruban|rubans}</translation>
    </message>
    <message>
        <source>The three Chunks</source>
        <translation>Les trois Tronçons</translation>
    </message>
    <message>
        <source>The three Nonces</source>
        <translation>Les trois Nonces</translation>
    </message>
    <message>
        <source>The three Hashes</source>
        <translation>Les trois Hachages</translation>
    </message>
    <message>
        <source>Proof-of-work</source>
        <translation>Preuve de travail</translation>
    </message>
    <message>
        <source>All five Exchanges</source>
        <translation>Les cinq Bourses</translation>
    </message>
    <message>
        <source>{n} Mining, doubles and jokers counted twice</source>
        <translation>{n} Minages, doubles et jokers comptés deux fois</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Jiggle Wiggle ({coin})</source>
        <translation>Jiggle Wiggle ({coin})</translation>
    </message>
    <message>
        <source>Complete Transaction ({coin})</source>
        <translation>Transaction complète ({coin})</translation>
    </message>
    <message>
        <source>Perfect Hand ({coin})</source>
        <translation>Main parfaite ({coin})</translation>
    </message>
    <message>
        <source>No Market</source>
        <translation>Pas de marché</translation>
    </message>
    <message>
        <source>Junk Coin</source>
        <translation>Monnaie de singe</translation>
    </message>
    <message>
        <source>No Hashrate</source>
        <translation>Pas de hashrate</translation>
    </message>
    <message>
        <source>{doubling}: {reason}</source>
        <translation>{doubling}&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>from the third Keep going on</source>
        <translation>dès la troisième fois</translation>
    </message>
    <message>
        <source>three of a coin were shown</source>
        <translation>trois cartes montrées</translation>
    </message>
    <message>
        <source>all four of a coin in one play</source>
        <translation>les quatre d’un coup</translation>
    </message>
    <message>
        <source>played on with all four of a coin</source>
        <translation>joué avec les quatre</translation>
    </message>
    <message>
        <source>7 or more Merchants and Gateways</source>
        <translation>7 Marchands et Passerelles ou plus</translation>
    </message>
    <message>
        <source>3 or more Exchanges against none</source>
        <translation>3 Bourses ou plus contre aucune</translation>
    </message>
    <message>
        <source>10 or more Mining against fewer than 8</source>
        <translation>10 Minages ou plus contre moins de 8</translation>
    </message>
    <message>
        <source>{whole}.{tenth} points</source>
        <translation>{whole},{tenth} points</translation>
    </message>
    <message>
        <source>{n} plains</source>
        <translation>{n:simple|simples}</translation>
    </message>
    <message>
        <source>The three red ribbons</source>
        <translation>Les trois rubans rouges</translation>
    </message>
    <message>
        <source>The three blue ribbons</source>
        <translation>Les trois rubans bleus</translation>
    </message>
    <message>
        <source>The three orchid ribbons</source>
        <translation>Les trois rubans violets</translation>
    </message>
    <message>
        <source>The three birds</source>
        <translation>Les trois oiseaux</translation>
    </message>
    <message>
        <source>All five suns</source>
        <translation>Les cinq soleils</translation>
    </message>
    <message>
        <source>{suns}, one of them December’s</source>
        <translation>{suns}, dont celui de décembre</translation>
    </message>
    <message>
        <source>September cup</source>
        <translation>coupe de septembre</translation>
    </message>
    <message>
        <source>November double</source>
        <translation>double de novembre</translation>
    </message>
    <message>
        <source>December double</source>
        <translation>double de décembre</translation>
    </message>
    <message>
        <source>{plains}; twice: {doubles}</source>
        <translation>{plains}&#x202f;; comptées deux fois&#x202f;: {doubles}</translation>
    </message>
    <message>
        <source>few plains ×2</source>
        <translation>doublement des simples ×2</translation>
    </message>
    <message>
        <source>fool’s double ×2</source>
        <translation>doublement des étourdis ×2</translation>
    </message>
    <message>
        <source>{name}: nothing collected, nothing owed</source>
        <translation>{name}&#x202f;: n’a rien pris, ne doit rien</translation>
    </message>
    <message>
        <source>(paid by {name}: GO penalty)</source>
        <translation>(payé par {name}&#x202f;: amende du GO)</translation>
    </message>
    <message>
        <source>Score {points}, no GO: ${base} from each</source>
        <translation>{points} points, sans GO&#x202f;: {base}&#x202f;$ de chacun</translation>
    </message>
    <message>
        <source>Score {points} + {gos} for GO: ${base} from each</source>
        <translation>{points} points + {gos} GO&#x202f;: {base}&#x202f;$ de chacun</translation>
    </message>
    <message>
        <source>Score {points} × {factor} for {gos} GO: ${base} from each</source>
        <translation>{points} points × {factor} pour {gos} GO&#x202f;: {base}&#x202f;$ de chacun</translation>
    </message>
    <message>
        <source>no sun ×2</source>
        <translation>sans soleil ×2</translation>
    </message>
    <message>
        <source>shake ×2</source>
        <translation>secousse ×2</translation>
    </message>
    <message>
        <source>bomb ×2</source>
        <translation>bombe ×2</translation>
    </message>
    <message>
        <source>four of a month ×2</source>
        <translation>quatre d’un mois ×2</translation>
    </message>
    <message>
        <source>nobody won before ×2</source>
        <translation>personne n’avait gagné ×2</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>Pass the mouse to {name}. Nobody else should look now.</source>
        <translation>Passez la souris à {name}. Que nul autre ne regarde maintenant.</translation>
    </message>
    <message>
        <source>This match is not over. Begin another all the same?</source>
        <translation>Cette partie n’est pas finie. En commencer une autre quand même&#x202f;?</translation>
    </message>
    <message>
        <source>Begin Anew</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>This deal was chosen by its number, so this is practice and does not count in the statistics.</source>
        <translation>Cette donne a été choisie par son numéro&#x202f;: c’est donc un entraînement, hors statistiques.</translation>
    </message>
    <message>
        <source>There is no folder to open anything from.</source>
        <translation>Il n’y a pas de dossier d’où ouvrir quoi que ce soit.</translation>
    </message>
    <message>
        <source>“{name}” can&apos;t be opened: {why}.</source>
        <translation>Impossible d’ouvrir «&#x202f;{name}&#x202f;»&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>There is no folder to save anything in.</source>
        <translation>Il n’y a pas de dossier où enregistrer.</translation>
    </message>
    <message>
        <source>Since your move something was revealed, others moved or play ended. You can still take it back, but the rest is then practice and doesn’t count in the statistics.</source>
        <translation>Depuis votre dernier coup, une carte cachée s’est montrée, d’autres ont joué ou la partie s’est achevée. Vous pouvez reprendre le coup, mais ce ne sera plus qu’un entraînement, hors statistiques.</translation>
    </message>
    <message>
        <source>There is no folder with statistics.</source>
        <translation>Il n’y a pas de dossier de statistiques.</translation>
    </message>
    <message>
        <source>What was still to be counted could not be read; the file is kept as “{name}”.</source>
        <translation>Ce qui restait à compter n’a pas pu être lu&#x202f;; le fichier est conservé sous le nom «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>The statistics are open in another program; what you have played is counted when that program closes them.</source>
        <translation>Les statistiques sont ouvertes dans un autre programme&#x202f;; ce que vous avez joué sera compté dès qu’il les aura libérées.</translation>
    </message>
    <message>
        <source>The statistics are open in another program; try again in a moment.</source>
        <translation>Les statistiques sont ouvertes dans un autre programme&#x202f;; réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The statistics could not be read ({why}); the file is kept as “{name}”.</source>
        <translation>Les statistiques sont illisibles ({why})&#x202f;; le fichier est gardé sous «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>The statistics could not be written: {why}.</source>
        <translation>Impossible d’écrire les statistiques&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>Erase the statistics of this game? You can’t undo this.</source>
        <translation>Oublier les statistiques de ce jeu&#x202f;? On ne peut pas revenir en arrière.</translation>
    </message>
    <message>
        <source>The game you left can&apos;t be taken up again ({why}); its file is kept as “{name}”.</source>
        <translation>La partie quittée ne peut être reprise ({why})&#x202f;; son fichier est gardé sous «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>A match from a file is practice and does not count in the statistics.</source>
        <translation>Une partie ouverte depuis un fichier est un entraînement, hors statistiques.</translation>
    </message>
    <message>
        <source>This match has become as long as a file can hold, so it ends here. What has been played is kept; to play on, begin a new one.</source>
        <translation>Cette partie est devenue aussi longue qu’un fichier peut l’être&#x202f;: elle s’arrête ici. Ce qui a été joué est gardé&#x202f;; pour jouer encore, commencez-en une autre.</translation>
    </message>
    <message>
        <source>A computer player didn’t answer ({why}). Where that happens, {name} moves for it.</source>
        <translation>Un ordinateur n’a pas répondu ({why}). Quand cela arrive, {name} joue pour lui.</translation>
    </message>
    <message>
        <source>A computer player didn’t answer, so a stand-in moved for it.</source>
        <translation>Un ordinateur n’a pas répondu&#x202f;; un remplaçant a joué pour lui.</translation>
    </message>
    <message>
        <source>No hint is available now ({why}).</source>
        <translation>Pas de conseil pour l’instant ({why}).</translation>
    </message>
    <message>
        <source>{why} The game goes on, and each move tries again to save it.</source>
        <translation>{why} La partie continue&#x202f;; on réessaiera d’enregistrer à chaque coup.</translation>
    </message>
    <message>
        <source>There is no file “{name}” any more.</source>
        <translation>Le fichier «&#x202f;{name}&#x202f;» n’existe plus.</translation>
    </message>
    <message>
        <source>it belongs to a game that is not here</source>
        <translation>c’est la partie d’un jeu qui n’est pas ici</translation>
    </message>
    <message>
        <source>it belongs to {other}, not to {game}</source>
        <translation>c’est une partie {other:de}, non {game:de}</translation>
    </message>
    <message>
        <source>These cards have been dealt here before, so this is practice and does not count in the statistics.</source>
        <translation>Ces cartes ont déjà été distribuées ici&#x202f;: c’est donc un entraînement, hors statistiques.</translation>
    </message>
    <message>
        <source>The statistics could not be read: {why}.</source>
        <translation>Les statistiques n’ont pas pu être lues&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>It does not say why.</source>
        <translation>Il ne dit pas pourquoi.</translation>
    </message>
    <message>
        <source>it holds no game, or it is damaged</source>
        <translation>il ne contient pas de partie ou il est abîmé</translation>
    </message>
    <message>
        <source>written by a newer version</source>
        <translation>écrit par une version plus récente</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>il est trop long</translation>
    </message>
    <message>
        <source>it belongs to another game</source>
        <translation>il vient d’un autre jeu</translation>
    </message>
    <message>
        <source>it doesn’t follow the rules at move {move} of game {game}</source>
        <translation>il ne suit pas les règles au coup {move} de la partie {game}</translation>
    </message>
    <message>
        <source>something is wrong with its game {game}</source>
        <translation>quelque chose ne va pas dans sa partie {game}</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>le fichier est abîmé</translation>
    </message>
    <message>
        <source>it is played by rules that this version doesn’t know</source>
        <translation>la partie suit des règles que cette version ne connaît pas</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>It ends for all, and {name} comes last.</source>
        <translation>Elle s’arrête pour tous, et {name} prend la dernière place.</translation>
    </message>
    <message>
        <source>It is practice and does not count.</source>
        <translation>C’est un entraînement, qui ne compte pas.</translation>
    </message>
    <message>
        <source>It counts as a loss.</source>
        <translation>Cela compte comme une défaite.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Your settings could not be used ({why}); the file is kept as “{name}”.</source>
        <translation>Vos réglages sont inutilisables ({why})&#x202f;; le fichier est gardé sous «&#x202f;{name}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Cards left in hand:</source>
        <translation>Ce qui restait en main&#x202f;:</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Paiement</translation>
    </message>
    <message>
        <source>Next Game</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Waste Hashrate: no winner.</source>
        <translation>Hashrate gaspillé&#x202f;: pas de gagnant.</translation>
    </message>
    <message>
        <source>The deal is void.</source>
        <translation>La donne est nulle.</translation>
    </message>
    <message>
        <source>You win this game at once with a Perfect Hand.</source>
        <translation>Vous gagnez cette partie aussitôt, par une Main parfaite.</translation>
    </message>
    <message>
        <source>{name} wins this game at once with a Perfect Hand.</source>
        <translation>{name} gagne cette partie aussitôt, par une Main parfaite.</translation>
    </message>
    <message>
        <source>The cards have run out and nobody has ended the game. Nothing is paid.</source>
        <translation>Il n’y a plus de cartes et personne n’a fini la partie. Rien n’est payé.</translation>
    </message>
    <message>
        <source>Four cards of one coin lay on the layout. Nobody has won before.</source>
        <translation>Quatre cartes d’une monnaie étaient sur la table. Personne n’a encore gagné.</translation>
    </message>
    <message>
        <source>Four cards of one coin lay on the layout: the last winner gets 7 points.</source>
        <translation>Quatre cartes d’une monnaie étaient sur la table&#x202f;: le dernier gagnant reçoit 7 points.</translation>
    </message>
    <message>
        <source>Both hands held a Perfect Hand. Nothing is paid.</source>
        <translation>Les deux mains étaient parfaites. Rien n’est payé.</translation>
    </message>
    <message>
        <source>Abandoned block chain: what you had, {points}, counts for nothing.</source>
        <translation>Chaîne de blocs abandonnée&#x202f;: ce que vous aviez, {points}, ne compte pas.</translation>
    </message>
    <message>
        <source>Abandoned block chain: what {name} had, {points}, counts for nothing.</source>
        <translation>Chaîne de blocs abandonnée&#x202f;: ce qu’avait {name}, {points}, ne compte pas.</translation>
    </message>
    <message>
        <source>{giver} pays {name} {points}.</source>
        <translation>{giver} paie {points} à {name}.</translation>
    </message>
    <message>
        <source>{name} pays you {points}.</source>
        <translation>{name} vous paie {points}.</translation>
    </message>
    <message>
        <source>You pay {name} {points}.</source>
        <translation>Vous payez {points} à {name}.</translation>
    </message>
    <message>
        <source>The match is level.</source>
        <translation>Le match est à égalité.</translation>
    </message>
    <message>
        <source>You are {points} ahead ({balance}).</source>
        <translation>Votre avance&#x202f;: {points} ({balance}).</translation>
    </message>
    <message>
        <source>{name} is {points} ahead ({balance}).</source>
        <translation>{name} mène de {points} ({balance}).</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>All hands are empty and nobody called STOP: no winner.</source>
        <translation>Les mains sont vides et personne n’a dit STOP&#x202f;: pas de gagnant.</translation>
    </message>
    <message>
        <source>You win this game with {points} points.</source>
        <translation>Vous gagnez cette partie avec {points} points.</translation>
    </message>
    <message>
        <source>{name} wins this game with {points} points.</source>
        <translation>{name} gagne cette partie avec {points} points.</translation>
    </message>
    <message>
        <source>The war is over: {names} are equally rich.</source>
        <translation>La guerre est finie&#x202f;: {names} sont à égalité.</translation>
    </message>
    <message>
        <source>The war is over, and {name} has won it.</source>
        <translation>La guerre est finie, et {name} l’a gagnée.</translation>
    </message>
    <message>
        <source>The war is over, and you have won it.</source>
        <translation>La guerre est finie, et vous l’avez gagnée.</translation>
    </message>
    <message>
        <source>Forced STOP: you had called GO.</source>
        <translation>Le STOP était forcé, car vous aviez dit GO.</translation>
    </message>
    <message>
        <source>Forced STOP: {name} had called GO.</source>
        <translation>Le STOP était forcé, car {name} avait dit GO.</translation>
    </message>
    <message>
        <source>Forced STOP: it was the last turn.</source>
        <translation>Le STOP était forcé, car c’était le dernier tour.</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the key for Review</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Show All Hands</source>
        <translation>Étaler les jeux</translation>
    </message>
    <message>
        <source>H</source>
        <comment>the key for Show All Hands</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>Same Deal</source>
        <translation>Même donne</translation>
    </message>
    <message>
        <source>S</source>
        <comment>the key for Same Deal</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>C</source>
        <comment>the key for Close</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>The match is over, and you have won it.</source>
        <translation>Le match est fini, et vous l’avez gagné.</translation>
    </message>
    <message>
        <source>The match is over, and {name} has won it.</source>
        <translation>Le match est fini, et {name} l’a gagné.</translation>
    </message>
    <message>
        <source>The next game pays ×{n}.</source>
        <translation>La partie suivante paie ×{n}.</translation>
    </message>
    <message>
        <source>You win this game with your third triplet.</source>
        <translation>Vous gagnez cette partie avec votre troisième triplet.</translation>
    </message>
    <message>
        <source>{name} wins this game with a third triplet.</source>
        <translation>{name} gagne cette partie avec un troisième triplet.</translation>
    </message>
    <message>
        <source>You win this game at once, with four of a month.</source>
        <translation>Vous gagnez cette partie aussitôt, avec quatre d’un mois.</translation>
    </message>
    <message>
        <source>{name} wins this game at once, with four of a month.</source>
        <translation>{name} gagne cette partie aussitôt, avec quatre d’un mois.</translation>
    </message>
    <message>
        <source>Final Result</source>
        <translation>Résultat final</translation>
    </message>
</context>
<context>
    <name>soi</name>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>the Ace of Spades</source>
        <translation>l’as de pique</translation>
    </message>
    <message>
        <source>the Ace of Clubs</source>
        <translation>l’as de trèfle</translation>
    </message>
    <message>
        <source>the Ace of Hearts</source>
        <translation>l’as de cœur</translation>
    </message>
    <message>
        <source>the Ace of Diamonds</source>
        <translation>l’as de carreau</translation>
    </message>
    <message>
        <source>the 2 of Spades</source>
        <translation>le 2 de pique</translation>
    </message>
    <message>
        <source>the 2 of Clubs</source>
        <translation>le 2 de trèfle</translation>
    </message>
    <message>
        <source>the 2 of Hearts</source>
        <translation>le 2 de cœur</translation>
    </message>
    <message>
        <source>the 2 of Diamonds</source>
        <translation>le 2 de carreau</translation>
    </message>
    <message>
        <source>the 3 of Spades</source>
        <translation>le 3 de pique</translation>
    </message>
    <message>
        <source>the 3 of Clubs</source>
        <translation>le 3 de trèfle</translation>
    </message>
    <message>
        <source>the 3 of Hearts</source>
        <translation>le 3 de cœur</translation>
    </message>
    <message>
        <source>the 3 of Diamonds</source>
        <translation>le 3 de carreau</translation>
    </message>
    <message>
        <source>the 4 of Spades</source>
        <translation>le 4 de pique</translation>
    </message>
    <message>
        <source>the 4 of Clubs</source>
        <translation>le 4 de trèfle</translation>
    </message>
    <message>
        <source>the 4 of Hearts</source>
        <translation>le 4 de cœur</translation>
    </message>
    <message>
        <source>the 4 of Diamonds</source>
        <translation>le 4 de carreau</translation>
    </message>
    <message>
        <source>the 5 of Spades</source>
        <translation>le 5 de pique</translation>
    </message>
    <message>
        <source>the 5 of Clubs</source>
        <translation>le 5 de trèfle</translation>
    </message>
    <message>
        <source>the 5 of Hearts</source>
        <translation>le 5 de cœur</translation>
    </message>
    <message>
        <source>the 5 of Diamonds</source>
        <translation>le 5 de carreau</translation>
    </message>
    <message>
        <source>the 6 of Spades</source>
        <translation>le 6 de pique</translation>
    </message>
    <message>
        <source>the 6 of Clubs</source>
        <translation>le 6 de trèfle</translation>
    </message>
    <message>
        <source>the 6 of Hearts</source>
        <translation>le 6 de cœur</translation>
    </message>
    <message>
        <source>the 6 of Diamonds</source>
        <translation>le 6 de carreau</translation>
    </message>
    <message>
        <source>the 7 of Spades</source>
        <translation>le 7 de pique</translation>
    </message>
    <message>
        <source>the 7 of Clubs</source>
        <translation>le 7 de trèfle</translation>
    </message>
    <message>
        <source>the 7 of Hearts</source>
        <translation>le 7 de cœur</translation>
    </message>
    <message>
        <source>the 7 of Diamonds</source>
        <translation>le 7 de carreau</translation>
    </message>
    <message>
        <source>the 8 of Spades</source>
        <translation>le 8 de pique</translation>
    </message>
    <message>
        <source>the 8 of Clubs</source>
        <translation>le 8 de trèfle</translation>
    </message>
    <message>
        <source>the 8 of Hearts</source>
        <translation>le 8 de cœur</translation>
    </message>
    <message>
        <source>the 8 of Diamonds</source>
        <translation>le 8 de carreau</translation>
    </message>
    <message>
        <source>the 9 of Spades</source>
        <translation>le 9 de pique</translation>
    </message>
    <message>
        <source>the 9 of Clubs</source>
        <translation>le 9 de trèfle</translation>
    </message>
    <message>
        <source>the 9 of Hearts</source>
        <translation>le 9 de cœur</translation>
    </message>
    <message>
        <source>the 9 of Diamonds</source>
        <translation>le 9 de carreau</translation>
    </message>
    <message>
        <source>the 10 of Spades</source>
        <translation>le 10 de pique</translation>
    </message>
    <message>
        <source>the 10 of Clubs</source>
        <translation>le 10 de trèfle</translation>
    </message>
    <message>
        <source>the 10 of Hearts</source>
        <translation>le 10 de cœur</translation>
    </message>
    <message>
        <source>the 10 of Diamonds</source>
        <translation>le 10 de carreau</translation>
    </message>
    <message>
        <source>the Jack of Spades</source>
        <translation>le valet de pique</translation>
    </message>
    <message>
        <source>the Jack of Clubs</source>
        <translation>le valet de trèfle</translation>
    </message>
    <message>
        <source>the Jack of Hearts</source>
        <translation>le valet de cœur</translation>
    </message>
    <message>
        <source>the Jack of Diamonds</source>
        <translation>le valet de carreau</translation>
    </message>
    <message>
        <source>the Queen of Spades</source>
        <translation>la dame de pique</translation>
    </message>
    <message>
        <source>the Queen of Clubs</source>
        <translation>la dame de trèfle</translation>
    </message>
    <message>
        <source>the Queen of Hearts</source>
        <translation>la dame de cœur</translation>
    </message>
    <message>
        <source>the Queen of Diamonds</source>
        <translation>la dame de carreau</translation>
    </message>
    <message>
        <source>the King of Spades</source>
        <translation>le roi de pique</translation>
    </message>
    <message>
        <source>the King of Clubs</source>
        <translation>le roi de trèfle</translation>
    </message>
    <message>
        <source>the King of Hearts</source>
        <translation>le roi de cœur</translation>
    </message>
    <message>
        <source>the King of Diamonds</source>
        <translation>le roi de carreau</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>as</translation>
    </message>
    <message>
        <source>2s</source>
        <translation>2</translation>
    </message>
    <message>
        <source>3s</source>
        <translation>3</translation>
    </message>
    <message>
        <source>4s</source>
        <translation>4</translation>
    </message>
    <message>
        <source>5s</source>
        <translation>5</translation>
    </message>
    <message>
        <source>6s</source>
        <translation>6</translation>
    </message>
    <message>
        <source>7s</source>
        <translation>7</translation>
    </message>
    <message>
        <source>8s</source>
        <translation>8</translation>
    </message>
    <message>
        <source>9s</source>
        <translation>9</translation>
    </message>
    <message>
        <source>10s</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>valets</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>dames</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>rois</translation>
    </message>
    <message>
        <source>one move ago</source>
        <translation>il y a un coup</translation>
    </message>
    <message>
        <source>two moves ago</source>
        <translation>il y a deux coups</translation>
    </message>
    <message>
        <source>three moves ago</source>
        <translation>il y a trois coups</translation>
    </message>
    <message>
        <source>four moves ago</source>
        <translation>il y a quatre coups</translation>
    </message>
    <message>
        <source>five moves ago</source>
        <translation>il y a cinq coups</translation>
    </message>
    <message>
        <source>six moves ago</source>
        <translation>il y a six coups</translation>
    </message>
    <message>
        <source>seven moves ago</source>
        <translation>il y a sept coups</translation>
    </message>
    <message>
        <source>eight moves ago</source>
        <translation>il y a huit coups</translation>
    </message>
    <message>
        <source>nine moves ago</source>
        <translation>il y a neuf coups</translation>
    </message>
    <message>
        <source>ten moves ago</source>
        <translation>il y a dix coups</translation>
    </message>
    <message>
        <source>eleven moves ago</source>
        <translation>il y a onze coups</translation>
    </message>
    <message>
        <source>twelve moves ago</source>
        <translation>il y a douze coups</translation>
    </message>
    <message>
        <source>earlier in this round</source>
        <translation>plus tôt dans cette manche</translation>
    </message>
</context>
<context>
    <name>soi-memory</name>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Moves, latest first</source>
        <translation>Coups, le dernier d’abord</translation>
    </message>
    <message>
        <source>Known cards</source>
        <translation>Où l’on sait des cartes</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>soi-menu</name>
    <message>
        <source>Memory…</source>
        <translation>Mémoire…</translation>
    </message>
    <message>
        <source>Score…</source>
        <translation>Points…</translation>
    </message>
    <message>
        <source>New Match</source>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>soi-moment</name>
    <message>
        <source>FOUR ACES
{points}</source>
        <translation>QUATRE AS
{points}</translation>
    </message>
    <message>
        <source>QUARTET!</source>
        <translation>CARRÉ&#x202f;!</translation>
    </message>
    <message>
        <source>FIVE
IN A ROW</source>
        <translation>CINQ
DE SUITE</translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>SANS CARTES</translation>
    </message>
</context>
<context>
    <name>soi-options</name>
    <message>
        <source>Play to:</source>
        <translation>Points pour finir&#x202f;:</translation>
    </message>
    <message>
        <source>Computer level:</source>
        <translation>Ordinateurs&#x202f;:</translation>
    </message>
    <message>
        <source>Delay:</source>
        <translation>Délai&#x202f;:</translation>
    </message>
    <message>
        <source>{range} thousandths of a second</source>
        <translation>{range} millièmes de seconde</translation>
    </message>
    <message>
        <source>Who plays:</source>
        <translation>Qui joue&#x202f;:</translation>
    </message>
    <message>
        <source>Sort computers’ hands</source>
        <translation>Ranger les cartes des ordinateurs</translation>
    </message>
    <message>
        <source>Easiest</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Impossible</translation>
    </message>
    <message>
        <source>Sort computers’ hands from the next deal on</source>
        <translation>Ranger les cartes des ordinateurs dès la prochaine donne</translation>
    </message>
    <message>
        <source>Confirm moves</source>
        <translation>Confirmer les coups</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>l’ordinateur</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>une personne</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} à {most}</translation>
    </message>
    <message>
        <source>What is dimmed can be changed between matches.</source>
        <translation>Ce qui est estompé se change entre deux parties.</translation>
    </message>
    <message>
        <source>Wait for a click after each question</source>
        <translation>Attendre un clic après chaque demande</translation>
    </message>
    <message>
        <source>Question balloons</source>
        <translation>Bulles des questions</translation>
    </message>
    <message>
        <source>{seat}, by name</source>
        <translation>{seat}, le nom</translation>
    </message>
    <message>
        <source>House rule: every set is worth ten points</source>
        <translation>Règle maison&#x202f;: chaque carré vaut dix points</translation>
    </message>
    <message>
        <source>House rule: after a miss the turn passes on</source>
        <translation>Règle maison&#x202f;: après un refus, le suivant demande</translation>
    </message>
</context>
<context>
    <name>soi-review</name>
    <message>
        <source>ask {seat} for {card}</source>
        <translation>demander {card} à {seat}</translation>
    </message>
    <message>
        <source>Asks {n}: likelier: {better}</source>
        <translation>Demandes {n}&#x202f;: mieux&#x202f;: {better}</translation>
    </message>
    <message>
        <source>Asks {n}: known: {better}</source>
        <translation>Demandes {n}&#x202f;: certain&#x202f;: {better}</translation>
    </message>
    <message>
        <source>Ask {n}: {asked} ({had}). Likelier: {better} ({more})</source>
        <translation>Demande {n}&#x202f;: {asked} ({had}). Mieux&#x202f;: {better} ({more})</translation>
    </message>
    <message>
        <source>Round {round}, ask {n}: you asked {seat} for {card} ({had}). Better: {better}. {reason}</source>
        <translation>Manche {round}, demande {n}&#x202f;: vous avez demandé {card} à {seat} ({had}). Mieux&#x202f;: {better}. {reason}</translation>
    </message>
    <message>
        <source>Round {round}, ask {n}: you asked {seat} for {card} ({had}). You could have known: {reason}</source>
        <translation>Manche {round}, demande {n}&#x202f;: vous avez demandé {card} à {seat} ({had}). Cela pouvait se savoir&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The same in ask {again}.</source>
        <translation>De même à la demande {again}.</translation>
    </message>
    <message>
        <source>The same in asks {again}.</source>
        <translation>De même aux demandes {again}.</translation>
    </message>
    <message>
        <source>Cards known, not asked for: {n}.</source>
        <translation>Cartes connues, mais non demandées&#x202f;: {n}.</translation>
    </message>
    <message>
        <source>Ask {n}: {asked} ({had}). Known: {better}</source>
        <translation>Demande {n}&#x202f;: {asked} ({had}). Certain&#x202f;: {better}</translation>
    </message>
    <message>
        <source>{card} from {seat}</source>
        <translation>{card} à {seat}</translation>
    </message>
    <message>
        <source>Better guesses: {n}.</source>
        <translation>Meilleures suppositions&#x202f;: {n}.</translation>
    </message>
    <message>
        <source>Perfect memory: you missed nothing.</source>
        <translation>Bonne mémoire&#x202f;: rien ne vous a échappé.</translation>
    </message>
</context>
<context>
    <name>soi-sheet</name>
    <message>
        <source>End of the round</source>
        <translation>Fin de la manche</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Next Round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Round {number}; the match ends at {target} points.</source>
        <translation>Manche {number}&#x202f;; la partie finit à {target} points.</translation>
    </message>
    <message>
        <source>Total before</source>
        <translation>Total avant</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Cette manche</translation>
    </message>
    <message>
        <source>Four Aces</source>
        <translation>Quatre as</translation>
    </message>
    <message>
        <source>Congratulations</source>
        <translation>Félicitations</translation>
    </message>
    <message>
        <source>You have beaten the machine on the impossible level, by memory and wit of your own. Sincere congratulations!</source>
        <translation>Vous avez battu la machine au niveau impossible, par votre seule mémoire et votre seul esprit. Sincères félicitations&#x202f;!</translation>
    </message>
    <message>
        <source>It forgets nothing. Few people can say the same.</source>
        <translation>Elle n’oublie rien de ce qui fut demandé. Peu de gens peuvent en dire autant.</translation>
    </message>
    <message>
        <source>Thank You</source>
        <translation>Merci</translation>
    </message>
    <message>
        <source>Round {number} is over.</source>
        <translation>La manche {number} est finie.</translation>
    </message>
    <message>
        <source>The match is over. You win it with {points} points!</source>
        <translation>La partie est finie. Vous la gagnez avec {points} points&#x202f;!</translation>
    </message>
    <message>
        <source>The match is over. {seat} wins it with {points} points.</source>
        <translation>La partie est finie. {seat} la gagne avec {points} points.</translation>
    </message>
    <message>
        <source>{target} points reached, and a tie: one more round decides.</source>
        <translation>Les {target} points sont atteints, mais il y a égalité en tête&#x202f;: une autre manche décidera.</translation>
    </message>
    <message>
        <source>The match ends at {target} points.</source>
        <translation>La partie finit à {target} points.</translation>
    </message>
    <message>
        <source>{place}.</source>
        <translation>{place}.</translation>
    </message>
    <message>
        <source>Deal {deal}, round {number}</source>
        <translation>Donne {deal}, manche {number}</translation>
    </message>
</context>
<context>
    <name>soi-statistics</name>
    <message>
        <source>{whole}.{tenth}</source>
        <translation>{whole},{tenth}</translation>
    </message>
    <message>
        <source>Rounds finished</source>
        <translation>Manches finies</translation>
    </message>
    <message>
        <source>Rounds with most points</source>
        <translation>Manches avec le plus de points</translation>
    </message>
    <message>
        <source>Rounds tied for first</source>
        <translation>Manches à égalité en tête</translation>
    </message>
    <message>
        <source>Best round won</source>
        <translation>Meilleure manche gagnée</translation>
    </message>
    <message>
        <source>Average points per round</source>
        <translation>Points par manche</translation>
    </message>
    <message>
        <source>Longest run of rounds won</source>
        <translation>Plus longue série de manches gagnées</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>Parties finies</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Parties gagnées</translation>
    </message>
</context>
<context>
    <name>soi-table</name>
    <message>
        <source>{seat} (you)</source>
        <translation>{seat} (vous)</translation>
    </message>
    <message>
        <source>{seat} lays down the four {kind}.</source>
        <translation>{seat} étale les quatre {kind}.</translation>
    </message>
    <message>
        <source>You lay down the four {kind}.</source>
        <translation>Vous étalez les quatre {kind}.</translation>
    </message>
    <message>
        <source>S E N W</source>
        <comment>letters of South, East, North, West</comment>
        <translation>S E N O</translation>
    </message>
    <message>
        <source>You don’t have it.</source>
        <translation>Vous ne l’avez pas.</translation>
    </message>
    <message>
        <source>{seat} doesn’t have it.</source>
        <translation>{seat} ne l’a pas.</translation>
    </message>
    <message>
        <source>Round {number}. {seat} begins.</source>
        <translation>Manche {number}. {seat} commence.</translation>
    </message>
    <message>
        <source>Round {number}. You begin.</source>
        <translation>Manche {number}. Vous commencez.</translation>
    </message>
    <message>
        <source>{seat} is asking.</source>
        <translation>À {seat} de demander.</translation>
    </message>
    <message>
        <source>{before} + {points} of {target}</source>
        <translation>{before} + {points} sur {target}</translation>
    </message>
    <message>
        <source>{before}+{points} of {target}</source>
        <translation>{before}+{points} sur {target}</translation>
    </message>
    <message>
        <source>{before}+{points}/{target}</source>
        <translation>{before}+{points}/{target}</translation>
    </message>
    <message>
        <source>{before} + {points}</source>
        <comment>points before the round and in it</comment>
        <translation>{before} + {points}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>sans carte</translation>
    </message>
    <message>
        <source>set of {kind}</source>
        <translation>carré {kind:de}</translation>
    </message>
    <message>
        <source>A J Q K</source>
        <comment>letters of Ace, Jack, Queen, King</comment>
        <translation>A V D R</translation>
    </message>
    <message>
        <source>S C H D</source>
        <comment>letters of Spades, Clubs, Hearts, Diamonds</comment>
        <translation>P T C K</translation>
    </message>
    <message>
        <source>There is no such card. Type the kind and the letter of the suit ({suits}): {cards}.</source>
        <translation>Cette carte n’existe pas. Tapez la valeur et la lettre de la couleur ({suits})&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>These are your own cards: ask one of the others.</source>
        <translation>Ce sont vos cartes&#x202f;: demandez à un autre.</translation>
    </message>
    <message>
        <source>{seat} has no cards left.</source>
        <translation>{seat} n’a plus de cartes.</translation>
    </message>
    <message>
        <source>You hold {card} yourself.</source>
        <translation>Vous avez vous-même {card}.</translation>
    </message>
    <message>
        <source>You hold none of the {kind}, so you can’t ask for one.</source>
        <translation>Vous n’avez pas {kind:de} en main&#x202f;: vous ne pouvez pas en demander.</translation>
    </message>
    <message>
        <source>This round is over.</source>
        <translation>Cette manche est finie.</translation>
    </message>
    <message>
        <source>Ask {seat} for {card}.</source>
        <translation>Demandez {card} à {seat}.</translation>
    </message>
    <message>
        <source>to ask now</source>
        <translation>doit demander</translation>
    </message>
    <message>
        <source>in the hand of {seat}</source>
        <translation>dans la main {seat:de}</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>dans votre main</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>You ask {asked} for {card}.</source>
        <translation>Vous demandez {card} à {asked}.</translation>
    </message>
    <message>
        <source>{asker} asks you for {card}.</source>
        <translation>{asker} vous demande {card}.</translation>
    </message>
    <message>
        <source>{asker} asks {asked} for {card}.</source>
        <translation>{asker} demande {card} à {asked}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>You give it.</source>
        <translation>Vous donnez la carte.</translation>
    </message>
    <message>
        <source>{seat} gives it.</source>
        <translation>{seat} donne la carte.</translation>
    </message>
    <message>
        <source>You are out.</source>
        <translation>Vous n’avez plus de cartes.</translation>
    </message>
    <message>
        <source>{seat} is out.</source>
        <translation>{seat} n’a plus de cartes.</translation>
    </message>
    <message>
        <source>You ask again.</source>
        <translation>Encore à vous.</translation>
    </message>
    <message>
        <source>{seat} asks again.</source>
        <translation>Encore à {seat}.</translation>
    </message>
    <message>
        <source>You ask next.</source>
        <translation>À vous.</translation>
    </message>
    <message>
        <source>{seat} asks next.</source>
        <translation>À {seat}.</translation>
    </message>
    <message>
        <source>Your turn: ask someone for a card.</source>
        <translation>À vous&#x202f;: quelle carte demander, et à qui&#x202f;?</translation>
    </message>
    <message>
        <source>{seat}, your turn: ask someone for a card.</source>
        <translation>{seat}, à vous&#x202f;: quelle carte demander, et à qui&#x202f;?</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <translation>{card}, carte choisie</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>à qui demander</translation>
    </message>
    <message>
        <source>Click a card and a player, or type (for example {card}).</source>
        <translation>Cliquez, ou tapez par exemple {card}&#x202f;; une lettre choisit à qui demander.</translation>
    </message>
    <message>
        <source>Ask {seat} for {card}?</source>
        <translation>Demander {card} à {seat}&#x202f;?</translation>
    </message>
    <message>
        <source>Click one of them again, or press Return.</source>
        <translation>Cliquez encore sur l’un des deux, ou tapez Retour.</translation>
    </message>
    <message>
        <source>Whom do you ask for {card}?</source>
        <translation>À qui demander {card}&#x202f;?</translation>
    </message>
    <message>
        <source>What do you ask {seat} for?</source>
        <translation>Quelle carte demander à {seat}&#x202f;?</translation>
    </message>
    <message>
        <source>Click a card, or type it (for example {card}).</source>
        <translation>Cliquez sur une carte, ou tapez-la (par exemple {card}).</translation>
    </message>
    <message>
        <source>Ask someone for a card.</source>
        <translation>Quelle carte demander, et à qui&#x202f;?</translation>
    </message>
    <message>
        <source>Your turn: {question}</source>
        <translation>À vous&#x202f;: {question}</translation>
    </message>
    <message>
        <source>You typed {card}: now the letter of the suit ({suits}).</source>
        <translation>Vous avez tapé {card}&#x202f;: puis la lettre de la couleur ({suits}).</translation>
    </message>
    <message>
        <source>ask</source>
        <comment>on the face of the player who is to be asked</comment>
        <translation>demander</translation>
    </message>
    <message>
        <source>asks for</source>
        <translation>demande</translation>
    </message>
    <message>
        <source>from</source>
        <translation>à</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>prend</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>doesn’t have it</source>
        <translation>ne l’a pas</translation>
    </message>
    <message>
        <source>A click or any key goes on.</source>
        <translation>Un clic ou une touche, et l’on continue.</translation>
    </message>
    <message>
        <source>Click a player, or press the letter on the face.</source>
        <translation>Cliquez sur un joueur, ou tapez la lettre de son visage.</translation>
    </message>
    <message>
        <source>No</source>
        <comment>who is asked has it not</comment>
        <translation>Non</translation>
    </message>
    <message>
        <source>This match is not over. Concede it?</source>
        <translation>Cette partie n’est pas finie. L’abandonner&#x202f;?</translation>
    </message>
</context>
<context>
    <name>sorry</name>
    <message>
        <source>Draw a Card</source>
        <translation>Retourner une carte</translation>
    </message>
    <message>
        <source>turn over the top card</source>
        <translation>retourner la carte du dessus</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>A new game. {colour} begins.</source>
        <translation>Nouvelle partie. {colour} commence.</translation>
    </message>
    <message>
        <source>The pile is used up: all cards are shuffled again.</source>
        <translation>La pioche est vide&#x202f;: toutes les cartes sont mélangées.</translation>
    </message>
    <message>
        <source>{colour} turns over: {card}.</source>
        <translation>{colour} retourne&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>can’t move</source>
        <translation>ne peut bouger</translation>
    </message>
    <message>
        <source>{colour} can’t move: the turn is lost.</source>
        <translation>{colour} ne peut bouger&#x202f;: tour perdu.</translation>
    </message>
    <message>
        <source>No card lies open</source>
        <translation>Aucune carte retournée</translation>
    </message>
    <message>
        <source>Open card: {card}</source>
        <translation>Carte retournée&#x202f;: {card}</translation>
    </message>
    <message>
        <source>Cards in the pile: {n}</source>
        <translation>Cartes dans la pioche&#x202f;: {n}</translation>
    </message>
    <message>
        <source>{n:step|steps} from home</source>
        <translation>à {n} pas de la maison</translation>
    </message>
    <message>
        <source>may move</source>
        <translation>peut bouger</translation>
    </message>
    <message>
        <source>start of {colour}</source>
        <translation>départ {colour:bleu}</translation>
    </message>
    <message>
        <source>home of {colour}</source>
        <translation>maison {colour:bleue}</translation>
    </message>
    <message>
        <source>Square {n}</source>
        <translation>Case {n}</translation>
    </message>
    <message>
        <source>{colour}: is this your move?</source>
        <translation>{colour}&#x202f;: est-ce votre coup&#x202f;?</translation>
    </message>
    <message>
        <source>{colour}: what do you do?</source>
        <translation>{colour}&#x202f;: que faites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>R</source>
        <comment>Red in one letter</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>B</source>
        <comment>Blue in one letter</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>Yellow in one letter</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>G</source>
        <comment>Green in one letter</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Sorry</source>
        <translation>Pardon</translation>
    </message>
    <message>
        <source>card-{name}</source>
        <comment>a file: card-{name}-fr in French, -ko in Korean</comment>
        <translation>card-{name}-fr</translation>
    </message>
    <message>
        <source>Racer</source>
        <translation>Coureur</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Avide</translation>
    </message>
    <message>
        <source>Thoughtful</source>
        <translation>Réfléchi</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>in its start</source>
        <translation>au départ</translation>
    </message>
    <message>
        <source>at home</source>
        <translation>à la maison</translation>
    </message>
    <message>
        <source>on square {n}</source>
        <translation>sur la case {n}</translation>
    </message>
    <message>
        <source>on safety square {n}</source>
        <translation>sur la case sûre {n}</translation>
    </message>
    <message>
        <source>{one}: {n} forward, {two}: {m}</source>
        <translation>{one} avance de {n}, {two} de {m}</translation>
    </message>
    <message>
        <source>{pawn} comes out</source>
        <translation>{pawn} sort</translation>
    </message>
    <message>
        <source>{pawn}: {n} forward</source>
        <translation>{pawn} avance de {n}</translation>
    </message>
    <message>
        <source>{pawn}: {n} back</source>
        <translation>{pawn} recule de {n}</translation>
    </message>
    <message>
        <source>{pawn} swaps with {other}</source>
        <translation>{pawn} échange avec {other}</translation>
    </message>
    <message>
        <source>{pawn} takes {other}’s place</source>
        <translation>{pawn} remplace {other}</translation>
    </message>
    <message>
        <source>{one} +{n}, {two} +{m}</source>
        <translation>{one} +{n}, {two} +{m}</translation>
    </message>
    <message>
        <source>{pawn} out</source>
        <comment>comes out, in fewest letters</comment>
        <translation>{pawn} sort</translation>
    </message>
    <message>
        <source>{pawn} with {other}</source>
        <comment>changes places, in fewest letters</comment>
        <translation>{pawn} avec {other}</translation>
    </message>
    <message>
        <source>{pawn} for {other}</source>
        <comment>takes the place, in fewest letters</comment>
        <translation>{pawn} pour {other}</translation>
    </message>
    <message>
        <source>{pawn} home</source>
        <translation>{pawn} à la maison</translation>
    </message>
    <message>
        <source>home</source>
        <translation>à la maison</translation>
    </message>
    <message>
        <source>bumps {pawns}</source>
        <translation>renvoie {pawns}</translation>
    </message>
    <message>
        <source>{pawn} slides</source>
        <translation>{pawn} glisse</translation>
    </message>
    <message>
        <source>slides</source>
        <translation>glisse</translation>
    </message>
    <message>
        <source>{pawn} bounces</source>
        <translation>{pawn} rebondit</translation>
    </message>
    <message>
        <source>bounces</source>
        <translation>rebondit</translation>
    </message>
    <message>
        <source>×{pawns}</source>
        <comment>bumps, in fewest letters</comment>
        <translation>×{pawns}</translation>
    </message>
    <message>
        <source>home</source>
        <comment>on a narrow button</comment>
        <translation>logé</translation>
    </message>
    <message>
        <source>{colour} has won!</source>
        <translation>{colour} a gagné&#x202f;!</translation>
    </message>
    <message>
        <source>{one} and {two} have won!</source>
        <translation>{one} et {two} ont gagné&#x202f;!</translation>
    </message>
    <message>
        <source>{colour}: draw a card</source>
        <translation>{colour}&#x202f;: retournez une carte</translation>
    </message>
    <message>
        <source>{colour}: which pawn?</source>
        <translation>{colour}&#x202f;: quel pion&#x202f;?</translation>
    </message>
    <message>
        <source>Which pawn moves the other {n}?</source>
        <translation>Qui fait les {n} autres&#x202f;?</translation>
    </message>
    <message>
        <source>{pawn}: 11, or change with?</source>
        <translation>{pawn}&#x202f;: 11, ou échange&#x202f;?</translation>
    </message>
    <message>
        <source>{pawn}: how many steps?</source>
        <translation>{pawn}&#x202f;: combien de pas&#x202f;?</translation>
    </message>
    <message>
        <source>{pawn}: replace which pawn?</source>
        <translation>{pawn}&#x202f;: à la place de qui&#x202f;?</translation>
    </message>
    <message>
        <source>{colour}: choose a move</source>
        <translation>{colour}&#x202f;: lequel de ceux-ci&#x202f;?</translation>
    </message>
    <message>
        <source>Click anywhere, or press D or Return.</source>
        <translation>Cliquez n’importe où, ou tapez D ou Retour.</translation>
    </message>
    <message>
        <source>Click a button or the board, or press a letter: that is the move.</source>
        <translation>Cliquez sur un bouton ou le plateau, ou tapez une lettre&#x202f;: c’est joué.</translation>
    </message>
    <message>
        <source>Next: how many of the seven steps it goes.</source>
        <translation>Ensuite&#x202f;: combien de pas il fait sur les sept.</translation>
    </message>
    <message>
        <source>Next: what it does by this card.</source>
        <translation>Ensuite&#x202f;: ce qu’il fait de cette carte.</translation>
    </message>
    <message>
        <source>Next: which pawn moves the rest of the seven.</source>
        <translation>Ensuite&#x202f;: qui fait le reste des sept.</translation>
    </message>
    <message>
        <source>Next: which of the two goes first.</source>
        <translation>Ensuite&#x202f;: lequel des deux part d’abord.</translation>
    </message>
    <message>
        <source>Next: which pawn of that colour.</source>
        <translation>Ensuite&#x202f;: quel pion de cette couleur.</translation>
    </message>
    <message>
        <source>which pawn?</source>
        <translation>quel pion&#x202f;?</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Éch</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>Bring a pawn out of its start, or go one square forward.</source>
        <translation>Faites sortir un pion, ou avancez d’une case.</translation>
    </message>
    <message>
        <source>Bring a pawn out of its start, or go two squares forward. Then draw again.</source>
        <translation>Faites sortir un pion, ou avancez de deux cases. Puis tirez encore.</translation>
    </message>
    <message>
        <source>Go three squares forward.</source>
        <translation>Avancez de trois cases.</translation>
    </message>
    <message>
        <source>Go four squares backward.</source>
        <translation>Reculez de quatre cases.</translation>
    </message>
    <message>
        <source>Go five squares forward.</source>
        <translation>Avancez de cinq cases.</translation>
    </message>
    <message>
        <source>Go seven squares forward, with one pawn or split between two.</source>
        <translation>Avancez de sept cases, avec un pion ou partagées entre deux.</translation>
    </message>
    <message>
        <source>Go eight squares forward.</source>
        <translation>Avancez de huit cases.</translation>
    </message>
    <message>
        <source>Go ten squares forward or one backward.</source>
        <translation>Avancez de dix cases ou reculez d’une.</translation>
    </message>
    <message>
        <source>Go eleven squares forward, or change places with a rival’s pawn on the track.</source>
        <translation>Avancez de onze cases, ou échangez avec un pion adverse sur la piste.</translation>
    </message>
    <message>
        <source>Go twelve squares forward.</source>
        <translation>Avancez de douze cases.</translation>
    </message>
    <message>
        <source>A pawn from your start takes the square of a rival’s pawn, which goes back.</source>
        <translation>Un pion de votre départ prend la case d’un pion adverse, qui retourne au sien.</translation>
    </message>
    <message>
        <source>bumps {n} pawns</source>
        <translation>renvoie {n} pions</translation>
    </message>
    <message>
        <source>with {other}</source>
        <translation>avec {other}</translation>
    </message>
    <message>
        <source>for {other}</source>
        <translation>pour {other}</translation>
    </message>
    <message>
        <source>comes out</source>
        <translation>sort</translation>
    </message>
    <message>
        <source>{n} back</source>
        <translation>recule de {n}</translation>
    </message>
    <message>
        <source>{n} forward</source>
        <translation>avance de {n}</translation>
    </message>
    <message>
        <source>7, or split</source>
        <translation>7, ou partagés</translation>
    </message>
    <message>
        <source>10, or 1 back</source>
        <translation>10, ou recule</translation>
    </message>
    <message>
        <source>11, or change</source>
        <translation>11, ou échange</translation>
    </message>
    <message>
        <source>{pawn}: {n} forward, another one {m}…</source>
        <translation>{pawn} avance de {n}, un autre de {m}…</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>{n} of 4 home</source>
        <translation>{n} sur 4 rentrés</translation>
    </message>
    <message>
        <source>{n} left</source>
        <translation>reste&#x202f;: {n}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>home</source>
        <comment>on a bar</comment>
        <translation>rentré</translation>
    </message>
    <message>
        <source>takes a place</source>
        <translation>prend une place</translation>
    </message>
    <message>
        <source>{pawn}: a pawn of {colour}…</source>
        <translation>{pawn}&#x202f;: un pion {colour:bleu}…</translation>
    </message>
    <message>
        <source>This game is not over. Concede it?</source>
        <translation>Cette partie n’est pas finie. L’abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>{n} home</source>
        <translation>{n} à la maison</translation>
    </message>
    <message>
        <source>First confirm this move, or take it back.</source>
        <translation>Confirmez d’abord ce coup, ou reprenez-le.</translation>
    </message>
    <message>
        <source>{pawn} can’t go by this card.</source>
        <translation>{pawn} ne peut pas bouger avec cette carte.</translation>
    </message>
    <message>
        <source>No move by this card ends there.</source>
        <translation>Aucun coup avec cette carte ne finit là.</translation>
    </message>
</context>
<context>
    <name>sorry-options</name>
    <message>
        <source>Play:</source>
        <translation>Jouer&#x202f;:</translation>
    </message>
    <message>
        <source>Who plays:</source>
        <translation>Qui joue&#x202f;:</translation>
    </message>
    <message>
        <source>{n} players</source>
        <translation>{n} joueurs</translation>
    </message>
    <message>
        <source>Confirm moves</source>
        <translation>Confirmer les coups</translation>
    </message>
    <message>
        <source>Play forced moves</source>
        <translation>Jouer les coups forcés</translation>
    </message>
    <message>
        <source>A 7 must be split between two pawns</source>
        <translation>Un 7 doit être partagé entre deux pions</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>1 joueur</translation>
    </message>
    <message>
        <source>House rule: home by exact count</source>
        <translation>Règle maison&#x202f;: la maison au compte juste</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>une personne</translation>
    </message>
    <message>
        <source>{colour}, by name</source>
        <translation>{colour}, le nom</translation>
    </message>
    <message>
        <source>House rule: one pawn is out at the start</source>
        <translation>Règle maison&#x202f;: un pion sorti au départ</translation>
    </message>
    <message>
        <source>House rule: you can’t bump your own pawns</source>
        <translation>Règle maison&#x202f;: on ne renvoie pas ses pions</translation>
    </message>
    <message>
        <source>House rule: no extra turn after a 2</source>
        <translation>Règle maison&#x202f;: pas de second tour après un 2</translation>
    </message>
</context>
<context>
    <name>sorry-sheet</name>
    <message>
        <source>At home</source>
        <translation>À la maison</translation>
    </message>
    <message>
        <source>In the start</source>
        <translation>Au départ</translation>
    </message>
    <message>
        <source>Steps left of the others</source>
        <translation>Pas restants des autres</translation>
    </message>
</context>
<context>
    <name>sorry-statistics</name>
    <message>
        <source>Pawns at home</source>
        <translation>Pions rentrés</translation>
    </message>
</context>
<context>
    <name>sound</name>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>No sound output was found on this computer.</source>
        <translation>Aucune sortie audio sur cet ordinateur&#x202f;: pas de son.</translation>
    </message>
    <message>
        <source>Alert sound:</source>
        <translation>Son d’alerte&#x202f;:</translation>
    </message>
    <message>
        <source>Play game sounds</source>
        <translation>Sons dans les jeux</translation>
    </message>
    <message>
        <source>Simple Beep</source>
        <translation>Bip simple</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Goutte</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Toc-toc</translation>
    </message>
    <message>
        <source>Whistle</source>
        <translation>Sifflet</translation>
    </message>
    <message>
        <source>Volume:</source>
        <translation>Volume&#x202f;:</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>Which do you take: {cards}?</source>
        <translation>Laquelle prenez-vous&#x202f;: {cards}&#x202f;?</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>À vous de jouer.</translation>
    </message>
    <message>
        <source>You may also: {offers}.</source>
        <translation>Vous pouvez aussi&#x202f;: {offers}.</translation>
    </message>
    <message>
        <source>Stock: {n:card|cards}</source>
        <translation>Pioche&#x202f;: {n:carte|cartes}</translation>
    </message>
    <message>
        <source>{group} of {name}: {count}</source>
        <translation>{group} {name:de}&#x202f;: {count}</translation>
    </message>
    <message>
        <source>Your {group}: {count}</source>
        <translation>Vos {group}&#x202f;: {count}</translation>
    </message>
    <message>
        <source>{set}, {name}: {had} of {all}, {lost} lost</source>
        <translation>{set}, {name}&#x202f;: {had} sur {all}&#x202f;; perdu&#x202f;: {lost}</translation>
    </message>
    <message>
        <source>kept going {n:time|times}</source>
        <translation>a continué {n} fois</translation>
    </message>
    <message>
        <source>{n:turn|turns} of a stock card only</source>
        <translation>{n:tour|tours} d’une carte de la pioche seulement</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>montrée</translation>
    </message>
    <message>
        <source>on the layout</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>turned from the stock</source>
        <translation>retournée de la pioche</translation>
    </message>
    <message>
        <source>captured by {name}</source>
        <translation>prise par {name}</translation>
    </message>
    <message>
        <source>captured by you</source>
        <translation>prise par vous</translation>
    </message>
    <message>
        <source>Stack: {n:card|cards}</source>
        <translation>Pioche&#x202f;: {n:carte|cartes}</translation>
    </message>
    <message>
        <source>{name}: ${money}</source>
        <translation>{name}&#x202f;: {money}&#x202f;$</translation>
    </message>
    <message>
        <source>{n:turn|turns} owed</source>
        <translation>{n:tour dû|tours dus}</translation>
    </message>
    <message>
        <source>{n:card|cards} in hand</source>
        <translation>{n:carte|cartes} en main</translation>
    </message>
    <message>
        <source>began this game</source>
        <translation>a commencé cette partie</translation>
    </message>
    <message>
        <source>to play now</source>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>dans votre main</translation>
    </message>
    <message>
        <source>matches the table</source>
        <translation>s’accorde avec la table</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>one of three</source>
        <translation>une des trois</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>peut être prise</translation>
    </message>
    <message>
        <source>just played</source>
        <translation>vient d’être jouée</translation>
    </message>
    <message>
        <source>turned from the stack</source>
        <translation>retournée de la pioche</translation>
    </message>
    <message>
        <source>in the hand of {name}</source>
        <translation>dans la main {name:de}</translation>
    </message>
    <message>
        <source>collected by {name}</source>
        <translation>ramassée par {name}</translation>
    </message>
    <message>
        <source>collected by you</source>
        <translation>ramassée par vous</translation>
    </message>
    <message>
        <source>Key {n}</source>
        <translation>Touche {n}</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>You collect {cards}.</source>
        <translation>Vous ramassez&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{name} collects {cards}.</source>
        <translation>{name} ramasse&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{giver} passes {card} to {taker}.</source>
        <translation>{giver} passe {card:le} à {taker}.</translation>
    </message>
    <message>
        <source>You pass {card} to {taker}.</source>
        <translation>Vous passez {card:le} à {taker}.</translation>
    </message>
    <message>
        <source>{giver} passes you {card}.</source>
        <translation>{giver} vous passe {card:le}.</translation>
    </message>
    <message>
        <source>{card}, coin {n}</source>
        <translation>{card}, monnaie {n}</translation>
    </message>
    <message>
        <source>You capture {cards}.</source>
        <translation>Vous prenez&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{name} captures {cards}.</source>
        <translation>{name} prend&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>{card}, {month}</source>
        <translation>{card}, {month}</translation>
    </message>
    <message>
        <source>Suns</source>
        <translation>Soleils</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animaux</translation>
    </message>
    <message>
        <source>Ribbons</source>
        <translation>Rubans</translation>
    </message>
    <message>
        <source>Plains</source>
        <translation>Simples</translation>
    </message>
    <message>
        <source>{kind} of {name}: {count}, {points}</source>
        <translation>{kind} {name:de}&#x202f;: {count}, {points}</translation>
    </message>
    <message>
        <source>{kind}, yours: {count}, {points}</source>
        <translation>{kind}, à vous&#x202f;: {count}, {points}</translation>
    </message>
    <message>
        <source>{set}: {name} has {had} of {n}, {lost} lost</source>
        <translation>{set}&#x202f;: {name} en a {had} sur {n}&#x202f;; perdu&#x202f;: {lost}</translation>
    </message>
    <message>
        <source>{set}: you have {had} of {n}, {lost} lost</source>
        <translation>{set}&#x202f;: vous en avez {had} sur {n}&#x202f;; perdu&#x202f;: {lost}</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}&#x202f;: «&#x202f;{words}&#x202f;»</translation>
    </message>
    <message>
        <source>a win pays ×{n}</source>
        <translation>une victoire paie ×{n}</translation>
    </message>
    <message>
        <source>At the table with you: {names}.</source>
        <translation>À table avec vous&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>{what}: {detail}</source>
        <translation>{what}&#x202f;: {detail}</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Petals left</source>
        <translation>Pétales restants</translation>
    </message>
    <message>
        <source>Games finished</source>
        <translation>Parties finies</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Most petals left in a game won</source>
        <translation>Record de pétales restants (victoires)</translation>
    </message>
    <message>
        <source>Games without a winner</source>
        <translation>Parties sans gagnant</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>Points won or lost</source>
        <translation>Points gagnés ou perdus</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>Matchs finis</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Matchs gagnés</translation>
    </message>
    <message>
        <source>Money won or lost</source>
        <translation>Argent gagné ou perdu</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Plus longue série de victoires</translation>
    </message>
    <message>
        <source>Wars finished</source>
        <translation>Guerres finies</translation>
    </message>
    <message>
        <source>Wars won</source>
        <translation>Guerres finies en tête</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Statistics of {name}</source>
        <translation>Statistiques {name:de}</translation>
    </message>
    <message>
        <source>Player:</source>
        <translation>Joueur&#x202f;:</translation>
    </message>
    <message>
        <source>Against:</source>
        <translation>Contre&#x202f;:</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Unregistered</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>Tous niveaux</translation>
    </message>
    <message>
        <source>Erase…</source>
        <translation>Tout oublier…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Hall of Fame…</source>
        <translation>Tableau d’honneur…</translation>
    </message>
    <message>
        <source>Running total, game by game</source>
        <translation>Gains et pertes, cumulés partie après partie</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>Meilleurs résultats</translation>
    </message>
    <message>
        <source>Nothing has been won yet.</source>
        <translation>Rien n’a encore été gagné.</translation>
    </message>
    <message>
        <source>4711/2: the second deal of the match that began with deal 4711.</source>
        <translation>4711/2&#x202f;: la deuxième donne de la série commencée avec 4711.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>people</source>
        <translation>personnes</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Série de victoires en cours</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Plus longue série de défaites</translation>
    </message>
    <message>
        <source>Most won in a game</source>
        <translation>Plus gros gain d’une partie</translation>
    </message>
    <message>
        <source>Most lost in a game</source>
        <translation>Plus grosse perte d’une partie</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>avec conseils</translation>
    </message>
    <message>
        <source>with a stand-in</source>
        <translation>avec remplaçant</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Tableau d’honneur</translation>
    </message>
    <message>
        <source>Hall of fame of {name}</source>
        <translation>Tableau d’honneur {name:de}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>with unseen cards</source>
        <translation>avec cartes non vues</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}&#x202f;%</translation>
    </message>
    <message>
        <source>Achievements…</source>
        <translation>Exploits…</translation>
    </message>
    <message>
        <source>Kind:</source>
        <translation>Sorte&#x202f;:</translation>
    </message>
    <message>
        <source>Calendar…</source>
        <translation>Calendrier…</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Tout ensemble</translation>
    </message>
    <message>
        <source>None finished yet</source>
        <translation>Aucune à ce jour</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <translation>{won} sur {played}</translation>
    </message>
    <message>
        <source>{points}, from first to last</source>
        <translation>{points}, du premier résultat au dernier</translation>
    </message>
    <message>
        <source>Your first result begins the chart</source>
        <translation>Votre premier résultat se dessinera ici</translation>
    </message>
    <message>
        <source>{caption}: results: {count}, lowest {low}, highest {high}, last {last}</source>
        <translation>{caption}&#x202f;: résultats&#x202f;: {count}, le plus bas {low}, le plus haut {high}, le dernier {last}</translation>
    </message>
    <message>
        <source>Plain rules</source>
        <translation>Règles de l’original</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>L’échelle</translation>
    </message>
    <message>
        <source>Final places</source>
        <translation>Places à la fin</translation>
    </message>
    <message>
        <source>Won against</source>
        <translation>Victoires contre</translation>
    </message>
    <message>
        <source>Played with hints</source>
        <translation>Avec conseils</translation>
    </message>
    <message>
        <source>Played with a stand-in</source>
        <translation>Avec un remplaçant</translation>
    </message>
    <message>
        <source>Export all results as:</source>
        <translation>Exporter tous les résultats sous&#x202f;:</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Pl. {number}</source>
        <translation>J. {number}</translation>
    </message>
    <message>
        <source>Game {number}. {name} begins.</source>
        <translation>Partie {number}. {name} commence.</translation>
    </message>
    <message>
        <source>Game {number}. You begin.</source>
        <translation>Partie {number}. Vous commencez.</translation>
    </message>
    <message>
        <source>{card} lay on the layout: you get it.</source>
        <translation>{card:Le} était sur la table&#x202f;: c’est pour vous.</translation>
    </message>
    <message>
        <source>{card} lay on the layout: {name} gets it.</source>
        <translation>{card:Le} était sur la table&#x202f;: c’est pour {name}.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Vous jouez {card:le}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joue {card:le}.</translation>
    </message>
    <message>
        <source>You lay three {coin} on the fourth.</source>
        <translation>Vous posez trois cartes {coin:du} sur la quatrième.</translation>
    </message>
    <message>
        <source>{name} lays three {coin} on the fourth.</source>
        <translation>{name} pose trois cartes {coin:du} sur la quatrième.</translation>
    </message>
    <message>
        <source>Jiggle Wiggle! You show three {coin}: your win would pay double.</source>
        <translation>Jiggle Wiggle&#x202f;! Vous montrez trois cartes {coin:du}&#x202f;: gagner vous paierait double.</translation>
    </message>
    <message>
        <source>Jiggle Wiggle! {name} shows three {coin}: a win would pay double.</source>
        <translation>Jiggle Wiggle&#x202f;! {name} montre trois cartes {coin:du}&#x202f;: gagner paierait double.</translation>
    </message>
    <message>
        <source>You turn a stock card only.</source>
        <translation>Vous ne retournez qu’une carte de la pioche.</translation>
    </message>
    <message>
        <source>{name} turns a stock card only.</source>
        <translation>{name} ne retourne qu’une carte de la pioche.</translation>
    </message>
    <message>
        <source>Perfect Hand! You win 7 points at once.</source>
        <translation>Main parfaite&#x202f;! Vous gagnez 7 points aussitôt.</translation>
    </message>
    <message>
        <source>Perfect Hand! {name} wins 7 points at once.</source>
        <translation>Main parfaite&#x202f;! {name} gagne 7 points aussitôt.</translation>
    </message>
    <message>
        <source>Perfect Hand! You play on: your win would pay double.</source>
        <translation>Main parfaite&#x202f;! Vous poursuivez&#x202f;: gagner vous paierait double.</translation>
    </message>
    <message>
        <source>Perfect Hand! {name} plays on: a win would pay double.</source>
        <translation>Main parfaite&#x202f;! {name} poursuit&#x202f;: gagner paierait double.</translation>
    </message>
    <message>
        <source>Two Perfect Hands! You play on: your win would pay fourfold.</source>
        <translation>Deux Mains parfaites&#x202f;! Vous poursuivez&#x202f;: gagner vous paierait quatre fois plus.</translation>
    </message>
    <message>
        <source>Two Perfect Hands! {name} plays on: a win would pay fourfold.</source>
        <translation>Deux Mains parfaites&#x202f;! {name} poursuit&#x202f;: gagner paierait quatre fois plus.</translation>
    </message>
    <message>
        <source>You keep going ({count}).</source>
        <translation>Vous continuez ({count}).</translation>
    </message>
    <message>
        <source>{name} keeps going ({count}).</source>
        <translation>{name} continue ({count}).</translation>
    </message>
    <message>
        <source>You end the game.</source>
        <translation>Vous finissez la partie.</translation>
    </message>
    <message>
        <source>{name} ends the game.</source>
        <translation>{name} finit la partie.</translation>
    </message>
    <message>
        <source>Turned: {card}.</source>
        <translation>Retournée&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>A joker for you: it counts as two Mining.</source>
        <translation>Un joker pour vous&#x202f;: il compte deux Minages.</translation>
    </message>
    <message>
        <source>A joker for {name}: it counts as two Mining.</source>
        <translation>Un joker pour {name}&#x202f;: il compte deux Minages.</translation>
    </message>
    <message>
        <source>Double Spending! All three {coin} stay.</source>
        <translation>Double dépense&#x202f;! Les trois cartes {coin:du} restent.</translation>
    </message>
    <message>
        <source>{name}!</source>
        <translation>{name}&#x202f;!</translation>
    </message>
    <message>
        <source>{name}: {points}.</source>
        <translation>{name}&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>Waste Hashrate: the cards have run out and nobody has won.</source>
        <translation>Hashrate gaspillé&#x202f;: plus de cartes, et personne n’a gagné.</translation>
    </message>
    <message>
        <source>A triplet! All three stay.</source>
        <translation>Un triplet&#x202f;! Les trois restent.</translation>
    </message>
    <message>
        <source>Smack!</source>
        <translation>Claque&#x202f;!</translation>
    </message>
    <message>
        <source>Sweep!</source>
        <translation>Coup de balai&#x202f;!</translation>
    </message>
    <message>
        <source>Triplet collected!</source>
        <translation>Triplet ramassé&#x202f;!</translation>
    </message>
    <message>
        <source>{name}: GO {count}!</source>
        <translation>{name}&#x202f;: GO {count}&#x202f;!</translation>
    </message>
    <message>
        <source>{name}: STOP!</source>
        <translation>{name}&#x202f;: STOP&#x202f;!</translation>
    </message>
    <message>
        <source>Forced STOP: another player had called GO.</source>
        <translation>STOP forcé&#x202f;: un autre avait dit GO.</translation>
    </message>
    <message>
        <source>Forced STOP: it was the last turn.</source>
        <translation>STOP forcé&#x202f;: c’était le dernier tour.</translation>
    </message>
    <message>
        <source>{giver} → {taker}: ${amount}.</source>
        <translation>{giver} → {taker}&#x202f;: {amount}&#x202f;$.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Speed {pace} of {most}</source>
        <translation>Vitesse {pace} sur {most}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>You: {move}</source>
        <translation>Vous&#x202f;: {move}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Mieux&#x202f;: {move}</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Bourses</translation>
    </message>
    <message>
        <source>Merchants and Gateways</source>
        <translation>Marchands et Passerelles</translation>
    </message>
    <message>
        <source>Ribbons</source>
        <translation>Rubans</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Minages</translation>
    </message>
    <message>
        <source>The Longest Chain</source>
        <translation>La plus longue chaîne</translation>
    </message>
    <message>
        <source>Matching Public &amp; Private Key</source>
        <translation>Clés publique et privée</translation>
    </message>
    <message>
        <source>A Chain of Block</source>
        <translation>Une chaîne de blocs</translation>
    </message>
    <message>
        <source>Fixed Double Spending</source>
        <translation>Double dépense réparée</translation>
    </message>
    <message>
        <source>Complete Transaction</source>
        <translation>Transaction complète</translation>
    </message>
    <message>
        <source>Double Spending</source>
        <translation>Double dépense</translation>
    </message>
    <message>
        <source>Turn a stock card</source>
        <translation>Retourner une carte</translation>
    </message>
    <message>
        <source>Show {coin}</source>
        <translation>Étaler&#x202f;: {coin}</translation>
    </message>
    <message>
        <source>Transact {coin}</source>
        <translation>Pose&#x202f;: {coin}</translation>
    </message>
    <message>
        <source>{giver} gives {card} to {name}.</source>
        <translation>{giver} donne {card:le} à {name}.</translation>
    </message>
    <message>
        <source>You give {card} to {name}.</source>
        <translation>Vous donnez {card:le} à {name}.</translation>
    </message>
    <message>
        <source>{name} gives you {card}.</source>
        <translation>{name} vous donne {card:le}.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Which of the two? Click it, or press 1 or 2.</source>
        <translation>Laquelle des deux&#x202f;? Cliquez, ou tapez 1 ou 2.</translation>
    </message>
    <message>
        <source>Flips {n}</source>
        <comment>turns in which only a stock card is turned</comment>
        <translation>À tirer {n}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>Game {number}, to {target}</source>
        <translation>Partie {number}, jusqu’à {target}</translation>
    </message>
    <message>
        <source>J</source>
        <comment>the letter for Jiggle Wiggle</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the letter for Complete Transaction</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>F</source>
        <comment>the letter for turning a stock card</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Lay {coin}</source>
        <translation>Pose&#x202f;: {coin}</translation>
    </message>
    <message>
        <source>Show three of a coin</source>
        <translation>Étaler trois cartes</translation>
    </message>
    <message>
        <source>Lay three on the fourth</source>
        <translation>Poser trois cartes</translation>
    </message>
    <message>
        <source>What the game pays</source>
        <translation>Ce que cela paie</translation>
    </message>
    <message>
        <source>GO {count}</source>
        <translation>GO {count}</translation>
    </message>
    <message>
        <source>{card} can take either. Click one, or press 1 or 2.</source>
        <translation>{card}&#x202f;: clic, ou 1 ou 2, ou flèches et Retour.</translation>
    </message>
    <message>
        <source>Which of two?</source>
        <translation>Laquelle&#x202f;?</translation>
    </message>
    <message>
        <source>Click a card, or press 1–{n}</source>
        <translation>Jouez une carte&#x202f;: clic, ou 1–{n}</translation>
    </message>
    <message>
        <source>Play your last card: click it, or {n}</source>
        <translation>Votre dernière carte&#x202f;: clic, ou {n}</translation>
    </message>
    <message>
        <source>First take one of the two cards that are offered.</source>
        <translation>Prenez d’abord l’une des deux cartes proposées.</translation>
    </message>
    <message>
        <source>First answer the question.</source>
        <translation>Répondez d’abord à la question.</translation>
    </message>
    <message>
        <source>Play a card of your hand: it takes what it matches here.</source>
        <translation>Jouez une carte de votre main&#x202f;: elle prend ici ce qui s’accorde avec elle.</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>tirée</translation>
    </message>
    <message>
        <source>{giver} → {taker}: {points}.</source>
        <translation>{giver} → {taker}&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>Few plains: anyone with one to five plains pays double.</source>
        <translation>Doublement des simples&#x202f;: qui en a d’une à cinq paie double.</translation>
    </message>
    <message>
        <source>Fool’s double: seven animals or more, so everyone pays double.</source>
        <translation>Doublement des étourdis&#x202f;: sept animaux ou plus, et tous paient double.</translation>
    </message>
    <message>
        <source>GO penalty: one pays for both.</source>
        <translation>Amende du GO&#x202f;: l’un paie pour les deux.</translation>
    </message>
    <message>
        <source>{name}: broke.</source>
        <translation>{name}&#x202f;: à sec.</translation>
    </message>
    <message>
        <source>Doubled: {why}.</source>
        <translation>Doublé&#x202f;: {why}.</translation>
    </message>
    <message>
        <source>An abandoned block chain: {points} count for nothing.</source>
        <translation>Chaîne de blocs abandonnée&#x202f;: {points} ne comptent pas.</translation>
    </message>
    <message>
        <source>Jiggle Wiggle</source>
        <translation>Jiggle Wiggle</translation>
    </message>
    <message>
        <source>Own triplet taken back: two plains from each player!</source>
        <translation>Triplet à soi ramassé&#x202f;: deux simples de chacun&#x202f;!</translation>
    </message>
    <message>
        <source>Pair on pair!</source>
        <translation>Paire sur paire&#x202f;!</translation>
    </message>
    <message>
        <source>A bomb!</source>
        <translation>Une bombe&#x202f;!</translation>
    </message>
    <message>
        <source>Shaken: all pay ×{n}.</source>
        <translation>Secousse&#x202f;: tous paient ×{n}.</translation>
    </message>
    <message>
        <source>Bombed: all pay ×{n}.</source>
        <translation>Bombe&#x202f;: tous paient ×{n}.</translation>
    </message>
    <message>
        <source>Played on with four of a month: all pay ×{n}.</source>
        <translation>Joué avec quatre d’un mois&#x202f;: tous paient ×{n}.</translation>
    </message>
    <message>
        <source>Nobody won before: all pay ×{n}.</source>
        <translation>Personne n’avait gagné&#x202f;: tous paient ×{n}.</translation>
    </message>
    <message>
        <source>You turn a stack card only.</source>
        <translation>Vous ne retournez que la pioche.</translation>
    </message>
    <message>
        <source>{name} turns a stack card only.</source>
        <translation>{name} ne retourne que la pioche.</translation>
    </message>
    <message>
        <source>Nobody won before: this game pays ×{n}.</source>
        <translation>Personne n’avait gagné&#x202f;: cette partie paie ×{n}.</translation>
    </message>
    <message>
        <source>You bomb {month}.</source>
        <translation>Vous jouez la bombe {month:de}.</translation>
    </message>
    <message>
        <source>{name} bombs {month}.</source>
        <translation>{name} joue la bombe {month:de}.</translation>
    </message>
    <message>
        <source>You shake: {cards}.</source>
        <translation>Vous secouez&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{name} shakes: {cards}.</source>
        <translation>{name} secoue&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>You show {cards}.</source>
        <translation>Vous montrez {cards}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <translation>{name} montre {cards}.</translation>
    </message>
    <message>
        <source>Few plains: anyone with few plains pays double.</source>
        <translation>Doublement des simples&#x202f;: qui en a peu paie double.</translation>
    </message>
    <message>
        <source>No sun: anyone without one pays double.</source>
        <translation>Sans soleil&#x202f;: qui n’en a aucun paie double.</translation>
    </message>
    <message>
        <source>This match has ended.</source>
        <translation>Cette partie est finie.</translation>
    </message>
    <message>
        <source>This match has ended. To play again, click here or press Return.</source>
        <translation>Cette partie est finie. Pour rejouer, cliquez ici ou tapez Retour.</translation>
    </message>
    <message>
        <source>This match is not over. Concede it?</source>
        <translation>Cette partie n’est pas finie. L’abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>This war is not over. Concede it?</source>
        <translation>Cette guerre n’est pas finie. L’abandonner&#x202f;?</translation>
    </message>
</context>
<context>
    <name>table-options</name>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Restore Defaults…</source>
        <translation>Réglages d’origine…</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complète</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Chatty</source>
        <translation>Abondant</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Discret</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Animation:</source>
        <translation>Animation&#x202f;:</translation>
    </message>
    <message>
        <source>Talk:</source>
        <translation>Bavardage&#x202f;:</translation>
    </message>
    <message>
        <source>Keep playing in background</source>
        <translation>Continuer en arrière-plan</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>À cette table</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>À toutes les tables</translation>
    </message>
</context>
<context>
    <name>tale</name>
    <message>
        <source>No cards were left, and nobody had won.</source>
        <translation>Il n’y a plus de cartes, et personne n’a gagné.</translation>
    </message>
    <message>
        <source>{did}: {gained}</source>
        <translation>{did}&#x202f;: {gained}</translation>
    </message>
    <message>
        <source>swept the table with {card}</source>
        <comment>you</comment>
        <translation>raflez la table avec {card}</translation>
    </message>
    <message>
        <source>swept the table with {card}</source>
        <translation>rafle la table avec {card}</translation>
    </message>
    <message>
        <source>smacked with {card}</source>
        <comment>you</comment>
        <translation>claquez avec {card}</translation>
    </message>
    <message>
        <source>smacked with {card}</source>
        <translation>claque avec {card}</translation>
    </message>
    <message>
        <source>took all four {plant} cards</source>
        <comment>you</comment>
        <translation>prenez les quatre cartes {plant:du}</translation>
    </message>
    <message>
        <source>took all four {plant} cards</source>
        <translation>prend les quatre cartes {plant:du}</translation>
    </message>
    <message>
        <source>got three {plant} cards stuck on the table</source>
        <comment>you</comment>
        <translation>laissez trois cartes {plant:du} bloquées sur la table</translation>
    </message>
    <message>
        <source>got three {plant} cards stuck on the table</source>
        <translation>laisse trois cartes {plant:du} bloquées sur la table</translation>
    </message>
    <message>
        <source>laid {card}, turned {turned} and took nothing</source>
        <comment>you</comment>
        <translation>posez {card}, retournez {turned} et ne prenez rien</translation>
    </message>
    <message>
        <source>laid {card}, turned {turned} and took nothing</source>
        <translation>pose {card}, retourne {turned} et ne prend rien</translation>
    </message>
    <message>
        <source>took {cards}</source>
        <comment>you</comment>
        <translation>prenez {cards}</translation>
    </message>
    <message>
        <source>took {cards}</source>
        <translation>prend {cards}</translation>
    </message>
    <message>
        <source>nobody had a plain to pass</source>
        <translation>personne n’avait de simple à passer</translation>
    </message>
    <message>
        <source>both passed {plains}</source>
        <translation>chacun passe {plains}</translation>
    </message>
    <message>
        <source>you and {name} passed {plains} each</source>
        <translation>vous et {name} passez chacun {plains}</translation>
    </message>
    <message>
        <source>you passed {plains}</source>
        <translation>vous passez {plains}</translation>
    </message>
    <message>
        <source>{name} passed {plains}</source>
        <translation>{name} passe {plains}</translation>
    </message>
    <message>
        <source>said GO with {points}</source>
        <comment>you</comment>
        <translation>dites GO avec {points}</translation>
    </message>
    <message>
        <source>said GO with {points}</source>
        <translation>dit GO avec {points}</translation>
    </message>
    <message>
        <source>said GO again ({n}) with {points}</source>
        <comment>you</comment>
        <translation>redites GO ({n}) avec {points}</translation>
    </message>
    <message>
        <source>said GO again ({n}) with {points}</source>
        <translation>redit GO ({n}) avec {points}</translation>
    </message>
    <message>
        <source>said STOP and won with {points}</source>
        <comment>you</comment>
        <translation>dites STOP et gagnez avec {points}</translation>
    </message>
    <message>
        <source>said STOP and won with {points}</source>
        <translation>dit STOP et gagne avec {points}</translation>
    </message>
    <message>
        <source>won with {points}</source>
        <comment>you</comment>
        <translation>gagnez avec {points}</translation>
    </message>
    <message>
        <source>won with {points}</source>
        <translation>gagne avec {points}</translation>
    </message>
    <message>
        <source>you paid {amount}</source>
        <translation>vous payez {amount}</translation>
    </message>
    <message>
        <source>{name} paid {amount}</source>
        <translation>{name} paie {amount}</translation>
    </message>
    <message>
        <source>you had said GO and paid {amount} for both</source>
        <translation>vous aviez dit GO et payez {amount} pour deux</translation>
    </message>
    <message>
        <source>{name} had said GO and paid {amount} for both</source>
        <translation>{name} avait dit GO et paie {amount} pour deux</translation>
    </message>
    <message>
        <source>a plain</source>
        <translation>une simple</translation>
    </message>
    <message>
        <source>two plains</source>
        <translation>deux simples</translation>
    </message>
    <message>
        <source>three plains</source>
        <translation>trois simples</translation>
    </message>
    <message>
        <source>The war is over: {standings}.</source>
        <translation>La guerre est finie&#x202f;: {standings}.</translation>
    </message>
    <message>
        <source>the {name}</source>
        <translation>{name:le}</translation>
    </message>
    <message>
        <source>{who} {does}</source>
        <translation>{who} {does}</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>showed three {coin}</source>
        <comment>you</comment>
        <translation>montrez trois cartes {coin:du}</translation>
    </message>
    <message>
        <source>showed three {coin}</source>
        <translation>montre trois cartes {coin:du}</translation>
    </message>
    <message>
        <source>kept going with {points}</source>
        <comment>you</comment>
        <translation>continuez avec {points}</translation>
    </message>
    <message>
        <source>kept going with {points}</source>
        <translation>continue avec {points}</translation>
    </message>
    <message>
        <source>had a Perfect Hand and played on</source>
        <comment>you</comment>
        <translation>aviez une Main parfaite et poursuivez</translation>
    </message>
    <message>
        <source>had a Perfect Hand and played on</source>
        <translation>avait une Main parfaite et poursuit</translation>
    </message>
    <message>
        <source>won 7 points at once with a Perfect Hand</source>
        <comment>you</comment>
        <translation>gagnez 7 points aussitôt avec une Main parfaite</translation>
    </message>
    <message>
        <source>won 7 points at once with a Perfect Hand</source>
        <translation>gagne 7 points aussitôt avec une Main parfaite</translation>
    </message>
    <message>
        <source>left three {coin} stacked on the layout</source>
        <comment>you</comment>
        <translation>laissez trois cartes {coin:du} empilées sur la table</translation>
    </message>
    <message>
        <source>left three {coin} stacked on the layout</source>
        <translation>laisse trois cartes {coin:du} empilées sur la table</translation>
    </message>
    <message>
        <source>{n} cards</source>
        <translation>{n} cartes</translation>
    </message>
    <message>
        <source>captured {cards}</source>
        <comment>you</comment>
        <translation>prenez {cards}</translation>
    </message>
    <message>
        <source>captured {cards}</source>
        <translation>prend {cards}</translation>
    </message>
    <message>
        <source>turned {turned} and captured nothing</source>
        <comment>you</comment>
        <translation>retournez {turned:le} et ne prenez rien</translation>
    </message>
    <message>
        <source>turned {turned} and captured nothing</source>
        <translation>retourne {turned:le} et ne prend rien</translation>
    </message>
    <message>
        <source>laid {card}, turned {turned} and captured nothing</source>
        <comment>you</comment>
        <translation>posez {card:le}, retournez {turned:le} et ne prenez rien</translation>
    </message>
    <message>
        <source>laid {card}, turned {turned} and captured nothing</source>
        <translation>pose {card:le}, retourne {turned:le} et ne prend rien</translation>
    </message>
    <message>
        <source>you gave {mining}</source>
        <translation>vous donnez {mining}</translation>
    </message>
    <message>
        <source>{name} gave {mining}</source>
        <translation>{name} donne {mining}</translation>
    </message>
    <message>
        <source>ended the game and won with {points}</source>
        <comment>you</comment>
        <translation>finissez la partie et gagnez avec {points}</translation>
    </message>
    <message>
        <source>ended the game and won with {points}</source>
        <translation>finit la partie et gagne avec {points}</translation>
    </message>
    <message>
        <source>{doubling} ×2</source>
        <translation>{doubling} ×2</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>un joker</translation>
    </message>
    <message>
        <source>an Exchange</source>
        <translation>une Bourse</translation>
    </message>
    <message>
        <source>a Payment Gateway</source>
        <translation>une Passerelle</translation>
    </message>
    <message>
        <source>a Merchant</source>
        <translation>un Marchand</translation>
    </message>
    <message>
        <source>a Chunk</source>
        <translation>un Tronçon</translation>
    </message>
    <message>
        <source>a Nonce</source>
        <translation>un Nonce</translation>
    </message>
    <message>
        <source>Hashes</source>
        <translation>des Hachages</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>des Blocs</translation>
    </message>
    <message>
        <source>a double Mining card</source>
        <translation>un Minage double</translation>
    </message>
    <message>
        <source>a Mining card</source>
        <translation>un Minage</translation>
    </message>
    <message>
        <source>{n} jokers</source>
        <translation>{n} jokers</translation>
    </message>
    <message>
        <source>{n} Exchanges</source>
        <translation>{n} Bourses</translation>
    </message>
    <message>
        <source>{n} Payment Gateways</source>
        <translation>{n} Passerelles</translation>
    </message>
    <message>
        <source>{n} Merchants</source>
        <translation>{n} Marchands</translation>
    </message>
    <message>
        <source>{n} Chunks</source>
        <translation>{n} Tronçons</translation>
    </message>
    <message>
        <source>{n} Nonces</source>
        <translation>{n} Nonces</translation>
    </message>
    <message>
        <source>{n} Hashes</source>
        <translation>{n} cartes de Hachages</translation>
    </message>
    <message>
        <source>{n} Blocks</source>
        <translation>{n} cartes de Blocs</translation>
    </message>
    <message>
        <source>{n} double Mining cards</source>
        <translation>{n} Minages doubles</translation>
    </message>
    <message>
        <source>{n} Mining cards</source>
        <translation>{n} Minages</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>No cards were left, and nobody had ended the game.</source>
        <translation>Il n’y a plus de cartes, et personne n’a fini la partie.</translation>
    </message>
    <message>
        <source>Four cards of one coin lay on the layout: the deal was void.</source>
        <translation>Quatre cartes d’une monnaie étaient sur la table&#x202f;: la donne est nulle.</translation>
    </message>
    <message>
        <source>Both had a Perfect Hand: the deal was void.</source>
        <translation>Les deux avaient une Main parfaite&#x202f;: la donne est nulle.</translation>
    </message>
    <message>
        <source>A new game. {name} begins.</source>
        <translation>Nouvelle partie. {name} commence.</translation>
    </message>
    <message>
        <source>A new game. You begin.</source>
        <translation>Nouvelle partie. Vous commencez.</translation>
    </message>
    <message>
        <source>in the battle {who}</source>
        <translation>au combat, {who}</translation>
    </message>
    <message>
        <source>laid {n} flowers of {sizes} petals</source>
        <comment>you</comment>
        <translation>posez {n} fleurs de {sizes} pétales</translation>
    </message>
    <message>
        <source>laid {n} flowers of {sizes} petals</source>
        <translation>pose {n} fleurs de {sizes} pétales</translation>
    </message>
    <message>
        <source>laid one flower of {sizes} petals</source>
        <comment>you</comment>
        <translation>posez une fleur de {sizes} pétales</translation>
    </message>
    <message>
        <source>laid one flower of {sizes} petals</source>
        <translation>pose une fleur de {sizes} pétales</translation>
    </message>
    <message>
        <source>drew a card</source>
        <comment>you</comment>
        <translation>piochez une carte</translation>
    </message>
    <message>
        <source>drew a card</source>
        <translation>pioche une carte</translation>
    </message>
    <message>
        <source>grew a new flower of {petals}</source>
        <comment>you</comment>
        <translation>faites pousser une fleur de {petals}</translation>
    </message>
    <message>
        <source>grew a new flower of {petals}</source>
        <translation>fait pousser une fleur de {petals}</translation>
    </message>
    <message>
        <source>grew a new POWER FLOWER of {petals}</source>
        <comment>you</comment>
        <translation>faites pousser une POWER FLOWER de {petals}</translation>
    </message>
    <message>
        <source>grew a new POWER FLOWER of {petals}</source>
        <translation>fait pousser une POWER FLOWER de {petals}</translation>
    </message>
    <message>
        <source>a heart</source>
        <translation>un cœur</translation>
    </message>
    <message>
        <source>its last petal</source>
        <translation>son dernier pétale</translation>
    </message>
    <message>
        <source>poisoned {petal} in {flower} with {card}</source>
        <comment>you</comment>
        <translation>empoisonnez {petal} dans {flower} avec {card}</translation>
    </message>
    <message>
        <source>poisoned {petal} in {flower} with {card}</source>
        <translation>empoisonne {petal} dans {flower} avec {card}</translation>
    </message>
    <message>
        <source>fertilised {flower} with {card}</source>
        <comment>you</comment>
        <translation>fertilisez {flower} avec {card}</translation>
    </message>
    <message>
        <source>fertilised {flower} with {card}</source>
        <translation>fertilise {flower} avec {card}</translation>
    </message>
    <message>
        <source>made {flower} a POWER FLOWER with {card}</source>
        <comment>you</comment>
        <translation>changez {flower} en POWER FLOWER avec {card}</translation>
    </message>
    <message>
        <source>made {flower} a POWER FLOWER with {card}</source>
        <translation>change {flower} en POWER FLOWER avec {card}</translation>
    </message>
    <message>
        <source>spied on {what} with {card}</source>
        <comment>you</comment>
        <translation>espionnez {what} avec {card}</translation>
    </message>
    <message>
        <source>spied on {what} with {card}</source>
        <translation>espionne {what} avec {card}</translation>
    </message>
    <message>
        <source>the hand of {name}</source>
        <translation>la main {name:de}</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>votre main</translation>
    </message>
    <message>
        <source>attacked {flower} and destroyed it</source>
        <comment>you</comment>
        <translation>attaquez {flower} et la détruisez</translation>
    </message>
    <message>
        <source>attacked {flower} and destroyed it</source>
        <translation>attaque {flower} et la détruit</translation>
    </message>
    <message>
        <source>attacked {flower} and were beaten back</source>
        <comment>you</comment>
        <translation>attaquez {flower}, en vain</translation>
    </message>
    <message>
        <source>attacked {flower} and was beaten back</source>
        <translation>attaque {flower}, en vain</translation>
    </message>
    <message>
        <source>attacked {flower} and won it with {petals}</source>
        <comment>you</comment>
        <translation>attaquez {flower} et la gagnez, avec {petals}</translation>
    </message>
    <message>
        <source>attacked {flower} and won it with {petals}</source>
        <translation>attaque {flower} et la gagne, avec {petals}</translation>
    </message>
    <message>
        <source>a battle to the death</source>
        <translation>une lutte à mort</translation>
    </message>
    <message>
        <source>{card} against {other}</source>
        <translation>{card} contre {other}</translation>
    </message>
    <message>
        <source>laid down the four {kind}</source>
        <comment>you</comment>
        <translation>étalez les quatre {kind}</translation>
    </message>
    <message>
        <source>laid down the four {kind}</source>
        <translation>étale les quatre {kind}</translation>
    </message>
    <message>
        <source>{name} had the last one</source>
        <translation>{name} avait la dernière</translation>
    </message>
    <message>
        <source>you had the last one</source>
        <translation>vous aviez la dernière</translation>
    </message>
    <message>
        <source>took {n} cards in a row before a No</source>
        <comment>you</comment>
        <translation>prenez {n} cartes de suite avant un non</translation>
    </message>
    <message>
        <source>took {n} cards in a row before a No</source>
        <translation>prend {n} cartes de suite avant un non</translation>
    </message>
    <message>
        <source>you were out of cards</source>
        <translation>vous n’avez plus de cartes</translation>
    </message>
    <message>
        <source>{name} was out of cards</source>
        <translation>{name} n’a plus de cartes</translation>
    </message>
    <message>
        <source>The round is over: {standings}.</source>
        <translation>La manche est finie&#x202f;: {standings}.</translation>
    </message>
    <message>
        <source>won the match</source>
        <comment>you</comment>
        <translation>gagnez la partie</translation>
    </message>
    <message>
        <source>won the match</source>
        <translation>gagne la partie</translation>
    </message>
    <message>
        <source>drew the {card} and could not move</source>
        <comment>you</comment>
        <translation>tirez le {card} et ne pouvez pas bouger</translation>
    </message>
    <message>
        <source>drew the {card} and could not move</source>
        <translation>tire le {card} et ne peut pas bouger</translation>
    </message>
    <message>
        <source>bounced off home</source>
        <comment>you</comment>
        <translation>rebondissez à la maison</translation>
    </message>
    <message>
        <source>bounced off home</source>
        <translation>rebondit à la maison</translation>
    </message>
    <message>
        <source>slid</source>
        <comment>you</comment>
        <translation>glissez</translation>
    </message>
    <message>
        <source>slid</source>
        <translation>glisse</translation>
    </message>
    <message>
        <source>slid twice</source>
        <comment>you</comment>
        <translation>glissez deux fois</translation>
    </message>
    <message>
        <source>slid twice</source>
        <translation>glisse deux fois</translation>
    </message>
    <message>
        <source>bumped {pawns}</source>
        <comment>you</comment>
        <translation>renvoyez {pawns}</translation>
    </message>
    <message>
        <source>bumped {pawns}</source>
        <translation>renvoie {pawns}</translation>
    </message>
    <message>
        <source>split a 7: {one} {n} forward, {two} {m}</source>
        <comment>you</comment>
        <translation>partagez un 7&#x202f;: {one} avance de {n}, {two} de {m}</translation>
    </message>
    <message>
        <source>split a 7: {one} {n} forward, {two} {m}</source>
        <translation>partage un 7&#x202f;: {one} avance de {n}, {two} de {m}</translation>
    </message>
    <message>
        <source>brought {pawn} out</source>
        <comment>you</comment>
        <translation>sortez {pawn}</translation>
    </message>
    <message>
        <source>brought {pawn} out</source>
        <translation>sort {pawn}</translation>
    </message>
    <message>
        <source>went {n} forward with {pawn}</source>
        <comment>you</comment>
        <translation>avancez {pawn} de {n}</translation>
    </message>
    <message>
        <source>went {n} forward with {pawn}</source>
        <translation>avance {pawn} de {n}</translation>
    </message>
    <message>
        <source>went {n} back with {pawn}</source>
        <comment>you</comment>
        <translation>reculez {pawn} de {n}</translation>
    </message>
    <message>
        <source>went {n} back with {pawn}</source>
        <translation>recule {pawn} de {n}</translation>
    </message>
    <message>
        <source>swapped {pawn} and {other}</source>
        <comment>you</comment>
        <translation>échangez {pawn} et {other}</translation>
    </message>
    <message>
        <source>swapped {pawn} and {other}</source>
        <translation>échange {pawn} et {other}</translation>
    </message>
    <message>
        <source>said Sorry to {other} with {pawn}</source>
        <comment>you</comment>
        <translation>dites pardon à {other} avec {pawn}</translation>
    </message>
    <message>
        <source>said Sorry to {other} with {pawn}</source>
        <translation>dit pardon à {other} avec {pawn}</translation>
    </message>
    <message>
        <source>{pawn} is home, {n} of 4</source>
        <translation>{pawn} est à la maison, {n} sur 4</translation>
    </message>
    <message>
        <source>shook {cards}</source>
        <comment>you</comment>
        <translation>secouez {cards}</translation>
    </message>
    <message>
        <source>shook {cards}</source>
        <translation>secoue {cards}</translation>
    </message>
    <message>
        <source>showed {cards} and played on</source>
        <comment>you</comment>
        <translation>montrez {cards} et jouez</translation>
    </message>
    <message>
        <source>showed {cards} and played on</source>
        <translation>montre {cards} et joue</translation>
    </message>
    <message>
        <source>showed {cards}</source>
        <comment>you</comment>
        <translation>montrez {cards}</translation>
    </message>
    <message>
        <source>showed {cards}</source>
        <translation>montre {cards}</translation>
    </message>
    <message>
        <source>bombed {plant}</source>
        <comment>you</comment>
        <translation>jouez la bombe {plant:du}</translation>
    </message>
    <message>
        <source>bombed {plant}</source>
        <translation>joue la bombe {plant:du}</translation>
    </message>
    <message>
        <source>turned {turned} and took nothing</source>
        <comment>you</comment>
        <translation>retournez {turned} et ne prenez rien</translation>
    </message>
    <message>
        <source>turned {turned} and took nothing</source>
        <translation>retourne {turned} et ne prend rien</translation>
    </message>
    <message>
        <source>won with a third triplet</source>
        <comment>you</comment>
        <translation>gagnez avec un troisième triplet</translation>
    </message>
    <message>
        <source>won with a third triplet</source>
        <translation>gagne avec un troisième triplet</translation>
    </message>
    <message>
        <source>won with four of a month</source>
        <comment>you</comment>
        <translation>gagnez avec quatre d’un mois</translation>
    </message>
    <message>
        <source>won with four of a month</source>
        <translation>gagne avec quatre d’un mois</translation>
    </message>
</context>
<context>
    <name>thinker</name>
    <message>
        <source>it took too long</source>
        <translation>c’était trop long</translation>
    </message>
    <message>
        <source>it had no answer</source>
        <translation>il n’y a pas eu de réponse</translation>
    </message>
    <message>
        <source>its process ended</source>
        <translation>son processus s’est arrêté</translation>
    </message>
    <message>
        <source>it answered nonsense</source>
        <translation>la réponse n’avait pas de sens</translation>
    </message>
</context>
<context>
    <name>title</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>Options…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
</context>
<context>
    <name>unseen</name>
    <message>
        <source>Unseen cards</source>
        <translation>Cartes non vues</translation>
    </message>
    <message>
        <source>It is still out.</source>
        <translation>Elle n’est pas encore sortie.</translation>
    </message>
    <message>
        <source>It has been seen.</source>
        <translation>Elle a été vue.</translation>
    </message>
    <message>
        <source>Unseen Cards</source>
        <translation>Cartes non vues</translation>
    </message>
    <message>
        <source>{n} cards unseen: {stack} in the stack, {hands} in hands.</source>
        <translation>{n:carte non vue|cartes non vues}&#x202f;: {stack} dans la pioche, {hands} en main.</translation>
    </message>
    <message>
        <source>The statistics will show that you looked.</source>
        <translation>Les statistiques diront que vous avez regardé.</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>GO or STOP?</source>
        <translation>GO ou STOP&#x202f;?</translation>
    </message>
    <message>
        <source>GO</source>
        <translation>GO</translation>
    </message>
    <message>
        <source>later {sum}</source>
        <translation>puis {sum}</translation>
    </message>
    <message>
        <source>STOP</source>
        <translation>STOP</translation>
    </message>
    <message>
        <source>{sum} now</source>
        <translation>{sum} aussitôt</translation>
    </message>
    <message>
        <source>You have {points}</source>
        <translation>Vous avez {points}</translation>
    </message>
    <message>
        <source>{score}: {new}</source>
        <translation>{score}&#x202f;: {new}</translation>
    </message>
    <message>
        <source>STOP: {paid}.</source>
        <translation>STOP&#x202f;: {paid}.</translation>
    </message>
    <message>
        <source>GO, +1 point: {paid}.</source>
        <translation>GO, +1 point&#x202f;: {paid}.</translation>
    </message>
    <message>
        <source>If someone else stops first, you pay for everyone.</source>
        <translation>Mais si un autre arrête avant, vous payez tout.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>1</source>
        <comment>the numbers told of as one is: 0 1 in French</comment>
        <translation>0 1</translation>
    </message>
    <message>
        <source>{n:point|points}</source>
        <translation>{n:point|points}</translation>
    </message>
    <message>
        <source>{n:card|cards}</source>
        <translation>{n:carte|cartes}</translation>
    </message>
</context>
</TS>
