import { maskCredentials } from '../secrets/mask-credentials.js';
import type { ErrorCode } from './catalogue.js';

/**
 * A failure the user can act on. `message` says what happened and why, `hint` says what to do.
 * Both may quote workspace files, so likely credentials are masked. Anything thrown that is not a SoulError is our bug.
 */
export class SoulError extends Error {
  readonly code: ErrorCode;
  readonly hint: string | null;

  constructor(code: ErrorCode, message: string, options: { hint?: string; cause?: unknown } = {}) {
    super(maskCredentials(message), options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'SoulError';
    this.code = code;
    this.hint = options.hint === undefined ? null : maskCredentials(options.hint);
  }
}
