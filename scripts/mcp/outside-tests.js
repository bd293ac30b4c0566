// By hand, not part of `npm test`: the MCP Inspector and the conformance scenarios that apply to any server, against the built program.
// Both need Node.js 22 or newer: `node scripts/mcp/outside-tests.js /path/to/node24/bin/node`. Installs them into a temporary folder,
// or takes the folder in OUTSIDE_TESTS where they are.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [, , newNode = process.execPath] = process.argv;
const binary = join(dirname(fileURLToPath(import.meta.url)), '../../bin/agentsoul.js');
const packages = ['@modelcontextprotocol/inspector@2.12.0', '@modelcontextprotocol/conformance@0.2.0-alpha.12'];
const scenarios = [
  'server-stateless',
  'tools-list',
  'resources-list',
  'prompts-list',
  'sep-2164-resource-not-found',
  'caching',
  'http-header-validation',
  'dns-rebinding-protection',
  'input-required-result-unsupported-methods',
  'input-required-result-validate-input',
  'input-required-result-ignore-extra-params',
];

/** Checks that call tools of the suite's own example server, which no other server has: `test_missing_capability` and the like. */
const needExampleTools = [
  'sep-2575-server-rejects-undeclared-capability',
  'sep-2575-missing-capability-http-400',
  'sep-2575-http-server-no-independent-requests-on-stream',
  'sep-2575-server-no-log-without-loglevel',
];

const folder = process.env.OUTSIDE_TESTS ?? mkdtempSync(join(tmpdir(), 'agentsoul-outside-'));
const home = mkdtempSync(join(tmpdir(), 'agentsoul-outside-home-'));
const workspace = join(home, 'kate');
const env = { PATH: `${dirname(newNode)}:${process.env.PATH}`, HOME: home };
const agentsoul = (...words) => execFileSync(process.execPath, [binary, ...words], { env, encoding: 'utf8' }).trim();

if (!existsSync(join(folder, 'node_modules'))) {
  writeFileSync(join(folder, 'package.json'), '{}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder, stdio: 'ignore' });
}
agentsoul('init', workspace, '--yes', '--quiet');
agentsoul('-C', workspace, 'remember', 'Ana works at Northwind', '--quiet');

runInspector();
await runConformance();

function runInspector() {
  const server = [process.execPath, binary, 'mcp', '-C', workspace];
  const calls = [
    ['tools/list --strict', '--method', 'tools/list', '--strict'],
    [
      'tools/call recall',
      '--method',
      'tools/call',
      '--tool-name',
      'recall',
      '--tool-arg',
      'question=Where does Ana work?',
    ],
    ['resources/read', '--method', 'resources/read', '--uri', 'agentsoul://prompt/main'],
    ['resources/templates/list', '--method', 'resources/templates/list'],
    ['prompts/list', '--method', 'prompts/list'],
    ['prompts/get', '--method', 'prompts/get', '--prompt-name', 'start_session'],
  ];
  const inspector = join(folder, 'node_modules/.bin/inspector');
  for (const [name, ...words] of calls) {
    const { status, stdout, stderr } = spawnSync(newNode, [inspector, '--cli', ...server, ...words], {
      env,
      encoding: 'utf8',
    });
    report(
      `Inspector ${name}`,
      status === 0,
      status === 0 ? `${stdout.length} characters` : `exit ${status}: ${stderr.slice(0, 600)}${stdout.slice(0, 300)}`,
    );
  }
}

/** The scenarios send no token, so a program in front adds it. It passes Host and Origin on as they are. */
async function runConformance() {
  const token = agentsoul(
    '-C',
    workspace,
    'serve',
    'token',
    'add',
    'conformance',
    '--scope',
    'main',
    '--abilities',
    'read,propose,write',
    '--quiet',
  );
  const server = spawn(process.execPath, [binary, 'mcp', '-C', workspace, '--http', '0'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { port } = new URL(
    await new Promise((resolve) => server.stdout.once('data', (line) => resolve(String(line).trim()))),
  );
  const front = createServer((asked, answer) => {
    const frontHost = `127.0.0.1:${front.address().port}`;
    const localHost = `localhost:${front.address().port}`;
    const swap = (text) => text?.replace(frontHost, `127.0.0.1:${port}`).replace(localHost, `localhost:${port}`);
    const headers = { ...asked.headers, authorization: `Bearer ${token}`, host: swap(asked.headers.host) };
    if (headers.origin !== undefined) headers.origin = swap(headers.origin);
    const passed = request({ port, host: '127.0.0.1', path: asked.url, method: asked.method, headers }, (given) => {
      answer.writeHead(given.statusCode, given.headers);
      given.pipe(answer);
    });
    passed.once('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise((resolve) => front.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${front.address().port}/mcp`;
  for (const scenario of scenarios) {
    const words = [
      'server',
      '--url',
      url,
      '--scenario',
      scenario,
      ...(process.env.CONFORMANCE_OPTIONS?.split(' ') ?? []),
    ];
    const { status, out } = await run([join(folder, 'node_modules/.bin/conformance'), ...words]);
    const failed = [...out.matchAll(/\[([\w-]+) *\][^\n]*FAILURE/g)].map(([, id]) => id);
    const unexpected = failed.filter((id) => !needExampleTools.includes(id));
    const isFine = status === 0 || (failed.length > 0 && unexpected.length === 0);
    const note = isFine && failed.length > 0 ? ['these need tools of the example server:'] : [];
    report(`Conformance ${scenario}`, isFine, [/Passed: .*/.exec(out)?.[0], ...note, ...failed].join(' '));
  }
  front.close();
  front.closeAllConnections();
  server.kill('SIGINT');
}

function run(words) {
  return new Promise((resolve) => {
    const child = spawn(newNode, words, { env, cwd: home });
    let out = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (out += text));
    child.once('close', (status) => resolve({ status, out }));
  });
}

function report(name, isFine, details) {
  if (!isFine) process.exitCode = 1;
  console.log(`${isFine ? '✔' : '✖'} ${name}  ${details}`);
}
