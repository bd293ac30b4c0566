/**
 * Kills a writer at random moments, again and again, and looks after each kill whether anything was lost or left half done. A
 * reader runs all the while and must never see files of two different changes together. With --operations it kills the built
 * program in every kind of command that writes, and asks a reader, a writer, `audit verify` and git after each.
 *
 *     node bench/start.js kill-at-random --rounds 1000
 *     node bench/start.js kill-at-random --operations --rounds 500
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkAfterKill, type Fate } from './kill-at-random/check.js';
import { beginLife, killOnce } from './kill-at-random/lives.js';
import { type Kind, kinds, makePlace, placeOf } from './kill-at-random/place.js';
import { runReader, startReader } from './kill-at-random/reader.js';
import { killWriter, runWriter } from './kill-at-random/writer.js';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    /** The longest time from the begin of a change to the kill. */
    'max-delay-ms': { type: 'string', default: '160' },
    /** Where to make the workspaces; a disk in memory is faster. */
    in: { type: 'string', default: tmpdir() },
    operations: { type: 'boolean', default: false },
    role: { type: 'string', default: 'main' },
    folder: { type: 'string', default: '' },
    kind: { type: 'string', default: 'own' },
  },
});

switch (values.role) {
  case 'writer':
    await runWriter(placeOf(values.folder, values.kind as Kind));
    break;
  case 'reader':
    await runReader(kinds.map((kind) => placeOf(values.folder, kind)));
    break;
  default:
    process.exitCode = values.operations
      ? await killOperations(Number(values.rounds))
      : await killAtRandom(Number(values.rounds), Number(values['max-delay-ms']));
}

async function killAtRandom(rounds: number, maxDelayMs: number): Promise<number> {
  const program = process.argv[1] ?? '';
  const folder = realpathSync(mkdtempSync(join(values.in, 'agentsoul-kill-')));
  mkdirSync(join(folder, 'home'));
  const places = kinds.map((kind) => makePlace(folder, kind));
  const reader = startReader(program, folder);
  const violations: string[] = [];
  const counts: Record<Fate, number> = { none: 0, 'had-just-ended': 0, completed: 0, dropped: 0 };
  const began = performance.now();
  for (let round = 0; round < rounds; round++) {
    const place = places[round % places.length];
    if (place === undefined) break;
    const withChildren = Math.floor(round / places.length) % 2 === 0;
    const killed = await killWriter(program, place, { folder, withChildren, maxDelayMs });
    if (killed.trouble !== null) violations.push(`round ${round}: the writer said: ${killed.trouble}`);
    try {
      const { fate, violations: found } = await checkAfterKill(place, killed, {
        thorough: round % 50 < places.length,
      });
      counts[fate] += 1;
      violations.push(...found.map((violation) => `round ${round}, ${violation}`));
    } catch (error) {
      violations.push(`round ${round}, ${place.kind}: the next command failed: ${String(error)}`);
    }
    if ((round + 1) % 100 === 0) console.error(`${round + 1} rounds, ${violations.length} violations`);
  }
  const { reads, violations: seen, trouble } = await reader.stop();
  violations.push(...seen, ...(trouble === '' ? [] : [`the reader said: ${trouble}`]));
  for (const violation of violations.slice(0, 20)) console.log(violation);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    [
      `${rounds} kills in ${seconds} s`,
      `${rounds - counts.none} in the middle of a change`,
      `of these ${counts.completed} completed by the next command`,
      `${counts.dropped} dropped without a trace`,
      `${counts['had-just-ended']} had just ended`,
      `${reads} reads meanwhile`,
      `${violations.length} violations`,
    ].join(', '),
  );
  if (violations.length === 0) rmSync(folder, { recursive: true, force: true });
  else console.log(`The workspaces are kept in ${folder}.`);
  return violations.length === 0 ? 0 : 1;
}

async function killOperations(rounds: number): Promise<number> {
  const folder = realpathSync(mkdtempSync(join(values.in, 'agentsoul-kill-')));
  const life = beginLife(folder, join(process.cwd(), 'bin/agentsoul.js'));
  const durations = new Map<string, number>();
  const violations: string[] = [];
  const kills = new Map<string, number>();
  const began = performance.now();
  let killed = 0;
  for (let round = 0; killed < rounds; round++) {
    const { operation, moment, wasKilled, violations: found } = await killOnce(life, round, durations);
    if (wasKilled) {
      killed += 1;
      kills.set(operation, (kills.get(operation) ?? 0) + 1);
    }
    violations.push(...found.map((violation) => `round ${round}, ${JSON.stringify(moment)}: ${violation}`));
    for (const violation of found) console.error(`round ${round}, ${JSON.stringify(moment)}: ${violation}`);
    if ((round + 1) % 50 === 0) console.error(`${round + 1} rounds, ${killed} kills, ${violations.length} violations`);
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${killed} kills of ${kills.size} kinds of operations in ${seconds} s, ${violations.length} violations`);
  if (violations.length === 0) rmSync(folder, { recursive: true, force: true });
  else console.log(`The workspace is kept in ${folder}.`);
  return violations.length === 0 ? 0 : 1;
}
