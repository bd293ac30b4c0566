import type { Json } from '../../config/json-value.js';
import { workspaceSettings } from '../../config/load-config.js';
import { listSensitive, sensitiveHash } from '../../config/sensitive-settings.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export type TrustState = {
  readonly trusted: boolean;
  /** What the workspace wants to decide and may not before it is trusted. */
  readonly settings: readonly { readonly key: string; readonly value: Json }[];
  /** Give it to `trust`, so that only what was shown is trusted. */
  readonly hash: string;
};

export const handler = defineHandler({
  input: field.nothing,
  async run(call): Promise<TrustState> {
    const { isTrusted, statedConfig } = await call.workspace();
    const stated = workspaceSettings(statedConfig);
    const settings = listSensitive(stated).map(({ key, value }) => ({ key, value }));
    return { trusted: isTrusted, settings, hash: sensitiveHash(stated) };
  },
});
