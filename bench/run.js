// How long commands take, as multiples of starting Node.js with nothing to do, all measured in one run.
//
//     npm run bench -- [--runs 15] [--check] [--markdown]
//     npm run bench -- start [--runs 15] [--only 22] [--check] [--markdown]
//     npm run bench -- search --locomo FILE [--fit] | search --realtalk FILE | search --life | search --languages SET | index | change | reflect | changes [--check]
//
// With --check it exits 1 when a target is missed. A first word names a program of this folder to run instead.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.js';
import { readingCases, scalingCases, workingCases } from './speed/cases.js';
import { measure } from './speed/measure.js';
import { describeMachine, report } from './speed/report.js';
import { measureThroughput, reportThroughput } from './speed/throughput.js';

const [program] = process.argv.slice(2);
if (program === 'start') {
  const { measureStarts } = await import('./speed/start-versions.js');
  await measureStarts(process.argv.slice(3));
  process.exit();
}
if (program !== undefined && !program.startsWith('-')) {
  await import('./start.js');
  process.exit();
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    check: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
  },
});

await build({ only: 'bundle' });
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-bench-')));
try {
  const runs = Number(values.runs);
  const reading = measure(readingCases(folder), { runs, home: folder });
  const working = measure(workingCases(folder), { runs, home: folder });
  const scaling = measure(scalingCases(folder), { runs, home: folder });
  const throughput = measureThroughput(folder, { runs });
  const tables = [
    report('Reading', reading, { base: 'node -e 0', isMarkdown: values.markdown }),
    report('Checking and writing', working, { base: 'node -e 0', isMarkdown: values.markdown }),
    reportThroughput(throughput, { isMarkdown: values.markdown }),
    report('The same with 2,000 memory files', scaling, { isMarkdown: values.markdown }),
  ];
  console.log([describeMachine(runs), ...tables.map(({ text }) => text)].join('\n\n'));
  if (values.check && tables.some(({ misses }) => misses > 0)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
