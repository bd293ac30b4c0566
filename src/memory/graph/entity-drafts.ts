import { ownerOnly } from '../../entries/access/audience.js';
import type { Entity } from '../../entries/graph/entity.js';
import { entityId, isEntityId, typeOfId, wordsOfSlug } from '../../entries/graph/entity-id.js';
import type { GraphPaths } from '../../entries/graph/graph-paths.js';
import { parseEntity } from '../../entries/graph/parse-entity-file.js';
import type { Graph } from '../../entries/graph/read-graph.js';
import { SoulError } from '../../errors/soul-error.js';
import { nameKey } from '../../language/names/name-key.js';
import type { Day } from '../../workspace/calendar-days.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { createEntity } from './create-entity.js';
import { readText } from './plan-graph-edits.js';

/** Entity files during planning: read once, changed in memory. */
export class EntityDrafts {
  readonly texts = new Map<string, string>();
  readonly #made = new Map<string, string>();
  readonly #paths = new Map<string, string>();

  constructor(
    readonly graph: Graph,
    readonly place: DraftPlace,
  ) {}

  /** The id of the entity with that name, existing or planned. */
  idOf(called: string): string | undefined {
    return this.graph.names.exact(called)?.id ?? this.#made.get(nameKey(called));
  }

  /** The id of an entity, which is drafted if it does not exist. */
  async entity(called: string, type?: string): Promise<string> {
    const known = this.idOf(called) ?? this.#sameName(called, type);
    if (known !== undefined) return known;
    const id = isEntityId(called) ? called : entityId(type ?? 'concept', called);
    if (nameKey(called) === '') throw nameless();
    const path = this.place.places.entityFile(id);
    if ((await readText(this.place.reader, path)) === null) {
      const isPage = this.place.places.kind === 'wiki';
      const name = id === called ? wordsOfSlug(id) : called.trim();
      const made = createEntity({ type: typeOfId(id) ?? 'concept', name, day: this.place.day, id, isPage });
      this.texts.set(path, made);
    }
    this.#paths.set(id, path);
    for (const name of [called, id, id.replace(/^[a-z]+--/, '')]) this.#made.set(nameKey(name), id);
    return id;
  }

  async read(id: string): Promise<Entity> {
    const path = this.#pathOf(id);
    return parseEntity(path, await this.#text(path), ownerOnly);
  }

  async edit(id: string, edit: (text: string) => string): Promise<void> {
    const path = this.#pathOf(id);
    this.texts.set(path, edit(await this.#text(path)));
  }

  /** If two entities have the name, the type decides. */
  #sameName(called: string, type: string | undefined): string | undefined {
    const named = this.graph.names.all(called);
    const [only, ...more] = named.filter((entity) => type === undefined || entity.type === type);
    if (only !== undefined && more.length === 0) return only.id;
    if (named.length < 2) return undefined;
    throw new SoulError('unknown-entity', `More than one entity is called "${called}".`, {
      hint: `Use one of the ids: ${named.map(({ id }) => id).join(', ')}. Nothing was changed.`,
    });
  }

  async #text(path: string): Promise<string> {
    return this.texts.get(path) ?? (await readText(this.place.reader, path)) ?? '';
  }

  #pathOf(id: string): string {
    const entity = this.graph.entities.find((known) => known.id === id);
    return entity?.path ?? this.#paths.get(id) ?? this.place.places.entityFile(id);
  }
}

type DraftPlace = { readonly reader: SnapshotReader; readonly places: GraphPaths; readonly day: Day };

function nameless(): SoulError {
  return new SoulError('usage', 'An entity needs a name with letters or digits.', { hint: 'Nothing was changed.' });
}
