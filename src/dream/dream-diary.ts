import { metaFile } from '../entries/paths/meta-files.js';
import type { Edit } from '../journal/plan.js';
import { readEditableTextFile } from '../memory/editable-text-file.js';
import { escapeLineText } from '../memory/escape-text.js';
import { type Layout, pathPatterns } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';
import { figuresOf, utcMinute } from './fit-into-core-memory.js';
import type { Verdict } from './judge-candidate.js';

const mostListed = 20;

/** Adds a diary entry: what was promoted, what was not, and why. Only promoted memories are quoted. */
export async function planDiary(
  workspace: Workspace,
  { promoted, rejected }: { promoted: readonly Verdict[]; rejected: readonly Verdict[] },
): Promise<Edit> {
  const path = diaryFile(workspace);
  const file = await readEditableTextFile(workspace, path);
  const before = file.text ?? '# Dreams\n';
  const count = promoted.length + rejected.length;
  const entry = [
    `## ${utcMinute(workspace.at)}`,
    '',
    `${promoted.length} of ${count} recalled ${count === 1 ? 'memory' : 'memories'} promoted to core memory (gate ${workspace.config.dreaming.gate}).`,
    '',
    ...promoted.map(
      (verdict) =>
        `- ${escapeLineText(verdict.candidate.text)} ${figuresOf(verdict)}, from ${verdict.candidate.entry.id}`,
    ),
    ...(rejected.length === 0 ? [] : ['', 'Not promoted:', '']),
    ...rejected
      .slice(0, mostListed)
      .map(({ candidate, obstacles }) => `- ${candidate.entry.id}: ${obstacles.map(({ says }) => says).join('; ')}`),
    ...(rejected.length > mostListed ? [`- … and ${rejected.length - mostListed} more`] : []),
    '',
  ].join('\n');
  const addition = `${before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'}${entry}`;
  return { path, content: file.text === null ? before + addition : file.append(addition) };
}

function diaryFile(layout: Layout): string {
  return pathPatterns(layout, 'dreams')[0] ?? metaFile(layout, 'dreams.md');
}
