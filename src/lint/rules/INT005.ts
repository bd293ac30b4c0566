import { isMemoryFile } from '../../workspace/role-paths.js';
import { ignoresTranscripts, publicHost } from '../integrity/gitignore-and-remotes.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import type { PlacedReport, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'INT005',
  title: 'Private files on the way to a public host',
  severity: 'warning',
  confidence: 'medium',
  async checkWorkspace(workspace) {
    const { repository, profile, agentId } = workspace;
    if (repository === null) return [];
    const host = repository.remotes.map(publicHost).find((known) => known !== null) ?? null;
    const tracked = [...repository.tracked].sort();
    if (host === null || !tracked.some((path) => isMemoryFile({ profile, agentId }, path))) return [];
    const transcript = tracked.find((path) => /(?:^|\/)(?:transcripts|sessions)\/[^/]{1,200}\.jsonl?$/.test(path));
    if (transcript !== undefined) return [trackedTranscripts(transcript, host)];
    return isKeptOut(workspace) ? [] : [unguarded(workspace, host)];
  },
};

function trackedTranscripts(path: string, host: string): PlacedReport {
  return {
    path,
    message: `Transcripts are tracked by git, and the repository has a remote at ${host}. The next push publishes whole conversations.`,
    hint: 'Add `transcripts/` to .gitignore, run `git rm -r --cached` on the folder, and make sure that the remote is private.',
  };
}

function unguarded({ paths }: LintedWorkspace, host: string): PlacedReport {
  const folder = [...paths].find(isTranscriptFolder) ?? 'transcripts/';
  return {
    path: paths.has('.gitignore') ? '.gitignore' : folder,
    severity: 'info',
    message: `Nothing keeps ${folder} out of git, and the repository has a remote at ${host}.`,
    hint: `Add \`${folder}\` to .gitignore.`,
  };
}

/** Without transcripts there is nothing to keep out; a .gitignore that was not read gets the benefit of the doubt. */
function isKeptOut({ paths, documents }: LintedWorkspace): boolean {
  if (![...paths].some(isTranscriptFolder)) return true;
  const gitignore = documents.get('.gitignore');
  return gitignore === undefined ? paths.has('.gitignore') : ignoresTranscripts(gitignore.text);
}

function isTranscriptFolder(path: string): boolean {
  return path === 'transcripts/' || path === 'sessions/';
}
