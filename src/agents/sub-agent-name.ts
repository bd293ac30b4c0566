import { SoulError } from '../errors/soul-error.js';

const form = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** The name as it may stand in the history. */
export function checkName(name: string): string {
  if (form.test(name)) return name;
  throw new SoulError('usage', `"${name}" cannot be the name of a sub-agent.`, {
    hint: 'Use letters, digits, dots, - or _, at most 64 of them: `--from researcher`. Nothing was changed.',
  });
}

/** What the history says of a proposal that somebody wrote by hand under a name that can't stand there. */
export function nameForHistory(name: string): string {
  return form.test(name) ? name : 'unnamed';
}
