/** Filler words before the target, by language, longest first. */
const leading = [
  'everything (?:that )?(?:you know|i (?:said|told you)) about|everything (?:about|on)|(?:all|any) (?:the |your )?memor(?:y|ies) (?:of|about)|(?:all|anything) about|(?:the|your) memor(?:y|ies) (?:of|about|that)|what (?:you know|i (?:said|told you)) about',
  'alles(?:, was (?:du|ich dir))? (?:über|zu)|die erinnerung(?:en)? (?:an|über)|das mit',
  'todo (?:lo (?:de|que sabes (?:de|sobre)) ?|sobre)|(?:el recuerdo|los recuerdos) (?:de|sobre)|lo que (?:sabes|dije) (?:de|sobre)',
  'tout (?:ce que tu sais )?sur|(?:le souvenir|les souvenirs) de|ce que tu sais (?:sur|de)',
  'tudo (?:o que sabes )?sobre|(?:a memória|as memórias) (?:de|sobre)|o que (?:sabes|disse) sobre',
  'tutto (?:quello che sai )?su|(?:il ricordo|i ricordi) di|quello che (?:sai|ho detto) (?:di|su)',
  '(?:всё|все)(?:,? что (?:ты )?знаешь)? (?:о|об|про)|воспоминани[ея] (?:о|об)',
  '(?:所有)?(?:关于|有关)',
];
/** What may follow it in scripts without spaces. */
const following = [
  '的(?:一切|所有(?:事情|内容)?|记忆|事情)',
  '(?:についての|に関する)(?:記憶|こと)(?:を|は)?|のこと(?:を|は)?',
  '에 대한 (?:모든 것|기억)(?:을|를)?',
];
const please =
  "please|pls|thanks|thank you|bitte|danke|por favor|gracias|s'il te plaît|s'il vous plaît|stp|merci|obrigad[oa]|per favore|grazie|пожалуйста|спасибо";

const lead = new RegExp(`^(?:${leading.join('|')})(?:\\s+(?=\\S)|(?=\\p{Script=Han}))`, 'iu');
const behind = new RegExp(`(?<=\\S)(?:${following.join('|')})$`, 'u');
const politeWords = new RegExp(`(?<=\\S)[\\s,]{1,3}(?:${please})$`, 'iu');

/** Polite phrases after a comma. */
export const politeEnding = new RegExp(`(?<=\\S)\\s{0,2},\\s{1,2}(?:${please})$`, 'iu');

/** The target of a request to forget or look up: `Tom` in "everything about Tom please". If there is only filler, it stays. */
export function stripFiller(request: string): string {
  return request.trim().replace(politeWords, '').replace(lead, '').replace(behind, '').trim();
}
