import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOptionalFile } from '../config/read-optional-file.js';
import { userLocations } from '../config/user-locations.js';
import type { Environment } from '../git/run-git.js';
import { escapeForTerminal } from '../workspace/escape-for-terminal.js';

/** What is known of the programs that come in through hooks: when each was last here, and what went wrong. Kept in the state folder. */
export type DoorRecords = {
  readonly seen: readonly { readonly client: string; readonly sessions: number; readonly last: string }[];
  readonly failures: readonly HookFailure[];
};

export type HookFailure = {
  readonly at: string;
  readonly client: string;
  readonly event: string;
  readonly message: string;
};

type Place = { readonly root: string; readonly stateDir: string | null };

/** The folder with what hooks remember about one workspace; null without a state folder. */
export function hookFolder({ root, stateDir }: Place): string | null {
  if (stateDir === null) return null;
  return join(stateDir, 'hooks', createHash('sha256').update(root).digest('hex').slice(0, 16));
}

/** Notes that a session of a client began. */
export function noteSession(place: Place, { client, at }: { client: string; at: Date }): void {
  const folder = hookFolder(place);
  if (folder !== null) append(join(folder, seenFile), `${at.toISOString()} ${client}\n`);
}

/** Notes why a hook stayed silent. `folder` is what it was asked about, which need not be a workspace. */
export function noteHookFailure(
  { env, platform }: { readonly env: Environment; readonly platform: string },
  { at, client, event, message, folder }: Omit<HookFailure, 'at'> & { at: Date; folder: string | null },
): void {
  const { stateDir } = userLocations(env, platform);
  if (stateDir === null) return;
  const path = join(stateDir, logFile);
  if (sizeOf(path) > maxLogBytes) renameSync(path, `${path}.1`);
  const cells = [at.toISOString(), client, event, folder ?? '-', message].map(oneCell);
  append(path, `${cells.join(' | ')}\n`);
}

export function readDoorRecords(place: Place): DoorRecords {
  const folder = hookFolder(place);
  if (folder === null || place.stateDir === null) return { seen: [], failures: [] };
  const sessions = new Map<string, { client: string; sessions: number; last: string }>();
  for (const line of linesOf(join(folder, seenFile))) {
    const [last = '', client = ''] = line.split(' ');
    sessions.set(client, { client, last, sessions: (sessions.get(client)?.sessions ?? 0) + 1 });
  }
  const failures = linesOf(join(place.stateDir, logFile)).flatMap((line) => {
    const [at = '', client = '', event = '', asked = '', ...message] = line.split(' | ');
    return asked === oneCell(place.root) ? [{ at, client, event, message: message.join(' | ') }] : [];
  });
  return { seen: [...sessions.values()], failures };
}

const seenFile = 'sessions.log';
const logFile = 'hooks.log';
const maxLogBytes = 256 * 1024;

function append(path: string, line: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  appendFileSync(path, line, { mode: 0o600 });
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function linesOf(path: string): string[] {
  return (readOptionalFile(path) ?? '').split('\n').filter((line) => line !== '');
}

function oneCell(text: string): string {
  return escapeForTerminal(text.replace(/\s+/g, ' ').replaceAll(' | ', ' / ')).slice(0, 500);
}
