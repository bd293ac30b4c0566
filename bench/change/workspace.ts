import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generator } from '../search/typo.js';

/** A workspace with so many daily logs, people and procedures, a third each, whose sentences differ; with an index. */
export function makeVariedWorkspace(folder: string, { program, size }: { program: string; size: number }): string {
  const root = join(folder, `files-${size}`);
  const run = (...words: string[]) =>
    execFileSync(process.execPath, [program, ...words], {
      env: { PATH: process.env.PATH ?? '', HOME: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  run('init', root, '--yes', '--name', 'Kate', '--timezone', 'UTC');
  const writer = sentenceWriter(size);
  for (let index = 0; index < size; index++) {
    const [path, text] = fileOf(index, writer);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  // `save` refuses so many files in one change.
  const identity = ['-c', 'user.name=bench', '-c', 'user.email=bench@agentsoul.invalid', '-c', 'commit.gpgsign=false'];
  for (const words of [
    ['add', '--all'],
    ['commit', '--quiet', '--message', 'notes for the bench'],
  ])
    execFileSync('git', ['-C', root, ...identity, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  run('-C', root, 'graph', 'rebuild');
  run('-C', root, 'reindex');
  return root;
}

type SentenceWriter = { word(): string; sentence(): string };

function fileOf(index: number, { word, sentence }: SentenceWriter): [path: string, text: string] {
  const day = new Date(Date.UTC(2005, 0, 1 + Math.floor(index / 3))).toISOString().slice(0, 10);
  if (index % 3 === 0) {
    const episodes = [8, 9, 10, 11].map(
      (hour) =>
        `## ${String(hour).padStart(2, '0')}:30 | fact | confidence:high | tags:[${word()}]\n${sentence()} ${sentence()}\n`,
    );
    return [`memory/${day}.md`, `# ${day} — Episode Log\n\n${episodes.join('\n')}`];
  }
  if (index % 3 === 1) {
    const name = `${capitalised(word())} ${capitalised(word())}${index}`;
    const head = `<!-- Type: person | Created: ${day} | Last updated: ${day} -->`;
    const text = `# ${name}\n\n${head}\n\n## Summary\n\n${sentence()}\n\n## Facts\n\n- ${sentence()}\n- ${sentence()}\n`;
    return [`memory/graph/entities/person--${name.toLowerCase().replaceAll(' ', '-')}.md`, text];
  }
  const steps = `## Trigger\n\n${word()} ${word()}\n\n## Steps\n\n1. ${sentence()}\n2. ${sentence()}\n`;
  return [`memory/procedures/${word()}-${index}.md`, `# How to ${word()} the ${word()}\n\n${steps}`];
}

function sentenceWriter(seed: number): SentenceWriter {
  const random = generator(seed);
  const pick = <Value>(list: readonly Value[], otherwise: Value) =>
    list[Math.floor(random() * list.length)] ?? otherwise;
  const syllables = ['ka', 'ri', 'to', 'ven', 'lo', 'mas', 'pe', 'du', 'shi', 'nor', 'bel', 'an', 'os', 'ti', 'gre'];
  const made = () => Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables, 'ka')).join('');
  const vocabulary = Array.from({ length: 6_000 }, made);
  const word = () => pick(vocabulary, 'kato');
  const name = () => capitalised(word());
  const kinds = [
    () => `${name()} lives in ${name()}.`,
    () => `${name()} works at ${name()} as a ${word()}.`,
    () => `We decided to use ${word()} for the ${word()} because ${word()} was ${word()}.`,
    () => `${name()} asked about the ${word()} at ${1 + Math.floor(random() * 12)}:30.`,
    () => `The ${word()} costs ${Math.floor(random() * 900)} euros since May.`,
    () => `${name()} prefers ${word()} over ${word()}.`,
    () => `The ${word()} of ${name()} moved to ${name()} on ${1 + Math.floor(random() * 28)} March.`,
  ];
  return { word, sentence: () => pick(kinds, () => '')() };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
