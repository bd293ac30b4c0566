import { metaFile } from '../entries/meta-files.js';
import { isBuried } from '../entries/tombstones.js';
import { findRisks } from '../memory/risk-warnings.js';
import type { SectionEdit } from '../proposals/reflection/section-edit.js';
import { findSecrets } from '../secrets/find-secrets.js';
import type { Candidate } from './candidate.js';
import type { Material } from './material.js';

/** Why a change may not be proposed, in words for a person, or null where it may. Whoever made it, rules or model. */
export async function whyRefused(material: Material, { kind, summary, edits }: Candidate): Promise<string | null> {
  const wrong = edits.find((edit) => edit.do !== 'commit' && !isAllowedPath(material, edit.path, kind));
  if (wrong !== undefined) return `it would change ${wrong.path}, which reflection may not`;
  const written = edits.flatMap(writtenBy).join('\n');
  // A question shows a secret masked, and a masked one is none.
  const [secret] = kind === 'question' ? [] : await findSecrets(`${summary}\n${written}`);
  if (secret !== undefined) return `it holds what looks like a secret (${secret.kind}, ${secret.masked})`;
  if (edits.some((edit) => writtenBy(edit).some((text) => saysBuried(material, text))))
    return 'it was forgotten for good';
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

function isAllowedPath({ workspace, core, userPath }: Material, path: string, kind: Candidate['kind']): boolean {
  if (/(^|\/)\.\.?(\/|$)|^\/|\\/.test(path)) return false;
  const evolution = metaFile(workspace, 'evolution.md');
  const meta = evolution.slice(0, evolution.lastIndexOf('/') + 1);
  if (path.startsWith(meta)) return path === evolution && kind === 'evolution';
  if (path === core.path) return true;
  if (path === userPath) return kind === 'user' || kind === 'contradiction';
  const memory = meta.replace(/[^/]+\/$/, '');
  return path.startsWith(memory) && path.endsWith('.md') && memory !== '';
}

function saysBuried({ tombstones }: Material, text: string): boolean {
  if (tombstones === null) return false;
  return text.split('\n').some((line) => isBuried(tombstones, line.replace(/<!--.*?-->/g, '').replace(/^\s*-\s+/, '')));
}
