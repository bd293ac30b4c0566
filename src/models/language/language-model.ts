import type { ZodType } from 'zod';
import { SoulError } from '../../errors/soul-error.js';

/** A model that answers with values of a given schema. Its answer is data to be checked, never an instruction. */
export type LanguageModel = {
  /** Provider and model, such as `anthropic:claude-sonnet-4-5`. */
  readonly name: string;
  /** Throws a `ModelFailure` when there is no usable answer, and the reason of the signal when that ended it. */
  ask<Value>(request: ModelRequest<Value>): Promise<ModelAnswer<Value>>;
};

export type ModelRequest<Value> = {
  /** What to do. Never holds text from memories. */
  readonly system: string;
  /** What to do it with. Secrets in it are masked before it leaves this machine. */
  readonly prompt: string;
  /** Use strict objects: what a model adds on its own is refused. */
  readonly schema: ZodType<Value>;
  /** A word for what is asked for, such as `route`. */
  readonly schemaName: string;
  /** The most the answer may have. A longer one is cut off and counts as a failure. */
  readonly maxOutputTokens: number;
  readonly signal?: AbortSignal | undefined;
};

export type ModelAnswer<Value> = {
  readonly value: Value;
  /** Over all tries, as the provider counts; where it does not, as we do. */
  readonly tokens: { readonly input: number; readonly output: number };
  /** The name of the model. */
  readonly by: string;
  /** Whether the first answer did not fit and had to be asked for again. */
  readonly repaired: boolean;
  /** How many secrets were masked in the prompt. */
  readonly masked: number;
};

export type FailureReason =
  /** A setting is missing. */
  | 'incomplete'
  /** The workspace names a model, and the user has not trusted it. */
  | 'untrusted'
  | 'no-key'
  /** Nobody answers at the address, the program cannot be run, or the provider is broken. */
  | 'unavailable'
  | 'timeout'
  | 'rate-limited'
  /** The provider refuses: a wrong key, an unknown model, a prompt it rejects. */
  | 'refused'
  | 'too-long'
  /** The answer does not have the form it was asked for, also when it was asked for again. */
  | 'malformed';

/** A model gave no usable answer. The caller continues with the rules and reports why. */
export class ModelFailure extends SoulError {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string, options: { hint?: string; cause?: unknown } = {}) {
    super('model-failed', message, options);
    this.name = 'ModelFailure';
    this.reason = reason;
  }
}
