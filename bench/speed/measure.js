import { spawnSync } from 'node:child_process';

/**
 * Runs every case `runs` times in turn, so that whatever else the machine does falls on all of them alike, and gives the medians of
 * the wall time and of the processor time, in milliseconds. The order changes from round to round.
 */
export function measure(cases, { runs, home, node = process.execPath }) {
  const env = { PATH: process.env.PATH, HOME: home, LC_ALL: 'C' };
  const times = new Map(cases.map(({ name }) => [name, []]));
  // The first round fills the caches of the operating system and counts for nothing.
  for (let round = -1; round < runs; round++) {
    for (let turn = 0; turn < cases.length; turn++) {
      const one = cases[(turn + Math.max(round, 0)) % cases.length];
      const taken = timeOnce(one, { env, round, node });
      if (round >= 0) times.get(one.name).push(taken);
    }
  }
  return cases.map((one) => {
    const taken = times.get(one.name);
    return {
      ...one,
      milliseconds: median(taken.map(({ wall }) => wall)),
      processorMs: median(taken.map(({ processor }) => processor)),
    };
  });
}

/** By bash, which counts the processor time of a process with that of the programs it waited for, in milliseconds. */
function timeOnce({ name, argv, cwd, prepare, input }, { env, round, node }) {
  prepare?.(round);
  const words = typeof argv === 'function' ? argv(round) : argv;
  const timed = 'TIMEFORMAT="took %3R %3U %3S"; time "$@" >/dev/null';
  const { status, stderr } = spawnSync('bash', ['-c', timed, 'bash', node, ...words], {
    cwd,
    env,
    input: input?.(round) ?? '',
    encoding: 'utf8',
  });
  const [, wall, user, system] = /took ([\d.]+) ([\d.]+) ([\d.]+)\s*$/.exec(stderr) ?? [];
  if (status !== 0 || wall === undefined) throw new Error(`${name} ended with ${status}: ${stderr}`);
  return { wall: Number(wall) * 1_000, processor: (Number(user) + Number(system)) * 1_000 };
}

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
