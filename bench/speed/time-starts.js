// Starts Node.js with each of some argument lists in turn and prints the median wall time of each in milliseconds, as JSON. A process
// of its own, because a large one takes longer to start others, whatever they are, and that would flatter the slower ones.
import { spawnSync } from 'node:child_process';

const { lists, rounds, env } = JSON.parse(process.argv[2]);
const times = lists.map(() => []);
// The first round fills the caches of the operating system and counts for nothing.
for (let round = -1; round < rounds; round++) {
  for (const [index, words] of lists.entries()) {
    const begin = process.hrtime.bigint();
    const { status, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
    const taken = Number(process.hrtime.bigint() - begin) / 1e6;
    if (status !== 0) throw new Error(stderr);
    if (round >= 0) times[index].push(taken);
  }
}
console.log(JSON.stringify(times.map((taken) => taken.toSorted((one, other) => one - other)[taken.length >> 1])));
