// What frequent commands take under every supported Node.js, as multiples of `node -e 0` of the same Node.js in the same run.
//
//     npm run bench -- start [--runs 15] [--only 22] [--check] [--markdown]
//
// The program is a copy with the packages that npm installs for each version: see scripts/node-versions.js.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.js';
import { copyProgram } from '../../scripts/node-versions/copy-program.js';
import { fetchNode, supportedVersions } from '../../scripts/node-versions/fetch-node.js';
import { measure } from './measure.js';
import { describeMachine, report } from './report.js';
import { agentsoul, at, makeLargeWorkspace, makeMedianWorkspace, makeWorkspaceWithFiles } from './workspace.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

export async function measureStarts(args) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '15' },
      only: { type: 'string', multiple: true },
      check: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
    },
  });
  await build({ only: 'bundle' });
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-bench-')));
  try {
    const workspaces = {
      large: makeLargeWorkspace(folder, 'large'),
      few: makeWorkspaceWithFiles(folder, 'few', 60),
      many: makeWorkspaceWithFiles(folder, 'many', 2_000),
      median: makeMedianWorkspace(folder, 'median'),
    };
    let misses = 0;
    console.log(describeMachine(Number(values.runs)));
    for (const version of values.only ?? supportedVersions) {
      const fetched = fetchNode(version);
      const program = fetched && copyProgram(root, join(folder, `program-${version}`), fetched);
      if (program === null) {
        console.log(`\nNode.js ${version} was skipped, because it could not be fetched from the registry of npm.`);
        continue;
      }
      const cases = casesFor(workspaces, { program, version, folder });
      const home = join(folder, `home-${version}`);
      agentsoul(home, '-C', workspaces.many, 'trust', '--yes');
      const measured = measure(cases, { runs: Number(values.runs), home, node: fetched.node });
      const table = report(`Node.js ${fetched.exact}`, measured, { base: 'node -e 0', isMarkdown: values.markdown });
      console.log(`\n${table.text}`);
      misses += table.misses;
    }
    if (values.check && misses > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function casesFor({ large, few, many, median }, { program, version, folder }) {
  const run = (...words) => [program, ...words, ...at];
  const note = (root, ...words) => [program, '-C', root, ...words];
  const hook = (event) => [program, '-C', many, 'hook', 'claude-code', event];
  return [
    { name: 'node -e 0', argv: ['-e', '0'] },
    { name: 'agentsoul --version', argv: [program, '--version'], target: 1.5 },
    { name: 'agentsoul --help', argv: [program, '--help'] },
    { name: 'render, 30,000 characters', argv: run('-C', large, 'render'), target: 3 },
    { name: 'search, 2,000 files', argv: run('-C', many, 'search', 'ledger'), target: version === '20.19' ? 5 : 4 },
    { name: 'remember, 60 files', argv: (round) => note(few, 'remember', `Dora keeps ${round + 3} bees`), target: 6 },
    { name: 'log, 60 files', argv: (round) => note(few, 'log', `Watered ${round + 3} plants`), target: 5 },
    { name: 'mcp, first answers', argv: [program, '-C', many, 'mcp'], input: () => mcpOpening, target: 6 },
    { name: 'hook, session start', argv: hook('session-start'), input: hookInput('SessionStart'), target: 5 },
    { name: 'hook, prompt', argv: hook('prompt'), input: hookInput('UserPromptSubmit'), target: 4 },
    { name: 'lint, 12,000 characters', argv: run('-C', median, 'lint', '--fail-on', 'never') },
  ].map((one) => ({ cwd: folder, ...one }));
}

/** What Claude Code says to a hook; every round is another session. */
function hookInput(event) {
  const prompt = 'where is the ledger?';
  return (round) => JSON.stringify({ session_id: `bench-${round}`, hook_event_name: event, source: 'startup', prompt });
}

/** A client that introduces itself, asks for the tools and leaves. */
const mcpOpening = [
  {
    ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'bench', version: '1' } },
  },
  { jsonrpc: '2.0', method: 'notifications/initialized' },
  { jsonrpc: '2.0', id: 2, method: 'tools/list' },
]
  .map((message) => `${JSON.stringify(message)}\n`)
  .join('');
