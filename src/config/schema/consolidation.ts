import { choice, decimalNumber, list, matching, section, wholeNumber } from './values.js';

/** Minute, hour, day, month, day of the week: numbers, ranges, steps and lists, which every cron understands. */
const cronFields = ['[0-5]?\\d', '(?:[01]?\\d|2[0-3])', '(?:0?[1-9]|[12]\\d|3[01])', '(?:0?[1-9]|1[0-2])', '[0-7]'].map(
  (number) => {
    const one = `(?:\\*|${number}(?:-${number})?)(?:/[1-9]\\d?)?`;
    return `${one}(?:,${one})*`;
  },
);

export function reflectionSchema() {
  return section('The reflection that proposes changes to memory and never applies them by itself.', {
    schedule: matching(new RegExp(`^(off|([01]\\d|2[0-3]):[0-5]\\d|${cronFields.join(' ')})$`), {
      description:
        'When a reflection is due, in the time zone of the user: a time of day, five fields of cron with numbers, or "off".',
      expected: 'a time of day such as "03:00", five fields of cron such as "0 3 * * 1", or "off"',
      example: '03:00',
    }).exactOptional(),
    threshold: wholeNumber({
      description: 'How many episodes that no reflection has looked at make one due.',
      min: 1,
      max: 100_000,
      example: 20,
    }).exactOptional(),
    maxTokens: wholeNumber({
      description: 'The longest proposal.',
      min: 500,
      max: 100_000,
      example: 8_000,
    }).exactOptional(),
  });
}

export function dreamingSchema() {
  return section('The promotion of memories that were really recalled.', {
    gate: choice(['nexo', 'strict'], {
      description: 'How high a score a memory needs: 0.35 with "nexo", 0.75 with "strict".',
    }).exactOptional(),
    minRecalls: wholeNumber({ description: 'Recalls it needs.', min: 1, max: 1_000, example: 3 }).exactOptional(),
    minQueries: wholeNumber({
      description: 'Different queries that found it.',
      min: 1,
      max: 1_000,
      example: 2,
    }).exactOptional(),
    minDays: wholeNumber({
      description: 'Different days it was recalled on. One day is never enough.',
      min: 2,
      max: 365,
      example: 2,
    }).exactOptional(),
    halfLifeDays: decimalNumber({
      description: 'After how many days a recall counts half.',
      min: 0.1,
      max: 3_650,
      example: 14,
    }).exactOptional(),
  });
}

export function proposalsSchema() {
  return section('The review of memories that sub-agents propose.', {
    mode: choice(['batch', 'auto', 'manual'], {
      description:
        'Who decides: the main agent, when it reviews ("batch"); `review auto` for trusted sub-agents that are sure ("auto"); a person at a terminal ("manual").',
    }).exactOptional(),
    trusted: list(
      matching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, {
        description: 'The name of a sub-agent.',
        expected: 'a name of letters, digits, dots, - or _',
        example: 'researcher',
      }),
      {
        description: 'Sub-agents whose proposals `review auto` may commit in the mode "auto".',
        example: ['researcher'],
      },
    ).exactOptional(),
  });
}
