<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>high-card</name>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>A match is won at so many points:</source>
        <translation>Un match se gagne à tant de points :</translation>
    </message>
    <message>
        <source>To end the match at this many points, click this button.</source>
        <translation>Pour finir le match à tant de points, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>To keep these options, click this button.</source>
        <translation>Pour garder ces options, cliquez sur ce bouton.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>You have {mine} points, A has {theirs}.</source>
        <translation>Vous avez {mine} points, A en a {theirs}.</translation>
    </message>
    <message>
        <source>{n} is laid.</source>
        <translation>Le {n} est posé.</translation>
    </message>
    <message>
        <source>This is a card of yours, {n}. To lay it down, click it.</source>
        <translation>Voici une de vos cartes, le {n}. Pour la poser, cliquez dessus.</translation>
    </message>
    <message>
        <source>New Match</source>
        <translation>Nouveau match</translation>
    </message>
    <message>
        <source>A match is under way. Do you want to give it up?</source>
        <translation>Un match est en cours. Voulez-vous l’abandonner ?</translation>
    </message>
    <message>
        <source>High Card is a traditional game.</source>
        <translation>High Card est un jeu traditionnel.</translation>
    </message>
    <message>
        <source>Games finished</source>
        <translation>Parties finies</translation>
    </message>
    <message>
        <source>Lay down a card.</source>
        <translation>Posez une carte.</translation>
    </message>
    <message>
        <source>I would lay {n}. {why}</source>
        <translation>Je poserais le {n}. {why}</translation>
    </message>
</context>
</TS>
