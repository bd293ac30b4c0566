import { isSameWording } from '../../entries/compare/find-duplicates.js';
import type { Workspace } from '../../workspace/workspace.js';
import { readCoreLines } from '../core/core-lines.js';
import { corePath, planCoreAdd } from '../core/plan-core.js';
import { readEditableTextFile } from '../editable-text-file.js';
import { escapeLineText } from '../escape-text.js';
import { findWrittenId } from './find-written-id.js';
import type { StorePlan, StoreRequest } from './store-plan.js';

export async function planCoreMemory(
  workspace: Workspace,
  text: string,
  { route, isOwner, isAgain }: StoreRequest,
): Promise<StorePlan> {
  const path = corePath(workspace);
  const added = await planCoreAdd(workspace, text, { block: route.block, isOwner, isAgain });
  const whole = added?.text ?? (await readEditableTextFile(workspace, path)).text ?? '';
  const line = escapeLineText(text);
  const at = readCoreLines(whole).findLast((known) => isSameWording(known.text, line))?.line ?? 0;
  const id = findWrittenId(
    workspace,
    { path, text: whole },
    ({ startLine, endLine }) => startLine <= at && at <= endLine,
  );
  const edits = added === null ? [] : [{ path, content: added.content }];
  return { id: id ?? path, store: 'core', path, edits, warnings: [] };
}
