import * as z from 'zod/mini';
import { type Initialised, initWorkspace } from '../../scaffold/init-workspace.js';
import { type ChangeAnswer, changeAnswer } from '../change-handler.js';
import * as field from '../common-input-fields.js';
import { type Call, defineHandler } from '../operation.js';
import { checkTimezone, templateFields } from './template-fields.js';

/** What init made of a folder. */
export type InitAnswer = Omit<Initialised, 'change'> & ChangeAnswer;

const input = z.strictObject({
  dir: field.text('Name the folder of the workspace'),
  ...templateFields,
  profile: field.word,
  agent: field.word,
  full: field.flag,
  git: field.flag,
  closeFolder: field.flag,
});

export const handler = defineHandler({
  input,
  async run(call, given): Promise<InitAnswer> {
    return answerOf(await initialise(call, given, { dryRun: false }));
  },
  /** Before there is a workspace no files can be compared, so the answer names them. */
  async plan(call, given) {
    const initialised = await initialise(call, given, { dryRun: true });
    return { plan: { edits: [], summary: 'create the workspace' }, answer: answerOf(initialised) };
  },
});

function initialise(
  { at, env, platform }: Call,
  { dir, agent, git = true, timezone = 'UTC', ...given }: z.infer<typeof input>,
  { dryRun }: { dryRun: boolean },
): Promise<Initialised> {
  const circumstances = { at, env, platform, timezone: checkTimezone(timezone) };
  return initWorkspace(dir, { ...given, ...circumstances, agentId: agent, git, dryRun });
}

function answerOf({ change, ...described }: Initialised): InitAnswer {
  return { ...described, ...changeAnswer(change) };
}
