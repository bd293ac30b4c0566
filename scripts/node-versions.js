// Runs the built program under every supported version of Node.js: a journey through the commands, which must end with the right exit
// codes and print nothing to standard error that does not belong there, and a proof that commands without SQLite leak nothing.
//
//     node scripts/node-versions.js [--only 22]
//
// The programs of the other versions, and the package of SQLite for them, come from npm and are kept outside of any checkout. Where a
// version can't be fetched, it is skipped, and the last line says so; where none can, the exit code is 77.
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './build.js';
import { copyProgram } from './node-versions/copy-program.js';
import { fetchNode, supportedVersions } from './node-versions/fetch-node.js';
import { prepareWorkspace, runJourney } from './node-versions/journey.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const program = join(root, 'bin/agentsoul.js');

/** The exit code by which .ci/run tells a check that could not be done from one that passed. */
const nothingDone = 77;

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });

await build({ only: 'bundle' });
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-node-versions-')));
try {
  prepareWorkspace(join(folder, 'world'), { node: process.execPath, program });
  cpSync(join(folder, 'world'), join(folder, 'prepared'), { recursive: true });
  const outcomes = (values.only ?? supportedVersions).map(tryVersion);
  const count = (outcome) => outcomes.filter((one) => one === outcome).length;
  console.log(`Node.js: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
  if (count('failed') > 0) process.exitCode = 1;
  else if (count('passed') === 0) process.exitCode = nothingDone;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function tryVersion(version) {
  const fetched = fetchNode(version);
  const tried = fetched && copyProgram(root, join(folder, `program-${version}`), fetched);
  if (tried === null) {
    console.log(`– Node.js ${version}: skipped, because it could not be fetched from the registry of npm.`);
    return 'skipped';
  }
  // At the place where it was made, because the record of what was approved goes by the place.
  rmSync(join(folder, 'world'), { recursive: true });
  cpSync(join(folder, 'prepared'), join(folder, 'world'), { recursive: true });
  const { problems, lines } = runJourney(join(folder, 'world'), {
    node: fetched.node,
    program: tried,
    keepsCompiled: version !== '20.19',
  });
  console.log(`${problems.length === 0 ? '✔' : '✖'} Node.js ${fetched.exact}: ${lines} command lines`);
  for (const problem of problems) console.log(`    ${problem.replaceAll('\n', '\n    ')}`);
  return problems.length === 0 ? 'passed' : 'failed';
}
