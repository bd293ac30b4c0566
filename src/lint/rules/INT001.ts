import { sensitivityOf } from '../../workspace/role-paths.js';
import { commitAuthorship } from '../integrity/commit-authorship.js';
import { trailer } from '../integrity/commit-trailers.js';
import { configuredPersonas } from '../integrity/configured-personas.js';
import type { BaseState, LintedWorkspace, RepositoryFacts } from '../linted-workspace.js';
import type { PlacedReport, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'INT001',
  title: 'Critical file changed without approval',
  severity: 'error',
  confidence: 'high',
  security: 7,
  async checkWorkspace(workspace) {
    const { base, repository, profile, agentId } = workspace;
    if (base === null || repository === null) return [];
    const personas = new Set(configuredPersonas(workspace).map(({ file }) => file));
    const isCritical = (path: string) => sensitivityOf({ profile, agentId }, path) === 'critical' || personas.has(path);
    return base.changed.filter(isCritical).flatMap((path) => judge(path, { base, repository, workspace }));
  },
};

type Known = { readonly base: BaseState; readonly repository: RepositoryFacts; readonly workspace: LintedWorkspace };

function judge(path: string, { base, repository, workspace }: Known): PlacedReport[] {
  const commits = repository.commits.filter(({ paths }) => paths.includes(path));
  const isNewFile = base.textOf(path) === null;
  if (commits.length === 0)
    return [
      {
        path,
        severity: 'info',
        message: 'This critical file has uncommitted edits.',
        hint: 'Record them with `agentsoul save`, which stores who made them.',
      },
    ];
  const standings = commits.map((commit) => ({ commit, standing: commitAuthorship(commit, { isNewFile }) }));
  const refused = standings.find(({ standing }) => standing === 'not-approved');
  if (refused !== undefined)
    return [
      {
        path,
        message: `Commit ${refused.commit.id.slice(0, 12)} changed this critical file, and its actor is neither a person nor an approved reflection.`,
        hint: 'Read the change. If it is right, let the owner make it with `agentsoul save`; if not, revert it.',
      },
    ];
  const unsigned = standings.find(({ standing }) => standing === 'unsigned');
  if (unsigned === undefined) return [];
  return [
    {
      path,
      // Where nobody records actors, a commit of the owner looks like this too.
      ...(!recordsActors(workspace, repository) && { severity: 'warning' }),
      message: `Commit ${unsigned.commit.id.slice(0, 12)} changed this critical file and does not say who made the change.`,
      hint: 'Review it as you would review code. Changes made with `agentsoul save` record their actor.',
    },
  ];
}

function recordsActors({ paths }: LintedWorkspace, { commits }: RepositoryFacts): boolean {
  return paths.has('agentsoul.json') || commits.some((commit) => trailer(commit, 'Actor') !== '');
}
