import { SoulError } from '../errors/soul-error.js';
import { isJsonObject, type JsonObject } from './json-value.js';
import { sensitiveHash, sensitiveValues } from './sensitive-settings.js';

/** The name of the file in the user's state folder. */
export const trustFileName = 'trust.json';

export type TrustedWorkspace = {
  readonly hash: string;
  /** The sensitive settings as they were trusted, so that a change can be named. */
  readonly settings: JsonObject;
  readonly trustedAt: string;
};

/** The workspaces this user trusts, by their real path. */
export type TrustRecord = { readonly version: 1; readonly workspaces: Readonly<Record<string, TrustedWorkspace>> };

export function parseTrustRecord(text: string, options: { source: string }): TrustRecord {
  const record = parseJson(text);
  if (isTrustRecord(record)) return record;
  throw new SoulError(
    'trust-record-invalid',
    `${options.source} is not a list of trusted workspaces that this version can read.`,
    { hint: 'Move the file away and run `agentsoul trust` in the workspaces you trust, or update agentsoul.' },
  );
}

/** Checked without a schema, because every command that opens a workspace runs this check. */
function isTrustRecord(value: unknown): value is TrustRecord {
  if (!isJsonObject(value) || value.version !== 1 || !hasKeys(value, ['version', 'workspaces'])) return false;
  const { workspaces } = value;
  return (
    isJsonObject(workspaces) &&
    Object.entries(workspaces).every(([path, entry]) => path.startsWith('/') && isEntry(entry))
  );
}

function isEntry(value: unknown): value is TrustedWorkspace {
  if (!isJsonObject(value) || !hasKeys(value, ['hash', 'settings', 'trustedAt'])) return false;
  const { hash, settings, trustedAt } = value;
  return (
    typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash) && isJsonObject(settings) && typeof trustedAt === 'string'
  );
}

function hasKeys(value: JsonObject, keys: readonly string[]): boolean {
  return Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));
}

export function serialiseTrustRecord(record: TrustRecord): string {
  const workspaces = Object.fromEntries(
    Object.entries(record.workspaces).sort(([left], [right]) => (left < right ? -1 : 1)),
  );
  return `${JSON.stringify({ version: record.version, workspaces }, null, 2)}\n`;
}

type Trusting = {
  /** The real path of the workspace. */
  readonly root: string;
  /** What the workspace's own config file says. */
  readonly config: JsonObject;
  readonly at: Date;
};

/** The record with this workspace added, with its current settings. */
export function planTrust(record: TrustRecord | null, { root, config, at }: Trusting): TrustRecord {
  const entry = { hash: sensitiveHash(config), settings: sensitiveValues(config), trustedAt: at.toISOString() };
  return { version: 1, workspaces: { ...record?.workspaces, [root]: entry } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Reported below like any other damage.
    return undefined;
  }
}
