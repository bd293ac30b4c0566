import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readPlainFile } from '../workspace/state-file.js';
import { maxTranscriptBytes, transcriptsFolder } from '../workspace/transcript-file.js';
import type { Workspace } from '../workspace/workspace.js';
import { parseTranscript, type Transcript } from './parse-transcript.js';

export type Session = Transcript & {
  readonly id: string;
  /** The file, relative to the workspace. */
  readonly path: string;
};

export type OwnSessions = {
  /** The sessions of this agent, latest first. */
  readonly sessions: readonly Session[];
  /** How many transcripts of other agents are in the same folder. */
  readonly others: number;
};

type SessionPlace = Pick<Workspace, 'root' | 'profile' | 'agentId' | 'agentFolder'>;

/** The recorded sessions of this agent. Transcripts of other agents in the same folder are only counted. */
export async function readSessions(workspace: SessionPlace): Promise<OwnSessions> {
  const all = (await listFiles(workspace)).flatMap((file) => readFile(workspace, file) ?? []);
  const sessions = all.filter((session) => isOwnSession(workspace, session));
  sessions.sort((one, other) => (lastTime(one) < lastTime(other) ? 1 : -1));
  return { sessions, others: all.length - sessions.length };
}

/** One session of this agent; null where it has none of that id. */
export async function readSession(workspace: SessionPlace, id: string): Promise<Session | null> {
  const file = (await listFiles(workspace)).find((known) => known.id === id);
  const session = file === undefined ? null : readFile(workspace, file);
  return session !== null && isOwnSession(workspace, session) ? session : null;
}

/** A transcript that names no agent belongs to the one whose folder it is in. */
export function isOwnSession({ agentId }: Pick<Workspace, 'agentId'>, { agent_id }: Pick<Transcript, 'agent_id'>) {
  return agent_id === null || agent_id === agentId;
}

/** When something was said last, as ISO 8601; empty where that is unknown. */
export function lastTime({ entries, timestamp }: Pick<Session, 'entries' | 'timestamp'>): string {
  return entries.at(-1)?.timestamp ?? timestamp ?? '';
}

type SessionFile = Pick<Session, 'id' | 'path'>;

async function listFiles(workspace: SessionPlace): Promise<SessionFile[]> {
  const folder = transcriptsFolder(workspace);
  const names = folder === null ? [] : await readdir(join(workspace.root, folder)).catch(() => []);
  return names
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => ({ id: name.replace(/\.jsonl$/, ''), path: `${folder}/${name}` }));
}

/** Null for what is no plain file, such as a link: it may lead to anything. */
function readFile({ root }: SessionPlace, { id, path }: SessionFile): Session | null {
  const file = readPlainFile(root, { path, maxBytes: maxTranscriptBytes });
  if (file.state !== 'present') return null;
  // A line that is no valid UTF-8 must not hide the others.
  return { id, path, ...parseTranscript(file.bytes.toString('utf8').replace(/^\uFEFF/, '')) };
}
