// Fits the weights by which reflection tells whether a note takes the place of another, and compares them with the stored ones.
//
//     npm run bench -- changes [--check]
//
// With --check it exits 1 when the stored weights are far from those that are fitted.
import { parseArgs } from 'node:util';
import { replacementSignalNames, storedWeights } from '../src/reflect/consolidate/contradictions/score-replacement.js';
import { compareWeights, fitChanges } from './changes/fit-changes.js';
import { lifePairs } from './changes/life-pairs.js';
import { listedPairs } from './changes/listed-pairs.js';

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const pairs = [...listedPairs(), ...(await lifePairs())];
const replaced = pairs.filter(({ isReplaced }) => isReplaced).length;
console.log(`${pairs.length} pairs of notes, ${replaced} of which are a change.\n`);
const fitted = fitChanges(pairs);
const told = (line: string, stored: number) => console.log(`${line.padEnd(28)} // stored: ${stored}`);
told(`const bar = ${fitted.bar};`, storedWeights.bar);
console.log('const worth = {');
for (const sign of replacementSignalNames) told(`  ${sign}: ${fitted.worth[sign]},`, storedWeights.worth[sign]);
console.log('};\n');
const { farthest, agreement } = compareWeights(fitted, storedWeights, pairs);
console.log(`Stored and fitted weights differ by ${farthest.toFixed(2)} at most.`);
console.log(`They say the same of ${(agreement * 100).toFixed(1)} in 100 pairs.`);
if (values.check === true && (farthest > 1 || agreement < 0.98)) process.exitCode = 1;
