import { lazyValue } from '../../workspace/lazy-value.js';
import { plainOrAny } from '../lazy-pattern.js';
import { englishNumbersTo } from '../values/number-words.js';
import type { StatementPattern } from './statement.js';

const subject = '(?<s>\\S.{0,80}?)';
const value = '(?<v>\\S.{0,200})';

/** Words between « and » are cues: every match contains one of them. Searching for them is faster than compiling the pattern. */
function pattern(source: string, rest: Omit<StatementPattern, 'match'>): CuedPattern {
  let compiled: ((text: string) => RegExp) | null = null;
  return {
    ...rest,
    source,
    match(sentence) {
      compiled ??= compile(source);
      return compiled(sentence).exec(sentence)?.groups ?? null;
    },
  };
}

type CuedPattern = StatementPattern & { readonly source: string };

/** Patterns of lower-case sentences whose value a later one may replace, most specific first. */
export function patternsFor(sentence: string): readonly StatementPattern[] {
  const { byWord, anywhere } = cueIndex();
  const padded = ` ${sentence} `;
  const found = new Set<number>();
  for (const word of sentence.split(' '))
    for (const { cue, place } of byWord.get(word) ?? []) if (padded.includes(cue)) found.add(place);
  for (const { cue, place } of anywhere) if (padded.includes(cue)) found.add(place);
  return statementPatterns.filter((_, place) => found.has(place));
}

type Cue = { readonly cue: string; readonly place: number };

/** Cues by their first words, and those that may stand inside of others. */
const cueIndex = lazyValue(() => {
  const byWord = new Map<string, Cue[]>();
  const anywhere: Cue[] = [];
  for (const [place, { source }] of statementPatterns.entries()) {
    for (const cue of cuesIn(source)) {
      if (!cue.startsWith(' ')) {
        anywhere.push({ cue, place });
        continue;
      }
      const word = cue.slice(1, cue.indexOf(' ', 1));
      const known = byWord.get(word);
      if (known === undefined) byWord.set(word, [{ cue, place }]);
      else known.push({ cue, place });
    }
  }
  return { byWord, anywhere };
});

function cuesIn(source: string): string[] {
  const [, ...parts] = source.split('«');
  return parts.flatMap((part) => part.slice(0, part.indexOf('»')).split('|').flatMap(cuesOf));
}

/** Words with spaces around them, as the patterns have them; what is not written with spaces may stand anywhere. */
function cuesOf(word: string): string[] {
  if (!/^[a-z' \u00c0-\u04ff]*[a-z\u00c0-\u04ff] ?\??$/.test(word)) return [word];
  const plain = word.replace(/.\?$/, '').trim();
  return word.endsWith('?') ? [` ${plain} `, ` ${word.slice(0, -1)} `] : [` ${word.trim()} `];
}

function compile(source: string): (text: string) => RegExp {
  const filled = source
    .replace(/(?<!\(\?)<s>/, subject)
    .replace(/(?<!\(\?)<v>/, value)
    .replaceAll('«', '(?:')
    .replaceAll('»', ')');
  return plainOrAny(`^${filled}$`);
}

const noun = '(?<a>[\\p{L}\\p{M}][\\p{L}\\p{M}-]{1,24}(?: [\\p{L}\\p{M}][\\p{L}\\p{M}-]{1,24}){0,2})';
const becomes =
  '(?:is now|is|was moved to|has moved to|moved to|changed to|has changed to|will be|was changed to|is set to|has been moved to|=)';

/** A number with what it counts, so that no date is taken for one. */
const amount =
  '(?:[€$£] ?\\d|\\d[\\d.,]{0,14} ?(?:€|\\$|£|%|k|euros?|eur|dollars?|usd|pounds?|gbp|francs?|chf|cents?|percent|km|kilomet|met|cm|mm|kg|kilos?|grams?|litres?|liters?|minutes?|hours?|degrees?)(?![\\p{L}])).{0,80}';

const statementPatterns: readonly CuedPattern[] = [
  // English
  pattern(
    '<s> «prefers?|would rather have|likes?» <v> (?:over|to|rather than|more than|better than|instead of) (?<o>\\S.{0,80})',
    {
      attribute: 'prefers',
    },
  ),
  pattern(
    "<s> (?<not>do not|don't|doesn't|does not|no longer|never) (?:really )?«likes?|loves?|enjoys?|wants?|eats?|drinks?|prefers?» <v>",
    {
      attribute: 'stance',
      stance: 'for',
    },
  ),
  pattern("<s> «can't stand|cannot stand|hates?|dislikes?|avoids?» <v>", { attribute: 'stance', stance: 'against' }),
  pattern('<s> «likes?|loves?|enjoys?|prefers?» <v>', { attribute: 'stance', stance: 'for' }),
  pattern("<s> (?:am|'m|is|are) (?<not>not |no longer )?«allergic» to <v>", {
    attribute: 'allergic-to',
    stance: 'yes',
  }),
  pattern("(?<s>i)'m (?<not>not |no longer )?«allergic» to <v>", { attribute: 'allergic-to', stance: 'yes' }),
  pattern("<s>(?: is| am|'m) (?<v>\\d{1,3})(?: «years» old)", { attribute: 'age', kind: 'number' }),
  pattern(
    '<s> (?:(?:has|have|just) )*«turned|turns» (?<v>\\d{1,3})(?: years old)?(?: (?:today|yesterday|last|this|on|in) ?.{0,30})?',
    {
      attribute: 'age',
      kind: 'number',
    },
  ),
  pattern('<s> (?:is|am) (?<v>\\d{1,2}) «now»', { attribute: 'age', kind: 'number' }),
  pattern(
    "<s> (?<not>«no longer lives»|«doesn't live»|«does not live»|«don't live»|«do not live»|«no longer live») (?:in|at) <v>",
    { attribute: 'lives-in' },
  ),
  pattern(
    "<s> (?<not>«no longer works»|«doesn't work»|«does not work»|«don't work»|«no longer work»|«left») (?:at|for) <v>",
    { attribute: 'works-at' },
  ),
  pattern(
    "<s> (?:(?:currently |now )?«lives?»|(?:has |have )?«moved»|(?:is|am) (?:now )?«living»|'m «living»|«resides?») (?:in|to|at) <v>",
    { attribute: 'lives-in' },
  ),
  pattern('<s> (?:now )?(?:«works?» (?:at|for)|«joined»|(?:is|am) «employed» (?:at|by)) <v>', {
    attribute: 'works-at',
  }),
  pattern('<s> (?:now )?«works?» as (?:an? )?<v>', { attribute: 'works-as' }),
  pattern('<s> is «married» to <v>', { attribute: 'spouse' }),
  pattern('(?<v>\\S.{0,60}?) (?:now )?«leads|heads|manages|runs|owns» (?<s>(?:the |our |project ).{2,80})', {
    attribute: 'lead',
  }),
  pattern("<s> (?<not>no longer «uses?»|doesn't «use»|does not «use»|don't «use»|stopped «using») <v>", {
    attribute: 'uses',
    stance: 'yes',
  }),
  pattern('<s> (?:now )?«uses?» <v>', { attribute: 'uses', stance: 'yes' }),
  pattern(`(?:the |our )?${noun} «of|for» <s> ${becomes}(?: on| at| in)? <v>`, {}),
  pattern(`(?<s>«my|our»|\\S.{0,60}?(?=«'»))(?:'s?)? ${noun} ${becomes}(?: on| at)? <v>`, {}),
  pattern(`<s> «is|are|was»(?: only| about| around| set to)? (?<v>${amount})`, { attribute: 'amount', kind: 'number' }),
  pattern('<s> (?:is|are) «located|based|hosted|headquartered» (?:in|at|on) <v>', { attribute: 'location' }),
  pattern(
    "<s> «is|was|has been|takes place|happens|moved|was moved|has moved|is due|'s»(?: due| moved)?(?: on| to| at| by| from)? <v>",
    {
      attribute: 'when',
      kind: 'date',
    },
  ),
  pattern('<s> (?<a>«opens|closes|starts|begins|ends|leaves|arrives|departs») (?:at|on|in) <v>', { kind: 'date' }),
  pattern('<s> (?<a>«costs») <v>', { kind: 'number' }),
  pattern('<s> «is» (?<v>\\d[\\d .,/-]{2,30})', { attribute: 'amount', kind: 'number' }),
  pattern(`<s> «has|have|needs» (?<v>\\d[\\d.,]{0,12}|${englishNumbersTo(12)}) (?<a>[\\p{L}][\\p{L}-]{1,24})`, {
    kind: 'number',
  }),
  pattern('<s> (?:is|are) (?<not>«not |no longer »)(?:an? |the )?<v>', { attribute: 'is', stance: 'yes' }),
  pattern('(?<s>i) «am» (?:an? )?<v>', { attribute: 'is', stance: 'yes' }),
  pattern('<s> «is|are» (?:an? |the )?(?<v>[\\p{L}][\\p{L} -]{1,40})', { attribute: 'is', stance: 'yes' }),
  // German
  pattern('<s> (?:trinkt|trinke|isst|esse|mag|nutze|nutzt|nimmt|nehme) «lieber» <v> als (?<o>\\S.{0,80})', {
    attribute: 'prefers',
  }),
  pattern('<s> (?:mag|liebt|liebe|hasst|hasse|isst|esse|trinkt|trinke) (?<not>«kein»|«keine»|«keinen») <v>', {
    attribute: 'stance',
    stance: 'for',
  }),
  pattern('<s> «hasst|hasse|meidet|meide» <v>', { attribute: 'stance', stance: 'against' }),
  pattern('<s> «mag|liebt|liebe|bevorzugt|bevorzuge» <v>', { attribute: 'stance', stance: 'for' }),
  pattern('(?<v>\\S.{0,60}?) «leitet|führt» (?<s>(?:das |die |den ).{2,80})', { attribute: 'lead' }),
  pattern('<s> (?:ist|bin) (?<v>\\d{1,3}) «jahre alt»', { attribute: 'age', kind: 'number' }),
  pattern('<s> (?:ist|bin|wird) (?:.{1,20} )?(?<v>\\d{1,3})(?: jahre alt)? «geworden»', {
    attribute: 'age',
    kind: 'number',
  }),
  pattern('<s> «wohnt|wohne|lebt|lebe» (?:jetzt )?in <v>', { attribute: 'lives-in' }),
  pattern('<s> «arbeitet|arbeite» (?:jetzt )?(?:bei|für|beim) <v>', { attribute: 'works-at' }),
  pattern(`(?:der |die |das )?${noun} (?:von|der|des|für) <s> «ist»(?: am| jetzt)? <v>`, {}),
  pattern(`(?<s>«mein|meine|unser|unsere») ${noun} ist(?: am| jetzt)? <v>`, {}),
  // Spanish, Portuguese, Italian, French
  pattern('<s> «prefiere|prefere|preferisce|préfère» <v> (?:a|antes que|al|alla|à|au|em vez de) (?<o>\\S.{0,80})', {
    attribute: 'prefers',
  }),
  pattern(
    '(?:(?<s>yo|eu|io|je) )?«prefiero|prefiro|preferisco|préfère» <v> (?:a|antes que|al|alla|à|au|em vez de) (?<o>\\S.{0,80})',
    {
      attribute: 'prefers',
      subject: 'user',
    },
  ),
  pattern('<s> «vive|mora|abita|habite|vit» (?:ahora |agora |adesso |maintenant )?(?:en|em|no|na|a|in|à) <v>', {
    attribute: 'lives-in',
  }),
  pattern('<s> «trabaja|trabalha|lavora|travaille» (?:en|em|na|no|para|a|da|per|chez|pour|à) <v>', {
    attribute: 'works-at',
  }),
  pattern('<s> (?:tiene|tem|ha|a) (?<v>\\d{1,3}) «años|anos|anni|ans»', { attribute: 'age', kind: 'number' }),
  pattern(
    '<s> (?:ha |he )?«cumplió|cumple|cumplí|cumplido» (?<v>\\d{1,3})(?: años)?(?: (?:hoy|ayer|el|en) ?.{0,30})?',
    {
      attribute: 'age',
      kind: 'number',
    },
  ),
  pattern(
    `(?:el |la |le |l'|o |a |il |lo )?${noun} (?:de|del|di|do|da|du|des) <s> «es|é|è|est|será|sarà|sera»(?: el| il| le| em| a)? <v>`,
    {},
  ),
  pattern(
    `(?<s>«mi»|«mon»|«ma»|(?:o )?«meu»|(?:a )?«minha»|(?:il )?«mio»|(?:la )?«mia») ${noun} (?:es|é|è|est)(?: el| il| le| em| a)? <v>`,
    {},
  ),
  // Russian
  pattern('<s> «живёт|живет|живу» (?:теперь )?(?:в|во|на) <v>', { attribute: 'lives-in' }),
  pattern('<s> «работает|работаю» (?:теперь )?(?:в|во|на) <v>', { attribute: 'works-at' }),
  pattern('(?<s>мне|\\S{2,30}) (?<v>\\d{1,3}) «год|года|лет»', { attribute: 'age', kind: 'number' }),
  pattern('«день рождения» <s> ?[—–:-]? ?(?<v>\\d.{0,60})', { attribute: 'birthday' }),
  // Chinese, Japanese, Korean
  pattern('(?<s>[^\\s，,。]{1,12}?)(?:的)?«生日是» ?<v>', { attribute: 'birthday' }),
  pattern('(?<s>[^\\s，,。]{1,12}?)(?:现在)?«住在» ?<v>', { attribute: 'lives-in' }),
  pattern('(?<s>[^\\s，,。]{1,12}?)在(?<v>[^\\s，,。]{1,30})«工作»', { attribute: 'works-at' }),
  pattern('(?<s>[^\\s、。は]{1,12})«の誕生日は» ?(?<v>\\S.{0,40}?)(?:です|だ)?', { attribute: 'birthday' }),
  pattern('(?<s>[^\\s、。は]{1,12})は(?<v>[^\\s、。]{1,30})«に住んで»(?:いる|います)', { attribute: 'lives-in' }),
  pattern('(?<s>[^\\s、。は]{1,12})は(?<v>[^\\s、。]{1,30})«で働いて»(?:いる|います)', { attribute: 'works-at' }),
  pattern('(?<s>\\S{1,12}?)의? «생일은» (?<v>\\S.{0,40}?)(?:이다|입니다|이에요|예요)?', { attribute: 'birthday' }),
  pattern('(?<s>\\S{1,12}?)(?:은|는|이|가) (?<v>\\S.{0,30}?)에 «살아요|산다|삽니다»', { attribute: 'lives-in' }),
  pattern('(?<s>\\S{1,12}?)(?:은|는|이|가) (?<v>\\S.{0,30}?)에서 «일해요|일한다|일합니다»', {
    attribute: 'works-at',
  }),
];
