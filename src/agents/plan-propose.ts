import { isInAudience, lookupNames } from '../entries/access/audience.js';
import { confidences, type MemoryConfidence, type Store } from '../entries/entry.js';
import { readGraph, visibleGraphOfCall } from '../entries/graph/read-graph.js';
import { readMemories } from '../entries/read/read-all-memories.js';
import { hasTombstone, readTombstones } from '../entries/records/tombstones.js';
import { SoulError } from '../errors/soul-error.js';
import type { Plan } from '../journal/plan.js';
import { checkMemoryText } from '../memory/check-memory-text.js';
import { readEditableTextFile } from '../memory/editable-text-file.js';
import { findOrders } from '../memory/find-orders.js';
import { findRisks } from '../memory/lint-new-memory.js';
import type { Warning } from '../memory/remember-result.js';
import type { Route } from '../memory/route/route.js';
import { routeByRules } from '../memory/route/route-by-rules.js';
import { hasStore, requireStore } from '../memory/stores/require-store.js';
import { isOpen, type Proposal, pendingStatus } from '../proposals/sub-agents/proposal.js';
import {
  applyDecisions,
  formatProposal,
  highestNumber,
  parseProposals,
  proposalsFile,
} from '../proposals/sub-agents/proposals-file.js';
import { type Scope, seesAllNotes } from '../scopes/scopes.js';
import { dayAt } from '../workspace/calendar-days.js';
import type { Workspace } from '../workspace/workspace.js';
import { compareProposal } from './compare-proposals.js';
import type { Proposed } from './propose-result.js';
import { checkName } from './sub-agent-name.js';

export type ProposeOptions = {
  /** The name of the sub-agent. */
  readonly from: string;
  readonly store?: Store | undefined;
  /** How sure the sub-agent is; default medium. */
  readonly confidence?: MemoryConfidence | undefined;
  readonly entities?: readonly string[] | undefined;
  /** Whether it should also go into core memory. */
  readonly core?: boolean | undefined;
  /** What triggered it. */
  readonly trigger?: string | undefined;
  readonly redact?: boolean | undefined;
  /** It comes from `remember`, which holds texts of any length back. */
  readonly isHeldBack?: boolean | undefined;
  /** The scope of the caller; default `main`. */
  readonly scope?: Scope | undefined;
};

export type ProposePlan = {
  readonly plan: Plan;
  readonly answer: Omit<Proposed, 'commit' | 'undo'>;
  readonly route: Route;
};

/** A proposal is one fact; a longer text is a document. */
const maxCharacters = 4_000;

/**
 * Adds a proposal with the next number. What it repeats or contradicts is recorded for the reviewer; the answer names only what the calling
 * scope may see.
 */
export async function planPropose(workspace: Workspace, given: string, options: ProposeOptions): Promise<ProposePlan> {
  const scope = options.scope ?? { kind: 'main' };
  const from = checkName(options.from);
  const content = await checkContent(workspace, given, options);
  const entities = await Promise.all((options.entities ?? []).map((name) => oneLine(name, options)));
  const trigger = await oneLine(options.trigger ?? 'agentsoul propose', options);
  const names = lookupNames(workspace, scope);
  const graph = visibleGraphOfCall(await readGraph(workspace), names);
  const route = await routeByRules(content, { graph, today: dayAt(workspace.at, workspace.timezone) });
  if (options.store !== undefined) requireStore(workspace, options.store);
  const store = options.store ?? (hasStore(workspace, route.store) ? route.store : 'episodic');
  const risks = await findRisks(content, { path: 'MEMORY.md', at: workspace.at });
  const orders = await findOrders(content, workspace);

  const path = proposalsFile(workspace);
  const file = await readEditableTextFile(workspace, path);
  const before = file.text ?? '# Pending memories\n';
  const open = parseProposals(before).filter(isOpen);
  const number = highestNumber(before) + 1;
  const memories = await readMemories(workspace);
  const compared = compareProposal({ number, content }, { others: open, memories });
  const proposal: Proposal = {
    number,
    from,
    timestamp: workspace.at.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    trigger,
    store,
    content,
    entities: [...new Set([...entities, ...route.entities.map(({ name }) => name)])],
    confidence: options.confidence ?? confidences[1],
    isCoreWorthy: options.core === true,
    status: orders.length > 0 ? { state: 'quarantined' } : pendingStatus,
    conflictsWith: compared.conflictsWith,
    sameAs: [...compared.repeats.map((other) => `#${other}`), ...compared.duplicates],
    contradicts: compared.contradictions.map(({ id }) => id),
    warnings: [...new Set([...orders, ...risks].map(({ code }) => code))],
  };
  const flags = compared.conflictsWith.flatMap((other) => {
    const flagged = open.find((known) => known.number === other)?.conflictsWith ?? [];
    return [[other, { conflictsWith: [...new Set([...flagged, number])] }] as const];
  });
  const after = applyDecisions(withProposal(before, proposal, path), new Map(flags));
  const isOwner = seesAllNotes(scope.kind);
  const seen = memories.filter(({ audience }) => isInAudience(audience, names));
  const seesAll = isOwner && seen.length === memories.length;
  const told = seesAll
    ? compared
    : compareProposal({ number, content }, { others: isOwner ? open : [], memories: seen });
  return {
    route,
    plan: { edits: [{ path, content: file.encode(after) }], summary: `propose #${number} from ${from}` },
    answer: {
      n: number,
      from,
      timestamp: proposal.timestamp,
      store,
      content,
      entities: proposal.entities,
      confidence: proposal.confidence,
      coreWorthy: proposal.isCoreWorthy,
      status: orders.length > 0 ? 'quarantined' : 'pending',
      path,
      conflictsWith: told.conflictsWith,
      duplicates: told.duplicates,
      contradictions: told.contradictions,
      warnings: risks.map(({ code, message }): Warning => ({ code, message })),
      ...(orders.length > 0 && { quarantined: { proposal: number, reasons: orders } }),
    },
  };
}

async function checkContent(
  workspace: Workspace,
  given: string,
  { redact, scope, isHeldBack }: ProposeOptions,
): Promise<string> {
  const content = await checkMemoryText(given, { redact });
  if (isHeldBack !== true && [...content].length > maxCharacters) {
    throw new SoulError(
      'over-limit',
      `A proposal may have at most ${maxCharacters.toLocaleString('en-US')} characters.`,
      {
        hint: 'Propose one fact at a time. Nothing was changed.',
      },
    );
  }
  // A refusal would reveal to others what was erased. The owner learns it when committing.
  const isOwner = scope === undefined || scope.kind === 'main';
  if (isOwner && hasTombstone(await readTombstones(workspace), content)) {
    throw new SoulError('forgotten', 'This was permanently forgotten, so it cannot be proposed.', {
      hint: 'Only the owner can remember it again. Nothing was changed.',
    });
  }
  return content;
}

async function oneLine(text: string, { redact }: ProposeOptions): Promise<string> {
  return (await checkMemoryText(text, { redact })).replace(/\s+/g, ' ').slice(0, 200);
}

function withProposal(text: string, proposal: Proposal, path: string): string {
  const end = text.endsWith('\n\n') ? '' : text.endsWith('\n') ? '\n' : '\n\n';
  const whole = `${text}${end}${formatProposal(proposal)}`;
  if (parseProposals(whole).some(({ number }) => number === proposal.number)) return whole;
  throw new SoulError('unreadable-file', `${path} ends in an unclosed comment or code block.`, {
    hint: 'Close it, so that added lines are visible. Nothing was changed.',
  });
}
