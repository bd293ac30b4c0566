import { isFoundBy, lookupNames } from '../entries/audience.js';
import { findContradictions } from '../entries/compare/contradictions.js';
import { findDuplicates } from '../entries/compare/duplicates.js';
import type { Told } from '../entries/compare/says-otherwise.js';
import type { Entry, Store } from '../entries/entry.js';
import { readGraph, seenGraph } from '../entries/graph.js';
import { readMemories } from '../entries/read-memories.js';
import { SoulError } from '../errors/soul-error.js';
import type { Edit, Plan } from '../journal/plan.js';
import { seesAllNotes } from '../scopes/scopes.js';
import { readCoreDays } from '../search/core-days.js';
import type { Folded } from '../search/waiting-accesses.js';
import { dayAt } from '../workspace/days.js';
import type { Workspace } from '../workspace/workspace.js';
import { checkText } from './check-text.js';
import { outdatedCore } from './core/outdated-core.js';
import { planCoreAdd } from './core/plan-core.js';
import { withoutOrder } from './detect/without-order.js';
import { aliasWarnings } from './graph/alias-warnings.js';
import { pinStored } from './pin-stored.js';
import type { RememberOptions } from './remember-options.js';
import type { Remembered, Warning } from './remembered.js';
import { findRisks } from './risk-warnings.js';
import { routeByRules } from './route/rules.js';
import { settleRoute } from './settle-route.js';
import { liftTombstones, settleTombstones } from './settle-tombstones.js';
import { findStanding } from './standing-memory.js';
import { planInStore } from './stores/plan-in-store.js';
import type { Stored } from './stores/stored.js';
import { toldOtherwise } from './told-otherwise.js';

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
  const checked = await checkText(given, { redact: options.redact });
  const text = options.store === 'vault' ? checked : withoutOrder(checked);
  const scope = options.scope ?? { kind: 'main' };
  const isOwner = scope.kind === 'main';
  const today = dayAt(workspace.at, workspace.timezone);
  const tombstones = await settleTombstones(workspace, text, { scope, again: options.again });
  const names = lookupNames(workspace, scope);
  const seen = (await readMemories(workspace)).filter(({ audience }) => isFoundBy(audience, names));
  const known = { graph: seenGraph(await readGraph(workspace), names), today };
  const routed = options.route ?? (await routeByRules(text, known));
  const { route, warnings, target } = settleRoute(workspace, routed, { ...options, scope, graph: known.graph });
  const { isOutdated, ...compared } = compare({ text, type: route.type }, seen, {
    today,
    coreDays: readCoreDays(workspace),
  });
  const standingIn = (store: Store) =>
    findStanding(workspace, text, { store, isShared: target.about.isShared, entries: seen, isOutdated });
  const standing = standingIn(target.store);
  const isAgain = standing === 'outdated';
  const stored: Stored =
    standing === null || isAgain
      ? await planInStore(workspace, text, { ...target, route, today, isOwner, isAgain })
      : { ...standing, store: target.store, edits: [], warnings: [] };
  const core =
    route.core_update && stored.store !== 'core' && seesAllNotes(scope.kind)
      ? await alsoInCore(workspace, text, { block: route.block, isOwner, isAgain: standingIn('core') === 'outdated' })
      : { edits: [], warnings: [] };
  const { edits, folded } =
    options.pin === true ? await pinStored(workspace, stored) : { edits: stored.edits, folded: null };
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
        ...outdatedCore(text, compared),
        ...(stored.store === 'semantic' ? aliasWarnings(route, known.graph) : []),
      ],
    },
  };
}

type Compared = Pick<Remembered, 'duplicates' | 'contradictions'> & { readonly isOutdated: (entry: Entry) => boolean };

function compare(
  { text, type }: Told,
  seen: readonly Entry[],
  days: Omit<Parameters<typeof toldOtherwise>[0], 'contrary'>,
): Compared {
  const contradictions = findContradictions({ text, type }, seen);
  const ids = new Set(contradictions.map(({ id }) => id));
  const isOutdated = toldOtherwise({ contrary: seen.filter(({ id }) => ids.has(id)), ...days });
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
