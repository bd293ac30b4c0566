import { type TextPattern, textPattern } from '../text-pattern.js';

/** Verbs that an English step begins with. */
const orders =
  'run|tag|push|pull|watch|open|close|check|copy|paste|send|create|make|update|upgrade|build|test|deploy|merge|rebase|restart|stop|start|upload|download|render|export|import|install|verify|review|commit|sign|scan|print|book|call|mail|log|format|mix|add|heat|boil|bake|wash|cut|chop|pour|stir|let|wait|turn|press|plug|unplug|switch|clean|fill|empty|rinse|feed|water|lock|unlock|back up|sync|ask|tell|wrap|measure|weigh|write|read|save|delete|remove|archive|move|set|choose|select|enter|type|click|go|take|put|get|bring';

const moreOrders =
  'hold|keep|leave|use|lift|slide|twist|tap|dial|insert|reset|reboot|drain|flip|connect|disconnect|charge|tighten|loosen|apply|follow|find|give|dip|soak|screw|squeeze|first|always';

const spanish =
  'mantén|pulsa|presiona|aprieta|gira|abre|cierra|apaga|enciende|desconecta|conecta|desenchufa|enchufa|espera|pon|quita|saca|mete|usa|utiliza|ve|haz|llama|escribe|ejecuta|reinicia|añade|llena|vacía|limpia|deja|toma|coge|busca|selecciona|elige|mantenga|pulse|presione|gire|abra|cierre|apague|encienda|espere';
const portuguese =
  'mantém|mantenha|carrega|carregue|pressiona|pressione|prime|prima|gira|roda|rode|abre|abra|fecha|feche|desliga|desligue|liga|ligue|espera|espere|põe|ponha|tira|tire|usa|use|vai|vá|faz|faça|escreve|escreva|executa|execute|reinicia|reinicie|enche|encha|limpa|limpe|deixa|deixe|seleciona|selecione|escolhe|escolha';
const french =
  'appuie|appuyez|maintiens|maintenez|tourne|tournez|ouvre|ouvrez|ferme|fermez|éteins|éteignez|allume|allumez|débranche|débranchez|branche|branchez|attends|attendez|mets|mettez|retire|retirez|utilise|utilisez|va|allez|fais|faites|appelle|appelez|écris|écrivez|lance|lancez|redémarre|redémarrez|ajoute|ajoutez|remplis|remplissez|vide|videz|nettoie|nettoyez|laisse|laissez|prends|prenez|choisis|choisissez';
const italian =
  'tieni|tenere|premi|premere|gira|apri|chiudi|spegni|accendi|stacca|attacca|collega|scollega|aspetta|metti|togli|usa|vai|fai|chiama|scrivi|esegui|riavvia|aggiungi|riempi|svuota|pulisci|lascia|prendi|scegli|seleziona';

/** A purpose followed by the past tense describes an event: "Um Geld zu sparen, habe ich …". */
const germanTelling = '(?!\\p{L}+(?: \\p{L}+)? (?:ich|wir|er|sie|es|man)(?!\\p{L}))(?!\\p{L}+t \\p{Lu})';

/** Instructions with a purpose: "To restart the boiler, hold the button", and a title with steps behind it. */
export const instructions: readonly Pick<TextPattern, 'test'>[] = [
  textPattern(
    `^[^:,.\\n]{3,60}: ?(?:(?:${orders}) [^,;.\\n]{2,80}(?:[,;] (?:and |then |and then )?|\\.? *$)){3,}`,
    'iu',
  ),
  textPattern(
    `^\\s*(?:in order )?to \\p{L}+ [^:,.\\n]{2,80}, (?:please |just |simply )?(?:${orders}|${moreOrders}) \\S`,
    'iu',
  ),
  /^\s*how to [^:.?\n]{3,80}(?:[.–—]|\n)\s*\S/iu,
  textPattern(`^\\s*[Uu]m [^,\\n]{2,100}(?: zu \\p{L}+|\\p{L}zu\\p{L}+n), ${germanTelling}\\p{L}+ \\S`, 'u'),
  textPattern(
    `^\\s*para \\p{L}+[aeiíôo]r(?:l[aoe]s?|se|-[ao]s?)? [^,\\n]{2,80}, (?:${spanish}|${portuguese})(?!\\p{L})`,
    'iu',
  ),
  textPattern(`^\\s*pour \\p{L}+(?:er|ir|re|oir) [^,\\n]{2,80}, (?:${french})(?!\\p{L})`, 'iu'),
  textPattern(`^\\s*per \\p{L}+(?:are|ere|ire|rre)\\p{L}{0,2} [^,\\n]{2,80}, (?:${italian})(?!\\p{L})`, 'iu'),
];
