import { realpathSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { loadDoorRecords, maskCredentials, type Session, SoulError } from '../index.js';
import { startPreCompact } from './events/pre-compact.js';
import { answerPrompt } from './events/prompt.js';
import { endSession } from './events/session-end.js';
import { answerSessionStart } from './events/session-start.js';
import { keepTurn } from './events/stop.js';
import { answerSubagentStart } from './events/subagent-start.js';
import type { HookCall } from './hook-call.js';
import { type HookEvent, hookClients, hookEvents, isHookClient, isHookEvent } from './hook-clients.js';
import { sessionNotes } from './hook-session-state.js';
import { readHookInput } from './read-hook-input.js';
import { recogniseCaller } from './recognise-caller.js';
import { shapeAnswer } from './shape-answer.js';

export type HookRequest = {
  readonly client: string;
  readonly event: string;
  readonly part: number;
  readonly isCaptured: boolean;
  /** The folder as it was named, which must be absolute. */
  readonly folder: string | undefined;
  /** What the client wrote to standard input. */
  readonly input: string;
};

/**
 * What to print for an event. Never throws: a client must not be held up by its memory, so every failure is an empty answer and a line
 * in the log.
 */
export async function runHook(session: Session, request: HookRequest): Promise<string> {
  try {
    return await answerOf(session, request);
  } catch (error) {
    await noteFailure(session, request, error instanceof Error ? error.message : String(error));
    return '';
  }
}

async function answerOf(session: Session, request: HookRequest): Promise<string> {
  const { client, event, part, isCaptured, folder } = request;
  if (!isHookClient(client))
    throw new SoulError('usage', `There is no hook for "${client}", only for ${hookClients.join(', ')}.`);
  if (!isHookEvent(event)) throw new SoulError('usage', `There is no event "${event}", only ${hookEvents.join(', ')}.`);
  const workspace = await openNamed(session, folder);
  const input = readHookInput(request.input);
  const caller = recogniseCaller(client, input, session.env);
  const kept = (await loadDoorRecords()).hookFolder(workspace);
  const call: HookCall = {
    ...{ session, workspace, caller, event, part, isCaptured, input },
    notes: sessionNotes(kept, input.session),
    folder: kept,
    now: session.clock(),
  };
  return shapeAnswer(maskCredentials(await events[event](call)), { caller, event });
}

const events: Readonly<Record<HookEvent, (call: HookCall) => Promise<string>>> = {
  'session-start': answerSessionStart,
  prompt: answerPrompt,
  'pre-compact': startPreCompact,
  'subagent-start': answerSubagentStart,
  stop: keepTurn,
  'session-end': endSession,
};

/** Only the very folder that was named, and only if this user trusts it: a cloned repository must not speak to the model. */
async function openNamed(session: Session, folder: string | undefined): Promise<HookCall['workspace']> {
  if (folder === undefined || !isAbsolute(folder))
    throw new SoulError('usage', 'A hook needs the absolute path of its workspace: -C DIR.');
  const workspace = await session.open(session.clock());
  const named = realpathSync(folder);
  if (named !== workspace.root && named !== workspace.configRoot)
    throw new SoulError('workspace-not-found', `${folder} is no workspace itself.`);
  if (!workspace.isTrusted)
    throw new SoulError(
      'usage',
      'This workspace is not trusted with its current settings. Run `agentsoul trust` in it.',
    );
  return workspace;
}

/** Who runs a hook, as far as the log needs to know. */
export type HookCaller = Pick<Session, 'env' | 'platform' | 'clock'>;

export type HookName = Pick<HookRequest, 'client' | 'event' | 'folder'>;

/** The line in the log. */
export async function noteFailure(
  { env, platform, clock }: HookCaller,
  { client, event, folder }: HookName,
  message: string,
): Promise<void> {
  try {
    const what = { at: clock(), client, event, folder: folder ?? null, message: maskCredentials(message) };
    (await loadDoorRecords()).noteHookFailure({ env, platform }, what);
  } catch {
    // A log that can't be written is no reason to hold up a client either.
  }
}
