import type { CommitFacts, LintedWorkspace } from '../../../../src/lint/linted-workspace.js';
import type { Rule } from '../../../../src/lint/rule.js';
import { runRules } from '../../../../src/lint/run-rules.js';
import { readFixture } from '../rule-fixture.js';

type History = {
  /** Texts at the base; null where there was no file. */
  before: Record<string, string | null>;
  commits?: Partial<CommitFacts>[];
};

/** A workspace of some files, with what git knows about them. */
export function smallWorkspace(files: Record<string, string>, more: Partial<LintedWorkspace> = {}): LintedWorkspace {
  const parts = Object.entries(files).map(([path, text], index) => `${index === 0 ? '===' : '---'} ${path}\n${text}`);
  const workspace = readFixture(`${parts.join('\n')}\n`)[0]?.workspace;
  if (workspace === undefined) throw new Error('A small workspace needs a file.');
  return { ...workspace, ...more };
}

export function withHistory(workspace: LintedWorkspace, { before, commits = [] }: History): LintedWorkspace {
  return {
    ...workspace,
    base: {
      revision: 'b'.repeat(40),
      textOf: (path) => before[path] ?? null,
      changed: Object.keys(before),
    },
    repository: { tracked: new Set(workspace.documents.keys()), remotes: [], commits: commits.map(commit) },
  };
}

function commit({
  id = 'c'.repeat(40),
  subject = 'Edit',
  trailers = {},
  paths = [],
}: Partial<CommitFacts>): CommitFacts {
  return { id, subject, trailers, paths };
}

/** `path:line severity` of every finding. */
export async function places(rule: Rule, workspace: LintedWorkspace): Promise<string[]> {
  const found = await runRules([rule], workspace);
  return found.map(({ finding }) => `${finding.path}:${finding.line} ${finding.severity}`);
}
