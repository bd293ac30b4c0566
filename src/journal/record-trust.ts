import { join } from 'node:path';
import type { JsonObject } from '../config/json-value.js';
import { loadConfig, workspaceSettings } from '../config/load-config.js';
import { userLocations } from '../config/locations.js';
import { readTrustRecord } from '../config/read-trust-record.js';
import { judgeTrust } from '../config/trust.js';
import { planTrust, serialiseTrustRecord, trustFileName } from '../config/trust-record.js';
import { SoulError } from '../errors/soul-error.js';
import type { Environment } from '../git/run-git.js';
import { decodeText } from '../workspace/decode-text.js';
import { configFileName } from '../workspace/find-workspace.js';
import { readBytes } from '../workspace/read-file.js';
import { newChangeId } from './change-id.js';
import { replaceFile } from './write-file.js';

type Trusting = { readonly env: Environment; readonly platform: string; readonly at: Date };

/** Lists the workspace, with its present sensitive settings, among those this user trusts. False without a place to keep the list. */
export async function recordTrust(root: string, { env, platform, at }: Trusting): Promise<boolean> {
  const { stateDir } = userLocations(env, platform);
  if (stateDir !== null) await recordTrustIn(stateDir, { root, at });
  return stateDir !== null;
}

/** The same where it is known in which folder this user keeps the list. */
export async function recordTrustIn(stateDir: string, { root, at }: { root: string; at: Date }): Promise<void> {
  const record = planTrust(await readTrustRecord(stateDir), { root, config: await settingsOf(root), at });
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
