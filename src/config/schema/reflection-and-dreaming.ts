import { choice, decimalNumber, list, matching, section, wholeNumber } from './value-types.js';

/** Minute, hour, day, month, day of the week: numbers, ranges, steps and lists, which every cron supports. */
const cronFields = ['[0-5]?\\d', '(?:[01]?\\d|2[0-3])', '(?:0?[1-9]|[12]\\d|3[01])', '(?:0?[1-9]|1[0-2])', '[0-7]'].map(
  (number) => {
    const one = `(?:\\*|${number}(?:-${number})?)(?:/[1-9]\\d?)?`;
    return `${one}(?:,${one})*`;
  },
);

export function reflectionSchema() {
  return section('Reflection: proposes changes to memory, and never applies them without approval.', {
    schedule: matching(new RegExp(`^(off|([01]\\d|2[0-3]):[0-5]\\d|${cronFields.join(' ')})$`), {
      description:
        'When a reflection is due, in the user\'s time zone: a time of day, five numeric cron fields, or "off".',
      expected: 'a time of day such as "03:00", five cron fields such as "0 3 * * 1", or "off"',
      example: '03:00',
    }).exactOptional(),
    threshold: wholeNumber({
      description: 'How many unprocessed episodes make a reflection due.',
      min: 1,
      max: 100_000,
      example: 20,
    }).exactOptional(),
    maxTokens: wholeNumber({
      description: 'The maximum length of a proposal.',
      min: 500,
      max: 100_000,
      example: 8_000,
    }).exactOptional(),
  });
}

export function dreamingSchema() {
  return section('The promotion of memories that were recalled often.', {
    gate: choice(['nexo', 'strict'], {
      description: 'The score a memory needs: 0.35 with "nexo", 0.75 with "strict".',
    }).exactOptional(),
    minRecalls: wholeNumber({
      description: 'How many recalls it needs.',
      min: 1,
      max: 1_000,
      example: 3,
    }).exactOptional(),
    minQueries: wholeNumber({
      description: 'How many different queries must have found it.',
      min: 1,
      max: 1_000,
      example: 2,
    }).exactOptional(),
    minDays: wholeNumber({
      description: 'On how many different days it must have been recalled, at least two.',
      min: 2,
      max: 365,
      example: 2,
    }).exactOptional(),
    halfLifeDays: decimalNumber({
      description: 'The number of days after which a recall counts half.',
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
        'Who decides: the main agent, when it reviews ("batch"); `review auto` for confident proposals of trusted sub-agents ("auto"); a person at a terminal ("manual").',
    }).exactOptional(),
    trusted: list(
      matching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, {
        description: 'The name of a sub-agent.',
        expected: 'a name of letters, digits, dots, - or _',
        example: 'researcher',
      }),
      {
        description: 'Sub-agents whose proposals `review auto` may commit in "auto" mode.',
        example: ['researcher'],
      },
    ).exactOptional(),
  });
}
