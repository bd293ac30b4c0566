import { toContradiction } from '../../entries/compare/find-contradictions.js';
import { describeMemoryPath } from '../../entries/paths/memory-files.js';
import { readMemories } from '../../entries/read/read-all-memories.js';
import { pathPatterns } from '../../workspace/role-paths.js';
import type { Workspace } from '../../workspace/workspace.js';
import { chooseFreePath } from '../choose-free-path.js';
import { escapeLineText } from '../escape-text.js';
import { findRivalProcedures, type RivalProcedure } from '../procedures/find-rival-procedures.js';
import { formatProcedure, readProcedure } from '../procedures/procedure-file.js';
import type { Warning } from '../remember-result.js';
import { existingPaths } from './existing-paths.js';
import { findWrittenId } from './find-written-id.js';
import type { StorePlan, StoreRequest } from './store-plan.js';

/**
 * A file for a procedure. A known one is not written again; one with the same purpose but other steps is written, with a warning.
 */
export async function planProcedure(
  workspace: Workspace,
  text: string,
  { about, today }: StoreRequest,
): Promise<StorePlan> {
  const folder = pathPatterns(workspace, 'procedures')[0] ?? 'memory/procedures/';
  const procedure = readProcedure(text);
  const rivals = findRivalProcedures(procedure, await readMemories(workspace));
  const [rival] = rivals;
  if (rival?.isSame === true)
    return { id: rival.entry.id, store: 'procedural', path: rival.entry.path, edits: [], warnings: [] };
  const title = escapeLineText(procedure.trigger);
  const path = chooseFreePath(folder, procedure.trigger, await existingPaths(workspace, folder));
  const content = formatProcedure(procedure, { title, day: today, source: about.source ?? 'conversation' });
  const id =
    findWrittenId(workspace, { path, text: content }, () => true) ?? describeMemoryPath(workspace, path)?.path ?? path;
  const contradictions = rivals.map(({ entry, steps }) =>
    toContradiction(entry, steps.join('; '), `other steps for "${procedure.trigger}"`),
  );
  return { id, store: 'procedural', path, edits: [{ path, content }], warnings: rivals.map(warn), contradictions };
}

function warn({ entry }: RivalProcedure): Warning {
  const message = `${entry.id} has the same purpose. If the new steps replace it, run: agentsoul forget ${entry.id}`;
  return { code: 'same-trigger', message };
}
