import type { Entry } from '../../entries/entry.js';
import { readTurns, type Turn } from '../dialogue.js';

/** The conversation that a memory is part of. */
export type Conversation = {
  /** Null for a note between the turns. */
  readonly turn: Turn | null;
  readonly speakers: readonly string[];
};

/** Finds the conversations among the entries of some files; null for a memory that is part of none. */
export function conversationFinder(entries: readonly Entry[]): (entry: Entry) => Conversation | null {
  const byPath = new Map<string, Entry[]>();
  for (const entry of entries) byPath.set(entry.path, [...(byPath.get(entry.path) ?? []), entry]);
  const found = new Map<string, ReadonlyMap<string, Turn | null>>();
  return ({ id, path }) => {
    const inFile = byPath.get(path) ?? [];
    const known = found.get(path);
    const turns = known ?? turnsById(inFile);
    if (known === undefined) found.set(path, turns);
    const speakers = [...new Set([...turns.values()].flatMap((turn) => turn?.speaker ?? []))];
    return speakers.length === 0 ? null : { turn: turns.get(id) ?? null, speakers };
  };
}

function turnsById(entries: readonly Entry[]): ReadonlyMap<string, Turn | null> {
  const turns = readTurns(entries);
  return new Map(entries.map(({ id }, place) => [id, turns[place] ?? null]));
}
