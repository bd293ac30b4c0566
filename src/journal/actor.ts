import { SoulError } from '../errors/soul-error.js';

/** Who makes a change, as written in the commit and the audit log. */
export type Actor = string;

const name = '[A-Za-z0-9][A-Za-z0-9._-]{0,63}';
const knownForms = new RegExp(
  `^(manual|bot:(trigger-remember|trigger-forget|auto-detect|main|cli|commit-from:${name})|reflection:r-\\d{3,}|system:[a-z][a-z-]*|(skill|subagent):${name})$`,
);

export function checkActor(actor: string): Actor {
  if (knownForms.test(actor)) return actor;
  throw new SoulError('unknown-actor', `"${actor}" is not a valid actor.`, {
    hint: 'Use manual, skill:NAME, subagent:NAME, bot:main or bot:auto-detect.',
  });
}

/** Whether a person was at a terminal when the change was made, as far as we can detect. */
export type Presence = 'tty' | 'unattended';
