<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <source>All libraries and their licenses</source>
            <translation>Toutes les bibliothèques et leurs licences</translation>
        </message>
        <message>
            <source>About Shingleback</source>
            <translation>À propos de Shingleback</translation>
        </message>
        <message>
            <source>Something wrong? Save a report, and attach it to a bug report at {address}. It contains no names of files, drives or people.</source>
            <translation>Quelque chose ne va pas ? Enregistrez un rapport et joignez-le à un signalement sur {address}. Il ne contient aucun nom de fichier, de disque ou de personne.</translation>
        </message>
        <message>
            <source>Save a &amp;report…</source>
            <translation>Enregistrer un &amp;rapport…</translation>
        </message>
        <message>
            <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
            <translation>Logiciel libre sous licence GNU General Public License, version 3 ou ultérieure. Sans aucune garantie.</translation>
        </message>
        <message>
            <source>Qt and PySide6 {version} draw the window. They are used under the GNU Lesser General Public License, version 3.</source>
            <translation>Qt et PySide6 {version} dessinent la fenêtre. Ils sont utilisés sous licence GNU Lesser General Public License, version 3.</translation>
        </message>
        <message>
            <source>The texts of the licenses: {folder}</source>
            <translation>Les textes des licences : {folder}</translation>
        </message>
    </context>
    <context>
        <name>AdjustFold</name>
        <message>
            <source>Adjust</source>
            <translation>Régler</translation>
        </message>
        <message>
            <source>Working… You may be asked for a password.</source>
            <translation>C’est en cours. Un mot de passe vous sera peut-être demandé.</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Chargement…</translation>
        </message>
        <message>
            <source>Switch UAS off</source>
            <translation>Désactiver UAS</translation>
        </message>
        <message>
            <source>Use UAS again</source>
            <translation>Réutiliser UAS</translation>
        </message>
        <message>
            <source>Never stop</source>
            <translation>Ne jamais arrêter</translation>
        </message>
        <message>
            <source>Stop after an hour</source>
            <translation>Arrêter au bout d’une heure</translation>
        </message>
        <message>
            <source>As its maker set it</source>
            <translation>Comme l’a réglé le fabricant</translation>
        </message>
        <message>
            <source>When does that help?</source>
            <translation>Quand est-ce utile ?</translation>
        </message>
        <message>
            <source>Don't park the heads</source>
            <translation>Ne pas parquer les têtes</translation>
        </message>
        <message>
            <source>Park them as its maker set it</source>
            <translation>Les parquer comme l’a réglé le fabricant</translation>
        </message>
    </context>
    <context>
        <name>AlternationChoice</name>
        <message>
            <source>A backup of its own</source>
            <translation>Une sauvegarde à part</translation>
        </message>
        <message>
            <source>In turns with the drive of {name}</source>
            <translation>En alternance avec le disque de {name}</translation>
        </message>
        <message>
            <source>Both drives get the same folders. Keep one of them somewhere else, and swap them now and then.</source>
            <translation>Les deux disques reçoivent les mêmes dossiers. Gardez-en un ailleurs, et échangez-les de temps en temps.</translation>
        </message>
    </context>
    <context>
        <name>ArraysPart</name>
        <message>
            <source>Why is that?</source>
            <translation>Pourquoi cela ?</translation>
        </message>
    </context>
    <context>
        <name>ArrivalNotice</name>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Just plugged in: {name}</source>
            <translation>Vient d’être branché : {name}</translation>
        </message>
    </context>
    <context>
        <name>AutomaticCare</name>
        <message>
            <source>Do what is due after each backup,
for two hours at most</source>
            <translation>Faire ce qui est nécessaire après chaque sauvegarde,
pendant deux heures au plus</translation>
        </message>
    </context>
    <context>
        <name>AwayPage</name>
        <message>
            <source>The drives can't be read right now</source>
            <translation>Impossible d’interroger les disques pour l’instant</translation>
        </message>
        <message>
            <source>“{drive}” is not plugged in</source>
            <translation>« {drive} » n’est pas branché</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering.</source>
            <translation>Le service qui connaît les disques (UDisks2) ne répond pas.</translation>
        </message>
        <message>
            <source>As soon as it answers, this continues automatically.</source>
            <translation>Dès qu’il répondra, tout reprendra tout seul.</translation>
        </message>
        <message>
            <source>Plug it in again, in any port, to continue.</source>
            <translation>Rebranchez-le, sur n’importe quel port : tout reprendra alors.</translation>
        </message>
        <message>
            <source>The drive stays prepared.</source>
            <translation>Le disque est préparé, et il le reste.</translation>
        </message>
        <message>
            <source>Nothing was erased.</source>
            <translation>Rien n’a été effacé.</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Fermer</translation>
        </message>
    </context>
    <context>
        <name>BackupChoices</name>
        <message>
            <source>Start automatic backups on battery power, too</source>
            <translation>Lancer aussi les sauvegardes automatiques sur batterie</translation>
        </message>
        <message>
            <source>Days without a backup before a reminder</source>
            <translation>Jours sans sauvegarde avant un rappel</translation>
        </message>
        <message>
            <source>never</source>
            <translation>jamais</translation>
        </message>
        <message>
            <source>Remind me after this many days without a backup</source>
            <translation>Me le rappeler après ce nombre de jours sans sauvegarde</translation>
        </message>
        <message>
            <source>Pace of new backup sets</source>
            <translation>Rythme des nouveaux jeux de sauvegarde</translation>
        </message>
    </context>
    <context>
        <name>Bars</name>
        <message>
            <source>Copied</source>
            <translation>Copié</translation>
        </message>
        <message>
            <source>On the drive</source>
            <translation>Sur le disque</translation>
        </message>
        <message>
            <source>Safe to unplug</source>
            <translation>Peut être débranché sans risque</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Pas encore</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Rien de nouveau</translation>
        </message>
        <message>
            <source>{size}, {files}</source>
            <translation>{size}, {files}</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Oui</translation>
        </message>
        <message>
            <source>Not yet: being ejected</source>
            <translation>Pas encore : éjection en cours</translation>
        </message>
        <message>
            <source>No: eject it first</source>
            <translation>Non : éjectez-le d’abord</translation>
        </message>
        <message>
            <source>No: in use</source>
            <translation>Non : en cours d’utilisation</translation>
        </message>
    </context>
    <context>
        <name>BoxLookup</name>
        <message>
            <source>Example: {name}</source>
            <translation>Exemple : {name}</translation>
        </message>
        <message>
            <source>Name or part number</source>
            <translation>Nom ou référence</translation>
        </message>
        <message>
            <source>Look it up</source>
            <translation>Rechercher</translation>
        </message>
        <message>
            <source>Enter the name with its size, or the part number, from the box or the shop.</source>
            <translation>Saisissez le nom avec la capacité, ou la référence, comme sur la boîte ou en magasin.</translation>
        </message>
        <message>
            <source>What is inside a drive, before you buy it?</source>
            <translation>Que contient un disque, avant de l’acheter ?</translation>
        </message>
    </context>
    <context>
        <name>BrowseView</name>
        <message>
            <source>Selected: the file as it was on {moment}.</source>
            <translation>Sélection : le fichier tel qu’il était le {moment}.</translation>
        </message>
    </context>
    <context>
        <name>CacheGauge</name>
        <message>
            <source>Cache</source>
            <translation>Cache</translation>
        </message>
    </context>
    <context>
        <name>CalledPlace</name>
        <message>
            <source>Show the path</source>
            <translation>Afficher le chemin</translation>
        </message>
    </context>
    <context>
        <name>CardHead</name>
        <message>
            <source>simulated</source>
            <translation>simulé</translation>
        </message>
        <message>
            <source>not used</source>
            <translation>non utilisé</translation>
        </message>
        <message>
            <source>built in</source>
            <translation>de cet ordinateur</translation>
        </message>
    </context>
    <context>
        <name>CareHistoryPart</name>
        <message>
            <source>The last twelve months</source>
            <translation>Les douze derniers mois</translation>
        </message>
        <message>
            <source>Last done: {care}</source>
            <translation>Fait pour la dernière fois : {care}</translation>
        </message>
    </context>
    <context>
        <name>CareLine</name>
        <message>
            <source>See what and why</source>
            <translation>Voir quoi et pourquoi</translation>
        </message>
        <message>
            <source>its write cache was not reset after a measurement</source>
            <translation>son cache d’écriture n’a pas été rétabli après une mesure</translation>
        </message>
    </context>
    <context>
        <name>CarePart</name>
        <message>
            <source>Do it now</source>
            <translation>Le faire maintenant</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Nothing. A backup goes first, and you can cancel at any time.</source>
            <translation>Rien. Une sauvegarde passe avant, et vous pouvez annuler à tout moment.</translation>
        </message>
        <message>
            <source>Not checked yet.</source>
            <translation>On ne sait pas encore ce qui est à faire.</translation>
        </message>
        <message>
            <source>Nothing is due.</source>
            <translation>Rien n’est à faire.</translation>
        </message>
        <message>
            <source>Checking what is due</source>
            <translation>Examen en cours</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Arrêt…</translation>
        </message>
        <message>
            <source>A backup goes first. This continues afterward.</source>
            <translation>Une sauvegarde passe d’abord. La suite viendra après.</translation>
        </message>
        <message>
            <source>Paused: {action}</source>
            <translation>En pause : {action}</translation>
        </message>
    </context>
    <context>
        <name>CareProgress</name>
        <message>
            <source>How much is done</source>
            <translation>Ce qui est fait</translation>
        </message>
        <message>
            <source>{time} left at most</source>
            <translation>Encore {time} au plus</translation>
        </message>
    </context>
    <context>
        <name>CareResultPart</name>
        <message>
            <source>Damaged files</source>
            <translation>Fichiers endommagés</translation>
        </message>
        <message>
            <source>Restore from an earlier version</source>
            <translation>Restaurer depuis une version antérieure</translation>
        </message>
        <message>
            <source>Copy them again from this computer</source>
            <translation>Les recopier depuis cet ordinateur</translation>
        </message>
        <message>
            <source>Stopped. What was finished so far counts.</source>
            <translation>Arrêté. Ce qui est fait reste acquis.</translation>
        </message>
        <message>
            <source>Done.</source>
            <translation>Terminé.</translation>
        </message>
    </context>
    <context>
        <name>ChangesModel</name>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Ce qui s’est passé</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Avant</translation>
        </message>
    </context>
    <context>
        <name>ChoicePart</name>
        <message>
            <source>Copy from</source>
            <translation>Copier depuis</translation>
        </message>
        <message>
            <source>Copy to</source>
            <translation>Copier vers</translation>
        </message>
        <message>
            <source>&amp;Read both back at the end, and compare them</source>
            <translation>Re&amp;lire les deux à la fin et les comparer</translation>
        </message>
        <message>
            <source>Use all the space &amp;of the new drive</source>
            <translation>&amp;Utiliser tout l’espace du nouveau disque</translation>
        </message>
        <message>
            <source>Let both drives stay pl&amp;ugged in after the copy</source>
            <translation>Laisser les deux disques &amp;branchés après la copie</translation>
        </message>
        <message>
            <source>Copy un&amp;used areas, too</source>
            <translation>Copier aussi les zones &amp;inutilisées</translation>
        </message>
        <message>
            <source>Switch the backup &amp;sets of the old drive to the copy</source>
            <translation>Que les &amp;jeux de sauvegarde de l’ancien disque aillent dès lors sur la copie</translation>
        </message>
        <message>
            <source>Copy &amp;from</source>
            <translation>Copier &amp;depuis</translation>
        </message>
        <message>
            <source>Copy &amp;to</source>
            <translation>Copier &amp;vers</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <translation>&amp;Rythme</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>Plus de choix</translation>
        </message>
        <message>
            <source>First choose what to copy.</source>
            <translation>Choisissez d’abord ce qu’il faut copier.</translation>
        </message>
        <message>
            <source>First choose where to copy it.</source>
            <translation>Choisissez d’abord où le copier.</translation>
        </message>
        <message>
            <source>First plug in the new drive, or choose an image file.</source>
            <translation>Branchez d’abord le nouveau disque, ou choisissez un fichier image.</translation>
        </message>
        <message>
            <source>Copy from an image file</source>
            <translation>Copier depuis un fichier image</translation>
        </message>
        <message>
            <source>Copy to an image file</source>
            <translation>Copier vers un fichier image</translation>
        </message>
    </context>
    <context>
        <name>CloneBars</name>
        <message>
            <source>Copied</source>
            <translation>Copié</translation>
        </message>
        <message>
            <source>On the drive</source>
            <translation>Sur le disque</translation>
        </message>
        <message>
            <source>Compared</source>
            <translation>Comparé</translation>
        </message>
        <message>
            <source>Safe to unplug</source>
            <translation>Peut être débranché sans risque</translation>
        </message>
        <message>
            <source>All of it</source>
            <translation>Tout</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Pas encore</translation>
        </message>
        <message>
            <source>The same</source>
            <translation>Identiques</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Oui</translation>
        </message>
        <message>
            <source>No: in use</source>
            <translation>Non : en cours d’utilisation</translation>
        </message>
        <message>
            <source>No: eject it first</source>
            <translation>Non : éjectez-le d’abord</translation>
        </message>
    </context>
    <context>
        <name>CloneConsent</name>
        <message>
            <source>&amp;Next</source>
            <translation>&amp;Suivant</translation>
        </message>
        <message>
            <source>&amp;Continue the copy</source>
            <translation>&amp;Continuer la copie</translation>
        </message>
        <message>
            <source>&amp;Erase and copy</source>
            <translation>&amp;Effacer et copier</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Copier</translation>
        </message>
    </context>
    <context>
        <name>ClonePage</name>
        <message>
            <source>Copy a drive to another</source>
            <translation>Copier un disque sur un autre</translation>
        </message>
        <message>
            <source>Move only a backup instead</source>
            <translation>Déplacer plutôt une seule sauvegarde</translation>
        </message>
        <message>
            <source>Why is it slow now and then?</source>
            <translation>Pourquoi est-ce lent par moments ?</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Continuer</translation>
        </message>
        <message>
            <source>&amp;Eject the copy</source>
            <translation>É&amp;jecter la copie</translation>
        </message>
        <message>
            <source>{drive} was unplugged.</source>
            <translation>{drive} a été débranché.</translation>
        </message>
    </context>
    <context>
        <name>ClonePlanPart</name>
        <message>
            <source>What is done, step by step</source>
            <translation>Ce qui est fait, étape par étape</translation>
        </message>
        <message>
            <source>C&amp;lose it</source>
            <translation>Fer&amp;mer</translation>
        </message>
        <message>
            <source>Tr&amp;y again</source>
            <translation>&amp;Réessayer</translation>
        </message>
        <message>
            <source>Checking both drives…</source>
            <translation>Examen des deux disques…</translation>
        </message>
    </context>
    <context>
        <name>CloningOnClose</name>
        <message>
            <source>A drive is being copied.</source>
            <translation>Un disque est en cours de copie.</translation>
        </message>
        <message>
            <source>If you stop it now, what was copied so far is kept. You can continue later with the same two drives.</source>
            <translation>Si vous l’arrêtez maintenant, ce qui est déjà copié est conservé. Vous pourrez continuer plus tard avec les deux mêmes disques.</translation>
        </message>
        <message>
            <source>&amp;Stop copying</source>
            <translation>A&amp;rrêter la copie</translation>
        </message>
        <message>
            <source>&amp;Keep copying</source>
            <translation>&amp;Continuer la copie</translation>
        </message>
    </context>
    <context>
        <name>CloseHandler</name>
        <message>
            <source>From there it tells you when a drive is plugged in. Its icon opens the window again, and has a menu to quit. You are asked this once.</source>
            <translation>De là, il vous prévient quand un disque est branché. Son icône rouvre la fenêtre et propose un menu pour quitter. Cette question ne vous est posée qu’une fois.</translation>
        </message>
        <message>
            <source>Should Shingleback stay in the tray?</source>
            <translation>Shingleback doit-il rester dans la zone de notification ?</translation>
        </message>
        <message>
            <source>&amp;Stay in the tray</source>
            <translation>&amp;Rester dans la zone de notification</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Quitter</translation>
        </message>
    </context>
    <context>
        <name>ConfirmPage</name>
        <message>
            <source>Erase “{drive}”?</source>
            <translation>Effacer « {drive} » ?</translation>
        </message>
        <message>
            <source>Keep typing…</source>
            <translation>Continuez la saisie…</translation>
        </message>
        <message>
            <source>✗ This doesn't match.</source>
            <translation>✗ Cela ne correspond pas.</translation>
        </message>
        <message>
            <source>✓ This matches.</source>
            <translation>✓ Cela correspond.</translation>
        </message>
        <message>
            <source>Type “{name}” first</source>
            <translation>Saisissez d’abord « {name} »</translation>
        </message>
        <message>
            <source>Type “{name}” to erase it:</source>
            <translation>Saisissez « {name} » pour l’effacer :</translation>
        </message>
        <message>
            <source>Name of the drive that will be erased</source>
            <translation>Nom du disque qui sera effacé</translation>
        </message>
        <message>
            <source>Type it to confirm that this is the right drive.</source>
            <translation>Saisissez-le pour confirmer que c’est le bon disque.</translation>
        </message>
        <message>
            <source>Everything on it will be lost forever.</source>
            <translation>Tout son contenu sera perdu, définitivement.</translation>
        </message>
        <message>
            <source>I &amp;mean this drive</source>
            <translation>C’est &amp;bien de ce disque que je parle</translation>
        </message>
        <message>
            <source>I &amp;know that everything on it will be lost</source>
            <translation>Je &amp;sais que tout ce qu’il contient sera perdu</translation>
        </message>
        <message>
            <source>I &amp;mean this drive: {name}</source>
            <translation>C’est &amp;bien de ce disque que je parle : {name}</translation>
        </message>
        <message>
            <source>The new name of the drive</source>
            <translation>Le nouveau nom du disque</translation>
        </message>
        <message>
            <source>New &amp;name of the drive</source>
            <translation>Nouveau &amp;nom du disque</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Détails</translation>
        </message>
        <message>
            <source>&amp;Cancel</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Retour</translation>
        </message>
        <message>
            <source>&amp;Erase and prepare</source>
            <translation>&amp;Effacer et préparer</translation>
        </message>
        <message>
            <source>Change the drive's new name first</source>
            <translation>Modifiez d’abord le nouveau nom du disque</translation>
        </message>
        <message>
            <source>This is too easy to guess. Use four or more words that have nothing to do with each other.</source>
            <translation>C’est trop facile à deviner. Prenez au moins quatre mots sans rapport entre eux.</translation>
        </message>
        <message>
            <source>A longer one is harder to guess: for example, four or more words that have nothing to do with each other.</source>
            <translation>Une phrase plus longue est plus difficile à deviner : par exemple quatre mots ou plus, sans rapport entre eux.</translation>
        </message>
    </context>
    <context>
        <name>ConflictChoice</name>
        <message>
            <source>Files that differ from the backup now</source>
            <translation>Fichiers qui diffèrent maintenant de la sauvegarde</translation>
        </message>
        <message>
            <source>Keep &amp;both</source>
            <translation>Garder les &amp;deux</translation>
        </message>
        <message>
            <source>&amp;Leave it as it is</source>
            <translation>&amp;Le laisser tel quel</translation>
        </message>
        <message>
            <source>&amp;Leave them as they are</source>
            <translation>&amp;Les laisser tels quels</translation>
        </message>
        <message>
            <source>Re&amp;place it with the one from the backup</source>
            <translation>Le rem&amp;placer par celui de la sauvegarde</translation>
        </message>
        <message>
            <source>Re&amp;place them with those from the backup</source>
            <translation>Les rem&amp;placer par ceux de la sauvegarde</translation>
        </message>
        <message>
            <source>The one from the backup gets the date in its name.</source>
            <translation>Celui de la sauvegarde reçoit la date dans son nom.</translation>
        </message>
        <message>
            <source>The one from the backup becomes “{name}”.</source>
            <translation>Celui de la sauvegarde s’appellera « {name} ».</translation>
        </message>
        <message>
            <source>Those from the backup get the date in their names, such as “{name}”.</source>
            <translation>Ceux de la sauvegarde reçoivent la date dans leur nom, comme « {name} ».</translation>
        </message>
    </context>
    <context>
        <name>ConnectionPart</name>
        <message>
            <source>Why is that?</source>
            <translation>Pourquoi cela ?</translation>
        </message>
    </context>
    <context>
        <name>CountdownBanner</name>
        <message>
            <source>Back up now</source>
            <translation>Sauvegarder maintenant</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Pas maintenant</translation>
        </message>
        <message>
            <source>It starts automatically, as you chose.</source>
            <translation>Elle commence d’elle-même, comme vous l’avez choisi.</translation>
        </message>
        <message>
            <source>The backup of {name} begins in {time}</source>
            <translation>La sauvegarde de {name} commence dans {time}</translation>
        </message>
    </context>
    <context>
        <name>CrashBanner</name>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Save a report…</source>
            <translation>Enregistrer un rapport…</translation>
        </message>
        <message>
            <source>A report shows where, so that it can be fixed. It contains no names of files, drives or people.</source>
            <translation>Un rapport montre où, afin que cela puisse être corrigé. Il ne contient aucun nom de fichier, de disque ou de personne.</translation>
        </message>
        <message>
            <source>A part of Shingleback has crashed</source>
            <translation>Une partie de Shingleback s’est arrêtée à cause d’une erreur</translation>
        </message>
    </context>
    <context>
        <name>DiagnosePage</name>
        <message>
            <source>Check &amp;this computer</source>
            <translation>&amp;Vérifier cet ordinateur</translation>
        </message>
        <message>
            <source>Open a log &amp;file…</source>
            <translation>&amp;Ouvrir un fichier journal…</translation>
        </message>
        <message>
            <source>A kernel log or a SMART report.</source>
            <translation>Un journal du noyau ou un rapport SMART.</translation>
        </message>
        <message>
            <source>&amp;Paste a log</source>
            <translation>Co&amp;ller un journal</translation>
        </message>
        <message>
            <source>A kernel log or a SMART report that you copied, for example from a terminal.</source>
            <translation>Un journal du noyau ou un rapport SMART que vous avez copié, par exemple depuis un terminal.</translation>
        </message>
        <message>
            <source>&amp;Copy a report for a forum</source>
            <translation>&amp;Copier un rapport pour un forum</translation>
        </message>
        <message>
            <source>Without serial numbers, names or folders.</source>
            <translation>Sans numéros de série, noms ni dossiers.</translation>
        </message>
        <message>
            <source>Show all drives</source>
            <translation>Afficher tous les disques</translation>
        </message>
        <message>
            <source>Reading the log…</source>
            <translation>Lecture du journal…</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Arrêter</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Pour les spécialistes</translation>
        </message>
        <message>
            <source>What happened?</source>
            <translation>Que s’est-il passé ?</translation>
        </message>
        <message>
            <source>What do errors in the log mean?</source>
            <translation>Que signifient les erreurs du journal ?</translation>
        </message>
        <message>
            <source>The log could not be read</source>
            <translation>Le journal n’a pas pu être lu</translation>
        </message>
        <message>
            <source>Did a drive stop responding, disappear, or cause errors? Shingleback reads the system log, explains what happened, and says what to do. It changes nothing on the drive.</source>
            <translation>Un disque ne répond plus, a disparu ou a causé des erreurs ? Shingleback lit le journal du système, explique ce qui s’est passé et dit quoi faire. Il ne modifie rien sur le disque.</translation>
        </message>
        <message>
            <source>Something wrong?</source>
            <translation>Quelque chose ne va pas ?</translation>
        </message>
        <message>
            <source>Report copied. Read it through, then paste it where you ask for help.</source>
            <translation>Rapport copié. Relisez-le, puis collez-le là où vous demandez de l’aide.</translation>
        </message>
        <message>
            <source>What you pasted is neither a kernel log nor a SMART report.</source>
            <translation>Ce que vous avez collé n’est ni un journal du noyau ni un rapport SMART.</translation>
        </message>
        <message>
            <source>The last {count} are shown.</source>
            <translation>Les {count} derniers sont affichés.</translation>
        </message>
        <message>
            <source>From what you pasted</source>
            <translation>D’après le texte collé</translation>
        </message>
        <message>
            <source>From the file {name}</source>
            <translation>Tiré du fichier {name}</translation>
        </message>
        <message>
            <source>Only {name}</source>
            <translation>Seulement {name}</translation>
        </message>
        <message>
            <source>Open a log or a report</source>
            <translation>Ouvrir un journal ou un rapport</translation>
        </message>
    </context>
    <context>
        <name>DragHandler</name>
        <message>
            <source>Getting the files from the drive. You can drag them in a moment.</source>
            <translation>Récupération des fichiers sur le disque. Vous pourrez les faire glisser dans un instant.</translation>
        </message>
        <message>
            <source>This is too much to drag. Press “Restore” instead.</source>
            <translation>C’est trop volumineux pour être glissé. Utilisez plutôt « Restaurer ».</translation>
        </message>
        <message>
            <source>The files could not be read from the drive.</source>
            <translation>Les fichiers n’ont pas pu être lus sur le disque.</translation>
        </message>
        <message>
            <source>Not all of this could be read. Press “Restore” instead: it lists what is missing.</source>
            <translation>Tout n’a pas pu être lu. Utilisez plutôt « Restaurer », qui indique ce qui manque.</translation>
        </message>
        <message>
            <source>Ready: drag the files to a folder.</source>
            <translation>Prêt : faites glisser les fichiers vers un dossier.</translation>
        </message>
    </context>
    <context>
        <name>DriveCard</name>
        <message>
            <source>What is it doing now?</source>
            <translation>Que fait-il en ce moment ?</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Détails</translation>
        </message>
        <message>
            <source>Take care</source>
            <translation>Attention</translation>
        </message>
        <message>
            <source>Health</source>
            <translation>État de santé</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>Connexion</translation>
        </message>
        <message>
            <source>What is on it</source>
            <translation>Ce qu’il contient</translation>
        </message>
        <message>
            <source>Care</source>
            <translation>Entretien</translation>
        </message>
        <message>
            <source>What is normal?</source>
            <translation>Qu’est-ce qui est normal ?</translation>
        </message>
        <message>
            <source>Show progress</source>
            <translation>Montrer où cela en est</translation>
        </message>
        <message>
            <source>Open the drive</source>
            <translation>Ouvrir le disque</translation>
        </message>
        <message>
            <source>Set up for backup</source>
            <translation>Configurer pour la sauvegarde</translation>
        </message>
        <message>
            <source>Eject</source>
            <translation>Éjecter</translation>
        </message>
        <message>
            <source>Use again</source>
            <translation>Utiliser de nouveau</translation>
        </message>
        <message>
            <source>Back up to it without erasing it</source>
            <translation>Sauvegarder dessus sans l’effacer</translation>
        </message>
        <message>
            <source>Erase it and set it up again</source>
            <translation>L’effacer et le préparer de nouveau</translation>
        </message>
        <message>
            <source>What happened?</source>
            <translation>Que s’est-il passé ?</translation>
        </message>
        <message>
            <source>Measure it</source>
            <translation>Le mesurer</translation>
        </message>
        <message>
            <source>Show its zones</source>
            <translation>Afficher ses zones</translation>
        </message>
        <message>
            <source>Copy it to another drive</source>
            <translation>Le copier sur un autre disque</translation>
        </message>
        <message>
            <source>Move its backup to another drive</source>
            <translation>Déplacer sa sauvegarde vers un autre disque</translation>
        </message>
        <message>
            <source>Don't use this drive</source>
            <translation>Ne pas utiliser ce disque</translation>
        </message>
        <message>
            <source>Nothing on it can be opened.</source>
            <translation>Rien de ce qu’il contient ne peut être ouvert.</translation>
        </message>
        <message>
            <source>Can't be set up: {reason}</source>
            <translation>Impossible à configurer : {reason}</translation>
        </message>
        <message>
            <source>Stop protecting this drive</source>
            <translation>Ne plus le protéger</translation>
        </message>
        <message>
            <source>Protect this drive</source>
            <translation>Protéger ce disque</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Plus</translation>
        </message>
    </context>
    <context>
        <name>DriveFacts</name>
        <message>
            <source>What is on it</source>
            <translation>Ce qu’il contient</translation>
        </message>
        <message>
            <source>Plugged in at</source>
            <translation>Branché sur</translation>
        </message>
        <message>
            <source>Serial number ends in</source>
            <translation>Fin du numéro de série</translation>
        </message>
        <message>
            <source>Checking what is on it…</source>
            <translation>Examen du contenu…</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>Disque</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modèle</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <source>Newest files</source>
            <translation>Fichiers les plus récents</translation>
        </message>
    </context>
    <context>
        <name>DriveLine</name>
        <message>
            <source>About this drive</source>
            <translation>À propos de ce disque</translation>
        </message>
    </context>
    <context>
        <name>DrivesPage</name>
        <message>
            <source>Plug in the simulated drive</source>
            <translation>Brancher le disque simulé</translation>
        </message>
        <message>
            <source>Your drives</source>
            <translation>Vos disques</translation>
        </message>
        <message>
            <source>Drives of this computer ({count})</source>
            <translation>Disques de cet ordinateur ({count})</translation>
        </message>
        <message>
            <source>Plug in a drive</source>
            <translation>Branchez un disque</translation>
        </message>
        <message>
            <source>You will see what kind of drive it is, how healthy it is, and what is normal for it.</source>
            <translation>Dès qu’il sera là, vous verrez de quel type de disque il s’agit, comment il va et ce qui est normal pour lui.</translation>
        </message>
        <message>
            <source>It is plugged in but does not show up</source>
            <translation>Il est branché, mais il n’apparaît pas</translation>
        </message>
    </context>
    <context>
        <name>DueList</name>
        <message>
            <source>Why?</source>
            <translation>Pourquoi ?</translation>
        </message>
    </context>
    <context>
        <name>EmptyOverview</name>
        <message>
            <source>Back up what matters to you</source>
            <translation>Sauvegardez ce qui compte pour vous</translation>
        </message>
        <message>
            <source>Choose folders and a destination</source>
            <translation>Choisir des dossiers et une destination</translation>
        </message>
        <message>
            <source>Is one drive enough?</source>
            <translation>Un seul disque suffit-il ?</translation>
        </message>
        <message>
            <source>Plug in a drive and set it up for backups. Or use a folder on a drive as it is.</source>
            <translation>Branchez un disque et préparez-le pour les sauvegardes. Ou utilisez un dossier d’un disque tel qu’il est.</translation>
        </message>
        <message>
            <source>Find a drive</source>
            <translation>Trouver un disque</translation>
        </message>
        <message>
            <source>The drive {name} is plugged in, and can be set up for backups. You see every step before anything is erased. Or use a folder on a drive as it is.</source>
            <translation>Le disque {name} est branché. Il peut être préparé pour les sauvegardes, et vous voyez tout avant que quoi que ce soit soit effacé. Ou utilisez un dossier d’un disque tel qu’il est.</translation>
        </message>
        <message>
            <source>Set up this drive</source>
            <translation>Préparer ce disque</translation>
        </message>
    </context>
    <context>
        <name>EntryIcons</name>
        <message>
            <source>Files and folders</source>
            <translation>Fichiers et dossiers</translation>
        </message>
    </context>
    <context>
        <name>EntryLists</name>
        <message>
            <source>&amp;Up</source>
            <translation>&amp;Remonter</translation>
        </message>
        <message>
            <source>What was found</source>
            <translation>Éléments trouvés</translation>
        </message>
        <message>
            <source>What changed</source>
            <translation>Modifications</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Ce qui est déjà fait</translation>
        </message>
        <message>
            <source>To the folder above</source>
            <translation>Vers le dossier parent</translation>
        </message>
        <message>
            <source>Nothing selected</source>
            <translation>Rien de sélectionné</translation>
        </message>
        <message>
            <source>Selected: the newest one, of {moment}.</source>
            <translation>Sélection : la version la plus récente, du {moment}.</translation>
        </message>
        <message>
            <source>In all versions</source>
            <translation>Dans toutes les versions</translation>
        </message>
        <message>
            <source>All folders</source>
            <translation>Tous les dossiers</translation>
        </message>
    </context>
    <context>
        <name>EntryModel</name>
        <message>
            <source>Folder {name}</source>
            <translation>Dossier {name}</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Since then</source>
            <translation>Depuis</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Modifié</translation>
        </message>
    </context>
    <context>
        <name>EntryTable</name>
        <message>
            <source>Files and folders</source>
            <translation>Fichiers et dossiers</translation>
        </message>
    </context>
    <context>
        <name>EpisodeCard</name>
        <message>
            <source>For experts</source>
            <translation>Pour les spécialistes</translation>
        </message>
        <message>
            <source>What to do</source>
            <translation>Que faire</translation>
        </message>
        <message>
            <source>More about this</source>
            <translation>En savoir plus</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>Périphériques</translation>
        </message>
        <message>
            <source>The lines of the log ({count})</source>
            <translation>Les lignes du journal ({count})</translation>
        </message>
        <message>
            <source>Source: {source}</source>
            <translation>Source : {source}</translation>
        </message>
    </context>
    <context>
        <name>ExcludesChoice</name>
        <message>
            <source>Change…</source>
            <translation>Modifier…</translation>
        </message>
        <message>
            <source>Excluded from every backup</source>
            <translation>Exclu de toutes les sauvegardes</translation>
        </message>
        <message>
            <source>Change what is excluded from every backup</source>
            <translation>Modifier ce qui est exclu de chaque sauvegarde</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Rien</translation>
        </message>
    </context>
    <context>
        <name>ExcludesDialog</name>
        <message>
            <source>Excluded files</source>
            <translation>Fichiers exclus</translation>
        </message>
        <message>
            <source>Rules, one per line</source>
            <translation>Règles, une par ligne</translation>
        </message>
        <message>
            <source>Folders marked as &amp;caches</source>
            <translation>Dossiers marqués comme &amp;caches</translation>
        </message>
        <message>
            <source>One rule per line. A name with a slash at its end means folders, * stands for any letters: Downloads/ or *.iso. A rule with a slash at its beginning counts from the folder that is backed up.</source>
            <translation>Une règle par ligne. Un nom suivi d’une barre oblique désigne des dossiers, * remplace n’importe quels caractères : Downloads/ ou *.iso. Une règle qui commence par une barre oblique part du dossier sauvegardé.</translation>
        </message>
        <message>
            <source>As &amp;patterns, for experts</source>
            <translation>Sous forme de &amp;motifs, pour experts</translation>
        </message>
    </context>
    <context>
        <name>ExclusionsDialog</name>
        <message>
            <source>Not in this backup</source>
            <translation>Pas dans cette sauvegarde</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Quoi</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <source>Change…</source>
            <translation>Modifier…</translation>
        </message>
        <message>
            <source>Check what the backup should include. The rest is excluded.</source>
            <translation>Cochez ce que la sauvegarde doit contenir. Le reste est exclu.</translation>
        </message>
        <message>
            <source>Another drive: {path}</source>
            <translation>Autre disque : {path}</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>comptage…</translation>
        </message>
        <message>
            <source>Excluded: {size}</source>
            <translation>Exclu : {size}</translation>
        </message>
        <message>
            <source>{counted} so far…</source>
            <translation>{counted} jusqu’ici…</translation>
        </message>
    </context>
    <context>
        <name>ExclusionsLine</name>
        <message>
            <source>Details</source>
            <translation>Détails</translation>
        </message>
        <message>
            <source>Excluded files</source>
            <translation>Fichiers exclus</translation>
        </message>
        <message>
            <source>Also back up the drive at {path} ({size})</source>
            <translation>Sauvegarder aussi le disque monté sur {path} ({size})</translation>
        </message>
    </context>
    <context>
        <name>ExplanationBeside</name>
        <message>
            <source>All explanations</source>
            <translation>Toutes les explications</translation>
        </message>
    </context>
    <context>
        <name>ExplanationDialog</name>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Fermer</translation>
        </message>
    </context>
    <context>
        <name>ExplanationView</name>
        <message>
            <source>How do we know?</source>
            <translation>Comment le savons-nous ?</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Pour les spécialistes</translation>
        </message>
        <message>
            <source>See also</source>
            <translation>Voir aussi</translation>
        </message>
    </context>
    <context>
        <name>ExplanationsPage</name>
        <message>
            <source>Good to know</source>
            <translation>Bon à savoir</translation>
        </message>
    </context>
    <context>
        <name>FileSearch</name>
        <message>
            <source>Search in all versions</source>
            <translation>Rechercher dans toutes les versions</translation>
        </message>
    </context>
    <context>
        <name>FileTypeDialog</name>
        <message>
            <source>Exclude a file type</source>
            <translation>Exclure un type de fichier</translation>
        </message>
        <message>
            <source>How their names end, for example: .iso</source>
            <translation>La fin de leurs noms, par exemple : .iso</translation>
        </message>
    </context>
    <context>
        <name>FileVersionList</name>
        <message>
            <source>Versions of this file</source>
            <translation>Versions de ce fichier</translation>
        </message>
        <message>
            <source>Compare versions</source>
            <translation>Comparer des versions</translation>
        </message>
        <message>
            <source>{day} · {size}</source>
            <translation>{day} · {size}</translation>
        </message>
    </context>
    <context>
        <name>FilesTop</name>
        <message>
            <source>Restore files</source>
            <translation>Restaurer des fichiers</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Sauvegarde</translation>
        </message>
    </context>
    <context>
        <name>FolderList</name>
        <message>
            <source>Folders to back up</source>
            <translation>Dossiers à sauvegarder</translation>
        </message>
        <message>
            <source>Choose a folder to back up</source>
            <translation>Choisir un dossier à sauvegarder</translation>
        </message>
        <message>
            <source>Add the folders that matter to you, or drop them here.</source>
            <translation>Ajoutez les dossiers qui comptent pour vous, ou déposez-les ici.</translation>
        </message>
    </context>
    <context>
        <name>FolderQuestion</name>
        <message>
            <source>&amp;Yes, continue with it</source>
            <translation>&amp;Oui, continuer avec lui</translation>
        </message>
        <message>
            <source>&amp;No, it is a different one</source>
            <translation>&amp;Non, c’est un autre</translation>
        </message>
    </context>
    <context>
        <name>FolderTree</name>
        <message>
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <source>Folders to back up; those without a check mark are excluded</source>
            <translation>Dossiers à sauvegarder ; ceux sans coche sont exclus</translation>
        </message>
    </context>
    <context>
        <name>FoldersPage</name>
        <message>
            <source>&amp;Add folder…</source>
            <translation>A&amp;jouter un dossier…</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>&amp;Enlever</translation>
        </message>
        <message>
            <source>What to back up, and when</source>
            <translation>Quoi sauvegarder, et quand</translation>
        </message>
        <message>
            <source>The drive is ready.</source>
            <translation>Le disque est prêt.</translation>
        </message>
        <message>
            <source>This continues the backup that is already on the drive.</source>
            <translation>La sauvegarde qui est sur le disque continue.</translation>
        </message>
        <message>
            <source>&amp;Later</source>
            <translation>&amp;Plus tard</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Retour</translation>
        </message>
        <message>
            <source>Back up &amp;now</source>
            <translation>Sauvegarder &amp;maintenant</translation>
        </message>
        <message>
            <source>Add at least one folder.</source>
            <translation>Ajoutez au moins un dossier.</translation>
        </message>
        <message>
            <source>Remove the folder that is not there.</source>
            <translation>Retirez le dossier introuvable.</translation>
        </message>
        <message>
            <source>Total: {size}, {files}</source>
            <translation>En tout : {size}, {files}</translation>
        </message>
        <message>
            <source>{total} so far…</source>
            <translation>{total} jusqu’ici…</translation>
        </message>
        <message>
            <source>That is more than fits on the drive. Remove the folders that matter least.</source>
            <translation>C’est plus que ce que le disque peut contenir. Enlevez ce qui compte le moins.</translation>
        </message>
        <message>
            <source>Choose a folder to back up</source>
            <translation>Choisir un dossier à sauvegarder</translation>
        </message>
        <message>
            <source>Is this a second drive?</source>
            <translation>Est-ce un second disque ?</translation>
        </message>
    </context>
    <context>
        <name>FoundModel</name>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <source>In versions</source>
            <translation>Dans les versions</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Maintenant</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <source>still there</source>
            <translation>toujours là</translation>
        </message>
        <message>
            <source>It was {place} until {day}.</source>
            <translation>C’était {place} jusqu’au {day}.</translation>
        </message>
        <message>
            <source>It was there {periods}.</source>
            <translation>Présent : {periods}.</translation>
        </message>
    </context>
    <context>
        <name>Graph</name>
        <message>
            <source>MB/s</source>
            <translation>Mo/s</translation>
        </message>
    </context>
    <context>
        <name>GraphSaving</name>
        <message>
            <source>Save the graph as a picture</source>
            <translation>Enregistrer le graphique comme image</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation>Images (*.png)</translation>
        </message>
        <message>
            <source>Save the figures as a table</source>
            <translation>Enregistrer les valeurs comme tableau</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tableaux (*.csv)</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Sauvegarde</translation>
        </message>
        <message>
            <source>{name}, {at}.{ending}</source>
            <translation>{name}, {at}.{ending}</translation>
        </message>
        <message>
            <source>“{path}” could not be saved.</source>
            <translation>« {path} » n’a pas pu être enregistré.</translation>
        </message>
        <message>
            <source>The system says: {why}. Please choose another place.</source>
            <translation>Le système dit : {why}. Choisissez un autre emplacement.</translation>
        </message>
    </context>
    <context>
        <name>GraphTools</name>
        <message>
            <source>Compare</source>
            <translation>Comparer</translation>
        </message>
        <message>
            <source>Compare with an earlier run</source>
            <translation>Comparer avec une sauvegarde précédente</translation>
        </message>
        <message>
            <source>{about} ({key}, or Ctrl and the mouse wheel)</source>
            <translation>{about} ({key}, ou Ctrl et la molette de la souris)</translation>
        </message>
        <message>
            <source>{about} ({key})</source>
            <translation>{about} ({key})</translation>
        </message>
        <message>
            <source>Show a longer time</source>
            <translation>Afficher une durée plus longue</translation>
        </message>
        <message>
            <source>Show a shorter time</source>
            <translation>Afficher une durée plus courte</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Tout</translation>
        </message>
        <message>
            <source>Show the whole run</source>
            <translation>Afficher toute la sauvegarde</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Enregistrer</translation>
        </message>
        <message>
            <source>Save the graph</source>
            <translation>Enregistrer le graphique</translation>
        </message>
        <message>
            <source>As a &amp;picture (PNG)…</source>
            <translation>Comme &amp;image (PNG)…</translation>
        </message>
        <message>
            <source>As a &amp;table (CSV)…</source>
            <translation>Comme &amp;tableau (CSV)…</translation>
        </message>
    </context>
    <context>
        <name>HeadlineLinks</name>
        <message>
            <source>Copy the details</source>
            <translation>Copier les détails</translation>
        </message>
        <message>
            <source>Skip it this &amp;once</source>
            <translation>&amp;Laisser de côté cette fois</translation>
        </message>
    </context>
    <context>
        <name>HealthPart</name>
        <message>
            <source>Reading… A sleeping drive takes a moment.</source>
            <translation>Lecture en cours. Un disque endormi demande un instant.</translation>
        </message>
        <message>
            <source>What would help</source>
            <translation>Ce qui aiderait</translation>
        </message>
        <message>
            <source>Which values matter?</source>
            <translation>Quelles valeurs comptent ?</translation>
        </message>
        <message>
            <source>Why can't it always be read?</source>
            <translation>Pourquoi ne peut-on pas toujours le lire ?</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>Explain what is shown here</source>
            <translation>Expliquer ce qui est affiché ici</translation>
        </message>
        <message>
            <source>Explain what is shown here (F1)</source>
            <translation>Expliquer ce qui est affiché ici (F1)</translation>
        </message>
    </context>
    <context>
        <name>HistoryOverview</name>
        <message>
            <source>&amp;Restore files</source>
            <translation>Restaurer des &amp;fichiers</translation>
        </message>
        <message>
            <source>History</source>
            <translation>Historique</translation>
        </message>
        <message>
            <source>&amp;Show</source>
            <translation>&amp;Afficher</translation>
        </message>
        <message>
            <source>All backups</source>
            <translation>Toutes les sauvegardes</translation>
        </message>
        <message>
            <source>Every backup, check and restore is listed here when it has finished.</source>
            <translation>Chaque sauvegarde, vérification et restauration figure ici une fois terminée.</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>The backup set {name} is deleted. Its backup stays on the drive.</source>
            <translation>Le jeu de sauvegarde {name} est supprimé. Ce qui a été sauvegardé reste sur le disque.</translation>
        </message>
        <message>
            <source>Where should the files from the drive be copied?</source>
            <translation>Où copier les fichiers du disque ?</translation>
        </message>
        <message>
            <source>A backup is still running.</source>
            <translation>Une sauvegarde est encore en cours.</translation>
        </message>
        <message>
            <source>If you stop it, the files copied so far stay on the drive, and the next backup continues from there.</source>
            <translation>Si vous l’arrêtez, ce qui est déjà copié reste sur le disque, et la prochaine sauvegarde reprendra à cet endroit.</translation>
        </message>
        <message>
            <source>&amp;Stop and close</source>
            <translation>&amp;Arrêter et fermer</translation>
        </message>
        <message>
            <source>&amp;Keep it running</source>
            <translation>&amp;Laisser continuer</translation>
        </message>
    </context>
    <context>
        <name>HowCard</name>
        <message>
            <source>Ready &amp;by</source>
            <translation>Prê&amp;t pour</translation>
        </message>
        <message>
            <source>Shingleback then uses the gentlest pace that finishes in time.</source>
            <translation>Shingleback choisit alors le rythme : le plus doux qui permet de finir la sauvegarde à temps.</translation>
        </message>
        <message>
            <source>&amp;Eject the drive when the backup is complete</source>
            <translation>É&amp;jecter le disque quand la sauvegarde est complète</translation>
        </message>
        <message>
            <source>A daily backup needs the drive to stay plugged in, so it is not ejected.</source>
            <translation>Pour une sauvegarde quotidienne, le disque doit rester branché ; il n’est donc pas éjecté.</translation>
        </message>
        <message>
            <source>Keep earlier &amp;versions as long as there is space</source>
            <translation>Garder les &amp;versions antérieures tant qu’il y a de la place</translation>
        </message>
        <message>
            <source>All of the last 30 days, then one a month. When space runs low, the oldest are deleted first. The newest of each of the last 4 weeks and 12 months are deleted only for files that have waited for a week.</source>
            <translation>Toutes celles des 30 derniers jours, puis une par mois. Si la place manque, les plus anciennes partent d’abord. Les plus récentes des 4 dernières semaines et des 12 derniers mois ne cèdent qu’aux fichiers qui attendent depuis une semaine.</translation>
        </message>
        <message>
            <source>Patterns of excluded files, one per line</source>
            <translation>Motifs des fichiers exclus, un par ligne</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <translation>&amp;Rythme</translation>
        </message>
        <message>
            <source>For experts: patterns of files to exclude, one per line, such as *.iso</source>
            <translation>Pour les experts : motifs des fichiers à exclure, un par ligne, par exemple *.iso</translation>
        </message>
    </context>
    <context>
        <name>ImageView</name>
        <message>
            <source>The picture</source>
            <translation>L’image</translation>
        </message>
    </context>
    <context>
        <name>LeavingOutDialog</name>
        <message>
            <source>Exclude folders</source>
            <translation>Exclure des dossiers</translation>
        </message>
        <message>
            <source>Clear the check mark of each folder that the backup should exclude.</source>
            <translation>Décochez chaque dossier que la sauvegarde doit exclure.</translation>
        </message>
    </context>
    <context>
        <name>LeftOutModel</name>
        <message>
            <source>Skipped</source>
            <translation>Ignoré</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Pourquoi</translation>
        </message>
    </context>
    <context>
        <name>LeftOutTable</name>
        <message>
            <source>Files with a problem</source>
            <translation>Fichiers avec un problème</translation>
        </message>
        <message>
            <source>Skipped</source>
            <translation>Ignoré</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>read from the drive</source>
            <translation>lu sur le disque</translation>
        </message>
        <message>
            <source>copied</source>
            <translation>copié</translation>
        </message>
        <message>
            <source>What the lines and patterns mean</source>
            <translation>Signification des lignes et des motifs</translation>
        </message>
        <message>
            <source>written to the drive</source>
            <translation>écrit sur le disque</translation>
        </message>
        <message>
            <source>an earlier run</source>
            <translation>une sauvegarde précédente</translation>
        </message>
    </context>
    <context>
        <name>ListedDrives</name>
        <message>
            <source>You get no notifications about these drives:</source>
            <translation>Pas d’avertissement pour ces disques :</translation>
        </message>
        <message>
            <source>These drives are protected, and can't be set up for backups by mistake:</source>
            <translation>Ces disques sont protégés. Ils ne peuvent pas être configurés par erreur pour des sauvegardes :</translation>
        </message>
        <message>
            <source>Tell me again</source>
            <translation>Me prévenir de nouveau</translation>
        </message>
        <message>
            <source>Tell me about {drive} again</source>
            <translation>Me prévenir de nouveau pour {drive}</translation>
        </message>
        <message>
            <source>Stop protecting this drive</source>
            <translation>Ne plus le protéger</translation>
        </message>
        <message>
            <source>No longer protect {drive}</source>
            <translation>Ne plus protéger {drive}</translation>
        </message>
    </context>
    <context>
        <name>LookChoice</name>
        <message>
            <source>&amp;List</source>
            <translation>&amp;Liste</translation>
        </message>
        <message>
            <source>&amp;Pictures</source>
            <translation>&amp;Images</translation>
        </message>
    </context>
    <context>
        <name>LostDriveCard</name>
        <message>
            <source>I switched it off and on</source>
            <translation>Je l’ai éteint et rallumé</translation>
        </message>
        <message>
            <source>It is back</source>
            <translation>Il est revenu</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>More about this</source>
            <translation>En savoir plus</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
    </context>
    <context>
        <name>MeasurePage</name>
        <message>
            <source>&amp;Stop measuring</source>
            <translation>A&amp;rrêter la mesure</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Arrêt en cours…</translation>
        </message>
        <message>
            <source>Measuring</source>
            <translation>Mesure en cours</translation>
        </message>
        <message>
            <source>Test {number} of {count}.</source>
            <translation>Test {number} sur {count}.</translation>
        </message>
        <message>
            <source>{time} so far. It takes {whole}.</source>
            <translation>{time} jusqu’ici. La durée totale est de {whole}.</translation>
        </message>
        <message>
            <source>This is the simulated drive's time, {times} times faster.</source>
            <translation>C’est le temps du disque simulé, {times} fois plus rapide.</translation>
        </message>
        <message>
            <source>{written} written, at most {total}.</source>
            <translation>{written} écrits, {total} au plus.</translation>
        </message>
        <message>
            <source>&amp;Start measuring</source>
            <translation>&amp;Commencer la mesure</translation>
        </message>
        <message>
            <source>How can it tell?</source>
            <translation>Comment le sait-il ?</translation>
        </message>
        <message>
            <source>Measure {drive}</source>
            <translation>Mesurer {drive}</translation>
        </message>
        <message>
            <source>The drive could not be measured</source>
            <translation>Le disque n’a pas pu être mesuré</translation>
        </message>
        <message>
            <source>Nothing is left on the drive.</source>
            <translation>Il ne reste rien sur le disque.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Arrêté</translation>
        </message>
        <message>
            <source>Making the plan…</source>
            <translation>Préparation du plan…</translation>
        </message>
        <message>
            <source>“{path}” could not be saved: {why}</source>
            <translation>« {path} » n’a pas pu être enregistré : {why}</translation>
        </message>
    </context>
    <context>
        <name>MeasuringOnClose</name>
        <message>
            <source>A drive is being measured.</source>
            <translation>Un disque est en cours de mesure.</translation>
        </message>
        <message>
            <source>If you stop it now, nothing stays on the drive, and what was measured so far is lost.</source>
            <translation>Si vous l’arrêtez maintenant, il ne reste rien sur le disque, et ce qui a été mesuré est perdu.</translation>
        </message>
        <message>
            <source>&amp;Stop measuring</source>
            <translation>A&amp;rrêter la mesure</translation>
        </message>
        <message>
            <source>&amp;Keep measuring</source>
            <translation>&amp;Continuer la mesure</translation>
        </message>
    </context>
    <context>
        <name>MissedStartBanner</name>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Shingleback was moved or reinstalled, so automatic starts didn't find it. This is fixed now.</source>
            <translation>Shingleback a été déplacé ou réinstallé et n’a pas été trouvé. C’est maintenant corrigé.</translation>
        </message>
        <message>
            <source>The timer tried to start Shingleback: {moment}. This command shows why that failed:
{command}</source>
            <translation>La minuterie a tenté de lancer Shingleback : {moment}. Cette commande indique la cause de l’échec :
{command}</translation>
        </message>
        <message>
            <source>Automatic backups could not start</source>
            <translation>Les sauvegardes automatiques n’ont pas pu démarrer</translation>
        </message>
    </context>
    <context>
        <name>MoveChoice</name>
        <message>
            <source>Where the backup is</source>
            <translation>Où se trouve la sauvegarde</translation>
        </message>
        <message>
            <source>Move from {drive}</source>
            <translation>Déplacer depuis {drive}</translation>
        </message>
        <message>
            <source>M&amp;erge it with another backup, of other folders</source>
            <translation>La f&amp;usionner avec une autre sauvegarde, d’autres dossiers</translation>
        </message>
        <message>
            <source>Where the other backup is</source>
            <translation>Où se trouve l’autre sauvegarde</translation>
        </message>
        <message>
            <source>Merge with {drive}</source>
            <translation>Fusionner avec {drive}</translation>
        </message>
        <message>
            <source>Where the backup goes</source>
            <translation>Où va la sauvegarde</translation>
        </message>
        <message>
            <source>Move to {drive}</source>
            <translation>Déplacer vers {drive}</translation>
        </message>
        <message>
            <source>Both become one backup, as if they had always been on one drive: each version contains what both had at that time. Both old drives must be plugged in, and are only read.</source>
            <translation>Les deux deviennent une seule sauvegarde, comme si elles étaient toujours allées sur un même disque : chaque version a ce que les deux avaient à son époque. Les deux anciens disques doivent être branchés et sont seulement lus.</translation>
        </message>
        <message>
            <source>Switch the backup &amp;sets of the old folder to the new one</source>
            <translation>Faire aller au nouvel endroit les &amp;jeux de sauvegarde qui vont à l’ancien</translation>
        </message>
        <message>
            <source>Move from</source>
            <translation>Déplacer depuis</translation>
        </message>
        <message>
            <source>Move to</source>
            <translation>Déplacer vers</translation>
        </message>
        <message>
            <source>First choose the folder that holds the backup.</source>
            <translation>Choisissez d’abord le dossier qui contient la sauvegarde.</translation>
        </message>
        <message>
            <source>First choose the folder that holds the other backup.</source>
            <translation>Choisissez d’abord le dossier qui contient l’autre sauvegarde.</translation>
        </message>
        <message>
            <source>First choose a folder on the new drive.</source>
            <translation>Choisissez d’abord un dossier sur le nouveau disque.</translation>
        </message>
    </context>
    <context>
        <name>MovePage</name>
        <message>
            <source>Move a backup to another drive</source>
            <translation>Déplacer une sauvegarde vers un autre disque</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>Déplacé</translation>
        </message>
        <message>
            <source>&amp;Move</source>
            <translation>&amp;Déplacer</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Continuer</translation>
        </message>
        <message>
            <source>&amp;Restore files</source>
            <translation>Restaurer des &amp;fichiers</translation>
        </message>
        <message>
            <source>&amp;Eject the new drive</source>
            <translation>É&amp;jecter le nouveau disque</translation>
        </message>
        <message>
            <source>Comparing</source>
            <translation>Comparaison</translation>
        </message>
        <message>
            <source>Everything is read back and compared.</source>
            <translation>Tout est relu et comparé.</translation>
        </message>
        <message>
            <source>{copied} copied. Everything is read back and compared afterward.</source>
            <translation>{copied} copiés. Tout est ensuite relu et comparé.</translation>
        </message>
    </context>
    <context>
        <name>MovingOnClose</name>
        <message>
            <source>A backup is being moved.</source>
            <translation>Une sauvegarde est en cours de déplacement.</translation>
        </message>
        <message>
            <source>The old drive still has everything. If you stop it now, you can continue later with the same folders.</source>
            <translation>L’ancien disque a encore tout. Si vous l’arrêtez maintenant, vous pourrez continuer plus tard avec les mêmes endroits.</translation>
        </message>
        <message>
            <source>&amp;Stop moving</source>
            <translation>&amp;Arrêter le déplacement</translation>
        </message>
        <message>
            <source>&amp;Keep moving</source>
            <translation>&amp;Continuer le déplacement</translation>
        </message>
    </context>
    <context>
        <name>Navigation</name>
        <message>
            <source>Sections</source>
            <translation>Rubriques</translation>
        </message>
        <message>
            <source>Ctrl+{number}</source>
            <translation>Ctrl+{number}</translation>
        </message>
        <message>
            <source>H&amp;ome</source>
            <translation>&amp;Accueil</translation>
        </message>
        <message>
            <source>Restor&amp;e</source>
            <translation>R&amp;estaurer</translation>
        </message>
        <message>
            <source>&amp;Drives</source>
            <translation>&amp;Disques</translation>
        </message>
        <message>
            <source>Histor&amp;y</source>
            <translation>&amp;Historique</translation>
        </message>
        <message>
            <source>What &amp;happened?</source>
            <translation>&amp;Que s’est-il passé ?</translation>
        </message>
        <message>
            <source>Good to k&amp;now</source>
            <translation>&amp;Bon à savoir</translation>
        </message>
        <message>
            <source>Sett&amp;ings</source>
            <translation>Ré&amp;glages</translation>
        </message>
    </context>
    <context>
        <name>NextSteps</name>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Continuer</translation>
        </message>
        <message>
            <source>&amp;Eject the drive</source>
            <translation>É&amp;jecter le disque</translation>
        </message>
        <message>
            <source>It &amp;is empty: back up</source>
            <translation>Il &amp;est vide : sauvegarder</translation>
        </message>
        <message>
            <source>I &amp;emptied it: back up</source>
            <translation>Je l’ai &amp;vidé : sauvegarder</translation>
        </message>
        <message>
            <source>Delete old &amp;versions and back up</source>
            <translation>Supprimer d’anciennes &amp;versions et sauvegarder</translation>
        </message>
        <message>
            <source>Start a &amp;new backup there</source>
            <translation>Y commencer une &amp;nouvelle sauvegarde</translation>
        </message>
        <message>
            <source>Continue with &amp;that backup</source>
            <translation>Continuer &amp;cette sauvegarde</translation>
        </message>
        <message>
            <source>I deleted &amp;them: back up</source>
            <translation>Je les ai &amp;supprimés : sauvegarder</translation>
        </message>
    </context>
    <context>
        <name>NightPart</name>
        <message>
            <source>Do it tonight</source>
            <translation>Le faire cette nuit</translation>
        </message>
        <message>
            <source>If tonight, ready by</source>
            <translation>Si c’est cette nuit, prêt pour</translation>
        </message>
        <message>
            <source>Leave the drive plugged in. Shingleback backs up to it, does what is due, and ejects it. Then it tells you.</source>
            <translation>Laissez le disque branché. Shingleback y sauvegarde, fait ce qui est à faire et l’éjecte. Ensuite, il vous prévient.</translation>
        </message>
        <message>
            <source>Not tonight</source>
            <translation>Pas cette nuit</translation>
        </message>
    </context>
    <context>
        <name>NormalPart</name>
        <message>
            <source>Why?</source>
            <translation>Pourquoi ?</translation>
        </message>
    </context>
    <context>
        <name>NowBeside</name>
        <message>
            <source>What is it &amp;doing now?</source>
            <translation>Que se passe-t-il en ce &amp;moment ?</translation>
        </message>
    </context>
    <context>
        <name>NowPanel</name>
        <message>
            <source>What is it doing now?</source>
            <translation>Que se passe-t-il en ce moment ?</translation>
        </message>
        <message>
            <source>Why is that?</source>
            <translation>Pourquoi est-ce ainsi ?</translation>
        </message>
        <message>
            <source>The drive</source>
            <translation>Le disque</translation>
        </message>
        <message>
            <source>Shingleback</source>
            <translation>Shingleback</translation>
        </message>
        <message>
            <source>What is normal</source>
            <translation>Ce qui est normal</translation>
        </message>
        <message>
            <source>What you can do</source>
            <translation>Ce que vous pouvez faire</translation>
        </message>
    </context>
    <context>
        <name>OtherDrive</name>
        <message>
            <source>&amp;Two drives take turns</source>
            <translation>Deux disq&amp;ues se relaient</translation>
        </message>
        <message>
            <source>Keep one at home and one somewhere else. Each has its own backup of the same folders.</source>
            <translation>Gardez-en un chez vous et l’autre ailleurs. Chacun a sa propre sauvegarde des mêmes dossiers.</translation>
        </message>
        <message>
            <source>Where the backup on the second drive goes</source>
            <translation>Où va la sauvegarde sur le second disque</translation>
        </message>
        <message>
            <source>never</source>
            <translation>jamais</translation>
        </message>
        <message>
            <source>&amp;Days until Shingleback reminds you to bring the other drive:</source>
            <translation>&amp;Jours avant que Shingleback vous rappelle d’apporter l’autre disque :</translation>
        </message>
    </context>
    <context>
        <name>OtherProfiles</name>
        <message>
            <source>&amp;Recommended for your answers</source>
            <translation>Ce qui est &amp;conseillé pour vos réponses</translation>
        </message>
        <message>
            <source>Known, and not recommended for a shingled drive:</source>
            <translation>Connu, mais déconseillé pour un disque SMR :</translation>
        </message>
        <message>
            <source>Why not?</source>
            <translation>Pourquoi pas ?</translation>
        </message>
        <message>
            <source>Do you use ZFS?</source>
            <translation>Utilisez-vous ZFS ?</translation>
        </message>
    </context>
    <context>
        <name>Outlook</name>
        <message>
            <source>What happens</source>
            <translation>Ce qui se passe</translation>
        </message>
        <message>
            <source>How long it takes</source>
            <translation>Durée</translation>
        </message>
        <message>
            <source>What can go wrong</source>
            <translation>Ce qui peut mal se passer</translation>
        </message>
    </context>
    <context>
        <name>PaceChooser</name>
        <message>
            <source>Pace</source>
            <translation>Rythme</translation>
        </message>
        <message>
            <source>Gentle</source>
            <translation>Doux</translation>
        </message>
        <message>
            <source>Balanced</source>
            <translation>Équilibré</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Plein</translation>
        </message>
        <message>
            <source>At most</source>
            <translation>Au plus</translation>
        </message>
        <message>
            <source>20 MB/s, which leaves the drive time to tidy up</source>
            <translation>20 Mo/s, laisse au disque le temps de faire du rangement</translation>
        </message>
        <message>
            <source>as fast as the drive allows, in small steps</source>
            <translation>aussi vite que le disque l’accepte, par petites étapes</translation>
        </message>
        <message>
            <source>as fast as possible, in large steps</source>
            <translation>aussi vite que possible, par grandes étapes</translation>
        </message>
        <message>
            <source>a limit in MB/s</source>
            <translation>tant de Mo/s</translation>
        </message>
        <message>
            <source>MB/s at most</source>
            <translation>Mo/s au plus</translation>
        </message>
        <message>
            <source> MB/s</source>
            <translation> Mo/s</translation>
        </message>
    </context>
    <context>
        <name>PaceLine</name>
        <message>
            <source>P&amp;ace</source>
            <translation>R&amp;ythme</translation>
        </message>
    </context>
    <context>
        <name>Passphrase</name>
        <message>
            <source>Passphrase</source>
            <translation>Phrase secrète</translation>
        </message>
        <message>
            <source>Passphrase again</source>
            <translation>Phrase secrète, encore une fois</translation>
        </message>
        <message>
            <source>The two don't match yet.</source>
            <translation>Les deux ne sont pas encore identiques.</translation>
        </message>
        <message>
            <source>&amp;Passphrase</source>
            <translation>&amp;Phrase secrète</translation>
        </message>
        <message>
            <source>&amp;Repeat it</source>
            <translation>Encore &amp;une fois</translation>
        </message>
        <message>
            <source>Nobody can recover it, and without it the backup is lost. Write it down, and don't keep it with the drive.</source>
            <translation>Personne ne peut la retrouver, et sans elle la sauvegarde est perdue. Notez-la, et ne la gardez pas avec le disque.</translation>
        </message>
        <message>
            <source>Choose a passphrase first</source>
            <translation>Choisissez d’abord une phrase secrète</translation>
        </message>
    </context>
    <context>
        <name>PasswordQuestion</name>
        <message>
            <source>Later backups and restores then take somewhat longer.</source>
            <translation>Les sauvegardes et restaurations suivantes durent alors un peu plus longtemps.</translation>
        </message>
        <message>
            <source>&amp;Don't ask for an administrator's password</source>
            <translation>Ne pas demander le &amp;mot de passe d’un administrateur</translation>
        </message>
    </context>
    <context>
        <name>PlaceChooser</name>
        <message>
            <source>A folder on the drive</source>
            <translation>Un dossier sur le disque</translation>
        </message>
        <message>
            <source>Where the backup goes</source>
            <translation>Où va la sauvegarde</translation>
        </message>
        <message>
            <source>&amp;Choose…</source>
            <translation>&amp;Choisir…</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Choisir…</translation>
        </message>
        <message>
            <source>This folder is inside {folder}, which you want to back up. If {folder} is lost, the backup is lost too. Choose a folder on another drive.</source>
            <translation>Ce dossier se trouve dans {folder}, qu’il devrait sauvegarder. Ce qui détruit {folder} détruit aussi la sauvegarde. Choisissez un dossier sur un autre disque.</translation>
        </message>
        <message>
            <source>{folder} is on this drive too. If the drive fails, both are lost. Choose another drive.</source>
            <translation>{folder} se trouve aussi sur ce disque. Si le disque tombe en panne, les deux sont perdus. Choisissez un autre disque.</translation>
        </message>
        <message>
            <source>{room} of {total} free ({filesystem}).</source>
            <translation>Place disponible : {room} sur {total} ({filesystem}).</translation>
        </message>
        <message>
            <source>There is a backup of {folders}.</source>
            <translation>Il y a là une sauvegarde de {folders}.</translation>
        </message>
        <message>
            <source>There is no backup there yet.</source>
            <translation>Il n’y a pas encore de sauvegarde.</translation>
        </message>
        <message>
            <source>This takes a moment. The drive may be waking up or tidying up.</source>
            <translation>Cela prend un moment. Le disque est peut-être en train de se réveiller ou de faire du rangement.</translation>
        </message>
        <message>
            <source>Use {drive}</source>
            <translation>Utiliser {drive}</translation>
        </message>
        <message>
            <source>Choose a folder on the drive</source>
            <translation>Choisir un dossier sur le disque</translation>
        </message>
    </context>
    <context>
        <name>PlanCard</name>
        <message>
            <source>&amp;Quick: tells which kind of drive it is</source>
            <translation>Ra&amp;pide : indique le type de disque</translation>
        </message>
        <message>
            <source>&amp;Thorough: also whether random writes fill its cache</source>
            <translation>Appro&amp;fondie : aussi si des écritures aléatoires remplissent son cache</translation>
        </message>
        <message>
            <source>&amp;Full: also how large its cache is</source>
            <translation>&amp;Totale : aussi la taille de son cache</translation>
        </message>
        <message>
            <source>By fill &amp;level: fills an empty drive step by step</source>
            <translation>Par ni&amp;veau de remplissage : remplit un disque vide pas à pas</translation>
        </message>
        <message>
            <source>&amp;Only these tests:</source>
            <translation>&amp;Seulement ces tests :</translation>
        </message>
        <message>
            <source> GB</source>
            <translation> Go</translation>
        </message>
        <message>
            <source>usual</source>
            <translation>habituel</translation>
        </message>
        <message>
            <source>Write at &amp;most</source>
            <translation>Écrire au p&amp;lus</translation>
        </message>
        <message>
            <source>Single tests, and how much to write</source>
            <translation>Tests séparés et quantité à écrire</translation>
        </message>
        <message>
            <source>{test}
(asks for a password)</source>
            <translation>{test}
(demande un mot de passe)</translation>
        </message>
        <message>
            <source>If you stop it, what was measured so far is lost.</source>
            <translation>Si vous l’arrêtez, ce qui a été mesuré jusque-là est perdu.</translation>
        </message>
        <message>
            <source>Nothing is written; the drive ({size}) is only read.</source>
            <translation>Rien n’est écrit : le disque de {size} est seulement lu.</translation>
        </message>
        <message>
            <source>If you stop it, its file is removed, and what was measured so far is lost.</source>
            <translation>Si vous l’arrêtez, son fichier est supprimé et ce qui a été mesuré jusque-là est perdu.</translation>
        </message>
        <message>
            <source>The demo measures a simulated drive of {size}, of which this one is a small copy, {times} times faster than a real one.</source>
            <translation>La démo mesure un disque simulé de {size}, dont celui-ci est une copie réduite, {times} fois plus vite qu’un vrai.</translation>
        </message>
        <message>
            <source>It fills the drive with a file of its own, measures when the drive is {levels} full, and removes the file at the end. Nothing else on the drive is changed, but other programs have less and less space there.</source>
            <translation>Le disque est rempli avec un fichier à part, mesuré quand il est plein à {levels}, et le fichier est supprimé à la fin. Rien d’autre n’est touché sur le disque, mais les autres programmes y trouvent de moins en moins de place.</translation>
        </message>
        <message>
            <source>This wears the drive as much as filling it with a backup.</source>
            <translation>Cela use le disque autant que de le remplir avec une sauvegarde.</translation>
        </message>
        <message>
            <source>It creates a file of {area} in free space and removes it at the end. Nothing else on the drive is changed.</source>
            <translation>Un fichier de {area} est créé dans l’espace libre et supprimé à la fin. Rien d’autre n’est touché sur le disque.</translation>
        </message>
        <message>
            <source>This wears the drive no more than copying the same amount. A shingled drive also rewrites several times as much when it tidies up.</source>
            <translation>Cela n’use pas plus le disque que de copier autant. Un disque SMR réécrit en plus plusieurs fois cette quantité lorsqu’il fait du rangement.</translation>
        </message>
        <message>
            <source>At most {written} are written; it takes {time}.</source>
            <translation>Au plus {written} sont écrits ; cela prend {time}.</translation>
        </message>
    </context>
    <context>
        <name>PlanPart</name>
        <message>
            <source>The same by hand, in a terminal:</source>
            <translation>La même chose à la main, dans un terminal :</translation>
        </message>
        <message>
            <source>Why each option is there:</source>
            <translation>À quoi sert chaque option :</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Pour les spécialistes</translation>
        </message>
        <message>
            <source>Good to know:</source>
            <translation>Bon à savoir :</translation>
        </message>
        <message>
            <source>This can't be undone.</source>
            <translation>Cela ne peut pas être annulé.</translation>
        </message>
    </context>
    <context>
        <name>PlotPlace</name>
        <message>
            <source>Speed of the drive over time</source>
            <translation>Vitesse du disque au fil du temps</translation>
        </message>
        <message>
            <source>Speed of the backup over time</source>
            <translation>Vitesse de la sauvegarde au fil du temps</translation>
        </message>
        <message>
            <source>The sentence below describes what is happening now.</source>
            <translation>La phrase en dessous dit ce qu’il en est maintenant.</translation>
        </message>
    </context>
    <context>
        <name>PowerBanner</name>
        <message>
            <source>Back up now</source>
            <translation>Sauvegarder maintenant</translation>
        </message>
        <message>
            <source>The computer is on battery. The backup begins as soon as you plug in the charger.</source>
            <translation>L’ordinateur est sur batterie. Dès que vous le branchez, la sauvegarde commence.</translation>
        </message>
        <message>
            <source>The backup of {name} waits for power</source>
            <translation>La sauvegarde de {name} attend le courant</translation>
        </message>
    </context>
    <context>
        <name>PreviewCard</name>
        <message>
            <source>The beginning of the file</source>
            <translation>Le début du fichier</translation>
        </message>
        <message>
            <source>&amp;Open a copy</source>
            <translation>&amp;Ouvrir une copie</translation>
        </message>
        <message>
            <source>Select a file to preview it.</source>
            <translation>Sélectionnez un fichier pour voir ce qu’il contient.</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Chargement…</translation>
        </message>
        <message>
            <source>It could not be read from the drive.</source>
            <translation>Il n’a pas pu être lu sur le disque.</translation>
        </message>
        <message>
            <source>This is a temporary copy. Restore the file to keep it.</source>
            <translation>C’est une copie à regarder. Restaurez le fichier pour le garder.</translation>
        </message>
        <message>
            <source>This file can't be previewed.</source>
            <translation>Ce fichier n’a pas d’aperçu.</translation>
        </message>
    </context>
    <context>
        <name>ProgramChoices</name>
        <message>
            <source>&amp;Tell me when a drive is plugged in</source>
            <translation>Me &amp;prévenir quand un disque est branché</translation>
        </message>
        <message>
            <source>Show animations</source>
            <translation>Afficher les animations</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <source>System language</source>
            <translation>Langue du système</translation>
        </message>
        <message>
            <source>The language changes when the backup or restore has finished.</source>
            <translation>La langue changera à la fin de la sauvegarde ou de la restauration.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Apparence</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <translation>Comme le système</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Clair</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Sombre</translation>
        </message>
        <message>
            <source>When the window is closed</source>
            <translation>Quand la fenêtre est fermée</translation>
        </message>
        <message>
            <source>Ask me</source>
            <translation>Me demander</translation>
        </message>
        <message>
            <source>Keep running in the tray</source>
            <translation>Rester dans la zone de notification</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Quitter</translation>
        </message>
    </context>
    <context>
        <name>QuestionsPage</name>
        <message>
            <source>Which computers will read this drive?</source>
            <translation>Quels ordinateurs liront ce disque ?</translation>
        </message>
        <message>
            <source>Only &amp;Linux</source>
            <translation>Seulement &amp;Linux</translation>
        </message>
        <message>
            <source>Also &amp;Windows or macOS</source>
            <translation>Aussi Windows ou &amp;macOS</translation>
        </message>
        <message>
            <source>Should a passphrase protect it?</source>
            <translation>Une phrase secrète doit-elle le protéger ?</translation>
        </message>
        <message>
            <source>N&amp;o</source>
            <translation>&amp;Non</translation>
        </message>
        <message>
            <source>&amp;Yes</source>
            <translation>&amp;Oui</translation>
        </message>
        <message>
            <source>What will mostly be on it?</source>
            <translation>Que contiendra-t-il surtout ?</translation>
        </message>
        <message>
            <source>&amp;Documents, photos, mail: all kinds of files</source>
            <translation>&amp;Documents, photos, courrier : toutes sortes de fichiers</translation>
        </message>
        <message>
            <source>Large &amp;files: films, disk images</source>
            <translation>De &amp;gros fichiers : films, images de disques</translation>
        </message>
        <message>
            <source>The drive has changed. Please check that it is still the one you mean.</source>
            <translation>Le disque se présente autrement qu’avant. Vérifiez que c’est bien celui que vous voulez.</translation>
        </message>
        <message>
            <source>The drive was unplugged in the meantime. Please check that it is still the one you mean.</source>
            <translation>Le disque a été débranché entre-temps. Vérifiez que c’est bien celui que vous voulez.</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>Autres choix</translation>
        </message>
        <message>
            <source>Two questions</source>
            <translation>Deux questions</translation>
        </message>
        <message>
            <source>What to expect:</source>
            <translation>Ce qui en résulte :</translation>
        </message>
    </context>
    <context>
        <name>QuitWarning</name>
        <message>
            <source>After you quit, no automatic backup starts until you log in again or open Shingleback.</source>
            <translation>Ensuite, aucune sauvegarde automatique ne démarre avant que vous rouvriez une session ou Shingleback.</translation>
        </message>
        <message>
            <source>After you quit, no automatic backup starts until you open Shingleback again.</source>
            <translation>Ensuite, aucune sauvegarde automatique ne démarre avant que vous rouvriez Shingleback.</translation>
        </message>
        <message>
            <source>Quit Shingleback?</source>
            <translation>Quitter Shingleback ?</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Quitter</translation>
        </message>
        <message>
            <source>&amp;Keep running</source>
            <translation>&amp;Laisser tourner</translation>
        </message>
        <message>
            <source>Don't ask again</source>
            <translation>Ne plus demander</translation>
        </message>
    </context>
    <context>
        <name>ReadyByChooser</name>
        <message>
            <source>Ready by</source>
            <translation>Prêt pour</translation>
        </message>
    </context>
    <context>
        <name>ReportSaver</name>
        <message>
            <source>Save a report</source>
            <translation>Enregistrer un rapport</translation>
        </message>
        <message>
            <source>Saved: {file}. Attach it to a bug report at {address}.</source>
            <translation>Enregistré : {file}. Joignez-le à un signalement sur {address}.</translation>
        </message>
    </context>
    <context>
        <name>RestoreAnswer</name>
        <message>
            <source>Progress</source>
            <translation>Ce qui est déjà fait</translation>
        </message>
        <message>
            <source>Checking existing files</source>
            <translation>Recherche de ce qui s’y trouve déjà</translation>
        </message>
        <message>
            <source>Something went wrong in the program itself</source>
            <translation>Quelque chose s’est mal passé dans le programme lui-même</translation>
        </message>
        <message>
            <source>This computer has never backed up this folder</source>
            <translation>Cet ordinateur n’a jamais sauvegardé ce dossier</translation>
        </message>
        <message>
            <source>This can't be restored there</source>
            <translation>Cela ne peut pas être restauré là</translation>
        </message>
        <message>
            <source>{files}, {size}</source>
            <translation>{files}, {size}</translation>
        </message>
        <message>
            <source>Ready to restore: {amount}</source>
            <translation>Prêt à restaurer : {amount}</translation>
        </message>
        <message>
            <source>Everything you selected is already there, as it was backed up.</source>
            <translation>Tout ce que vous avez demandé y est déjà, tel qu’il a été sauvegardé.</translation>
        </message>
        <message>
            <source>There is nothing to restore</source>
            <translation>Il n’y a rien à restaurer</translation>
        </message>
        <message>
            <source>{amount} can be restored without changing existing files. What should happen to the rest?</source>
            <translation>{amount} : cela peut être restauré sans modifier de fichiers existants. Que faire du reste ?</translation>
        </message>
        <message>
            <source>What should happen to it?</source>
            <translation>Qu’en faire ?</translation>
        </message>
        <message>
            <source>What should happen to them?</source>
            <translation>Que faire de ceux-là ?</translation>
        </message>
        <message>
            <source>Existing files are not overwritten unless you say so.</source>
            <translation>Rien de ce que vous avez maintenant n’est écrasé sans votre accord.</translation>
        </message>
        <message>
            <source>Stopping</source>
            <translation>Arrêt</translation>
        </message>
        <message>
            <source>Restoring your files</source>
            <translation>Restauration de vos fichiers</translation>
        </message>
        <message>
            <source>Your files are back</source>
            <translation>Vos fichiers sont revenus</translation>
        </message>
        <message>
            <source>Existing files were kept, as you chose. See below.</source>
            <translation>Ce que vous avez maintenant est resté tel quel, comme vous l’avez dit : voir ci-dessous.</translation>
        </message>
        <message>
            <source>The other files are back</source>
            <translation>Les autres sont revenus</translation>
        </message>
        <message>
            <source>The files restored so far stay where they are. You can restore the rest at any time.</source>
            <translation>Ce qui est revenu jusqu’ici reste où il est. Vous pourrez restaurer le reste à tout moment.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Arrêté</translation>
        </message>
        <message>
            <source>Their special permissions were restored, except for those that you aren't allowed to set.</source>
            <translation>Ils ont retrouvé leurs droits spéciaux, sauf ceux que vous ne pouvez pas attribuer.</translation>
        </message>
        <message>
            <source>Everything was already there.</source>
            <translation>Tout y était déjà.</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}.</source>
            <translation>{amount}. Vous les trouvez dans {folder}.</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}, as “{name}”.</source>
            <translation>{amount}. Vous le trouvez dans {folder}, sous le nom « {name} ».</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}. Beside existing files, they have the date in their names.</source>
            <translation>{amount}. Vous les trouvez dans {folder}. À côté de fichiers existants, ils ont la date dans leur nom.</translation>
        </message>
    </context>
    <context>
        <name>RestoreButtons</name>
        <message>
            <source>&amp;Open the folder</source>
            <translation>&amp;Ouvrir le dossier</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>R&amp;éessayer</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>Arr&amp;êter</translation>
        </message>
        <message>
            <source>&amp;Done</source>
            <translation>Ter&amp;miné</translation>
        </message>
        <message>
            <source>&amp;Restore now</source>
            <translation>&amp;Restaurer maintenant</translation>
        </message>
        <message>
            <source>&amp;Use this place anyway</source>
            <translation>&amp;Utiliser cet endroit quand même</translation>
        </message>
        <message>
            <source>Restore to another &amp;folder</source>
            <translation>Restaurer dans un autre &amp;dossier</translation>
        </message>
        <message>
            <source>Restore special per&amp;missions, too</source>
            <translation>Restaurer aussi les droits &amp;spéciaux</translation>
        </message>
    </context>
    <context>
        <name>RestorePage</name>
        <message>
            <source>&amp;Stop and close</source>
            <translation>&amp;Arrêter et fermer</translation>
        </message>
        <message>
            <source>&amp;Keep it running</source>
            <translation>&amp;Laisser continuer</translation>
        </message>
        <message>
            <source>Your files are still being restored.</source>
            <translation>Vos fichiers sont encore en cours de restauration.</translation>
        </message>
        <message>
            <source>If you stop, the files restored so far stay. You can restore the rest at any time.</source>
            <translation>Si vous arrêtez, les fichiers déjà restaurés restent. Vous pouvez restaurer le reste à tout moment.</translation>
        </message>
        <message>
            <source>A backup is still being verified.</source>
            <translation>Une sauvegarde est encore en cours de vérification.</translation>
        </message>
        <message>
            <source>If you stop, the rest is not read, and the next verification starts from the beginning.</source>
            <translation>Si vous arrêtez, le reste n’est pas lu, et la prochaine vérification recommence depuis le début.</translation>
        </message>
    </context>
    <context>
        <name>RestoreView</name>
        <message>
            <source>Restore everything</source>
            <translation>Tout restaurer</translation>
        </message>
        <message>
            <source>Restore “{name}”</source>
            <translation>Restaurer « {name} »</translation>
        </message>
    </context>
    <context>
        <name>ResultCard</name>
        <message>
            <source>Measured on {date}</source>
            <translation>Mesuré le {date}</translation>
        </message>
        <message>
            <source>Charts and figures</source>
            <translation>Graphiques et chiffres</translation>
        </message>
    </context>
    <context>
        <name>RuleList</name>
        <message>
            <source>Excluded from every backup</source>
            <translation>Exclu de toutes les sauvegardes</translation>
        </message>
        <message>
            <source>Don't e&amp;xclude</source>
            <translation>Ne pas e&amp;xclure</translation>
        </message>
        <message>
            <source>Exclude a &amp;folder…</source>
            <translation>Exclure un &amp;dossier…</translation>
        </message>
        <message>
            <source>Exclude a file &amp;type…</source>
            <translation>Exclure un &amp;type de fichier…</translation>
        </message>
        <message>
            <source>Choose a folder to exclude</source>
            <translation>Choisir un dossier à exclure</translation>
        </message>
    </context>
    <context>
        <name>RunControls</name>
        <message>
            <source>&amp;Pause</source>
            <translation>&amp;Pause</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Continuer</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Arrêter</translation>
        </message>
    </context>
    <context>
        <name>RunFoot</name>
        <message>
            <source>The computer stays awake while this runs.</source>
            <translation>L’ordinateur reste éveillé tant que cela dure.</translation>
        </message>
    </context>
    <context>
        <name>RunList</name>
        <message>
            <source>What was done</source>
            <translation>Ce qui a été fait</translation>
        </message>
    </context>
    <context>
        <name>RunModel</name>
        <message>
            <source>{end}: {amount}</source>
            <translation>{end} : {amount}</translation>
        </message>
    </context>
    <context>
        <name>RunPart</name>
        <message>
            <source>The computer stays awake while this runs.</source>
            <translation>L’ordinateur reste éveillé tant que cela dure.</translation>
        </message>
    </context>
    <context>
        <name>RunSubject</name>
        <message>
            <source>simulated</source>
            <translation>simulé</translation>
        </message>
        <message>
            <source>Backup to a simulated drive</source>
            <translation>Sauvegarde sur un disque simulé</translation>
        </message>
        <message>
            <source>Backup to {place}</source>
            <translation>Sauvegarde vers {place}</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Sauvegarde</translation>
        </message>
    </context>
    <context>
        <name>RunView</name>
        <message>
            <source>See the &amp;files of this version</source>
            <translation>Voir les &amp;fichiers de cette version</translation>
        </message>
        <message>
            <source>The graph of this run was not kept.</source>
            <translation>Le déroulement de ce passage n’a pas été conservé.</translation>
        </message>
    </context>
    <context>
        <name>SafeBanner</name>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Everything is written, and the drive is off or idle.</source>
            <translation>Tout est écrit, et le disque est éteint ou au repos.</translation>
        </message>
        <message>
            <source>It is safe to unplug {name}</source>
            <translation>{name} peut être débranché sans danger</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive</source>
            <translation>Le disque peut être débranché sans risque</translation>
        </message>
    </context>
    <context>
        <name>SaveButton</name>
        <message>
            <source>S&amp;ave</source>
            <translation>E&amp;nregistrer</translation>
        </message>
        <message>
            <source>Save the measurement</source>
            <translation>Enregistrer la mesure</translation>
        </message>
        <message>
            <source>As a &amp;picture (PNG)…</source>
            <translation>Comme &amp;image (PNG)…</translation>
        </message>
        <message>
            <source>As a &amp;drawing (SVG)…</source>
            <translation>Comme &amp;dessin (SVG)…</translation>
        </message>
        <message>
            <source>As a &amp;table (CSV)…</source>
            <translation>Comme &amp;tableau (CSV)…</translation>
        </message>
        <message>
            <source>As &amp;JSON…</source>
            <translation>Comme &amp;JSON…</translation>
        </message>
        <message>
            <source>To s&amp;hare, without names and times…</source>
            <translation>Pour &amp;partager, sans noms ni heures…</translation>
        </message>
        <message>
            <source>Measurement of {drive}</source>
            <translation>Mesure de {drive}</translation>
        </message>
    </context>
    <context>
        <name>SelectionFoot</name>
        <message>
            <source>Test or verify</source>
            <translation>Tester ou vérifier</translation>
        </message>
        <message>
            <source>Restore &amp;everything…</source>
            <translation>&amp;Tout restaurer…</translation>
        </message>
        <message>
            <source>&amp;Restore…</source>
            <translation>Re&amp;staurer…</translation>
        </message>
        <message>
            <source>Go back to the folders first.</source>
            <translation>Revenez d’abord aux dossiers.</translation>
        </message>
    </context>
    <context>
        <name>SetCard</name>
        <message>
            <source>Show progress</source>
            <translation>Montrer où cela en est</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Modifier</translation>
        </message>
        <message>
            <source>Restore files</source>
            <translation>Restaurer des fichiers</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Détails</translation>
        </message>
        <message>
            <source>{action}: {name}</source>
            <translation>{action} : {name}</translation>
        </message>
        <message>
            <source>Another backup is running.</source>
            <translation>Une autre sauvegarde est en cours.</translation>
        </message>
    </context>
    <context>
        <name>SetEditor</name>
        <message>
            <source>First choose a folder and where its backup goes.</source>
            <translation>Choisissez d’abord un dossier, et où va sa sauvegarde.</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>Plus de choix</translation>
        </message>
        <message>
            <source>Delete this backup set</source>
            <translation>Supprimer ce jeu</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>S&amp;ave</source>
            <translation>E&amp;nregistrer</translation>
        </message>
        <message>
            <source>A new backup set</source>
            <translation>Un nouveau jeu de sauvegarde</translation>
        </message>
        <message>
            <source>Change {name}</source>
            <translation>Modifier {name}</translation>
        </message>
        <message>
            <source>Both folders are on the same drive. Plug in the second drive, and choose a folder on it.</source>
            <translation>Les deux emplacements sont sur le même disque. Branchez le second disque et choisissez-le.</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Quand</translation>
        </message>
    </context>
    <context>
        <name>SetOverview</name>
        <message>
            <source>Add a backup set</source>
            <translation>Ajouter un jeu de sauvegarde</translation>
        </message>
        <message>
            <source>simulated</source>
            <translation>simulé</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>Bienvenue</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>About Shingleback</source>
            <translation>À propos de Shingleback</translation>
        </message>
        <message>
            <source>Make daily backups even when Shingleback isn't open</source>
            <translation>Faire des sauvegardes quotidiennes même si Shingleback n’est pas ouvert</translation>
        </message>
        <message>
            <source>A timer in your session starts them, and catches up on missed ones.</source>
            <translation>Une minuterie de votre session les lance et rattrape celles qui ont été manquées.</translation>
        </message>
        <message>
            <source>Start when I log in, in the tray</source>
            <translation>Démarrer dans la zone de notification à l’ouverture de session</translation>
        </message>
        <message>
            <source>You get notifications about drives, and backups start automatically.</source>
            <translation>Vous êtes averti des disques, et les sauvegardes démarrent automatiquement.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Sauvegardes</translation>
        </message>
        <message>
            <source>Shingleback</source>
            <translation>Shingleback</translation>
        </message>
    </context>
    <context>
        <name>SetupWindow</name>
        <message>
            <source>This is a demonstration: the drive is simulated, and no real drive is erased.</source>
            <translation>Ceci est une démonstration : le disque est simulé, et aucun disque réel n’est effacé.</translation>
        </message>
    </context>
    <context>
        <name>ShowLetters</name>
        <message>
            <source>&amp;Show passphrase</source>
            <translation>&amp;Afficher la phrase secrète</translation>
        </message>
    </context>
    <context>
        <name>SideBySideDialog</name>
        <message>
            <source>Versions of {name}</source>
            <translation>Versions de {name}</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>Comparer</translation>
        </message>
        <message>
            <source>with</source>
            <translation>avec</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
    </context>
    <context>
        <name>SizedFolders</name>
        <message>
            <source>Folder</source>
            <translation>Dossier</translation>
        </message>
        <message>
            <source>What is in it</source>
            <translation>Ce qu’il contient</translation>
        </message>
        <message>
            <source>Folders to back up</source>
            <translation>Dossiers à sauvegarder</translation>
        </message>
        <message>
            <source>not there</source>
            <translation>introuvable</translation>
        </message>
        <message>
            <source>“{path}” does not answer</source>
            <translation>« {path} » ne répond pas</translation>
        </message>
        <message>
            <source>does not answer</source>
            <translation>ne répond pas</translation>
        </message>
        <message>
            <source>can't be read</source>
            <translation>illisible</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>comptage…</translation>
        </message>
        <message>
            <source>{size}, {files}</source>
            <translation>{size}, {files}</translation>
        </message>
        <message>
            <source>{counted} so far…</source>
            <translation>{counted} jusqu’ici…</translation>
        </message>
    </context>
    <context>
        <name>SpotCheckCard</name>
        <message>
            <source>Progress</source>
            <translation>Ce qui est déjà fait</translation>
        </message>
        <message>
            <source>&amp;Test five random files</source>
            <translation>&amp;Tester cinq fichiers au hasard</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Arrêter</translation>
        </message>
        <message>
            <source>Is one backup enough?</source>
            <translation>Une sauvegarde suffit-elle ?</translation>
        </message>
        <message>
            <source>The test could not be done</source>
            <translation>Les fichiers n’ont pas pu être testés</translation>
        </message>
        <message>
            <source>Five files are restored to this computer, compared with the backup, and removed again.</source>
            <translation>Cinq fichiers sont rendus à cet ordinateur, comparés à la sauvegarde, puis retirés.</translation>
        </message>
        <message>
            <source>Test a restore</source>
            <translation>Vos fichiers reviennent-ils ?</translation>
        </message>
        <message>
            <source>Trying</source>
            <translation>Test en cours</translation>
        </message>
        <message>
            <source>Their copies on the drive have changed since they were written. Have the drive checked.</source>
            <translation>Leurs copies sur le disque ne sont pas ce qui a été écrit. Faites vérifier le disque.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Arrêté</translation>
        </message>
    </context>
    <context>
        <name>SpotCheckView</name>
        <message>
            <source>Test or verify</source>
            <translation>Tester ou vérifier</translation>
        </message>
    </context>
    <context>
        <name>StartBox</name>
        <message>
            <source>This desktop may not start programs when you log in. Home shows what to do.</source>
            <translation>Ce bureau ne lance peut-être pas de programmes à l’ouverture de session. L’accueil indique que faire.</translation>
        </message>
        <message>
            <source>Even when Shingleback isn't open: a timer then starts it</source>
            <translation>Même si Shingleback n’est pas ouvert : une minuterie la lance alors</translation>
        </message>
        <message>
            <source>Even after a restart: Shingleback then starts when you log in, in the tray</source>
            <translation>Même après un redémarrage : Shingleback démarre alors dans la zone de notification à l’ouverture de session</translation>
        </message>
    </context>
    <context>
        <name>StartCard</name>
        <message>
            <source>Open the drive</source>
            <translation>Ouvrir le disque</translation>
        </message>
        <message>
            <source>Check &amp;again</source>
            <translation>&amp;Regarder à nouveau</translation>
        </message>
        <message>
            <source>Open another backup…</source>
            <translation>Ouvrir une sauvegarde à un autre endroit…</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Sauvegarde</translation>
        </message>
        <message>
            <source>Restore files</source>
            <translation>Restaurer des fichiers</translation>
        </message>
        <message>
            <source>Did you back up on another computer? Plug in the drive, and open the backup on it.</source>
            <translation>Avez-vous sauvegardé sur un autre ordinateur ? Branchez le disque et ouvrez la sauvegarde qu’il contient.</translation>
        </message>
        <message>
            <source>Nothing has been backed up yet</source>
            <translation>Rien n’a encore été sauvegardé</translation>
        </message>
        <message>
            <source>The drive is taking a while. It may have to wake up first.</source>
            <translation>Le disque prend son temps. Il doit peut-être d’abord se réveiller.</translation>
        </message>
        <message>
            <source>Opening {place}</source>
            <translation>Ouverture de {place}</translation>
        </message>
        <message>
            <source>The backup could not be read</source>
            <translation>La sauvegarde n’a pas pu être lue</translation>
        </message>
        <message>
            <source>No backup on {place} is complete yet. Once one is, its files appear here.</source>
            <translation>Aucune sauvegarde n’est encore complète sur {place}. Dès qu’il y en aura une, vous trouverez ses fichiers ici.</translation>
        </message>
        <message>
            <source>Nothing to restore yet</source>
            <translation>Rien à restaurer pour l’instant</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is not connected.</source>
            <translation>La sauvegarde est sur {place}, qui n’est pas connecté.</translation>
        </message>
        <message>
            <source>Connect the share to restore files</source>
            <translation>Connectez le partage pour restaurer des fichiers</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is not plugged in.</source>
            <translation>La sauvegarde est sur {place}, qui n’est pas branché.</translation>
        </message>
        <message>
            <source>Plug in the drive to restore files</source>
            <translation>Branchez le disque pour restaurer des fichiers</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is plugged in, but not open.</source>
            <translation>La sauvegarde est sur {place}, qui est branché, mais pas ouvert.</translation>
        </message>
        <message>
            <source>Open the drive to restore files</source>
            <translation>Ouvrez le disque pour restaurer des fichiers</translation>
        </message>
        <message>
            <source>The backup was not found</source>
            <translation>La sauvegarde est introuvable</translation>
        </message>
        <message>
            <source>There is no backup in this folder</source>
            <translation>Il n’y a pas de sauvegarde dans ce dossier</translation>
        </message>
        <message>
            <source>The drive is busy with a backup, so this may take a while.</source>
            <translation>Le disque est occupé par une sauvegarde : cela peut prendre un moment.</translation>
        </message>
        <message>
            <source>Which folder contains the backup?</source>
            <translation>Quel dossier contient la sauvegarde ?</translation>
        </message>
    </context>
    <context>
        <name>StepRow</name>
        <message>
            <source>in progress</source>
            <translation>en cours</translation>
        </message>
        <message>
            <source>done</source>
            <translation>fait</translation>
        </message>
        <message>
            <source>not needed</source>
            <translation>inutile</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>n’a pas réussi</translation>
        </message>
        <message>
            <source>pending</source>
            <translation>à venir</translation>
        </message>
    </context>
    <context>
        <name>StoppedPage</name>
        <message>
            <source>Details</source>
            <translation>Détails</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Arrêté</translation>
        </message>
        <message>
            <source>The drive could not be prepared</source>
            <translation>Le disque n’a pas pu être préparé</translation>
        </message>
        <message>
            <source>It failed at this step: {step}</source>
            <translation>Arrêt à cette étape : {step}</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Fermer</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>&amp;Réessayer</translation>
        </message>
        <message>
            <source>Plug the drive in again, then try again with a new plan.</source>
            <translation>Rebranchez le disque, puis réessayez : il y aura un nouveau plan pour le disque tel qu’il sera alors.</translation>
        </message>
        <message>
            <source>You can also prepare the drive without an administrator's password: try again, and choose “Don't ask for an administrator's password”.</source>
            <translation>Vous pouvez aussi préparer le disque sans le mot de passe d’un administrateur : réessayez, et choisissez « Ne pas demander le mot de passe d’un administrateur ».</translation>
        </message>
        <message>
            <source>You can try again with a new plan, or close this and come back later.</source>
            <translation>Vous pouvez réessayer avec un nouveau plan, ou fermer cette fenêtre et revenir une autre fois.</translation>
        </message>
    </context>
    <context>
        <name>Summary</name>
        <message>
            <source>It is excluded from now on. To undo that, edit the backup set.</source>
            <translation>Cet élément est exclu désormais. Pour annuler cela, modifiez le jeu de sauvegarde.</translation>
        </message>
        <message>
            <source>Don't back &amp;this up anymore</source>
            <translation>&amp;Ne plus sauvegarder ceci</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Durée</translation>
        </message>
        <message>
            <source>Unchanged</source>
            <translation>Inchangé</translation>
        </message>
        <message>
            <source>Renamed or moved</source>
            <translation>Renommé ou déplacé</translation>
        </message>
        <message>
            <source>No longer in your folders</source>
            <translation>N’est plus dans vos dossiers</translation>
        </message>
        <message>
            <source>New attributes only</source>
            <translation>Seuls les attributs ont changé</translation>
        </message>
        <message>
            <source>Not in this backup</source>
            <translation>Pas dans cette sauvegarde</translation>
        </message>
        <message>
            <source>{files}, {size}</source>
            <translation>{files}, {size}</translation>
        </message>
        <message>
            <source>Safe on the drive</source>
            <translation>Bien sur le disque</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>Version</translation>
        </message>
        <message>
            <source>Old versions removed to make room</source>
            <translation>Anciennes versions qui ont cédé la place</translation>
        </message>
    </context>
    <context>
        <name>TargetChoice</name>
        <message>
            <source>Restored files</source>
            <translation>Fichiers restaurés</translation>
        </message>
        <message>
            <source>To the &amp;original folder</source>
            <translation>Là où c’é&amp;tait</translation>
        </message>
        <message>
            <source>To &amp;another folder</source>
            <translation>Dans un &amp;autre dossier</translation>
        </message>
        <message>
            <source>&amp;Choose a folder…</source>
            <translation>&amp;Choisir un dossier…</translation>
        </message>
        <message>
            <source>Where should the files go?</source>
            <translation>Où mettre les fichiers ?</translation>
        </message>
    </context>
    <context>
        <name>TimelineSlider</name>
        <message>
            <source>Version {number} of {count}: {moment}, {facts}</source>
            <translation>Version {number} sur {count} : {moment}, {facts}</translation>
        </message>
        <message>
            <source>{moment}: a backup was interrupted. It made no version.</source>
            <translation>{moment} : une sauvegarde a été interrompue. Elle n’a créé aucune version.</translation>
        </message>
    </context>
    <context>
        <name>TopicList</name>
        <message>
            <source>Search, for example: noise</source>
            <translation>Rechercher, par exemple : bruit</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Rechercher</translation>
        </message>
        <message>
            <source>Search the explanations</source>
            <translation>Rechercher dans les explications</translation>
        </message>
        <message>
            <source>Explanations</source>
            <translation>Explications</translation>
        </message>
        <message>
            <source>No explanation contains these words. Try other ones, or fewer.</source>
            <translation>Aucune explication ne contient ces mots. Essayez-en d'autres, ou moins.</translation>
        </message>
    </context>
    <context>
        <name>Tray</name>
        <message>
            <source>Restore files</source>
            <translation>Restaurer des fichiers</translation>
        </message>
        <message>
            <source>About Shingleback</source>
            <translation>À propos de Shingleback</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Quitter</translation>
        </message>
    </context>
    <context>
        <name>UndoToast</name>
        <message>
            <source>&amp;Undo</source>
            <translation>Ann&amp;uler</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedPart</name>
        <message>
            <source>Unfinished</source>
            <translation>Commencé, et pas terminé</translation>
        </message>
        <message>
            <source>Plug in both drives to continue.</source>
            <translation>Branchez les deux disques pour continuer.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>Oublier</translation>
        </message>
        <message>
            <source>{source} to {target}: {done} of {total} are copied, most recently {when}.</source>
            <translation>{source} vers {target} : {done} sur {total} sont copiés, en dernier {when}.</translation>
        </message>
        <message>
            <source>The backup in {source} to {target}: {done} of {total} are moved, most recently {when}.</source>
            <translation>La sauvegarde de {source} vers {target} : {done} sur {total} sont déplacés, en dernier {when}.</translation>
        </message>
        <message>
            <source>{size} could not be read.</source>
            <translation>{size} n’ont pas pu être lus.</translation>
        </message>
        <message>
            <source>If you forget it, you have to start over. Files on the new drive stay there.</source>
            <translation>Si vous l’oubliez, il faudra recommencer du début. Ce qui est sur le nouveau disque y reste.</translation>
        </message>
        <message>
            <source>&amp;Forget it</source>
            <translation>&amp;Oublier</translation>
        </message>
        <message>
            <source>&amp;Keep it</source>
            <translation>&amp;Garder</translation>
        </message>
    </context>
    <context>
        <name>UnlockDialog</name>
        <message>
            <source>Unlock the drive</source>
            <translation>Déverrouiller le disque</translation>
        </message>
        <message>
            <source>Passphrase</source>
            <translation>Phrase secrète</translation>
        </message>
        <message>
            <source>&amp;Unlock</source>
            <translation>&amp;Déverrouiller</translation>
        </message>
        <message>
            <source>{name} is encrypted. Type the passphrase that was chosen when it was set up.</source>
            <translation>{name} est chiffré. Saisissez la phrase secrète choisie lors de sa configuration.</translation>
        </message>
    </context>
    <context>
        <name>VerdictPart</name>
        <message>
            <source>The evidence is mixed. See below.</source>
            <translation>Tout ne va pas dans le même sens : voir ci-dessous.</translation>
        </message>
        <message>
            <source>How sure is this?</source>
            <translation>Est-ce bien sûr ?</translation>
        </message>
        <message>
            <source>Why we think so</source>
            <translation>Pourquoi nous le pensons</translation>
        </message>
        <message>
            <source>Evidence against it: {reason}</source>
            <translation>Ceci dit le contraire : {reason}</translation>
        </message>
        <message>
            <source>Source: {source}</source>
            <translation>Source : {source}</translation>
        </message>
    </context>
    <context>
        <name>VerificationCard</name>
        <message>
            <source>Progress</source>
            <translation>Ce qui est déjà fait</translation>
        </message>
        <message>
            <source>&amp;Verify everything</source>
            <translation>Tout &amp;vérifier</translation>
        </message>
        <message>
            <source>Stop &amp;verifying</source>
            <translation>Arrêter la &amp;vérification</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Continuer</translation>
        </message>
        <message>
            <source>&amp;Pause</source>
            <translation>&amp;Pause</translation>
        </message>
        <message>
            <source>Is every file still as it was written?</source>
            <translation>Chaque fichier est-il encore tel qu’il a été écrit ?</translation>
        </message>
        <message>
            <source>Every file is read back and compared with what was written.</source>
            <translation>Chaque fichier est relu et comparé à ce qui a été écrit.</translation>
        </message>
        <message>
            <source>{files}, {size}, and what only older versions have: all of it is read back and compared with what was written.</source>
            <translation>{files}, {size}, et ce que seules des versions plus anciennes contiennent : tout est relu et comparé à ce qui a été écrit.</translation>
        </message>
        <message>
            <source>The time left is shown after a few minutes; you can pause it.</source>
            <translation>La durée se précise après quelques minutes ; vous pouvez faire une pause.</translation>
        </message>
        <message>
            <source>Judging by earlier checks, it takes {time}; you can pause it.</source>
            <translation>D’après les vérifications précédentes, cela prend {time} ; vous pouvez faire une pause.</translation>
        </message>
        <message>
            <source>Verifying</source>
            <translation>Vérification en cours</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Arrêt en cours…</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>En pause</translation>
        </message>
        <message>
            <source>Every file is as it was written</source>
            <translation>Chaque fichier est tel qu’il a été écrit</translation>
        </message>
        <message>
            <source>The next backup repairs all versions with what your folders or another copy still have. If files are damaged, have the drive checked.</source>
            <translation>La prochaine sauvegarde répare, dans toutes les versions, ce que vos dossiers ou une autre copie contiennent encore. Faites vérifier le disque si des fichiers sont endommagés.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Arrêté</translation>
        </message>
        <message>
            <source>The rest was not read.</source>
            <translation>Le reste n’a pas été lu.</translation>
        </message>
        <message>
            <source>The backup could not be verified</source>
            <translation>La sauvegarde n’a pas pu être vérifiée</translation>
        </message>
        <message>
            <source>Verify everything</source>
            <translation>Tout vérifier</translation>
        </message>
    </context>
    <context>
        <name>VersionBar</name>
        <message>
            <source>W&amp;hat changed?</source>
            <translation>Qu’est-ce qui a &amp;changé ?</translation>
        </message>
        <message>
            <source>Older version</source>
            <translation>Version plus ancienne</translation>
        </message>
        <message>
            <source>Newer version</source>
            <translation>Version plus récente</translation>
        </message>
    </context>
    <context>
        <name>VersionColumn</name>
        <message>
            <source>Open a copy</source>
            <translation>Ouvrir une copie</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>Restaurer…</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Chargement…</translation>
        </message>
        <message>
            <source>It could not be read from the drive.</source>
            <translation>Il n’a pas pu être lu sur le disque.</translation>
        </message>
        <message>
            <source>Open a copy to see what is in it.</source>
            <translation>Ouvrez une copie pour voir son contenu.</translation>
        </message>
    </context>
    <context>
        <name>VolumesPart</name>
        <message>
            <source>Nothing recognized.</source>
            <translation>Rien de reconnu.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Ouvrir</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>Déverrouiller</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Close all</source>
            <translation>Tout fermer</translation>
        </message>
        <message>
            <source>Open again without access times</source>
            <translation>Rouvrir sans les dates d’accès</translation>
        </message>
        <message>
            <source>Why does that matter?</source>
            <translation>Pourquoi est-ce important ?</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>C&amp;lose it</source>
            <translation>Fer&amp;mer</translation>
        </message>
        <message>
            <source>Closing…</source>
            <translation>Fermeture…</translation>
        </message>
        <message>
            <source>&amp;Use this backup</source>
            <translation>&amp;Utiliser cette sauvegarde</translation>
        </message>
        <message>
            <source>Opening…</source>
            <translation>Ouverture…</translation>
        </message>
        <message>
            <source>Only open volumes are copied. Open the others first, on the drive's card.</source>
            <translation>Seuls les volumes ouverts sont copiés : ouvrez d’abord les autres, sur la fiche du disque.</translation>
        </message>
        <message>
            <source>Copy my &amp;files off first…</source>
            <translation>Copier d’abord mes &amp;fichiers ailleurs…</translation>
        </message>
        <message>
            <source>Nothing is erased before you confirm.</source>
            <translation>Rien n’est effacé avant votre confirmation.</translation>
        </message>
        <message>
            <source>What to expect</source>
            <translation>À quoi s’attendre</translation>
        </message>
        <message>
            <source>Set up “{drive}”</source>
            <translation>Configurer « {drive} »</translation>
        </message>
        <message>
            <source>Checking what is on it…</source>
            <translation>Examen du contenu…</translation>
        </message>
        <message>
            <source>Something changed in the meantime. Nothing was erased.</source>
            <translation>Quelque chose a changé entre-temps. Rien n’a été effacé.</translation>
        </message>
        <message>
            <source>&amp;Set it up from scratch</source>
            <translation>C&amp;onfigurer de nouveau</translation>
        </message>
    </context>
    <context>
        <name>WhatPart</name>
        <message>
            <source>Name of the backup set</source>
            <translation>Nom du jeu de sauvegarde</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>&amp;Enlever</translation>
        </message>
        <message>
            <source>Exc&amp;lude folders…</source>
            <translation>E&amp;xclure des dossiers…</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Quoi</translation>
        </message>
        <message>
            <source>Add &amp;folder…</source>
            <translation>Ajouter un &amp;dossier…</translation>
        </message>
        <message>
            <source>Na&amp;me</source>
            <translation>N&amp;om</translation>
        </message>
    </context>
    <context>
        <name>WhenChooser</name>
        <message>
            <source>When</source>
            <translation>Quand</translation>
        </message>
        <message>
            <source>Only when I start it</source>
            <translation>Quand je le demande</translation>
        </message>
        <message>
            <source>You get a reminder when you plug in the drive.</source>
            <translation>Une notification vous le rappelle quand vous branchez le disque.</translation>
        </message>
        <message>
            <source>When the drive is plugged in</source>
            <translation>Quand le disque est branché</translation>
        </message>
        <message>
            <source>Once a day</source>
            <translation>Une fois par jour</translation>
        </message>
        <message>
            <source>For a drive that stays plugged in. It can tidy up between backups.</source>
            <translation>Pour un disque qui reste branché. Il peut faire du rangement entre les sauvegardes.</translation>
        </message>
    </context>
    <context>
        <name>WherePart</name>
        <message>
            <source>Where to</source>
            <translation>Où</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>This drive is simulated. It runs 30 times faster than a real one.</source>
            <translation>Ce disque est simulé. Il va 30 fois plus vite qu’un vrai.</translation>
        </message>
    </context>
    <context>
        <name>WizardPage</name>
        <message>
            <source>&amp;Cancel</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Retour</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <translation>&amp;Suivant</translation>
        </message>
    </context>
    <context>
        <name>WorkingPage</name>
        <message>
            <source>Progress of this step</source>
            <translation>Avancement de l’étape</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Détails</translation>
        </message>
        <message>
            <source>Preparing “{drive}”</source>
            <translation>Préparation de « {drive} »</translation>
        </message>
        <message>
            <source>It can no longer be stopped.</source>
            <translation>Cela ne peut plus être arrêté.</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Arrêt en cours…</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Arrêter</translation>
        </message>
        <message>
            <source>The drive was unplugged. Checking how far it got…</source>
            <translation>Le disque a été débranché. Vérification de ce qui a été fait…</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering. Leave the drive plugged in.</source>
            <translation>Le service qui connaît les disques (UDisks2) ne répond pas. Laissez le disque branché.</translation>
        </message>
        <message>
            <source>Leave the drive plugged in. This may take minutes.</source>
            <translation>Laissez le disque branché. Cela peut prendre quelques minutes.</translation>
        </message>
    </context>
    <context>
        <name>WriteCacheNotice</name>
        <message>
            <source>Reset it</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <source>The write cache is being reset. You may be asked for a password.</source>
            <translation>Le cache d’écriture est en cours de rétablissement. Un mot de passe vous sera peut-être demandé.</translation>
        </message>
        <message>
            <source>A measurement was interrupted before it could reset this drive's write cache, so the drive may be slow.</source>
            <translation>Une mesure a été interrompue avant d’avoir pu rétablir le cache d’écriture de ce disque : le disque est peut-être lent.</translation>
        </message>
    </context>
    <context>
        <name>YearCalendar</name>
        <message>
            <source>The last twelve months</source>
            <translation>Les douze derniers mois</translation>
        </message>
    </context>
    <context>
        <name>ZonesPage</name>
        <message>
            <source>Open a &amp;file saved from blkzone…</source>
            <translation>Lire un &amp;fichier produit par blkzone…</translation>
        </message>
        <message>
            <source>Each zone is written from its beginning to its end, and the write pointer shows how far. Deleted space becomes usable again only zone by zone, when the filesystem empties one. Only conventional zones can be written anywhere. While this page is open, the map is updated every few seconds, even during a backup.</source>
            <translation>Chaque zone s’écrit du début à la fin ; le pointeur d’écriture indique jusqu’où. Ce qui a été supprimé ne se libère que zone par zone, quand le système de fichiers en vide une. Seules les zones conventionnelles peuvent être écrites partout. Tant que cette page est ouverte, la carte est relue toutes les quelques secondes, même pendant une sauvegarde.</translation>
        </message>
        <message>
            <source>Zones of {drive}</source>
            <translation>Zones de {drive}</translation>
        </message>
        <message>
            <source>The zones could not be read</source>
            <translation>Les zones n’ont pas pu être lues</translation>
        </message>
        <message>
            <source>Reading the zones…</source>
            <translation>Lecture des zones…</translation>
        </message>
        <message>
            <source>Zones: {total}, of {size} each. Each square stands for {count}.</source>
            <translation>Zones : {total}, de {size} chacune ; chaque signe en représente {count}.</translation>
        </message>
        <message>
            <source>Map of the zones</source>
            <translation>Carte des zones</translation>
        </message>
        <message>
            <source>Open at once: {count} of at most {most}.</source>
            <translation>Ouvertes à la fois : {count} sur {most} au plus.</translation>
        </message>
        <message>
            <source>Open or closed at once: {count} of at most {most}.</source>
            <translation>Ouvertes ou fermées à la fois : {count} sur {most} au plus.</translation>
        </message>
        <message>
            <source>{count} conventional: can be written anywhere</source>
            <translation>{count} conventionnelles : inscriptibles partout</translation>
        </message>
        <message>
            <source>{count} empty</source>
            <translation>{count} vides</translation>
        </message>
        <message>
            <source>{count} open: being written</source>
            <translation>{count} ouvertes : en cours d’écriture</translation>
        </message>
        <message>
            <source>{count} closed: written in part</source>
            <translation>{count} fermées : écrites en partie</translation>
        </message>
        <message>
            <source>{count} full: must be emptied as a whole before being written again</source>
            <translation>{count} pleines : à vider en entier avant d’y réécrire</translation>
        </message>
        <message>
            <source>{count} read-only: the drive refuses to write there</source>
            <translation>{count} en lecture seule : le disque n’y accepte plus d’écriture</translation>
        </message>
        <message>
            <source>{count} offline: the data there is lost</source>
            <translation>{count} hors ligne : ce qui s’y trouvait est perdu</translation>
        </message>
        <message>
            <source>zone {number}: {written} of {size}</source>
            <translation>zone {number} : {written} sur {size}</translation>
        </message>
        <message>
            <source>and {count} more</source>
            <translation>et {count} de plus</translation>
        </message>
        <message>
            <source>Written in part, up to the write pointer:</source>
            <translation>Écrites en partie, jusqu’au pointeur d’écriture :</translation>
        </message>
        <message>
            <source>A report of blkzone</source>
            <translation>Un rapport de blkzone</translation>
        </message>
    </context>
    <context>
        <name>_Lines</name>
        <message>
            <source>Lines of the log</source>
            <translation>Lignes du journal</translation>
        </message>
    </context>
    <context>
        <name>about</name>
        <message>
            <source>It runs from its source code.</source>
            <translation>Il s’exécute depuis son code source.</translation>
        </message>
        <message>
            <source>It is installed as a Python package.</source>
            <translation>Il est installé comme paquet Python.</translation>
        </message>
        <message>
            <source>It is installed with pipx.</source>
            <translation>Il est installé avec pipx.</translation>
        </message>
        <message>
            <source>It runs from an unpacked archive.</source>
            <translation>Il s’exécute depuis une archive décompressée.</translation>
        </message>
        <message>
            <source>It is installed as a Debian package.</source>
            <translation>Il est installé comme paquet Debian.</translation>
        </message>
    </context>
    <context>
        <name>adjusting</name>
        <message>
            <source>Linux does not use UAS for this drive.</source>
            <translation>Linux n’utilise pas UAS pour ce disque.</translation>
        </message>
        <message>
            <source>Linux uses UAS for this drive.</source>
            <translation>Linux utilise UAS pour ce disque.</translation>
        </message>
        <message>
            <source>UAS is switched off for this enclosure.</source>
            <translation>UAS est désactivé pour ce boîtier.</translation>
        </message>
        <message>
            <source>UAS will be off once you eject the drive and plug it in again.</source>
            <translation>UAS sera désactivé dès que vous aurez éjecté le disque et l’aurez rebranché.</translation>
        </message>
        <message>
            <source>Linux will use UAS again once you eject the drive and plug it in again.</source>
            <translation>Linux utilisera de nouveau UAS dès que vous aurez éjecté le disque et l’aurez rebranché.</translation>
        </message>
        <message>
            <source>As it is connected now, the drive can't be told when to stop.</source>
            <translation>Tel que le disque est branché, on ne peut pas lui dire quand s’arrêter.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) can't be asked, so it isn't known when the drive stops.</source>
            <translation>Le service des disques (UDisks2) ne peut pas être interrogé : on ne sait donc pas quand le disque s’arrête.</translation>
        </message>
        <message>
            <source>When idle, the drive stops after the time that its maker set.</source>
            <translation>Inactif, le disque s’arrête après le délai que son fabricant a réglé.</translation>
        </message>
        <message>
            <source>Once it has lost power, the drive stops after the time that its maker set.</source>
            <translation>Une fois privé de courant, le disque s’arrêtera après le délai que son fabricant a réglé.</translation>
        </message>
        <message>
            <source>The drive is set not to stop when idle.</source>
            <translation>Le disque est réglé pour ne pas s’arrêter quand il est inactif.</translation>
        </message>
        <message numerus="yes">
            <source>The drive is set to stop after %n idle minute(s).</source>
            <translation>
                <numerusform>Le disque est réglé pour s’arrêter après %Ln minute sans travail.</numerusform>
                <numerusform>Le disque est réglé pour s’arrêter après %Ln minutes sans travail.</numerusform>
            </translation>
        </message>
        <message>
            <source>The drive is asked not to park its heads when idle.</source>
            <translation>Il est demandé au disque de ne pas parquer ses têtes quand il est inactif.</translation>
        </message>
        <message>
            <source>The drive parks its heads as its maker set it.</source>
            <translation>Le disque parque ses têtes comme l’a réglé son fabricant.</translation>
        </message>
        <message>
            <source>Once it has lost power, the drive parks its heads as its maker set it.</source>
            <translation>Une fois privé de courant, le disque parquera ses têtes comme l’a réglé son fabricant.</translation>
        </message>
        <message>
            <source>The drive's level of power management (APM) is set to {level}.</source>
            <translation>Le niveau de gestion de l’énergie (APM) du disque est réglé sur {level}.</translation>
        </message>
    </context>
    <context>
        <name>application</name>
        <message>
            <source>Shingleback is already open, but does not answer. Wait a moment and try again, or end it and start it again.</source>
            <translation>Shingleback est déjà ouvert, mais ne répond pas. Attendez un moment et réessayez, ou arrêtez-le et redémarrez-le.</translation>
        </message>
    </context>
    <context>
        <name>armor</name>
        <message>
            <source>This computer runs from it. Choose another drive.</source>
            <translation>C’est le disque système de cet ordinateur. Choisissez un autre disque.</translation>
        </message>
        <message>
            <source>It is built into this computer. Choose an external drive.</source>
            <translation>Il est intégré à cet ordinateur. Choisissez un disque que vous avez branché vous-même.</translation>
        </message>
        <message>
            <source>It is used as swap space. Turn that off first (“sudo swapoff”), or wake up the computer that is hibernating on it, or choose another drive.</source>
            <translation>Un ordinateur y garde une partie de sa mémoire. Désactivez d’abord cela (« sudo swapoff »), ou réveillez l’ordinateur qui y dort ; ou choisissez un autre disque.</translation>
        </message>
        <message>
            <source>It is part of something larger ({kind}), which may not work without it. Remove it from there first, or choose another drive.</source>
            <translation>Il fait partie d’un ensemble plus grand ({kind}), qui n’est peut-être plus complet sans lui. Retirez-le d’abord de cet ensemble, ou choisissez un autre disque.</translation>
        </message>
        <message>
            <source>It is in use by something that can't be closed from here ({what}). Quit that, or unplug the drive, restart the computer and plug it back in.</source>
            <translation>Quelque chose y est utilisé et ne peut pas être fermé d’ici ({what}). Arrêtez ce qui l’utilise, ou débranchez le disque et rebranchez-le après un redémarrage.</translation>
        </message>
        <message>
            <source>It is open ({point}). Close it first, here or in your file manager.</source>
            <translation>Il est ouvert ({point}). Fermez-le d’abord, ici ou dans votre gestionnaire de fichiers.</translation>
        </message>
        <message>
            <source>Its encrypted part is unlocked. Close it first, here or in your file manager.</source>
            <translation>Sa partie chiffrée est déverrouillée. Fermez-la d’abord, ici ou dans votre gestionnaire de fichiers.</translation>
        </message>
        <message>
            <source>It is on your list of protected drives. If you are sure, remove it from that list first.</source>
            <translation>Il est dans votre liste de disques protégés. Si c’est bien ce que vous voulez, retirez-le d’abord de cette liste.</translation>
        </message>
        <message>
            <source>This computer expects it at startup ({what}), and may not start without it. Remove its line from /etc/fstab or /etc/crypttab first, or choose another drive.</source>
            <translation>Cet ordinateur l’attend à chaque démarrage ({what}) et risque de ne pas démarrer sans lui. Retirez d’abord sa ligne de /etc/fstab ou de /etc/crypttab, ou choisissez un autre disque.</translation>
        </message>
        <message>
            <source>It is write-protected. If it has a small lock switch, slide it; otherwise choose another drive.</source>
            <translation>On ne peut pas y écrire. S’il a un petit interrupteur de protection, basculez-le ; sinon, choisissez un autre disque.</translation>
        </message>
        <message>
            <source>It is not a separate drive, but a file or a part of something larger. Choose a real drive.</source>
            <translation>Ce n’est pas un disque à part entière, mais un fichier ou un morceau d’un ensemble plus grand. Choisissez un vrai disque.</translation>
        </message>
        <message>
            <source>It is empty. Insert a card, and wait a moment.</source>
            <translation>Il est vide. Insérez une carte, et attendez un instant.</translation>
        </message>
        <message>
            <source>It can't be told from another drive of its kind, so the wrong one could be erased. Unplug drives that look like it; if that doesn't help, use a computer with Linux 5.15 or newer.</source>
            <translation>Rien ne le distingue d’un autre disque du même genre : le mauvais pourrait être effacé. Débranchez les disques qui lui ressemblent ; si cela n’aide pas, utilisez un ordinateur avec Linux 5.15 ou plus récent.</translation>
        </message>
        <message>
            <source>It is busy right now. Wait until it has finished, then try again.</source>
            <translation>Il est en train de travailler. Attendez que ce soit fini, puis réessayez.</translation>
        </message>
        <message>
            <source>its model</source>
            <translation>son modèle</translation>
        </message>
        <message>
            <source>its serial number</source>
            <translation>son numéro de série</translation>
        </message>
        <message>
            <source>its worldwide name</source>
            <translation>son identifiant mondial</translation>
        </message>
        <message>
            <source>its size</source>
            <translation>sa taille</translation>
        </message>
        <message>
            <source>it is no longer there</source>
            <translation>il n’est plus là</translation>
        </message>
        <message>
            <source>it was unplugged in the meantime</source>
            <translation>il a été débranché entre-temps</translation>
        </message>
        <message>
            <source>where it is plugged in</source>
            <translation>l’endroit où il est branché</translation>
        </message>
        <message>
            <source>what is on it</source>
            <translation>ce qu’il contient</translation>
        </message>
    </context>
    <context>
        <name>arrays</name>
        <message>
            <source>software RAID</source>
            <translation>RAID logiciel</translation>
        </message>
        <message>
            <source>btrfs over several drives</source>
            <translation>btrfs sur plusieurs disques</translation>
        </message>
        <message>
            <source>ZFS pool</source>
            <translation>pool ZFS</translation>
        </message>
        <message>
            <source>RAID of LVM</source>
            <translation>RAID de LVM</translation>
        </message>
        <message>
            <source>cache</source>
            <translation>cache</translation>
        </message>
        <message>
            <source>SnapRAID array</source>
            <translation>ensemble SnapRAID</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. With each change, parity is rewritten in the middle of old data, which is what it does slowest. A long pause can get it thrown out of the array, and a rebuild can take days. Keep another copy of what is on it, and plan to replace it with a conventional drive.</source>
            <translation>Ce disque SMR fait partie d’un ensemble ({what}). À chaque changement, la parité est réécrite au milieu d’anciennes données : c’est ce qu’il fait le plus lentement. Une longue pause peut le faire exclure de l’ensemble, et une reconstruction peut prendre des jours. Gardez une autre copie de ce qu’il contient, et prévoyez de le remplacer par un disque classique.</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. Shingleback can't see whether that is a RAIDZ; “zpool status” shows it. In a published test, adding such a drive to a RAIDZ took more than 9 days, and a conventional one 16 hours: plan to replace it with a conventional drive. As a mirror or a single drive it may stay.</source>
            <translation>Ce disque SMR fait partie d’un ensemble ({what}). D’ici, on ne voit pas si c’est un RAIDZ ; « zpool status » le dit. Dans un test publié, intégrer un tel disque dans un RAIDZ a pris plus de 9 jours, contre 16 heures pour un disque classique : prévoyez de le remplacer par un disque classique. En miroir ou seul, il peut rester.</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. Shingleback can't see its level; “sudo lvs -o +segtype” shows it. RAID 0 and 1 are fine. With RAID 5 or 6, plan to replace it with a conventional drive: parity is rewritten with each change, in the middle of old data, which is what it does slowest.</source>
            <translation>Ce disque SMR fait partie d’un ensemble ({what}). D’ici, on ne voit pas son niveau ; « sudo lvs -o +segtype » le dit. RAID 0 et 1 conviennent. Avec RAID 5 ou 6, prévoyez de le remplacer par un disque classique : à chaque changement, la parité est réécrite au milieu d’anciennes données, et c’est ce qu’il fait le plus lentement.</translation>
        </message>
        <message>
            <source>A cache stands in front of this shingled drive ({what}). It writes small pieces all over the drive, and after a crash all of them at once, which can keep the drive busy for hours. Use the drive without a cache.</source>
            <translation>Un cache est placé devant ce disque SMR ({what}). Il réécrit par petits morceaux partout sur le disque, et tout d’un coup après un plantage : cela peut occuper le disque pendant des heures. Mieux vaut l’utiliser sans cache.</translation>
        </message>
        <message>
            <source>This shingled drive is the cache of another one ({what}). Small writes all over it are what it does slowest. Use a solid-state drive for that, or no cache.</source>
            <translation>Ce disque SMR sert de cache à un autre ({what}). De petites écritures un peu partout, c’est ce qu’il fait le plus lentement. Mieux vaut un SSD pour cela, ou pas de cache.</translation>
        </message>
        <message>
            <source>This shingled drive holds SnapRAID's parity. Each sync rewrites the middle of it, which is what it does slowest. Use the drive for data instead, and put the parity on a conventional drive.</source>
            <translation>Ce disque SMR contient la parité de SnapRAID. Chaque synchronisation réécrit en plein milieu, et c’est ce qu’il fait le plus lentement. Mieux vaut lui confier des données, et mettre la parité sur un disque classique.</translation>
        </message>
    </context>
    <context>
        <name>cache</name>
        <message>
            <source>{fill} of {capacity}</source>
            <translation>{fill} sur {capacity}</translation>
        </message>
        <message>
            <source>{fill} of about {capacity}</source>
            <translation>{fill} sur environ {capacity}</translation>
        </message>
        <message>
            <source>({low} to {high})</source>
            <translation>({low} à {high})</translation>
        </message>
        <message>
            <source>about {fill}</source>
            <translation>environ {fill}</translation>
        </message>
        <message>
            <source>(of {size})</source>
            <translation>(sur {size})</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Plein</translation>
        </message>
        <message>
            <source>Empty</source>
            <translation>Vide</translation>
        </message>
        <message>
            <source>Probably empty</source>
            <translation>Probablement vide</translation>
        </message>
        <message>
            <source>Almost empty</source>
            <translation>Presque vide</translation>
        </message>
        <message>
            <source>almost nothing</source>
            <translation>presque rien</translation>
        </message>
        <message>
            <source>(holds {size})</source>
            <translation>(capacité : {size})</translation>
        </message>
    </context>
    <context>
        <name>care</name>
        <message>
            <source>Check the filesystem</source>
            <translation>Vérifier le système de fichiers</translation>
        </message>
        <message>
            <source>Short self-test</source>
            <translation>Autotest court</translation>
        </message>
        <message>
            <source>Long self-test</source>
            <translation>Autotest long</translation>
        </message>
        <message>
            <source>Read a portion of everything</source>
            <translation>Lire une partie de tout</translation>
        </message>
        <message>
            <source>Collect garbage</source>
            <translation>Ramasser les miettes (f2fs)</translation>
        </message>
        <message>
            <source>Balance</source>
            <translation>Rééquilibrer (btrfs)</translation>
        </message>
        <message>
            <source>Trim free space</source>
            <translation>Signaler l’espace libre (TRIM)</translation>
        </message>
        <message>
            <source>Rest</source>
            <translation>Repos</translation>
        </message>
        <message>
            <source>Not everything on this drive has been read back yet.</source>
            <translation>Tout n’a pas encore été relu sur ce disque.</translation>
        </message>
        <message>
            <source>Everything should be read back once in three months, a portion at a time.</source>
            <translation>Tout devrait être relu une fois en trois mois, partie par partie.</translation>
        </message>
        <message>
            <source>There is free space, but nearly all of it is tied up in block groups that are half empty.</source>
            <translation>Il y a de l’espace libre, mais presque tout se trouve dans des groupes de blocs à moitié vides.</translation>
        </message>
        <message>
            <source>Much of the free space lies in zones that have to be reclaimed before they can be written again.</source>
            <translation>Une grande part de l’espace libre se trouve dans des zones à récupérer avant de pouvoir y écrire de nouveau.</translation>
        </message>
        <message>
            <source>This drive was used before, and still keeps its old content although nobody needs it.</source>
            <translation>Ce disque a déjà servi et garde encore son ancien contenu, dont personne n’a besoin.</translation>
        </message>
        <message>
            <source>Many files were deleted, but the drive hasn't been told.</source>
            <translation>Beaucoup a été supprimé, et le disque ne le sait pas.</translation>
        </message>
        <message>
            <source>Few segments are free, and many are nearly empty.</source>
            <translation>Peu de segments sont libres, et beaucoup contiennent peu.</translation>
        </message>
        <message>
            <source>The last self-test was more than a month ago.</source>
            <translation>Le dernier autotest date de plus d’un mois.</translation>
        </message>
        <message>
            <source>The last one was more than six months ago.</source>
            <translation>La dernière fois date de plus de six mois.</translation>
        </message>
        <message>
            <source>Last time, the drive was unplugged without being ejected.</source>
            <translation>La dernière fois, le disque a été débranché sans être éjecté.</translation>
        </message>
        <message>
            <source>Data of the last backup is still in the drive's cache.</source>
            <translation>La dernière sauvegarde attend encore dans le cache du disque.</translation>
        </message>
        <message>
            <source>It isn't due.</source>
            <translation>Ce n’est pas encore le moment.</translation>
        </message>
        <message>
            <source>If you skip this, a small fault can grow with the next backup.</source>
            <translation>Sinon, un petit défaut peut grandir avec la prochaine sauvegarde.</translation>
        </message>
        <message>
            <source>If you skip this, a failing drive is noticed later.</source>
            <translation>Sinon, un disque qui faiblit est remarqué plus tard.</translation>
        </message>
        <message>
            <source>If you skip this, bad sectors are noticed only when a file on them is needed.</source>
            <translation>Sinon, les secteurs défectueux sont remarqués quand on a besoin d’un fichier qui s’y trouve.</translation>
        </message>
        <message>
            <source>If you skip this, damage is noticed only when a file is needed, and the original may be gone by then.</source>
            <translation>Sinon, un dégât est remarqué quand on a besoin d’un fichier, et l’original peut avoir disparu d’ici là.</translation>
        </message>
        <message>
            <source>If you skip this, backups become slower and slower.</source>
            <translation>Sinon, les prochaines sauvegardes deviennent de plus en plus lentes.</translation>
        </message>
        <message>
            <source>If you skip this, the drive may refuse every write although it has free space.</source>
            <translation>Sinon, le disque peut refuser toute écriture alors qu’il a de l’espace libre.</translation>
        </message>
        <message>
            <source>If you skip this, writing becomes slow once the drive is nearly full.</source>
            <translation>Sinon, l’écriture devient lente quand le disque est presque plein.</translation>
        </message>
        <message>
            <source>If you skip this, the next backup starts slowly.</source>
            <translation>Sinon, la prochaine sauvegarde commence lentement.</translation>
        </message>
        <message>
            <source>This needs Shingleback's helper, which isn't installed.</source>
            <translation>Il faut pour cela l’assistant de Shingleback, qui n’est pas installé.</translation>
        </message>
        <message>
            <source>Open the drive first.</source>
            <translation>Ouvrez d’abord le disque.</translation>
        </message>
        <message>
            <source>Close the drive first; it can stay plugged in.</source>
            <translation>Fermez d’abord le disque ; il peut rester branché.</translation>
        </message>
        <message>
            <source>Drives of this family were reported to hang under TRIM, and their maker advises against it.</source>
            <translation>Des disques de cette famille se seraient bloqués avec TRIM, et leur fabricant le déconseille.</translation>
        </message>
        <message>
            <source>This drive doesn't support TRIM, at least not over this connection.</source>
            <translation>Ce disque n’accepte pas TRIM, du moins pas par cette connexion.</translation>
        </message>
        <message>
            <source>A self-test can't be started on this drive.</source>
            <translation>On ne peut pas demander d’autotest à ce disque.</translation>
        </message>
        <message>
            <source>The filesystem on this drive doesn't need this.</source>
            <translation>Cela n’aide pas avec le système de fichiers de ce disque.</translation>
        </message>
        <message>
            <source>Nothing on this drive has checksums to verify.</source>
            <translation>Rien sur ce disque n’a de somme de contrôle à comparer.</translation>
        </message>
        <message>
            <source>This drive has no cache to empty.</source>
            <translation>Ce disque n’a pas de cache à vider.</translation>
        </message>
        <message>
            <source>Other work isn't affected.</source>
            <translation>Rien d’autre ne doit attendre.</translation>
        </message>
        <message>
            <source>Other work on the drive goes first.</source>
            <translation>Les autres travaux sur le disque passent d’abord.</translation>
        </message>
        <message>
            <source>Meanwhile, other work on the drive is slow.</source>
            <translation>Pendant ce temps, les autres travaux sur le disque sont lents.</translation>
        </message>
        <message>
            <source>There is room for {size} more, besides the space that must stay free.</source>
            <translation>Il reste de la place pour {size}, en plus de l’espace qui doit rester libre.</translation>
        </message>
        <message>
            <source>Nothing more fits: there is space for content, but not for the list of files. Old versions must be deleted.</source>
            <translation>Plus rien ne tient : il y a de la place pour le contenu, mais pas pour la liste des fichiers. D’anciennes versions doivent partir.</translation>
        </message>
        <message>
            <source>Nothing more fits: this filesystem can't hold more files. Old versions must be deleted.</source>
            <translation>Plus rien ne tient : ce système de fichiers ne peut pas contenir plus de fichiers. D’anciennes versions doivent partir.</translation>
        </message>
        <message>
            <source>There is room for {size} more. A full zoned drive can become read-only for good, so more must stay free.</source>
            <translation>Il reste de la place pour {size}. Un disque à zones plein peut passer en lecture seule pour toujours, il doit donc rester plus d’espace libre.</translation>
        </message>
        <message>
            <source>Nothing more fits, because the remaining space must stay free.</source>
            <translation>Plus rien ne tient : l’espace qui reste doit rester libre.</translation>
        </message>
        <message>
            <source>Nothing more fits: a full zoned drive can become read-only for good, so the remaining space must stay free.</source>
            <translation>Plus rien ne tient : un disque à zones plein peut passer en lecture seule pour toujours, l’espace qui reste doit donc rester libre.</translation>
        </message>
        <message>
            <source>The filesystem is sound.</source>
            <translation>Le système de fichiers est sain.</translation>
        </message>
        <message>
            <source>The filesystem has errors. Copy its files to another drive before you have it repaired, because a repair can lose files.</source>
            <translation>Le système de fichiers contient des erreurs. Copiez ce qui est sur le disque avant de le faire réparer : une réparation peut perdre des fichiers.</translation>
        </message>
        <message>
            <source>The drive passed its self-test.</source>
            <translation>Le disque a réussi son auto-test.</translation>
        </message>
        <message>
            <source>The self-test failed ({status}). First copy the files to another drive.</source>
            <translation>L’auto-test a échoué ({status}). Copiez d’abord ce qui est sur le disque vers un autre.</translation>
        </message>
        <message>
            <source>part of the disk can't be read</source>
            <translation>une partie du disque est illisible</translation>
        </message>
        <message>
            <source>the heads can't find their position</source>
            <translation>le bras des têtes ne trouve pas sa position</translation>
        </message>
        <message>
            <source>the electronics are faulty</source>
            <translation>l’électronique est défectueuse</translation>
        </message>
        <message>
            <source>it seems to have been damaged by a fall or a knock</source>
            <translation>il semble endommagé par une chute ou un choc</translation>
        </message>
        <message>
            <source>a fatal error ended it early</source>
            <translation>une erreur grave l’a interrompu</translation>
        </message>
        <message>
            <source>the drive does not say why</source>
            <translation>le disque ne dit pas pourquoi</translation>
        </message>
        <message>
            <source>Shingleback leaves arrays alone. Have the array checked every three months. Rebuilding it onto a shingled drive can take more than a week.</source>
            <translation>Shingleback ne touche pas aux grappes. Faites vérifier la grappe tous les trois mois. La reconstruire sur un disque SMR peut prendre plus d’une semaine.</translation>
        </message>
        <message>
            <source>Shingleback leaves arrays alone. Run btrfs scrub every three months. Replacing a shingled drive can take more than a week.</source>
            <translation>Shingleback ne touche pas aux grappes. Lancez btrfs scrub tous les trois mois. Remplacer un disque SMR peut prendre plus d’une semaine.</translation>
        </message>
        <message>
            <source>Shingleback leaves pools alone. Scrub the pool every three months, set redundant_metadata=most, and autotrim=on only if the drive takes TRIM well. A resilver onto a shingled drive can take more than a week.</source>
            <translation>Shingleback ne touche pas aux pools. Lancez un scrub tous les trois mois, choisissez redundant_metadata=most, et autotrim=on seulement si le disque supporte bien TRIM. Un resilver sur un disque SMR peut prendre plus d’une semaine.</translation>
        </message>
        <message numerus="yes">
            <source>%n task(s) due</source>
            <translation>
                <numerusform>%Ln chose à faire</numerusform>
                <numerusform>%Ln choses à faire</numerusform>
            </translation>
        </message>
        <message>
            <source>Takes about {high}.</source>
            <translation>Prend environ {high}.</translation>
        </message>
        <message>
            <source>Takes {time}.</source>
            <translation>Prend {time}.</translation>
        </message>
        <message>
            <source>The drive rewrites up to {size}.</source>
            <translation>Le disque réécrit jusqu’à {size}.</translation>
        </message>
        <message>
            <source>{count} of {all} portions are due.</source>
            <translation>{count} parties sur {all} sont à faire.</translation>
        </message>
        <message numerus="yes">
            <source>At this pace it will be full in %n day(s).</source>
            <translation>
                <numerusform>À ce rythme, il sera plein dans %Ln jour.</numerusform>
                <numerusform>À ce rythme, il sera plein dans %Ln jours.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The next backup removes %n old version(s). Of those older than 30 days, the newest of each month is kept.</source>
            <translation>
                <numerusform>La prochaine sauvegarde supprime %Ln ancienne version. De celles de plus de 30 jours, la plus récente de chaque mois est gardée.</numerusform>
                <numerusform>La prochaine sauvegarde supprime %Ln anciennes versions. De celles de plus de 30 jours, la plus récente de chaque mois est gardée.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>When space runs low, the oldest of %n version(s) are removed first. The newest is always kept.</source>
            <translation>
                <numerusform>Quand la place manque, la plus ancienne de %Ln version est supprimée d’abord. La plus récente est toujours gardée.</numerusform>
                <numerusform>Quand la place manque, les plus anciennes de %Ln versions sont supprimées d’abord. La plus récente est toujours gardée.</numerusform>
            </translation>
        </message>
        <message>
            <source>Care is under way</source>
            <translation>Entretien en cours</translation>
        </message>
        <message>
            <source>The night's work is done. It is safe to unplug.</source>
            <translation>Le travail de la nuit est fait. Vous pouvez débrancher sans risque.</translation>
        </message>
        <message>
            <source>The night's work is over, but the drive was not ejected.</source>
            <translation>Le travail de la nuit est terminé. Le disque n’est pas éjecté.</translation>
        </message>
        <message>
            <source>Something on the drive is damaged</source>
            <translation>Quelque chose sur le disque est endommagé</translation>
        </message>
        <message>
            <source>{files}, {size} read back and intact.</source>
            <translation>{files}, {size} relus et intacts.</translation>
        </message>
        <message numerus="yes">
            <source>%n error(s) could not be corrected. Restore these files, or back them up again.</source>
            <translation>
                <numerusform>%Ln erreur n’a pas pu être corrigée. Restaurez ces fichiers, ou sauvegardez-les de nouveau.</numerusform>
                <numerusform>%Ln erreurs n’ont pas pu être corrigées. Restaurez ces fichiers, ou sauvegardez-les de nouveau.</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} of {all} portions have been read.</source>
            <translation>{count} parties sur {all} ont été lues.</translation>
        </message>
        <message>
            <source>{size} are unallocated again.</source>
            <translation>{size} sont à nouveau non alloués.</translation>
        </message>
        <message>
            <source>The drive was told that {size} are free.</source>
            <translation>{size} ont été signalés au disque comme libres.</translation>
        </message>
        <message numerus="yes">
            <source>%n section(s) cleaned.</source>
            <translation>
                <numerusform>%Ln section nettoyée.</numerusform>
                <numerusform>%Ln sections nettoyées.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>clone</name>
        <message>
            <source>Choose…</source>
            <translation>Choisir…</translation>
        </message>
        <message>
            <source>An image file…</source>
            <translation>Un fichier image…</translation>
        </message>
        <message>
            <source>Image file {name}</source>
            <translation>Fichier image {name}</translation>
        </message>
        <message>
            <source>Comparing</source>
            <translation>Comparaison</translation>
        </message>
        <message>
            <source>Finishing</source>
            <translation>Finalisation</translation>
        </message>
        <message>
            <source>Both are read back and compared.</source>
            <translation>Les deux sont relus et comparés.</translation>
        </message>
        <message>
            <source>Everything is copied. Getting the copy ready to use.</source>
            <translation>Tout est copié. La copie est en train d’être rendue utilisable.</translation>
        </message>
        <message>
            <source>The drive is copied from front to back, in large writes.</source>
            <translation>Le disque est copié du début à la fin, en grandes écritures.</translation>
        </message>
        <message>
            <source>Both are read back and compared afterward.</source>
            <translation>Ensuite, les deux sont relus et comparés.</translation>
        </message>
        <message>
            <source>The copy is paused. Continue whenever you like.</source>
            <translation>La copie attend. Continuez quand vous voulez.</translation>
        </message>
        <message>
            <source>Data on its way to the drive is written first.</source>
            <translation>Ce qui est en route vers le disque est d’abord écrit.</translation>
        </message>
        <message>
            <source>What was copied is kept, so you can continue later.</source>
            <translation>Ce qui est copié est conservé, pour que vous puissiez continuer plus tard.</translation>
        </message>
        <message>
            <source>The copy is complete</source>
            <translation>La copie est complète</translation>
        </message>
        <message>
            <source>The copy is complete, except for areas that could not be read</source>
            <translation>La copie est complète, sauf ce qui n’a pas pu être lu</translation>
        </message>
        <message>
            <source>The copy could not start</source>
            <translation>La copie n’a pas pu commencer</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>Pas commencé, par sécurité</translation>
        </message>
        <message>
            <source>A drive was disconnected</source>
            <translation>Un disque a disparu</translation>
        </message>
        <message>
            <source>There is not enough space</source>
            <translation>Il n’y a pas assez de place</translation>
        </message>
        <message>
            <source>A drive returned errors</source>
            <translation>Un disque a renvoyé des erreurs</translation>
        </message>
        <message>
            <source>The copy was stopped</source>
            <translation>La copie est arrêtée</translation>
        </message>
        <message>
            <source>The copy was interrupted</source>
            <translation>La copie a été interrompue</translation>
        </message>
        <message>
            <source>Both were read back, and are identical.</source>
            <translation>Les deux ont été relus, et sont identiques.</translation>
        </message>
        <message>
            <source>The copy was not compared with the original.</source>
            <translation>Ils n’ont pas été comparés.</translation>
        </message>
        <message>
            <source>The filesystem now fills the new drive.</source>
            <translation>Le système de fichiers a toute la place du nouveau disque.</translation>
        </message>
        <message>
            <source>Copy {source} to {target}</source>
            <translation>Copier {source} sur {target}</translation>
        </message>
        <message>
            <source>It is in the file {path}.</source>
            <translation>Elle est dans le fichier {path}.</translation>
        </message>
        <message>
            <source>The drive is copied as it is, in large writes. This is the fastest way to move to a new drive, or to rescue a failing one. The old drive is only read.</source>
            <translation>Le disque est copié tel quel, en grandes écritures : le chemin le plus rapide vers un nouveau disque, et loin d’un disque qui lâche. L’ancien disque est seulement lu.</translation>
        </message>
        <message>
            <source>A full drive takes many hours. You can pause it.</source>
            <translation>Un disque plein prend de nombreuses heures. Vous pouvez mettre la copie en pause.</translation>
        </message>
        <message>
            <source>Probably {time}. You can pause it.</source>
            <translation>Probablement {time}. Vous pouvez mettre la copie en pause.</translation>
        </message>
        <message>
            <source>Probably {time}, with the comparison. You can pause it.</source>
            <translation>Probablement {time}, avec la comparaison. Vous pouvez mettre la copie en pause.</translation>
        </message>
        <message>
            <source>Everything on the new drive is erased.</source>
            <translation>Tout le contenu du nouveau disque est effacé.</translation>
        </message>
        <message>
            <source>The old drive reports problems. What it can't read is missing from the copy, and takes longer.</source>
            <translation>L’ancien disque signale des problèmes. Ce qu’il ne peut pas lire manquera dans la copie et prendra plus de temps.</translation>
        </message>
        <message>
            <source>If you stop it, or a drive is unplugged, it can continue from there later.</source>
            <translation>Si vous l’arrêtez ou si un disque est débranché, cela peut reprendre plus tard au même point.</translation>
        </message>
    </context>
    <context>
        <name>cloning</name>
        <message>
            <source>Check again that these are the two drives, and that nothing on them is in use.</source>
            <translation>Vérifier encore que ce sont bien ces deux disques, et que rien n’y est utilisé.</translation>
        </message>
        <message>
            <source>Erase everything on {target}.</source>
            <translation>Effacer tout ce qui est sur {target}.</translation>
        </message>
        <message>
            <source>Copy {size} from {source}, in large writes from front to back.</source>
            <translation>Copier {size} depuis {source}, en grandes écritures, du début à la fin.</translation>
        </message>
        <message>
            <source>Read both back, and compare them.</source>
            <translation>Relire les deux et les comparer.</translation>
        </message>
        <message>
            <source>Grow the filesystem to fill the new drive.</source>
            <translation>Donner au système de fichiers toute la place du nouveau disque.</translation>
        </message>
        <message>
            <source>Open it without access times, so that reading writes nothing to it.</source>
            <translation>L’ouvrir de façon que la lecture n’y écrive rien.</translation>
        </message>
        <message>
            <source>Everything is copied, because it is not known which parts are in use.</source>
            <translation>Tout est copié : impossible de dire quelles parties sont utilisées.</translation>
        </message>
        <message>
            <source>Everything is copied, to be safe: the filesystem's record of used space may be wrong, because it is damaged or the drive was not ejected.</source>
            <translation>Tout est copié, par sécurité : la liste des zones utilisées du système de fichiers est peut-être fausse. Elle est endommagée, ou le disque n’a pas été éjecté.</translation>
        </message>
        <message>
            <source>Only used space is copied: {used} of {size}.</source>
            <translation>Seul ce qui est utilisé est copié : {used} sur {size}.</translation>
        </message>
        <message>
            <source>The copy becomes the only partition on the drive.</source>
            <translation>Il devient la seule partition du disque.</translation>
        </message>
        <message>
            <source>The filesystem keeps its size, because this kind can't grow.</source>
            <translation>Le système de fichiers garde sa taille : ce type ne peut pas s’agrandir.</translation>
        </message>
        <message>
            <source>The filesystem keeps its size.</source>
            <translation>Le système de fichiers garde sa taille.</translation>
        </message>
        <message>
            <source>It is encrypted: its filesystem can grow once the copy is unlocked.</source>
            <translation>Il est chiffré : son système de fichiers pourra s’agrandir une fois la copie déverrouillée.</translation>
        </message>
        <message>
            <source>The copy gets an identifier of its own, so that both drives can stay plugged in.</source>
            <translation>La copie reçoit son propre identifiant, pour que les deux disques puissent rester branchés.</translation>
        </message>
        <message>
            <source>To the computer, both are the same drive. Unplug one of them before you use the other.</source>
            <translation>Pour l'ordinateur, les deux sont le même disque. Débranchez-en un avant d'utiliser l'autre.</translation>
        </message>
        <message>
            <source>An image file keeps the identifier: only a copy on a drive can get its own.</source>
            <translation>Un fichier image garde l'identifiant : seule une copie sur un disque peut recevoir le sien.</translation>
        </message>
        <message>
            <source>Backup sets don't change: they can only follow from one drive to another.</source>
            <translation>Les jeux de sauvegarde restent tels quels : ils ne peuvent suivre que d’un disque à un autre.</translation>
        </message>
        <message>
            <source>{size} of the source could not be read, after several attempts. The copy has zeros there.</source>
            <translation>{size} de la source n’ont pas pu être lus, après plusieurs essais. La copie contient des zéros à cet endroit.</translation>
        </message>
        <message>
            <source>The backup sets of the old drive now use the copy.</source>
            <translation>Les jeux de sauvegarde de l’ancien disque vont désormais sur la copie.</translation>
        </message>
        <message>
            <source>The filesystem on the copy was checked: everything it refers to was copied.</source>
            <translation>Le système de fichiers de la copie a été parcouru : tout ce qu’il contient a été copié.</translation>
        </message>
        <message>
            <source>An earlier copy of these two was interrupted after {done} of {size}. It continues from there.</source>
            <translation>Une copie précédente de ces deux-là n’a pas été terminée : {done} sur {size} y sont. Elle reprend de là.</translation>
        </message>
    </context>
    <context>
        <name>connection</name>
        <message>
            <source>This is a USB 1 connection: about 1 MB/s at best.</source>
            <translation>C’est une connexion USB 1 : au mieux, environ 1 Mo/s.</translation>
        </message>
        <message>
            <source>This is a USB 2 connection: about 35 MB/s at best.</source>
            <translation>C’est une connexion USB 2 : environ 35 Mo/s au mieux.</translation>
        </message>
        <message>
            <source>Connected by USB 3, which is faster than any hard disk.</source>
            <translation>Connecté en USB 3, plus rapide que n’importe quel disque dur.</translation>
        </message>
        <message>
            <source>Connected by USB.</source>
            <translation>Connecté en USB.</translation>
        </message>
        <message>
            <source>Connected by SATA, which is faster than any hard disk.</source>
            <translation>Connecté en SATA, plus rapide que n’importe quel disque dur.</translation>
        </message>
        <message>
            <source>Connected by SAS, which is faster than any hard disk.</source>
            <translation>Connecté en SAS, plus rapide que n’importe quel disque dur.</translation>
        </message>
        <message>
            <source>Connected by NVMe.</source>
            <translation>Connecté en NVMe.</translation>
        </message>
        <message>
            <source>A memory card in a card reader.</source>
            <translation>Une carte mémoire dans un lecteur de cartes.</translation>
        </message>
        <message>
            <source>A virtual disk: what it reports may not be true of the drives behind it.</source>
            <translation>Un disque virtuel : ce qu’il dit de lui-même n’est pas forcément vrai des disques qui sont derrière.</translation>
        </message>
        <message>
            <source>Connected neither by USB nor by SATA.</source>
            <translation>Connecté ni en USB ni en SATA.</translation>
        </message>
        <message>
            <source>How it is connected is not known.</source>
            <translation>On ne sait pas comment il est connecté.</translation>
        </message>
        <message>
            <source>The USB connection is slower than the drive. Try another port, preferably a USB 3 port on the computer itself, and another cable. Push the plug in firmly.</source>
            <translation>La connexion USB est plus lente que le disque. Essayez un autre port, de préférence un port USB 3 de l’ordinateur lui-même, et un autre câble ; enfoncez bien le connecteur.</translation>
        </message>
        <message>
            <source>The drive's enclosure only has USB 2, so a faster port doesn't help. Everything works, but takes longer.</source>
            <translation>Le boîtier du disque n’a que l’USB 2 : un port plus rapide n’y change rien. C’est seulement plus long.</translation>
        </message>
        <message>
            <source>Commands not answered in time since the drive was plugged in: {count}. The cause can be a shingled drive tidying up, or a bad cable. “What happened?” tells which.</source>
            <translation>Commandes auxquelles le disque n’a pas répondu à temps depuis qu’il est branché : {count}. Cela arrive à un disque SMR qui fait du rangement, mais aussi avec un mauvais câble. « Que s’est-il passé ? » vous dit ce qu’il en est.</translation>
        </message>
        <message>
            <source>The computer uses the older of two ways to talk to USB drives, which can't report deleted files to the drive.</source>
            <translation>L’ordinateur utilise la plus ancienne des deux façons de communiquer avec les disques USB, qui ne peut pas signaler au disque les fichiers supprimés.</translation>
        </message>
        <message>
            <source>The enclosure reports no write buffer, so the kernel never tells the drive to write its buffer out. Always use Eject before you unplug it.</source>
            <translation>Le boîtier n’annonce pas de tampon d’écriture ; le noyau ne demande donc jamais au disque d’écrire le sien. Éjectez-le toujours avant de le débrancher.</translation>
        </message>
        <message>
            <source>The kernel sends this drive up to {now_kb} KiB at once. Above 3584 KiB, a shingled drive has been seen to pause for half a minute, or to hang. If that happens here, lower the limit to {good_kb}, which costs no speed: “echo {good_kb} | sudo tee /sys/block/{device}/queue/max_sectors_kb”. It applies until the drive is unplugged.</source>
            <translation>Le noyau envoie à ce disque jusqu’à {now_kb} KiB à la fois. Au-dessus de 3584 KiB, on a vu un disque SMR s’arrêter une demi-minute, ou se bloquer. Si cela arrive ici, réglez la limite sur {good_kb}, ce qui ne coûte rien : « echo {good_kb} | sudo tee /sys/block/{device}/queue/max_sectors_kb ». Cela vaut jusqu’à ce que le disque soit débranché.</translation>
        </message>
        <message>
            <source>During a backup, short resets of this connection go unnoticed, because you may not read the kernel's log.</source>
            <translation>Pendant une sauvegarde, les courtes réinitialisations de cette connexion passent inaperçues, parce que vous n’avez pas le droit de lire le journal du noyau.</translation>
        </message>
        <message>
            <source>During a backup, commands that time out are noticed. Other short resets are not, because you may not read the kernel's log.</source>
            <translation>Pendant une sauvegarde, les commandes qui dépassent leur délai sont remarquées. Les autres réinitialisations brèves ne le sont pas, car vous n'avez pas le droit de lire le journal du noyau.</translation>
        </message>
    </context>
    <context>
        <name>diagnoses</name>
        <message>
            <source>The computer's USB controller stopped working, and with it everything connected to it. The drive reports no fault.</source>
            <translation>Le contrôleur USB de l’ordinateur a cessé de fonctionner, et avec lui tout ce qui y est branché. Le disque ne signale aucun défaut.</translation>
        </message>
        <message>
            <source>The computer's USB controller stopped because it ran short of power: this port gives too little for it.</source>
            <translation>Le contrôleur USB de l’ordinateur s’est arrêté faute de courant : ce port n’en fournit pas assez.</translation>
        </message>
        <message>
            <source>The controller between the computer and the drive can't read the drive's list of zones, so the drive seems to have no size. The drive itself reports no fault.</source>
            <translation>Le contrôleur entre l’ordinateur et le disque ne peut pas lire la liste des zones du disque, qui semble donc n’avoir aucune taille. Le disque lui-même ne signale aucun défaut.</translation>
        </message>
        <message>
            <source>The computer went to sleep while the drive was in use, and the drive wasn't ready, or had lost its connection, when it woke up. That alone doesn't mean that the drive is failing.</source>
            <translation>L’ordinateur s’est mis en veille pendant que le disque servait ; au réveil, le disque n’était pas prêt ou avait perdu sa connexion. Cela seul ne veut pas dire que le disque est en train de lâcher.</translation>
        </message>
        <message>
            <source>The enclosure is reset again and again, though no command fails. Usually, the USB port saves power, and the enclosure doesn't wake up from that properly.</source>
            <translation>Le boîtier est réinitialisé sans cesse alors qu’aucune commande n’échoue. En général, le port USB économise l’énergie et le boîtier ne s’en réveille pas correctement.</translation>
        </message>
        <message>
            <source>This kernel was built without support for drives like this one (host-managed SMR).</source>
            <translation>Ce noyau a été construit sans prise en charge des disques de ce genre (SMR host-managed).</translation>
        </message>
        <message>
            <source>The memory stick has lost its firmware and shows only its boot loader. It is broken.</source>
            <translation>La clé a perdu son propre programme et ne montre plus que son étape de démarrage. Elle est hors service.</translation>
        </message>
        <message>
            <source>The drive itself reports a place that it can't read or write. It is failing.</source>
            <translation>Le disque dit lui-même qu’il ne peut pas lire ou écrire un endroit : il est en train de tomber en panne.</translation>
        </message>
        <message>
            <source>The drive is locked with a password and refuses to be read; nothing is broken.</source>
            <translation>Le disque est verrouillé par un mot de passe et refuse d’être lu ; rien n’est cassé.</translation>
        </message>
        <message>
            <source>The drive is formatted with sectors of a size that Linux can't use, as drives from storage systems are. Nothing is broken.</source>
            <translation>Le disque est formaté avec des secteurs d'une taille que Linux ne sait pas utiliser, comme ceux des systèmes de stockage. Rien n'est cassé.</translation>
        </message>
        <message>
            <source>Another computer has reserved the drive, so it refuses to be read here. Nothing is broken.</source>
            <translation>Un autre ordinateur a réservé le disque, qui refuse donc d'être lu ici. Rien n'est cassé.</translation>
        </message>
        <message>
            <source>This drive is virtual: a virtual machine or a server provides it, so look for the problem there.</source>
            <translation>Ce disque est fourni par un programme (une machine virtuelle ou un serveur) : c’est là qu’est le problème.</translation>
        </message>
        <message>
            <source>A program waited for minutes for a virtual drive: a virtual machine, a server or a program provides it, so look for the problem there.</source>
            <translation>Un programme a attendu plusieurs minutes un disque virtuel : une machine virtuelle, un serveur ou un programme le fournit ; cherchez le problème là.</translation>
        </message>
        <message>
            <source>A file that is used like a drive (a disk image) could not be written. Usually, the drive that holds the file is full, or has an error of its own.</source>
            <translation>Un fichier utilisé comme un disque (une image disque) n’a pas pu être écrit. Le plus souvent, le disque qui contient le fichier est plein, ou a lui-même une erreur.</translation>
        </message>
        <message>
            <source>The drive's own health check (SMART) says that it is failing.</source>
            <translation>L’autosurveillance du disque dit qu’il est en train de tomber en panne.</translation>
        </message>
        <message>
            <source>The memory card doesn't respond, or its responses arrive damaged: it is worn out, or its contacts are.</source>
            <translation>La carte mémoire ne répond pas, ou ses réponses arrivent abîmées : elle est usée, ou ses contacts le sont.</translation>
        </message>
        <message>
            <source>A drive in the array could not be read, and rewriting didn't repair it. It is failing.</source>
            <translation>Un disque de l’ensemble n’a pas pu être lu, ni réparé par une écriture : il est en train de tomber en panne.</translation>
        </message>
        <message>
            <source>A drive in the array could not read some places. The array repaired them from the other drives.</source>
            <translation>Un disque de l’ensemble n’a pas pu lire certains endroits ; l’ensemble les a réparés grâce aux autres disques.</translation>
        </message>
        <message>
            <source>Data was damaged on its way: the cable, a plug or the port is bad, not the drive's platters.</source>
            <translation>Ce qui est arrivé n’est pas ce qui a été envoyé : le câble, un connecteur ou le port est mauvais, pas les plateaux du disque.</translation>
        </message>
        <message>
            <source>The drive reports a fault in its own hardware. It is failing.</source>
            <translation>Le disque signale un défaut de son propre matériel : il est en train de tomber en panne.</translation>
        </message>
        <message>
            <source>The drive spun up, then reported no size or disappeared: it can't complete its own startup.</source>
            <translation>Le disque s’est mis à tourner, puis n’a pas donné de taille ou a disparu : il n’arrive pas au bout de son démarrage.</translation>
        </message>
        <message>
            <source>The drive reports its size, but then says that there is no disk in it. It is broken.</source>
            <translation>Le disque donne sa taille, puis dit qu’il est vide : il est hors service.</translation>
        </message>
        <message>
            <source>The card was taken out of its reader while it was in use.</source>
            <translation>La carte a été retirée de son lecteur alors qu’elle était utilisée.</translation>
        </message>
        <message>
            <source>A zoned drive refused a write that came in the wrong order. The filesystem is at fault, not the drive.</source>
            <translation>Un disque à zones a refusé une écriture dans le mauvais ordre : c’est une erreur du système de fichiers, pas du disque.</translation>
        </message>
        <message>
            <source>The connection is slower than before: the cable, a plug or the port can't carry full speed.</source>
            <translation>La connexion est plus lente qu’avant : le câble, un connecteur ou le port ne permet pas la pleine vitesse.</translation>
        </message>
        <message>
            <source>The drive was pulled out of its SATA port, or lost its power.</source>
            <translation>Le disque a été retiré de son port SATA, ou a perdu son alimentation.</translation>
        </message>
        <message>
            <source>The connection was lost during use: a plug is loose, or the power failed.</source>
            <translation>La connexion s’est coupée en plein travail : un connecteur mal enfoncé, ou une coupure de courant.</translation>
        </message>
        <message>
            <source>The connection works, but the drive doesn't identify itself. Its electronics may be broken.</source>
            <translation>La connexion est établie, mais le disque ne dit même pas ce qu’il est : son électronique est peut-être hors service.</translation>
        </message>
        <message>
            <source>The drive no longer responds. Shingled drives do this while they reorganize their internal tables. It usually passes.</source>
            <translation>Le disque ne répond plus. Un disque SMR fait cela pendant qu’il remet ses propres notes en ordre ; le plus souvent, cela passe.</translation>
        </message>
        <message>
            <source>The drive no longer responds, not even after resets. It may be broken, or busy tidying up.</source>
            <translation>Le disque ne répond plus, même après des réinitialisations. Il est peut-être hors service, ou occupé avec lui-même.</translation>
        </message>
        <message>
            <source>A device drew more power than its port supplies.</source>
            <translation>Un appareil a consommé plus de courant que son port n’en fournit.</translation>
        </message>
        <message>
            <source>The voltage in the computer dropped. Its power supply is too weak for both the computer and the drive.</source>
            <translation>La tension de l’ordinateur lui-même a chuté : son alimentation est trop faible pour lui et le disque.</translation>
        </message>
        <message>
            <source>The fast USB connection can't be established: usually the cable or a plug is bad.</source>
            <translation>La connexion USB rapide ne s’établit pas : le plus souvent, le câble ou un connecteur est mauvais.</translation>
        </message>
        <message>
            <source>The drive's USB electronics don't start. Usually, the port supplies too little power.</source>
            <translation>L’électronique USB du disque ne démarre pas : le plus souvent, le port donne trop peu de courant.</translation>
        </message>
        <message>
            <source>The enclosure never answered a query that the kernel sends at startup. The drive inside reports no error.</source>
            <translation>Le boîtier n’a jamais répondu à une question que le noyau pose au départ. Le disque qu’il contient ne signale aucune erreur.</translation>
        </message>
        <message>
            <source>The enclosure loses its USB connection during use. Usually, its power, the cable or its electronics is the cause.</source>
            <translation>Le boîtier perd sa connexion USB pendant qu’il travaille. En général, la cause est l’alimentation, le câble ou son électronique.</translation>
        </message>
        <message>
            <source>The drive did not respond in time. A shingled drive does this while it tidies up; usually nothing is broken.</source>
            <translation>Le disque n’a pas répondu à temps. Un disque SMR fait cela pendant son rangement ; en général, rien n’est cassé.</translation>
        </message>
        <message>
            <source>The enclosure lets commands hang or fail. The drive inside reports no error.</source>
            <translation>Le boîtier laisse des commandes en suspens, ou les termine par une erreur. Le disque à l’intérieur ne signale rien.</translation>
        </message>
        <message>
            <source>The enclosure lets commands hang. Many do when they get several at once (UAS). The drive inside reports no error.</source>
            <translation>Le boîtier laisse des commandes sans réponse. Beaucoup le font lorsqu’ils en reçoivent plusieurs à la fois (UAS). Le disque à l’intérieur ne signale rien.</translation>
        </message>
        <message>
            <source>The enclosure went to sleep and did not wake up. The cable and the disk are probably fine.</source>
            <translation>Le boîtier s’est mis en veille et ne s’est pas réveillé. Le câble et le disque sont probablement en bon état.</translation>
        </message>
        <message>
            <source>The disk stopped spinning, and nothing started it again. That alone is no fault.</source>
            <translation>Le disque a cessé de tourner, et rien ne lui a demandé de redémarrer. Cela seul n’est pas un défaut.</translation>
        </message>
        <message>
            <source>The drive is read-only now. Memory sticks, cards and SSDs turn read-only when they wear out.</source>
            <translation>Le disque est désormais en lecture seule. Les clés USB, les cartes et les SSD le deviennent quand ils sont usés.</translation>
        </message>
        <message>
            <source>The drive hangs whenever the same place is read. That place is probably damaged, although the enclosure hides the error.</source>
            <translation>Le disque se bloque chaque fois que le même endroit est lu. Cet endroit est probablement endommagé, même si le boîtier cache l’erreur.</translation>
        </message>
        <message>
            <source>The drive reported an impossible size, so its responses arrive garbled. The enclosure or card reader, its power or its driver is the cause.</source>
            <translation>Le disque a annoncé une taille qu’aucun disque n’a : ses réponses arrivent altérées. La cause est le boîtier ou le lecteur de cartes, son alimentation ou son pilote.</translation>
        </message>
        <message>
            <source>The part of the enclosure that connects several drives to one plug (port multiplier) no longer responds. The drives report no error.</source>
            <translation>La partie du boîtier qui relie plusieurs disques à une seule prise (multiplicateur de ports) ne répond plus. Les disques ne signalent rien.</translation>
        </message>
        <message>
            <source>The drive says that a place doesn't exist although it does, so commands arrive garbled. The enclosure, the USB controller or its driver is the cause.</source>
            <translation>Un endroit existant a été demandé au disque, et il répond qu’il n’existe pas : les commandes arrivent altérées. La cause est le boîtier, le contrôleur USB ou son pilote.</translation>
        </message>
        <message>
            <source>The drive could not find a place to write to while it was tidying up. This happens to some shingled drives after many scattered writes.</source>
            <translation>Le disque n’a pas trouvé un endroit où écrire pendant qu’il rangeait ses données. Certains disques SMR le font après beaucoup d’écritures dispersées.</translation>
        </message>
        <message>
            <source>The drive did not respond in time, and its connection was reset. The log does not say why.</source>
            <translation>Le disque n’a pas répondu à temps, et sa connexion a été réinitialisée. Le journal ne dit pas pourquoi.</translation>
        </message>
        <message>
            <source>The drive can't find a place on its platters. It may be failing.</source>
            <translation>Le disque ne trouve pas un endroit de ses plateaux : il est peut-être en train de tomber en panne.</translation>
        </message>
        <message>
            <source>The drive offers TRIM, but refuses it. This is harmless.</source>
            <translation>Le disque refuse TRIM, bien qu’il l’ait proposé. C’est sans conséquence.</translation>
        </message>
        <message>
            <source>Telling the drive which space is free (TRIM) took longer than the kernel waits. No data was affected.</source>
            <translation>Indiquer au disque quel espace est libre (TRIM) a duré plus longtemps que le noyau n’attend. Aucune donnée n’était concernée.</translation>
        </message>
        <message>
            <source>The drive did not respond in time, without any error of its own or of the cable. A shingled drive does this while it tidies up; usually nothing is broken.</source>
            <translation>Le disque n’a pas répondu à temps, sans aucune erreur de sa part ni du câble. Un disque SMR fait cela pendant son rangement ; en général, rien n’est cassé.</translation>
        </message>
        <message>
            <source>The drive did not respond in time. It is not shingled, so tidying up does not explain this.</source>
            <translation>Le disque n’a pas répondu à temps. Comme ce n’est pas un disque SMR, le rangement ne l’explique pas.</translation>
        </message>
        <message>
            <source>The NVMe drive didn't respond in time, or left its slot. Often, it doesn't wake up properly from saving power; it may also be too hot, or failing.</source>
            <translation>Le disque NVMe n’a pas répondu à temps, ou a disparu de son emplacement. Souvent, il ne se réveille pas correctement de l’économie d’énergie ; il peut aussi être trop chaud, ou tomber en panne.</translation>
        </message>
        <message>
            <source>The computer's controller and the drive misunderstood each other. The drive reports no fault.</source>
            <translation>Le contrôleur de l’ordinateur et le disque se sont mal compris ; le disque ne signale aucun défaut.</translation>
        </message>
        <message>
            <source>The drive aborted reads or writes with an error of its own. It may be failing.</source>
            <translation>Le disque a interrompu des lectures ou des écritures avec une erreur de sa part : il est peut-être en train de tomber en panne.</translation>
        </message>
        <message>
            <source>The volume is full. The drive reports no fault.</source>
            <translation>Le volume est plein. Le disque ne signale aucun défaut.</translation>
        </message>
        <message>
            <source>The filesystem found its data wrong before it was written. Usually, the computer's memory is faulty, or the kernel has a bug. The drive reports no fault.</source>
            <translation>Le système de fichiers a trouvé ses données fausses avant de les écrire. En général, la mémoire de l’ordinateur est défectueuse, ou le noyau a un bogue. Le disque ne signale aucun défaut.</translation>
        </message>
        <message>
            <source>The volume uses a feature that this computer's kernel doesn't support. Nothing is broken.</source>
            <translation>Le volume utilise quelque chose que le noyau de cet ordinateur ne connaît pas. Rien n’est cassé.</translation>
        </message>
        <message>
            <source>The filesystem is inconsistent, though the drive reports no error. Usually, the drive was unplugged or lost power while it was written to.</source>
            <translation>Le système de fichiers se contredit, alors que le disque ne signale aucune erreur : le plus souvent, il a été débranché, ou privé de courant, en pleine écriture.</translation>
        </message>
        <message>
            <source>The drive was unplugged, or lost its connection at once, while it was still in use.</source>
            <translation>Le disque a été débranché, ou a perdu d’un coup sa connexion, alors qu’il était encore utilisé.</translation>
        </message>
        <message>
            <source>A program waited for minutes until a drive had written its data. With a slow drive this is no error, and it usually ends on its own.</source>
            <translation>Un programme a attendu pendant des minutes qu'un disque ait écrit ses données. Avec un disque lent, ce n'est pas une erreur, et cela se termine généralement tout seul.</translation>
        </message>
        <message>
            <source>A program waited for minutes until a drive had written its data. The drive is not shingled, and the log does not say why it was slow.</source>
            <translation>Un programme a attendu des minutes qu’un disque ait pris ses données. Comme ce n’est pas un disque SMR, le journal ne dit pas pourquoi.</translation>
        </message>
        <message>
            <source>A program hangs in a part of the kernel that has nothing to do with a drive.</source>
            <translation>Un programme est bloqué dans une partie du noyau qui n’a rien à voir avec un disque.</translation>
        </message>
        <message>
            <source>A server on the network is not responding. No drive is at fault.</source>
            <translation>Un serveur du réseau ne répond pas ; aucun disque n’y est pour rien.</translation>
        </message>
        <message>
            <source>The kernel or the computer itself had a problem. The drive reports no error.</source>
            <translation>Le noyau ou l’ordinateur lui-même a trébuché ; le disque ne signale aucune erreur.</translation>
        </message>
        <message>
            <source>The computer ran out of memory and ended a program. The drive is not at fault.</source>
            <translation>L’ordinateur a manqué de mémoire et a arrêté un programme ; le disque n’y est pour rien.</translation>
        </message>
        <message>
            <source>The drive is being formatted or erased. It doesn't respond to anything else until that is done.</source>
            <translation>Le disque est en cours de formatage ou d’effacement, et ne répond à rien d’autre d’ici la fin.</translation>
        </message>
        <message>
            <source>The drive is detected, but doesn't become ready. It may be broken.</source>
            <translation>Le disque est là, mais n’est jamais prêt : il est peut-être hors service.</translation>
        </message>
        <message>
            <source>The volume is larger than the drive: it was created in another enclosure, or the partition table is wrong.</source>
            <translation>Le volume croit que le disque est plus grand qu’il ne l’est : il a été créé dans un autre boîtier, ou la table des partitions est fausse.</translation>
        </message>
        <message>
            <source>Last time, the volume was unplugged without being ejected.</source>
            <translation>La dernière fois, le volume a été débranché sans être éjecté.</translation>
        </message>
        <message>
            <source>The drive suddenly disappeared.</source>
            <translation>Le disque n’était soudain plus là.</translation>
        </message>
        <message>
            <source>The filesystem stopped writing because of an earlier error, which this log does not show.</source>
            <translation>Le système de fichiers a cessé d’écrire à cause d’une erreur antérieure que ce journal ne montre pas.</translation>
        </message>
        <message>
            <source>The drive did not respond in time, and the log does not say why.</source>
            <translation>Le disque n’a pas répondu à temps, et le journal ne dit pas pourquoi.</translation>
        </message>
        <message>
            <source>Reading or writing failed, and this log does not say why.</source>
            <translation>La lecture ou l’écriture a échoué, et ce journal ne dit pas pourquoi.</translation>
        </message>
        <message>
            <source>The drive is failing. Copy your important files to another drive.</source>
            <translation>Le disque est en train de tomber en panne. Copiez ce qui compte.</translation>
        </message>
        <message>
            <source>The connection is bad. Check the cable and the plugs first.</source>
            <translation>La connexion est mauvaise : regardez d’abord le câble et les connecteurs.</translation>
        </message>
        <message>
            <source>The enclosure, its power or its connection causes problems. The drive inside reports no fault, which does not prove that it has none.</source>
            <translation>Le boîtier, son alimentation ou sa connexion pose problème. Le disque à l’intérieur ne signale aucun défaut, ce qui ne prouve pas qu’il n’en a pas.</translation>
        </message>
        <message>
            <source>The volume is full.</source>
            <translation>Le volume est plein.</translation>
        </message>
        <message>
            <source>The computer or the filesystem has a problem. The drive reports no fault.</source>
            <translation>Le problème vient de l’ordinateur ou du système de fichiers. Le disque ne signale aucun défaut.</translation>
        </message>
        <message>
            <source>The drive was slow or didn't respond for a while, as shingled drives do. That alone is not a fault.</source>
            <translation>Le disque a été lent ou n’a pas répondu pendant un moment, comme le font les disques SMR. En soi, ce n’est pas un défaut.</translation>
        </message>
        <message>
            <source>The drive was unplugged, or lost its connection, while it was in use.</source>
            <translation>Le disque a été débranché, ou a perdu sa connexion, alors qu’il était utilisé.</translation>
        </message>
        <message>
            <source>Something went wrong, and the log does not say what.</source>
            <translation>Quelque chose s’est mal passé, et le journal ne dit pas quoi.</translation>
        </message>
        <message>
            <source>No known problem was found.</source>
            <translation>Rien de connu pour poser problème n’a été trouvé.</translation>
        </message>
        <message>
            <source>From 6.16 on, the kernel sends requests of up to 4 MiB, which make some shingled drives pause for half a minute. As administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).</source>
            <translation>À partir de la version 6.16, le noyau demande des morceaux de 4 MiB, avec lesquels certains disques SMR s’arrêtent une demi-minute. En tant qu’administrateur : echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (jusqu’au prochain branchement).</translation>
        </message>
        <message>
            <source>From 6.16 on, the kernel sends requests of up to 4 MiB, which make some shingled drives pause for half a minute. With the kernel option libata.force=max_sec=1024, this kernel sends SATA drives smaller requests from the start.</source>
            <translation>À partir de la version 6.16, le noyau demande des morceaux de 4 MiB, avec lesquels certains disques SMR s’arrêtent une demi-minute. Avec l’option libata.force=max_sec=1024, celui-ci demande dès le départ de plus petits morceaux aux disques SATA.</translation>
        </message>
        <message>
            <source>On this kernel a zoned btrfs turns read-only when it gets full. Keep a fifth of it free, and use kernel 6.12 or later, better 6.17.</source>
            <translation>Avec ce noyau, un btrfs à zones passe en lecture seule quand il se remplit. Gardez-en un cinquième libre, et utilisez un noyau 6.12 ou plus récent, de préférence 6.17.</translation>
        </message>
        <message>
            <source>Zoned btrfs was still being fixed up to kernel 6.17. Keep a tenth to a fifth of it free.</source>
            <translation>Le btrfs à zones a encore reçu des corrections jusqu’au noyau 6.17. Gardez-en un dixième à un cinquième libre.</translation>
        </message>
        <message>
            <source>This kernel is very old. The advice of 2015 to use 3.18 for shingled drives no longer holds: use a current one.</source>
            <translation>Ce noyau est très ancien. Le conseil de 2015, prendre 3.18 pour les disques SMR, ne vaut plus : utilisez un noyau actuel.</translation>
        </message>
        <message>
            <source>The kernel blocks health reports (SMART) from Seagate's enclosures under UAS. The kernel option usb-storage.quirks=VID:PID: (with nothing after the last colon) allows them, and keeps UAS.</source>
            <translation>Avec UAS, le noyau ne laisse pas passer les rapports de santé (SMART) des boîtiers de Seagate. L’option du noyau usb-storage.quirks=VID:PID: sans rien après le deux-points ouvre ce chemin et garde UAS.</translation>
        </message>
        <message>
            <source>UDisks2 from 2.11 on may no longer show the health (SMART) of drives in USB enclosures; smartctl -d sat still reads it, as administrator.</source>
            <translation>À partir de la version 2.11, UDisks2 ne montre peut-être plus l’état de santé (SMART) des disques en boîtier USB ; smartctl -d sat le lit encore, en tant qu’administrateur.</translation>
        </message>
        <message numerus="yes">
            <source>This happened %n time(s).</source>
            <translation>
                <numerusform>Cela s’est produit %Ln fois.</numerusform>
                <numerusform>Cela s’est produit %Ln fois.</numerusform>
            </translation>
        </message>
        <message>
            <source>Certain: the log says so explicitly.</source>
            <translation>Certain : c’est dit expressément.</translation>
        </message>
        <message>
            <source>Very likely. Second possibility: {cause}.</source>
            <translation>Très probable. Seconde possibilité : {cause}.</translation>
        </message>
        <message>
            <source>Likely. Second possibility: {cause}.</source>
            <translation>Probable. Seconde possibilité : {cause}.</translation>
        </message>
        <message>
            <source>Uncertain. Second possibility: {cause}.</source>
            <translation>Incertain. Seconde possibilité : {cause}.</translation>
        </message>
        <message>
            <source>the drive itself</source>
            <translation>le disque lui-même</translation>
        </message>
        <message>
            <source>the cable, a plug or the port</source>
            <translation>le câble, une fiche ou le port</translation>
        </message>
        <message>
            <source>the enclosure, or too little power</source>
            <translation>le boîtier, ou trop peu de courant</translation>
        </message>
        <message>
            <source>a full volume</source>
            <translation>un volume plein</translation>
        </message>
        <message>
            <source>the computer or its software</source>
            <translation>l’ordinateur ou ses logiciels</translation>
        </message>
        <message>
            <source>a pause that is normal for a shingled drive</source>
            <translation>une pause normale pour un disque SMR</translation>
        </message>
        <message>
            <source>an unplugged drive</source>
            <translation>un disque débranché</translation>
        </message>
        <message>
            <source>Some problems leave no trace here.</source>
            <translation>Certains problèmes ne laissent aucune trace ici.</translation>
        </message>
        <message>
            <source>Very likely, but some causes leave no trace here.</source>
            <translation>Très probable, mais certaines causes ne laissent aucune trace ici.</translation>
        </message>
        <message>
            <source>Likely, but some causes leave no trace here.</source>
            <translation>Probable, mais certaines causes ne laissent aucune trace ici.</translation>
        </message>
        <message>
            <source>Uncertain: some causes leave no trace here.</source>
            <translation>Incertain : certaines causes ne laissent aucune trace ici.</translation>
        </message>
        <message>
            <source>Its health report (SMART) shows it.</source>
            <translation>Son rapport de santé (SMART) le montre.</translation>
        </message>
        <message>
            <source>The drive's own health report (SMART) shows something to watch.</source>
            <translation>L’autosurveillance du disque (SMART) montre quelque chose à surveiller.</translation>
        </message>
        <message>
            <source>The report contains too little to tell how healthy the drive is.</source>
            <translation>Le rapport en dit trop peu pour juger de la santé du disque.</translation>
        </message>
        <message>
            <source>Let it rest: leave it plugged in and powered for an hour, without switching it off in between.</source>
            <translation>Laissez-le se reposer : laissez-le branché et sous tension pendant une heure, sans l’éteindre entre-temps.</translation>
        </message>
        <message>
            <source>If it keeps happening, make the kernel send smaller requests, as administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).</source>
            <translation>Si cela revient sans cesse, demandez au noyau de plus petits morceaux, en tant qu’administrateur : echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (jusqu’au prochain branchement).</translation>
        </message>
        <message>
            <source>A longer timeout only helps if the drive responds late. If it never responds, it hangs even longer.</source>
            <translation>Un délai plus long n’aide qu’un disque qui répond tard. Un disque qui ne répond jamais reste alors bloqué plus longtemps.</translation>
        </message>
        <message>
            <source>Stop writing to it. First copy the files that exist nowhere else, starting with the most important ones.</source>
            <translation>N’y écrivez plus, et copiez d’abord ce qui n’existe nulle part ailleurs, en commençant par le plus important.</translation>
        </message>
        <message>
            <source>Check its health report (SMART): attributes 5, 187, 197 or 198 above zero point to the drive itself.</source>
            <translation>Regardez son rapport de santé (SMART) : un attribut 5, 187, 197 ou 198 supérieur à zéro met en cause le disque lui-même.</translation>
        </message>
        <message>
            <source>Unplug it, wait a minute, and plug it in again. If it can be read then, first copy the files that exist nowhere else.</source>
            <translation>Débranchez-le, attendez une minute et rebranchez-le. S’il peut alors être lu, copiez d’abord ce qui n’existe nulle part ailleurs.</translation>
        </message>
        <message>
            <source>Then replace it. A drive that loses sectors usually keeps losing them.</source>
            <translation>Remplacez-le ensuite. Un disque qui perd des secteurs en perd le plus souvent d’autres.</translation>
        </message>
        <message>
            <source>Then replace it.</source>
            <translation>Remplacez-le ensuite.</translation>
        </message>
        <message>
            <source>Replace the SATA cable, or press both its plugs in firmly; then try another port and power plug.</source>
            <translation>Remplacez le câble SATA, ou enfoncez bien ses deux connecteurs ; puis essayez un autre port et une autre prise de courant.</translation>
        </message>
        <message>
            <source>In the health report (SMART), attribute 199 counts damaged transfers. It should stop rising.</source>
            <translation>Dans le rapport de santé (SMART), l’attribut 199 compte les transferts abîmés. Il ne doit plus augmenter.</translation>
        </message>
        <message>
            <source>Try a different, short cable and another port on the computer itself, without a hub.</source>
            <translation>Essayez un autre câble, court, et un autre port de l’ordinateur lui-même, sans hub.</translation>
        </message>
        <message>
            <source>If the drive has no power supply of its own, connect it to a port on the computer itself, or to a powered hub.</source>
            <translation>Si le disque n’a pas sa propre alimentation, donnez-lui plus de courant : un port de l’ordinateur lui-même, ou un hub avec alimentation.</translation>
        </message>
        <message>
            <source>If nothing else helps, switch UAS off for this enclosure, which costs some speed: under Adjust on the drive's card, or with shingleback adjust DEVICE --uas off. Elsewhere, use the kernel option usb-storage.quirks=VID:PID:u with the numbers that lsusb shows.</source>
            <translation>Si rien d’autre n’aide, désactivez UAS pour ce boîtier, ce qui coûte un peu de vitesse : sous « Régler » dans la fiche du disque, ou avec shingleback adjust DEVICE --uas off. Ailleurs, utilisez l’option du noyau usb-storage.quirks=VID:PID:u avec les numéros que montre lsusb.</translation>
        </message>
        <message>
            <source>Switch UAS off for this enclosure, which costs some speed: under Adjust on the drive's card, or with shingleback adjust DEVICE --uas off. Elsewhere, use the kernel option usb-storage.quirks={usb}:u.</source>
            <translation>Désactivez UAS pour ce boîtier, ce qui coûte un peu de vitesse : sous « Régler » dans la fiche du disque, ou avec shingleback adjust DEVICE --uas off. Ailleurs, utilisez l’option du noyau usb-storage.quirks={usb}:u.</translation>
        </message>
        <message>
            <source>If the computer is a small board, such as a Raspberry Pi, give the board itself a stronger power supply with a short cable: the drive gets its power through it.</source>
            <translation>Si l’ordinateur est une petite carte, comme un Raspberry Pi, donnez à la carte elle-même une alimentation plus forte avec un câble court : le disque reçoit son courant par elle.</translation>
        </message>
        <message>
            <source>Unmount the volume and have it checked before it is written to again. If it is btrfs, first copy everything off: a repair can make it worse.</source>
            <translation>Démontez le volume, et faites-le vérifier avant d’y écrire de nouveau. S’il s’agit de btrfs, copiez d’abord tout : une réparation peut aggraver les dégâts.</translation>
        </message>
        <message>
            <source>Check the log of the computer that provides it, and the network.</source>
            <translation>Regardez le journal de l’ordinateur qui le fournit, et le réseau.</translation>
        </message>
        <message>
            <source>Next time, eject it and wait until it is safe to unplug.</source>
            <translation>La prochaine fois, éjectez-le, et attendez qu’il soit indiqué qu’il peut être débranché sans risque.</translation>
        </message>
        <message>
            <source>Check the newest backup on it: the last files may be missing.</source>
            <translation>Vérifiez la dernière sauvegarde qu’il contient : il y manque peut-être les derniers fichiers.</translation>
        </message>
        <message>
            <source>Eject the drive before the computer goes to sleep. During a backup, Shingleback keeps the computer awake.</source>
            <translation>Éjectez le disque avant la mise en veille. Pendant une sauvegarde, Shingleback garde l’ordinateur éveillé.</translation>
        </message>
        <message>
            <source>For a SATA card that fails only with queued commands, the kernel option libata.force=noncq helps.</source>
            <translation>Pour une carte SATA qui n’échoue qu’avec les commandes en file, l’option du noyau libata.force=noncq aide.</translation>
        </message>
        <message>
            <source>Switch power saving off for this port, as administrator: echo on &gt; /sys/bus/usb/devices/PORT/power/control with the port that the log names, such as 2-1 (until the next plug-in or restart).</source>
            <translation>Désactivez l’économie d’énergie de ce port, en administrateur : echo on &gt; /sys/bus/usb/devices/PORT/power/control avec le port indiqué dans le journal, comme 2-1 (jusqu’au prochain branchement ou redémarrage).</translation>
        </message>
        <message>
            <source>If that isn't enough, use the kernel option usbcore.quirks=VID:PID:k with the numbers that lsusb shows.</source>
            <translation>Si cela ne suffit pas, utilisez l’option du noyau usbcore.quirks=VID:PID:k avec les numéros qu’affiche lsusb.</translation>
        </message>
        <message>
            <source>If that isn't enough, use the kernel option usbcore.quirks={usb}:k.</source>
            <translation>Si cela ne suffit pas, utilisez l’option du noyau usbcore.quirks={usb}:k.</translation>
        </message>
        <message>
            <source>Check attribute 199 of its health report (SMART): if it rises, the cable is the cause after all.</source>
            <translation>Regardez l’attribut 199 de son rapport de santé (SMART) : s’il augmente, c’est bien le câble.</translation>
        </message>
        <message>
            <source>Use a kernel with CONFIG_BLK_DEV_ZONED, such as that of Debian or Fedora.</source>
            <translation>Utilisez un noyau avec CONFIG_BLK_DEV_ZONED, comme celui de Debian ou de Fedora.</translation>
        </message>
        <message>
            <source>If it is mounted with the option discard, mount it without.</source>
            <translation>S’il est monté avec l’option discard, montez-le sans elle.</translation>
        </message>
        <message>
            <source>Eject the drive if that is still possible, unplug it, and plug it back in to wake it up.</source>
            <translation>Éjectez le disque si c’est encore possible, débranchez-le et rebranchez-le : cela le réveille.</translation>
        </message>
        <message>
            <source>If the same happens in another enclosure, the drive itself is the cause.</source>
            <translation>Si la même chose se produit dans un autre boîtier, le disque lui-même est en cause.</translation>
        </message>
        <message>
            <source>Try another port of another controller, and a newer kernel or BIOS.</source>
            <translation>Essayez un port d’un autre contrôleur, et un noyau ou un BIOS plus récent.</translation>
        </message>
        <message>
            <source>Have Linux start it whenever it is needed, as administrator: echo 1 | tee /sys/block/{disk}/device/scsi_disk/*/allow_restart (until the next plug-in).</source>
            <translation>Faites-le démarrer par Linux à chaque besoin, en tant qu’administrateur : echo 1 | tee /sys/block/{disk}/device/scsi_disk/*/allow_restart (jusqu’au prochain branchement).</translation>
        </message>
        <message>
            <source>If it stops too often, choose another time: under Adjust on the drive's card, or with shingleback adjust DEVICE --stop-after never.</source>
            <translation>S’il s’arrête trop souvent, choisissez un autre délai : sous « Régler » dans la fiche du disque, ou avec shingleback adjust DEVICE --stop-after never.</translation>
        </message>
        <message>
            <source>If it takes longer than 30 seconds to start after a pause, give it more time, as administrator: echo 60 &gt; /sys/block/{disk}/device/timeout (until the next plug-in).</source>
            <translation>S’il met plus de 30 secondes à démarrer après une pause, laissez-lui plus de temps, en administrateur : echo 60 &gt; /sys/block/{disk}/device/timeout (jusqu’au prochain branchement).</translation>
        </message>
        <message>
            <source>If it is btrfs and can't be mounted, try it read-only: mount -o ro,rescue=usebackuproot.</source>
            <translation>S’il s’agit de btrfs et qu’il ne peut pas être monté, essayez en lecture seule : mount -o ro,rescue=usebackuproot.</translation>
        </message>
        <message>
            <source>On btrfs, unmount and mount it again, free some space, then: btrfs balance start -dusage=10 MOUNTPOINT.</source>
            <translation>Avec btrfs, démontez-le et remontez-le, libérez un peu de place, puis : btrfs balance start -dusage=10 MOUNTPOINT.</translation>
        </message>
        <message>
            <source>If it holds nothing that you need, sg_format can give it sectors of 512 bytes, which erases the whole drive and takes hours.</source>
            <translation>S'il ne contient rien dont vous avez besoin, sg_format peut lui donner des secteurs de 512 octets, ce qui efface tout le disque et prend des heures.</translation>
        </message>
        <message>
            <source>As administrator, sg_persist --in --read-reservation /dev/{disk} shows the reservation.</source>
            <translation>En tant qu'administrateur, sg_persist --in --read-reservation /dev/{disk} affiche la réservation.</translation>
        </message>
        <message>
            <source>Check its health report (SMART): its temperature, its media errors and its critical warning.</source>
            <translation>Consultez son rapport de santé (SMART) : la température, les erreurs de support et l’avertissement critique.</translation>
        </message>
        <message>
            <source>Start the computer with the kernel options nvme_core.default_ps_max_latency_us=0 pcie_aspm=off. If it doesn't happen then, saving power is the cause.</source>
            <translation>Démarrez l’ordinateur avec les options du noyau nvme_core.default_ps_max_latency_us=0 pcie_aspm=off. Si cela ne se produit plus, l’économie d’énergie est en cause.</translation>
        </message>
        <message>
            <source>Restart the computer, then check the volume before you write to it.</source>
            <translation>Redémarrez l’ordinateur, puis vérifiez le volume avant d’y écrire.</translation>
        </message>
        <message>
            <source>If it happens again, try a port of another controller, and a newer kernel or BIOS.</source>
            <translation>Si cela se reproduit, essayez un port d’un autre contrôleur, et un noyau ou un BIOS plus récent.</translation>
        </message>
        <message>
            <source>Restart the computer, so that the controller works again.</source>
            <translation>Redémarrez l’ordinateur pour que le contrôleur fonctionne à nouveau.</translation>
        </message>
        <message>
            <source>Connect the drive to a SATA port of the computer itself, or update the controller's firmware.</source>
            <translation>Branchez le disque sur un port SATA de l’ordinateur lui-même, ou mettez à jour le micrologiciel du contrôleur.</translation>
        </message>
        <message>
            <source>Use a newer kernel: from 6.11 on, it works around the faults of some controllers.</source>
            <translation>Utilisez un noyau plus récent : à partir de 6.11, il contourne les défauts de certains contrôleurs.</translation>
        </message>
        <message>
            <source>Plug the drive in again if it doesn't appear.</source>
            <translation>Rebranchez le disque s’il n’apparaît pas.</translation>
        </message>
        <message>
            <source>Replace it. Only a data recovery firm can still read it.</source>
            <translation>Remplacez-la. Seule une entreprise de récupération de données peut encore la lire.</translation>
        </message>
        <message>
            <source>Unlock it with the program of its maker, then plug it in again.</source>
            <translation>Déverrouillez-le avec le programme de son fabricant, puis rebranchez-le.</translation>
        </message>
        <message>
            <source>Find the computer that uses it: writing from two computers destroys a filesystem.</source>
            <translation>Trouvez l'ordinateur qui l'utilise : écrire depuis deux ordinateurs détruit un système de fichiers.</translation>
        </message>
        <message>
            <source>Check whether the drive that holds the file has free space, and its own log.</source>
            <translation>Vérifiez si le disque qui contient le fichier a de l’espace libre, et ce que le journal dit de lui.</translation>
        </message>
        <message>
            <source>Try it once in another card reader. If it fails there too, replace the card.</source>
            <translation>Essayez-la une fois dans un autre lecteur de cartes. Si elle échoue aussi là, remplacez-la.</translation>
        </message>
        <message>
            <source>Once may be a coincidence. If it happens again, replace the drive.</source>
            <translation>Une fois, c’est peut-être un hasard. Si cela se reproduit, remplacez le disque.</translation>
        </message>
        <message>
            <source>Try another cable and more power once: a weak port causes the same symptoms.</source>
            <translation>Essayez une fois avec un autre câble et avec plus de courant : un port trop faible donne le même résultat.</translation>
        </message>
        <message>
            <source>Use a newer kernel; for btrfs on zoned drives, use 6.12 or later.</source>
            <translation>Utilisez un noyau plus récent ; pour btrfs sur des disques à zones, 6.12 ou plus récent est conseillé.</translation>
        </message>
        <message>
            <source>Check the power supply: several drives on one cable may be too many.</source>
            <translation>Vérifiez l’alimentation : plusieurs disques sur un même câble, c’est peut-être trop.</translation>
        </message>
        <message>
            <source>If it doesn't respond on another computer either, it is broken.</source>
            <translation>S’il reste muet sur un autre ordinateur aussi, il est hors service.</translation>
        </message>
        <message>
            <source>Then switch it off and on once, and check again, up to three times. If it still doesn't respond, it is probably broken.</source>
            <translation>Puis éteignez-le et rallumez-le une fois, et regardez de nouveau ; jusqu’à trois essais. Alors seulement, il est sans doute hors service.</translation>
        </message>
        <message>
            <source>Then switch it off and on once, and check again.</source>
            <translation>Puis éteignez-le et rallumez-le une fois, et regardez de nouveau.</translation>
        </message>
        <message>
            <source>Unplug other devices that draw power from the same hub or computer.</source>
            <translation>Débranchez d’autres appareils qui prennent du courant au même hub ou au même ordinateur.</translation>
        </message>
        <message>
            <source>Use a newer kernel, which knows how to handle many such enclosures.</source>
            <translation>Utilisez un noyau plus récent : il connaît beaucoup de boîtiers de ce genre.</translation>
        </message>
        <message>
            <source>If it happens rarely, there is nothing to do.</source>
            <translation>Si cela arrive rarement, il n’y a rien à faire.</translation>
        </message>
        <message>
            <source>If it has a lock switch, check that first.</source>
            <translation>S’il a un verrou, vérifiez-le d’abord.</translation>
        </message>
        <message>
            <source>Switch the enclosure off and on, and try another cable.</source>
            <translation>Éteignez puis rallumez le boîtier, et essayez un autre câble.</translation>
        </message>
        <message>
            <source>Try it on another computer, or with a newer kernel.</source>
            <translation>Essayez-le sur un autre ordinateur, ou avec un noyau plus récent.</translation>
        </message>
        <message>
            <source>If this also happens while reading, the drive is failing.</source>
            <translation>Si des endroits restent introuvables à la lecture aussi, le disque est en train de lâcher.</translation>
        </message>
        <message>
            <source>Run fstrim while nothing else uses the drive, and use a newer kernel.</source>
            <translation>Exécutez fstrim quand rien d’autre n’utilise le disque, et utilisez un noyau plus récent.</translation>
        </message>
        <message>
            <source>Update the computer's BIOS; and the drive's firmware, once it is backed up.</source>
            <translation>Mettez à jour le BIOS de l’ordinateur ; et le micrologiciel du disque, une fois son contenu sauvegardé.</translation>
        </message>
        <message>
            <source>Delete unneeded files or old versions, and leave a tenth of the volume free.</source>
            <translation>Supprimez ce dont vous n’avez pas besoin, ou d’anciennes versions ; laissez un dixième du volume libre.</translation>
        </message>
        <message>
            <source>Test the computer's memory for some hours (memtest86+), and use a newer kernel.</source>
            <translation>Testez la mémoire de l’ordinateur pendant quelques heures (memtest86+), et utilisez un noyau plus récent.</translation>
        </message>
        <message>
            <source>Use a newer kernel, or format the volume without newer features.</source>
            <translation>Utilisez un noyau plus récent, ou formatez-le avec des fonctions plus anciennes.</translation>
        </message>
        <message>
            <source>Copy the files that exist nowhere else, if they can still be read.</source>
            <translation>Copiez ce qui n’existe nulle part ailleurs, si on peut encore le lire.</translation>
        </message>
        <message>
            <source>For NTFS and exFAT, do that in Windows (chkdsk /f), and shut it down fully there.</source>
            <translation>Pour NTFS et exFAT, faites-le sous Windows (chkdsk /f), et arrêtez-le complètement ensuite.</translation>
        </message>
        <message>
            <source>If nobody unplugged it, the plug is loose or the power failed. Try another cable.</source>
            <translation>Si personne ne l’a retiré, le connecteur est mal enfoncé, ou le courant s’est coupé : essayez un autre câble.</translation>
        </message>
        <message>
            <source>Wait. Don't unplug the drive or switch it off.</source>
            <translation>Attendez. Ne débranchez pas le disque, et ne l’éteignez pas.</translation>
        </message>
        <message>
            <source>Writing less at a time helps: let Shingleback set the pace.</source>
            <translation>De plus petites portions aident : laissez Shingleback choisir le rythme.</translation>
        </message>
        <message>
            <source>Check what the program uses: the network, the screen, another service.</source>
            <translation>Regardez ce que le programme utilise : le réseau, l’écran, un autre service.</translation>
        </message>
        <message>
            <source>Check the network, and the server.</source>
            <translation>Vérifiez le réseau et le serveur.</translation>
        </message>
        <message>
            <source>Restart the computer, try a newer kernel, and test the computer's memory.</source>
            <translation>Redémarrez l’ordinateur, et essayez un noyau plus récent ; faites tester la mémoire.</translation>
        </message>
        <message>
            <source>Close large programs, then start the backup again.</source>
            <translation>Fermez les gros programmes, puis relancez la sauvegarde.</translation>
        </message>
        <message>
            <source>Wait until it is done, which can take a day. Don't switch the drive off.</source>
            <translation>Attendez la fin, ce qui peut prendre une journée. N’éteignez pas le disque.</translation>
        </message>
        <message>
            <source>Don't format it. If it was created in another enclosure, put the drive back into that one.</source>
            <translation>Ne le formatez pas. Remettez-le dans le boîtier où il a été créé, s’il y en avait un.</translation>
        </message>
        <message>
            <source>Open the whole log, from when the drive was plugged in: the cause is above the first error.</source>
            <translation>Donnez le journal entier, à partir du branchement : la cause se trouve au-dessus de la première erreur.</translation>
        </message>
    </context>
    <context>
        <name>died</name>
        <message>
            <source>A part of the program stopped unexpectedly ({detail}). Try again.</source>
            <translation>Une partie du programme s’est arrêtée de façon inattendue ({detail}). Réessayez.</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly ({detail}). Files already on the drive are safe, and the next try continues from there.</source>
            <translation>Une partie du programme s'est arrêtée de façon inattendue ({detail}). Les fichiers déjà sur le disque sont en sécurité, et le prochain essai continue à partir de là.</translation>
        </message>
    </context>
    <context>
        <name>doing</name>
        <message>
            <source>The drive is writing into its cache, which is {fill} full.</source>
            <translation>Le disque écrit dans son cache, rempli à {fill}.</translation>
        </message>
        <message>
            <source>The drive is tidying up. Its cache is {fill} full.</source>
            <translation>Le disque fait du rangement. Son cache est rempli à {fill}.</translation>
        </message>
        <message>
            <source>The drive is writing into its cache, which has room.</source>
            <translation>Le disque écrit dans son cache, où il reste de la place.</translation>
        </message>
        <message>
            <source>The drive's fast cache is full, so writing is slow for now. This is normal.</source>
            <translation>Le cache rapide du disque est plein : l’écriture est lente pour le moment. C’est normal.</translation>
        </message>
        <message>
            <source>The drive's cache is still full, but large files bypass it, at full speed.</source>
            <translation>Le cache du disque est encore plein, mais les gros fichiers n’y passent pas et s’écrivent à pleine vitesse.</translation>
        </message>
        <message>
            <source>The drive is tidying up.</source>
            <translation>Le disque fait du rangement.</translation>
        </message>
        <message>
            <source>The drive has nothing to do. Its cache is empty.</source>
            <translation>Le disque n’a rien à faire. Son cache est vide.</translation>
        </message>
        <message>
            <source>The drive is not responding right now. It is probably making room. This is normal.</source>
            <translation>Le disque ne répond pas pour l’instant. Il fait sans doute de la place. C’est normal.</translation>
        </message>
        <message>
            <source>Writing at a steady speed: this drive shows no sign of a cache that fills up.</source>
            <translation>Écriture à vitesse constante : rien n’indique que ce disque ait un cache qui se remplit.</translation>
        </message>
        <message>
            <source>The drive has nothing to do. Its cache is probably empty.</source>
            <translation>Le disque n’a rien à faire. Son cache est probablement vide.</translation>
        </message>
        <message>
            <source>Nothing is being written. The drive has time to tidy up.</source>
            <translation>Rien n’est écrit. Le disque a le temps de faire du rangement.</translation>
        </message>
        <message>
            <source>The drive has probably tidied up: it has nothing to do.</source>
            <translation>Le disque a probablement fini de se ranger : il n’a rien à faire.</translation>
        </message>
        <message>
            <source>The drive's cache is full. It is making room, so your files wait less later.</source>
            <translation>Le cache du disque est plein. Il fait de la place maintenant, pour que vos fichiers attendent moins ensuite.</translation>
        </message>
        <message>
            <source>The drive took a long time to respond. A rest now keeps it from becoming too slow for the computer.</source>
            <translation>Le disque a mis longtemps à répondre. Un repos maintenant évite qu’il devienne trop lent pour l’ordinateur.</translation>
        </message>
        <message>
            <source>Another program is using the drive, and goes first.</source>
            <translation>Un autre programme utilise le disque, et passe d’abord.</translation>
        </message>
        <message>
            <source>The drive, its connection or its power had a problem. Copied files are safe, and the drive gets a minute to recover.</source>
            <translation>Le disque, sa connexion ou son alimentation a eu des ennuis. Ce qui est copié est à l’abri, et il a une minute de répit.</translation>
        </message>
        <message>
            <source>Copied files are safe, and the drive gets a minute to recover.</source>
            <translation>Ce qui est copié est à l’abri, et le disque a une minute de répit.</translation>
        </message>
        <message>
            <source>{low} to {high}%</source>
            <translation>{low}–{high} %</translation>
        </message>
        <message>
            <source>about {percent}%</source>
            <translation>environ {percent} %</translation>
        </message>
        <message>
            <source>It continues in {time} at the latest.</source>
            <translation>Reprise dans {time} au plus tard.</translation>
        </message>
        <message>
            <source>The drive has tidied up: its cache is empty.</source>
            <translation>Le disque a fini son rangement : son cache est vide.</translation>
        </message>
        <message>
            <source>The drive is now tidying up. Leave it powered for {time} if you can. Your files are already safe.</source>
            <translation>Le disque fait maintenant son rangement tout seul. Laissez-le sous tension pendant {time} si vous le pouvez ; vos fichiers sont déjà en sécurité.</translation>
        </message>
        <message>
            <source>a minute</source>
            <translation>une minute</translation>
        </message>
    </context>
    <context>
        <name>drives</name>
        <message>
            <source>USB</source>
            <translation>USB</translation>
        </message>
        <message>
            <source>SATA</source>
            <translation>SATA</translation>
        </message>
        <message>
            <source>SAS</source>
            <translation>SAS</translation>
        </message>
        <message>
            <source>NVMe</source>
            <translation>NVMe</translation>
        </message>
        <message>
            <source>memory card</source>
            <translation>carte mémoire</translation>
        </message>
        <message>
            <source>files</source>
            <translation>fichiers</translation>
        </message>
        <message>
            <source>encrypted</source>
            <translation>chiffré</translation>
        </message>
        <message>
            <source>swap space</source>
            <translation>mémoire d’échange</translation>
        </message>
        <message>
            <source>part of an array</source>
            <translation>partie d’un ensemble</translation>
        </message>
        <message>
            <source>nothing recognized</source>
            <translation>rien de reconnu</translation>
        </message>
        <message>
            <source>Your backup drive</source>
            <translation>Votre disque de sauvegarde</translation>
        </message>
        <message>
            <source>Built into this computer</source>
            <translation>Intégré à cet ordinateur</translation>
        </message>
        <message>
            <source>{free} of {total} free</source>
            <translation>{free} libres sur {total}</translation>
        </message>
        <message>
            <source>last backup {day}</source>
            <translation>dernière sauvegarde : {day}</translation>
        </message>
        <message>
            <source>no backup yet</source>
            <translation>pas encore de sauvegarde</translation>
        </message>
        <message>
            <source>not used by your backups</source>
            <translation>cet ordinateur n’y fait pas de sauvegardes</translation>
        </message>
        <message>
            <source>a backup is running</source>
            <translation>une sauvegarde est en cours</translation>
        </message>
        <message>
            <source>labeled “{label}”</source>
            <translation>nommé « {label} »</translation>
        </message>
        <message>
            <source>in a format that Linux cannot read</source>
            <translation>dans un format que Linux ne peut pas lire</translation>
        </message>
        <message>
            <source>healthy</source>
            <translation>en bon état</translation>
        </message>
        <message>
            <source>needs watching</source>
            <translation>à surveiller</translation>
        </message>
        <message>
            <source>failing</source>
            <translation>en train de lâcher</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not installed, so drives can't be shown. Backups to folders work without it. Install the package udisks2; Shingleback notices it automatically.</source>
            <translation>Le service qui connaît les disques (UDisks2) n’est pas là : les disques ne peuvent donc pas être affichés. Les sauvegardes vers des dossiers fonctionnent sans lui. Installez le paquet udisks2 ; Shingleback regardera de nouveau tout seul.</translation>
        </message>
        <message>
            <source>The system bus (D-Bus) can't be reached, so drives can't be shown. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>Le bus du système (D-Bus) est inaccessible, les disques ne peuvent donc pas être affichés. Les sauvegardes dans des dossiers fonctionnent sans lui. Shingleback réessaie de lui-même.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) did not start, so drives can't be shown. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>Le service qui connaît les disques (UDisks2) n’a pas démarré, les disques ne peuvent donc pas être affichés. Les sauvegardes dans des dossiers fonctionnent sans lui. Shingleback réessaie de lui-même.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>Le service qui connaît les disques (UDisks2) ne répond pas. Ce que vous voyez n’est peut-être plus à jour. Les sauvegardes vers des dossiers fonctionnent sans lui. Shingleback regardera de nouveau tout seul.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) has stopped. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>Le service qui connaît les disques (UDisks2) s’est arrêté. Ce que vous voyez n’est peut-être plus à jour. Les sauvegardes vers des dossiers fonctionnent sans lui. Shingleback regardera de nouveau tout seul.</translation>
        </message>
        <message>
            <source>The list of drives could not be updated. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>La liste des disques n’a pas pu être mise à jour. Ce que vous voyez n’est peut-être plus à jour. Les sauvegardes vers des dossiers fonctionnent sans elle. Shingleback réessaiera automatiquement.</translation>
        </message>
        <message>
            <source>Simulated drive</source>
            <translation>Disque simulé</translation>
        </message>
        <message>
            <source>Second simulated drive</source>
            <translation>Disque simulé 2</translation>
        </message>
        <message>
            <source>open</source>
            <translation>ouvert</translation>
        </message>
        <message>
            <source>not open</source>
            <translation>pas ouvert</translation>
        </message>
        <message>
            <source>{filesystem} was made without its journal here: a power cut or a pulled cable can lose files that were already stored, even in older backups.</source>
            <translation>{filesystem} a été créé ici sans son journal : une coupure de courant ou un câble débranché peut faire perdre des fichiers déjà enregistrés, même dans d’anciennes sauvegardes.</translation>
        </message>
        <message>
            <source>A power cut or a pulled cable can lose files on {filesystem} that were already stored, even in older backups.</source>
            <translation>Une coupure de courant ou un câble débranché peut faire perdre des fichiers déjà enregistrés sur {filesystem}, même dans d’anciennes sauvegardes.</translation>
        </message>
        <message>
            <source>Other programs show more free space: a small part is kept empty, because a full drive becomes slow.</source>
            <translation>D’autres programmes affichent plus d’espace libre : une petite partie est gardée vide, car un disque plein devient lent.</translation>
        </message>
    </context>
    <context>
        <name>episodes</name>
        <message>
            <source>Normal for a shingled drive</source>
            <translation>Normal pour un disque SMR</translation>
        </message>
        <message>
            <source>Cable or port</source>
            <translation>Câble ou port</translation>
        </message>
        <message>
            <source>Enclosure or power</source>
            <translation>Boîtier ou alimentation</translation>
        </message>
        <message>
            <source>The drive is failing</source>
            <translation>Le disque tombe en panne</translation>
        </message>
        <message>
            <source>The drive is full</source>
            <translation>Le disque est plein</translation>
        </message>
        <message>
            <source>Unplugged</source>
            <translation>Débranché</translation>
        </message>
        <message>
            <source>Software, or something else</source>
            <translation>Logiciel, ou autre chose</translation>
        </message>
        <message>
            <source>Not known</source>
            <translation>Inconnu</translation>
        </message>
        <message>
            <source>Nothing wrong</source>
            <translation>Aucun problème</translation>
        </message>
    </context>
    <context>
        <name>exclude-rules</name>
        <message>
            <source>Every folder named {name}</source>
            <translation>Tous les dossiers nommés {name}</translation>
        </message>
        <message>
            <source>Every folder ending in {name}</source>
            <translation>Tous les dossiers se terminant par {name}</translation>
        </message>
        <message>
            <source>Every folder starting with {name}</source>
            <translation>Tous les dossiers commençant par {name}</translation>
        </message>
        <message>
            <source>Every folder with {name} in its name</source>
            <translation>Tous les dossiers avec {name} dans leur nom</translation>
        </message>
        <message>
            <source>The folder {name} right inside a folder to back up</source>
            <translation>Le dossier {name} directement dans un dossier sauvegardé</translation>
        </message>
        <message>
            <source>The folder {name}</source>
            <translation>Le dossier {name}</translation>
        </message>
        <message>
            <source>Every folder in {name}</source>
            <translation>Tous les dossiers de {name}</translation>
        </message>
        <message>
            <source>Every folder that matches {name}</source>
            <translation>Tous les dossiers correspondant à {name}</translation>
        </message>
        <message>
            <source>Everything named {name}</source>
            <translation>Tout ce qui se nomme {name}</translation>
        </message>
        <message>
            <source>Everything ending in {name}</source>
            <translation>Tout ce qui se termine par {name}</translation>
        </message>
        <message>
            <source>Everything starting with {name}</source>
            <translation>Tout ce qui commence par {name}</translation>
        </message>
        <message>
            <source>Everything with {name} in its name</source>
            <translation>Tout ce qui a {name} dans son nom</translation>
        </message>
        <message>
            <source>The folder or file {name} right inside a folder to back up</source>
            <translation>Le dossier ou fichier {name} directement dans un dossier sauvegardé</translation>
        </message>
        <message>
            <source>The folder or file {name}</source>
            <translation>Le dossier ou fichier {name}</translation>
        </message>
        <message>
            <source>Everything in {name}</source>
            <translation>Tout le contenu de {name}</translation>
        </message>
        <message>
            <source>Everything that matches {name}</source>
            <translation>Tout ce qui correspond à {name}</translation>
        </message>
        <message>
            <source>{meaning}, as a full path or inside a folder to back up</source>
            <translation>{meaning}, comme chemin complet ou à l’intérieur d’un dossier sauvegardé</translation>
        </message>
    </context>
    <context>
        <name>exclusions</name>
        <message>
            <source>Another drive or filesystem</source>
            <translation>Autre disque ou système de fichiers</translation>
        </message>
        <message>
            <source>Snapshots</source>
            <translation>Instantanés</translation>
        </message>
        <message>
            <source>The backup itself</source>
            <translation>La sauvegarde elle-même</translation>
        </message>
        <message>
            <source>Your rules</source>
            <translation>Vos règles</translation>
        </message>
        <message>
            <source>Folders marked as caches</source>
            <translation>Dossiers marqués comme caches</translation>
        </message>
        <message>
            <source>Sockets, pipes and device files</source>
            <translation>Sockets, tubes et fichiers de périphériques</translation>
        </message>
        <message>
            <source>Caches of programs</source>
            <translation>Caches des programmes</translation>
        </message>
        <message>
            <source>Downloaded packages</source>
            <translation>Paquets téléchargés</translation>
        </message>
        <message>
            <source>Installed parts of projects</source>
            <translation>Parties installées des projets</translation>
        </message>
        <message>
            <source>Flatpak apps</source>
            <translation>Applications Flatpak</translation>
        </message>
        <message>
            <source>Container images</source>
            <translation>Images de conteneurs</translation>
        </message>
        <message>
            <source>Shaders and downloads of Steam</source>
            <translation>Shaders et téléchargements de Steam</translation>
        </message>
        <message>
            <source>System files of Windows and macOS</source>
            <translation>Fichiers système de Windows et macOS</translation>
        </message>
        <message>
            <source>Games from Steam</source>
            <translation>Jeux de Steam</translation>
        </message>
        <message>
            <source>Virtual machines</source>
            <translation>Machines virtuelles</translation>
        </message>
        <message>
            <source>AI models</source>
            <translation>Modèles d’IA</translation>
        </message>
        <message>
            <source>Browsers and other programs fill them again when they need to.</source>
            <translation>Les navigateurs et d’autres programmes les remplissent à nouveau au besoin.</translation>
        </message>
        <message>
            <source>Tools such as pip, cargo, npm and Maven download them again.</source>
            <translation>Des outils comme pip, cargo, npm et Maven les téléchargent à nouveau.</translation>
        </message>
        <message>
            <source>Such as node_modules and .venv: one command in the project creates them again.</source>
            <translation>Par exemple node_modules et .venv : une commande dans le projet les recrée.</translation>
        </message>
        <message>
            <source>Flatpak installs them again. Your data in them is backed up.</source>
            <translation>Flatpak les réinstalle. Les données que vous y avez sont sauvegardées.</translation>
        </message>
        <message>
            <source>Podman and Docker download or build them again. Volumes are backed up.</source>
            <translation>Podman et Docker les téléchargent ou les reconstruisent. Les volumes sont sauvegardés.</translation>
        </message>
        <message>
            <source>Steam creates them again.</source>
            <translation>Steam les recrée.</translation>
        </message>
        <message>
            <source>Swap files, indexes and restore points on drives that they also use.</source>
            <translation>Fichiers d’échange, index et points de restauration sur les disques que ces systèmes utilisent aussi.</translation>
        </message>
        <message>
            <source>Steam downloads them again. A few games keep your saved games there, too.</source>
            <translation>Steam les télécharge à nouveau. Quelques jeux y gardent aussi vos parties.</translation>
        </message>
        <message>
            <source>Large files that change whenever they run. Exclude them if you can set them up again.</source>
            <translation>De gros fichiers qui changent à chaque utilisation. Excluez-les si vous pouvez réinstaller ces machines.</translation>
        </message>
        <message>
            <source>Ollama, LM Studio and GPT4All download them again.</source>
            <translation>Ollama, LM Studio et GPT4All les téléchargent à nouveau.</translation>
        </message>
        <message>
            <source>Earlier states of your files, which take no room now. On the drive, each takes its full size.</source>
            <translation>D’anciens états de vos fichiers, qui ne prennent pas de place ici. Sur le disque, chacun prend toute sa taille.</translation>
        </message>
        <message>
            <source>Trash, thumbnails and the like</source>
            <translation>Corbeille, vignettes et autres</translation>
        </message>
        <message>
            <source>Excluded: {kinds}</source>
            <translation>Exclu : {kinds}</translation>
        </message>
        <message>
            <source>{kind} ({size})</source>
            <translation>{kind} ({size})</translation>
        </message>
        <message>
            <source>Nothing is excluded.</source>
            <translation>Rien n’est exclu.</translation>
        </message>
        <message numerus="yes">
            <source>and %n other(s)</source>
            <translation>
                <numerusform>et %Ln autre</numerusform>
                <numerusform>et %Ln autres</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s)</source>
            <translation>
                <numerusform>%Ln élément</numerusform>
                <numerusform>%Ln éléments</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{places} and %n other(s)</source>
            <translation>
                <numerusform>{places} et %Ln autre</numerusform>
                <numerusform>{places} et %Ln autres</numerusform>
            </translation>
        </message>
        <message>
            <source>These rules matched nothing: {rules}</source>
            <translation>Ces règles ne correspondent à rien : {rules}</translation>
        </message>
        <message>
            <source>This rule matched nothing: {rule}</source>
            <translation>Cette règle ne correspond à rien : {rule}</translation>
        </message>
    </context>
    <context>
        <name>explanations</name>
        <message>
            <source>Why it slows down</source>
            <translation>Pourquoi il ralentit</translation>
        </message>
        <message>
            <source>New data goes into the drive's cache, which is fast. When the cache is full, the drive has to make room before it takes more. Then it falls from 100 MB/s or more to a few, with pauses in between. Nothing is broken, and nothing is lost.</source>
            <translation>Les nouvelles données vont dans le cache du disque, qui est rapide. Quand le cache est plein, le disque doit faire de la place avant d’en prendre plus. Il tombe alors de 100 Mo/s ou plus à quelques-uns, avec des pauses entre deux. Rien n’est cassé, et rien n’est perdu.</translation>
        </message>
        <message>
            <source>Many small files fill the cache soonest; long pieces in one stream, which is how Shingleback writes, hardly fill it. After a rest of minutes to a few hours, the drive is fast again.</source>
            <translation>Ce sont les petits fichiers en grand nombre qui remplissent le cache le plus vite ; de longs morceaux à la suite ne le remplissent presque pas. C’est ainsi que Shingleback écrit. Après un repos, de quelques minutes ou de quelques heures, le disque est de nouveau rapide.</translation>
        </message>
        <message>
            <source>Two other things look similar. Every hard disk becomes slower little by little as it fills, down to about half. And a drive that never exceeds 35 MB/s is probably plugged into USB 2.</source>
            <translation>Deux autres choses y ressemblent. Tout disque dur devient peu à peu plus lent en se remplissant, jusqu’à environ la moitié. Et un disque qui ne dépasse jamais 35 Mo/s est sans doute branché en USB 2.</translation>
        </message>
        <message>
            <source>The article “SMR Archive Drives, Fast, Now” (2015) saw 100 to 200 MB/s for the first 200 to 600 GB, and then a few MB/s, with the usual filesystems.</source>
            <translation>L’article « SMR Archive Drives, Fast, Now » (2015) a vu 100 à 200 Mo/s pour les premiers 200 à 600 Go, puis quelques Mo/s, avec les systèmes de fichiers habituels.</translation>
        </message>
        <message>
            <source>A comparison of Linux filesystems on an 8 TB drive of this kind saw single answers take 20 to 31 seconds.</source>
            <translation>Dans une comparaison de systèmes de fichiers Linux sur un disque de ce genre de 8 To, certaines réponses ont pris 20 à 31 secondes.</translation>
        </message>
        <message>
            <source>slow speed crawl hang stuck MB/s throughput drop cliff second backup takes forever sluggish lags freezes ages too long waiting hours</source>
            <translation>lent vitesse rame bloqué fige Mo/s débit chute falaise deuxième sauvegarde interminable lente bloque traîne longtemps attendre heures</translation>
        </message>
        <message>
            <source>Why it stays busy when nobody uses it</source>
            <translation>Pourquoi il travaille sans qu’on l’utilise</translation>
        </message>
        <message>
            <source>The light blinks, the case is warm and the disk never sleeps: the drive is tidying up. It moves data from its cache to its final place. The computer neither starts nor sees this.</source>
            <translation>Le voyant clignote, le boîtier est chaud, le disque ne dort jamais : il fait du rangement. Il déplace ce qui est dans son cache vers sa place définitive. L’ordinateur ne le voit pas, et ce n’est pas lui qui le déclenche.</translation>
        </message>
        <message>
            <source>This takes minutes to hours, and even longer after very many small changes. Leave the drive plugged in if you can; it will be fast again next time. If you need it elsewhere, eject it first: your files are safe, and the drive continues later.</source>
            <translation>Cela prend des minutes ou des heures, et plus encore après de très nombreux petits changements. Laissez le disque branché si vous le pouvez ; il sera de nouveau rapide la prochaine fois. Si vous en avez besoin ailleurs, éjectez-le d’abord : ce qui a été copié est en sécurité, et le disque continuera plus tard.</translation>
        </message>
        <message>
            <source>Formatting with ext4 takes seconds, because most of its tables are only written later, while the drive is already in use. They lie all over the disk. On a large shingled drive that takes hours, during which everything else is slow.</source>
            <translation>Formater en ext4 prend quelques secondes, car la plupart de ses tables ne sont préparées que plus tard, quand le disque est déjà utilisé. Elles sont partout sur le disque, et sur un gros disque SMR cela prend des heures, pendant lesquelles tout le reste est lent.</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” reports minutes to hours, and days after heavy scattered writing. According to the Skylight study, tidying up begins about a second after the last command.</source>
            <translation>« SMR Archive Drives, Fast, Now » parle de minutes et d’heures, et de jours après beaucoup d’écritures dispersées. Selon l’étude Skylight, le rangement commence environ une seconde après la dernière commande.</translation>
        </message>
        <message>
            <source>Our model of such a drive needs 10 to 25 seconds of tidying up for each GB of mixed files. Real drives differ.</source>
            <translation>Notre modèle d’un tel disque a besoin de 10 à 25 secondes de rangement par Go de fichiers mélangés. Les vrais disques s’en écartent.</translation>
        </message>
        <message>
            <source>On an image of 8 TB, in its usual form, ext4 touched 3,750 strips of the disk, and then kept writing 8.5 MB/s; about 62 GB were due in all. With the tables at the beginning it touched 7.</source>
            <translation>Sur une image de 8 To, sous sa forme habituelle, ext4 a touché 3 750 bandes du disque, puis a continué à écrire 8,5 Mo/s ; en tout, environ 62 Go restaient à écrire. Avec les tables au début, il en a touché 7.</translation>
        </message>
        <message>
            <source>mkfs.ext4 -T largefile -O sparse_super2 -E packed_meta_blocks=1,num_backup_sb=2,lazy_itable_init=0,lazy_journal_init=0,nodiscard</source>
            <translation>mkfs.ext4 -T largefile -O sparse_super2 -E packed_meta_blocks=1,num_backup_sb=2,lazy_itable_init=0,lazy_journal_init=0,nodiscard</translation>
        </message>
        <message>
            <source>idle LED light blinking warm hot spinning never sleeps noise working background activity mkfs format formatting lazy init ext4lazyinit new drive slow packed lamp flashes rattles by itself hums</source>
            <translation>inactif repos LED voyant lumière clignote chaud tourne ne dort jamais bruit travaille arrière-plan activité mkfs format formater formatage lazy init ext4lazyinit nouveau disque lent packed compact toute seule</translation>
        </message>
        <message>
            <source>Why it clicks</source>
            <translation>Pourquoi il fait des clics</translation>
        </message>
        <message>
            <source>Quiet, regular clicks are the sound of the head moving between the cache and the place where the data belongs. A shingled drive does this long after a backup has ended. It is normal.</source>
            <translation>De petits clics réguliers, c’est le bruit de la tête qui va et vient entre le cache et la place où vont les données. Un disque SMR le fait longtemps après la fin d’une sauvegarde. C’est normal.</translation>
        </message>
        <message>
            <source>Loud, rhythmic clicking is different, especially if the drive is not recognized or shows the wrong size. In that case stop writing, don't keep switching it off and on, and copy what matters while it can still be read.</source>
            <translation>Des claquements forts et rythmés sont autre chose, surtout si le disque n’est pas reconnu ou montre une taille fausse. N’y écrivez alors plus, ne l’éteignez pas et ne le rallumez pas sans cesse, et copiez ce qui compte tant qu’on peut le lire.</translation>
        </message>
        <message>
            <source>The quiet clicks are described in “SMR Archive Drives, Fast, Now”. The loud ones were reported in 2025 by a data recovery company, for WD drives of 2 to 6 TB; the maker was looking into it.</source>
            <translation>Les petits clics sont décrits dans « SMR Archive Drives, Fast, Now ». Les forts ont été signalés en 2025 par une entreprise de récupération de données, pour des disques WD de 2 à 6 To ; le fabricant examinait la question.</translation>
        </message>
        <message>
            <source>clicking noise sound ticking knocking rattle loud head click of death noisy crackling ticks scratching grinding</source>
            <translation>clic clics cliquetis claquement bruit son tic-tac cogne fort tête click of death bruyant claque tape</translation>
        </message>
        <message>
            <source>Why ejecting takes minutes</source>
            <translation>Pourquoi l’éjection prend des minutes</translation>
        </message>
        <message>
            <source>Linux first collects written data in memory, by default up to a fifth of it, and passes it on as fast as the drive accepts it. A copy can look finished while gigabytes are still waiting. Ejecting waits until all of it is written.</source>
            <translation>Linux réunit en mémoire ce que les programmes écrivent, par défaut jusqu’à un cinquième de celle-ci, et le donne au disque aussi vite qu’il le prend. Une copie peut sembler finie alors que des gigaoctets attendent encore. L’éjection attend le dernier d’entre eux.</translation>
        </message>
        <message>
            <source>Don't unplug the drive while it is being ejected, however long it takes. Shingleback keeps little data waiting, so its own backups end quickly; data from other programs may take longer.</source>
            <translation>Ne débranchez pas le disque pendant son éjection, même si elle est longue. Shingleback laisse peu de données en attente, pour que ses propres sauvegardes finissent vite ; ce que d’autres programmes ont écrit doit attendre son tour.</translation>
        </message>
        <message>
            <source>The limit of a fifth is the default setting of the Linux kernel.</source>
            <translation>La limite d’un cinquième est le réglage par défaut du noyau Linux.</translation>
        </message>
        <message>
            <source>In one report, 9 GB had piled up in a computer with 60 GB of memory.</source>
            <translation>Dans un rapport, 9 Go s’étaient accumulés dans un ordinateur de 60 Go de mémoire.</translation>
        </message>
        <message>
            <source>Writing 800 MB without any limit, we saw 640 to 814 MB of them waiting in memory at once.</source>
            <translation>En écrivant 800 Mo sans aucune limite, nous en avons vu 640 à 814 Mo attendre en mémoire en même temps.</translation>
        </message>
        <message>
            <source>The setting is vm.dirty_ratio (20). /proc/meminfo shows what still waits, as Dirty and Writeback. The message “task blocked for more than 120 seconds” means the same; it is information, not an error.</source>
            <translation>Le réglage s’appelle vm.dirty_ratio (20). /proc/meminfo montre ce qui attend encore, sous Dirty et Writeback. Le message « task blocked for more than 120 seconds » veut dire la même chose ; c’est une information, pas une erreur.</translation>
        </message>
        <message>
            <source>unmount umount safely remove unplug waiting sync flush 100% stuck busy dirty pages take out still in use</source>
            <translation>éjecter démonter umount retirer débrancher en toute sécurité attendre sync flush 100% bloqué occupé dirty pages utilisé</translation>
        </message>
        <message>
            <source>Why you should leave it plugged in</source>
            <translation>Pourquoi le laisser branché</translation>
        </message>
        <message>
            <source>While it tidies up, a shingled drive moves older data. A power cut at that moment can damage more than the file that was written last. Drives are built to survive this, but it is better not to risk it.</source>
            <translation>Pendant son rangement, un disque SMR déplace des données qui s’y trouvent depuis longtemps. Une coupure de courant à ce moment-là peut toucher plus que le dernier fichier écrit. Les disques sont faits pour y survivre, mais mieux vaut ne pas essayer.</translation>
        </message>
        <message>
            <source>So eject it before you pull the cable. Plug a small drive without its own power supply into the computer itself, not into an unpowered hub. And if you have time, leave it plugged in after a large backup.</source>
            <translation>Éjectez-le donc avant de retirer le câble. Un petit disque sans alimentation propre va sur un port de l’ordinateur, et non sur un hub sans courant. Et si vous avez le temps, laissez-le se reposer, branché, après une grosse sauvegarde.</translation>
        </message>
        <message>
            <source>In one report to the developers of btrfs, a hard power cut on such a drive damaged both copies of the filesystem's own tables.</source>
            <translation>Dans un rapport adressé aux développeurs de btrfs, une coupure de courant brutale sur un tel disque a abîmé les deux copies des tables du système de fichiers.</translation>
        </message>
        <message>
            <source>Western Digital says that such drives need idle time for their work.</source>
            <translation>Western Digital dit que ces disques ont besoin de moments d’inactivité pour leur travail.</translation>
        </message>
        <message>
            <source>power cut outage unplug pull cable hub spin down standby sleep electricity battery laptop can I turn off</source>
            <translation>coupure panne de courant débrancher retirer câble hub veille arrêt éteindre alimentation</translation>
        </message>
        <message>
            <source>Why USB 2 is a limit</source>
            <translation>Pourquoi l’USB 2 est une limite</translation>
        </message>
        <message>
            <source>Over USB 2, no drive is faster than about 35 MB/s; most could do three times as much. The cause may be the port, the cable or a hub in between.</source>
            <translation>En USB 2, aucun disque ne dépasse environ 35 Mo/s ; la plupart pourraient aller trois fois plus vite. Le port, le câble ou un hub entre les deux peut en être la raison.</translation>
        </message>
        <message>
            <source>Try a port that is blue inside or marked SS, the cable that came with the drive, and no hub. Push the plug in firmly: a USB 3 plug that is only half inserted often works as USB 2. If nothing helps, backups work all the same; they just take longer.</source>
            <translation>Essayez un port bleu à l’intérieur ou marqué SS, le câble fourni avec le disque, et pas de hub. Enfoncez bien le connecteur : à moitié enfoncé, plus d’un connecteur USB 3 fonctionne en USB 2. Si rien n’aide, c’est seulement plus long ; pour un disque SMR, un flux calme n’est pas une mauvaise chose.</translation>
        </message>
        <message>
            <source>USB 2 carries 480 million bits a second. In practice, about 35 MB/s of that is left for files. Linux reports the speed of each port.</source>
            <translation>L’USB 2 transporte 480 millions de bits par seconde ; une fois ses propres besoins couverts, les utilisateurs constatent qu’il reste environ 35 Mo/s pour les fichiers. Linux indique la vitesse de chaque port.</translation>
        </message>
        <message>
            <source>/sys/bus/usb/devices/*/speed says 480 for USB 2, and 5000 or more for USB 3.</source>
            <translation>/sys/bus/usb/devices/*/speed indique 480 pour l’USB 2, et 5000 ou plus pour l’USB 3.</translation>
        </message>
        <message>
            <source>port cable hub blue 480 5000 high speed SuperSpeed slow 35 MB/s USB2 which socket connection</source>
            <translation>port câble hub bleu 480 5000 high speed SuperSpeed lent 35 Mo/s USB2 prise</translation>
        </message>
        <message>
            <source>How we know how full the cache is</source>
            <translation>Comment estimer le remplissage du cache</translation>
        </message>
        <message>
            <source>Drives don't report it. So it is an estimate, shown with the range in which the true value probably lies. It starts from what is known about the model, which is little for most drives.</source>
            <translation>Aucun disque ne le dit. C’est donc une estimation, et elle est montrée avec la plage dans laquelle se trouve sans doute la vérité. Elle part de ce qu’on sait du modèle, c’est-à-dire de peu pour la plupart des disques.</translation>
        </message>
        <message>
            <source>Shingleback counts the data it writes in short pieces, which goes through the cache, and in long pieces, most of which doesn't. When the speed drops and stays low, the cache is full, which shows its size. When the drive is fast again after a rest, part of it is free. The range narrows each time, and the result is kept for this drive.</source>
            <translation>Ensuite, Shingleback compte ce qu’il écrit par petits morceaux, qui passent par le cache, et par longs morceaux, qui n’y passent presque pas. Quand la vitesse tombe et reste basse, le cache était plein : cela révèle sa taille. Quand le disque est de nouveau rapide après un repos, une partie en est libre. La plage se resserre à chaque fois, et ce qui a été appris est gardé pour ce disque.</translation>
        </message>
        <message>
            <source>A drive that stays fast whatever is written shows no sign of such a cache, so none is drawn.</source>
            <translation>Un disque qui garde sa vitesse, quoi qu’on y écrive, ne montre aucun signe d’un tel cache. Alors aucun n’est dessiné.</translation>
        </message>
        <message>
            <source>The Skylight study (2015) found a cache of about 20 GB, or some 200,000 pieces, in drives of 5 and 8 TB. For later models no figures were published.</source>
            <translation>L’étude Skylight (2015) a trouvé un cache d’environ 20 Go, ou quelque 200 000 morceaux, dans des disques de 5 et 8 To. Pour les modèles suivants, aucun chiffre n’a été publié.</translation>
        </message>
        <message>
            <source>cache fill level percent estimate graph vessel capacity gigabytes band uncertainty</source>
            <translation>cache niveau remplissage pourcentage estimation graphique réservoir capacité gigaoctets plage incertitude</translation>
        </message>
        <message>
            <source>Why a backup lets the drive rest</source>
            <translation>Pourquoi laisser le disque se reposer</translation>
        </message>
        <message>
            <source>When its cache is full, a drive makes room bit by bit while the next files wait. That is slow, and one answer may take so long that the computer gives up on the drive. Left alone for a while, it does the same work in one go, and is then fast again.</source>
            <translation>Un disque dont le cache est plein fait de la place entre deux, pendant que les fichiers suivants attendent. C’est lent, et une seule réponse peut prendre si longtemps que l’ordinateur abandonne le disque. Laissé tranquille un moment, il fait le même travail d’un seul coup, puis reprend vite des fichiers.</translation>
        </message>
        <message>
            <source>So Shingleback pauses where that helps, and says for how long. Everything copied so far is safe on the drive. You can still pause, stop, or choose another pace.</source>
            <translation>Shingleback s’arrête donc un instant là où cela aide, et dit pour combien de temps. Tout ce qui est copié jusque-là est en sécurité sur le disque. Vous pouvez mettre en pause ou arrêter comme toujours, et choisir un autre rythme.</translation>
        </message>
        <message>
            <source>It also waits a little when another program uses the drive, so that they don't get in each other's way.</source>
            <translation>Il attend aussi un peu quand un autre programme utilise le disque, pour que les deux ne se gênent pas.</translation>
        </message>
        <message>
            <source>If you need the drive at a certain time, choose “Ready by” for the backup set or for the night. Shingleback then takes the gentlest pace that is done by then, and tells you if it can't be.</source>
            <translation>Si vous avez besoin du disque à une certaine heure, choisissez « Prêt pour » pour le jeu de sauvegarde ou pour la nuit. Shingleback prend alors le rythme le plus doux qui permet de finir à temps, et vous prévient si ce n’est pas possible.</translation>
        </message>
        <message>
            <source>According to the Skylight study, tidying up begins about a second after the last command, and takes about a second for each strip of the disk.</source>
            <translation>Selon l’étude Skylight, le rangement commence environ une seconde après la dernière commande, et prend environ une seconde pour chaque partie du disque.</translation>
        </message>
        <message>
            <source>When to rest and for how long was determined on simulated drives. Real drives differ.</source>
            <translation>Quand et combien de temps se reposer a été essayé sur des disques simulés. Les vrais disques s’en écartent.</translation>
        </message>
        <message>
            <source>rest resting wait waiting countdown break nothing is copied stopped by itself stands still paused pausing does</source>
            <translation>repos reposer attend attendre attente compte à rebours pause rien n’est copié arrêté tout seul immobile ne fait</translation>
        </message>
        <message>
            <source>Whether a drive becomes slower as it fills</source>
            <translation>Si un disque ralentit en se remplissant</translation>
        </message>
        <message>
            <source>Every hard disk is slower toward its end, where each turn of the disk passes over less data. That is how disks are made. A shingled drive may slow down for another reason: the fuller it is, the less room it has to tidy up in.</source>
            <translation>Tout disque dur est plus lent vers sa fin, où un tour passe sur moins de données. Il est fait ainsi. Un disque SMR peut ralentir pour une autre raison : plus il est plein, moins il a de place pour ranger.</translation>
        </message>
        <message>
            <source>To tell the two apart, “Measure it” can fill an empty drive step by step with a file of its own. At 10, 50, 90 and 99 % it writes and reads something new, and then writes the beginning of that file again. The beginning stays at one place, so if it takes longer, the drive is slower because it is full.</source>
            <translation>Pour distinguer les deux, « Le mesurer » peut remplir un disque vide pas à pas avec un fichier à part. À 10, 50, 90 et 99 %, du nouveau est écrit et lu, puis le début de ce fichier est écrit à nouveau. Le début reste au même endroit : s’il prend plus de temps, le disque est plus lent parce qu’il est plein.</translation>
        </message>
        <message>
            <source>This takes a day or more on a large drive, and wears it as much as filling it with a backup. You can stop it at any time. The file is removed at the end, also after a crash.</source>
            <translation>Cela prend un jour ou plus sur un grand disque, et l’use autant que de le remplir avec une sauvegarde. Vous pouvez l’arrêter à tout moment. Le fichier est supprimé à la fin, même après un plantage.</translation>
        </message>
        <message>
            <source>A used drive that stores everything in a log, trimmed once, took 110 MB/s when it was empty, and 28 when it was 80 % full. These are figures of a simulated drive.</source>
            <translation>Un disque usagé qui écrit tout dans un journal, après un seul TRIM, prenait 110 Mo/s vide, et 28 rempli à 80 %. Ce sont les chiffres d’un disque simulé.</translation>
        </message>
        <message>
            <source>In the terminal: shingleback test FOLDER fill --full. With --budget 500G it goes only as far as that reaches. Levels that the filesystem does not allow are skipped.</source>
            <translation>Dans le terminal : shingleback test FOLDER fill --full. Avec --budget 500G, il ne va que jusque-là. Les niveaux que le système de fichiers ne permet pas sont omis.</translation>
        </message>
        <message>
            <source>fill level full empty drive measure speed test aging slower 99 percent benchmark</source>
            <translation>niveau de remplissage plein vide disque mesurer vitesse test vieillissement plus lent 99 pour cent performances</translation>
        </message>
        <message>
            <source>Above: on an ordinary drive, tracks lie side by side. Below: on a shingled drive, each track covers part of the one before it, like roof tiles. To change one track (solid), the drive must also rewrite the ones after it (striped).</source>
            <translation>En haut : sur un disque ordinaire, les pistes sont côte à côte. En bas : sur un disque SMR, chaque piste couvre une partie de la précédente, comme des tuiles. Pour changer une piste (pleine), le disque doit aussi réécrire les suivantes (rayées).</translation>
        </message>
        <message>
            <source>New files first go to a small, fast cache. The drive moves them to the large shingled area (striped) later. When the cache is full, new files have to wait.</source>
            <translation>Les nouveaux fichiers vont d’abord dans un petit cache rapide. Le disque les déplace plus tard dans la grande zone SMR (rayée). Quand le cache est plein, les nouveaux fichiers doivent attendre.</translation>
        </message>
        <message>
            <source>Upper bar: the computer writes. Lower bar: the drive works, and goes on (striped) after the computer has finished.</source>
            <translation>Barre du haut : l’ordinateur écrit. Barre du bas : le disque travaille, et continue (rayé) quand l’ordinateur a fini.</translation>
        </message>
        <message>
            <source>Why TRIM is disputed</source>
            <translation>Pourquoi TRIM est discuté</translation>
        </message>
        <message>
            <source>With TRIM, the computer tells the drive which areas are no longer used. Some shingled drives accept it, and then don't have to move deleted files when they tidy up. That helps most when the drive is full and old.</source>
            <translation>Avec TRIM, l’ordinateur dit au disque quels endroits ne contiennent plus rien. Certains disques SMR l’acceptent, et n’ont alors plus à traîner des fichiers supprimés dans leur rangement. Cela aide surtout quand le disque est plein et vieux.</translation>
        </message>
        <message>
            <source>On the other hand, each hint is work for the drive, because its tables are on the disk itself. Some drives became unresponsive. So Shingleback never sends a hint with every deletion. Now and then, while the drive is idle, is enough; for the WD Red EFAX series, it is better not to use it at all.</source>
            <translation>Ce qui s’y oppose : chaque signal donne aussi du travail au disque, car ses tables sont sur le disque lui-même. Certains disques en sont devenus muets. Shingleback ne fait donc jamais signaler aussitôt chaque suppression. De temps en temps, quand le disque n’a rien à faire, cela suffit ; et pour la série WD Red EFAX, mieux vaut s’en passer.</translation>
        </message>
        <message>
            <source>In our simulation, a full drive with a small reserve writes everything 8.5 times over; if half of it is reported as free, 1.2 times.</source>
            <translation>Dans notre simulation, un disque plein avec une petite réserve écrit tout 8,5 fois ; avec la moitié signalée comme libre, 1,2 fois.</translation>
        </message>
        <message>
            <source>The makers of TrueNAS, and with them WD, advise against TRIM on shingled WD Red drives.</source>
            <translation>Les créateurs de TrueNAS, et WD avec eux, déconseillent TRIM sur les disques WD Red SMR.</translation>
        </message>
        <message>
            <source>Developers of btrfs prefer hints in one go; a data recovery company tells of damaged tables.</source>
            <translation>Des développeurs de btrfs préfèrent des signaux d’un seul coup ; une entreprise de récupération de données parle de tables abîmées.</translation>
        </message>
        <message>
            <source>The mount option is discard; btrfs turns it on automatically where there is TRIM, unless nodiscard is given. In one go: fstrim.</source>
            <translation>L’option de montage est discard ; btrfs l’active de lui-même là où il y a TRIM, sauf si nodiscard est donné. D’un seul coup : fstrim.</translation>
        </message>
        <message>
            <source>discard fstrim unmap deleted files autotrim</source>
            <translation>discard fstrim unmap fichiers supprimés effacés autotrim</translation>
        </message>
        <message>
            <source>Why the free space can mislead</source>
            <translation>Pourquoi la place libre peut tromper</translation>
        </message>
        <message>
            <source>The btrfs filesystem divides the drive into large chunks, for files and for its own tables. When all chunks are allocated, it can report a full drive although many of them are half empty. The free space that a program shows is then not what can be written.</source>
            <translation>Le système de fichiers btrfs divise le disque en grands morceaux, pour les fichiers et pour ses propres tables. Quand tous les morceaux sont attribués, il peut dire qu’il n’y a plus de place, alors que beaucoup sont à moitié vides. Ce qu’un programme montre comme libre n’est alors pas ce qu’on peut écrire.</translation>
        </message>
        <message>
            <source>On drives with zones, freed space can only be used after a whole zone has been cleaned. Keep 5 to 10 percent of a btrfs drive free, and up to 20 percent on drives with zones. Shingleback keeps a reserve automatically.</source>
            <translation>Sur les disques à zones, la place libérée ne peut être utilisée qu’après le rangement d’une zone entière. Gardez 5 à 10 pour cent libres sur un disque btrfs, jusqu’à 20 sur un disque à zones. Shingleback laisse une réserve de lui-même.</translation>
        </message>
        <message>
            <source>The reserve is 5 percent of the drive, or 15 percent if it has zones. It is not counted in what Shingleback calls free, so other programs show more free space.</source>
            <translation>La réserve est de 5 pour cent du disque, ou de 15 pour cent s’il a des zones. Elle n’est pas comptée dans ce que Shingleback appelle libre : d’autres programmes affichent donc plus de place libre.</translation>
        </message>
        <message>
            <source>The manual of btrfs describes both, and gives the remedy.</source>
            <translation>Le manuel de btrfs décrit les deux, et donne le remède.</translation>
        </message>
        <message>
            <source>df shows an estimate; btrfs filesystem usage shows what is not yet given out (unallocated). btrfs balance start -dusage=10 gives back pieces that are nearly empty. Since 6.11, btrfs can do that by itself (dynamic_reclaim).</source>
            <translation>df montre une estimation ; btrfs filesystem usage montre ce qui n’est pas encore attribué (unallocated). btrfs balance start -dusage=10 rend les morceaux presque vides. Depuis 6.11, btrfs peut le faire de lui-même (dynamic_reclaim).</translation>
        </message>
        <message>
            <source>df full no space left on device ENOSPC btrfs zoned balance unallocated room disk less storage</source>
            <translation>df plein plus de place disque saturé no space left on device ENOSPC btrfs zoned balance unallocated espace libre occupé</translation>
        </message>
        <message>
            <source>Which RAID suits shingled drives</source>
            <translation>Quel RAID convient aux disques SMR</translation>
        </message>
        <message>
            <source>RAID 0 and RAID 1 are fine: each drive is written much as if it were alone. Give the array long timeouts, because a drive that pauses may be taken for a dead one.</source>
            <translation>RAID 0 et RAID 1 conviennent : chaque disque est écrit presque comme s’il était seul. Réglez l’ensemble pour qu’il patiente un peu, car un disque qui fait une pause peut être pris pour mort.</translation>
        </message>
        <message>
            <source>RAID 5 and 6 are not. They turn each small change into several small scattered writes, which is what a shingled drive is worst at. Everyday use is slow; and when a drive has failed, rebuilding can take weeks instead of a day, with nothing to protect your files in the meantime.</source>
            <translation>RAID 5 et 6 ne conviennent pas. Ils font de chaque petit changement plusieurs petites écritures à des endroits dispersés, et c’est justement ce qu’un disque SMR fait le plus mal. C’est lent tous les jours ; et quand un disque est tombé en panne, remplir son successeur peut prendre des semaines au lieu d’un jour, alors que rien ne protège vos fichiers.</translation>
        </message>
        <message>
            <source>When a drive of a RAIDZ is replaced, ZFS fills the new one in the order in which the files were originally written: countless small pieces all over the disk. A shingled drive may need more than a week for that. Some gave up with errors although they were not broken.</source>
            <translation>Quand un disque d’un RAIDZ est remplacé, ZFS remplit le nouveau dans l’ordre où les fichiers ont été écrits autrefois : d’innombrables petits morceaux partout sur le disque. Un disque SMR peut y mettre plus d’une semaine. Certains ont abandonné avec des erreurs, alors qu’ils n’étaient pas hors service.</translation>
        </message>
        <message>
            <source>With SnapRAID, the disks that hold your files may be shingled: they are written like any single drive. The parity disk is different. Each update writes to many places in the middle of one huge file.</source>
            <translation>Avec SnapRAID, les disques qui contiennent vos fichiers peuvent être SMR : on y écrit comme sur n’importe quel disque seul. Le disque de parité, c’est autre chose. Chaque fois qu’il est mis à jour, il est écrit en de nombreux endroits au milieu d’un seul fichier énorme.</translation>
        </message>
        <message>
            <source>An SSD as a cache in front of a slow drive sounds clever. But after a crash or a power cut, dm-cache does not know what has reached the drive, and writes everything it holds again: millions of small pieces at scattered places. A shingled drive can be busy with that for weeks.</source>
            <translation>Un SSD comme cache devant un disque lent, cela paraît malin. Mais après un plantage ou une coupure de courant, dm-cache ne sait pas ce qui est arrivé sur le disque, et réécrit tout ce qu’il contient : des millions de petits morceaux à des endroits dispersés. Un disque SMR peut en avoir pour des semaines.</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” explains this and refers to the manufacturers, who advise against it. Seagate and Western Digital sell other drives for RAID.</source>
            <translation>« SMR Archive Drives, Fast, Now » raisonne ainsi et renvoie aux fabricants, qui le déconseillent. Seagate et Western Digital vendent d’autres disques pour le RAID.</translation>
        </message>
        <message>
            <source>A test of Ars Technica (2020) found that the RAID of Linux itself filled a new drive at normal speed, so not every rebuild is slow. With RAIDZ it was.</source>
            <translation>Un test d’Ars Technica (2020) a montré que le RAID de Linux lui-même remplissait un nouveau disque à vitesse normale : toute reconstruction n’est donc pas lente. Avec RAIDZ, elle l’était.</translation>
        </message>
        <message>
            <source>A test of ServeTheHome (2020) with WD Red drives of 4 TB: over nine days with the shingled drive, 16 hours with another one.</source>
            <translation>Un test de ServeTheHome (2020) avec des disques WD Red de 4 To : plus de neuf jours avec le disque SMR, 16 heures avec un autre.</translation>
        </message>
        <message>
            <source>array md mdadm RAID5 RAID6 RAID0 RAID1 mirror stripe parity NAS rebuild resync TLER ZFS zpool resilver RAID-Z RAIDZ1 RAIDZ2 TrueNAS IDNF WD Red EFAX SnapRAID sync mergerfs unraid media server dmcache lvmcache bcache SSD cache writeback writethrough LVM</source>
            <translation>ensemble array grappe md mdadm RAID5 RAID6 RAID0 RAID1 miroir stripe parité NAS reconstruction rebuild resync TLER ZFS zpool resilver RAID-Z RAIDZ1 RAIDZ2 TrueNAS IDNF WD Red EFAX SnapRAID parity sync mergerfs unraid serveur multimédia dmcache lvmcache bcache SSD cache writeback writethrough LVM</translation>
        </message>
        <message>
            <source>This drive</source>
            <translation>Ce disque</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Sauvegardes</translation>
        </message>
        <message>
            <source>When something is wrong</source>
            <translation>Quand quelque chose ne va pas</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Pour les spécialistes</translation>
        </message>
        <message>
            <source>What a shingled drive is</source>
            <translation>Ce qu’est un disque SMR</translation>
        </message>
        <message>
            <source>On a shingled drive (SMR), the tracks overlap like the shingles of a roof. More fits on the same disk, which makes the drive cheaper. The catch: a track can't be changed without overwriting the next one, so even a small change means rewriting a whole strip of tracks.</source>
            <translation>Sur un disque à pistes superposées (SMR), les pistes se recouvrent comme les tuiles d’un toit. On en fait ainsi tenir plus sur le même plateau, et le disque coûte moins cher. Le prix à payer : on ne peut pas écrire une piste sans abîmer la suivante. Un petit changement oblige donc à réécrire toute une bande de pistes.</translation>
        </message>
        <message>
            <source>Drives for the home hide this. They write new data to a cache first, and move it to its place later, when they are idle. We call that tidying up. Reading is nearly as fast as on any other disk.</source>
            <translation>Les disques pour la maison cachent cela. Ils mettent d’abord les nouvelles données dans un cache, et les rangent à leur place plus tard, quand on les laisse tranquilles. Nous appelons cela le rangement. La lecture est presque aussi rapide que sur n’importe quel autre disque.</translation>
        </message>
        <message>
            <source>For backups, such a drive is a good choice, as long as data is written in long pieces and the drive gets some rest. It is a bad choice for databases, virtual machines, torrents, and most kinds of RAID.</source>
            <translation>Pour les sauvegardes, un tel disque est un bon choix, tant qu’on y écrit par longs morceaux et qu’il a un peu de repos. C’est un mauvais choix pour les bases de données, les machines virtuelles, les téléchargements en nombreux morceaux et la plupart des RAID.</translation>
        </message>
        <message>
            <source>Seagate, Toshiba and Western Digital have named many of the models concerned, most of them in 2020.</source>
            <translation>Seagate, Toshiba et Western Digital ont nommé beaucoup des modèles concernés, la plupart en 2020.</translation>
        </message>
        <message>
            <source>For one family of drives, the study Skylight (2015) found strips of some 15 to 40 MB and a cache of about 20 GB. For newer drives no figures have been published.</source>
            <translation>Pour une gamme de disques, l’étude Skylight (2015) a trouvé des bandes d’environ 15 à 40 Mo et un cache d’environ 20 Go. Pour les disques plus récents, aucun chiffre n’a été publié.</translation>
        </message>
        <message>
            <source>shingled magnetic recording SMR CMR PMR archive barracuda tracks cache device-managed why cheap meaning difference</source>
            <translation>SMR shingled magnetic recording pistes superposées tuiles bardeaux CMR PMR archive barracuda cache device-managed chevauchement bon marché signification différence</translation>
        </message>
        <message>
            <source>How sure a verdict is</source>
            <translation>À quel point un verdict est sûr</translation>
        </message>
        <message>
            <source>Few drives report that they are shingled. So Shingleback collects evidence and shows all of it, including contradictions: open “Why we think so” on the drive's card.</source>
            <translation>Peu de disques disent d’eux-mêmes qu’ils sont SMR. Shingleback réunit donc des indices, et les donne tous : ouvrez « Pourquoi nous le pensons » sur la fiche du disque. Ce qui contredit est montré aussi.</translation>
        </message>
        <message>
            <source>“This is” means that the drive or Linux reports it. “Very likely” and “probably” are based on a sign or on a list of models. One such sign is a spinning disk that offers TRIM, because other disks have no use for it. “Perhaps” means that the sources disagree or that little is known.</source>
            <translation>« C’est » tout court apparaît quand le disque ou Linux le dit. « Très probablement » et « probablement » reposent sur un signe ou sur une liste de modèles. Un disque qui tourne et qui propose pourtant TRIM en est un, car les autres disques durs n’en ont pas l’usage. « Peut-être » signifie que les sources se contredisent, ou qu’on sait peu de choses.</translation>
        </message>
        <message>
            <source>Finding no sign proves nothing. So Shingleback calls a drive conventional only if a source says so.</source>
            <translation>Ne trouver aucun signe ne prouve rien. C’est pourquoi Shingleback n’appelle un disque classique que si une source le dit.</translation>
        </message>
        <message>
            <source>The kernel's source shows what drives can report; our list of models names a source for each entry.</source>
            <translation>Ce que les disques peuvent dire se trouve dans le code source du noyau ; notre liste de modèles indique une source pour chaque entrée.</translation>
        </message>
        <message>
            <source>Published reports of drives known to be shingled show TRIM on many of them, and nothing at all on others.</source>
            <translation>Des rapports publiés sur des disques connus pour être SMR montrent TRIM chez beaucoup d’entre eux, et rien du tout chez d’autres.</translation>
        </message>
        <message>
            <source>certain likely unsure verdict evidence reasons proof CMR conventional</source>
            <translation>certain probable sûr incertain verdict indices raisons preuve CMR classique</translation>
        </message>
        <message>
            <source>Drives that must be written in order</source>
            <translation>Les disques qui doivent être écrits dans l’ordre</translation>
        </message>
        <message>
            <source>A host-managed drive does not hide its shingles. It consists of zones, and refuses whatever is not written in order. Such drives come from data centers; at home they are rare.</source>
            <translation>Un disque host-managed ne cache pas ses pistes superposées. Il se compose de zones, et refuse tout ce qui n’est pas écrit dans l’ordre. Ces disques viennent des centres de données ; à la maison, ils sont rares.</translation>
        </message>
        <message>
            <source>Few filesystems work on them. With a recent kernel, btrfs does, if part of the drive always stays free. You can't exchange files with other systems. We don't recommend one as your first backup drive.</source>
            <translation>Peu de systèmes de fichiers y fonctionnent. Avec un noyau récent, btrfs y arrive, et une partie de la place doit toujours rester libre. On ne peut pas échanger de fichiers avec d’autres systèmes. Comme premier disque de sauvegarde, il est déconseillé.</translation>
        </message>
        <message>
            <source>The manual of btrfs describes the zoned mode and its limits.</source>
            <translation>Le manuel de btrfs décrit le mode à zones et ses limites.</translation>
        </message>
        <message>
            <source>The team of the storage system EOS, which tried such drives, advises against filling them and against reserving room for files in advance.</source>
            <translation>L’équipe du système de stockage EOS, qui a essayé de tels disques, déconseille de les remplir et de réserver d’avance de la place pour des fichiers.</translation>
        </message>
        <message>
            <source>Kernel 6.12 or newer, better 6.17; mkfs.btrfs detects such a drive automatically. XFS has had a zoned mode since 6.15, which is experimental before 7.2. /sys/block/sdX/queue/zoned says host-managed.</source>
            <translation>Noyau 6.12 ou plus récent, de préférence 6.17 ; mkfs.btrfs reconnaît de lui-même un tel disque. XFS a depuis 6.15 un mode à zones, expérimental avant 7.2. /sys/block/sdX/queue/zoned dit host-managed.</translation>
        </message>
        <message>
            <source>HM-SMR ZBC zones zoned host-managed data center ultrastar exos</source>
            <translation>HM-SMR ZBC zones zoned host-managed centre de données ultrastar exos</translation>
        </message>
        <message>
            <source>Changing to a new drive: copy or move?</source>
            <translation>Passer à un nouveau disque : copier ou déplacer ?</translation>
        </message>
        <message>
            <source>Copy the drive if its filesystem may stay as it is. Everything on it is copied in one long stream of large writes, which is what a shingled drive does best. The new drive must be at least as large, and everything on it is lost. On a larger one, the filesystem grows, if its kind can.</source>
            <translation>Copiez le disque si son système de fichiers peut rester tel quel. Tout ce qu’il contient suit, en une longue série de grandes écritures, ce qu’un disque SMR fait le mieux. Le nouveau disque doit être au moins aussi grand, et tout ce qu’il contient est perdu. Un disque plus grand est rempli : le système de fichiers s’agrandit, si son type le permet.</translation>
        </message>
        <message>
            <source>Move the backup if you want another filesystem, such as ext4 instead of exFAT, or btrfs instead of ext4. All versions are copied, file by file, so it takes longer. Other files on the old drive stay there, and the new drive has to be set up first.</source>
            <translation>Déplacez la sauvegarde si le système de fichiers doit changer, par exemple d’exFAT à ext4, ou d’ext4 à btrfs. Toutes les versions suivent, fichier par fichier, et c’est donc plus long. Les autres fichiers de l’ancien disque y restent, et le nouveau est préparé avant.</translation>
        </message>
        <message>
            <source>If the old drive begins to fail, copy it soon. What can't be read is skipped at first and tried again at the end, when the rest is safe. Lost files are named where the filesystem can tell.</source>
            <translation>Si l’ancien disque commence à faiblir, copiez-le, et vite. Ce qui ne peut pas être lu est d’abord sauté, puis réessayé à la fin, quand le reste est à l’abri. Les fichiers perdus sont nommés quand le système de fichiers le dit.</translation>
        </message>
        <message>
            <source>Either way, the old drive is only read, everything is compared at the end, and you can stop and continue later. Anything unfinished is listed on the page “Copy a drive to another”. Keep the old drive until a backup to the new one has succeeded.</source>
            <translation>Les deux voies ne font que lire l’ancien disque, comparent tout à la fin et reprennent là où elles se sont arrêtées. Ce qui n’est pas terminé figure sur la page « Copier un disque sur un autre ». Gardez l’ancien disque jusqu’à ce qu’une sauvegarde sur le nouveau ait réussi.</translation>
        </message>
        <message>
            <source>On our model of such a drive, a copy takes at most 1.05 times as long as one uninterrupted stream of writes.</source>
            <translation>Sur notre modèle d’un tel disque, une copie prend au plus 1,05 fois le temps d’une série d’écritures ininterrompue.</translation>
        </message>
        <message>
            <source>Keeping the old drive until the new one has proven itself is good practice.</source>
            <translation>Garder l’ancien disque jusqu’à ce que le nouveau ait fait ses preuves est une bonne pratique à chaque changement.</translation>
        </message>
        <message>
            <source>Copy: shingleback clone SOURCE TARGET. Move: shingleback move DEST NEW_DEST. What is not finished: shingleback unfinished. After copying, unplug one of the two drives if they have the same UUID.</source>
            <translation>Copier : shingleback clone SOURCE TARGET. Déplacer : shingleback move DEST NEW_DEST. Ce qui n’est pas terminé : shingleback unfinished. Après la copie, débranchez l’un des deux disques s’ils ont le même UUID.</translation>
        </message>
        <message>
            <source>clone migrate replace upgrade larger bigger disk transfer image dd ddrescue rescue failing dying buy another drive change drives</source>
            <translation>cloner migrer remplacer agrandir plus grand disque dur transférer image dd ddrescue sauver défaillant mourant nouveau changer déménager copier</translation>
        </message>
        <message>
            <source>How a drive is prepared for backups</source>
            <translation>Comment un disque est préparé pour les sauvegardes</translation>
        </message>
        <message>
            <source>A filesystem decides how files are arranged on a drive. Most were designed before shingled drives: their tables lie all over the disk, and each small change there means rewriting a whole strip. Shingleback formats drives so that the tables are kept together and files are written in long pieces.</source>
            <translation>Un système de fichiers est l’ordre dans lequel un disque garde ses fichiers. La plupart datent d’avant les pistes superposées : leurs tables sont partout sur le disque, et chaque petit changement y coûte au disque toute une bande. Shingleback formate de façon que les tables soient ensemble, et que les fichiers soient écrits par longs morceaux.</translation>
        </message>
        <message>
            <source>For Linux, that is btrfs, which also notices when a file has become damaged, or ext4 with all tables at the beginning. To share a drive with Windows and macOS, it is exFAT with large clusters; exFAT stores neither owners nor checksums, but Shingleback keeps them in its own list.</source>
            <translation>Pour Linux, c’est btrfs, qui remarque aussi quand un fichier s’est abîmé, ou ext4 avec toutes ses tables au début. Pour partager un disque avec Windows et macOS, c’est exFAT avec de gros morceaux ; il n’a ni propriétaires ni contrôles, mais Shingleback les garde dans ses propres notes.</translation>
        </message>
        <message>
            <source>After formatting, the result is read back from the drive and compared with the plan. A tool's “done” alone is not trusted.</source>
            <translation>Après le formatage, le résultat est relu sur le disque et comparé à ce qui était voulu. Un outil qui dit « fini » n’est pas cru sur parole.</translation>
        </message>
        <message>
            <source>We formatted an image of 8 TB: btrfs touches 6 strips of the disk, packed ext4 7, exFAT with large pieces 3; ext4 in its usual form touches 3,750.</source>
            <translation>Nous avons formaté une image de 8 To : btrfs touche 6 bandes du disque, ext4 compact 7, exFAT avec de gros morceaux 3 ; ext4 sous sa forme habituelle en touche 3 750.</translation>
        </message>
        <message>
            <source>The author of “SMR Archive Drives, Fast, Now” filled such drives with btrfs at a steady 80 to 150 MB/s.</source>
            <translation>L’auteur de « SMR Archive Drives, Fast, Now » a rempli de tels disques avec btrfs, régulièrement, entre 80 et 150 Mo/s.</translation>
        </message>
        <message>
            <source>mkfs.btrfs -K -d single -m dup -n 64K; mkfs.ext4 -m 0 -T largefile -O sparse_super2 -E num_backup_sb=2,packed_meta_blocks=1,lazy_itable_init=0,lazy_journal_init=0,nodiscard; mkfs.exfat -c 1M -b 32M --pack-bitmap. Options for mkfs go through UDisks2 since 2.10; before, it drops them silently, and Shingleback's helper is needed.</source>
            <translation>mkfs.btrfs -K -d single -m dup -n 64K; mkfs.ext4 -m 0 -T largefile -O sparse_super2 -E num_backup_sb=2,packed_meta_blocks=1,lazy_itable_init=0,lazy_journal_init=0,nodiscard; mkfs.exfat -c 1M -b 32M --pack-bitmap. Les options de mkfs passent par UDisks2 depuis la version 2.10 ; avant, il les laisse tomber sans rien dire, et il faut le programme auxiliaire de Shingleback.</translation>
        </message>
        <message>
            <source>format formatting prepare filesystem profile btrfs ext4 exfat partition which best setup</source>
            <translation>format formater formatage préparer système de fichiers profil btrfs ext4 exfat partition lequel meilleur configurer</translation>
        </message>
        <message>
            <source>Which filesystems are not recommended</source>
            <translation>Quels systèmes de fichiers sont déconseillés</translation>
        </message>
        <message>
            <source>F2FS with large sections was once the best advice. But it scatters files more and more over the years, keeps a large reserve, and has weak repair tools. NILFS2 writes everything in sequence, which is ideal until the drive is full; then its cleaner and the drive's own cleaning work against each other.</source>
            <translation>F2FS était autrefois le meilleur conseil, avec de grandes sections. Avec les années, il disperse de plus en plus les fichiers, garde une grande réserve, et n’a que de faibles outils de réparation. NILFS2 écrit tout à la suite, ce qui est idéal jusqu’à ce que le disque soit plein ; alors son nettoyeur et celui du disque travaillent l’un contre l’autre.</translation>
        </message>
        <message>
            <source>XFS is excellent on other disks, and writes little besides the files. But it spreads them over the whole drive, and doesn't notice when one has become damaged. NTFS scatters small writes, and Linux is slow with it; use it only if Windows requires it.</source>
            <translation>XFS est excellent sur d’autres disques, et écrit peu à côté des fichiers. Mais il les répartit sur tout le disque, et ne remarque pas quand l’un d’eux s’est abîmé. NTFS disperse de petites écritures, et Linux est lent avec lui ; ne le prenez que là où Windows l’exige.</translation>
        </message>
        <message>
            <source>Whatever you choose: no RAID 5 or 6 of shingled drives, no swap, no virtual machines, and no slow formatting that fills the drive with zeros.</source>
            <translation>Quoi que vous choisissiez : pas de RAID 5 ni 6 de disques SMR, pas de mémoire d’échange, pas de machines virtuelles, pas de formatage lent qui remplit le disque de zéros.</translation>
        </message>
        <message>
            <source>An empty drive of 8 TB with the filesystem f2fs shows some 10 to 130 GB as used. That is its reserve for tidying up. Other filesystems have reserves as well, but do not count them as used. It is normal.</source>
            <translation>Un disque vide de 8 To avec le système de fichiers f2fs montre environ 10 à 130 Go comme occupés. C’est sa réserve pour le rangement. D’autres systèmes de fichiers ont aussi des réserves, mais ne les comptent pas comme occupées. C’est normal.</translation>
        </message>
        <message>
            <source>In a comparison of Linux filesystems on an 8 TB drive, NILFS2 came first; its author adds that the cleaner never had to run, since the drive was nearly empty.</source>
            <translation>Dans une comparaison de systèmes de fichiers Linux sur un disque de 8 To, NILFS2 est arrivé premier ; son auteur ajoute que le nettoyeur n’a jamais eu à tourner, car le disque était presque vide.</translation>
        </message>
        <message>
            <source>A user of NTFS on such a drive, with a million files, saw about 1 MB/s after the first 10 to 20 GB.</source>
            <translation>Un utilisateur de NTFS sur un tel disque, avec un million de fichiers, a vu environ 1 Mo/s après les 10 à 20 premiers Go.</translation>
        </message>
        <message>
            <source>On an image of 8 TB, F2FS with large sections showed about 90 GB as used before the first file.</source>
            <translation>Sur une image de 8 To, F2FS avec de grandes sections montrait environ 90 Go comme occupés avant le premier fichier.</translation>
        </message>
        <message>
            <source>For those who want it anyway: shingleback prepare --profile f2fs (mkfs.f2fs -s 64 -t 0 -a 0), xfs, ntfs (-Q -c 65536) or nilfs2. The option no_heap, from the old advice for f2fs, no longer does anything.</source>
            <translation>Pour qui le veut quand même : shingleback prepare --profile f2fs (mkfs.f2fs -s 64 -t 0 -a 0), xfs, ntfs (-Q -c 65536) ou nilfs2. De l’ancien conseil pour f2fs, no_heap ne signifie plus rien.</translation>
        </message>
        <message>
            <source>xfs ntfs nilfs nilfs2 f2fs alternatives other filesystem bad choice df used empty reserved overprovision 100 GB missing capacity</source>
            <translation>xfs ntfs nilfs nilfs2 f2fs alternatives autre système de fichiers mauvais choix df occupé vide réservé overprovision 100 Go capacité manquante</translation>
        </message>
        <message>
            <source>Good settings for ZFS on one drive</source>
            <translation>De bons réglages pour ZFS sur un seul disque</translation>
        </message>
        <message>
            <source>ZFS combines small writes into long ones, and people use it successfully on a single shingled drive. Shingleback does not create it. If you do, use large records, compression, no access times, and fewer copies of the tables: then less has to be written.</source>
            <translation>ZFS regroupe les petites écritures en longues écritures, et certains l’utilisent avec succès sur un seul disque SMR. Shingleback ne le crée pas. Si vous le faites : de grands enregistrements, la compression, pas de dates d’accès et moins de copies des tables font qu’il y a moins à écrire.</translation>
        </message>
        <message>
            <source>The sector size has to be right from the start, because it can't be changed later. Whether to report deletions to the drive immediately is disputed: the author of this advice does, but for shingled WD Red drives it is known to do harm. And use only one drive: rebuilding a group of them can take more than a week.</source>
            <translation>La taille de ses secteurs doit être juste dès le départ, car on ne peut plus la changer ensuite. Faut-il signaler aussitôt au disque les endroits effacés ? Cela se discute : l’auteur du conseil le fait ; pour les disques WD Red SMR, on sait que c’est nuisible. Et restez-en à un seul disque : en reconstruire un groupe peut prendre plus d’une semaine.</translation>
        </message>
        <message>
            <source>“ZFS on SMR Drives” (2022) copied over 3 TB to an encrypted 5 TB USB drive, at 24 to 52 MB/s.</source>
            <translation>« ZFS on SMR Drives » (2022) a copié plus de 3 To sur un disque USB chiffré de 5 To, entre 24 et 52 Mo/s.</translation>
        </message>
        <message>
            <source>The makers of TrueNAS and WD advise against TRIM on shingled WD Red drives.</source>
            <translation>Les créateurs de TrueNAS et WD déconseillent TRIM sur les disques WD Red SMR.</translation>
        </message>
        <message>
            <source>zpool create -o ashift=12 POOL DEVICE; zfs set recordsize=1M compression=zstd atime=off redundant_metadata=most POOL. autotrim=on only for drives that take it well, and never for WD Red EFAX. With rsync, use --whole-file.</source>
            <translation>zpool create -o ashift=12 POOL DEVICE; zfs set recordsize=1M compression=zstd atime=off redundant_metadata=most POOL. autotrim=on seulement pour les disques qui le supportent bien, et jamais pour WD Red EFAX. Avec rsync, utilisez --whole-file.</translation>
        </message>
        <message>
            <source>zpool openzfs ashift recordsize zstd atime redundant_metadata autotrim geli freebsd settings</source>
            <translation>zpool openzfs ashift recordsize zstd atime redundant_metadata autotrim geli freebsd réglages</translation>
        </message>
        <message>
            <source>What encrypting a drive means</source>
            <translation>Ce que signifie chiffrer un disque</translation>
        </message>
        <message>
            <source>Anyone who finds or steals an encrypted drive can read nothing on it. The passphrase is the only key: if it is lost, nobody can help you, and the backup is lost with it. Write it down, and don't keep it with the drive.</source>
            <translation>Qui trouve ou vole un disque chiffré ne peut rien y lire. La phrase secrète est la seule clé : personne ne peut vous aider quand elle est perdue, et la sauvegarde est perdue avec elle. Notez-la, et gardez-la à part du disque.</translation>
        </message>
        <message>
            <source>Linux asks for it whenever the drive is plugged in; Windows and macOS can't open the drive. On a shingled drive, encryption costs little speed if it works in the units in which the drive writes. The drive is not filled with random data first, which would take most of a day.</source>
            <translation>Linux la demande chaque fois que le disque est branché ; Windows et macOS ne peuvent pas ouvrir le disque. Sur un disque SMR, cela coûte peu de vitesse, si le chiffrement se fait dans les unités dans lesquelles le disque écrit. Rien n’est d’abord rempli de données aléatoires, ce qui prendrait presque une journée.</translation>
        </message>
        <message>
            <source>If preparation fails halfway, the drive may look locked with nothing inside. Prepare it again.</source>
            <translation>Si la préparation échoue à mi-chemin, le disque peut sembler verrouillé sans rien contenir. Préparez-le encore une fois.</translation>
        </message>
        <message>
            <source>It is the usual encryption of Linux (LUKS2), so other Linux computers can open it as well.</source>
            <translation>C’est le chiffrement habituel de Linux (LUKS2), que d’autres systèmes Linux ouvrent aussi.</translation>
        </message>
        <message>
            <source>Owners of such drives agree on units of 4096 bytes, which are not always the default.</source>
            <translation>Les propriétaires de tels disques s’accordent sur des unités de 4096 octets, qui ne sont pas toujours habituelles.</translation>
        </message>
        <message>
            <source>cryptsetup luksFormat --type luks2 --sector-size 4096; no --allow-discards; no dm-integrity, which doubles the scattered writes. Without the header nothing can be opened: cryptsetup luksHeaderBackup makes a copy of it.</source>
            <translation>cryptsetup luksFormat --type luks2 --sector-size 4096 ; pas de --allow-discards ; pas de dm-integrity, qui double les écritures dispersées. Sans l’en-tête, rien ne peut être ouvert : cryptsetup luksHeaderBackup en fait une copie.</translation>
        </message>
        <message>
            <source>encryption encrypted LUKS LUKS2 passphrase password cryptsetup key locked unlock stolen forgot secret privacy lost</source>
            <translation>chiffrement chiffré crypté LUKS LUKS2 phrase secrète mot de passe cryptsetup clé verrouillé déverrouiller volé chiffrer oublié secret</translation>
        </message>
        <message>
            <source>Why reading can write: access times</source>
            <translation>Pourquoi lire peut écrire : les dates d’accès</translation>
        </message>
        <message>
            <source>Linux records when a file was last read. On a backup drive nobody needs that, but each record is a small write somewhere on the disk, which is what a shingled drive is worst at. Just looking through a folder of photos leaves the drive with work for later.</source>
            <translation>Linux note quand un fichier a été lu pour la dernière fois. Sur un disque de sauvegarde, personne ne le demande, mais chaque note est une petite écriture quelque part sur le disque, et c’est ce qu’un disque SMR fait le plus mal. Parcourir un dossier de photos lui laisse du travail pour plus tard.</translation>
        </message>
        <message>
            <source>So Shingleback opens its drives without access times. If your desktop has already opened the drive in the usual way, it can be opened again while no program is using it. If you only copy files from a drive, open it read-only.</source>
            <translation>Shingleback ouvre donc ses disques sans dates d’accès. Votre bureau a peut-être déjà ouvert le disque de la façon habituelle ; on peut alors le rouvrir, à condition qu’aucun programme ne l’utilise. Quand on ne fait que copier depuis un disque, ouvrez-le en lecture seule.</translation>
        </message>
        <message>
            <source>Where none of that is possible, Shingleback still reads your own files without recording access times. For other people's files, and files that other programs read, they are recorded as before.</source>
            <translation>Quand rien de cela n’est possible, Shingleback lit quand même vos propres fichiers sans laisser de notes. Ceux d’autres personnes, et ce que lisent d’autres programmes, sont notés comme avant.</translation>
        </message>
        <message>
            <source>After a fresh copy, reading 1,490 files once on btrfs made 131 scattered writes. Without access times there were none.</source>
            <translation>Après une copie toute fraîche, lire une fois 1 490 fichiers sur btrfs a causé 131 écritures dispersées. Sans dates d’accès, il n’y en a eu aucune.</translation>
        </message>
        <message>
            <source>In a comparison of Linux filesystems, a copy fell from 80 to 3 to 5 MB/s for as long as access times were kept.</source>
            <translation>Dans une comparaison de systèmes de fichiers Linux, une copie est passée de 80 Mo/s à 3–5 Mo/s tant que les dates d’accès étaient tenues.</translation>
        </message>
        <message>
            <source>The mount option is noatime (the default is relatime; findmnt shows it). Shingleback reads with O_NOATIME, which the kernel grants to a file's owner and to root.</source>
            <translation>L’option de montage est noatime (par défaut, c’est relatime ; findmnt le montre). Shingleback lit avec O_NOATIME, que le noyau accorde au propriétaire d’un fichier et à root.</translation>
        </message>
        <message>
            <source>noatime relatime atime mount option reading writes last access</source>
            <translation>noatime relatime atime option de montage lire lecture écrit dernier accès date</translation>
        </message>
        <message>
            <source>How to restore files</source>
            <translation>Comment restaurer des fichiers</translation>
        </message>
        <message>
            <source>A deleted file: open Restore and type a part of its name into the search field. The search covers all versions, so it also finds files that were deleted or moved. Select the file, and press “Restore…”.</source>
            <translation>Un fichier supprimé : ouvrez « Restaurer » et saisissez une partie de son nom dans le champ de recherche. La recherche porte sur toutes les versions : elle trouve aussi les fichiers supprimés ou déplacés. Sélectionnez le fichier, puis appuyez sur « Restaurer… ».</translation>
        </message>
        <message>
            <source>An older version of a file: select the file, and choose one of the versions beside it. “Compare versions” shows two of them side by side. To see all folders as they were, choose a backup above the list.</source>
            <translation>Une version plus ancienne d’un fichier : sélectionnez le fichier puis, à côté, l’une de ses versions. « Comparer des versions » en montre deux côte à côte. Pour voir tous les dossiers tels qu’ils étaient, choisissez une sauvegarde au-dessus de la liste.</translation>
        </message>
        <message>
            <source>Shingleback first checks which files exist already. It replaces none unless you say so. You can also restore to another folder.</source>
            <translation>Shingleback vérifie d’abord quels fichiers existent déjà. Il n’en remplace aucun sans votre accord. Vous pouvez aussi restaurer dans un autre dossier.</translation>
        </message>
        <message>
            <source>Everything, on a new computer: install Shingleback there and plug in the drive. In Restore, choose “Open another backup…”, and then “Restore everything…”. The files go to a new folder, unless you choose the original ones.</source>
            <translation>Tout, sur un nouvel ordinateur : installez-y Shingleback et branchez le disque. Dans « Restaurer », choisissez « Ouvrir une sauvegarde à un autre endroit… », puis « Tout restaurer… ». Les fichiers vont dans un nouveau dossier, sauf si vous choisissez les dossiers d’origine.</translation>
        </message>
        <message>
            <source>Without Shingleback: open the drive in any file manager. The newest files are ordinary files, which you can copy. Older versions are restored by a program on the drive, reader.py in the hidden folder .shingleback. It needs only Python, also on Windows and macOS.</source>
            <translation>Sans Shingleback : ouvrez le disque dans n’importe quel gestionnaire de fichiers. Les fichiers les plus récents sont des fichiers ordinaires, que vous pouvez copier. Les versions plus anciennes sont restaurées par un programme qui se trouve sur le disque : reader.py, dans le dossier caché .shingleback. Il n’a besoin que de Python, aussi sous Windows et macOS.</translation>
        </message>
        <message>
            <source>Our tests restore each version of their sample backups with reader.py alone, and get the same files.</source>
            <translation>Nos tests restaurent chaque version de leurs sauvegardes d’exemple avec reader.py seul, et retrouvent les mêmes fichiers.</translation>
        </message>
        <message>
            <source>In the folder .shingleback: python3 reader.py versions, then python3 reader.py restore VERSION FOLDER. In the terminal, there are also shingleback trace and shingleback restore.</source>
            <translation>Dans le dossier .shingleback : python3 reader.py versions, puis python3 reader.py restore VERSION FOLDER. Dans le terminal, il y a aussi shingleback trace et shingleback restore.</translation>
        </message>
        <message>
            <source>restore recover get back deleted lost file accidentally overwritten undelete older previous version undo new computer reinstall migrate everything without program file manager emergency</source>
            <translation>restaurer récupérer fichier supprimé effacé perdu par erreur écrasé version précédente ancienne annuler nouvel ordinateur réinstaller migrer tout sans programme gestionnaire urgence</translation>
        </message>
        <message>
            <source>a an and are be can does for how i in is it its my of on or so the this to too what when which why with</source>
            <translation>a ai au aux avec c ce ces cette comment d dans de des dois du elle en est et il ils j je l la le les ma mais me mes mon n ne on ou où par pas peut peux pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur t très trop un une y</translation>
        </message>
        <message>
            <source>Measured by us</source>
            <translation>Mesuré par nous</translation>
        </message>
        <message>
            <source>Measured by others</source>
            <translation>Mesuré par d’autres</translation>
        </message>
        <message>
            <source>Documented</source>
            <translation>Documenté</translation>
        </message>
        <message>
            <source>Stated by the maker</source>
            <translation>Indiqué par le fabricant</translation>
        </message>
        <message>
            <source>Computed with a model</source>
            <translation>Calculé avec un modèle</translation>
        </message>
        <message>
            <source>Reported</source>
            <translation>Rapporté</translation>
        </message>
        <message>
            <source>Good practice</source>
            <translation>Bonne pratique</translation>
        </message>
        <message>
            <source>Why it vanished, and what to do</source>
            <translation>Pourquoi il a disparu, et que faire</translation>
        </message>
        <message>
            <source>Usually it is the cable, the port or the power: plug the drive straight into the computer, with another cable and no hub.</source>
            <translation>Le plus souvent, c’est le câble, le port ou le courant : branchez-le directement sur l’ordinateur, avec un autre câble, sans hub.</translation>
        </message>
        <message>
            <source>A shingled drive can also be silent for its own reasons. After an interruption, it repairs its internal tables first, and doesn't respond until that is done. Even the computer's start screen may not see it. With power and time, it usually comes back.</source>
            <translation>Un disque SMR peut aussi rester muet pour ses propres raisons. Après une interruption, il remet d’abord ses propres tables en ordre, et ne répond pas avant d’avoir fini. Même l’écran de démarrage de l’ordinateur ne le voit pas toujours. Le plus souvent, il revient, si on lui laisse du courant et du temps.</translation>
        </message>
        <message>
            <source>1. Leave it plugged in and powered for an hour. Don't pull it because nothing seems to happen: it may be busy internally.</source>
            <translation>1. Laissez-le branché, sous tension, pendant une heure. Ne le retirez pas parce que rien ne se passe : il est peut-être occupé avec lui-même.</translation>
        </message>
        <message>
            <source>2. Then switch it off and on: use its power supply if it has one, otherwise the cable. Wait half a minute in between, and use another port or cable if you have one. Give it a few minutes to start.</source>
            <translation>2. Puis éteignez-le et rallumez-le : par son alimentation s’il en a une, sinon par le câble. Attendez une demi-minute entre les deux, et prenez un autre port ou un autre câble si vous en avez un. Donnez-lui quelques minutes pour démarrer.</translation>
        </message>
        <message>
            <source>3. Check whether it is back. If not, start again, up to three times in all.</source>
            <translation>3. Regardez s’il est revenu. Sinon, recommencez, jusqu’à trois fois en tout.</translation>
        </message>
        <message>
            <source>4. If three rounds have not helped, try another computer. If that does not see it either, the drive is probably broken. If something on it matters and there is no second copy, leave it off, and ask a data recovery company.</source>
            <translation>4. Si trois essais n’ont rien donné, essayez un autre ordinateur. S’il ne le voit pas non plus, le disque est sans doute hors service. S’il contient quelque chose d’important dont il n’existe pas de deuxième copie, laissez-le éteint, et demandez à une entreprise de récupération de données.</translation>
        </message>
        <message>
            <source>One exception: don't keep restarting a drive that clicks loudly, or a model that is known to suffer from it. Shingleback then asks for one round only.</source>
            <translation>Une exception : un disque qui claque fort, ou d’une des séries connues pour ne pas le supporter, ne doit pas être redémarré sans cesse. Shingleback ne demande alors qu’un seul essai.</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” advises: keep it powered for at least an hour, switch it off and on, and repeat that before you call it broken. Users of backup programs report the same silence.</source>
            <translation>« SMR Archive Drives, Fast, Now » dit : gardez-le sous tension au moins une heure, éteignez-le et rallumez-le, et recommencez avant de le dire hors service. Des utilisateurs de programmes de sauvegarde racontent le même silence.</translation>
        </message>
        <message>
            <source>The hour and the repetition are from “SMR Archive Drives, Fast, Now”. Three rounds are our own choice; nobody has measured it.</source>
            <translation>L’heure et la répétition viennent de « SMR Archive Drives, Fast, Now ». Que trois essais suffisent est notre propre choix ; personne ne l’a mesuré.</translation>
        </message>
        <message>
            <source>disappeared gone missing not recognized detected BIOS lost disconnect dead broken wait hour timer power cycle restart rounds recover drive help can't find does show up visible doesn't appear unplugged itself</source>
            <translation>disparu perdu absent introuvable non reconnu détecté BIOS déconnecté mort cassé panne attendre heure minuteur patience éteindre rallumer redémarrer essais récupérer disque aide n’apparaît pas</translation>
        </message>
        <message>
            <source>What an I/O error in the log means</source>
            <translation>Ce que signifie une erreur d’E/S dans le journal</translation>
        </message>
        <message>
            <source>Linux waits 30 seconds for an answer. Then it logs an error, resets the connection and tries again. A shingled drive that is tidying up can be silent for longer than that. It looks alarming in the log, but is not damage in itself.</source>
            <translation>Linux attend une réponse pendant 30 secondes. Puis il note une erreur, rétablit la connexion et redemande. Un disque SMR qui fait du rangement peut rester muet plus longtemps que cela. Dans le journal, c’est effrayant ; en soi, ce n’est pas un dommage.</translation>
        </message>
        <message>
            <source>Other lines mean other things. “CRC” points to the cable. “UNC” or “Medium Error” means that the disk could not read a sector: copy what matters. The page “What happened?” reads the log and says which it is.</source>
            <translation>D’autres lignes signifient autre chose. « CRC » désigne le câble. « UNC » ou « Medium Error » signifie que le disque lui-même n’a pas pu lire un endroit : copiez ce qui compte. La page « Que s’est-il passé ? » lit le journal et dit de quoi il s’agit.</translation>
        </message>
        <message>
            <source>If it happens often with a shingled drive, smaller requests help more than longer timeouts: some drives struggle with the large ones that newer versions of Linux send.</source>
            <translation>Si cela arrive souvent avec un disque SMR, de plus petites demandes aident mieux qu’une plus longue patience : certains disques trébuchent sur les grandes qu’envoient les versions récentes de Linux.</translation>
        </message>
        <message>
            <source>The 30 seconds are the default of the Linux kernel for disks.</source>
            <translation>Les 30 secondes sont le réglage par défaut du noyau Linux pour les disques.</translation>
        </message>
        <message>
            <source>On the kernel's mailing list for disks, in 2025, an 8 TB drive paused for 30 seconds or hung with requests of 4 MB, and ran for a month without a pause with 1.3 MB. Waiting longer did not cure it.</source>
            <translation>Sur la liste de diffusion du noyau pour les disques, en 2025, un disque de 8 To s’arrêtait 30 secondes ou se bloquait avec des demandes de 4 Mo, et a fonctionné un mois sans pause avec 1,3 Mo. Attendre plus longtemps n’y a rien changé.</translation>
        </message>
        <message>
            <source>/sys/block/sdX/queue/max_sectors_kb is 4096 since Linux 6.16 (1280 before); 1024 is a good value for a shingled drive. /sys/block/sdX/device/iotmo_cnt counts the requests that were not answered in time. The advice of 2015, to go back to an old kernel or to a value of 127, is obsolete.</source>
            <translation>/sys/block/sdX/queue/max_sectors_kb vaut 4096 depuis Linux 6.16 (1280 avant) ; 1024 est une bonne valeur pour un disque SMR. /sys/block/sdX/device/iotmo_cnt compte les demandes restées sans réponse à temps. Le conseil de 2015, revenir à un ancien noyau ou à une valeur de 127, est dépassé.</translation>
        </message>
        <message>
            <source>input/output error kernel log dmesg timeout reset frozen exception link hung blocked uas abort red lines message fault crash hangs</source>
            <translation>erreur entrée/sortie E/S input/output error I/O noyau journal dmesg timeout délai reset gelé exception link bloqué blocked uas abort lignes rouges message plantage</translation>
        </message>
        <message>
            <source>When to switch UAS off, or keep a drive from stopping</source>
            <translation>Quand désactiver UAS, ou empêcher un disque de s’arrêter</translation>
        </message>
        <message>
            <source>Linux uses newer USB enclosures through UAS, which is faster. Some of them lose commands that way: the log shows aborted commands and resets, and the drive hangs or vanishes. If another cable, another port and more power don't help, switch UAS off. Linux then uses its older driver for all enclosures of this model, which costs some speed.</source>
            <translation>Linux utilise les boîtiers USB récents par UAS, qui est plus rapide. Certains perdent ainsi des commandes : le journal montre des commandes abandonnées et des réinitialisations, et le disque se bloque ou disparaît. Si un autre câble, un autre port et plus de courant n’y changent rien, désactivez UAS. Linux utilise alors son pilote plus ancien pour tous les boîtiers de ce modèle, ce qui coûte un peu de vitesse.</translation>
        </message>
        <message>
            <source>Most external drives stop after some minutes without work, and take about ten seconds to start. That saves power and is quiet. Choose another time if it happens too often, or if the drive doesn't start again.</source>
            <translation>La plupart des disques externes s’arrêtent après quelques minutes sans travail, et mettent une dizaine de secondes à redémarrer. Cela épargne du courant et du bruit. Choisissez un autre délai si cela arrive trop souvent, ou si le disque ne redémarre pas.</translation>
        </message>
        <message>
            <source>Many small drives park their heads after a few seconds without work. If a drive clicks all the time, or its report counts many parkings, ask it not to. It then gets a little warmer.</source>
            <translation>Beaucoup de petits disques parquent leurs têtes après quelques secondes d’inactivité. Si un disque cliquette sans cesse, ou si son rapport compte beaucoup de parkings, demandez-lui de ne pas le faire. Il chauffe alors un peu plus.</translation>
        </message>
        <message>
            <source>Each setting stays until you undo it in the same place. Some enclosures stop the drive on their own, whatever you choose.</source>
            <translation>Chaque réglage reste jusqu’à ce que vous l’annuliez au même endroit. Certains boîtiers arrêtent le disque d’eux-mêmes, quel que soit votre choix.</translation>
        </message>
        <message>
            <source>The kernel's documentation lists the option usb-storage.quirks. The times for stopping are those of the ATA standard, which UDisks2 and hdparm use.</source>
            <translation>La documentation du noyau indique l’option usb-storage.quirks. Les délais d’arrêt sont ceux de la norme ATA, qu’utilisent UDisks2 et hdparm.</translation>
        </message>
        <message>
            <source>Users of many enclosures, and of small boards, report that the errors ended without UAS.</source>
            <translation>Des utilisateurs de nombreux boîtiers, et de petites cartes, rapportent que les erreurs ont cessé sans UAS.</translation>
        </message>
        <message>
            <source>UAS is switched off in /sys/module/usb_storage/parameters/quirks, and for the time after a restart in 00-shingleback-uas.*, in /etc/modprobe.d and /etc/udev/rules.d. A drive that is plugged in while the computer starts may have to be plugged in again, unless you run update-initramfs -u, dracut -f or mkinitcpio -P, or, on a Raspberry Pi, add usb-storage.quirks=VID:PID:u to the line in /boot/firmware/cmdline.txt. Stopping is the standby timer (hdparm -S). Other settings that stop a drive or park its heads: power management (hdparm -B 254), idle timers of Seagate (openSeaChest_PowerControl --EPCfeature disable) and of older WD disks (idle3ctl -d), the timer of some enclosures (sdparm --page=po), and the power saving of the port (/sys/bus/usb/devices/PORT/power/control).</source>
            <translation>UAS se désactive dans /sys/module/usb_storage/parameters/quirks et, pour après un redémarrage, dans 00-shingleback-uas.*, sous /etc/modprobe.d et /etc/udev/rules.d. Un disque branché au démarrage de l’ordinateur doit peut-être être rebranché, sauf si vous lancez update-initramfs -u, dracut -f ou mkinitcpio -P ou si, sur un Raspberry Pi, vous ajoutez usb-storage.quirks=VID:PID:u à la ligne de /boot/firmware/cmdline.txt. L’arrêt est le minuteur de veille (hdparm -S). D’autres réglages arrêtent un disque ou parquent ses têtes : la gestion de l’énergie (hdparm -B 254), les minuteurs de Seagate (openSeaChest_PowerControl --EPCfeature disable) et des anciens disques WD (idle3ctl -d), le minuteur de certains boîtiers (sdparm --page=po) et l’économie d’énergie du port (/sys/bus/usb/devices/PORT/power/control).</translation>
        </message>
        <message>
            <source>uas usb-storage quirk quirks aborted reset driver spin down spindown standby sleep sleeps idle stops awake timer hdparm apm parking load cycle cycles noise enclosure bridge raspberry pi</source>
            <translation>uas usb-storage quirk quirks abandon réinitialisation reset pilote spin down veille dort arrêt s’arrête éveillé minuteur hdparm apm parking têtes cycles bruit boîtier pont raspberry pi</translation>
        </message>
        <message>
            <source>Why it can suddenly only be read</source>
            <translation>Pourquoi on ne peut soudain plus que le lire</translation>
        </message>
        <message>
            <source>When a filesystem meets an error that it can't repair, it stops all writing so that nothing gets worse. That protects your files; it is not the damage itself.</source>
            <translation>Quand un système de fichiers rencontre une erreur qu’il ne peut pas réparer, il cesse toute écriture, pour que rien n’empire. Cela protège vos fichiers ; ce n’est pas le dommage lui-même.</translation>
        </message>
        <message>
            <source>The reason is a little earlier in the log: a lost connection, a full drive, or a sector that could not be read. Eject the drive, plug it in again and look at “What happened?”. If it was full, free some space.</source>
            <translation>La raison se trouve un peu plus haut dans le journal : une connexion coupée, un disque plein, ou un endroit illisible. Éjectez le disque, rebranchez-le et consultez « Que s’est-il passé ? ». S’il était plein, faites de la place.</translation>
        </message>
        <message>
            <source>The manuals of ext4 and btrfs describe it as intended.</source>
            <translation>Les manuels d’ext4 et de btrfs le décrivent comme voulu.</translation>
        </message>
        <message>
            <source>On a host-managed drive, btrfs of an older kernel (6.6) became read-only when the drive was full.</source>
            <translation>Sur un disque host-managed, btrfs avec un noyau plus ancien (6.6) est passé en lecture seule quand il a été plein.</translation>
        </message>
        <message>
            <source>On btrfs that reports “no space” while there is free space: btrfs filesystem usage, then btrfs balance start -dusage=10 on its mount point. On ext4: unmount, then fsck.</source>
            <translation>Pour un btrfs qui indique « no space » alors qu’il reste de la place : btrfs filesystem usage, puis btrfs balance start -dusage=10 sur son point de montage. Pour ext4 : démonter, puis fsck.</translation>
        </message>
        <message>
            <source>read-only readonly write protected remount cannot permission fsck can't save delete locked</source>
            <translation>lecture seule read-only readonly protégé en écriture remount impossible d’écrire droits fsck d’écrire enregistrer supprimer</translation>
        </message>
        <message>
            <source>Which SMART values only look alarming</source>
            <translation>Quelles valeurs SMART sont moins graves qu’elles n’en ont l’air</translation>
        </message>
        <message>
            <source>A drive keeps counters about itself (SMART). Some of them look alarming and mean little. On a shingled drive, “command timeout” (188) counts pauses for tidying up. On Seagate drives, huge numbers at 1, 7 and 195 are two counters in one, and normal. 199 counts problems with the cable, not with the disk.</source>
            <translation>Un disque tient une liste de compteurs sur lui-même (SMART). Certains font peur et signifient peu de chose. Sur un disque SMR, « command timeout » (188) compte les pauses de rangement. Sur les disques Seagate, des nombres énormes en 1, 7 et 195 sont deux compteurs en un, et c’est normal. 199 compte les ennuis avec le câble, pas avec le disque.</translation>
        </message>
        <message>
            <source>Four of them matter: 5 (sectors replaced), 187 (errors that could not be corrected), 197 (suspect sectors) and 198 (sectors that could not be read). A number that stays the same is worth watching. A number that rises means: copy the files from the drive, and replace it.</source>
            <translation>Quatre d’entre eux comptent : 5 (endroits remplacés), 187 (erreurs qui n’ont pas pu être corrigées), 197 (endroits en attente d’une décision) et 198 (endroits qui n’ont pas pu être lus). Une valeur qui ne bouge pas est à surveiller. Une valeur qui augmente signifie : copiez ce que contient le disque, et remplacez-le.</translation>
        </message>
        <message>
            <source>Good values are no guarantee. Drives also fail without any warning.</source>
            <translation>De bonnes valeurs ne promettent rien. Des disques tombent aussi en panne sans aucun signe.</translation>
        </message>
        <message>
            <source>The drive database of smartmontools shows how the numbers are packed.</source>
            <translation>La façon dont les nombres sont codés se trouve dans la table des disques de smartmontools.</translation>
        </message>
        <message>
            <source>A report on the kernel's mailing list for disks in 2025 showed that 188 counts the pauses of a healthy shingled drive.</source>
            <translation>Que 188 compte les pauses d’un disque SMR en bonne santé a été montré en 2025 sur la liste de diffusion du noyau pour les disques.</translation>
        </message>
        <message>
            <source>A suspect sector (197) after an interrupted write can disappear when it is written again; then it meant nothing.</source>
            <translation>Un endroit en attente (197) après une écriture interrompue peut disparaître quand il est réécrit ; il ne signifiait alors rien.</translation>
        </message>
        <message>
            <source>188 holds three numbers of 16 bits: 34360262682 is 8, 8 and 26. At 1, 7 and 195 of Seagate the errors are the raw value shifted right by 32 bits. 192 and 193 rise with each unplugging and parking.</source>
            <translation>188 contient trois nombres de 16 bits : 34360262682, c’est 8, 8 et 26. En 1, 7 et 195 chez Seagate, les erreurs sont la valeur brute décalée de 32 bits vers la droite. 192 et 193 augmentent à chaque débranchement et à chaque rangement des têtes.</translation>
        </message>
        <message>
            <source>health smartctl attributes raw read error rate seek reallocated pending sectors CRC command timeout is it dying bad old broken condition</source>
            <translation>santé état smartctl attributs valeurs raw read error rate seek reallocated pending secteurs CRC command timeout défectueux meurt vieux</translation>
        </message>
        <message>
            <source>Why the health can't always be read</source>
            <translation>Pourquoi l’état de santé ne peut pas toujours être lu</translation>
        </message>
        <message>
            <source>Between the computer and the disk sits the enclosure's own chip. Some chips don't pass on health queries. For Seagate drives on fast USB, Linux itself blocks the query, because some of these chips can't handle it. The drive may be perfectly healthy; it just can't be asked.</source>
            <translation>Entre l’ordinateur et le disque se trouve la puce du boîtier. Certaines ne transmettent pas la question sur l’état de santé. Avec les disques Seagate en USB rapide, c’est Linux lui-même qui retient la question, car certaines de ces puces ne la supportent pas. Le disque va peut-être parfaitement bien ; personne ne peut le lui demander.</translation>
        </message>
        <message>
            <source>If a permission is missing, the drive's card says which. “Unknown” means neither good nor bad.</source>
            <translation>Quand c’est une question de droits, la fiche du disque dit ce qui manque. « Inconnu » ne veut jamais dire bon, et ne veut jamais dire mauvais.</translation>
        </message>
        <message>
            <source>The kernel's source shows that Linux blocks the query for this manufacturer.</source>
            <translation>Que Linux retienne la question pour ce fabricant est écrit dans le code source du noyau.</translation>
        </message>
        <message>
            <source>A report on the kernel's mailing list for USB in 2024 showed that the block can be lifted for a single drive.</source>
            <translation>Que l’exception puisse être levée pour un seul disque a été montré en 2024 sur la liste de diffusion du noyau pour l’USB.</translation>
        </message>
        <message>
            <source>The kernel option usb_storage.quirks=0bc2:2037: (your drive's id, and nothing behind the last colon) lifts the exception and keeps the fast driver; plug the drive in again afterward. The form ending in :u also works, and is slower.</source>
            <translation>L’option du noyau usb_storage.quirks=0bc2:2037: (l’identifiant de votre disque, et rien après le dernier deux-points) lève l’exception et garde le pilote rapide ; rebranchez ensuite le disque. La forme qui finit par :u fonctionne aussi, et elle est plus lente.</translation>
        </message>
        <message>
            <source>SMART unknown health blocked UAS quirk bridge enclosure root rights</source>
            <translation>SMART santé inconnu inconnue bloqué UAS quirk pont boîtier root droits</translation>
        </message>
        <message>
            <source>Why one drive is not enough</source>
            <translation>Pourquoi un seul disque ne suffit pas</translation>
        </message>
        <message>
            <source>A drive beside the computer shares its fate: fire, water, theft, a fall, lightning, malware. And every drive fails some day, often without warning.</source>
            <translation>Un disque posé à côté de l’ordinateur partage son sort : le feu, l’eau, le vol, une chute, la foudre, un programme malveillant. Et tout disque tombe en panne un jour, souvent sans un mot.</translation>
        </message>
        <message>
            <source>Keep three copies of what you can't replace, on two different drives, one of them in another building. Two cheap drives that take turns are better than one expensive drive: Shingleback can remind you when to swap them. Choose “Two drives take turns” in the backup set. Unplug the drive when the backup is done. And restore a file now and then: only then do you know that the backup works.</source>
            <translation>Gardez en trois exemplaires ce que vous ne pouvez pas remplacer, sur deux disques différents, dont l’un dans une autre maison. Deux disques bon marché en alternance valent mieux qu’un seul disque cher : Shingleback peut vous rappeler d’en changer. Choisissez « Deux disques se relaient » dans le jeu de sauvegarde. Débranchez le disque quand la sauvegarde est finie. Et restaurez un fichier de temps en temps : c’est seulement alors que vous savez que la sauvegarde en est une.</translation>
        </message>
        <message>
            <source>The rule of three copies is known as 3-2-1. The American authority US-CERT recommended it in 2012, in the paper “Data Backup Options”.</source>
            <translation>La règle des trois copies est connue sous le nom de 3-2-1. L’autorité américaine US-CERT l’a recommandée en 2012, dans le document « Data Backup Options ».</translation>
        </message>
        <message>
            <source>strategy 3-2-1 second copy offsite fire theft ransomware virus failure lost everything stolen burned lightning safe enough two drives</source>
            <translation>stratégie 3-2-1 deuxième copie ailleurs incendie feu vol rançongiciel ransomware virus panne tout perdu volé sûr</translation>
        </message>
    </context>
    <context>
        <name>first_run</name>
        <message>
            <source>The first backup will probably take less than an hour.</source>
            <translation>La première sauvegarde prendra sans doute moins d’une heure.</translation>
        </message>
        <message>
            <source>The first backup will probably take {low} to {high} hours.</source>
            <translation>La première sauvegarde prendra sans doute de {low} à {high} heures.</translation>
        </message>
        <message>
            <source>The first backup will probably take up to {high} hours.</source>
            <translation>La première sauvegarde prendra sans doute {high} heures au plus.</translation>
        </message>
        <message>
            <source>The first backup may take between {low} hours and {high} days.</source>
            <translation>La première sauvegarde peut prendre entre {low} heures et {high} jours.</translation>
        </message>
        <message>
            <source>The first backup may take {low} to {high} days.</source>
            <translation>La première sauvegarde peut prendre de {low} à {high} jours.</translation>
        </message>
        <message>
            <source>You can stop and continue later.</source>
            <translation>Vous pouvez l’arrêter et continuer plus tard.</translation>
        </message>
    </context>
    <context>
        <name>forecast</name>
        <message>
            <source>ready on Monday by about {time}</source>
            <translation>terminé lundi vers {time} au plus tard</translation>
        </message>
        <message>
            <source>ready on Tuesday by about {time}</source>
            <translation>terminé mardi vers {time} au plus tard</translation>
        </message>
        <message>
            <source>ready on Wednesday by about {time}</source>
            <translation>terminé mercredi vers {time} au plus tard</translation>
        </message>
        <message>
            <source>ready on Thursday by about {time}</source>
            <translation>terminé jeudi vers {time} au plus tard</translation>
        </message>
        <message>
            <source>ready on Friday by about {time}</source>
            <translation>terminé vendredi vers {time} au plus tard</translation>
        </message>
        <message>
            <source>ready on Saturday by about {time}</source>
            <translation>terminé samedi vers {time} au plus tard</translation>
        </message>
        <message>
            <source>ready on Sunday by about {time}</source>
            <translation>terminé dimanche vers {time} au plus tard</translation>
        </message>
        <message>
            <source>It takes longer than expected, because the drive's cache is full.</source>
            <translation>C’est plus long que prévu, car le cache du disque est plein.</translation>
        </message>
        <message>
            <source>It takes longer than expected, because the drive took a break.</source>
            <translation>C’est plus long que prévu, car le disque a fait une pause.</translation>
        </message>
        <message>
            <source>It takes longer than expected, because small files take more time.</source>
            <translation>C’est plus long que prévu, car les petits fichiers prennent plus de temps.</translation>
        </message>
        <message>
            <source>It takes longer than expected.</source>
            <translation>C’est plus long que prévu.</translation>
        </message>
        <message>
            <source>It is faster than expected.</source>
            <translation>C’est plus rapide que prévu.</translation>
        </message>
        <message>
            <source>{time} left</source>
            <translation>il reste {time}</translation>
        </message>
        <message>
            <source>less than a minute</source>
            <translation>moins d’une minute</translation>
        </message>
        <message>
            <source>about {time}</source>
            <translation>environ {time}</translation>
        </message>
        <message>
            <source>up to {time}</source>
            <translation>{time} au plus</translation>
        </message>
        <message>
            <source>ready by about {time}</source>
            <translation>terminé vers {time} au plus tard</translation>
        </message>
        <message>
            <source>ready tomorrow by about {time}</source>
            <translation>terminé demain vers {time} au plus tard</translation>
        </message>
        <message>
            <source>at least {time} left</source>
            <translation>il reste au moins {time}</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>{low} à {high}</translation>
        </message>
    </context>
    <context>
        <name>graph</name>
        <message>
            <source>The drive was ejected.</source>
            <translation>Le disque est éjecté : on ne sait plus rien de lui.</translation>
        </message>
        <message>
            <source>Point at the graph to see what happened at that time.</source>
            <translation>Pointez un endroit du graphique pour lire ce qui s’y est passé.</translation>
        </message>
        <message>
            <source>Too short for a graph.</source>
            <translation>Trop court pour un graphique.</translation>
        </message>
        <message>
            <source>Waiting for the first measurements…</source>
            <translation>En attente des premières mesures…</translation>
        </message>
        <message>
            <source>The drive wrote {rate} on average.</source>
            <translation>Le disque a écrit {rate} en moyenne.</translation>
        </message>
        <message>
            <source>The cache never filled up: the drive wrote {rate} on average.</source>
            <translation>Le cache ne s’est jamais rempli : le disque a écrit {rate} en moyenne.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full.</source>
            <translation>Pendant {time}, le cache s’est rempli à pleine vitesse, {fast} ; puis il était plein.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}.</source>
            <translation>Pendant {time}, le cache s’est rempli à pleine vitesse, {fast} ; puis il était plein et l’écriture est tombée à {slow}.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow} until it was fast again at {again}.</source>
            <translation>Pendant {time}, le cache s’est rempli à pleine vitesse, {fast} ; puis il était plein et l’écriture est tombée à {slow}, avant de redevenir rapide à {again}.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}, with rests of {rest} in all to make room.</source>
            <translation>Pendant {time}, le cache s’est rempli à pleine vitesse, {fast} ; puis il était plein et l’écriture est tombée à {slow}, avec {rest} de repos au total pour faire de la place.</translation>
        </message>
        <message>
            <source>{values}, after {time}</source>
            <translation>{values}, après {time}</translation>
        </message>
        <message>
            <source>in the earlier run {rate}</source>
            <translation>{rate} lors de la sauvegarde précédente</translation>
        </message>
        <message>
            <source>nothing is written</source>
            <translation>rien n’est écrit</translation>
        </message>
        <message>
            <source>{rate} copied</source>
            <translation>{rate} copiés</translation>
        </message>
        <message>
            <source>{rate} written to the drive</source>
            <translation>{rate} écrits sur le disque</translation>
        </message>
        <message>
            <source>the drive is not used</source>
            <translation>rien n’est demandé au disque</translation>
        </message>
        <message>
            <source>{rate} read</source>
            <translation>{rate} en lecture</translation>
        </message>
        <message>
            <source>At {time}: {said}</source>
            <translation>À {time} : {said}</translation>
        </message>
    </context>
    <context>
        <name>headed</name>
        <message>
            <source>{name}: {said}</source>
            <translation>{name} : {said}</translation>
        </message>
    </context>
    <context>
        <name>health</name>
        <message>
            <source>good</source>
            <translation>bon</translation>
        </message>
        <message>
            <source>worth watching</source>
            <translation>à surveiller</translation>
        </message>
        <message>
            <source>failing</source>
            <translation>tombe en panne</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>inconnu</translation>
        </message>
        <message>
            <source>No serious problems recorded. Any drive can still fail without warning.</source>
            <translation>Rien d’important n’a été compté. Tout disque peut quand même tomber en panne sans prévenir.</translation>
        </message>
        <message>
            <source>Keep a second copy of its files, and check again in a few weeks.</source>
            <translation>Gardez une deuxième copie de ce qu’il contient, et regardez de nouveau dans quelques semaines.</translation>
        </message>
        <message>
            <source>Before anything else, copy its files to another drive. Then replace it.</source>
            <translation>Copiez d’abord ce qu’il contient sur un autre disque, avant toute autre chose ; puis remplacez-le.</translation>
        </message>
        <message>
            <source>It may be good or bad.</source>
            <translation>Il peut être bon ou mauvais.</translation>
        </message>
        <message>
            <source>There is no SMART report, or it can't be understood.</source>
            <translation>Il n’y a pas de rapport SMART, ou aucun qu’on puisse comprendre.</translation>
        </message>
        <message>
            <source>The enclosure ({usb}) is unknown to smartctl, which asked nothing. Ask again with one of these options: {ways}.</source>
            <translation>smartctl ne connaît pas ce boîtier ({usb}) et n’a rien demandé. Interrogez de nouveau avec l’une de ces options : {ways}.</translation>
        </message>
        <message>
            <source>The report identifies the drive, but says nothing about its health. For a full report, use smartctl -x.</source>
            <translation>Le rapport dit de quel disque il s’agit, et rien de son état de santé. smartctl -x en produit un complet.</translation>
        </message>
        <message>
            <source>The drive says it is fine, but doesn't report its counters. Drives with many bad sectors say that too.</source>
            <translation>Le disque se dit en bonne santé, mais ne dit pas ce qu’il a compté. Des disques avec beaucoup de mauvais secteurs le disent aussi.</translation>
        </message>
        <message>
            <source>The report is missing important counters, so it is incomplete. It may have been cut off.</source>
            <translation>Il manque au rapport des chiffres importants ; il a peut-être été coupé. Il ne montre donc pas tout.</translation>
        </message>
        <message>
            <source>The drive reports that it is about to fail.</source>
            <translation>Le disque dit lui-même qu’il va bientôt tomber en panne.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) is below the manufacturer's limit: the drive is about to fail.</source>
            <translation>{name} (attribut {number}) est sous la limite fixée par le fabricant : le disque va bientôt tomber en panne.</translation>
        </message>
        <message>
            <source>Sectors that could not be read: {count}. After a power cut or a timeout, the cause can be an interrupted write, which disappears when the sector is written again.</source>
            <translation>Secteurs qui n’ont pas pu être lus : {count}. Après une coupure de courant ou un délai dépassé, il peut s’agir d’une écriture interrompue ; cela disparaît quand l’endroit est réécrit.</translation>
        </message>
        <message>
            <source>Sectors that can't be read: {count}. With this much damage, expect more.</source>
            <translation>Secteurs illisibles : {count}. Avec autant de dégâts, il y en aura d’autres.</translation>
        </message>
        <message>
            <source>Sectors that can't be read: {count}, up from {before}. The damage is growing.</source>
            <translation>Secteurs illisibles : {count}, et il y en avait {before}. Les dégâts augmentent.</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}. A drive can live with a few for years; what matters is whether the number grows.</source>
            <translation>Mauvais secteurs remplacés par la réserve : {count}. Un disque peut vivre des années avec quelques-uns ; ce qui compte, c’est s’il y en aura d’autres.</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}. With this much damage, expect more.</source>
            <translation>Mauvais secteurs remplacés par la réserve : {count}. Avec autant de dégâts, il y en aura d’autres.</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}, up from {before}. The damage is growing.</source>
            <translation>Secteurs qui ont dû être remplacés : {count}, et il y en avait {before}. Les dégâts augmentent.</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}.</source>
            <translation>Secteurs que le disque n’a pas pu lire lors de son propre contrôle : {count}.</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}. With this much damage, expect more.</source>
            <translation>Secteurs que le disque n’a pas pu lire lors de son propre contrôle : {count}. Avec autant de dégâts, il y en aura d’autres.</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}, up from {before}.</source>
            <translation>Secteurs que le disque n’a pas pu lire lors de son propre contrôle : {count}, et il y en avait {before}.</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}.</source>
            <translation>Nombre de fois où le disque a dû renoncer à lire : {count}.</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}. That is a lot.</source>
            <translation>Nombre de fois où le disque a dû renoncer à lire : {count}. C’est beaucoup.</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}, up from {before}.</source>
            <translation>Nombre de fois où le disque a dû renoncer à lire : {count}, contre {before} auparavant.</translation>
        </message>
        <message>
            <source>Errors that the drive could not correct: {count}.</source>
            <translation>Erreurs que le disque n’a pas pu corriger : {count}.</translation>
        </message>
        <message>
            <source>Errors that the drive could not correct: {count}, up from {before}.</source>
            <translation>Erreurs que le disque n’a pas pu corriger : {count}, contre {before} auparavant.</translation>
        </message>
        <message>
            <source>Places that the drive found hard to read when it checked itself: {count}. Check again in a month.</source>
            <translation>Endroits que le disque a eu du mal à lire lors de son propre contrôle : {count}. Vérifiez de nouveau dans un mois.</translation>
        </message>
        <message>
            <source>Transfer errors between drive and computer: {count}. The cause is the cable, the port or the enclosure, not the disk inside. Try another cable or port; the number stays, but should stop rising.</source>
            <translation>Erreurs entre le disque et l’ordinateur : {count}. Cela vient du câble, du port ou du boîtier, pas du disque qui est dedans. Essayez un autre câble ou un autre port ; le nombre reste, mais il ne devrait plus augmenter.</translation>
        </message>
        <message>
            <source>Transfer errors between drive and computer: {count}, up from {before}. The disk itself is not the cause: use another cable or port.</source>
            <translation>Erreurs entre le disque et l’ordinateur : {count}, et il y en avait {before}. Le disque lui-même n’y est pour rien : utilisez un autre câble ou un autre port.</translation>
        </message>
        <message>
            <source>A few old transfer errors: {count}. As long as the number stays the same, ignore them.</source>
            <translation>Erreurs sur le câble, anciennes ou peu nombreuses : {count}. Tant que le nombre ne change pas, ce n’est rien.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}. There is no other sign of a problem; run the self-test again.</source>
            <translation>Autotests échoués : {count}. Rien d’autre n’est à reprocher au disque ; relancez un autotest.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}, the newest among them. Part of the disk can't be read; the report doesn't say how much.</source>
            <translation>Autotests échoués : {count}, dont le plus récent. Il y a un endroit qui ne peut pas être lu ; le rapport ne dit pas combien.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}, with no success since. Part of the disk can't be read.</source>
            <translation>Autotests échoués : {count}, et aucun n’a réussi depuis. Il y a un endroit qui ne peut pas être lu.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}. There are also sectors that can't be read.</source>
            <translation>Autotests échoués : {count} ; et il y a des secteurs illisibles.</translation>
        </message>
        <message>
            <source>A self-test failed, but no counter shows a problem. Enclosures of this kind are known to report that without testing.</source>
            <translation>Un autotest a échoué, et aucun chiffre ne met le disque en cause. On sait que l’électronique des disques de ce genre répond cela sans tester.</translation>
        </message>
        <message>
            <source>Times the disk was slow to spin up: {count}. It may lack power: use a port on the computer itself, or the drive's own power supply. If the number keeps rising, the motor is weak.</source>
            <translation>Nombre de fois où le disque n’a pas atteint tout de suite sa vitesse : {count}. Il manque peut-être de courant : utilisez un port de l’ordinateur lui-même ou l’alimentation du disque. Si le nombre augmente encore, le moteur est faible.</translation>
        </message>
        <message>
            <source>Errors in the drive's own memory: {count}.</source>
            <translation>Erreurs dans la mémoire du disque : {count}.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) has reached its planned lifetime. That is age, not a failure.</source>
            <translation>{name} (attribut {number}) arrive au bout de ce que le fabricant a prévu. C’est l’âge, pas une panne.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) is beyond the manufacturer's limit. It counts errors, not age.</source>
            <translation>{name} (attribut {number}) dépasse la limite du fabricant. Il compte des erreurs, pas l’âge.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) was once below the manufacturer's limit, and is above it again.</source>
            <translation>{name} (attribut {number}) a été une fois sous la limite du fabricant, et est repassé au-dessus.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) has no limit to fall below. What the report says about it is an error in the program that made the report.</source>
            <translation>{name} (attribut {number}) n’a pas de limite sous laquelle tomber ; ce qu’en dit le rapport est une erreur du programme qui l’a fait.</translation>
        </message>
        <message>
            <source>The drive is hotter than its manufacturer allows. Give it air.</source>
            <translation>Le disque est plus chaud que ne le permet son fabricant. Donnez-lui de l’air.</translation>
        </message>
        <message>
            <source>The drive was once hotter than its manufacturer allows. It no longer is.</source>
            <translation>Le disque a été une fois plus chaud que ne le veut son fabricant. Il ne l’est plus.</translation>
        </message>
        <message>
            <source>The drive is at {celsius} °C, which is too hot for a disk. Give it air.</source>
            <translation>Le disque est à {celsius} °C : c’est trop chaud pour un disque dur. Donnez-lui de l’air.</translation>
        </message>
        <message>
            <source>The drive is at {celsius} °C: warm, but within its limits.</source>
            <translation>Le disque est à {celsius} °C : chaud, mais encore permis.</translation>
        </message>
        <message>
            <source>The drive's reserve is used up.</source>
            <translation>La réserve du disque est épuisée.</translation>
        </message>
        <message>
            <source>The drive is too warm or too cold right now.</source>
            <translation>Le disque est trop chaud ou trop froid en ce moment.</translation>
        </message>
        <message>
            <source>The drive says that it is no longer reliable.</source>
            <translation>Le disque dit qu’il n’est plus fiable.</translation>
        </message>
        <message>
            <source>The drive has become read-only.</source>
            <translation>Le disque ne peut plus qu’être lu.</translation>
        </message>
        <message>
            <source>The drive's protection against power cuts has failed. Keep it powered while it is written to.</source>
            <translation>La protection du disque contre les coupures de courant est tombée en panne. Gardez-le sous tension pendant les écritures.</translation>
        </message>
        <message>
            <source>{percent} % of its planned lifetime is used up. That is age, not a failure.</source>
            <translation>{percent} % de la durée de vie prévue par le fabricant sont écoulés. C’est l’âge, pas une panne.</translation>
        </message>
        <message>
            <source>Commands not answered in time: {count}. A drive that is busy or waking up causes them, and so does a loose cable, so this alone is not a fault.</source>
            <translation>Commandes restées sans réponse à temps : {count}. Un disque occupé ou qui se réveille en est la cause, un câble mal branché aussi ; seul, ce n’est donc pas un défaut.</translation>
        </message>
        <message>
            <source>The huge error rates (attributes 1, 7 and 195) are how this manufacturer counts all reads. Actual errors among them: {errors}.</source>
            <translation>Les nombres énormes derrière les taux d’erreur (attributs 1, 7 et 195) sont la façon dont ce fabricant compte tout ce qui a été lu. Erreurs parmi eux : {errors}.</translation>
        </message>
        <message>
            <source>Times the drive checked a suspect sector: {count}. None had to be replaced.</source>
            <translation>Nombre de fois où le disque a examiné un endroit suspect : {count}. Aucun n’a dû être remplacé.</translation>
        </message>
        <message>
            <source>Entries in the drive's error log: {count}. Rejected commands and a bad cable leave entries too, and they stay forever.</source>
            <translation>Entrées dans le journal d’erreurs du disque : {count}. Des commandes refusées et un mauvais câble en laissent aussi, et elles restent pour toujours.</translation>
        </message>
        <message>
            <source>Times the heads were parked: {count}. Drives are made for 300,000 to 600,000. It is wear, not a fault; parking less often slows it down.</source>
            <translation>Nombre de parkings des têtes : {count}. Les disques sont conçus pour 300 000 à 600 000. C’est de l’usure, pas un défaut ; parquer moins souvent la ralentit.</translation>
        </message>
        <message>
            <source>Writes that failed, whatever the drive tried: {count}. Its reserve is in use as well.</source>
            <translation>Écritures qui ont échoué malgré tous les essais du disque : {count}. Sa réserve est aussi entamée.</translation>
        </message>
        <message>
            <source>The drive has been running for about {years} years. Age alone is not a fault.</source>
            <translation>Le disque a travaillé pendant environ {years} ans. L’âge seul n’est pas une panne.</translation>
        </message>
    </context>
    <context>
        <name>health_roads</name>
        <message>
            <source>Read by the system's drive service.</source>
            <translation>Lu par le service de disques du système.</translation>
        </message>
        <message>
            <source>Read with the program smartctl.</source>
            <translation>Lu avec le programme smartctl.</translation>
        </message>
        <message>
            <source>Read by Shingleback's helper, with the program smartctl.</source>
            <translation>Lu par l’assistant de Shingleback, avec le programme smartctl.</translation>
        </message>
        <message>
            <source>The drive service can't read this drive's health, and only the administrator may.</source>
            <translation>Le service des disques ne lit pas l’état de santé de ce disque, et seul l’administrateur en a le droit.</translation>
        </message>
        <message>
            <source>The program that reads a drive's health is not installed.</source>
            <translation>Le programme qui lit l’état de santé d’un disque n’est pas installé.</translation>
        </message>
        <message>
            <source>As a precaution, Linux blocks health queries to USB drives from this manufacturer. The drive itself is not the cause.</source>
            <translation>Par précaution, Linux ne laisse pas passer les questions de santé vers les disques USB de ce fabricant. Le disque lui-même n’y est pour rien.</translation>
        </message>
        <message>
            <source>The enclosure does not pass on health queries.</source>
            <translation>L’électronique du boîtier ne transmet pas les questions de santé.</translation>
        </message>
        <message>
            <source>The drive has no SMART: it does not keep track of its own health.</source>
            <translation>Le disque n’a pas de SMART : il ne suit pas son propre état de santé.</translation>
        </message>
        <message>
            <source>The drive did not answer the health query in time. It may be busy tidying up.</source>
            <translation>Le disque n’a pas répondu à temps à la question sur son état de santé. Il est peut-être occupé à faire du rangement.</translation>
        </message>
        <message>
            <source>Shingleback could not make sense of the answer.</source>
            <translation>Shingleback n’a pas compris la réponse.</translation>
        </message>
        <message>
            <source>The drive is asleep. It is not woken up for this.</source>
            <translation>Le disque dort, et on ne le réveille pas pour cela.</translation>
        </message>
        <message>
            <source>Have Shingleback's helper installed by the administrator (packaging/install-helper). Or run as administrator: sudo shingleback drives, or save a report: sudo smartctl -x {device}</source>
            <translation>Faites installer le programme auxiliaire de Shingleback par l’administrateur (packaging/install-helper). Ou lancez en tant qu’administrateur : sudo shingleback drives, ou enregistrez un rapport : sudo smartctl -x {device}</translation>
        </message>
        <message>
            <source>Install the package smartmontools.</source>
            <translation>Installez le paquet smartmontools.</translation>
        </message>
        <message>
            <source>As administrator, write this line to a new file /etc/modprobe.d/shingleback.conf: options usb_storage quirks={quirk} (the colon at the end belongs to it). Where usb_storage is built into the kernel, add usb_storage.quirks={quirk} to its command line instead. Then restart the computer and plug the drive in again. It stays as fast as it is.</source>
            <translation>En tant qu’administrateur, écrivez cette ligne dans un nouveau fichier /etc/modprobe.d/shingleback.conf : options usb_storage quirks={quirk} (le deux-points à la fin en fait partie). Si usb_storage est intégré au noyau, ajoutez plutôt usb_storage.quirks={quirk} à sa ligne de commande. Redémarrez ensuite l’ordinateur et rebranchez le disque. Il reste aussi rapide qu’avant.</translation>
        </message>
        <message>
            <source>In another enclosure, or connected inside a computer, the drive can be asked.</source>
            <translation>Dans un autre boîtier, ou relié à l’intérieur d’un ordinateur, le disque peut être interrogé.</translation>
        </message>
        <message>
            <source>Verify the backups on it from time to time. That shows whether it can still be read.</source>
            <translation>Vérifiez de temps en temps les sauvegardes qu’il contient. Cela montre s’il est encore lisible.</translation>
        </message>
        <message>
            <source>Leave it plugged in, and check again in an hour.</source>
            <translation>Laissez-le branché, et regardez de nouveau dans une heure.</translation>
        </message>
        <message>
            <source>Eject the drive and plug it in again.</source>
            <translation>Éjectez le disque, puis rebranchez-le.</translation>
        </message>
        <message>
            <source>Open a file on it, then check again.</source>
            <translation>Ouvrez un fichier qu’il contient, puis regardez de nouveau.</translation>
        </message>
        <message>
            <source>The setting that fixes this is already in place. Eject the drive, unplug it, and plug it in again.</source>
            <translation>Ce qui règle cela est déjà en place. Éjectez le disque, débranchez-le, puis rebranchez-le.</translation>
        </message>
    </context>
    <context>
        <name>helper</name>
        <message>
            <source>it doesn't support this request</source>
            <translation>on lui a demandé quelque chose qu’il ne fait pas</translation>
        </message>
        <message>
            <source>the drive is no longer plugged in</source>
            <translation>le disque n’est plus branché</translation>
        </message>
        <message>
            <source>another drive is now in its place; check the list of drives again</source>
            <translation>un autre disque a pris la place de celui-ci ; regardez de nouveau</translation>
        </message>
        <message>
            <source>this computer runs from the drive, which must not be changed</source>
            <translation>c’est le disque système de l’ordinateur, auquel il ne touche jamais</translation>
        </message>
        <message>
            <source>this drive is built in, and only external drives may be changed</source>
            <translation>ce disque est intégré, et il ne touche qu’à ceux qui ne le sont pas</translation>
        </message>
        <message>
            <source>this drive, or Linux on this computer, doesn't support it</source>
            <translation>ce disque, ou Linux sur cet ordinateur, ne peut pas faire cela</translation>
        </message>
        <message>
            <source>somebody has already set this on this computer, in /etc/modprobe.d or as a kernel option</source>
            <translation>quelqu’un l’a déjà réglé sur cet ordinateur, dans /etc/modprobe.d ou comme option du noyau</translation>
        </message>
        <message>
            <source>the drive is not open; open it, and try again</source>
            <translation>le disque n’est pas ouvert ; ouvrez-le, et réessayez</translation>
        </message>
        <message>
            <source>the filesystem of the drive doesn't support it</source>
            <translation>le système de fichiers du disque ne peut pas faire cela</translation>
        </message>
        <message>
            <source>the drive is in use; close it, and try again</source>
            <translation>le disque est utilisé ; fermez-le, et réessayez</translation>
        </message>
        <message>
            <source>the drive holds data that would be lost</source>
            <translation>il y a sur le disque quelque chose qui serait perdu</translation>
        </message>
        <message>
            <source>its folder was not created by Shingleback</source>
            <translation>l’emplacement prévu n’a pas été créé par Shingleback</translation>
        </message>
        <message>
            <source>a program that it needs is not installed</source>
            <translation>un programme dont il a besoin n’est pas installé</translation>
        </message>
        <message>
            <source>a program that it needs failed</source>
            <translation>un programme dont il a besoin n’a pas réussi</translation>
        </message>
        <message>
            <source>the drive did not respond in time; it may be busy tidying up</source>
            <translation>le disque n’a pas répondu à temps ; il est peut-être occupé à faire du rangement</translation>
        </message>
        <message>
            <source>it was stopped</source>
            <translation>il a été arrêté</translation>
        </message>
        <message>
            <source>it is still busy with the drive; try again later</source>
            <translation>il est occupé avec le disque ; réessayez plus tard</translation>
        </message>
        <message>
            <source>it stopped unexpectedly; check the drive again</source>
            <translation>il s’est arrêté en plein travail ; regardez de nouveau le disque</translation>
        </message>
    </context>
    <context>
        <name>history</name>
        <message>
            <source>Backup</source>
            <translation>Sauvegarde</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Vérification</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Restauration</translation>
        </message>
        <message>
            <source>Test restore</source>
            <translation>Essai de restauration</translation>
        </message>
        <message>
            <source>Complete</source>
            <translation>Complète</translation>
        </message>
        <message>
            <source>It could not start</source>
            <translation>N’a pas pu commencer</translation>
        </message>
        <message>
            <source>The drive was disconnected</source>
            <translation>Le disque avait disparu</translation>
        </message>
        <message>
            <source>The drive was full</source>
            <translation>Il n’y avait plus de place</translation>
        </message>
        <message>
            <source>The drive returned errors</source>
            <translation>Le disque a signalé des erreurs</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>Pas commencé, par sécurité</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Arrêté</translation>
        </message>
        <message>
            <source>Ended by an error in the program</source>
            <translation>Terminée par une erreur du programme</translation>
        </message>
        <message numerus="yes">
            <source>Complete, except for %n file(s)</source>
            <translation>
                <numerusform>Complète, sauf %Ln fichier</numerusform>
                <numerusform>Complète, sauf %Ln fichiers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) not restored</source>
            <translation>
                <numerusform>%Ln fichier non rendu // %Ln fichiers non rendus</numerusform>
                <numerusform>%Ln fichier non rendu // %Ln fichiers non rendus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) with a problem</source>
            <translation>
                <numerusform>%Ln fichier avec un problème // %Ln fichiers avec un problème</numerusform>
                <numerusform>%Ln fichier avec un problème // %Ln fichiers avec un problème</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing had changed</source>
            <translation>Rien n’avait changé</translation>
        </message>
        <message>
            <source>{files} copied, {size}</source>
            <translation>{files} copiés, {size}</translation>
        </message>
        <message>
            <source>{files} intact, {size}</source>
            <translation>{files} intacts, {size}</translation>
        </message>
        <message>
            <source>{files} restored, {size}</source>
            <translation>{files} rendus, {size}</translation>
        </message>
        <message>
            <source>{files}, {size} of this only in older versions</source>
            <translation>dont {files}, {size} seulement dans des versions plus anciennes</translation>
        </message>
        <message>
            <source>{what} – {where}</source>
            <translation>{what} – {where}</translation>
        </message>
        <message>
            <source>{first} – {last}</source>
            <translation>{first} – {last}</translation>
        </message>
        <message>
            <source>{span}, with gaps</source>
            <translation>{span}, avec des interruptions</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) added</source>
            <translation>
                <numerusform>%Ln fichier ajouté</numerusform>
                <numerusform>%Ln fichiers ajoutés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) changed</source>
            <translation>
                <numerusform>%Ln fichier modifié</numerusform>
                <numerusform>%Ln fichiers modifiés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) moved</source>
            <translation>
                <numerusform>%Ln fichier déplacé</numerusform>
                <numerusform>%Ln fichiers déplacés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) removed</source>
            <translation>
                <numerusform>%Ln fichier supprimé</numerusform>
                <numerusform>%Ln fichiers supprimés</numerusform>
            </translation>
        </message>
        <message>
            <source>{what} ({size})</source>
            <translation>{what} ({size})</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>complète</translation>
        </message>
        <message>
            <source>{files} · {size} · {end}</source>
            <translation>{files} · {size} · {end}</translation>
        </message>
        <message numerus="yes">
            <source>%n version(s) since {month}</source>
            <translation>
                <numerusform>%Ln version depuis {month}</numerusform>
                <numerusform>%Ln versions depuis {month}</numerusform>
            </translation>
        </message>
        <message>
            <source>changed since</source>
            <translation>modifié depuis</translation>
        </message>
        <message>
            <source>moved since</source>
            <translation>déplacé depuis</translation>
        </message>
        <message>
            <source>deleted since</source>
            <translation>supprimé depuis</translation>
        </message>
        <message>
            <source>{size}, changed {moment}</source>
            <translation>{size}, modifié {moment}</translation>
        </message>
        <message>
            <source>{sets} – {place}</source>
            <translation>{sets} – {place}</translation>
        </message>
        <message numerus="yes">
            <source>Restore %n item(s)</source>
            <translation>
                <numerusform>Restaurer %Ln élément</numerusform>
                <numerusform>Restaurer %Ln éléments</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s) selected</source>
            <translation>
                <numerusform>%Ln élément sélectionné // %Ln éléments sélectionnés</numerusform>
                <numerusform>%Ln élément sélectionné // %Ln éléments sélectionnés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s) found</source>
            <translation>
                <numerusform>%Ln élément trouvé // %Ln éléments trouvés</numerusform>
                <numerusform>%Ln élément trouvé // %Ln éléments trouvés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more item(s) are not shown. Search for a longer name.</source>
            <translation>
                <numerusform>%Ln autre élément n’est pas affiché. Cherchez un nom plus long. // %Ln autres éléments ne sont pas affichés. Cherchez un nom plus long.</numerusform>
                <numerusform>%Ln autre élément n’est pas affiché. Cherchez un nom plus long. // %Ln autres éléments ne sont pas affichés. Cherchez un nom plus long.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more change(s) are not shown.</source>
            <translation>
                <numerusform>%Ln autre modification n’est pas affichée.</numerusform>
                <numerusform>%Ln autres modifications ne sont pas affichées.</numerusform>
            </translation>
        </message>
        <message>
            <source>The list of files is being read from the drive. With many files this takes a while.</source>
            <translation>La liste des fichiers est lue sur le disque. Avec beaucoup de fichiers, cela prend un moment.</translation>
        </message>
        <message numerus="yes">
            <source>Different from the backup now: %n file(s)</source>
            <translation>
                <numerusform>Différent de la sauvegarde maintenant : %Ln fichier</numerusform>
                <numerusform>Différents de la sauvegarde maintenant : %Ln fichiers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Permissions and owner set as in the backup: %n file(s) or folder(s)</source>
            <translation>
                <numerusform>Droits et propriétaire remis comme dans la sauvegarde : %Ln fichier ou dossier</numerusform>
                <numerusform>Droits et propriétaire remis comme dans la sauvegarde : %Ln fichiers ou dossiers</numerusform>
            </translation>
        </message>
        <message>
            <source>{needed} may not fit: only {free} are free where {place} is. Free up space first, or choose another folder.</source>
            <translation>{needed} ne tiendront peut-être pas : seuls {free} sont libres là où se trouve {place}. Libérez d’abord de la place, ou choisissez un autre dossier.</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) did not come back</source>
            <translation>
                <numerusform>%Ln fichier n’est pas revenu // %Ln fichiers ne sont pas revenus</numerusform>
                <numerusform>%Ln fichier n’est pas revenu // %Ln fichiers ne sont pas revenus</numerusform>
            </translation>
        </message>
        <message>
            <source>A program with special permissions can do more than the person who starts it: restore them only if nobody else could change this backup.</source>
            <translation>Un programme avec des droits spéciaux peut faire plus que la personne qui le lance : ne les restaurez que si personne d’autre n’a pu modifier cette sauvegarde.</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) came back whole</source>
            <translation>
                <numerusform>%Ln fichier est revenu intact // %Ln fichiers sont revenus intacts</numerusform>
                <numerusform>%Ln fichier est revenu intact // %Ln fichiers sont revenus intacts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln version // %Ln versions</numerusform>
                <numerusform>%Ln version // %Ln versions</numerusform>
            </translation>
        </message>
        <message>
            <source>today</source>
            <translation>aujourd’hui</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>hier</translation>
        </message>
        <message>
            <source>MMM yyyy</source>
            <translation>MMM yyyy</translation>
        </message>
        <message>
            <source>MMMM yyyy</source>
            <translation>MMMM yyyy</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>Ajouté</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Modifié</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>Déplacé</translation>
        </message>
        <message>
            <source>Removed</source>
            <translation>Supprimé</translation>
        </message>
    </context>
    <context>
        <name>home</name>
        <message>
            <source>Also back up when Shingleback isn't running</source>
            <translation>Sauvegarder aussi quand Shingleback ne tourne pas</translation>
        </message>
        <message>
            <source>Start Shingleback when I log in</source>
            <translation>Démarrer Shingleback à l’ouverture de session</translation>
        </message>
        <message>
            <source>How to start it when I log in</source>
            <translation>Comment le démarrer à l’ouverture de session</translation>
        </message>
        <message>
            <source>Backing up</source>
            <translation>Sauvegarde en cours</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>En pause</translation>
        </message>
        <message>
            <source>Ejecting</source>
            <translation>Éjection en cours</translation>
        </message>
        <message>
            <source>Needs you</source>
            <translation>A besoin de vous</translation>
        </message>
        <message>
            <source>List damaged</source>
            <translation>Liste abîmée</translation>
        </message>
        <message>
            <source>Damaged files</source>
            <translation>Fichiers endommagés</translation>
        </message>
        <message>
            <source>Not backed up yet</source>
            <translation>Pas encore sauvegardé</translation>
        </message>
        <message>
            <source>Overdue</source>
            <translation>En retard</translation>
        </message>
        <message>
            <source>On the same disk</source>
            <translation>Sur le même disque</translation>
        </message>
        <message>
            <source>Backed up</source>
            <translation>Sauvegardé</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Mettre en pause</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Please wait</source>
            <translation>Veuillez patienter</translation>
        </message>
        <message>
            <source>Change this backup set</source>
            <translation>Modifier ce jeu</translation>
        </message>
        <message>
            <source>See the drives</source>
            <translation>Voir les disques</translation>
        </message>
        <message>
            <source>Plug in the drive</source>
            <translation>Branchez le disque</translation>
        </message>
        <message>
            <source>Open the drive</source>
            <translation>Ouvrir le disque</translation>
        </message>
        <message>
            <source>Use this drive…</source>
            <translation>Utiliser ce disque…</translation>
        </message>
        <message>
            <source>See what happened</source>
            <translation>Voir ce qui s’est passé</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>Continue the backup</source>
            <translation>Continuer la sauvegarde</translation>
        </message>
        <message>
            <source>Back up now</source>
            <translation>Sauvegarder maintenant</translation>
        </message>
        <message>
            <source>plugged in</source>
            <translation>branché</translation>
        </message>
        <message>
            <source>plugged in, not open</source>
            <translation>branché, pas ouvert</translation>
        </message>
        <message>
            <source>plugged in twice</source>
            <translation>branché deux fois</translation>
        </message>
        <message>
            <source>looking for it</source>
            <translation>recherche en cours</translation>
        </message>
        <message>
            <source>not plugged in</source>
            <translation>pas branché</translation>
        </message>
        <message>
            <source>plugged in, not confirmed</source>
            <translation>branché, pas confirmé</translation>
        </message>
        <message>
            <source>The next backup is due now.</source>
            <translation>La prochaine sauvegarde est à faire maintenant.</translation>
        </message>
        <message>
            <source>Next backup: {moment}</source>
            <translation>Prochaine sauvegarde : {moment}</translation>
        </message>
        <message>
            <source>Next backup: when the drive is plugged in</source>
            <translation>Prochaine sauvegarde : quand le disque sera branché</translation>
        </message>
        <message>
            <source>Next backup: as soon as the drive is there</source>
            <translation>Prochaine sauvegarde : dès que le disque est là</translation>
        </message>
        <message>
            <source>Next backup: when the drive is open</source>
            <translation>Prochaine sauvegarde : quand le disque sera ouvert</translation>
        </message>
        <message>
            <source>Next backup: the next time you plug in the drive</source>
            <translation>Prochaine sauvegarde : la prochaine fois que vous brancherez le disque</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the drive is plugged in by then</source>
            <translation>Prochaine sauvegarde : {moment}, si le disque est branché d’ici là</translation>
        </message>
        <message>
            <source>Next backup: when the share is connected</source>
            <translation>Prochaine sauvegarde : quand le partage sera connecté</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the share is connected by then</source>
            <translation>Prochaine sauvegarde : {moment}, si le partage est connecté d’ici là</translation>
        </message>
        <message>
            <source>Next backup: when the drive is plugged in while Shingleback is running</source>
            <translation>Prochaine sauvegarde : quand le disque sera branché pendant que Shingleback tourne</translation>
        </message>
        <message>
            <source>Next backup: as soon as the drive is there, while Shingleback is running</source>
            <translation>Prochaine sauvegarde : dès que le disque est là, pendant que Shingleback est ouvert</translation>
        </message>
        <message>
            <source>Next backup: the next time you plug in the drive while Shingleback is running</source>
            <translation>Prochaine sauvegarde : la prochaine fois que vous brancherez le disque pendant que Shingleback tourne</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if Shingleback is running then</source>
            <translation>Prochaine sauvegarde : {moment}, si Shingleback tourne à ce moment-là</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the drive is plugged in and Shingleback is running by then</source>
            <translation>Prochaine sauvegarde : {moment}, si le disque est branché et que Shingleback tourne d’ici là</translation>
        </message>
        <message>
            <source>Only the timer starts backups to a share, and it is off.</source>
            <translation>Seule la minuterie lance les sauvegardes vers un partage, et elle est désactivée.</translation>
        </message>
        <message>
            <source>Backups to a share don't start automatically in this session, because it has no timer.</source>
            <translation>Les sauvegardes vers un partage ne démarrent pas automatiquement dans cette session, car elle n’a pas de minuterie.</translation>
        </message>
        <message>
            <source>A share isn't plugged in like a drive, so no backup starts automatically. Choose daily backups.</source>
            <translation>Un partage ne se branche pas comme un disque : aucune sauvegarde ne démarre donc automatiquement. Choisissez des sauvegardes quotidiennes.</translation>
        </message>
        <message>
            <source>Switch on the timer</source>
            <translation>Activer la minuterie</translation>
        </message>
        <message>
            <source>{free} of {total} free after the last backup</source>
            <translation>{free} libres sur {total} après la dernière sauvegarde</translation>
        </message>
        <message>
            <source>{free} of {total} free when it was last seen: {moment}</source>
            <translation>{free} libres sur {total} la dernière fois qu’il a été vu : {moment}</translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n day(s) at this pace</source>
            <translation>
                <numerusform>Plein dans environ %Ln jour à ce rythme</numerusform>
                <numerusform>Plein dans environ %Ln jours à ce rythme</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n week(s) at this pace</source>
            <translation>
                <numerusform>Plein dans environ %Ln semaine à ce rythme</numerusform>
                <numerusform>Plein dans environ %Ln semaines à ce rythme</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n month(s) at this pace</source>
            <translation>
                <numerusform>Plein dans environ %Ln mois à ce rythme</numerusform>
                <numerusform>Plein dans environ %Ln mois à ce rythme</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n year(s) at this pace</source>
            <translation>
                <numerusform>Plein dans environ %Ln an à ce rythme</numerusform>
                <numerusform>Plein dans environ %Ln ans à ce rythme</numerusform>
            </translation>
        </message>
        <message>
            <source>Last good backup on this drive: {moment}</source>
            <translation>Dernière bonne sauvegarde sur ce disque : {moment}</translation>
        </message>
        <message>
            <source>No backup on this drive yet</source>
            <translation>Pas encore de sauvegarde sur ce disque</translation>
        </message>
        <message>
            <source>Takes turns with {drive} ({presence}). Its last good backup: {moment}.</source>
            <translation>Se relaie avec {drive} ({presence}). Sa dernière bonne sauvegarde : {moment}.</translation>
        </message>
        <message>
            <source>Takes turns with {drive} ({presence}). It has no backup yet.</source>
            <translation>Se relaie avec {drive} ({presence}). Il n’a pas encore de sauvegarde.</translation>
        </message>
        <message>
            <source>The last backup to it was interrupted.</source>
            <translation>La dernière sauvegarde sur ce disque n’est pas allée à son terme.</translation>
        </message>
        <message>
            <source>A check found damaged files on it: {moment}.</source>
            <translation>Une vérification y a trouvé des fichiers endommagés : {moment}.</translation>
        </message>
        <message>
            <source>It is time to bring it.</source>
            <translation>Il est temps de l’apporter.</translation>
        </message>
        <message>
            <source>Is this the right drive for {name}?</source>
            <translation>Est-ce le bon disque pour {name} ?</translation>
        </message>
        <message>
            <source>Serial number ending in {letters}</source>
            <translation>Numéro de série se terminant par {letters}</translation>
        </message>
        <message>
            <source>Folder: {place}</source>
            <translation>Dossier : {place}</translation>
        </message>
        <message>
            <source>Nothing has been backed up to it yet. Other drives may have the same name.</source>
            <translation>Rien n’y a encore été sauvegardé. D’autres disques peuvent porter le même nom.</translation>
        </message>
        <message>
            <source>Earlier backups of this set went to another drive. Other drives may have the same name.</source>
            <translation>Les sauvegardes précédentes de ce jeu sont sur un autre disque. D’autres disques peuvent porter le même nom.</translation>
        </message>
        <message>
            <source>&amp;Use this drive</source>
            <translation>&amp;Utiliser ce disque</translation>
        </message>
        <message>
            <source>&amp;Not this drive</source>
            <translation>&amp;Pas ce disque</translation>
        </message>
        <message>
            <source>This desktop may not start programs when you log in.</source>
            <translation>Ce bureau ne lance peut-être pas de programmes à l’ouverture de session.</translation>
        </message>
        <message>
            <source>If it does not, add this line to its startup file:

{line}

Until then, automatic backups start while Shingleback is running. Daily backups can also be started by a timer.</source>
            <translation>Si c’est le cas, ajoutez cette ligne à son fichier de démarrage :

{line}

D’ici là, les sauvegardes automatiques démarrent pendant que Shingleback tourne. Une minuterie peut aussi lancer les sauvegardes quotidiennes.</translation>
        </message>
        <message>
            <source>Not in this backup: {places}</source>
            <translation>Pas dans cette sauvegarde : {places}</translation>
        </message>
        <message>
            <source>A backup begins when the drive is plugged in.</source>
            <translation>Une sauvegarde commence d’elle-même quand le disque est branché.</translation>
        </message>
        <message>
            <source>A backup begins once a day, while the drive is plugged in.</source>
            <translation>Une sauvegarde commence d’elle-même une fois par jour, tant que le disque est branché.</translation>
        </message>
        <message>
            <source>Your files are being backed up</source>
            <translation>Vos fichiers sont en cours de sauvegarde</translation>
        </message>
        <message>
            <source>A backup is paused</source>
            <translation>Une sauvegarde est en pause</translation>
        </message>
        <message>
            <source>A drive is being ejected</source>
            <translation>Un disque est en cours d’éjection</translation>
        </message>
        <message>
            <source>A backup needs you</source>
            <translation>Une sauvegarde a besoin de vous</translation>
        </message>
        <message>
            <source>The list of files on a drive needs attention</source>
            <translation>La liste des fichiers d’un disque demande votre attention</translation>
        </message>
        <message>
            <source>Some backed-up files are damaged</source>
            <translation>Certains fichiers sauvegardés sont endommagés</translation>
        </message>
        <message>
            <source>Ready for the first backup</source>
            <translation>Prêt pour la première sauvegarde</translation>
        </message>
        <message>
            <source>It is time for a backup</source>
            <translation>Il est temps de sauvegarder</translation>
        </message>
        <message>
            <source>Files and backup are on the same disk</source>
            <translation>Les fichiers et la sauvegarde sont sur le même disque</translation>
        </message>
        <message>
            <source>Your files are backed up</source>
            <translation>Vos fichiers sont sauvegardés</translation>
        </message>
        <message>
            <source>Some files are not backed up yet</source>
            <translation>Certains fichiers ne sont pas encore sauvegardés</translation>
        </message>
        <message>
            <source>Last good backup: {moment}</source>
            <translation>Dernière bonne sauvegarde : {moment}</translation>
        </message>
        <message numerus="yes">
            <source>Last good backup: %n day(s) ago</source>
            <translation>
                <numerusform>Dernière bonne sauvegarde : il y a %Ln jour</numerusform>
                <numerusform>Dernière bonne sauvegarde : il y a %Ln jours</numerusform>
            </translation>
        </message>
        <message>
            <source>{size} in {files}</source>
            <translation>{size} dans {files}</translation>
        </message>
        <message>
            <source>{size} in {files}, {left_out} skipped</source>
            <translation>{size} dans {files}, {left_out} ignorés</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation>
                <numerusform>%Ln fichier</numerusform>
                <numerusform>%Ln fichiers</numerusform>
            </translation>
        </message>
        <message>
            <source>everything checked: {moment}</source>
            <translation>tout vérifié : {moment}</translation>
        </message>
        <message>
            <source>some files tested: {moment}</source>
            <translation>quelques fichiers testés : {moment}</translation>
        </message>
        <message>
            <source>A check found damaged files: {moment}. Back up now to copy them again, and have the drive checked.</source>
            <translation>Une vérification a trouvé des fichiers endommagés : {moment}. Sauvegardez maintenant pour les recopier, et faites vérifier le disque.</translation>
        </message>
        <message>
            <source>Choose the folders that matter to you and where their backup goes.</source>
            <translation>Dites quels dossiers comptent pour vous, et où va leur sauvegarde.</translation>
        </message>
        <message>
            <source>Plug in the drive whenever you want to back up.</source>
            <translation>Branchez le disque quand vous voudrez sauvegarder.</translation>
        </message>
        <message>
            <source>Plug in {drive} next: it is its turn.</source>
            <translation>Branchez ensuite {drive} : c’est son tour.</translation>
        </message>
        <message>
            <source>Connect the share whenever you want to back up.</source>
            <translation>Connectez le partage quand vous voulez sauvegarder.</translation>
        </message>
        <message>
            <source>not connected</source>
            <translation>non connecté</translation>
        </message>
        <message>
            <source>Connect the share</source>
            <translation>Connecter le partage</translation>
        </message>
        <message>
            <source>{drive} is plugged in, but the backup was not found on it.</source>
            <translation>{drive} est branché, mais la sauvegarde ne s’y trouve pas.</translation>
        </message>
        <message>
            <source>Two of the drives plugged in are copies of each other. Unplug the one you don't want to use.</source>
            <translation>Deux disques branchés sont des copies l’un de l’autre. Débranchez celui qui n’est pas le bon.</translation>
        </message>
        <message>
            <source>{drive} is plugged in. This set has never been backed up to it. Is it the right drive?</source>
            <translation>{drive} est branché. Ce jeu n’y a jamais été sauvegardé. Est-ce le bon disque ?</translation>
        </message>
        <message>
            <source>This backup is on the computer's own disk. If that disk fails, the backup is lost too.</source>
            <translation>Cette sauvegarde est sur le disque de cet ordinateur. S’il tombe en panne, elle est perdue aussi.</translation>
        </message>
        <message>
            <source>This backup is on the same drive as {folder}. If that drive fails, both are lost.</source>
            <translation>Cette sauvegarde est sur le même disque que {folder}. Si ce disque tombe en panne, les deux sont perdus.</translation>
        </message>
        <message>
            <source>You stopped the last backup. The next one copies what is missing.</source>
            <translation>Vous avez arrêté la dernière sauvegarde. La prochaine copiera ce qui manque.</translation>
        </message>
        <message>
            <source>The backup of {moment} was interrupted.</source>
            <translation>La sauvegarde de {moment} n’est pas allée au bout.</translation>
        </message>
        <message>
            <source>Backup set without folders</source>
            <translation>Jeu de sauvegarde sans dossiers</translation>
        </message>
        <message>
            <source>30 days ago</source>
            <translation>il y a 30 jours</translation>
        </message>
        <message>
            <source>tomorrow, {time}</source>
            <translation>demain, {time}</translation>
        </message>
        <message>
            <source>today, {time}</source>
            <translation>aujourd’hui, {time}</translation>
        </message>
        <message>
            <source>yesterday, {time}</source>
            <translation>hier, {time}</translation>
        </message>
        <message>
            <source>{day}, {time}</source>
            <translation>{day}, {time}</translation>
        </message>
    </context>
    <context>
        <name>keys</name>
        <message>
            <source>← Back</source>
            <translation>← Retour</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
    </context>
    <context>
        <name>leaving-out</name>
        <message>
            <source>Excluded: {folders}</source>
            <translation>Exclu : {folders}</translation>
        </message>
        <message>
            <source>Everything is backed up.</source>
            <translation>Tout est sauvegardé.</translation>
        </message>
        <message numerus="yes">
            <source>%n folder(s) excluded: {size}</source>
            <translation>
                <numerusform>%Ln dossier exclu : {size}</numerusform>
                <numerusform>%Ln dossiers exclus : {size}</numerusform>
            </translation>
        </message>
        <message>
            <source>not found</source>
            <translation>introuvable</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>calcul en cours…</translation>
        </message>
        <message>
            <source>does not answer</source>
            <translation>ne répond pas</translation>
        </message>
    </context>
    <context>
        <name>measure-charts</name>
        <message>
            <source>Sequential writing and reading</source>
            <translation>Écriture et lecture séquentielles</translation>
        </message>
        <message>
            <source>GB from the beginning of the test file</source>
            <translation>Go depuis le début du fichier de test</translation>
        </message>
        <message>
            <source>MB/s</source>
            <translation>Mo/s</translation>
        </message>
        <message>
            <source>written</source>
            <translation>écrit</translation>
        </message>
        <message>
            <source>read</source>
            <translation>lu</translation>
        </message>
        <message>
            <source>read at ten places</source>
            <translation>lu à dix endroits</translation>
        </message>
        <message>
            <source>written last time</source>
            <translation>écrit la dernière fois</translation>
        </message>
        <message>
            <source>Writing and reading by fill level</source>
            <translation>Écriture et lecture par niveau de remplissage</translation>
        </message>
        <message>
            <source>how full the drive is, in %</source>
            <translation>remplissage du disque, en %</translation>
        </message>
        <message>
            <source>same place again</source>
            <translation>même endroit à nouveau</translation>
        </message>
        <message>
            <source>earlier</source>
            <translation>auparavant</translation>
        </message>
        <message>
            <source>How long reads wait after scattered writes and a rest</source>
            <translation>Attente des lectures après des écritures dispersées et une pause</translation>
        </message>
        <message>
            <source>reads in order; long waits are cleaning</source>
            <translation>lectures dans l’ordre ; longues attentes : nettoyage</translation>
        </message>
        <message>
            <source>seconds</source>
            <translation>secondes</translation>
        </message>
        <message>
            <source>Random writes of {size}</source>
            <translation>Écritures aléatoires de {size}</translation>
        </message>
        <message>
            <source>GB written</source>
            <translation>Go écrits</translation>
        </message>
        <message>
            <source>cache full: {size}, after {time}; then {rate}</source>
            <translation>cache plein : {size}, après {time} ; puis {rate}</translation>
        </message>
    </context>
    <context>
        <name>measuring</name>
        <message>
            <source>Sequential writing and reading</source>
            <translation>Écriture et lecture séquentielles</translation>
        </message>
        <message>
            <source>Reading at ten places</source>
            <translation>Lecture à dix endroits</translation>
        </message>
        <message>
            <source>Random reading</source>
            <translation>Lecture aléatoire</translation>
        </message>
        <message>
            <source>Ten readers at once</source>
            <translation>Dix lecteurs à la fois</translation>
        </message>
        <message>
            <source>Reading back scattered writes</source>
            <translation>Lecture de ce qui a été écrit de façon dispersée</translation>
        </message>
        <message>
            <source>Activity while idle</source>
            <translation>Activité au repos</translation>
        </message>
        <message>
            <source>How much it rewrites at a time</source>
            <translation>Combien réécrit-il d’un coup ?</translation>
        </message>
        <message>
            <source>Random writing</source>
            <translation>Écriture aléatoire</translation>
        </message>
        <message>
            <source>Random writing until the cache is full</source>
            <translation>Écriture aléatoire jusqu’à ce que le cache soit plein</translation>
        </message>
        <message>
            <source>Small files</source>
            <translation>Petits fichiers</translation>
        </message>
        <message>
            <source>Random writing with the write cache on and off</source>
            <translation>Écriture aléatoire avec et sans cache d’écriture</translation>
        </message>
        <message>
            <source>Writing and reading by fill level</source>
            <translation>Écriture et lecture par niveau de remplissage</translation>
        </message>
        <message>
            <source>It behaves like a shingled drive with a media cache.</source>
            <translation>Il se comporte comme un disque SMR avec un cache sur les plateaux.</translation>
        </message>
        <message>
            <source>It behaves like a shingled drive that writes everything to a log (a translation layer).</source>
            <translation>Il se comporte comme un disque SMR qui écrit tout dans un journal (une couche de traduction).</translation>
        </message>
        <message>
            <source>It behaves like a conventional hard disk.</source>
            <translation>Il se comporte comme un disque dur classique.</translation>
        </message>
        <message>
            <source>It behaves like a drive without moving parts.</source>
            <translation>Il se comporte comme un disque sans pièces mobiles.</translation>
        </message>
        <message>
            <source>This measurement could not tell which kind of drive it is. A larger budget may.</source>
            <translation>Cette mesure n’a pas pu dire de quel type de disque il s’agit. Un budget plus grand le pourrait peut-être.</translation>
        </message>
        <message>
            <source>The cache was full after {size}.</source>
            <translation>Le cache était plein après {size}.</translation>
        </message>
        <message>
            <source>While it rests, it makes room at {rate}.</source>
            <translation>Au repos, il fait de la place à {rate}.</translation>
        </message>
        <message>
            <source>These tests do not tell which kind of drive it is.</source>
            <translation>Ces tests n’indiquent pas le type du disque.</translation>
        </message>
        <message>
            <source>How sure: {percent}.</source>
            <translation>Certitude : {percent}.</translation>
        </message>
        <message>
            <source>Sequential writing</source>
            <translation>Écriture séquentielle</translation>
        </message>
        <message>
            <source>Sequential reading</source>
            <translation>Lecture séquentielle</translation>
        </message>
        <message>
            <source>{begin} at first, {end} at the end</source>
            <translation>{begin} au début, {end} à la fin</translation>
        </message>
        <message>
            <source>Random read</source>
            <translation>Lecture aléatoire</translation>
        </message>
        <message>
            <source>Random write</source>
            <translation>Écriture aléatoire</translation>
        </message>
        <message>
            <source>Random write with the write cache on</source>
            <translation>Écriture aléatoire avec le cache d’écriture</translation>
        </message>
        <message>
            <source>Random write with the write cache off</source>
            <translation>Écriture aléatoire sans le cache d’écriture</translation>
        </message>
        <message>
            <source>{number} ms</source>
            <translation>{number} ms</translation>
        </message>
        <message>
            <source>{number} times as long as elsewhere</source>
            <translation>{number} fois plus long qu’ailleurs</translation>
        </message>
        <message>
            <source>Rewrites at once</source>
            <translation>Réécrit d’un coup</translation>
        </message>
        <message>
            <source>Random writes of {size}</source>
            <translation>Écritures aléatoires de {size}</translation>
        </message>
        <message>
            <source>no collapse within {size}; longest wait {time}</source>
            <translation>pas d’effondrement sur {size} ; plus longue attente {time}</translation>
        </message>
        <message>
            <source>collapse after {size} ({time}), then {rate}; longest wait {longest}</source>
            <translation>effondrement après {size} ({time}), puis {rate} ; plus longue attente {longest}</translation>
        </message>
        <message>
            <source>After {time} of rest</source>
            <translation>Après {time} de pause</translation>
        </message>
        <message>
            <source>{size} fast again</source>
            <translation>{size} de nouveau rapides</translation>
        </message>
        <message>
            <source>{made} created and {removed} removed per second</source>
            <translation>{made} créés et {removed} supprimés par seconde</translation>
        </message>
        <message>
            <source>How full it was before</source>
            <translation>Remplissage avant la mesure</translation>
        </message>
        <message>
            <source>Written in total</source>
            <translation>Écrit en tout</translation>
        </message>
        <message>
            <source>{size} in {time}</source>
            <translation>{size} en {time}</translation>
        </message>
        <message>
            <source>{percent} full</source>
            <translation>Plein à {percent}</translation>
        </message>
        <message>
            <source>{written} written, {read} read</source>
            <translation>{written} en écriture, {read} en lecture</translation>
        </message>
        <message>
            <source>{written} written, {read} read, {again} at the same place again</source>
            <translation>{written} en écriture, {read} en lecture, {again} de nouveau au même endroit</translation>
        </message>
        <message>
            <source>Slowed by filling</source>
            <translation>Ralenti par le remplissage</translation>
        </message>
        <message>
            <source>no: the same place is written as fast as before</source>
            <translation>non : le même endroit s’écrit aussi vite qu’avant</translation>
        </message>
        <message>
            <source>yes: writing the same place is {percent} slower at {level} full than at {first}</source>
            <translation>oui : écrire au même endroit est {percent} plus lent à {level} de remplissage qu’à {first}</translation>
        </message>
        <message>
            <source>unclear: {percent} slower at {level} full than at {first}, but on such a small drive, a single pause can look like that</source>
            <translation>indéterminé : {percent} plus lent à {level} de remplissage qu’à {first}, mais sur un si petit disque, une seule pause peut donner cela</translation>
        </message>
        <message>
            <source>{name}: was about the same</source>
            <translation>{name} : était à peu près pareil</translation>
        </message>
        <message>
            <source>{name}: was {percent} slower</source>
            <translation>{name} : était {percent} plus lent</translation>
        </message>
        <message>
            <source>{name}: was {percent} faster</source>
            <translation>{name} : était {percent} plus rapide</translation>
        </message>
        <message>
            <source>The verdict then: “{verdict}”</source>
            <translation>C’était alors : « {verdict} »</translation>
        </message>
        <message>
            <source>nothing in common to compare</source>
            <translation>rien de commun à comparer</translation>
        </message>
        <message>
            <source>Measured on {date}: {said}</source>
            <translation>Mesuré le {date} : {said}</translation>
        </message>
        <message>
            <source>Writing at {percent} full</source>
            <translation>Écriture à {percent} de remplissage</translation>
        </message>
        <message>
            <source>Cache</source>
            <translation>Cache</translation>
        </message>
        <message>
            <source>{values} known for {drives} ({source})</source>
            <translation>{values} connus pour {drives} ({source})</translation>
        </message>
    </context>
    <context>
        <name>moments</name>
        <message>
            <source>not known yet</source>
            <translation>pas encore connu</translation>
        </message>
        <message>
            <source>cache has room</source>
            <translation>place dans le cache</translation>
        </message>
        <message>
            <source>cache is full</source>
            <translation>cache plein</translation>
        </message>
        <message>
            <source>past the full cache</source>
            <translation>hors du cache plein</translation>
        </message>
        <message>
            <source>tidying up</source>
            <translation>rangement</translation>
        </message>
        <message>
            <source>at rest</source>
            <translation>au repos</translation>
        </message>
        <message>
            <source>not responding</source>
            <translation>pas de réponse</translation>
        </message>
        <message>
            <source>no cache detected</source>
            <translation>pas de cache visible</translation>
        </message>
        <message>
            <source>cache full</source>
            <translation>cache plein</translation>
        </message>
        <message>
            <source>not full</source>
            <translation>pas plein</translation>
        </message>
        <message>
            <source>fast again</source>
            <translation>rapide de nouveau</translation>
        </message>
        <message>
            <source>responds again</source>
            <translation>il répond</translation>
        </message>
        <message>
            <source>rest</source>
            <translation>repos</translation>
        </message>
        <message>
            <source>continues</source>
            <translation>reprise</translation>
        </message>
        <message>
            <source>other program</source>
            <translation>autre programme</translation>
        </message>
        <message>
            <source>alone again</source>
            <translation>de nouveau seul</translation>
        </message>
        <message>
            <source>pace</source>
            <translation>rythme</translation>
        </message>
        <message>
            <source>The drive's cache is full. From here on it is slower. This is normal for a shingled drive.</source>
            <translation>Le cache du disque est plein. À partir d’ici, il est plus lent ; c’est normal pour un disque SMR.</translation>
        </message>
        <message>
            <source>The drive's cache was not full: something else slowed it down before.</source>
            <translation>Le cache du disque n’était pas plein : autre chose l’avait ralenti auparavant.</translation>
        </message>
        <message>
            <source>The drive's cache has room again, so it is fast again.</source>
            <translation>Il y a de nouveau de la place dans le cache du disque : il est de nouveau rapide.</translation>
        </message>
        <message>
            <source>The drive stopped responding, as many do while they tidy up.</source>
            <translation>Le disque a cessé de répondre, comme beaucoup pendant leur rangement.</translation>
        </message>
        <message>
            <source>The drive is responding again.</source>
            <translation>Le disque répond de nouveau.</translation>
        </message>
        <message>
            <source>The drive is resting.</source>
            <translation>Le disque a droit à un repos.</translation>
        </message>
        <message>
            <source>The rest is over, and the backup continues.</source>
            <translation>Le repos est fini ; la sauvegarde continue.</translation>
        </message>
        <message>
            <source>Another program started using the drive.</source>
            <translation>Un autre programme a commencé à utiliser le disque.</translation>
        </message>
        <message>
            <source>The other program has finished using the drive.</source>
            <translation>L’autre programme laisse le disque tranquille.</translation>
        </message>
        <message>
            <source>You changed the pace.</source>
            <translation>Vous avez choisi un autre rythme.</translation>
        </message>
        <message>
            <source>The drive rests and makes room in its cache, so that copying is faster later.</source>
            <translation>Le disque a droit à un repos pour faire de la place dans son cache, afin que les fichiers attendent moins ensuite.</translation>
        </message>
        <message>
            <source>The drive rests, because its responses took longer and longer.</source>
            <translation>Le disque a droit à un repos, car ses réponses prenaient de plus en plus de temps.</translation>
        </message>
        <message>
            <source>The backup is waiting, because another program is using the drive.</source>
            <translation>La sauvegarde attend, car un autre programme utilise le disque.</translation>
        </message>
        <message>
            <source>The backup is waiting a minute after a connection problem. The files copied so far are safe.</source>
            <translation>La sauvegarde attend une minute après des ennuis de connexion. Ce qu’elle a copié est à l’abri.</translation>
        </message>
        <message>
            <source>The drive's cache is full; it holds about {size}. From here on it is slower, as shingled drives are.</source>
            <translation>Le cache du disque est plein ; il contient environ {size}. À partir d’ici, le disque est plus lent, comme le sont les disques SMR.</translation>
        </message>
        <message>
            <source>The drive's cache is full; it holds {size}. From here on it is slower, as shingled drives are.</source>
            <translation>Le cache du disque est plein ; il contient {size}. À partir d’ici, le disque est plus lent, comme le sont les disques SMR.</translation>
        </message>
        <message>
            <source>Another program started using the drive, at {rate}.</source>
            <translation>Un autre programme a commencé à utiliser le disque, à {rate}.</translation>
        </message>
        <message>
            <source>The drive is responding again, after {time}.</source>
            <translation>Le disque répond de nouveau, après {time}.</translation>
        </message>
        <message>
            <source>Checking the empty space in {file}: {done} of {total}.</source>
            <translation>Vérification de l’espace vide de {file} : {done} sur {total}.</translation>
        </message>
        <message>
            <source>You changed the pace: {pace}.</source>
            <translation>Vous avez choisi un autre rythme : {pace}.</translation>
        </message>
    </context>
    <context>
        <name>mounting</name>
        <message>
            <source>It is open.</source>
            <translation>Il est ouvert.</translation>
        </message>
        <message>
            <source>Reading writes nothing to it.</source>
            <translation>Lire n’y écrit rien.</translation>
        </message>
        <message>
            <source>It is open read-only.</source>
            <translation>Il est ouvert en lecture seule.</translation>
        </message>
        <message>
            <source>Reading writes to it, too: it records the access time of each file that is new or was not read today.</source>
            <translation>Lire y écrit aussi : pour chaque fichier nouveau ou pas encore lu aujourd’hui, l’heure est notée.</translation>
        </message>
        <message>
            <source>Reading writes to it, too: it records the access time whenever a file is read.</source>
            <translation>Lire y écrit aussi : chaque fois qu’un fichier est lu, l’heure est notée.</translation>
        </message>
        <message>
            <source>{drive} records access times, so even reading writes to it, which makes a shingled drive slow. You can open it again without access times: see “Drives”.</source>
            <translation>{drive} est ouvert de telle façon que la lecture y écrit aussi, ce qui rend lent un disque SMR. Vous pouvez le rouvrir sans les dates d’accès : voir « Disques ».</translation>
        </message>
        <message>
            <source>The drive is closed, but still switched on. Eject it before you unplug it.</source>
            <translation>Le disque est fermé. Il est encore allumé : éjectez-le pour le débrancher.</translation>
        </message>
    </context>
    <context>
        <name>moving</name>
        <message>
            <source>The backup was moved</source>
            <translation>La sauvegarde est déplacée</translation>
        </message>
        <message>
            <source>The backup was moved, except for files that could not be read</source>
            <translation>La sauvegarde est déplacée, sauf ce qui n’a pas pu être lu</translation>
        </message>
        <message>
            <source>The move was stopped</source>
            <translation>Le déplacement est arrêté</translation>
        </message>
        <message>
            <source>The backup was not moved</source>
            <translation>La sauvegarde n’est pas déplacée</translation>
        </message>
        <message>
            <source>The backups were merged</source>
            <translation>Les sauvegardes n’en font plus qu’une</translation>
        </message>
        <message>
            <source>The backups were merged, except for files that could not be read</source>
            <translation>Les sauvegardes n’en font plus qu’une, sauf ce qui n’a pas pu être lu</translation>
        </message>
        <message>
            <source>The backups were not merged</source>
            <translation>Les sauvegardes n’ont pas été fusionnées</translation>
        </message>
        <message>
            <source>All versions are copied, file by file. If the filesystem stays the same, copying the drive is much faster.</source>
            <translation>Toutes les versions sont copiées, fichier par fichier. Si le système de fichiers reste le même, copier le disque est bien plus rapide.</translation>
        </message>
        <message>
            <source>Every file is copied, then read back and compared. You can pause it.</source>
            <translation>Chaque fichier est copié, puis relu et comparé. Vous pouvez mettre l’opération en pause.</translation>
        </message>
        <message>
            <source>Probably {time}.</source>
            <translation>Probablement {time}.</translation>
        </message>
        <message>
            <source>The old backup stays as it is. If you stop it, or a drive is unplugged, it can continue from there later.</source>
            <translation>L’ancienne sauvegarde reste telle quelle. Si vous l’arrêtez ou si un disque est débranché, cela peut reprendre plus tard au même point.</translation>
        </message>
        <message>
            <source>Merge the backups from {source} to {target}</source>
            <translation>Fusionner les sauvegardes de {source} vers {target}</translation>
        </message>
        <message>
            <source>Move the backup from {source} to {target}</source>
            <translation>Déplacer la sauvegarde de {source} vers {target}</translation>
        </message>
        <message>
            <source>Checking both folders…</source>
            <translation>Examen des deux endroits…</translation>
        </message>
        <message>
            <source>{versions} with {files} ({size}) will be copied. There is enough space.</source>
            <translation>À copier : {versions} avec {files} ({size}). Il y a assez de place.</translation>
        </message>
        <message>
            <source>Already there, from an earlier run: {files} ({size}).</source>
            <translation>Déjà là, d’une exécution précédente : {files} ({size}).</translation>
        </message>
        <message>
            <source>In {target}: {versions} with {files} ({size}), read back and intact.</source>
            <translation>Dans {target} : {versions} avec {files} ({size}), relus et intacts.</translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln version</numerusform>
                <numerusform>%Ln versions</numerusform>
            </translation>
        </message>
        <message>
            <source>The next backup goes there. The old one stays as it is.</source>
            <translation>La prochaine sauvegarde ira là. L’ancienne reste telle quelle.</translation>
        </message>
        <message>
            <source>The old backup stays as it is.</source>
            <translation>L’ancienne sauvegarde reste telle quelle.</translation>
        </message>
        <message>
            <source>The next backup goes there. The old ones stay as they are.</source>
            <translation>La prochaine sauvegarde ira là. Les anciennes restent telles quelles.</translation>
        </message>
        <message>
            <source>The old backups stay as they are.</source>
            <translation>Les anciennes sauvegardes restent telles quelles.</translation>
        </message>
        <message>
            <source>The backup is already there: an earlier run has moved it.</source>
            <translation>La sauvegarde est déjà là : une exécution précédente l’a déplacée.</translation>
        </message>
        <message>
            <source>The backups become one. Each version contains what all of them had at that time.</source>
            <translation>Les sauvegardes y deviennent une seule. Chaque version a ce que toutes avaient à son époque.</translation>
        </message>
        <message>
            <source>The backups are now one. Each version contains what all of them had at that time.</source>
            <translation>Les sauvegardes n’y font plus qu’une. Chaque version a ce que toutes avaient à son époque.</translation>
        </message>
        <message>
            <source>Files that could not be read in the old backup: {count}. The next backup copies those that you still have.</source>
            <translation>Fichiers illisibles dans l’ancienne sauvegarde : {count}. La prochaine sauvegarde copie ceux que vous avez encore.</translation>
        </message>
        <message>
            <source>Files there that were in the backup's folders but are not part of the backup were moved to {folder}.</source>
            <translation>Les fichiers qui s’y trouvaient dans les dossiers de la sauvegarde, sans en faire partie, ont été déplacés dans {folder}.</translation>
        </message>
    </context>
    <context>
        <name>normal</name>
        <message>
            <source>It is fast at first. After some gigabytes it may become very slow until it has rested.</source>
            <translation>Il est rapide au début. Après quelques gigaoctets, il peut devenir très lent, jusqu’à ce qu’il se soit reposé.</translation>
        </message>
        <message>
            <source>It stays busy and warm after you have finished, often for minutes and sometimes for hours, while it tidies up.</source>
            <translation>Il reste occupé et chaud quand vous avez fini, souvent des minutes, parfois des heures : il fait du rangement.</translation>
        </message>
        <message>
            <source>It clicks quietly and regularly, even when nobody uses it.</source>
            <translation>Il émet de petits clics réguliers, même quand personne ne l’utilise.</translation>
        </message>
        <message>
            <source>Now and then it doesn't respond for half a minute. Just wait.</source>
            <translation>De temps en temps, il ne répond pas pendant une demi-minute. Attendez, tout simplement.</translation>
        </message>
        <message>
            <source>Ejecting can take minutes, because pending data is written first.</source>
            <translation>L’éjection peut prendre des minutes : ce que l’ordinateur retient encore est d’abord écrit.</translation>
        </message>
        <message>
            <source>After a large backup, leave it plugged in for a while if you can. Always eject it before you unplug it.</source>
            <translation>Après une grosse sauvegarde, laissez-le branché un moment si vous le pouvez. Éjectez-le toujours avant de le débrancher.</translation>
        </message>
        <message>
            <source>It can only be written in order. Most filesystems don't work on it, and few enclosures support it.</source>
            <translation>On ne peut y écrire que dans l’ordre. La plupart des systèmes de fichiers n’y fonctionnent pas, et peu de boîtiers le prennent en charge.</translation>
        </message>
        <message>
            <source>It can be told which files were deleted (TRIM). For good reasons, that is not done automatically.</source>
            <translation>On peut lui dire quels fichiers ont été supprimés (TRIM). Cela ne se fait pas tout seul, pour de bonnes raisons.</translation>
        </message>
        <message>
            <source>It slows down gradually as it fills up, to about half its speed when full.</source>
            <translation>Il devient plus lent, peu à peu, à mesure qu’il se remplit : à la fin, il est environ moitié moins rapide.</translation>
        </message>
        <message>
            <source>Many shingled drives don't say that they are. Long pauses and activity while idle would be signs of it, not faults.</source>
            <translation>Beaucoup de disques SMR ne disent pas qu’ils le sont. De longues pauses et une activité au repos en seraient des signes, pas des défauts.</translation>
        </message>
        <message>
            <source>It makes no noise. Simple sticks and cards become slow when you write a lot at once.</source>
            <translation>Il ne fait pas de bruit. Les clés et les cartes simples deviennent lentes quand on écrit beaucoup d’un coup.</translation>
        </message>
    </context>
    <context>
        <name>notices</name>
        <message>
            <source>Back up now</source>
            <translation>Sauvegarder maintenant</translation>
        </message>
        <message>
            <source>Set up for backup</source>
            <translation>Configurer pour la sauvegarde</translation>
        </message>
        <message>
            <source>What is this?</source>
            <translation>Qu’est-ce que c’est ?</translation>
        </message>
        <message>
            <source>Don't use this drive</source>
            <translation>Ne pas utiliser ce disque</translation>
        </message>
        <message>
            <source>What can I do?</source>
            <translation>Que puis-je faire ?</translation>
        </message>
        <message>
            <source>Stop waiting</source>
            <translation>Ne plus attendre</translation>
        </message>
        <message>
            <source>I have done that</source>
            <translation>C’est fait</translation>
        </message>
        <message>
            <source>Open Shingleback</source>
            <translation>Ouvrir Shingleback</translation>
        </message>
        <message>
            <source>Restore instead</source>
            <translation>Restaurer plutôt</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Pas maintenant</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>Déverrouiller</translation>
        </message>
        <message>
            <source>{name}, {size}</source>
            <translation>{name}, {size}</translation>
        </message>
        <message>
            <source>Your backup drive is plugged in.</source>
            <translation>Votre disque de sauvegarde est branché.</translation>
        </message>
        <message>
            <source>It is fast at first and slow after a while. This is normal and does no harm.</source>
            <translation>Il est rapide au début et lent au bout d’un moment. C’est normal, et sans danger.</translation>
        </message>
        <message>
            <source>It is plugged in. It is not clear whether it is shingled.</source>
            <translation>Il est branché. On ne sait pas si c’est un disque à pistes superposées (SMR).</translation>
        </message>
        <message>
            <source>Open Shingleback to see more.</source>
            <translation>Ouvrez Shingleback pour en voir plus.</translation>
        </message>
        <message>
            <source>{name} was not ejected</source>
            <translation>{name} a disparu sans avoir été éjecté</translation>
        </message>
        <message>
            <source>If you unplugged it, plug it back in, and eject it next time. If you didn't, leave it plugged in and powered. It may be tidying up, which can take an hour.</source>
            <translation>Si vous l’avez débranché, rebranchez-le, et éjectez-le la prochaine fois. Sinon, laissez-le branché et sous tension : il fait peut-être du rangement, et peut avoir besoin d’une heure.</translation>
        </message>
        <message>
            <source>The backup to {name} begins at {time}</source>
            <translation>La sauvegarde vers {name} commence à {time}</translation>
        </message>
        <message>
            <source>It starts automatically, as you chose. If you need the drive for something else, or want to restore files, press “Not now”.</source>
            <translation>Elle commence toute seule, comme vous l’avez choisi. Si vous avez besoin du disque pour autre chose, ou si vous voulez récupérer des fichiers, choisissez « Pas maintenant ».</translation>
        </message>
        <message>
            <source>Is {name} the right drive for your backup?</source>
            <translation>{name} est-il le bon disque pour votre sauvegarde ?</translation>
        </message>
        <message>
            <source>The backup is waiting for your answer, because it has never used this drive.</source>
            <translation>La sauvegarde attend votre réponse, car elle n’est jamais allée sur ce disque.</translation>
        </message>
        <message>
            <source>The backup to {name} needs its passphrase</source>
            <translation>La sauvegarde vers {name} a besoin de la phrase secrète</translation>
        </message>
        <message>
            <source>The drive is encrypted. The backup starts once you have unlocked it.</source>
            <translation>Le disque est chiffré. La sauvegarde démarrera quand vous l’aurez déverrouillé.</translation>
        </message>
        <message>
            <source>The backup to {name} could not start</source>
            <translation>La sauvegarde vers {name} n’a pas pu démarrer</translation>
        </message>
        <message>
            <source>The drive could not be opened: {why}</source>
            <translation>Le disque n’a pas pu être ouvert : {why}</translation>
        </message>
        <message numerus="yes">
            <source>No backup of {name} for %n day(s)</source>
            <translation>
                <numerusform>Pas de sauvegarde de {name} depuis %Ln jour</numerusform>
                <numerusform>Pas de sauvegarde de {name} depuis %Ln jours</numerusform>
            </translation>
        </message>
        <message>
            <source>Plug in the backup drive when you have a moment.</source>
            <translation>Branchez le disque de sauvegarde quand cela vous convient.</translation>
        </message>
        <message>
            <source>Connect the share that holds the backup when you have a moment.</source>
            <translation>Connectez le partage de la sauvegarde quand vous aurez un moment.</translation>
        </message>
        <message numerus="yes">
            <source>{name}: no backup for %n day(s)</source>
            <translation>
                <numerusform>{name} : pas de sauvegarde depuis %Ln jour</numerusform>
                <numerusform>{name} : pas de sauvegarde depuis %Ln jours</numerusform>
            </translation>
        </message>
        <message>
            <source>Time to swap drives: bring {drive}</source>
            <translation>Il est temps de changer de disque : apportez {drive}</translation>
        </message>
        <message numerus="yes">
            <source>Its last backup of {name} was %n day(s) ago.</source>
            <translation>
                <numerusform>Sa dernière sauvegarde de {name} remonte à %Ln jour.</numerusform>
                <numerusform>Sa dernière sauvegarde de {name} remonte à %Ln jours.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no backup of {name} on it yet.</source>
            <translation>Il n’y a pas encore de sauvegarde de {name} dessus.</translation>
        </message>
        <message>
            <source>{name}: bring the other drive, {drive}</source>
            <translation>{name} : apportez l’autre disque, {drive}</translation>
        </message>
        <message>
            <source>It is safe to unplug {name}</source>
            <translation>{name} peut être débranché sans danger</translation>
        </message>
        <message>
            <source>A backup begins in {left}</source>
            <translation>Une sauvegarde commence dans {left}</translation>
        </message>
        <message>
            <source>{name}: eject it before you unplug it</source>
            <translation>{name} : éjectez-le avant de le débrancher</translation>
        </message>
        <message>
            <source>{name}: not in use</source>
            <translation>{name} : non utilisé</translation>
        </message>
        <message>
            <source>{name} is gone: plug it back in, or wait {left}</source>
            <translation>{name} a disparu : rebranchez-le, ou attendez {left}</translation>
        </message>
        <message>
            <source>{name} is gone: plug it in again</source>
            <translation>{name} a disparu : branchez-le à nouveau</translation>
        </message>
        <message>
            <source>{name} is gone: looking for it</source>
            <translation>{name} a disparu : recherche en cours</translation>
        </message>
        <message>
            <source>{name} is probably broken</source>
            <translation>{name} est sans doute hors service</translation>
        </message>
        <message>
            <source>{name} is gone: leave it unplugged</source>
            <translation>{name} a disparu : laissez-le débranché</translation>
        </message>
    </context>
    <context>
        <name>numbers</name>
        <message>
            <source>{number} {unit}</source>
            <translation>{number} {unit}</translation>
        </message>
        <message>
            <source>bytes</source>
            <translation>octets</translation>
        </message>
        <message>
            <source>kB</source>
            <translation>ko</translation>
        </message>
        <message>
            <source>MB</source>
            <translation>Mo</translation>
        </message>
        <message>
            <source>GB</source>
            <translation>Go</translation>
        </message>
        <message>
            <source>TB</source>
            <translation>To</translation>
        </message>
        <message>
            <source>PB</source>
            <translation>Po</translation>
        </message>
        <message>
            <source>KiB</source>
            <translation>KiB</translation>
        </message>
        <message>
            <source>MiB</source>
            <translation>MiB</translation>
        </message>
        <message>
            <source>GiB</source>
            <translation>GiB</translation>
        </message>
        <message>
            <source>{time} s</source>
            <translation>{time} s</translation>
        </message>
        <message>
            <source>{time} min</source>
            <translation>{time} min</translation>
        </message>
        <message>
            <source>{time} h</source>
            <translation>{time} h</translation>
        </message>
        <message numerus="yes">
            <source>%n byte(s)</source>
            <translation>
                <numerusform>%Ln octet</numerusform>
                <numerusform>%Ln octets</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation>
                <numerusform>%Ln fichier</numerusform>
                <numerusform>%Ln fichiers</numerusform>
            </translation>
        </message>
        <message>
            <source>{done} of {total}</source>
            <translation>{done} sur {total}</translation>
        </message>
        <message>
            <source>{percent}%</source>
            <translation>{percent} %</translation>
        </message>
        <message>
            <source>{size}/s</source>
            <translation>{size}/s</translation>
        </message>
        <message>
            <source>less than a second</source>
            <translation>moins d’une seconde</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s)</source>
            <translation>
                <numerusform>%Ln jour</numerusform>
                <numerusform>%Ln jours</numerusform>
            </translation>
        </message>
        <message>
            <source>{hours} h {minutes} min</source>
            <translation>{hours} h {minutes} min</translation>
        </message>
        <message>
            <source>{minutes} min {seconds} s</source>
            <translation>{minutes} min {seconds} s</translation>
        </message>
    </context>
    <context>
        <name>opening</name>
        <message>
            <source>Working… A drive that is asleep or tidying up takes a moment.</source>
            <translation>C’est en cours. Un disque qui dort, ou qui fait du rangement, demande un instant.</translation>
        </message>
    </context>
    <context>
        <name>patience</name>
        <message>
            <source>The drive is gone.</source>
            <translation>Le disque a disparu.</translation>
        </message>
        <message>
            <source>The drive has not come back.</source>
            <translation>Le disque n’est pas revenu.</translation>
        </message>
        <message>
            <source>Looking for the drive.</source>
            <translation>Recherche du disque.</translation>
        </message>
        <message>
            <source>The drive is back.</source>
            <translation>Le disque est revenu.</translation>
        </message>
        <message>
            <source>The drive is probably broken.</source>
            <translation>Le disque est sans doute hors service.</translation>
        </message>
        <message>
            <source>Leave the drive unplugged now.</source>
            <translation>Laissez maintenant le disque débranché.</translation>
        </message>
        <message>
            <source>No longer waiting for the drive.</source>
            <translation>On n’attend plus le disque.</translation>
        </message>
        <message>
            <source>If you unplugged it, plug it back in. If you didn't, leave it plugged in and powered for an hour: it may be repairing its internal tables, and won't respond until that is done. Don't switch it off in between, or it starts over. {left} to go (round {round} of {rounds}).</source>
            <translation>Si vous l’avez débranché, rebranchez-le. Sinon, laissez-le branché et sous tension pendant une heure : il remet peut-être ses propres notes en ordre, et ne répond pas avant d’avoir fini. Ne l’éteignez pas entre-temps, sinon il recommence. Encore {left} (essai {round} sur {rounds}).</translation>
        </message>
        <message>
            <source>If it is still plugged in, unplug the cable, and the power supply if there is one, and wait half a minute. Then plug it in, if possible into another port of the computer itself (round {round} of {rounds}).</source>
            <translation>S’il est encore branché, débranchez le câble, et l’alimentation s’il y en a une, et attendez une demi-minute. Branchez-le ensuite, si possible sur un autre port de l’ordinateur lui-même (essai {round} sur {rounds}).</translation>
        </message>
        <message>
            <source>A large drive may take a few minutes to start (round {round} of {rounds}).</source>
            <translation>Après un démarrage, un gros disque peut mettre quelques minutes à répondre (essai {round} sur {rounds}).</translation>
        </message>
        <message>
            <source>Let it rest for a while before the next big job. If it holds your only copy of something, copy that first.</source>
            <translation>Laissez-le se reposer un moment avant le prochain gros travail. Si ce qu’il contient n’existe nulle part ailleurs, copiez-le d’abord.</translation>
        </message>
        <message>
            <source>It didn't come back in {rounds} rounds. Try another cable, power supply and computer once. If it holds your only copy of something, ask a data recovery company before you try anything else.</source>
            <translation>Il n’est pas revenu en {rounds} essais. Essayez-le une fois avec un autre câble, une autre alimentation et un autre ordinateur. Si ce qu’il contient n’existe nulle part ailleurs, demandez à une entreprise de récupération de données avant d’essayer autre chose.</translation>
        </message>
        <message>
            <source>Drives of this model are known to lose an internal table while everything else still works, and each start can make it worse. Don't keep switching it on. If it holds your only copy of something, ask a data recovery company.</source>
            <translation>On sait que, sur les disques de ce modèle, la table interne se casse alors que tout le reste va bien, et que chaque nouveau démarrage peut aggraver les choses. Ne le rallumez pas sans cesse. Si ce qu’il contient n’existe nulle part ailleurs, demandez à une entreprise de récupération de données.</translation>
        </message>
        <message>
            <source>If it comes back later, Shingleback will notice it as usual.</source>
            <translation>S’il revient plus tard, ce sera remarqué comme d’habitude.</translation>
        </message>
    </context>
    <context>
        <name>places</name>
        <message>
            <source>the drive</source>
            <translation>le disque</translation>
        </message>
        <message>
            <source>a drive without a name</source>
            <translation>disque sans nom</translation>
        </message>
        <message>
            <source>Home folder</source>
            <translation>Dossier personnel</translation>
        </message>
    </context>
    <context>
        <name>plan</name>
        <message>
            <source>Checking the drive again</source>
            <translation>Nouvelle vérification du disque</translation>
        </message>
        <message>
            <source>Asking for permission</source>
            <translation>Demande de permission</translation>
        </message>
        <message>
            <source>Erasing</source>
            <translation>Effacement</translation>
        </message>
        <message>
            <source>Creating the partition</source>
            <translation>Création de la partition</translation>
        </message>
        <message>
            <source>Encrypting</source>
            <translation>Chiffrement</translation>
        </message>
        <message>
            <source>Formatting</source>
            <translation>Formatage</translation>
        </message>
        <message>
            <source>Verifying the new filesystem</source>
            <translation>Relecture de ce qui est sur le disque</translation>
        </message>
        <message>
            <source>Opening the drive</source>
            <translation>Ouverture du disque</translation>
        </message>
        <message>
            <source>Writing to the new drive</source>
            <translation>Écriture sur le nouveau disque</translation>
        </message>
        <message>
            <source>Telling the drive which space is free</source>
            <translation>Signaler au disque ce qui est libre</translation>
        </message>
        <message>
            <source>This drive is not trimmed. {reason}</source>
            <translation>L’espace libre n’est pas signalé à ce disque (TRIM). {reason}</translation>
        </message>
        <message>
            <source>Check again that this is still {drive} and that nothing on it is in use.</source>
            <translation>Vérifier encore une fois que c’est toujours {drive}, et que rien n’y est utilisé.</translation>
        </message>
        <message>
            <source>Ask for permission before anything is changed.</source>
            <translation>Demander la permission au système, avant tout changement.</translation>
        </message>
        <message>
            <source>Erase everything on {drive}.</source>
            <translation>Effacer tout ce qui est sur {drive}.</translation>
        </message>
        <message>
            <source>Create one partition that fills the drive.</source>
            <translation>Créer une seule partition, qui occupe toute la place.</translation>
        </message>
        <message>
            <source>Encrypt it with your passphrase. Nobody can read the drive without the passphrase, and nobody can recover it.</source>
            <translation>Le chiffrer avec votre phrase secrète. Sans elle, personne ne peut le lire, et personne ne peut aider.</translation>
        </message>
        <message>
            <source>Format it with {filesystem} and name it “{label}”.</source>
            <translation>Le formater en {filesystem}, et le nommer « {label} ».</translation>
        </message>
        <message>
            <source>Verify the new filesystem.</source>
            <translation>Relire ce qui est sur le disque, et le comparer à ce qui était voulu.</translation>
        </message>
        <message>
            <source>Open it without access times, so that reading writes nothing to it.</source>
            <translation>L’ouvrir de façon que la lecture n’y écrive rien.</translation>
        </message>
        <message>
            <source>Check that you can write to it.</source>
            <translation>Vérifier que vous pouvez y écrire.</translation>
        </message>
        <message>
            <source>Tell {drive} that its old content is no longer needed, so that it stays fast as it fills up (TRIM). This may ask for a password.</source>
            <translation>Signaler une fois à {drive} que personne n’a besoin de son ancien contenu, pour qu’il reste rapide en se remplissant (TRIM). Un mot de passe peut être demandé.</translation>
        </message>
        <message>
            <source>Ask for an administrator's password before anything is changed.</source>
            <translation>Demander le mot de passe d’un administrateur, avant tout changement.</translation>
        </message>
        <message>
            <source>Checking the drive again...</source>
            <translation>Nouvelle vérification du disque...</translation>
        </message>
        <message>
            <source>Asking for permission...</source>
            <translation>Demande de permission...</translation>
        </message>
        <message>
            <source>Erasing...</source>
            <translation>Effacement...</translation>
        </message>
        <message>
            <source>Creating the partition...</source>
            <translation>Création de la partition...</translation>
        </message>
        <message>
            <source>Encrypting. This may take a minute...</source>
            <translation>Chiffrement. Cela peut prendre une minute...</translation>
        </message>
        <message>
            <source>Formatting. This may take minutes on a slow drive...</source>
            <translation>Formatage. Sur un disque lent, cela peut prendre plusieurs minutes...</translation>
        </message>
        <message>
            <source>Verifying the new filesystem...</source>
            <translation>Relecture de ce qui est sur le disque...</translation>
        </message>
        <message>
            <source>Opening the drive...</source>
            <translation>Ouverture du disque...</translation>
        </message>
        <message>
            <source>Checking that you can write to it...</source>
            <translation>Essai d’écriture...</translation>
        </message>
        <message>
            <source>Telling the drive which space is free. This may take a few minutes...</source>
            <translation>Le disque apprend ce qui est libre. Cela peut prendre quelques minutes...</translation>
        </message>
        <message>
            <source>It is the drive that you confirmed, and nothing on it is in use.</source>
            <translation>C’est bien le disque que vous avez confirmé, et rien n’y est utilisé.</translation>
        </message>
        <message>
            <source>Permission was given.</source>
            <translation>Vous en avez le droit.</translation>
        </message>
        <message>
            <source>The drive is erased.</source>
            <translation>Le disque est effacé.</translation>
        </message>
        <message>
            <source>The partition is created.</source>
            <translation>La partition est là.</translation>
        </message>
        <message>
            <source>It is encrypted, and unlocked.</source>
            <translation>Il est chiffré et déverrouillé.</translation>
        </message>
        <message>
            <source>The filesystem is created.</source>
            <translation>Le système de fichiers est créé.</translation>
        </message>
        <message>
            <source>The filesystem is as planned.</source>
            <translation>Tout est comme il faut.</translation>
        </message>
        <message>
            <source>The drive is open.</source>
            <translation>Le disque est ouvert.</translation>
        </message>
        <message>
            <source>You can write to it.</source>
            <translation>Vous pouvez y écrire.</translation>
        </message>
        <message>
            <source>The drive knows which space is free.</source>
            <translation>Le disque sait ce qui est libre.</translation>
        </message>
        <message>
            <source>Nothing on the drive was changed.</source>
            <translation>Rien n’a été changé sur le disque.</translation>
        </message>
        <message>
            <source>The drive is erased and empty. Prepare it again to use it.</source>
            <translation>Le disque est effacé et vide. Préparez-le encore une fois pour l’utiliser.</translation>
        </message>
        <message>
            <source>The drive is erased and has an empty partition. Prepare it again to use it.</source>
            <translation>Le disque est effacé et contient une partition vide. Préparez-le encore une fois pour l’utiliser.</translation>
        </message>
        <message>
            <source>The drive is encrypted, but not usable yet, even with its passphrase. Prepare it again.</source>
            <translation>Le disque est chiffré, et il ne contient rien d’utilisable ; des programmes demanderont sa phrase secrète en vain. Préparez-le encore une fois.</translation>
        </message>
        <message>
            <source>The drive is formatted and empty, but not ready. Unplug it, plug it back in, and check whether it opens, or prepare it again.</source>
            <translation>Le disque est formaté et vide, mais pas prêt. Débranchez-le, rebranchez-le, et regardez s’il s’ouvre ; ou préparez-le encore une fois.</translation>
        </message>
        <message>
            <source>The drive is ready.</source>
            <translation>Le disque est prêt.</translation>
        </message>
        <message>
            <source>The state of the drive is not known. Unplug it, plug it back in, and prepare it again.</source>
            <translation>On ne sait pas ce que contient maintenant le disque. Débranchez-le, rebranchez-le, et préparez-le encore une fois.</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) does all of this.</source>
            <translation>Le service des disques du système (UDisks2) se charge de tout.</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) uses the options, and asks for an administrator's password.</source>
            <translation>Le service des disques du système (UDisks2) transmet les options, et demande le mot de passe d’un administrateur.</translation>
        </message>
        <message>
            <source>The helper of Shingleback creates the filesystem with these options. It may ask for a password.</source>
            <translation>Le programme auxiliaire de Shingleback crée le système de fichiers avec ces options ; il peut demander un mot de passe.</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) is too old for these options, and ignores them. The drive works without them.</source>
            <translation>Le service des disques du système (UDisks2) est trop ancien pour transmettre les options, et les laisse de côté. Le disque est utilisable quand même.</translation>
        </message>
        <message>
            <source>No administrator's password is needed, because the filesystem is created without its options. The drive works without them, but later backups and restores may take a little longer.</source>
            <translation>Aucun mot de passe d’administrateur n’est nécessaire, car les options du système de fichiers sont laissées de côté. Le disque est utilisable quand même ; les sauvegardes et restaurations suivantes peuvent durer un peu plus longtemps.</translation>
        </message>
    </context>
    <context>
        <name>profiles</name>
        <message>
            <source>Backup drive for Linux (btrfs)</source>
            <translation>Disque de sauvegarde pour Linux (btrfs)</translation>
        </message>
        <message>
            <source>Backup drive for Linux (ext4, packed)</source>
            <translation>Disque de sauvegarde pour Linux (ext4, compact)</translation>
        </message>
        <message>
            <source>Large files on Linux (ext4, packed)</source>
            <translation>Gros fichiers sous Linux (ext4, compact)</translation>
        </message>
        <message>
            <source>Large files, shared with Windows and macOS (exFAT)</source>
            <translation>Gros fichiers, partagés avec Windows et macOS (exFAT)</translation>
        </message>
        <message>
            <source>Shared with Windows and macOS (exFAT)</source>
            <translation>Partagé avec Windows et macOS (exFAT)</translation>
        </message>
        <message>
            <source>Drive with zones (btrfs)</source>
            <translation>Disque à zones (btrfs)</translation>
        </message>
        <message>
            <source>Drive with zones (XFS)</source>
            <translation>Disque à zones (XFS)</translation>
        </message>
        <message>
            <source>F2FS</source>
            <translation>F2FS</translation>
        </message>
        <message>
            <source>XFS</source>
            <translation>XFS</translation>
        </message>
        <message>
            <source>NTFS</source>
            <translation>NTFS</translation>
        </message>
        <message>
            <source>NILFS2</source>
            <translation>NILFS2</translation>
        </message>
        <message>
            <source>Writes in long pieces, and notices when a file on the drive is damaged. Only Linux can read it.</source>
            <translation>Écrit par longs morceaux, et remarque quand un fichier s’est abîmé sur le disque. Seul Linux peut le lire.</translation>
        </message>
        <message>
            <source>Simple and proven, with all tables at the beginning of the drive. Only Linux can read it.</source>
            <translation>Simple et éprouvé, avec toutes ses tables au début du disque. Seul Linux peut le lire.</translation>
        </message>
        <message>
            <source>For videos and disk images: small tables, more space, but fewer files. Only Linux can read it.</source>
            <translation>Pour les films et les images de disques : petites tables, beaucoup de place, pas trop de fichiers. Seul Linux peut le lire.</translation>
        </message>
        <message>
            <source>Every computer can read and write it. A power cut can lose files that it had already stored.</source>
            <translation>Tous les ordinateurs peuvent le lire et y écrire. Une coupure de courant peut faire perdre des fichiers déjà enregistrés.</translation>
        </message>
        <message>
            <source>For drives that must be written in order, which it does automatically. Only Linux can read it.</source>
            <translation>Pour les disques qui doivent être écrits dans l’ordre. Il le fait de lui-même. Seul Linux peut le lire.</translation>
        </message>
        <message>
            <source>For drives that must be written in order, with a very new Linux. Only Linux can read it.</source>
            <translation>Pour les disques qui doivent être écrits dans l’ordre, avec un Linux très récent. Seul Linux peut le lire.</translation>
        </message>
        <message>
            <source>Once recommended for shingled drives. It becomes slow over the years, and there is no way to fix that.</source>
            <translation>Autrefois conseillé pour les disques SMR. Il devient lent avec les années, et ne peut pas y remédier.</translation>
        </message>
        <message>
            <source>Good on other drives. On a shingled drive, it spreads writes over the whole drive.</source>
            <translation>Bon sur d’autres disques. Sur un disque SMR, il éparpille ce qu’il écrit sur tout le disque.</translation>
        </message>
        <message>
            <source>Only if Windows needs it: it scatters small writes, and is slow on Linux.</source>
            <translation>Seulement là où Windows l’exige : il disperse de petites écritures, et Linux est lent avec lui.</translation>
        </message>
        <message>
            <source>Writes everything in sequence until the drive is full, then keeps moving data around.</source>
            <translation>Écrit tout à la suite, jusqu’à ce que le disque soit plein : alors il déplace des données de lui-même.</translation>
        </message>
        <message>
            <source>Don't trim the whole drive before formatting: that takes minutes, and a new drive gains nothing.</source>
            <translation>Ne pas faire de TRIM de tout le disque avant le formatage : cela prend des minutes, et un disque neuf n’y gagne rien.</translation>
        </message>
        <message>
            <source>Files are stored once: a backup is the second copy.</source>
            <translation>Les fichiers sont stockés une seule fois : une sauvegarde est déjà la deuxième copie.</translation>
        </message>
        <message>
            <source>The tables are stored twice, so that one bad sector doesn't cost you the whole drive.</source>
            <translation>Les tables sont stockées deux fois, pour qu’un seul mauvais endroit ne coûte pas tout le disque.</translation>
        </message>
        <message>
            <source>The tables have large pages, so reading them takes a few long reads instead of many short ones.</source>
            <translation>Les tables ont de grandes pages : les lire demande quelques longues lectures, et non beaucoup de courtes.</translation>
        </message>
        <message>
            <source>No space is reserved for the system, which doesn't run from this drive. This leaves 5 % more for files.</source>
            <translation>Aucune place n’est réservée au système, qui ne tourne pas depuis ce disque : 5 % de plus pour les fichiers.</translation>
        </message>
        <message>
            <source>One entry for each MiB instead of each 16 KiB: small tables, and still millions of files.</source>
            <translation>Une entrée par MiB au lieu d’une tous les 16 KiB : de petites tables, et encore des millions de fichiers.</translation>
        </message>
        <message>
            <source>One entry for each 4 MiB: the tables are as small as they can be, for few, large files.</source>
            <translation>Une entrée tous les 4 MiB : les tables sont aussi petites que possible, pour peu de fichiers, mais gros.</translation>
        </message>
        <message>
            <source>Two spare copies of the superblock instead of dozens all over the drive.</source>
            <translation>Deux copies de réserve de l’en-tête, au lieu de dizaines réparties sur tout le disque.</translation>
        </message>
        <message>
            <source>All tables are at the beginning, where the drive can rewrite them in one go.</source>
            <translation>Toutes les tables sont au début, où le disque peut les réécrire d’un seul coup.</translation>
        </message>
        <message>
            <source>The tables are written now, not for hours after the first use of the drive.</source>
            <translation>Les tables sont écrites maintenant, et non pendant des heures après la première utilisation du disque.</translation>
        </message>
        <message>
            <source>Large pieces: smaller tables, and longer writes.</source>
            <translation>De gros morceaux : des tables plus petites, et des écritures plus longues.</translation>
        </message>
        <message>
            <source>Pieces of medium size: small files waste less space, and the tables stay small.</source>
            <translation>Des morceaux de taille moyenne : les petits fichiers gaspillent moins de place, et les tables restent petites.</translation>
        </message>
        <message>
            <source>Everything begins at a multiple of 32 MiB, near the size of the drive's strips.</source>
            <translation>Tout commence à un multiple de 32 MiB, proche de la taille des bandes du disque.</translation>
        </message>
        <message>
            <source>The table of free space is next to the other one, not in a strip of its own.</source>
            <translation>La table des emplacements libres est à côté de l’autre, et non dans une bande à elle seule.</translation>
        </message>
        <message>
            <source>It tidies up 128 MiB at a time, which covers whole strips of the drive.</source>
            <translation>Il range 128 MiB à la fois, ce qui couvre des bandes entières du disque.</translation>
        </message>
        <message>
            <source>It starts at the front, instead of in several places at once.</source>
            <translation>Il commence par le début, au lieu de plusieurs endroits à la fois.</translation>
        </message>
        <message>
            <source>Don't fill the drive with zeros, which takes a day.</source>
            <translation>Ne pas écrire des zéros sur tout le disque, ce qui prend une journée.</translation>
        </message>
        <message>
            <source>The same sectors as the drive: Windows reads no others, and some versions choose larger ones automatically.</source>
            <translation>Les secteurs propres au disque : Windows n’en lit pas d’autres, et certaines versions en prennent d’elles-mêmes de plus grands.</translation>
        </message>
        <message>
            <source>Reading a file writes nothing. Otherwise, each look at a folder would cause scattered small writes.</source>
            <translation>Lire un fichier n’écrit rien. Sinon, chaque regard dans un dossier deviendrait de petites écritures dispersées.</translation>
        </message>
        <message>
            <source>Don't tell the drive about every deleted file right away: each hint costs it work.</source>
            <translation>Ne pas signaler aussitôt au disque chaque fichier supprimé : chaque signal lui donne aussi du travail.</translation>
        </message>
        <message>
            <source>Several flushes are combined into one.</source>
            <translation>Plusieurs demandes de tout écrire n’en font plus qu’une.</translation>
        </message>
        <message>
            <source>Small files are stored with the others, not in the tables.</source>
            <translation>Les petits fichiers sont avec les autres, et non dans les tables.</translation>
        </message>
        <message>
            <source>Windows and macOS can't read it without additional software.</source>
            <translation>Windows et macOS ne peuvent pas le lire sans programmes supplémentaires.</translation>
        </message>
        <message>
            <source>Keep 5 to 10 percent of it free, or it becomes slow.</source>
            <translation>Gardez-en 5 à 10 pour cent libres, sinon il devient lent.</translation>
        </message>
        <message>
            <source>Keep 10 to 20 percent of it free: only whole zones can be used again.</source>
            <translation>Gardez-en 10 à 20 pour cent libres : seules des zones entières peuvent être réutilisées.</translation>
        </message>
        <message>
            <source>It holds 1.9 million files on 8 TB, and each version counts separately.</source>
            <translation>Il contient 1,9 million de fichiers sur 8 To ; chaque version compte à nouveau.</translation>
        </message>
        <message>
            <source>Each file takes up half a piece more than its size: with many small files that adds up.</source>
            <translation>Chaque fichier occupe un demi-morceau de plus que sa taille : avec beaucoup de petits fichiers, cela s’additionne.</translation>
        </message>
        <message>
            <source>It doesn't notice when a file is damaged. Verify the backup now and then.</source>
            <translation>Il ne remarque pas de lui-même quand un fichier s’est abîmé ; faites vérifier la sauvegarde de temps en temps.</translation>
        </message>
        <message>
            <source>It has no journal: unplugging it while it writes can damage more than the last file.</source>
            <translation>Il n’a pas de journal : le débrancher pendant qu’il écrit peut abîmer plus que le dernier fichier.</translation>
        </message>
        <message>
            <source>It can't store owners, permissions or links. Shingleback records them separately.</source>
            <translation>Il ne stocke ni propriétaires, ni droits, ni liens ; Shingleback les garde dans ses propres notes.</translation>
        </message>
        <message>
            <source>It can't reserve space for a file, which some download programs need.</source>
            <translation>On ne peut pas réserver de place pour un fichier ; certains programmes de téléchargement en ont besoin.</translation>
        </message>
        <message>
            <source>Linux can do this for a short time only. Keep another copy.</source>
            <translation>Linux n’en est capable que depuis peu. Gardez une autre copie.</translation>
        </message>
        <message>
            <source>It scatters files more and more, and there is no way to fix that.</source>
            <translation>Il disperse de plus en plus les fichiers, et ne peut pas y remédier.</translation>
        </message>
        <message>
            <source>It tidies up in the background, and so does the drive. They get in each other's way.</source>
            <translation>Il fait son rangement en arrière-plan, sur un disque qui fait de même : ils se gênent l’un l’autre.</translation>
        </message>
        <message>
            <source>It writes all over the drive, which quickly fills the cache.</source>
            <translation>Il écrit partout sur le disque, ce qui remplit vite le cache.</translation>
        </message>
        <message>
            <source>It keeps about 90 GB of 8 TB for itself.</source>
            <translation>Il garde environ 90 Go sur 8 To pour lui-même.</translation>
        </message>
        <message>
            <source>It suits a shingled drive best: it writes in long pieces, and notices when a file is damaged.</source>
            <translation>C’est ce qui convient le mieux à un disque SMR : il écrit par longs morceaux, et remarque quand un fichier s’est abîmé.</translation>
        </message>
        <message>
            <source>For few, large files: its tables are small, and all at the beginning of the drive.</source>
            <translation>Pour peu de fichiers, mais gros : ses tables sont petites, et toutes au début du disque.</translation>
        </message>
        <message>
            <source>Linux, Windows and macOS can all read and write it, and its pieces suit small files.</source>
            <translation>Linux, Windows et macOS peuvent tous le lire et y écrire, par morceaux qui conviennent aux petits fichiers.</translation>
        </message>
        <message>
            <source>Linux, Windows and macOS can all read and write it, and its pieces suit large files.</source>
            <translation>Linux, Windows et macOS peuvent tous le lire et y écrire, par morceaux qui conviennent aux gros fichiers.</translation>
        </message>
        <message>
            <source>Windows and macOS can't open a drive that was encrypted on Linux, so only Linux will be able to read this one. If sharing matters more to you, choose no passphrase.</source>
            <translation>Windows et macOS ne peuvent pas ouvrir un disque que Linux a chiffré. Seul Linux pourra donc lire celui-ci. Si le partage compte plus pour vous, choisissez de ne pas utiliser de phrase secrète.</translation>
        </message>
        <message>
            <source>It writes in order, zone by zone, as this drive requires. Only Linux can read it.</source>
            <translation>Ce disque doit être écrit dans l’ordre, zone par zone, et c’est ce qui se fait ici. Seul Linux peut le lire.</translation>
        </message>
        <message>
            <source>It is the best that this computer can create.</source>
            <translation>C’est ce qu’on peut créer de mieux sur cet ordinateur.</translation>
        </message>
        <message>
            <source>This computer can't create a suitable filesystem.</source>
            <translation>On ne peut rien créer sur cet ordinateur qui vous soit vraiment utile.</translation>
        </message>
        <message>
            <source>Better would be “{title}”.</source>
            <translation>Le mieux serait « {title} ».</translation>
        </message>
        <message>
            <source>Right would be “{title}”.</source>
            <translation>Il faudrait « {title} ».</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not responding.</source>
            <translation>Le service des disques (UDisks2) ne répond pas.</translation>
        </message>
        <message>
            <source>The program {program} is not installed.</source>
            <translation>Le programme {program} n’est pas installé.</translation>
        </message>
        <message>
            <source>It needs Linux {kernel} or later.</source>
            <translation>Il faut Linux {kernel} ou plus récent.</translation>
        </message>
        <message>
            <source>This Linux system doesn't support {filesystem}, so it can't open such a drive.</source>
            <translation>Ce Linux ne peut pas ouvrir un tel disque : {filesystem} n’y est pas.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) of this computer would silently ignore the options.</source>
            <translation>Le service des disques (UDisks2) de cet ordinateur laisserait les options de côté, sans le dire.</translation>
        </message>
        <message>
            <source>Its options need an administrator's password, which is not available here or turned off.</source>
            <translation>Ses options exigent le mot de passe d’un administrateur, qui est refusé ici ou ne doit pas être demandé.</translation>
        </message>
        <message>
            <source>It is only for drives that must be written in order.</source>
            <translation>C’est seulement pour les disques qui doivent être écrits dans l’ordre.</translation>
        </message>
        <message>
            <source>This drive must be written in order, and this filesystem can't do that.</source>
            <translation>Ce disque doit être écrit dans l’ordre, ce que ce système de fichiers ne sait pas faire.</translation>
        </message>
        <message>
            <source>It can't be encrypted here.</source>
            <translation>Il ne peut pas être chiffré ici.</translation>
        </message>
        <message>
            <source>Install the package {package}, then try again.</source>
            <translation>Installez le paquet {package}, puis regardez de nouveau.</translation>
        </message>
        <message>
            <source>Install the package udisks2, or restart the computer.</source>
            <translation>Installez le paquet udisks2, ou redémarrez l’ordinateur.</translation>
        </message>
        <message>
            <source>A newer version of your Linux system includes it.</source>
            <translation>Une version plus récente de votre système Linux l’apporte.</translation>
        </message>
        <message>
            <source>A newer version of your Linux system may include it.</source>
            <translation>Une version plus récente de votre système Linux l’apporte peut-être.</translation>
        </message>
        <message>
            <source>Ask an administrator to install the helper (sudo packaging/install-helper in the folder of Shingleback), or use a system with UDisks2 2.10 or later.</source>
            <translation>Faites installer le programme auxiliaire de Shingleback par l’administrateur de cet ordinateur (sudo packaging/install-helper, dans le dossier de Shingleback), ou utilisez un système avec UDisks2 2.10 ou plus récent.</translation>
        </message>
        <message>
            <source>Allow Shingleback to ask for the password, or let the administrator of this computer prepare the drive.</source>
            <translation>Permettez que ce mot de passe soit demandé, ou laissez l’administrateur de cet ordinateur préparer le disque.</translation>
        </message>
        <message>
            <source>Choose another profile.</source>
            <translation>Choisissez un autre profil.</translation>
        </message>
        <message>
            <source>Choose the one for drives with zones.</source>
            <translation>Choisissez celui qui est prévu pour les disques à zones.</translation>
        </message>
        <message>
            <source>Choose no encryption, or another drive or profile.</source>
            <translation>Choisissez de ne pas chiffrer, ou prenez un autre disque ou un autre profil.</translation>
        </message>
        <message>
            <source>Use a system with UDisks2 2.10 or later: with encryption, the helper can't do it.</source>
            <translation>Utilisez un système avec UDisks2 2.10 ou plus récent : avec le chiffrement, le programme auxiliaire de Shingleback ne peut pas le faire.</translation>
        </message>
        <message>
            <source>Install what the drive service needs for encryption: in Debian 12, libblockdev-crypto2.</source>
            <translation>Installez ce dont le service des disques a besoin pour chiffrer : sous Debian 12, libblockdev-crypto2.</translation>
        </message>
    </context>
    <context>
        <name>ready_by</name>
        <message>
            <source>Ready by about {time}, in time for {deadline}.</source>
            <translation>Prêt vers {time}, à temps pour {deadline}.</translation>
        </message>
        <message>
            <source>It may not be ready by {deadline}: it may take up to {longer} longer.</source>
            <translation>Peut-être pas prêt à {deadline} : cela peut prendre jusqu’à {longer} de plus.</translation>
        </message>
        <message>
            <source>It will not be ready by {deadline}: it takes at least {longer} longer.</source>
            <translation>Ce ne sera pas prêt à {deadline} : cela prend au moins {longer} de plus.</translation>
        </message>
        <message>
            <source>Whether it will be ready by {deadline} is not known yet.</source>
            <translation>On ne sait pas encore si ce sera prêt à {deadline}.</translation>
        </message>
        <message>
            <source>It was not ready by {deadline}: {size} still have to be copied.</source>
            <translation>Ce n’est pas prêt à {deadline} : il reste {size} à copier.</translation>
        </message>
        <message>
            <source>Ready by about {time}, in time for {deadline}. The drive may still be tidying up then, but you can eject it.</source>
            <translation>Prêt vers {time}, à temps pour {deadline}. Le disque fera peut-être encore du rangement, mais vous pourrez l’éjecter.</translation>
        </message>
        <message>
            <source>It was not ready by {deadline}.</source>
            <translation>Ce n’est pas prêt à {deadline}.</translation>
        </message>
        <message numerus="yes">
            <source>Too long to finish before {deadline}: %n task(s).</source>
            <translation>
                <numerusform>Trop long pour finir avant {deadline} : %Ln chose.</numerusform>
                <numerusform>Trop long pour finir avant {deadline} : %Ln choses.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Still due, because there was not enough time: %n task(s).</source>
            <translation>
                <numerusform>Encore à faire, faute de temps : %Ln chose.</numerusform>
                <numerusform>Encore à faire, faute de temps : %Ln choses.</numerusform>
            </translation>
        </message>
        <message>
            <source>What is due takes up to {care}. That leaves {time} for a backup, if one runs.</source>
            <translation>Ce qui est à faire prend jusqu’à {care}. Il reste ainsi {time} pour la sauvegarde, s’il y en a une.</translation>
        </message>
        <message>
            <source>Until then, {time} remain for a backup, if one runs.</source>
            <translation>D’ici là, il reste {time} pour la sauvegarde, s’il y en a une.</translation>
        </message>
    </context>
    <context>
        <name>reasons</name>
        <message>
            <source>An earlier copy was interrupted. It continues where it stopped.</source>
            <translation>Une copie précédente n’a pas été terminée. Elle reprend là où elle s’est arrêtée.</translation>
        </message>
        <message>
            <source>The copy is encrypted. If the new drive is larger, unlock the copy and grow its filesystem. Don't unlock both drives at the same time.</source>
            <translation>La copie est chiffrée. Déverrouillez-la une fois, puis agrandissez son système de fichiers si le nouveau disque est plus grand. Ne déverrouillez pas les deux disques en même temps.</translation>
        </message>
        <message>
            <source>The copy is complete, but the computer does not show it yet. Unplug the new drive and plug it in again.</source>
            <translation>La copie est complète, mais l’ordinateur ne la montre pas encore. Débranchez le nouveau disque et rebranchez-le.</translation>
        </message>
        <message>
            <source>The copy is complete, but its filesystem still has its old size. Grow {device} with a partitioning program, or ask an administrator.</source>
            <translation>La copie est complète, mais son système de fichiers est resté aussi grand qu’avant. Un programme de partitionnement ou un administrateur peut agrandir {device}.</translation>
        </message>
        <message>
            <source>The copy is complete, but the backup sets could not be changed. Choose the new drive for them.</source>
            <translation>La copie est complète, mais les jeux de sauvegarde n’ont pas pu être modifiés. Choisissez le nouveau disque pour eux.</translation>
        </message>
        <message>
            <source>The copy is complete, but {device} could not be opened. Unplug one of the drives, and try again.</source>
            <translation>La copie est complète, mais {device} n’a pas pu être ouvert. Débranchez l’un des disques et réessayez.</translation>
        </message>
        <message>
            <source>The backup was moved, but the backup sets could not be changed. Choose the new folder for them.</source>
            <translation>La sauvegarde est déplacée, mais les jeux de sauvegarde n’ont pas pu être modifiés. Choisissez pour eux le nouvel endroit.</translation>
        </message>
        <message>
            <source>These files are beside the backup, but not part of it, and stay on the old drive: {names}</source>
            <translation>Ceci est à côté de la sauvegarde, mais n’en fait pas partie, et reste seulement sur l’ancien disque : {names}</translation>
        </message>
        <message>
            <source>you don't have permission to read it</source>
            <translation>vous n’avez pas le droit de le lire</translation>
        </message>
        <message>
            <source>it could not be read</source>
            <translation>il n’a pas pu être lu</translation>
        </message>
        <message>
            <source>it kept changing during the backup</source>
            <translation>il ne cessait de changer pendant la lecture</translation>
        </message>
        <message>
            <source>another program was using it and did not release it in time</source>
            <translation>un autre programme l’utilisait et ne l’a pas libéré à temps</translation>
        </message>
        <message>
            <source>it belongs to a database that could not be copied</source>
            <translation>il appartient à une base de données qui n’a pas pu être copiée</translation>
        </message>
        <message>
            <source>its filesystem reports a wrong size</source>
            <translation>son système de fichiers indique une taille fausse</translation>
        </message>
        <message>
            <source>it did not respond</source>
            <translation>il n’a pas répondu</translation>
        </message>
        <message>
            <source>it was deleted during the backup</source>
            <translation>il a disparu entre-temps</translation>
        </message>
        <message>
            <source>it was being moved to this folder; the next backup copies it</source>
            <translation>il était en cours de déplacement vers ce dossier ; la prochaine sauvegarde le copiera</translation>
        </message>
        <message>
            <source>it has no data to copy</source>
            <translation>il ne contient pas de données à copier</translation>
        </message>
        <message>
            <source>it is not mounted, so its last copy stays in the backup. Plug it in or unlock it before the next backup</source>
            <translation>il n’est pas monté ; sa dernière copie reste dans la sauvegarde. Branchez-le ou déverrouillez-le avant la prochaine</translation>
        </message>
        <message>
            <source>the filesystem doesn't allow its name</source>
            <translation>le système de fichiers n’accepte pas son nom</translation>
        </message>
        <message>
            <source>it is too large for this filesystem</source>
            <translation>il est trop grand pour le système de fichiers</translation>
        </message>
        <message>
            <source>the filesystem doesn't support it</source>
            <translation>le système de fichiers ne l’accepte pas</translation>
        </message>
        <message>
            <source>it is locked, so its last copy stays in the backup. Unlock it before the next backup</source>
            <translation>il est verrouillé ; sa dernière copie reste dans la sauvegarde. Déverrouillez-le avant la prochaine</translation>
        </message>
        <message>
            <source>it is empty, as if its drive were not mounted, so its last copy stays in the backup</source>
            <translation>il est vide, comme si son disque n’était pas monté ; sa dernière copie reste dans la sauvegarde</translation>
        </message>
        <message>
            <source>most of its files are gone, so their copies stay in the backup until you confirm the loss</source>
            <translation>la plupart de ses fichiers ont disparu ; leurs copies restent dans la sauvegarde jusqu’à ce que vous le confirmiez</translation>
        </message>
        <message>
            <source>it did not fit on the drive</source>
            <translation>il n’y avait pas assez de place sur le disque</translation>
        </message>
        <message>
            <source>the computer's own disk has too little space to copy this database safely, so its last copy stays in the backup</source>
            <translation>le disque de l’ordinateur n’a pas assez de place pour copier cette base de données sans risque ; sa dernière copie reste dans la sauvegarde</translation>
        </message>
        <message>
            <source>it was copied without these extended attributes</source>
            <translation>il a été copié sans ces attributs étendus</translation>
        </message>
        <message>
            <source>the copy on the drive is damaged</source>
            <translation>la copie sur le disque est abîmée</translation>
        </message>
        <message>
            <source>the copy on the drive was changed after the backup</source>
            <translation>la copie sur le disque a été modifiée après la sauvegarde</translation>
        </message>
        <message>
            <source>the copy is no longer on the drive</source>
            <translation>la copie n’est plus sur le disque</translation>
        </message>
        <message>
            <source>another file exists there, and was kept</source>
            <translation>il y a déjà autre chose à cet endroit ; rien n’y a été touché</translation>
        </message>
        <message>
            <source>its permissions, owner or attributes differ</source>
            <translation>ses droits, son propriétaire ou ses attributs diffèrent</translation>
        </message>
        <message>
            <source>it could not be written</source>
            <translation>il n’a pas pu être écrit</translation>
        </message>
        <message>
            <source>this version of the backup does not have it</source>
            <translation>cette version de la sauvegarde ne le contient pas</translation>
        </message>
        <message>
            <source>{path} is part of another folder that is backed up.</source>
            <translation>{path} fait partie d’un autre dossier qui est sauvegardé.</translation>
        </message>
        <message>
            <source>A backup is using this drive. This continues when the backup has finished.</source>
            <translation>Une sauvegarde est en cours sur ce disque. Ceci continuera quand elle sera finie.</translation>
        </message>
        <message>
            <source>An interrupted measurement left the write cache of a drive changed, so the drive may be slow. Reset it on the card of the drive, or with “shingleback test DEST --reset-write-cache”.</source>
            <translation>Une mesure a été interrompue avant d’avoir pu rétablir le cache d’écriture d’un disque : ce disque est peut-être lent. Rétablissez-le : dans la fenêtre, sur la fiche du disque ; dans un terminal, avec « shingleback test DEST --reset-write-cache ».</translation>
        </message>
        <message>
            <source>Now: {action}</source>
            <translation>Maintenant : {action}</translation>
        </message>
        <message>
            <source>The drive did not respond in time. “What happened?” tells you more.</source>
            <translation>Le disque n’a pas répondu à temps à une commande. « Que s’est-il passé ? » en dit plus.</translation>
        </message>
        <message>
            <source>The connection to the drive slowed down from {before_mbps} to {now_mbps} Mbit/s. Check the cable and its plugs.</source>
            <translation>La connexion au disque est devenue plus lente, de {before_mbps} à {now_mbps} Mbit/s : vérifiez le câble et ses fiches.</translation>
        </message>
        <message>
            <source>The voltage in the computer dropped. Its power supply is too weak for both the computer and the drive.</source>
            <translation>La tension de l’ordinateur lui-même a chuté : son alimentation est trop faible pour lui et le disque.</translation>
        </message>
        <message>
            <source>The connection to the drive was reset. “What happened?” tells you more.</source>
            <translation>La connexion au disque a été réinitialisée. « Que s’est-il passé ? » en dit plus.</translation>
        </message>
        <message>
            <source>A USB port was switched off because a device drew too much power.</source>
            <translation>Un port USB s’est coupé, car quelque chose lui a pris trop de courant.</translation>
        </message>
        <message>
            <source>The kernel's log can't be read any more. From now on, short resets of the connection go unnoticed.</source>
            <translation>Le journal du noyau ne peut plus être lu. Désormais, les brèves réinitialisations de la connexion passent inaperçues.</translation>
        </message>
        <message>
            <source>This backup is on the computer's own disk. If the disk fails, you lose both your files and the backup. Back up to an external drive as well.</source>
            <translation>Cette sauvegarde est sur le disque de cet ordinateur. S’il tombe en panne, elle est perdue avec vos fichiers : sauvegardez aussi sur un disque externe.</translation>
        </message>
        <message>
            <source>The new files don't all fit on the drive. Old versions are deleted if that makes enough space. Otherwise they stay, and files that don't fit are skipped.</source>
            <translation>Il y a plus à copier que ce qui tient maintenant sur le disque. Les anciennes versions font de la place si cela suffit. Sinon elles restent, et ce qui ne tient pas est laissé de côté.</translation>
        </message>
        <message>
            <source>“{path}” has the same files as the folder that was at “{old}”, so its backup continues.</source>
            <translation>« {path} » continue dans la sauvegarde comme le dossier qui se trouvait à « {old} » : ses fichiers sont les mêmes.</translation>
        </message>
        <message>
            <source>Some folders have lost all or most of their files. If a drive is unplugged or a cloud service is signed out, fix that. If you deleted the files yourself, confirm it.</source>
            <translation>Des dossiers ont perdu tous leurs fichiers ou presque. Si un disque n’est pas branché ou si un service en ligne est déconnecté, corrigez cela. Si vous avez supprimé les fichiers vous-même, confirmez-le.</translation>
        </message>
        <message>
            <source>{path} on the drive was not part of the backup and was in the way. It was moved to {aside}.</source>
            <translation>{path} sur le disque ne faisait pas partie de la sauvegarde et gênait. Il se trouve maintenant dans {aside}.</translation>
        </message>
        <message>
            <source>Files on the drive that are not in the list of files were moved to {aside}.</source>
            <translation>Ce qui était sur le disque sans figurer dans la liste des fichiers a été déplacé vers {aside}.</translation>
        </message>
        <message>
            <source>Damaged copies on the drive that were replaced from your folders: {count}</source>
            <translation>Copies endommagées sur le disque, réécrites à partir de vos dossiers : {count}</translation>
        </message>
        <message>
            <source>Damaged copies that were repaired with another copy on the drive: {count}</source>
            <translation>Copies endommagées, réparées à l’aide d’une autre copie sur le disque : {count}</translation>
        </message>
        <message>
            <source>Damaged copies that were repaired with your other drive: {count}</source>
            <translation>Copies endommagées, réparées à l’aide de votre autre disque : {count}</translation>
        </message>
        <message>
            <source>Damaged copies that could not be repaired, because no other copy was found: {count}. The first is {path}.</source>
            <translation>Copies endommagées qui n’ont pas pu être réparées, faute d’autre copie : {count}. La première est {path}.</translation>
        </message>
        <message>
            <source>A part of the list of files on the drive is damaged. A backup copies the files in this part again.</source>
            <translation>Une partie de la liste des fichiers du disque est abîmée. Ce qu’elle indiquait est copié de nouveau.</translation>
        </message>
        <message>
            <source>The list of files on the drive is lost. The files beside it can still be copied by hand. The next backup copies everything again, and moves what is in its way to .shingleback/found.</source>
            <translation>La liste des fichiers du disque est perdue. Les fichiers à côté peuvent encore être copiés à la main. La prochaine sauvegarde recopie tout et déplace ce qui la gêne vers .shingleback/found.</translation>
        </message>
        <message>
            <source>The list of files on the drive was lost, and the older versions with it. It is made again from your files. Whatever was in the way on the drive is moved to .shingleback/found.</source>
            <translation>La liste des fichiers du disque était perdue, et avec elle les versions plus anciennes. Elle est refaite à partir de vos fichiers. Ce qui gênait sur le disque est déplacé dans .shingleback/found.</translation>
        </message>
        <message>
            <source>The drive no longer shows whether its list of files is complete, so newer versions may be missing. The next backup compares all files.</source>
            <translation>Plus rien sur le disque n’indique si sa liste de fichiers est complète : des versions plus récentes peuvent donc manquer. La prochaine sauvegarde compare tous les fichiers.</translation>
        </message>
        <message>
            <source>A part of the list of files on the drive was damaged or missing. It was repaired from its second copy, and nothing of the list is lost.</source>
            <translation>Une partie de la liste des fichiers sur le disque était endommagée ou manquante. Elle a été réparée à partir de sa seconde copie, et rien de la liste n’est perdu.</translation>
        </message>
        <message>
            <source>The hidden folders on the drive also held parts of another backup's list. They have other names now, and this backup is not affected.</source>
            <translation>Les dossiers cachés du disque contenaient aussi des parties de la liste d’une autre sauvegarde. Elles ont maintenant d’autres noms, et cette sauvegarde n’est pas touchée.</translation>
        </message>
        <message>
            <source>Only one of the two copies of the list of files on the drive could be written ({detail}). The backup is complete, but if that copy is damaged, there is no other. “lsattr -R” shows files that are protected.</source>
            <translation>Une seule des deux copies de la liste des fichiers du disque a pu être écrite ({detail}). La sauvegarde est complète, mais si cette copie s’abîme, il n’y en a pas d’autre. « lsattr -R » montre les fichiers protégés.</translation>
        </message>
        <message>
            <source>One of the two copies of the list of files on the drive is damaged. The next backup repairs it from the other copy.</source>
            <translation>L’une des deux copies de la liste des fichiers du disque est abîmée. L’autre est intacte, et la prochaine sauvegarde s’en servira pour réparer celle qui est abîmée.</translation>
        </message>
        <message>
            <source>The hidden folder .shingleback on the drive is missing or empty. If it is in the trash, put it back. Otherwise, what only older versions had is lost. The list of files is still in .shingleback-list, and the next backup makes the folder again.</source>
            <translation>Le dossier caché .shingleback du disque est absent ou vide. S’il est dans la corbeille, remettez-le à sa place. Sinon, ce que seules les anciennes versions contenaient est perdu. La liste des fichiers est encore dans .shingleback-list, et la prochaine sauvegarde recrée le dossier.</translation>
        </message>
        <message>
            <source>The hidden folder .shingleback on the drive was missing or empty. It was made again from .shingleback-list, but what only older versions had is lost.</source>
            <translation>Le dossier caché .shingleback du disque était absent ou vide. Il a été recréé à partir de .shingleback-list, mais ce que seules les anciennes versions contenaient est perdu.</translation>
        </message>
        <message>
            <source>On the drive was a list of files from another backup, but none of its files. This is a new backup. The old list is now called {aside}.</source>
            <translation>Sur le disque se trouvait la liste des fichiers d’une autre sauvegarde, mais aucun de ses fichiers. Ceci est une nouvelle sauvegarde. L’ancienne liste s’appelle maintenant {aside}.</translation>
        </message>
        <message>
            <source>The state of the drive could not be recorded on this computer, so the next backup can't detect changes by others. Free some space on the computer's disk.</source>
            <translation>Cet ordinateur n’a pas pu enregistrer ce qui se trouve maintenant sur le disque : la prochaine sauvegarde ne pourra pas savoir si quelqu’un le modifie. Libérez de la place sur le disque de l’ordinateur.</translation>
        </message>
        <message>
            <source>The list of files on the drive is older than the one this computer wrote last. That is normal if the drive was restored from an image or a clone. Otherwise the drive has lost its last changes, or it is a different drive: check that it is yours. All files are compared again.</source>
            <translation>La liste des fichiers du disque n’est pas la dernière que cet ordinateur a écrite. C’est normal si le disque a été restauré depuis une image ou un clone. Sinon, le disque a perdu ses dernières modifications, ou ce n’est pas le même : vérifiez que c’est le vôtre. Tous les fichiers sont comparés de nouveau.</translation>
        </message>
        <message>
            <source>Something other than a backup has changed the list of files on the drive. Unless you know who did it, verify the backup, and don't trust programs that you restore from it.</source>
            <translation>La liste des fichiers du disque a été modifiée après que cet ordinateur l’a écrite, et par aucune sauvegarde. Vérifiez la sauvegarde, et ne faites pas confiance aux programmes que vous en restaurez, sauf si vous savez qui a fait cela.</translation>
        </message>
        <message>
            <source>The computer {host} has added files to this backup for the first time. That is normal if you also back it up to this drive. Otherwise somebody else has used the drive: don't trust these files.</source>
            <translation>L’ordinateur {host} a ajouté quelque chose à cette sauvegarde pour la première fois. C’est normal si vous le sauvegardez aussi sur ce disque. Sinon, quelqu’un d’autre a eu le disque : ne faites pas confiance à ce qui a été ajouté.</translation>
        </message>
        <message>
            <source>Another computer with the same identity, probably a clone of this one, has added versions to this backup. They stay, but the newest files are only those of the computer that ran last. Back up each of them to a folder of its own.</source>
            <translation>Un autre ordinateur de même identité, probablement un clone de celui-ci, a ajouté des versions à cette sauvegarde. Elles restent, mais les fichiers les plus récents sont seulement ceux de l’ordinateur qui a sauvegardé en dernier. Sauvegardez chacun d’eux dans un dossier à part.</translation>
        </message>
        <message>
            <source>This backup is on a different filesystem than before, or its description is lost, so all files are compared. Missing files are copied again. Names that this filesystem doesn't allow are changed on the drive.</source>
            <translation>Cette sauvegarde est sur un autre système de fichiers qu’avant, ou a perdu sa description ; tout est donc comparé. Ce qui manque est renvoyé. Les noms que ce système de fichiers ne peut pas contenir sont changés sur le disque.</translation>
        </message>
        <message>
            <source>This backup is on a different drive than before. That is normal if you moved it to a larger drive or another enclosure. Otherwise, check that the drive is yours.</source>
            <translation>Cette sauvegarde est sur un autre disque qu’avant. C’est normal si vous l’avez déplacée vers un disque plus grand ou dans un autre boîtier. Sinon, vérifiez que le disque est le vôtre.</translation>
        </message>
        <message>
            <source>Some files had special permissions, such as setuid or capabilities. They were restored without them.</source>
            <translation>Certains fichiers avaient des droits spéciaux (par exemple setuid ou des capacités). Ils ont été restaurés sans ces droits.</translation>
        </message>
        <message>
            <source>Some existing folders have different dates than in the backup. They keep their dates.</source>
            <translation>Certains dossiers étaient déjà là, avec une autre date que dans la sauvegarde. Ils gardent cette date.</translation>
        </message>
        <message>
            <source>Shingleback runs in a container that hides the owners of some files, so the owners were not recorded. A backup outside the container adds them.</source>
            <translation>Shingleback s’exécute dans un conteneur qui masque les propriétaires de certains fichiers ; ils n’ont donc pas été enregistrés. Une sauvegarde hors du conteneur les ajoute.</translation>
        </message>
        <message>
            <source>The owners of some files are not in the backup. These files now belong to whoever restored them.</source>
            <translation>Les propriétaires de certains fichiers ne sont pas dans la sauvegarde. Ces fichiers appartiennent maintenant à la personne qui les a restaurés.</translation>
        </message>
        <message>
            <source>The drive returned an error ({detail}). The last files are copied again.</source>
            <translation>Le disque a signalé une erreur ({detail}). Les derniers fichiers sont copiés de nouveau.</translation>
        </message>
        <message>
            <source>The last files did not reach the drive in time. The next backup copies them again.</source>
            <translation>Les derniers fichiers n’étaient pas à temps sur le disque. Ils seront copiés de nouveau la prochaine fois.</translation>
        </message>
        <message>
            <source>During this backup, less data waits in memory, and the computer waits longer for the drive.</source>
            <translation>Pendant cette sauvegarde, moins de données que d’habitude attendent le disque en mémoire, et l’ordinateur l’attend plus longtemps.</translation>
        </message>
        <message>
            <source>Files on the drive are open in: {programs}.</source>
            <translation>Des fichiers du disque sont ouverts dans : {programs}.</translation>
        </message>
        <message>
            <source>The drive is encrypted. Waiting for its passphrase.</source>
            <translation>Le disque est chiffré. On attend sa phrase secrète.</translation>
        </message>
        <message>
            <source>{device} was opened for reading, and could not be closed again. Eject the drive.</source>
            <translation>{device} a été ouvert pour être examiné, en lecture seule, et n’a pas pu être refermé. Éjectez le disque.</translation>
        </message>
        <message>
            <source>This computer doesn't allow the mount option {option}, so the drive is opened without it.</source>
            <translation>Cet ordinateur n’autorise pas l’option {option} ; le disque est ouvert sans elle.</translation>
        </message>
        <message>
            <source>The drive ({path}) was opened by another program or by /etc/fstab, and records access times, so that even reading writes to it. Open it again without access times.</source>
            <translation>Le disque est ouvert dans {path} de telle façon que la lecture y écrit aussi : quelque chose sur cet ordinateur l’a ouvert en premier, ou ses réglages (/etc/fstab) le veulent. Rouvrez-le sans les dates d’accès.</translation>
        </message>
        <message>
            <source>The drive is ready, but it could not be told which space is free. Its care will try again.</source>
            <translation>Le disque est prêt, mais n’a pas pu apprendre ce qui est libre. Son entretien réessaiera.</translation>
        </message>
        <message>
            <source>{pace} is not a valid pace, so the pace stays the same.</source>
            <translation>{pace} n’est pas un rythme ; le rythme reste comme il était.</translation>
        </message>
    </context>
    <context>
        <name>refusals</name>
        <message>
            <source>Is “{path}” the folder that was at “{old}” on the computer {host}? Most of its files are already in the backup. If it is, only changes are copied. If not, it is backed up as a separate folder.</source>
            <translation>« {path} » est-il le dossier qui se trouvait à « {old} » sur l’ordinateur {host} ? La plupart de ses fichiers sont déjà dans la sauvegarde. Si oui, seul ce qui a changé est envoyé. Sinon, il est sauvegardé comme un dossier à part.</translation>
        </message>
        <message>
            <source>The backup already has a folder “{path}” from a computer called {host}. Is that this computer, perhaps after a new installation? If it is, the backup continues with its folders. If not, the computers get separate folders.</source>
            <translation>La sauvegarde a déjà un dossier « {path} » d’un ordinateur nommé {host}. Est-ce cet ordinateur, peut-être après une réinstallation ? Si oui, la sauvegarde continue avec ses dossiers. Sinon, chacun aura ses propres dossiers.</translation>
        </message>
        <message>
            <source>The drive returned an error ({detail}). A pulled cable or a power cut can damage this kind of filesystem. Unmount it, then check and repair it. If no damage is found, try another cable or port.</source>
            <translation>Le disque a renvoyé une erreur ({detail}). Un câble débranché ou une coupure de courant peut endommager ce type de système de fichiers : démontez-le, puis faites-le vérifier et réparer. Si rien n’est trouvé, essayez un autre câble ou un autre port.</translation>
        </message>
        <message>
            <source>Something else has the name {file} in the folder of the backup. Move it elsewhere, then start again.</source>
            <translation>Dans le dossier de la sauvegarde, autre chose porte le nom {file}. Déplacez-le ailleurs, puis recommencez.</translation>
        </message>
        <message>
            <source>Of the backup in {path}, only the list of files is left (.shingleback-list), and none of the files. If somebody deleted them, look in the trash of the drive.</source>
            <translation>De la sauvegarde dans {path}, il ne reste que la liste des fichiers (.shingleback-list), et aucun des fichiers. Si quelqu’un les a supprimés, regardez dans la corbeille du disque.</translation>
        </message>
        <message>
            <source>None of the files of the last backup are in {path} anymore. If they are on another drive, plug it in. If you deleted them yourself, confirm it.</source>
            <translation>{path} n’a plus rien de ce qui s’y trouvait à la dernière sauvegarde. Si son disque n’est pas branché, branchez-le ; si vous avez tout supprimé vous-même, confirmez-le.</translation>
        </message>
        <message>
            <source>The drive is full, except for the reserve that keeps it healthy. Earlier backups are unchanged. Free some space on the drive, or exclude something.</source>
            <translation>Le disque est plein, à part la réserve qui le garde en bonne santé. Les sauvegardes précédentes sont intactes. Faites de la place sur le disque, ou excluez quelque chose.</translation>
        </message>
        <message>
            <source>The files don't fit on the drive, even without old versions, so none were deleted. {path} needs most of the space ({size}). If it doesn't belong in the backup, exclude it. Otherwise, free some space or use a larger drive. Your last complete backup is unchanged.</source>
            <translation>Tout ne tient pas sur le disque, même sans les anciennes versions ; elles restent donc. {path} demande le plus de place ({size}). Si cela n’a pas sa place dans la sauvegarde, excluez-le. Sinon, faites de la place sur le disque ou prenez-en un plus grand. La dernière sauvegarde complète est intacte.</translation>
        </message>
        <message>
            <source>The new files need the space of versions from the last weeks and months. In case this is an accident, these versions are kept for a week. {path} needs most of the space ({size}). If it doesn't belong in the backup, exclude it. Otherwise, delete old versions now.</source>
            <translation>De nouveaux fichiers ont besoin de la place des versions des dernières semaines et des derniers mois. Au cas où ce serait une erreur, ces versions restent une semaine. {path} demande le plus de place ({size}). Si cela n’a pas sa place dans la sauvegarde, excluez-le. Sinon, renoncez maintenant aux anciennes versions.</translation>
        </message>
        <message>
            <source>The source is on {drive} itself. Choose another drive, or an image file on one.</source>
            <translation>La source est sur {drive} même. Choisissez un autre disque, ou un fichier image sur un autre.</translation>
        </message>
        <message>
            <source>{device} is open ({point}), so files may change during the copy. Close it first, and leave the drive plugged in.</source>
            <translation>{device} est ouvert ({point}). Pendant ce temps, des fichiers peuvent changer au cours de la copie. Fermez-le d’abord, et laissez le disque branché.</translation>
        </message>
        <message>
            <source>{device} is unlocked. Close it first, and leave the drive plugged in.</source>
            <translation>{device} est déverrouillé. Fermez-le d’abord et laissez le disque branché.</translation>
        </message>
        <message>
            <source>{device} is used as swap space. Turn that off first (“sudo swapoff”), and leave the drive plugged in.</source>
            <translation>{device} sert d’espace d’échange (swap). Désactivez-le d’abord (« sudo swapoff ») et laissez le disque branché.</translation>
        </message>
        <message>
            <source>{device} is in use by something that can't be closed from here: another program, a virtual machine, or a part of the system. Quit that first, and leave the drive plugged in.</source>
            <translation>{device} est utilisé par quelque chose qui ne peut pas être fermé d’ici : un autre programme, une machine virtuelle ou une partie du système. Arrêtez-le d’abord et laissez le disque branché.</translation>
        </message>
        <message>
            <source>{drive} must be written strictly in order (host-managed), which a copy can't do. Set it up for backups instead, then copy the files or move the backup.</source>
            <translation>{drive} doit être écrit strictement du début à la fin (host-managed), et une copie ne le permet pas. Préparez-le plutôt pour des sauvegardes, puis copiez les fichiers ou déplacez la sauvegarde.</translation>
        </message>
        <message>
            <source>{drive} is part of something larger (RAID, LVM, or a filesystem on several drives). A copy of one part alone would be useless, and could damage the others.</source>
            <translation>{drive} fait partie d’un ensemble (RAID, LVM ou un système de fichiers sur plusieurs disques). La copie d’une seule partie serait inutile et pourrait endommager les autres.</translation>
        </message>
        <message>
            <source>Two drives look exactly like {drive}. Unplug the one that you don't want to copy.</source>
            <translation>Deux disques ressemblent exactement à {drive}. Débranchez celui que vous ne voulez pas copier.</translation>
        </message>
        <message>
            <source>{drive} is smaller than what you want to copy. Choose a drive of at least the same size.</source>
            <translation>{drive} est plus petit que ce que vous voulez copier. Choisissez un disque au moins aussi grand.</translation>
        </message>
        <message>
            <source>{source} is empty, so there is nothing to copy.</source>
            <translation>{source} n’a aucun contenu : il n’y a donc rien à copier.</translation>
        </message>
        <message>
            <source>{source} is a copy that was never finished, so parts of it are missing. Finish that copy first, or copy from the original.</source>
            <translation>{source} est une copie qui n’a jamais été terminée : il en manque des parties. Terminez d’abord cette copie, ou copiez depuis l’original.</translation>
        </message>
        <message>
            <source>Another program has {path} open for writing, so it may change during the copy. Close it there first.</source>
            <translation>Un autre programme a ouvert {path} en écriture : le fichier peut donc changer pendant la copie. Fermez-le d’abord dans ce programme.</translation>
        </message>
        <message>
            <source>The folder {path} for the image doesn't exist. Create it, or choose another folder.</source>
            <translation>Il n’y a pas de dossier {path} pour l’image. Créez-le d’abord, ou choisissez-en un autre.</translation>
        </message>
        <message>
            <source>Nothing can be copied to {drive}: {reason}</source>
            <translation>Rien ne peut être copié sur {drive} : {reason}</translation>
        </message>
        <message>
            <source>{device} is only a part of {drive}, but the copy needs a whole drive. Choose {whole}</source>
            <translation>{device} n’est qu’une partie de {drive}, et une copie prend un disque tout entier. Choisissez-le en entier : {whole}</translation>
        </message>
        <message>
            <source>The connection to one of the two drives was lost. What was copied is kept. Plug both drives in to continue.</source>
            <translation>La connexion avec l'un des deux disques est perdue. Ce qui a été copié est conservé. Branchez les deux disques pour continuer.</translation>
        </message>
        <message>
            <source>The plan for {drive} no longer applies, because one of the two drives has changed since. Nothing was done. Check the new plan.</source>
            <translation>La copie sur {drive} ne serait pas ce qui vous a été montré : l’un des deux disques a changé entre-temps. Rien n’a été fait. Regardez à nouveau le plan.</translation>
        </message>
        <message>
            <source>{path} already exists, and is not replaced. Choose another name, or remove it first.</source>
            <translation>{path} existe déjà et n’est pas remplacé. Choisissez un autre nom, ou supprimez-le d’abord.</translation>
        </message>
        <message>
            <source>There isn't enough space for the image. Free some space or choose another folder, then start again.</source>
            <translation>Il n’y a pas assez de place pour l’image. Libérez-en ou choisissez un autre dossier, puis recommencez.</translation>
        </message>
        <message>
            <source>The partition table counts in sectors of {unit_bytes} bytes, but {drive} has sectors of {sector_bytes}, so the copy would be unreadable. Copy a single partition instead of the whole drive.</source>
            <translation>La table de partitions compte en secteurs de {unit_bytes} octets, mais {drive} a des secteurs de {sector_bytes} : la copie serait illisible. Copiez une seule partition au lieu du disque entier.</translation>
        </message>
        <message>
            <source>{drive} has sectors of {sector_bytes} bytes, but the filesystem uses blocks of {unit_bytes}, so the copy could not be opened. Set up the drive, and copy the files instead.</source>
            <translation>{drive} a des secteurs de {sector_bytes} octets, et le système de fichiers utilise des morceaux de {unit_bytes}. Il ne pourrait pas y être ouvert. Préparez le disque et copiez plutôt les fichiers.</translation>
        </message>
        <message>
            <source>The copy needs an identifier of its own, but this filesystem ({filesystem}) can't get one during a copy. Copy it to an image file, or set up the drive and copy the files.</source>
            <translation>La copie a besoin de son propre identifiant, mais ce système de fichiers ({filesystem}) ne peut pas en recevoir un pendant une copie. Copiez-le dans un fichier image, ou préparez le disque et copiez les fichiers.</translation>
        </message>
        <message>
            <source>{count} parts of the copy differ from the source. One of the drives, a cable or the computer's memory is faulty. Don't erase the old drive. Try another cable or port, and start again.</source>
            <translation>{count} parties de la copie ne correspondent pas à la source. L’un des disques, un câble ou la mémoire de l’ordinateur est défectueux. N’effacez pas l’ancien disque ; essayez un autre câble ou port, puis recommencez.</translation>
        </message>
        <message>
            <source>The copy may lack files, because the filesystem's record of used space is wrong. Don't erase the old drive. Start again, and copy unused areas, too.</source>
            <translation>Il manque peut-être des fichiers sur la copie : la liste de ce qui est utilisé dans le système de fichiers est fausse. N’effacez pas l’ancien disque. Recommencez, en copiant aussi les zones inutilisées.</translation>
        </message>
        <message>
            <source>Another drive is being copied. Wait until that has finished, then start again.</source>
            <translation>Un autre disque est en cours de copie. Laissez-la se terminer, puis recommencez.</translation>
        </message>
        <message>
            <source>The copy is not finished, so it can't be opened yet. It can continue with the same two drives.</source>
            <translation>La copie n'est pas terminée et ne peut donc pas encore être ouverte. Elle peut continuer avec les deux mêmes disques.</translation>
        </message>
        <message>
            <source>{name} is not in the list of unfinished copies and moves.</source>
            <translation>{name} n’est pas dans la liste de ce qui a été commencé et pas terminé.</translation>
        </message>
        <message>
            <source>The progress of the copy could not be saved on this computer ({detail}). Check whether its disk is full.</source>
            <translation>L’état de la copie n’a pas pu être conservé sur cet ordinateur ({detail}). Vérifiez si son disque est plein.</translation>
        </message>
        <message>
            <source>{path} is the folder of the backup, or one is inside the other. Choose a folder on another drive.</source>
            <translation>{path} est là où se trouve déjà la sauvegarde, ou l’un est dans l’autre. Choisissez un dossier sur un autre disque.</translation>
        </message>
        <message>
            <source>{path} already exists, and is not replaced. Choose an empty folder or another name.</source>
            <translation>{path} existe déjà, et n’est pas remplacé. Choisissez un dossier vide, ou un nom libre.</translation>
        </message>
        <message>
            <source>Moving another backup to {path} was interrupted. Finish that move, or choose another folder.</source>
            <translation>Le déplacement d’une autre sauvegarde vers {path} a été commencé et n’est pas terminé. Terminez-le, ou choisissez un autre dossier.</translation>
        </message>
        <message>
            <source>The new drive ({filesystem}) can't store everything in this backup: some names, links, permissions or large files would be lost. Format it with ext4, btrfs or XFS first, or start a new backup there.</source>
            <translation>Le nouveau disque ({filesystem}) ne peut pas contenir tout ce qu’a cette sauvegarde : certains noms, liens, droits ou gros fichiers seraient perdus. Formatez-le d’abord en ext4, btrfs ou XFS, ou commencez-y une nouvelle sauvegarde.</translation>
        </message>
        <message>
            <source>The new drive doesn't have enough space for all versions of this backup. Choose a larger drive or free some space, then start again. The old drive still has everything.</source>
            <translation>Le nouveau disque n’a pas assez de place pour toutes les versions de cette sauvegarde. Choisissez-en un plus grand, ou libérez de la place ; puis recommencez. L’ancien disque a tout.</translation>
        </message>
        <message>
            <source>On the new drive, {count} files differ from what was written. The drive, a cable or the computer's memory is faulty. Leave the old drive as it is. Try another cable or port, and start again.</source>
            <translation>Sur le nouveau disque, {count} des fichiers ne sont pas ce qui a été écrit. Le disque, un câble ou la mémoire de l’ordinateur est défectueux. Laissez l’ancien disque tel quel ; essayez un autre câble ou port, et recommencez.</translation>
        </message>
        <message>
            <source>The backup has not been moved yet, and the old drive still has everything. Start again with the same two folders to continue.</source>
            <translation>La sauvegarde n’est pas encore déplacée, et l’ancien disque a encore tout. Recommencez avec les deux mêmes endroits : cela reprend où cela s’est arrêté.</translation>
        </message>
        <message>
            <source>These are two copies of the same backup, so there is nothing to merge. Move one of them.</source>
            <translation>Ce sont deux exemplaires d’une même sauvegarde : il n’y a rien à fusionner. Déplacez l’un des deux.</translation>
        </message>
        <message>
            <source>Both backups contain the folder {path}, each with its own history. Only backups of different folders can be merged. Move each backup to a folder of its own instead.</source>
            <translation>Les deux sauvegardes ont le dossier {path}, chacune avec sa propre histoire. Seules des sauvegardes de dossiers différents peuvent être fusionnées. Déplacez plutôt chacune dans un dossier à elle.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not responding, so drives can't be shown. Backups to folders still work. Restart it with `sudo systemctl restart udisks2`, or restart the computer.</source>
            <translation>Le service qui connaît les disques (UDisks2) ne répond pas, les disques ne peuvent donc pas être affichés. Les sauvegardes dans des dossiers fonctionnent sans lui. Redémarrez-le avec `sudo systemctl restart udisks2`, ou redémarrez l’ordinateur.</translation>
        </message>
        <message>
            <source>The system bus (D-Bus) can't be reached, so drives can't be shown. Backups to folders still work. Start it with `sudo systemctl start dbus`. In a container, share /run/dbus with it.</source>
            <translation>Le bus du système (D-Bus) est inaccessible, les disques ne peuvent donc pas être affichés. Les sauvegardes dans des dossiers fonctionnent sans lui. Démarrez-le avec `sudo systemctl start dbus` ; dans un conteneur, partagez /run/dbus avec lui.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not installed, so drives can't be shown. Backups to folders still work. Install it. On Debian and Ubuntu: `sudo apt install udisks2`.</source>
            <translation>Le service qui connaît les disques (UDisks2) n’est pas installé, les disques ne peuvent donc pas être affichés. Les sauvegardes dans des dossiers fonctionnent sans lui. Installez-le ; sous Debian et Ubuntu : `sudo apt install udisks2`.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is installed, but did not start, so drives can't be shown. Backups to folders still work. `systemctl status udisks2` shows the reason.</source>
            <translation>Le service qui connaît les disques (UDisks2) est installé mais n’a pas démarré, les disques ne peuvent donc pas être affichés. Les sauvegardes dans des dossiers fonctionnent sans lui. `systemctl status udisks2` en montre la raison.</translation>
        </message>
        <message>
            <source>You don't have permission to use the drive service (UDisks2), so drives can't be shown. Backups to folders still work. Ask the administrator.</source>
            <translation>Cet ordinateur ne vous permet pas d’utiliser le service qui connaît les disques (UDisks2), les disques ne peuvent donc pas être affichés. Les sauvegardes dans des dossiers fonctionnent sans lui. Demandez à l’administrateur.</translation>
        </message>
        <message>
            <source>Name the folders to back up, then the folder on the drive to back them up to.</source>
            <translation>Indiquez les dossiers à sauvegarder, et en dernier l’emplacement de la sauvegarde.</translation>
        </message>
        <message>
            <source>There is no folder {path}. Plug in the drive, or check the name.</source>
            <translation>Il n’y a pas de dossier {path}. Branchez le disque, ou vérifiez le nom.</translation>
        </message>
        <message>
            <source>{path} is a file. Name a folder on the drive.</source>
            <translation>{path} est un fichier. Indiquez un dossier du disque.</translation>
        </message>
        <message>
            <source>{path} is on a drive that can only be read. Unplug it, plug it in again, and have it checked.</source>
            <translation>{path} est sur un disque qui ne peut qu’être lu. Débranchez-le, rebranchez-le, et faites-le vérifier.</translation>
        </message>
        <message>
            <source>{path} is on a Windows drive (NTFS) that can only be read. Most often, Windows has not shut down completely: start Windows, turn off “fast startup” in its power options, and shut it down. Then plug the drive in again. If Windows was not the cause, have the drive checked.</source>
            <translation>{path} se trouve sur un disque Windows (NTFS) qui ne peut être que lu. Le plus souvent, Windows n’a pas été complètement arrêté : démarrez Windows, désactivez le « démarrage rapide » dans les options d’alimentation, puis arrêtez-le. Rebranchez ensuite le disque. Si Windows n’est pas en cause, faites vérifier le disque.</translation>
        </message>
        <message>
            <source>You don't have permission to write to {path}. Choose another folder, or change its owner.</source>
            <translation>Vous n’avez pas le droit d’écrire dans {path}. Choisissez un autre dossier, ou faites-vous donner le droit d’y écrire.</translation>
        </message>
        <message>
            <source>This isn't possible for this drive right now.</source>
            <translation>Ce n’est pas possible pour ce disque en ce moment.</translation>
        </message>
        <message>
            <source>{path} is not on an external drive. Name a folder on the external drive, or its device.</source>
            <translation>{path} n’est pas sur un disque externe. Indiquez un dossier du disque à entretenir, ou son périphérique.</translation>
        </message>
        <message>
            <source>A backup, move or check is still using this folder. Wait until it has finished, then try again.</source>
            <translation>Une sauvegarde, un déplacement ou un contrôle utilise encore ce dossier. Attendez la fin, puis recommencez.</translation>
        </message>
        <message>
            <source>Moving a backup to this folder was interrupted. Finish the move, or choose another folder. To give up the move, first delete the hidden folder {folder} there.</source>
            <translation>Une sauvegarde était en cours de déplacement vers ce dossier, et le déplacement n’a pas été terminé. Terminez-le, ou choisissez un autre dossier. Pour y renoncer, supprimez-y d’abord le dossier caché {folder}.</translation>
        </message>
        <message>
            <source>The backup in {path} is gone. Plug in its drive, or start a new backup there.</source>
            <translation>La sauvegarde qui était dans {path} n’est pas là. Branchez son disque, ou commencez-y une nouvelle sauvegarde.</translation>
        </message>
        <message>
            <source>The backup in {path} is not the same one as before. Plug in the right drive, or confirm that you want to continue with this one.</source>
            <translation>La sauvegarde dans {path} n’est pas la même qu’avant. Branchez le bon disque, ou confirmez que vous voulez continuer celle-ci.</translation>
        </message>
        <message>
            <source>There is no backup in {path}. Name the folder that contains .shingleback.</source>
            <translation>Il n’y a pas de sauvegarde dans {path}. Indiquez le dossier qui contient .shingleback.</translation>
        </message>
        <message>
            <source>You don't have permission to read this backup. The person who made it does, and so does the administrator.</source>
            <translation>Vous n’avez pas le droit de lire la sauvegarde qui est là. La personne qui l’a faite le peut, et l’administrateur aussi.</translation>
        </message>
        <message>
            <source>This backup was made by a newer version of Shingleback. Install that version to use it.</source>
            <translation>Cette sauvegarde a été faite par un Shingleback plus récent. Installez cette version pour l’utiliser.</translation>
        </message>
        <message>
            <source>This backup was made by an early test version of Shingleback, and can't be continued. You can copy its files with any program. Choose another folder for new backups.</source>
            <translation>Cette sauvegarde a été faite par une première version d’essai de Shingleback, et cette version ne peut pas la poursuivre. Ses fichiers sont des fichiers ordinaires que vous pouvez copier avec n’importe quel programme ; choisissez un autre dossier pour les nouvelles sauvegardes.</translation>
        </message>
        <message>
            <source>{file} in the folder .shingleback of the backup is damaged. You can still copy your files from the backup with any program.</source>
            <translation>{file} dans le dossier .shingleback de la sauvegarde est abîmé. Vos fichiers, à côté, peuvent encore être copiés à la main.</translation>
        </message>
        <message>
            <source>There is no version {version}. `shingleback versions` lists all versions.</source>
            <translation>Il n’y a pas de version {version}. `shingleback versions` montre celles qui existent.</translation>
        </message>
        <message>
            <source>This version has no folder {path}. Look in the folder above it, or in another version.</source>
            <translation>Cette version n’a pas de dossier {path}. Voyez le dossier parent, ou une autre version.</translation>
        </message>
        <message>
            <source>The backup has no file to test yet. Back up first, then try again.</source>
            <translation>La sauvegarde ne contient aucun fichier à tester. Sauvegardez d’abord, puis réessayez.</translation>
        </message>
        <message>
            <source>{pattern} is not a valid exclude rule. Use a pattern such as *.iso or Downloads/.</source>
            <translation>{pattern} ne peut pas servir à exclure quelque chose. Écrivez par exemple *.iso ou Downloads/.</translation>
        </message>
        <message>
            <source>{path} is not in any of the folders, so there is nothing to exclude. Check the name.</source>
            <translation>{path} ne se trouve dans aucun des dossiers : il n’y a rien à exclure. Vérifiez le nom.</translation>
        </message>
        <message>
            <source>{pace} is not a valid pace. Use gentle, balanced, full, or megabytes per second, such as 15.</source>
            <translation>{pace} n’est pas un rythme. Dites gentle, balanced ou full, ou des mégaoctets par seconde, par exemple 15.</translation>
        </message>
        <message>
            <source>{sample} is not a valid part. Use 3/30, for example, for the third of thirty parts.</source>
            <translation>{sample} n’est pas une partie. Dites par exemple 3/30 pour la troisième de trente parties.</translation>
        </message>
        <message>
            <source>Another program filled the drive during the measurement, so it stopped. Free some space on the drive, and start again.</source>
            <translation>Un autre programme a rempli le disque pendant la mesure, qui s’est donc arrêtée. Libérez de la place sur le disque, puis recommencez.</translation>
        </message>
        <message>
            <source>The drive was unplugged or stopped responding, so the measurement stopped. Plug the drive back in and start again. This also removes the files of this measurement.</source>
            <translation>Le disque n’est plus là ou ne répond pas : la mesure s’est donc arrêtée. Rebranchez-le, puis recommencez : ce que la mesure y a laissé sera alors supprimé.</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly, perhaps because the computer ran out of memory. Start the measurement again. This also removes the files of this measurement.</source>
            <translation>Une partie du programme s’est arrêtée de façon inattendue, peut-être faute de mémoire. Recommencez la mesure : ce qu’elle a laissé sur le disque sera alors supprimé.</translation>
        </message>
        <message>
            <source>This measurement needs at least {least} of free space on the drive, but there is only {room}. Free some space first.</source>
            <translation>Cette mesure a besoin d’au moins {least} sur le disque, et trouve {room}. Libérez d’abord de la place.</translation>
        </message>
        <message>
            <source>This measurement writes at least {least}. Allow it to write more.</source>
            <translation>Cette mesure écrit au moins {least} ; il lui faut donc un budget plus grand.</translation>
        </message>
        <message>
            <source>This measurement only fills empty drives, with less than a tenth in use. Nothing was written.</source>
            <translation>Seul un disque vide est rempli : moins d’un dixième peut être utilisé. Rien n’a été écrit.</translation>
        </message>
        <message>
            <source>A whole drive can only be read. Choose position, random-read, readers or sequential.</source>
            <translation>Un disque entier est seulement lu. Choisissez position, random-read, readers ou sequential.</translation>
        </message>
        <message>
            <source>Reading {path} needs an administrator. Measure a folder on the drive instead.</source>
            <translation>Lire {path} demande un administrateur. Mesurez plutôt un dossier du disque.</translation>
        </message>
        <message>
            <source>{path} is inside the backup in {backup}, whose next run could delete the files of the measurement. Measure the folder of the backup instead.</source>
            <translation>{path} se trouve dans la sauvegarde de {backup}, et la prochaine exécution pourrait supprimer ce dont une mesure a besoin. Mesurez plutôt le dossier de la sauvegarde lui-même.</translation>
        </message>
        <message>
            <source>{path} shows no zones to the computer. Only host-managed and host-aware drives do; most shingled drives hide theirs.</source>
            <translation>{path} n’a pas de zones visibles pour l’ordinateur. Seuls les disques host-managed et host-aware les montrent ; la plupart des disques SMR gardent les leurs pour eux.</translation>
        </message>
        <message>
            <source>Reading the zones needs an administrator. Save the output of “sudo blkzone report {path}” in a file, and open that file instead.</source>
            <translation>Lire les zones demande un administrateur. Enregistrez dans un fichier ce qu’affiche « sudo blkzone report {path} », puis ouvrez plutôt ce fichier.</translation>
        </message>
        <message>
            <source>The write cache of this drive can't be switched off and on. The drive or its enclosure doesn't support it, or permission was denied. Start again without the test write-cache.</source>
            <translation>Le cache d’écriture du disque ne peut pas être basculé : le disque ou son boîtier ne le propose pas, ou cela n’a pas été autorisé. Omettez le test write-cache.</translation>
        </message>
        <message>
            <source>An interrupted measurement left the write cache of this drive changed, and permission to reset it was denied. Try again, and enter the password when asked.</source>
            <translation>Une mesure précédente a été interrompue avant d’avoir pu rétablir le cache d’écriture du disque, et le rétablir n’a pas été autorisé cette fois. Réessayez et saisissez le mot de passe quand il est demandé.</translation>
        </message>
        <message>
            <source>Another measurement is running in {path}. Wait until it has finished, then try again.</source>
            <translation>Une autre mesure est en cours dans {path}. Attendez qu’elle se termine, puis recommencez.</translation>
        </message>
        <message>
            <source>The settings file {path} is not valid ({detail}). Fix the file or delete it.</source>
            <translation>Les réglages dans {path} sont incompréhensibles ({detail}). Corrigez le fichier ou supprimez-le.</translation>
        </message>
        <message>
            <source>Your settings in {path} come from a newer version of Shingleback, and stay as they are. Install the newest version to use them.</source>
            <translation>Vos réglages dans {path} viennent d’une version plus récente de Shingleback et restent tels quels. Installez la version la plus récente pour les utiliser.</translation>
        </message>
        <message>
            <source>Your settings could not be saved in {path} ({detail}). Check that you can write to this folder.</source>
            <translation>Vos choix n’ont pas pu être conservés dans {path} ({detail}). Vérifiez que vous pouvez écrire dans ce dossier.</translation>
        </message>
        <message>
            <source>Your settings could not be saved in {path} ({detail}). Free some space there, then try again.</source>
            <translation>Vos choix n’ont pas pu être conservés dans {path} ({detail}). Libérez de l’espace à cet endroit, puis réessayez.</translation>
        </message>
        <message>
            <source>The timer could not be changed ({detail}). Daily backups start only while Shingleback is open or in the tray.</source>
            <translation>Le minuteur n’a pas pu être modifié ({detail}). Les sauvegardes quotidiennes commencent tant que Shingleback est ouvert ou dans la zone de notification.</translation>
        </message>
        <message>
            <source>Files can't be restored to {path} ({detail}). Choose another folder.</source>
            <translation>On ne peut rien mettre dans {path} ({detail}). Choisissez un autre dossier.</translation>
        </message>
        <message>
            <source>There isn't enough space in {path}. Choose another folder, or restore fewer files at a time.</source>
            <translation>Il n’y a plus de place dans {path}. Choisissez un autre dossier, ou restaurez moins à la fois.</translation>
        </message>
        <message>
            <source>These files were backed up from {places}, but this computer has never backed up these folders. Restore the files to another folder, or confirm that you want them there.</source>
            <translation>D’après la sauvegarde, ces fichiers étaient dans {places}. Cet ordinateur n’a jamais sauvegardé de fichiers de cet endroit. Restaurez-les dans un autre dossier, ou confirmez qu’ils peuvent y aller.</translation>
        </message>
        <message>
            <source>{path} is inside the backup. Choose a folder outside it.</source>
            <translation>{path} se trouve dans la sauvegarde elle-même. Choisissez un dossier situé ailleurs.</translation>
        </message>
        <message>
            <source>The drive was disconnected. What is on it is safe, and the next run copies what is missing.</source>
            <translation>Le disque a été déconnecté. Ce qu’il contient est en sécurité, et la prochaine exécution copiera ce qui manque.</translation>
        </message>
        <message>
            <source>Writing to the drive failed ({detail}). Try another cable or port. If it happens again, check the health of the drive.</source>
            <translation>Le disque n’a pas accepté ce qui était écrit ({detail}). Essayez un autre câble ou un autre port ; si cela se reproduit, faites vérifier l’état de santé du disque.</translation>
        </message>
        <message>
            <source>The filesystem on the drive is damaged ({detail}). Unmount it, then check and repair it before you use the drive again.</source>
            <translation>Le système de fichiers du disque est endommagé ({detail}). Démontez-le, et faites-le vérifier et réparer avant d’y écrire de nouveau.</translation>
        </message>
        <message>
            <source>The filesystem on the drive contradicts itself: it says that a name is taken, and that nothing has this name. NTFS does this after it has been full. Unmount the drive, mount it again, and start again to continue. If that doesn't help, check and repair the filesystem.</source>
            <translation>Le système de fichiers du disque se contredit : il dit qu’un nom est pris, et que rien ne porte ce nom. NTFS fait cela après avoir été plein. Démontez le disque, remontez-le, puis relancez pour continuer. Si cela ne suffit pas, vérifiez et réparez le système de fichiers.</translation>
        </message>
        <message>
            <source>A file of the backup on the drive can't be changed ({detail}). Use lsattr -R and ls -l to find files that are protected or belong to somebody else, and change that. Then start again to continue.</source>
            <translation>Quelque chose dans la sauvegarde sur le disque ne peut pas être modifié ({detail}). lsattr -R et ls -l montrent ce qui est protégé ou appartient à quelqu’un d’autre. Annulez cela, puis recommencez : la sauvegarde reprend là où elle s’est arrêtée.</translation>
        </message>
        <message>
            <source>The drive has become read-only, so the backup stopped. Unplug it, plug it back in, and check it.</source>
            <translation>Le disque ne peut plus qu’être lu : rien de plus n’a pu être écrit. Débranchez-le, rebranchez-le, et faites-le vérifier.</translation>
        </message>
        <message>
            <source>{path} was deleted, renamed or moved during this run. If it still exists, move it back, then start again.</source>
            <translation>{path} a été supprimé, renommé ou déplacé pendant cette exécution. S’il existe encore, remettez-le à sa place, puis recommencez.</translation>
        </message>
        <message>
            <source>A file of the backup on the drive can't be moved to another folder there ({detail}). Replace its folder with an ordinary one: copy the folder, delete it, and give the copy its name.</source>
            <translation>Quelque chose dans la sauvegarde sur le disque ne peut pas y être déplacé vers un autre dossier ({detail}). Refaites un dossier ordinaire de celui qui le contient : copiez-le, supprimez-le, et donnez son nom à la copie.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is a subvolume, so files can't be moved into or out of it. Replace it with an ordinary folder.</source>
            <translation>{path}, dans la sauvegarde sur le disque, est un sous-volume : rien ne peut y être déplacé, ni en sortir. Refaites-en un dossier ordinaire.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is a mount point, so files can't be moved into or out of it. Unmount it, then start again.</source>
            <translation>{path}, dans la sauvegarde sur le disque, est un point de montage : rien ne peut y être déplacé, ni en sortir. Démontez ce qui y est monté, puis recommencez.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive has a different project ID, so files can't be moved into or out of it. Give the whole backup the same project ID: lsattr -pR shows the IDs, and chattr -p changes them.</source>
            <translation>{path}, dans la sauvegarde sur le disque, a un autre identifiant de projet que le reste : le système de fichiers ne déplace rien entre eux. Donnez un seul identifiant de projet à toute la sauvegarde : lsattr -pR les montre, chattr -p les change.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is encrypted with a different key, so files can't be moved into or out of it. Replace it with an ordinary folder.</source>
            <translation>{path}, dans la sauvegarde sur le disque, est chiffré avec une autre clé que le reste : le système de fichiers ne déplace rien entre eux. Refaites-en un dossier ordinaire.</translation>
        </message>
        <message>
            <source>The backup is on an overlay filesystem, which can't move the folder {path} from its lower layer. Mount it with redirect_dir=on, or back up to an ordinary filesystem.</source>
            <translation>La sauvegarde est sur un système de fichiers overlay, qui ne peut pas déplacer le dossier {path} hors de sa couche inférieure. Montez-le avec redirect_dir=on, ou sauvegardez sur un système de fichiers ordinaire.</translation>
        </message>
        <message>
            <source>Reading from the drive failed ({detail}). Try another cable or port. If it happens again, check the health of the drive.</source>
            <translation>Le disque n’a pas pu être lu ({detail}). Essayez un autre câble ou un autre port ; si cela se reproduit, faites vérifier l’état de santé du disque.</translation>
        </message>
        <message>
            <source>The drive is not responding. It may be tidying up. Wait a few minutes, then start again.</source>
            <translation>Le disque ne répond pas. Il est peut-être occupé en interne : patientez quelques minutes, puis recommencez.</translation>
        </message>
        <message>
            <source>{path} isn't responding. Check that the computer or program that provides it is running and connected, then start again. Files already copied are safe.</source>
            <translation>{path} ne répond pas. Vérifiez que l’ordinateur ou le programme qui le fournit fonctionne et est connecté, puis recommencez. Les fichiers déjà copiés sont en sécurité.</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly, perhaps because the computer ran out of memory. Files already copied are safe, and the next try continues from there.</source>
            <translation>Une partie du programme s'est arrêtée de façon inattendue, peut-être parce que l'ordinateur manquait de mémoire. Les fichiers déjà copiés sont en sécurité, et le prochain essai continue à partir de là.</translation>
        </message>
        <message>
            <source>Stopped. The next backup copies what is missing.</source>
            <translation>Arrêté. La prochaine sauvegarde copiera ce qui manque.</translation>
        </message>
        <message>
            <source>Stopped. The files restored so far are complete. Restore again to get the rest.</source>
            <translation>Arrêté. Ce qui a été restauré jusqu’ici est complet. Restaurez de nouveau pour obtenir le reste.</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Arrêté.</translation>
        </message>
        <message>
            <source>{path} is not on an external drive.</source>
            <translation>{path} n’est pas sur un disque qu’on peut débrancher.</translation>
        </message>
        <message>
            <source>The drive is in use. Close the programs and windows that show its files, then try again.</source>
            <translation>Le disque est utilisé. Fermez les programmes et les fenêtres qui montrent ses fichiers, puis réessayez.</translation>
        </message>
        <message>
            <source>The drive could not be ejected ({detail}). Don't unplug it yet. Try again, or shut down the computer.</source>
            <translation>Le disque n’a pas pu être éjecté ({detail}). Ne le débranchez pas encore ; réessayez, ou éteignez l’ordinateur.</translation>
        </message>
        <message>
            <source>It is not clear whether the drive has finished writing. Don't unplug it yet. Eject it again in a few minutes.</source>
            <translation>Personne ne peut dire si le disque a fini d’écrire. Ne le débranchez pas encore ; éjectez-le de nouveau dans quelques minutes.</translation>
        </message>
        <message>
            <source>The drive is still mounted ({path}). Don't unplug it yet. Unmount it, then try again.</source>
            <translation>Le disque est encore monté ({path}). Ne le débranchez pas encore ; démontez-le, puis réessayez.</translation>
        </message>
        <message>
            <source>Stopped. The drive may still be writing. Don't unplug it; eject it again.</source>
            <translation>Arrêté. Le disque écrit peut-être encore : ne le débranchez pas, et éjectez-le de nouveau.</translation>
        </message>
        <message>
            <source>{path} can't be read ({detail}).</source>
            <translation>{path} ne peut pas être lu ({detail}).</translation>
        </message>
        <message>
            <source>The drive table {path} is not valid ({detail}). Fix the file, or move it elsewhere.</source>
            <translation>La table des disques dans {path} est incompréhensible ({detail}). Corrigez le fichier, ou déplacez-le ailleurs.</translation>
        </message>
        <message>
            <source>Describe the drive with --model, --usb, --capacity, --smartctl or --sysfs.</source>
            <translation>Dites quelque chose du disque : --model, --usb, --capacity, --smartctl ou --sysfs.</translation>
        </message>
        <message>
            <source>{device} is not a plugged-in drive. `shingleback drives` lists all of them.</source>
            <translation>{device} n’est pas un disque branché. La commande `drives` montre ceux qui le sont.</translation>
        </message>
        <message>
            <source>You don't have permission to read the kernel log. Run the command with sudo, join the group systemd-journal, or save the log as administrator (dmesg &gt; log.txt) and use --kernel-log log.txt.</source>
            <translation>Vous n’avez pas le droit de lire le journal du noyau sur cet ordinateur. Lancez la commande avec sudo, ou demandez à faire partie du groupe systemd-journal, ou enregistrez le journal dans un fichier en tant qu’administrateur (dmesg &gt; log.txt) et indiquez-le avec --kernel-log.</translation>
        </message>
        <message>
            <source>{path} holds neither a kernel log nor a SMART report. `journalctl -k &gt; log.txt` saves a log, and `sudo smartctl -x /dev/sdX &gt; report.txt` a report.</source>
            <translation>{path} ne contient ni journal du noyau ni rapport SMART. `journalctl -k &gt; log.txt` enregistre un journal, et `sudo smartctl -x /dev/sdX &gt; report.txt` un rapport.</translation>
        </message>
        <message>
            <source>{drive} can't be prepared: {reason}</source>
            <translation>{drive} ne peut pas être préparé : {reason}</translation>
        </message>
        <message>
            <source>{device} has changed since you confirmed it (different: {what}), so it was left alone. Check the list of drives again.</source>
            <translation>{device} n’est plus tel que vous l’avez confirmé (différence : {what}). Il a été laissé tel quel ; regardez de nouveau les disques.</translation>
        </message>
        <message>
            <source>{device} is only a part of {drive}. Name the whole drive: {whole}</source>
            <translation>{device} n’est qu’une partie de {drive}, et un disque se prépare tout entier. Indiquez-le en entier : {whole}</translation>
        </message>
        <message>
            <source>The value of --identity is not valid. Use exactly the value that `prepare --dry-run --json` printed.</source>
            <translation>Ce que dit --identity est illisible. Donnez-le exactement comme `prepare --dry-run --json` l’a indiqué.</translation>
        </message>
        <message>
            <source>The plan for {drive} has changed since you saw it, because a program was installed or removed. Nothing was changed. Check the plan again.</source>
            <translation>Cet ordinateur préparerait maintenant {drive} autrement que ce qui a été montré : quelque chose a été installé ou supprimé entre-temps. Rien n’a été changé ; regardez de nouveau le plan.</translation>
        </message>
        <message>
            <source>Everything on {drive} will be erased. To confirm, use exactly this name: {name}</source>
            <translation>Tout ce qui est sur {drive} sera effacé. Pour le confirmer, nommez-le exactement ainsi : {name}</translation>
        </message>
        <message>
            <source>The profile {profile} can't be created on this computer: {reason}</source>
            <translation>Le profil {profile} ne peut pas être créé sur cet ordinateur : {reason}</translation>
        </message>
        <message>
            <source>The name “{label}” is too long for this filesystem. Use at most {most} characters.</source>
            <translation>Le nom « {label} » est trop long pour ce genre de disque. Choisissez-en un de {most} lettres au plus.</translation>
        </message>
        <message>
            <source>The name “{label}” can't be used for a drive. Use letters and digits, and start with one of them.</source>
            <translation>Un disque ne peut pas s’appeler « {label} ». Utilisez des lettres et des chiffres, et commencez par l’un d’eux.</translation>
        </message>
        <message>
            <source>An encrypted drive needs a passphrase. Enter it twice, and keep it in a safe place.</source>
            <translation>Un disque chiffré a besoin d’une phrase secrète. Saisissez-la deux fois, et gardez-la là où vous la retrouverez.</translation>
        </message>
        <message>
            <source>This passphrase is wrong. Try again.</source>
            <translation>Ce n’est pas la phrase secrète du disque. Saisissez-la encore une fois.</translation>
        </message>
        <message>
            <source>Permission was denied. If you were asked for a password, try again and enter it. Otherwise, log in at the computer itself, or ask its administrator.</source>
            <translation>Cet ordinateur ne l’a pas permis. S’il a demandé un mot de passe, réessayez et saisissez-le ; sinon, ouvrez une session sur l’ordinateur lui-même, ou demandez à son administrateur.</translation>
        </message>
        <message>
            <source>{step} failed. {state} {detail}</source>
            <translation>Échec : {step}. {state} {detail}</translation>
        </message>
        <message>
            <source>The preparation was stopped before it had finished. {state}</source>
            <translation>La préparation a été arrêtée avant d’être complète. {state}</translation>
        </message>
        <message>
            <source>The drive was formatted, but not in the best way for a shingled drive: {detail}. Prepare it again.</source>
            <translation>Le disque a été formaté, mais pas comme il faut pour un disque SMR : {detail}. Préparez-le encore une fois.</translation>
        </message>
        <message>
            <source>{device} has no filesystem that can be opened. Prepare the drive for backups first.</source>
            <translation>Il n’y a rien sur {device} qu’on puisse ouvrir. Préparez-le d’abord pour les sauvegardes.</translation>
        </message>
        <message>
            <source>The drive could not be opened. Unplug it, plug it back in, and try again.</source>
            <translation>Le disque n’a pas pu être ouvert. Débranchez-le, rebranchez-le, et réessayez.</translation>
        </message>
        <message>
            <source>Other programs are using the drive. Close the files that you have open there, then try again.</source>
            <translation>Des programmes utilisent le disque. Fermez ce que vous y avez ouvert, puis réessayez.</translation>
        </message>
        <message>
            <source>It is not clear whether this worked, because the drive service (UDisks2) is not responding. Wait a minute, then check the drive again.</source>
            <translation>Personne ne peut dire si cela a été fait : le service qui connaît les disques (UDisks2) n’a pas répondu. Attendez une minute, et regardez de nouveau le disque.</translation>
        </message>
        <message>
            <source>{path} is not on an external drive, so it stays mounted as it is. Backups ask the system not to record access times. For links and for files of other people, the system records them anyway, which costs a small write each.</source>
            <translation>{path} n’est pas sur un disque qu’on peut débrancher, et reste ouvert comme il est. Une sauvegarde demande au système de ne pas noter quand elle y a lu vos fichiers et vos dossiers. Pour les fichiers d’autres personnes et pour les liens, le système le note quand même : une petite écriture à chaque fois.</translation>
        </message>
        <message>
            <source>{device} is encrypted. Enter its passphrase to open it.</source>
            <translation>{device} est chiffré. Saisissez sa phrase secrète pour l’ouvrir.</translation>
        </message>
        <message>
            <source>The drive could not be closed ({detail}). Don't unplug it yet. Try again, or shut down the computer.</source>
            <translation>Le disque n’a pas pu être fermé ({detail}). Ne le débranchez pas encore ; réessayez, ou éteignez l’ordinateur.</translation>
        </message>
        <message>
            <source>{device} doesn't offer this setting the way it is connected now.</source>
            <translation>{device}, tel qu’il est branché, n’offre pas ce réglage.</translation>
        </message>
        <message>
            <source>This needs the helper of Shingleback. An administrator can install it with sudo packaging/install-helper in the folder of Shingleback.</source>
            <translation>Pour cela, le programme auxiliaire de Shingleback doit être installé par l’administrateur de cet ordinateur : sudo packaging/install-helper, dans le dossier de Shingleback.</translation>
        </message>
        <message>
            <source>The helper of Shingleback could not do this: {reason}.</source>
            <translation>Le programme auxiliaire de Shingleback ne l’a pas fait : {reason}.</translation>
        </message>
        <message>
            <source>All data is written, but the drive service (UDisks2) is not responding. Don't unplug the drive yet. Eject it in your file manager, or shut down the computer.</source>
            <translation>Tout est écrit, mais le service qui éjecte les disques (UDisks2) ne répond pas. Ne débranchez pas encore le disque ; éjectez-le dans votre gestionnaire de fichiers, ou éteignez l’ordinateur.</translation>
        </message>
        <message>
            <source>The computer refused something that the program needs ({detail}). The drive is not the cause. Close other programs, then try again.</source>
            <translation>Cet ordinateur n’a pas pu donner au programme ce dont il a besoin ({detail}). Le disque n’y est pour rien. Fermez d’autres programmes, puis réessayez.</translation>
        </message>
        <message>
            <source>The program could not read or save its own data on this computer's disk ({detail}). Check that the disk has free space, then start again.</source>
            <translation>Le programme n’a pas pu lire ou enregistrer ses propres données sur le disque de cet ordinateur ({detail}). Vérifiez que le disque a de la place, puis recommencez.</translation>
        </message>
        <message>
            <source>{path}, where Shingleback keeps its own files, isn't there. If it is on a disk that isn't mounted, mount it. Otherwise, set HOME to a folder of yours. Then start again.</source>
            <translation>{path}, où Shingleback range ses propres fichiers, n’existe pas. S’il se trouve sur un disque qui n’est pas monté, montez ce disque. Sinon, donnez à HOME un dossier à vous. Puis recommencez.</translation>
        </message>
        <message>
            <source>Shingleback has no permission to write to {path}, where it keeps the list of files on the drive. Change the owner of that folder, or set HOME to a folder of yours, then start again.</source>
            <translation>Shingleback ne peut pas écrire dans {path}, où il note ce qui est sur le disque. Faites de ce dossier le vôtre, ou donnez à HOME un dossier à vous, puis recommencez.</translation>
        </message>
        <message>
            <source>An internal error occurred ({detail}). Your files are unchanged. Please report this bug.</source>
            <translation>Quelque chose s’est mal passé dans le programme lui-même ({detail}). Vos fichiers sont intacts ; merci de le signaler.</translation>
        </message>
        <message>
            <source>There is no folder {path}. Check the name, or plug in its drive.</source>
            <translation>Il n’y a pas de dossier {path}. Vérifiez son nom, ou branchez le disque où il se trouve.</translation>
        </message>
        <message>
            <source>{path} is a file. Name its folder.</source>
            <translation>{path} est un fichier. Indiquez le dossier où il se trouve.</translation>
        </message>
        <message>
            <source>You don't have permission to read the folder {path}. Choose another one, or ask its owner.</source>
            <translation>Vous n’avez pas le droit de lire le dossier {path}. Choisissez-en un autre, ou demandez à son propriétaire.</translation>
        </message>
        <message>
            <source>The folder {path} can't be read: {detail}. Check its drive, or the connection to its server.</source>
            <translation>Le dossier {path} ne peut pas être lu : {detail}. Vérifiez le disque sur lequel il se trouve, ou la connexion au serveur.</translation>
        </message>
        <message>
            <source>There are no files to back up in {path}, so no backup was made. If they are on another drive, plug it in.</source>
            <translation>Il n’y a rien à sauvegarder dans {path}, aucune sauvegarde n’a donc été faite. Si son disque n’est pas branché, branchez-le.</translation>
        </message>
        <message>
            <source>No backup was made, because none of the files could be read. The list shows the reason for each.</source>
            <translation>Il n’y a pas encore de sauvegarde : aucun fichier n’a pu être lu. La raison est indiquée pour chaque fichier ou dossier.</translation>
        </message>
        <message>
            <source>{source} is inside the backup {destination}. Choose a folder outside it.</source>
            <translation>{source} se trouve dans la sauvegarde elle-même, {destination}. Choisissez un dossier situé ailleurs.</translation>
        </message>
    </context>
    <context>
        <name>restore</name>
        <message>
            <source>Loading…</source>
            <translation>Chargement…</translation>
        </message>
        <message>
            <source>This folder was empty.</source>
            <translation>Ce dossier était vide.</translation>
        </message>
        <message>
            <source>No version has a file or folder with “{text}” in its name.</source>
            <translation>Aucune version n’a de fichier ni de dossier dont le nom contient « {text} ».</translation>
        </message>
        <message>
            <source>There are more. Search for a longer name.</source>
            <translation>Il y en a d’autres. Cherchez un nom plus long.</translation>
        </message>
        <message>
            <source>Nothing changed between these two versions.</source>
            <translation>Rien n’a changé entre ces deux versions.</translation>
        </message>
        <message>
            <source>Only folders changed between these two versions.</source>
            <translation>Seuls des dossiers ont changé entre ces deux versions.</translation>
        </message>
    </context>
    <context>
        <name>run</name>
        <message>
            <source>Why is it slow now and then?</source>
            <translation>Pourquoi est-ce lent par moments ?</translation>
        </message>
        <message>
            <source>Why does this take so long?</source>
            <translation>Pourquoi cela prend-il si longtemps ?</translation>
        </message>
        <message>
            <source>How can Shingleback tell?</source>
            <translation>Comment le sait-on ?</translation>
        </message>
        <message>
            <source>Why is it so slow now?</source>
            <translation>Pourquoi est-ce si lent maintenant ?</translation>
        </message>
        <message>
            <source>Why isn't it answering?</source>
            <translation>Pourquoi ne répond-il pas ?</translation>
        </message>
        <message>
            <source>Why does it rest?</source>
            <translation>Pourquoi se repose-t-il ?</translation>
        </message>
        <message>
            <source>Why does it go on working?</source>
            <translation>Pourquoi continue-t-il à travailler ?</translation>
        </message>
        <message>
            <source>Is one drive enough?</source>
            <translation>Un seul disque suffit-il ?</translation>
        </message>
        <message>
            <source>Why did it vanish?</source>
            <translation>Pourquoi a-t-il disparu ?</translation>
        </message>
        <message>
            <source>Why is it full already?</source>
            <translation>Pourquoi est-il déjà plein ?</translation>
        </message>
        <message>
            <source>What does such an error mean?</source>
            <translation>Que signifie une telle erreur ?</translation>
        </message>
    </context>
    <context>
        <name>situations</name>
        <message>
            <source>The drive has little to do yet.</source>
            <translation>Le disque a encore peu à faire.</translation>
        </message>
        <message>
            <source>The drive is writing your files.</source>
            <translation>Le disque écrit ce qu’on lui donne.</translation>
        </message>
        <message>
            <source>The drive is resting, and can tidy up.</source>
            <translation>Le disque est laissé tranquille et peut faire du rangement.</translation>
        </message>
        <message>
            <source>The drive is still writing.</source>
            <translation>Le disque finit d’écrire ce qu’il a reçu.</translation>
        </message>
        <message>
            <source>Everything is written, and the drive has been released.</source>
            <translation>Tout est écrit, et le disque a été libéré.</translation>
        </message>
        <message>
            <source>The drive is not responding right now.</source>
            <translation>Le disque ne répond pas en ce moment.</translation>
        </message>
        <message>
            <source>The drive was unplugged or stopped responding.</source>
            <translation>Le disque a été débranché, ou ne répond plus.</translation>
        </message>
        <message>
            <source>Shingleback copies your files and makes sure that they are really on the drive.</source>
            <translation>Shingleback copie un fichier après l’autre, et s’assure entre-temps qu’ils sont vraiment sur le disque.</translation>
        </message>
        <message>
            <source>Shingleback is waiting for the drive. Nothing is wrong.</source>
            <translation>Shingleback attend le disque. Il n’y a pas de problème.</translation>
        </message>
        <message>
            <source>Shingleback is first making sure that the copied files are safe on the drive.</source>
            <translation>Shingleback met d’abord en sécurité ce qui est déjà copié.</translation>
        </message>
        <message>
            <source>Shingleback is not using the drive.</source>
            <translation>Shingleback ne fait rien avec le disque.</translation>
        </message>
        <message>
            <source>Shingleback is not backing up to the drive.</source>
            <translation>Shingleback ne sauvegarde rien sur le disque en ce moment.</translation>
        </message>
        <message>
            <source>The backup ended early. Files already on the drive are safe, and the next backup continues from there.</source>
            <translation>La sauvegarde s’est terminée plus tôt. Ce qui était en sécurité sur le disque est conservé, et la prochaine sauvegarde reprend là.</translation>
        </message>
        <message>
            <source>Many drives are fast at first and slow after some gigabytes. Pauses of half a minute may happen.</source>
            <translation>Beaucoup de disques sont rapides au début et lents après quelques gigaoctets. Des pauses d’une demi-minute peuvent survenir.</translation>
        </message>
        <message>
            <source>This can take a few minutes, and the bars may stand still.</source>
            <translation>Cela peut prendre des minutes, et presque rien ne bouge entre-temps.</translation>
        </message>
        <message>
            <source>The drive may hum, click and stay warm even when nothing is copied.</source>
            <translation>Le disque peut ronronner, cliqueter et rester chaud, bien que rien ne soit copié.</translation>
        </message>
        <message>
            <source>It may stay busy for a while.</source>
            <translation>Il peut encore travailler tout seul un moment.</translation>
        </message>
        <message>
            <source>This is not normal. It usually has a cause that can be found.</source>
            <translation>Ce n’est pas normal, et il y a le plus souvent une cause que l’on peut trouver.</translation>
        </message>
        <message>
            <source>Use the computer as usual. Pause or stop whenever you like. Don't unplug the drive.</source>
            <translation>Continuez à travailler comme d’habitude. Mettez en pause ou arrêtez quand vous voulez. Ne débranchez pas le disque.</translation>
        </message>
        <message>
            <source>Wait a moment. Don't unplug the drive.</source>
            <translation>Attendez un peu. Ne débranchez pas le disque.</translation>
        </message>
        <message>
            <source>Eject the drive before you unplug it.</source>
            <translation>Éjectez le disque avant de le débrancher.</translation>
        </message>
        <message>
            <source>Shingleback opens the backup on the drive.</source>
            <translation>Shingleback ouvre la sauvegarde sur le disque.</translation>
        </message>
        <message>
            <source>A drive that was asleep needs some seconds to wake up.</source>
            <translation>Un disque qui dormait a besoin de quelques secondes pour se réveiller.</translation>
        </message>
        <message>
            <source>Shingleback is looking for new and changed files in your folders.</source>
            <translation>Shingleback cherche dans vos dossiers les fichiers nouveaux ou modifiés.</translation>
        </message>
        <message>
            <source>With very many files this takes a few minutes.</source>
            <translation>Avec un très grand nombre de fichiers, cela prend quelques minutes.</translation>
        </message>
        <message>
            <source>It is slow now. It will speed up when the drive has made room.</source>
            <translation>C’est lent maintenant. Cela redevient plus rapide quand le disque a fait de la place.</translation>
        </message>
        <message>
            <source>A drive that is making room may not respond for a minute or two.</source>
            <translation>Un disque qui fait de la place peut rester muet une minute ou deux.</translation>
        </message>
        <message>
            <source>The drive is busy with another program.</source>
            <translation>Le disque travaille pour un autre programme.</translation>
        </message>
        <message>
            <source>Shingleback is letting the other program go first.</source>
            <translation>Shingleback laisse passer l’autre programme d’abord.</translation>
        </message>
        <message>
            <source>Two programs at once would slow each other down.</source>
            <translation>Deux programmes à la fois ralentiraient le disque pour les deux.</translation>
        </message>
        <message>
            <source>Shingleback is paused. The files copied so far are safe on the drive.</source>
            <translation>Shingleback est en pause. Ce qui est copié jusqu’ici est en sécurité sur le disque.</translation>
        </message>
        <message>
            <source>Continue whenever you like. To take the drive with you, stop first, then eject it.</source>
            <translation>Continuez quand vous voulez. Pour emporter le disque, arrêtez, puis éjectez-le.</translation>
        </message>
        <message>
            <source>Everything is copied. Shingleback is completing the new version.</source>
            <translation>Tout est copié. Shingleback achève la nouvelle version.</translation>
        </message>
        <message>
            <source>The drive may still be writing.</source>
            <translation>Le disque écrit peut-être encore.</translation>
        </message>
        <message>
            <source>Shingleback is waiting until everything is written, then releases the drive.</source>
            <translation>Shingleback attend que tout soit écrit, puis libère le disque.</translation>
        </message>
        <message>
            <source>The drive is tidying up.</source>
            <translation>Le disque fait du rangement tout seul.</translation>
        </message>
        <message>
            <source>The backup is complete, and Shingleback is no longer using the drive.</source>
            <translation>La sauvegarde est complète. Shingleback ne fait plus rien avec le disque.</translation>
        </message>
        <message>
            <source>If you have time, leave the drive powered for a while. Eject it before you unplug it.</source>
            <translation>Si vous avez le temps, laissez le disque allumé un moment. Éjectez-le avant de le débrancher.</translation>
        </message>
        <message>
            <source>Everything is written to the drive.</source>
            <translation>Le disque a écrit tout ce qu’il a reçu.</translation>
        </message>
        <message>
            <source>Shingleback is done with the drive.</source>
            <translation>Shingleback en a fini avec le disque.</translation>
        </message>
        <message>
            <source>Some drives keep spinning for a few seconds.</source>
            <translation>Certains disques tournent encore quelques secondes.</translation>
        </message>
        <message>
            <source>You can unplug the drive.</source>
            <translation>Vous pouvez débrancher le disque.</translation>
        </message>
        <message>
            <source>The drive is still in use, or has not finished writing.</source>
            <translation>Le disque est encore utilisé, ou n’a pas fini d’écrire.</translation>
        </message>
        <message>
            <source>Shingleback could not release the drive.</source>
            <translation>Shingleback n’a pas pu libérer le disque.</translation>
        </message>
        <message>
            <source>Usually, another program has a file or folder on the drive open.</source>
            <translation>Le plus souvent, un autre programme a un fichier ou un dossier du disque ouvert.</translation>
        </message>
        <message>
            <source>Close the programs that use the drive, then eject it again. Don't unplug it yet.</source>
            <translation>Fermez ce qui utilise le disque, et éjectez-le encore une fois. Ne le débranchez pas encore.</translation>
        </message>
        <message>
            <source>The drive was closed or unplugged.</source>
            <translation>Le disque n’est plus ouvert, ou il a été débranché.</translation>
        </message>
        <message>
            <source>Files written before that stay on the drive.</source>
            <translation>Ce qui a été écrit avant reste sur le disque.</translation>
        </message>
        <message>
            <source>A drive may tidy up for so long that the computer gives up on it. This alone does no harm.</source>
            <translation>Un disque peut ranger si longtemps que l’ordinateur l’abandonne. Cela seul ne fait aucun mal.</translation>
        </message>
        <message>
            <source>Leave it plugged in for a few minutes. If it doesn't come back, unplug it, plug it back in, and start again.</source>
            <translation>Laissez-le branché quelques minutes. S’il ne revient pas, débranchez-le, rebranchez-le et recommencez.</translation>
        </message>
        <message>
            <source>The drive is full.</source>
            <translation>Il n’y a plus de place sur le disque.</translation>
        </message>
        <message>
            <source>Older versions take up space, too.</source>
            <translation>Les anciennes versions prennent aussi de la place.</translation>
        </message>
        <message>
            <source>Delete files that you don't need there, choose fewer folders, or use a larger drive.</source>
            <translation>Supprimez-y ce dont vous n’avez pas besoin, choisissez moins de dossiers, ou prenez un disque plus grand.</translation>
        </message>
        <message>
            <source>The drive returned errors.</source>
            <translation>Le disque a renvoyé des erreurs.</translation>
        </message>
        <message>
            <source>Try another cable and another port. “What happened?” tells you more.</source>
            <translation>Essayez un autre câble et un autre port. « Que s’est-il passé ? » en dit plus.</translation>
        </message>
        <message>
            <source>Follow the advice there, then start the backup again.</source>
            <translation>Faites ce qui y est dit, et relancez la sauvegarde.</translation>
        </message>
        <message>
            <source>The drive is plugged in and open. All programs can use it.</source>
            <translation>Le disque est branché et ouvert. Tout programme peut l’utiliser.</translation>
        </message>
        <message>
            <source>It may stay busy for a while after writing, because it is tidying up.</source>
            <translation>Il peut travailler un moment après une écriture : il fait du rangement.</translation>
        </message>
        <message>
            <source>Use it as you like. Eject it before you unplug it.</source>
            <translation>Utilisez-le comme vous voulez. Éjectez-le avant de le débrancher.</translation>
        </message>
        <message>
            <source>The backup is on the computer's own disk.</source>
            <translation>La sauvegarde est sur le disque de cet ordinateur.</translation>
        </message>
        <message>
            <source>If the disk fails, you lose both your files and the backup.</source>
            <translation>Si ce disque tombe en panne, la sauvegarde est perdue avec vos fichiers.</translation>
        </message>
        <message>
            <source>Back up to an external drive as well.</source>
            <translation>Sauvegardez aussi sur un disque externe.</translation>
        </message>
        <message>
            <source>The drive is plugged in, but not open.</source>
            <translation>Le disque est branché, et n’est pas ouvert.</translation>
        </message>
        <message>
            <source>Open it to use its files.</source>
            <translation>Ouvrez-le pour utiliser ses fichiers.</translation>
        </message>
        <message>
            <source>The drive is plugged in, but nothing on it can be opened.</source>
            <translation>Le disque est branché, mais rien de ce qu’il contient ne peut être ouvert.</translation>
        </message>
        <message>
            <source>To use it here, set it up for backup. This erases everything on it.</source>
            <translation>Pour l’utiliser ici, configurez-le pour la sauvegarde. Cela efface ce qu’il contient.</translation>
        </message>
    </context>
    <context>
        <name>sources</name>
        <message>
            <source>{path} has not responded for {time}. The backup is waiting for it.</source>
            <translation>{path} ne répond pas depuis {time}. La sauvegarde attend.</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}. The backup is waiting for {server} ({kind}).</source>
            <translation>{path} ne répond pas depuis {time}. La sauvegarde attend {server} ({kind}).</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}.</source>
            <translation>{path} ne répond pas depuis {time}.</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}. It is on {server} ({kind}).</source>
            <translation>{path} ne répond pas depuis {time}. Ce dossier se trouve sur {server} ({kind}).</translation>
        </message>
        <message>
            <source>If it stays silent, it will be skipped in {time}.</source>
            <translation>S’il reste muet, il sera laissé de côté dans {time}.</translation>
        </message>
    </context>
    <context>
        <name>texts</name>
        <message>
            <source>The drive may have to wake up first.</source>
            <translation>Le disque doit peut-être d’abord se réveiller.</translation>
        </message>
        <message>
            <source>Everything is copied. The last files are being written to the drive.</source>
            <translation>Tout est copié. La fin est en train d’être écrite sur le disque.</translation>
        </message>
        <message>
            <source>Copied files are first being made safe on the drive.</source>
            <translation>Ce qui est déjà copié est d’abord mis en sécurité sur le disque.</translation>
        </message>
        <message>
            <source>The files copied so far are safe on the drive. Continue whenever you like.</source>
            <translation>Ce qui est copié jusqu’ici est en sécurité sur le disque. Reprenez quand vous voulez.</translation>
        </message>
        <message>
            <source>A drive returned an error. It takes a few seconds to see whether it is still plugged in.</source>
            <translation>Un disque a renvoyé une erreur. Il faut quelques secondes pour savoir s’il est encore branché.</translation>
        </message>
        <message>
            <source>Do not unplug it yet.</source>
            <translation>Ne le débranchez pas encore.</translation>
        </message>
        <message>
            <source>The backup is complete</source>
            <translation>La sauvegarde est complète</translation>
        </message>
        <message>
            <source>The backup is complete, except for what is listed below</source>
            <translation>La sauvegarde est complète, sauf ce qui est listé ci-dessous</translation>
        </message>
        <message>
            <source>The backup could not start</source>
            <translation>La sauvegarde n’a pas pu commencer</translation>
        </message>
        <message>
            <source>The drive was disconnected</source>
            <translation>Le disque a été déconnecté</translation>
        </message>
        <message>
            <source>The drive is full</source>
            <translation>Le disque est plein</translation>
        </message>
        <message>
            <source>The drive returned errors</source>
            <translation>Le disque a signalé des erreurs</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>Pas commencé, par sécurité</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Arrêté</translation>
        </message>
        <message>
            <source>Something went wrong in the program itself</source>
            <translation>Quelque chose s’est mal passé dans le programme lui-même</translation>
        </message>
        <message>
            <source>The backup is done, but some of its files are damaged</source>
            <translation>La sauvegarde est faite, mais certains de ses fichiers sont endommagés</translation>
        </message>
        <message>
            <source>Nothing has changed since the last backup.</source>
            <translation>Rien n’a changé depuis la dernière sauvegarde.</translation>
        </message>
        <message>
            <source>Nothing else has changed since the last backup.</source>
            <translation>Rien d’autre n’a changé depuis la dernière sauvegarde.</translation>
        </message>
        <message>
            <source>The drive has not responded for {time}. Many drives pause like this to tidy up. Leave it plugged in.</source>
            <translation>Le disque ne répond plus depuis {time}. Beaucoup de disques font de telles pauses pour leur rangement. Laissez-le branché.</translation>
        </message>
        <message>
            <source>The drive was unplugged before it was ejected. Everything that was backed up had been written before that. Next time, eject it first.</source>
            <translation>Le disque a été débranché avant d’être éjecté. Tout ce qui est sauvegardé avait déjà été écrit. La prochaine fois, éjectez-le d’abord.</translation>
        </message>
        <message>
            <source>The drive is no longer open: another program has closed it, or it was unplugged. Everything that was backed up had been written before that.</source>
            <translation>Le disque n’est plus ouvert : un autre programme l’a fermé, ou il a été débranché. Tout ce qui est sauvegardé avait déjà été écrit.</translation>
        </message>
        <message>
            <source>One question before the backup starts</source>
            <translation>Une question avant de lancer la sauvegarde</translation>
        </message>
        <message>
            <source>The drive is no longer open</source>
            <translation>Le disque n’est plus ouvert</translation>
        </message>
        <message>
            <source>Another program has closed it, or it was unplugged.</source>
            <translation>Un autre programme l’a fermé, ou il a été débranché.</translation>
        </message>
        <message>
            <source>The next backup copies what is missing.</source>
            <translation>La prochaine sauvegarde copiera ce qui manque.</translation>
        </message>
        <message>
            <source>Files already on it are safe.</source>
            <translation>Les fichiers déjà copiés dessus sont en sécurité.</translation>
        </message>
        <message>
            <source>Plug the drive back in to continue the backup.</source>
            <translation>Rebranchez le disque pour continuer la sauvegarde.</translation>
        </message>
        <message>
            <source>It is not safe to unplug the drive yet.</source>
            <translation>Le disque ne peut pas encore être débranché sans risque.</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive.</source>
            <translation>Le disque peut être débranché sans risque.</translation>
        </message>
        <message>
            <source>{name} to {drive}</source>
            <translation>{name} sur {drive}</translation>
        </message>
        <message>
            <source>Your files are being copied.</source>
            <translation>Vos fichiers sont en cours de copie.</translation>
        </message>
        <message>
            <source>Letting the drive rest</source>
            <translation>Repos pour le disque</translation>
        </message>
        <message>
            <source>{files}, {size} so far</source>
            <translation>{files}, {size} jusqu’ici</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive</source>
            <translation>Le disque peut être débranché sans risque</translation>
        </message>
        <message>
            <source>The drive is not ready to be unplugged</source>
            <translation>Le disque n’est pas prêt à être débranché</translation>
        </message>
        <message>
            <source>Eject the drive before you unplug it.</source>
            <translation>Éjectez le disque avant de le débrancher.</translation>
        </message>
        <message>
            <source>Starting</source>
            <translation>Démarrage</translation>
        </message>
        <message>
            <source>Looking for changes</source>
            <translation>Recherche de ce qui a changé</translation>
        </message>
        <message>
            <source>Copying</source>
            <translation>Copie</translation>
        </message>
        <message>
            <source>Finishing</source>
            <translation>Finalisation</translation>
        </message>
        <message>
            <source>Pausing</source>
            <translation>Mise en pause</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>En pause</translation>
        </message>
        <message>
            <source>Checking whether the drive is still there</source>
            <translation>Vérification de la présence du disque</translation>
        </message>
        <message>
            <source>Stopping</source>
            <translation>Arrêt</translation>
        </message>
        <message>
            <source>Ejecting the drive</source>
            <translation>Éjection du disque</translation>
        </message>
    </context>
    <context>
        <name>verdicts</name>
        <message>
            <source>shingled</source>
            <translation>SMR</translation>
        </message>
        <message>
            <source>shingled (host-aware)</source>
            <translation>SMR (host-aware)</translation>
        </message>
        <message>
            <source>shingled (host-managed)</source>
            <translation>SMR (host-managed)</translation>
        </message>
        <message>
            <source>conventional</source>
            <translation>classique</translation>
        </message>
        <message>
            <source>without any sign of shingling</source>
            <translation>sans aucun signe de SMR</translation>
        </message>
        <message>
            <source>no hard disk</source>
            <translation>pas un disque dur</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>inconnu</translation>
        </message>
        <message>
            <source>a shingled drive (SMR)</source>
            <translation>un disque à pistes superposées (SMR)</translation>
        </message>
        <message>
            <source>a shingled drive (SMR, host-aware)</source>
            <translation>un disque à pistes superposées (SMR, host-aware)</translation>
        </message>
        <message>
            <source>a shingled drive (SMR, host-managed)</source>
            <translation>un disque à pistes superposées (SMR, host-managed)</translation>
        </message>
        <message>
            <source>a conventional drive (CMR), not shingled</source>
            <translation>un disque classique (CMR), sans pistes superposées</translation>
        </message>
        <message>
            <source>not a hard disk</source>
            <translation>autre chose qu’un disque dur</translation>
        </message>
        <message>
            <source>It already holds a Shingleback backup of {folders}.</source>
            <translation>Il contient déjà une sauvegarde faite par ce programme, de {folders}.</translation>
        </message>
        <message>
            <source>This is {what}.</source>
            <translation>C’est {what}.</translation>
        </message>
        <message>
            <source>Very likely, this is {what}.</source>
            <translation>C’est très probablement {what}.</translation>
        </message>
        <message>
            <source>Probably, this is {what}.</source>
            <translation>C’est probablement {what}.</translation>
        </message>
        <message>
            <source>Perhaps this is {what}.</source>
            <translation>C’est peut-être {what}.</translation>
        </message>
        <message>
            <source>There is no sign that this drive is shingled. That does not prove that it is not.</source>
            <translation>Rien n’indique que ce soit un disque à pistes superposées (SMR). Cela ne prouve pas que ce n’en est pas un.</translation>
        </message>
        <message>
            <source>It is not clear whether this drive is shingled.</source>
            <translation>D’après cela, personne ne peut dire si c’est un disque à pistes superposées (SMR).</translation>
        </message>
        <message>
            <source>reports from such drives have been published</source>
            <translation>des rapports sur de tels disques ont été publiés</translation>
        </message>
        <message>
            <source>the manufacturer says so</source>
            <translation>le fabricant le dit</translation>
        </message>
        <message>
            <source>it was on sale before the first shingled drive, in 2013</source>
            <translation>il était en vente avant le premier disque SMR, en 2013</translation>
        </message>
        <message>
            <source>the authors of smartmontools looked it up</source>
            <translation>les auteurs de smartmontools l’ont vérifié</translation>
        </message>
        <message>
            <source>users have reported it</source>
            <translation>des utilisateurs l’ont découvert</translation>
        </message>
        <message>
            <source>this follows from its family and age</source>
            <translation>cela découle de sa gamme et de son âge</translation>
        </message>
        <message>
            <source>this has not been checked</source>
            <translation>cela n’a pas été vérifié</translation>
        </message>
        <message>
            <source>Linux sees the zones of a shingled drive: it calls it {value}.</source>
            <translation>Linux voit les zones d’un disque SMR : il le dit {value}.</translation>
        </message>
        <message>
            <source>The drive tells Linux that it is shingled: {value}.</source>
            <translation>Le disque dit à Linux qu’il est SMR : {value}.</translation>
        </message>
        <message>
            <source>The log of Linux calls it a shingled drive: {value}.</source>
            <translation>Le journal de Linux le présente comme un disque SMR : {value}.</translation>
        </message>
        <message>
            <source>The drive reports that it is shingled: {value}.</source>
            <translation>Le disque dit de lui-même qu’il est SMR : {value}.</translation>
        </message>
        <message>
            <source>The drive identifies itself as a device type that only host-managed drives use.</source>
            <translation>Le disque répond comme seuls le font les disques host-managed.</translation>
        </message>
        <message>
            <source>Linux counts {count} zones on it; only shingled drives have zones.</source>
            <translation>Linux y compte {count} zones ; seuls les disques SMR ont des zones.</translation>
        </message>
        <message>
            <source>It is connected by NVMe, as solid state drives are.</source>
            <translation>Il est connecté en NVMe, comme le sont les SSD.</translation>
        </message>
        <message>
            <source>It is a memory card.</source>
            <translation>C’est une carte mémoire.</translation>
        </message>
        <message>
            <source>The drive reports that it has no spinning parts.</source>
            <translation>Il dit de lui-même que rien n’y tourne.</translation>
        </message>
        <message>
            <source>Its name, {model}, is that of a drive with flash memory.</source>
            <translation>Son nom, {model}, est celui d’un disque à mémoire flash.</translation>
        </message>
        <message>
            <source>Its name, {model}, is that of a memory stick or a card reader.</source>
            <translation>Son nom, {model}, est celui d’une clé USB ou d’un lecteur de cartes.</translation>
        </message>
        <message>
            <source>It holds as little as a memory stick.</source>
            <translation>Sa capacité est aussi petite que celle d’une clé USB.</translation>
        </message>
        <message>
            <source>Linux was told that it has no spinning parts.</source>
            <translation>On a dit à Linux que rien n’y tourne.</translation>
        </message>
        <message>
            <source>It spins and accepts TRIM, which reports deleted files. Among hard disks, only shingled ones have a use for that.</source>
            <translation>Il tourne et veut être informé des fichiers supprimés (TRIM). Parmi les disques durs, seuls les disques SMR en ont l’usage.</translation>
        </message>
        <message>
            <source>It accepts TRIM, which reports deleted files, as shingled and solid-state drives do. Whether it spins can't be seen from here.</source>
            <translation>Il veut être informé des fichiers supprimés (TRIM), comme les disques SMR et les SSD ; d’ici, personne ne peut dire s’il tourne.</translation>
        </message>
        <message>
            <source>smartctl lists it under {family}.</source>
            <translation>smartctl le compte parmi : {family}.</translation>
        </message>
        <message>
            <source>The table of drives lists {model} as {recording}; {trust}.</source>
            <translation>La table des disques donne pour {model} : {recording} ; {trust}.</translation>
        </message>
        <message>
            <source>The sources disagree on {model}: others call it {recording}.</source>
            <translation>Les sources ne sont pas d’accord sur {model} : d’autres disent {recording}.</translation>
        </message>
        <message>
            <source>Only the beginning of its name is known, {model}; every drive in the table that it may be is {recording}.</source>
            <translation>Seul le début de son nom est connu, {model} ; pour tous les disques de la table qu’il peut être, on lit : {recording}.</translation>
        </message>
        <message>
            <source>The sources disagree on the drives that {model} may be: others call them {recording}.</source>
            <translation>Les sources ne sont pas d’accord sur les disques que {model} peut désigner : d’autres disent {recording}.</translation>
        </message>
        <message>
            <source>Drives of this size with the USB id {usb} ({family}) are {recording}; {trust}.</source>
            <translation>Pour les disques de cette taille avec l’identifiant USB {usb} ({family}), on lit : {recording} ; {trust}.</translation>
        </message>
        <message>
            <source>Some drives with the USB id {usb} are {recording}; they look the same from outside.</source>
            <translation>Certains disques avec l’identifiant USB {usb} sont de ce type : {recording}. De l’extérieur, on ne peut pas le dire.</translation>
        </message>
        <message>
            <source>Drives of this size with the USB id {usb} hold the disk {inner}, which is {recording}; {trust}.</source>
            <translation>Les disques de cette taille avec l’identifiant USB {usb} contiennent le disque {inner}, pour lequel on lit : {recording} ; {trust}.</translation>
        </message>
        <message>
            <source>Drives with the USB id {usb}, of the sizes that the table knows, are {recording}; {trust}.</source>
            <translation>Pour les disques avec l’identifiant USB {usb}, dans les tailles que la table connaît, on lit : {recording} ; {trust}.</translation>
        </message>
        <message>
            <source>{model} is sold with a disk that is {recording}; {trust}.</source>
            <translation>{model} est vendu avec un disque de ce type : {recording} ; {trust}.</translation>
        </message>
        <message>
            <source>Some drives in the box {model} are {recording}; the box does not say which.</source>
            <translation>Certains disques de la boîte {model} sont d’un autre type : {recording} ; la boîte ne dit pas lesquels.</translation>
        </message>
        <message>
            <source>{model} is sold with the disk {inner}, which is {recording}; {trust}.</source>
            <translation>{model} est vendu avec le disque {inner}, de ce type : {recording} ; {trust}.</translation>
        </message>
        <message>
            <source>As a rule of thumb, {family} are {recording}.</source>
            <translation>En règle générale, pour {family} : {recording}.</translation>
        </message>
        <message>
            <source>Others say that {family} are {recording}.</source>
            <translation>D’autres disent pour {family} : {recording}.</translation>
        </message>
        <message>
            <source>Linux was told that it has no spinning parts. Adapters often get that wrong.</source>
            <translation>On a dit à Linux que rien n’y tourne. Les adaptateurs se trompent souvent là-dessus.</translation>
        </message>
        <message>
            <source>It does not accept TRIM, which reports deleted files. That proves nothing: many shingled drives don't.</source>
            <translation>Il ne veut pas être informé des fichiers supprimés (TRIM). Cela ne prouve rien : beaucoup de disques SMR ne le veulent pas.</translation>
        </message>
        <message>
            <source>Linux sees no zones. That proves nothing: shingled drives for the home hide them.</source>
            <translation>Linux ne voit pas de zones. Cela ne prouve rien : les disques SMR qu’on a chez soi les cachent.</translation>
        </message>
        <message>
            <source>It uses the older USB storage protocol, which hides what a drive reports about itself.</source>
            <translation>Il utilise la forme simple de l’USB, qui cache ce qu’un disque dit de lui-même.</translation>
        </message>
        <message>
            <source>It is a hard disk, and there is no evidence for or against shingling.</source>
            <translation>C’est un disque dur, et rien n’indique ni n’exclut des pistes superposées (SMR).</translation>
        </message>
        <message>
            <source>Too little is known about it. Its model name, or its USB id and size, would help.</source>
            <translation>On en sait trop peu. Son nom de modèle, ou son identifiant USB et sa taille, aideraient.</translation>
        </message>
        <message>
            <source>The table of drives does not list {model}.</source>
            <translation>La table des disques ne contient pas {model}.</translation>
        </message>
        <message>
            <source>The table of drives does not list the USB id {usb}. Many enclosures hide the disk inside.</source>
            <translation>La table des disques ne contient pas l’identifiant USB {usb}. Beaucoup de boîtiers cachent le disque qu’ils contiennent.</translation>
        </message>
        <message>
            <source>The USB id {usb} is used for several drives; the size would tell more.</source>
            <translation>L’identifiant USB {usb} sert à plusieurs disques : sa taille en dirait plus.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a shingled drive with a media cache.</source>
            <translation>Il a été mesuré ici le {date} et se comporte comme un disque SMR avec un cache sur les plateaux.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a shingled drive that writes everything to a log.</source>
            <translation>Il a été mesuré ici le {date} et se comporte comme un disque SMR qui écrit tout dans un journal.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a conventional drive.</source>
            <translation>Il a été mesuré ici le {date} et se comporte comme un disque classique.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a drive without moving parts.</source>
            <translation>Il a été mesuré ici le {date} et se comporte comme un disque sans pièces mobiles.</translation>
        </message>
        <message>
            <source>It is simulated, and writes the way a shingled drive does.</source>
            <translation>C’est un modèle, fait pour écrire comme un disque SMR.</translation>
        </message>
        <message>
            <source>No information about a drive could be read from {path}.</source>
            <translation>Rien n’a pu être lu sur un disque dans {path}.</translation>
        </message>
    </context>
    <context>
        <name>versions</name>
        <message numerus="yes">
            <source>%n line(s) changed</source>
            <translation>
                <numerusform>%Ln ligne modifiée</numerusform>
                <numerusform>%Ln lignes modifiées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) added</source>
            <translation>
                <numerusform>%Ln ligne ajoutée</numerusform>
                <numerusform>%Ln lignes ajoutées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) removed</source>
            <translation>
                <numerusform>%Ln ligne supprimée</numerusform>
                <numerusform>%Ln lignes supprimées</numerusform>
            </translation>
        </message>
        <message>
            <source>In the later version: {changes}</source>
            <translation>Dans la version ultérieure : {changes}</translation>
        </message>
        <message>
            <source>The later version is {size} larger.</source>
            <translation>La version ultérieure fait {size} de plus.</translation>
        </message>
        <message>
            <source>The later version is {size} smaller.</source>
            <translation>La version ultérieure fait {size} de moins.</translation>
        </message>
        <message>
            <source>Both versions have the same size.</source>
            <translation>Les deux versions ont la même taille.</translation>
        </message>
        <message>
            <source>Both are the same version.</source>
            <translation>Les deux sont la même version.</translation>
        </message>
        <message>
            <source>Both begin with the same text.</source>
            <translation>Les deux commencent par le même texte.</translation>
        </message>
        <message>
            <source>{difference}. Only the beginning of the file was compared.</source>
            <translation>{difference}. Seul le début du fichier a été comparé.</translation>
        </message>
        <message>
            <source>{moment} · {size}</source>
            <translation>{moment} · {size}</translation>
        </message>
    </context>
    <context>
        <name>wizard</name>
        <message>
            <source>Please wait</source>
            <translation>Veuillez patienter</translation>
        </message>
        <message>
            <source>You have chosen this one.</source>
            <translation>Vous avez choisi celui-ci.</translation>
        </message>
        <message>
            <source>Finding the best filesystem…</source>
            <translation>Recherche de ce qui convient…</translation>
        </message>
        <message>
            <source>{title}, encrypted</source>
            <translation>{title}, chiffré</translation>
        </message>
        <message>
            <source>This drive can't be prepared</source>
            <translation>Il n’y a pas de plan pour ce disque</translation>
        </message>
        <message>
            <source>Nothing on it is recognized.</source>
            <translation>Il ne contient rien de reconnaissable.</translation>
        </message>
        <message>
            <source>not recognized</source>
            <translation>non reconnu</translation>
        </message>
        <message>
            <source>{backups} of {folders}</source>
            <translation>{backups} de {folders}</translation>
        </message>
        <message>
            <source>{backups} with {versions} of {folders}, the last of {day}</source>
            <translation>{backups} avec {versions} de {folders}, la dernière : {day}</translation>
        </message>
        <message numerus="yes">
            <source>%n backup(s)</source>
            <translation>
                <numerusform>%Ln sauvegarde</numerusform>
                <numerusform>%Ln sauvegardes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln version</numerusform>
                <numerusform>%Ln versions</numerusform>
            </translation>
        </message>
        <message>
            <source>its contents can't be seen while it is closed</source>
            <translation>ce qu’il contient ne peut pas être vu sans l’ouvrir</translation>
        </message>
        <message>
            <source>{used} used</source>
            <translation>{used} utilisés</translation>
        </message>
        <message>
            <source>at least {files}</source>
            <translation>au moins {files}</translation>
        </message>
        <message>
            <source>USB port {port}</source>
            <translation>port USB {port}</translation>
        </message>
        <message>
            <source>USB port {port}, {device}</source>
            <translation>port USB {port}, {device}</translation>
        </message>
        <message>
            <source>The drive</source>
            <translation>Le disque</translation>
        </message>
        <message>
            <source>Questions</source>
            <translation>Questions</translation>
        </message>
        <message>
            <source>Erase</source>
            <translation>Effacer</translation>
        </message>
        <message>
            <source>What and when</source>
            <translation>Quoi et quand</translation>
        </message>
        <message>
            <source>Step {number} of {count}</source>
            <translation>Étape {number} sur {count}</translation>
        </message>
    </context>
    <context>
        <name>year</name>
        <message numerus="yes">
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%Ln problème</numerusform>
                <numerusform>%Ln problèmes</numerusform>
            </translation>
        </message>
        <message>
            <source>Week of {date}: {said}</source>
            <translation>Semaine du {date} : {said}</translation>
        </message>
        <message numerus="yes">
            <source>%n time(s)</source>
            <translation>
                <numerusform>%Ln fois</numerusform>
                <numerusform>%Ln fois</numerusform>
            </translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Sauvegardes</translation>
        </message>
        <message numerus="yes">
            <source>Backups in %n week(s)</source>
            <translation>
                <numerusform>Sauvegardes sur %Ln semaine</numerusform>
                <numerusform>Sauvegardes sur %Ln semaines</numerusform>
            </translation>
        </message>
        <message>
            <source>Checks</source>
            <translation>Vérifications</translation>
        </message>
        <message numerus="yes">
            <source>Checks in %n week(s)</source>
            <translation>
                <numerusform>Vérifications sur %Ln semaine</numerusform>
                <numerusform>Vérifications sur %Ln semaines</numerusform>
            </translation>
        </message>
        <message>
            <source>Care</source>
            <translation>Entretien</translation>
        </message>
        <message numerus="yes">
            <source>Care in %n week(s)</source>
            <translation>
                <numerusform>Entretien sur %Ln semaine</numerusform>
                <numerusform>Entretien sur %Ln semaines</numerusform>
            </translation>
        </message>
        <message>
            <source>Rests</source>
            <translation>Repos</translation>
        </message>
        <message numerus="yes">
            <source>Rests in %n week(s)</source>
            <translation>
                <numerusform>Repos sur %Ln semaine</numerusform>
                <numerusform>Repos sur %Ln semaines</numerusform>
            </translation>
        </message>
    </context>
</TS>
