import { type Day, isDay, parseDailyName, shiftDay } from '../../workspace/calendar-days.js';

/** What is wrong with the name of a daily log, and the name it should have where that is certain. */
export type LogNameProblem = { readonly problem: string; readonly rightName: string | null };

/** Judges names that are meant as a day: other names are notes on a subject, and nobody's business. */
export function dailyLogNameProblem(name: string, today: Day): LogNameProblem | null {
  const parsed = parseDailyName(name);
  if (parsed !== null) {
    // A day more than today: the writer may live further east.
    const isFuture = parsed.slug === null && parsed.day > shiftDay(today, 1);
    return isFuture ? { problem: `is a day in the future`, rightName: null } : null;
  }
  const {
    year = '',
    month = '',
    day = '',
    rest = '',
    ending = '',
  } = (divided.exec(name) ?? joined.exec(name))?.groups ?? {};
  if (year !== '') return judge(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, { rest, ending });
  if (!dayFirst.test(name)) return null;
  return { problem: 'does not contain the day as YYYY-MM-DD', rightName: null };
}

const divided =
  /^(?<year>(?:19|20)\d\d)[-_. ](?<month>\d{1,2})[-_. ](?<day>\d{1,2})(?<rest>(?:[-_. ][^/]{0,200})?)\.(?<ending>md|markdown)$/i;
const joined =
  /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)(?<rest>(?:[-_. ][^/]{0,200})?)\.(?<ending>md|markdown)$/i;
const dayFirst = /^\d{1,2}[-_.]\d{1,2}[-_.](?:19|20)\d\d\.(?:md|markdown)$/i;

function judge(written: Day, { rest, ending }: { rest: string; ending: string }): LogNameProblem {
  if (!isDay(written)) return { problem: 'is not a valid date', rightName: null };
  const slug = rest.replace(/^[-_. ]+/, '').replaceAll(' ', '-');
  const rightName = `${written}${slug === '' ? '' : `-${slug}`}.md`;
  const problem =
    ending.toLowerCase() === 'md'
      ? 'does not have the form YYYY-MM-DD.md or YYYY-MM-DD-subject.md'
      : 'does not end in .md';
  return { problem, rightName: parseDailyName(rightName) === null ? null : rightName };
}
