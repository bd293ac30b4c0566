import { spawnSync } from 'node:child_process';

/**
 * Runs every case `runs` times in turn, so that whatever else the machine does falls on all of them alike, and gives the
 * median wall time of each in milliseconds. The order changes from round to round.
 */
export function measure(cases, { runs, home, node = process.execPath }) {
  const env = { PATH: process.env.PATH, HOME: home };
  const times = new Map(cases.map(({ name }) => [name, []]));
  // The first round fills the caches of the operating system and counts for nothing.
  for (let round = -1; round < runs; round++) {
    for (let turn = 0; turn < cases.length; turn++) {
      const one = cases[(turn + Math.max(round, 0)) % cases.length];
      const taken = timeOnce(one, { env, round, node });
      if (round >= 0) times.get(one.name).push(taken);
    }
  }
  return cases.map((one) => ({ ...one, milliseconds: median(times.get(one.name)) }));
}

function timeOnce({ name, argv, cwd, prepare }, { env, round, node }) {
  prepare?.(round);
  const words = typeof argv === 'function' ? argv(round) : argv;
  const begin = process.hrtime.bigint();
  const { status, stderr } = spawnSync(node, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const taken = Number(process.hrtime.bigint() - begin) / 1e6;
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr}`);
  return taken;
}

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
