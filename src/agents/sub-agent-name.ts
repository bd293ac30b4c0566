import { SoulError } from '../errors/soul-error.js';

const form = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** The name in the form used in the history. */
export function checkName(name: string): string {
  if (form.test(name)) return name;
  throw new SoulError('usage', `"${name}" cannot be the name of a sub-agent.`, {
    hint: 'Use letters, digits, dots, - or _, at most 64 of them: `--from researcher`. Nothing was changed.',
  });
}

/** The name used in the history for a hand-written proposal with an invalid name. */
export function nameForHistory(name: string): string {
  return form.test(name) ? name : 'unnamed';
}
