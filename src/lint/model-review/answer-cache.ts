import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Answers of a model by what it was asked, so that lines it has read are not paid for again. */
export type AnswerCache = {
  readonly get: (key: string) => unknown;
  readonly put: (key: string, answer: unknown) => void;
};

/** Lies in the user's state folder, outside every workspace. Null without such a folder. */
export function openAnswerCache(stateDir: string | null): AnswerCache | null {
  if (stateDir === null) return null;
  const folder = join(stateDir, 'lint-model');
  const fileOf = (key: string) => join(folder, `${key}.json`);
  return {
    get(key) {
      try {
        return JSON.parse(readFileSync(fileOf(key), 'utf8'));
      } catch {
        // Not there or damaged: the model is asked again.
        return null;
      }
    },
    put(key, answer) {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        writeFileSync(fileOf(key), JSON.stringify(answer), { mode: 0o600 });
      } catch {
        // A full disk or a read-only home costs the next run a question, and this one nothing.
      }
    },
  };
}

export function cacheKey(
  model: string,
  { system, prompt }: { readonly system: string; readonly prompt: string },
): string {
  return createHash('sha256').update([model, system, prompt].join('\0')).digest('hex').slice(0, 32);
}
