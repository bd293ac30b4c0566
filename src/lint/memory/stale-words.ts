import { type Day, isDay, shiftDay } from '../../workspace/calendar-days.js';
import { lazyValue } from '../../workspace/lazy-value.js';
import { isPlain } from '../text/is-plain.js';
import type { Sentence } from '../text/sentences.js';

/** Why a sentence of lasting memory no longer says what it said, and where. Offsets are into the sentence. */
export type Staleness = { readonly kind: 'relative-day' | 'deadline'; readonly start: number; readonly end: number };

export function stalenessOf(sentence: Sentence, today: Day): Staleness | null {
  const { text, headings } = sentence;
  if (text.length > longest) return null;
  if (!maySpeakOfDays.test(text)) return null;
  const dates = [...text.matchAll(/\d{4}-\d{2}-\d{2}/g)].filter(({ 0: day }) => isDay(day));
  if (dates.length > 0) return pastDeadline(sentence, { dates, today });
  if (
    !mayNameDay.test(text) ||
    (isPlain(text) ? plainHabits : habits()).test(text) ||
    sentence.quoted.length > 0 ||
    headings.some((heading) => /\d{1,4}[-./年月]\d{1,2}/.test(heading))
  )
    return null;
  if (/\d{1,4}[-./年月]\d{1,2}/.test(text)) return null;
  const word = (isPlain(text) ? plainRelativeDays : relativeDays()).exec(text);
  return word === null ? null : { kind: 'relative-day', start: word.index, end: word.index + word[0].length };
}

/** A quick test that rules out most sentences without a date or a relative day. */
const maySpeakOfDays =
  /\d-\d|tomorrow|tonight|ye[sſ]terday|wee[k\u212a]|month|morgen|woche|ge[sſ]tern|[sſ]emana|demain|[sſ]emaine|amanhã|завтра|вчера|неделе|明天|昨天|下周|下週|来週|昨日|내일|다음 주/i;

const longest = 400;
const graceDays = 14;

function pastDeadline(
  { text }: Sentence,
  { dates, today }: { dates: readonly RegExpExecArray[]; today: Day },
): Staleness | null {
  if (finished().test(text)) return null;
  for (const { 0: day, index } of dates) {
    if (day >= shiftDay(today, -graceDays)) return null;
    const before = text.slice(Math.max(0, index - 24), index);
    if (deadlineBefore().test(before)) return { kind: 'deadline', start: index, end: index + day.length };
  }
  return null;
}

/** Days that are counted from the day of writing. Without that day nobody knows which one is meant. */
const relativeDays = lazyValue(
  () =>
    /(?<![\p{L}\p{N}])(?:tomorrow|tonight|yesterday|(?:next|this|last) week|next month|übermorgen|nächste woche|gestern|la semana que viene|la próxima semana|demain|la semaine prochaine|amanhã|завтра|вчера|на следующей неделе)(?![\p{L}\p{N}-])|明天|昨天|下周|下週|来週|昨日|내일|다음 주/iu,
);

/** Those of them that plain letters can write, for texts that have no others. */
const plainRelativeDays =
  /(?<![a-z0-9])(?:tomorrow|tonight|yesterday|(?:next|this|last) week|next month|gestern|la semana que viene|demain|la semaine prochaine)(?![a-z0-9-])/i;

/** The same without tables of letters: it finds all that the pattern finds, and more. */
const mayNameDay =
  /tomorrow|tonight|ye[sſ]terday|(?:next|thi[sſ]|la[sſ]t) wee[k\u212a]|next month|übermorgen|nächste woche|ge[sſ]tern|la [sſ]emana que viene|la próxima [sſ]emana|demain|la [sſ]emaine prochaine|amanhã|завтра|вчера|на следующей неделе|明天|昨天|下周|下週|来週|昨日|내일|다음 주/i;

const habits = lazyValue(
  () =>
    /(?<![\p{L}])(?:every|each|always|never|usually|often|daily|until|if|when|jede[nrs]?|immer|cada|siempre|chaque|toujours|sempre|кажд\p{L}{1,4}|всегда)(?![\p{L}])|每|毎|总是|いつも|매일/iu,
);

const plainHabits =
  /(?<![a-z])(?:every|each|always|never|usually|often|daily|until|if|when|jede[nrs]?|immer|cada|siempre|chaque|toujours|sempre)(?![a-z])/i;

const deadlineBefore = lazyValue(
  () =>
    /(?<![\p{L}])(?:by|due|due date|deadline|expires?|fällig(?: am)?|frist|vence(?: el)?|fecha límite|échéance|prazo|срок|дедлайн)[\s:*_(–-]{0,6}(?:(?:on|is|am|el|le|at)\s)?$|(?:截止|期限|締切|마감)[^\d]{0,6}$/iu,
);

const finished = lazyValue(
  () =>
    /✅|☑|✔|~~|(?<![\p{L}])(?:done|finished|completed?|shipped|released|passed|was|were|met|missed|erledigt|fertig|hecho|terminad[oa]|fait|terminé|готово|сделано)(?![\p{L}])|完成|已|済/iu,
);
