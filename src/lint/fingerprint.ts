import { createHash } from 'node:crypto';

/**
 * Names a finding by its rule, its file and the words of its line, so that it stays the same when lines are added above it.
 * Equal lines are told apart by counting.
 */
export class Fingerprints {
  readonly #seen = new Map<string, number>();

  of(ruleId: string, path: string, line: string): string {
    const key = [ruleId, path, line.replace(/\s+/g, ' ').trim().toLowerCase()].join('\0');
    const occurrence = this.#seen.get(key) ?? 0;
    this.#seen.set(key, occurrence + 1);
    return createHash('sha256').update(`${key}\0${occurrence}`).digest('hex').slice(0, 16);
  }
}
