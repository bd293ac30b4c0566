import { SoulError } from '../../errors/soul-error.js';
import { sessionOf } from '../caller-session.js';
import { invoke, preview } from '../invoke.js';
import type { Adapter, ProbedOperation } from './adapter.js';

/** A program that opened the workspace and calls functions. What writes is only previewed. */
export const libraryAdapter: Adapter = {
  name: 'library',
  async probe(operation, input, { workspace }) {
    try {
      return shownValue(await answerOf(operation, input, sessionOf(workspace)));
    } catch (error) {
      if (!(error instanceof SoulError)) throw error;
      return [error.code, error.message, error.hint ?? ''].join('\n');
    }
  },
};

async function answerOf(operation: ProbedOperation, input: object, session: ReturnType<typeof sessionOf>) {
  // The proof hands every operation the inputs of its own probe.
  return operation.needs === 'read' ? invoke(session, operation, input) : preview(session, operation, input);
}

/** Everything a value holds, as text; bytes as the text they stand for. */
function shownValue(value: unknown): string {
  const seen = new Set<unknown>();
  const parts: string[] = [];
  const visit = (part: unknown): void => {
    if (part instanceof Uint8Array) parts.push(Buffer.from(part).toString('utf8'));
    else if (part instanceof Map || part instanceof Set) for (const entry of part) visit(entry);
    else if (typeof part !== 'object' || part === null) parts.push(String(part));
    else if (!seen.has(part)) {
      seen.add(part);
      for (const [key, inner] of Object.entries(part)) {
        parts.push(key);
        visit(inner);
      }
    }
  };
  visit(value);
  return parts.join('\n');
}
