// A tour of agentsoul in a temporary folder. It is removed at the end; with --keep it stays.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { steps } from './tour/steps.js';

const program = join(dirname(fileURLToPath(import.meta.url)), '../bin/agentsoul.js');
const keeps = process.argv.includes('--keep');
const hasColour = process.stdout.isTTY === true && (process.env.NO_COLOR ?? '') === '';

// Ctrl-C reaches the command that is running; the tour then stops and cleans up.
process.on('SIGINT', () => undefined);
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = takeTour();

function takeTour() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-tour-')));
  try {
    mkdirSync(join(root, 'home'));
    const help = run(root, root, ['help', '--json']);
    if (help.status !== 0) return stop(help);
    const known = JSON.parse(help.stdout).commands.map(({ name }) => name);
    const offered = steps.filter((step) => known.includes(step.run[0]));
    say(`agentsoul in ${offered.length} steps. Everything happens in ${root} and nowhere else.`);
    let folder = root;
    for (const [index, step] of offered.entries()) {
      say(`\n${bold(`${index + 1}. ${step.title}`)}\n`);
      const exitCode = takeStep(root, folder, step);
      if (exitCode !== 0) return exitCode;
      if (step.enters !== undefined) folder = join(folder, step.enters);
    }
    sayGoodbye(root);
    return 0;
  } finally {
    if (!keeps) rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  }
}

function takeStep(root, folder, { edit, run: words, show, enters, mayFind, why }) {
  if (edit !== undefined) {
    sayCommand(`echo ${quote(edit.add)} >> ${edit.file}`);
    appendFileSync(join(folder, edit.file), `${edit.add}\n`);
  }
  sayCommand(`agentsoul ${words.map(quote).join(' ')}`);
  const outcome = run(root, folder, words);
  if (outcome.status !== 0 && !(outcome.status === 1 && mayFind === true)) return stop(outcome);
  const lines = `${outcome.stdout}${outcome.stderr}`.trimEnd().split('\n');
  for (const line of pick(lines, show)) say(`  ${line}`.trimEnd());
  if (enters !== undefined) sayCommand(`cd ${enters}`);
  say(`\n${why}`);
  return 0;
}

function stop({ status, stdout, stderr, error }) {
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  console.error(`The tour stops here: ${error?.message ?? `the command ended with exit code ${status}`}.`);
  return status || 1;
}

/** Nothing of this machine reaches the program but the path to git, and nothing of the tour reaches the user's settings. */
function run(root, folder, words) {
  return spawnSync(process.execPath, [program, ...words], {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? '/usr/bin:/bin',
      HOME: join(root, 'home'),
      ...(process.env.TZ && { TZ: process.env.TZ }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
}

/** The lines worth seeing, with one … where others were left out. */
function pick(lines, show) {
  if (show === undefined) return lines;
  const picked = lines.map((line) => (show.test(line) ? line : '…'));
  return picked.filter((line, index) => line !== '…' || picked[index - 1] !== '…');
}

function sayGoodbye(root) {
  const next = [
    ['init ~/my-agent', 'a workspace of your own, after four questions'],
    ['-C ~/my-agent render', 'the prompt to start your agent with'],
    ['help', 'all commands, one line each'],
  ];
  say(`\n${bold('Now you')}\n`);
  for (const [words, says] of next) say(`  node bin/agentsoul.js ${words.padEnd(22)}${says}`);
  say('\ndocs/guide.md explains the rest in ten minutes.');
  say(keeps ? `${root} stays; remove it when you like.` : `${root} is gone again; \`npm start -- --keep\` keeps it.`);
}

function sayCommand(command) {
  say(bold(`  $ ${command}`));
}

function say(text) {
  console.log(text);
}

function quote(word) {
  return /[\s"'$&;|<>()*?!#~`\\]/.test(word) ? `"${word.replace(/["$`\\]/g, '\\$&')}"` : word;
}

function bold(text) {
  return hasColour ? `\u001B[1m${text}\u001B[22m` : text;
}
