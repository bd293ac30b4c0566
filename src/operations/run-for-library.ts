import { SoulError } from '../errors/soul-error.js';
import type { Workspace } from '../workspace/workspace.js';
import { type CallerOptions, sessionOf } from './caller-session.js';
import { invoke, preview } from './invoke.js';
import type { Operation, Preview } from './operation.js';

/** The options of a library function: what the operation takes besides its own arguments, and what concerns the call. */
export type OptionsOf<Row, Arguments extends PropertyKey = never> =
  Row extends Operation<infer Given, infer _Input, infer _Output> ? Omit<Given, Arguments> & CallerOptions : never;

/** Runs an operation for a program that opened the workspace. */
export async function perform<Given, Input, Output>(
  workspace: Workspace,
  operation: Operation<Given, Input, Output>,
  given: Given & CallerOptions,
): Promise<Output> {
  const { caller, input } = split(operation, given);
  return invoke(sessionOf(workspace, caller), operation, input);
}

/** What it would do. Nothing is changed. */
export async function performDry<Given, Input, Output>(
  workspace: Workspace,
  operation: Operation<Given, Input, Output>,
  given: Given & CallerOptions,
): Promise<Preview<Output>> {
  const { caller, input } = split(operation, given);
  return preview(sessionOf(workspace, caller), operation, input);
}

function split<Given>(
  { name }: Pick<Operation<Given, unknown, unknown>, 'name'>,
  given: Given & CallerOptions,
): { caller: CallerOptions; input: Given } {
  const { presence, signal, model, onWait, onProgress, caller, ...input } = given;
  if (presence !== undefined && presence !== 'tty' && presence !== 'unattended')
    throw new SoulError('usage', `\`presence\` of \`${name}\` must be "tty" or "unattended".`);
  // What is left are the fields of the operation; `invoke` checks them.
  return { caller: { presence, signal, model, onWait, onProgress, caller }, input: input as Given };
}
