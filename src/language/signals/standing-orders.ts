import { type TextPattern, textPattern } from '../text-pattern.js';

const languages = {
  german: 'auf (?:deutsch|englisch|französisch|spanisch|italienisch|portugiesisch|russisch)',
  spanish: 'en (?:español|castellano|inglés|francés|alemán|portugués|italiano)',
  french: 'en (?:français|anglais|allemand|espagnol|italien|portugais)',
  portuguese: 'em (?:português|inglês|espanhol|francês|alemão|italiano)',
  italian: 'in (?:italiano|inglese|francese|tedesco|spagnolo|portoghese)',
};

/** At the start of a text, possibly after "please": a verb, followed by a word such as `always`. */
function order(verbs: string, forGood: string): TextPattern {
  return textPattern(
    `^\\s*(?:(?:${please}),? )?(?:${verbs})(?![\\p{L}])[^.!?\\n]{0,60}?(?<![\\p{L}])(?:${forGood})(?![\\p{L}])`,
    'iu',
  );
}

function whole(words: string): TextPattern {
  return textPattern(`^\\s*(?:(?:${please}),? )?(?:${words})(?![\\p{L}])`, 'iu');
}

const please = "bitte|por favor|s'il te plaît|s'il vous plaît|per favore|per piacere|se faz favor";

/** Permanent instructions to the agent. A one-time wish has no word such as `never` or `always`. */
export const standingOrders: readonly TextPattern[] = [
  order(
    '(?:ruf|schreib|sag|frag|nenn|antwort|sprich|red|stell|zeig|gib|schick|send|erklär|weck|stör|benutz|verwend|nutz|formulier|zitier|übersetz|unterbrich|duz|siez)\\p{L}{0,3}',
    `nie|niemals|immer|stets|nicht|kein(?:e[nmrs]?)?|nur|jedes mal|grundsätzlich|ausschließlich|kurz|knapp|ausführlich|${languages.german}`,
  ),
  whole('(?:duz|siez)e? mich|sprich mich mit \\p{L}+ an|fass dich kurz'),
  order(
    'no (?:me|nos) (?:llames?|escribas?|mandes?|envíes?|preguntes?|hables?|digas?|despiertes?|molestes?|interrumpas?|tutees?|trates?|respondas?|contestes?|expliques?|des|hagas?)',
    '\\p{L}+',
  ),
  order(
    '(?:llám|escríb|mánd|envía|pregúnt|respónd|contést|hábl|avís|despiért|explíc)(?:a|e)me|responde|contesta|habla|escribe',
    `siempre|nunca|s[oó]lo|solamente|antes|después|brevemente|${languages.spanish}`,
  ),
  whole('tutéame|trátame de (?:tú|usted|vos)|háblame de (?:tú|usted|vos)'),
  order("ne (?:m'|me |nous )\\p{L}+", 'pas|jamais|plus|que'),
  order(
    '(?:réponds|répondez|écris|écrivez|parle|parlez|appelle|appelez|dis|dites|explique|expliquez|envoie|envoyez)(?:-moi)?',
    `toujours|jamais|seulement|uniquement|brièvement|${languages.french}`,
  ),
  whole('(?:tutoie|vouvoie)[sz]?-moi|tutoyez-moi|vouvoyez-moi'),
  order(
    'não (?:me|nos) (?:ligu|telefon|cham|mand|envi|pergunt|acord|incomod|trat|fal|expliqu|dê)(?:es?)?|não (?:me|nos) (?:escrev|interromp|dig|respond|faç)as?',
    '\\p{L}+',
  ),
  order(
    '(?:responde|responda|fala|fale|escreve|escreva|liga|ligue|telefona|telefone|explica|explique|pergunta|pergunte)(?:-me)?',
    `sempre|nunca|s[oó]|somente|apenas|brevemente|${languages.portuguese}`,
  ),
  whole('trat[ae]-me por \\p{L}+|me trat[ae] por \\p{L}+'),
  order(
    'non (?:chiamar|scriver|mandar|inviar|chieder|parlar|dir|disturbar|svegliar|interromper|spiegar|risponder|dar|far)(?:mi|ci)|non mi (?:chiamare|scrivere|mandare|inviare|chiedere|parlare|dire|disturbare|svegliare|interrompere|spiegare|rispondere|dare|fare)',
    '\\p{L}+',
  ),
  order(
    '(?:parla|scrivi|rispondi|chiama|spiega|chiedi|manda)(?:mi)?',
    `sempre|mai|solo|soltanto|brevemente|${languages.italian}`,
  ),
  whole('dammi del (?:tu|lei)|dami del (?:tu|lei)'),
];
