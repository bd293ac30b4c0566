import { lazyValue } from '../../workspace/lazy-value.js';
import { createPrefilter, foreignWord } from '../text/keyword-prefilter.js';
import type { LintDocument } from '../text/lint-document.js';

type PrivateStatement = { readonly kind: 'health' | 'money'; readonly start: number; readonly end: number };

/** Statements about a person's health or money. Questions, conditions and rules about such data are none. */
export function findPrivateStatements(document: LintDocument): PrivateStatement[] {
  const { text } = document;
  return statements.flatMap(({ kind, look, signs, thing, before }) => {
    if (!document.mayHold(look) && !signs.some((sign) => text.includes(sign))) return [];
    return [...text.matchAll(thing)].slice(0, most).flatMap((match): PrivateStatement[] => {
      const window = text.slice(Math.max(0, match.index - 160), match.index);
      const line = window.slice(window.lastIndexOf('\n') + 1);
      const said = before().exec(line)?.[0];
      if (said === undefined || unless.test(line)) return [];
      return [{ kind, start: match.index - said.length, end: match.index + match[0].length }];
    });
  });
}

/** Beyond this a file is no text about people any more. */
const most = 1_000;

const person =
  '(?:(?:[Tt]he |[Mm]y |[Oo]ur |[Yy]our )?(?:owner|user|human|boss|operator|client|wife|husband|son|daughter|mother|father|partner)|[Hh]e|[Ss]he|[Tt]hey|\\p{Lu}\\p{Ll}{2,15})';
const has =
  '(?:has|had|suffers from|lives with|(?:is|was|got) diagnosed with|is recovering from|is being treated for|takes|is on|injects|hat|leidet an|nimmt|tiene|padece|toma)';

const illnesses = [
  ...['diabet', 'asthma', 'adhd', 'adhs', 'autism', 'epileps', 'cancer', 'depression', 'bipolar disorder', 'ptsd'],
  ...['anxiety disorder', '~hiv', 'hepatitis', 'migraine', 'migr\u00e4ne', 'arthritis', 'hypertension', 'insomnia'],
  ...['high blood pressure', 'multiple sclerosis', 'celiac disease', "crohn's", "alzheimer's", "parkinson's", '~asma'],
  ...['dementia', 'schizophrenia', 'heart disease', 'heart condition', 'eating disorder', 'krebs', 'bluthochdruck'],
  ...['c\u00e1ncer', 'depresi\u00f3n', 'hipertensi\u00f3n'],
];
const medicines = [
  ...['insulin', 'metformin', 'sertraline', 'fluoxetine', 'prozac', 'zoloft', 'lithium', 'ritalin', 'adderall'],
  ...['methylphenidate', 'vyvanse', 'levothyroxine', 'warfarin', 'escitalopram', 'lexapro', 'antidepressants'],
  ...['methadone', 'ozempic'],
];
const currencies = ['usd', 'eur', 'gbp', 'chf', 'cny', 'rmb', 'jpy'];

/** The thing that gives it away, found first, and what has to stand before it on its line. */
const statements = [
  {
    kind: 'health',
    look: createPrefilter(...illnesses, ...medicines),
    signs: [],
    thing:
      /\b(?:[Dd]iabetes|diabetic|[Aa]sthma|ADHD|ADHS|autism|[Ee]pileps(?:y|ie|ia)|[Cc]ancer|[Dd]epression(?:en)?|bipolar disorder|anxiety disorder|PTSD|HIV|[Hh]epatitis|[Mm]igr(?:aines?|äne)|arthritis|hypertension|high blood pressure|multiple sclerosis|celiac disease|Crohn's|insomnia|Alzheimer's|Parkinson's|dementia|schizophrenia|heart (?:disease|condition)|eating disorder|Krebs|Bluthochdruck|asma|cáncer|depresión|hipertensión|[Ii]nsulin|[Mm]etformin|[Ss]ertraline|[Ff]luoxetine|Prozac|Zoloft|[Ll]ithium|Ritalin|Adderall|methylphenidate|Vyvanse|levothyroxine|warfarin|escitalopram|Lexapro|antidepressants|methadone|Ozempic)(?![\w-]| (?:research|cent|screen|aware|risk|stud|expert|patients|apps?\b|support))/g,
    before: lazyValue(
      () => new RegExp(`(?<![\\p{L}])${person}(?:, \\p{Lu}\\p{Ll}{1,15},)? ${has} (?:[\\p{L}0-9-]{1,15} ){0,3}$`, 'u'),
    ),
  },
  {
    kind: 'health',
    look: createPrefilter(foreignWord),
    signs: [],
    thing: /(?:患有|患了|确诊|正在服用)[\u4e00-\u9fff]{2,10}/g,
    before: lazyValue(() => /(?:用户|主人|老板|他|她)$/),
  },
  {
    kind: 'health',
    look: createPrefilter('medical history', 'medical condition', 'diagnosis', 'diagnose', 'medication', 'medikamente'),
    signs: [],
    thing:
      /(?:Medical (?:history|conditions?)|Diagnos(?:is|es|e)|Medications?|Medikamente)\*{0,2}:\*{0,2} {1,3}(?!none|None|n\/a|N\/A)[A-Za-z][^\n]{3,80}/g,
    before: lazyValue(() => /^[-*\s]{0,8}$/),
  },
  {
    kind: 'money',
    look: createPrefilter(...currencies.flatMap((name) => [`~${name}`, `1${name}`]), foreignWord),
    signs: ['$', '€', '£', '¥', '₹', '元', '円', '万', '₽'],
    thing:
      /[$€£¥₹]\s?\d[\d.,]{2,12}\s?[kKmM]?|[$€£]\s?\d{2,3}\s?[kKmM]\b|\d[\d.,]{2,12}\s?(?:€|\$|£|USD|EUR|GBP|CHF|CNY|RMB|JPY|元|円|万|руб|₽)/g,
    before: lazyValue(
      () =>
        /(?<![\p{L}])(?:(?:owes|earns|schuldet|verdient|debe|gana)(?: (?!about |around )\p{L}{1,15}){0,3} $|(?:salary|annual income|net worth|savings|bank balance|account balance|debts?|mortgage|monthly rent|Gehalt|Vermögen|Schulden|Kontostand|salario|sueldo|deuda|salaire|зарплата|долг|工资|年薪|月薪|存款|负债|給料|年収)[*_]{0,2}\s?(?:[:：=—为是]|is|of|ist|von|beträgt|es|de)?[*_]{0,2}\s?(?:about |around |approx\.? |ca\. |约)?$)/iu,
    ),
  },
] as const;

const unless =
  /\b(?:if|when|whether|unless|should|may|might|could|suppose|imagine|example|e\.g\.|such as|whenever|who|someone|anyone|everyone|nobody|never|don't|do not|wenn|falls|ob|si|cuando|ejemplo|average|typical|market)\b|如果|假如|例如|若|если|например|もし|例えば/i;
