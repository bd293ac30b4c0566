import { type Alert, alertId } from './alert.js';
import type { HistoryState } from './check-history-continuity.js';
import type { AuditState } from './read-audit-state.js';

/** An alert if the last seen commit is no longer part of the history. */
export function findHistoryAlert({ history, head, workspace }: AuditState): Alert[] {
  if (history.state === 'intact') return [];
  return [
    {
      id: alertId('history', history.last, history.state),
      severity: 'critical',
      kind: 'history-rewritten',
      path: '.git',
      ...(head !== null && { commit: head }),
      when: workspace.at.toISOString(),
      summary: describe(history),
      acknowledged: false,
    },
  ];
}

function describe(history: Exclude<HistoryState, { state: 'intact' }>): string {
  const last = history.last.slice(0, 10);
  switch (history.state) {
    case 'gone':
      return `The git repository is missing. The last commit seen here was ${last}.`;
    case 'replaced':
      return `The git history was replaced by another one that does not contain ${last}, the last commit seen here.`;
    case 'rewritten':
      return `${told(history)} ${count(history.lost.length, 'commit is', 'commits are')} no longer part of it: ${named(history.lost)}.`;
    default:
      return history satisfies never;
  }
}

function told({ how }: Extract<HistoryState, { state: 'rewritten' }>): string {
  switch (how) {
    case 'amended':
      return 'The last commit was replaced (git commit --amend).';
    case 'rebased':
      return 'The git history was rewritten (git rebase).';
    case 'moved back':
      return 'The latest commits were removed from the git history (git reset).';
    case 'replaced by what was pushed elsewhere':
      return 'The git history was replaced by one from elsewhere (git push --force there, fetched here).';
    case 'rewritten':
      return 'The git history was rewritten.';
    default:
      return how satisfies never;
  }
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

const mostNamed = 3;

function named(commits: readonly string[]): string {
  const shown = commits.slice(0, mostNamed).map((commit) => commit.slice(0, 10));
  const more = commits.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
