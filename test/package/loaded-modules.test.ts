import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from '../../commands/index.js';
import { buildProgram } from '../cli/binary.js';
import { loadedBy } from './loaded-modules.js';

const home = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-loaded-')));
const place = { cwd: join(home, 'demo'), home };

beforeAll(() => {
  buildProgram();
  loadedBy(['init', 'demo', '--yes'], { cwd: home, home });
  writeFileSync(join(home, 'v.json'), '{ "name": "V" }');
  for (const path of ['TOOLS.md', 'MEMORY.md']) writeFileSync(join(place.cwd, path), '# Edited\n');
}, 60_000);

afterAll(() => rmSync(home, { recursive: true, force: true }));

type Budget = {
  /** Packages outside of our bundle. */
  readonly packages?: readonly string[];
  readonly natives?: readonly string[];
  readonly doors?: readonly string[];
  /** The most of our own bundle, bundled packages included. */
  readonly kilobytes: number;
};

const lock = ['better-sqlite3', 'bindings', 'file-uri-to-path'];
const secrets = [
  '@secretlint/core',
  '@secretlint/profiler',
  '@secretlint/secretlint-rule-preset-recommend',
  'boundary',
  'debug',
  'has-flag',
  'ms',
  'structured-source',
  'supports-color',
];
const vocabulary = ['gpt-tokenizer'];

const nothing: Budget = { kilobytes: 1 };
const frame: Budget = { kilobytes: 175 };
const reading: Budget = { kilobytes: 850 };
const counting: Budget = { ...reading, packages: vocabulary };
const asking: Budget = { ...reading, doors: ['child_process'] };
const writing: Budget = { ...asking, packages: lock, natives: ['better_sqlite3.node'] };
const remembering: Budget = { ...writing, packages: [...lock, ...secrets] };

/** What each command line may load. A package comes in only when the command cannot do without. */
const budgets: readonly (readonly [line: string, budget: Budget])[] = [
  ['--version', nothing],
  ['--help', frame],
  ['help render', frame],
  ['explain usage', frame],
  ['completion bash', frame],
  ['render', reading],
  ['render --scope group --format xml', reading],
  ['render --json', counting],
  ['render --report', counting],
  ['render --against HEAD', asking],
  ['whoami', reading],
  ['scopes', reading],
  ['scopes --prove', counting],
  ['flush --used-tokens 1 --window 9', reading],
  ['budget', counting],
  ['status', asking],
  ['doctor', { ...asking, packages: vocabulary }],
  ['config show', reading],
  ['config get timezone', reading],
  ['config path', reading],
  ['config schema', reading],
  ['persona show', reading],
  ['persona list', reading],
  ['persona check', reading],
  ['persona export', reading],
  ['bootstrap', reading],
  ['trust', reading],
  ['identity set --name Kate', writing],
  ['undo', writing],
  ['config set budgets.total 9000', writing],
  ['persona import ../v.json', writing],
  ['save TOOLS.md --reason bench', writing],
  ['save MEMORY.md --reason bench', remembering],
  ['init ../another --yes', remembering],
];

test.each(budgets)('agentsoul %s loads what it needs and nothing else', (line, budget) => {
  const { kilobytes, ...loaded } = loadedBy(line.split(' '), place);
  const { packages = [], natives = [], doors = [] } = budget;
  expect(loaded).toEqual({ packages: packages.toSorted(), natives, doors });
  expect(kilobytes).toBeLessThanOrEqual(budget.kilobytes);
});

test('every command is in the table', () => {
  const lines = budgets.map(([line]) => line);
  const isListed = (name: string) => lines.some((line) => line === name || line.startsWith(`${name} `));
  expect(commands.map(({ name }) => name).filter((name) => !isListed(name))).toEqual([]);
});
