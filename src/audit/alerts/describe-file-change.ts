import type { WatchedCommit } from '../../workspace/confirmed-state.js';
import type { AlertKind } from './alert.js';

type Described = {
  readonly path: string;
  readonly kind: AlertKind;
  readonly commit: WatchedCommit | null;
  readonly mark: string;
  /** Whether the file on disk matches the confirmed version, so that only the history differs. */
  readonly isConfirmed: boolean;
};

export function describeFileChange({ path, kind, commit, mark, isConfirmed }: Described): string {
  if (commit === null) {
    if (isConfirmed) return `${path} matches the version you confirmed, but the last commit contains another version.`;
    return `${path} ${whatBecame(mark)}, and no commit explains it.`;
  }
  const short = commit.commit.slice(0, 10);
  const actor = commit.actor ?? 'manual';
  switch (kind) {
    case 'unauthorised-actor':
      return isApproved(commit)
        ? `${path} was changed by ${actor} in ${short}. The commit claims the approval “${commit.approval}”, but agentsoul has no record of it here.`
        : `${path} was changed by ${actor} in ${short}, but ${actor} is not allowed to change it.`;
    case 'unattended':
      return `${path} was changed in ${short} by a program (${actor}), without a person at a terminal.`;
    default:
      return commit.actor === null
        ? `${path} was changed in ${short}, committed by hand by ${commit.author.slice(0, 60)}.`
        : `${path} was changed by ${actor} in ${short}, but not at a terminal on this machine.`;
  }
}

function isApproved({ approval }: WatchedCommit): boolean {
  return approval !== null && ['approved', 'confirmed', 'tty'].includes(approval);
}

function whatBecame(mark: string): string {
  if (mark === 'missing') return 'was removed';
  const target = /^link to (.*): \w+$/s.exec(mark)?.[1];
  if (target !== undefined) return 'was replaced by a link to another file';
  if (mark.startsWith('in ')) return 'is now behind a linked folder';
  return mark === 'unreadable' ? 'can no longer be read' : 'was edited';
}
