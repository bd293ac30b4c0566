import * as z from 'zod/mini';
import { workspaceSettings } from '../../config/load-config.js';
import { listSensitive } from '../../config/sensitive-settings.js';
import { SoulError } from '../../errors/soul-error.js';
import { recordTrustIn } from '../../journal/record-trust.js';
import type { Workspace } from '../../workspace/workspace.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export type TrustAnswer = {
  readonly trusted: boolean;
  readonly changed: boolean;
  /** The keys of the settings that this is about. */
  readonly settings: readonly string[];
};

export const handler = defineHandler({
  input: z.strictObject({ hash: field.word }),
  async run(call, { hash }): Promise<TrustAnswer> {
    const workspace = await call.workspace();
    const settings = keysOf(workspace);
    if (workspace.isTrusted) return { trusted: true, changed: false, settings };
    if (workspace.stateDir === null) {
      throw new SoulError('usage', 'Your trust cannot be stored: neither HOME nor XDG_STATE_HOME is set.', {
        hint: 'Set one of them and run the command again.',
      });
    }
    await recordTrustIn(workspace.stateDir, { root: workspace.configRoot, at: call.at, hash });
    return { trusted: true, changed: true, settings };
  },
  async plan(call) {
    const workspace = await call.workspace();
    const answer = { trusted: workspace.isTrusted, changed: false, settings: keysOf(workspace) };
    return { plan: { edits: [], summary: 'trust this workspace with its settings' }, answer };
  },
});

function keysOf({ statedConfig }: Workspace): string[] {
  return listSensitive(workspaceSettings(statedConfig)).map(({ key }) => key);
}
