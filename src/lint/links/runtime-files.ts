import { roleOfPath } from '../../workspace/role-paths.js';
import type { LintedWorkspace } from '../linted-workspace.js';

/** Whether a path is there, is a place the layout knows, or a pattern that stands for such places. */
export function isRuntimeFile(workspace: LintedWorkspace, path: string): boolean {
  const plain = path.replace(/^\.\//, '');
  if (workspace.paths.has(plain) || workspace.documents.has(plain)) return true;
  if (/YYYY|DD|[{}<>*]|today|yesterday|\bdate\b/i.test(plain)) return true;
  const name = plain.split('/').at(-1) ?? plain;
  if (
    /^(?:SOUL|USER|MEMORY|AGENTS|IDENTITY|TOOLS|HEARTBEAT|BOOTSTRAP|BOOT|STYLE|SKILL|README|CLAUDE|DREAMS|TEAM)(?:[._-]\w+)?\.md$/i.test(
      name,
    )
  )
    return true;
  return [...workspace.paths].some((known) => known.endsWith(`/${name}`)) || roleOfPath(workspace, plain) !== null;
}
