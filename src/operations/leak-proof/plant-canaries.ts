import { chmod, lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { decayFile } from '../../entries/records/decay-scores.js';
import { addTombstones, formatTombstones, tombstonesPath } from '../../entries/records/tombstones.js';
import { dailyPaths } from '../../render/daily-paths.js';
import { type Role, roleNames } from '../../roles/roles.js';
import { dayAt } from '../../workspace/calendar-days.js';
import { configFileName } from '../../workspace/config-file-name.js';
import { readBytes } from '../../workspace/read-workspace-file.js';
import { rerootWorkspace } from '../../workspace/reroot-workspace.js';
import { dailyFile, pathPatterns, roleFiles, roomFile } from '../../workspace/role-paths.js';
import type { Workspace } from '../../workspace/workspace.js';
import { type Canary, lookedUp, otherRoom, ownRoom } from './canaries.js';
import { copyPath, type FolderCopy } from './copy-folder-with-links.js';
import { forgottenCanary } from './forgotten-canary.js';

/** A canary and a file that it was planted in. */
export type PlantedCanary = Canary & { readonly path: string };

export type Planted = { readonly workspace: Workspace; readonly canaries: readonly PlantedCanary[] };

/** Copies the layout's files into an empty folder, links as links, and plants the canaries beside what is there. */
export async function plantCanaries(
  workspace: Workspace,
  folder: string,
  { canaries, rooms }: { canaries: readonly Canary[]; rooms: readonly string[] },
): Promise<Planted> {
  const copy = rerootWorkspace(workspace, folder);
  await mkdir(copy.root, { recursive: true, mode: 0o700 });
  const files: FolderCopy = { from: workspace.configRoot, to: folder, copied: new Map() };
  const prefix = relative(workspace.configRoot, workspace.root);
  await copyPath(files, configFileName);
  for (const path of await pathsToCopy(workspace, rooms)) await copyPath(files, join(prefix, path));
  const planted = new Map<Canary, string>();
  for (const role of roleNames) {
    for (const { path, text, words } of plantings(copy, role, canaries)) {
      const isPlanted = await append(copy, path, text);
      for (const canary of words) if (isPlanted) planted.set(canary, path);
    }
  }
  return { workspace: copy, canaries: [...planted].map(([canary, path]) => ({ ...canary, path })) };
}

async function pathsToCopy(workspace: Workspace, rooms: readonly string[]): Promise<string[]> {
  const daily = await workspace.snapshot((reader) => dailyPaths(workspace, reader));
  const personas = workspace.config.personas.map(({ file }) => file);
  const roomFiles = rooms.flatMap((room) => roomFile(workspace, room) ?? []);
  return [...roleNames.flatMap((role) => roleFiles(workspace, role)), ...personas, ...daily, ...roomFiles];
}

/** False where the path leads out of the copy or nowhere: there is nothing to plant in. */
async function append({ root, reads }: Workspace, path: string, text: string): Promise<boolean> {
  const file = await readBytes(reads, path);
  if (file.state === 'unreadable') return false;
  const target = join(root, file.state === 'present' ? file.realPath : path);
  const before = file.state === 'present' ? await readFile(target, 'utf8') : '';
  if (file.state === 'present') await chmod(target, 0o600);
  else if (await leadsNowhere(target)) return false;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await writeFile(target, `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${text}`, { mode: 0o600 });
  return true;
}

/** Whether the path, or a folder on the way to it, is a link to something that is not there. */
async function leadsNowhere(target: string): Promise<boolean> {
  for (let path = target; path !== dirname(path); path = dirname(path)) {
    const entry = await lstat(path).catch(() => null);
    if (entry !== null) return entry.isSymbolicLink();
  }
  return false;
}

type Patch = { readonly path: string; readonly text: string; readonly words: readonly Canary[] };

function plantings(workspace: Workspace, role: Role, canaries: readonly Canary[]): Patch[] {
  const at = (place: Canary['place']) => canaries.filter((canary) => canary.role === role && canary.place === place);
  const wordAt = (place: Canary['place']) =>
    at(place)
      .map(({ word }) => word)
      .join('');
  const own = canaries.filter((canary) => canary.role === role);
  const hidden = `\n## Kept back\n<!-- scope: main -->\n\n${wordAt('private section')}\n`;
  if (role === 'rooms') {
    const ownPath = roomFile(workspace, ownRoom);
    const otherPath = roomFile(workspace, otherRoom);
    if (ownPath === null || otherPath === null) return [];
    const notes = (place: Canary['place']) => `\n# Notes\n\n${wordAt(place)}\n`;
    return [
      { path: ownPath, text: notes('own room') + hidden, words: [...at('own room'), ...at('private section')] },
      { path: otherPath, text: notes('other room'), words: at('other room') },
    ];
  }
  if (role === 'daily') {
    const day = dayAt(workspace.at, workspace.timezone);
    const entries = [
      `\n## 08:00 | fact | confidence:high\n\n${wordAt('text')}\n`,
      `\n## 08:01 | fact | confidence:high | share\n\n${wordAt('shared entry')}\n`,
      `\n## 08:02 | fact | room:${ownRoom}\n\n${wordAt('own room')}\n`,
      `\n## 08:03 | fact | room:${otherRoom}\n\n${wordAt('other room')}\n`,
      `\n## 08:04 | fact\n<!-- scope: main -->\n\n${wordAt('private section')}\n`,
    ];
    // A file of its own, so that nothing the day's notes say about themselves holds for the canaries.
    const apart = pathPatterns(workspace, role).map((pattern) => ({
      path: pattern.replace('{day}', `${day}-canary`),
      text: entries.join(''),
      words: own,
    }));
    // And the last of the notes that a new one is put behind.
    return [...apart, { path: dailyFile(workspace, day), text: entries.at(-1) ?? '', words: at('private section') }];
  }
  if (role === 'transcripts') {
    const [folder] = pathPatterns(workspace, role);
    const said = own.map(({ word }) => JSON.stringify({ type: 'entry', role: 'user', content: `canary ${word}` }));
    return folder === undefined ? [] : [{ path: `${folder}canary.jsonl`, text: `${said.join('\n')}\n`, words: own }];
  }
  const shared = lookedUp.includes(role) ? `\n## Opened\n<!-- scope: group -->\n\n- ${wordAt('shared entry')}\n` : '';
  const text = `\n# Canary ${wordAt('text')}\n\n${wordAt('text')}\n${shared}${hidden}`;
  const pages = pathPatterns(workspace, role)
    .filter((pattern) => !pattern.includes('{'))
    .map((pattern) => ({
      path: pattern.endsWith('/') ? `${pattern}${fileIn(role)}` : pattern,
      text,
      words: own.filter(({ place }) => place !== 'record' && place !== 'tombstone key'),
    }));
  return role === 'meta' && pages.length > 0 ? [...pages, ...recordsWith(workspace, at)] : pages;
}

/** Records of the copy, which has none of its own. */
function recordsWith(workspace: Workspace, at: (place: Canary['place']) => readonly Canary[]): Patch[] {
  const [record, key] = [at('record'), at('tombstone key')];
  const scores = { version: 1, entries: { canary: { status: 'active', note: record[0]?.word } } };
  const day = dayAt(workspace.at, workspace.timezone);
  const tombstones = addTombstones({ version: 1, key: key[0]?.word ?? '', entries: [] }, [forgottenCanary], day);
  return [
    { path: decayFile(workspace), text: `${JSON.stringify(scores, null, 2)}\n`, words: record },
    { path: tombstonesPath(workspace), text: formatTombstones(tombstones), words: key },
  ];
}

/** A name that the graph takes for an entity. */
function fileIn(role: Role): string {
  return role === 'graph' ? 'entities/concept--canary.md' : 'canary.md';
}
