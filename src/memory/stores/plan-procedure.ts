import { toContradiction } from '../../entries/compare/contradictions.js';
import { describePath } from '../../entries/memory-files.js';
import { readMemories } from '../../entries/read-memories.js';
import { pathPatterns } from '../../workspace/role-paths.js';
import type { Workspace } from '../../workspace/workspace.js';
import { escapeLineText } from '../escape-text.js';
import { freePath } from '../free-path.js';
import { findRivals, type Rival } from '../procedures/same-trigger.js';
import { formatProcedure, readProcedure } from '../procedures/write-procedure.js';
import type { Warning } from '../remembered.js';
import type { Stored, Storing } from './stored.js';
import { takenPaths } from './taken-paths.js';
import { writtenId } from './written-id.js';

/**
 * A file for a procedure. A known one is not written again; one with the same purpose but other steps is written, with a warning.
 */
export async function planProcedure(workspace: Workspace, text: string, { about, today }: Storing): Promise<Stored> {
  const folder = pathPatterns(workspace, 'procedures')[0] ?? 'memory/procedures/';
  const procedure = readProcedure(text);
  const rivals = findRivals(procedure, await readMemories(workspace));
  const [rival] = rivals;
  if (rival?.isSame === true)
    return { id: rival.entry.id, store: 'procedural', path: rival.entry.path, edits: [], warnings: [] };
  const title = escapeLineText(procedure.trigger);
  const path = freePath(folder, procedure.trigger, await takenPaths(workspace, folder));
  const content = formatProcedure(procedure, { title, day: today, source: about.source ?? 'conversation' });
  const id = writtenId(workspace, { path, text: content }, () => true) ?? describePath(workspace, path)?.path ?? path;
  const contradictions = rivals.map(({ entry, steps }) =>
    toContradiction(entry, steps.join('; '), `other steps for "${procedure.trigger}"`),
  );
  return { id, store: 'procedural', path, edits: [{ path, content }], warnings: rivals.map(warn), contradictions };
}

function warn({ entry }: Rival): Warning {
  const message = `${entry.id} has the same purpose. If the new steps replace it, run: agentsoul forget ${entry.id}`;
  return { code: 'same-trigger', message };
}
