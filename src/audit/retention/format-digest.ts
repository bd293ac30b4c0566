import type { Digest, Month } from './month-digest.js';

/** A digest as written in the archive. */
export function formatDigest(digest: Digest): string {
  const { mutations, changes, files, reflections, critical, decayTransitions, archivals, notable } = digest;
  const { total, approved, partial, rejected, pending } = reflections;
  const outcomes = [
    `${approved} approved`,
    `${partial} partial`,
    `${rejected} rejected`,
    ...(pending === 0 ? [] : [`${pending} pending`]),
  ];
  const summary = [
    `- ${count(mutations, 'total mutation')} across ${count(files, 'file')}, in ${count(changes, 'change')}`,
    `- ${count(total, 'reflection session')}${total === 0 ? '' : ` (${outcomes.join(', ')})`}`,
    `- ${count(critical, 'critical file change')}`,
    `- ${count(decayTransitions, 'decay transition')}, ${count(archivals, 'archival event')}`,
  ];
  const events = notable.length === 0 ? ['- none'] : notable.map(({ day, text }) => `- ${day}: ${text}`);
  const parts = [headingOf(digest.month), '', '## Summary', '', ...summary, '', '## Notable Events', '', ...events];
  return `${parts.join('\n')}\n`;
}

export function headingOf(month: Month): string {
  const [year = '', number = ''] = month.split('-');
  return `# Audit Digest — ${monthNames[Number(number) - 1] ?? number} ${year}`;
}

/** The month a heading names; null for any other line. */
export function monthOfHeading(line: string): Month | null {
  const [, name = '', year = ''] = /^# Audit Digest — (\p{L}+) (\d{4})$/u.exec(line) ?? [];
  const number = monthNames.indexOf(name) + 1;
  return number === 0 ? null : `${year}-${String(number).padStart(2, '0')}`;
}

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function count(number: number, what: string): string {
  return `${number} ${number === 1 ? what : `${what}s`}`;
}
