import { randomBytes } from 'node:crypto';
import {
  type AccessLevel,
  abilitiesOfAccess,
  type Scope,
  type Session,
  type SessionStart,
  startSession,
} from '../index.js';
import { sessionFromEnvironment } from './client.js';

/** The server as it was configured: where, as whom, and what it may do at most. None of it can be changed by a client. */
export type McpEntry = Pick<
  SessionStart,
  'env' | 'platform' | 'timezone' | 'agent' | 'open' | 'clock' | 'onWarning'
> & {
  /** The absolute path of the workspace. */
  readonly folder: string;
  readonly scope?: Scope | string | undefined;
  readonly access: AccessLevel;
  /** The version of agentsoul. */
  readonly version: string;
  /** Called with what went wrong beside the protocol, such as a bug. */
  readonly onError: (error: unknown) => void;
};

/** Nobody is at a terminal, and a workspace that this user never trusted yields nothing. */
export function sessionOfEntry({ access, version: _, onError: __, ...entry }: McpEntry): Session {
  return startSession({ ...entry, abilities: abilitiesOfAccess[access], presence: 'unattended', needsTrust: true });
}

/** What changes of this process are recorded under. */
export function sessionNameOf({ env }: Pick<McpEntry, 'env'>): string {
  return sessionFromEnvironment(env) ?? `mcp-${randomBytes(4).toString('hex')}`;
}
