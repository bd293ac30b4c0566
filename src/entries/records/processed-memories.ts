import { decodeText } from '../../workspace/decode-text.js';
import type { Layout } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { metaFile } from '../paths/meta-files.js';

/** Which reflection processed a memory, by the memory's id. */
export type ProcessedMemories = ReadonlyMap<string, string>;

export function processedFile(layout: Layout): string {
  return metaFile(layout, 'processed.json');
}

export async function readProcessedMemories(
  layout: Layout,
  reader: Pick<SnapshotReader, 'read'>,
): Promise<ProcessedMemories> {
  const file = await reader.read(processedFile(layout));
  return parseProcessedMemories(file.state === 'present' ? (decodeText(file.bytes)?.text ?? '') : '');
}

/** `{ "version": 1, "processed": { "<id>": "r-012" } }` */
export function parseProcessedMemories(text: string): ProcessedMemories {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('processed' in value)) return new Map();
    const { processed } = value;
    if (typeof processed !== 'object' || processed === null) return new Map();
    return new Map(Object.entries(processed).map(([id, by]) => [id, typeof by === 'string' ? by : '']));
  } catch {
    // Nothing processed yet.
    return new Map();
  }
}

export function formatProcessedMemories(processed: ProcessedMemories): string {
  const sorted = [...processed].sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify({ version: 1, processed: Object.fromEntries(sorted) }, null, 2)}\n`;
}
