import { metaFile } from '../../entries/paths/meta-files.js';
import { hasTombstone } from '../../entries/records/tombstones.js';
import { findRisks } from '../../memory/lint-new-memory.js';
import type { SectionEdit } from '../../proposals/reflection/section-edit.js';
import { findSecrets } from '../../secrets/find-secrets.js';
import type { ReflectionInput } from '../input/reflection-input.js';
import type { CandidateChange } from './candidate-change.js';

/** Why a change may not be proposed, for people; null if it may. Applies to rules and models. */
export async function whyCandidateRefused(
  material: ReflectionInput,
  { kind, summary, edits }: CandidateChange,
): Promise<string | null> {
  const wrong = edits.find((edit) => edit.do !== 'commit' && !isAllowedPath(material, edit.path, kind));
  if (wrong !== undefined) return `it would change ${wrong.path}, which a reflection may not change`;
  const written = edits.flatMap(writtenBy).join('\n');
  // A question shows a secret masked, which is allowed.
  const [secret] = kind === 'question' ? [] : await findSecrets(`${summary}\n${written}`);
  if (secret !== undefined) return `it contains a likely secret (${secret.kind}, ${secret.masked})`;
  if (edits.some((edit) => writtenBy(edit).some((text) => saysBuried(material, text))))
    return 'it was permanently forgotten';
  if (written === '') return null;
  const [risk] = await findRisks(written, { path: edits[0]?.path ?? material.core.path, at: material.workspace.at });
  return risk === undefined ? null : `it reads like an instruction (${risk.code}: ${risk.message})`;
}

/** What an edit adds to a file. */
export function writtenBy(edit: SectionEdit): readonly string[] {
  switch (edit.do) {
    case 'create':
      return [edit.content];
    case 'add':
      return edit.lines;
    case 'replace':
      return edit.after;
    case 'commit':
      return [edit.text];
    case 'archive':
    case 'merge':
      return [];
    default:
      edit satisfies never;
      return [];
  }
}

function isAllowedPath(
  { workspace, core, userPath }: ReflectionInput,
  path: string,
  kind: CandidateChange['kind'],
): boolean {
  if (/(^|\/)\.\.?(\/|$)|^\/|\\/.test(path)) return false;
  const evolution = metaFile(workspace, 'evolution.md');
  const meta = evolution.slice(0, evolution.lastIndexOf('/') + 1);
  if (path.startsWith(meta)) return path === evolution && kind === 'evolution';
  if (path === core.path) return true;
  if (path === userPath) return kind === 'user' || kind === 'contradiction';
  const memory = meta.replace(/[^/]+\/$/, '');
  return path.startsWith(memory) && path.endsWith('.md') && memory !== '';
}

function saysBuried({ tombstones }: ReflectionInput, text: string): boolean {
  if (tombstones === null) return false;
  return text
    .split('\n')
    .some((line) => hasTombstone(tombstones, line.replace(/<!--.*?-->/g, '').replace(/^\s*-\s+/, '')));
}
