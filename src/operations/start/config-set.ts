import * as z from 'zod/mini';
import { isTrustedNow, recordTrust } from '../../journal/record-trust.js';
import { planSettingEdit } from '../../workspace/plan-setting-edit.js';
import type { Root } from '../../workspace/read-workspace-file.js';
import { readSnapshot } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';
import { type ChangeAnswer, changeHandler } from '../change-handler.js';
import * as field from '../common-input-fields.js';
import { type Call, defineHandler } from '../operation.js';

export type ConfigSetAnswer = ChangeAnswer & {
  /** Whether the setting has no effect before the owner runs `agentsoul trust`. */
  readonly needsTrust: boolean;
};

const change = changeHandler(
  z.strictObject({
    key: field.text('Name a setting, such as budgets.total'),
    value: field.text('Give the value as text or JSON; null removes the setting'),
  }),
  {
    mutation: 'config set',
    trigger: ({ key }) => `agentsoul config set ${key}`,
    plan: (workspace, { key, value }) => planSettingEdit(workspace, key, value),
    place: atConfigRoot,
  },
);

export const handler = defineHandler({
  input: change.input,
  async run(call, input): Promise<ConfigSetAnswer> {
    const answer = await change.run(call, input);
    return { ...answer, needsTrust: await isTrustLost(call) };
  },
  async plan(call, input) {
    const workspace = await call.workspace();
    const plan = await planSettingEdit(workspace, input.key, input.value);
    const answer = { changed: false, id: null, files: [], warnings: [], needsTrust: false };
    return { plan, place: atConfigRoot(workspace), answer };
  },
});

/** The config may lie above the agent's own folder, and is written where it lies. */
function atConfigRoot(workspace: Workspace): Workspace {
  const reads: Root = { path: workspace.configRoot, excluded: [] };
  return { ...workspace, root: reads.path, reads, snapshot: (collect) => readSnapshot(reads, collect) };
}

/** What the owner types at a terminal is meant; what a program sets has to be trusted by the owner again. */
async function isTrustLost(call: Call): Promise<boolean> {
  const { env, platform, at, presence } = call;
  const before = await call.workspace();
  if (!before.isTrusted) return false;
  if (presence === 'tty') {
    await recordTrust(before.configRoot, { env, platform, at });
    return false;
  }
  return !(await isTrustedNow(before.configRoot, { env, platform }));
}
