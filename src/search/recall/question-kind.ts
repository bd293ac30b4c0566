import { latestForms } from './latest-forms.js';

/** How a question is answered best. */
export const strategies = ['temporal', 'entity', 'procedure', 'latest', 'hybrid'] as const;

export type Strategy = (typeof strategies)[number];

export type QuestionKind = { readonly strategy: Strategy; readonly topic: string | null };

/** What kind of question it is, by how it begins. `topic` is what it asks about, where the form tells. */
export function kindOfQuestion(question: string): QuestionKind {
  const asked = question.trim().replace(/\s+/g, ' ').slice(0, longestQuestion);
  for (const { strategy, pattern } of forms) {
    const found = pattern.exec(asked);
    if (found !== null) return { strategy, topic: topicOf(found[1]) };
  }
  return { strategy: 'hybrid', topic: null };
}

const longestQuestion = 1_000;

function topicOf(rest: string | undefined): string | null {
  const topic = (rest ?? '')
    .replace(/[?？!.。…\s]+$/u, '')
    .replace(/^(?:the|my|our|der|die|das|dem|den|des|el|la|los|las|le|les|o|a)\s+/i, '')
    .trim();
  return topic === '' ? null : topic;
}

type Form = { readonly strategy: Strategy; readonly pattern: RegExp };

/** The first form that fits decides. */
const forms: readonly Form[] = [
  ...all('procedure', [
    /^how (?:do|can|should|would|must) (?:i|we|you|one) (.{1,400})/i,
    /^how to (.{1,400})/i,
    /^what (?:are|were) the steps (?:to|for|of) (.{1,400})/i,
    /^(?:wie (?:mache|geht|kann|muss|soll) (?:ich|man|wir)?) ?(.{1,400})/i,
    /^(?:c[oó]mo (?:hago|se hace|puedo|hacemos|debo)) ?(.{1,400})/i,
    /^(?:comment (?:faire|puis-je|fait-on|dois-je)) ?(.{1,400})/i,
    /^как (?:мне |нам )?(?:сделать|можно|настроить|нужно|надо) ?(.{1,400})/i,
    /^(?:怎么|怎样|如何)(.{1,400})/,
    /^(.{1,200})(?:の(?:やり方|手順|方法))/,
    /^(.{1,200})(?:하는 (?:법|방법))/,
  ]),
  ...all('latest', latestForms),
  ...all('temporal', [
    /^(?:when|since when|until when|on (?:what|which) (?:day|date)|what (?:day|date|time|year|month)|how long|in (?:what|which) (?:year|month))\b(.{0,400})/i,
    /^(?:wann|seit wann|bis wann|wie lange|an welchem tag|in welchem jahr)(?![\p{L}])(.{0,400})/iu,
    /^¿?(?:cu[aá]ndo|desde cu[aá]ndo|hasta cu[aá]ndo|cu[aá]nto tiempo|qu[eé] d[ií]a|en qu[eé] (?:a[nñ]o|mes|fecha))(?![\p{L}])(.{0,400})/iu,
    /^(?:quand|depuis quand|jusqu'à quand|combien de temps|quel jour)(?![\p{L}])(.{0,400})/iu,
    /^(?:quando|da quando|per quanto tempo|há quanto tempo|desde quando)(?![\p{L}])(.{0,400})/iu,
    /^(?:когда|с каких пор|до каких пор|как долго|в каком (?:году|месяце)|какого числа)(?![\p{L}])(.{0,400})/iu,
    /^(.{0,200})(?:什么时候|何时|哪天|哪一天|几号|多久)/,
    /^(.{0,200})(?:いつ|何日|何月|何年|どのくらいの期間)/,
    /^(.{0,200})(?:언제|며칠|얼마나 오래)/,
  ]),
  ...all('entity', [
    /^what do (?:you|we|i) know (?:about|of) (.{1,400})/i,
    /^(?:who|what) (?:is|are|was|were) (.{1,400})/i,
    /^(?:who's|what's) (.{1,400})/i,
    /^tell me (?:about|everything about|more about) (.{1,400})/i,
    /^(?:was wei[sß]+t du (?:über|von)|wer (?:ist|war)|was (?:ist|war)|erzähl mir (?:von|über)) (.{1,400})/i,
    /^¿?(?:qu[eé] sabes (?:de|sobre)|qui[eé]n (?:es|era)|h[aá]blame de) (.{1,400})/i,
    /^(?:que sais-tu (?:de|sur)|qui (?:est|était)|parle-moi de) (.{1,400})/i,
    /^(?:что ты знаешь (?:о|об|про)|кто (?:такой|такая|такие|это)|расскажи (?:о|об|про)) (.{1,400})/i,
    /^(?:你知道|关于|说说|介绍一下)(.{1,200}?)(?:的(?:什么|情况|事)|吗|$)/,
    /^(?:谁是)(.{1,200})/,
    /^(.{1,200}?)(?:是谁|是什么人)/,
    /^(.{1,200}?)(?:について(?:教えて|知っている)|は誰|って誰)/,
    /^(.{1,200}?)(?:에 대해|누구)/,
  ]),
];

function all(strategy: Strategy, patterns: readonly RegExp[]): Form[] {
  return patterns.map((pattern) => ({ strategy, pattern }));
}
