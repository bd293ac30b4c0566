import { graphPaths } from '../../entries/graph/graph-paths.js';
import { isMetaPath, memoryFolder } from '../../entries/paths/meta-files.js';
import { resolveWriteTarget } from '../../journal/files/resolve-write-target.js';
import { evolutionFile } from '../../proposals/reflection/reflection-file-paths.js';
import type { SectionEdit } from '../../proposals/reflection/section-edit.js';
import { proposalsFile } from '../../proposals/sub-agents/proposals-file.js';
import type { Role } from '../../roles/roles.js';
import { readBytes } from '../../workspace/read-workspace-file.js';
import { checkRelativePath } from '../../workspace/relative-paths.js';
import { type Layout, roleOfPath } from '../../workspace/role-paths.js';
import type { Workspace } from '../../workspace/workspace.js';
import { isTextEdit } from './apply-edits.js';

/** Daily notes are append-only and records are maintained by agentsoul, so a reflection edits neither. */
const editedRoles: readonly Role[] = ['core', 'user', 'graph', 'procedures', 'vault'];
const archivedRoles: readonly Role[] = ['daily', 'rooms', 'graph', 'procedures'];

/** Why a reflection may not make this edit; null if it may. */
export async function whyEditRefused(
  workspace: Layout & Pick<Workspace, 'reads'>,
  edit: SectionEdit,
): Promise<string | null> {
  return placeRefusal(workspace, edit) ?? linesRefusal(edit) ?? (await fileRefusal(workspace, edit.path));
}

function placeRefusal(layout: Layout, edit: SectionEdit): string | null {
  const { path } = edit;
  try {
    checkRelativePath(path);
  } catch {
    // The path comes from a proposal, so the message of the check does not fit.
    return `${JSON.stringify(path)} is not a path in the workspace`;
  }
  if (edit.do === 'commit') return path === proposalsFile(layout) ? null : `${path} is not the file of proposals`;
  const role = roleOfPath(layout, path);
  const isNote = role === null && path.startsWith(memoryFolder(layout)) && !isMetaPath(layout, path);
  const isEvolution = path === evolutionFile(layout);
  const isGenerated = path === graphPaths(layout)?.index;
  const roles = edit.do === 'archive' ? archivedRoles : edit.do === 'merge' ? (['graph'] as const) : editedRoles;
  const isGrowing = role === 'daily' && edit.do === 'add' && /^\d\d:\d\d \| /.test(edit.section.at(-1) ?? '');
  const isAllowed = isEvolution ? isTextEdit(edit) : role === null ? isNote : isGrowing || roles.includes(role);
  if (isAllowed && path.endsWith('.md') && !isGenerated) return null;
  return `${path} is not a file that a reflection may change`;
}

function linesRefusal(edit: SectionEdit): string | null {
  if (!isTextEdit(edit)) return null;
  const lines = edit.do === 'create' ? edit.content.split('\n') : edit.do === 'add' ? edit.lines : edit.after;
  const all = edit.do === 'create' ? lines : [...lines, ...edit.section];
  if (edit.do !== 'create' && all.some((line) => /[\n\r]/.test(line))) return 'one of its lines contains a line break';
  if (edit.do === 'add' && lines.length === 0) return 'it adds nothing';
  // Only the owner may change the audience of a part of a file; new text may be private.
  const isForOwner = (line: string, index: number) =>
    line === '<!-- scope: main -->' && (edit.do === 'create' || (edit.do === 'add' && index === 0));
  if (all.some((line, index) => !isForOwner(line, index) && /<\s{0,3}!\s*-*\s*scope/i.test(line.normalize('NFKC'))))
    return 'it would change who may read a part of the file';
  return null;
}

async function fileRefusal({ reads }: Pick<Workspace, 'reads'>, path: string): Promise<string | null> {
  const file = await readBytes(reads, path);
  if (file.state === 'unreadable') return `${path} cannot be changed. ${file.reason}`;
  if (file.state === 'present' && file.hasOtherNames === true) return `${path} is the same file as another`;
  const target = await resolveWriteTarget(reads, path).catch(() => null);
  return target === path ? null : `${path} is a link or behind one`;
}
