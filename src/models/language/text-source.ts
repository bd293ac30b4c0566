import type { ZodType } from 'zod';
import type { ResolvedConfig } from '../../config/defaults.js';
import type { Environment } from '../../git/run-git.js';
import type { Pause } from '../retry-pause.js';
import type { Deadline } from './deadline.js';

/** A provider that answers with text; only its length has been checked. */
export type TextSource = {
  /** Provider and model, such as `ollama:qwen3:8b`. */
  readonly name: string;
  /** Its name at the start of a message. */
  readonly title: string;
  readonly timeoutMs: number;
  /** The longest answer the settings allow. */
  readonly maxTokens: number | undefined;
  /** Throws a `ModelFailure`. Ends early when the signal of the deadline does. */
  write(question: Question, deadline: Deadline): Promise<Written>;
};

export type Question = {
  readonly system: string;
  readonly prompt: string;
  /** The form of the answer, for providers that can hold a model to it. */
  readonly schema: ZodType;
  readonly schemaName: string;
  readonly maxOutputTokens: number;
};

export type Written = {
  readonly text: string;
  /** As the provider counts, where it does. */
  readonly tokens: { readonly input: number | undefined; readonly output: number | undefined };
};

export type ModelSettings = ResolvedConfig['model'];

export type ModelWorld = { readonly env: Environment; readonly pause?: Pause | undefined };
