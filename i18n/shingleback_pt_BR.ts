<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <source>All libraries and their licenses</source>
            <translation>Todas as bibliotecas e suas licenças</translation>
        </message>
        <message>
            <source>About Shingleback</source>
            <translation>Sobre o Shingleback</translation>
        </message>
        <message>
            <source>Something wrong? Save a report, and attach it to a bug report at {address}. It contains no names of files, drives or people.</source>
            <translation>Algo errado? Salve um relatório e anexe-o a um aviso de erro em {address}. Ele não contém nomes de arquivos, unidades ou pessoas.</translation>
        </message>
        <message>
            <source>Save a &amp;report…</source>
            <translation>Salvar um &amp;relatório…</translation>
        </message>
        <message>
            <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
            <translation>Software livre sob a GNU General Public License, versão 3 ou posterior. Sem nenhuma garantia.</translation>
        </message>
        <message>
            <source>Qt and PySide6 {version} draw the window. They are used under the GNU Lesser General Public License, version 3.</source>
            <translation>Qt e PySide6 {version} desenham a janela. São usados sob a GNU Lesser General Public License, versão 3.</translation>
        </message>
        <message>
            <source>The texts of the licenses: {folder}</source>
            <translation>Os textos das licenças: {folder}</translation>
        </message>
    </context>
    <context>
        <name>AdjustFold</name>
        <message>
            <source>Adjust</source>
            <translation>Ajustar</translation>
        </message>
        <message>
            <source>Working… You may be asked for a password.</source>
            <translation>Em andamento. Uma senha pode ser pedida.</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Carregando…</translation>
        </message>
        <message>
            <source>Switch UAS off</source>
            <translation>Desligar o UAS</translation>
        </message>
        <message>
            <source>Use UAS again</source>
            <translation>Usar o UAS de novo</translation>
        </message>
        <message>
            <source>Never stop</source>
            <translation>Nunca parar</translation>
        </message>
        <message>
            <source>Stop after an hour</source>
            <translation>Parar depois de uma hora</translation>
        </message>
        <message>
            <source>As its maker set it</source>
            <translation>Como o fabricante definiu</translation>
        </message>
        <message>
            <source>When does that help?</source>
            <translation>Quando isso ajuda?</translation>
        </message>
        <message>
            <source>Don't park the heads</source>
            <translation>Não estacionar as cabeças</translation>
        </message>
        <message>
            <source>Park them as its maker set it</source>
            <translation>Estacioná-las como o fabricante definiu</translation>
        </message>
    </context>
    <context>
        <name>AlternationChoice</name>
        <message>
            <source>A backup of its own</source>
            <translation>Um backup próprio</translation>
        </message>
        <message>
            <source>In turns with the drive of {name}</source>
            <translation>Revezando com a unidade de {name}</translation>
        </message>
        <message>
            <source>Both drives get the same folders. Keep one of them somewhere else, and swap them now and then.</source>
            <translation>As duas unidades recebem as mesmas pastas. Guarde uma delas em outro lugar e troque-as de vez em quando.</translation>
        </message>
    </context>
    <context>
        <name>ArraysPart</name>
        <message>
            <source>Why is that?</source>
            <translation>Por que isso?</translation>
        </message>
    </context>
    <context>
        <name>ArrivalNotice</name>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Just plugged in: {name}</source>
            <translation>Recém-conectada: {name}</translation>
        </message>
    </context>
    <context>
        <name>AutomaticCare</name>
        <message>
            <source>Do what is due after each backup,
for two hours at most</source>
            <translation>Fazer o que estiver pendente após cada backup,
por no máximo duas horas</translation>
        </message>
    </context>
    <context>
        <name>AwayPage</name>
        <message>
            <source>The drives can't be read right now</source>
            <translation>As unidades não podem ser consultadas agora</translation>
        </message>
        <message>
            <source>“{drive}” is not plugged in</source>
            <translation>“{drive}” não está conectada</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering.</source>
            <translation>O serviço que conhece as unidades (UDisks2) não responde.</translation>
        </message>
        <message>
            <source>As soon as it answers, this continues automatically.</source>
            <translation>Assim que responder, isto continua sozinho.</translation>
        </message>
        <message>
            <source>Plug it in again, in any port, to continue.</source>
            <translation>Conecte-a de novo, em qualquer porta: então isto continua.</translation>
        </message>
        <message>
            <source>The drive stays prepared.</source>
            <translation>A unidade está preparada; isso fica assim.</translation>
        </message>
        <message>
            <source>Nothing was erased.</source>
            <translation>Nada foi apagado.</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Fechar</translation>
        </message>
    </context>
    <context>
        <name>BackupChoices</name>
        <message>
            <source>Start automatic backups on battery power, too</source>
            <translation>Iniciar backups automáticos também na bateria</translation>
        </message>
        <message>
            <source>Days without a backup before a reminder</source>
            <translation>Dias sem backup até um lembrete</translation>
        </message>
        <message>
            <source>never</source>
            <translation>nunca</translation>
        </message>
        <message>
            <source>Remind me after this many days without a backup</source>
            <translation>Lembrar-me após estes dias sem backup</translation>
        </message>
        <message>
            <source>Pace of new backup sets</source>
            <translation>Ritmo dos novos conjuntos de backup</translation>
        </message>
    </context>
    <context>
        <name>Bars</name>
        <message>
            <source>Copied</source>
            <translation>Copiado</translation>
        </message>
        <message>
            <source>On the drive</source>
            <translation>Na unidade</translation>
        </message>
        <message>
            <source>Safe to unplug</source>
            <translation>Seguro desconectar</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Ainda não</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Nada de novo</translation>
        </message>
        <message>
            <source>{size}, {files}</source>
            <translation>{size}, {files}</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Sim</translation>
        </message>
        <message>
            <source>Not yet: being ejected</source>
            <translation>Ainda não: sendo ejetada</translation>
        </message>
        <message>
            <source>No: eject it first</source>
            <translation>Não: ejete-a antes</translation>
        </message>
        <message>
            <source>No: in use</source>
            <translation>Não: em uso</translation>
        </message>
    </context>
    <context>
        <name>BoxLookup</name>
        <message>
            <source>Example: {name}</source>
            <translation>Exemplo: {name}</translation>
        </message>
        <message>
            <source>Name or part number</source>
            <translation>Nome ou código do produto</translation>
        </message>
        <message>
            <source>Look it up</source>
            <translation>Consultar</translation>
        </message>
        <message>
            <source>Enter the name with its size, or the part number, from the box or the shop.</source>
            <translation>Digite o nome com a capacidade, ou o código do produto, como aparece na caixa ou na loja.</translation>
        </message>
        <message>
            <source>What is inside a drive, before you buy it?</source>
            <translation>O que há dentro de uma unidade, antes de comprá-la?</translation>
        </message>
    </context>
    <context>
        <name>BrowseView</name>
        <message>
            <source>Selected: the file as it was on {moment}.</source>
            <translation>Selecionado: o arquivo como era em {moment}.</translation>
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
            <translation>Mostrar o caminho</translation>
        </message>
    </context>
    <context>
        <name>CardHead</name>
        <message>
            <source>simulated</source>
            <translation>simulada</translation>
        </message>
        <message>
            <source>not used</source>
            <translation>não usada</translation>
        </message>
        <message>
            <source>built in</source>
            <translation>deste computador</translation>
        </message>
    </context>
    <context>
        <name>CareHistoryPart</name>
        <message>
            <source>The last twelve months</source>
            <translation>Os últimos doze meses</translation>
        </message>
        <message>
            <source>Last done: {care}</source>
            <translation>Feito pela última vez: {care}</translation>
        </message>
    </context>
    <context>
        <name>CareLine</name>
        <message>
            <source>See what and why</source>
            <translation>Ver o quê e por quê</translation>
        </message>
        <message>
            <source>its write cache was not reset after a measurement</source>
            <translation>o cache de gravação não foi restaurado depois de uma medição</translation>
        </message>
    </context>
    <context>
        <name>CarePart</name>
        <message>
            <source>Do it now</source>
            <translation>Fazer agora</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausar</translation>
        </message>
        <message>
            <source>Nothing. A backup goes first, and you can cancel at any time.</source>
            <translation>Nada. Um backup tem prioridade, e você pode cancelar a qualquer momento.</translation>
        </message>
        <message>
            <source>Not checked yet.</source>
            <translation>Ainda não se sabe o que está pendente.</translation>
        </message>
        <message>
            <source>Nothing is due.</source>
            <translation>Não há nada pendente.</translation>
        </message>
        <message>
            <source>Checking what is due</source>
            <translation>Verificando</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Parando…</translation>
        </message>
        <message>
            <source>A backup goes first. This continues afterward.</source>
            <translation>Um backup vem primeiro. Isto continua depois.</translation>
        </message>
        <message>
            <source>Paused: {action}</source>
            <translation>Em pausa: {action}</translation>
        </message>
    </context>
    <context>
        <name>CareProgress</name>
        <message>
            <source>How much is done</source>
            <translation>Quanto já foi feito</translation>
        </message>
        <message>
            <source>{time} left at most</source>
            <translation>Faltam no máximo {time}</translation>
        </message>
    </context>
    <context>
        <name>CareResultPart</name>
        <message>
            <source>Damaged files</source>
            <translation>Arquivos danificados</translation>
        </message>
        <message>
            <source>Restore from an earlier version</source>
            <translation>Restaurar de uma versão anterior</translation>
        </message>
        <message>
            <source>Copy them again from this computer</source>
            <translation>Copiá-los de novo deste computador</translation>
        </message>
        <message>
            <source>Stopped. What was finished so far counts.</source>
            <translation>Parado. O que foi feito conta.</translation>
        </message>
        <message>
            <source>Done.</source>
            <translation>Pronto.</translation>
        </message>
    </context>
    <context>
        <name>ChangesModel</name>
        <message>
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>O que aconteceu</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamanho</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Antes</translation>
        </message>
    </context>
    <context>
        <name>ChoicePart</name>
        <message>
            <source>Copy from</source>
            <translation>Copiar de</translation>
        </message>
        <message>
            <source>Copy to</source>
            <translation>Copiar para</translation>
        </message>
        <message>
            <source>&amp;Read both back at the end, and compare them</source>
            <translation>&amp;Ler ambas de volta no final e compará-las</translation>
        </message>
        <message>
            <source>Use all the space &amp;of the new drive</source>
            <translation>Us&amp;ar todo o espaço da nova unidade</translation>
        </message>
        <message>
            <source>Let both drives stay pl&amp;ugged in after the copy</source>
            <translation>Manter os dois discos conectados &amp;depois da cópia</translation>
        </message>
        <message>
            <source>Copy un&amp;used areas, too</source>
            <translation>Copiar também as áreas não u&amp;sadas</translation>
        </message>
        <message>
            <source>Switch the backup &amp;sets of the old drive to the copy</source>
            <translation>Os conjunto&amp;s de backup da unidade antiga passam a ir para a cópia</translation>
        </message>
        <message>
            <source>Copy &amp;from</source>
            <translation>Copiar &amp;de</translation>
        </message>
        <message>
            <source>Copy &amp;to</source>
            <translation>Copiar &amp;para</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <translation>R&amp;itmo</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>Mais opções</translation>
        </message>
        <message>
            <source>First choose what to copy.</source>
            <translation>Primeiro escolha o que copiar.</translation>
        </message>
        <message>
            <source>First choose where to copy it.</source>
            <translation>Primeiro escolha para onde copiar.</translation>
        </message>
        <message>
            <source>First plug in the new drive, or choose an image file.</source>
            <translation>Primeiro conecte a nova unidade ou escolha um arquivo de imagem.</translation>
        </message>
        <message>
            <source>Copy from an image file</source>
            <translation>Copiar de um arquivo de imagem</translation>
        </message>
        <message>
            <source>Copy to an image file</source>
            <translation>Copiar para um arquivo de imagem</translation>
        </message>
    </context>
    <context>
        <name>CloneBars</name>
        <message>
            <source>Copied</source>
            <translation>Copiado</translation>
        </message>
        <message>
            <source>On the drive</source>
            <translation>Na unidade</translation>
        </message>
        <message>
            <source>Compared</source>
            <translation>Comparado</translation>
        </message>
        <message>
            <source>Safe to unplug</source>
            <translation>Seguro desconectar</translation>
        </message>
        <message>
            <source>All of it</source>
            <translation>Tudo</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Ainda não</translation>
        </message>
        <message>
            <source>The same</source>
            <translation>Iguais</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Sim</translation>
        </message>
        <message>
            <source>No: in use</source>
            <translation>Não: em uso</translation>
        </message>
        <message>
            <source>No: eject it first</source>
            <translation>Não: ejete-a antes</translation>
        </message>
    </context>
    <context>
        <name>CloneConsent</name>
        <message>
            <source>&amp;Next</source>
            <translation>Pró&amp;ximo</translation>
        </message>
        <message>
            <source>&amp;Continue the copy</source>
            <translation>&amp;Continuar a cópia</translation>
        </message>
        <message>
            <source>&amp;Erase and copy</source>
            <translation>Apa&amp;gar e copiar</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Copiar</translation>
        </message>
    </context>
    <context>
        <name>ClonePage</name>
        <message>
            <source>Copy a drive to another</source>
            <translation>Copiar uma unidade para outra</translation>
        </message>
        <message>
            <source>Move only a backup instead</source>
            <translation>Em vez disso, mover só um backup</translation>
        </message>
        <message>
            <source>Why is it slow now and then?</source>
            <translation>Por que fica lenta de vez em quando?</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Continuar</translation>
        </message>
        <message>
            <source>&amp;Eject the copy</source>
            <translation>&amp;Ejetar a cópia</translation>
        </message>
        <message>
            <source>{drive} was unplugged.</source>
            <translation>{drive} foi desconectada.</translation>
        </message>
    </context>
    <context>
        <name>ClonePlanPart</name>
        <message>
            <source>What is done, step by step</source>
            <translation>O que é feito, passo a passo</translation>
        </message>
        <message>
            <source>C&amp;lose it</source>
            <translation>&amp;Fechá-la</translation>
        </message>
        <message>
            <source>Tr&amp;y again</source>
            <translation>&amp;Tentar de novo</translation>
        </message>
        <message>
            <source>Checking both drives…</source>
            <translation>Examinando as duas unidades…</translation>
        </message>
    </context>
    <context>
        <name>CloningOnClose</name>
        <message>
            <source>A drive is being copied.</source>
            <translation>Uma unidade está sendo copiada.</translation>
        </message>
        <message>
            <source>If you stop it now, what was copied so far is kept. You can continue later with the same two drives.</source>
            <translation>Se você parar agora, o que já foi copiado é mantido. Você pode continuar depois com as mesmas duas unidades.</translation>
        </message>
        <message>
            <source>&amp;Stop copying</source>
            <translation>&amp;Parar de copiar</translation>
        </message>
        <message>
            <source>&amp;Keep copying</source>
            <translation>&amp;Continuar a copiar</translation>
        </message>
    </context>
    <context>
        <name>CloseHandler</name>
        <message>
            <source>From there it tells you when a drive is plugged in. Its icon opens the window again, and has a menu to quit. You are asked this once.</source>
            <translation>De lá ele avisa quando uma unidade é conectada. O ícone abre a janela de novo e tem um menu para sair. Isto só é perguntado uma vez.</translation>
        </message>
        <message>
            <source>Should Shingleback stay in the tray?</source>
            <translation>O Shingleback deve ficar na bandeja?</translation>
        </message>
        <message>
            <source>&amp;Stay in the tray</source>
            <translation>&amp;Ficar na bandeja</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Sair</translation>
        </message>
    </context>
    <context>
        <name>ConfirmPage</name>
        <message>
            <source>Erase “{drive}”?</source>
            <translation>Apagar “{drive}”?</translation>
        </message>
        <message>
            <source>Keep typing…</source>
            <translation>Continue digitando…</translation>
        </message>
        <message>
            <source>✗ This doesn't match.</source>
            <translation>✗ Não confere.</translation>
        </message>
        <message>
            <source>✓ This matches.</source>
            <translation>✓ Confere.</translation>
        </message>
        <message>
            <source>Type “{name}” first</source>
            <translation>Digite primeiro “{name}”</translation>
        </message>
        <message>
            <source>Type “{name}” to erase it:</source>
            <translation>Digite “{name}” para apagá-la:</translation>
        </message>
        <message>
            <source>Name of the drive that will be erased</source>
            <translation>Nome da unidade que será apagada</translation>
        </message>
        <message>
            <source>Type it to confirm that this is the right drive.</source>
            <translation>Digite-o para confirmar que esta é a unidade certa.</translation>
        </message>
        <message>
            <source>Everything on it will be lost forever.</source>
            <translation>Tudo o que ela contém será perdido, para sempre.</translation>
        </message>
        <message>
            <source>I &amp;mean this drive</source>
            <translation>É &amp;esta a unidade</translation>
        </message>
        <message>
            <source>I &amp;know that everything on it will be lost</source>
            <translation>Eu sei &amp;que tudo nela será perdido</translation>
        </message>
        <message>
            <source>I &amp;mean this drive: {name}</source>
            <translation>É &amp;esta a unidade: {name}</translation>
        </message>
        <message>
            <source>The new name of the drive</source>
            <translation>O novo nome da unidade</translation>
        </message>
        <message>
            <source>New &amp;name of the drive</source>
            <translation>Novo &amp;nome da unidade</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Detalhes</translation>
        </message>
        <message>
            <source>&amp;Cancel</source>
            <translation>&amp;Cancelar</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Voltar</translation>
        </message>
        <message>
            <source>&amp;Erase and prepare</source>
            <translation>&amp;Apagar e preparar</translation>
        </message>
        <message>
            <source>Change the drive's new name first</source>
            <translation>Primeiro, altere o novo nome da unidade</translation>
        </message>
        <message>
            <source>This is too easy to guess. Use four or more words that have nothing to do with each other.</source>
            <translation>É fácil demais de adivinhar. Use quatro ou mais palavras que não tenham nada a ver umas com as outras.</translation>
        </message>
        <message>
            <source>A longer one is harder to guess: for example, four or more words that have nothing to do with each other.</source>
            <translation>Uma senha mais longa é mais difícil de adivinhar: por exemplo, quatro ou mais palavras que não tenham nada a ver entre si.</translation>
        </message>
    </context>
    <context>
        <name>ConflictChoice</name>
        <message>
            <source>Files that differ from the backup now</source>
            <translation>Arquivos diferentes do backup agora</translation>
        </message>
        <message>
            <source>Keep &amp;both</source>
            <translation>Manter am&amp;bos</translation>
        </message>
        <message>
            <source>&amp;Leave it as it is</source>
            <translation>&amp;Deixar como está</translation>
        </message>
        <message>
            <source>&amp;Leave them as they are</source>
            <translation>&amp;Deixar como estão</translation>
        </message>
        <message>
            <source>Re&amp;place it with the one from the backup</source>
            <translation>S&amp;ubstituir pelo do backup</translation>
        </message>
        <message>
            <source>Re&amp;place them with those from the backup</source>
            <translation>S&amp;ubstituir pelos do backup</translation>
        </message>
        <message>
            <source>The one from the backup gets the date in its name.</source>
            <translation>O do backup recebe a data no nome.</translation>
        </message>
        <message>
            <source>The one from the backup becomes “{name}”.</source>
            <translation>O do backup vai se chamar “{name}”.</translation>
        </message>
        <message>
            <source>Those from the backup get the date in their names, such as “{name}”.</source>
            <translation>Os do backup recebem a data no nome, como “{name}”.</translation>
        </message>
    </context>
    <context>
        <name>ConnectionPart</name>
        <message>
            <source>Why is that?</source>
            <translation>Por que isso?</translation>
        </message>
    </context>
    <context>
        <name>CountdownBanner</name>
        <message>
            <source>Back up now</source>
            <translation>Fazer backup agora</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Agora não</translation>
        </message>
        <message>
            <source>It starts automatically, as you chose.</source>
            <translation>Ele começa sozinho, como você escolheu.</translation>
        </message>
        <message>
            <source>The backup of {name} begins in {time}</source>
            <translation>O backup de {name} começa em {time}</translation>
        </message>
    </context>
    <context>
        <name>CrashBanner</name>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Save a report…</source>
            <translation>Salvar um relatório…</translation>
        </message>
        <message>
            <source>A report shows where, so that it can be fixed. It contains no names of files, drives or people.</source>
            <translation>Um relatório mostra onde, para que possa ser corrigido. Ele não contém nomes de arquivos, unidades ou pessoas.</translation>
        </message>
        <message>
            <source>A part of Shingleback has crashed</source>
            <translation>Uma parte do Shingleback travou</translation>
        </message>
    </context>
    <context>
        <name>DiagnosePage</name>
        <message>
            <source>Check &amp;this computer</source>
            <translation>&amp;Verificar este computador</translation>
        </message>
        <message>
            <source>Open a log &amp;file…</source>
            <translation>Abrir um &amp;arquivo de registro…</translation>
        </message>
        <message>
            <source>A kernel log or a SMART report.</source>
            <translation>Um registro do kernel ou um relatório SMART.</translation>
        </message>
        <message>
            <source>&amp;Paste a log</source>
            <translation>C&amp;olar um registro</translation>
        </message>
        <message>
            <source>A kernel log or a SMART report that you copied, for example from a terminal.</source>
            <translation>Um registro do kernel ou um relatório SMART que você copiou, por exemplo, de um terminal.</translation>
        </message>
        <message>
            <source>&amp;Copy a report for a forum</source>
            <translation>&amp;Copiar um relatório para um fórum</translation>
        </message>
        <message>
            <source>Without serial numbers, names or folders.</source>
            <translation>Sem números de série, nomes ou pastas.</translation>
        </message>
        <message>
            <source>Show all drives</source>
            <translation>Mostrar todas as unidades</translation>
        </message>
        <message>
            <source>Reading the log…</source>
            <translation>Lendo o registro…</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>P&amp;arar</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Para especialistas</translation>
        </message>
        <message>
            <source>What happened?</source>
            <translation>O que aconteceu?</translation>
        </message>
        <message>
            <source>What do errors in the log mean?</source>
            <translation>O que significam erros no registro?</translation>
        </message>
        <message>
            <source>The log could not be read</source>
            <translation>O registro não pôde ser lido</translation>
        </message>
        <message>
            <source>Did a drive stop responding, disappear, or cause errors? Shingleback reads the system log, explains what happened, and says what to do. It changes nothing on the drive.</source>
            <translation>Uma unidade parou de responder, sumiu ou causou erros? O Shingleback lê o registro do sistema, explica o que aconteceu e diz o que fazer. Ele não altera nada na unidade.</translation>
        </message>
        <message>
            <source>Something wrong?</source>
            <translation>Algo errado?</translation>
        </message>
        <message>
            <source>Report copied. Read it through, then paste it where you ask for help.</source>
            <translation>Relatório copiado. Leia-o e cole-o onde você pede ajuda.</translation>
        </message>
        <message>
            <source>What you pasted is neither a kernel log nor a SMART report.</source>
            <translation>O que você colou não é um registro do kernel nem um relatório SMART.</translation>
        </message>
        <message>
            <source>The last {count} are shown.</source>
            <translation>São mostrados os últimos {count}.</translation>
        </message>
        <message>
            <source>From what you pasted</source>
            <translation>Do texto colado</translation>
        </message>
        <message>
            <source>From the file {name}</source>
            <translation>Do arquivo {name}</translation>
        </message>
        <message>
            <source>Only {name}</source>
            <translation>Somente {name}</translation>
        </message>
        <message>
            <source>Open a log or a report</source>
            <translation>Abrir um registro ou um relatório</translation>
        </message>
    </context>
    <context>
        <name>DragHandler</name>
        <message>
            <source>Getting the files from the drive. You can drag them in a moment.</source>
            <translation>Obtendo os arquivos da unidade. Você poderá arrastá-los em instantes.</translation>
        </message>
        <message>
            <source>This is too much to drag. Press “Restore” instead.</source>
            <translation>É demais para arrastar. Use “Restaurar”.</translation>
        </message>
        <message>
            <source>The files could not be read from the drive.</source>
            <translation>Não foi possível ler os arquivos da unidade.</translation>
        </message>
        <message>
            <source>Not all of this could be read. Press “Restore” instead: it lists what is missing.</source>
            <translation>Não foi possível ler tudo. Use “Restaurar”: ali está o que falta.</translation>
        </message>
        <message>
            <source>Ready: drag the files to a folder.</source>
            <translation>Pronto: arraste os arquivos para uma pasta.</translation>
        </message>
    </context>
    <context>
        <name>DriveCard</name>
        <message>
            <source>What is it doing now?</source>
            <translation>O que ela está fazendo agora?</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Detalhes</translation>
        </message>
        <message>
            <source>Take care</source>
            <translation>Cuidado</translation>
        </message>
        <message>
            <source>Health</source>
            <translation>Saúde</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>Conexão</translation>
        </message>
        <message>
            <source>What is on it</source>
            <translation>O que está nela</translation>
        </message>
        <message>
            <source>Care</source>
            <translation>Cuidados</translation>
        </message>
        <message>
            <source>What is normal?</source>
            <translation>O que é normal?</translation>
        </message>
        <message>
            <source>Show progress</source>
            <translation>Mostrar como vai</translation>
        </message>
        <message>
            <source>Open the drive</source>
            <translation>Abrir a unidade</translation>
        </message>
        <message>
            <source>Set up for backup</source>
            <translation>Preparar para backup</translation>
        </message>
        <message>
            <source>Eject</source>
            <translation>Ejetar</translation>
        </message>
        <message>
            <source>Use again</source>
            <translation>Usar de novo</translation>
        </message>
        <message>
            <source>Back up to it without erasing it</source>
            <translation>Fazer backup nela sem apagá-la</translation>
        </message>
        <message>
            <source>Erase it and set it up again</source>
            <translation>Apagá-la e prepará-la de novo</translation>
        </message>
        <message>
            <source>What happened?</source>
            <translation>O que aconteceu?</translation>
        </message>
        <message>
            <source>Measure it</source>
            <translation>Medir</translation>
        </message>
        <message>
            <source>Show its zones</source>
            <translation>Mostrar as zonas</translation>
        </message>
        <message>
            <source>Copy it to another drive</source>
            <translation>Copiar para outra unidade</translation>
        </message>
        <message>
            <source>Move its backup to another drive</source>
            <translation>Mover o backup dela para outra unidade</translation>
        </message>
        <message>
            <source>Don't use this drive</source>
            <translation>Não usar esta unidade</translation>
        </message>
        <message>
            <source>Nothing on it can be opened.</source>
            <translation>Nada do que está nela pode ser aberto.</translation>
        </message>
        <message>
            <source>Can't be set up: {reason}</source>
            <translation>Não pode ser preparada: {reason}</translation>
        </message>
        <message>
            <source>Stop protecting this drive</source>
            <translation>Não proteger mais</translation>
        </message>
        <message>
            <source>Protect this drive</source>
            <translation>Proteger esta unidade</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mais</translation>
        </message>
    </context>
    <context>
        <name>DriveFacts</name>
        <message>
            <source>What is on it</source>
            <translation>O que está nela</translation>
        </message>
        <message>
            <source>Plugged in at</source>
            <translation>Conectada em</translation>
        </message>
        <message>
            <source>Serial number ends in</source>
            <translation>O número de série termina em</translation>
        </message>
        <message>
            <source>Checking what is on it…</source>
            <translation>Vendo o que está nela…</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>Unidade</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modelo</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamanho</translation>
        </message>
        <message>
            <source>Newest files</source>
            <translation>Arquivos mais novos</translation>
        </message>
    </context>
    <context>
        <name>DriveLine</name>
        <message>
            <source>About this drive</source>
            <translation>Sobre esta unidade</translation>
        </message>
    </context>
    <context>
        <name>DrivesPage</name>
        <message>
            <source>Plug in the simulated drive</source>
            <translation>Conectar a unidade simulada</translation>
        </message>
        <message>
            <source>Your drives</source>
            <translation>Suas unidades</translation>
        </message>
        <message>
            <source>Drives of this computer ({count})</source>
            <translation>Unidades deste computador ({count})</translation>
        </message>
        <message>
            <source>Plug in a drive</source>
            <translation>Conecte uma unidade</translation>
        </message>
        <message>
            <source>You will see what kind of drive it is, how healthy it is, and what is normal for it.</source>
            <translation>Assim que ela estiver lá, você verá que tipo de unidade é, como está e o que é normal para ela.</translation>
        </message>
        <message>
            <source>It is plugged in but does not show up</source>
            <translation>Está conectada, mas não aparece</translation>
        </message>
    </context>
    <context>
        <name>DueList</name>
        <message>
            <source>Why?</source>
            <translation>Por quê?</translation>
        </message>
    </context>
    <context>
        <name>EmptyOverview</name>
        <message>
            <source>Back up what matters to you</source>
            <translation>Faça backup do que importa para você</translation>
        </message>
        <message>
            <source>Choose folders and a destination</source>
            <translation>Escolher pastas e um lugar</translation>
        </message>
        <message>
            <source>Is one drive enough?</source>
            <translation>Uma unidade basta?</translation>
        </message>
        <message>
            <source>Plug in a drive and set it up for backups. Or use a folder on a drive as it is.</source>
            <translation>Conecte uma unidade e prepare-a para backups. Ou use uma pasta em uma unidade como está.</translation>
        </message>
        <message>
            <source>Find a drive</source>
            <translation>Encontrar uma unidade</translation>
        </message>
        <message>
            <source>The drive {name} is plugged in, and can be set up for backups. You see every step before anything is erased. Or use a folder on a drive as it is.</source>
            <translation>A unidade {name} está conectada. Ela pode ser preparada para backups, e você vê tudo antes que algo seja apagado. Ou use uma pasta em uma unidade como está.</translation>
        </message>
        <message>
            <source>Set up this drive</source>
            <translation>Preparar esta unidade</translation>
        </message>
    </context>
    <context>
        <name>EntryIcons</name>
        <message>
            <source>Files and folders</source>
            <translation>Arquivos e pastas</translation>
        </message>
    </context>
    <context>
        <name>EntryLists</name>
        <message>
            <source>&amp;Up</source>
            <translation>&amp;Acima</translation>
        </message>
        <message>
            <source>What was found</source>
            <translation>O que foi encontrado</translation>
        </message>
        <message>
            <source>What changed</source>
            <translation>O que mudou</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Quanto está feito</translation>
        </message>
        <message>
            <source>To the folder above</source>
            <translation>Para a pasta acima</translation>
        </message>
        <message>
            <source>Nothing selected</source>
            <translation>Nada selecionado</translation>
        </message>
        <message>
            <source>Selected: the newest one, of {moment}.</source>
            <translation>Selecionado: a versão mais recente, de {moment}.</translation>
        </message>
        <message>
            <source>In all versions</source>
            <translation>Em todas as versões</translation>
        </message>
        <message>
            <source>All folders</source>
            <translation>Todas as pastas</translation>
        </message>
    </context>
    <context>
        <name>EntryModel</name>
        <message>
            <source>Folder {name}</source>
            <translation>Pasta {name}</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <source>Since then</source>
            <translation>Desde então</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamanho</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Modificado</translation>
        </message>
    </context>
    <context>
        <name>EntryTable</name>
        <message>
            <source>Files and folders</source>
            <translation>Arquivos e pastas</translation>
        </message>
    </context>
    <context>
        <name>EpisodeCard</name>
        <message>
            <source>For experts</source>
            <translation>Para especialistas</translation>
        </message>
        <message>
            <source>What to do</source>
            <translation>O que fazer</translation>
        </message>
        <message>
            <source>More about this</source>
            <translation>Mais sobre isto</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>Dispositivos</translation>
        </message>
        <message>
            <source>The lines of the log ({count})</source>
            <translation>As linhas do registro ({count})</translation>
        </message>
        <message>
            <source>Source: {source}</source>
            <translation>Fonte: {source}</translation>
        </message>
    </context>
    <context>
        <name>ExcludesChoice</name>
        <message>
            <source>Change…</source>
            <translation>Alterar…</translation>
        </message>
        <message>
            <source>Excluded from every backup</source>
            <translation>Fora de todos os backups</translation>
        </message>
        <message>
            <source>Change what is excluded from every backup</source>
            <translation>Alterar o que é excluído de todos os backups</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nada</translation>
        </message>
    </context>
    <context>
        <name>ExcludesDialog</name>
        <message>
            <source>Excluded files</source>
            <translation>O que fica de fora</translation>
        </message>
        <message>
            <source>Rules, one per line</source>
            <translation>Regras, uma por linha</translation>
        </message>
        <message>
            <source>Folders marked as &amp;caches</source>
            <translation>Pastas marcadas como &amp;cache</translation>
        </message>
        <message>
            <source>One rule per line. A name with a slash at its end means folders, * stands for any letters: Downloads/ or *.iso. A rule with a slash at its beginning counts from the folder that is backed up.</source>
            <translation>Uma regra por linha. Um nome com uma barra no fim significa pastas, * representa quaisquer letras: Downloads/ ou *.iso. Uma regra com uma barra no começo conta a partir da pasta do backup.</translation>
        </message>
        <message>
            <source>As &amp;patterns, for experts</source>
            <translation>Como pa&amp;drões, para especialistas</translation>
        </message>
    </context>
    <context>
        <name>ExclusionsDialog</name>
        <message>
            <source>Not in this backup</source>
            <translation>Fora deste backup</translation>
        </message>
        <message>
            <source>What</source>
            <translation>O quê</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamanho</translation>
        </message>
        <message>
            <source>Change…</source>
            <translation>Alterar…</translation>
        </message>
        <message>
            <source>Check what the backup should include. The rest is excluded.</source>
            <translation>Marque o que o backup deve incluir. O resto fica de fora.</translation>
        </message>
        <message>
            <source>Another drive: {path}</source>
            <translation>Outra unidade: {path}</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>contando…</translation>
        </message>
        <message>
            <source>Excluded: {size}</source>
            <translation>Deixado de fora: {size}</translation>
        </message>
        <message>
            <source>{counted} so far…</source>
            <translation>{counted} até agora…</translation>
        </message>
    </context>
    <context>
        <name>ExclusionsLine</name>
        <message>
            <source>Details</source>
            <translation>Detalhes</translation>
        </message>
        <message>
            <source>Excluded files</source>
            <translation>O que fica de fora</translation>
        </message>
        <message>
            <source>Also back up the drive at {path} ({size})</source>
            <translation>Fazer backup também da unidade em {path} ({size})</translation>
        </message>
    </context>
    <context>
        <name>ExplanationBeside</name>
        <message>
            <source>All explanations</source>
            <translation>Todas as explicações</translation>
        </message>
    </context>
    <context>
        <name>ExplanationDialog</name>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Fechar</translation>
        </message>
    </context>
    <context>
        <name>ExplanationView</name>
        <message>
            <source>How do we know?</source>
            <translation>Como sabemos?</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Para especialistas</translation>
        </message>
        <message>
            <source>See also</source>
            <translation>Veja também</translation>
        </message>
    </context>
    <context>
        <name>ExplanationsPage</name>
        <message>
            <source>Good to know</source>
            <translation>Bom saber</translation>
        </message>
    </context>
    <context>
        <name>FileSearch</name>
        <message>
            <source>Search in all versions</source>
            <translation>Pesquisar em todas as versões</translation>
        </message>
    </context>
    <context>
        <name>FileTypeDialog</name>
        <message>
            <source>Exclude a file type</source>
            <translation>Excluir um tipo de arquivo</translation>
        </message>
        <message>
            <source>How their names end, for example: .iso</source>
            <translation>Como terminam os nomes, por exemplo: .iso</translation>
        </message>
    </context>
    <context>
        <name>FileVersionList</name>
        <message>
            <source>Versions of this file</source>
            <translation>Versões deste arquivo</translation>
        </message>
        <message>
            <source>Compare versions</source>
            <translation>Comparar versões</translation>
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
            <translation>Restaurar arquivos</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Backup</translation>
        </message>
    </context>
    <context>
        <name>FolderList</name>
        <message>
            <source>Folders to back up</source>
            <translation>Pastas do backup</translation>
        </message>
        <message>
            <source>Choose a folder to back up</source>
            <translation>Escolha uma pasta para o backup</translation>
        </message>
        <message>
            <source>Add the folders that matter to you, or drop them here.</source>
            <translation>Adicione as pastas que importam para você, ou solte-as aqui.</translation>
        </message>
    </context>
    <context>
        <name>FolderQuestion</name>
        <message>
            <source>&amp;Yes, continue with it</source>
            <translation>&amp;Sim, continuar com ela</translation>
        </message>
        <message>
            <source>&amp;No, it is a different one</source>
            <translation>&amp;Não, é outra</translation>
        </message>
    </context>
    <context>
        <name>FolderTree</name>
        <message>
            <source>Folder</source>
            <translation>Pasta</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamanho</translation>
        </message>
        <message>
            <source>Folders to back up; those without a check mark are excluded</source>
            <translation>Pastas para o backup; as que não têm marca ficam de fora</translation>
        </message>
    </context>
    <context>
        <name>FoldersPage</name>
        <message>
            <source>&amp;Add folder…</source>
            <translation>&amp;Adicionar pasta…</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>&amp;Remover</translation>
        </message>
        <message>
            <source>What to back up, and when</source>
            <translation>O que incluir no backup e quando</translation>
        </message>
        <message>
            <source>The drive is ready.</source>
            <translation>A unidade está pronta.</translation>
        </message>
        <message>
            <source>This continues the backup that is already on the drive.</source>
            <translation>O backup que está na unidade continua.</translation>
        </message>
        <message>
            <source>&amp;Later</source>
            <translation>&amp;Mais tarde</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Voltar</translation>
        </message>
        <message>
            <source>Back up &amp;now</source>
            <translation>Fazer backup a&amp;gora</translation>
        </message>
        <message>
            <source>Add at least one folder.</source>
            <translation>Adicione pelo menos uma pasta.</translation>
        </message>
        <message>
            <source>Remove the folder that is not there.</source>
            <translation>Remova a pasta que não existe.</translation>
        </message>
        <message>
            <source>Total: {size}, {files}</source>
            <translation>Ao todo: {size}, {files}</translation>
        </message>
        <message>
            <source>{total} so far…</source>
            <translation>{total} até agora…</translation>
        </message>
        <message>
            <source>That is more than fits on the drive. Remove the folders that matter least.</source>
            <translation>Isso é mais do que cabe na unidade. Tire o que menos importa.</translation>
        </message>
        <message>
            <source>Choose a folder to back up</source>
            <translation>Escolha uma pasta para o backup</translation>
        </message>
        <message>
            <source>Is this a second drive?</source>
            <translation>Esta é uma segunda unidade?</translation>
        </message>
    </context>
    <context>
        <name>FoundModel</name>
        <message>
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Pasta</translation>
        </message>
        <message>
            <source>In versions</source>
            <translation>Nas versões</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Agora</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamanho</translation>
        </message>
        <message>
            <source>still there</source>
            <translation>ainda está lá</translation>
        </message>
        <message>
            <source>It was {place} until {day}.</source>
            <translation>Era {place} até {day}.</translation>
        </message>
        <message>
            <source>It was there {periods}.</source>
            <translation>Esteve lá: {periods}.</translation>
        </message>
    </context>
    <context>
        <name>Graph</name>
        <message>
            <source>MB/s</source>
            <translation>MB/s</translation>
        </message>
    </context>
    <context>
        <name>GraphSaving</name>
        <message>
            <source>Save the graph as a picture</source>
            <translation>Salvar o gráfico como imagem</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation>Imagens (*.png)</translation>
        </message>
        <message>
            <source>Save the figures as a table</source>
            <translation>Salvar os números como tabela</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tabelas (*.csv)</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Backup</translation>
        </message>
        <message>
            <source>{name}, {at}.{ending}</source>
            <translation>{name}, {at}.{ending}</translation>
        </message>
        <message>
            <source>“{path}” could not be saved.</source>
            <translation>“{path}” não pôde ser salvo.</translation>
        </message>
        <message>
            <source>The system says: {why}. Please choose another place.</source>
            <translation>O sistema diz: {why}. Por favor, escolha outro lugar.</translation>
        </message>
    </context>
    <context>
        <name>GraphTools</name>
        <message>
            <source>Compare</source>
            <translation>Comparar</translation>
        </message>
        <message>
            <source>Compare with an earlier run</source>
            <translation>Comparar com um backup anterior</translation>
        </message>
        <message>
            <source>{about} ({key}, or Ctrl and the mouse wheel)</source>
            <translation>{about} ({key}, ou Ctrl e a roda do mouse)</translation>
        </message>
        <message>
            <source>{about} ({key})</source>
            <translation>{about} ({key})</translation>
        </message>
        <message>
            <source>Show a longer time</source>
            <translation>Mostrar mais tempo</translation>
        </message>
        <message>
            <source>Show a shorter time</source>
            <translation>Mostrar menos tempo</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Tudo</translation>
        </message>
        <message>
            <source>Show the whole run</source>
            <translation>Mostrar o backup inteiro</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Salvar</translation>
        </message>
        <message>
            <source>Save the graph</source>
            <translation>Salvar o gráfico</translation>
        </message>
        <message>
            <source>As a &amp;picture (PNG)…</source>
            <translation>Como &amp;imagem (PNG)…</translation>
        </message>
        <message>
            <source>As a &amp;table (CSV)…</source>
            <translation>Como &amp;tabela (CSV)…</translation>
        </message>
    </context>
    <context>
        <name>HeadlineLinks</name>
        <message>
            <source>Copy the details</source>
            <translation>Copiar os detalhes</translation>
        </message>
        <message>
            <source>Skip it this &amp;once</source>
            <translation>&amp;Pular desta vez</translation>
        </message>
    </context>
    <context>
        <name>HealthPart</name>
        <message>
            <source>Reading… A sleeping drive takes a moment.</source>
            <translation>Sendo lida. Uma unidade que dorme leva um momento.</translation>
        </message>
        <message>
            <source>What would help</source>
            <translation>O que ajudaria</translation>
        </message>
        <message>
            <source>Which values matter?</source>
            <translation>Quais valores importam?</translation>
        </message>
        <message>
            <source>Why can't it always be read?</source>
            <translation>Por que nem sempre pode ser lida?</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>Explain what is shown here</source>
            <translation>Explicar o que é mostrado aqui</translation>
        </message>
        <message>
            <source>Explain what is shown here (F1)</source>
            <translation>Explicar o que é mostrado aqui (F1)</translation>
        </message>
    </context>
    <context>
        <name>HistoryOverview</name>
        <message>
            <source>&amp;Restore files</source>
            <translation>&amp;Restaurar arquivos</translation>
        </message>
        <message>
            <source>History</source>
            <translation>Histórico</translation>
        </message>
        <message>
            <source>&amp;Show</source>
            <translation>&amp;Mostrar</translation>
        </message>
        <message>
            <source>All backups</source>
            <translation>Todos os backups</translation>
        </message>
        <message>
            <source>Every backup, check and restore is listed here when it has finished.</source>
            <translation>Cada backup, verificação e restauração aparece aqui quando termina.</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>The backup set {name} is deleted. Its backup stays on the drive.</source>
            <translation>O conjunto de backup {name} foi excluído. O que foi copiado continua na unidade.</translation>
        </message>
        <message>
            <source>Where should the files from the drive be copied?</source>
            <translation>Para onde os arquivos da unidade devem ser copiados?</translation>
        </message>
        <message>
            <source>A backup is still running.</source>
            <translation>Um backup ainda está em andamento.</translation>
        </message>
        <message>
            <source>If you stop it, the files copied so far stay on the drive, and the next backup continues from there.</source>
            <translation>Quando ele é parado, o que já foi copiado fica na unidade, e o próximo backup continua dali.</translation>
        </message>
        <message>
            <source>&amp;Stop and close</source>
            <translation>&amp;Parar e fechar</translation>
        </message>
        <message>
            <source>&amp;Keep it running</source>
            <translation>&amp;Deixar em andamento</translation>
        </message>
    </context>
    <context>
        <name>HowCard</name>
        <message>
            <source>Ready &amp;by</source>
            <translation>Pron&amp;to até</translation>
        </message>
        <message>
            <source>Shingleback then uses the gentlest pace that finishes in time.</source>
            <translation>O Shingleback então escolhe o ritmo: o mais suave com que o backup termina a tempo.</translation>
        </message>
        <message>
            <source>&amp;Eject the drive when the backup is complete</source>
            <translation>E&amp;jetar a unidade quando o backup estiver completo</translation>
        </message>
        <message>
            <source>A daily backup needs the drive to stay plugged in, so it is not ejected.</source>
            <translation>Para um backup diário, a unidade precisa ficar conectada, por isso não é ejetada.</translation>
        </message>
        <message>
            <source>Keep earlier &amp;versions as long as there is space</source>
            <translation>Manter &amp;versões anteriores enquanto houver espaço</translation>
        </message>
        <message>
            <source>All of the last 30 days, then one a month. When space runs low, the oldest are deleted first. The newest of each of the last 4 weeks and 12 months are deleted only for files that have waited for a week.</source>
            <translation>Todas dos últimos 30 dias, depois uma por mês. Se faltar espaço, as mais antigas saem primeiro. As mais recentes das últimas 4 semanas e dos últimos 12 meses só cedem a arquivos que esperam há uma semana.</translation>
        </message>
        <message>
            <source>Patterns of excluded files, one per line</source>
            <translation>Padrões do que este conjunto deixa de fora, um por linha</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <translation>R&amp;itmo</translation>
        </message>
        <message>
            <source>For experts: patterns of files to exclude, one per line, such as *.iso</source>
            <translation>Para especialistas: padrões do que este conjunto deixa de fora, um por linha, por exemplo *.iso</translation>
        </message>
    </context>
    <context>
        <name>ImageView</name>
        <message>
            <source>The picture</source>
            <translation>A imagem</translation>
        </message>
    </context>
    <context>
        <name>LeavingOutDialog</name>
        <message>
            <source>Exclude folders</source>
            <translation>Deixar pastas de fora</translation>
        </message>
        <message>
            <source>Clear the check mark of each folder that the backup should exclude.</source>
            <translation>Desmarque cada pasta que o backup deve deixar de fora.</translation>
        </message>
    </context>
    <context>
        <name>LeftOutModel</name>
        <message>
            <source>Skipped</source>
            <translation>Ignorado</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Por quê</translation>
        </message>
    </context>
    <context>
        <name>LeftOutTable</name>
        <message>
            <source>Files with a problem</source>
            <translation>Arquivos com problema</translation>
        </message>
        <message>
            <source>Skipped</source>
            <translation>Ignorado</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>read from the drive</source>
            <translation>lido da unidade</translation>
        </message>
        <message>
            <source>copied</source>
            <translation>copiado</translation>
        </message>
        <message>
            <source>What the lines and patterns mean</source>
            <translation>O que as linhas e os padrões significam</translation>
        </message>
        <message>
            <source>written to the drive</source>
            <translation>gravado na unidade</translation>
        </message>
        <message>
            <source>an earlier run</source>
            <translation>um backup anterior</translation>
        </message>
    </context>
    <context>
        <name>ListedDrives</name>
        <message>
            <source>You get no notifications about these drives:</source>
            <translation>Você não é avisado destas unidades:</translation>
        </message>
        <message>
            <source>These drives are protected, and can't be set up for backups by mistake:</source>
            <translation>Estas unidades estão protegidas e não podem ser preparadas para backups por engano:</translation>
        </message>
        <message>
            <source>Tell me again</source>
            <translation>Avisar de novo</translation>
        </message>
        <message>
            <source>Tell me about {drive} again</source>
            <translation>Avisar de novo sobre {drive}</translation>
        </message>
        <message>
            <source>Stop protecting this drive</source>
            <translation>Não proteger mais</translation>
        </message>
        <message>
            <source>No longer protect {drive}</source>
            <translation>Não proteger mais {drive}</translation>
        </message>
    </context>
    <context>
        <name>LookChoice</name>
        <message>
            <source>&amp;List</source>
            <translation>&amp;Lista</translation>
        </message>
        <message>
            <source>&amp;Pictures</source>
            <translation>&amp;Imagens</translation>
        </message>
    </context>
    <context>
        <name>LostDriveCard</name>
        <message>
            <source>I switched it off and on</source>
            <translation>Desliguei e liguei</translation>
        </message>
        <message>
            <source>It is back</source>
            <translation>Ela voltou</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Parar</translation>
        </message>
        <message>
            <source>More about this</source>
            <translation>Mais sobre isto</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
    </context>
    <context>
        <name>MeasurePage</name>
        <message>
            <source>&amp;Stop measuring</source>
            <translation>&amp;Parar de medir</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Parando…</translation>
        </message>
        <message>
            <source>Measuring</source>
            <translation>Medindo</translation>
        </message>
        <message>
            <source>Test {number} of {count}.</source>
            <translation>Teste {number} de {count}.</translation>
        </message>
        <message>
            <source>{time} so far. It takes {whole}.</source>
            <translation>{time} até agora. Leva {whole}.</translation>
        </message>
        <message>
            <source>This is the simulated drive's time, {times} times faster.</source>
            <translation>É o tempo da unidade simulada, {times} vezes mais rápido.</translation>
        </message>
        <message>
            <source>{written} written, at most {total}.</source>
            <translation>{written} gravados, no máximo {total}.</translation>
        </message>
        <message>
            <source>&amp;Start measuring</source>
            <translation>&amp;Começar a medir</translation>
        </message>
        <message>
            <source>How can it tell?</source>
            <translation>Como ele sabe?</translation>
        </message>
        <message>
            <source>Measure {drive}</source>
            <translation>Medir {drive}</translation>
        </message>
        <message>
            <source>The drive could not be measured</source>
            <translation>Não foi possível medir a unidade</translation>
        </message>
        <message>
            <source>Nothing is left on the drive.</source>
            <translation>Nada ficou na unidade.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Parado</translation>
        </message>
        <message>
            <source>Making the plan…</source>
            <translation>Preparando o plano…</translation>
        </message>
        <message>
            <source>“{path}” could not be saved: {why}</source>
            <translation>Não foi possível salvar “{path}”: {why}</translation>
        </message>
    </context>
    <context>
        <name>MeasuringOnClose</name>
        <message>
            <source>A drive is being measured.</source>
            <translation>Uma unidade está sendo medida.</translation>
        </message>
        <message>
            <source>If you stop it now, nothing stays on the drive, and what was measured so far is lost.</source>
            <translation>Se você parar agora, nada fica na unidade, e o que foi medido até aqui se perde.</translation>
        </message>
        <message>
            <source>&amp;Stop measuring</source>
            <translation>&amp;Parar de medir</translation>
        </message>
        <message>
            <source>&amp;Keep measuring</source>
            <translation>&amp;Continuar a medir</translation>
        </message>
    </context>
    <context>
        <name>MissedStartBanner</name>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Shingleback was moved or reinstalled, so automatic starts didn't find it. This is fixed now.</source>
            <translation>O Shingleback foi movido ou reinstalado e não foi encontrado. Isso já foi corrigido.</translation>
        </message>
        <message>
            <source>The timer tried to start Shingleback: {moment}. This command shows why that failed:
{command}</source>
            <translation>O temporizador tentou iniciar o Shingleback: {moment}. Este comando mostra por que falhou:
{command}</translation>
        </message>
        <message>
            <source>Automatic backups could not start</source>
            <translation>Os backups automáticos não puderam começar</translation>
        </message>
    </context>
    <context>
        <name>MoveChoice</name>
        <message>
            <source>Where the backup is</source>
            <translation>Onde o backup está</translation>
        </message>
        <message>
            <source>Move from {drive}</source>
            <translation>Mover de {drive}</translation>
        </message>
        <message>
            <source>M&amp;erge it with another backup, of other folders</source>
            <translation>Mesc&amp;lar com outro backup, de outras pastas</translation>
        </message>
        <message>
            <source>Where the other backup is</source>
            <translation>Onde está o outro backup</translation>
        </message>
        <message>
            <source>Merge with {drive}</source>
            <translation>Mesclar com {drive}</translation>
        </message>
        <message>
            <source>Where the backup goes</source>
            <translation>Para onde vai o backup</translation>
        </message>
        <message>
            <source>Move to {drive}</source>
            <translation>Mover para {drive}</translation>
        </message>
        <message>
            <source>Both become one backup, as if they had always been on one drive: each version contains what both had at that time. Both old drives must be plugged in, and are only read.</source>
            <translation>Os dois se tornam um só backup, como se sempre tivessem ido para uma unidade: cada versão tem o que os dois tinham no seu tempo. As duas unidades antigas precisam estar conectadas, e são apenas lidas.</translation>
        </message>
        <message>
            <source>Switch the backup &amp;sets of the old folder to the new one</source>
            <translation>Fazer os &amp;conjuntos que vão para o lugar antigo irem para o novo a partir daí</translation>
        </message>
        <message>
            <source>Move from</source>
            <translation>Mover de</translation>
        </message>
        <message>
            <source>Move to</source>
            <translation>Mover para</translation>
        </message>
        <message>
            <source>First choose the folder that holds the backup.</source>
            <translation>Primeiro escolha a pasta que contém o backup.</translation>
        </message>
        <message>
            <source>First choose the folder that holds the other backup.</source>
            <translation>Primeiro escolha a pasta que contém o outro backup.</translation>
        </message>
        <message>
            <source>First choose a folder on the new drive.</source>
            <translation>Primeiro escolha uma pasta na nova unidade.</translation>
        </message>
    </context>
    <context>
        <name>MovePage</name>
        <message>
            <source>Move a backup to another drive</source>
            <translation>Mover um backup para outra unidade</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>Movido</translation>
        </message>
        <message>
            <source>&amp;Move</source>
            <translation>&amp;Mover</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Continuar</translation>
        </message>
        <message>
            <source>&amp;Restore files</source>
            <translation>&amp;Restaurar arquivos</translation>
        </message>
        <message>
            <source>&amp;Eject the new drive</source>
            <translation>&amp;Ejetar a nova unidade</translation>
        </message>
        <message>
            <source>Comparing</source>
            <translation>Comparando</translation>
        </message>
        <message>
            <source>Everything is read back and compared.</source>
            <translation>Tudo é lido de volta e comparado.</translation>
        </message>
        <message>
            <source>{copied} copied. Everything is read back and compared afterward.</source>
            <translation>{copied} copiados. Depois, tudo é lido de volta e comparado.</translation>
        </message>
    </context>
    <context>
        <name>MovingOnClose</name>
        <message>
            <source>A backup is being moved.</source>
            <translation>Um backup está sendo movido.</translation>
        </message>
        <message>
            <source>The old drive still has everything. If you stop it now, you can continue later with the same folders.</source>
            <translation>A unidade antiga ainda tem tudo. Se parar agora, você pode continuar depois com os mesmos lugares.</translation>
        </message>
        <message>
            <source>&amp;Stop moving</source>
            <translation>&amp;Parar de mover</translation>
        </message>
        <message>
            <source>&amp;Keep moving</source>
            <translation>&amp;Continuar movendo</translation>
        </message>
    </context>
    <context>
        <name>Navigation</name>
        <message>
            <source>Sections</source>
            <translation>Seções</translation>
        </message>
        <message>
            <source>Ctrl+{number}</source>
            <translation>Ctrl+{number}</translation>
        </message>
        <message>
            <source>H&amp;ome</source>
            <translation>&amp;Início</translation>
        </message>
        <message>
            <source>Restor&amp;e</source>
            <translation>R&amp;estaurar</translation>
        </message>
        <message>
            <source>&amp;Drives</source>
            <translation>&amp;Unidades</translation>
        </message>
        <message>
            <source>Histor&amp;y</source>
            <translation>Históri&amp;co</translation>
        </message>
        <message>
            <source>What &amp;happened?</source>
            <translation>O que &amp;aconteceu?</translation>
        </message>
        <message>
            <source>Good to k&amp;now</source>
            <translation>Bom &amp;saber</translation>
        </message>
        <message>
            <source>Sett&amp;ings</source>
            <translation>Confi&amp;gurações</translation>
        </message>
    </context>
    <context>
        <name>NextSteps</name>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Continuar</translation>
        </message>
        <message>
            <source>&amp;Eject the drive</source>
            <translation>&amp;Ejetar a unidade</translation>
        </message>
        <message>
            <source>It &amp;is empty: back up</source>
            <translation>&amp;Está vazia: fazer o backup</translation>
        </message>
        <message>
            <source>I &amp;emptied it: back up</source>
            <translation>&amp;Eu a esvaziei: fazer backup</translation>
        </message>
        <message>
            <source>Delete old &amp;versions and back up</source>
            <translation>Excluir &amp;versões antigas e fazer backup</translation>
        </message>
        <message>
            <source>Start a &amp;new backup there</source>
            <translation>Começar um &amp;novo backup lá</translation>
        </message>
        <message>
            <source>Continue with &amp;that backup</source>
            <translation>Continuar &amp;esse backup</translation>
        </message>
        <message>
            <source>I deleted &amp;them: back up</source>
            <translation>Eu os e&amp;xcluí: fazer backup</translation>
        </message>
    </context>
    <context>
        <name>NightPart</name>
        <message>
            <source>Do it tonight</source>
            <translation>Fazer esta noite</translation>
        </message>
        <message>
            <source>If tonight, ready by</source>
            <translation>Se for esta noite, pronto até</translation>
        </message>
        <message>
            <source>Leave the drive plugged in. Shingleback backs up to it, does what is due, and ejects it. Then it tells you.</source>
            <translation>Deixe a unidade conectada. O Shingleback faz o backup nela, faz o que for necessário e a ejeta. Depois ele avisa você.</translation>
        </message>
        <message>
            <source>Not tonight</source>
            <translation>Esta noite não</translation>
        </message>
    </context>
    <context>
        <name>NormalPart</name>
        <message>
            <source>Why?</source>
            <translation>Por quê?</translation>
        </message>
    </context>
    <context>
        <name>NowBeside</name>
        <message>
            <source>What is it &amp;doing now?</source>
            <translation>O que está &amp;fazendo agora?</translation>
        </message>
    </context>
    <context>
        <name>NowPanel</name>
        <message>
            <source>What is it doing now?</source>
            <translation>O que está fazendo agora?</translation>
        </message>
        <message>
            <source>Why is that?</source>
            <translation>Por que isso?</translation>
        </message>
        <message>
            <source>The drive</source>
            <translation>A unidade</translation>
        </message>
        <message>
            <source>Shingleback</source>
            <translation>Shingleback</translation>
        </message>
        <message>
            <source>What is normal</source>
            <translation>O que é normal</translation>
        </message>
        <message>
            <source>What you can do</source>
            <translation>O que você pode fazer</translation>
        </message>
    </context>
    <context>
        <name>OtherDrive</name>
        <message>
            <source>&amp;Two drives take turns</source>
            <translation>D&amp;uas unidades se revezam</translation>
        </message>
        <message>
            <source>Keep one at home and one somewhere else. Each has its own backup of the same folders.</source>
            <translation>Deixe uma em casa e outra em outro lugar. Cada uma tem o seu próprio backup das mesmas pastas.</translation>
        </message>
        <message>
            <source>Where the backup on the second drive goes</source>
            <translation>Para onde vai o backup na segunda unidade</translation>
        </message>
        <message>
            <source>never</source>
            <translation>nunca</translation>
        </message>
        <message>
            <source>&amp;Days until Shingleback reminds you to bring the other drive:</source>
            <translation>&amp;Dias até o Shingleback lembrar de trazer a outra unidade:</translation>
        </message>
    </context>
    <context>
        <name>OtherProfiles</name>
        <message>
            <source>&amp;Recommended for your answers</source>
            <translation>O &amp;recomendado para as suas respostas</translation>
        </message>
        <message>
            <source>Known, and not recommended for a shingled drive:</source>
            <translation>Conhecido, e não recomendado para uma unidade SMR:</translation>
        </message>
        <message>
            <source>Why not?</source>
            <translation>Por que não?</translation>
        </message>
        <message>
            <source>Do you use ZFS?</source>
            <translation>Você usa ZFS?</translation>
        </message>
    </context>
    <context>
        <name>Outlook</name>
        <message>
            <source>What happens</source>
            <translation>O que acontece</translation>
        </message>
        <message>
            <source>How long it takes</source>
            <translation>Quanto tempo leva</translation>
        </message>
        <message>
            <source>What can go wrong</source>
            <translation>O que pode dar errado</translation>
        </message>
    </context>
    <context>
        <name>PaceChooser</name>
        <message>
            <source>Pace</source>
            <translation>Ritmo</translation>
        </message>
        <message>
            <source>Gentle</source>
            <translation>Suave</translation>
        </message>
        <message>
            <source>Balanced</source>
            <translation>Equilibrado</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Total</translation>
        </message>
        <message>
            <source>At most</source>
            <translation>No máximo</translation>
        </message>
        <message>
            <source>20 MB/s, which leaves the drive time to tidy up</source>
            <translation>20 MB/s, deixa à unidade tempo para arrumar</translation>
        </message>
        <message>
            <source>as fast as the drive allows, in small steps</source>
            <translation>tão rápido quanto a unidade aceita, em passos pequenos</translation>
        </message>
        <message>
            <source>as fast as possible, in large steps</source>
            <translation>o mais rápido possível, em passos grandes</translation>
        </message>
        <message>
            <source>a limit in MB/s</source>
            <translation>tantos MB/s</translation>
        </message>
        <message>
            <source>MB/s at most</source>
            <translation>MB/s no máximo</translation>
        </message>
        <message>
            <source> MB/s</source>
            <translation> MB/s</translation>
        </message>
    </context>
    <context>
        <name>PaceLine</name>
        <message>
            <source>P&amp;ace</source>
            <translation>&amp;Ritmo</translation>
        </message>
    </context>
    <context>
        <name>Passphrase</name>
        <message>
            <source>Passphrase</source>
            <translation>Senha</translation>
        </message>
        <message>
            <source>Passphrase again</source>
            <translation>Senha, mais uma vez</translation>
        </message>
        <message>
            <source>The two don't match yet.</source>
            <translation>As duas ainda não são iguais.</translation>
        </message>
        <message>
            <source>&amp;Passphrase</source>
            <translation>&amp;Senha</translation>
        </message>
        <message>
            <source>&amp;Repeat it</source>
            <translation>Mais uma &amp;vez</translation>
        </message>
        <message>
            <source>Nobody can recover it, and without it the backup is lost. Write it down, and don't keep it with the drive.</source>
            <translation>Ninguém pode recuperá-la, e sem ela o backup se perde. Anote-a, e não a guarde junto com a unidade.</translation>
        </message>
        <message>
            <source>Choose a passphrase first</source>
            <translation>Primeiro, escolha uma senha</translation>
        </message>
    </context>
    <context>
        <name>PasswordQuestion</name>
        <message>
            <source>Later backups and restores then take somewhat longer.</source>
            <translation>Backups e restaurações posteriores demoram então um pouco mais.</translation>
        </message>
        <message>
            <source>&amp;Don't ask for an administrator's password</source>
            <translation>Não &amp;pedir a senha de um administrador</translation>
        </message>
    </context>
    <context>
        <name>PlaceChooser</name>
        <message>
            <source>A folder on the drive</source>
            <translation>Uma pasta na unidade</translation>
        </message>
        <message>
            <source>Where the backup goes</source>
            <translation>Para onde vai o backup</translation>
        </message>
        <message>
            <source>&amp;Choose…</source>
            <translation>&amp;Escolher…</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Escolher…</translation>
        </message>
        <message>
            <source>This folder is inside {folder}, which you want to back up. If {folder} is lost, the backup is lost too. Choose a folder on another drive.</source>
            <translation>Esta pasta está dentro de {folder}, que ela guardaria. O que destruir {folder} destruirá também o backup. Escolha uma pasta em outra unidade.</translation>
        </message>
        <message>
            <source>{folder} is on this drive too. If the drive fails, both are lost. Choose another drive.</source>
            <translation>{folder} também está nesta unidade. Se a unidade falhar, os dois se perdem. Escolha outra unidade.</translation>
        </message>
        <message>
            <source>{room} of {total} free ({filesystem}).</source>
            <translation>Espaço para {room} de {total} ({filesystem}).</translation>
        </message>
        <message>
            <source>There is a backup of {folders}.</source>
            <translation>Há um backup de {folders}.</translation>
        </message>
        <message>
            <source>There is no backup there yet.</source>
            <translation>Ainda não há backup lá.</translation>
        </message>
        <message>
            <source>This takes a moment. The drive may be waking up or tidying up.</source>
            <translation>Isso leva um momento. A unidade pode estar despertando ou se organizando.</translation>
        </message>
        <message>
            <source>Use {drive}</source>
            <translation>Usar {drive}</translation>
        </message>
        <message>
            <source>Choose a folder on the drive</source>
            <translation>Escolha uma pasta na unidade</translation>
        </message>
    </context>
    <context>
        <name>PlanCard</name>
        <message>
            <source>&amp;Quick: tells which kind of drive it is</source>
            <translation>&amp;Rápida: diz que tipo de unidade é</translation>
        </message>
        <message>
            <source>&amp;Thorough: also whether random writes fill its cache</source>
            <translation>Co&amp;mpleta: também se gravações aleatórias enchem o cache</translation>
        </message>
        <message>
            <source>&amp;Full: also how large its cache is</source>
            <translation>&amp;Total: também o tamanho do cache</translation>
        </message>
        <message>
            <source>By fill &amp;level: fills an empty drive step by step</source>
            <translation>Por &amp;nível de ocupação: enche uma unidade vazia passo a passo</translation>
        </message>
        <message>
            <source>&amp;Only these tests:</source>
            <translation>S&amp;omente estes testes:</translation>
        </message>
        <message>
            <source> GB</source>
            <translation> GB</translation>
        </message>
        <message>
            <source>usual</source>
            <translation>o usual</translation>
        </message>
        <message>
            <source>Write at &amp;most</source>
            <translation>Gravar no má&amp;ximo</translation>
        </message>
        <message>
            <source>Single tests, and how much to write</source>
            <translation>Testes avulsos e quanto gravar</translation>
        </message>
        <message>
            <source>{test}
(asks for a password)</source>
            <translation>{test}
(pede uma senha)</translation>
        </message>
        <message>
            <source>If you stop it, what was measured so far is lost.</source>
            <translation>Se você parar, o que foi medido até então se perde.</translation>
        </message>
        <message>
            <source>Nothing is written; the drive ({size}) is only read.</source>
            <translation>Nada é gravado: a unidade de {size} é apenas lida.</translation>
        </message>
        <message>
            <source>If you stop it, its file is removed, and what was measured so far is lost.</source>
            <translation>Se você parar, o arquivo é removido e o que foi medido até então se perde.</translation>
        </message>
        <message>
            <source>The demo measures a simulated drive of {size}, of which this one is a small copy, {times} times faster than a real one.</source>
            <translation>A demonstração mede uma unidade simulada de {size}, da qual esta é uma cópia pequena, {times} vezes mais rápido que uma real.</translation>
        </message>
        <message>
            <source>It fills the drive with a file of its own, measures when the drive is {levels} full, and removes the file at the end. Nothing else on the drive is changed, but other programs have less and less space there.</source>
            <translation>Enche a unidade com um arquivo próprio, mede quando ela está {levels} cheia e remove o arquivo no final. Nada mais na unidade é tocado, mas outros programas encontram cada vez menos espaço nela.</translation>
        </message>
        <message>
            <source>This wears the drive as much as filling it with a backup.</source>
            <translation>Isso desgasta a unidade tanto quanto enchê-la com um backup.</translation>
        </message>
        <message>
            <source>It creates a file of {area} in free space and removes it at the end. Nothing else on the drive is changed.</source>
            <translation>Cria um arquivo de {area} no espaço livre e o remove no fim. Nada mais na unidade é tocado.</translation>
        </message>
        <message>
            <source>This wears the drive no more than copying the same amount. A shingled drive also rewrites several times as much when it tidies up.</source>
            <translation>Isso desgasta a unidade tanto quanto copiar a mesma quantidade. Uma unidade SMR também regrava várias vezes isso quando se organiza.</translation>
        </message>
        <message>
            <source>At most {written} are written; it takes {time}.</source>
            <translation>São gravados no máximo {written}; leva {time}.</translation>
        </message>
    </context>
    <context>
        <name>PlanPart</name>
        <message>
            <source>The same by hand, in a terminal:</source>
            <translation>O mesmo à mão, em um terminal:</translation>
        </message>
        <message>
            <source>Why each option is there:</source>
            <translation>Por que cada opção está lá:</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Para especialistas</translation>
        </message>
        <message>
            <source>Good to know:</source>
            <translation>Bom saber:</translation>
        </message>
        <message>
            <source>This can't be undone.</source>
            <translation>Isto não pode ser desfeito.</translation>
        </message>
    </context>
    <context>
        <name>PlotPlace</name>
        <message>
            <source>Speed of the drive over time</source>
            <translation>Velocidade da unidade ao longo do tempo</translation>
        </message>
        <message>
            <source>Speed of the backup over time</source>
            <translation>Velocidade do backup ao longo do tempo</translation>
        </message>
        <message>
            <source>The sentence below describes what is happening now.</source>
            <translation>A frase abaixo diz como está agora.</translation>
        </message>
    </context>
    <context>
        <name>PowerBanner</name>
        <message>
            <source>Back up now</source>
            <translation>Fazer backup agora</translation>
        </message>
        <message>
            <source>The computer is on battery. The backup begins as soon as you plug in the charger.</source>
            <translation>O computador está na bateria. Assim que você o ligar na tomada, o backup começa.</translation>
        </message>
        <message>
            <source>The backup of {name} waits for power</source>
            <translation>O backup de {name} espera por energia</translation>
        </message>
    </context>
    <context>
        <name>PreviewCard</name>
        <message>
            <source>The beginning of the file</source>
            <translation>O começo do arquivo</translation>
        </message>
        <message>
            <source>&amp;Open a copy</source>
            <translation>Abrir uma &amp;cópia</translation>
        </message>
        <message>
            <source>Select a file to preview it.</source>
            <translation>Selecione um arquivo para ver o que há nele.</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Carregando…</translation>
        </message>
        <message>
            <source>It could not be read from the drive.</source>
            <translation>Não pôde ser lido da unidade.</translation>
        </message>
        <message>
            <source>This is a temporary copy. Restore the file to keep it.</source>
            <translation>Esta é uma cópia para olhar. Restaure o arquivo para ficar com ele.</translation>
        </message>
        <message>
            <source>This file can't be previewed.</source>
            <translation>Não há prévia deste arquivo.</translation>
        </message>
    </context>
    <context>
        <name>ProgramChoices</name>
        <message>
            <source>&amp;Tell me when a drive is plugged in</source>
            <translation>&amp;Avisar quando uma unidade for conectada</translation>
        </message>
        <message>
            <source>Show animations</source>
            <translation>Mostrar animações</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <source>System language</source>
            <translation>Idioma do sistema</translation>
        </message>
        <message>
            <source>The language changes when the backup or restore has finished.</source>
            <translation>O idioma muda quando o backup ou a restauração terminar.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Aparência</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <translation>Igual ao sistema</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Claro</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Escuro</translation>
        </message>
        <message>
            <source>When the window is closed</source>
            <translation>Quando a janela é fechada</translation>
        </message>
        <message>
            <source>Ask me</source>
            <translation>Perguntar</translation>
        </message>
        <message>
            <source>Keep running in the tray</source>
            <translation>Continuar na bandeja</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Sair</translation>
        </message>
    </context>
    <context>
        <name>QuestionsPage</name>
        <message>
            <source>Which computers will read this drive?</source>
            <translation>Quais computadores vão ler esta unidade?</translation>
        </message>
        <message>
            <source>Only &amp;Linux</source>
            <translation>Só &amp;Linux</translation>
        </message>
        <message>
            <source>Also &amp;Windows or macOS</source>
            <translation>Também &amp;Windows ou macOS</translation>
        </message>
        <message>
            <source>Should a passphrase protect it?</source>
            <translation>Uma senha deve protegê-la?</translation>
        </message>
        <message>
            <source>N&amp;o</source>
            <translation>Nã&amp;o</translation>
        </message>
        <message>
            <source>&amp;Yes</source>
            <translation>&amp;Sim</translation>
        </message>
        <message>
            <source>What will mostly be on it?</source>
            <translation>O que vai estar nela na maior parte?</translation>
        </message>
        <message>
            <source>&amp;Documents, photos, mail: all kinds of files</source>
            <translation>&amp;Documentos, fotos, e-mail: todo tipo de arquivo</translation>
        </message>
        <message>
            <source>Large &amp;files: films, disk images</source>
            <translation>&amp;Arquivos grandes: filmes, imagens de disco</translation>
        </message>
        <message>
            <source>The drive has changed. Please check that it is still the one you mean.</source>
            <translation>A unidade está diferente de antes. Confira se ainda é a que você quer.</translation>
        </message>
        <message>
            <source>The drive was unplugged in the meantime. Please check that it is still the one you mean.</source>
            <translation>A unidade foi desconectada nesse meio-tempo. Confira se ainda é a que você quer.</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>Mais opções</translation>
        </message>
        <message>
            <source>Two questions</source>
            <translation>Duas perguntas</translation>
        </message>
        <message>
            <source>What to expect:</source>
            <translation>A que isto leva:</translation>
        </message>
    </context>
    <context>
        <name>QuitWarning</name>
        <message>
            <source>After you quit, no automatic backup starts until you log in again or open Shingleback.</source>
            <translation>Depois de sair, nenhum backup automático começa até você entrar de novo na sessão ou abrir o Shingleback.</translation>
        </message>
        <message>
            <source>After you quit, no automatic backup starts until you open Shingleback again.</source>
            <translation>Depois de sair, nenhum backup automático começa até você abrir o Shingleback de novo.</translation>
        </message>
        <message>
            <source>Quit Shingleback?</source>
            <translation>Sair do Shingleback?</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Sair</translation>
        </message>
        <message>
            <source>&amp;Keep running</source>
            <translation>&amp;Continuar</translation>
        </message>
        <message>
            <source>Don't ask again</source>
            <translation>Não perguntar de novo</translation>
        </message>
    </context>
    <context>
        <name>ReadyByChooser</name>
        <message>
            <source>Ready by</source>
            <translation>Pronto até</translation>
        </message>
    </context>
    <context>
        <name>ReportSaver</name>
        <message>
            <source>Save a report</source>
            <translation>Salvar um relatório</translation>
        </message>
        <message>
            <source>Saved: {file}. Attach it to a bug report at {address}.</source>
            <translation>Salvo: {file}. Anexe-o a um aviso de erro em {address}.</translation>
        </message>
    </context>
    <context>
        <name>RestoreAnswer</name>
        <message>
            <source>Progress</source>
            <translation>Quanto está feito</translation>
        </message>
        <message>
            <source>Checking existing files</source>
            <translation>Vendo o que já há lá</translation>
        </message>
        <message>
            <source>Something went wrong in the program itself</source>
            <translation>Algo deu errado no próprio programa</translation>
        </message>
        <message>
            <source>This computer has never backed up this folder</source>
            <translation>Este computador nunca fez backup desta pasta</translation>
        </message>
        <message>
            <source>This can't be restored there</source>
            <translation>Isto não pode ser restaurado lá</translation>
        </message>
        <message>
            <source>{files}, {size}</source>
            <translation>{files}, {size}</translation>
        </message>
        <message>
            <source>Ready to restore: {amount}</source>
            <translation>Pronto para restaurar: {amount}</translation>
        </message>
        <message>
            <source>Everything you selected is already there, as it was backed up.</source>
            <translation>Tudo o que você pediu já está lá, como foi copiado.</translation>
        </message>
        <message>
            <source>There is nothing to restore</source>
            <translation>Não há nada para restaurar</translation>
        </message>
        <message>
            <source>{amount} can be restored without changing existing files. What should happen to the rest?</source>
            <translation>{amount} pode ser restaurado sem alterar arquivos existentes. O que fazer com o resto?</translation>
        </message>
        <message>
            <source>What should happen to it?</source>
            <translation>O que fazer com ele?</translation>
        </message>
        <message>
            <source>What should happen to them?</source>
            <translation>O que fazer com eles?</translation>
        </message>
        <message>
            <source>Existing files are not overwritten unless you say so.</source>
            <translation>Nada do que você tem agora é sobrescrito, a menos que você diga.</translation>
        </message>
        <message>
            <source>Stopping</source>
            <translation>Parando</translation>
        </message>
        <message>
            <source>Restoring your files</source>
            <translation>Restaurando seus arquivos</translation>
        </message>
        <message>
            <source>Your files are back</source>
            <translation>Seus arquivos voltaram</translation>
        </message>
        <message>
            <source>Existing files were kept, as you chose. See below.</source>
            <translation>O que você tem agora ficou como estava, como você disse: veja abaixo.</translation>
        </message>
        <message>
            <source>The other files are back</source>
            <translation>Os outros voltaram</translation>
        </message>
        <message>
            <source>The files restored so far stay where they are. You can restore the rest at any time.</source>
            <translation>O que voltou até agora fica onde está. Você pode restaurar o resto a qualquer momento.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Parado</translation>
        </message>
        <message>
            <source>Their special permissions were restored, except for those that you aren't allowed to set.</source>
            <translation>Eles têm de novo as permissões especiais, exceto as que você não pode definir.</translation>
        </message>
        <message>
            <source>Everything was already there.</source>
            <translation>Tudo já estava lá.</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}.</source>
            <translation>{amount}. Estão em {folder}.</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}, as “{name}”.</source>
            <translation>{amount}. Está em {folder}, como “{name}”.</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}. Beside existing files, they have the date in their names.</source>
            <translation>{amount}. Estão em {folder}. Ao lado de arquivos existentes, eles têm a data no nome.</translation>
        </message>
    </context>
    <context>
        <name>RestoreButtons</name>
        <message>
            <source>&amp;Open the folder</source>
            <translation>Abrir a &amp;pasta</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>Tentar de &amp;novo</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>P&amp;arar</translation>
        </message>
        <message>
            <source>&amp;Done</source>
            <translation>Conc&amp;luir</translation>
        </message>
        <message>
            <source>&amp;Restore now</source>
            <translation>&amp;Restaurar agora</translation>
        </message>
        <message>
            <source>&amp;Use this place anyway</source>
            <translation>&amp;Usar este lugar mesmo assim</translation>
        </message>
        <message>
            <source>Restore to another &amp;folder</source>
            <translation>Restaurar em outra pa&amp;sta</translation>
        </message>
        <message>
            <source>Restore special per&amp;missions, too</source>
            <translation>Restaurar também as per&amp;missões especiais</translation>
        </message>
    </context>
    <context>
        <name>RestorePage</name>
        <message>
            <source>&amp;Stop and close</source>
            <translation>&amp;Parar e fechar</translation>
        </message>
        <message>
            <source>&amp;Keep it running</source>
            <translation>&amp;Deixar em andamento</translation>
        </message>
        <message>
            <source>Your files are still being restored.</source>
            <translation>Seus arquivos ainda estão sendo restaurados.</translation>
        </message>
        <message>
            <source>If you stop, the files restored so far stay. You can restore the rest at any time.</source>
            <translation>Se você parar, os arquivos restaurados até agora permanecem. Você pode restaurar o resto a qualquer momento.</translation>
        </message>
        <message>
            <source>A backup is still being verified.</source>
            <translation>Um backup ainda está sendo verificado.</translation>
        </message>
        <message>
            <source>If you stop, the rest is not read, and the next verification starts from the beginning.</source>
            <translation>Se você parar, o resto não é lido, e a próxima verificação começa do início.</translation>
        </message>
    </context>
    <context>
        <name>RestoreView</name>
        <message>
            <source>Restore everything</source>
            <translation>Restaurar tudo</translation>
        </message>
        <message>
            <source>Restore “{name}”</source>
            <translation>Restaurar “{name}”</translation>
        </message>
    </context>
    <context>
        <name>ResultCard</name>
        <message>
            <source>Measured on {date}</source>
            <translation>Medido em {date}</translation>
        </message>
        <message>
            <source>Charts and figures</source>
            <translation>Gráficos e números</translation>
        </message>
    </context>
    <context>
        <name>RuleList</name>
        <message>
            <source>Excluded from every backup</source>
            <translation>Fora de todos os backups</translation>
        </message>
        <message>
            <source>Don't e&amp;xclude</source>
            <translation>&amp;Não excluir</translation>
        </message>
        <message>
            <source>Exclude a &amp;folder…</source>
            <translation>Excluir uma &amp;pasta…</translation>
        </message>
        <message>
            <source>Exclude a file &amp;type…</source>
            <translation>Excluir um &amp;tipo de arquivo…</translation>
        </message>
        <message>
            <source>Choose a folder to exclude</source>
            <translation>Escolha uma pasta para excluir</translation>
        </message>
    </context>
    <context>
        <name>RunControls</name>
        <message>
            <source>&amp;Pause</source>
            <translation>&amp;Pausar</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Continuar</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>P&amp;arar</translation>
        </message>
    </context>
    <context>
        <name>RunFoot</name>
        <message>
            <source>The computer stays awake while this runs.</source>
            <translation>O computador fica acordado enquanto isto roda.</translation>
        </message>
    </context>
    <context>
        <name>RunList</name>
        <message>
            <source>What was done</source>
            <translation>O que foi feito</translation>
        </message>
    </context>
    <context>
        <name>RunModel</name>
        <message>
            <source>{end}: {amount}</source>
            <translation>{end}: {amount}</translation>
        </message>
    </context>
    <context>
        <name>RunPart</name>
        <message>
            <source>The computer stays awake while this runs.</source>
            <translation>O computador fica acordado enquanto isto roda.</translation>
        </message>
    </context>
    <context>
        <name>RunSubject</name>
        <message>
            <source>simulated</source>
            <translation>simulada</translation>
        </message>
        <message>
            <source>Backup to a simulated drive</source>
            <translation>Backup em uma unidade simulada</translation>
        </message>
        <message>
            <source>Backup to {place}</source>
            <translation>Backup em {place}</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Backup</translation>
        </message>
    </context>
    <context>
        <name>RunView</name>
        <message>
            <source>See the &amp;files of this version</source>
            <translation>Ver os &amp;arquivos desta versão</translation>
        </message>
        <message>
            <source>The graph of this run was not kept.</source>
            <translation>O andamento deste backup não foi guardado.</translation>
        </message>
    </context>
    <context>
        <name>SafeBanner</name>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Everything is written, and the drive is off or idle.</source>
            <translation>Tudo está gravado, e a unidade está desligada ou em repouso.</translation>
        </message>
        <message>
            <source>It is safe to unplug {name}</source>
            <translation>É seguro desconectar {name}</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive</source>
            <translation>É seguro desconectar a unidade</translation>
        </message>
    </context>
    <context>
        <name>SaveButton</name>
        <message>
            <source>S&amp;ave</source>
            <translation>&amp;Salvar</translation>
        </message>
        <message>
            <source>Save the measurement</source>
            <translation>Salvar a medição</translation>
        </message>
        <message>
            <source>As a &amp;picture (PNG)…</source>
            <translation>Como &amp;imagem (PNG)…</translation>
        </message>
        <message>
            <source>As a &amp;drawing (SVG)…</source>
            <translation>Como &amp;desenho (SVG)…</translation>
        </message>
        <message>
            <source>As a &amp;table (CSV)…</source>
            <translation>Como &amp;tabela (CSV)…</translation>
        </message>
        <message>
            <source>As &amp;JSON…</source>
            <translation>Como &amp;JSON…</translation>
        </message>
        <message>
            <source>To s&amp;hare, without names and times…</source>
            <translation>Para &amp;compartilhar, sem nomes nem horários…</translation>
        </message>
        <message>
            <source>Measurement of {drive}</source>
            <translation>Medição de {drive}</translation>
        </message>
    </context>
    <context>
        <name>SelectionFoot</name>
        <message>
            <source>Test or verify</source>
            <translation>Testar ou verificar</translation>
        </message>
        <message>
            <source>Restore &amp;everything…</source>
            <translation>Restaurar &amp;tudo…</translation>
        </message>
        <message>
            <source>&amp;Restore…</source>
            <translation>&amp;Restaurar…</translation>
        </message>
        <message>
            <source>Go back to the folders first.</source>
            <translation>Volte primeiro às pastas.</translation>
        </message>
    </context>
    <context>
        <name>SetCard</name>
        <message>
            <source>Show progress</source>
            <translation>Mostrar como vai</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Alterar</translation>
        </message>
        <message>
            <source>Restore files</source>
            <translation>Restaurar arquivos</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Detalhes</translation>
        </message>
        <message>
            <source>{action}: {name}</source>
            <translation>{action}: {name}</translation>
        </message>
        <message>
            <source>Another backup is running.</source>
            <translation>Outro backup está em andamento.</translation>
        </message>
    </context>
    <context>
        <name>SetEditor</name>
        <message>
            <source>First choose a folder and where its backup goes.</source>
            <translation>Escolha antes uma pasta, e para onde vai o backup dela.</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>Mais opções</translation>
        </message>
        <message>
            <source>Delete this backup set</source>
            <translation>Excluir este conjunto</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>S&amp;ave</source>
            <translation>&amp;Salvar</translation>
        </message>
        <message>
            <source>A new backup set</source>
            <translation>Um novo conjunto de backup</translation>
        </message>
        <message>
            <source>Change {name}</source>
            <translation>Alterar {name}</translation>
        </message>
        <message>
            <source>Both folders are on the same drive. Plug in the second drive, and choose a folder on it.</source>
            <translation>Os dois lugares estão na mesma unidade. Conecte a segunda unidade e escolha-a.</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Quando</translation>
        </message>
    </context>
    <context>
        <name>SetOverview</name>
        <message>
            <source>Add a backup set</source>
            <translation>Adicionar um conjunto de backup</translation>
        </message>
        <message>
            <source>simulated</source>
            <translation>simulada</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>Boas-vindas</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>About Shingleback</source>
            <translation>Sobre o Shingleback</translation>
        </message>
        <message>
            <source>Make daily backups even when Shingleback isn't open</source>
            <translation>Fazer backups diários mesmo com o Shingleback fechado</translation>
        </message>
        <message>
            <source>A timer in your session starts them, and catches up on missed ones.</source>
            <translation>Um temporizador da sua sessão os inicia e recupera os que faltaram.</translation>
        </message>
        <message>
            <source>Start when I log in, in the tray</source>
            <translation>Iniciar na bandeja quando eu entrar</translation>
        </message>
        <message>
            <source>You get notifications about drives, and backups start automatically.</source>
            <translation>Você recebe avisos sobre as unidades, e os backups começam automaticamente.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Configurações</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Backups</translation>
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
            <translation>Isto é uma demonstração: a unidade é simulada, e nenhuma unidade real é apagada.</translation>
        </message>
    </context>
    <context>
        <name>ShowLetters</name>
        <message>
            <source>&amp;Show passphrase</source>
            <translation>&amp;Mostrar o que é digitado</translation>
        </message>
    </context>
    <context>
        <name>SideBySideDialog</name>
        <message>
            <source>Versions of {name}</source>
            <translation>Versões de {name}</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>Comparar</translation>
        </message>
        <message>
            <source>with</source>
            <translation>com</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
    </context>
    <context>
        <name>SizedFolders</name>
        <message>
            <source>Folder</source>
            <translation>Pasta</translation>
        </message>
        <message>
            <source>What is in it</source>
            <translation>O que há nela</translation>
        </message>
        <message>
            <source>Folders to back up</source>
            <translation>Pastas do backup</translation>
        </message>
        <message>
            <source>not there</source>
            <translation>não existe</translation>
        </message>
        <message>
            <source>“{path}” does not answer</source>
            <translation>“{path}” não responde</translation>
        </message>
        <message>
            <source>does not answer</source>
            <translation>não responde</translation>
        </message>
        <message>
            <source>can't be read</source>
            <translation>não pode ser lido</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>contando…</translation>
        </message>
        <message>
            <source>{size}, {files}</source>
            <translation>{size}, {files}</translation>
        </message>
        <message>
            <source>{counted} so far…</source>
            <translation>{counted} até agora…</translation>
        </message>
    </context>
    <context>
        <name>SpotCheckCard</name>
        <message>
            <source>Progress</source>
            <translation>Quanto está feito</translation>
        </message>
        <message>
            <source>&amp;Test five random files</source>
            <translation>&amp;Testar cinco arquivos ao acaso</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>P&amp;arar</translation>
        </message>
        <message>
            <source>Is one backup enough?</source>
            <translation>Um backup basta?</translation>
        </message>
        <message>
            <source>The test could not be done</source>
            <translation>Os arquivos não puderam ser testados</translation>
        </message>
        <message>
            <source>Five files are restored to this computer, compared with the backup, and removed again.</source>
            <translation>Cinco arquivos são devolvidos a este computador, comparados com o backup e removidos de novo.</translation>
        </message>
        <message>
            <source>Test a restore</source>
            <translation>Seus arquivos voltam?</translation>
        </message>
        <message>
            <source>Trying</source>
            <translation>Testando</translation>
        </message>
        <message>
            <source>Their copies on the drive have changed since they were written. Have the drive checked.</source>
            <translation>As cópias na unidade não são o que foi gravado. Mande verificar a unidade.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Parado</translation>
        </message>
    </context>
    <context>
        <name>SpotCheckView</name>
        <message>
            <source>Test or verify</source>
            <translation>Testar ou verificar</translation>
        </message>
    </context>
    <context>
        <name>StartBox</name>
        <message>
            <source>This desktop may not start programs when you log in. Home shows what to do.</source>
            <translation>Este ambiente pode não iniciar programas quando você entra. O Início mostra o que fazer.</translation>
        </message>
        <message>
            <source>Even when Shingleback isn't open: a timer then starts it</source>
            <translation>Mesmo com o Shingleback fechado: um temporizador o inicia</translation>
        </message>
        <message>
            <source>Even after a restart: Shingleback then starts when you log in, in the tray</source>
            <translation>Mesmo depois de reiniciar: o Shingleback inicia na bandeja quando você entra</translation>
        </message>
    </context>
    <context>
        <name>StartCard</name>
        <message>
            <source>Open the drive</source>
            <translation>Abrir a unidade</translation>
        </message>
        <message>
            <source>Check &amp;again</source>
            <translation>&amp;Ver de novo</translation>
        </message>
        <message>
            <source>Open another backup…</source>
            <translation>Abrir um backup em outro lugar…</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Backup</translation>
        </message>
        <message>
            <source>Restore files</source>
            <translation>Restaurar arquivos</translation>
        </message>
        <message>
            <source>Did you back up on another computer? Plug in the drive, and open the backup on it.</source>
            <translation>Fez o backup em outro computador? Conecte a unidade e abra o backup que está nela.</translation>
        </message>
        <message>
            <source>Nothing has been backed up yet</source>
            <translation>Nenhum backup foi feito ainda</translation>
        </message>
        <message>
            <source>The drive is taking a while. It may have to wake up first.</source>
            <translation>A unidade está demorando. Pode ter que acordar primeiro.</translation>
        </message>
        <message>
            <source>Opening {place}</source>
            <translation>Abrindo {place}</translation>
        </message>
        <message>
            <source>The backup could not be read</source>
            <translation>O backup não pôde ser lido</translation>
        </message>
        <message>
            <source>No backup on {place} is complete yet. Once one is, its files appear here.</source>
            <translation>Ainda não há backup completo em {place}. Quando houver, você encontrará os arquivos aqui.</translation>
        </message>
        <message>
            <source>Nothing to restore yet</source>
            <translation>Ainda não há nada para restaurar</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is not connected.</source>
            <translation>O backup está em {place}, que não está conectado.</translation>
        </message>
        <message>
            <source>Connect the share to restore files</source>
            <translation>Conecte o compartilhamento para restaurar arquivos</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is not plugged in.</source>
            <translation>O backup está em {place}, que não está conectado.</translation>
        </message>
        <message>
            <source>Plug in the drive to restore files</source>
            <translation>Conecte a unidade para restaurar arquivos</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is plugged in, but not open.</source>
            <translation>O backup está em {place}, que está conectado, mas não aberto.</translation>
        </message>
        <message>
            <source>Open the drive to restore files</source>
            <translation>Abra a unidade para restaurar arquivos</translation>
        </message>
        <message>
            <source>The backup was not found</source>
            <translation>O backup não foi encontrado</translation>
        </message>
        <message>
            <source>There is no backup in this folder</source>
            <translation>Não há backup nesta pasta</translation>
        </message>
        <message>
            <source>The drive is busy with a backup, so this may take a while.</source>
            <translation>A unidade está ocupada com um backup, então isto pode demorar um pouco.</translation>
        </message>
        <message>
            <source>Which folder contains the backup?</source>
            <translation>Qual pasta contém o backup?</translation>
        </message>
    </context>
    <context>
        <name>StepRow</name>
        <message>
            <source>in progress</source>
            <translation>em andamento</translation>
        </message>
        <message>
            <source>done</source>
            <translation>feito</translation>
        </message>
        <message>
            <source>not needed</source>
            <translation>não necessário</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>não deu certo</translation>
        </message>
        <message>
            <source>pending</source>
            <translation>por fazer</translation>
        </message>
    </context>
    <context>
        <name>StoppedPage</name>
        <message>
            <source>Details</source>
            <translation>Detalhes</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Parado</translation>
        </message>
        <message>
            <source>The drive could not be prepared</source>
            <translation>A unidade não pôde ser preparada</translation>
        </message>
        <message>
            <source>It failed at this step: {step}</source>
            <translation>Terminou neste passo: {step}</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Fechar</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>&amp;Tentar de novo</translation>
        </message>
        <message>
            <source>Plug the drive in again, then try again with a new plan.</source>
            <translation>Conecte a unidade de novo e tente outra vez: haverá um novo plano para ela como estiver então.</translation>
        </message>
        <message>
            <source>You can also prepare the drive without an administrator's password: try again, and choose “Don't ask for an administrator's password”.</source>
            <translation>Também dá para preparar a unidade sem a senha de um administrador: tente de novo e escolha “Não pedir a senha de um administrador”.</translation>
        </message>
        <message>
            <source>You can try again with a new plan, or close this and come back later.</source>
            <translation>Você pode tentar de novo com um novo plano, ou fechar isto e voltar em outra hora.</translation>
        </message>
    </context>
    <context>
        <name>Summary</name>
        <message>
            <source>It is excluded from now on. To undo that, edit the backup set.</source>
            <translation>A partir de agora, isso é deixado de fora de propósito. Para desfazer, edite o conjunto de backup.</translation>
        </message>
        <message>
            <source>Don't back &amp;this up anymore</source>
            <translation>&amp;Não fazer mais backup disto</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>Unchanged</source>
            <translation>Sem mudanças</translation>
        </message>
        <message>
            <source>Renamed or moved</source>
            <translation>Renomeado ou movido</translation>
        </message>
        <message>
            <source>No longer in your folders</source>
            <translation>Não está mais nas suas pastas</translation>
        </message>
        <message>
            <source>New attributes only</source>
            <translation>Só atributos novos</translation>
        </message>
        <message>
            <source>Not in this backup</source>
            <translation>Fora deste backup</translation>
        </message>
        <message>
            <source>{files}, {size}</source>
            <translation>{files}, {size}</translation>
        </message>
        <message>
            <source>Safe on the drive</source>
            <translation>Com certeza na unidade</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>Versão</translation>
        </message>
        <message>
            <source>Old versions removed to make room</source>
            <translation>Versões antigas que deram lugar</translation>
        </message>
    </context>
    <context>
        <name>TargetChoice</name>
        <message>
            <source>Restored files</source>
            <translation>Arquivos restaurados</translation>
        </message>
        <message>
            <source>To the &amp;original folder</source>
            <translation>Para o lugar onde es&amp;tava</translation>
        </message>
        <message>
            <source>To &amp;another folder</source>
            <translation>Para &amp;outra pasta</translation>
        </message>
        <message>
            <source>&amp;Choose a folder…</source>
            <translation>&amp;Escolher uma pasta…</translation>
        </message>
        <message>
            <source>Where should the files go?</source>
            <translation>Onde pôr os arquivos?</translation>
        </message>
    </context>
    <context>
        <name>TimelineSlider</name>
        <message>
            <source>Version {number} of {count}: {moment}, {facts}</source>
            <translation>Versão {number} de {count}: {moment}, {facts}</translation>
        </message>
        <message>
            <source>{moment}: a backup was interrupted. It made no version.</source>
            <translation>{moment}: um backup foi interrompido. Ele não criou nenhuma versão.</translation>
        </message>
    </context>
    <context>
        <name>TopicList</name>
        <message>
            <source>Search, for example: noise</source>
            <translation>Buscar, por exemplo: ruído</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>Search the explanations</source>
            <translation>Buscar nas explicações</translation>
        </message>
        <message>
            <source>Explanations</source>
            <translation>Explicações</translation>
        </message>
        <message>
            <source>No explanation contains these words. Try other ones, or fewer.</source>
            <translation>Nenhuma explicação contém essas palavras. Tente outras, ou menos.</translation>
        </message>
    </context>
    <context>
        <name>Tray</name>
        <message>
            <source>Restore files</source>
            <translation>Restaurar arquivos</translation>
        </message>
        <message>
            <source>About Shingleback</source>
            <translation>Sobre o Shingleback</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Sair</translation>
        </message>
    </context>
    <context>
        <name>UndoToast</name>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Desfazer</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedPart</name>
        <message>
            <source>Unfinished</source>
            <translation>Começado e não terminado</translation>
        </message>
        <message>
            <source>Plug in both drives to continue.</source>
            <translation>Conecte as duas unidades para continuar.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>Esquecer</translation>
        </message>
        <message>
            <source>{source} to {target}: {done} of {total} are copied, most recently {when}.</source>
            <translation>{source} para {target}: {done} de {total} copiados, por último {when}.</translation>
        </message>
        <message>
            <source>The backup in {source} to {target}: {done} of {total} are moved, most recently {when}.</source>
            <translation>O backup em {source} para {target}: {done} de {total} movidos, por último {when}.</translation>
        </message>
        <message>
            <source>{size} could not be read.</source>
            <translation>Não foi possível ler {size}.</translation>
        </message>
        <message>
            <source>If you forget it, you have to start over. Files on the new drive stay there.</source>
            <translation>Se você esquecer, só dá para começar de novo. O que está na unidade nova fica lá.</translation>
        </message>
        <message>
            <source>&amp;Forget it</source>
            <translation>&amp;Esquecer</translation>
        </message>
        <message>
            <source>&amp;Keep it</source>
            <translation>&amp;Manter</translation>
        </message>
    </context>
    <context>
        <name>UnlockDialog</name>
        <message>
            <source>Unlock the drive</source>
            <translation>Desbloquear a unidade</translation>
        </message>
        <message>
            <source>Passphrase</source>
            <translation>Senha</translation>
        </message>
        <message>
            <source>&amp;Unlock</source>
            <translation>&amp;Desbloquear</translation>
        </message>
        <message>
            <source>{name} is encrypted. Type the passphrase that was chosen when it was set up.</source>
            <translation>{name} está criptografada. Digite a senha que foi escolhida quando ela foi preparada.</translation>
        </message>
    </context>
    <context>
        <name>VerdictPart</name>
        <message>
            <source>The evidence is mixed. See below.</source>
            <translation>Nem tudo aponta para o mesmo lado: veja abaixo.</translation>
        </message>
        <message>
            <source>How sure is this?</source>
            <translation>Quão certo é isso?</translation>
        </message>
        <message>
            <source>Why we think so</source>
            <translation>Por que achamos isso</translation>
        </message>
        <message>
            <source>Evidence against it: {reason}</source>
            <translation>Isto fala contra: {reason}</translation>
        </message>
        <message>
            <source>Source: {source}</source>
            <translation>Fonte: {source}</translation>
        </message>
    </context>
    <context>
        <name>VerificationCard</name>
        <message>
            <source>Progress</source>
            <translation>Quanto está feito</translation>
        </message>
        <message>
            <source>&amp;Verify everything</source>
            <translation>&amp;Verificar tudo</translation>
        </message>
        <message>
            <source>Stop &amp;verifying</source>
            <translation>Parar a &amp;verificação</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Continuar</translation>
        </message>
        <message>
            <source>&amp;Pause</source>
            <translation>&amp;Pausar</translation>
        </message>
        <message>
            <source>Is every file still as it was written?</source>
            <translation>Cada arquivo ainda está como foi gravado?</translation>
        </message>
        <message>
            <source>Every file is read back and compared with what was written.</source>
            <translation>Cada arquivo é relido e comparado com o que foi gravado.</translation>
        </message>
        <message>
            <source>{files}, {size}, and what only older versions have: all of it is read back and compared with what was written.</source>
            <translation>{files}, {size}, e o que só versões mais antigas têm: tudo é relido e comparado com o que foi gravado.</translation>
        </message>
        <message>
            <source>The time left is shown after a few minutes; you can pause it.</source>
            <translation>Quanto isso demora aparece após alguns minutos; você pode pausar.</translation>
        </message>
        <message>
            <source>Judging by earlier checks, it takes {time}; you can pause it.</source>
            <translation>Pelas verificações anteriores, demora {time}; você pode pausar.</translation>
        </message>
        <message>
            <source>Verifying</source>
            <translation>Verificando</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Parando…</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Pausado</translation>
        </message>
        <message>
            <source>Every file is as it was written</source>
            <translation>Cada arquivo está como foi gravado</translation>
        </message>
        <message>
            <source>The next backup repairs all versions with what your folders or another copy still have. If files are damaged, have the drive checked.</source>
            <translation>O próximo backup repara, em todas as versões, o que as suas pastas ou outra cópia ainda têm. Mande verificar a unidade se houver arquivos danificados.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Parado</translation>
        </message>
        <message>
            <source>The rest was not read.</source>
            <translation>O restante não foi lido.</translation>
        </message>
        <message>
            <source>The backup could not be verified</source>
            <translation>Não foi possível verificar o backup</translation>
        </message>
        <message>
            <source>Verify everything</source>
            <translation>Verificar tudo</translation>
        </message>
    </context>
    <context>
        <name>VersionBar</name>
        <message>
            <source>W&amp;hat changed?</source>
            <translation>O que &amp;mudou?</translation>
        </message>
        <message>
            <source>Older version</source>
            <translation>Versão mais antiga</translation>
        </message>
        <message>
            <source>Newer version</source>
            <translation>Versão mais nova</translation>
        </message>
    </context>
    <context>
        <name>VersionColumn</name>
        <message>
            <source>Open a copy</source>
            <translation>Abrir uma cópia</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>Restaurar…</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Carregando…</translation>
        </message>
        <message>
            <source>It could not be read from the drive.</source>
            <translation>Não pôde ser lido da unidade.</translation>
        </message>
        <message>
            <source>Open a copy to see what is in it.</source>
            <translation>Abra uma cópia para ver o conteúdo.</translation>
        </message>
    </context>
    <context>
        <name>VolumesPart</name>
        <message>
            <source>Nothing recognized.</source>
            <translation>Nada que seja reconhecido.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Abrir</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>Desbloquear</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fechar</translation>
        </message>
        <message>
            <source>Close all</source>
            <translation>Fechar tudo</translation>
        </message>
        <message>
            <source>Open again without access times</source>
            <translation>Abrir de novo sem horários de acesso</translation>
        </message>
        <message>
            <source>Why does that matter?</source>
            <translation>Por que isso importa?</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>C&amp;lose it</source>
            <translation>&amp;Fechá-la</translation>
        </message>
        <message>
            <source>Closing…</source>
            <translation>Fechando…</translation>
        </message>
        <message>
            <source>&amp;Use this backup</source>
            <translation>&amp;Usar este backup</translation>
        </message>
        <message>
            <source>Opening…</source>
            <translation>Abrindo…</translation>
        </message>
        <message>
            <source>Only open volumes are copied. Open the others first, on the drive's card.</source>
            <translation>Só volumes abertos são copiados: abra os outros antes, no cartão da unidade.</translation>
        </message>
        <message>
            <source>Copy my &amp;files off first…</source>
            <translation>Copiar meus a&amp;rquivos antes…</translation>
        </message>
        <message>
            <source>Nothing is erased before you confirm.</source>
            <translation>Nada é apagado antes que você confirme.</translation>
        </message>
        <message>
            <source>What to expect</source>
            <translation>O que esperar</translation>
        </message>
        <message>
            <source>Set up “{drive}”</source>
            <translation>Preparar “{drive}”</translation>
        </message>
        <message>
            <source>Checking what is on it…</source>
            <translation>Vendo o que está nela…</translation>
        </message>
        <message>
            <source>Something changed in the meantime. Nothing was erased.</source>
            <translation>Algo mudou nesse meio-tempo. Nada foi apagado.</translation>
        </message>
        <message>
            <source>&amp;Set it up from scratch</source>
            <translation>Preparar de &amp;novo</translation>
        </message>
    </context>
    <context>
        <name>WhatPart</name>
        <message>
            <source>Name of the backup set</source>
            <translation>Nome do conjunto de backup</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>&amp;Remover</translation>
        </message>
        <message>
            <source>Exc&amp;lude folders…</source>
            <translation>&amp;Deixar pastas de fora…</translation>
        </message>
        <message>
            <source>What</source>
            <translation>O quê</translation>
        </message>
        <message>
            <source>Add &amp;folder…</source>
            <translation>Adicionar &amp;pasta…</translation>
        </message>
        <message>
            <source>Na&amp;me</source>
            <translation>No&amp;me</translation>
        </message>
    </context>
    <context>
        <name>WhenChooser</name>
        <message>
            <source>When</source>
            <translation>Quando</translation>
        </message>
        <message>
            <source>Only when I start it</source>
            <translation>Quando eu mandar</translation>
        </message>
        <message>
            <source>You get a reminder when you plug in the drive.</source>
            <translation>Uma notificação lembra você quando a unidade é conectada.</translation>
        </message>
        <message>
            <source>When the drive is plugged in</source>
            <translation>Quando a unidade é conectada</translation>
        </message>
        <message>
            <source>Once a day</source>
            <translation>Uma vez por dia</translation>
        </message>
        <message>
            <source>For a drive that stays plugged in. It can tidy up between backups.</source>
            <translation>Para uma unidade que fica conectada. Ela pode se arrumar entre os backups.</translation>
        </message>
    </context>
    <context>
        <name>WherePart</name>
        <message>
            <source>Where to</source>
            <translation>Para onde</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>This drive is simulated. It runs 30 times faster than a real one.</source>
            <translation>Esta unidade é simulada. Ela é 30 vezes mais rápida que uma real.</translation>
        </message>
    </context>
    <context>
        <name>WizardPage</name>
        <message>
            <source>&amp;Cancel</source>
            <translation>&amp;Cancelar</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Voltar</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <translation>&amp;Próximo</translation>
        </message>
    </context>
    <context>
        <name>WorkingPage</name>
        <message>
            <source>Progress of this step</source>
            <translation>Até onde está o passo</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Detalhes</translation>
        </message>
        <message>
            <source>Preparing “{drive}”</source>
            <translation>Preparando “{drive}”</translation>
        </message>
        <message>
            <source>It can no longer be stopped.</source>
            <translation>Não pode mais ser interrompido.</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Parando…</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>P&amp;arar</translation>
        </message>
        <message>
            <source>The drive was unplugged. Checking how far it got…</source>
            <translation>A unidade foi desconectada. Verificando até onde chegou…</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering. Leave the drive plugged in.</source>
            <translation>O serviço que conhece as unidades (UDisks2) não responde. Deixe a unidade conectada.</translation>
        </message>
        <message>
            <source>Leave the drive plugged in. This may take minutes.</source>
            <translation>Deixe a unidade conectada. Isso pode levar alguns minutos.</translation>
        </message>
    </context>
    <context>
        <name>WriteCacheNotice</name>
        <message>
            <source>Reset it</source>
            <translation>Restaurar</translation>
        </message>
        <message>
            <source>The write cache is being reset. You may be asked for a password.</source>
            <translation>O cache de gravação está sendo restaurado. Uma senha pode ser pedida.</translation>
        </message>
        <message>
            <source>A measurement was interrupted before it could reset this drive's write cache, so the drive may be slow.</source>
            <translation>Uma medição foi interrompida antes de restaurar o cache de gravação desta unidade, por isso a unidade pode estar lenta.</translation>
        </message>
    </context>
    <context>
        <name>YearCalendar</name>
        <message>
            <source>The last twelve months</source>
            <translation>Os últimos doze meses</translation>
        </message>
    </context>
    <context>
        <name>ZonesPage</name>
        <message>
            <source>Open a &amp;file saved from blkzone…</source>
            <translation>Ler um &amp;arquivo que o blkzone imprimiu…</translation>
        </message>
        <message>
            <source>Each zone is written from its beginning to its end, and the write pointer shows how far. Deleted space becomes usable again only zone by zone, when the filesystem empties one. Only conventional zones can be written anywhere. While this page is open, the map is updated every few seconds, even during a backup.</source>
            <translation>Cada zona é gravada do início ao fim; o ponteiro de gravação diz até onde. O que foi excluído só volta zona por zona, quando o sistema de arquivos esvazia uma. Só as zonas convencionais podem ser gravadas em qualquer lugar. Enquanto esta página está aberta, o mapa é lido de novo a cada poucos segundos, também durante um backup.</translation>
        </message>
        <message>
            <source>Zones of {drive}</source>
            <translation>Zonas de {drive}</translation>
        </message>
        <message>
            <source>The zones could not be read</source>
            <translation>Não foi possível ler as zonas</translation>
        </message>
        <message>
            <source>Reading the zones…</source>
            <translation>Lendo as zonas…</translation>
        </message>
        <message>
            <source>Zones: {total}, of {size} each. Each square stands for {count}.</source>
            <translation>Zonas: {total}, de {size} cada; cada sinal representa {count}.</translation>
        </message>
        <message>
            <source>Map of the zones</source>
            <translation>Mapa das zonas</translation>
        </message>
        <message>
            <source>Open at once: {count} of at most {most}.</source>
            <translation>Abertas ao mesmo tempo: {count} de no máximo {most}.</translation>
        </message>
        <message>
            <source>Open or closed at once: {count} of at most {most}.</source>
            <translation>Abertas ou fechadas ao mesmo tempo: {count} de no máximo {most}.</translation>
        </message>
        <message>
            <source>{count} conventional: can be written anywhere</source>
            <translation>{count} convencionais: podem ser gravadas em qualquer lugar</translation>
        </message>
        <message>
            <source>{count} empty</source>
            <translation>{count} vazias</translation>
        </message>
        <message>
            <source>{count} open: being written</source>
            <translation>{count} abertas: sendo gravadas</translation>
        </message>
        <message>
            <source>{count} closed: written in part</source>
            <translation>{count} fechadas: gravadas em parte</translation>
        </message>
        <message>
            <source>{count} full: must be emptied as a whole before being written again</source>
            <translation>{count} cheias: precisam ser esvaziadas por inteiro antes de serem gravadas de novo</translation>
        </message>
        <message>
            <source>{count} read-only: the drive refuses to write there</source>
            <translation>{count} somente leitura: a unidade não aceita mais gravações ali</translation>
        </message>
        <message>
            <source>{count} offline: the data there is lost</source>
            <translation>{count} fora de linha: o que estava ali se perdeu</translation>
        </message>
        <message>
            <source>zone {number}: {written} of {size}</source>
            <translation>zona {number}: {written} de {size}</translation>
        </message>
        <message>
            <source>and {count} more</source>
            <translation>e mais {count}</translation>
        </message>
        <message>
            <source>Written in part, up to the write pointer:</source>
            <translation>Gravadas em parte, até o ponteiro de gravação:</translation>
        </message>
        <message>
            <source>A report of blkzone</source>
            <translation>Um relatório do blkzone</translation>
        </message>
    </context>
    <context>
        <name>_Lines</name>
        <message>
            <source>Lines of the log</source>
            <translation>Linhas do registro</translation>
        </message>
    </context>
    <context>
        <name>about</name>
        <message>
            <source>It runs from its source code.</source>
            <translation>É executado a partir do código-fonte.</translation>
        </message>
        <message>
            <source>It is installed as a Python package.</source>
            <translation>Está instalado como pacote Python.</translation>
        </message>
        <message>
            <source>It is installed with pipx.</source>
            <translation>Está instalado com pipx.</translation>
        </message>
        <message>
            <source>It runs from an unpacked archive.</source>
            <translation>É executado a partir de um arquivo descompactado.</translation>
        </message>
        <message>
            <source>It is installed as a Debian package.</source>
            <translation>Está instalado como pacote Debian.</translation>
        </message>
    </context>
    <context>
        <name>adjusting</name>
        <message>
            <source>Linux does not use UAS for this drive.</source>
            <translation>O Linux não usa UAS para esta unidade.</translation>
        </message>
        <message>
            <source>Linux uses UAS for this drive.</source>
            <translation>O Linux usa UAS para esta unidade.</translation>
        </message>
        <message>
            <source>UAS is switched off for this enclosure.</source>
            <translation>O UAS está desligado para esta caixa.</translation>
        </message>
        <message>
            <source>UAS will be off once you eject the drive and plug it in again.</source>
            <translation>O UAS ficará desligado assim que você ejetar a unidade e a conectar de novo.</translation>
        </message>
        <message>
            <source>Linux will use UAS again once you eject the drive and plug it in again.</source>
            <translation>O Linux voltará a usar UAS assim que você ejetar a unidade e a conectar de novo.</translation>
        </message>
        <message>
            <source>As it is connected now, the drive can't be told when to stop.</source>
            <translation>Do jeito que a unidade está conectada agora, não é possível definir quando ela para.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) can't be asked, so it isn't known when the drive stops.</source>
            <translation>Não é possível consultar o serviço de unidades (UDisks2), por isso não se sabe quando a unidade para.</translation>
        </message>
        <message>
            <source>When idle, the drive stops after the time that its maker set.</source>
            <translation>Sem trabalho, a unidade para depois do tempo que o fabricante definiu.</translation>
        </message>
        <message>
            <source>Once it has lost power, the drive stops after the time that its maker set.</source>
            <translation>Depois de ficar sem energia, a unidade vai parar depois do tempo que o fabricante definiu.</translation>
        </message>
        <message>
            <source>The drive is set not to stop when idle.</source>
            <translation>A unidade está definida para não parar sem trabalho.</translation>
        </message>
        <message numerus="yes">
            <source>The drive is set to stop after %n idle minute(s).</source>
            <translation>
                <numerusform>A unidade está definida para parar depois de %Ln minuto sem trabalho.</numerusform>
                <numerusform>A unidade está definida para parar depois de %Ln minutos sem trabalho.</numerusform>
            </translation>
        </message>
        <message>
            <source>The drive is asked not to park its heads when idle.</source>
            <translation>Pede-se à unidade que não estacione as cabeças sem trabalho.</translation>
        </message>
        <message>
            <source>The drive parks its heads as its maker set it.</source>
            <translation>A unidade estaciona as cabeças como o fabricante definiu.</translation>
        </message>
        <message>
            <source>Once it has lost power, the drive parks its heads as its maker set it.</source>
            <translation>Depois de ficar sem energia, a unidade vai estacionar as cabeças como o fabricante definiu.</translation>
        </message>
        <message>
            <source>The drive's level of power management (APM) is set to {level}.</source>
            <translation>O nível de gerenciamento de energia (APM) da unidade está definido em {level}.</translation>
        </message>
    </context>
    <context>
        <name>application</name>
        <message>
            <source>Shingleback is already open, but does not answer. Wait a moment and try again, or end it and start it again.</source>
            <translation>O Shingleback já está aberto, mas não responde. Espere um momento e tente de novo, ou encerre-o e inicie-o outra vez.</translation>
        </message>
    </context>
    <context>
        <name>armor</name>
        <message>
            <source>This computer runs from it. Choose another drive.</source>
            <translation>Este computador roda a partir dela. Escolha outra unidade.</translation>
        </message>
        <message>
            <source>It is built into this computer. Choose an external drive.</source>
            <translation>Ela está instalada dentro deste computador. Escolha uma unidade que você mesmo conectou.</translation>
        </message>
        <message>
            <source>It is used as swap space. Turn that off first (“sudo swapoff”), or wake up the computer that is hibernating on it, or choose another drive.</source>
            <translation>Um computador guarda nela uma parte da memória. Desligue isso antes (“sudo swapoff”), ou acorde o computador que dorme ali; ou escolha outra unidade.</translation>
        </message>
        <message>
            <source>It is part of something larger ({kind}), which may not work without it. Remove it from there first, or choose another drive.</source>
            <translation>Ela faz parte de algo maior ({kind}), que pode não ficar inteiro sem ela. Tire-a de lá antes, ou escolha outra unidade.</translation>
        </message>
        <message>
            <source>It is in use by something that can't be closed from here ({what}). Quit that, or unplug the drive, restart the computer and plug it back in.</source>
            <translation>Algo nela está em uso e não pode ser fechado daqui ({what}). Encerre o que a usa, ou desconecte a unidade e conecte-a de novo depois de reiniciar.</translation>
        </message>
        <message>
            <source>It is open ({point}). Close it first, here or in your file manager.</source>
            <translation>Está aberta ({point}). Feche-a antes, aqui ou no gerenciador de arquivos.</translation>
        </message>
        <message>
            <source>Its encrypted part is unlocked. Close it first, here or in your file manager.</source>
            <translation>A parte criptografada dela está desbloqueada. Feche-a antes, aqui ou no gerenciador de arquivos.</translation>
        </message>
        <message>
            <source>It is on your list of protected drives. If you are sure, remove it from that list first.</source>
            <translation>Está na sua lista de unidades protegidas. Se tem certeza, tire-a antes dessa lista.</translation>
        </message>
        <message>
            <source>This computer expects it at startup ({what}), and may not start without it. Remove its line from /etc/fstab or /etc/crypttab first, or choose another drive.</source>
            <translation>Este computador espera por ela sempre que inicia ({what}) e pode não iniciar sem ela. Tire antes a linha dela de /etc/fstab ou /etc/crypttab, ou escolha outra unidade.</translation>
        </message>
        <message>
            <source>It is write-protected. If it has a small lock switch, slide it; otherwise choose another drive.</source>
            <translation>Não se pode gravar nela. Se ela tem uma pequena trava contra isso, mova-a; senão escolha outra unidade.</translation>
        </message>
        <message>
            <source>It is not a separate drive, but a file or a part of something larger. Choose a real drive.</source>
            <translation>Não é uma unidade própria, mas um arquivo ou um pedaço de algo maior. Escolha uma unidade de verdade.</translation>
        </message>
        <message>
            <source>It is empty. Insert a card, and wait a moment.</source>
            <translation>Não há nada dentro. Coloque um cartão e espere um momento.</translation>
        </message>
        <message>
            <source>It can't be told from another drive of its kind, so the wrong one could be erased. Unplug drives that look like it; if that doesn't help, use a computer with Linux 5.15 or newer.</source>
            <translation>Nada a distingue de outra unidade igual, de modo que a errada poderia ser apagada. Desconecte unidades parecidas; se não ajudar, use um computador com Linux 5.15 ou mais novo.</translation>
        </message>
        <message>
            <source>It is busy right now. Wait until it has finished, then try again.</source>
            <translation>Está trabalhando neste momento. Espere terminar e tente de novo.</translation>
        </message>
        <message>
            <source>its model</source>
            <translation>o modelo</translation>
        </message>
        <message>
            <source>its serial number</source>
            <translation>o número de série</translation>
        </message>
        <message>
            <source>its worldwide name</source>
            <translation>o nome mundial</translation>
        </message>
        <message>
            <source>its size</source>
            <translation>o tamanho</translation>
        </message>
        <message>
            <source>it is no longer there</source>
            <translation>não está mais lá</translation>
        </message>
        <message>
            <source>it was unplugged in the meantime</source>
            <translation>foi desconectada nesse meio-tempo</translation>
        </message>
        <message>
            <source>where it is plugged in</source>
            <translation>onde está conectada</translation>
        </message>
        <message>
            <source>what is on it</source>
            <translation>o que está nela</translation>
        </message>
    </context>
    <context>
        <name>arrays</name>
        <message>
            <source>software RAID</source>
            <translation>RAID por software</translation>
        </message>
        <message>
            <source>btrfs over several drives</source>
            <translation>btrfs em várias unidades</translation>
        </message>
        <message>
            <source>ZFS pool</source>
            <translation>pool do ZFS</translation>
        </message>
        <message>
            <source>RAID of LVM</source>
            <translation>RAID do LVM</translation>
        </message>
        <message>
            <source>cache</source>
            <translation>cache</translation>
        </message>
        <message>
            <source>SnapRAID array</source>
            <translation>conjunto SnapRAID</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. With each change, parity is rewritten in the middle of old data, which is what it does slowest. A long pause can get it thrown out of the array, and a rebuild can take days. Keep another copy of what is on it, and plan to replace it with a conventional drive.</source>
            <translation>Esta unidade SMR faz parte de: {what}. A cada mudança, a paridade é gravada de novo no meio de dados antigos: é o que ela faz mais devagar. Uma pausa longa pode fazer com que seja excluída do conjunto, e uma reconstrução pode levar dias. Guarde outra cópia do que está nela, e planeje pôr uma unidade convencional no lugar.</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. Shingleback can't see whether that is a RAIDZ; “zpool status” shows it. In a published test, adding such a drive to a RAIDZ took more than 9 days, and a conventional one 16 hours: plan to replace it with a conventional drive. As a mirror or a single drive it may stay.</source>
            <translation>Esta unidade SMR faz parte de: {what}. Se é um RAIDZ não dá para ver daqui; “zpool status” diz. Em um RAIDZ, incorporar uma unidade assim levou mais de 9 dias em um teste publicado, e 16 horas com uma convencional: planeje pôr uma unidade convencional no lugar. Como espelho ou unidade única, ela pode ficar.</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. Shingleback can't see its level; “sudo lvs -o +segtype” shows it. RAID 0 and 1 are fine. With RAID 5 or 6, plan to replace it with a conventional drive: parity is rewritten with each change, in the middle of old data, which is what it does slowest.</source>
            <translation>Esta unidade SMR faz parte de: {what}. O nível não dá para ver daqui; “sudo lvs -o +segtype” diz. RAID 0 e 1 servem. Com RAID 5 ou 6, planeje pôr uma unidade convencional no lugar: a paridade é gravada de novo a cada mudança, no meio de dados antigos, que é o que ela faz mais devagar.</translation>
        </message>
        <message>
            <source>A cache stands in front of this shingled drive ({what}). It writes small pieces all over the drive, and after a crash all of them at once, which can keep the drive busy for hours. Use the drive without a cache.</source>
            <translation>Há um cache na frente desta unidade SMR ({what}). Ele grava em pedaços pequenos por toda a unidade e, depois de uma falha, tudo de uma vez: isso pode ocupar a unidade por horas. Melhor usá-la sem cache.</translation>
        </message>
        <message>
            <source>This shingled drive is the cache of another one ({what}). Small writes all over it are what it does slowest. Use a solid-state drive for that, or no cache.</source>
            <translation>Esta unidade SMR serve de cache para outra ({what}). Gravações pequenas por toda parte são o que ela faz mais devagar. Melhor usar para isso uma unidade de estado sólido, ou nenhum cache.</translation>
        </message>
        <message>
            <source>This shingled drive holds SnapRAID's parity. Each sync rewrites the middle of it, which is what it does slowest. Use the drive for data instead, and put the parity on a conventional drive.</source>
            <translation>Esta unidade SMR contém a paridade do SnapRAID. Cada sincronização grava de novo no meio dela, que é o que ela faz mais devagar. Melhor deixar que guarde dados e pôr a paridade em uma unidade convencional.</translation>
        </message>
    </context>
    <context>
        <name>cache</name>
        <message>
            <source>{fill} of {capacity}</source>
            <translation>{fill} de {capacity}</translation>
        </message>
        <message>
            <source>{fill} of about {capacity}</source>
            <translation>{fill} de cerca de {capacity}</translation>
        </message>
        <message>
            <source>({low} to {high})</source>
            <translation>({low} a {high})</translation>
        </message>
        <message>
            <source>about {fill}</source>
            <translation>cerca de {fill}</translation>
        </message>
        <message>
            <source>(of {size})</source>
            <translation>(de {size})</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Cheio</translation>
        </message>
        <message>
            <source>Empty</source>
            <translation>Vazio</translation>
        </message>
        <message>
            <source>Probably empty</source>
            <translation>Provavelmente vazio</translation>
        </message>
        <message>
            <source>Almost empty</source>
            <translation>Quase vazio</translation>
        </message>
        <message>
            <source>almost nothing</source>
            <translation>quase nada</translation>
        </message>
        <message>
            <source>(holds {size})</source>
            <translation>(capacidade: {size})</translation>
        </message>
    </context>
    <context>
        <name>care</name>
        <message>
            <source>Check the filesystem</source>
            <translation>Verificar o sistema de arquivos</translation>
        </message>
        <message>
            <source>Short self-test</source>
            <translation>Autoteste curto</translation>
        </message>
        <message>
            <source>Long self-test</source>
            <translation>Autoteste longo</translation>
        </message>
        <message>
            <source>Read a portion of everything</source>
            <translation>Ler uma parte de tudo</translation>
        </message>
        <message>
            <source>Collect garbage</source>
            <translation>Coletar lixo (f2fs)</translation>
        </message>
        <message>
            <source>Balance</source>
            <translation>Balancear (btrfs)</translation>
        </message>
        <message>
            <source>Trim free space</source>
            <translation>Informar o espaço livre (TRIM)</translation>
        </message>
        <message>
            <source>Rest</source>
            <translation>Descansar</translation>
        </message>
        <message>
            <source>Not everything on this drive has been read back yet.</source>
            <translation>Nem tudo nesta unidade foi lido de volta ainda.</translation>
        </message>
        <message>
            <source>Everything should be read back once in three months, a portion at a time.</source>
            <translation>Tudo deve ser lido de volta uma vez em três meses, uma parte por vez.</translation>
        </message>
        <message>
            <source>There is free space, but nearly all of it is tied up in block groups that are half empty.</source>
            <translation>Há espaço livre, mas quase todo ele está preso em grupos de blocos meio vazios.</translation>
        </message>
        <message>
            <source>Much of the free space lies in zones that have to be reclaimed before they can be written again.</source>
            <translation>Muito do espaço livre está em zonas que precisam ser recuperadas antes de receber novas gravações.</translation>
        </message>
        <message>
            <source>This drive was used before, and still keeps its old content although nobody needs it.</source>
            <translation>Esta unidade foi usada antes e ainda guarda o conteúdo antigo, embora ninguém precise dele.</translation>
        </message>
        <message>
            <source>Many files were deleted, but the drive hasn't been told.</source>
            <translation>Muito foi apagado, e a unidade não sabe disso.</translation>
        </message>
        <message>
            <source>Few segments are free, and many are nearly empty.</source>
            <translation>Poucos segmentos estão livres, e muitos contêm pouco.</translation>
        </message>
        <message>
            <source>The last self-test was more than a month ago.</source>
            <translation>O último autoteste foi há mais de um mês.</translation>
        </message>
        <message>
            <source>The last one was more than six months ago.</source>
            <translation>A última vez foi há mais de meio ano.</translation>
        </message>
        <message>
            <source>Last time, the drive was unplugged without being ejected.</source>
            <translation>Na última vez, a unidade foi desconectada sem ser ejetada.</translation>
        </message>
        <message>
            <source>Data of the last backup is still in the drive's cache.</source>
            <translation>O último backup ainda espera no cache da unidade.</translation>
        </message>
        <message>
            <source>It isn't due.</source>
            <translation>Ainda não é hora.</translation>
        </message>
        <message>
            <source>If you skip this, a small fault can grow with the next backup.</source>
            <translation>Senão, uma pequena falha pode crescer com o próximo backup.</translation>
        </message>
        <message>
            <source>If you skip this, a failing drive is noticed later.</source>
            <translation>Senão, uma unidade que está falhando é notada mais tarde.</translation>
        </message>
        <message>
            <source>If you skip this, bad sectors are noticed only when a file on them is needed.</source>
            <translation>Senão, setores ruins são notados quando um arquivo que está neles é necessário.</translation>
        </message>
        <message>
            <source>If you skip this, damage is noticed only when a file is needed, and the original may be gone by then.</source>
            <translation>Senão, um dano é notado quando um arquivo é necessário, e o original pode já não existir.</translation>
        </message>
        <message>
            <source>If you skip this, backups become slower and slower.</source>
            <translation>Senão, os próximos backups ficam cada vez mais lentos.</translation>
        </message>
        <message>
            <source>If you skip this, the drive may refuse every write although it has free space.</source>
            <translation>Senão, a unidade pode recusar qualquer gravação mesmo tendo espaço livre.</translation>
        </message>
        <message>
            <source>If you skip this, writing becomes slow once the drive is nearly full.</source>
            <translation>Senão, a gravação fica lenta quando a unidade está quase cheia.</translation>
        </message>
        <message>
            <source>If you skip this, the next backup starts slowly.</source>
            <translation>Senão, o próximo backup começa devagar.</translation>
        </message>
        <message>
            <source>This needs Shingleback's helper, which isn't installed.</source>
            <translation>Para isso é preciso o auxiliar do Shingleback, que não está instalado.</translation>
        </message>
        <message>
            <source>Open the drive first.</source>
            <translation>Abra a unidade primeiro.</translation>
        </message>
        <message>
            <source>Close the drive first; it can stay plugged in.</source>
            <translation>Feche a unidade primeiro; ela pode continuar conectada.</translation>
        </message>
        <message>
            <source>Drives of this family were reported to hang under TRIM, and their maker advises against it.</source>
            <translation>Há relatos de que unidades desta família travam com TRIM, e o fabricante o desaconselha.</translation>
        </message>
        <message>
            <source>This drive doesn't support TRIM, at least not over this connection.</source>
            <translation>Esta unidade não aceita TRIM, pelo menos não por esta conexão.</translation>
        </message>
        <message>
            <source>A self-test can't be started on this drive.</source>
            <translation>Não é possível pedir um autoteste a esta unidade.</translation>
        </message>
        <message>
            <source>The filesystem on this drive doesn't need this.</source>
            <translation>Isso não ajuda com o sistema de arquivos desta unidade.</translation>
        </message>
        <message>
            <source>Nothing on this drive has checksums to verify.</source>
            <translation>Nada nesta unidade tem somas de verificação que possam ser comparadas.</translation>
        </message>
        <message>
            <source>This drive has no cache to empty.</source>
            <translation>Esta unidade não tem um cache que precise ser esvaziado.</translation>
        </message>
        <message>
            <source>Other work isn't affected.</source>
            <translation>Nada mais precisa esperar.</translation>
        </message>
        <message>
            <source>Other work on the drive goes first.</source>
            <translation>O restante do trabalho na unidade vem primeiro.</translation>
        </message>
        <message>
            <source>Meanwhile, other work on the drive is slow.</source>
            <translation>Enquanto isso, o restante do trabalho na unidade fica lento.</translation>
        </message>
        <message>
            <source>There is room for {size} more, besides the space that must stay free.</source>
            <translation>Há espaço para mais {size}, além do que precisa ficar livre.</translation>
        </message>
        <message>
            <source>Nothing more fits: there is space for content, but not for the list of files. Old versions must be deleted.</source>
            <translation>Não cabe mais nada: há espaço para conteúdo, mas não para a lista de arquivos. Versões antigas precisam sair.</translation>
        </message>
        <message>
            <source>Nothing more fits: this filesystem can't hold more files. Old versions must be deleted.</source>
            <translation>Não cabe mais nada: este sistema de arquivos não comporta mais arquivos. Versões antigas precisam sair.</translation>
        </message>
        <message>
            <source>There is room for {size} more. A full zoned drive can become read-only for good, so more must stay free.</source>
            <translation>Há espaço para mais {size}. Uma unidade com zonas cheia pode ficar somente leitura para sempre, por isso mais espaço precisa ficar livre.</translation>
        </message>
        <message>
            <source>Nothing more fits, because the remaining space must stay free.</source>
            <translation>Não cabe mais nada: o espaço que resta precisa ficar livre.</translation>
        </message>
        <message>
            <source>Nothing more fits: a full zoned drive can become read-only for good, so the remaining space must stay free.</source>
            <translation>Não cabe mais nada: uma unidade com zonas cheia pode ficar somente leitura para sempre, por isso o espaço que resta precisa ficar livre.</translation>
        </message>
        <message>
            <source>The filesystem is sound.</source>
            <translation>O sistema de arquivos está íntegro.</translation>
        </message>
        <message>
            <source>The filesystem has errors. Copy its files to another drive before you have it repaired, because a repair can lose files.</source>
            <translation>O sistema de arquivos tem erros. Copie o que está no drive antes de repará-lo: um reparo pode perder arquivos.</translation>
        </message>
        <message>
            <source>The drive passed its self-test.</source>
            <translation>O drive passou no autoteste.</translation>
        </message>
        <message>
            <source>The self-test failed ({status}). First copy the files to another drive.</source>
            <translation>O autoteste falhou ({status}). Primeiro copie o que está no drive para outro.</translation>
        </message>
        <message>
            <source>part of the disk can't be read</source>
            <translation>parte do disco não pode ser lida</translation>
        </message>
        <message>
            <source>the heads can't find their position</source>
            <translation>o braço com as cabeças não encontra a posição</translation>
        </message>
        <message>
            <source>the electronics are faulty</source>
            <translation>a eletrônica está com defeito</translation>
        </message>
        <message>
            <source>it seems to have been damaged by a fall or a knock</source>
            <translation>parece ter sido danificada por uma queda ou batida</translation>
        </message>
        <message>
            <source>a fatal error ended it early</source>
            <translation>um erro grave o interrompeu</translation>
        </message>
        <message>
            <source>the drive does not say why</source>
            <translation>a unidade não diz por quê</translation>
        </message>
        <message>
            <source>Shingleback leaves arrays alone. Have the array checked every three months. Rebuilding it onto a shingled drive can take more than a week.</source>
            <translation>O Shingleback não mexe em arranjos. Mande verificar o arranjo a cada três meses. Reconstruí-lo em um drive SMR pode levar mais de uma semana.</translation>
        </message>
        <message>
            <source>Shingleback leaves arrays alone. Run btrfs scrub every three months. Replacing a shingled drive can take more than a week.</source>
            <translation>O Shingleback não mexe em arranjos. Execute btrfs scrub a cada três meses. Substituir um drive SMR pode levar mais de uma semana.</translation>
        </message>
        <message>
            <source>Shingleback leaves pools alone. Scrub the pool every three months, set redundant_metadata=most, and autotrim=on only if the drive takes TRIM well. A resilver onto a shingled drive can take more than a week.</source>
            <translation>O Shingleback não mexe em pools. Faça um scrub do pool a cada três meses, use redundant_metadata=most, e autotrim=on só se o drive aceitar bem TRIM. Um resilver em um drive SMR pode levar mais de uma semana.</translation>
        </message>
        <message numerus="yes">
            <source>%n task(s) due</source>
            <translation>
                <numerusform>%Ln coisa pendente</numerusform>
                <numerusform>%Ln coisas pendentes</numerusform>
            </translation>
        </message>
        <message>
            <source>Takes about {high}.</source>
            <translation>Leva cerca de {high}.</translation>
        </message>
        <message>
            <source>Takes {time}.</source>
            <translation>Leva {time}.</translation>
        </message>
        <message>
            <source>The drive rewrites up to {size}.</source>
            <translation>A unidade regrava até {size}.</translation>
        </message>
        <message>
            <source>{count} of {all} portions are due.</source>
            <translation>{count} de {all} partes estão pendentes.</translation>
        </message>
        <message numerus="yes">
            <source>At this pace it will be full in %n day(s).</source>
            <translation>
                <numerusform>Nesse ritmo, ela estará cheia em %Ln dia.</numerusform>
                <numerusform>Nesse ritmo, ela estará cheia em %Ln dias.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The next backup removes %n old version(s). Of those older than 30 days, the newest of each month is kept.</source>
            <translation>
                <numerusform>O próximo backup remove %Ln versão antiga. Das que têm mais de 30 dias, fica a mais recente de cada mês.</numerusform>
                <numerusform>O próximo backup remove %Ln versões antigas. Das que têm mais de 30 dias, fica a mais recente de cada mês.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>When space runs low, the oldest of %n version(s) are removed first. The newest is always kept.</source>
            <translation>
                <numerusform>Quando falta espaço, a mais antiga de %Ln versão é removida primeiro. A mais recente sempre fica.</numerusform>
                <numerusform>Quando falta espaço, as mais antigas de %Ln versões são removidas primeiro. A mais recente sempre fica.</numerusform>
            </translation>
        </message>
        <message>
            <source>Care is under way</source>
            <translation>Cuidados em andamento</translation>
        </message>
        <message>
            <source>The night's work is done. It is safe to unplug.</source>
            <translation>O trabalho da noite está feito. É seguro desconectar.</translation>
        </message>
        <message>
            <source>The night's work is over, but the drive was not ejected.</source>
            <translation>O trabalho da noite terminou. O drive não foi ejetado.</translation>
        </message>
        <message>
            <source>Something on the drive is damaged</source>
            <translation>Algo no drive está danificado</translation>
        </message>
        <message>
            <source>{files}, {size} read back and intact.</source>
            <translation>{files}, {size} lidos e intactos.</translation>
        </message>
        <message numerus="yes">
            <source>%n error(s) could not be corrected. Restore these files, or back them up again.</source>
            <translation>
                <numerusform>%Ln erro não pôde ser corrigido. Restaure estes arquivos ou faça o backup deles de novo.</numerusform>
                <numerusform>%Ln erros não puderam ser corrigidos. Restaure estes arquivos ou faça o backup deles de novo.</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} of {all} portions have been read.</source>
            <translation>{count} de {all} partes foram lidas.</translation>
        </message>
        <message>
            <source>{size} are unallocated again.</source>
            <translation>{size} voltaram a ficar não alocados.</translation>
        </message>
        <message>
            <source>The drive was told that {size} are free.</source>
            <translation>{size} foram informados ao drive como livres.</translation>
        </message>
        <message numerus="yes">
            <source>%n section(s) cleaned.</source>
            <translation>
                <numerusform>%Ln seção limpa.</numerusform>
                <numerusform>%Ln seções limpas.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>clone</name>
        <message>
            <source>Choose…</source>
            <translation>Escolher…</translation>
        </message>
        <message>
            <source>An image file…</source>
            <translation>Um arquivo de imagem…</translation>
        </message>
        <message>
            <source>Image file {name}</source>
            <translation>Arquivo de imagem {name}</translation>
        </message>
        <message>
            <source>Comparing</source>
            <translation>Comparando</translation>
        </message>
        <message>
            <source>Finishing</source>
            <translation>Terminando</translation>
        </message>
        <message>
            <source>Both are read back and compared.</source>
            <translation>Ambas são lidas de volta e comparadas.</translation>
        </message>
        <message>
            <source>Everything is copied. Getting the copy ready to use.</source>
            <translation>Tudo foi copiado. A cópia está sendo preparada para o uso.</translation>
        </message>
        <message>
            <source>The drive is copied from front to back, in large writes.</source>
            <translation>A unidade é copiada do começo ao fim, em gravações grandes.</translation>
        </message>
        <message>
            <source>Both are read back and compared afterward.</source>
            <translation>Depois, ambas são lidas de volta e comparadas.</translation>
        </message>
        <message>
            <source>The copy is paused. Continue whenever you like.</source>
            <translation>A cópia espera. Continue quando quiser.</translation>
        </message>
        <message>
            <source>Data on its way to the drive is written first.</source>
            <translation>O que está a caminho da unidade é gravado primeiro.</translation>
        </message>
        <message>
            <source>What was copied is kept, so you can continue later.</source>
            <translation>O que foi copiado fica, para que você possa continuar depois.</translation>
        </message>
        <message>
            <source>The copy is complete</source>
            <translation>A cópia está completa</translation>
        </message>
        <message>
            <source>The copy is complete, except for areas that could not be read</source>
            <translation>A cópia está completa, exceto o que não pôde ser lido</translation>
        </message>
        <message>
            <source>The copy could not start</source>
            <translation>A cópia não pôde começar</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>Não começou, por segurança</translation>
        </message>
        <message>
            <source>A drive was disconnected</source>
            <translation>Uma unidade sumiu</translation>
        </message>
        <message>
            <source>There is not enough space</source>
            <translation>Não há espaço suficiente</translation>
        </message>
        <message>
            <source>A drive returned errors</source>
            <translation>Uma unidade devolveu erros</translation>
        </message>
        <message>
            <source>The copy was stopped</source>
            <translation>A cópia está parada</translation>
        </message>
        <message>
            <source>The copy was interrupted</source>
            <translation>A cópia foi interrompida</translation>
        </message>
        <message>
            <source>Both were read back, and are identical.</source>
            <translation>Ambas foram lidas de volta e são iguais.</translation>
        </message>
        <message>
            <source>The copy was not compared with the original.</source>
            <translation>Elas não foram comparadas.</translation>
        </message>
        <message>
            <source>The filesystem now fills the new drive.</source>
            <translation>O sistema de arquivos tem todo o espaço da nova unidade.</translation>
        </message>
        <message>
            <source>Copy {source} to {target}</source>
            <translation>Copiar {source} para {target}</translation>
        </message>
        <message>
            <source>It is in the file {path}.</source>
            <translation>Ela está no arquivo {path}.</translation>
        </message>
        <message>
            <source>The drive is copied as it is, in large writes. This is the fastest way to move to a new drive, or to rescue a failing one. The old drive is only read.</source>
            <translation>A unidade é copiada como está, em gravações grandes: o caminho mais rápido para uma unidade nova, e para longe de uma que falha. A unidade antiga é apenas lida.</translation>
        </message>
        <message>
            <source>A full drive takes many hours. You can pause it.</source>
            <translation>Uma unidade cheia leva muitas horas. Você pode pausar a cópia.</translation>
        </message>
        <message>
            <source>Probably {time}. You can pause it.</source>
            <translation>Provavelmente {time}. Você pode pausar a cópia.</translation>
        </message>
        <message>
            <source>Probably {time}, with the comparison. You can pause it.</source>
            <translation>Provavelmente {time}, com a comparação. Você pode pausar a cópia.</translation>
        </message>
        <message>
            <source>Everything on the new drive is erased.</source>
            <translation>Tudo o que está na unidade nova é apagado.</translation>
        </message>
        <message>
            <source>The old drive reports problems. What it can't read is missing from the copy, and takes longer.</source>
            <translation>A unidade antiga relata problemas. O que ela não conseguir ler faltará na cópia e levará mais tempo.</translation>
        </message>
        <message>
            <source>If you stop it, or a drive is unplugged, it can continue from there later.</source>
            <translation>Se você parar, ou se uma unidade for desconectada, é possível continuar dali mais tarde.</translation>
        </message>
    </context>
    <context>
        <name>cloning</name>
        <message>
            <source>Check again that these are the two drives, and that nothing on them is in use.</source>
            <translation>Verificar de novo se são estas duas unidades e se nada nelas está em uso.</translation>
        </message>
        <message>
            <source>Erase everything on {target}.</source>
            <translation>Apagar tudo em {target}.</translation>
        </message>
        <message>
            <source>Copy {size} from {source}, in large writes from front to back.</source>
            <translation>Copiar {size} de {source}, em gravações grandes do começo ao fim.</translation>
        </message>
        <message>
            <source>Read both back, and compare them.</source>
            <translation>Ler as duas de volta e compará-las.</translation>
        </message>
        <message>
            <source>Grow the filesystem to fill the new drive.</source>
            <translation>Dar ao sistema de arquivos todo o espaço da nova unidade.</translation>
        </message>
        <message>
            <source>Open it without access times, so that reading writes nothing to it.</source>
            <translation>Abri-la de modo que a leitura não grave nada nela.</translation>
        </message>
        <message>
            <source>Everything is copied, because it is not known which parts are in use.</source>
            <translation>Tudo é copiado: não dá para saber quais partes estão em uso.</translation>
        </message>
        <message>
            <source>Everything is copied, to be safe: the filesystem's record of used space may be wrong, because it is damaged or the drive was not ejected.</source>
            <translation>Tudo é copiado, por segurança: a lista do sistema de arquivos com o que está em uso pode estar errada. Ela está danificada, ou a unidade não foi ejetada.</translation>
        </message>
        <message>
            <source>Only used space is copied: {used} of {size}.</source>
            <translation>Só o que está em uso é copiado: {used} de {size}.</translation>
        </message>
        <message>
            <source>The copy becomes the only partition on the drive.</source>
            <translation>Ela se torna a única partição da unidade.</translation>
        </message>
        <message>
            <source>The filesystem keeps its size, because this kind can't grow.</source>
            <translation>O sistema de arquivos mantém seu tamanho: este tipo não pode crescer.</translation>
        </message>
        <message>
            <source>The filesystem keeps its size.</source>
            <translation>O sistema de arquivos mantém seu tamanho.</translation>
        </message>
        <message>
            <source>It is encrypted: its filesystem can grow once the copy is unlocked.</source>
            <translation>Está criptografada: o sistema de arquivos pode crescer depois que a cópia for desbloqueada.</translation>
        </message>
        <message>
            <source>The copy gets an identifier of its own, so that both drives can stay plugged in.</source>
            <translation>A cópia recebe um identificador próprio, para que os dois discos possam ficar conectados.</translation>
        </message>
        <message>
            <source>To the computer, both are the same drive. Unplug one of them before you use the other.</source>
            <translation>Para o computador, os dois são o mesmo disco. Desconecte um antes de usar o outro.</translation>
        </message>
        <message>
            <source>An image file keeps the identifier: only a copy on a drive can get its own.</source>
            <translation>Um arquivo de imagem mantém o identificador: só uma cópia em um disco pode receber um próprio.</translation>
        </message>
        <message>
            <source>Backup sets don't change: they can only follow from one drive to another.</source>
            <translation>Os conjuntos de backup ficam como estão: só podem seguir de uma unidade para outra.</translation>
        </message>
        <message>
            <source>{size} of the source could not be read, after several attempts. The copy has zeros there.</source>
            <translation>{size} da origem não puderam ser lidos, após várias tentativas. A cópia tem zeros ali.</translation>
        </message>
        <message>
            <source>The backup sets of the old drive now use the copy.</source>
            <translation>Os conjuntos de backup da unidade antiga vão para a cópia a partir de agora.</translation>
        </message>
        <message>
            <source>The filesystem on the copy was checked: everything it refers to was copied.</source>
            <translation>O sistema de arquivos da cópia foi examinado: tudo o que ele lista foi copiado.</translation>
        </message>
        <message>
            <source>An earlier copy of these two was interrupted after {done} of {size}. It continues from there.</source>
            <translation>Uma cópia anterior destas duas não foi concluída: {done} de {size} já estão lá. Ela continua dali.</translation>
        </message>
    </context>
    <context>
        <name>connection</name>
        <message>
            <source>This is a USB 1 connection: about 1 MB/s at best.</source>
            <translation>Esta é uma conexão USB 1: cerca de 1 MB/s no máximo.</translation>
        </message>
        <message>
            <source>This is a USB 2 connection: about 35 MB/s at best.</source>
            <translation>Esta é uma conexão USB 2: no máximo cerca de 35 MB/s.</translation>
        </message>
        <message>
            <source>Connected by USB 3, which is faster than any hard disk.</source>
            <translation>Conectada por USB 3, que é mais rápido que qualquer disco rígido.</translation>
        </message>
        <message>
            <source>Connected by USB.</source>
            <translation>Conectada por USB.</translation>
        </message>
        <message>
            <source>Connected by SATA, which is faster than any hard disk.</source>
            <translation>Conectada por SATA, que é mais rápido que qualquer disco rígido.</translation>
        </message>
        <message>
            <source>Connected by SAS, which is faster than any hard disk.</source>
            <translation>Conectada por SAS, que é mais rápido que qualquer disco rígido.</translation>
        </message>
        <message>
            <source>Connected by NVMe.</source>
            <translation>Conectada por NVMe.</translation>
        </message>
        <message>
            <source>A memory card in a card reader.</source>
            <translation>Um cartão de memória em um leitor de cartões.</translation>
        </message>
        <message>
            <source>A virtual disk: what it reports may not be true of the drives behind it.</source>
            <translation>Um disco virtual: o que ele diz de si não precisa valer para as unidades por trás.</translation>
        </message>
        <message>
            <source>Connected neither by USB nor by SATA.</source>
            <translation>Conectada nem por USB nem por SATA.</translation>
        </message>
        <message>
            <source>How it is connected is not known.</source>
            <translation>Não se sabe como está conectada.</translation>
        </message>
        <message>
            <source>The USB connection is slower than the drive. Try another port, preferably a USB 3 port on the computer itself, and another cable. Push the plug in firmly.</source>
            <translation>A conexão USB é mais lenta que a unidade. Tente outra porta, de preferência uma USB 3 do próprio computador, e outro cabo; empurre o conector com firmeza.</translation>
        </message>
        <message>
            <source>The drive's enclosure only has USB 2, so a faster port doesn't help. Everything works, but takes longer.</source>
            <translation>A caixa da unidade só tem USB 2, portanto uma porta mais rápida não ajuda. Apenas demora mais.</translation>
        </message>
        <message>
            <source>Commands not answered in time since the drive was plugged in: {count}. The cause can be a shingled drive tidying up, or a bad cable. “What happened?” tells which.</source>
            <translation>Comandos que a unidade não respondeu a tempo desde que foi conectada: {count}. Uma unidade SMR que se arruma faz isso; um cabo ruim também. “O que aconteceu?” diz qual dos dois.</translation>
        </message>
        <message>
            <source>The computer uses the older of two ways to talk to USB drives, which can't report deleted files to the drive.</source>
            <translation>O computador usa a mais antiga de duas formas de se comunicar com unidades USB, que não consegue informar à unidade os arquivos apagados.</translation>
        </message>
        <message>
            <source>The enclosure reports no write buffer, so the kernel never tells the drive to write its buffer out. Always use Eject before you unplug it.</source>
            <translation>O gabinete não informa um buffer de gravação, então o kernel nunca manda a unidade gravar o dela. Sempre ejete antes de desconectar.</translation>
        </message>
        <message>
            <source>The kernel sends this drive up to {now_kb} KiB at once. Above 3584 KiB, a shingled drive has been seen to pause for half a minute, or to hang. If that happens here, lower the limit to {good_kb}, which costs no speed: “echo {good_kb} | sudo tee /sys/block/{device}/queue/max_sectors_kb”. It applies until the drive is unplugged.</source>
            <translation>O kernel envia a esta unidade até {now_kb} KiB de uma vez. Uma unidade SMR foi vista parando por meio minuto, ou travando, acima de 3584 KiB. Se isso acontecer aqui, ajuste o limite para {good_kb}, o que não custa nada: “echo {good_kb} | sudo tee /sys/block/{device}/queue/max_sectors_kb”. Vale até a unidade ser desconectada.</translation>
        </message>
        <message>
            <source>During a backup, short resets of this connection go unnoticed, because you may not read the kernel's log.</source>
            <translation>Durante um backup, reinícios curtos desta conexão passam despercebidos, porque você não pode ler o log do kernel.</translation>
        </message>
        <message>
            <source>During a backup, commands that time out are noticed. Other short resets are not, because you may not read the kernel's log.</source>
            <translation>Durante um backup, comandos que excedem o tempo são notados. Outras reinicializações curtas não, porque você não pode ler o log do kernel.</translation>
        </message>
    </context>
    <context>
        <name>diagnoses</name>
        <message>
            <source>The computer's USB controller stopped working, and with it everything connected to it. The drive reports no fault.</source>
            <translation>O controlador USB do computador parou de funcionar, e com ele tudo o que está conectado. A unidade não relata defeito.</translation>
        </message>
        <message>
            <source>The computer's USB controller stopped because it ran short of power: this port gives too little for it.</source>
            <translation>O controlador USB do computador parou por falta de energia: esta porta não fornece o bastante.</translation>
        </message>
        <message>
            <source>The controller between the computer and the drive can't read the drive's list of zones, so the drive seems to have no size. The drive itself reports no fault.</source>
            <translation>O controlador entre o computador e a unidade não consegue ler a lista de zonas da unidade, por isso ela parece não ter tamanho. A própria unidade não relata nenhuma falha.</translation>
        </message>
        <message>
            <source>The computer went to sleep while the drive was in use, and the drive wasn't ready, or had lost its connection, when it woke up. That alone doesn't mean that the drive is failing.</source>
            <translation>O computador entrou em suspensão enquanto a unidade estava em uso e, ao acordar, a unidade não estava pronta ou tinha perdido a conexão. Isso, por si só, não significa que a unidade esteja falhando.</translation>
        </message>
        <message>
            <source>The enclosure is reset again and again, though no command fails. Usually, the USB port saves power, and the enclosure doesn't wake up from that properly.</source>
            <translation>O gabinete é reiniciado repetidamente, embora nenhum comando falhe. Em geral, a porta USB economiza energia, e o gabinete não acorda direito.</translation>
        </message>
        <message>
            <source>This kernel was built without support for drives like this one (host-managed SMR).</source>
            <translation>Este kernel foi feito sem suporte a unidades como esta (SMR host-managed).</translation>
        </message>
        <message>
            <source>The memory stick has lost its firmware and shows only its boot loader. It is broken.</source>
            <translation>O pendrive perdeu o próprio programa e só mostra a fase de partida. Está quebrado.</translation>
        </message>
        <message>
            <source>The drive itself reports a place that it can't read or write. It is failing.</source>
            <translation>A própria unidade diz que não consegue ler ou gravar um lugar: ela está falhando.</translation>
        </message>
        <message>
            <source>The drive is locked with a password and refuses to be read; nothing is broken.</source>
            <translation>A unidade está bloqueada com uma senha e se recusa a ser lida; nada está quebrado.</translation>
        </message>
        <message>
            <source>The drive is formatted with sectors of a size that Linux can't use, as drives from storage systems are. Nothing is broken.</source>
            <translation>A unidade está formatada com setores de um tamanho que o Linux não consegue usar, como as de sistemas de armazenamento. Nada está quebrado.</translation>
        </message>
        <message>
            <source>Another computer has reserved the drive, so it refuses to be read here. Nothing is broken.</source>
            <translation>Outro computador reservou a unidade, por isso ela se recusa a ser lida aqui. Nada está quebrado.</translation>
        </message>
        <message>
            <source>This drive is virtual: a virtual machine or a server provides it, so look for the problem there.</source>
            <translation>Esta unidade é feita por um programa (uma máquina virtual ou um servidor): o problema está lá.</translation>
        </message>
        <message>
            <source>A program waited for minutes for a virtual drive: a virtual machine, a server or a program provides it, so look for the problem there.</source>
            <translation>Um programa esperou minutos por uma unidade virtual: uma máquina virtual, um servidor ou um programa a fornece; procure o problema lá.</translation>
        </message>
        <message>
            <source>A file that is used like a drive (a disk image) could not be written. Usually, the drive that holds the file is full, or has an error of its own.</source>
            <translation>Não foi possível gravar em um arquivo que é usado como unidade (uma imagem de disco). Geralmente, a unidade que contém o arquivo está cheia ou tem um erro próprio.</translation>
        </message>
        <message>
            <source>The drive's own health check (SMART) says that it is failing.</source>
            <translation>A vigilância de saúde da própria unidade diz que ela está falhando.</translation>
        </message>
        <message>
            <source>The memory card doesn't respond, or its responses arrive damaged: it is worn out, or its contacts are.</source>
            <translation>O cartão de memória não responde, ou suas respostas chegam danificadas: ele está gasto, ou seus contatos estão.</translation>
        </message>
        <message>
            <source>A drive in the array could not be read, and rewriting didn't repair it. It is failing.</source>
            <translation>Uma unidade do conjunto não pôde ser lida, nem reparada gravando: ela está falhando.</translation>
        </message>
        <message>
            <source>A drive in the array could not read some places. The array repaired them from the other drives.</source>
            <translation>Uma unidade do conjunto não conseguiu ler alguns lugares; o conjunto os reparou a partir das outras.</translation>
        </message>
        <message>
            <source>Data was damaged on its way: the cable, a plug or the port is bad, not the drive's platters.</source>
            <translation>O que chegou não foi o que foi enviado: o cabo, um conector ou a porta está ruim, não os pratos da unidade.</translation>
        </message>
        <message>
            <source>The drive reports a fault in its own hardware. It is failing.</source>
            <translation>A unidade relata um defeito do próprio hardware: ela está falhando.</translation>
        </message>
        <message>
            <source>The drive spun up, then reported no size or disappeared: it can't complete its own startup.</source>
            <translation>A unidade girou e depois não disse o tamanho, ou sumiu: ela não consegue completar a própria partida.</translation>
        </message>
        <message>
            <source>The drive reports its size, but then says that there is no disk in it. It is broken.</source>
            <translation>A unidade diz seu tamanho, mas depois que não há nada nela: está quebrada.</translation>
        </message>
        <message>
            <source>The card was taken out of its reader while it was in use.</source>
            <translation>O cartão foi tirado do leitor enquanto estava em uso.</translation>
        </message>
        <message>
            <source>A zoned drive refused a write that came in the wrong order. The filesystem is at fault, not the drive.</source>
            <translation>Uma unidade por zonas recusou uma gravação na ordem errada: um erro do sistema de arquivos, não da unidade.</translation>
        </message>
        <message>
            <source>The connection is slower than before: the cable, a plug or the port can't carry full speed.</source>
            <translation>A conexão está mais lenta do que estava: o cabo, um conector ou a porta não aguenta a velocidade total.</translation>
        </message>
        <message>
            <source>The drive was pulled out of its SATA port, or lost its power.</source>
            <translation>A unidade foi puxada da porta SATA, ou ficou sem energia.</translation>
        </message>
        <message>
            <source>The connection was lost during use: a plug is loose, or the power failed.</source>
            <translation>A conexão caiu no meio do trabalho: um conector solto, ou faltou energia.</translation>
        </message>
        <message>
            <source>The connection works, but the drive doesn't identify itself. Its electronics may be broken.</source>
            <translation>A conexão existe, mas a unidade nem diz o que é: sua eletrônica pode estar quebrada.</translation>
        </message>
        <message>
            <source>The drive no longer responds. Shingled drives do this while they reorganize their internal tables. It usually passes.</source>
            <translation>A unidade não responde mais. Uma unidade SMR faz isso enquanto põe em ordem as próprias notas; quase sempre passa.</translation>
        </message>
        <message>
            <source>The drive no longer responds, not even after resets. It may be broken, or busy tidying up.</source>
            <translation>A unidade não responde mais, nem depois de reinícios. Pode estar quebrada, ou ocupada consigo mesma.</translation>
        </message>
        <message>
            <source>A device drew more power than its port supplies.</source>
            <translation>Um dispositivo consumiu mais energia do que sua porta fornece.</translation>
        </message>
        <message>
            <source>The voltage in the computer dropped. Its power supply is too weak for both the computer and the drive.</source>
            <translation>A tensão do próprio computador caiu: a fonte de alimentação é fraca demais para ele e a unidade.</translation>
        </message>
        <message>
            <source>The fast USB connection can't be established: usually the cable or a plug is bad.</source>
            <translation>A conexão USB rápida não se estabelece: quase sempre o cabo ou um conector está ruim.</translation>
        </message>
        <message>
            <source>The drive's USB electronics don't start. Usually, the port supplies too little power.</source>
            <translation>A eletrônica USB da unidade não consegue ligar: quase sempre a porta dá pouca energia.</translation>
        </message>
        <message>
            <source>The enclosure never answered a query that the kernel sends at startup. The drive inside reports no error.</source>
            <translation>A caixa nunca respondeu a uma pergunta que o kernel faz no início. A unidade dentro dela não relata erro.</translation>
        </message>
        <message>
            <source>The enclosure loses its USB connection during use. Usually, its power, the cable or its electronics is the cause.</source>
            <translation>A caixa perde a conexão USB enquanto trabalha. Em geral, a causa é a energia, o cabo ou a eletrônica dela.</translation>
        </message>
        <message>
            <source>The drive did not respond in time. A shingled drive does this while it tidies up; usually nothing is broken.</source>
            <translation>A unidade não respondeu a tempo. Uma unidade SMR faz isso enquanto se arruma; normalmente nada está quebrado.</translation>
        </message>
        <message>
            <source>The enclosure lets commands hang or fail. The drive inside reports no error.</source>
            <translation>O gabinete deixa comandos travados, ou os encerra com um erro. A unidade dentro dele não relata nada.</translation>
        </message>
        <message>
            <source>The enclosure lets commands hang. Many do when they get several at once (UAS). The drive inside reports no error.</source>
            <translation>O gabinete deixa comandos sem resposta. Muitos fazem isso quando recebem vários de uma vez (UAS). A unidade dentro dele não informa nada.</translation>
        </message>
        <message>
            <source>The enclosure went to sleep and did not wake up. The cable and the disk are probably fine.</source>
            <translation>O gabinete adormeceu e não despertou. O cabo e o disco provavelmente estão bons.</translation>
        </message>
        <message>
            <source>The disk stopped spinning, and nothing started it again. That alone is no fault.</source>
            <translation>O disco parou de girar, e nada mandou que voltasse a girar. Só isso não é um defeito.</translation>
        </message>
        <message>
            <source>The drive is read-only now. Memory sticks, cards and SSDs turn read-only when they wear out.</source>
            <translation>A unidade agora é somente leitura. Isso acontece com pen drives, cartões e SSDs quando se desgastam.</translation>
        </message>
        <message>
            <source>The drive hangs whenever the same place is read. That place is probably damaged, although the enclosure hides the error.</source>
            <translation>A unidade trava sempre que o mesmo lugar é lido. Esse lugar provavelmente está danificado, embora o gabinete oculte o erro.</translation>
        </message>
        <message>
            <source>The drive reported an impossible size, so its responses arrive garbled. The enclosure or card reader, its power or its driver is the cause.</source>
            <translation>A unidade informou um tamanho que nenhuma unidade tem: as respostas dela chegam corrompidas. A causa é o gabinete ou o leitor de cartões, a energia ou o driver dele.</translation>
        </message>
        <message>
            <source>The part of the enclosure that connects several drives to one plug (port multiplier) no longer responds. The drives report no error.</source>
            <translation>A parte do gabinete que liga várias unidades a um só conector (multiplicador de portas) não responde mais. As unidades não informam nada.</translation>
        </message>
        <message>
            <source>The drive says that a place doesn't exist although it does, so commands arrive garbled. The enclosure, the USB controller or its driver is the cause.</source>
            <translation>Pediu-se à unidade um lugar que existe, e ela diz que não existe: os comandos chegam corrompidos. A causa é o gabinete, o controlador USB ou o driver dele.</translation>
        </message>
        <message>
            <source>The drive could not find a place to write to while it was tidying up. This happens to some shingled drives after many scattered writes.</source>
            <translation>A unidade não encontrou um lugar onde gravar enquanto se organizava. Algumas unidades SMR fazem isso após muitas gravações dispersas.</translation>
        </message>
        <message>
            <source>The drive did not respond in time, and its connection was reset. The log does not say why.</source>
            <translation>A unidade não respondeu a tempo, e sua conexão foi reiniciada. O registro não diz por quê.</translation>
        </message>
        <message>
            <source>The drive can't find a place on its platters. It may be failing.</source>
            <translation>A unidade não encontra um lugar em seus pratos: pode estar falhando.</translation>
        </message>
        <message>
            <source>The drive offers TRIM, but refuses it. This is harmless.</source>
            <translation>A unidade recusa TRIM, embora o ofereça. Isso é inofensivo.</translation>
        </message>
        <message>
            <source>Telling the drive which space is free (TRIM) took longer than the kernel waits. No data was affected.</source>
            <translation>Informar à unidade qual espaço está livre (TRIM) demorou mais do que o kernel espera. Nenhum dado estava envolvido.</translation>
        </message>
        <message>
            <source>The drive did not respond in time, without any error of its own or of the cable. A shingled drive does this while it tidies up; usually nothing is broken.</source>
            <translation>A unidade não respondeu a tempo, sem nenhum erro próprio nem do cabo. Uma unidade SMR faz isso enquanto se arruma; normalmente nada está quebrado.</translation>
        </message>
        <message>
            <source>The drive did not respond in time. It is not shingled, so tidying up does not explain this.</source>
            <translation>A unidade não respondeu a tempo. Como não é SMR, a arrumação não explica isso.</translation>
        </message>
        <message>
            <source>The NVMe drive didn't respond in time, or left its slot. Often, it doesn't wake up properly from saving power; it may also be too hot, or failing.</source>
            <translation>A unidade NVMe não respondeu a tempo, ou sumiu do slot. Muitas vezes ela não acorda direito da economia de energia; também pode estar quente demais, ou falhando.</translation>
        </message>
        <message>
            <source>The computer's controller and the drive misunderstood each other. The drive reports no fault.</source>
            <translation>O controlador no computador e a unidade não se entenderam; a unidade não relata defeito.</translation>
        </message>
        <message>
            <source>The drive aborted reads or writes with an error of its own. It may be failing.</source>
            <translation>A unidade interrompeu leituras ou gravações com um erro próprio: pode estar falhando.</translation>
        </message>
        <message>
            <source>The volume is full. The drive reports no fault.</source>
            <translation>O volume está cheio. A unidade não relata defeito.</translation>
        </message>
        <message>
            <source>The filesystem found its data wrong before it was written. Usually, the computer's memory is faulty, or the kernel has a bug. The drive reports no fault.</source>
            <translation>O sistema de arquivos encontrou dados errados antes de gravá-los. Em geral, a memória do computador está com defeito, ou o kernel tem um bug. A unidade não relata defeito.</translation>
        </message>
        <message>
            <source>The volume uses a feature that this computer's kernel doesn't support. Nothing is broken.</source>
            <translation>O volume usa algo que o kernel deste computador não conhece. Nada está quebrado.</translation>
        </message>
        <message>
            <source>The filesystem is inconsistent, though the drive reports no error. Usually, the drive was unplugged or lost power while it was written to.</source>
            <translation>O sistema de arquivos se contradiz, embora a unidade não relate erro: quase sempre foi desconectada, ou ficou sem energia, no meio de uma gravação.</translation>
        </message>
        <message>
            <source>The drive was unplugged, or lost its connection at once, while it was still in use.</source>
            <translation>A unidade foi desconectada, ou perdeu a conexão de repente, enquanto ainda estava em uso.</translation>
        </message>
        <message>
            <source>A program waited for minutes until a drive had written its data. With a slow drive this is no error, and it usually ends on its own.</source>
            <translation>Um programa esperou por minutos até que uma unidade gravasse seus dados. Com uma unidade lenta isso não é um erro, e em geral termina sozinho.</translation>
        </message>
        <message>
            <source>A program waited for minutes until a drive had written its data. The drive is not shingled, and the log does not say why it was slow.</source>
            <translation>Um programa esperou minutos até que uma unidade recebesse seus dados. Como ela não é SMR, o registro não diz por quê.</translation>
        </message>
        <message>
            <source>A program hangs in a part of the kernel that has nothing to do with a drive.</source>
            <translation>Um programa está pendurado em uma parte do kernel que nada tem a ver com uma unidade.</translation>
        </message>
        <message>
            <source>A server on the network is not responding. No drive is at fault.</source>
            <translation>Um servidor na rede não responde; nenhuma unidade tem culpa.</translation>
        </message>
        <message>
            <source>The kernel or the computer itself had a problem. The drive reports no error.</source>
            <translation>O kernel ou o próprio computador tropeçou; a unidade não relata erro.</translation>
        </message>
        <message>
            <source>The computer ran out of memory and ended a program. The drive is not at fault.</source>
            <translation>O computador ficou sem memória e encerrou um programa; a unidade não tem culpa.</translation>
        </message>
        <message>
            <source>The drive is being formatted or erased. It doesn't respond to anything else until that is done.</source>
            <translation>A unidade está sendo formatada ou apagada e não responde a mais nada até que isso termine.</translation>
        </message>
        <message>
            <source>The drive is detected, but doesn't become ready. It may be broken.</source>
            <translation>A unidade está lá, mas não fica pronta: pode estar quebrada.</translation>
        </message>
        <message>
            <source>The volume is larger than the drive: it was created in another enclosure, or the partition table is wrong.</source>
            <translation>O volume acredita que a unidade é maior do que é: foi feito em outra caixa, ou a tabela de partições está errada.</translation>
        </message>
        <message>
            <source>Last time, the volume was unplugged without being ejected.</source>
            <translation>O volume foi desconectado sem ejetar da última vez.</translation>
        </message>
        <message>
            <source>The drive suddenly disappeared.</source>
            <translation>De repente a unidade não estava mais lá.</translation>
        </message>
        <message>
            <source>The filesystem stopped writing because of an earlier error, which this log does not show.</source>
            <translation>O sistema de arquivos parou de gravar por causa de um erro anterior, que este registro não mostra.</translation>
        </message>
        <message>
            <source>The drive did not respond in time, and the log does not say why.</source>
            <translation>A unidade não respondeu a tempo, e o registro não diz por quê.</translation>
        </message>
        <message>
            <source>Reading or writing failed, and this log does not say why.</source>
            <translation>Uma leitura ou gravação falhou, e este registro não diz por quê.</translation>
        </message>
        <message>
            <source>The drive is failing. Copy your important files to another drive.</source>
            <translation>A unidade está falhando. Copie o que importa.</translation>
        </message>
        <message>
            <source>The connection is bad. Check the cable and the plugs first.</source>
            <translation>A conexão é ruim: veja primeiro o cabo e os conectores.</translation>
        </message>
        <message>
            <source>The enclosure, its power or its connection causes problems. The drive inside reports no fault, which does not prove that it has none.</source>
            <translation>O gabinete, sua alimentação ou sua conexão causa problemas. A unidade dentro dele não informa nenhuma falha, o que não prova que não haja.</translation>
        </message>
        <message>
            <source>The volume is full.</source>
            <translation>O volume está cheio.</translation>
        </message>
        <message>
            <source>The computer or the filesystem has a problem. The drive reports no fault.</source>
            <translation>O problema está no computador ou no sistema de arquivos. A unidade não relata defeito.</translation>
        </message>
        <message>
            <source>The drive was slow or didn't respond for a while, as shingled drives do. That alone is not a fault.</source>
            <translation>A unidade foi lenta ou não respondeu por um tempo, como fazem as unidades SMR. Isso, por si só, não é um defeito.</translation>
        </message>
        <message>
            <source>The drive was unplugged, or lost its connection, while it was in use.</source>
            <translation>A unidade foi desconectada, ou perdeu a conexão, enquanto estava em uso.</translation>
        </message>
        <message>
            <source>Something went wrong, and the log does not say what.</source>
            <translation>Algo deu errado, e o registro não diz o quê.</translation>
        </message>
        <message>
            <source>No known problem was found.</source>
            <translation>Não foi encontrado nada que se saiba ser problema.</translation>
        </message>
        <message>
            <source>From 6.16 on, the kernel sends requests of up to 4 MiB, which make some shingled drives pause for half a minute. As administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).</source>
            <translation>Kernels a partir de 6.16 pedem pedaços de 4 MiB, com os quais algumas unidades SMR param por meio minuto. Como administrador: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (até a próxima conexão).</translation>
        </message>
        <message>
            <source>From 6.16 on, the kernel sends requests of up to 4 MiB, which make some shingled drives pause for half a minute. With the kernel option libata.force=max_sec=1024, this kernel sends SATA drives smaller requests from the start.</source>
            <translation>Kernels a partir de 6.16 pedem pedaços de 4 MiB, com os quais algumas unidades SMR param por meio minuto. Com a opção do kernel libata.force=max_sec=1024, este pede pedaços menores às unidades SATA desde o início.</translation>
        </message>
        <message>
            <source>On this kernel a zoned btrfs turns read-only when it gets full. Keep a fifth of it free, and use kernel 6.12 or later, better 6.17.</source>
            <translation>Neste kernel, um btrfs por zonas passa a somente leitura quando fica cheio. Deixe um quinto livre, e use o kernel 6.12 ou mais novo, melhor 6.17.</translation>
        </message>
        <message>
            <source>Zoned btrfs was still being fixed up to kernel 6.17. Keep a tenth to a fifth of it free.</source>
            <translation>O btrfs por zonas ainda estava sendo corrigido até o kernel 6.17. Deixe livre de um décimo a um quinto.</translation>
        </message>
        <message>
            <source>This kernel is very old. The advice of 2015 to use 3.18 for shingled drives no longer holds: use a current one.</source>
            <translation>Este kernel é muito antigo. O conselho de 2015 de usar 3.18 para unidades SMR não vale mais: use um atual.</translation>
        </message>
        <message>
            <source>The kernel blocks health reports (SMART) from Seagate's enclosures under UAS. The kernel option usb-storage.quirks=VID:PID: (with nothing after the last colon) allows them, and keeps UAS.</source>
            <translation>O kernel impede que relatórios de saúde (SMART) passem pelas caixas da Seagate com UAS. A opção do kernel usb-storage.quirks=VID:PID: sem nada depois dos dois-pontos abre esse caminho e mantém o UAS.</translation>
        </message>
        <message>
            <source>UDisks2 from 2.11 on may no longer show the health (SMART) of drives in USB enclosures; smartctl -d sat still reads it, as administrator.</source>
            <translation>O UDisks2 a partir de 2.11 pode não mostrar mais a saúde (SMART) de unidades em caixas USB; smartctl -d sat ainda a lê, como administrador.</translation>
        </message>
        <message numerus="yes">
            <source>This happened %n time(s).</source>
            <translation>
                <numerusform>Isso aconteceu %Ln vez.</numerusform>
                <numerusform>Isso aconteceu %Ln vezes.</numerusform>
            </translation>
        </message>
        <message>
            <source>Certain: the log says so explicitly.</source>
            <translation>Certo: está dito expressamente.</translation>
        </message>
        <message>
            <source>Very likely. Second possibility: {cause}.</source>
            <translation>Muito provável. Segunda possibilidade: {cause}.</translation>
        </message>
        <message>
            <source>Likely. Second possibility: {cause}.</source>
            <translation>Provável. Segunda possibilidade: {cause}.</translation>
        </message>
        <message>
            <source>Uncertain. Second possibility: {cause}.</source>
            <translation>Incerto. Segunda possibilidade: {cause}.</translation>
        </message>
        <message>
            <source>the drive itself</source>
            <translation>a própria unidade</translation>
        </message>
        <message>
            <source>the cable, a plug or the port</source>
            <translation>o cabo, um conector ou a porta</translation>
        </message>
        <message>
            <source>the enclosure, or too little power</source>
            <translation>o gabinete, ou pouca energia</translation>
        </message>
        <message>
            <source>a full volume</source>
            <translation>um volume cheio</translation>
        </message>
        <message>
            <source>the computer or its software</source>
            <translation>o computador ou seu software</translation>
        </message>
        <message>
            <source>a pause that is normal for a shingled drive</source>
            <translation>uma pausa normal para uma unidade SMR</translation>
        </message>
        <message>
            <source>an unplugged drive</source>
            <translation>uma unidade desconectada</translation>
        </message>
        <message>
            <source>Some problems leave no trace here.</source>
            <translation>Alguns problemas não deixam rastro aqui.</translation>
        </message>
        <message>
            <source>Very likely, but some causes leave no trace here.</source>
            <translation>Muito provável, mas algumas causas não deixam rastro aqui.</translation>
        </message>
        <message>
            <source>Likely, but some causes leave no trace here.</source>
            <translation>Provável, mas algumas causas não deixam rastro aqui.</translation>
        </message>
        <message>
            <source>Uncertain: some causes leave no trace here.</source>
            <translation>Incerto: algumas causas não deixam rastro aqui.</translation>
        </message>
        <message>
            <source>Its health report (SMART) shows it.</source>
            <translation>O relatório de saúde (SMART) dela mostra isso.</translation>
        </message>
        <message>
            <source>The drive's own health report (SMART) shows something to watch.</source>
            <translation>A vigilância de saúde da própria unidade (SMART) mostra algo a acompanhar.</translation>
        </message>
        <message>
            <source>The report contains too little to tell how healthy the drive is.</source>
            <translation>O relatório diz muito pouco para avaliar a saúde da unidade.</translation>
        </message>
        <message>
            <source>Let it rest: leave it plugged in and powered for an hour, without switching it off in between.</source>
            <translation>Deixe-a descansar: conectada e ligada por uma hora, sem desligar no meio.</translation>
        </message>
        <message>
            <source>If it keeps happening, make the kernel send smaller requests, as administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).</source>
            <translation>Se voltar repetidamente, peça ao kernel pedaços menores, como administrador: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (até a próxima conexão).</translation>
        </message>
        <message>
            <source>A longer timeout only helps if the drive responds late. If it never responds, it hangs even longer.</source>
            <translation>Um tempo limite maior só ajuda uma unidade que responde tarde. Uma que nunca responde fica então travada por mais tempo.</translation>
        </message>
        <message>
            <source>Stop writing to it. First copy the files that exist nowhere else, starting with the most important ones.</source>
            <translation>Pare de gravar nela e copie primeiro o que não existe em nenhum outro lugar, o mais importante antes.</translation>
        </message>
        <message>
            <source>Check its health report (SMART): attributes 5, 187, 197 or 198 above zero point to the drive itself.</source>
            <translation>Veja o relatório de saúde (SMART): os atributos 5, 187, 197 ou 198 acima de zero apontam para a própria unidade.</translation>
        </message>
        <message>
            <source>Unplug it, wait a minute, and plug it in again. If it can be read then, first copy the files that exist nowhere else.</source>
            <translation>Desconecte-a, espere um minuto e conecte-a de novo. Se então puder ser lida, copie primeiro o que não existe em nenhum outro lugar.</translation>
        </message>
        <message>
            <source>Then replace it. A drive that loses sectors usually keeps losing them.</source>
            <translation>Depois substitua-a. Uma unidade que perde setores quase sempre perde mais.</translation>
        </message>
        <message>
            <source>Then replace it.</source>
            <translation>Depois substitua-a.</translation>
        </message>
        <message>
            <source>Replace the SATA cable, or press both its plugs in firmly; then try another port and power plug.</source>
            <translation>Troque o cabo SATA, ou aperte bem os dois conectores; depois tente outra porta e outro conector de energia.</translation>
        </message>
        <message>
            <source>In the health report (SMART), attribute 199 counts damaged transfers. It should stop rising.</source>
            <translation>No relatório de saúde (SMART), o atributo 199 conta transferências danificadas. Ele não pode subir mais.</translation>
        </message>
        <message>
            <source>Try a different, short cable and another port on the computer itself, without a hub.</source>
            <translation>Tente outro cabo, curto, e outra porta do próprio computador, sem hub.</translation>
        </message>
        <message>
            <source>If the drive has no power supply of its own, connect it to a port on the computer itself, or to a powered hub.</source>
            <translation>Se a unidade não tem fonte própria, dê mais energia a ela: uma porta do próprio computador, ou um hub com fonte.</translation>
        </message>
        <message>
            <source>If nothing else helps, switch UAS off for this enclosure, which costs some speed: under Adjust on the drive's card, or with shingleback adjust DEVICE --uas off. Elsewhere, use the kernel option usb-storage.quirks=VID:PID:u with the numbers that lsusb shows.</source>
            <translation>Se nada mais ajudar, desligue o UAS para esta caixa, o que custa um pouco de velocidade: em “Ajustar” no cartão da unidade, ou com shingleback adjust DEVICE --uas off. Em outro computador, use a opção do kernel usb-storage.quirks=VID:PID:u com os números que lsusb mostra.</translation>
        </message>
        <message>
            <source>Switch UAS off for this enclosure, which costs some speed: under Adjust on the drive's card, or with shingleback adjust DEVICE --uas off. Elsewhere, use the kernel option usb-storage.quirks={usb}:u.</source>
            <translation>Desligue o UAS para esta caixa, o que custa um pouco de velocidade: em “Ajustar” no cartão da unidade, ou com shingleback adjust DEVICE --uas off. Em outro computador, use a opção do kernel usb-storage.quirks={usb}:u.</translation>
        </message>
        <message>
            <source>If the computer is a small board, such as a Raspberry Pi, give the board itself a stronger power supply with a short cable: the drive gets its power through it.</source>
            <translation>Se o computador for uma placa pequena, como um Raspberry Pi, dê à própria placa uma fonte mais forte com um cabo curto: a unidade recebe energia por ela.</translation>
        </message>
        <message>
            <source>Unmount the volume and have it checked before it is written to again. If it is btrfs, first copy everything off: a repair can make it worse.</source>
            <translation>Desmonte o volume e mande verificá-lo antes de gravar nele de novo. Se for btrfs, copie tudo primeiro: um reparo pode piorar a situação.</translation>
        </message>
        <message>
            <source>Check the log of the computer that provides it, and the network.</source>
            <translation>Veja o registro do computador que a fornece, e a rede.</translation>
        </message>
        <message>
            <source>Next time, eject it and wait until it is safe to unplug.</source>
            <translation>Da próxima vez, ejete-a, e espere até ele dizer que é seguro desconectar.</translation>
        </message>
        <message>
            <source>Check the newest backup on it: the last files may be missing.</source>
            <translation>Verifique o backup mais recente nela: os últimos arquivos podem faltar.</translation>
        </message>
        <message>
            <source>Eject the drive before the computer goes to sleep. During a backup, Shingleback keeps the computer awake.</source>
            <translation>Ejete a unidade antes de suspender o computador. Durante um backup, o Shingleback mantém o computador acordado.</translation>
        </message>
        <message>
            <source>For a SATA card that fails only with queued commands, the kernel option libata.force=noncq helps.</source>
            <translation>Para uma placa SATA que só falha com comandos em fila, a opção do kernel libata.force=noncq ajuda.</translation>
        </message>
        <message>
            <source>Switch power saving off for this port, as administrator: echo on &gt; /sys/bus/usb/devices/PORT/power/control with the port that the log names, such as 2-1 (until the next plug-in or restart).</source>
            <translation>Desligue a economia de energia desta porta, como administrador: echo on &gt; /sys/bus/usb/devices/PORT/power/control com a porta citada no registro, como 2-1 (até a próxima conexão ou reinicialização).</translation>
        </message>
        <message>
            <source>If that isn't enough, use the kernel option usbcore.quirks=VID:PID:k with the numbers that lsusb shows.</source>
            <translation>Se não bastar, use a opção do kernel usbcore.quirks=VID:PID:k com os números que o lsusb mostra.</translation>
        </message>
        <message>
            <source>If that isn't enough, use the kernel option usbcore.quirks={usb}:k.</source>
            <translation>Se isso não bastar, use a opção do kernel usbcore.quirks={usb}:k.</translation>
        </message>
        <message>
            <source>Check attribute 199 of its health report (SMART): if it rises, the cable is the cause after all.</source>
            <translation>Veja o atributo 199 do relatório de saúde (SMART): se sobe, é o cabo afinal.</translation>
        </message>
        <message>
            <source>Use a kernel with CONFIG_BLK_DEV_ZONED, such as that of Debian or Fedora.</source>
            <translation>Use um kernel com CONFIG_BLK_DEV_ZONED, como o do Debian ou do Fedora.</translation>
        </message>
        <message>
            <source>If it is mounted with the option discard, mount it without.</source>
            <translation>Se estiver montado com a opção discard, monte-o sem ela.</translation>
        </message>
        <message>
            <source>Eject the drive if that is still possible, unplug it, and plug it back in to wake it up.</source>
            <translation>Ejete a unidade, se ainda for possível, desconecte-a e conecte-a de novo: isso a desperta.</translation>
        </message>
        <message>
            <source>If the same happens in another enclosure, the drive itself is the cause.</source>
            <translation>Se o mesmo acontecer em outro gabinete, a causa é a própria unidade.</translation>
        </message>
        <message>
            <source>Try another port of another controller, and a newer kernel or BIOS.</source>
            <translation>Tente outra porta de outro controlador, e um kernel ou BIOS mais novo.</translation>
        </message>
        <message>
            <source>Have Linux start it whenever it is needed, as administrator: echo 1 | tee /sys/block/{disk}/device/scsi_disk/*/allow_restart (until the next plug-in).</source>
            <translation>Faça o Linux ligá-lo sempre que preciso, como administrador: echo 1 | tee /sys/block/{disk}/device/scsi_disk/*/allow_restart (até a próxima conexão).</translation>
        </message>
        <message>
            <source>If it stops too often, choose another time: under Adjust on the drive's card, or with shingleback adjust DEVICE --stop-after never.</source>
            <translation>Se ela parar com muita frequência, escolha outro tempo: em “Ajustar” no cartão da unidade, ou com shingleback adjust DEVICE --stop-after never.</translation>
        </message>
        <message>
            <source>If it takes longer than 30 seconds to start after a pause, give it more time, as administrator: echo 60 &gt; /sys/block/{disk}/device/timeout (until the next plug-in).</source>
            <translation>Se ele leva mais de 30 segundos para iniciar após uma pausa, dê mais tempo a ele, como administrador: echo 60 &gt; /sys/block/{disk}/device/timeout (até a próxima conexão).</translation>
        </message>
        <message>
            <source>If it is btrfs and can't be mounted, try it read-only: mount -o ro,rescue=usebackuproot.</source>
            <translation>Se for btrfs e não puder ser montado, experimente somente leitura: mount -o ro,rescue=usebackuproot.</translation>
        </message>
        <message>
            <source>On btrfs, unmount and mount it again, free some space, then: btrfs balance start -dusage=10 MOUNTPOINT.</source>
            <translation>No btrfs, desmonte e monte de novo, libere algum espaço e depois: btrfs balance start -dusage=10 PONTO_DE_MONTAGEM.</translation>
        </message>
        <message>
            <source>If it holds nothing that you need, sg_format can give it sectors of 512 bytes, which erases the whole drive and takes hours.</source>
            <translation>Se não houver nela nada de que você precise, o sg_format pode dar a ela setores de 512 bytes, o que apaga a unidade inteira e leva horas.</translation>
        </message>
        <message>
            <source>As administrator, sg_persist --in --read-reservation /dev/{disk} shows the reservation.</source>
            <translation>Como administrador, sg_persist --in --read-reservation /dev/{disk} mostra a reserva.</translation>
        </message>
        <message>
            <source>Check its health report (SMART): its temperature, its media errors and its critical warning.</source>
            <translation>Verifique o relatório de saúde (SMART): a temperatura, os erros de mídia e o aviso crítico.</translation>
        </message>
        <message>
            <source>Start the computer with the kernel options nvme_core.default_ps_max_latency_us=0 pcie_aspm=off. If it doesn't happen then, saving power is the cause.</source>
            <translation>Inicie o computador com as opções do kernel nvme_core.default_ps_max_latency_us=0 pcie_aspm=off. Se não acontecer assim, a causa é a economia de energia.</translation>
        </message>
        <message>
            <source>Restart the computer, then check the volume before you write to it.</source>
            <translation>Reinicie o computador e verifique o volume antes de gravar nele.</translation>
        </message>
        <message>
            <source>If it happens again, try a port of another controller, and a newer kernel or BIOS.</source>
            <translation>Se acontecer de novo, tente uma porta de outro controlador, e um kernel ou BIOS mais novo.</translation>
        </message>
        <message>
            <source>Restart the computer, so that the controller works again.</source>
            <translation>Reinicie o computador para que o controlador volte a funcionar.</translation>
        </message>
        <message>
            <source>Connect the drive to a SATA port of the computer itself, or update the controller's firmware.</source>
            <translation>Conecte a unidade a uma porta SATA do próprio computador ou atualize o firmware do controlador.</translation>
        </message>
        <message>
            <source>Use a newer kernel: from 6.11 on, it works around the faults of some controllers.</source>
            <translation>Use um kernel mais novo: a partir do 6.11, ele contorna as falhas de alguns controladores.</translation>
        </message>
        <message>
            <source>Plug the drive in again if it doesn't appear.</source>
            <translation>Conecte a unidade de novo se ela não aparecer.</translation>
        </message>
        <message>
            <source>Replace it. Only a data recovery firm can still read it.</source>
            <translation>Substitua-a. Só uma empresa de recuperação de dados ainda pode lê-la.</translation>
        </message>
        <message>
            <source>Unlock it with the program of its maker, then plug it in again.</source>
            <translation>Desbloqueie-a com o programa do fabricante e conecte-a de novo.</translation>
        </message>
        <message>
            <source>Find the computer that uses it: writing from two computers destroys a filesystem.</source>
            <translation>Encontre o computador que a usa: gravar de dois computadores destrói um sistema de arquivos.</translation>
        </message>
        <message>
            <source>Check whether the drive that holds the file has free space, and its own log.</source>
            <translation>Verifique se a unidade que contém o arquivo tem espaço livre, e o que o registro diz dela.</translation>
        </message>
        <message>
            <source>Try it once in another card reader. If it fails there too, replace the card.</source>
            <translation>Experimente-o uma vez em outro leitor de cartões. Se também falhar lá, substitua-o.</translation>
        </message>
        <message>
            <source>Once may be a coincidence. If it happens again, replace the drive.</source>
            <translation>Uma vez pode ser acaso. Se acontecer de novo, substitua a unidade.</translation>
        </message>
        <message>
            <source>Try another cable and more power once: a weak port causes the same symptoms.</source>
            <translation>Tente uma vez com outro cabo e com mais energia: uma porta fraca parece igual.</translation>
        </message>
        <message>
            <source>Use a newer kernel; for btrfs on zoned drives, use 6.12 or later.</source>
            <translation>Use um kernel mais novo; para btrfs em unidades por zonas aconselha-se 6.12 ou mais novo.</translation>
        </message>
        <message>
            <source>Check the power supply: several drives on one cable may be too many.</source>
            <translation>Verifique a fonte: várias unidades em um cabo podem ser demais.</translation>
        </message>
        <message>
            <source>If it doesn't respond on another computer either, it is broken.</source>
            <translation>Se ela também fica muda em outro computador, está quebrada.</translation>
        </message>
        <message>
            <source>Then switch it off and on once, and check again, up to three times. If it still doesn't respond, it is probably broken.</source>
            <translation>Depois desligue e ligue uma vez, e veja de novo; até três rodadas. Só então ela provavelmente está quebrada.</translation>
        </message>
        <message>
            <source>Then switch it off and on once, and check again.</source>
            <translation>Depois desligue e ligue uma vez, e veja de novo.</translation>
        </message>
        <message>
            <source>Unplug other devices that draw power from the same hub or computer.</source>
            <translation>Desconecte outras coisas que puxam energia do mesmo hub ou computador.</translation>
        </message>
        <message>
            <source>Use a newer kernel, which knows how to handle many such enclosures.</source>
            <translation>Use um kernel mais novo: ele conhece muitas dessas caixas.</translation>
        </message>
        <message>
            <source>If it happens rarely, there is nothing to do.</source>
            <translation>Se isso for raro, não há nada a fazer.</translation>
        </message>
        <message>
            <source>If it has a lock switch, check that first.</source>
            <translation>Se tiver uma chave de trava, verifique-a primeiro.</translation>
        </message>
        <message>
            <source>Switch the enclosure off and on, and try another cable.</source>
            <translation>Desligue e ligue o gabinete e experimente outro cabo.</translation>
        </message>
        <message>
            <source>Try it on another computer, or with a newer kernel.</source>
            <translation>Experimente em outro computador, ou com um kernel mais novo.</translation>
        </message>
        <message>
            <source>If this also happens while reading, the drive is failing.</source>
            <translation>Se também na leitura houver lugares não encontrados, a unidade está falhando.</translation>
        </message>
        <message>
            <source>Run fstrim while nothing else uses the drive, and use a newer kernel.</source>
            <translation>Execute fstrim quando nada mais usar a unidade e use um kernel mais novo.</translation>
        </message>
        <message>
            <source>Update the computer's BIOS; and the drive's firmware, once it is backed up.</source>
            <translation>Atualize o BIOS do computador; e o firmware da unidade, depois de fazer backup dela.</translation>
        </message>
        <message>
            <source>Delete unneeded files or old versions, and leave a tenth of the volume free.</source>
            <translation>Apague o que não é necessário, ou versões antigas; deixe livre um décimo do volume.</translation>
        </message>
        <message>
            <source>Test the computer's memory for some hours (memtest86+), and use a newer kernel.</source>
            <translation>Teste a memória do computador por algumas horas (memtest86+) e use um kernel mais novo.</translation>
        </message>
        <message>
            <source>Use a newer kernel, or format the volume without newer features.</source>
            <translation>Use um kernel mais novo, ou formate com recursos mais antigos.</translation>
        </message>
        <message>
            <source>Copy the files that exist nowhere else, if they can still be read.</source>
            <translation>Copie o que não existe em nenhum outro lugar, se ainda puder ser lido.</translation>
        </message>
        <message>
            <source>For NTFS and exFAT, do that in Windows (chkdsk /f), and shut it down fully there.</source>
            <translation>Para NTFS e exFAT, faça isso no Windows (chkdsk /f), e desligue-o lá por completo.</translation>
        </message>
        <message>
            <source>If nobody unplugged it, the plug is loose or the power failed. Try another cable.</source>
            <translation>Se ninguém a puxou, o conector está solto, ou faltou energia: tente outro cabo.</translation>
        </message>
        <message>
            <source>Wait. Don't unplug the drive or switch it off.</source>
            <translation>Espere, e não desconecte nem desligue a unidade.</translation>
        </message>
        <message>
            <source>Writing less at a time helps: let Shingleback set the pace.</source>
            <translation>Porções menores ajudam: deixe o Shingleback definir o ritmo.</translation>
        </message>
        <message>
            <source>Check what the program uses: the network, the screen, another service.</source>
            <translation>Veja o que o programa usa: a rede, a tela, outro serviço.</translation>
        </message>
        <message>
            <source>Check the network, and the server.</source>
            <translation>Verifique a rede e o servidor.</translation>
        </message>
        <message>
            <source>Restart the computer, try a newer kernel, and test the computer's memory.</source>
            <translation>Reinicie o computador e tente um kernel mais novo; mande testar a memória.</translation>
        </message>
        <message>
            <source>Close large programs, then start the backup again.</source>
            <translation>Feche programas grandes e comece o backup de novo.</translation>
        </message>
        <message>
            <source>Wait until it is done, which can take a day. Don't switch the drive off.</source>
            <translation>Espere até terminar, o que pode levar um dia. Não desligue a unidade.</translation>
        </message>
        <message>
            <source>Don't format it. If it was created in another enclosure, put the drive back into that one.</source>
            <translation>Não a formate. Coloque-a de volta na caixa em que foi feita, se houve uma.</translation>
        </message>
        <message>
            <source>Open the whole log, from when the drive was plugged in: the cause is above the first error.</source>
            <translation>Forneça o registro inteiro, desde a conexão: a causa está acima do primeiro erro.</translation>
        </message>
    </context>
    <context>
        <name>died</name>
        <message>
            <source>A part of the program stopped unexpectedly ({detail}). Try again.</source>
            <translation>Uma parte do programa parou inesperadamente ({detail}). Tente novamente.</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly ({detail}). Files already on the drive are safe, and the next try continues from there.</source>
            <translation>Uma parte do programa parou inesperadamente ({detail}). Os arquivos que já estão na unidade estão seguros, e a próxima tentativa continua daí.</translation>
        </message>
    </context>
    <context>
        <name>doing</name>
        <message>
            <source>The drive is writing into its cache, which is {fill} full.</source>
            <translation>A unidade grava no cache dela, que está {fill} cheio.</translation>
        </message>
        <message>
            <source>The drive is tidying up. Its cache is {fill} full.</source>
            <translation>A unidade está se arrumando. O cache dela está {fill} cheio.</translation>
        </message>
        <message>
            <source>The drive is writing into its cache, which has room.</source>
            <translation>A unidade grava no cache dela, que tem espaço.</translation>
        </message>
        <message>
            <source>The drive's fast cache is full, so writing is slow for now. This is normal.</source>
            <translation>O cache rápido da unidade está cheio, por isso a gravação está lenta agora. Isso é normal.</translation>
        </message>
        <message>
            <source>The drive's cache is still full, but large files bypass it, at full speed.</source>
            <translation>O cache da unidade ainda está cheio, mas os arquivos grandes não passam por ele e são gravados a toda a velocidade.</translation>
        </message>
        <message>
            <source>The drive is tidying up.</source>
            <translation>A unidade está se arrumando.</translation>
        </message>
        <message>
            <source>The drive has nothing to do. Its cache is empty.</source>
            <translation>A unidade não tem nada para fazer. O cache dela está vazio.</translation>
        </message>
        <message>
            <source>The drive is not responding right now. It is probably making room. This is normal.</source>
            <translation>A unidade não está respondendo agora. Provavelmente está abrindo espaço. Isso é normal.</translation>
        </message>
        <message>
            <source>Writing at a steady speed: this drive shows no sign of a cache that fills up.</source>
            <translation>Gravando em velocidade constante: não há sinal de um cache que se encha nesta unidade.</translation>
        </message>
        <message>
            <source>The drive has nothing to do. Its cache is probably empty.</source>
            <translation>A unidade não tem nada a fazer. Seu cache provavelmente está vazio.</translation>
        </message>
        <message>
            <source>Nothing is being written. The drive has time to tidy up.</source>
            <translation>Nada está sendo gravado. A unidade tem tempo para se arrumar.</translation>
        </message>
        <message>
            <source>The drive has probably tidied up: it has nothing to do.</source>
            <translation>A unidade provavelmente terminou a arrumação: não tem nada a fazer.</translation>
        </message>
        <message>
            <source>The drive's cache is full. It is making room, so your files wait less later.</source>
            <translation>O cache da unidade está cheio. Ela abre espaço agora, para que seus arquivos esperem menos depois.</translation>
        </message>
        <message>
            <source>The drive took a long time to respond. A rest now keeps it from becoming too slow for the computer.</source>
            <translation>A unidade demorou a responder. Um descanso agora evita que fique lenta demais para o computador.</translation>
        </message>
        <message>
            <source>Another program is using the drive, and goes first.</source>
            <translation>Outro programa está usando a unidade, e vai primeiro.</translation>
        </message>
        <message>
            <source>The drive, its connection or its power had a problem. Copied files are safe, and the drive gets a minute to recover.</source>
            <translation>Ela, sua conexão ou sua alimentação teve problemas. O que foi copiado está seguro, e ela ganha um minuto.</translation>
        </message>
        <message>
            <source>Copied files are safe, and the drive gets a minute to recover.</source>
            <translation>O que foi copiado está seguro, e a unidade ganha um minuto para se recuperar.</translation>
        </message>
        <message>
            <source>{low} to {high}%</source>
            <translation>{low} a {high}%</translation>
        </message>
        <message>
            <source>about {percent}%</source>
            <translation>cerca de {percent}%</translation>
        </message>
        <message>
            <source>It continues in {time} at the latest.</source>
            <translation>Continua em {time} no máximo.</translation>
        </message>
        <message>
            <source>The drive has tidied up: its cache is empty.</source>
            <translation>A unidade se arrumou: o cache dela está vazio.</translation>
        </message>
        <message>
            <source>The drive is now tidying up. Leave it powered for {time} if you can. Your files are already safe.</source>
            <translation>Agora a unidade se arruma sozinha. Deixe-a ligada por {time} se puder; seus arquivos já estão seguros.</translation>
        </message>
        <message>
            <source>a minute</source>
            <translation>um minuto</translation>
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
            <translation>cartão de memória</translation>
        </message>
        <message>
            <source>files</source>
            <translation>arquivos</translation>
        </message>
        <message>
            <source>encrypted</source>
            <translation>criptografado</translation>
        </message>
        <message>
            <source>swap space</source>
            <translation>memória de troca</translation>
        </message>
        <message>
            <source>part of an array</source>
            <translation>parte de um conjunto</translation>
        </message>
        <message>
            <source>nothing recognized</source>
            <translation>nada que seja reconhecido</translation>
        </message>
        <message>
            <source>Your backup drive</source>
            <translation>Sua unidade de backup</translation>
        </message>
        <message>
            <source>Built into this computer</source>
            <translation>Integrada a este computador</translation>
        </message>
        <message>
            <source>{free} of {total} free</source>
            <translation>{free} de {total} livres</translation>
        </message>
        <message>
            <source>last backup {day}</source>
            <translation>último backup: {day}</translation>
        </message>
        <message>
            <source>no backup yet</source>
            <translation>ainda sem backup</translation>
        </message>
        <message>
            <source>not used by your backups</source>
            <translation>este computador não faz backup aqui</translation>
        </message>
        <message>
            <source>a backup is running</source>
            <translation>backup em andamento</translation>
        </message>
        <message>
            <source>labeled “{label}”</source>
            <translation>com o nome “{label}”</translation>
        </message>
        <message>
            <source>in a format that Linux cannot read</source>
            <translation>em um formato que o Linux não lê</translation>
        </message>
        <message>
            <source>healthy</source>
            <translation>em bom estado</translation>
        </message>
        <message>
            <source>needs watching</source>
            <translation>requer atenção</translation>
        </message>
        <message>
            <source>failing</source>
            <translation>está falhando</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not installed, so drives can't be shown. Backups to folders work without it. Install the package udisks2; Shingleback notices it automatically.</source>
            <translation>O serviço que conhece as unidades (UDisks2) não está lá, portanto elas não podem ser mostradas. Backups em pastas funcionam sem ele. Instale o pacote udisks2; o Shingleback olha de novo sozinho.</translation>
        </message>
        <message>
            <source>The system bus (D-Bus) can't be reached, so drives can't be shown. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>O barramento do sistema (D-Bus) não pode ser acessado, por isso as unidades não podem ser mostradas. Os backups em pastas funcionam sem ele. O Shingleback tenta de novo sozinho.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) did not start, so drives can't be shown. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>O serviço que conhece as unidades (UDisks2) não iniciou, por isso as unidades não podem ser mostradas. Os backups em pastas funcionam sem ele. O Shingleback tenta de novo sozinho.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>O serviço que conhece as unidades (UDisks2) não responde. O que você vê pode estar desatualizado. Backups em pastas funcionam sem ele. O Shingleback olha de novo sozinho.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) has stopped. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>O serviço que conhece as unidades (UDisks2) terminou. O que você vê pode estar desatualizado. Backups em pastas funcionam sem ele. O Shingleback olha de novo sozinho.</translation>
        </message>
        <message>
            <source>The list of drives could not be updated. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>Não foi possível atualizar a lista de unidades. O que você vê pode estar desatualizado. Backups em pastas funcionam sem ela. O Shingleback tenta de novo automaticamente.</translation>
        </message>
        <message>
            <source>Simulated drive</source>
            <translation>Unidade simulada</translation>
        </message>
        <message>
            <source>Second simulated drive</source>
            <translation>Unidade simulada 2</translation>
        </message>
        <message>
            <source>open</source>
            <translation>aberta</translation>
        </message>
        <message>
            <source>not open</source>
            <translation>não aberta</translation>
        </message>
        <message>
            <source>{filesystem} was made without its journal here: a power cut or a pulled cable can lose files that were already stored, even in older backups.</source>
            <translation>{filesystem} foi criado aqui sem o seu journal: uma queda de energia ou um cabo desconectado pode fazer perder arquivos que já estavam guardados, até de backups antigos.</translation>
        </message>
        <message>
            <source>A power cut or a pulled cable can lose files on {filesystem} that were already stored, even in older backups.</source>
            <translation>Uma queda de energia ou um cabo desconectado pode fazer perder arquivos que já estavam guardados em {filesystem}, até de backups antigos.</translation>
        </message>
        <message>
            <source>Other programs show more free space: a small part is kept empty, because a full drive becomes slow.</source>
            <translation>Outros programas mostram mais espaço livre: uma pequena parte é mantida vazia, porque uma unidade cheia fica lenta.</translation>
        </message>
    </context>
    <context>
        <name>episodes</name>
        <message>
            <source>Normal for a shingled drive</source>
            <translation>Normal em uma unidade SMR</translation>
        </message>
        <message>
            <source>Cable or port</source>
            <translation>Cabo ou porta</translation>
        </message>
        <message>
            <source>Enclosure or power</source>
            <translation>Caixa ou energia</translation>
        </message>
        <message>
            <source>The drive is failing</source>
            <translation>A unidade está falhando</translation>
        </message>
        <message>
            <source>The drive is full</source>
            <translation>A unidade está cheia</translation>
        </message>
        <message>
            <source>Unplugged</source>
            <translation>Desconectada</translation>
        </message>
        <message>
            <source>Software, or something else</source>
            <translation>Software, ou outra coisa</translation>
        </message>
        <message>
            <source>Not known</source>
            <translation>Não se sabe</translation>
        </message>
        <message>
            <source>Nothing wrong</source>
            <translation>Nada de errado</translation>
        </message>
    </context>
    <context>
        <name>exclude-rules</name>
        <message>
            <source>Every folder named {name}</source>
            <translation>Todas as pastas chamadas {name}</translation>
        </message>
        <message>
            <source>Every folder ending in {name}</source>
            <translation>Todas as pastas que terminam em {name}</translation>
        </message>
        <message>
            <source>Every folder starting with {name}</source>
            <translation>Todas as pastas que começam com {name}</translation>
        </message>
        <message>
            <source>Every folder with {name} in its name</source>
            <translation>Todas as pastas com {name} no nome</translation>
        </message>
        <message>
            <source>The folder {name} right inside a folder to back up</source>
            <translation>A pasta {name} diretamente dentro de uma pasta do backup</translation>
        </message>
        <message>
            <source>The folder {name}</source>
            <translation>A pasta {name}</translation>
        </message>
        <message>
            <source>Every folder in {name}</source>
            <translation>Todas as pastas que estão em {name}</translation>
        </message>
        <message>
            <source>Every folder that matches {name}</source>
            <translation>Todas as pastas que correspondem a {name}</translation>
        </message>
        <message>
            <source>Everything named {name}</source>
            <translation>Tudo o que se chama {name}</translation>
        </message>
        <message>
            <source>Everything ending in {name}</source>
            <translation>Tudo o que termina em {name}</translation>
        </message>
        <message>
            <source>Everything starting with {name}</source>
            <translation>Tudo o que começa com {name}</translation>
        </message>
        <message>
            <source>Everything with {name} in its name</source>
            <translation>Tudo o que tem {name} no nome</translation>
        </message>
        <message>
            <source>The folder or file {name} right inside a folder to back up</source>
            <translation>A pasta ou o arquivo {name} diretamente dentro de uma pasta do backup</translation>
        </message>
        <message>
            <source>The folder or file {name}</source>
            <translation>A pasta ou o arquivo {name}</translation>
        </message>
        <message>
            <source>Everything in {name}</source>
            <translation>Tudo o que está em {name}</translation>
        </message>
        <message>
            <source>Everything that matches {name}</source>
            <translation>Tudo o que corresponde a {name}</translation>
        </message>
        <message>
            <source>{meaning}, as a full path or inside a folder to back up</source>
            <translation>{meaning}, como caminho completo ou dentro de uma pasta do backup</translation>
        </message>
    </context>
    <context>
        <name>exclusions</name>
        <message>
            <source>Another drive or filesystem</source>
            <translation>Outra unidade ou outro sistema de arquivos</translation>
        </message>
        <message>
            <source>Snapshots</source>
            <translation>Instantâneos</translation>
        </message>
        <message>
            <source>The backup itself</source>
            <translation>O próprio backup</translation>
        </message>
        <message>
            <source>Your rules</source>
            <translation>Suas regras</translation>
        </message>
        <message>
            <source>Folders marked as caches</source>
            <translation>Pastas marcadas como cache</translation>
        </message>
        <message>
            <source>Sockets, pipes and device files</source>
            <translation>Sockets, pipes e arquivos de dispositivo</translation>
        </message>
        <message>
            <source>Caches of programs</source>
            <translation>Caches de programas</translation>
        </message>
        <message>
            <source>Downloaded packages</source>
            <translation>Pacotes baixados</translation>
        </message>
        <message>
            <source>Installed parts of projects</source>
            <translation>Partes instaladas de projetos</translation>
        </message>
        <message>
            <source>Flatpak apps</source>
            <translation>Aplicativos Flatpak</translation>
        </message>
        <message>
            <source>Container images</source>
            <translation>Imagens de contêineres</translation>
        </message>
        <message>
            <source>Shaders and downloads of Steam</source>
            <translation>Shaders e downloads do Steam</translation>
        </message>
        <message>
            <source>System files of Windows and macOS</source>
            <translation>Arquivos de sistema do Windows e do macOS</translation>
        </message>
        <message>
            <source>Games from Steam</source>
            <translation>Jogos do Steam</translation>
        </message>
        <message>
            <source>Virtual machines</source>
            <translation>Máquinas virtuais</translation>
        </message>
        <message>
            <source>AI models</source>
            <translation>Modelos de IA</translation>
        </message>
        <message>
            <source>Browsers and other programs fill them again when they need to.</source>
            <translation>Navegadores e outros programas os preenchem de novo quando precisam.</translation>
        </message>
        <message>
            <source>Tools such as pip, cargo, npm and Maven download them again.</source>
            <translation>Ferramentas como pip, cargo, npm e Maven os baixam de novo.</translation>
        </message>
        <message>
            <source>Such as node_modules and .venv: one command in the project creates them again.</source>
            <translation>Como node_modules e .venv: um comando no projeto as cria de novo.</translation>
        </message>
        <message>
            <source>Flatpak installs them again. Your data in them is backed up.</source>
            <translation>O Flatpak os instala de novo. Seus dados neles entram no backup.</translation>
        </message>
        <message>
            <source>Podman and Docker download or build them again. Volumes are backed up.</source>
            <translation>O Podman e o Docker as baixam ou criam de novo. Os volumes entram no backup.</translation>
        </message>
        <message>
            <source>Steam creates them again.</source>
            <translation>O Steam os cria de novo.</translation>
        </message>
        <message>
            <source>Swap files, indexes and restore points on drives that they also use.</source>
            <translation>Arquivos de troca, índices e pontos de restauração em unidades que esses sistemas também usam.</translation>
        </message>
        <message>
            <source>Steam downloads them again. A few games keep your saved games there, too.</source>
            <translation>O Steam os baixa de novo. Alguns jogos também guardam ali seus jogos salvos.</translation>
        </message>
        <message>
            <source>Large files that change whenever they run. Exclude them if you can set them up again.</source>
            <translation>Arquivos grandes que mudam sempre que elas são usadas. Deixe-os de fora se puder instalá-las de novo.</translation>
        </message>
        <message>
            <source>Ollama, LM Studio and GPT4All download them again.</source>
            <translation>Ollama, LM Studio e GPT4All os baixam de novo.</translation>
        </message>
        <message>
            <source>Earlier states of your files, which take no room now. On the drive, each takes its full size.</source>
            <translation>Estados anteriores dos seus arquivos, que agora não ocupam espaço. Na unidade, cada um ocupa seu tamanho inteiro.</translation>
        </message>
        <message>
            <source>Trash, thumbnails and the like</source>
            <translation>Lixeira, miniaturas e afins</translation>
        </message>
        <message>
            <source>Excluded: {kinds}</source>
            <translation>Deixado de fora: {kinds}</translation>
        </message>
        <message>
            <source>{kind} ({size})</source>
            <translation>{kind} ({size})</translation>
        </message>
        <message>
            <source>Nothing is excluded.</source>
            <translation>Nada fica de fora.</translation>
        </message>
        <message numerus="yes">
            <source>and %n other(s)</source>
            <translation>
                <numerusform>e mais %Ln</numerusform>
                <numerusform>e mais %Ln</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s)</source>
            <translation>
                <numerusform>%Ln item</numerusform>
                <numerusform>%Ln itens</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{places} and %n other(s)</source>
            <translation>
                <numerusform>{places} e mais %Ln</numerusform>
                <numerusform>{places} e mais %Ln</numerusform>
            </translation>
        </message>
        <message>
            <source>These rules matched nothing: {rules}</source>
            <translation>Estas regras não corresponderam a nada: {rules}</translation>
        </message>
        <message>
            <source>This rule matched nothing: {rule}</source>
            <translation>Esta regra não correspondeu a nada: {rule}</translation>
        </message>
    </context>
    <context>
        <name>explanations</name>
        <message>
            <source>Why it slows down</source>
            <translation>Por que ela fica lenta</translation>
        </message>
        <message>
            <source>New data goes into the drive's cache, which is fast. When the cache is full, the drive has to make room before it takes more. Then it falls from 100 MB/s or more to a few, with pauses in between. Nothing is broken, and nothing is lost.</source>
            <translation>Os dados novos vão para o cache da unidade, que é rápido. Quando o cache está cheio, a unidade precisa abrir espaço antes de aceitar mais. Então ela cai de 100 MB/s ou mais para poucos, com pausas no meio. Nada está quebrado, e nada se perde.</translation>
        </message>
        <message>
            <source>Many small files fill the cache soonest; long pieces in one stream, which is how Shingleback writes, hardly fill it. After a rest of minutes to a few hours, the drive is fast again.</source>
            <translation>Muitos arquivos pequenos são o que enche o cache mais depressa; pedaços longos em sequência quase não o enchem. É assim que o Shingleback grava. Depois de um descanso, de minutos ou de algumas horas, a unidade fica rápida de novo.</translation>
        </message>
        <message>
            <source>Two other things look similar. Every hard disk becomes slower little by little as it fills, down to about half. And a drive that never exceeds 35 MB/s is probably plugged into USB 2.</source>
            <translation>Duas outras coisas se parecem com isso. Todo disco rígido fica aos poucos mais lento à medida que enche, até cerca da metade. E uma unidade que nunca passa de 35 MB/s provavelmente está conectada a USB 2.</translation>
        </message>
        <message>
            <source>The article “SMR Archive Drives, Fast, Now” (2015) saw 100 to 200 MB/s for the first 200 to 600 GB, and then a few MB/s, with the usual filesystems.</source>
            <translation>O artigo “SMR Archive Drives, Fast, Now” (2015) viu de 100 a 200 MB/s nos primeiros 200 a 600 GB, e depois poucos MB/s, com os sistemas de arquivos usuais.</translation>
        </message>
        <message>
            <source>A comparison of Linux filesystems on an 8 TB drive of this kind saw single answers take 20 to 31 seconds.</source>
            <translation>Uma comparação de sistemas de arquivos do Linux em uma unidade desse tipo de 8 TB viu respostas isoladas levarem de 20 a 31 segundos.</translation>
        </message>
        <message>
            <source>slow speed crawl hang stuck MB/s throughput drop cliff second backup takes forever sluggish lags freezes ages too long waiting hours</source>
            <translation>lento velocidade arrasta travado parado MB/s queda segundo backup demora uma eternidade lenta muito trava espera horas</translation>
        </message>
        <message>
            <source>Why it stays busy when nobody uses it</source>
            <translation>Por que continua ocupada quando ninguém a usa</translation>
        </message>
        <message>
            <source>The light blinks, the case is warm and the disk never sleeps: the drive is tidying up. It moves data from its cache to its final place. The computer neither starts nor sees this.</source>
            <translation>A luz pisca, a caixa está quente, o disco nunca dorme: a unidade está se arrumando. Ela leva o que está no cache ao lugar definitivo. O computador não vê isso nem o inicia.</translation>
        </message>
        <message>
            <source>This takes minutes to hours, and even longer after very many small changes. Leave the drive plugged in if you can; it will be fast again next time. If you need it elsewhere, eject it first: your files are safe, and the drive continues later.</source>
            <translation>Leva de minutos a horas, e mais ainda depois de muitíssimas mudanças pequenas. Deixe a unidade conectada se puder; da próxima vez ela estará rápida de novo. Se precisar dela em outro lugar, ejete-a antes: o que foi copiado está seguro, e a unidade continua depois.</translation>
        </message>
        <message>
            <source>Formatting with ext4 takes seconds, because most of its tables are only written later, while the drive is already in use. They lie all over the disk. On a large shingled drive that takes hours, during which everything else is slow.</source>
            <translation>Formatar com ext4 leva segundos, pois a maioria das tabelas só é preparada depois, com a unidade já em uso. Elas ficam por todo o disco, e em uma unidade SMR grande isso leva horas, em que tudo o mais fica lento.</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” reports minutes to hours, and days after heavy scattered writing. According to the Skylight study, tidying up begins about a second after the last command.</source>
            <translation>“SMR Archive Drives, Fast, Now” fala de minutos a horas, e de dias depois de muita gravação espalhada. Segundo o estudo Skylight, a arrumação começa cerca de um segundo depois do último comando.</translation>
        </message>
        <message>
            <source>Our model of such a drive needs 10 to 25 seconds of tidying up for each GB of mixed files. Real drives differ.</source>
            <translation>Nosso modelo de uma unidade assim deve de 10 a 25 segundos de arrumação para cada GB de arquivos variados. Unidades reais diferem.</translation>
        </message>
        <message>
            <source>On an image of 8 TB, in its usual form, ext4 touched 3,750 strips of the disk, and then kept writing 8.5 MB/s; about 62 GB were due in all. With the tables at the beginning it touched 7.</source>
            <translation>Em uma imagem de 8 TB, na forma usual, o ext4 tocou 3.750 faixas do disco e depois continuou gravando 8,5 MB/s; ao todo eram cerca de 62 GB. Com as tabelas no começo, tocou 7.</translation>
        </message>
        <message>
            <source>mkfs.ext4 -T largefile -O sparse_super2 -E packed_meta_blocks=1,num_backup_sb=2,lazy_itable_init=0,lazy_journal_init=0,nodiscard</source>
            <translation>mkfs.ext4 -T largefile -O sparse_super2 -E packed_meta_blocks=1,num_backup_sb=2,lazy_itable_init=0,lazy_journal_init=0,nodiscard</translation>
        </message>
        <message>
            <source>idle LED light blinking warm hot spinning never sleeps noise working background activity mkfs format formatting lazy init ext4lazyinit new drive slow packed lamp flashes rattles by itself hums</source>
            <translation>ociosa LED luz piscando quente girando nunca dorme ruído trabalhando atividade em segundo plano mkfs formatar formatação lazy init ext4lazyinit unidade nova lenta packed pisca sozinho barulho parado</translation>
        </message>
        <message>
            <source>Why it clicks</source>
            <translation>Por que ela estala</translation>
        </message>
        <message>
            <source>Quiet, regular clicks are the sound of the head moving between the cache and the place where the data belongs. A shingled drive does this long after a backup has ended. It is normal.</source>
            <translation>Estalos baixos e regulares são o som da cabeça que se move entre o cache e o lugar dos dados. Uma unidade SMR faz isso muito tempo depois que um backup terminou. É normal.</translation>
        </message>
        <message>
            <source>Loud, rhythmic clicking is different, especially if the drive is not recognized or shows the wrong size. In that case stop writing, don't keep switching it off and on, and copy what matters while it can still be read.</source>
            <translation>Estalos altos e ritmados são outra coisa, sobretudo se a unidade não é reconhecida ou mostra um tamanho errado. Então pare de gravar, não a desligue e ligue repetidamente, e copie o que importa enquanto puder ser lido.</translation>
        </message>
        <message>
            <source>The quiet clicks are described in “SMR Archive Drives, Fast, Now”. The loud ones were reported in 2025 by a data recovery company, for WD drives of 2 to 6 TB; the maker was looking into it.</source>
            <translation>Os estalos baixos são descritos em “SMR Archive Drives, Fast, Now”. Os altos foram relatados em 2025 por uma empresa de recuperação de dados, em unidades WD de 2 a 6 TB; o fabricante estava investigando.</translation>
        </message>
        <message>
            <source>clicking noise sound ticking knocking rattle loud head click of death noisy crackling ticks scratching grinding</source>
            <translation>estalos estalo clique ruído som tique batidas chocalho alto cabeça da morte barulho barulhento batendo</translation>
        </message>
        <message>
            <source>Why ejecting takes minutes</source>
            <translation>Por que ejetar leva minutos</translation>
        </message>
        <message>
            <source>Linux first collects written data in memory, by default up to a fifth of it, and passes it on as fast as the drive accepts it. A copy can look finished while gigabytes are still waiting. Ejecting waits until all of it is written.</source>
            <translation>O Linux reúne na memória o que os programas gravam, por padrão até um quinto dela, e entrega à unidade tão depressa quanto ela aceita. Uma cópia pode parecer concluída enquanto gigabytes ainda esperam. Ejetar espera pelo último deles.</translation>
        </message>
        <message>
            <source>Don't unplug the drive while it is being ejected, however long it takes. Shingleback keeps little data waiting, so its own backups end quickly; data from other programs may take longer.</source>
            <translation>Não desconecte a unidade enquanto ela é ejetada, por mais que demore. O Shingleback deixa pouco esperando, para que seus próprios backups terminem logo; o que outros programas gravaram precisa esperar a vez.</translation>
        </message>
        <message>
            <source>The limit of a fifth is the default setting of the Linux kernel.</source>
            <translation>O limite de um quinto é o ajuste padrão do kernel Linux.</translation>
        </message>
        <message>
            <source>In one report, 9 GB had piled up in a computer with 60 GB of memory.</source>
            <translation>Em um relato, 9 GB tinham se acumulado em um computador com 60 GB de memória.</translation>
        </message>
        <message>
            <source>Writing 800 MB without any limit, we saw 640 to 814 MB of them waiting in memory at once.</source>
            <translation>Ao gravar 800 MB sem nenhum limite, vimos de 640 a 814 MB deles esperando ao mesmo tempo na memória.</translation>
        </message>
        <message>
            <source>The setting is vm.dirty_ratio (20). /proc/meminfo shows what still waits, as Dirty and Writeback. The message “task blocked for more than 120 seconds” means the same; it is information, not an error.</source>
            <translation>O ajuste é vm.dirty_ratio (20). /proc/meminfo mostra o que ainda espera, como Dirty e Writeback. A mensagem “task blocked for more than 120 seconds” significa o mesmo; é uma informação, não um erro.</translation>
        </message>
        <message>
            <source>unmount umount safely remove unplug waiting sync flush 100% stuck busy dirty pages take out still in use</source>
            <translation>desmontar umount remover com segurança desconectar esperando sync 100% travado ocupado páginas sujas ejetar em uso</translation>
        </message>
        <message>
            <source>Why you should leave it plugged in</source>
            <translation>Por que deixá-la conectada</translation>
        </message>
        <message>
            <source>While it tidies up, a shingled drive moves older data. A power cut at that moment can damage more than the file that was written last. Drives are built to survive this, but it is better not to risk it.</source>
            <translation>Enquanto se arruma, uma unidade SMR move dados que estão nela há muito tempo. Uma queda de energia nesse momento pode atingir mais do que o último arquivo gravado. As unidades são feitas para sobreviver a isso, mas é melhor não tentar.</translation>
        </message>
        <message>
            <source>So eject it before you pull the cable. Plug a small drive without its own power supply into the computer itself, not into an unpowered hub. And if you have time, leave it plugged in after a large backup.</source>
            <translation>Portanto, ejete-a antes de puxar o cabo. Uma unidade pequena sem fonte própria deve ficar em uma porta do computador, não em um hub sem alimentação. E, se houver tempo, deixe-a descansar conectada depois de um backup grande.</translation>
        </message>
        <message>
            <source>In one report to the developers of btrfs, a hard power cut on such a drive damaged both copies of the filesystem's own tables.</source>
            <translation>Em um relato aos desenvolvedores do btrfs, um corte brusco de energia em uma unidade assim danificou as duas cópias das tabelas do sistema de arquivos.</translation>
        </message>
        <message>
            <source>Western Digital says that such drives need idle time for their work.</source>
            <translation>A Western Digital diz que essas unidades precisam de tempo ocioso para o seu trabalho.</translation>
        </message>
        <message>
            <source>power cut outage unplug pull cable hub spin down standby sleep electricity battery laptop can I turn off</source>
            <translation>queda de energia apagão desconectar puxar cabo hub parar repouso suspensão luz desligar tirar da tomada</translation>
        </message>
        <message>
            <source>Why USB 2 is a limit</source>
            <translation>Por que USB 2 é um limite</translation>
        </message>
        <message>
            <source>Over USB 2, no drive is faster than about 35 MB/s; most could do three times as much. The cause may be the port, the cable or a hub in between.</source>
            <translation>Por USB 2, nenhuma unidade passa de cerca de 35 MB/s; a maioria poderia fazer o triplo. A causa pode ser a porta, o cabo ou um hub no meio.</translation>
        </message>
        <message>
            <source>Try a port that is blue inside or marked SS, the cable that came with the drive, and no hub. Push the plug in firmly: a USB 3 plug that is only half inserted often works as USB 2. If nothing helps, backups work all the same; they just take longer.</source>
            <translation>Experimente uma porta azul por dentro ou marcada SS, o cabo que veio com a unidade e nenhum hub. Empurre o conector com firmeza: meio encaixado, muito conector USB 3 funciona como USB 2. Se nada ajudar, apenas demora mais; para uma unidade SMR, um fluxo calmo não é mau.</translation>
        </message>
        <message>
            <source>USB 2 carries 480 million bits a second. In practice, about 35 MB/s of that is left for files. Linux reports the speed of each port.</source>
            <translation>O USB 2 move 480 milhões de bits por segundo; o que sobra para arquivos, na prática, são cerca de 35 MB/s. O Linux informa a velocidade de cada porta.</translation>
        </message>
        <message>
            <source>/sys/bus/usb/devices/*/speed says 480 for USB 2, and 5000 or more for USB 3.</source>
            <translation>/sys/bus/usb/devices/*/speed diz 480 para USB 2, e 5000 ou mais para USB 3.</translation>
        </message>
        <message>
            <source>port cable hub blue 480 5000 high speed SuperSpeed slow 35 MB/s USB2 which socket connection</source>
            <translation>porta cabo hub azul 480 5000 high speed SuperSpeed lento 35 MB/s USB2</translation>
        </message>
        <message>
            <source>How we know how full the cache is</source>
            <translation>Como sabemos quão cheio está o cache</translation>
        </message>
        <message>
            <source>Drives don't report it. So it is an estimate, shown with the range in which the true value probably lies. It starts from what is known about the model, which is little for most drives.</source>
            <translation>Nenhuma unidade diz. Portanto é uma estimativa, mostrada com a faixa em que a verdade provavelmente está. Ela começa com o que se sabe do modelo, que é pouco para a maioria.</translation>
        </message>
        <message>
            <source>Shingleback counts the data it writes in short pieces, which goes through the cache, and in long pieces, most of which doesn't. When the speed drops and stays low, the cache is full, which shows its size. When the drive is fast again after a rest, part of it is free. The range narrows each time, and the result is kept for this drive.</source>
            <translation>Depois o Shingleback conta o que grava em pedaços curtos, que passa pelo cache, e em longos, que quase não passa. Quando a velocidade cai e continua baixa, o cache estava cheio: isso diz o tamanho dele. Quando a unidade fica rápida de novo depois de um descanso, uma parte está livre. A faixa fica mais estreita a cada vez, e o que foi aprendido é guardado para esta unidade.</translation>
        </message>
        <message>
            <source>A drive that stays fast whatever is written shows no sign of such a cache, so none is drawn.</source>
            <translation>Uma unidade que mantém a velocidade, o que quer que se grave, não mostra sinal de um cache assim. Então nenhum é desenhado.</translation>
        </message>
        <message>
            <source>The Skylight study (2015) found a cache of about 20 GB, or some 200,000 pieces, in drives of 5 and 8 TB. For later models no figures were published.</source>
            <translation>O estudo Skylight (2015) encontrou um cache de cerca de 20 GB, ou cerca de 200.000 pedaços, em unidades de 5 e 8 TB. Para modelos posteriores não foram publicados números.</translation>
        </message>
        <message>
            <source>cache fill level percent estimate graph vessel capacity gigabytes band uncertainty</source>
            <translation>cache nível de enchimento porcentagem estimativa gráfico recipiente capacidade gigabytes faixa incerteza</translation>
        </message>
        <message>
            <source>Why a backup lets the drive rest</source>
            <translation>Por que um backup deixa a unidade descansar</translation>
        </message>
        <message>
            <source>When its cache is full, a drive makes room bit by bit while the next files wait. That is slow, and one answer may take so long that the computer gives up on the drive. Left alone for a while, it does the same work in one go, and is then fast again.</source>
            <translation>Uma unidade com o cache cheio abre espaço no meio do trabalho, enquanto os próximos arquivos esperam. É lento, e uma resposta pode demorar tanto que o computador desista da unidade. Deixada em paz por um tempo, ela faz o mesmo trabalho de uma vez e volta a aceitar arquivos depressa.</translation>
        </message>
        <message>
            <source>So Shingleback pauses where that helps, and says for how long. Everything copied so far is safe on the drive. You can still pause, stop, or choose another pace.</source>
            <translation>Por isso o Shingleback para por um momento onde isso ajuda, e diz por quanto tempo. Tudo o que foi copiado até ali está seguro na unidade. Você pode pausar ou parar como sempre, e escolher outro ritmo.</translation>
        </message>
        <message>
            <source>It also waits a little when another program uses the drive, so that they don't get in each other's way.</source>
            <translation>Ele também espera um pouco quando outro programa usa a unidade, para que os dois não se atrapalhem.</translation>
        </message>
        <message>
            <source>If you need the drive at a certain time, choose “Ready by” for the backup set or for the night. Shingleback then takes the gentlest pace that is done by then, and tells you if it can't be.</source>
            <translation>Se você precisa da unidade a uma certa hora, escolha “Pronto até” para o conjunto de backup ou para a noite. O Shingleback então usa o ritmo mais suave que termina até lá, e avisa se isso não for possível.</translation>
        </message>
        <message>
            <source>According to the Skylight study, tidying up begins about a second after the last command, and takes about a second for each strip of the disk.</source>
            <translation>Segundo o estudo Skylight, a arrumação começa cerca de um segundo depois do último comando, e leva cerca de um segundo para cada parte do disco.</translation>
        </message>
        <message>
            <source>When to rest and for how long was determined on simulated drives. Real drives differ.</source>
            <translation>Quando descansar, e por quanto tempo, foi testado em unidades simuladas. Unidades reais diferem.</translation>
        </message>
        <message>
            <source>rest resting wait waiting countdown break nothing is copied stopped by itself stands still paused pausing does</source>
            <translation>descanso descansar esperar espera contagem regressiva pausa nada é copiado parou sozinho parado descansa não faz</translation>
        </message>
        <message>
            <source>Whether a drive becomes slower as it fills</source>
            <translation>Se uma unidade cheia fica mais lenta</translation>
        </message>
        <message>
            <source>Every hard disk is slower toward its end, where each turn of the disk passes over less data. That is how disks are made. A shingled drive may slow down for another reason: the fuller it is, the less room it has to tidy up in.</source>
            <translation>Todo disco rígido é mais lento perto do fim, onde uma volta passa por menos dados. Ele é feito assim. Uma unidade SMR pode ficar mais lenta por outro motivo: quanto mais cheia, menos espaço ela tem para se arrumar.</translation>
        </message>
        <message>
            <source>To tell the two apart, “Measure it” can fill an empty drive step by step with a file of its own. At 10, 50, 90 and 99 % it writes and reads something new, and then writes the beginning of that file again. The beginning stays at one place, so if it takes longer, the drive is slower because it is full.</source>
            <translation>Para distinguir os dois casos, “Medir” pode encher uma unidade vazia passo a passo com um arquivo próprio. Em 10, 50, 90 e 99 %, escreve e lê algo novo, e depois escreve de novo o começo desse arquivo. O começo fica sempre no mesmo lugar: se demorar mais, a unidade está mais lenta porque está cheia.</translation>
        </message>
        <message>
            <source>This takes a day or more on a large drive, and wears it as much as filling it with a backup. You can stop it at any time. The file is removed at the end, also after a crash.</source>
            <translation>Isso leva um dia ou mais em uma unidade grande, e a desgasta tanto quanto enchê-la com um backup. Você pode parar a qualquer momento. O arquivo é removido no final, mesmo depois de uma falha.</translation>
        </message>
        <message>
            <source>A used drive that stores everything in a log, trimmed once, took 110 MB/s when it was empty, and 28 when it was 80 % full. These are figures of a simulated drive.</source>
            <translation>Uma unidade usada que guarda tudo em um registro, depois de um TRIM, aceitou 110 MB/s vazia, e 28 com 80 % de ocupação. São números de uma unidade simulada.</translation>
        </message>
        <message>
            <source>In the terminal: shingleback test FOLDER fill --full. With --budget 500G it goes only as far as that reaches. Levels that the filesystem does not allow are skipped.</source>
            <translation>No terminal: shingleback test FOLDER fill --full. Com --budget 500G, vai só até onde isso alcança. Os níveis que o sistema de arquivos não permite são omitidos.</translation>
        </message>
        <message>
            <source>fill level full empty drive measure speed test aging slower 99 percent benchmark</source>
            <translation>nível de ocupação cheia vazia unidade medir velocidade teste envelhecimento mais lenta 99 por cento desempenho</translation>
        </message>
        <message>
            <source>Above: on an ordinary drive, tracks lie side by side. Below: on a shingled drive, each track covers part of the one before it, like roof tiles. To change one track (solid), the drive must also rewrite the ones after it (striped).</source>
            <translation>Acima: em uma unidade comum, as trilhas ficam lado a lado. Abaixo: em uma unidade SMR, cada trilha cobre parte da anterior, como telhas. Para mudar uma trilha (cheia), a unidade também precisa regravar as seguintes (listradas).</translation>
        </message>
        <message>
            <source>New files first go to a small, fast cache. The drive moves them to the large shingled area (striped) later. When the cache is full, new files have to wait.</source>
            <translation>Arquivos novos vão primeiro para um cache pequeno e rápido. A unidade os leva depois para a grande área SMR (listrada). Quando o cache está cheio, os novos arquivos têm de esperar.</translation>
        </message>
        <message>
            <source>Upper bar: the computer writes. Lower bar: the drive works, and goes on (striped) after the computer has finished.</source>
            <translation>Barra de cima: o computador grava. Barra de baixo: a unidade trabalha, e continua (listrado) depois que o computador terminou.</translation>
        </message>
        <message>
            <source>Why TRIM is disputed</source>
            <translation>Por que o TRIM é controverso</translation>
        </message>
        <message>
            <source>With TRIM, the computer tells the drive which areas are no longer used. Some shingled drives accept it, and then don't have to move deleted files when they tidy up. That helps most when the drive is full and old.</source>
            <translation>Com TRIM, o computador diz à unidade quais lugares não contêm mais nada. Algumas unidades SMR aceitam isso e não precisam carregar arquivos apagados quando se arrumam. Isso ajuda mais quando a unidade está cheia e velha.</translation>
        </message>
        <message>
            <source>On the other hand, each hint is work for the drive, because its tables are on the disk itself. Some drives became unresponsive. So Shingleback never sends a hint with every deletion. Now and then, while the drive is idle, is enough; for the WD Red EFAX series, it is better not to use it at all.</source>
            <translation>Contra: cada aviso também é trabalho para a unidade, pois suas tabelas estão no próprio disco. Algumas unidades ficaram mudas por causa disso. Por isso o Shingleback nunca manda avisar cada exclusão na hora. De vez em quando, com a unidade ociosa, basta; e, para a série WD Red EFAX, melhor nunca.</translation>
        </message>
        <message>
            <source>In our simulation, a full drive with a small reserve writes everything 8.5 times over; if half of it is reported as free, 1.2 times.</source>
            <translation>Em nossa simulação, uma unidade cheia com pouca reserva grava tudo 8,5 vezes; com metade informada como livre, 1,2 vez.</translation>
        </message>
        <message>
            <source>The makers of TrueNAS, and with them WD, advise against TRIM on shingled WD Red drives.</source>
            <translation>Os fabricantes do TrueNAS, e com eles a WD, desaconselham TRIM em unidades WD Red do tipo SMR.</translation>
        </message>
        <message>
            <source>Developers of btrfs prefer hints in one go; a data recovery company tells of damaged tables.</source>
            <translation>Desenvolvedores do btrfs preferem avisos de uma só vez; uma empresa de recuperação de dados conta de tabelas danificadas.</translation>
        </message>
        <message>
            <source>The mount option is discard; btrfs turns it on automatically where there is TRIM, unless nodiscard is given. In one go: fstrim.</source>
            <translation>A opção de montagem é discard; o btrfs a liga sozinho onde há TRIM, a menos que nodiscard seja dado. De uma só vez: fstrim.</translation>
        </message>
        <message>
            <source>discard fstrim unmap deleted files autotrim</source>
            <translation>discard fstrim unmap arquivos apagados autotrim</translation>
        </message>
        <message>
            <source>Why the free space can mislead</source>
            <translation>Por que o espaço livre pode enganar</translation>
        </message>
        <message>
            <source>The btrfs filesystem divides the drive into large chunks, for files and for its own tables. When all chunks are allocated, it can report a full drive although many of them are half empty. The free space that a program shows is then not what can be written.</source>
            <translation>O sistema de arquivos btrfs divide a unidade em pedaços grandes, para arquivos e para as próprias tabelas. Quando todos estão distribuídos, ele pode dizer que não há espaço, embora muitos estejam meio vazios. O que um programa mostra como livre não é então o que pode ser gravado.</translation>
        </message>
        <message>
            <source>On drives with zones, freed space can only be used after a whole zone has been cleaned. Keep 5 to 10 percent of a btrfs drive free, and up to 20 percent on drives with zones. Shingleback keeps a reserve automatically.</source>
            <translation>Em unidades com zonas, o espaço liberado só pode ser usado depois que uma zona inteira foi arrumada. Deixe livres de 5 a 10 por cento de uma unidade btrfs, e até 20 em unidades com zonas. O Shingleback deixa uma reserva sozinho.</translation>
        </message>
        <message>
            <source>The reserve is 5 percent of the drive, or 15 percent if it has zones. It is not counted in what Shingleback calls free, so other programs show more free space.</source>
            <translation>A reserva é de 5 por cento da unidade, ou de 15 por cento se ela tiver zonas. Ela não é contada no que o Shingleback chama de livre, por isso outros programas mostram mais espaço livre.</translation>
        </message>
        <message>
            <source>The manual of btrfs describes both, and gives the remedy.</source>
            <translation>O manual do btrfs descreve as duas coisas e dá o remédio.</translation>
        </message>
        <message>
            <source>df shows an estimate; btrfs filesystem usage shows what is not yet given out (unallocated). btrfs balance start -dusage=10 gives back pieces that are nearly empty. Since 6.11, btrfs can do that by itself (dynamic_reclaim).</source>
            <translation>df mostra uma estimativa; btrfs filesystem usage mostra o que ainda não foi distribuído (unallocated). btrfs balance start -dusage=10 devolve pedaços quase vazios. Desde 6.11, o btrfs pode fazer isso sozinho (dynamic_reclaim).</translation>
        </message>
        <message>
            <source>df full no space left on device ENOSPC btrfs zoned balance unallocated room disk less storage</source>
            <translation>df cheia sem espaço no dispositivo ENOSPC btrfs zoned balance unallocated cheio livre ocupado</translation>
        </message>
        <message>
            <source>Which RAID suits shingled drives</source>
            <translation>Qual RAID serve para unidades SMR</translation>
        </message>
        <message>
            <source>RAID 0 and RAID 1 are fine: each drive is written much as if it were alone. Give the array long timeouts, because a drive that pauses may be taken for a dead one.</source>
            <translation>RAID 0 e RAID 1 servem: cada unidade é gravada quase como se estivesse sozinha. Dê ao conjunto alguma paciência, pois uma unidade que faz uma pausa pode ser tomada por morta.</translation>
        </message>
        <message>
            <source>RAID 5 and 6 are not. They turn each small change into several small scattered writes, which is what a shingled drive is worst at. Everyday use is slow; and when a drive has failed, rebuilding can take weeks instead of a day, with nothing to protect your files in the meantime.</source>
            <translation>RAID 5 e 6 não. Eles transformam cada pequena mudança em várias gravações pequenas em lugares espalhados, justamente o que uma unidade SMR faz pior. Todo dia é lento; e quando uma unidade falhou, encher a sucessora pode levar semanas em vez de um dia, enquanto nada protege seus arquivos.</translation>
        </message>
        <message>
            <source>When a drive of a RAIDZ is replaced, ZFS fills the new one in the order in which the files were originally written: countless small pieces all over the disk. A shingled drive may need more than a week for that. Some gave up with errors although they were not broken.</source>
            <translation>Quando uma unidade de um RAIDZ é substituída, o ZFS enche a nova na ordem em que os arquivos foram gravados: incontáveis pedaços pequenos por todo o disco. Uma unidade SMR pode precisar de mais de uma semana. Algumas desistiram com erros, embora não estivessem quebradas.</translation>
        </message>
        <message>
            <source>With SnapRAID, the disks that hold your files may be shingled: they are written like any single drive. The parity disk is different. Each update writes to many places in the middle of one huge file.</source>
            <translation>Com SnapRAID, os discos que guardam seus arquivos podem ser SMR: são gravados como qualquer unidade única. O disco de paridade é outra história. Sempre que é atualizado, é gravado em muitos lugares no meio de um arquivo enorme.</translation>
        </message>
        <message>
            <source>An SSD as a cache in front of a slow drive sounds clever. But after a crash or a power cut, dm-cache does not know what has reached the drive, and writes everything it holds again: millions of small pieces at scattered places. A shingled drive can be busy with that for weeks.</source>
            <translation>Um SSD como cache na frente de uma unidade lenta parece esperto. Mas, depois de uma falha ou queda de energia, o dm-cache não sabe o que chegou à unidade e grava de novo tudo o que contém: milhões de pedaços pequenos em lugares espalhados. Uma unidade SMR pode ficar ocupada com isso por semanas.</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” explains this and refers to the manufacturers, who advise against it. Seagate and Western Digital sell other drives for RAID.</source>
            <translation>“SMR Archive Drives, Fast, Now” raciocina assim e remete aos fabricantes, que desaconselham. Seagate e Western Digital vendem outras unidades para RAID.</translation>
        </message>
        <message>
            <source>A test of Ars Technica (2020) found that the RAID of Linux itself filled a new drive at normal speed, so not every rebuild is slow. With RAIDZ it was.</source>
            <translation>Um teste da Ars Technica (2020) viu que o RAID do próprio Linux encheu uma unidade nova em velocidade normal, portanto nem toda reconstrução é lenta. Com RAIDZ foi.</translation>
        </message>
        <message>
            <source>A test of ServeTheHome (2020) with WD Red drives of 4 TB: over nine days with the shingled drive, 16 hours with another one.</source>
            <translation>Um teste da ServeTheHome (2020) com unidades WD Red de 4 TB: mais de nove dias com a unidade SMR, 16 horas com outra.</translation>
        </message>
        <message>
            <source>array md mdadm RAID5 RAID6 RAID0 RAID1 mirror stripe parity NAS rebuild resync TLER ZFS zpool resilver RAID-Z RAIDZ1 RAIDZ2 TrueNAS IDNF WD Red EFAX SnapRAID sync mergerfs unraid media server dmcache lvmcache bcache SSD cache writeback writethrough LVM</source>
            <translation>conjunto md mdadm RAID5 RAID6 RAID0 RAID1 espelho stripe paridade NAS reconstrução resync TLER ZFS zpool resilver RAID-Z RAIDZ1 RAIDZ2 TrueNAS IDNF WD Red EFAX SnapRAID sync mergerfs unraid servidor de mídia dmcache lvmcache bcache SSD cache writeback writethrough LVM</translation>
        </message>
        <message>
            <source>This drive</source>
            <translation>Esta unidade</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Backups</translation>
        </message>
        <message>
            <source>When something is wrong</source>
            <translation>Quando algo está errado</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Para especialistas</translation>
        </message>
        <message>
            <source>What a shingled drive is</source>
            <translation>O que é uma unidade SMR</translation>
        </message>
        <message>
            <source>On a shingled drive (SMR), the tracks overlap like the shingles of a roof. More fits on the same disk, which makes the drive cheaper. The catch: a track can't be changed without overwriting the next one, so even a small change means rewriting a whole strip of tracks.</source>
            <translation>Em uma unidade SMR, as trilhas se sobrepõem como as telhas de um telhado. Assim cabe mais no mesmo disco, e a unidade é mais barata. O preço: não se pode gravar uma trilha sem estragar a seguinte, de modo que uma pequena mudança significa regravar toda uma faixa de trilhas.</translation>
        </message>
        <message>
            <source>Drives for the home hide this. They write new data to a cache first, and move it to its place later, when they are idle. We call that tidying up. Reading is nearly as fast as on any other disk.</source>
            <translation>As unidades para uso doméstico escondem isso. Elas colocam os dados novos primeiro em um cache e os levam ao lugar certo mais tarde, quando são deixadas em paz. Chamamos isso de arrumação. A leitura é quase tão rápida quanto em qualquer outro disco.</translation>
        </message>
        <message>
            <source>For backups, such a drive is a good choice, as long as data is written in long pieces and the drive gets some rest. It is a bad choice for databases, virtual machines, torrents, and most kinds of RAID.</source>
            <translation>Para backups, uma unidade assim é uma boa escolha, desde que seja gravada em pedaços longos e descanse um pouco. É uma má escolha para bancos de dados, máquinas virtuais, downloads em muitos pedaços e a maioria dos tipos de RAID.</translation>
        </message>
        <message>
            <source>Seagate, Toshiba and Western Digital have named many of the models concerned, most of them in 2020.</source>
            <translation>Seagate, Toshiba e Western Digital divulgaram muitos dos modelos envolvidos, a maioria em 2020.</translation>
        </message>
        <message>
            <source>For one family of drives, the study Skylight (2015) found strips of some 15 to 40 MB and a cache of about 20 GB. For newer drives no figures have been published.</source>
            <translation>Para uma família de unidades, o estudo Skylight (2015) encontrou faixas de cerca de 15 a 40 MB e um cache de cerca de 20 GB. Para unidades mais novas não foram publicados números.</translation>
        </message>
        <message>
            <source>shingled magnetic recording SMR CMR PMR archive barracuda tracks cache device-managed why cheap meaning difference</source>
            <translation>gravação magnética sobreposta telhas SMR CMR PMR archive barracuda trilhas cache device-managed shingled sobrepostas barato significado diferença</translation>
        </message>
        <message>
            <source>How sure a verdict is</source>
            <translation>Quão certo é um veredito</translation>
        </message>
        <message>
            <source>Few drives report that they are shingled. So Shingleback collects evidence and shows all of it, including contradictions: open “Why we think so” on the drive's card.</source>
            <translation>Poucas unidades dizem de si mesmas que são SMR. Por isso o Shingleback reúne indícios e mostra todos: abra “Por que achamos isso” no cartão da unidade. O que contradiz também é mostrado.</translation>
        </message>
        <message>
            <source>“This is” means that the drive or Linux reports it. “Very likely” and “probably” are based on a sign or on a list of models. One such sign is a spinning disk that offers TRIM, because other disks have no use for it. “Perhaps” means that the sources disagree or that little is known.</source>
            <translation>“Esta é” aparece quando a unidade ou o Linux o diz. “Muito provavelmente” e “provavelmente” se apoiam em um sinal ou em uma lista de modelos. Um disco que gira e mesmo assim oferece TRIM é um sinal desses, pois para outros discos isso não serve. “Talvez” significa que as fontes se contradizem ou que se sabe pouco.</translation>
        </message>
        <message>
            <source>Finding no sign proves nothing. So Shingleback calls a drive conventional only if a source says so.</source>
            <translation>Não ter encontrado nenhum sinal não prova nada. Por isso o Shingleback só chama uma unidade de convencional quando uma fonte o diz.</translation>
        </message>
        <message>
            <source>The kernel's source shows what drives can report; our list of models names a source for each entry.</source>
            <translation>O que as unidades podem dizer está no código-fonte do kernel; nossa lista de modelos cita uma fonte para cada item.</translation>
        </message>
        <message>
            <source>Published reports of drives known to be shingled show TRIM on many of them, and nothing at all on others.</source>
            <translation>Relatórios publicados de unidades sabidamente SMR mostram TRIM em muitas delas, e absolutamente nada em outras.</translation>
        </message>
        <message>
            <source>certain likely unsure verdict evidence reasons proof CMR conventional</source>
            <translation>certo provável incerto veredito indícios razões prova CMR convencional</translation>
        </message>
        <message>
            <source>Drives that must be written in order</source>
            <translation>Unidades que precisam ser gravadas em ordem</translation>
        </message>
        <message>
            <source>A host-managed drive does not hide its shingles. It consists of zones, and refuses whatever is not written in order. Such drives come from data centers; at home they are rare.</source>
            <translation>Uma unidade host-managed não esconde que é SMR. Ela é feita de zonas e recusa o que não é gravado em ordem. Essas unidades vêm de data centers; em casa são raras.</translation>
        </message>
        <message>
            <source>Few filesystems work on them. With a recent kernel, btrfs does, if part of the drive always stays free. You can't exchange files with other systems. We don't recommend one as your first backup drive.</source>
            <translation>Poucos sistemas de arquivos funcionam nelas. Com um kernel novo, o btrfs funciona, e uma parte do espaço deve ficar sempre livre. Não é possível trocar arquivos com outros sistemas. Como primeira unidade de backup, não é recomendável.</translation>
        </message>
        <message>
            <source>The manual of btrfs describes the zoned mode and its limits.</source>
            <translation>O manual do btrfs descreve o modo por zonas e seus limites.</translation>
        </message>
        <message>
            <source>The team of the storage system EOS, which tried such drives, advises against filling them and against reserving room for files in advance.</source>
            <translation>A equipe do sistema de armazenamento EOS, que testou essas unidades, desaconselha enchê-las e reservar de antemão espaço para arquivos.</translation>
        </message>
        <message>
            <source>Kernel 6.12 or newer, better 6.17; mkfs.btrfs detects such a drive automatically. XFS has had a zoned mode since 6.15, which is experimental before 7.2. /sys/block/sdX/queue/zoned says host-managed.</source>
            <translation>Kernel 6.12 ou mais novo, melhor 6.17; o mkfs.btrfs reconhece sozinho uma unidade assim. O XFS tem desde 6.15 um modo por zonas, experimental antes de 7.2. /sys/block/sdX/queue/zoned diz host-managed.</translation>
        </message>
        <message>
            <source>HM-SMR ZBC zones zoned host-managed data center ultrastar exos</source>
            <translation>HM-SMR ZBC zonas zoned host-managed data center ultrastar exos</translation>
        </message>
        <message>
            <source>Changing to a new drive: copy or move?</source>
            <translation>Mudar para uma unidade nova: copiar ou mover?</translation>
        </message>
        <message>
            <source>Copy the drive if its filesystem may stay as it is. Everything on it is copied in one long stream of large writes, which is what a shingled drive does best. The new drive must be at least as large, and everything on it is lost. On a larger one, the filesystem grows, if its kind can.</source>
            <translation>Copie a unidade se o sistema de arquivos pode ficar como está. Tudo vai junto, em uma longa sequência de gravações grandes, que é o que uma unidade SMR faz melhor. A nova precisa ser pelo menos do mesmo tamanho, e tudo o que está nela se perde. Uma maior é aproveitada: o sistema de arquivos cresce, se o tipo dele permite.</translation>
        </message>
        <message>
            <source>Move the backup if you want another filesystem, such as ext4 instead of exFAT, or btrfs instead of ext4. All versions are copied, file by file, so it takes longer. Other files on the old drive stay there, and the new drive has to be set up first.</source>
            <translation>Mova o backup se o sistema de arquivos deve mudar, por exemplo de exFAT para ext4, ou de ext4 para btrfs. Todas as versões vão junto, arquivo por arquivo, e por isso demora mais. Outros arquivos da unidade antiga ficam lá, e a nova é preparada antes.</translation>
        </message>
        <message>
            <source>If the old drive begins to fail, copy it soon. What can't be read is skipped at first and tried again at the end, when the rest is safe. Lost files are named where the filesystem can tell.</source>
            <translation>Se a unidade antiga começa a falhar, copie-a, e logo. O que não pode ser lido é pulado primeiro e tentado de novo no fim, quando o resto já está seguro. Os arquivos perdidos são citados onde o sistema de arquivos informa.</translation>
        </message>
        <message>
            <source>Either way, the old drive is only read, everything is compared at the end, and you can stop and continue later. Anything unfinished is listed on the page “Copy a drive to another”. Keep the old drive until a backup to the new one has succeeded.</source>
            <translation>Os dois modos só leem a unidade antiga, comparam tudo no fim e continuam de onde pararam. O que não terminou aparece na página “Copiar uma unidade para outra”. Guarde a unidade antiga até que um backup na nova tenha dado certo.</translation>
        </message>
        <message>
            <source>On our model of such a drive, a copy takes at most 1.05 times as long as one uninterrupted stream of writes.</source>
            <translation>No nosso modelo de uma unidade assim, uma cópia leva no máximo 1,05 vez o tempo de uma sequência de gravações sem interrupção.</translation>
        </message>
        <message>
            <source>Keeping the old drive until the new one has proven itself is good practice.</source>
            <translation>Guardar a unidade antiga até que a nova tenha provado que funciona é boa prática em toda mudança.</translation>
        </message>
        <message>
            <source>Copy: shingleback clone SOURCE TARGET. Move: shingleback move DEST NEW_DEST. What is not finished: shingleback unfinished. After copying, unplug one of the two drives if they have the same UUID.</source>
            <translation>Copiar: shingleback clone SOURCE TARGET. Mover: shingleback move DEST NEW_DEST. O que não terminou: shingleback unfinished. Depois de copiar, desconecte uma das duas unidades se elas têm o mesmo UUID.</translation>
        </message>
        <message>
            <source>clone migrate replace upgrade larger bigger disk transfer image dd ddrescue rescue failing dying buy another drive change drives</source>
            <translation>clonar migrar substituir trocar ampliar maior disco transferir imagem dd ddrescue resgatar falhando morrendo novo mudar copiar</translation>
        </message>
        <message>
            <source>How a drive is prepared for backups</source>
            <translation>Como uma unidade é preparada para backups</translation>
        </message>
        <message>
            <source>A filesystem decides how files are arranged on a drive. Most were designed before shingled drives: their tables lie all over the disk, and each small change there means rewriting a whole strip. Shingleback formats drives so that the tables are kept together and files are written in long pieces.</source>
            <translation>Um sistema de arquivos é a ordem em que uma unidade guarda seus arquivos. A maioria vem de um tempo sem SMR: as tabelas ficam por todo o disco, e cada pequena mudança ali custa à unidade uma faixa inteira. O Shingleback formata de modo que as tabelas fiquem juntas e os arquivos sejam gravados em pedaços longos.</translation>
        </message>
        <message>
            <source>For Linux, that is btrfs, which also notices when a file has become damaged, or ext4 with all tables at the beginning. To share a drive with Windows and macOS, it is exFAT with large clusters; exFAT stores neither owners nor checksums, but Shingleback keeps them in its own list.</source>
            <translation>Para Linux é o btrfs, que também percebe quando um arquivo se estragou, ou o ext4 com todas as tabelas no começo. Para compartilhar uma unidade com Windows e macOS é o exFAT com pedaços grandes; ele não tem donos nem verificações, mas o Shingleback as guarda em notas próprias.</translation>
        </message>
        <message>
            <source>After formatting, the result is read back from the drive and compared with the plan. A tool's “done” alone is not trusted.</source>
            <translation>Depois de formatar, o resultado é lido de volta da unidade e comparado com o que se queria. Não se acredita só em uma ferramenta que diz “pronto”.</translation>
        </message>
        <message>
            <source>We formatted an image of 8 TB: btrfs touches 6 strips of the disk, packed ext4 7, exFAT with large pieces 3; ext4 in its usual form touches 3,750.</source>
            <translation>Formatamos uma imagem de 8 TB: o btrfs toca 6 faixas do disco, o ext4 compacto 7, o exFAT com pedaços grandes 3; o ext4 na forma usual toca 3.750.</translation>
        </message>
        <message>
            <source>The author of “SMR Archive Drives, Fast, Now” filled such drives with btrfs at a steady 80 to 150 MB/s.</source>
            <translation>O autor de “SMR Archive Drives, Fast, Now” encheu unidades assim com btrfs a 80 a 150 MB/s constantes.</translation>
        </message>
        <message>
            <source>mkfs.btrfs -K -d single -m dup -n 64K; mkfs.ext4 -m 0 -T largefile -O sparse_super2 -E num_backup_sb=2,packed_meta_blocks=1,lazy_itable_init=0,lazy_journal_init=0,nodiscard; mkfs.exfat -c 1M -b 32M --pack-bitmap. Options for mkfs go through UDisks2 since 2.10; before, it drops them silently, and Shingleback's helper is needed.</source>
            <translation>mkfs.btrfs -K -d single -m dup -n 64K; mkfs.ext4 -m 0 -T largefile -O sparse_super2 -E num_backup_sb=2,packed_meta_blocks=1,lazy_itable_init=0,lazy_journal_init=0,nodiscard; mkfs.exfat -c 1M -b 32M --pack-bitmap. As opções do mkfs passam pelo UDisks2 desde 2.10; antes ele as descarta sem avisar, e o auxiliar do Shingleback é necessário.</translation>
        </message>
        <message>
            <source>format formatting prepare filesystem profile btrfs ext4 exfat partition which best setup</source>
            <translation>formatar formatação preparar sistema de arquivos perfil btrfs ext4 exfat partição qual melhor configuração</translation>
        </message>
        <message>
            <source>Which filesystems are not recommended</source>
            <translation>Quais sistemas de arquivos não são recomendados</translation>
        </message>
        <message>
            <source>F2FS with large sections was once the best advice. But it scatters files more and more over the years, keeps a large reserve, and has weak repair tools. NILFS2 writes everything in sequence, which is ideal until the drive is full; then its cleaner and the drive's own cleaning work against each other.</source>
            <translation>O F2FS já foi o melhor conselho, com seções grandes. Ele espalha os arquivos cada vez mais com os anos, guarda uma grande reserva e tem ferramentas de reparo fracas. O NILFS2 grava tudo em uma linha, o que é ideal até a unidade encher; então o limpador dele e o trabalho da própria unidade se atrapalham.</translation>
        </message>
        <message>
            <source>XFS is excellent on other disks, and writes little besides the files. But it spreads them over the whole drive, and doesn't notice when one has become damaged. NTFS scatters small writes, and Linux is slow with it; use it only if Windows requires it.</source>
            <translation>O XFS é excelente em outros discos e grava pouco além dos arquivos. Mas os espalha por toda a unidade, e não percebe quando um se estragou. O NTFS espalha gravações pequenas, e o Linux é lento com ele; use-o só onde o Windows pedir.</translation>
        </message>
        <message>
            <source>Whatever you choose: no RAID 5 or 6 of shingled drives, no swap, no virtual machines, and no slow formatting that fills the drive with zeros.</source>
            <translation>O que quer que escolha: nada de RAID 5 ou 6 de unidades SMR, nada de swap, nada de máquinas virtuais, nada de formatação lenta que enche a unidade de zeros.</translation>
        </message>
        <message>
            <source>An empty drive of 8 TB with the filesystem f2fs shows some 10 to 130 GB as used. That is its reserve for tidying up. Other filesystems have reserves as well, but do not count them as used. It is normal.</source>
            <translation>Uma unidade vazia de 8 TB com o sistema de arquivos f2fs mostra de 10 a 130 GB como usados. É a reserva dele para arrumação. Outros sistemas de arquivos também têm reservas, mas não as contam como usadas. É normal.</translation>
        </message>
        <message>
            <source>In a comparison of Linux filesystems on an 8 TB drive, NILFS2 came first; its author adds that the cleaner never had to run, since the drive was nearly empty.</source>
            <translation>Em uma comparação de sistemas de arquivos do Linux em uma unidade desse tipo de 8 TB, o NILFS2 ficou em primeiro; o autor acrescenta que o limpador nunca precisou trabalhar, pois a unidade estava quase vazia.</translation>
        </message>
        <message>
            <source>A user of NTFS on such a drive, with a million files, saw about 1 MB/s after the first 10 to 20 GB.</source>
            <translation>Um usuário de NTFS em uma unidade assim, com um milhão de arquivos, viu cerca de 1 MB/s depois dos primeiros 10 a 20 GB.</translation>
        </message>
        <message>
            <source>On an image of 8 TB, F2FS with large sections showed about 90 GB as used before the first file.</source>
            <translation>Em uma imagem de 8 TB, o F2FS com seções grandes mostrou cerca de 90 GB como usados antes do primeiro arquivo.</translation>
        </message>
        <message>
            <source>For those who want it anyway: shingleback prepare --profile f2fs (mkfs.f2fs -s 64 -t 0 -a 0), xfs, ntfs (-Q -c 65536) or nilfs2. The option no_heap, from the old advice for f2fs, no longer does anything.</source>
            <translation>Para quem quiser mesmo assim: shingleback prepare --profile f2fs (mkfs.f2fs -s 64 -t 0 -a 0), xfs, ntfs (-Q -c 65536) ou nilfs2. Do antigo conselho para f2fs, no_heap já não significa nada.</translation>
        </message>
        <message>
            <source>xfs ntfs nilfs nilfs2 f2fs alternatives other filesystem bad choice df used empty reserved overprovision 100 GB missing capacity</source>
            <translation>xfs ntfs nilfs nilfs2 f2fs alternativas outro sistema de arquivos má escolha df usado vazia reservado overprovision 100 GB falta capacidade</translation>
        </message>
        <message>
            <source>Good settings for ZFS on one drive</source>
            <translation>Bons ajustes para ZFS em uma unidade</translation>
        </message>
        <message>
            <source>ZFS combines small writes into long ones, and people use it successfully on a single shingled drive. Shingleback does not create it. If you do, use large records, compression, no access times, and fewer copies of the tables: then less has to be written.</source>
            <translation>O ZFS junta gravações pequenas em longas, e há quem o use com sucesso em uma única unidade SMR. O Shingleback não o cria. Se você o fizer: registros grandes, compressão, sem horários de acesso e menos cópias das tabelas significam que menos precisa ser gravado.</translation>
        </message>
        <message>
            <source>The sector size has to be right from the start, because it can't be changed later. Whether to report deletions to the drive immediately is disputed: the author of this advice does, but for shingled WD Red drives it is known to do harm. And use only one drive: rebuilding a group of them can take more than a week.</source>
            <translation>O tamanho dos setores precisa estar certo desde o começo, pois não pode ser mudado depois. Se os lugares apagados devem ser avisados à unidade na hora é controverso: o autor do conselho o faz; em unidades WD Red do tipo SMR sabe-se que faz mal. E que fique em uma unidade: reconstruir um grupo delas pode levar mais de uma semana.</translation>
        </message>
        <message>
            <source>“ZFS on SMR Drives” (2022) copied over 3 TB to an encrypted 5 TB USB drive, at 24 to 52 MB/s.</source>
            <translation>“ZFS on SMR Drives” (2022) copiou mais de 3 TB para uma unidade USB criptografada de 5 TB, a 24 a 52 MB/s.</translation>
        </message>
        <message>
            <source>The makers of TrueNAS and WD advise against TRIM on shingled WD Red drives.</source>
            <translation>Os fabricantes do TrueNAS e a WD desaconselham TRIM em unidades WD Red do tipo SMR.</translation>
        </message>
        <message>
            <source>zpool create -o ashift=12 POOL DEVICE; zfs set recordsize=1M compression=zstd atime=off redundant_metadata=most POOL. autotrim=on only for drives that take it well, and never for WD Red EFAX. With rsync, use --whole-file.</source>
            <translation>zpool create -o ashift=12 POOL DEVICE; zfs set recordsize=1M compression=zstd atime=off redundant_metadata=most POOL. autotrim=on só para unidades que o aceitam bem, e nunca para WD Red EFAX. Com rsync, use --whole-file.</translation>
        </message>
        <message>
            <source>zpool openzfs ashift recordsize zstd atime redundant_metadata autotrim geli freebsd settings</source>
            <translation>zpool openzfs ashift recordsize zstd atime redundant_metadata autotrim geli freebsd ajustes</translation>
        </message>
        <message>
            <source>What encrypting a drive means</source>
            <translation>O que significa criptografar uma unidade</translation>
        </message>
        <message>
            <source>Anyone who finds or steals an encrypted drive can read nothing on it. The passphrase is the only key: if it is lost, nobody can help you, and the backup is lost with it. Write it down, and don't keep it with the drive.</source>
            <translation>Quem encontra ou rouba uma unidade criptografada não consegue ler nada nela. A senha é a única chave: ninguém pode ajudar se ela se perder, e o backup se perde com ela. Anote-a e guarde-a longe da unidade.</translation>
        </message>
        <message>
            <source>Linux asks for it whenever the drive is plugged in; Windows and macOS can't open the drive. On a shingled drive, encryption costs little speed if it works in the units in which the drive writes. The drive is not filled with random data first, which would take most of a day.</source>
            <translation>O Linux a pede sempre que a unidade é conectada; Windows e macOS não conseguem abrir a unidade. Em uma unidade SMR custa pouca velocidade, se criptografa nos blocos em que a unidade grava. Nada é preenchido antes com dados aleatórios, o que levaria quase um dia.</translation>
        </message>
        <message>
            <source>If preparation fails halfway, the drive may look locked with nothing inside. Prepare it again.</source>
            <translation>Se a preparação falha no meio, a unidade pode parecer bloqueada e sem nada dentro. Prepare-a mais uma vez.</translation>
        </message>
        <message>
            <source>It is the usual encryption of Linux (LUKS2), so other Linux computers can open it as well.</source>
            <translation>É a criptografia usual do Linux (LUKS2), que outros sistemas com Linux também abrem.</translation>
        </message>
        <message>
            <source>Owners of such drives agree on units of 4096 bytes, which are not always the default.</source>
            <translation>Donos dessas unidades concordam em blocos de 4096 bytes, que nem sempre são o usual.</translation>
        </message>
        <message>
            <source>cryptsetup luksFormat --type luks2 --sector-size 4096; no --allow-discards; no dm-integrity, which doubles the scattered writes. Without the header nothing can be opened: cryptsetup luksHeaderBackup makes a copy of it.</source>
            <translation>cryptsetup luksFormat --type luks2 --sector-size 4096; sem --allow-discards; sem dm-integrity, que dobra as gravações espalhadas. Sem o cabeçalho nada pode ser aberto: cryptsetup luksHeaderBackup faz uma cópia dele.</translation>
        </message>
        <message>
            <source>encryption encrypted LUKS LUKS2 passphrase password cryptsetup key locked unlock stolen forgot secret privacy lost</source>
            <translation>criptografia criptografada LUKS LUKS2 senha frase secreta cryptsetup chave bloqueada desbloquear roubada criptografar esquecida segredo</translation>
        </message>
        <message>
            <source>Why reading can write: access times</source>
            <translation>Por que ler pode gravar: horários de acesso</translation>
        </message>
        <message>
            <source>Linux records when a file was last read. On a backup drive nobody needs that, but each record is a small write somewhere on the disk, which is what a shingled drive is worst at. Just looking through a folder of photos leaves the drive with work for later.</source>
            <translation>O Linux anota quando um arquivo foi lido por último. Em uma unidade de backup ninguém pergunta por isso, mas cada anotação é uma pequena gravação em algum lugar do disco, e é nisso que uma unidade SMR é pior. Quem olha uma pasta de fotos a deixa com trabalho para depois.</translation>
        </message>
        <message>
            <source>So Shingleback opens its drives without access times. If your desktop has already opened the drive in the usual way, it can be opened again while no program is using it. If you only copy files from a drive, open it read-only.</source>
            <translation>Por isso o Shingleback abre suas unidades sem horários de acesso. Seu ambiente de trabalho pode já ter aberto a unidade do jeito usual; então ela pode ser aberta de novo, para o que nenhum programa pode estar usando-a. Quando só se copia de uma unidade, abra-a somente para leitura.</translation>
        </message>
        <message>
            <source>Where none of that is possible, Shingleback still reads your own files without recording access times. For other people's files, and files that other programs read, they are recorded as before.</source>
            <translation>Onde nada disso é possível, o Shingleback ainda lê os seus próprios arquivos sem deixar anotações. Os de outras pessoas, e o que outros programas leem, são anotados como antes.</translation>
        </message>
        <message>
            <source>After a fresh copy, reading 1,490 files once on btrfs made 131 scattered writes. Without access times there were none.</source>
            <translation>Depois de uma cópia nova, ler uma vez 1.490 arquivos no btrfs causou 131 gravações espalhadas. Sem horários de acesso não houve nenhuma.</translation>
        </message>
        <message>
            <source>In a comparison of Linux filesystems, a copy fell from 80 to 3 to 5 MB/s for as long as access times were kept.</source>
            <translation>Em uma comparação de sistemas de arquivos do Linux, uma cópia caiu de 80 para 3 a 5 MB/s enquanto os horários de acesso foram anotados.</translation>
        </message>
        <message>
            <source>The mount option is noatime (the default is relatime; findmnt shows it). Shingleback reads with O_NOATIME, which the kernel grants to a file's owner and to root.</source>
            <translation>A opção de montagem é noatime (o padrão é relatime; findmnt mostra). O Shingleback lê com O_NOATIME, que o kernel concede ao dono de um arquivo e ao root.</translation>
        </message>
        <message>
            <source>noatime relatime atime mount option reading writes last access</source>
            <translation>noatime relatime atime opção de montagem ler grava último acesso</translation>
        </message>
        <message>
            <source>How to restore files</source>
            <translation>Como restaurar arquivos</translation>
        </message>
        <message>
            <source>A deleted file: open Restore and type a part of its name into the search field. The search covers all versions, so it also finds files that were deleted or moved. Select the file, and press “Restore…”.</source>
            <translation>Um arquivo excluído: abra “Restaurar” e digite uma parte do nome no campo de pesquisa. A pesquisa abrange todas as versões, então também encontra arquivos excluídos ou movidos. Selecione o arquivo e pressione “Restaurar…”.</translation>
        </message>
        <message>
            <source>An older version of a file: select the file, and choose one of the versions beside it. “Compare versions” shows two of them side by side. To see all folders as they were, choose a backup above the list.</source>
            <translation>Uma versão anterior de um arquivo: selecione o arquivo e, ao lado, uma das versões. “Comparar versões” mostra duas delas lado a lado. Para ver todas as pastas como eram, escolha um backup acima da lista.</translation>
        </message>
        <message>
            <source>Shingleback first checks which files exist already. It replaces none unless you say so. You can also restore to another folder.</source>
            <translation>O Shingleback verifica primeiro quais arquivos já existem. Não substitui nenhum se você não pedir. Você também pode restaurar em outra pasta.</translation>
        </message>
        <message>
            <source>Everything, on a new computer: install Shingleback there and plug in the drive. In Restore, choose “Open another backup…”, and then “Restore everything…”. The files go to a new folder, unless you choose the original ones.</source>
            <translation>Tudo, em um computador novo: instale nele o Shingleback e conecte a unidade. Em “Restaurar”, escolha “Abrir um backup em outro lugar…” e depois “Restaurar tudo…”. Os arquivos vão para uma pasta nova, a menos que você escolha as originais.</translation>
        </message>
        <message>
            <source>Without Shingleback: open the drive in any file manager. The newest files are ordinary files, which you can copy. Older versions are restored by a program on the drive, reader.py in the hidden folder .shingleback. It needs only Python, also on Windows and macOS.</source>
            <translation>Sem o Shingleback: abra a unidade em qualquer gerenciador de arquivos. Os arquivos mais recentes são arquivos comuns, que você pode copiar. As versões anteriores são restauradas por um programa que está na unidade: reader.py, na pasta oculta .shingleback. Ele só precisa do Python, também no Windows e no macOS.</translation>
        </message>
        <message>
            <source>Our tests restore each version of their sample backups with reader.py alone, and get the same files.</source>
            <translation>Nossos testes restauram cada versão de seus backups de amostra apenas com o reader.py, e obtêm os mesmos arquivos.</translation>
        </message>
        <message>
            <source>In the folder .shingleback: python3 reader.py versions, then python3 reader.py restore VERSION FOLDER. In the terminal, there are also shingleback trace and shingleback restore.</source>
            <translation>Na pasta .shingleback: python3 reader.py versions e depois python3 reader.py restore VERSION FOLDER. No terminal, há também shingleback trace e shingleback restore.</translation>
        </message>
        <message>
            <source>restore recover get back deleted lost file accidentally overwritten undelete older previous version undo new computer reinstall migrate everything without program file manager emergency</source>
            <translation>restaurar recuperar arquivo excluído apagado perdido sem querer sobrescrito versão anterior antiga desfazer computador novo reinstalar migrar tudo sem programa gerenciador emergência</translation>
        </message>
        <message>
            <source>a an and are be can does for how i in is it its my of on or so the this to too what when which why with</source>
            <translation>a ao as às como com da das de do dos e é ela ele em eu faz isso isto meu minha muito na nas no nos o os ou para pode por porque quando que se são sem seu sua tão um uma</translation>
        </message>
        <message>
            <source>Measured by us</source>
            <translation>Medido por nós</translation>
        </message>
        <message>
            <source>Measured by others</source>
            <translation>Medido por outros</translation>
        </message>
        <message>
            <source>Documented</source>
            <translation>Documentado</translation>
        </message>
        <message>
            <source>Stated by the maker</source>
            <translation>Afirmado pelo fabricante</translation>
        </message>
        <message>
            <source>Computed with a model</source>
            <translation>Calculado com um modelo</translation>
        </message>
        <message>
            <source>Reported</source>
            <translation>Relatado</translation>
        </message>
        <message>
            <source>Good practice</source>
            <translation>Boa prática</translation>
        </message>
        <message>
            <source>Why it vanished, and what to do</source>
            <translation>Por que sumiu, e o que fazer</translation>
        </message>
        <message>
            <source>Usually it is the cable, the port or the power: plug the drive straight into the computer, with another cable and no hub.</source>
            <translation>Na maioria das vezes é o cabo, a porta ou a energia: conecte-a direto ao computador, com outro cabo, sem hub.</translation>
        </message>
        <message>
            <source>A shingled drive can also be silent for its own reasons. After an interruption, it repairs its internal tables first, and doesn't respond until that is done. Even the computer's start screen may not see it. With power and time, it usually comes back.</source>
            <translation>Uma unidade SMR também pode ficar muda por motivos próprios. Depois de uma interrupção, primeiro ela põe em ordem as próprias tabelas e não responde até terminar. Nem a tela de início do computador pode vê-la. Quase sempre ela volta, se tiver energia e tempo.</translation>
        </message>
        <message>
            <source>1. Leave it plugged in and powered for an hour. Don't pull it because nothing seems to happen: it may be busy internally.</source>
            <translation>1. Deixe-a conectada e com energia por uma hora. Não a puxe porque nada acontece: ela pode estar ocupada consigo mesma.</translation>
        </message>
        <message>
            <source>2. Then switch it off and on: use its power supply if it has one, otherwise the cable. Wait half a minute in between, and use another port or cable if you have one. Give it a few minutes to start.</source>
            <translation>2. Depois desligue e ligue: pela fonte, se ela tiver uma, senão pelo cabo. Espere meio minuto no meio, e use outra porta ou outro cabo, se tiver. Dê a ela alguns minutos para começar.</translation>
        </message>
        <message>
            <source>3. Check whether it is back. If not, start again, up to three times in all.</source>
            <translation>3. Veja se ela voltou. Se não, comece de novo, até três vezes ao todo.</translation>
        </message>
        <message>
            <source>4. If three rounds have not helped, try another computer. If that does not see it either, the drive is probably broken. If something on it matters and there is no second copy, leave it off, and ask a data recovery company.</source>
            <translation>4. Se três rodadas não ajudaram, tente outro computador. Se ele também não a vê, a unidade provavelmente está quebrada. Se algo nela importa e não há segunda cópia, deixe-a desligada e consulte uma empresa de recuperação de dados.</translation>
        </message>
        <message>
            <source>One exception: don't keep restarting a drive that clicks loudly, or a model that is known to suffer from it. Shingleback then asks for one round only.</source>
            <translation>Uma exceção: uma unidade que estala alto, ou uma da série que sabidamente não suporta isso, não deve ser ligada repetidamente. O Shingleback pede então uma só rodada.</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” advises: keep it powered for at least an hour, switch it off and on, and repeat that before you call it broken. Users of backup programs report the same silence.</source>
            <translation>“SMR Archive Drives, Fast, Now” diz: mantenha-a ligada por pelo menos uma hora, desligue e ligue, e repita isso antes de dá-la por quebrada. Usuários de programas de backup contam do mesmo silêncio.</translation>
        </message>
        <message>
            <source>The hour and the repetition are from “SMR Archive Drives, Fast, Now”. Three rounds are our own choice; nobody has measured it.</source>
            <translation>A hora e a repetição são de “SMR Archive Drives, Fast, Now”. Que três rodadas bastem é escolha nossa; ninguém mediu isso.</translation>
        </message>
        <message>
            <source>disappeared gone missing not recognized detected BIOS lost disconnect dead broken wait hour timer power cycle restart rounds recover drive help can't find does show up visible doesn't appear unplugged itself</source>
            <translation>desapareceu sumiu faltando não reconhecida detectada BIOS perdida desconexão morta quebrada esperar hora temporizador desligar ligar reiniciar rodadas recuperar unidade ajuda aparece reconhece detecta perdido quebrado</translation>
        </message>
        <message>
            <source>What an I/O error in the log means</source>
            <translation>O que significa um erro de E/S no registro</translation>
        </message>
        <message>
            <source>Linux waits 30 seconds for an answer. Then it logs an error, resets the connection and tries again. A shingled drive that is tidying up can be silent for longer than that. It looks alarming in the log, but is not damage in itself.</source>
            <translation>O Linux espera 30 segundos por uma resposta. Depois anota um erro, reinicia a conexão e pergunta de novo. Uma unidade SMR que está se arrumando pode ficar muda por mais tempo. No registro parece terrível, e por si só não é nenhum dano.</translation>
        </message>
        <message>
            <source>Other lines mean other things. “CRC” points to the cable. “UNC” or “Medium Error” means that the disk could not read a sector: copy what matters. The page “What happened?” reads the log and says which it is.</source>
            <translation>Outras linhas significam outras coisas. “CRC” aponta para o cabo. “UNC” ou “Medium Error” significa que o próprio disco não conseguiu ler um lugar: copie o que importa. A página “O que aconteceu?” lê o registro e diz qual delas é.</translation>
        </message>
        <message>
            <source>If it happens often with a shingled drive, smaller requests help more than longer timeouts: some drives struggle with the large ones that newer versions of Linux send.</source>
            <translation>Se acontece muito com uma unidade SMR, pedidos menores ajudam mais do que paciência maior: algumas unidades tropeçam nos grandes que as versões novas do Linux enviam.</translation>
        </message>
        <message>
            <source>The 30 seconds are the default of the Linux kernel for disks.</source>
            <translation>Os 30 segundos são o padrão do kernel Linux para discos.</translation>
        </message>
        <message>
            <source>On the kernel's mailing list for disks, in 2025, an 8 TB drive paused for 30 seconds or hung with requests of 4 MB, and ran for a month without a pause with 1.3 MB. Waiting longer did not cure it.</source>
            <translation>Na lista de e-mail do kernel para discos, em 2025, uma unidade de 8 TB parava 30 segundos ou travava com pedidos de 4 MB, e funcionou um mês sem pausa com 1,3 MB. Esperar mais não curou.</translation>
        </message>
        <message>
            <source>/sys/block/sdX/queue/max_sectors_kb is 4096 since Linux 6.16 (1280 before); 1024 is a good value for a shingled drive. /sys/block/sdX/device/iotmo_cnt counts the requests that were not answered in time. The advice of 2015, to go back to an old kernel or to a value of 127, is obsolete.</source>
            <translation>/sys/block/sdX/queue/max_sectors_kb é 4096 desde o Linux 6.16 (1280 antes); 1024 é um bom valor para uma unidade SMR. /sys/block/sdX/device/iotmo_cnt conta os pedidos que não foram respondidos a tempo. O conselho de 2015, voltar a um kernel antigo ou a um valor de 127, está ultrapassado.</translation>
        </message>
        <message>
            <source>input/output error kernel log dmesg timeout reset frozen exception link hung blocked uas abort red lines message fault crash hangs</source>
            <translation>erro de entrada/saída E/S registro kernel dmesg timeout reset congelado exceção conexão travado bloqueado uas abort linhas vermelhas falha mensagem tempo esgotado</translation>
        </message>
        <message>
            <source>When to switch UAS off, or keep a drive from stopping</source>
            <translation>Quando desligar o UAS, ou impedir que uma unidade pare</translation>
        </message>
        <message>
            <source>Linux uses newer USB enclosures through UAS, which is faster. Some of them lose commands that way: the log shows aborted commands and resets, and the drive hangs or vanishes. If another cable, another port and more power don't help, switch UAS off. Linux then uses its older driver for all enclosures of this model, which costs some speed.</source>
            <translation>O Linux usa as caixas USB mais novas por UAS, que é mais rápido. Algumas perdem comandos assim: o registro mostra comandos abortados e reinicializações, e a unidade trava ou some. Se outro cabo, outra porta e mais energia não ajudarem, desligue o UAS. O Linux usa então seu driver mais antigo para todas as caixas deste modelo, o que custa um pouco de velocidade.</translation>
        </message>
        <message>
            <source>Most external drives stop after some minutes without work, and take about ten seconds to start. That saves power and is quiet. Choose another time if it happens too often, or if the drive doesn't start again.</source>
            <translation>A maioria das unidades externas para depois de alguns minutos sem trabalho e leva cerca de dez segundos para arrancar. Isso poupa energia e ruído. Escolha outro tempo se isso acontecer demais, ou se a unidade não arrancar de novo.</translation>
        </message>
        <message>
            <source>Many small drives park their heads after a few seconds without work. If a drive clicks all the time, or its report counts many parkings, ask it not to. It then gets a little warmer.</source>
            <translation>Muitas unidades pequenas estacionam as cabeças depois de alguns segundos sem trabalho. Se uma unidade estala o tempo todo, ou se o relatório dela conta muitos estacionamentos, peça que não faça isso. Ela fica então um pouco mais quente.</translation>
        </message>
        <message>
            <source>Each setting stays until you undo it in the same place. Some enclosures stop the drive on their own, whatever you choose.</source>
            <translation>Cada configuração permanece até você desfazê-la no mesmo lugar. Alguns gabinetes param a unidade por conta própria, seja qual for a sua escolha.</translation>
        </message>
        <message>
            <source>The kernel's documentation lists the option usb-storage.quirks. The times for stopping are those of the ATA standard, which UDisks2 and hdparm use.</source>
            <translation>A documentação do kernel lista a opção usb-storage.quirks. Os tempos de parada são os do padrão ATA, usado pelo UDisks2 e pelo hdparm.</translation>
        </message>
        <message>
            <source>Users of many enclosures, and of small boards, report that the errors ended without UAS.</source>
            <translation>Usuários de muitas caixas, e de placas pequenas, relatam que os erros acabaram sem UAS.</translation>
        </message>
        <message>
            <source>UAS is switched off in /sys/module/usb_storage/parameters/quirks, and for the time after a restart in 00-shingleback-uas.*, in /etc/modprobe.d and /etc/udev/rules.d. A drive that is plugged in while the computer starts may have to be plugged in again, unless you run update-initramfs -u, dracut -f or mkinitcpio -P, or, on a Raspberry Pi, add usb-storage.quirks=VID:PID:u to the line in /boot/firmware/cmdline.txt. Stopping is the standby timer (hdparm -S). Other settings that stop a drive or park its heads: power management (hdparm -B 254), idle timers of Seagate (openSeaChest_PowerControl --EPCfeature disable) and of older WD disks (idle3ctl -d), the timer of some enclosures (sdparm --page=po), and the power saving of the port (/sys/bus/usb/devices/PORT/power/control).</source>
            <translation>O UAS é desligado em /sys/module/usb_storage/parameters/quirks e, para depois de reiniciar, em 00-shingleback-uas.*, em /etc/modprobe.d e /etc/udev/rules.d. Uma unidade conectada enquanto o computador inicia talvez precise ser reconectada, a menos que você execute update-initramfs -u, dracut -f ou mkinitcpio -P ou, em um Raspberry Pi, acrescente usb-storage.quirks=VID:PID:u à linha de /boot/firmware/cmdline.txt. A parada é o temporizador de espera (hdparm -S). Outros ajustes que param uma unidade ou estacionam as cabeças: o gerenciamento de energia (hdparm -B 254), os temporizadores da Seagate (openSeaChest_PowerControl --EPCfeature disable) e de discos WD antigos (idle3ctl -d), o temporizador de algumas caixas (sdparm --page=po) e a economia de energia da porta (/sys/bus/usb/devices/PORT/power/control).</translation>
        </message>
        <message>
            <source>uas usb-storage quirk quirks aborted reset driver spin down spindown standby sleep sleeps idle stops awake timer hdparm apm parking load cycle cycles noise enclosure bridge raspberry pi</source>
            <translation>uas usb-storage quirk quirks abortado reset driver spin down espera dorme repouso para acordada temporizador hdparm apm estacionar cabeças ciclos ruído caixa ponte raspberry pi</translation>
        </message>
        <message>
            <source>Why it can suddenly only be read</source>
            <translation>Por que de repente só pode ser lida</translation>
        </message>
        <message>
            <source>When a filesystem meets an error that it can't repair, it stops all writing so that nothing gets worse. That protects your files; it is not the damage itself.</source>
            <translation>Quando um sistema de arquivos encontra um erro que não consegue reparar, ele para de gravar, para que nada piore. Isso protege seus arquivos; não é o dano em si.</translation>
        </message>
        <message>
            <source>The reason is a little earlier in the log: a lost connection, a full drive, or a sector that could not be read. Eject the drive, plug it in again and look at “What happened?”. If it was full, free some space.</source>
            <translation>A razão está no registro um pouco antes: uma conexão que caiu, uma unidade que estava cheia ou um lugar que não pôde ser lido. Ejete a unidade, conecte-a de novo e veja “O que aconteceu?”. Se estava cheia, abra espaço.</translation>
        </message>
        <message>
            <source>The manuals of ext4 and btrfs describe it as intended.</source>
            <translation>Os manuais do ext4 e do btrfs descrevem isso como intencional.</translation>
        </message>
        <message>
            <source>On a host-managed drive, btrfs of an older kernel (6.6) became read-only when the drive was full.</source>
            <translation>Em uma unidade do tipo host-managed, o btrfs de um kernel mais antigo (6.6) passou a somente leitura quando ficou cheio.</translation>
        </message>
        <message>
            <source>On btrfs that reports “no space” while there is free space: btrfs filesystem usage, then btrfs balance start -dusage=10 on its mount point. On ext4: unmount, then fsck.</source>
            <translation>Em um btrfs que diz “no space” havendo espaço livre: btrfs filesystem usage, depois btrfs balance start -dusage=10 no ponto de montagem. No ext4: desmonte e depois fsck.</translation>
        </message>
        <message>
            <source>read-only readonly write protected remount cannot permission fsck can't save delete locked</source>
            <translation>somente leitura readonly protegida contra gravação remount não grava permissão fsck consigo gravar salvar apagar protegido</translation>
        </message>
        <message>
            <source>Which SMART values only look alarming</source>
            <translation>Quais valores SMART só parecem alarmantes</translation>
        </message>
        <message>
            <source>A drive keeps counters about itself (SMART). Some of them look alarming and mean little. On a shingled drive, “command timeout” (188) counts pauses for tidying up. On Seagate drives, huge numbers at 1, 7 and 195 are two counters in one, and normal. 199 counts problems with the cable, not with the disk.</source>
            <translation>Uma unidade mantém uma lista de contadores sobre si mesma (SMART). Alguns parecem terríveis e significam pouco. Em uma unidade SMR, “command timeout” (188) conta as pausas para arrumação. Em unidades Seagate, números enormes em 1, 7 e 195 são dois contadores em um, e normais. 199 conta problemas com o cabo, não com o disco.</translation>
        </message>
        <message>
            <source>Four of them matter: 5 (sectors replaced), 187 (errors that could not be corrected), 197 (suspect sectors) and 198 (sectors that could not be read). A number that stays the same is worth watching. A number that rises means: copy the files from the drive, and replace it.</source>
            <translation>Quatro deles importam: 5 (lugares substituídos), 187 (erros que não puderam ser corrigidos), 197 (lugares que esperam uma decisão) e 198 (lugares que não puderam ser lidos). Um que fica como está merece atenção. Um que sobe significa: copie o que está na unidade e substitua-a.</translation>
        </message>
        <message>
            <source>Good values are no guarantee. Drives also fail without any warning.</source>
            <translation>Bons valores não são promessa. Unidades também falham sem nenhum sinal.</translation>
        </message>
        <message>
            <source>The drive database of smartmontools shows how the numbers are packed.</source>
            <translation>Como os números são empacotados está na tabela de unidades do smartmontools.</translation>
        </message>
        <message>
            <source>A report on the kernel's mailing list for disks in 2025 showed that 188 counts the pauses of a healthy shingled drive.</source>
            <translation>Que 188 conta as pausas de uma unidade SMR saudável foi mostrado na lista de e-mail do kernel para discos em 2025.</translation>
        </message>
        <message>
            <source>A suspect sector (197) after an interrupted write can disappear when it is written again; then it meant nothing.</source>
            <translation>Um lugar que espera (197) depois de uma gravação interrompida pode desaparecer quando é gravado de novo, e então não significava nada.</translation>
        </message>
        <message>
            <source>188 holds three numbers of 16 bits: 34360262682 is 8, 8 and 26. At 1, 7 and 195 of Seagate the errors are the raw value shifted right by 32 bits. 192 and 193 rise with each unplugging and parking.</source>
            <translation>188 contém três números de 16 bits: 34360262682 é 8, 8 e 26. Em 1, 7 e 195 da Seagate, os erros são o valor bruto deslocado 32 bits à direita. 192 e 193 sobem a cada desconexão e estacionamento.</translation>
        </message>
        <message>
            <source>health smartctl attributes raw read error rate seek reallocated pending sectors CRC command timeout is it dying bad old broken condition</source>
            <translation>saúde smartctl atributos taxa de erro leitura busca setores realocados pendentes CRC command timeout estado defeito morrendo velho</translation>
        </message>
        <message>
            <source>Why the health can't always be read</source>
            <translation>Por que a saúde nem sempre pode ser lida</translation>
        </message>
        <message>
            <source>Between the computer and the disk sits the enclosure's own chip. Some chips don't pass on health queries. For Seagate drives on fast USB, Linux itself blocks the query, because some of these chips can't handle it. The drive may be perfectly healthy; it just can't be asked.</source>
            <translation>Entre o computador e o disco fica o chip da própria caixa. Alguns não repassam a pergunta pela saúde. Com unidades Seagate em USB rápido, é o próprio Linux que retém a pergunta, pois alguns desses chips não a suportam. A unidade pode estar perfeitamente bem; ninguém consegue perguntar.</translation>
        </message>
        <message>
            <source>If a permission is missing, the drive's card says which. “Unknown” means neither good nor bad.</source>
            <translation>Quando é uma questão de direitos, o cartão da unidade diz o que falta. “Desconhecida” nunca significa boa, e nunca significa ruim.</translation>
        </message>
        <message>
            <source>The kernel's source shows that Linux blocks the query for this manufacturer.</source>
            <translation>Que o Linux retém a pergunta para este fabricante está no código-fonte do kernel.</translation>
        </message>
        <message>
            <source>A report on the kernel's mailing list for USB in 2024 showed that the block can be lifted for a single drive.</source>
            <translation>Que a exceção pode ser suspensa para uma única unidade foi mostrado na lista de e-mail do kernel para USB em 2024.</translation>
        </message>
        <message>
            <source>The kernel option usb_storage.quirks=0bc2:2037: (your drive's id, and nothing behind the last colon) lifts the exception and keeps the fast driver; plug the drive in again afterward. The form ending in :u also works, and is slower.</source>
            <translation>A opção do kernel usb_storage.quirks=0bc2:2037: (o id da sua unidade, e nada depois dos últimos dois-pontos) suspende a exceção e mantém o driver rápido; depois conecte a unidade de novo. A forma terminada em :u também funciona, e é mais lenta.</translation>
        </message>
        <message>
            <source>SMART unknown health blocked UAS quirk bridge enclosure root rights</source>
            <translation>SMART desconhecida saúde bloqueada UAS quirk ponte caixa root direitos</translation>
        </message>
        <message>
            <source>Why one drive is not enough</source>
            <translation>Por que uma unidade não basta</translation>
        </message>
        <message>
            <source>A drive beside the computer shares its fate: fire, water, theft, a fall, lightning, malware. And every drive fails some day, often without warning.</source>
            <translation>Uma unidade que fica ao lado do computador compartilha o destino dele: fogo, água, roubo, queda, raio, um programa malicioso. E toda unidade falha um dia, muitas vezes sem aviso.</translation>
        </message>
        <message>
            <source>Keep three copies of what you can't replace, on two different drives, one of them in another building. Two cheap drives that take turns are better than one expensive drive: Shingleback can remind you when to swap them. Choose “Two drives take turns” in the backup set. Unplug the drive when the backup is done. And restore a file now and then: only then do you know that the backup works.</source>
            <translation>Guarde três vezes o que não pode repor, em duas unidades diferentes, uma delas em outra casa. Duas unidades baratas que se revezam são melhores que uma cara: o Shingleback pode lembrar você da troca. Escolha “Duas unidades se revezam” no conjunto de backup. Desconecte a unidade quando o backup estiver feito. E restaure um arquivo de vez em quando: só assim você sabe que o backup é mesmo um.</translation>
        </message>
        <message>
            <source>The rule of three copies is known as 3-2-1. The American authority US-CERT recommended it in 2012, in the paper “Data Backup Options”.</source>
            <translation>A regra das três cópias é conhecida como 3-2-1. A autoridade americana US-CERT a recomendou em 2012, no documento “Data Backup Options”.</translation>
        </message>
        <message>
            <source>strategy 3-2-1 second copy offsite fire theft ransomware virus failure lost everything stolen burned lightning safe enough two drives</source>
            <translation>estratégia 3-2-1 segunda cópia outro lugar fogo roubo ransomware vírus falha perdi tudo incêndio roubado seguro</translation>
        </message>
    </context>
    <context>
        <name>first_run</name>
        <message>
            <source>The first backup will probably take less than an hour.</source>
            <translation>O primeiro backup provavelmente levará menos de uma hora.</translation>
        </message>
        <message>
            <source>The first backup will probably take {low} to {high} hours.</source>
            <translation>O primeiro backup provavelmente levará de {low} a {high} horas.</translation>
        </message>
        <message>
            <source>The first backup will probably take up to {high} hours.</source>
            <translation>O primeiro backup provavelmente levará até {high} horas.</translation>
        </message>
        <message>
            <source>The first backup may take between {low} hours and {high} days.</source>
            <translation>O primeiro backup pode levar entre {low} horas e {high} dias.</translation>
        </message>
        <message>
            <source>The first backup may take {low} to {high} days.</source>
            <translation>O primeiro backup pode levar de {low} a {high} dias.</translation>
        </message>
        <message>
            <source>You can stop and continue later.</source>
            <translation>Você pode interromper e continuar depois.</translation>
        </message>
    </context>
    <context>
        <name>forecast</name>
        <message>
            <source>ready on Monday by about {time}</source>
            <translation>pronto na segunda-feira por volta das {time}</translation>
        </message>
        <message>
            <source>ready on Tuesday by about {time}</source>
            <translation>pronto na terça-feira por volta das {time}</translation>
        </message>
        <message>
            <source>ready on Wednesday by about {time}</source>
            <translation>pronto na quarta-feira por volta das {time}</translation>
        </message>
        <message>
            <source>ready on Thursday by about {time}</source>
            <translation>pronto na quinta-feira por volta das {time}</translation>
        </message>
        <message>
            <source>ready on Friday by about {time}</source>
            <translation>pronto na sexta-feira por volta das {time}</translation>
        </message>
        <message>
            <source>ready on Saturday by about {time}</source>
            <translation>pronto no sábado por volta das {time}</translation>
        </message>
        <message>
            <source>ready on Sunday by about {time}</source>
            <translation>pronto no domingo por volta das {time}</translation>
        </message>
        <message>
            <source>It takes longer than expected, because the drive's cache is full.</source>
            <translation>Demora mais que o esperado, pois o cache da unidade está cheio.</translation>
        </message>
        <message>
            <source>It takes longer than expected, because the drive took a break.</source>
            <translation>Demora mais que o esperado, pois a unidade fez uma pausa.</translation>
        </message>
        <message>
            <source>It takes longer than expected, because small files take more time.</source>
            <translation>Demora mais que o esperado, pois arquivos pequenos levam mais tempo.</translation>
        </message>
        <message>
            <source>It takes longer than expected.</source>
            <translation>Demora mais que o esperado.</translation>
        </message>
        <message>
            <source>It is faster than expected.</source>
            <translation>Está mais rápido que o esperado.</translation>
        </message>
        <message>
            <source>{time} left</source>
            <translation>faltam {time}</translation>
        </message>
        <message>
            <source>less than a minute</source>
            <translation>menos de um minuto</translation>
        </message>
        <message>
            <source>about {time}</source>
            <translation>cerca de {time}</translation>
        </message>
        <message>
            <source>up to {time}</source>
            <translation>até {time}</translation>
        </message>
        <message>
            <source>ready by about {time}</source>
            <translation>pronto por volta das {time}</translation>
        </message>
        <message>
            <source>ready tomorrow by about {time}</source>
            <translation>pronto amanhã por volta das {time}</translation>
        </message>
        <message>
            <source>at least {time} left</source>
            <translation>faltam pelo menos {time}</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>{low} a {high}</translation>
        </message>
    </context>
    <context>
        <name>graph</name>
        <message>
            <source>The drive was ejected.</source>
            <translation>A unidade está ejetada: nada mais se sabe dela.</translation>
        </message>
        <message>
            <source>Point at the graph to see what happened at that time.</source>
            <translation>Aponte um lugar no gráfico para ler o que aconteceu ali.</translation>
        </message>
        <message>
            <source>Too short for a graph.</source>
            <translation>Curto demais para um gráfico.</translation>
        </message>
        <message>
            <source>Waiting for the first measurements…</source>
            <translation>Aguardando os primeiros números…</translation>
        </message>
        <message>
            <source>The drive wrote {rate} on average.</source>
            <translation>A unidade gravou {rate} em média.</translation>
        </message>
        <message>
            <source>The cache never filled up: the drive wrote {rate} on average.</source>
            <translation>O cache nunca se encheu: a unidade gravou {rate} em média.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full.</source>
            <translation>Durante {time} o cache se encheu em velocidade máxima, {fast}; depois ficou cheio.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}.</source>
            <translation>Durante {time} o cache se encheu em velocidade máxima, {fast}; depois ficou cheio e a gravação caiu para {slow}.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow} until it was fast again at {again}.</source>
            <translation>Durante {time} o cache se encheu em velocidade máxima, {fast}; depois ficou cheio e a gravação caiu para {slow}, até voltar a ser rápida aos {again}.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}, with rests of {rest} in all to make room.</source>
            <translation>Durante {time} o cache se encheu em velocidade máxima, {fast}; depois ficou cheio e a gravação caiu para {slow}, com pausas de {rest} no total para abrir espaço.</translation>
        </message>
        <message>
            <source>{values}, after {time}</source>
            <translation>{values}, depois de {time}</translation>
        </message>
        <message>
            <source>in the earlier run {rate}</source>
            <translation>no backup anterior {rate}</translation>
        </message>
        <message>
            <source>nothing is written</source>
            <translation>nada é gravado</translation>
        </message>
        <message>
            <source>{rate} copied</source>
            <translation>{rate} copiados</translation>
        </message>
        <message>
            <source>{rate} written to the drive</source>
            <translation>{rate} gravados na unidade</translation>
        </message>
        <message>
            <source>the drive is not used</source>
            <translation>nada é pedido à unidade</translation>
        </message>
        <message>
            <source>{rate} read</source>
            <translation>{rate} lidos</translation>
        </message>
        <message>
            <source>At {time}: {said}</source>
            <translation>Em {time}: {said}</translation>
        </message>
    </context>
    <context>
        <name>headed</name>
        <message>
            <source>{name}: {said}</source>
            <translation>{name}: {said}</translation>
        </message>
    </context>
    <context>
        <name>health</name>
        <message>
            <source>good</source>
            <translation>boa</translation>
        </message>
        <message>
            <source>worth watching</source>
            <translation>a observar</translation>
        </message>
        <message>
            <source>failing</source>
            <translation>falhando</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>desconhecida</translation>
        </message>
        <message>
            <source>No serious problems recorded. Any drive can still fail without warning.</source>
            <translation>Nada que importe foi contado. Mesmo assim, toda unidade pode falhar sem aviso.</translation>
        </message>
        <message>
            <source>Keep a second copy of its files, and check again in a few weeks.</source>
            <translation>Guarde uma segunda cópia do que está nela, e veja de novo em algumas semanas.</translation>
        </message>
        <message>
            <source>Before anything else, copy its files to another drive. Then replace it.</source>
            <translation>Antes de tudo, copie o que está nela para outra unidade; depois substitua-a.</translation>
        </message>
        <message>
            <source>It may be good or bad.</source>
            <translation>Pode ser boa ou ruim.</translation>
        </message>
        <message>
            <source>There is no SMART report, or it can't be understood.</source>
            <translation>Não há relatório SMART, ou nenhum que possa ser entendido.</translation>
        </message>
        <message>
            <source>The enclosure ({usb}) is unknown to smartctl, which asked nothing. Ask again with one of these options: {ways}.</source>
            <translation>O smartctl não conhece este gabinete ({usb}) e não consultou nada. Consulte de novo com uma destas opções: {ways}.</translation>
        </message>
        <message>
            <source>The report identifies the drive, but says nothing about its health. For a full report, use smartctl -x.</source>
            <translation>O relatório diz qual é a unidade, e nada da saúde dela. Um completo é feito com smartctl -x.</translation>
        </message>
        <message>
            <source>The drive says it is fine, but doesn't report its counters. Drives with many bad sectors say that too.</source>
            <translation>A unidade se diz bem, mas não conta o que contou. Unidades com muitos setores ruins também dizem isso.</translation>
        </message>
        <message>
            <source>The report is missing important counters, so it is incomplete. It may have been cut off.</source>
            <translation>Faltam no relatório números que importam; ele pode ter sido cortado. Portanto não mostra tudo.</translation>
        </message>
        <message>
            <source>The drive reports that it is about to fail.</source>
            <translation>A própria unidade diz que está prestes a falhar.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) is below the manufacturer's limit: the drive is about to fail.</source>
            <translation>{name} (atributo {number}) está abaixo do limite que o fabricante definiu: ela está prestes a falhar.</translation>
        </message>
        <message>
            <source>Sectors that could not be read: {count}. After a power cut or a timeout, the cause can be an interrupted write, which disappears when the sector is written again.</source>
            <translation>Setores que não puderam ser lidos: {count}. Depois de uma queda de energia ou de um tempo esgotado, pode ser uma gravação interrompida; some quando o lugar é gravado de novo.</translation>
        </message>
        <message>
            <source>Sectors that can't be read: {count}. With this much damage, expect more.</source>
            <translation>Setores que não podem ser lidos: {count}. Com tanto dano, virão mais.</translation>
        </message>
        <message>
            <source>Sectors that can't be read: {count}, up from {before}. The damage is growing.</source>
            <translation>Setores que não podem ser lidos: {count}, e eram {before}. O dano cresce.</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}. A drive can live with a few for years; what matters is whether the number grows.</source>
            <translation>Setores que estavam ruins e foram substituídos pela reserva: {count}. Uma unidade pode viver anos com alguns; o que conta é se haverá mais.</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}. With this much damage, expect more.</source>
            <translation>Setores que estavam ruins e foram substituídos pela reserva: {count}. Com tanto dano, virão mais.</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}, up from {before}. The damage is growing.</source>
            <translation>Setores que precisaram ser substituídos: {count}, e eram {before}. O dano cresce.</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}.</source>
            <translation>Setores que a verificação da própria unidade não conseguiu ler: {count}.</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}. With this much damage, expect more.</source>
            <translation>Setores que a verificação da própria unidade não conseguiu ler: {count}. Com tanto dano, virão mais.</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}, up from {before}.</source>
            <translation>Setores que a verificação da própria unidade não conseguiu ler: {count}, e eram {before}.</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}.</source>
            <translation>Vezes em que a unidade teve de desistir de ler: {count}.</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}. That is a lot.</source>
            <translation>Vezes em que a unidade teve de desistir de ler: {count}. É muito.</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}, up from {before}.</source>
            <translation>Vezes em que a unidade teve de desistir de ler: {count}, e eram {before}.</translation>
        </message>
        <message>
            <source>Errors that the drive could not correct: {count}.</source>
            <translation>Erros que a unidade não conseguiu corrigir: {count}.</translation>
        </message>
        <message>
            <source>Errors that the drive could not correct: {count}, up from {before}.</source>
            <translation>Erros que a unidade não conseguiu corrigir: {count}, antes {before}.</translation>
        </message>
        <message>
            <source>Places that the drive found hard to read when it checked itself: {count}. Check again in a month.</source>
            <translation>Lugares que a unidade teve dificuldade de ler ao verificar a si mesma: {count}. Verifique de novo daqui a um mês.</translation>
        </message>
        <message>
            <source>Transfer errors between drive and computer: {count}. The cause is the cable, the port or the enclosure, not the disk inside. Try another cable or port; the number stays, but should stop rising.</source>
            <translation>Erros no caminho entre a unidade e o computador: {count}. É o cabo, a porta ou a caixa, não o disco dentro dela. Tente outro cabo ou outra porta; o número fica, mas não deve mais subir.</translation>
        </message>
        <message>
            <source>Transfer errors between drive and computer: {count}, up from {before}. The disk itself is not the cause: use another cable or port.</source>
            <translation>Erros no caminho entre a unidade e o computador: {count}, e eram {before}. O próprio disco não tem culpa: use outro cabo ou outra porta.</translation>
        </message>
        <message>
            <source>A few old transfer errors: {count}. As long as the number stays the same, ignore them.</source>
            <translation>Erros no cabo, antigos ou poucos: {count}. Enquanto o número ficar igual, não é nada.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}. There is no other sign of a problem; run the self-test again.</source>
            <translation>Autotestes que falharam: {count}. Nada mais fala contra a unidade; deixe-a se testar de novo.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}, the newest among them. Part of the disk can't be read; the report doesn't say how much.</source>
            <translation>Autotestes que falharam: {count}, entre eles o mais recente. Há um lugar que não pode ser lido; o relatório não diz quanto.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}, with no success since. Part of the disk can't be read.</source>
            <translation>Autotestes que falharam: {count}, e nenhum deu certo desde então. Há um lugar que não pode ser lido.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}. There are also sectors that can't be read.</source>
            <translation>Autotestes que falharam: {count}; e há setores que não podem ser lidos.</translation>
        </message>
        <message>
            <source>A self-test failed, but no counter shows a problem. Enclosures of this kind are known to report that without testing.</source>
            <translation>Um autoteste falhou, e nenhum número fala contra a unidade. Sabe-se que a eletrônica de unidades deste tipo responde isso sem testar.</translation>
        </message>
        <message>
            <source>Times the disk was slow to spin up: {count}. It may lack power: use a port on the computer itself, or the drive's own power supply. If the number keeps rising, the motor is weak.</source>
            <translation>Vezes em que o disco não chegou logo à velocidade: {count}. Pode faltar energia: use uma porta do próprio computador ou a fonte da unidade. Se o número ainda subir, o motor está fraco.</translation>
        </message>
        <message>
            <source>Errors in the drive's own memory: {count}.</source>
            <translation>Erros na memória da própria unidade: {count}.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) has reached its planned lifetime. That is age, not a failure.</source>
            <translation>{name} (atributo {number}) chegou ao fim do que o fabricante previu. Isso é idade, não falha.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) is beyond the manufacturer's limit. It counts errors, not age.</source>
            <translation>{name} (atributo {number}) está além do limite do fabricante. Ele conta erros, não idade.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) was once below the manufacturer's limit, and is above it again.</source>
            <translation>{name} (atributo {number}) já esteve abaixo do limite do fabricante, e está acima dele de novo.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) has no limit to fall below. What the report says about it is an error in the program that made the report.</source>
            <translation>{name} (atributo {number}) não tem limite abaixo do qual possa cair; o que o relatório diz dele é um erro do programa que o fez.</translation>
        </message>
        <message>
            <source>The drive is hotter than its manufacturer allows. Give it air.</source>
            <translation>A unidade está mais quente do que o fabricante permite. Dê ar a ela.</translation>
        </message>
        <message>
            <source>The drive was once hotter than its manufacturer allows. It no longer is.</source>
            <translation>A unidade já esteve mais quente do que o fabricante gosta. Não está mais.</translation>
        </message>
        <message>
            <source>The drive is at {celsius} °C, which is too hot for a disk. Give it air.</source>
            <translation>A unidade está a {celsius} °C, quente demais para um disco. Dê ar a ela.</translation>
        </message>
        <message>
            <source>The drive is at {celsius} °C: warm, but within its limits.</source>
            <translation>A unidade está a {celsius} °C: quente, e ainda permitido.</translation>
        </message>
        <message>
            <source>The drive's reserve is used up.</source>
            <translation>A reserva da unidade está esgotada.</translation>
        </message>
        <message>
            <source>The drive is too warm or too cold right now.</source>
            <translation>A unidade está agora quente demais ou fria demais.</translation>
        </message>
        <message>
            <source>The drive says that it is no longer reliable.</source>
            <translation>A unidade diz que não é mais confiável.</translation>
        </message>
        <message>
            <source>The drive has become read-only.</source>
            <translation>A unidade só pode mais ser lida.</translation>
        </message>
        <message>
            <source>The drive's protection against power cuts has failed. Keep it powered while it is written to.</source>
            <translation>A proteção da unidade contra quedas de energia falhou. Mantenha-a com energia enquanto se grava nela.</translation>
        </message>
        <message>
            <source>{percent} % of its planned lifetime is used up. That is age, not a failure.</source>
            <translation>{percent} % da vida prevista pelo fabricante já foi usada. Isso é idade, não falha.</translation>
        </message>
        <message>
            <source>Commands not answered in time: {count}. A drive that is busy or waking up causes them, and so does a loose cable, so this alone is not a fault.</source>
            <translation>Comandos sem resposta a tempo: {count}. Uma unidade ocupada ou despertando os causa, e um cabo frouxo também; isso sozinho não é um defeito.</translation>
        </message>
        <message>
            <source>The huge error rates (attributes 1, 7 and 195) are how this manufacturer counts all reads. Actual errors among them: {errors}.</source>
            <translation>Os números enormes nas taxas de erro (atributos 1, 7 e 195) são como este fabricante conta tudo o que foi lido. Erros entre eles: {errors}.</translation>
        </message>
        <message>
            <source>Times the drive checked a suspect sector: {count}. None had to be replaced.</source>
            <translation>Vezes em que a unidade examinou um lugar suspeito: {count}. Nenhum precisou ser substituído.</translation>
        </message>
        <message>
            <source>Entries in the drive's error log: {count}. Rejected commands and a bad cable leave entries too, and they stay forever.</source>
            <translation>Registros no log de erros da unidade: {count}. Comandos recusados e um cabo ruim também deixam registros, e eles ficam para sempre.</translation>
        </message>
        <message>
            <source>Times the heads were parked: {count}. Drives are made for 300,000 to 600,000. It is wear, not a fault; parking less often slows it down.</source>
            <translation>Vezes que as cabeças foram estacionadas: {count}. As unidades são feitas para 300.000 a 600.000. É desgaste, não falha; estacionar com menos frequência o reduz.</translation>
        </message>
        <message>
            <source>Writes that failed, whatever the drive tried: {count}. Its reserve is in use as well.</source>
            <translation>Gravações que falharam, apesar de todas as tentativas da unidade: {count}. A reserva dela também está em uso.</translation>
        </message>
        <message>
            <source>The drive has been running for about {years} years. Age alone is not a fault.</source>
            <translation>A unidade trabalhou cerca de {years} anos. Idade por si só não é falha.</translation>
        </message>
    </context>
    <context>
        <name>health_roads</name>
        <message>
            <source>Read by the system's drive service.</source>
            <translation>Lido pelo serviço de unidades do sistema.</translation>
        </message>
        <message>
            <source>Read with the program smartctl.</source>
            <translation>Lido com o programa smartctl.</translation>
        </message>
        <message>
            <source>Read by Shingleback's helper, with the program smartctl.</source>
            <translation>Lido pelo auxiliar do Shingleback, com o programa smartctl.</translation>
        </message>
        <message>
            <source>The drive service can't read this drive's health, and only the administrator may.</source>
            <translation>O serviço de unidades não lê a saúde desta unidade, e só o administrador pode.</translation>
        </message>
        <message>
            <source>The program that reads a drive's health is not installed.</source>
            <translation>O programa que lê a saúde de uma unidade não está instalado.</translation>
        </message>
        <message>
            <source>As a precaution, Linux blocks health queries to USB drives from this manufacturer. The drive itself is not the cause.</source>
            <translation>Por precaução, o Linux não deixa passar perguntas sobre a saúde para unidades USB deste fabricante. A própria unidade não tem culpa.</translation>
        </message>
        <message>
            <source>The enclosure does not pass on health queries.</source>
            <translation>A eletrônica da caixa não repassa perguntas sobre a saúde.</translation>
        </message>
        <message>
            <source>The drive has no SMART: it does not keep track of its own health.</source>
            <translation>A unidade não tem SMART: ela não acompanha a própria saúde.</translation>
        </message>
        <message>
            <source>The drive did not answer the health query in time. It may be busy tidying up.</source>
            <translation>A unidade não respondeu a tempo à pergunta sobre a saúde. Pode estar ocupada se arrumando.</translation>
        </message>
        <message>
            <source>Shingleback could not make sense of the answer.</source>
            <translation>O Shingleback não conseguiu entender a resposta.</translation>
        </message>
        <message>
            <source>The drive is asleep. It is not woken up for this.</source>
            <translation>A unidade está dormindo, e não é acordada para isto.</translation>
        </message>
        <message>
            <source>Have Shingleback's helper installed by the administrator (packaging/install-helper). Or run as administrator: sudo shingleback drives, or save a report: sudo smartctl -x {device}</source>
            <translation>Peça ao administrador que instale o auxiliar do Shingleback (packaging/install-helper). Ou execute como administrador: sudo shingleback drives, ou salve um relatório: sudo smartctl -x {device}</translation>
        </message>
        <message>
            <source>Install the package smartmontools.</source>
            <translation>Instale o pacote smartmontools.</translation>
        </message>
        <message>
            <source>As administrator, write this line to a new file /etc/modprobe.d/shingleback.conf: options usb_storage quirks={quirk} (the colon at the end belongs to it). Where usb_storage is built into the kernel, add usb_storage.quirks={quirk} to its command line instead. Then restart the computer and plug the drive in again. It stays as fast as it is.</source>
            <translation>Como administrador, escreva esta linha em um novo arquivo /etc/modprobe.d/shingleback.conf: options usb_storage quirks={quirk} (os dois-pontos no fim fazem parte). Se usb_storage está embutido no kernel, acrescente em vez disso usb_storage.quirks={quirk} à linha de comando dele. Depois reinicie o computador e conecte a unidade de novo. Ela continua tão rápida quanto é.</translation>
        </message>
        <message>
            <source>In another enclosure, or connected inside a computer, the drive can be asked.</source>
            <translation>Em outra caixa, ou conectada dentro de um computador, a unidade pode ser consultada.</translation>
        </message>
        <message>
            <source>Verify the backups on it from time to time. That shows whether it can still be read.</source>
            <translation>Verifique de vez em quando os backups que estão nela. Isso mostra se ela ainda pode ser lida.</translation>
        </message>
        <message>
            <source>Leave it plugged in, and check again in an hour.</source>
            <translation>Deixe-a conectada e veja de novo em uma hora.</translation>
        </message>
        <message>
            <source>Eject the drive and plug it in again.</source>
            <translation>Ejete a unidade e conecte-a de novo.</translation>
        </message>
        <message>
            <source>Open a file on it, then check again.</source>
            <translation>Abra um arquivo nela e veja de novo.</translation>
        </message>
        <message>
            <source>The setting that fixes this is already in place. Eject the drive, unplug it, and plug it in again.</source>
            <translation>O que resolve isso já está configurado. Ejete a unidade, desconecte-a e conecte-a de novo.</translation>
        </message>
    </context>
    <context>
        <name>helper</name>
        <message>
            <source>it doesn't support this request</source>
            <translation>foi-lhe pedido algo que ele não faz</translation>
        </message>
        <message>
            <source>the drive is no longer plugged in</source>
            <translation>a unidade não está mais conectada</translation>
        </message>
        <message>
            <source>another drive is now in its place; check the list of drives again</source>
            <translation>outra unidade tomou o lugar desta; veja de novo</translation>
        </message>
        <message>
            <source>this computer runs from the drive, which must not be changed</source>
            <translation>o computador roda a partir desta unidade, que ele nunca toca</translation>
        </message>
        <message>
            <source>this drive is built in, and only external drives may be changed</source>
            <translation>esta unidade está instalada no computador, e ele só toca nas que não estão</translation>
        </message>
        <message>
            <source>this drive, or Linux on this computer, doesn't support it</source>
            <translation>esta unidade, ou o Linux neste computador, não consegue isso</translation>
        </message>
        <message>
            <source>somebody has already set this on this computer, in /etc/modprobe.d or as a kernel option</source>
            <translation>alguém já definiu isso neste computador, em /etc/modprobe.d ou como opção do kernel</translation>
        </message>
        <message>
            <source>the drive is not open; open it, and try again</source>
            <translation>a unidade não está aberta; abra-a e tente de novo</translation>
        </message>
        <message>
            <source>the filesystem of the drive doesn't support it</source>
            <translation>o sistema de arquivos da unidade não consegue isso</translation>
        </message>
        <message>
            <source>the drive is in use; close it, and try again</source>
            <translation>a unidade está em uso; feche-a e tente de novo</translation>
        </message>
        <message>
            <source>the drive holds data that would be lost</source>
            <translation>há algo na unidade que se perderia</translation>
        </message>
        <message>
            <source>its folder was not created by Shingleback</source>
            <translation>o lugar para isso não foi criado pelo Shingleback</translation>
        </message>
        <message>
            <source>a program that it needs is not installed</source>
            <translation>um programa de que ele precisa não está instalado</translation>
        </message>
        <message>
            <source>a program that it needs failed</source>
            <translation>um programa de que ele precisa não deu certo</translation>
        </message>
        <message>
            <source>the drive did not respond in time; it may be busy tidying up</source>
            <translation>a unidade não respondeu a tempo; pode estar ocupada se arrumando</translation>
        </message>
        <message>
            <source>it was stopped</source>
            <translation>foi parado</translation>
        </message>
        <message>
            <source>it is still busy with the drive; try again later</source>
            <translation>está ocupado com a unidade; tente de novo mais tarde</translation>
        </message>
        <message>
            <source>it stopped unexpectedly; check the drive again</source>
            <translation>terminou no meio do trabalho; veja a unidade de novo</translation>
        </message>
    </context>
    <context>
        <name>history</name>
        <message>
            <source>Backup</source>
            <translation>Backup</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Verificação</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Restauração</translation>
        </message>
        <message>
            <source>Test restore</source>
            <translation>Teste de restauração</translation>
        </message>
        <message>
            <source>Complete</source>
            <translation>Completo</translation>
        </message>
        <message>
            <source>It could not start</source>
            <translation>Não pôde começar</translation>
        </message>
        <message>
            <source>The drive was disconnected</source>
            <translation>A unidade tinha sumido</translation>
        </message>
        <message>
            <source>The drive was full</source>
            <translation>Não havia mais espaço</translation>
        </message>
        <message>
            <source>The drive returned errors</source>
            <translation>A unidade deu erros</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>Não começou, por segurança</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Parado</translation>
        </message>
        <message>
            <source>Ended by an error in the program</source>
            <translation>Terminado por um erro no programa</translation>
        </message>
        <message numerus="yes">
            <source>Complete, except for %n file(s)</source>
            <translation>
                <numerusform>Completo, exceto %Ln arquivo</numerusform>
                <numerusform>Completo, exceto %Ln arquivos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) not restored</source>
            <translation>
                <numerusform>%Ln arquivo não devolvido</numerusform>
                <numerusform>%Ln arquivos não devolvidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) with a problem</source>
            <translation>
                <numerusform>%Ln arquivo com problema</numerusform>
                <numerusform>%Ln arquivos com problema</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing had changed</source>
            <translation>Nada tinha mudado</translation>
        </message>
        <message>
            <source>{files} copied, {size}</source>
            <translation>{files} copiados, {size}</translation>
        </message>
        <message>
            <source>{files} intact, {size}</source>
            <translation>{files} intactos, {size}</translation>
        </message>
        <message>
            <source>{files} restored, {size}</source>
            <translation>{files} devolvidos, {size}</translation>
        </message>
        <message>
            <source>{files}, {size} of this only in older versions</source>
            <translation>destes, {files}, {size} somente em versões mais antigas</translation>
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
            <translation>{span}, com intervalos</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) added</source>
            <translation>
                <numerusform>%Ln arquivo adicionado</numerusform>
                <numerusform>%Ln arquivos adicionados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) changed</source>
            <translation>
                <numerusform>%Ln arquivo alterado</numerusform>
                <numerusform>%Ln arquivos alterados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) moved</source>
            <translation>
                <numerusform>%Ln arquivo movido</numerusform>
                <numerusform>%Ln arquivos movidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) removed</source>
            <translation>
                <numerusform>%Ln arquivo removido</numerusform>
                <numerusform>%Ln arquivos removidos</numerusform>
            </translation>
        </message>
        <message>
            <source>{what} ({size})</source>
            <translation>{what} ({size})</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>completa</translation>
        </message>
        <message>
            <source>{files} · {size} · {end}</source>
            <translation>{files} · {size} · {end}</translation>
        </message>
        <message numerus="yes">
            <source>%n version(s) since {month}</source>
            <translation>
                <numerusform>%Ln versão desde {month}</numerusform>
                <numerusform>%Ln versões desde {month}</numerusform>
            </translation>
        </message>
        <message>
            <source>changed since</source>
            <translation>alterado depois</translation>
        </message>
        <message>
            <source>moved since</source>
            <translation>movido depois</translation>
        </message>
        <message>
            <source>deleted since</source>
            <translation>excluído depois</translation>
        </message>
        <message>
            <source>{size}, changed {moment}</source>
            <translation>{size}, modificado {moment}</translation>
        </message>
        <message>
            <source>{sets} – {place}</source>
            <translation>{sets} – {place}</translation>
        </message>
        <message numerus="yes">
            <source>Restore %n item(s)</source>
            <translation>
                <numerusform>Restaurar %Ln item</numerusform>
                <numerusform>Restaurar %Ln itens</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s) selected</source>
            <translation>
                <numerusform>%Ln item selecionado</numerusform>
                <numerusform>%Ln itens selecionados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s) found</source>
            <translation>
                <numerusform>%Ln item encontrado</numerusform>
                <numerusform>%Ln itens encontrados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more item(s) are not shown. Search for a longer name.</source>
            <translation>
                <numerusform>Mais %Ln item não é mostrado. Busque um nome mais longo.</numerusform>
                <numerusform>Mais %Ln itens não são mostrados. Busque um nome mais longo.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more change(s) are not shown.</source>
            <translation>
                <numerusform>Mais %Ln alteração não é mostrada.</numerusform>
                <numerusform>Mais %Ln alterações não são mostradas.</numerusform>
            </translation>
        </message>
        <message>
            <source>The list of files is being read from the drive. With many files this takes a while.</source>
            <translation>A lista de arquivos está sendo lida da unidade. Com muitos arquivos isso demora um pouco.</translation>
        </message>
        <message numerus="yes">
            <source>Different from the backup now: %n file(s)</source>
            <translation>
                <numerusform>Diferente do backup agora: %Ln arquivo</numerusform>
                <numerusform>Diferentes do backup agora: %Ln arquivos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Permissions and owner set as in the backup: %n file(s) or folder(s)</source>
            <translation>
                <numerusform>Permissões e dono definidos como no backup: %Ln arquivo ou pasta</numerusform>
                <numerusform>Permissões e dono definidos como no backup: %Ln arquivos ou pastas</numerusform>
            </translation>
        </message>
        <message>
            <source>{needed} may not fit: only {free} are free where {place} is. Free up space first, or choose another folder.</source>
            <translation>{needed} talvez não caibam: onde está {place} há só {free} livres. Libere espaço antes ou escolha outra pasta.</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) did not come back</source>
            <translation>
                <numerusform>%Ln arquivo não voltou</numerusform>
                <numerusform>%Ln arquivos não voltaram</numerusform>
            </translation>
        </message>
        <message>
            <source>A program with special permissions can do more than the person who starts it: restore them only if nobody else could change this backup.</source>
            <translation>Um programa com permissões especiais pode fazer mais do que a pessoa que o inicia: restaure-as só se ninguém mais podia alterar este backup.</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) came back whole</source>
            <translation>
                <numerusform>%Ln arquivo voltou íntegro</numerusform>
                <numerusform>%Ln arquivos voltaram íntegros</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln versão</numerusform>
                <numerusform>%Ln versões</numerusform>
            </translation>
        </message>
        <message>
            <source>today</source>
            <translation>hoje</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>ontem</translation>
        </message>
        <message>
            <source>MMM yyyy</source>
            <translation>MMM yyyy</translation>
        </message>
        <message>
            <source>MMMM yyyy</source>
            <translation>MMMM 'de' yyyy</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>Adicionado</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Modificado</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>Movido</translation>
        </message>
        <message>
            <source>Removed</source>
            <translation>Removido</translation>
        </message>
    </context>
    <context>
        <name>home</name>
        <message>
            <source>Also back up when Shingleback isn't running</source>
            <translation>Fazer backup também sem o Shingleback em execução</translation>
        </message>
        <message>
            <source>Start Shingleback when I log in</source>
            <translation>Iniciar o Shingleback quando eu entrar</translation>
        </message>
        <message>
            <source>How to start it when I log in</source>
            <translation>Como iniciá-lo quando eu entrar</translation>
        </message>
        <message>
            <source>Backing up</source>
            <translation>Fazendo backup</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Pausado</translation>
        </message>
        <message>
            <source>Ejecting</source>
            <translation>Ejetando</translation>
        </message>
        <message>
            <source>Needs you</source>
            <translation>Precisa de você</translation>
        </message>
        <message>
            <source>List damaged</source>
            <translation>Lista danificada</translation>
        </message>
        <message>
            <source>Damaged files</source>
            <translation>Arquivos danificados</translation>
        </message>
        <message>
            <source>Not backed up yet</source>
            <translation>Ainda sem backup</translation>
        </message>
        <message>
            <source>Overdue</source>
            <translation>Atrasado</translation>
        </message>
        <message>
            <source>On the same disk</source>
            <translation>No mesmo disco</translation>
        </message>
        <message>
            <source>Backed up</source>
            <translation>Com backup</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausar</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Please wait</source>
            <translation>Por favor, espere</translation>
        </message>
        <message>
            <source>Change this backup set</source>
            <translation>Alterar este conjunto</translation>
        </message>
        <message>
            <source>See the drives</source>
            <translation>Ver as unidades</translation>
        </message>
        <message>
            <source>Plug in the drive</source>
            <translation>Conecte a unidade</translation>
        </message>
        <message>
            <source>Open the drive</source>
            <translation>Abrir a unidade</translation>
        </message>
        <message>
            <source>Use this drive…</source>
            <translation>Usar esta unidade…</translation>
        </message>
        <message>
            <source>See what happened</source>
            <translation>Ver o que aconteceu</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Tentar de novo</translation>
        </message>
        <message>
            <source>Continue the backup</source>
            <translation>Continuar o backup</translation>
        </message>
        <message>
            <source>Back up now</source>
            <translation>Fazer backup agora</translation>
        </message>
        <message>
            <source>plugged in</source>
            <translation>conectada</translation>
        </message>
        <message>
            <source>plugged in, not open</source>
            <translation>conectada, não aberta</translation>
        </message>
        <message>
            <source>plugged in twice</source>
            <translation>conectada duas vezes</translation>
        </message>
        <message>
            <source>looking for it</source>
            <translation>sendo procurada</translation>
        </message>
        <message>
            <source>not plugged in</source>
            <translation>não conectada</translation>
        </message>
        <message>
            <source>plugged in, not confirmed</source>
            <translation>conectada, não confirmada</translation>
        </message>
        <message>
            <source>The next backup is due now.</source>
            <translation>O próximo backup já deve ser feito.</translation>
        </message>
        <message>
            <source>Next backup: {moment}</source>
            <translation>Próximo backup: {moment}</translation>
        </message>
        <message>
            <source>Next backup: when the drive is plugged in</source>
            <translation>Próximo backup: quando a unidade for conectada</translation>
        </message>
        <message>
            <source>Next backup: as soon as the drive is there</source>
            <translation>Próximo backup: assim que a unidade estiver disponível</translation>
        </message>
        <message>
            <source>Next backup: when the drive is open</source>
            <translation>Próximo backup: quando a unidade for aberta</translation>
        </message>
        <message>
            <source>Next backup: the next time you plug in the drive</source>
            <translation>Próximo backup: na próxima vez que você conectar a unidade</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the drive is plugged in by then</source>
            <translation>Próximo backup: {moment}, se a unidade estiver conectada até lá</translation>
        </message>
        <message>
            <source>Next backup: when the share is connected</source>
            <translation>Próximo backup: quando o compartilhamento estiver conectado</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the share is connected by then</source>
            <translation>Próximo backup: {moment}, se o compartilhamento estiver conectado até lá</translation>
        </message>
        <message>
            <source>Next backup: when the drive is plugged in while Shingleback is running</source>
            <translation>Próximo backup: quando a unidade for conectada com o Shingleback em execução</translation>
        </message>
        <message>
            <source>Next backup: as soon as the drive is there, while Shingleback is running</source>
            <translation>Próximo backup: assim que a unidade estiver disponível, enquanto o Shingleback estiver em execução</translation>
        </message>
        <message>
            <source>Next backup: the next time you plug in the drive while Shingleback is running</source>
            <translation>Próximo backup: na próxima vez que você conectar a unidade com o Shingleback em execução</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if Shingleback is running then</source>
            <translation>Próximo backup: {moment}, se o Shingleback estiver em execução</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the drive is plugged in and Shingleback is running by then</source>
            <translation>Próximo backup: {moment}, se a unidade estiver conectada e o Shingleback em execução até lá</translation>
        </message>
        <message>
            <source>Only the timer starts backups to a share, and it is off.</source>
            <translation>Só o temporizador inicia backups em um compartilhamento, e ele está desativado.</translation>
        </message>
        <message>
            <source>Backups to a share don't start automatically in this session, because it has no timer.</source>
            <translation>Backups em um compartilhamento não iniciam automaticamente nesta sessão, porque ela não tem temporizador.</translation>
        </message>
        <message>
            <source>A share isn't plugged in like a drive, so no backup starts automatically. Choose daily backups.</source>
            <translation>Um compartilhamento não é conectado como uma unidade, então nenhum backup inicia automaticamente. Escolha backups diários.</translation>
        </message>
        <message>
            <source>Switch on the timer</source>
            <translation>Ativar o temporizador</translation>
        </message>
        <message>
            <source>{free} of {total} free after the last backup</source>
            <translation>{free} de {total} livres depois do último backup</translation>
        </message>
        <message>
            <source>{free} of {total} free when it was last seen: {moment}</source>
            <translation>{free} de {total} livres quando foi vista pela última vez: {moment}</translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n day(s) at this pace</source>
            <translation>
                <numerusform>Neste ritmo, cheia em cerca de %Ln dia</numerusform>
                <numerusform>Neste ritmo, cheia em cerca de %Ln dias</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n week(s) at this pace</source>
            <translation>
                <numerusform>Neste ritmo, cheia em cerca de %Ln semana</numerusform>
                <numerusform>Neste ritmo, cheia em cerca de %Ln semanas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n month(s) at this pace</source>
            <translation>
                <numerusform>Neste ritmo, cheia em cerca de %Ln mês</numerusform>
                <numerusform>Neste ritmo, cheia em cerca de %Ln meses</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n year(s) at this pace</source>
            <translation>
                <numerusform>Neste ritmo, cheia em cerca de %Ln ano</numerusform>
                <numerusform>Neste ritmo, cheia em cerca de %Ln anos</numerusform>
            </translation>
        </message>
        <message>
            <source>Last good backup on this drive: {moment}</source>
            <translation>Último backup bom nesta unidade: {moment}</translation>
        </message>
        <message>
            <source>No backup on this drive yet</source>
            <translation>Ainda não há backup nesta unidade</translation>
        </message>
        <message>
            <source>Takes turns with {drive} ({presence}). Its last good backup: {moment}.</source>
            <translation>Reveza com {drive} ({presence}). O último backup bom dela: {moment}.</translation>
        </message>
        <message>
            <source>Takes turns with {drive} ({presence}). It has no backup yet.</source>
            <translation>Reveza com {drive} ({presence}). Ainda não tem backup.</translation>
        </message>
        <message>
            <source>The last backup to it was interrupted.</source>
            <translation>O backup mais recente nela não chegou ao fim.</translation>
        </message>
        <message>
            <source>A check found damaged files on it: {moment}.</source>
            <translation>Uma verificação encontrou arquivos danificados nela: {moment}.</translation>
        </message>
        <message>
            <source>It is time to bring it.</source>
            <translation>Está na hora de trazê-la.</translation>
        </message>
        <message>
            <source>Is this the right drive for {name}?</source>
            <translation>Esta é a unidade certa para {name}?</translation>
        </message>
        <message>
            <source>Serial number ending in {letters}</source>
            <translation>Número de série terminado em {letters}</translation>
        </message>
        <message>
            <source>Folder: {place}</source>
            <translation>Pasta: {place}</translation>
        </message>
        <message>
            <source>Nothing has been backed up to it yet. Other drives may have the same name.</source>
            <translation>Nada foi copiado para ela ainda. Outras unidades podem ter o mesmo nome.</translation>
        </message>
        <message>
            <source>Earlier backups of this set went to another drive. Other drives may have the same name.</source>
            <translation>Os backups anteriores deste conjunto foram para outra unidade. Outras unidades podem ter o mesmo nome.</translation>
        </message>
        <message>
            <source>&amp;Use this drive</source>
            <translation>&amp;Usar esta unidade</translation>
        </message>
        <message>
            <source>&amp;Not this drive</source>
            <translation>Esta unidade &amp;não</translation>
        </message>
        <message>
            <source>This desktop may not start programs when you log in.</source>
            <translation>Este ambiente pode não iniciar programas quando você entra.</translation>
        </message>
        <message>
            <source>If it does not, add this line to its startup file:

{line}

Until then, automatic backups start while Shingleback is running. Daily backups can also be started by a timer.</source>
            <translation>Nesse caso, adicione esta linha ao arquivo de inicialização dele:

{line}

Até lá, os backups automáticos começam enquanto o Shingleback está em execução. Backups diários também podem ser iniciados por um temporizador.</translation>
        </message>
        <message>
            <source>Not in this backup: {places}</source>
            <translation>Fora deste backup: {places}</translation>
        </message>
        <message>
            <source>A backup begins when the drive is plugged in.</source>
            <translation>Um backup começa sozinho quando a unidade é conectada.</translation>
        </message>
        <message>
            <source>A backup begins once a day, while the drive is plugged in.</source>
            <translation>Um backup começa sozinho uma vez por dia, enquanto a unidade está conectada.</translation>
        </message>
        <message>
            <source>Your files are being backed up</source>
            <translation>Seus arquivos estão sendo copiados</translation>
        </message>
        <message>
            <source>A backup is paused</source>
            <translation>Um backup está pausado</translation>
        </message>
        <message>
            <source>A drive is being ejected</source>
            <translation>Uma unidade está sendo ejetada</translation>
        </message>
        <message>
            <source>A backup needs you</source>
            <translation>Um backup precisa de você</translation>
        </message>
        <message>
            <source>The list of files on a drive needs attention</source>
            <translation>A lista de arquivos de uma unidade precisa de atenção</translation>
        </message>
        <message>
            <source>Some backed-up files are damaged</source>
            <translation>Alguns arquivos do backup estão danificados</translation>
        </message>
        <message>
            <source>Ready for the first backup</source>
            <translation>Pronto para o primeiro backup</translation>
        </message>
        <message>
            <source>It is time for a backup</source>
            <translation>Está na hora de um backup</translation>
        </message>
        <message>
            <source>Files and backup are on the same disk</source>
            <translation>Os arquivos e o backup estão no mesmo disco</translation>
        </message>
        <message>
            <source>Your files are backed up</source>
            <translation>Seus arquivos têm backup</translation>
        </message>
        <message>
            <source>Some files are not backed up yet</source>
            <translation>Alguns arquivos ainda não têm backup</translation>
        </message>
        <message>
            <source>Last good backup: {moment}</source>
            <translation>Último backup bom: {moment}</translation>
        </message>
        <message numerus="yes">
            <source>Last good backup: %n day(s) ago</source>
            <translation>
                <numerusform>Último backup bom: há %Ln dia</numerusform>
                <numerusform>Último backup bom: há %Ln dias</numerusform>
            </translation>
        </message>
        <message>
            <source>{size} in {files}</source>
            <translation>{size} em {files}</translation>
        </message>
        <message>
            <source>{size} in {files}, {left_out} skipped</source>
            <translation>{size} em {files}, {left_out} ignorados</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation>
                <numerusform>%Ln arquivo</numerusform>
                <numerusform>%Ln arquivos</numerusform>
            </translation>
        </message>
        <message>
            <source>everything checked: {moment}</source>
            <translation>tudo verificado: {moment}</translation>
        </message>
        <message>
            <source>some files tested: {moment}</source>
            <translation>alguns arquivos testados: {moment}</translation>
        </message>
        <message>
            <source>A check found damaged files: {moment}. Back up now to copy them again, and have the drive checked.</source>
            <translation>Uma verificação encontrou arquivos danificados: {moment}. Faça o backup agora para copiá-los de novo e mande verificar a unidade.</translation>
        </message>
        <message>
            <source>Choose the folders that matter to you and where their backup goes.</source>
            <translation>Diga quais pastas importam para você, e para onde vai o backup delas.</translation>
        </message>
        <message>
            <source>Plug in the drive whenever you want to back up.</source>
            <translation>Conecte a unidade quando quiser fazer backup.</translation>
        </message>
        <message>
            <source>Plug in {drive} next: it is its turn.</source>
            <translation>Conecte {drive} da próxima vez: é a vez dela.</translation>
        </message>
        <message>
            <source>Connect the share whenever you want to back up.</source>
            <translation>Conecte o compartilhamento quando quiser fazer backup.</translation>
        </message>
        <message>
            <source>not connected</source>
            <translation>não conectado</translation>
        </message>
        <message>
            <source>Connect the share</source>
            <translation>Conectar o compartilhamento</translation>
        </message>
        <message>
            <source>{drive} is plugged in, but the backup was not found on it.</source>
            <translation>{drive} está conectado, mas o backup não foi encontrado nele.</translation>
        </message>
        <message>
            <source>Two of the drives plugged in are copies of each other. Unplug the one you don't want to use.</source>
            <translation>Duas unidades conectadas são cópias uma da outra. Desconecte a que não é a certa.</translation>
        </message>
        <message>
            <source>{drive} is plugged in. This set has never been backed up to it. Is it the right drive?</source>
            <translation>{drive} está conectada. Este conjunto nunca teve backup nela. É a unidade certa?</translation>
        </message>
        <message>
            <source>This backup is on the computer's own disk. If that disk fails, the backup is lost too.</source>
            <translation>Este backup está no disco do próprio computador. Se o disco falhar, o backup também se perde.</translation>
        </message>
        <message>
            <source>This backup is on the same drive as {folder}. If that drive fails, both are lost.</source>
            <translation>Este backup está na mesma unidade que {folder}. Se essa unidade falhar, os dois se perdem.</translation>
        </message>
        <message>
            <source>You stopped the last backup. The next one copies what is missing.</source>
            <translation>O último backup foi parado. O próximo copia o que falta.</translation>
        </message>
        <message>
            <source>The backup of {moment} was interrupted.</source>
            <translation>O backup de {moment} não chegou ao fim.</translation>
        </message>
        <message>
            <source>Backup set without folders</source>
            <translation>Conjunto de backup sem pastas</translation>
        </message>
        <message>
            <source>30 days ago</source>
            <translation>há 30 dias</translation>
        </message>
        <message>
            <source>tomorrow, {time}</source>
            <translation>amanhã, {time}</translation>
        </message>
        <message>
            <source>today, {time}</source>
            <translation>hoje, {time}</translation>
        </message>
        <message>
            <source>yesterday, {time}</source>
            <translation>ontem, {time}</translation>
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
            <translation>← Voltar</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Voltar</translation>
        </message>
    </context>
    <context>
        <name>leaving-out</name>
        <message>
            <source>Excluded: {folders}</source>
            <translation>Deixado de fora: {folders}</translation>
        </message>
        <message>
            <source>Everything is backed up.</source>
            <translation>Tudo entra no backup.</translation>
        </message>
        <message numerus="yes">
            <source>%n folder(s) excluded: {size}</source>
            <translation>
                <numerusform>%Ln pasta deixada de fora: {size}</numerusform>
                <numerusform>%Ln pastas deixadas de fora: {size}</numerusform>
            </translation>
        </message>
        <message>
            <source>not found</source>
            <translation>não encontrada</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>contando…</translation>
        </message>
        <message>
            <source>does not answer</source>
            <translation>não responde</translation>
        </message>
    </context>
    <context>
        <name>measure-charts</name>
        <message>
            <source>Sequential writing and reading</source>
            <translation>Gravação e leitura sequenciais</translation>
        </message>
        <message>
            <source>GB from the beginning of the test file</source>
            <translation>GB desde o início do arquivo de teste</translation>
        </message>
        <message>
            <source>MB/s</source>
            <translation>MB/s</translation>
        </message>
        <message>
            <source>written</source>
            <translation>gravado</translation>
        </message>
        <message>
            <source>read</source>
            <translation>lido</translation>
        </message>
        <message>
            <source>read at ten places</source>
            <translation>lido em dez lugares</translation>
        </message>
        <message>
            <source>written last time</source>
            <translation>gravado da última vez</translation>
        </message>
        <message>
            <source>Writing and reading by fill level</source>
            <translation>Gravação e leitura por nível de ocupação</translation>
        </message>
        <message>
            <source>how full the drive is, in %</source>
            <translation>quão cheia está a unidade, em %</translation>
        </message>
        <message>
            <source>same place again</source>
            <translation>mesmo lugar de novo</translation>
        </message>
        <message>
            <source>earlier</source>
            <translation>antes</translation>
        </message>
        <message>
            <source>How long reads wait after scattered writes and a rest</source>
            <translation>Quanto as leituras esperam após gravações dispersas e um descanso</translation>
        </message>
        <message>
            <source>reads in order; long waits are cleaning</source>
            <translation>leituras em ordem; esperas longas são limpeza</translation>
        </message>
        <message>
            <source>seconds</source>
            <translation>segundos</translation>
        </message>
        <message>
            <source>Random writes of {size}</source>
            <translation>Gravações aleatórias de {size}</translation>
        </message>
        <message>
            <source>GB written</source>
            <translation>GB gravados</translation>
        </message>
        <message>
            <source>cache full: {size}, after {time}; then {rate}</source>
            <translation>cache cheio: {size}, após {time}; depois {rate}</translation>
        </message>
    </context>
    <context>
        <name>measuring</name>
        <message>
            <source>Sequential writing and reading</source>
            <translation>Gravação e leitura sequenciais</translation>
        </message>
        <message>
            <source>Reading at ten places</source>
            <translation>Leitura em dez lugares</translation>
        </message>
        <message>
            <source>Random reading</source>
            <translation>Leitura aleatória</translation>
        </message>
        <message>
            <source>Ten readers at once</source>
            <translation>Dez leitores ao mesmo tempo</translation>
        </message>
        <message>
            <source>Reading back scattered writes</source>
            <translation>Leitura do que foi gravado de forma dispersa</translation>
        </message>
        <message>
            <source>Activity while idle</source>
            <translation>Atividade em repouso</translation>
        </message>
        <message>
            <source>How much it rewrites at a time</source>
            <translation>Quanto ela regrava de uma vez?</translation>
        </message>
        <message>
            <source>Random writing</source>
            <translation>Gravação aleatória</translation>
        </message>
        <message>
            <source>Random writing until the cache is full</source>
            <translation>Gravação aleatória até encher o cache</translation>
        </message>
        <message>
            <source>Small files</source>
            <translation>Arquivos pequenos</translation>
        </message>
        <message>
            <source>Random writing with the write cache on and off</source>
            <translation>Gravação aleatória com o cache de gravação ligado e desligado</translation>
        </message>
        <message>
            <source>Writing and reading by fill level</source>
            <translation>Gravação e leitura por nível de ocupação</translation>
        </message>
        <message>
            <source>It behaves like a shingled drive with a media cache.</source>
            <translation>Ela se comporta como uma unidade SMR com cache nos pratos.</translation>
        </message>
        <message>
            <source>It behaves like a shingled drive that writes everything to a log (a translation layer).</source>
            <translation>Ela se comporta como uma unidade SMR que grava tudo em um registro (uma camada de tradução).</translation>
        </message>
        <message>
            <source>It behaves like a conventional hard disk.</source>
            <translation>Ela se comporta como um disco rígido convencional.</translation>
        </message>
        <message>
            <source>It behaves like a drive without moving parts.</source>
            <translation>Ela se comporta como uma unidade sem partes móveis.</translation>
        </message>
        <message>
            <source>This measurement could not tell which kind of drive it is. A larger budget may.</source>
            <translation>Esta medição não conseguiu dizer de que tipo é a unidade. Um orçamento maior talvez consiga.</translation>
        </message>
        <message>
            <source>The cache was full after {size}.</source>
            <translation>O cache ficou cheio depois de {size}.</translation>
        </message>
        <message>
            <source>While it rests, it makes room at {rate}.</source>
            <translation>Enquanto descansa, ela abre espaço a {rate}.</translation>
        </message>
        <message>
            <source>These tests do not tell which kind of drive it is.</source>
            <translation>Estes testes não dizem que tipo de unidade é.</translation>
        </message>
        <message>
            <source>How sure: {percent}.</source>
            <translation>Certeza: {percent}.</translation>
        </message>
        <message>
            <source>Sequential writing</source>
            <translation>Gravação sequencial</translation>
        </message>
        <message>
            <source>Sequential reading</source>
            <translation>Leitura sequencial</translation>
        </message>
        <message>
            <source>{begin} at first, {end} at the end</source>
            <translation>{begin} no início, {end} no fim</translation>
        </message>
        <message>
            <source>Random read</source>
            <translation>Leitura aleatória</translation>
        </message>
        <message>
            <source>Random write</source>
            <translation>Gravação aleatória</translation>
        </message>
        <message>
            <source>Random write with the write cache on</source>
            <translation>Gravação aleatória com o cache de gravação ligado</translation>
        </message>
        <message>
            <source>Random write with the write cache off</source>
            <translation>Gravação aleatória com o cache de gravação desligado</translation>
        </message>
        <message>
            <source>{number} ms</source>
            <translation>{number} ms</translation>
        </message>
        <message>
            <source>{number} times as long as elsewhere</source>
            <translation>{number} vezes o tempo de outras partes</translation>
        </message>
        <message>
            <source>Rewrites at once</source>
            <translation>Regrava de uma vez</translation>
        </message>
        <message>
            <source>Random writes of {size}</source>
            <translation>Gravações aleatórias de {size}</translation>
        </message>
        <message>
            <source>no collapse within {size}; longest wait {time}</source>
            <translation>sem queda em {size}; espera mais longa {time}</translation>
        </message>
        <message>
            <source>collapse after {size} ({time}), then {rate}; longest wait {longest}</source>
            <translation>queda após {size} ({time}), depois {rate}; espera mais longa {longest}</translation>
        </message>
        <message>
            <source>After {time} of rest</source>
            <translation>Após {time} de descanso</translation>
        </message>
        <message>
            <source>{size} fast again</source>
            <translation>{size} rápidos de novo</translation>
        </message>
        <message>
            <source>{made} created and {removed} removed per second</source>
            <translation>{made} criados e {removed} removidos por segundo</translation>
        </message>
        <message>
            <source>How full it was before</source>
            <translation>Quão cheia estava antes</translation>
        </message>
        <message>
            <source>Written in total</source>
            <translation>Gravado no total</translation>
        </message>
        <message>
            <source>{size} in {time}</source>
            <translation>{size} em {time}</translation>
        </message>
        <message>
            <source>{percent} full</source>
            <translation>{percent} cheia</translation>
        </message>
        <message>
            <source>{written} written, {read} read</source>
            <translation>{written} na gravação, {read} na leitura</translation>
        </message>
        <message>
            <source>{written} written, {read} read, {again} at the same place again</source>
            <translation>{written} na gravação, {read} na leitura, {again} de novo no mesmo lugar</translation>
        </message>
        <message>
            <source>Slowed by filling</source>
            <translation>Mais lenta por encher</translation>
        </message>
        <message>
            <source>no: the same place is written as fast as before</source>
            <translation>não: o mesmo lugar é gravado tão rápido quanto antes</translation>
        </message>
        <message>
            <source>yes: writing the same place is {percent} slower at {level} full than at {first}</source>
            <translation>sim: gravar no mesmo lugar é {percent} mais lento com {level} de ocupação do que com {first}</translation>
        </message>
        <message>
            <source>unclear: {percent} slower at {level} full than at {first}, but on such a small drive, a single pause can look like that</source>
            <translation>indeterminado: {percent} mais lento com {level} de ocupação do que com {first}, mas em uma unidade tão pequena uma única pausa pode parecer isso</translation>
        </message>
        <message>
            <source>{name}: was about the same</source>
            <translation>{name}: era quase igual</translation>
        </message>
        <message>
            <source>{name}: was {percent} slower</source>
            <translation>{name}: era {percent} mais lenta</translation>
        </message>
        <message>
            <source>{name}: was {percent} faster</source>
            <translation>{name}: era {percent} mais rápida</translation>
        </message>
        <message>
            <source>The verdict then: “{verdict}”</source>
            <translation>Na época foi: “{verdict}”</translation>
        </message>
        <message>
            <source>nothing in common to compare</source>
            <translation>nada em comum para comparar</translation>
        </message>
        <message>
            <source>Measured on {date}: {said}</source>
            <translation>Medido em {date}: {said}</translation>
        </message>
        <message>
            <source>Writing at {percent} full</source>
            <translation>Gravação com {percent} de ocupação</translation>
        </message>
        <message>
            <source>Cache</source>
            <translation>Cache</translation>
        </message>
        <message>
            <source>{values} known for {drives} ({source})</source>
            <translation>{values} conhecidos para {drives} ({source})</translation>
        </message>
    </context>
    <context>
        <name>moments</name>
        <message>
            <source>not known yet</source>
            <translation>ainda não se sabe</translation>
        </message>
        <message>
            <source>cache has room</source>
            <translation>cache tem espaço</translation>
        </message>
        <message>
            <source>cache is full</source>
            <translation>cache está cheio</translation>
        </message>
        <message>
            <source>past the full cache</source>
            <translation>sem passar pelo cache cheio</translation>
        </message>
        <message>
            <source>tidying up</source>
            <translation>se arruma</translation>
        </message>
        <message>
            <source>at rest</source>
            <translation>em descanso</translation>
        </message>
        <message>
            <source>not responding</source>
            <translation>sem resposta</translation>
        </message>
        <message>
            <source>no cache detected</source>
            <translation>nenhum cache à vista</translation>
        </message>
        <message>
            <source>cache full</source>
            <translation>cache cheio</translation>
        </message>
        <message>
            <source>not full</source>
            <translation>não está cheio</translation>
        </message>
        <message>
            <source>fast again</source>
            <translation>rápida de novo</translation>
        </message>
        <message>
            <source>responds again</source>
            <translation>ela responde</translation>
        </message>
        <message>
            <source>rest</source>
            <translation>descanso</translation>
        </message>
        <message>
            <source>continues</source>
            <translation>continua</translation>
        </message>
        <message>
            <source>other program</source>
            <translation>outro programa</translation>
        </message>
        <message>
            <source>alone again</source>
            <translation>sozinha de novo</translation>
        </message>
        <message>
            <source>pace</source>
            <translation>ritmo</translation>
        </message>
        <message>
            <source>The drive's cache is full. From here on it is slower. This is normal for a shingled drive.</source>
            <translation>O cache da unidade está cheio. Daqui em diante ela é mais lenta; isso é normal em uma unidade SMR.</translation>
        </message>
        <message>
            <source>The drive's cache was not full: something else slowed it down before.</source>
            <translation>O cache da unidade não estava cheio: antes, outra coisa a deixou lenta.</translation>
        </message>
        <message>
            <source>The drive's cache has room again, so it is fast again.</source>
            <translation>Há espaço de novo no cache da unidade: ela está rápida de novo.</translation>
        </message>
        <message>
            <source>The drive stopped responding, as many do while they tidy up.</source>
            <translation>A unidade parou de responder, como muitas fazem enquanto se arrumam.</translation>
        </message>
        <message>
            <source>The drive is responding again.</source>
            <translation>A unidade responde de novo.</translation>
        </message>
        <message>
            <source>The drive is resting.</source>
            <translation>A unidade ganha um descanso.</translation>
        </message>
        <message>
            <source>The rest is over, and the backup continues.</source>
            <translation>O descanso acabou; o backup continua.</translation>
        </message>
        <message>
            <source>Another program started using the drive.</source>
            <translation>Outro programa começou a usar a unidade.</translation>
        </message>
        <message>
            <source>The other program has finished using the drive.</source>
            <translation>O outro programa deixou a unidade em paz.</translation>
        </message>
        <message>
            <source>You changed the pace.</source>
            <translation>Você escolheu outro ritmo.</translation>
        </message>
        <message>
            <source>The drive rests and makes room in its cache, so that copying is faster later.</source>
            <translation>A unidade ganha um descanso para abrir espaço no cache, para que os arquivos esperem menos por ela depois.</translation>
        </message>
        <message>
            <source>The drive rests, because its responses took longer and longer.</source>
            <translation>A unidade ganha um descanso, pois as respostas demoravam cada vez mais.</translation>
        </message>
        <message>
            <source>The backup is waiting, because another program is using the drive.</source>
            <translation>O backup espera, pois outro programa usa a unidade.</translation>
        </message>
        <message>
            <source>The backup is waiting a minute after a connection problem. The files copied so far are safe.</source>
            <translation>O backup espera um minuto após problemas com a conexão. O que ele copiou está seguro.</translation>
        </message>
        <message>
            <source>The drive's cache is full; it holds about {size}. From here on it is slower, as shingled drives are.</source>
            <translation>O cache da unidade está cheio; nele cabem cerca de {size}. Daqui em diante ela é mais lenta, como são as unidades SMR.</translation>
        </message>
        <message>
            <source>The drive's cache is full; it holds {size}. From here on it is slower, as shingled drives are.</source>
            <translation>O cache da unidade está cheio; nele cabem {size}. Daqui em diante ela é mais lenta, como são as unidades SMR.</translation>
        </message>
        <message>
            <source>Another program started using the drive, at {rate}.</source>
            <translation>Outro programa começou a usar a unidade, a {rate}.</translation>
        </message>
        <message>
            <source>The drive is responding again, after {time}.</source>
            <translation>A unidade responde de novo, depois de {time}.</translation>
        </message>
        <message>
            <source>Checking the empty space in {file}: {done} of {total}.</source>
            <translation>Verificando o espaço vazio de {file}: {done} de {total}.</translation>
        </message>
        <message>
            <source>You changed the pace: {pace}.</source>
            <translation>Você escolheu outro ritmo: {pace}.</translation>
        </message>
    </context>
    <context>
        <name>mounting</name>
        <message>
            <source>It is open.</source>
            <translation>Está aberta.</translation>
        </message>
        <message>
            <source>Reading writes nothing to it.</source>
            <translation>Ler não grava nada nela.</translation>
        </message>
        <message>
            <source>It is open read-only.</source>
            <translation>Está aberta só para leitura.</translation>
        </message>
        <message>
            <source>Reading writes to it, too: it records the access time of each file that is new or was not read today.</source>
            <translation>Ler também grava nela: para cada arquivo novo ou não lido hoje, ela anota a hora.</translation>
        </message>
        <message>
            <source>Reading writes to it, too: it records the access time whenever a file is read.</source>
            <translation>Ler também grava nela: cada vez que um arquivo é lido, ela anota a hora.</translation>
        </message>
        <message>
            <source>{drive} records access times, so even reading writes to it, which makes a shingled drive slow. You can open it again without access times: see “Drives”.</source>
            <translation>{drive} está aberta de um jeito que a leitura também grava nela, o que torna lenta uma unidade SMR. Você pode abri-la de novo sem horários de acesso: veja “Unidades”.</translation>
        </message>
        <message>
            <source>The drive is closed, but still switched on. Eject it before you unplug it.</source>
            <translation>A unidade está fechada. Ainda está ligada: ejete-a para desconectá-la.</translation>
        </message>
    </context>
    <context>
        <name>moving</name>
        <message>
            <source>The backup was moved</source>
            <translation>O backup foi movido</translation>
        </message>
        <message>
            <source>The backup was moved, except for files that could not be read</source>
            <translation>O backup foi movido, exceto o que não pôde ser lido</translation>
        </message>
        <message>
            <source>The move was stopped</source>
            <translation>A mudança foi parada</translation>
        </message>
        <message>
            <source>The backup was not moved</source>
            <translation>O backup não foi movido</translation>
        </message>
        <message>
            <source>The backups were merged</source>
            <translation>Os backups agora são um só</translation>
        </message>
        <message>
            <source>The backups were merged, except for files that could not be read</source>
            <translation>Os backups agora são um só, exceto o que não pôde ser lido</translation>
        </message>
        <message>
            <source>The backups were not merged</source>
            <translation>Os backups não foram mesclados</translation>
        </message>
        <message>
            <source>All versions are copied, file by file. If the filesystem stays the same, copying the drive is much faster.</source>
            <translation>Todas as versões são copiadas, arquivo por arquivo. Se o sistema de arquivos continuar o mesmo, copiar a unidade é muito mais rápido.</translation>
        </message>
        <message>
            <source>Every file is copied, then read back and compared. You can pause it.</source>
            <translation>Cada arquivo é copiado, depois lido de volta e comparado. Você pode pausar.</translation>
        </message>
        <message>
            <source>Probably {time}.</source>
            <translation>Provavelmente {time}.</translation>
        </message>
        <message>
            <source>The old backup stays as it is. If you stop it, or a drive is unplugged, it can continue from there later.</source>
            <translation>O backup antigo fica como está. Se você parar, ou se uma unidade for desconectada, é possível continuar dali mais tarde.</translation>
        </message>
        <message>
            <source>Merge the backups from {source} to {target}</source>
            <translation>Mesclar os backups de {source} em {target}</translation>
        </message>
        <message>
            <source>Move the backup from {source} to {target}</source>
            <translation>Mover o backup de {source} para {target}</translation>
        </message>
        <message>
            <source>Checking both folders…</source>
            <translation>Examinando os dois lugares…</translation>
        </message>
        <message>
            <source>{versions} with {files} ({size}) will be copied. There is enough space.</source>
            <translation>A copiar: {versions} com {files} ({size}). Há espaço suficiente.</translation>
        </message>
        <message>
            <source>Already there, from an earlier run: {files} ({size}).</source>
            <translation>Já está lá, de uma execução anterior: {files} ({size}).</translation>
        </message>
        <message>
            <source>In {target}: {versions} with {files} ({size}), read back and intact.</source>
            <translation>Em {target}: {versions} com {files} ({size}), relidos e intactos.</translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln versão</numerusform>
                <numerusform>%Ln versões</numerusform>
            </translation>
        </message>
        <message>
            <source>The next backup goes there. The old one stays as it is.</source>
            <translation>O próximo backup vai para lá. O antigo fica como está.</translation>
        </message>
        <message>
            <source>The old backup stays as it is.</source>
            <translation>O backup antigo fica como está.</translation>
        </message>
        <message>
            <source>The next backup goes there. The old ones stay as they are.</source>
            <translation>O próximo backup vai para lá. Os antigos ficam como estão.</translation>
        </message>
        <message>
            <source>The old backups stay as they are.</source>
            <translation>Os backups antigos ficam como estão.</translation>
        </message>
        <message>
            <source>The backup is already there: an earlier run has moved it.</source>
            <translation>O backup já está lá: uma execução anterior o moveu.</translation>
        </message>
        <message>
            <source>The backups become one. Each version contains what all of them had at that time.</source>
            <translation>Lá os backups se tornam um só. Cada versão tem o que todos tinham no seu tempo.</translation>
        </message>
        <message>
            <source>The backups are now one. Each version contains what all of them had at that time.</source>
            <translation>Lá os backups são um só. Cada versão tem o que todos tinham no seu tempo.</translation>
        </message>
        <message>
            <source>Files that could not be read in the old backup: {count}. The next backup copies those that you still have.</source>
            <translation>Arquivos que não puderam ser lidos no backup antigo: {count}. O próximo backup copia os que você ainda tiver.</translation>
        </message>
        <message>
            <source>Files there that were in the backup's folders but are not part of the backup were moved to {folder}.</source>
            <translation>Os arquivos de lá que estavam nas pastas do backup, mas não fazem parte dele, foram movidos para {folder}.</translation>
        </message>
    </context>
    <context>
        <name>normal</name>
        <message>
            <source>It is fast at first. After some gigabytes it may become very slow until it has rested.</source>
            <translation>No começo ela é rápida. Depois de alguns gigabytes pode ficar muito lenta, até ter descansado.</translation>
        </message>
        <message>
            <source>It stays busy and warm after you have finished, often for minutes and sometimes for hours, while it tidies up.</source>
            <translation>Ela continua ocupada e quente depois que você terminou, muitas vezes por minutos, às vezes por horas: está se arrumando.</translation>
        </message>
        <message>
            <source>It clicks quietly and regularly, even when nobody uses it.</source>
            <translation>Ela estala baixo e regularmente, mesmo quando ninguém a usa.</translation>
        </message>
        <message>
            <source>Now and then it doesn't respond for half a minute. Just wait.</source>
            <translation>De vez em quando ela não responde por meio minuto. Basta esperar.</translation>
        </message>
        <message>
            <source>Ejecting can take minutes, because pending data is written first.</source>
            <translation>Ejetar pode levar minutos: o que o computador ainda retém é gravado antes.</translation>
        </message>
        <message>
            <source>After a large backup, leave it plugged in for a while if you can. Always eject it before you unplug it.</source>
            <translation>Depois de um backup grande, deixe-a conectada por um tempo, se puder. Sempre ejete-a antes de desconectá-la.</translation>
        </message>
        <message>
            <source>It can only be written in order. Most filesystems don't work on it, and few enclosures support it.</source>
            <translation>Só pode ser gravada em ordem. A maioria dos sistemas de arquivos não funciona nela, e poucas caixas repassam isso.</translation>
        </message>
        <message>
            <source>It can be told which files were deleted (TRIM). For good reasons, that is not done automatically.</source>
            <translation>Ela pode ser avisada de quais arquivos foram apagados (TRIM). Isso não é feito sozinho, por bons motivos.</translation>
        </message>
        <message>
            <source>It slows down gradually as it fills up, to about half its speed when full.</source>
            <translation>Ela fica mais lenta, aos poucos, à medida que enche: no fim tem cerca da metade da velocidade.</translation>
        </message>
        <message>
            <source>Many shingled drives don't say that they are. Long pauses and activity while idle would be signs of it, not faults.</source>
            <translation>Muitas unidades SMR não dizem que são. Pausas longas e atividade em repouso seriam sinais disso, não defeitos.</translation>
        </message>
        <message>
            <source>It makes no noise. Simple sticks and cards become slow when you write a lot at once.</source>
            <translation>Não faz barulho. Pendrives e cartões simples ficam lentos quando se grava muito de uma vez.</translation>
        </message>
    </context>
    <context>
        <name>notices</name>
        <message>
            <source>Back up now</source>
            <translation>Fazer backup agora</translation>
        </message>
        <message>
            <source>Set up for backup</source>
            <translation>Preparar para backup</translation>
        </message>
        <message>
            <source>What is this?</source>
            <translation>O que é isto?</translation>
        </message>
        <message>
            <source>Don't use this drive</source>
            <translation>Não usar esta unidade</translation>
        </message>
        <message>
            <source>What can I do?</source>
            <translation>O que posso fazer?</translation>
        </message>
        <message>
            <source>Stop waiting</source>
            <translation>Parar de esperar</translation>
        </message>
        <message>
            <source>I have done that</source>
            <translation>Já fiz isso</translation>
        </message>
        <message>
            <source>Open Shingleback</source>
            <translation>Abrir o Shingleback</translation>
        </message>
        <message>
            <source>Restore instead</source>
            <translation>Restaurar em vez disso</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Agora não</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>Desbloquear</translation>
        </message>
        <message>
            <source>{name}, {size}</source>
            <translation>{name}, {size}</translation>
        </message>
        <message>
            <source>Your backup drive is plugged in.</source>
            <translation>Sua unidade de backup está conectada.</translation>
        </message>
        <message>
            <source>It is fast at first and slow after a while. This is normal and does no harm.</source>
            <translation>No começo ela é rápida, e depois de um tempo lenta. Isso é normal e não faz mal.</translation>
        </message>
        <message>
            <source>It is plugged in. It is not clear whether it is shingled.</source>
            <translation>Está conectada. Não está claro se ela é SMR.</translation>
        </message>
        <message>
            <source>Open Shingleback to see more.</source>
            <translation>Abra o Shingleback para ver mais.</translation>
        </message>
        <message>
            <source>{name} was not ejected</source>
            <translation>{name} sumiu sem ter sido ejetada</translation>
        </message>
        <message>
            <source>If you unplugged it, plug it back in, and eject it next time. If you didn't, leave it plugged in and powered. It may be tidying up, which can take an hour.</source>
            <translation>Se você a desconectou, conecte-a de novo e ejete-a da próxima vez. Se não, deixe-a conectada e ligada: ela pode estar se arrumando e precisar de uma hora.</translation>
        </message>
        <message>
            <source>The backup to {name} begins at {time}</source>
            <translation>O backup para {name} começa às {time}</translation>
        </message>
        <message>
            <source>It starts automatically, as you chose. If you need the drive for something else, or want to restore files, press “Not now”.</source>
            <translation>Ele começa sozinho, como você escolheu. Se precisa da unidade para outra coisa, ou veio buscar arquivos de volta, escolha “Agora não”.</translation>
        </message>
        <message>
            <source>Is {name} the right drive for your backup?</source>
            <translation>{name} é a unidade certa para o seu backup?</translation>
        </message>
        <message>
            <source>The backup is waiting for your answer, because it has never used this drive.</source>
            <translation>O backup espera a sua resposta, porque nunca foi feito nesta unidade.</translation>
        </message>
        <message>
            <source>The backup to {name} needs its passphrase</source>
            <translation>O backup para {name} precisa da senha</translation>
        </message>
        <message>
            <source>The drive is encrypted. The backup starts once you have unlocked it.</source>
            <translation>A unidade está criptografada. O backup começa quando você a desbloquear.</translation>
        </message>
        <message>
            <source>The backup to {name} could not start</source>
            <translation>O backup para {name} não pôde começar</translation>
        </message>
        <message>
            <source>The drive could not be opened: {why}</source>
            <translation>Não foi possível abrir a unidade: {why}</translation>
        </message>
        <message numerus="yes">
            <source>No backup of {name} for %n day(s)</source>
            <translation>
                <numerusform>Sem backup de {name} há %Ln dia</numerusform>
                <numerusform>Sem backup de {name} há %Ln dias</numerusform>
            </translation>
        </message>
        <message>
            <source>Plug in the backup drive when you have a moment.</source>
            <translation>Conecte a unidade de backup quando for bom para você.</translation>
        </message>
        <message>
            <source>Connect the share that holds the backup when you have a moment.</source>
            <translation>Conecte o compartilhamento do backup quando tiver um momento.</translation>
        </message>
        <message numerus="yes">
            <source>{name}: no backup for %n day(s)</source>
            <translation>
                <numerusform>{name}: sem backup há %Ln dia</numerusform>
                <numerusform>{name}: sem backup há %Ln dias</numerusform>
            </translation>
        </message>
        <message>
            <source>Time to swap drives: bring {drive}</source>
            <translation>Hora de trocar de unidade: traga {drive}</translation>
        </message>
        <message numerus="yes">
            <source>Its last backup of {name} was %n day(s) ago.</source>
            <translation>
                <numerusform>O último backup de {name} nela foi há %Ln dia.</numerusform>
                <numerusform>O último backup de {name} nela foi há %Ln dias.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no backup of {name} on it yet.</source>
            <translation>Ainda não há backup de {name} nela.</translation>
        </message>
        <message>
            <source>{name}: bring the other drive, {drive}</source>
            <translation>{name}: traga a outra unidade, {drive}</translation>
        </message>
        <message>
            <source>It is safe to unplug {name}</source>
            <translation>É seguro desconectar {name}</translation>
        </message>
        <message>
            <source>A backup begins in {left}</source>
            <translation>Um backup começa em {left}</translation>
        </message>
        <message>
            <source>{name}: eject it before you unplug it</source>
            <translation>{name}: ejete-a antes de desconectá-la</translation>
        </message>
        <message>
            <source>{name}: not in use</source>
            <translation>{name}: sem uso</translation>
        </message>
        <message>
            <source>{name} is gone: plug it back in, or wait {left}</source>
            <translation>{name} sumiu: conecte-a de novo, ou espere {left}</translation>
        </message>
        <message>
            <source>{name} is gone: plug it in again</source>
            <translation>{name} sumiu: conecte-a mais uma vez</translation>
        </message>
        <message>
            <source>{name} is gone: looking for it</source>
            <translation>{name} sumiu: procurando por ela</translation>
        </message>
        <message>
            <source>{name} is probably broken</source>
            <translation>{name} provavelmente está quebrada</translation>
        </message>
        <message>
            <source>{name} is gone: leave it unplugged</source>
            <translation>{name} sumiu: deixe-a desconectada</translation>
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
            <translation>bytes</translation>
        </message>
        <message>
            <source>kB</source>
            <translation>kB</translation>
        </message>
        <message>
            <source>MB</source>
            <translation>MB</translation>
        </message>
        <message>
            <source>GB</source>
            <translation>GB</translation>
        </message>
        <message>
            <source>TB</source>
            <translation>TB</translation>
        </message>
        <message>
            <source>PB</source>
            <translation>PB</translation>
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
                <numerusform>%Ln byte</numerusform>
                <numerusform>%Ln bytes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation>
                <numerusform>%Ln arquivo</numerusform>
                <numerusform>%Ln arquivos</numerusform>
            </translation>
        </message>
        <message>
            <source>{done} of {total}</source>
            <translation>{done} de {total}</translation>
        </message>
        <message>
            <source>{percent}%</source>
            <translation>{percent}%</translation>
        </message>
        <message>
            <source>{size}/s</source>
            <translation>{size}/s</translation>
        </message>
        <message>
            <source>less than a second</source>
            <translation>menos de um segundo</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s)</source>
            <translation>
                <numerusform>%Ln dia</numerusform>
                <numerusform>%Ln dias</numerusform>
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
            <translation>Em andamento. Uma unidade que dorme, ou se arruma, leva um momento.</translation>
        </message>
    </context>
    <context>
        <name>patience</name>
        <message>
            <source>The drive is gone.</source>
            <translation>A unidade sumiu.</translation>
        </message>
        <message>
            <source>The drive has not come back.</source>
            <translation>A unidade não voltou.</translation>
        </message>
        <message>
            <source>Looking for the drive.</source>
            <translation>Procurando a unidade.</translation>
        </message>
        <message>
            <source>The drive is back.</source>
            <translation>A unidade voltou.</translation>
        </message>
        <message>
            <source>The drive is probably broken.</source>
            <translation>A unidade provavelmente está quebrada.</translation>
        </message>
        <message>
            <source>Leave the drive unplugged now.</source>
            <translation>Deixe agora a unidade desconectada.</translation>
        </message>
        <message>
            <source>No longer waiting for the drive.</source>
            <translation>Não se espera mais pela unidade.</translation>
        </message>
        <message>
            <source>If you unplugged it, plug it back in. If you didn't, leave it plugged in and powered for an hour: it may be repairing its internal tables, and won't respond until that is done. Don't switch it off in between, or it starts over. {left} to go (round {round} of {rounds}).</source>
            <translation>Se você a desconectou, conecte-a de novo. Se não, deixe-a conectada e ligada por uma hora: ela pode estar pondo em ordem as próprias notas, e não responde até terminar. Não a desligue no meio, ou ela começa de novo. Faltam {left} (rodada {round} de {rounds}).</translation>
        </message>
        <message>
            <source>If it is still plugged in, unplug the cable, and the power supply if there is one, and wait half a minute. Then plug it in, if possible into another port of the computer itself (round {round} of {rounds}).</source>
            <translation>Se ela ainda estiver conectada, desconecte o cabo, e a fonte se houver, e espere meio minuto. Depois conecte-a, se possível em outra porta do próprio computador (rodada {round} de {rounds}).</translation>
        </message>
        <message>
            <source>A large drive may take a few minutes to start (round {round} of {rounds}).</source>
            <translation>Uma unidade grande pode levar alguns minutos para responder depois de ligar (rodada {round} de {rounds}).</translation>
        </message>
        <message>
            <source>Let it rest for a while before the next big job. If it holds your only copy of something, copy that first.</source>
            <translation>Deixe-a descansar um pouco antes do próximo trabalho grande. Se o que está nela não existe em nenhum outro lugar, copie isso primeiro.</translation>
        </message>
        <message>
            <source>It didn't come back in {rounds} rounds. Try another cable, power supply and computer once. If it holds your only copy of something, ask a data recovery company before you try anything else.</source>
            <translation>Ela não voltou em {rounds} rodadas. Tente uma vez com outro cabo, outra fonte e outro computador. Se o que está nela não existe em nenhum outro lugar, consulte uma empresa de recuperação de dados antes de tentar mais.</translation>
        </message>
        <message>
            <source>Drives of this model are known to lose an internal table while everything else still works, and each start can make it worse. Don't keep switching it on. If it holds your only copy of something, ask a data recovery company.</source>
            <translation>Sabe-se que em unidades deste modelo a tabela interna se estraga enquanto todo o resto está bem, e que cada nova partida pode piorar. Não a ligue repetidamente. Se o que está nela não existe em nenhum outro lugar, consulte uma empresa de recuperação de dados.</translation>
        </message>
        <message>
            <source>If it comes back later, Shingleback will notice it as usual.</source>
            <translation>Se ela voltar mais tarde, isso será notado como sempre.</translation>
        </message>
    </context>
    <context>
        <name>places</name>
        <message>
            <source>the drive</source>
            <translation>a unidade</translation>
        </message>
        <message>
            <source>a drive without a name</source>
            <translation>unidade sem nome</translation>
        </message>
        <message>
            <source>Home folder</source>
            <translation>Pasta pessoal</translation>
        </message>
    </context>
    <context>
        <name>plan</name>
        <message>
            <source>Checking the drive again</source>
            <translation>Ver a unidade mais uma vez</translation>
        </message>
        <message>
            <source>Asking for permission</source>
            <translation>Pedir permissão</translation>
        </message>
        <message>
            <source>Erasing</source>
            <translation>Apagar</translation>
        </message>
        <message>
            <source>Creating the partition</source>
            <translation>Criar a partição</translation>
        </message>
        <message>
            <source>Encrypting</source>
            <translation>Criptografar</translation>
        </message>
        <message>
            <source>Formatting</source>
            <translation>Formatar</translation>
        </message>
        <message>
            <source>Verifying the new filesystem</source>
            <translation>Ler de volta o que está na unidade</translation>
        </message>
        <message>
            <source>Opening the drive</source>
            <translation>Abrir a unidade</translation>
        </message>
        <message>
            <source>Writing to the new drive</source>
            <translation>Gravar na nova unidade</translation>
        </message>
        <message>
            <source>Telling the drive which space is free</source>
            <translation>Informar ao drive o que está livre</translation>
        </message>
        <message>
            <source>This drive is not trimmed. {reason}</source>
            <translation>Esta unidade não é informada do espaço livre (TRIM). {reason}</translation>
        </message>
        <message>
            <source>Check again that this is still {drive} and that nothing on it is in use.</source>
            <translation>Ver mais uma vez se esta ainda é {drive}, e se nada nela está em uso.</translation>
        </message>
        <message>
            <source>Ask for permission before anything is changed.</source>
            <translation>Pedir permissão ao sistema, antes que algo seja mudado.</translation>
        </message>
        <message>
            <source>Erase everything on {drive}.</source>
            <translation>Apagar tudo em {drive}.</translation>
        </message>
        <message>
            <source>Create one partition that fills the drive.</source>
            <translation>Criar uma partição, que ocupa todo o espaço.</translation>
        </message>
        <message>
            <source>Encrypt it with your passphrase. Nobody can read the drive without the passphrase, and nobody can recover it.</source>
            <translation>Criptografá-la com a sua senha. Sem ela ninguém consegue ler, e ninguém pode ajudar.</translation>
        </message>
        <message>
            <source>Format it with {filesystem} and name it “{label}”.</source>
            <translation>Formatá-la com {filesystem}, e dar a ela o nome “{label}”.</translation>
        </message>
        <message>
            <source>Verify the new filesystem.</source>
            <translation>Ler de volta o que está na unidade e comparar com o que se queria.</translation>
        </message>
        <message>
            <source>Open it without access times, so that reading writes nothing to it.</source>
            <translation>Abri-la de modo que a leitura não grave nada nela.</translation>
        </message>
        <message>
            <source>Check that you can write to it.</source>
            <translation>Ver se você consegue gravar nela.</translation>
        </message>
        <message>
            <source>Tell {drive} that its old content is no longer needed, so that it stays fast as it fills up (TRIM). This may ask for a password.</source>
            <translation>Informar uma vez a {drive} que ninguém precisa do conteúdo antigo, para que continue rápido ao encher (TRIM). Pode pedir uma senha.</translation>
        </message>
        <message>
            <source>Ask for an administrator's password before anything is changed.</source>
            <translation>Pedir a senha de um administrador, antes que algo seja mudado.</translation>
        </message>
        <message>
            <source>Checking the drive again...</source>
            <translation>Vendo a unidade mais uma vez...</translation>
        </message>
        <message>
            <source>Asking for permission...</source>
            <translation>Pedindo permissão...</translation>
        </message>
        <message>
            <source>Erasing...</source>
            <translation>Apagando...</translation>
        </message>
        <message>
            <source>Creating the partition...</source>
            <translation>Criando a partição...</translation>
        </message>
        <message>
            <source>Encrypting. This may take a minute...</source>
            <translation>Criptografando. Pode levar um minuto...</translation>
        </message>
        <message>
            <source>Formatting. This may take minutes on a slow drive...</source>
            <translation>Formatando. Em uma unidade lenta pode levar minutos...</translation>
        </message>
        <message>
            <source>Verifying the new filesystem...</source>
            <translation>Lendo de volta o que está na unidade...</translation>
        </message>
        <message>
            <source>Opening the drive...</source>
            <translation>Abrindo a unidade...</translation>
        </message>
        <message>
            <source>Checking that you can write to it...</source>
            <translation>Tentando gravar nela...</translation>
        </message>
        <message>
            <source>Telling the drive which space is free. This may take a few minutes...</source>
            <translation>Informando ao drive o que está livre. Pode levar alguns minutos...</translation>
        </message>
        <message>
            <source>It is the drive that you confirmed, and nothing on it is in use.</source>
            <translation>É a unidade que você confirmou, e nada nela está em uso.</translation>
        </message>
        <message>
            <source>Permission was given.</source>
            <translation>Você pode fazer isso.</translation>
        </message>
        <message>
            <source>The drive is erased.</source>
            <translation>A unidade está apagada.</translation>
        </message>
        <message>
            <source>The partition is created.</source>
            <translation>A partição está criada.</translation>
        </message>
        <message>
            <source>It is encrypted, and unlocked.</source>
            <translation>Está criptografada e desbloqueada.</translation>
        </message>
        <message>
            <source>The filesystem is created.</source>
            <translation>O sistema de arquivos está criado.</translation>
        </message>
        <message>
            <source>The filesystem is as planned.</source>
            <translation>Está como deve estar.</translation>
        </message>
        <message>
            <source>The drive is open.</source>
            <translation>A unidade está aberta.</translation>
        </message>
        <message>
            <source>You can write to it.</source>
            <translation>Você consegue gravar nela.</translation>
        </message>
        <message>
            <source>The drive knows which space is free.</source>
            <translation>O drive sabe o que está livre.</translation>
        </message>
        <message>
            <source>Nothing on the drive was changed.</source>
            <translation>Nada na unidade foi mudado.</translation>
        </message>
        <message>
            <source>The drive is erased and empty. Prepare it again to use it.</source>
            <translation>A unidade está apagada e vazia. Prepare-a mais uma vez para usá-la.</translation>
        </message>
        <message>
            <source>The drive is erased and has an empty partition. Prepare it again to use it.</source>
            <translation>A unidade está apagada e tem uma partição vazia. Prepare-a mais uma vez para usá-la.</translation>
        </message>
        <message>
            <source>The drive is encrypted, but not usable yet, even with its passphrase. Prepare it again.</source>
            <translation>A unidade está criptografada, e não há nada nela que se possa usar; programas pedirão a senha em vão. Prepare-a mais uma vez.</translation>
        </message>
        <message>
            <source>The drive is formatted and empty, but not ready. Unplug it, plug it back in, and check whether it opens, or prepare it again.</source>
            <translation>A unidade está formatada e vazia, mas não pronta. Desconecte-a, conecte-a de novo e veja se abre; ou prepare-a mais uma vez.</translation>
        </message>
        <message>
            <source>The drive is ready.</source>
            <translation>A unidade está pronta.</translation>
        </message>
        <message>
            <source>The state of the drive is not known. Unplug it, plug it back in, and prepare it again.</source>
            <translation>Não se sabe o que está na unidade agora. Desconecte-a, conecte-a de novo e prepare-a mais uma vez.</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) does all of this.</source>
            <translation>O serviço de unidades do próprio sistema (UDisks2) faz tudo.</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) uses the options, and asks for an administrator's password.</source>
            <translation>O serviço de unidades do sistema (UDisks2) repassa as opções e pede a senha de um administrador.</translation>
        </message>
        <message>
            <source>The helper of Shingleback creates the filesystem with these options. It may ask for a password.</source>
            <translation>O auxiliar do Shingleback cria o sistema de arquivos com estas opções; ele pode pedir uma senha.</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) is too old for these options, and ignores them. The drive works without them.</source>
            <translation>O serviço de unidades do sistema (UDisks2) é antigo demais para repassar as opções e as deixa de fora. Mesmo assim a unidade pode ser usada.</translation>
        </message>
        <message>
            <source>No administrator's password is needed, because the filesystem is created without its options. The drive works without them, but later backups and restores may take a little longer.</source>
            <translation>A senha de um administrador não é necessária, porque as opções do sistema de arquivos são deixadas de fora. Mesmo assim a unidade pode ser usada; backups e restaurações posteriores podem demorar um pouco mais.</translation>
        </message>
    </context>
    <context>
        <name>profiles</name>
        <message>
            <source>Backup drive for Linux (btrfs)</source>
            <translation>Unidade de backup para Linux (btrfs)</translation>
        </message>
        <message>
            <source>Backup drive for Linux (ext4, packed)</source>
            <translation>Unidade de backup para Linux (ext4, compacto)</translation>
        </message>
        <message>
            <source>Large files on Linux (ext4, packed)</source>
            <translation>Arquivos grandes no Linux (ext4, compacto)</translation>
        </message>
        <message>
            <source>Large files, shared with Windows and macOS (exFAT)</source>
            <translation>Arquivos grandes, compartilhada com Windows e macOS (exFAT)</translation>
        </message>
        <message>
            <source>Shared with Windows and macOS (exFAT)</source>
            <translation>Compartilhada com Windows e macOS (exFAT)</translation>
        </message>
        <message>
            <source>Drive with zones (btrfs)</source>
            <translation>Unidade com zonas (btrfs)</translation>
        </message>
        <message>
            <source>Drive with zones (XFS)</source>
            <translation>Unidade com zonas (XFS)</translation>
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
            <translation>Grava em pedaços longos e percebe quando um arquivo se estragou na unidade. Só o Linux consegue ler.</translation>
        </message>
        <message>
            <source>Simple and proven, with all tables at the beginning of the drive. Only Linux can read it.</source>
            <translation>Simples e comprovado, com todas as tabelas no começo da unidade. Só o Linux consegue ler.</translation>
        </message>
        <message>
            <source>For videos and disk images: small tables, more space, but fewer files. Only Linux can read it.</source>
            <translation>Para filmes e imagens de disco: tabelas pequenas, muito espaço, não muitos arquivos. Só o Linux consegue ler.</translation>
        </message>
        <message>
            <source>Every computer can read and write it. A power cut can lose files that it had already stored.</source>
            <translation>Qualquer computador pode ler e gravar nele. Uma queda de energia pode fazer perder arquivos que já estavam guardados.</translation>
        </message>
        <message>
            <source>For drives that must be written in order, which it does automatically. Only Linux can read it.</source>
            <translation>Para unidades que precisam ser gravadas em ordem. Ele faz isso sozinho. Só o Linux consegue ler.</translation>
        </message>
        <message>
            <source>For drives that must be written in order, with a very new Linux. Only Linux can read it.</source>
            <translation>Para unidades que precisam ser gravadas em ordem, com um Linux muito novo. Só o Linux consegue ler.</translation>
        </message>
        <message>
            <source>Once recommended for shingled drives. It becomes slow over the years, and there is no way to fix that.</source>
            <translation>Já foi recomendado para unidades SMR. Fica lento com os anos, e não consegue corrigir isso.</translation>
        </message>
        <message>
            <source>Good on other drives. On a shingled drive, it spreads writes over the whole drive.</source>
            <translation>Bom em outras unidades. Em uma SMR, espalha o que grava por toda a unidade.</translation>
        </message>
        <message>
            <source>Only if Windows needs it: it scatters small writes, and is slow on Linux.</source>
            <translation>Só onde o Windows pedir: espalha gravações pequenas, e o Linux é lento com ele.</translation>
        </message>
        <message>
            <source>Writes everything in sequence until the drive is full, then keeps moving data around.</source>
            <translation>Grava tudo em uma linha, até a unidade encher: então fica movendo dados por conta própria.</translation>
        </message>
        <message>
            <source>Don't trim the whole drive before formatting: that takes minutes, and a new drive gains nothing.</source>
            <translation>Não fazer TRIM do drive inteiro antes de formatar: leva minutos, e um drive novo não ganha nada.</translation>
        </message>
        <message>
            <source>Files are stored once: a backup is the second copy.</source>
            <translation>Os arquivos são guardados uma vez: um backup já é a segunda cópia.</translation>
        </message>
        <message>
            <source>The tables are stored twice, so that one bad sector doesn't cost you the whole drive.</source>
            <translation>As tabelas são guardadas duas vezes, para que um lugar ruim não custe a unidade inteira.</translation>
        </message>
        <message>
            <source>The tables have large pages, so reading them takes a few long reads instead of many short ones.</source>
            <translation>As tabelas têm páginas grandes: lê-las exige poucas leituras longas, e não muitas curtas.</translation>
        </message>
        <message>
            <source>No space is reserved for the system, which doesn't run from this drive. This leaves 5 % more for files.</source>
            <translation>Nenhum espaço é reservado para o sistema, que não roda desta unidade: 5 % a mais para arquivos.</translation>
        </message>
        <message>
            <source>One entry for each MiB instead of each 16 KiB: small tables, and still millions of files.</source>
            <translation>Um registro para cada MiB em vez de cada 16 KiB: tabelas pequenas, e ainda milhões de arquivos.</translation>
        </message>
        <message>
            <source>One entry for each 4 MiB: the tables are as small as they can be, for few, large files.</source>
            <translation>Um registro para cada 4 MiB: as tabelas ficam o menor possível, para poucos arquivos grandes.</translation>
        </message>
        <message>
            <source>Two spare copies of the superblock instead of dozens all over the drive.</source>
            <translation>Duas cópias de reserva do cabeçalho em vez de dezenas por toda a unidade.</translation>
        </message>
        <message>
            <source>All tables are at the beginning, where the drive can rewrite them in one go.</source>
            <translation>Todas as tabelas ficam no começo, onde a unidade pode regravá-las de uma vez.</translation>
        </message>
        <message>
            <source>The tables are written now, not for hours after the first use of the drive.</source>
            <translation>As tabelas são gravadas agora, e não durante horas depois do primeiro uso.</translation>
        </message>
        <message>
            <source>Large pieces: smaller tables, and longer writes.</source>
            <translation>Pedaços grandes: tabelas menores e gravações mais longas.</translation>
        </message>
        <message>
            <source>Pieces of medium size: small files waste less space, and the tables stay small.</source>
            <translation>Pedaços médios: arquivos pequenos desperdiçam menos espaço, e as tabelas continuam pequenas.</translation>
        </message>
        <message>
            <source>Everything begins at a multiple of 32 MiB, near the size of the drive's strips.</source>
            <translation>Tudo começa em um múltiplo de 32 MiB, perto do tamanho das faixas da unidade.</translation>
        </message>
        <message>
            <source>The table of free space is next to the other one, not in a strip of its own.</source>
            <translation>A tabela de lugares livres fica ao lado da outra, e não em uma faixa própria.</translation>
        </message>
        <message>
            <source>It tidies up 128 MiB at a time, which covers whole strips of the drive.</source>
            <translation>Ele arruma 128 MiB de cada vez, o que cobre faixas inteiras da unidade.</translation>
        </message>
        <message>
            <source>It starts at the front, instead of in several places at once.</source>
            <translation>Começa pela frente, em vez de em vários lugares ao mesmo tempo.</translation>
        </message>
        <message>
            <source>Don't fill the drive with zeros, which takes a day.</source>
            <translation>Não gravar zeros por toda a unidade, o que leva um dia.</translation>
        </message>
        <message>
            <source>The same sectors as the drive: Windows reads no others, and some versions choose larger ones automatically.</source>
            <translation>Os setores próprios da unidade: o Windows não lê outros, e algumas versões usam maiores por conta própria.</translation>
        </message>
        <message>
            <source>Reading a file writes nothing. Otherwise, each look at a folder would cause scattered small writes.</source>
            <translation>Ler um arquivo não grava nada. Senão cada olhada em uma pasta viraria pequenas gravações espalhadas.</translation>
        </message>
        <message>
            <source>Don't tell the drive about every deleted file right away: each hint costs it work.</source>
            <translation>Não avisar a unidade de cada arquivo apagado na hora: cada aviso também é trabalho para ela.</translation>
        </message>
        <message>
            <source>Several flushes are combined into one.</source>
            <translation>Vários pedidos de gravar tudo viram um só.</translation>
        </message>
        <message>
            <source>Small files are stored with the others, not in the tables.</source>
            <translation>Arquivos pequenos ficam com os outros, e não nas tabelas.</translation>
        </message>
        <message>
            <source>Windows and macOS can't read it without additional software.</source>
            <translation>Windows e macOS não conseguem lê-la sem outros programas.</translation>
        </message>
        <message>
            <source>Keep 5 to 10 percent of it free, or it becomes slow.</source>
            <translation>Deixe de 5 a 10 por cento livres, ou ela fica lenta.</translation>
        </message>
        <message>
            <source>Keep 10 to 20 percent of it free: only whole zones can be used again.</source>
            <translation>Deixe de 10 a 20 por cento livres: só zonas inteiras podem ser usadas de novo.</translation>
        </message>
        <message>
            <source>It holds 1.9 million files on 8 TB, and each version counts separately.</source>
            <translation>Cabem 1,9 milhão de arquivos em 8 TB; cada versão conta de novo.</translation>
        </message>
        <message>
            <source>Each file takes up half a piece more than its size: with many small files that adds up.</source>
            <translation>Cada arquivo ocupa meio pedaço a mais que seu tamanho: com muitos arquivos pequenos, isso soma.</translation>
        </message>
        <message>
            <source>It doesn't notice when a file is damaged. Verify the backup now and then.</source>
            <translation>Não percebe sozinho quando um arquivo se estragou; mande verificar o backup de vez em quando.</translation>
        </message>
        <message>
            <source>It has no journal: unplugging it while it writes can damage more than the last file.</source>
            <translation>Não tem diário: desconectá-la enquanto grava pode danificar mais do que o último arquivo.</translation>
        </message>
        <message>
            <source>It can't store owners, permissions or links. Shingleback records them separately.</source>
            <translation>Não guarda donos, permissões nem links; o Shingleback os guarda em notas próprias.</translation>
        </message>
        <message>
            <source>It can't reserve space for a file, which some download programs need.</source>
            <translation>Não se pode reservar espaço para um arquivo; alguns programas de download precisam disso.</translation>
        </message>
        <message>
            <source>Linux can do this for a short time only. Keep another copy.</source>
            <translation>O Linux só faz isso há pouco tempo. Guarde outra cópia.</translation>
        </message>
        <message>
            <source>It scatters files more and more, and there is no way to fix that.</source>
            <translation>Espalha os arquivos cada vez mais, e não consegue corrigir isso.</translation>
        </message>
        <message>
            <source>It tidies up in the background, and so does the drive. They get in each other's way.</source>
            <translation>Arruma em segundo plano, em uma unidade que faz o mesmo: os dois se atrapalham.</translation>
        </message>
        <message>
            <source>It writes all over the drive, which quickly fills the cache.</source>
            <translation>Grava por toda a unidade, o que logo enche o cache.</translation>
        </message>
        <message>
            <source>It keeps about 90 GB of 8 TB for itself.</source>
            <translation>Fica com cerca de 90 GB de 8 TB para si.</translation>
        </message>
        <message>
            <source>It suits a shingled drive best: it writes in long pieces, and notices when a file is damaged.</source>
            <translation>É o que mais combina com uma unidade SMR: grava em pedaços longos e percebe quando um arquivo se estragou.</translation>
        </message>
        <message>
            <source>For few, large files: its tables are small, and all at the beginning of the drive.</source>
            <translation>Para poucos arquivos grandes: as tabelas são pequenas, e ficam todas no começo da unidade.</translation>
        </message>
        <message>
            <source>Linux, Windows and macOS can all read and write it, and its pieces suit small files.</source>
            <translation>É o que Linux, Windows e macOS conseguem ler e gravar, em pedaços que servem para arquivos pequenos.</translation>
        </message>
        <message>
            <source>Linux, Windows and macOS can all read and write it, and its pieces suit large files.</source>
            <translation>É o que Linux, Windows e macOS conseguem ler e gravar, em pedaços que servem para arquivos grandes.</translation>
        </message>
        <message>
            <source>Windows and macOS can't open a drive that was encrypted on Linux, so only Linux will be able to read this one. If sharing matters more to you, choose no passphrase.</source>
            <translation>Windows e macOS não conseguem abrir uma unidade que o Linux criptografou. Por isso, só o Linux poderá ler esta. Se compartilhar importa mais para você, escolha não usar uma senha.</translation>
        </message>
        <message>
            <source>It writes in order, zone by zone, as this drive requires. Only Linux can read it.</source>
            <translation>Esta unidade precisa ser gravada em ordem, zona por zona, e isto faz isso. Só o Linux consegue ler.</translation>
        </message>
        <message>
            <source>It is the best that this computer can create.</source>
            <translation>É o melhor que pode ser criado neste computador.</translation>
        </message>
        <message>
            <source>This computer can't create a suitable filesystem.</source>
            <translation>Neste computador não pode ser criado nada que sirva bem para você.</translation>
        </message>
        <message>
            <source>Better would be “{title}”.</source>
            <translation>Melhor seria “{title}”.</translation>
        </message>
        <message>
            <source>Right would be “{title}”.</source>
            <translation>O certo seria “{title}”.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not responding.</source>
            <translation>O serviço de unidades (UDisks2) não responde.</translation>
        </message>
        <message>
            <source>The program {program} is not installed.</source>
            <translation>O programa {program} não está instalado.</translation>
        </message>
        <message>
            <source>It needs Linux {kernel} or later.</source>
            <translation>Precisa do Linux {kernel} ou mais novo.</translation>
        </message>
        <message>
            <source>This Linux system doesn't support {filesystem}, so it can't open such a drive.</source>
            <translation>Este Linux não consegue abrir uma unidade assim: {filesystem} não está nele.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) of this computer would silently ignore the options.</source>
            <translation>O serviço de unidades (UDisks2) deste computador deixaria as opções de fora, sem dizer.</translation>
        </message>
        <message>
            <source>Its options need an administrator's password, which is not available here or turned off.</source>
            <translation>As opções dele exigem a senha de um administrador, que aqui é negada ou não deve ser pedida.</translation>
        </message>
        <message>
            <source>It is only for drives that must be written in order.</source>
            <translation>É só para unidades que precisam ser gravadas em ordem.</translation>
        </message>
        <message>
            <source>This drive must be written in order, and this filesystem can't do that.</source>
            <translation>Esta unidade precisa ser gravada em ordem, e este sistema de arquivos não consegue.</translation>
        </message>
        <message>
            <source>It can't be encrypted here.</source>
            <translation>Aqui não pode ser criptografada.</translation>
        </message>
        <message>
            <source>Install the package {package}, then try again.</source>
            <translation>Instale o pacote {package} e veja de novo.</translation>
        </message>
        <message>
            <source>Install the package udisks2, or restart the computer.</source>
            <translation>Instale o pacote udisks2, ou reinicie o computador.</translation>
        </message>
        <message>
            <source>A newer version of your Linux system includes it.</source>
            <translation>Uma versão mais nova do seu sistema Linux o traz.</translation>
        </message>
        <message>
            <source>A newer version of your Linux system may include it.</source>
            <translation>Uma versão mais nova do seu sistema Linux pode trazê-lo.</translation>
        </message>
        <message>
            <source>Ask an administrator to install the helper (sudo packaging/install-helper in the folder of Shingleback), or use a system with UDisks2 2.10 or later.</source>
            <translation>Peça ao administrador deste computador que instale o auxiliar do Shingleback (sudo packaging/install-helper, na pasta do Shingleback), ou use um sistema com UDisks2 2.10 ou mais novo.</translation>
        </message>
        <message>
            <source>Allow Shingleback to ask for the password, or let the administrator of this computer prepare the drive.</source>
            <translation>Permita que essa senha seja pedida, ou deixe o administrador deste computador preparar a unidade.</translation>
        </message>
        <message>
            <source>Choose another profile.</source>
            <translation>Escolha outro perfil.</translation>
        </message>
        <message>
            <source>Choose the one for drives with zones.</source>
            <translation>Escolha o de unidades com zonas.</translation>
        </message>
        <message>
            <source>Choose no encryption, or another drive or profile.</source>
            <translation>Escolha sem criptografia, ou outra unidade ou outro perfil.</translation>
        </message>
        <message>
            <source>Use a system with UDisks2 2.10 or later: with encryption, the helper can't do it.</source>
            <translation>Use um sistema com UDisks2 2.10 ou mais novo: com criptografia, o auxiliar do Shingleback não consegue.</translation>
        </message>
        <message>
            <source>Install what the drive service needs for encryption: in Debian 12, libblockdev-crypto2.</source>
            <translation>Instale o que o serviço de unidades precisa para criptografar: no Debian 12, libblockdev-crypto2.</translation>
        </message>
    </context>
    <context>
        <name>ready_by</name>
        <message>
            <source>Ready by about {time}, in time for {deadline}.</source>
            <translation>Pronto por volta das {time}, a tempo para as {deadline}.</translation>
        </message>
        <message>
            <source>It may not be ready by {deadline}: it may take up to {longer} longer.</source>
            <translation>Talvez não fique pronto até as {deadline}: pode levar até {longer} a mais.</translation>
        </message>
        <message>
            <source>It will not be ready by {deadline}: it takes at least {longer} longer.</source>
            <translation>Não vai ficar pronto até as {deadline}: leva pelo menos {longer} a mais.</translation>
        </message>
        <message>
            <source>Whether it will be ready by {deadline} is not known yet.</source>
            <translation>Ainda não se sabe se vai ficar pronto até as {deadline}.</translation>
        </message>
        <message>
            <source>It was not ready by {deadline}: {size} still have to be copied.</source>
            <translation>Não ficou pronto até as {deadline}: ainda faltam copiar {size}.</translation>
        </message>
        <message>
            <source>Ready by about {time}, in time for {deadline}. The drive may still be tidying up then, but you can eject it.</source>
            <translation>Pronto por volta das {time}, a tempo para as {deadline}. A unidade talvez ainda esteja se arrumando, mas você pode ejetá-la.</translation>
        </message>
        <message>
            <source>It was not ready by {deadline}.</source>
            <translation>Não ficou pronto até as {deadline}.</translation>
        </message>
        <message numerus="yes">
            <source>Too long to finish before {deadline}: %n task(s).</source>
            <translation>
                <numerusform>Longo demais para terminar antes das {deadline}: %Ln coisa.</numerusform>
                <numerusform>Longo demais para terminar antes das {deadline}: %Ln coisas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Still due, because there was not enough time: %n task(s).</source>
            <translation>
                <numerusform>Ainda pendente, porque faltou tempo: %Ln coisa.</numerusform>
                <numerusform>Ainda pendente, porque faltou tempo: %Ln coisas.</numerusform>
            </translation>
        </message>
        <message>
            <source>What is due takes up to {care}. That leaves {time} for a backup, if one runs.</source>
            <translation>O que está pendente leva até {care}. Restam {time} para o backup, se houver um.</translation>
        </message>
        <message>
            <source>Until then, {time} remain for a backup, if one runs.</source>
            <translation>Até lá há {time} para o backup, se houver um.</translation>
        </message>
    </context>
    <context>
        <name>reasons</name>
        <message>
            <source>An earlier copy was interrupted. It continues where it stopped.</source>
            <translation>Uma cópia anterior não foi concluída. Ela continua de onde parou.</translation>
        </message>
        <message>
            <source>The copy is encrypted. If the new drive is larger, unlock the copy and grow its filesystem. Don't unlock both drives at the same time.</source>
            <translation>A cópia é criptografada. Desbloqueie-a uma vez e deixe seu sistema de arquivos crescer se a nova unidade for maior. Não tenha as duas unidades desbloqueadas ao mesmo tempo.</translation>
        </message>
        <message>
            <source>The copy is complete, but the computer does not show it yet. Unplug the new drive and plug it in again.</source>
            <translation>A cópia está completa, mas o computador ainda não a mostra. Desconecte a nova unidade e conecte-a de novo.</translation>
        </message>
        <message>
            <source>The copy is complete, but its filesystem still has its old size. Grow {device} with a partitioning program, or ask an administrator.</source>
            <translation>A cópia está completa, mas seu sistema de arquivos continua do mesmo tamanho. Um programa de particionamento ou um administrador pode fazer {device} crescer.</translation>
        </message>
        <message>
            <source>The copy is complete, but the backup sets could not be changed. Choose the new drive for them.</source>
            <translation>A cópia está completa, mas os conjuntos de backup não puderam ser alterados. Escolha a nova unidade para eles.</translation>
        </message>
        <message>
            <source>The copy is complete, but {device} could not be opened. Unplug one of the drives, and try again.</source>
            <translation>A cópia está completa, mas não foi possível abrir {device}. Desconecte uma das unidades e tente de novo.</translation>
        </message>
        <message>
            <source>The backup was moved, but the backup sets could not be changed. Choose the new folder for them.</source>
            <translation>O backup foi movido, mas os conjuntos não puderam ser alterados. Escolha o novo lugar para eles.</translation>
        </message>
        <message>
            <source>These files are beside the backup, but not part of it, and stay on the old drive: {names}</source>
            <translation>Isto está ao lado do backup, mas não faz parte dele, e fica só na unidade antiga: {names}</translation>
        </message>
        <message>
            <source>you don't have permission to read it</source>
            <translation>você não pode lê-lo</translation>
        </message>
        <message>
            <source>it could not be read</source>
            <translation>não pôde ser lido</translation>
        </message>
        <message>
            <source>it kept changing during the backup</source>
            <translation>ficava mudando enquanto era lido</translation>
        </message>
        <message>
            <source>another program was using it and did not release it in time</source>
            <translation>outro programa o estava usando e não o liberou a tempo</translation>
        </message>
        <message>
            <source>it belongs to a database that could not be copied</source>
            <translation>pertence a um banco de dados que não pôde ser copiado</translation>
        </message>
        <message>
            <source>its filesystem reports a wrong size</source>
            <translation>o sistema de arquivos informa um tamanho errado</translation>
        </message>
        <message>
            <source>it did not respond</source>
            <translation>não respondeu</translation>
        </message>
        <message>
            <source>it was deleted during the backup</source>
            <translation>sumiu nesse meio-tempo</translation>
        </message>
        <message>
            <source>it was being moved to this folder; the next backup copies it</source>
            <translation>estava sendo movido para esta pasta; o próximo backup o copiará</translation>
        </message>
        <message>
            <source>it has no data to copy</source>
            <translation>não contém dados para copiar</translation>
        </message>
        <message>
            <source>it is not mounted, so its last copy stays in the backup. Plug it in or unlock it before the next backup</source>
            <translation>não está montada; sua última cópia fica no backup. Conecte-a ou desbloqueie-a antes do próximo</translation>
        </message>
        <message>
            <source>the filesystem doesn't allow its name</source>
            <translation>o sistema de arquivos não aceita o nome</translation>
        </message>
        <message>
            <source>it is too large for this filesystem</source>
            <translation>é grande demais para o sistema de arquivos</translation>
        </message>
        <message>
            <source>the filesystem doesn't support it</source>
            <translation>o sistema de arquivos não o aceita</translation>
        </message>
        <message>
            <source>it is locked, so its last copy stays in the backup. Unlock it before the next backup</source>
            <translation>está bloqueada; sua última cópia fica no backup. Desbloqueie-a antes do próximo</translation>
        </message>
        <message>
            <source>it is empty, as if its drive were not mounted, so its last copy stays in the backup</source>
            <translation>está vazia, como se sua unidade não estivesse montada; sua última cópia fica no backup</translation>
        </message>
        <message>
            <source>most of its files are gone, so their copies stay in the backup until you confirm the loss</source>
            <translation>a maioria dos seus arquivos sumiu; as cópias ficam no backup até você confirmar</translation>
        </message>
        <message>
            <source>it did not fit on the drive</source>
            <translation>não coube na unidade</translation>
        </message>
        <message>
            <source>the computer's own disk has too little space to copy this database safely, so its last copy stays in the backup</source>
            <translation>o disco do computador tem pouco espaço para copiar este banco de dados com segurança; sua última cópia fica no backup</translation>
        </message>
        <message>
            <source>it was copied without these extended attributes</source>
            <translation>foi copiado sem estes atributos estendidos</translation>
        </message>
        <message>
            <source>the copy on the drive is damaged</source>
            <translation>a cópia na unidade está danificada</translation>
        </message>
        <message>
            <source>the copy on the drive was changed after the backup</source>
            <translation>a cópia na unidade foi mudada depois do backup</translation>
        </message>
        <message>
            <source>the copy is no longer on the drive</source>
            <translation>a cópia não está mais na unidade</translation>
        </message>
        <message>
            <source>another file exists there, and was kept</source>
            <translation>já há outra coisa lá; ela não foi tocada</translation>
        </message>
        <message>
            <source>its permissions, owner or attributes differ</source>
            <translation>as permissões, o dono ou os atributos diferem</translation>
        </message>
        <message>
            <source>it could not be written</source>
            <translation>não foi possível gravá-lo</translation>
        </message>
        <message>
            <source>this version of the backup does not have it</source>
            <translation>esta versão do backup não o tem</translation>
        </message>
        <message>
            <source>{path} is part of another folder that is backed up.</source>
            <translation>{path} faz parte de outra pasta do backup.</translation>
        </message>
        <message>
            <source>A backup is using this drive. This continues when the backup has finished.</source>
            <translation>Há um backup em andamento nesta unidade. Isto continua quando ele terminar.</translation>
        </message>
        <message>
            <source>An interrupted measurement left the write cache of a drive changed, so the drive may be slow. Reset it on the card of the drive, or with “shingleback test DEST --reset-write-cache”.</source>
            <translation>Uma medição foi interrompida antes de restaurar o cache de gravação de uma unidade, por isso a unidade pode estar lenta. Restaure-o: na janela, no cartão da unidade; em um terminal, com “shingleback test DEST --reset-write-cache”.</translation>
        </message>
        <message>
            <source>Now: {action}</source>
            <translation>Agora: {action}</translation>
        </message>
        <message>
            <source>The drive did not respond in time. “What happened?” tells you more.</source>
            <translation>A unidade não respondeu a um comando a tempo. “O que aconteceu?” diz mais.</translation>
        </message>
        <message>
            <source>The connection to the drive slowed down from {before_mbps} to {now_mbps} Mbit/s. Check the cable and its plugs.</source>
            <translation>A conexão com a unidade ficou mais lenta, de {before_mbps} para {now_mbps} Mbit/s: verifique o cabo e os conectores.</translation>
        </message>
        <message>
            <source>The voltage in the computer dropped. Its power supply is too weak for both the computer and the drive.</source>
            <translation>A tensão do próprio computador caiu: a fonte de alimentação é fraca demais para ele e a unidade.</translation>
        </message>
        <message>
            <source>The connection to the drive was reset. “What happened?” tells you more.</source>
            <translation>A conexão com a unidade foi reiniciada. “O que aconteceu?” diz mais.</translation>
        </message>
        <message>
            <source>A USB port was switched off because a device drew too much power.</source>
            <translation>Uma porta USB se desligou, porque algo consumiu energia demais dela.</translation>
        </message>
        <message>
            <source>The kernel's log can't be read any more. From now on, short resets of the connection go unnoticed.</source>
            <translation>O log do kernel não pode mais ser lido. A partir de agora, reinicializações curtas da conexão passam despercebidas.</translation>
        </message>
        <message>
            <source>This backup is on the computer's own disk. If the disk fails, you lose both your files and the backup. Back up to an external drive as well.</source>
            <translation>Este backup está no disco do próprio computador. Se o disco falhar, o backup se perde com seus arquivos: faça também um backup em uma unidade externa.</translation>
        </message>
        <message>
            <source>The new files don't all fit on the drive. Old versions are deleted if that makes enough space. Otherwise they stay, and files that don't fit are skipped.</source>
            <translation>Há mais para copiar do que cabe agora na unidade. As versões antigas dão lugar se isso bastar. Caso contrário elas ficam, e o que não cabe fica de fora.</translation>
        </message>
        <message>
            <source>“{path}” has the same files as the folder that was at “{old}”, so its backup continues.</source>
            <translation>“{path}” continua no backup como a pasta que estava em “{old}”: seus arquivos são os mesmos.</translation>
        </message>
        <message>
            <source>Some folders have lost all or most of their files. If a drive is unplugged or a cloud service is signed out, fix that. If you deleted the files yourself, confirm it.</source>
            <translation>Há pastas que perderam todos ou quase todos os arquivos. Se uma unidade não está conectada ou um serviço de nuvem está desconectado, corrija isso. Se você mesmo excluiu os arquivos, confirme.</translation>
        </message>
        <message>
            <source>{path} on the drive was not part of the backup and was in the way. It was moved to {aside}.</source>
            <translation>{path} na unidade não fazia parte do backup e estava no caminho. Agora está em {aside}.</translation>
        </message>
        <message>
            <source>Files on the drive that are not in the list of files were moved to {aside}.</source>
            <translation>O que estava na unidade e não constava da lista de arquivos foi movido para {aside}.</translation>
        </message>
        <message>
            <source>Damaged copies on the drive that were replaced from your folders: {count}</source>
            <translation>Cópias danificadas na unidade que foram gravadas de novo a partir das suas pastas: {count}</translation>
        </message>
        <message>
            <source>Damaged copies that were repaired with another copy on the drive: {count}</source>
            <translation>Cópias danificadas que foram reparadas com outra cópia na unidade: {count}</translation>
        </message>
        <message>
            <source>Damaged copies that were repaired with your other drive: {count}</source>
            <translation>Cópias danificadas que foram reparadas com a sua outra unidade: {count}</translation>
        </message>
        <message>
            <source>Damaged copies that could not be repaired, because no other copy was found: {count}. The first is {path}.</source>
            <translation>Cópias danificadas que não puderam ser reparadas porque nenhuma outra cópia foi encontrada: {count}. A primeira é {path}.</translation>
        </message>
        <message>
            <source>A part of the list of files on the drive is damaged. A backup copies the files in this part again.</source>
            <translation>Uma parte da lista de arquivos na unidade está danificada. O que ela citava é copiado de novo.</translation>
        </message>
        <message>
            <source>The list of files on the drive is lost. The files beside it can still be copied by hand. The next backup copies everything again, and moves what is in its way to .shingleback/found.</source>
            <translation>A lista de arquivos na unidade se perdeu. Os arquivos ao lado dela ainda podem ser copiados à mão. O próximo backup copia tudo de novo e move o que estiver no caminho para .shingleback/found.</translation>
        </message>
        <message>
            <source>The list of files on the drive was lost, and the older versions with it. It is made again from your files. Whatever was in the way on the drive is moved to .shingleback/found.</source>
            <translation>A lista de arquivos na unidade foi perdida, e com ela as versões mais antigas. Ela é refeita com os seus arquivos. O que estava no caminho na unidade é movido para .shingleback/found.</translation>
        </message>
        <message>
            <source>The drive no longer shows whether its list of files is complete, so newer versions may be missing. The next backup compares all files.</source>
            <translation>Nada na unidade mostra mais se a lista de arquivos está completa; portanto, podem faltar versões mais novas. O próximo backup compara todos os arquivos.</translation>
        </message>
        <message>
            <source>A part of the list of files on the drive was damaged or missing. It was repaired from its second copy, and nothing of the list is lost.</source>
            <translation>Uma parte da lista de arquivos na unidade estava danificada ou faltava. Ela foi reparada com a segunda cópia, e nada da lista se perdeu.</translation>
        </message>
        <message>
            <source>The hidden folders on the drive also held parts of another backup's list. They have other names now, and this backup is not affected.</source>
            <translation>As pastas ocultas da unidade também continham partes da lista de outro backup. Agora elas têm outros nomes, e este backup não foi afetado.</translation>
        </message>
        <message>
            <source>Only one of the two copies of the list of files on the drive could be written ({detail}). The backup is complete, but if that copy is damaged, there is no other. “lsattr -R” shows files that are protected.</source>
            <translation>Só uma das duas cópias da lista de arquivos na unidade pôde ser gravada ({detail}). O backup está completo, mas, se essa cópia for danificada, não há outra. “lsattr -R” mostra os arquivos protegidos.</translation>
        </message>
        <message>
            <source>One of the two copies of the list of files on the drive is damaged. The next backup repairs it from the other copy.</source>
            <translation>Uma das duas cópias da lista de arquivos na unidade está danificada. A outra está íntegra, e o próximo backup repara a danificada com ela.</translation>
        </message>
        <message>
            <source>The hidden folder .shingleback on the drive is missing or empty. If it is in the trash, put it back. Otherwise, what only older versions had is lost. The list of files is still in .shingleback-list, and the next backup makes the folder again.</source>
            <translation>A pasta oculta .shingleback na unidade está faltando ou vazia. Se ela estiver na lixeira, coloque-a de volta. Caso contrário, o que só as versões antigas tinham se perdeu. A lista de arquivos ainda está em .shingleback-list, e o próximo backup cria a pasta de novo.</translation>
        </message>
        <message>
            <source>The hidden folder .shingleback on the drive was missing or empty. It was made again from .shingleback-list, but what only older versions had is lost.</source>
            <translation>A pasta oculta .shingleback na unidade estava faltando ou vazia. Ela foi criada de novo a partir de .shingleback-list, mas o que só as versões antigas tinham se perdeu.</translation>
        </message>
        <message>
            <source>On the drive was a list of files from another backup, but none of its files. This is a new backup. The old list is now called {aside}.</source>
            <translation>Na unidade havia a lista de arquivos de outro backup, mas nenhum dos arquivos dele. Este é um backup novo. A lista antiga agora se chama {aside}.</translation>
        </message>
        <message>
            <source>The state of the drive could not be recorded on this computer, so the next backup can't detect changes by others. Free some space on the computer's disk.</source>
            <translation>Este computador não pôde registrar o que está agora na unidade, então o próximo backup não poderá saber se alguém o altera. Libere espaço no disco do computador.</translation>
        </message>
        <message>
            <source>The list of files on the drive is older than the one this computer wrote last. That is normal if the drive was restored from an image or a clone. Otherwise the drive has lost its last changes, or it is a different drive: check that it is yours. All files are compared again.</source>
            <translation>A lista de arquivos na unidade não é a última que este computador gravou. Isso é normal se a unidade foi restaurada de uma imagem ou de um clone. Caso contrário, a unidade perdeu as últimas alterações, ou não é a mesma unidade: verifique se é a sua. Todos os arquivos são comparados de novo.</translation>
        </message>
        <message>
            <source>Something other than a backup has changed the list of files on the drive. Unless you know who did it, verify the backup, and don't trust programs that you restore from it.</source>
            <translation>A lista de arquivos na unidade foi alterada depois que este computador a gravou, e não por um backup. Verifique o backup e não confie em programas que você restaurar dele, a menos que saiba quem fez isso.</translation>
        </message>
        <message>
            <source>The computer {host} has added files to this backup for the first time. That is normal if you also back it up to this drive. Otherwise somebody else has used the drive: don't trust these files.</source>
            <translation>O computador {host} adicionou algo a este backup pela primeira vez. Isso é normal se você também faz backup dele nesta unidade. Caso contrário, outra pessoa esteve com a unidade: não confie no que foi adicionado.</translation>
        </message>
        <message>
            <source>Another computer with the same identity, probably a clone of this one, has added versions to this backup. They stay, but the newest files are only those of the computer that ran last. Back up each of them to a folder of its own.</source>
            <translation>Outro computador com a mesma identidade, provavelmente um clone deste, adicionou versões a este backup. Elas ficam, mas os arquivos mais novos são apenas os do computador que fez o último backup. Faça o backup de cada um em uma pasta própria.</translation>
        </message>
        <message>
            <source>This backup is on a different filesystem than before, or its description is lost, so all files are compared. Missing files are copied again. Names that this filesystem doesn't allow are changed on the drive.</source>
            <translation>Este backup está em outro sistema de arquivos, ou perdeu sua descrição, por isso tudo é comparado. O que falta é enviado de novo. Nomes que este sistema de arquivos não aceita são alterados na unidade.</translation>
        </message>
        <message>
            <source>This backup is on a different drive than before. That is normal if you moved it to a larger drive or another enclosure. Otherwise, check that the drive is yours.</source>
            <translation>Este backup está em outra unidade. Isso é normal se você o moveu para uma unidade maior ou para outro gabinete. Caso contrário, verifique se a unidade é a sua.</translation>
        </message>
        <message>
            <source>Some files had special permissions, such as setuid or capabilities. They were restored without them.</source>
            <translation>Alguns arquivos tinham permissões especiais (por exemplo, setuid ou capabilities). Eles foram restaurados sem elas.</translation>
        </message>
        <message>
            <source>Some existing folders have different dates than in the backup. They keep their dates.</source>
            <translation>Algumas pastas já estavam lá com datas diferentes das do backup. Elas mantêm essas datas.</translation>
        </message>
        <message>
            <source>Shingleback runs in a container that hides the owners of some files, so the owners were not recorded. A backup outside the container adds them.</source>
            <translation>O Shingleback está em execução em um contêiner que oculta os proprietários de alguns arquivos, por isso eles não foram registrados. Um backup fora do contêiner os acrescenta.</translation>
        </message>
        <message>
            <source>The owners of some files are not in the backup. These files now belong to whoever restored them.</source>
            <translation>Os proprietários de alguns arquivos não estão no backup. Esses arquivos agora pertencem a quem os restaurou.</translation>
        </message>
        <message>
            <source>The drive returned an error ({detail}). The last files are copied again.</source>
            <translation>A unidade deu um erro ({detail}). Os últimos arquivos são copiados de novo.</translation>
        </message>
        <message>
            <source>The last files did not reach the drive in time. The next backup copies them again.</source>
            <translation>Os últimos arquivos não chegaram a tempo à unidade. Serão copiados de novo da próxima vez.</translation>
        </message>
        <message>
            <source>During this backup, less data waits in memory, and the computer waits longer for the drive.</source>
            <translation>Durante este backup, menos dados que o usual esperam na memória pela unidade, e o computador espera mais tempo por ela.</translation>
        </message>
        <message>
            <source>Files on the drive are open in: {programs}.</source>
            <translation>Há arquivos da unidade abertos em: {programs}.</translation>
        </message>
        <message>
            <source>The drive is encrypted. Waiting for its passphrase.</source>
            <translation>A unidade está criptografada. A senha dela é aguardada.</translation>
        </message>
        <message>
            <source>{device} was opened for reading, and could not be closed again. Eject the drive.</source>
            <translation>{device} foi aberta para uma olhada, só para leitura, e não pôde ser fechada. Ejete a unidade.</translation>
        </message>
        <message>
            <source>This computer doesn't allow the mount option {option}, so the drive is opened without it.</source>
            <translation>Este computador não permite a opção {option}; a unidade é aberta sem ela.</translation>
        </message>
        <message>
            <source>The drive ({path}) was opened by another program or by /etc/fstab, and records access times, so that even reading writes to it. Open it again without access times.</source>
            <translation>A unidade está aberta em {path} de um jeito que a leitura também grava nela: algo neste computador a abriu antes, ou as configurações dele (/etc/fstab) dizem isso. Abra-a de novo sem horários de acesso.</translation>
        </message>
        <message>
            <source>The drive is ready, but it could not be told which space is free. Its care will try again.</source>
            <translation>O drive está pronto, mas não foi possível informar o que está livre. Os cuidados tentarão de novo.</translation>
        </message>
        <message>
            <source>{pace} is not a valid pace, so the pace stays the same.</source>
            <translation>{pace} não é um ritmo; o ritmo fica como estava.</translation>
        </message>
    </context>
    <context>
        <name>refusals</name>
        <message>
            <source>Is “{path}” the folder that was at “{old}” on the computer {host}? Most of its files are already in the backup. If it is, only changes are copied. If not, it is backed up as a separate folder.</source>
            <translation>“{path}” é a pasta que estava em “{old}” no computador {host}? A maioria dos seus arquivos já está no backup. Se for, só o que mudou é enviado. Se não, ela é copiada como uma pasta própria.</translation>
        </message>
        <message>
            <source>The backup already has a folder “{path}” from a computer called {host}. Is that this computer, perhaps after a new installation? If it is, the backup continues with its folders. If not, the computers get separate folders.</source>
            <translation>O backup já tem uma pasta “{path}” de um computador chamado {host}. É este computador, talvez após uma reinstalação? Se for, o backup continua com as pastas dele. Se não, cada um terá suas próprias pastas.</translation>
        </message>
        <message>
            <source>The drive returned an error ({detail}). A pulled cable or a power cut can damage this kind of filesystem. Unmount it, then check and repair it. If no damage is found, try another cable or port.</source>
            <translation>A unidade deu um erro ({detail}). Um cabo desconectado ou uma queda de energia pode danificar esse tipo de sistema de arquivos: desmonte-o e mande verificá-lo e repará-lo. Se nada for encontrado, tente outro cabo ou outra porta.</translation>
        </message>
        <message>
            <source>Something else has the name {file} in the folder of the backup. Move it elsewhere, then start again.</source>
            <translation>Na pasta do backup, outra coisa tem o nome {file}. Mova-a para outro lugar e comece de novo.</translation>
        </message>
        <message>
            <source>Of the backup in {path}, only the list of files is left (.shingleback-list), and none of the files. If somebody deleted them, look in the trash of the drive.</source>
            <translation>Do backup em {path}, só resta a lista de arquivos (.shingleback-list), e nenhum dos arquivos. Se alguém os apagou, procure na lixeira da unidade.</translation>
        </message>
        <message>
            <source>None of the files of the last backup are in {path} anymore. If they are on another drive, plug it in. If you deleted them yourself, confirm it.</source>
            <translation>{path} não tem agora nada do que tinha no último backup. Se a unidade dela não está conectada, conecte-a; se você mesmo excluiu tudo, confirme.</translation>
        </message>
        <message>
            <source>The drive is full, except for the reserve that keeps it healthy. Earlier backups are unchanged. Free some space on the drive, or exclude something.</source>
            <translation>A unidade está cheia, exceto pela reserva que a mantém saudável. Os backups anteriores estão intactos. Abra espaço na unidade, ou deixe algo de fora.</translation>
        </message>
        <message>
            <source>The files don't fit on the drive, even without old versions, so none were deleted. {path} needs most of the space ({size}). If it doesn't belong in the backup, exclude it. Otherwise, free some space or use a larger drive. Your last complete backup is unchanged.</source>
            <translation>Nem tudo cabe na unidade, mesmo sem as versões antigas; por isso elas ficam. {path} é o que mais precisa de espaço ({size}). Se não deve estar no backup, deixe de fora. Se deve, libere espaço na unidade ou use uma maior. O último backup completo está intacto.</translation>
        </message>
        <message>
            <source>The new files need the space of versions from the last weeks and months. In case this is an accident, these versions are kept for a week. {path} needs most of the space ({size}). If it doesn't belong in the backup, exclude it. Otherwise, delete old versions now.</source>
            <translation>Arquivos novos precisam do espaço de versões das últimas semanas e meses. Caso seja um engano, essas versões ficam por uma semana. {path} é o que mais precisa de espaço ({size}). Se não deve estar no backup, deixe de fora. Se deve, abra mão de versões antigas agora.</translation>
        </message>
        <message>
            <source>The source is on {drive} itself. Choose another drive, or an image file on one.</source>
            <translation>A origem está na própria {drive}. Escolha outra unidade, ou um arquivo de imagem em outra.</translation>
        </message>
        <message>
            <source>{device} is open ({point}), so files may change during the copy. Close it first, and leave the drive plugged in.</source>
            <translation>{device} está aberta ({point}). Enquanto estiver, arquivos podem mudar durante a cópia. Feche-a primeiro e deixe a unidade conectada.</translation>
        </message>
        <message>
            <source>{device} is unlocked. Close it first, and leave the drive plugged in.</source>
            <translation>{device} está desbloqueada. Feche-a primeiro e deixe a unidade conectada.</translation>
        </message>
        <message>
            <source>{device} is used as swap space. Turn that off first (“sudo swapoff”), and leave the drive plugged in.</source>
            <translation>Este computador mantém parte da memória em {device}. Desative isso primeiro (“sudo swapoff”) e deixe a unidade conectada.</translation>
        </message>
        <message>
            <source>{device} is in use by something that can't be closed from here: another program, a virtual machine, or a part of the system. Quit that first, and leave the drive plugged in.</source>
            <translation>Algo que não pode ser fechado daqui trabalha com {device}: outro programa, uma máquina virtual ou uma parte do sistema. Encerre isso primeiro e deixe a unidade conectada.</translation>
        </message>
        <message>
            <source>{drive} must be written strictly in order (host-managed), which a copy can't do. Set it up for backups instead, then copy the files or move the backup.</source>
            <translation>{drive} precisa ser gravada estritamente do início ao fim (host-managed), e uma cópia não permite isso. Em vez disso, prepare-a para backups e copie os arquivos, ou mova o backup.</translation>
        </message>
        <message>
            <source>{drive} is part of something larger (RAID, LVM, or a filesystem on several drives). A copy of one part alone would be useless, and could damage the others.</source>
            <translation>{drive} faz parte de algo maior (RAID, LVM ou um sistema de arquivos em várias unidades). A cópia de uma só parte seria inútil e poderia danificar as outras.</translation>
        </message>
        <message>
            <source>Two drives look exactly like {drive}. Unplug the one that you don't want to copy.</source>
            <translation>Duas unidades parecem exatamente {drive}. Desconecte a que você não quer copiar.</translation>
        </message>
        <message>
            <source>{drive} is smaller than what you want to copy. Choose a drive of at least the same size.</source>
            <translation>{drive} é menor do que o que você quer copiar. Escolha uma unidade pelo menos do mesmo tamanho.</translation>
        </message>
        <message>
            <source>{source} is empty, so there is nothing to copy.</source>
            <translation>{source} não tem nenhum conteúdo, então não há nada para copiar.</translation>
        </message>
        <message>
            <source>{source} is a copy that was never finished, so parts of it are missing. Finish that copy first, or copy from the original.</source>
            <translation>{source} é uma cópia que nunca foi concluída, então faltam partes dela. Conclua primeiro essa cópia ou copie do original.</translation>
        </message>
        <message>
            <source>Another program has {path} open for writing, so it may change during the copy. Close it there first.</source>
            <translation>Outro programa está com {path} aberto para gravação, então o arquivo pode mudar durante a cópia. Feche-o primeiro nesse programa.</translation>
        </message>
        <message>
            <source>The folder {path} for the image doesn't exist. Create it, or choose another folder.</source>
            <translation>Não há uma pasta {path} para a imagem. Crie-a primeiro ou escolha outra.</translation>
        </message>
        <message>
            <source>Nothing can be copied to {drive}: {reason}</source>
            <translation>Nada pode ser copiado para {drive}: {reason}</translation>
        </message>
        <message>
            <source>{device} is only a part of {drive}, but the copy needs a whole drive. Choose {whole}</source>
            <translation>{device} é só uma parte de {drive}, e uma cópia usa a unidade inteira. Escolha-a inteira: {whole}</translation>
        </message>
        <message>
            <source>The connection to one of the two drives was lost. What was copied is kept. Plug both drives in to continue.</source>
            <translation>A conexão com um dos dois discos foi perdida. O que foi copiado é mantido. Conecte os dois discos para continuar.</translation>
        </message>
        <message>
            <source>The plan for {drive} no longer applies, because one of the two drives has changed since. Nothing was done. Check the new plan.</source>
            <translation>A cópia para {drive} não seria o que lhe foi mostrado: uma das duas unidades mudou nesse meio-tempo. Nada foi feito. Veja o plano de novo.</translation>
        </message>
        <message>
            <source>{path} already exists, and is not replaced. Choose another name, or remove it first.</source>
            <translation>{path} já existe e não é substituído. Escolha outro nome ou remova-o primeiro.</translation>
        </message>
        <message>
            <source>There isn't enough space for the image. Free some space or choose another folder, then start again.</source>
            <translation>Não há espaço suficiente para a imagem. Libere espaço ou escolha outra pasta; depois comece de novo.</translation>
        </message>
        <message>
            <source>The partition table counts in sectors of {unit_bytes} bytes, but {drive} has sectors of {sector_bytes}, so the copy would be unreadable. Copy a single partition instead of the whole drive.</source>
            <translation>As partições são contadas em setores de {unit_bytes} bytes, e {drive} tem setores de {sector_bytes}. Nada seria encontrado na cópia. Copie uma única partição em vez da unidade inteira.</translation>
        </message>
        <message>
            <source>{drive} has sectors of {sector_bytes} bytes, but the filesystem uses blocks of {unit_bytes}, so the copy could not be opened. Set up the drive, and copy the files instead.</source>
            <translation>{drive} tem setores de {sector_bytes} bytes, e o sistema de arquivos usa pedaços de {unit_bytes}. Ele não poderia ser aberto ali. Prepare a unidade e copie os arquivos.</translation>
        </message>
        <message>
            <source>The copy needs an identifier of its own, but this filesystem ({filesystem}) can't get one during a copy. Copy it to an image file, or set up the drive and copy the files.</source>
            <translation>A cópia precisa de um identificador próprio, mas este sistema de arquivos ({filesystem}) não pode receber um durante uma cópia. Copie para um arquivo de imagem, ou prepare o disco e copie os arquivos.</translation>
        </message>
        <message>
            <source>{count} parts of the copy differ from the source. One of the drives, a cable or the computer's memory is faulty. Don't erase the old drive. Try another cable or port, and start again.</source>
            <translation>{count} partes da cópia não são o que a origem tem. Uma das unidades, um cabo ou a memória do computador está com defeito. Não apague a unidade antiga; tente outro cabo ou porta e comece de novo.</translation>
        </message>
        <message>
            <source>The copy may lack files, because the filesystem's record of used space is wrong. Don't erase the old drive. Start again, and copy unused areas, too.</source>
            <translation>Podem faltar arquivos na cópia: a lista do que está em uso no sistema de arquivos está errada. Não apague a unidade antiga. Comece de novo e copie também as áreas não usadas.</translation>
        </message>
        <message>
            <source>Another drive is being copied. Wait until that has finished, then start again.</source>
            <translation>Outra unidade está sendo copiada. Deixe terminar e comece de novo.</translation>
        </message>
        <message>
            <source>The copy is not finished, so it can't be opened yet. It can continue with the same two drives.</source>
            <translation>A cópia não terminou, por isso ainda não pode ser aberta. Ela pode continuar com os mesmos dois discos.</translation>
        </message>
        <message>
            <source>{name} is not in the list of unfinished copies and moves.</source>
            <translation>{name} não está na lista do que foi começado e não terminado.</translation>
        </message>
        <message>
            <source>The progress of the copy could not be saved on this computer ({detail}). Check whether its disk is full.</source>
            <translation>Não foi possível guardar o estado da cópia neste computador ({detail}). Verifique se o disco dele está cheio.</translation>
        </message>
        <message>
            <source>{path} is the folder of the backup, or one is inside the other. Choose a folder on another drive.</source>
            <translation>{path} é onde o backup já está, ou um está dentro do outro. Escolha uma pasta em outra unidade.</translation>
        </message>
        <message>
            <source>{path} already exists, and is not replaced. Choose an empty folder or another name.</source>
            <translation>{path} já existe e não é substituído. Escolha uma pasta vazia ou um nome livre.</translation>
        </message>
        <message>
            <source>Moving another backup to {path} was interrupted. Finish that move, or choose another folder.</source>
            <translation>Começou-se a mover outro backup para {path}, e isso não terminou. Termine esse, ou escolha outra pasta.</translation>
        </message>
        <message>
            <source>The new drive ({filesystem}) can't store everything in this backup: some names, links, permissions or large files would be lost. Format it with ext4, btrfs or XFS first, or start a new backup there.</source>
            <translation>A unidade nova ({filesystem}) não consegue guardar tudo o que este backup tem: alguns nomes, links, permissões ou arquivos grandes se perderiam. Formate-a antes com ext4, btrfs ou XFS, ou comece lá um backup novo.</translation>
        </message>
        <message>
            <source>The new drive doesn't have enough space for all versions of this backup. Choose a larger drive or free some space, then start again. The old drive still has everything.</source>
            <translation>A unidade nova não tem espaço suficiente para todas as versões deste backup. Escolha uma maior ou libere espaço; depois comece de novo. A unidade antiga tem tudo.</translation>
        </message>
        <message>
            <source>On the new drive, {count} files differ from what was written. The drive, a cable or the computer's memory is faulty. Leave the old drive as it is. Try another cable or port, and start again.</source>
            <translation>Na unidade nova, {count} dos arquivos não são o que foi gravado. A unidade, um cabo ou a memória do computador tem defeito. Deixe a unidade antiga como está; tente outro cabo ou porta e comece de novo.</translation>
        </message>
        <message>
            <source>The backup has not been moved yet, and the old drive still has everything. Start again with the same two folders to continue.</source>
            <translation>O backup ainda não foi movido, e a unidade antiga ainda tem tudo. Comece de novo com os mesmos dois lugares: continua de onde parou.</translation>
        </message>
        <message>
            <source>These are two copies of the same backup, so there is nothing to merge. Move one of them.</source>
            <translation>São duas cópias de um mesmo backup, então não há nada para mesclar. Mova uma delas.</translation>
        </message>
        <message>
            <source>Both backups contain the folder {path}, each with its own history. Only backups of different folders can be merged. Move each backup to a folder of its own instead.</source>
            <translation>Os dois backups têm a pasta {path}, cada um com sua própria história. Só backups de pastas diferentes podem ser mesclados. Em vez disso, mova cada um para uma pasta própria.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not responding, so drives can't be shown. Backups to folders still work. Restart it with `sudo systemctl restart udisks2`, or restart the computer.</source>
            <translation>O serviço que conhece as unidades (UDisks2) não responde, por isso as unidades não podem ser mostradas. Os backups em pastas funcionam sem ele. Reinicie-o com `sudo systemctl restart udisks2`, ou reinicie o computador.</translation>
        </message>
        <message>
            <source>The system bus (D-Bus) can't be reached, so drives can't be shown. Backups to folders still work. Start it with `sudo systemctl start dbus`. In a container, share /run/dbus with it.</source>
            <translation>O barramento do sistema (D-Bus) não pode ser acessado, por isso as unidades não podem ser mostradas. Os backups em pastas funcionam sem ele. Inicie-o com `sudo systemctl start dbus`; em um contêiner, compartilhe /run/dbus com ele.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not installed, so drives can't be shown. Backups to folders still work. Install it. On Debian and Ubuntu: `sudo apt install udisks2`.</source>
            <translation>O serviço que conhece as unidades (UDisks2) não está instalado, por isso as unidades não podem ser mostradas. Os backups em pastas funcionam sem ele. Instale-o; no Debian e no Ubuntu: `sudo apt install udisks2`.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is installed, but did not start, so drives can't be shown. Backups to folders still work. `systemctl status udisks2` shows the reason.</source>
            <translation>O serviço que conhece as unidades (UDisks2) está instalado, mas não iniciou, por isso as unidades não podem ser mostradas. Os backups em pastas funcionam sem ele. `systemctl status udisks2` mostra o motivo.</translation>
        </message>
        <message>
            <source>You don't have permission to use the drive service (UDisks2), so drives can't be shown. Backups to folders still work. Ask the administrator.</source>
            <translation>Este computador não permite que você use o serviço que conhece as unidades (UDisks2), por isso as unidades não podem ser mostradas. Os backups em pastas funcionam sem ele. Fale com o administrador.</translation>
        </message>
        <message>
            <source>Name the folders to back up, then the folder on the drive to back them up to.</source>
            <translation>Indique as pastas do backup e, por último, o lugar do backup.</translation>
        </message>
        <message>
            <source>There is no folder {path}. Plug in the drive, or check the name.</source>
            <translation>Não existe a pasta {path}. Conecte a unidade, ou verifique o nome.</translation>
        </message>
        <message>
            <source>{path} is a file. Name a folder on the drive.</source>
            <translation>{path} é um arquivo. Indique uma pasta na unidade.</translation>
        </message>
        <message>
            <source>{path} is on a drive that can only be read. Unplug it, plug it in again, and have it checked.</source>
            <translation>{path} está em uma unidade que só pode ser lida. Desconecte-a, conecte-a de novo e mande verificá-la.</translation>
        </message>
        <message>
            <source>{path} is on a Windows drive (NTFS) that can only be read. Most often, Windows has not shut down completely: start Windows, turn off “fast startup” in its power options, and shut it down. Then plug the drive in again. If Windows was not the cause, have the drive checked.</source>
            <translation>{path} está em uma unidade do Windows (NTFS) que só pode ser lida. Quase sempre o Windows não foi desligado por completo: inicie o Windows, desative a “inicialização rápida” nas opções de energia e desligue-o. Depois, conecte a unidade de novo. Se o Windows não for a causa, mande verificar a unidade.</translation>
        </message>
        <message>
            <source>You don't have permission to write to {path}. Choose another folder, or change its owner.</source>
            <translation>Você não pode gravar em {path}. Escolha outra pasta, ou torne-a sua.</translation>
        </message>
        <message>
            <source>This isn't possible for this drive right now.</source>
            <translation>Isso não pode ser feito com esta unidade agora.</translation>
        </message>
        <message>
            <source>{path} is not on an external drive. Name a folder on the external drive, or its device.</source>
            <translation>{path} não está em uma unidade externa. Informe uma pasta da unidade a ser cuidada ou o dispositivo dela.</translation>
        </message>
        <message>
            <source>A backup, move or check is still using this folder. Wait until it has finished, then try again.</source>
            <translation>Um backup, uma mudança ou uma verificação ainda usa esta pasta. Espere terminar e comece de novo.</translation>
        </message>
        <message>
            <source>Moving a backup to this folder was interrupted. Finish the move, or choose another folder. To give up the move, first delete the hidden folder {folder} there.</source>
            <translation>Um backup estava sendo movido para esta pasta, e a movimentação não foi concluída. Conclua-a ou escolha outra pasta. Para desistir dela, remova primeiro a pasta oculta {folder} que está ali.</translation>
        </message>
        <message>
            <source>The backup in {path} is gone. Plug in its drive, or start a new backup there.</source>
            <translation>O backup que estava em {path} não está lá. Conecte a unidade dele, ou comece um novo backup lá.</translation>
        </message>
        <message>
            <source>The backup in {path} is not the same one as before. Plug in the right drive, or confirm that you want to continue with this one.</source>
            <translation>O backup em {path} não é o mesmo de antes. Conecte a unidade certa, ou confirme que quer continuar este.</translation>
        </message>
        <message>
            <source>There is no backup in {path}. Name the folder that contains .shingleback.</source>
            <translation>Não há backup em {path}. Indique a pasta que contém .shingleback.</translation>
        </message>
        <message>
            <source>You don't have permission to read this backup. The person who made it does, and so does the administrator.</source>
            <translation>Você não pode ler o backup que está lá. Quem o fez pode, e o administrador também.</translation>
        </message>
        <message>
            <source>This backup was made by a newer version of Shingleback. Install that version to use it.</source>
            <translation>Este backup foi feito por um Shingleback mais novo. Instale essa versão para usá-lo.</translation>
        </message>
        <message>
            <source>This backup was made by an early test version of Shingleback, and can't be continued. You can copy its files with any program. Choose another folder for new backups.</source>
            <translation>Este backup foi feito por uma versão de teste inicial do Shingleback, e esta versão não pode continuá-lo. Os arquivos dele são arquivos comuns que você pode copiar com qualquer programa; escolha outra pasta para os novos backups.</translation>
        </message>
        <message>
            <source>{file} in the folder .shingleback of the backup is damaged. You can still copy your files from the backup with any program.</source>
            <translation>{file}, na pasta .shingleback do backup, está danificado. Os arquivos ao lado ainda podem ser copiados à mão.</translation>
        </message>
        <message>
            <source>There is no version {version}. `shingleback versions` lists all versions.</source>
            <translation>Não existe a versão {version}. `shingleback versions` mostra as que existem.</translation>
        </message>
        <message>
            <source>This version has no folder {path}. Look in the folder above it, or in another version.</source>
            <translation>Esta versão não tem a pasta {path}. Veja a pasta acima dela, ou outra versão.</translation>
        </message>
        <message>
            <source>The backup has no file to test yet. Back up first, then try again.</source>
            <translation>Não há no backup nenhum arquivo que possa ser testado. Faça backup primeiro e tente de novo.</translation>
        </message>
        <message>
            <source>{pattern} is not a valid exclude rule. Use a pattern such as *.iso or Downloads/.</source>
            <translation>{pattern} não serve para deixar algo de fora. Escreva por exemplo *.iso ou Downloads/.</translation>
        </message>
        <message>
            <source>{path} is not in any of the folders, so there is nothing to exclude. Check the name.</source>
            <translation>{path} não está em nenhuma das pastas, então não há nada a deixar de fora. Verifique o nome.</translation>
        </message>
        <message>
            <source>{pace} is not a valid pace. Use gentle, balanced, full, or megabytes per second, such as 15.</source>
            <translation>{pace} não é um ritmo. Diga gentle, balanced ou full, ou megabytes por segundo, por exemplo 15.</translation>
        </message>
        <message>
            <source>{sample} is not a valid part. Use 3/30, for example, for the third of thirty parts.</source>
            <translation>{sample} não é uma parte. Diga por exemplo 3/30 para a terceira de trinta partes.</translation>
        </message>
        <message>
            <source>Another program filled the drive during the measurement, so it stopped. Free some space on the drive, and start again.</source>
            <translation>Outro programa encheu a unidade durante a medição, então ela terminou. Libere espaço na unidade e comece de novo.</translation>
        </message>
        <message>
            <source>The drive was unplugged or stopped responding, so the measurement stopped. Plug the drive back in and start again. This also removes the files of this measurement.</source>
            <translation>A unidade sumiu ou não responde, então a medição terminou. Conecte-a de novo e comece outra vez: o que a medição deixou nela é removido então.</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly, perhaps because the computer ran out of memory. Start the measurement again. This also removes the files of this measurement.</source>
            <translation>Uma parte do programa parou inesperadamente, talvez por falta de memória. Comece a medição de novo: o que ela deixou na unidade será removido então.</translation>
        </message>
        <message>
            <source>This measurement needs at least {least} of free space on the drive, but there is only {room}. Free some space first.</source>
            <translation>Esta medição precisa de pelo menos {least} na unidade e encontra {room}. Libere espaço primeiro.</translation>
        </message>
        <message>
            <source>This measurement writes at least {least}. Allow it to write more.</source>
            <translation>Esta medição grava pelo menos {least}, portanto precisa de um orçamento maior.</translation>
        </message>
        <message>
            <source>This measurement only fills empty drives, with less than a tenth in use. Nothing was written.</source>
            <translation>Só uma unidade vazia é enchida: menos de um décimo dela pode estar em uso. Nada foi gravado.</translation>
        </message>
        <message>
            <source>A whole drive can only be read. Choose position, random-read, readers or sequential.</source>
            <translation>Uma unidade inteira só é lida. Escolha position, random-read, readers ou sequential.</translation>
        </message>
        <message>
            <source>Reading {path} needs an administrator. Measure a folder on the drive instead.</source>
            <translation>Ler {path} exige um administrador. Meça em vez disso uma pasta na unidade.</translation>
        </message>
        <message>
            <source>{path} is inside the backup in {backup}, whose next run could delete the files of the measurement. Measure the folder of the backup instead.</source>
            <translation>{path} fica dentro do backup em {backup}, e a próxima execução poderia remover o que uma medição precisa. Meça em vez disso a própria pasta do backup.</translation>
        </message>
        <message>
            <source>{path} shows no zones to the computer. Only host-managed and host-aware drives do; most shingled drives hide theirs.</source>
            <translation>{path} não tem zonas que o computador veja. Só unidades host-managed e host-aware as mostram; a maioria das unidades SMR guarda as suas para si.</translation>
        </message>
        <message>
            <source>Reading the zones needs an administrator. Save the output of “sudo blkzone report {path}” in a file, and open that file instead.</source>
            <translation>Ler as zonas exige um administrador. Salve em um arquivo o que “sudo blkzone report {path}” mostra e abra esse arquivo.</translation>
        </message>
        <message>
            <source>The write cache of this drive can't be switched off and on. The drive or its enclosure doesn't support it, or permission was denied. Start again without the test write-cache.</source>
            <translation>Não é possível alternar o cache de gravação da unidade: a unidade ou o gabinete não oferece isso, ou não foi permitido. Deixe de fora o teste write-cache.</translation>
        </message>
        <message>
            <source>An interrupted measurement left the write cache of this drive changed, and permission to reset it was denied. Try again, and enter the password when asked.</source>
            <translation>Uma medição anterior foi interrompida antes de restaurar o cache de gravação da unidade, e agora não foi permitido restaurá-lo. Tente de novo e digite a senha quando for pedida.</translation>
        </message>
        <message>
            <source>Another measurement is running in {path}. Wait until it has finished, then try again.</source>
            <translation>Outra medição está em andamento em {path}. Espere que termine e comece de novo.</translation>
        </message>
        <message>
            <source>The settings file {path} is not valid ({detail}). Fix the file or delete it.</source>
            <translation>As configurações em {path} não puderam ser entendidas ({detail}). Corrija o arquivo ou remova-o.</translation>
        </message>
        <message>
            <source>Your settings in {path} come from a newer version of Shingleback, and stay as they are. Install the newest version to use them.</source>
            <translation>Suas configurações em {path} são de uma versão mais nova do Shingleback e ficam como estão. Instale a versão mais nova para usá-las.</translation>
        </message>
        <message>
            <source>Your settings could not be saved in {path} ({detail}). Check that you can write to this folder.</source>
            <translation>Suas escolhas não puderam ser guardadas em {path} ({detail}). Verifique se você pode gravar nesta pasta.</translation>
        </message>
        <message>
            <source>Your settings could not be saved in {path} ({detail}). Free some space there, then try again.</source>
            <translation>Suas escolhas não puderam ser guardadas em {path} ({detail}). Libere espaço lá e tente novamente.</translation>
        </message>
        <message>
            <source>The timer could not be changed ({detail}). Daily backups start only while Shingleback is open or in the tray.</source>
            <translation>O temporizador não pôde ser mudado ({detail}). Backups diários começam enquanto o Shingleback está aberto ou na bandeja.</translation>
        </message>
        <message>
            <source>Files can't be restored to {path} ({detail}). Choose another folder.</source>
            <translation>Não se pode colocar nada em {path} ({detail}). Escolha outra pasta.</translation>
        </message>
        <message>
            <source>There isn't enough space in {path}. Choose another folder, or restore fewer files at a time.</source>
            <translation>Não há mais espaço em {path}. Escolha outra pasta, ou restaure menos de uma vez.</translation>
        </message>
        <message>
            <source>These files were backed up from {places}, but this computer has never backed up these folders. Restore the files to another folder, or confirm that you want them there.</source>
            <translation>Segundo o backup, estes arquivos estavam em {places}. Este computador nunca fez backup de arquivos de lá. Restaure-os em outra pasta, ou confirme que eles podem ir para lá.</translation>
        </message>
        <message>
            <source>{path} is inside the backup. Choose a folder outside it.</source>
            <translation>{path} fica dentro do próprio backup. Escolha uma pasta em outro lugar.</translation>
        </message>
        <message>
            <source>The drive was disconnected. What is on it is safe, and the next run copies what is missing.</source>
            <translation>A unidade foi desconectada. O que está nela está seguro, e a próxima execução copia o que falta.</translation>
        </message>
        <message>
            <source>Writing to the drive failed ({detail}). Try another cable or port. If it happens again, check the health of the drive.</source>
            <translation>A unidade não aceitou o que foi gravado ({detail}). Tente outro cabo ou outra porta; se acontecer de novo, mande verificar a saúde da unidade.</translation>
        </message>
        <message>
            <source>The filesystem on the drive is damaged ({detail}). Unmount it, then check and repair it before you use the drive again.</source>
            <translation>O sistema de arquivos da unidade está danificado ({detail}). Desmonte-o e mande verificar e reparar antes de gravar nele de novo.</translation>
        </message>
        <message>
            <source>The filesystem on the drive contradicts itself: it says that a name is taken, and that nothing has this name. NTFS does this after it has been full. Unmount the drive, mount it again, and start again to continue. If that doesn't help, check and repair the filesystem.</source>
            <translation>O sistema de arquivos da unidade se contradiz: ele diz que um nome está em uso e que nada tem esse nome. O NTFS faz isso depois de ter ficado cheio. Desmonte a unidade, monte-a de novo e comece outra vez para continuar. Se isso não ajudar, verifique e repare o sistema de arquivos.</translation>
        </message>
        <message>
            <source>A file of the backup on the drive can't be changed ({detail}). Use lsattr -R and ls -l to find files that are protected or belong to somebody else, and change that. Then start again to continue.</source>
            <translation>Algo no backup da unidade não pode ser alterado ({detail}). lsattr -R e ls -l mostram o que está protegido ou pertence a outra pessoa. Desfaça isso e comece de novo: o backup continua de onde estava.</translation>
        </message>
        <message>
            <source>The drive has become read-only, so the backup stopped. Unplug it, plug it back in, and check it.</source>
            <translation>Agora a unidade só pode ser lida, então nada mais pôde ser gravado. Desconecte-a, conecte-a de novo e mande verificá-la.</translation>
        </message>
        <message>
            <source>{path} was deleted, renamed or moved during this run. If it still exists, move it back, then start again.</source>
            <translation>{path} foi excluído, renomeado ou movido durante esta execução. Se ainda existir, mova-o de volta e comece de novo.</translation>
        </message>
        <message>
            <source>A file of the backup on the drive can't be moved to another folder there ({detail}). Replace its folder with an ordinary one: copy the folder, delete it, and give the copy its name.</source>
            <translation>Algo no backup da unidade não pode ser movido para outra pasta dela ({detail}). Transforme a pasta em que está de novo em uma pasta comum: copie-a, remova-a e dê o nome dela à cópia.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is a subvolume, so files can't be moved into or out of it. Replace it with an ordinary folder.</source>
            <translation>{path}, no backup da unidade, é um subvolume, então nada pode ser movido para dentro nem para fora dela. Transforme-a de novo em uma pasta comum.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is a mount point, so files can't be moved into or out of it. Unmount it, then start again.</source>
            <translation>{path}, no backup da unidade, é um ponto de montagem, então nada pode ser movido para dentro nem para fora dela. Desmonte o que está montado ali e comece de novo.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive has a different project ID, so files can't be moved into or out of it. Give the whole backup the same project ID: lsattr -pR shows the IDs, and chattr -p changes them.</source>
            <translation>{path}, no backup da unidade, tem outro ID de projeto que o resto, então o sistema de arquivos não move nada entre eles. Dê um só ID de projeto a todo o backup: lsattr -pR os mostra, chattr -p os altera.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is encrypted with a different key, so files can't be moved into or out of it. Replace it with an ordinary folder.</source>
            <translation>{path}, no backup da unidade, está criptografada com outra chave que o resto, então o sistema de arquivos não move nada entre eles. Transforme-a de novo em uma pasta comum.</translation>
        </message>
        <message>
            <source>The backup is on an overlay filesystem, which can't move the folder {path} from its lower layer. Mount it with redirect_dir=on, or back up to an ordinary filesystem.</source>
            <translation>O backup está em um sistema de arquivos overlay, que não pode mover a pasta {path} para fora de sua camada inferior. Monte-o com redirect_dir=on ou faça o backup em um sistema de arquivos comum.</translation>
        </message>
        <message>
            <source>Reading from the drive failed ({detail}). Try another cable or port. If it happens again, check the health of the drive.</source>
            <translation>A unidade não pôde ser lida ({detail}). Tente outro cabo ou outra porta; se acontecer de novo, mande verificar a saúde da unidade.</translation>
        </message>
        <message>
            <source>The drive is not responding. It may be tidying up. Wait a few minutes, then start again.</source>
            <translation>A unidade não responde. Talvez esteja ocupada consigo mesma: aguarde alguns minutos e comece de novo.</translation>
        </message>
        <message>
            <source>{path} isn't responding. Check that the computer or program that provides it is running and connected, then start again. Files already copied are safe.</source>
            <translation>{path} não responde. Verifique se o computador ou o programa que a disponibiliza está funcionando e conectado e comece de novo. Os arquivos já copiados estão seguros.</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly, perhaps because the computer ran out of memory. Files already copied are safe, and the next try continues from there.</source>
            <translation>Uma parte do programa parou inesperadamente, talvez porque o computador ficou sem memória. Os arquivos já copiados estão seguros, e a próxima tentativa continua daí.</translation>
        </message>
        <message>
            <source>Stopped. The next backup copies what is missing.</source>
            <translation>Parado. O próximo backup copia o que falta.</translation>
        </message>
        <message>
            <source>Stopped. The files restored so far are complete. Restore again to get the rest.</source>
            <translation>Parado. O que foi restaurado até agora está completo. Restaure novamente para obter o resto.</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Parado.</translation>
        </message>
        <message>
            <source>{path} is not on an external drive.</source>
            <translation>{path} não está em uma unidade que possa ser desconectada.</translation>
        </message>
        <message>
            <source>The drive is in use. Close the programs and windows that show its files, then try again.</source>
            <translation>A unidade está em uso. Feche os programas e janelas que mostram os arquivos dela e tente de novo.</translation>
        </message>
        <message>
            <source>The drive could not be ejected ({detail}). Don't unplug it yet. Try again, or shut down the computer.</source>
            <translation>A unidade não pôde ser ejetada ({detail}). Não a desconecte ainda; tente de novo, ou desligue o computador.</translation>
        </message>
        <message>
            <source>It is not clear whether the drive has finished writing. Don't unplug it yet. Eject it again in a few minutes.</source>
            <translation>Ninguém pode dizer se a unidade terminou de gravar. Não a desconecte ainda; ejete-a de novo em alguns minutos.</translation>
        </message>
        <message>
            <source>The drive is still mounted ({path}). Don't unplug it yet. Unmount it, then try again.</source>
            <translation>A unidade ainda está montada ({path}). Não a desconecte ainda; desmonte-a e tente de novo.</translation>
        </message>
        <message>
            <source>Stopped. The drive may still be writing. Don't unplug it; eject it again.</source>
            <translation>Parado. A unidade ainda pode estar gravando: não a desconecte, e ejete-a de novo.</translation>
        </message>
        <message>
            <source>{path} can't be read ({detail}).</source>
            <translation>{path} não pode ser lido ({detail}).</translation>
        </message>
        <message>
            <source>The drive table {path} is not valid ({detail}). Fix the file, or move it elsewhere.</source>
            <translation>A tabela de unidades em {path} não pôde ser entendida ({detail}). Corrija o arquivo, ou mova-o.</translation>
        </message>
        <message>
            <source>Describe the drive with --model, --usb, --capacity, --smartctl or --sysfs.</source>
            <translation>Diga algo sobre a unidade: --model, --usb, --capacity, --smartctl ou --sysfs.</translation>
        </message>
        <message>
            <source>{device} is not a plugged-in drive. `shingleback drives` lists all of them.</source>
            <translation>{device} não é uma unidade conectada. O comando `drives` mostra as que estão.</translation>
        </message>
        <message>
            <source>You don't have permission to read the kernel log. Run the command with sudo, join the group systemd-journal, or save the log as administrator (dmesg &gt; log.txt) and use --kernel-log log.txt.</source>
            <translation>Você não pode ler o registro do kernel neste computador. Execute o comando com sudo, ou peça para entrar no grupo systemd-journal, ou salve o registro em um arquivo como administrador (dmesg &gt; log.txt) e indique-o com --kernel-log.</translation>
        </message>
        <message>
            <source>{path} holds neither a kernel log nor a SMART report. `journalctl -k &gt; log.txt` saves a log, and `sudo smartctl -x /dev/sdX &gt; report.txt` a report.</source>
            <translation>{path} não contém nem um registro do kernel nem um relatório SMART. `journalctl -k &gt; log.txt` salva um registro, e `sudo smartctl -x /dev/sdX &gt; report.txt`, um relatório.</translation>
        </message>
        <message>
            <source>{drive} can't be prepared: {reason}</source>
            <translation>{drive} não pode ser preparada: {reason}</translation>
        </message>
        <message>
            <source>{device} has changed since you confirmed it (different: {what}), so it was left alone. Check the list of drives again.</source>
            <translation>{device} não está mais como você a confirmou (diferente: {what}). Ela ficou como está; veja as unidades de novo.</translation>
        </message>
        <message>
            <source>{device} is only a part of {drive}. Name the whole drive: {whole}</source>
            <translation>{device} é só uma parte de {drive}, e uma unidade é preparada inteira. Indique-a inteira: {whole}</translation>
        </message>
        <message>
            <source>The value of --identity is not valid. Use exactly the value that `prepare --dry-run --json` printed.</source>
            <translation>O que --identity diz não pode ser lido. Dê exatamente o que `prepare --dry-run --json` informou.</translation>
        </message>
        <message>
            <source>The plan for {drive} has changed since you saw it, because a program was installed or removed. Nothing was changed. Check the plan again.</source>
            <translation>Este computador agora prepararia {drive} de outro jeito que o mostrado: algo foi instalado ou removido nesse meio-tempo. Nada foi mudado; veja o plano de novo.</translation>
        </message>
        <message>
            <source>Everything on {drive} will be erased. To confirm, use exactly this name: {name}</source>
            <translation>Tudo em {drive} será apagado. Para confirmar, escreva o nome exatamente assim: {name}</translation>
        </message>
        <message>
            <source>The profile {profile} can't be created on this computer: {reason}</source>
            <translation>O perfil {profile} não pode ser criado neste computador: {reason}</translation>
        </message>
        <message>
            <source>The name “{label}” is too long for this filesystem. Use at most {most} characters.</source>
            <translation>O nome “{label}” é longo demais para este tipo de unidade. Escolha um com no máximo {most} letras.</translation>
        </message>
        <message>
            <source>The name “{label}” can't be used for a drive. Use letters and digits, and start with one of them.</source>
            <translation>Uma unidade não pode se chamar “{label}”. Use letras e algarismos, e comece com um deles.</translation>
        </message>
        <message>
            <source>An encrypted drive needs a passphrase. Enter it twice, and keep it in a safe place.</source>
            <translation>Uma unidade criptografada precisa de uma senha. Digite uma duas vezes, e guarde-a onde a encontre de novo.</translation>
        </message>
        <message>
            <source>This passphrase is wrong. Try again.</source>
            <translation>Esta não é a senha da unidade. Digite-a mais uma vez.</translation>
        </message>
        <message>
            <source>Permission was denied. If you were asked for a password, try again and enter it. Otherwise, log in at the computer itself, or ask its administrator.</source>
            <translation>Este computador não permitiu isso. Se ele pediu uma senha, tente de novo e digite-a; senão, entre no próprio computador, ou fale com o administrador.</translation>
        </message>
        <message>
            <source>{step} failed. {state} {detail}</source>
            <translation>{step} não deu certo. {state} {detail}</translation>
        </message>
        <message>
            <source>The preparation was stopped before it had finished. {state}</source>
            <translation>A preparação foi parada antes de estar completa. {state}</translation>
        </message>
        <message>
            <source>The drive was formatted, but not in the best way for a shingled drive: {detail}. Prepare it again.</source>
            <translation>A unidade foi formatada, mas não como deveria para uma unidade SMR: {detail}. Prepare-a mais uma vez.</translation>
        </message>
        <message>
            <source>{device} has no filesystem that can be opened. Prepare the drive for backups first.</source>
            <translation>{device} não tem nada que possa ser aberto. Prepare-a antes para backups.</translation>
        </message>
        <message>
            <source>The drive could not be opened. Unplug it, plug it back in, and try again.</source>
            <translation>A unidade não pôde ser aberta. Desconecte-a, conecte-a de novo e tente mais uma vez.</translation>
        </message>
        <message>
            <source>Other programs are using the drive. Close the files that you have open there, then try again.</source>
            <translation>Programas estão usando a unidade. Feche o que tiver aberto nela e tente de novo.</translation>
        </message>
        <message>
            <source>It is not clear whether this worked, because the drive service (UDisks2) is not responding. Wait a minute, then check the drive again.</source>
            <translation>Ninguém pode dizer se isso foi feito: o serviço que conhece as unidades (UDisks2) não respondeu. Espere um minuto e veja a unidade de novo.</translation>
        </message>
        <message>
            <source>{path} is not on an external drive, so it stays mounted as it is. Backups ask the system not to record access times. For links and for files of other people, the system records them anyway, which costs a small write each.</source>
            <translation>{path} não está em uma unidade que possa ser desconectada, e continua aberta como está. Um backup pede ao sistema que não anote quando leu seus arquivos e pastas lá. De arquivos de outras pessoas, e de links, o sistema anota mesmo assim: uma pequena gravação para cada.</translation>
        </message>
        <message>
            <source>{device} is encrypted. Enter its passphrase to open it.</source>
            <translation>{device} está criptografada. Digite a senha para abri-la.</translation>
        </message>
        <message>
            <source>The drive could not be closed ({detail}). Don't unplug it yet. Try again, or shut down the computer.</source>
            <translation>A unidade não pôde ser fechada ({detail}). Não a desconecte ainda; tente de novo, ou desligue o computador.</translation>
        </message>
        <message>
            <source>{device} doesn't offer this setting the way it is connected now.</source>
            <translation>{device}, do jeito que está conectada, não oferece esse ajuste.</translation>
        </message>
        <message>
            <source>This needs the helper of Shingleback. An administrator can install it with sudo packaging/install-helper in the folder of Shingleback.</source>
            <translation>Para isso, o auxiliar do Shingleback precisa ser instalado pelo administrador deste computador: sudo packaging/install-helper, na pasta do Shingleback.</translation>
        </message>
        <message>
            <source>The helper of Shingleback could not do this: {reason}.</source>
            <translation>O auxiliar do Shingleback não fez isso: {reason}.</translation>
        </message>
        <message>
            <source>All data is written, but the drive service (UDisks2) is not responding. Don't unplug the drive yet. Eject it in your file manager, or shut down the computer.</source>
            <translation>Tudo está gravado, mas o serviço que ejeta unidades (UDisks2) não responde. Não desconecte a unidade ainda; ejete-a em seu gerenciador de arquivos, ou desligue o computador.</translation>
        </message>
        <message>
            <source>The computer refused something that the program needs ({detail}). The drive is not the cause. Close other programs, then try again.</source>
            <translation>Este computador não conseguiu dar ao programa o que ele precisa ({detail}). A unidade não é a causa. Feche outros programas e tente de novo.</translation>
        </message>
        <message>
            <source>The program could not read or save its own data on this computer's disk ({detail}). Check that the disk has free space, then start again.</source>
            <translation>O programa não conseguiu ler ou gravar seus próprios dados no disco deste computador ({detail}). Veja se há espaço livre nele e comece de novo.</translation>
        </message>
        <message>
            <source>{path}, where Shingleback keeps its own files, isn't there. If it is on a disk that isn't mounted, mount it. Otherwise, set HOME to a folder of yours. Then start again.</source>
            <translation>{path}, onde o Shingleback guarda seus próprios arquivos, não existe. Se estiver em um disco que não está montado, monte-o. Caso contrário, defina HOME como uma pasta sua. Depois, comece de novo.</translation>
        </message>
        <message>
            <source>Shingleback has no permission to write to {path}, where it keeps the list of files on the drive. Change the owner of that folder, or set HOME to a folder of yours, then start again.</source>
            <translation>O Shingleback não pode gravar em {path}, onde anota o que está na unidade. Torne essa pasta sua, ou defina HOME como uma pasta sua, e comece de novo.</translation>
        </message>
        <message>
            <source>An internal error occurred ({detail}). Your files are unchanged. Please report this bug.</source>
            <translation>Algo deu errado no próprio programa ({detail}). Seus arquivos estão intactos; por favor, relate isso.</translation>
        </message>
        <message>
            <source>There is no folder {path}. Check the name, or plug in its drive.</source>
            <translation>Não existe a pasta {path}. Verifique o nome, ou conecte a unidade em que ela está.</translation>
        </message>
        <message>
            <source>{path} is a file. Name its folder.</source>
            <translation>{path} é um arquivo. Indique a pasta em que ele está.</translation>
        </message>
        <message>
            <source>You don't have permission to read the folder {path}. Choose another one, or ask its owner.</source>
            <translation>Você não pode ler a pasta {path}. Escolha outra, ou fale com o dono.</translation>
        </message>
        <message>
            <source>The folder {path} can't be read: {detail}. Check its drive, or the connection to its server.</source>
            <translation>Não é possível ler a pasta {path}: {detail}. Verifique a unidade em que ela está ou a conexão com o servidor.</translation>
        </message>
        <message>
            <source>There are no files to back up in {path}, so no backup was made. If they are on another drive, plug it in.</source>
            <translation>Não há nada em {path} para copiar, por isso nenhum backup foi feito. Se a unidade dessa pasta não estiver conectada, conecte-a.</translation>
        </message>
        <message>
            <source>No backup was made, because none of the files could be read. The list shows the reason for each.</source>
            <translation>Ainda não há backup: nenhum arquivo pôde ser lido. O motivo aparece junto a cada arquivo ou pasta.</translation>
        </message>
        <message>
            <source>{source} is inside the backup {destination}. Choose a folder outside it.</source>
            <translation>{source} fica dentro do próprio backup, {destination}. Escolha uma pasta em outro lugar.</translation>
        </message>
    </context>
    <context>
        <name>restore</name>
        <message>
            <source>Loading…</source>
            <translation>Carregando…</translation>
        </message>
        <message>
            <source>This folder was empty.</source>
            <translation>Esta pasta estava vazia.</translation>
        </message>
        <message>
            <source>No version has a file or folder with “{text}” in its name.</source>
            <translation>Nenhuma versão tem arquivo ou pasta com “{text}” no nome.</translation>
        </message>
        <message>
            <source>There are more. Search for a longer name.</source>
            <translation>Há mais. Pesquise um nome mais longo.</translation>
        </message>
        <message>
            <source>Nothing changed between these two versions.</source>
            <translation>Nada mudou entre estas duas versões.</translation>
        </message>
        <message>
            <source>Only folders changed between these two versions.</source>
            <translation>Só pastas mudaram entre estas duas versões.</translation>
        </message>
    </context>
    <context>
        <name>run</name>
        <message>
            <source>Why is it slow now and then?</source>
            <translation>Por que fica lenta de vez em quando?</translation>
        </message>
        <message>
            <source>Why does this take so long?</source>
            <translation>Por que demora tanto?</translation>
        </message>
        <message>
            <source>How can Shingleback tell?</source>
            <translation>Como se sabe isso?</translation>
        </message>
        <message>
            <source>Why is it so slow now?</source>
            <translation>Por que está tão lenta agora?</translation>
        </message>
        <message>
            <source>Why isn't it answering?</source>
            <translation>Por que não responde?</translation>
        </message>
        <message>
            <source>Why does it rest?</source>
            <translation>Por que ela descansa?</translation>
        </message>
        <message>
            <source>Why does it go on working?</source>
            <translation>Por que continua trabalhando?</translation>
        </message>
        <message>
            <source>Is one drive enough?</source>
            <translation>Uma unidade basta?</translation>
        </message>
        <message>
            <source>Why did it vanish?</source>
            <translation>Por que ela sumiu?</translation>
        </message>
        <message>
            <source>Why is it full already?</source>
            <translation>Por que já está cheia?</translation>
        </message>
        <message>
            <source>What does such an error mean?</source>
            <translation>O que significa um erro assim?</translation>
        </message>
    </context>
    <context>
        <name>situations</name>
        <message>
            <source>The drive has little to do yet.</source>
            <translation>A unidade ainda tem pouco a fazer.</translation>
        </message>
        <message>
            <source>The drive is writing your files.</source>
            <translation>A unidade grava o que recebe.</translation>
        </message>
        <message>
            <source>The drive is resting, and can tidy up.</source>
            <translation>A unidade é deixada em paz, e pode se arrumar.</translation>
        </message>
        <message>
            <source>The drive is still writing.</source>
            <translation>A unidade termina de gravar o que recebeu.</translation>
        </message>
        <message>
            <source>Everything is written, and the drive has been released.</source>
            <translation>Tudo está gravado, e a unidade foi liberada.</translation>
        </message>
        <message>
            <source>The drive is not responding right now.</source>
            <translation>A unidade não responde agora.</translation>
        </message>
        <message>
            <source>The drive was unplugged or stopped responding.</source>
            <translation>A unidade foi desconectada, ou não responde mais.</translation>
        </message>
        <message>
            <source>Shingleback copies your files and makes sure that they are really on the drive.</source>
            <translation>O Shingleback copia um arquivo após o outro, e se certifica de tempos em tempos de que estão mesmo na unidade.</translation>
        </message>
        <message>
            <source>Shingleback is waiting for the drive. Nothing is wrong.</source>
            <translation>O Shingleback espera a unidade. Nada deu errado.</translation>
        </message>
        <message>
            <source>Shingleback is first making sure that the copied files are safe on the drive.</source>
            <translation>O Shingleback primeiro põe em segurança o que já foi copiado.</translation>
        </message>
        <message>
            <source>Shingleback is not using the drive.</source>
            <translation>O Shingleback não faz nada com a unidade.</translation>
        </message>
        <message>
            <source>Shingleback is not backing up to the drive.</source>
            <translation>O Shingleback não está fazendo backup na unidade.</translation>
        </message>
        <message>
            <source>The backup ended early. Files already on the drive are safe, and the next backup continues from there.</source>
            <translation>O backup terminou antes da hora. O que estava seguro na unidade é mantido, e o próximo backup continua dali.</translation>
        </message>
        <message>
            <source>Many drives are fast at first and slow after some gigabytes. Pauses of half a minute may happen.</source>
            <translation>Muitas unidades são rápidas no começo e lentas depois de alguns gigabytes. Pode haver pausas de meio minuto.</translation>
        </message>
        <message>
            <source>This can take a few minutes, and the bars may stand still.</source>
            <translation>Isso pode levar minutos, e enquanto isso quase nada se move.</translation>
        </message>
        <message>
            <source>The drive may hum, click and stay warm even when nothing is copied.</source>
            <translation>A unidade pode zumbir, estalar e continuar quente, embora nada seja copiado.</translation>
        </message>
        <message>
            <source>It may stay busy for a while.</source>
            <translation>Ela ainda pode trabalhar sozinha um tempo.</translation>
        </message>
        <message>
            <source>This is not normal. It usually has a cause that can be found.</source>
            <translation>Isso não é normal, e quase sempre tem uma causa que pode ser encontrada.</translation>
        </message>
        <message>
            <source>Use the computer as usual. Pause or stop whenever you like. Don't unplug the drive.</source>
            <translation>Continue trabalhando como sempre. Pause ou pare quando quiser. Não desconecte a unidade.</translation>
        </message>
        <message>
            <source>Wait a moment. Don't unplug the drive.</source>
            <translation>Espere um pouco. Não desconecte a unidade.</translation>
        </message>
        <message>
            <source>Eject the drive before you unplug it.</source>
            <translation>Ejete a unidade antes de desconectá-la.</translation>
        </message>
        <message>
            <source>Shingleback opens the backup on the drive.</source>
            <translation>O Shingleback abre o backup na unidade.</translation>
        </message>
        <message>
            <source>A drive that was asleep needs some seconds to wake up.</source>
            <translation>Uma unidade que dormia precisa de alguns segundos para acordar.</translation>
        </message>
        <message>
            <source>Shingleback is looking for new and changed files in your folders.</source>
            <translation>O Shingleback procura nas suas pastas arquivos novos ou modificados.</translation>
        </message>
        <message>
            <source>With very many files this takes a few minutes.</source>
            <translation>Com muitíssimos arquivos isso leva alguns minutos.</translation>
        </message>
        <message>
            <source>It is slow now. It will speed up when the drive has made room.</source>
            <translation>Agora está lento. Fica rápido de novo quando a unidade tiver aberto espaço.</translation>
        </message>
        <message>
            <source>A drive that is making room may not respond for a minute or two.</source>
            <translation>Uma unidade que abre espaço pode ficar muda por um minuto ou dois.</translation>
        </message>
        <message>
            <source>The drive is busy with another program.</source>
            <translation>A unidade trabalha para outro programa.</translation>
        </message>
        <message>
            <source>Shingleback is letting the other program go first.</source>
            <translation>O Shingleback deixa o outro programa ir primeiro.</translation>
        </message>
        <message>
            <source>Two programs at once would slow each other down.</source>
            <translation>Dois programas ao mesmo tempo tornariam a unidade lenta para os dois.</translation>
        </message>
        <message>
            <source>Shingleback is paused. The files copied so far are safe on the drive.</source>
            <translation>O Shingleback está pausado. O que foi copiado até agora está seguro na unidade.</translation>
        </message>
        <message>
            <source>Continue whenever you like. To take the drive with you, stop first, then eject it.</source>
            <translation>Continue quando quiser. Para levar a unidade, pare e depois ejete-a.</translation>
        </message>
        <message>
            <source>Everything is copied. Shingleback is completing the new version.</source>
            <translation>Tudo está copiado. O Shingleback completa a nova versão.</translation>
        </message>
        <message>
            <source>The drive may still be writing.</source>
            <translation>A unidade talvez ainda esteja gravando.</translation>
        </message>
        <message>
            <source>Shingleback is waiting until everything is written, then releases the drive.</source>
            <translation>O Shingleback espera até que tudo esteja gravado e então libera a unidade.</translation>
        </message>
        <message>
            <source>The drive is tidying up.</source>
            <translation>A unidade se arruma sozinha.</translation>
        </message>
        <message>
            <source>The backup is complete, and Shingleback is no longer using the drive.</source>
            <translation>O backup está completo. O Shingleback não faz mais nada com a unidade.</translation>
        </message>
        <message>
            <source>If you have time, leave the drive powered for a while. Eject it before you unplug it.</source>
            <translation>Se tiver tempo, deixe a unidade ligada um pouco. Ejete-a antes de desconectá-la.</translation>
        </message>
        <message>
            <source>Everything is written to the drive.</source>
            <translation>A unidade gravou tudo o que recebeu.</translation>
        </message>
        <message>
            <source>Shingleback is done with the drive.</source>
            <translation>O Shingleback terminou com a unidade.</translation>
        </message>
        <message>
            <source>Some drives keep spinning for a few seconds.</source>
            <translation>Algumas unidades continuam girando por alguns segundos.</translation>
        </message>
        <message>
            <source>You can unplug the drive.</source>
            <translation>Você pode desconectar a unidade.</translation>
        </message>
        <message>
            <source>The drive is still in use, or has not finished writing.</source>
            <translation>A unidade ainda está em uso, ou não terminou de gravar.</translation>
        </message>
        <message>
            <source>Shingleback could not release the drive.</source>
            <translation>O Shingleback não conseguiu liberar a unidade.</translation>
        </message>
        <message>
            <source>Usually, another program has a file or folder on the drive open.</source>
            <translation>Quase sempre outro programa tem aberto um arquivo ou uma pasta da unidade.</translation>
        </message>
        <message>
            <source>Close the programs that use the drive, then eject it again. Don't unplug it yet.</source>
            <translation>Feche o que usa a unidade, e ejete-a mais uma vez. Não a desconecte ainda.</translation>
        </message>
        <message>
            <source>The drive was closed or unplugged.</source>
            <translation>A unidade não está mais aberta, ou foi desconectada.</translation>
        </message>
        <message>
            <source>Files written before that stay on the drive.</source>
            <translation>O que foi gravado antes continua na unidade.</translation>
        </message>
        <message>
            <source>A drive may tidy up for so long that the computer gives up on it. This alone does no harm.</source>
            <translation>Uma unidade pode se arrumar por tanto tempo que o computador desista dela. Só isso não faz mal.</translation>
        </message>
        <message>
            <source>Leave it plugged in for a few minutes. If it doesn't come back, unplug it, plug it back in, and start again.</source>
            <translation>Deixe-a conectada por alguns minutos. Se não voltar, desconecte-a, conecte-a e comece de novo.</translation>
        </message>
        <message>
            <source>The drive is full.</source>
            <translation>Não há mais espaço na unidade.</translation>
        </message>
        <message>
            <source>Older versions take up space, too.</source>
            <translation>Versões antigas também ocupam espaço.</translation>
        </message>
        <message>
            <source>Delete files that you don't need there, choose fewer folders, or use a larger drive.</source>
            <translation>Apague o que não precisa lá, escolha menos pastas, ou use uma unidade maior.</translation>
        </message>
        <message>
            <source>The drive returned errors.</source>
            <translation>A unidade deu erros.</translation>
        </message>
        <message>
            <source>Try another cable and another port. “What happened?” tells you more.</source>
            <translation>Tente outro cabo e outra porta. “O que aconteceu?” diz mais.</translation>
        </message>
        <message>
            <source>Follow the advice there, then start the backup again.</source>
            <translation>Faça o que é dito lá, e comece o backup de novo.</translation>
        </message>
        <message>
            <source>The drive is plugged in and open. All programs can use it.</source>
            <translation>A unidade está conectada e aberta. Qualquer programa pode usá-la.</translation>
        </message>
        <message>
            <source>It may stay busy for a while after writing, because it is tidying up.</source>
            <translation>Ela pode trabalhar um tempo depois que algo foi gravado: está se arrumando.</translation>
        </message>
        <message>
            <source>Use it as you like. Eject it before you unplug it.</source>
            <translation>Use-a como quiser. Ejete-a antes de desconectá-la.</translation>
        </message>
        <message>
            <source>The backup is on the computer's own disk.</source>
            <translation>O backup está no disco do próprio computador.</translation>
        </message>
        <message>
            <source>If the disk fails, you lose both your files and the backup.</source>
            <translation>Se o disco falhar, o backup se perde com seus arquivos.</translation>
        </message>
        <message>
            <source>Back up to an external drive as well.</source>
            <translation>Faça também um backup em uma unidade externa.</translation>
        </message>
        <message>
            <source>The drive is plugged in, but not open.</source>
            <translation>A unidade está conectada, e não está aberta.</translation>
        </message>
        <message>
            <source>Open it to use its files.</source>
            <translation>Abra-a para usar os arquivos dela.</translation>
        </message>
        <message>
            <source>The drive is plugged in, but nothing on it can be opened.</source>
            <translation>A unidade está conectada, mas não há nada nela que possa ser aberto.</translation>
        </message>
        <message>
            <source>To use it here, set it up for backup. This erases everything on it.</source>
            <translation>Para usá-la aqui, prepare-a para backup. Isso apaga o que está nela.</translation>
        </message>
    </context>
    <context>
        <name>sources</name>
        <message>
            <source>{path} has not responded for {time}. The backup is waiting for it.</source>
            <translation>{path} não responde há {time}. O backup está esperando.</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}. The backup is waiting for {server} ({kind}).</source>
            <translation>{path} não responde há {time}. O backup está esperando {server} ({kind}).</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}.</source>
            <translation>{path} não responde há {time}.</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}. It is on {server} ({kind}).</source>
            <translation>{path} não responde há {time}. Fica em {server} ({kind}).</translation>
        </message>
        <message>
            <source>If it stays silent, it will be skipped in {time}.</source>
            <translation>Se continuar sem responder, será deixado de fora em {time}.</translation>
        </message>
    </context>
    <context>
        <name>texts</name>
        <message>
            <source>The drive may have to wake up first.</source>
            <translation>A unidade pode ter que acordar primeiro.</translation>
        </message>
        <message>
            <source>Everything is copied. The last files are being written to the drive.</source>
            <translation>Tudo está copiado. A última parte está sendo gravada na unidade.</translation>
        </message>
        <message>
            <source>Copied files are first being made safe on the drive.</source>
            <translation>O que já foi copiado está sendo posto em segurança na unidade primeiro.</translation>
        </message>
        <message>
            <source>The files copied so far are safe on the drive. Continue whenever you like.</source>
            <translation>O que foi copiado até agora está seguro na unidade. Continue quando quiser.</translation>
        </message>
        <message>
            <source>A drive returned an error. It takes a few seconds to see whether it is still plugged in.</source>
            <translation>Uma unidade retornou um erro. Leva alguns segundos para saber se ela ainda está conectada.</translation>
        </message>
        <message>
            <source>Do not unplug it yet.</source>
            <translation>Não a desconecte ainda.</translation>
        </message>
        <message>
            <source>The backup is complete</source>
            <translation>O backup está completo</translation>
        </message>
        <message>
            <source>The backup is complete, except for what is listed below</source>
            <translation>O backup está completo, exceto pelo que está listado abaixo</translation>
        </message>
        <message>
            <source>The backup could not start</source>
            <translation>O backup não pôde começar</translation>
        </message>
        <message>
            <source>The drive was disconnected</source>
            <translation>A unidade foi desconectada</translation>
        </message>
        <message>
            <source>The drive is full</source>
            <translation>A unidade está cheia</translation>
        </message>
        <message>
            <source>The drive returned errors</source>
            <translation>A unidade deu erros</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>Não começou, por segurança</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Parado</translation>
        </message>
        <message>
            <source>Something went wrong in the program itself</source>
            <translation>Algo deu errado no próprio programa</translation>
        </message>
        <message>
            <source>The backup is done, but some of its files are damaged</source>
            <translation>O backup foi feito, mas alguns dos seus arquivos estão danificados</translation>
        </message>
        <message>
            <source>Nothing has changed since the last backup.</source>
            <translation>Nada mudou desde o último backup.</translation>
        </message>
        <message>
            <source>Nothing else has changed since the last backup.</source>
            <translation>Nada mais mudou desde o último backup.</translation>
        </message>
        <message>
            <source>The drive has not responded for {time}. Many drives pause like this to tidy up. Leave it plugged in.</source>
            <translation>A unidade não responde há {time}. Muitas unidades fazem pausas assim para se arrumar. Por favor, deixe-a conectada.</translation>
        </message>
        <message>
            <source>The drive was unplugged before it was ejected. Everything that was backed up had been written before that. Next time, eject it first.</source>
            <translation>A unidade foi desconectada antes de ser ejetada. Tudo o que foi copiado já tinha sido gravado antes. Da próxima vez, ejete-a primeiro.</translation>
        </message>
        <message>
            <source>The drive is no longer open: another program has closed it, or it was unplugged. Everything that was backed up had been written before that.</source>
            <translation>A unidade não está mais aberta: outro programa a fechou, ou ela foi desconectada. Tudo o que foi copiado já tinha sido gravado antes.</translation>
        </message>
        <message>
            <source>One question before the backup starts</source>
            <translation>Uma pergunta antes de o backup começar</translation>
        </message>
        <message>
            <source>The drive is no longer open</source>
            <translation>A unidade não está mais aberta</translation>
        </message>
        <message>
            <source>Another program has closed it, or it was unplugged.</source>
            <translation>Outro programa a fechou, ou ela foi desconectada.</translation>
        </message>
        <message>
            <source>The next backup copies what is missing.</source>
            <translation>O próximo backup copia o que falta.</translation>
        </message>
        <message>
            <source>Files already on it are safe.</source>
            <translation>Os arquivos que já estão nela estão seguros.</translation>
        </message>
        <message>
            <source>Plug the drive back in to continue the backup.</source>
            <translation>Reconecte a unidade para continuar o backup.</translation>
        </message>
        <message>
            <source>It is not safe to unplug the drive yet.</source>
            <translation>Ainda não é seguro desconectar a unidade.</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive.</source>
            <translation>É seguro desconectar a unidade.</translation>
        </message>
        <message>
            <source>{name} to {drive}</source>
            <translation>{name} em {drive}</translation>
        </message>
        <message>
            <source>Your files are being copied.</source>
            <translation>Seus arquivos estão sendo copiados.</translation>
        </message>
        <message>
            <source>Letting the drive rest</source>
            <translation>Deixando a unidade descansar</translation>
        </message>
        <message>
            <source>{files}, {size} so far</source>
            <translation>{files}, {size} até agora</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive</source>
            <translation>É seguro desconectar a unidade</translation>
        </message>
        <message>
            <source>The drive is not ready to be unplugged</source>
            <translation>A unidade não está pronta para ser desconectada</translation>
        </message>
        <message>
            <source>Eject the drive before you unplug it.</source>
            <translation>Ejete a unidade antes de desconectá-la.</translation>
        </message>
        <message>
            <source>Starting</source>
            <translation>Começando</translation>
        </message>
        <message>
            <source>Looking for changes</source>
            <translation>Procurando o que mudou</translation>
        </message>
        <message>
            <source>Copying</source>
            <translation>Copiando</translation>
        </message>
        <message>
            <source>Finishing</source>
            <translation>Terminando</translation>
        </message>
        <message>
            <source>Pausing</source>
            <translation>Pausando</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Pausado</translation>
        </message>
        <message>
            <source>Checking whether the drive is still there</source>
            <translation>Verificando se a unidade está lá</translation>
        </message>
        <message>
            <source>Stopping</source>
            <translation>Parando</translation>
        </message>
        <message>
            <source>Ejecting the drive</source>
            <translation>Ejetando a unidade</translation>
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
            <translation>convencional</translation>
        </message>
        <message>
            <source>without any sign of shingling</source>
            <translation>sem nenhum sinal de SMR</translation>
        </message>
        <message>
            <source>no hard disk</source>
            <translation>não é um disco rígido</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>desconhecido</translation>
        </message>
        <message>
            <source>a shingled drive (SMR)</source>
            <translation>uma unidade SMR (trilhas sobrepostas)</translation>
        </message>
        <message>
            <source>a shingled drive (SMR, host-aware)</source>
            <translation>uma unidade SMR (trilhas sobrepostas, host-aware)</translation>
        </message>
        <message>
            <source>a shingled drive (SMR, host-managed)</source>
            <translation>uma unidade SMR (trilhas sobrepostas, host-managed)</translation>
        </message>
        <message>
            <source>a conventional drive (CMR), not shingled</source>
            <translation>uma unidade convencional (CMR), não SMR</translation>
        </message>
        <message>
            <source>not a hard disk</source>
            <translation>não é um disco rígido</translation>
        </message>
        <message>
            <source>It already holds a Shingleback backup of {folders}.</source>
            <translation>Já há nela um backup feito por este programa, de {folders}.</translation>
        </message>
        <message>
            <source>This is {what}.</source>
            <translation>Esta é {what}.</translation>
        </message>
        <message>
            <source>Very likely, this is {what}.</source>
            <translation>Muito provavelmente, esta é {what}.</translation>
        </message>
        <message>
            <source>Probably, this is {what}.</source>
            <translation>Provavelmente, esta é {what}.</translation>
        </message>
        <message>
            <source>Perhaps this is {what}.</source>
            <translation>Talvez esta seja {what}.</translation>
        </message>
        <message>
            <source>There is no sign that this drive is shingled. That does not prove that it is not.</source>
            <translation>Não há sinal de que esta unidade seja SMR. Isso não prova que não seja.</translation>
        </message>
        <message>
            <source>It is not clear whether this drive is shingled.</source>
            <translation>A partir disso ninguém pode dizer se a unidade é SMR.</translation>
        </message>
        <message>
            <source>reports from such drives have been published</source>
            <translation>há relatórios publicados de unidades assim</translation>
        </message>
        <message>
            <source>the manufacturer says so</source>
            <translation>o fabricante diz isso</translation>
        </message>
        <message>
            <source>it was on sale before the first shingled drive, in 2013</source>
            <translation>estava à venda antes da primeira unidade SMR, em 2013</translation>
        </message>
        <message>
            <source>the authors of smartmontools looked it up</source>
            <translation>os autores do smartmontools verificaram</translation>
        </message>
        <message>
            <source>users have reported it</source>
            <translation>usuários descobriram</translation>
        </message>
        <message>
            <source>this follows from its family and age</source>
            <translation>isso decorre da família e da idade dela</translation>
        </message>
        <message>
            <source>this has not been checked</source>
            <translation>isso não foi verificado</translation>
        </message>
        <message>
            <source>Linux sees the zones of a shingled drive: it calls it {value}.</source>
            <translation>O Linux vê as zonas de uma unidade SMR: ele a chama de {value}.</translation>
        </message>
        <message>
            <source>The drive tells Linux that it is shingled: {value}.</source>
            <translation>A unidade diz ao Linux que é SMR: {value}.</translation>
        </message>
        <message>
            <source>The log of Linux calls it a shingled drive: {value}.</source>
            <translation>O registro do Linux a chama de unidade SMR: {value}.</translation>
        </message>
        <message>
            <source>The drive reports that it is shingled: {value}.</source>
            <translation>A unidade diz de si mesma que é SMR: {value}.</translation>
        </message>
        <message>
            <source>The drive identifies itself as a device type that only host-managed drives use.</source>
            <translation>A unidade responde como o tipo que só as unidades host-managed são.</translation>
        </message>
        <message>
            <source>Linux counts {count} zones on it; only shingled drives have zones.</source>
            <translation>O Linux conta {count} zonas nela; só unidades SMR têm zonas.</translation>
        </message>
        <message>
            <source>It is connected by NVMe, as solid state drives are.</source>
            <translation>Está conectada por NVMe, como as unidades de estado sólido.</translation>
        </message>
        <message>
            <source>It is a memory card.</source>
            <translation>É um cartão de memória.</translation>
        </message>
        <message>
            <source>The drive reports that it has no spinning parts.</source>
            <translation>Ela diz de si mesma que nada nela gira.</translation>
        </message>
        <message>
            <source>Its name, {model}, is that of a drive with flash memory.</source>
            <translation>O nome dela, {model}, é o de uma unidade com memória flash.</translation>
        </message>
        <message>
            <source>Its name, {model}, is that of a memory stick or a card reader.</source>
            <translation>O nome dela, {model}, é o de um pendrive ou leitor de cartões.</translation>
        </message>
        <message>
            <source>It holds as little as a memory stick.</source>
            <translation>Ela tem a pouca capacidade de um pendrive.</translation>
        </message>
        <message>
            <source>Linux was told that it has no spinning parts.</source>
            <translation>Foi dito ao Linux que nada nela gira.</translation>
        </message>
        <message>
            <source>It spins and accepts TRIM, which reports deleted files. Among hard disks, only shingled ones have a use for that.</source>
            <translation>Ela gira e quer saber de arquivos apagados (TRIM). Entre os discos rígidos, isso só serve para os SMR.</translation>
        </message>
        <message>
            <source>It accepts TRIM, which reports deleted files, as shingled and solid-state drives do. Whether it spins can't be seen from here.</source>
            <translation>Ela quer saber de arquivos apagados (TRIM), como as unidades SMR e as de estado sólido; daqui não dá para saber se ela gira.</translation>
        </message>
        <message>
            <source>smartctl lists it under {family}.</source>
            <translation>O smartctl a inclui entre {family}.</translation>
        </message>
        <message>
            <source>The table of drives lists {model} as {recording}; {trust}.</source>
            <translation>A tabela de unidades lista {model} como {recording}; {trust}.</translation>
        </message>
        <message>
            <source>The sources disagree on {model}: others call it {recording}.</source>
            <translation>As fontes discordam sobre {model}: outras a chamam de {recording}.</translation>
        </message>
        <message>
            <source>Only the beginning of its name is known, {model}; every drive in the table that it may be is {recording}.</source>
            <translation>Só se conhece o começo do nome dela, {model}; toda unidade da tabela que ela pode ser é {recording}.</translation>
        </message>
        <message>
            <source>The sources disagree on the drives that {model} may be: others call them {recording}.</source>
            <translation>As fontes discordam sobre as unidades que {model} pode ser: outras as chamam de {recording}.</translation>
        </message>
        <message>
            <source>Drives of this size with the USB id {usb} ({family}) are {recording}; {trust}.</source>
            <translation>Unidades deste tamanho com o id USB {usb} ({family}) são: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>Some drives with the USB id {usb} are {recording}; they look the same from outside.</source>
            <translation>Algumas unidades com o id USB {usb} são: {recording}. Por fora não dá para saber.</translation>
        </message>
        <message>
            <source>Drives of this size with the USB id {usb} hold the disk {inner}, which is {recording}; {trust}.</source>
            <translation>Unidades deste tamanho com o id USB {usb} contêm o disco {inner}, que é {recording}; {trust}.</translation>
        </message>
        <message>
            <source>Drives with the USB id {usb}, of the sizes that the table knows, are {recording}; {trust}.</source>
            <translation>Unidades com o id USB {usb}, dos tamanhos que a tabela conhece, são: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>{model} is sold with a disk that is {recording}; {trust}.</source>
            <translation>{model} é vendido com um disco deste tipo: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>Some drives in the box {model} are {recording}; the box does not say which.</source>
            <translation>Algumas unidades na caixa {model} são de outro tipo: {recording}; a caixa não diz quais.</translation>
        </message>
        <message>
            <source>{model} is sold with the disk {inner}, which is {recording}; {trust}.</source>
            <translation>{model} é vendido com o disco {inner}, deste tipo: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>As a rule of thumb, {family} are {recording}.</source>
            <translation>Em regra, {family} são: {recording}.</translation>
        </message>
        <message>
            <source>Others say that {family} are {recording}.</source>
            <translation>Outros dizem que {family} são: {recording}.</translation>
        </message>
        <message>
            <source>Linux was told that it has no spinning parts. Adapters often get that wrong.</source>
            <translation>Foi dito ao Linux que nada nela gira. Adaptadores costumam errar nisso.</translation>
        </message>
        <message>
            <source>It does not accept TRIM, which reports deleted files. That proves nothing: many shingled drives don't.</source>
            <translation>Ela não quer saber de arquivos apagados (TRIM). Isso não prova nada: muitas unidades SMR não querem.</translation>
        </message>
        <message>
            <source>Linux sees no zones. That proves nothing: shingled drives for the home hide them.</source>
            <translation>O Linux não vê zonas. Isso não prova nada: as unidades SMR que as pessoas têm em casa as escondem.</translation>
        </message>
        <message>
            <source>It uses the older USB storage protocol, which hides what a drive reports about itself.</source>
            <translation>Ela fala o tipo simples de USB, que esconde o que uma unidade diz de si mesma.</translation>
        </message>
        <message>
            <source>It is a hard disk, and there is no evidence for or against shingling.</source>
            <translation>É um disco rígido, e nada fala a favor ou contra SMR.</translation>
        </message>
        <message>
            <source>Too little is known about it. Its model name, or its USB id and size, would help.</source>
            <translation>Sabe-se muito pouco dela. Ajudaria o nome do modelo, ou o id USB e o tamanho.</translation>
        </message>
        <message>
            <source>The table of drives does not list {model}.</source>
            <translation>A tabela de unidades não lista {model}.</translation>
        </message>
        <message>
            <source>The table of drives does not list the USB id {usb}. Many enclosures hide the disk inside.</source>
            <translation>A tabela de unidades não lista o id USB {usb}. Muitas caixas escondem o disco que há nelas.</translation>
        </message>
        <message>
            <source>The USB id {usb} is used for several drives; the size would tell more.</source>
            <translation>O id USB {usb} é usado para várias unidades: o tamanho dela diria mais.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a shingled drive with a media cache.</source>
            <translation>Ela foi medida aqui em {date} e se comporta como uma unidade SMR com cache nos pratos.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a shingled drive that writes everything to a log.</source>
            <translation>Ela foi medida aqui em {date} e se comporta como uma unidade SMR que grava tudo em um registro.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a conventional drive.</source>
            <translation>Ela foi medida aqui em {date} e se comporta como uma unidade convencional.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a drive without moving parts.</source>
            <translation>Ela foi medida aqui em {date} e se comporta como uma unidade sem partes móveis.</translation>
        </message>
        <message>
            <source>It is simulated, and writes the way a shingled drive does.</source>
            <translation>É um modelo, feito para gravar como uma unidade SMR.</translation>
        </message>
        <message>
            <source>No information about a drive could be read from {path}.</source>
            <translation>Não foi possível ler nada sobre uma unidade em {path}.</translation>
        </message>
    </context>
    <context>
        <name>versions</name>
        <message numerus="yes">
            <source>%n line(s) changed</source>
            <translation>
                <numerusform>%Ln linha alterada</numerusform>
                <numerusform>%Ln linhas alteradas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) added</source>
            <translation>
                <numerusform>%Ln linha adicionada</numerusform>
                <numerusform>%Ln linhas adicionadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) removed</source>
            <translation>
                <numerusform>%Ln linha removida</numerusform>
                <numerusform>%Ln linhas removidas</numerusform>
            </translation>
        </message>
        <message>
            <source>In the later version: {changes}</source>
            <translation>Na versão posterior: {changes}</translation>
        </message>
        <message>
            <source>The later version is {size} larger.</source>
            <translation>A versão posterior tem {size} a mais.</translation>
        </message>
        <message>
            <source>The later version is {size} smaller.</source>
            <translation>A versão posterior tem {size} a menos.</translation>
        </message>
        <message>
            <source>Both versions have the same size.</source>
            <translation>As duas versões têm o mesmo tamanho.</translation>
        </message>
        <message>
            <source>Both are the same version.</source>
            <translation>As duas são a mesma versão.</translation>
        </message>
        <message>
            <source>Both begin with the same text.</source>
            <translation>As duas começam com o mesmo texto.</translation>
        </message>
        <message>
            <source>{difference}. Only the beginning of the file was compared.</source>
            <translation>{difference}. Só o início do arquivo foi comparado.</translation>
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
            <translation>Por favor, espere</translation>
        </message>
        <message>
            <source>You have chosen this one.</source>
            <translation>Você escolheu este.</translation>
        </message>
        <message>
            <source>Finding the best filesystem…</source>
            <translation>Procurando o que serve…</translation>
        </message>
        <message>
            <source>{title}, encrypted</source>
            <translation>{title}, criptografado</translation>
        </message>
        <message>
            <source>This drive can't be prepared</source>
            <translation>Não há plano para esta unidade</translation>
        </message>
        <message>
            <source>Nothing on it is recognized.</source>
            <translation>Não há nela nada que se reconheça.</translation>
        </message>
        <message>
            <source>not recognized</source>
            <translation>não reconhecido</translation>
        </message>
        <message>
            <source>{backups} of {folders}</source>
            <translation>{backups} de {folders}</translation>
        </message>
        <message>
            <source>{backups} with {versions} of {folders}, the last of {day}</source>
            <translation>{backups} com {versions} de {folders}, a última: {day}</translation>
        </message>
        <message numerus="yes">
            <source>%n backup(s)</source>
            <translation>
                <numerusform>%Ln backup</numerusform>
                <numerusform>%Ln backups</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln versão</numerusform>
                <numerusform>%Ln versões</numerusform>
            </translation>
        </message>
        <message>
            <source>its contents can't be seen while it is closed</source>
            <translation>não dá para ver o que há nela sem abri-la</translation>
        </message>
        <message>
            <source>{used} used</source>
            <translation>{used} em uso</translation>
        </message>
        <message>
            <source>at least {files}</source>
            <translation>pelo menos {files}</translation>
        </message>
        <message>
            <source>USB port {port}</source>
            <translation>porta USB {port}</translation>
        </message>
        <message>
            <source>USB port {port}, {device}</source>
            <translation>porta USB {port}, {device}</translation>
        </message>
        <message>
            <source>The drive</source>
            <translation>A unidade</translation>
        </message>
        <message>
            <source>Questions</source>
            <translation>Perguntas</translation>
        </message>
        <message>
            <source>Erase</source>
            <translation>Apagar</translation>
        </message>
        <message>
            <source>What and when</source>
            <translation>O quê e quando</translation>
        </message>
        <message>
            <source>Step {number} of {count}</source>
            <translation>Passo {number} de {count}</translation>
        </message>
    </context>
    <context>
        <name>year</name>
        <message numerus="yes">
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%Ln problema</numerusform>
                <numerusform>%Ln problemas</numerusform>
            </translation>
        </message>
        <message>
            <source>Week of {date}: {said}</source>
            <translation>Semana de {date}: {said}</translation>
        </message>
        <message numerus="yes">
            <source>%n time(s)</source>
            <translation>
                <numerusform>%Ln vez</numerusform>
                <numerusform>%Ln vezes</numerusform>
            </translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Backups</translation>
        </message>
        <message numerus="yes">
            <source>Backups in %n week(s)</source>
            <translation>
                <numerusform>Backups em %Ln semana</numerusform>
                <numerusform>Backups em %Ln semanas</numerusform>
            </translation>
        </message>
        <message>
            <source>Checks</source>
            <translation>Verificações</translation>
        </message>
        <message numerus="yes">
            <source>Checks in %n week(s)</source>
            <translation>
                <numerusform>Verificações em %Ln semana</numerusform>
                <numerusform>Verificações em %Ln semanas</numerusform>
            </translation>
        </message>
        <message>
            <source>Care</source>
            <translation>Cuidados</translation>
        </message>
        <message numerus="yes">
            <source>Care in %n week(s)</source>
            <translation>
                <numerusform>Cuidados em %Ln semana</numerusform>
                <numerusform>Cuidados em %Ln semanas</numerusform>
            </translation>
        </message>
        <message>
            <source>Rests</source>
            <translation>Descansos</translation>
        </message>
        <message numerus="yes">
            <source>Rests in %n week(s)</source>
            <translation>
                <numerusform>Descansos em %Ln semana</numerusform>
                <numerusform>Descansos em %Ln semanas</numerusform>
            </translation>
        </message>
    </context>
</TS>
