import { type Detection, invoke, operations } from '../../index.js';
import type { HookCall } from '../hook-call.js';
import { clientTraits } from '../hook-clients.js';
import { transcriptUsage } from '../transcript-usage.js';
import { fittingMemories } from './fitting-memories.js';
import { wholeBrief } from './session-start.js';

/** A line for what the message asks of memory, one when it is time to save notes, and with `hooks.recall` what clearly fits. */
export async function answerPrompt(call: HookCall): Promise<string> {
  const { input, isCaptured, notes, workspace } = call;
  const { prompt } = input;
  if (isCaptured && prompt !== null) notes.write('prompt', prompt);
  const again = await briefAfterCompaction(call);
  if (prompt === null || prompt.startsWith('/')) return again;
  const { kind } = await invoke(call.session, operations.detect, { message: prompt });
  const lines = [kind === 'none' ? '' : hints[kind], await flushLine(call)];
  if (workspace.config.hooks.recall) lines.push(await fittingMemories(call, prompt));
  return [again, lines.filter((line) => line !== '').join('\n')].filter((text) => text !== '').join('\n');
}

const hints: Readonly<Record<Exclude<Detection['kind'], 'none'>, string>> = {
  remember: 'This message asks to remember something: the tool `remember` (MCP server agentsoul) stores it.',
  forget:
    'This message asks to forget something: the tool `forget` (MCP server agentsoul) shows what it would archive first.',
  reflect:
    'This message asks for a reflection: the tool `reflect` (MCP server agentsoul) prepares a proposal for the owner.',
  recall:
    'This message asks about the past: the tool `recall` (MCP server agentsoul) answers from memory, with sources.',
};

async function briefAfterCompaction(call: HookCall): Promise<string> {
  const { caller, notes } = call;
  if (clientTraits[caller].startsAfterCompaction || !notes.has('brief-again')) return '';
  notes.remove('brief-again');
  return wholeBrief(call);
}

/** Before a compaction nothing can be said any more, so this is said once when the context is nearly full. */
async function flushLine({ session, caller, input, notes, now }: HookCall): Promise<string> {
  const usage = transcriptUsage(input);
  if (usage === null) return '';
  const compactions = notes.count('compacted-');
  const window = usage.window ?? clientTraits[caller].window;
  const { due } = await invoke(session, operations.flush, {
    usedTokens: usage.usedTokens ?? 0,
    window,
    // Clients compact well before the window is full.
    reserve: Math.round(window / 4),
    ...(usage.usedTokens === null && { transcriptBytes: usage.bytes }),
  });
  const note = `flush-${compactions}`;
  if (!due || !notes.once(note)) return '';
  notes.write(note, now.toISOString());
  return 'This conversation will soon be compacted. What a later session needs and no file holds yet can be saved now: `log` for what happened or was decided, `remember` for lasting facts, one at a time, with names and dates.';
}
