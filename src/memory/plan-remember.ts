import { lookupNames } from '../entries/access/audience.js';
import { findContradictions } from '../entries/compare/find-contradictions.js';
import { findDuplicates } from '../entries/compare/find-duplicates.js';
import type { MemoryText } from '../entries/compare/supersession.js';
import type { Entry, Store } from '../entries/entry.js';
import { readGraph, visibleGraphOfCall } from '../entries/graph/read-graph.js';
import { SoulError } from '../errors/soul-error.js';
import type { Edit, Plan } from '../journal/plan.js';
import { seesAllNotes } from '../scopes/scopes.js';
import { readCoreDays } from '../search/core-days.js';
import type { Folded } from '../search/waiting-accesses.js';
import { type OpenIndex, withIndexedMemories } from '../search/with-indexed-memories.js';
import { dayAt } from '../workspace/calendar-days.js';
import type { Workspace } from '../workspace/workspace.js';
import { checkMemoryText } from './check-memory-text.js';
import { checkTombstones, liftTombstones } from './check-tombstones.js';
import { planCoreAdd } from './core/plan-core.js';
import { warnOutdatedCoreLines } from './core/warn-outdated-core-lines.js';
import { stripRememberCommand } from './detect/strip-remember-command.js';
import { findExistingMemory } from './find-existing-memory.js';
import { aliasWarnings } from './graph/warn-possible-duplicate-entities.js';
import { findRisks } from './lint-new-memory.js';
import { readComparableMemories } from './read-comparable-memories.js';
import type { RememberOptions } from './remember-options.js';
import type { Remembered, Warning } from './remember-result.js';
import { finalizeRoute } from './route/finalize-route.js';
import { routeByRules } from './route/route-by-rules.js';
import { pinNewMemory } from './stores/pin-new-memory.js';
import { planInStore } from './stores/plan-in-store.js';
import type { StorePlan } from './stores/store-plan.js';
import { wasContradictedLater } from './was-contradicted-later.js';

export type RememberPlan = {
  readonly plan: Plan;
  readonly answer: Omit<Remembered, 'commit' | 'undo'>;
  /** What to remove from the access log afterwards. */
  readonly folded: Folded | null;
};

/** Plans how to store a text, and what the scope may learn about related memories. Writes nothing. */
export async function planRemember(
  workspace: Workspace,
  given: string,
  options: RememberOptions = {},
): Promise<RememberPlan> {
  const checked = await checkMemoryText(given, { redact: options.redact });
  return withIndexedMemories(workspace, (indexed, open) => planWith(indexed, checked, { ...options, open }), {
    mayBuild: true,
  });
}

type Planning = RememberOptions & { readonly open: OpenIndex | null };

async function planWith(workspace: Workspace, checked: string, { open, ...options }: Planning): Promise<RememberPlan> {
  const text = options.store === 'vault' ? checked : stripRememberCommand(checked);
  const scope = options.scope ?? { kind: 'main' };
  const isOwner = scope.kind === 'main';
  const today = dayAt(workspace.at, workspace.timezone);
  const tombstones = await checkTombstones(workspace, text, { scope, again: options.again });
  const known = { graph: visibleGraphOfCall(await readGraph(workspace), lookupNames(workspace, scope)), today };
  const entities = known.graph.names.mentioned(text);
  const seen = await readComparableMemories(workspace, text, { scope, entities, open });
  const routed = options.route ?? (await routeByRules(text, known));
  const { route, warnings, target } = finalizeRoute(workspace, routed, { ...options, scope, graph: known.graph });
  const { isOutdated, ...compared } = compare({ text, type: route.type }, seen, {
    today,
    coreDays: readCoreDays(workspace),
  });
  const standingIn = (store: Store) =>
    findExistingMemory(workspace, text, { store, isShared: target.about.isShared, entries: seen, isOutdated });
  const standing = standingIn(target.store);
  const isAgain = standing === 'outdated';
  const stored: StorePlan =
    standing === null || isAgain
      ? await planInStore(workspace, text, { ...target, route, today, isOwner, isAgain })
      : { ...standing, store: target.store, edits: [], warnings: [] };
  const core =
    route.core_update && stored.store !== 'core' && seesAllNotes(scope.kind)
      ? await alsoInCore(workspace, text, { block: route.block, isOwner, isAgain: standingIn('core') === 'outdated' })
      : { edits: [], warnings: [] };
  const { edits, folded } =
    options.pin === true ? await pinNewMemory(workspace, stored) : { edits: stored.edits, folded: null };
  const risks = await findRisks(text, { path: stored.path, at: workspace.at });
  return {
    folded,
    plan: {
      edits: [...edits, ...core.edits, ...(await liftTombstones(workspace, tombstones, edits))],
      summary: `remember ${stored.id}`,
    },
    answer: {
      id: stored.id,
      store: stored.store,
      path: stored.path,
      route,
      duplicates: compared.duplicates,
      contradictions: [...(stored.contradictions ?? []), ...compared.contradictions],
      warnings: [
        ...warnings,
        ...stored.warnings,
        ...core.warnings,
        ...risks,
        ...warnOutdatedCoreLines(text, compared),
        ...(stored.store === 'semantic' ? aliasWarnings(route, known.graph) : []),
      ],
    },
  };
}

type Compared = Pick<Remembered, 'duplicates' | 'contradictions'> & { readonly isOutdated: (entry: Entry) => boolean };

function compare(
  { text, type }: MemoryText,
  seen: readonly Entry[],
  days: Omit<Parameters<typeof wasContradictedLater>[0], 'contrary'>,
): Compared {
  const contradictions = findContradictions({ text, type }, seen);
  const ids = new Set(contradictions.map(({ id }) => id));
  const isOutdated = wasContradictedLater({ contrary: seen.filter(({ id }) => ids.has(id)), ...days });
  // "A over B" and "B over A" share every word.
  const others = seen.filter((entry) => !ids.has(entry.id) && !isOutdated(entry));
  return { duplicates: findDuplicates(text, others).map(({ id }) => id), contradictions, isOutdated };
}

/** Also adds it to core memory, unless that is full; the memory is stored anyway. */
async function alsoInCore(
  workspace: Workspace,
  text: string,
  place: Parameters<typeof planCoreAdd>[2],
): Promise<{ edits: Edit[]; warnings: Warning[] }> {
  try {
    const added = await planCoreAdd(workspace, text, place);
    return { edits: added === null ? [] : [{ path: added.path, content: added.content }], warnings: [] };
  } catch (error) {
    if (!(error instanceof SoulError) || error.code !== 'core-full') throw error;
    return {
      edits: [],
      warnings: [{ code: error.code, message: `It was not added to core memory. ${error.message}` }],
    };
  }
}
