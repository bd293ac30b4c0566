import { invoke, type NewSessionEntry, operations } from '../../index.js';
import type { HookCall } from '../hook-call.js';
import { shortHash } from '../hook-session-state.js';
import { lastAssistantMessage } from '../last-assistant-message.js';

/** Appends the turn to the transcript of the session, where the owner agreed to that. Says nothing: a text here makes loops. */
export async function keepTurn(call: HookCall): Promise<string> {
  const { session, caller, input, isCaptured, notes } = call;
  if (!isCaptured || input.session === null) return '';
  const entries = turnOf(call);
  if (entries.length > 0)
    await invoke(session, operations['sessions.append'], { session: input.session, entries, source: caller });
  notes.remove('prompt');
  return '';
}

/** Two programs may report the same turn: the prompt and the answer are each kept once. */
function turnOf({ input, notes }: HookCall): NewSessionEntry[] {
  const turn = notes.count('turn-');
  const prompt = notes.read('prompt');
  const isNew = prompt !== null && notes.once(`turn-${turn} ${shortHash(prompt)}`);
  const said = lastAssistantMessage(input);
  return [
    ...(isNew ? [{ role: 'user' as const, content: prompt }] : []),
    ...(said !== null && notes.once(`said ${turn} ${shortHash(said)}`)
      ? [{ role: 'assistant' as const, content: said }]
      : []),
  ];
}
