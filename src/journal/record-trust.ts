import { join } from 'node:path';
import type { JsonObject } from '../config/json-value.js';
import { judgeTrust } from '../config/judge-trust.js';
import { loadConfig, workspaceSettings } from '../config/load-config.js';
import { readTrustRecord } from '../config/read-trust-record.js';
import { sensitiveHash } from '../config/sensitive-settings.js';
import { planTrust, serialiseTrustRecord, trustFileName } from '../config/trust-record.js';
import { userLocations } from '../config/user-locations.js';
import { SoulError } from '../errors/soul-error.js';
import type { Environment } from '../git/run-git.js';
import { configFileName } from '../workspace/config-file-name.js';
import { decodeText } from '../workspace/decode-text.js';
import { readBytes } from '../workspace/read-workspace-file.js';
import { replaceFile } from './files/write-file-durably.js';
import { newChangeId } from './transaction/change-id.js';

type Trusting = { readonly env: Environment; readonly platform: string; readonly at: Date };

/** Adds the workspace, with its current sensitive settings, to the user's trusted ones. False without a state folder. */
export async function recordTrust(root: string, { env, platform, at }: Trusting): Promise<boolean> {
  const { stateDir } = userLocations(env, platform);
  if (stateDir !== null) await recordTrustIn(stateDir, { root, at });
  return stateDir !== null;
}

type Recorded = {
  readonly root: string;
  readonly at: Date;
  /** Of the sensitive settings that a person saw; others are refused. */
  readonly hash?: string | undefined;
};

/** The same where it is known in which folder this user keeps the list. */
export async function recordTrustIn(stateDir: string, { root, at, hash }: Recorded): Promise<void> {
  const config = await settingsOf(root);
  if (hash !== undefined && hash !== sensitiveHash(config)) {
    throw new SoulError('file-changed', `The settings in ${configFileName} changed after they were shown.`, {
      hint: 'Run `agentsoul trust` again to see them as they are. Nothing was changed.',
    });
  }
  const record = planTrust(await readTrustRecord(stateDir), { root, config, at });
  await replaceFile(join(stateDir, trustFileName), Buffer.from(serialiseTrustRecord(record)), { token: newChangeId() });
}

/** Whether this user trusts the workspace with the settings it has now. */
export async function isTrustedNow(root: string, { env, platform }: Omit<Trusting, 'at'>): Promise<boolean> {
  const record = readTrustRecord(userLocations(env, platform).stateDir);
  return judgeTrust({ root, config: await settingsOf(root), record }).trusted;
}

async function settingsOf(root: string): Promise<JsonObject> {
  const file = await readBytes({ path: root, excluded: [] }, configFileName);
  if (file.state === 'missing') return {};
  const decoded = file.state === 'present' ? decodeText(file.bytes) : null;
  if (decoded === null)
    throw new SoulError('unreadable-file', `${configFileName} could not be read, so it is not trusted.`);
  return workspaceSettings(
    loadConfig({ workspaceText: { text: decoded.text, path: configFileName }, userText: null, env: {} }),
  );
}
