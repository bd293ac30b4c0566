import { isFoundBy, lookupNames } from '../entries/audience.js';
import { confidences, type MemoryConfidence, type Store } from '../entries/entry.js';
import { readGraph, seenGraph } from '../entries/graph.js';
import { readMemories } from '../entries/read-memories.js';
import { isBuried, readTombstones } from '../entries/tombstones.js';
import { SoulError } from '../errors/soul-error.js';
import type { Plan } from '../journal/plan.js';
import { checkText } from '../memory/check-text.js';
import { readFileText } from '../memory/file-text.js';
import { hasStore, requireStore } from '../memory/place.js';
import type { Warning } from '../memory/remembered.js';
import { findRisks } from '../memory/risk-warnings.js';
import { routeByRules } from '../memory/route/rules.js';
import {
  decide,
  formatProposal,
  highestNumber,
  parseProposals,
  pendingFile,
} from '../proposals/sub-agents/pending-file.js';
import { isOpen, type Proposal, pending } from '../proposals/sub-agents/proposal.js';
import { type Scope, seesAllNotes } from '../scopes/scopes.js';
import { dayAt } from '../workspace/days.js';
import type { Workspace } from '../workspace/workspace.js';
import { compareProposal } from './compare-proposals.js';
import type { Proposed } from './proposed.js';
import { checkName } from './sub-agent-name.js';

export type ProposeOptions = {
  /** The name of the sub-agent. */
  readonly from: string;
  readonly store?: Store | undefined;
  /** How sure the sub-agent is; medium where it does not say. */
  readonly confidence?: MemoryConfidence | undefined;
  readonly entities?: readonly string[] | undefined;
  /** Whether core memory should say it too. */
  readonly core?: boolean | undefined;
  /** What set it off. */
  readonly trigger?: string | undefined;
  readonly redact?: boolean | undefined;
  /** Whom the answer is for; `main` unless said otherwise. */
  readonly scope?: Scope | undefined;
};

export type ProposePlan = { readonly plan: Plan; readonly answer: Omit<Proposed, 'commit' | 'undo'> };

/** A proposal is one fact; a longer text is a document. */
const maxCharacters = 4_000;

/**
 * One proposal more, with the next number. What it repeats or contradicts is written down for whoever reviews it; the answer names only
 * what the asking scope may find.
 */
export async function planPropose(workspace: Workspace, given: string, options: ProposeOptions): Promise<ProposePlan> {
  const scope = options.scope ?? { kind: 'main' };
  const from = checkName(options.from);
  const content = await checkContent(workspace, given, options);
  const entities = await Promise.all((options.entities ?? []).map((name) => oneLine(name, options)));
  const trigger = await oneLine(options.trigger ?? 'agentsoul propose', options);
  const names = lookupNames(workspace, scope);
  const graph = seenGraph(await readGraph(workspace), names);
  const route = await routeByRules(content, { graph, today: dayAt(workspace.at, workspace.timezone) });
  if (options.store !== undefined) requireStore(workspace, options.store);
  const store = options.store ?? (hasStore(workspace, route.store) ? route.store : 'episodic');
  const risks = await findRisks(content, { path: 'MEMORY.md', at: workspace.at });

  const path = pendingFile(workspace);
  const file = await readFileText(workspace, path);
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
    status: pending,
    conflictsWith: compared.conflictsWith,
    sameAs: [...compared.repeats.map((other) => `#${other}`), ...compared.duplicates],
    contradicts: compared.contradictions.map(({ id }) => id),
    warnings: risks.map(({ code }) => code),
  };
  const flags = compared.conflictsWith.flatMap((other) => {
    const flagged = open.find((known) => known.number === other)?.conflictsWith ?? [];
    return [[other, { conflictsWith: [...new Set([...flagged, number])] }] as const];
  });
  const after = decide(withProposal(before, proposal, path), new Map(flags));
  const isOwner = seesAllNotes(scope.kind);
  const seen = memories.filter(({ audience }) => isFoundBy(audience, names));
  const seesAll = isOwner && seen.length === memories.length;
  const told = seesAll
    ? compared
    : compareProposal({ number, content }, { others: isOwner ? open : [], memories: seen });
  return {
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
      status: 'pending',
      path,
      conflictsWith: told.conflictsWith,
      duplicates: told.duplicates,
      contradictions: told.contradictions,
      warnings: risks.map(({ code, message }): Warning => ({ code, message })),
    },
  };
}

async function checkContent(workspace: Workspace, given: string, { redact, scope }: ProposeOptions): Promise<string> {
  const content = await checkText(given, { redact });
  if ([...content].length > maxCharacters) {
    throw new SoulError('over-limit', `A proposal may have ${maxCharacters.toLocaleString('en-US')} characters.`, {
      hint: 'Propose one fact at a time. Nothing was changed.',
    });
  }
  // Whoever else proposes it would learn what was erased; committing it is the owner's, who is told then.
  const isOwner = scope === undefined || scope.kind === 'main';
  if (isOwner && isBuried(await readTombstones(workspace), content)) {
    throw new SoulError('forgotten', 'This was forgotten for good, so it cannot be proposed.', {
      hint: 'Only the owner can bring it back. Nothing was changed.',
    });
  }
  return content;
}

async function oneLine(text: string, { redact }: ProposeOptions): Promise<string> {
  return (await checkText(text, { redact })).replace(/\s+/g, ' ').slice(0, 200);
}

function withProposal(text: string, proposal: Proposal, path: string): string {
  const end = text.endsWith('\n\n') ? '' : text.endsWith('\n') ? '\n' : '\n\n';
  const whole = `${text}${end}${formatProposal(proposal)}`;
  if (parseProposals(whole).some(({ number }) => number === proposal.number)) return whole;
  throw new SoulError('unreadable-file', `${path} ends in a comment or code block that is never closed.`, {
    hint: 'Close it, so that what is added can be read. Nothing was changed.',
  });
}
