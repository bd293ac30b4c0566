import { isKnownAction } from '../../journal/mutations.js';
import { isKnownActor, trailer } from '../integrity/commit-trailers.js';
import type { CommitFacts } from '../linted-workspace.js';
import type { PlacedReport, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'INT003',
  title: 'Commit that records a change incompletely',
  severity: 'warning',
  confidence: 'high',
  async checkWorkspace({ repository, documents }) {
    return (repository?.commits ?? []).flatMap((commit): PlacedReport[] => {
      const lacks = missing(commit);
      const path = commit.paths.find((touched) => documents.has(touched)) ?? commit.paths[0];
      if (path === undefined || lacks.length === 0) return [];
      return [
        {
          path,
          message: `Commit ${commit.id.slice(0, 12)} looks like a recorded change, but has ${lacks.join(' and ')}. The audit trail cannot use it.`,
          hint: 'Let agentsoul write such commits, or write them without the form of a recorded change.',
        },
      ];
    });
  },
};

/** What a commit lacks that has begun to follow the form. Ordinary commit messages are not checked. */
function missing(commit: CommitFacts): string[] {
  const subject = commit.subject.slice(0, 500);
  const action = /^\[([A-Z]{2,12})\]/.exec(subject)?.[1] ?? '';
  const actor = trailer(commit, 'Actor');
  if (!isKnownAction(action) && actor === '') return [];
  const absent = ['Actor', 'Approval', 'Trigger'].filter((name) => trailer(commit, name) === '');
  return [
    ...(/^\[[A-Z]{2,12}\] \S.{0,400} — \S/.test(subject) && isKnownAction(action)
      ? []
      : ['a subject that is not `[ACTION] FILE — SUMMARY`']),
    ...(absent.length === 0 ? [] : [`no ${absent.join(', ')} trailer`]),
    ...(actor === '' || isKnownActor(actor) ? [] : ['an invalid actor']),
  ];
}
