// Fits the weights by which reflection tells whether a note takes the place of another, and compares them with the stored ones.
//
//     npm run bench -- changes [--check]
//
// With --check it exits 1 when the stored weights are not those that are fitted.
import { parseArgs } from 'node:util';
import { signNames, storedWeights } from '../src/reflect/consolidate/replacement.js';
import { fitChanges } from './changes/fit-changes.js';
import { lifePairs } from './changes/life-pairs.js';
import { listedPairs } from './changes/listed-pairs.js';

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const pairs = [...listedPairs(), ...(await lifePairs())];
const replaced = pairs.filter(({ isReplaced }) => isReplaced).length;
console.log(`${pairs.length} pairs of notes, ${replaced} of which are a change.\n`);
const fitted = fitChanges(pairs);
const farthest = Math.max(
  Math.abs(fitted.bar - storedWeights.bar),
  ...signNames.map((sign) => Math.abs(fitted.worth[sign] - storedWeights.worth[sign])),
);
console.log(`const bar = ${fitted.bar};\nconst worth = {`);
for (const sign of signNames)
  console.log(`  ${`${sign}: ${fitted.worth[sign]},`.padEnd(26)} // stored: ${storedWeights.worth[sign]}`);
console.log(`};\n\nStored weights differ from these by ${farthest.toFixed(2)} at most.`);
if (values.check === true && farthest > 0.02) process.exitCode = 1;
