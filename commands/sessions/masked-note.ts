import type { AppendedSession } from '../../src/index.js';

/** `Taken out: 1 secret, 3 invisible characters.` */
export function maskedNote({ secrets, hidden, forgotten }: NonNullable<AppendedSession['masked']>): string {
  const counted = [
    count(secrets, 'secret', 'secrets'),
    count(hidden, 'invisible character', 'invisible characters'),
    count(forgotten, 'forgotten passage', 'forgotten passages'),
  ];
  return `Taken out: ${counted.flatMap((part) => part ?? []).join(', ')}.`;
}

function count(number: number, one: string, many: string): string | null {
  if (number === 0) return null;
  return `${number} ${number === 1 ? one : many}`;
}
