import type { Scope } from '../../scopes/scopes.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { LeakProbe, Operation } from '../operation.js';
import type { PlantedCanary } from './plant-canaries.js';

/** An operation as the proof sees it: what to try, and whatever it takes. */
export type ProbedOperation = Omit<Operation<object, unknown, unknown>, 'leakProbe'> & {
  readonly leakProbe: LeakProbe<object>;
};

/** The copy of the workspace with the planted words, opened by somebody who may use this scope at most. */
export type Attempt = { readonly workspace: Workspace; readonly scope: Scope };

/** A way to reach operations: a command line, a library, a server. */
export type Adapter = {
  readonly name: string;
  /**
   * Runs an operation, without changing anything, and gives back everything its caller is shown; null where there is no way. Without
   * it, no operation is reached by its own name.
   */
  readonly probe?: (operation: ProbedOperation, input: object, attempt: Attempt) => Promise<string | null>;
  /** What this adapter offers besides operations. */
  readonly others?: readonly OtherDoor[];
};

export type OtherDoor = {
  readonly name: string;
  /** Judged by what may be looked up, and not by what may stand in a prompt. */
  readonly isLookup: boolean;
  readonly probe: (canaries: readonly PlantedCanary[], attempt: Attempt) => Promise<string>;
};
