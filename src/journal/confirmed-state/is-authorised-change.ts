import type { Sensitivity } from '../../roles/roles.js';

export type Judged = {
  readonly actor: string | null;
  readonly approval: string | null;
  readonly action: string | null;
  readonly did: 'added' | 'changed' | 'removed';
  readonly sensitivity: Exclude<Sensitivity, 'standard'>;
};

export type Verdict = 'fine' | 'critical-change' | 'unattended' | 'unauthorised-actor';

/** Whether a change to a watched file claims an actor who is allowed to make it. */
export function judgeAuthorisation({ actor, approval, action, did, sensitivity }: Judged): Verdict {
  const isHigh = sensitivity === 'high';
  if (actor === null) return 'critical-change';
  if (actor === 'manual' || actor === 'bot:cli') {
    if (approval === 'tty') return 'fine';
    // It only restores earlier content.
    if (isHigh && action === 'REVERT') return 'fine';
    return approval === 'unattended' ? 'unattended' : actor === 'manual' ? 'critical-change' : 'unauthorised-actor';
  }
  if (actor === 'system:init' && did === 'added') return 'fine';
  if (actor.startsWith('system:')) return isHigh ? 'fine' : 'unattended';
  if (!isHigh) return 'unauthorised-actor';
  if (actor === 'bot:trigger-remember' || actor === 'bot:trigger-forget') return 'fine';
  return actor.startsWith('reflection:') && approval === 'approved' ? 'fine' : 'unauthorised-actor';
}
