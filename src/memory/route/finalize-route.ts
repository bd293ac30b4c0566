import type { EpisodeFields, Store } from '../../entries/entry.js';
import type { Graph } from '../../entries/graph/read-graph.js';
import { SoulError } from '../../errors/soul-error.js';
import { leadingName } from '../../language/names/find-names.js';
import { typeOfName } from '../../language/names/name-types.js';
import { type Scope, seesAllNotes } from '../../scopes/scopes.js';
import type { Layout } from '../../workspace/role-paths.js';
import type { RememberOptions } from '../remember-options.js';
import type { Warning } from '../remember-result.js';
import { hasStore, requireStore } from '../stores/require-store.js';
import type { Route, RoutedEntity } from './route.js';

/** The final store of a memory, and its heading. */
export type MemoryTarget = {
  readonly store: Store;
  readonly about: EpisodeFields;
  /** Whether the caller named the store, so that no other is used. */
  readonly isChosen: boolean;
};

type Settling = RememberOptions & { readonly scope: Scope; readonly graph: Pick<Graph, 'names'> };

/** Applies the caller's options, the layout and the permissions of the scope to a route. */
export function finalizeRoute(
  layout: Layout,
  routed: Route,
  options: Settling,
): { route: Route; target: MemoryTarget; warnings: Warning[] } {
  const { scope } = options;
  const chosen = chosenStore(options);
  const warnings: Warning[] = [];
  let store = chosen ?? routed.store;
  if (chosen !== undefined) requireStore(layout, chosen);
  else if (!hasStore(layout, store)) {
    warnings.push({
      code: 'no-store',
      message: `The layout has no place for ${store} memories, so it was stored in the daily notes.`,
    });
    store = 'episodic';
  }
  if (!seesAllNotes(scope.kind)) {
    if (chosen !== undefined && chosen !== 'episodic') throw aboveScope(chosen, scope);
    store = 'episodic';
  }
  const route: Route = {
    ...routed,
    store,
    type: options.type ?? routed.type,
    tags: options.tags ?? routed.tags,
    confidence: options.confidence ?? (options.auto === true ? routed.confidence : 'high'),
    entities: entitiesOf(options, routed),
    core_update: store === 'core' || options.core === true || (chosen === undefined && routed.core_update),
  };
  return { route, warnings, target: { store, about: headingOf(route, options), isChosen: chosen !== undefined } };
}

/** Sharing and rooms belong to episodes, except that facts can be shared. */
function chosenStore({ store, share, room, core, pin }: Settling): Store | undefined {
  const isForOthers = share === true || room !== undefined;
  if (!isForOthers) return store ?? (core === true && pin === true ? 'core' : undefined);
  if (store === undefined || store === 'episodic') return 'episodic';
  if (store === 'semantic' && room === undefined) return store;
  throw new SoulError('usage', `${share === true ? '--share' : '--room'} cannot be combined with --store ${store}.`, {
    hint: 'Only episodes can be for a room, and only episodes and facts can be shared. Leave `--store` out. Nothing was changed.',
  });
}

function headingOf(route: Route, { scope, share, room, user, auto, source }: Settling): EpisodeFields {
  const isInGroup = scope.kind === 'group';
  return {
    type: route.type,
    confidence: route.confidence,
    tags: route.tags,
    source: source ?? (auto === true ? 'conversation' : 'user-explicit'),
    room: room ?? (scope.kind === 'room' ? scope.room : null),
    user: user ?? null,
    isShared: share === true || isInGroup,
  };
}

function entitiesOf({ entities = [], graph, store }: Settling, routed: Route): RoutedEntity[] {
  const named = entities.map((name) => {
    const known = graph.names.exact(name);
    const found = routed.entities.find((entity) => entity.name.toLowerCase() === name.toLowerCase());
    return known === undefined
      ? (found ?? { name, type: typeOfName(name, routed.summary) })
      : { name: known.name, type: known.type };
  });
  const taken = new Set(named.map(({ name }) => name.toLowerCase()));
  const all = [...named, ...routed.entities.filter(({ name }) => !taken.has(name.toLowerCase()))];
  const leading = all.length === 0 && store === 'semantic' ? leadingName(routed.summary) : null;
  return leading === null ? all : [leading];
}

function aboveScope(store: Store, scope: Scope): SoulError {
  return new SoulError(
    'scope-above-ceiling',
    `Only the owner's sessions may write ${store} memories, and this session is limited to ${scope.kind}.`,
    {
      hint: 'Leave `--store` out to store it in the daily notes. Nothing was changed.',
    },
  );
}
