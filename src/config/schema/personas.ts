import { choice, decimalNumber, insidePath, list, matching, section, text } from './value-types.js';

function persona() {
  return section('A soul that replaces SOUL.md at certain times.', {
    file: insidePath({ description: 'Its file.', example: 'souls/night.md' }),
    at: matching(/^([01]\d|2[0-3]):[0-5]\d$/, {
      description: "When its time window opens, in the user's time zone.",
      expected: 'a time of day such as "23:30"',
      example: '23:30',
    }).exactOptional(),
    duration: matching(/^(?!$)([1-9]\d{0,2}h)?([1-9]\d{0,4}m)?$/, {
      description: 'How long the window stays open; it may pass midnight.',
      expected: 'hours and minutes such as "30m", "2h" or "1h30m"',
      example: '30m',
    }).exactOptional(),
    days: list(choice(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], { description: 'A day of the week.' }), {
      description: 'The days on which the window opens. Default: every day.',
      example: ['sat', 'sun'],
    }).exactOptional(),
    chance: decimalNumber({
      description: 'The probability that it is used for a session outside its window.',
      min: 0,
      max: 1,
      example: 0.1,
    }).exactOptional(),
    seed: text({ description: 'Changes which sessions are chosen at random.', example: 'autumn' }).exactOptional(),
    sha256: matching(/^[0-9a-f]{64}$/i, {
      description: 'The hash the file must have; otherwise SOUL.md is used.',
      expected: 'a SHA-256 hash: 64 hexadecimal digits',
      example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    }).exactOptional(),
  });
}

export function personasSchema() {
  return list(persona(), {
    description: 'Alternate personas. The first one that matches is used.',
    example: [{ file: 'souls/night.md', at: '23:30', duration: '30m' }],
  });
}
