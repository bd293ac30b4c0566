import * as z from 'zod/mini';
import { logOrHoldBack, previewLogOrHoldBack } from '../../agents/quarantine.js';
import type { Logged } from '../../memory/log-daily-note.js';
import { openTeam } from '../../workspace/open-team.js';
import type { Workspace } from '../../workspace/workspace.js';
import * as field from '../common-input-fields.js';
import { type Call, defineHandler } from '../operation.js';
import { type PlannedFile, plannedFiles } from '../planned-files.js';

export type LogEntry = Logged & { readonly agent: string };

/** The entry, and those of all agents of the team. */
export type LogAnswer = LogEntry & { readonly entries: readonly LogEntry[] };

export const handler = defineHandler({
  input: z.strictObject({
    text: field.text('Say what happened'),
    scope: field.scope,
    room: z.optional(field.text()),
    user: z.optional(field.text()),
    agents: field.words,
    redact: field.flag,
    again: field.flag,
    actor: z.optional(field.text()),
  }),
  async run(call, { text, agents, ...options }): Promise<LogAnswer> {
    const { presence, onWait } = call;
    const note = async (workspace: Workspace): Promise<LogEntry> => {
      const logged = await logOrHoldBack(workspace, text, {
        ...options,
        ...addressOf(call, options),
        presence,
        onWait,
      });
      return { ...logged, agent: workspace.agentId };
    };
    // Whoever can't note it is known before anybody has.
    const [own, ...others] = await teamFor(call, agents);
    const first = await note(own);
    const entries = [first];
    for (const workspace of others) entries.push(await note(workspace));
    return { ...first, entries };
  },
  async plan(call, { text, agents, actor: _, ...options }) {
    const team = await teamFor(call, agents);
    const planFor = async (workspace: Workspace) => {
      const { plan, id, path, quarantined } = await previewLogOrHoldBack(workspace, text, {
        ...options,
        ...addressOf(call, options),
      });
      const held = quarantined === undefined ? {} : { quarantined };
      return {
        plan,
        workspace,
        entry: { id, path, commit: null, undo: null, warnings: [], agent: workspace.agentId, ...held },
      };
    };
    const [own, ...others] = team;
    const first = await planFor(own);
    const plans = [first];
    for (const workspace of others) plans.push(await planFor(workspace));
    const answer = { ...first.entry, entries: plans.map(({ entry }) => entry) };
    if (plans.length === 1) return { plan: first.plan, answer };
    const files: PlannedFile[] = [];
    for (const { workspace, plan } of plans)
      for (const file of await plannedFiles(workspace, plan, call.scope))
        files.push({ ...file, agent: workspace.agentId });
    const edits = plans.flatMap(({ plan }) => plan.edits);
    return { plan: { edits, summary: plans.map(({ plan }) => plan.summary).join('; ') }, answer, files };
  },
});

/** What is noted in a room stays there. */
function addressOf({ scope }: Call, { room }: { readonly room?: string | undefined }) {
  return { scope, room: room ?? (scope.kind === 'room' ? scope.room : undefined) };
}

async function teamFor(call: Call, agents: readonly string[] = []): Promise<[Workspace, ...Workspace[]]> {
  const own = await call.workspace();
  const [first = own, ...others] = agents.length === 0 ? [] : await openTeam(own, agents);
  return [first, ...others];
}
