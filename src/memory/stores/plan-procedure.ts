import { describePath } from '../../entries/memory-files.js';
import { pathPatterns } from '../../workspace/role-paths.js';
import type { Workspace } from '../../workspace/workspace.js';
import { escapeLineText } from '../escape-text.js';
import { freePath } from '../free-path.js';
import { formatProcedure, readProcedure } from '../procedures/write-procedure.js';
import type { Stored, Storing } from './stored.js';
import { takenPaths } from './taken-paths.js';
import { writtenId } from './written-id.js';

/** A file for a way of doing something. */
export async function planProcedure(workspace: Workspace, text: string, { about, today }: Storing): Promise<Stored> {
  const folder = pathPatterns(workspace, 'procedures')[0] ?? 'memory/procedures/';
  const procedure = readProcedure(text);
  const title = escapeLineText(procedure.trigger);
  const path = freePath(folder, procedure.trigger, await takenPaths(workspace, folder));
  const content = formatProcedure(procedure, { title, day: today, source: about.source ?? 'conversation' });
  const id = writtenId(workspace, { path, text: content }, () => true) ?? describePath(workspace, path)?.path ?? path;
  return { id, store: 'procedural', path, edits: [{ path, content }], warnings: [] };
}
