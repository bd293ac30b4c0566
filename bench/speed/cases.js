import { join } from 'node:path';
import {
  at,
  editByHand,
  makeLargeWorkspace,
  makeMedianWorkspace,
  makeNewWorkspace,
  makeWorkspaceWithFiles,
  program,
} from './workspace.js';

const nothing = { name: 'node -e 0', argv: ['-e', '0'] };

/** Commands that only read, with the most they may take as a multiple of starting Node.js; those without a target are told for information. */
export function readingCases(folder) {
  const large = makeLargeWorkspace(folder, 'large');
  const abroad = makeLargeWorkspace(folder, 'abroad', { timezone: 'Asia/Tokyo' });
  const run = (...words) => [program, ...words, ...at];
  const cases = [
    nothing,
    { name: 'agentsoul --version', argv: [program, '--version'], target: 1.5 },
    { name: 'agentsoul --help', argv: [program, '--help'] },
    { name: 'render, 30,000 characters', argv: run('-C', large, 'render'), target: 2.5 },
    { name: 'render, another time zone than UTC', argv: run('-C', abroad, 'render') },
    { name: 'render --json, exact tokenizer', argv: run('-C', large, 'render', '--json'), target: 5 },
    { name: 'whoami', argv: run('-C', large, 'whoami') },
  ];
  return cases.map((one) => ({ cwd: folder, ...one }));
}

/** Commands that check everything or write, and start git. Measured apart, because they leave the machine busy behind them. */
export function workingCases(folder) {
  const written = makeLargeWorkspace(folder, 'written');
  const fresh = makeNewWorkspace(folder, 'fresh');
  const median = makeMedianWorkspace(folder, 'median');
  const run = (...words) => [program, ...words, ...at];
  const cases = [
    nothing,
    { name: 'lint, 12,000 characters', argv: run('-C', median, 'lint', '--fail-on', 'never'), target: 4 },
    { name: 'lint, a new workspace', argv: run('-C', fresh, 'lint', '--fail-on', 'never') },
    { name: 'init', argv: (round) => [program, 'init', join(folder, `new-${round}`), '--yes'] },
    { name: 'identity set', argv: (round) => run('-C', written, 'identity', 'set', '--name', `Kate ${round}`) },
    {
      name: 'save',
      argv: run('-C', written, 'save', '--reason', 'bench'),
      prepare: (round) => editByHand(written, round),
    },
  ];
  return cases.map((one) => ({ cwd: folder, ...one }));
}

/** Each command with few and with many files beside those it needs; the second is compared with the first. */
export function scalingCases(folder) {
  const few = makeWorkspaceWithFiles(folder, 'few', 10);
  const many = makeWorkspaceWithFiles(folder, 'many', 2_000);
  const render = (root) => [program, '-C', root, 'render', ...at];
  const write = (root) => (round) => [program, '-C', root, 'identity', 'set', '--name', `Kate ${round}`];
  const cases = [
    { name: 'render, 10 files', argv: render(few) },
    { name: 'render, 2,000 files', argv: render(many), comparedWith: 'render, 10 files', target: 1.3 },
    { name: 'identity set, 10 files', argv: write(few) },
    { name: 'identity set, 2,000 files', argv: write(many), comparedWith: 'identity set, 10 files', target: 1.3 },
  ];
  return cases.map((one) => ({ cwd: folder, ...one }));
}
