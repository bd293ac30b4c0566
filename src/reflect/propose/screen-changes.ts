import type { Audience, Entry } from '../../entries/entry.js';
import { describeMemoryPath } from '../../entries/paths/memory-files.js';
import { entriesOf, readMemoriesWith } from '../../entries/read/read-all-memories.js';
import { hasTombstone, readTombstones } from '../../entries/records/tombstones.js';
import { readWithEdits } from '../../journal/files/read-with-edits.js';
import { findInvisible } from '../../lint/text/find-invisible.js';
import type { ProposedChange } from '../../proposals/reflection/proposed-change.js';
import { findSecrets } from '../../secrets/find-secrets.js';
import { mayHoldMarker } from '../../workspace/scope-marker.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';
import { applyEdits, isTextEdit, type Texts } from '../decide/apply-edits.js';
import { whyEditRefused } from '../decide/check-edit-allowed.js';

export type Screened = { readonly changes: readonly ProposedChange[]; readonly notes: readonly string[] };

/** Removes changes that may not be proposed, one at a time, with the reason. */
export async function screenChanges(
  workspace: Workspace,
  reader: SnapshotReader,
  changes: readonly ProposedChange[],
): Promise<Screened> {
  const kept: ProposedChange[] = [];
  const notes: string[] = [];
  const mayHoldSecrets = (await findSecrets(JSON.stringify(changes, null, 2))).length > 0;
  for (const change of changes) {
    const why = await problemOf(workspace, reader, { change, mayHoldSecrets });
    if (why === null) kept.push(change);
    else notes.push(`A change was left out (${change.kind}): ${why}.`);
  }
  return { changes: kept, notes };
}

/** Why a change may not be proposed; null if it may. Never quotes its text. */
export async function problemOf(
  workspace: Workspace,
  reader: SnapshotReader,
  { change, mayHoldSecrets = true }: { change: ProposedChange; mayHoldSecrets?: boolean },
): Promise<string | null> {
  if (change.kind === 'question' ? change.edits.length > 0 : change.edits.length === 0) return 'it has no exact edit';
  for (const edit of change.edits) {
    const refusal = await whyEditRefused(workspace, edit);
    if (refusal !== null) return refusal;
  }
  return (await textProblem(workspace, change, mayHoldSecrets)) ?? (await effectProblem(workspace, reader, change));
}

async function textProblem(
  workspace: Workspace,
  change: ProposedChange,
  mayHoldSecrets: boolean,
): Promise<string | null> {
  const added = newLinesOf(change);
  const said = [change.summary, ...change.evidence, change.idea].join('\n');
  if (findInvisible(`${said}\n${added.join('\n')}`).length > 0) return 'it contains invisible characters';
  const whole = mayHoldSecrets ? `${said}\n${added.join('\n')}\n${JSON.stringify(change, null, 2)}` : '';
  if (whole !== '' && (await findSecrets(whole)).length > 0) return 'it contains a likely secret';
  const tombstones = await readTombstones(workspace);
  if (added.some((line) => hasTombstone(tombstones, plain(line))))
    return 'it would restore a permanently forgotten memory';
  return null;
}

export function newLinesOf({ edits }: Pick<ProposedChange, 'edits'>): string[] {
  return edits.flatMap((edit) => {
    if (edit.do === 'create') return edit.content.split('\n');
    if (edit.do === 'commit') return edit.text.split('\n');
    return edit.do === 'add' ? edit.lines : edit.do === 'replace' ? edit.after : [];
  });
}

function plain(line: string): string {
  return line
    .replace(/<!--.*?-->/g, '')
    .replace(/^\s*(?:[-*+]|\d{1,9}[.)])\s+/, '')
    .trim();
}

/** Each change must work alone, and no scope may see more afterwards than before. */
async function effectProblem(
  workspace: Workspace,
  reader: SnapshotReader,
  change: ProposedChange,
): Promise<string | null> {
  const edits = change.edits.filter(isTextEdit);
  const texts: Texts = new Map(
    await Promise.all(
      [...new Set(edits.map(({ path }) => path))].map(async (path) => {
        const file = await reader.read(path);
        return [path, file.state === 'present' ? file.bytes.toString('utf8').replaceAll('\r\n', '\n') : null] as const;
      }),
    ),
  );
  const applied = applyEdits(texts, edits);
  if (applied.problem !== null) return applied.problem;
  return shownToOthers(workspace, reader, { change, before: texts, after: applied.texts });
}

type Effect = { readonly change: ProposedChange; readonly before: Texts; readonly after: Texts };

async function shownToOthers(
  workspace: Workspace,
  reader: SnapshotReader,
  { change, before, after }: Effect,
): Promise<string | null> {
  const edits = [...after].map(([path, content]) => ({ path, content }));
  const planned = readWithEdits(reader, edits);
  for (const [path, text] of after) {
    const file = describeMemoryPath(workspace, path);
    if (file === null || text === null || !mayHoldMarker(text)) continue;
    const known = new Map(entriesOf(workspace, file, await reader.read(path)).map((entry) => [idOf(entry), entry]));
    const entries = entriesOf(workspace, file, await planned.read(path));
    const isOpened = entries.some((entry) =>
      isWider(entry.audience, known.get(idOf(entry))?.audience ?? entry.audience),
    );
    if (isOpened) return `it would expose more of ${path} to others`;
    const fresh = entries.filter((entry) => !known.has(idOf(entry)) && entry.audience.length > 1);
    if (before.get(path) === text || fresh.length === 0) continue;
    const allowed = await sharedBy(workspace, reader, change.evidence);
    if (fresh.some(({ audience }) => isWider(audience, allowed)))
      return `it would expose text based on private memories to others, in ${path}`;
  }
  return null;
}

function isWider(audience: Audience, allowed: Audience): boolean {
  return audience.some((name) => !allowed.includes(name));
}

function idOf({ id, text }: Entry): string {
  return `${id}\t${text}`;
}

/** Who may find all of these memories. */
async function sharedBy(workspace: Workspace, reader: SnapshotReader, ids: readonly string[]): Promise<Audience> {
  const entries = (await readMemoriesWith(workspace, reader)).filter(({ id }) => ids.includes(id));
  const [first, ...others] = entries.map(({ audience }) => audience);
  if (first === undefined || entries.length < ids.length) return ['main'];
  return first.filter((name) => others.every((audience) => audience.includes(name)));
}
