import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Finding } from '../../src/lint/finding.js';
import { lintText } from '../../src/lint/lint-workspace.js';
import type { LabelledPair } from '../../src/lint/score-attacks.js';
import { readAttacks } from '../../src/lint/self-test/read-attacks.js';
import { alarmsIn, markdownFiles } from './measure.js';

type Planted = {
  readonly id: string;
  readonly path: string;
  readonly lines: readonly string[];
  /** Security warnings and errors that the planted lines brought. */
  readonly plain: readonly Finding[];
  readonly changed: readonly Finding[];
};

/** Plants what tells an attack from its harmless counterpart into the middle of a real file of the same name. */
export async function plantAttacks(folder: string, options: { count: number; at: Date }): Promise<Planted[]> {
  const files = markdownFiles(folder);
  const { pairs } = readAttacks();
  const order = ({ id }: LabelledPair) => createHash('sha256').update(id).digest('hex');
  const chosen = pairs.toSorted((one, other) => (order(one) < order(other) ? -1 : 1)).slice(0, options.count);
  const planted: Planted[] = [];
  for (const [index, pair] of chosen.entries()) {
    const kept = new Set(pair.twin.split('\n'));
    const lines = pair.attack.split('\n').filter((line) => !kept.has(line));
    const text = readFileSync(hostFor(pair.file, files, index), 'utf8');
    const before = text.split('\n');
    const middle = Math.floor(before.length / 2);
    const after = [...before.slice(0, middle), '', ...lines, '', ...before.slice(middle)].join('\n');
    const isNew = await newFindings(pair.file, text, after, options.at);
    planted.push({
      id: pair.id,
      path: pair.file,
      lines,
      plain: await isNew({}),
      changed: await isNew({ provenance: 'changed' }),
    });
  }
  return planted;
}

/** A file with the same name, or else the file of notes whose turn it is. */
function hostFor(file: string, files: readonly string[], index: number): string {
  const same = files.filter((path) => basename(path) === basename(file));
  const notes = files.filter((path) => /MEMORY\.md$|\/memory\//.test(path));
  const hosts = same.length > 0 ? same : notes;
  const host = hosts[index % hosts.length];
  if (host === undefined) throw new Error('There is no file to plant in.');
  return host;
}

async function newFindings(path: string, before: string, after: string, at: Date) {
  return async (options: { provenance?: 'changed' }) => {
    const keyOf = ({ ruleId, excerpt }: Finding) => `${ruleId} ${excerpt}`;
    const known = new Set(alarmsIn(await lintText(before, { path, at, ...options })).map(keyOf));
    return alarmsIn(await lintText(after, { path, at, ...options })).filter((finding) => !known.has(keyOf(finding)));
  };
}
