import type { Day } from '../../workspace/calendar-days.js';
import type { Audience, MemoryConfidence } from '../entry.js';

/** A line of an entity file. Lines are 1-based, in the file. */
export type EntityLine = { readonly text: string; readonly line: number; readonly audience: Audience };

export type Fact = EntityLine & {
  readonly since: Day | null;
  /** The id of the memory it came from, or a word for its source. */
  readonly source: string | null;
  readonly status: 'active' | 'superseded';
};

export type Moment = EntityLine & { readonly day: Day | null };

/** A link to another entity. `to` is what the link says, which may be an id, a name or an alias. */
export type Link = { readonly to: string; readonly line: number; readonly audience: Audience };

export type Relation = Link & {
  /** Lower case with hyphens, as the vocabulary writes it. */
  readonly relation: string;
  readonly confidence: MemoryConfidence | null;
  readonly firstSeen: Day | null;
  readonly lastSeen: Day | null;
};

/** An entity as described in its file. */
export type Entity = {
  /** The name of its file: `person--ana`. */
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly path: string;
  readonly created: Day | null;
  readonly updated: Day | null;
  readonly isPinned: boolean;
  readonly summary: EntityLine | null;
  readonly facts: readonly Fact[];
  readonly timeline: readonly Moment[];
  readonly questions: readonly EntityLine[];
  readonly relations: readonly Relation[];
  /** Links in sentences, outside the relations. */
  readonly links: readonly Link[];
  /** Who may know that it exists: scopes that may see one of its lines. */
  readonly audience: Audience;
  /** Who may know its name, aliases and dates: scopes that may see its title. */
  readonly headAudience: Audience;
};
