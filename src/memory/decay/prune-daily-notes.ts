import { sameWordsKey } from '../../entries/compare/find-duplicates.js';
import type { Entry } from '../../entries/entry.js';
import { listMemoryFiles, type MemoryPath } from '../../entries/paths/memory-files.js';
import { archiveFolder } from '../../entries/paths/meta-files.js';
import { entriesOf, type MemoryPlace } from '../../entries/read/read-all-memories.js';
import { unescapeText } from '../../entries/read/unescape-text.js';
import { readProcessedMemories } from '../../entries/records/processed-memories.js';
import type { Edit } from '../../journal/plan.js';
import { type Day, dayAt, shiftDay } from '../../workspace/calendar-days.js';
import { decodeText } from '../../workspace/decode-text.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';

/** Daily notes past their retention time. They may be archived once all their memories exist elsewhere. */
export type PruneProposal = {
  readonly path: string;
  readonly day: Day;
  readonly to: string;
  readonly entries: number;
  /** Memories that exist nowhere else yet; while there are any, the notes stay. */
  readonly waiting: readonly string[];
};

type Place = MemoryPlace & Pick<Workspace, 'at' | 'timezone'>;

/** Without `memory.daily.retentionDays` nothing is ever proposed. */
export async function proposePruning(workspace: Place, reader: SnapshotReader): Promise<PruneProposal[]> {
  const { retentionDays } = workspace.config.memory.daily;
  if (retentionDays === undefined) return [];
  const oldest = shiftDay(dayAt(workspace.at, workspace.timezone), -retentionDays);
  const files = await listMemoryFiles(workspace, reader);
  const old = files.flatMap((file) =>
    file.role === 'daily' && file.day !== null && file.day < oldest ? [{ ...file, day: file.day }] : [],
  );
  if (old.length === 0) return [];
  const isTakenUp = await consolidated(workspace, reader, files);
  const proposals: PruneProposal[] = [];
  for (const file of old) {
    const entries = entriesOf(workspace, file, await reader.read(file.path));
    const to = `${archiveFolder(workspace)}${file.day.slice(0, 4)}/${file.path.slice(file.path.lastIndexOf('/') + 1)}`;
    const isFree = (await reader.read(to)).state === 'missing';
    const waiting = entries.filter((entry) => !isTakenUp(entry)).map(({ id }) => id);
    if (isFree) proposals.push({ path: file.path, day: file.day, to, entries: entries.length, waiting });
  }
  return proposals;
}

/** Moves the files that can be archived, byte for byte. */
export async function planPruning(reader: SnapshotReader, proposals: readonly PruneProposal[]): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (const { path, to, waiting } of proposals) {
    const file = await reader.read(path);
    if (waiting.length > 0 || file.state !== 'present') continue;
    edits.push({ path: to, content: file.bytes, action: 'ARCHIVE' }, { path, content: null, action: 'ARCHIVE' });
  }
  return edits;
}

/**
 * A memory exists elsewhere if its id is named as a source, if a reflection has processed it, or if the same words are stored for the same
 * audience.
 */
async function consolidated(
  workspace: Place,
  reader: SnapshotReader,
  files: readonly MemoryPath[],
): Promise<(entry: Entry) => boolean> {
  const curated = files.filter(
    ({ role }) => role === 'graph' || role === 'procedures' || role === 'core' || role === 'vault',
  );
  const texts: string[] = [];
  const said = new Map<string, Entry[]>();
  for (const file of curated) {
    texts.push(await textAt(reader, file.path));
    for (const entry of entriesOf(workspace, file, await reader.read(file.path))) {
      if (entry.isSuperseded) continue;
      const key = sameWordsKey(unescapeText(entry.text));
      said.set(key, [...(said.get(key) ?? []), entry]);
    }
  }
  const processed = await readProcessedMemories(workspace, reader);
  const all = texts.join('\n');
  const isSaid = ({ text, audience }: Entry) => {
    const key = sameWordsKey(unescapeText(text));
    if (key.split(' ').length < fewestWords && key.length < fewestSigns) return false;
    return said.get(key)?.some((entry) => audience.every((name) => entry.audience.includes(name))) === true;
  };
  return (entry) => processed.has(entry.id) || isNamed(all, entry.id) || isSaid(entry);
}

/** Fewer words (or characters, in scripts without spaces) may mean something else elsewhere. */
const fewestWords = 3;
const fewestSigns = 12;

/** `episode:2026-01-25:14:30`, or `Episode 2026-01-25 14:30` as people write it. Longer ids with the same prefix do not match. */
function isNamed(text: string, id: string): boolean {
  const written = /^episode:(\d{4}-\d{2}-\d{2}):(\d{2}:\d{2})$/.exec(id);
  const forms = [id, ...(written === null ? [] : [`Episode ${written[1]} ${written[2]}`])];
  return forms.some((form) => {
    for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
      if (!/^(?:[~\w]|\.\d)/.test(text.slice(at + form.length, at + form.length + 2))) return true;
    }
    return false;
  });
}

async function textAt(reader: SnapshotReader, path: string): Promise<string> {
  const file = await reader.read(path);
  return file.state === 'present' ? (decodeText(file.bytes)?.text ?? '') : '';
}
