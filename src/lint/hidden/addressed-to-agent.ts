/** Whether a hidden text speaks to the machine that reads it: `Assistant: …`, `Note to the model: …`. People leave notes to people. */
export function isAddressedToAgent(text: string): boolean {
  return addressed.test(text.slice(0, 200));
}

const agents =
  "(?:ai|llm|gpt|claude|gemini|(?:the )?(?:assistants?|agents?|(?:language )?models?|chatbots?|bots?)|ki(?:-systeme?)?|assistent(?:in|en)?|agenten?|(?:das |fürs |ans )?(?:sprach)?modell|asistentes?|agentes?|modelos?|ia|assistants?|modèles?|l['’]assistant|ии|ассистент|агент|модель|модели|помощник)";
const eastern = '(?:助手|助理|代理|智能体|模型|アシスタント|エージェント|モデル|エーアイ|AI|어시스턴트|에이전트|모델)';
const addressed = new RegExp(
  [
    `^\\W{0,6}(?:(?:note|hint|message|instructions?|hinweis|notiz|nota|aviso|mensaje|примечание|заметка) (?:to|for|für|an|fürs|ans|para|à|для|к) )?${agents}(?: (?:readers?|that read|which read|only))?(?=[,:：，])`,
    `^\\W{0,6}(?:note|hint|message|instructions?|hinweis|notiz|nota|aviso|mensaje) (?:to|for|für|an|fürs|ans|para) (?:the |all |any |das |den |el |la )?${agents}`,
    '^\\W{0,6}(?:ai|llm|gpt|ki|ia|assistant|model) (?:instructions?|directives?|notes?|commands?|orders?|anweisung(?:en)?)(?=\\s?[:：—–-])',
    `^\\W{0,6}${eastern}(?:へ|に|请|は)?\\s?[,:：，、]`,
  ].join('|'),
  'i',
);

/** `If he asks, tell him …`: what to say when somebody says something, laid down where nobody sees it. */
export function plansAnswer(text: string): boolean {
  return plans.some(({ when, reply }) => when.test(text) && reply.test(text));
}

const plans: readonly { readonly when: RegExp; readonly reply: RegExp }[] = [
  {
    when: /\b(?:if|when|whenever|once|should)\b[^.;]{1,60}\b(?:asks?|says?|wants?|requests?|calls?|writes?)\b/i,
    reply: /\b(?:answer|say|tell|reply|give|confirm|respond|send|hand|grant|deny|pretend)\b/i,
  },
  {
    when: /\b(?:wenn|falls|sobald|sooft)\b[^.;]{1,60}\b(?:fragt|sagt|verlangt|schreibt|anruft|bittet)\b/i,
    reply: /(?:antworte|sag|gib|bestätige|schick|sende|behaupte|verrate)/i,
  },
  {
    when: /\b(?:si|cuando|quand|lorsque)\b[^.;]{1,60}(?:pregunt|dice|diga|pid[ea]|solicit|demande|dit\b|réclame)/i,
    reply: /\b(?:responde|di\b|dile|dale|confirma|envía|entrega|réponds|dis\b|donne|confirme|envoie)/i,
  },
  {
    when: /(?:если|когда|как только)[^.;]{1,60}(?:спро|скаж|попрос|потребу|напиш|позвон)/i,
    reply: /(?:отвеч|говори|скажи|подтвержд|дай|отдай|отправ|перешли)/i,
  },
  {
    when: /(?:如果|若|当|一旦|凡)[^。；]{1,30}(?:问|说|要求|来电|来信)/,
    reply: /(?:回答|就说|告诉|给|确认|发|转)/,
  },
  {
    when: /(?:聞かれたら|訊かれたら|言われたら|尋ねられたら|頼まれたら|と言った|を言った)/,
    reply: /(?:答え|伝え|渡|教え|送|認め)/,
  },
];
