import { readReflectionRun } from '../../journal/record-reflection-run.js';
import { readPendingStatus } from '../../proposals/reflection/pending-status.js';
import { countProposals } from '../../proposals/sub-agents/read-proposals.js';
import type { Scope } from '../../scopes/scopes.js';
import { dayAt } from '../../workspace/calendar-days.js';
import { decodeText } from '../../workspace/decode-text.js';
import { dailyFile } from '../../workspace/role-paths.js';
import { timeOfDayAt } from '../../workspace/time-of-day.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { DraftBlock } from '../block.js';
import { own } from '../generated-blocks.js';

export type Waiting = {
  /** When it was last found that a reflection is due. */
  readonly dueSince?: Date | undefined;
  /** When the agent was asked to save its notes, where the conversation has been compacted since. */
  readonly savedSince?: Date | undefined;
};

/** What waits for the agent or its owner; null where nothing does or the scope is not the owner's. */
export async function waitingBlock(
  workspace: Workspace,
  { scope, dueSince, savedSince }: Waiting & { readonly scope: Scope },
): Promise<DraftBlock | null> {
  if (scope.kind !== 'main') return null;
  const lines = [
    ...(await saved(workspace, savedSince)),
    ...(await reflection(workspace, dueSince)),
    ...(await proposals(workspace)),
  ];
  return lines.length === 0
    ? null
    : own(
        'append',
        '# Waiting',
        lines.map((line) => `- ${line}`),
      );
}

async function reflection(workspace: Workspace, dueSince: Date | undefined): Promise<string[]> {
  const pending = await workspace.snapshot((reader) => readPendingStatus(workspace, reader));
  if (pending !== null)
    return [
      `The reflection ${pending.id ?? ''} needs the owner's decision: \`agentsoul reflect show\`.`.replace('  ', ' '),
    ];
  if (dueSince === undefined) return [];
  const run = await readReflectionRun(workspace.root);
  if (run !== null && new Date(run.at) >= dueSince) return [];
  return ['A reflection is due. The tool `reflect` prepares a proposal; the owner approves it.'];
}

async function proposals(workspace: Workspace): Promise<string[]> {
  const { pending } = await countProposals(workspace);
  if (pending === 0) return [];
  const what = pending === 1 ? '1 proposal of a sub-agent waits' : `${pending} proposals of sub-agents wait`;
  return [`${what} for review: the tool \`review\`.`];
}

/** How many entries of today's notes are younger than the request to save them. */
async function saved(workspace: Workspace, since: Date | undefined): Promise<string[]> {
  if (since === undefined) return [];
  const { at, timezone } = workspace;
  const path = dailyFile(workspace, dayAt(at, timezone));
  const file = await workspace.snapshot((reader) => reader.read(path));
  const text = file.state === 'present' ? (decodeText(file.bytes)?.text ?? '') : '';
  const isToday = dayAt(since, timezone) === dayAt(at, timezone);
  const from = isToday ? timeOfDayAt(since, timezone) : '00:00';
  const times = [...text.matchAll(/^## (\d{2}:\d{2})\b/gm)].map(([, time = '']) => time);
  const count = times.filter((time) => time >= from).length;
  const entries = count === 1 ? '1 entry was' : `${count} entries were`;
  return [`The conversation was compacted. Before that, ${entries} saved to ${path} (since ${from}).`];
}
