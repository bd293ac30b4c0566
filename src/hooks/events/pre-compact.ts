import type { HookCall } from '../hook-call.js';
import { clientTraits } from '../hook-clients.js';

/** Nothing can be added to a conversation here. It is noted, so that what follows knows of it. */
export async function startPreCompact({ caller, event, notes }: HookCall): Promise<string> {
  if (clientTraits[caller].events[event] === undefined) return '';
  notes.once(`compacted-${notes.count('compacted-')}`);
  if (!clientTraits[caller].startsAfterCompaction) notes.write('brief-again', '');
  return '';
}
