import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const at = ['--at', '2026-02-02T12:00:00Z'];

/**
 * The smoke journey: each line with the exit code, with what standard error says (without `says`, nothing) and with what standard
 * output must hold (`prints`).
 */
const steps = [
  { line: '--version', prints: /^\d+\.\d+\.\d+\n$/ },
  { line: '--help', prints: /agentsoul/ },
  { line: 'help render', prints: /--scope/ },
  { line: 'render --help', prints: /--scope/ },
  { line: 'completion bash', prints: /complete/ },
  { line: 'completion zsh' },
  { line: 'completion fish' },
  { line: 'explain usage' },
  { line: 'explain HID001', prints: /HID001/ },
  { line: 'render --no-such-flag', code: 2, says: /has no option --no-such-flag/ },
  { line: 'rendr', code: 2, says: /Did you mean `agentsoul render`/ },
  { line: 'render --scope nowhere', code: 2, says: /scope/ },
  { line: 'status', prints: /./ },
  { line: 'status --json', prints: /^\{/ },
  { line: 'doctor' },
  { line: 'whoami', prints: /Kate/ },
  { line: 'render', prints: /Kate/ },
  { line: 'render --json', prints: /"tokens"/ },
  { line: 'render --report' },
  { line: 'render --scope group --format xml' },
  { line: 'render --scope subagent' },
  { line: 'render --scope heartbeat' },
  { line: 'render --scope room:tea --format anthropic' },
  { line: 'render --against HEAD --quiet' },
  { line: 'budget' },
  { line: 'scopes' },
  { line: 'config show' },
  { line: 'config get timezone', prints: /^UTC\n$/ },
  { line: 'config schema', prints: /^\{/ },
  { line: 'config path' },
  { line: 'persona show' },
  { line: 'persona list --quiet' },
  { line: 'lint --fail-on never' },
  { line: 'lint --json --fail-on never', prints: /^\{/ },
  // The notes were saved where nobody sat at a terminal, which is an alert.
  { line: 'audit', code: 1, prints: /unattended/ },
  { line: 'audit log', prints: /init/ },
  { line: 'audit show HEAD' },
  { line: 'audit blame SOUL.md' },
  { line: 'audit verify', code: 1, prints: /unattended/ },
  { line: 'core show --quiet' },
  { line: 'know' },
  { line: 'detect remember' },
  { line: 'decay' },
  { line: 'graph show --quiet' },
  { line: 'graph export', prints: /^graph LR/ },
  { line: 'reflect due' },
  { line: 'reflect schedule --print cron' },
  { line: 'dream --quiet' },
  { line: 'review list --quiet' },
  { line: 'trust', says: /already trusted/ },
  { line: 'remember We|drink|oolong|tea|on|Mondays --json', prints: /^\{/ },
  { line: 'log Bought|oolong|tea --json', prints: /^\{/ },
  { line: 'search oolong --json', prints: /oolong/ },
  { line: 'recall oolong --json', prints: /oolong/ },
  { line: 'reindex --json' },
  { line: 'identity set --emoji 🫖 --json' },
  { line: 'config set budgets.total 9000 --json' },
  { line: 'undo --json' },
  { line: 'init ../second --yes --json' },
  { line: 'scopes --prove --json', prints: /"ok": true/ },
];

/** Commands that open no SQLite, of which none may show private words to others. */
const probes = [
  'render --with examples',
  'render --json',
  'render --report',
  'status',
  'status --json',
  'whoami --json',
  'budget --json',
  'scopes --json',
  'doctor --json',
  'config show',
  'persona show --json',
  'lint --json --fail-on never',
  'audit --json',
  'audit log --json',
  'audit show HEAD --json',
  'audit why heron --json',
  'audit blame MEMORY.md --json',
  'core show --json',
  'know --json',
  'know heron --json',
  'decay --json',
  'graph export',
  'reflect show',
  'reflect history --json',
  'dream --json',
  'review list --json',
  'flush --used-tokens 1 --window 9',
];

const canaries = { 'MEMORY.md': 'heron-core', 'USER.md': 'heron-user', 'memory/2026-02-02.md': 'heron-day' };

/** Makes the workspace that every Node.js begins with. `node` must be the one that SQLite was built for. */
export function prepareWorkspace(folder, { node, program }) {
  const run = (...words) => {
    const { status, stderr } = start({ node, program, cwd: folder, home: join(folder, 'home') }, words);
    if (status !== 0) throw new Error(`agentsoul ${words.join(' ')} ended with ${status}: ${stderr}`);
  };
  mkdirSync(join(folder, 'home'), { recursive: true });
  run('init', 'demo', '--yes', '--name', 'Kate', '--timezone', 'UTC', '--quiet', ...at);
  mkdirSync(join(folder, 'demo/memory'), { recursive: true });
  for (const [path, word] of Object.entries(canaries))
    appendFileSync(join(folder, 'demo', path), `\n- The ${word} sleeps.\n`);
  run('-C', 'demo', 'save', '--reason', 'notes', '--quiet', ...at);
}

/** Runs the journey and the leak proof; gives what went wrong, and how many lines were run. */
export function runJourney(folder, { node, program, keepsCompiled }) {
  const world = { node, program, cwd: join(folder, 'demo'), home: join(folder, 'home') };
  const problems = steps.flatMap((step) => problemsOf(step, world));
  const leaks = probes.flatMap((line) => ['group', 'subagent'].flatMap((scope) => leaksOf(line, scope, world)));
  const control = start(world, ['render', ...at]).stdout;
  const unseen = Object.values(canaries).filter((word) => !control.includes(word));
  if (unseen.length > 0)
    leaks.push(`The leak proof is void: \`render\` does not show ${unseen.join(', ')} to the owner.`);
  const cache = keepsCompiled ? cacheProblems(join(folder, 'home/.cache/agentsoul/compile')) : [];
  return { problems: [...problems, ...leaks, ...cache], lines: steps.length + probes.length * 2 };
}

function problemsOf({ line, code = 0, says, prints }, world) {
  const { status, stdout, stderr } = start(world, [...wordsOf(line), ...at]);
  const found = [
    status === code ? [] : [`ended with ${status} instead of ${code}: ${stderr}`],
    says === undefined && stderr !== '' ? [`printed to standard error: ${stderr}`] : [],
    says === undefined || says.test(stderr) ? [] : [`did not say ${says}: ${stderr}`],
    prints === undefined || prints.test(stdout) ? [] : [`did not print ${prints}: ${stdout.slice(0, 200)}`],
    /failed in a way it should not/.test(stdout + stderr) ? ['failed in a way it should not'] : [],
  ];
  return found.flat().map((problem) => `\`agentsoul ${line.replaceAll('|', ' ')}\` ${problem.trim()}`);
}

function leaksOf(line, scope, world) {
  const { status, stdout, stderr } = start({ ...world, scope }, [...wordsOf(line), ...at]);
  const said = stdout + stderr;
  const shown = Object.values(canaries).filter((word) => said.includes(word));
  const isBroken = status === null || status > 2 || /failed in a way it should not/.test(said);
  return [
    ...shown.map((word) => `\`agentsoul ${line}\` shows ${word} to ${scope}.`),
    ...(isBroken ? [`\`agentsoul ${line}\` for ${scope} ended with ${status}: ${stderr}`] : []),
  ];
}

function cacheProblems(folder) {
  const mode = (statSync(folder, { throwIfNoEntry: false })?.mode ?? 0) & 0o777;
  return mode === 0o700
    ? []
    : [`The folder of compiled code has the mode ${mode.toString(8)} instead of 700: ${folder}`];
}

/** `|` stands for a blank inside of a word. */
function wordsOf(line) {
  return line.split(' ').map((word) => word.replaceAll('|', ' '));
}

function start({ node, program, cwd, home, scope }, words) {
  const env = { PATH: process.env.PATH, HOME: home, TZ: 'UTC', ...(scope !== undefined && { AGENTSOUL_SCOPE: scope }) };
  return spawnSync(node, [program, ...words], { cwd, env, encoding: 'utf8', maxBuffer: 1 << 26 });
}
