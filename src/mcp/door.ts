import { checkAllowed, invoke, type Operation, type Provenance, preview, type Session, SoulError } from '../index.js';
import { type ForgetPlans, rememberForgetPlans } from './forget-plans.js';

/** One client as the tools see it: what it may do, and the only ways to do it. */
export type Door = {
  readonly session: Session;
  readonly forgetPlans: ForgetPlans;
  /** Whether the gate would let it run this operation. */
  readonly mayRun: (operation: AnyOperation) => boolean;
  /** The door for one call: who calls through what is written into the history. */
  readonly at: (call: DoorCall) => OpenDoor;
};

export type OpenDoor = Omit<Door, 'at'> & {
  readonly read: <Given, Input, Output>(operation: Operation<Given, Input, Output>, given: Given) => Promise<Output>;
  /** Makes a change; in a trial it is only planned. */
  readonly write: <Given, Input, Output>(
    operation: Operation<Given, Input, Output>,
    given: Given,
  ) => Promise<Written<Output>>;
  readonly preview: <Given, Input, Output>(
    operation: Operation<Given, Input, Output>,
    given: Given,
  ) => Promise<Omit<Output, 'commit' | 'undo'>>;
};

/** What a change answers; a trial has neither commit nor undo. */
export type Written<Output> = Omit<Output, 'commit' | 'undo'> & {
  readonly commit: string | null;
  readonly undo: string | null;
};

type AnyOperation = Parameters<typeof checkAllowed>[1];

export type DoorCall = { readonly provenance: Provenance; readonly signal?: AbortSignal | undefined };

/** Clients give up after a minute, and an error that nobody waits for helps nobody. */
const maxWaitMs = 20_000;

type DoorOptions = {
  /** Shared by all requests of a process. */
  readonly forgetPlans?: ForgetPlans;
  /** Changes nothing, whatever is asked. */
  readonly isTrial?: boolean;
};

export function createDoor(
  session: Session,
  { forgetPlans = rememberForgetPlans(session.clock), isTrial = false }: DoorOptions = {},
): Door {
  const door = { session, forgetPlans, mayRun };
  return {
    ...door,
    at({ provenance, signal }) {
      const caller = { provenance, maxWaitMs };
      const own: Session = { ...session, caller, ...(signal !== undefined && { signal }) };
      const planned: OpenDoor['preview'] = async (operation, given) => (await preview(own, operation, given)).answer;
      return {
        ...door,
        read: (operation, given) => invoke(own, operation, given),
        preview: planned,
        async write(operation, given) {
          const nothingMade = { commit: null, undo: null };
          if (isTrial) return { ...nothingMade, ...(await planned(operation, given)) };
          return { ...nothingMade, ...(await invoke(own, operation, given)) };
        },
      };
    },
  };

  function mayRun(operation: AnyOperation): boolean {
    try {
      checkAllowed(session, operation);
      return true;
    } catch (error) {
      if (error instanceof SoulError) return false;
      throw error;
    }
  }
}
