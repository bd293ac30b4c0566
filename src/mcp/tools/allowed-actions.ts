import type { Door } from '../door.js';

/** The actions of a tool that this client may use, as a list with at least one; null where it may use none. */
export function allowedActions<Action extends string>(
  door: Door,
  actions: Readonly<Record<Action, Parameters<Door['mayRun']>[0]>>,
): readonly [Action, ...Action[]] | null {
  const names = Object.keys(actions).filter((name): name is Action => name in actions);
  const [first, ...others] = names.filter((name) => door.mayRun(actions[name]));
  return first === undefined ? null : [first, ...others];
}
