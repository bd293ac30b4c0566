import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from '../../commands/index.js';
import { sqlitePackage } from '../../src/sqlite/open-database.js';
import { loadedBy } from './loaded-modules.js';

const home = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-loaded-')));
const place = { cwd: join(home, 'demo'), home };

beforeAll(() => {
  loadedBy(['init', 'demo', '--yes'], { cwd: home, home });
  loadedBy(['init', 'other', '--yes'], { cwd: home, home });
  loadedBy(['init', 'calm', '--yes'], { cwd: home, home });
  const payload = { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hello' }] };
  writeFileSync(join(home, 'rollout.jsonl'), `${JSON.stringify({ type: 'response_item', payload })}\n`);
  writeFileSync(join(home, 'v.json'), '{ "name": "V" }');
  writeFileSync(join(home, 'other/USER.md'), '# Edited\n\n- Tokens of GitHub begin with github_pat_; none is here.\n');
  for (const name of ['ana', 'ben'])
    writeFileSync(join(place.cwd, `memory/graph/entities/person--${name}.md`), `# ${name}\n\nA friend.\n`);
  writeFileSync(
    join(place.cwd, 'memory/2026-02-02.md'),
    '## 09:00 | fact\nBen went to the market and the fair.\n\n## 10:00 | fact\nBen was at the harbour with the others.\n\n## 11:00 | fact\nAna was at the club with the others.\n',
  );
  const proposal = (number: number, other: number) =>
    `## Proposal #${number} ⚠️ CONFLICT with #${other}\n- **From**: scout\n- **Content**: Rain\n- **Status**: pending\n\n`;
  writeFileSync(join(place.cwd, 'memory/meta/pending-memories.md'), proposal(1, 2) + proposal(2, 1));
  for (const path of ['TOOLS.md', 'MEMORY.md']) writeFileSync(join(place.cwd, path), '# Edited\n');
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

type Budget = {
  /** Packages outside of our bundle. */
  readonly packages?: readonly string[];
  readonly natives?: readonly string[];
  readonly doors?: readonly string[];
};

const lock = [sqlitePackage];
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

const nothing: Budget = {};
const asking: Budget = { doors: ['child_process'] };
const writing: Budget = { ...asking, packages: lock, natives: ['better_sqlite3.node'] };
const searching: Budget = { packages: [...lock, 'sqlite-vec'], natives: ['better_sqlite3.node'] };
/** What takes a lock and no more. */
const opening: Budget = { packages: lock, natives: ['better_sqlite3.node'] };
const remembering: Budget = { ...writing, packages: [...lock, ...secrets] };

/** What each command line may load. A package comes in only when the command cannot do without. */
const budgets: readonly (readonly [line: string, budget: Budget])[] = [
  ['--version', nothing],
  ['--help', nothing],
  ['help render', nothing],
  ['explain usage', nothing],
  ['completion bash', nothing],
  ['render', nothing],
  ['render --scope group --format xml', nothing],
  ['render --json', nothing],
  ['render --report', nothing],
  ['render --against HEAD', asking],
  ['whoami', nothing],
  ['scopes', nothing],
  ['scopes --prove', { ...searching, doors: ['child_process'] }],
  ['flush --used-tokens 1 --window 9', nothing],
  ['search tea', searching],
  ['search tea --json --no-track', searching],
  ['reindex', searching],
  ['reindex --full', searching],
  ['lint --fail-on never', nothing],
  ['budget', nothing],
  ['status', asking],
  ['doctor', asking],
  ['-C ../calm audit', asking],
  ['audit log', asking],
  ['audit show HEAD', asking],
  ['audit blame SOUL.md', asking],
  ['audit why rain', asking],
  ['-C ../calm audit alerts', asking],
  ['audit ack --help', nothing],
  ['-C ../calm audit verify', asking],
  ['config show', nothing],
  ['config get timezone', nothing],
  ['config path', nothing],
  ['config schema', nothing],
  ['persona show', nothing],
  ['persona list', nothing],
  ['persona check', nothing],
  ['persona export', nothing],
  ['bootstrap', nothing],
  ['trust', nothing],
  ['connect', nothing],
  [`hook codex session-start -C ${place.cwd}`, nothing],
  [`hook codex prompt -C ${place.cwd}`, nothing],
  ['identity set --name Kate', writing],
  ['audit digest', asking],
  ['audit prune', writing],
  ['rollback STYLE.md --to HEAD --yes', writing],
  ['undo', writing],
  ['config set budgets.total 9000', writing],
  ['persona import ../v.json', writing],
  ['save TOOLS.md --reason bench', writing],
  ['save MEMORY.md --reason bench', writing],
  ['-C ../other save USER.md --reason bench', remembering],
  ['remember Tea --store core', { ...writing, ...searching }],
  ['core show', nothing],
  ['core replace Tea --with Milk', writing],
  ['core remove Milk', writing],
  ['log Tea', writing],
  ['detect remember', nothing],
  ['sessions append --session monday --role user --content Hello', opening],
  ['sessions import codex ../rollout.jsonl', opening],
  ['sessions list', nothing],
  ['sessions read monday', nothing],
  ['sessions search hello', nothing],
  ['sessions recent', nothing],
  ['sessions prune', nothing],
  ['stats', nothing],
  ['know', nothing],
  ['search tea', searching],
  ['recall tea', searching],
  ['reindex', searching],
  ['decay', nothing],
  ['graph show', nothing],
  ['graph neighbors person--ana', nothing],
  ['graph path person--ana person--ben', nothing],
  ['graph export', nothing],
  ['graph rebuild', writing],
  ['graph check', nothing],
  ['graph merge person--ana person--ben', writing],
  ['get episode:2026-02-02:09:00', nothing],
  ['pin episode:2026-02-02:09:00', writing],
  ['unpin episode:2026-02-02:09:00', writing],
  ['forget nothing-of-the-kind', nothing],
  ['reflect due', nothing],
  ['reflect', writing],
  ['reflect run --replace', writing],
  ['reflect show', asking],
  ['reflect approve --only 1 --yes', writing],
  ['reflect reject', writing],
  ['reflect history', nothing],
  ['reflect schedule --print cron', nothing],
  ['dream', nothing],
  ['dream --explain episode:2026-02-02:09:00', nothing],
  ['dream --apply', writing],
  ['propose Tea --from scout', writing],
  ['propose Milk --from scout', writing],
  ['review list', nothing],
  ['review resolve 1 --keep-both', writing],
  ['review defer 3', writing],
  ['review commit 3', { ...writing, ...searching }],
  ['review reject 4 --reason bench', writing],
  ['review auto', asking],
  ['init ../another --yes', writing],
  [`-C ${place.cwd} mcp`, nothing],
  ['serve token add scout --scope group', opening],
  ['serve token list', nothing],
  ['serve token remove scout', opening],
];

test.each(budgets)('agentsoul %s loads what it needs and nothing else', (line, budget) => {
  const { packages = [], natives = [], doors = [] } = budget;
  const { ownFiles: _, ...loaded } = loadedBy(line.split(' '), place);
  expect(loaded).toEqual({ packages: packages.toSorted(), natives, doors });
});

test('the list of commands, help and completions load no schema', () => {
  const holdsZod = (file: string) => /["'`]\$ZodType["'`]/.test(readFileSync(file, 'utf8'));
  const withZod = (line: string) => loadedBy(line.split(' '), place).ownFiles.filter(holdsZod);
  for (const line of ['--help', 'help render', 'completion bash', '--version']) expect(withZod(line)).toEqual([]);
  expect(withZod('config schema')).not.toEqual([]);
}, 60_000);

test('every command is in the table', () => {
  const lines = budgets.map(([line]) => line);
  const isListed = (name: string) =>
    lines.some((line) => [line, line.replace(/^-C \S+ /, '')].some((words) => `${words} `.startsWith(`${name} `)));
  expect(commands.map(({ name }) => name).filter((name) => !isListed(name))).toEqual([]);
});
