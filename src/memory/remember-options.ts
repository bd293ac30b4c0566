import type { EpisodeType, MemoryConfidence, Store } from '../entries/entry.js';
import type { LanguageModel } from '../models/language/language-model.js';
import type { Scope } from '../scopes/scopes.js';
import type { Route } from './route/route.js';

/** What whoever asks to remember something may decide. */
export type RememberOptions = {
  /** Whom the answer is for; `main` unless said otherwise. Others than the owner's own scopes write episodes only. */
  readonly scope?: Scope | undefined;
  /** Decided already; else the model decides that the settings name, or the rules. */
  readonly route?: Route | undefined;
  /** In place of the model that the settings name; null for none. */
  readonly model?: LanguageModel | null | undefined;
  /** Ends the wait for the model. */
  readonly signal?: AbortSignal | undefined;
  readonly store?: Store | undefined;
  readonly type?: EpisodeType | undefined;
  /** In place of the tags that were found. */
  readonly tags?: readonly string[] | undefined;
  readonly confidence?: MemoryConfidence | undefined;
  /** Names of entities it is about, the first of which is the subject. */
  readonly entities?: readonly string[] | undefined;
  /** Whether core memory says it too. */
  readonly core?: boolean | undefined;
  readonly pin?: boolean | undefined;
  readonly share?: boolean | undefined;
  readonly room?: string | undefined;
  readonly user?: string | undefined;
  /** Noticed in a conversation; nobody asked to remember it. */
  readonly auto?: boolean | undefined;
  readonly redact?: boolean | undefined;
  /** Also where it was forgotten for good. */
  readonly again?: boolean | undefined;
};
