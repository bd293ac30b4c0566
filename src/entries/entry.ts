import type { Role } from '../roles/roles.js';
import type { Day } from '../workspace/calendar-days.js';

/** Where memories of one kind live, as the command line names them. */
export const storeNames = ['core', 'episodic', 'semantic', 'procedural', 'vault'] as const;

export type Store = (typeof storeNames)[number];

export const episodeTypes = ['decision', 'fact', 'preference', 'task', 'event', 'emotion', 'correction'] as const;

export type EpisodeType = (typeof episodeTypes)[number];

export const confidences = ['high', 'medium', 'low'] as const;

export type MemoryConfidence = (typeof confidences)[number];

/** One memory as written in a file. */
export type Entry = {
  /** Stays the same while its text does: `episode:2026-02-02:14:30`, `note:memory/ideas.md#1f0c22ab`, `entity:person--ana#…`. */
  readonly id: string;
  readonly store: Store;
  /** Null for Markdown that the layout doesn't know. */
  readonly role: Role | null;
  readonly path: string;
  /** 1-based and inclusive, in the file; the heading of an episode is part of it. */
  readonly startLine: number;
  readonly endLine: number;
  /** The headings above it, outermost first, limited to those that everybody who may see the entry may read. */
  readonly trail: readonly string[];
  /** What is remembered, without heading, comments and list markers. */
  readonly text: string;
  readonly day: Day | null;
  /** `HH:MM` in the owner's zone. */
  readonly time: string | null;
  readonly about: EpisodeFields;
  /** Whether its file marks it as superseded. */
  readonly isSuperseded: boolean;
  readonly audience: Audience;
};

/** What the heading of an episode says about it. */
export type EpisodeFields = {
  readonly type: EpisodeType | null;
  readonly confidence: MemoryConfidence | null;
  readonly tags: readonly string[];
  readonly source: string | null;
  readonly room: string | null;
  readonly user: string | null;
  readonly isShared: boolean;
  /** Ids of contradicting entries, if it is not known which is right. */
  readonly contradicts?: readonly string[];
};

/**
 * The scopes that may find an entry: names of scopes, `room:*` for every room, `room:<id>` for one. Sorted; `main` is always
 * among them.
 */
export type Audience = readonly string[];

export const noFields: EpisodeFields = {
  type: null,
  confidence: null,
  tags: [],
  source: null,
  room: null,
  user: null,
  isShared: false,
};
