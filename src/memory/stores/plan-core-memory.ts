import { saysTheSame } from '../../entries/compare/duplicates.js';
import type { Workspace } from '../../workspace/workspace.js';
import { readCoreLines } from '../core/core-lines.js';
import { corePath, planCoreAdd } from '../core/plan-core.js';
import { escapeLineText } from '../escape-text.js';
import { readFileText } from '../file-text.js';
import type { Stored, Storing } from './stored.js';
import { writtenId } from './written-id.js';

export async function planCoreMemory(
  workspace: Workspace,
  text: string,
  { route, isOwner, isAgain }: Storing,
): Promise<Stored> {
  const path = corePath(workspace);
  const added = await planCoreAdd(workspace, text, { block: route.block, isOwner, isAgain });
  const whole = added?.text ?? (await readFileText(workspace, path)).text ?? '';
  const line = escapeLineText(text);
  const at = readCoreLines(whole).findLast((known) => saysTheSame(known.text, line))?.line ?? 0;
  const id = writtenId(workspace, { path, text: whole }, ({ startLine, endLine }) => startLine <= at && at <= endLine);
  const edits = added === null ? [] : [{ path, content: added.content }];
  return { id: id ?? path, store: 'core', path, edits, warnings: [] };
}
