import { decodeText } from '../workspace/decode-text.js';
import type { Workspace } from '../workspace/workspace.js';

export type DecayStatus = 'active' | 'fading' | 'dormant' | 'archived';

export const decayFactors: Readonly<Record<DecayStatus, number>> = {
  active: 1,
  fading: 0.9,
  dormant: 0.75,
  archived: 0.75,
};

const decayPath = 'memory/meta/decay-scores.json';

/** The recorded status of memories, by id. One without a record is active. A file that can't be understood records nothing. */
export async function readDecayStatus(
  workspace: Pick<Workspace, 'snapshot'>,
): Promise<ReadonlyMap<string, DecayStatus>> {
  const file = await workspace.snapshot((reader) => reader.read(decayPath));
  const text = file.state === 'present' ? (decodeText(file.bytes)?.text ?? '') : '';
  const entries = text === '' ? null : entriesIn(text);
  const found = new Map<string, DecayStatus>();
  if (entries === null) return found;
  for (const [id, entry] of Object.entries(entries)) {
    const status = isRecord(entry) && entry.pinned !== true ? entry.status : null;
    if (status === 'fading' || status === 'dormant' || status === 'archived') found.set(id, status);
  }
  return found;
}

function entriesIn(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) && isRecord(parsed.entries) ? parsed.entries : null;
  } catch {
    // Being half written or edited by hand is no reason to fail a search.
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
