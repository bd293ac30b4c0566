import { invoke, operations } from '../../index.js';
import type { HookCall } from '../hook-call.js';
import { shortHash } from '../hook-session-state.js';

/** Conduct and how to propose a memory; nothing about the owner. */
export async function answerSubagentStart({ session, input, notes }: HookCall): Promise<string> {
  const { text } = await invoke(session, operations.brief, { part: 'conduct', scope: 'subagent' });
  const { agent_id: snake, agentId: camel } = input.fields;
  const agent = typeof snake === 'string' ? snake : typeof camel === 'string' ? camel : null;
  if (text === '' || (agent !== null && !notes.once(`sub-agent ${agent} ${shortHash(text)}`))) return '';
  return text;
}
