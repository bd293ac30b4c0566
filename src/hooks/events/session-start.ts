import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { invoke, loadDoorRecords, operations } from '../../index.js';
import type { HookCall } from '../hook-call.js';
import { shortHash } from '../hook-session-state.js';

/** Part 1 is the agent, part 2 its owner and memory. */
const parts = ['agent', 'memory'] as const;

/** What the session starts with: once per session, source and content, and again after every compaction. */
export async function answerSessionStart(call: HookCall): Promise<string> {
  const { workspace, caller, input, notes, now, part } = call;
  if (part === 1 && notes.once('seen')) (await loadDoorRecords()).noteSession(workspace, { client: caller, at: now });
  const text = await briefPart(call);
  const round = `${input.source} ${notes.count('compacted-')}`;
  if (text === '' || !notes.once(`start ${round} ${part} ${shortHash(text)}`)) return '';
  return text;
}

/** All parts in one text, for a client that does not say when it has compacted a conversation. */
export async function wholeBrief(call: HookCall): Promise<string> {
  const texts: string[] = [];
  for (const part of parts.keys()) texts.push(await briefPart({ ...call, part: part + 1 }));
  return texts.filter((text) => text !== '').join('\n');
}

async function briefPart({ session, input, notes, folder, part }: HookCall): Promise<string> {
  const name = parts[part - 1];
  if (name === undefined) return '';
  const compactions = notes.count('compacted-');
  const savedSince = compactions === 0 ? null : notes.read(`flush-${compactions - 1}`);
  const dueSince = name === 'memory' ? readDueSince(folder) : null;
  const { text } = await invoke(session, operations.brief, {
    part: name,
    ...(input.session !== null && { session: input.session }),
    ...(dueSince !== null && { dueSince }),
    ...(savedSince !== null && savedSince !== '' && name === 'memory' && { savedSince }),
  });
  return text;
}

/** The end of a session notes here that a reflection is due, because finding out takes too long for a start. */
export const dueFile = 'reflection-due';

function readDueSince(folder: string | null): string | null {
  if (folder === null || statSync(join(folder, dueFile), { throwIfNoEntry: false }) === undefined) return null;
  const text = readFileSync(join(folder, dueFile), 'utf8').trim();
  return Number.isNaN(Date.parse(text)) ? null : text;
}
