import type { EpisodeType, MemoryConfidence, Store } from '../entries/entry.js';
import type { LanguageModel } from '../models/language/language-model.js';
import type { Scope } from '../scopes/scopes.js';
import type { Route } from './route/route.js';

/** Options of the caller. */
export type RememberOptions = {
  /** The scope of the caller; default `main`. Scopes other than the owner's write episodes only. */
  readonly scope?: Scope | undefined;
  /** A given route; otherwise the configured model or the rules decide. */
  readonly route?: Route | undefined;
  /** Replaces the configured model; null for none. */
  readonly model?: LanguageModel | null | undefined;
  /** Ends the wait for the model. */
  readonly signal?: AbortSignal | undefined;
  readonly store?: Store | undefined;
  readonly type?: EpisodeType | undefined;
  /** Replaces the detected tags. */
  readonly tags?: readonly string[] | undefined;
  readonly confidence?: MemoryConfidence | undefined;
  /** Names of entities it is about, the first of which is the subject. */
  readonly entities?: readonly string[] | undefined;
  /** Whether to add it to core memory too. */
  readonly core?: boolean | undefined;
  readonly pin?: boolean | undefined;
  readonly share?: boolean | undefined;
  readonly room?: string | undefined;
  readonly user?: string | undefined;
  /** Overrides the recorded source. */
  readonly source?: string | undefined;
  /** Detected in a conversation, without a request to remember it. */
  readonly auto?: boolean | undefined;
  readonly redact?: boolean | undefined;
  /** Store it even if it was permanently forgotten. */
  readonly again?: boolean | undefined;
};
