import { SoulError } from '../errors/soul-error.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Session } from './caller-session.js';
import { checkAllowed, narrowScope } from './check-allowed.js';
import { invalidInput } from './invalid-input.js';
import type { Call, Handler, Operation, Preview } from './operation.js';

/** Runs an operation: the only way, so that no caller can go round the gate. */
export async function invoke<Given, Input, Output>(
  session: Session,
  operation: Operation<Given, Input, Output>,
  given: Given,
): Promise<Output> {
  const { handler, call, input } = await prepare(session, operation, given);
  return handler.run(call, input);
}

/** What an operation that writes would do. Nothing is changed. */
export async function preview<Given, Input, Output>(
  session: Session,
  operation: Operation<Given, Input, Output>,
  given: Given,
): Promise<Preview<Output>> {
  const { handler, call, input } = await prepare(session, operation, given);
  if (handler.plan === undefined)
    throw new SoulError('usage', `\`${operation.name}\` changes nothing, so there is nothing to preview.`);
  const { plan, answer, place, files } = await handler.plan(call, input);
  if (plan.edits.length === 0) return { plan, answer, files: files ?? [] };
  const workspace = place ?? (await call.workspace());
  const { plannedFiles, shownPlan } = await import('./planned-files.js');
  return {
    plan: shownPlan(workspace, plan, call.scope),
    answer,
    files: files ?? (await plannedFiles(workspace, plan, call.scope)),
  };
}

type Prepared<Given, Input, Output> = {
  readonly handler: Handler<Given, Input, Output>;
  readonly call: Call;
  readonly input: Input;
};

async function prepare<Given, Input, Output>(
  session: Session,
  operation: Operation<Given, Input, Output>,
  given: Given,
): Promise<Prepared<Given, Input, Output>> {
  checkAllowed(session, operation);
  const handler = await operation.load();
  const parsed = handler.input.safeParse(given);
  if (!parsed.success)
    throw invalidInput(parsed.error.issues, { given, session, operation: operation.name, schema: handler.input });
  const input = parsed.data;
  return { handler, input, call: callOf(session, narrowScope(session, operation, input)) };
}

function callOf(session: Session, scope: Call['scope']): Call {
  const { ceiling, presence, env, platform, signal, model, onWait, onProgress, caller } = session;
  const at = session.clock();
  let opened: ReturnType<Session['open']> | undefined;
  const workspace = () => {
    opened ??= session.open(at).then(withCaller);
    return opened;
  };
  const withCaller = (found: Workspace): Workspace => (caller === undefined ? found : { ...found, caller });
  const openFolder: Call['openFolder'] = async (folder, options) =>
    withCaller(await session.openFolder(folder, at, options));
  return { workspace, openFolder, scope, ceiling, presence, at, env, platform, signal, model, onWait, onProgress };
}
