// How often `hooks.recall` shows the right memory to a question, and how often it shows any to a message that needs none.
//
//     npm run bench -- hook-recall --life FILE
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

type Life = {
  readonly memories: readonly { readonly text: string }[];
  readonly questions: readonly { readonly q: string; readonly expect_any?: readonly string[] }[];
};
type Hit = { readonly score: number; readonly snippet: string };

const { values } = parseArgs({ options: { life: { type: 'string' } } });
if (values.life === undefined) throw new Error('Name a file with memories and questions: --life FILE');
const { memories, questions } = JSON.parse(readFileSync(values.life, 'utf8')) as Life;
/** Messages of a working day that no memory of a private life helps with. */
const everyday = [
  'Fix the failing test in parser.ts',
  'Run the tests again',
  'Why does this function return undefined?',
  'Rename the variable count to total',
  'Explain how a hash map works',
  'Write a regular expression for an email address',
  'What is the capital of Australia?',
  'Translate "good morning" into French',
  'Add a dark mode to the settings page',
  'Make the button blue',
  'Thanks, that looks good',
  'ok go on',
  'Please commit this',
  'Can you review this diff?',
  'The build is red again, have a look',
  'Summarize this article in three sentences',
  'How do I reverse a list in Python?',
  'Convert 30 degrees Celsius to Fahrenheit',
  'Write a short poem about autumn',
  'What does HTTP 409 mean?',
  'Refactor this into smaller functions',
  'Update the dependencies and fix what breaks',
  'Show me the last three commits',
  'Draft a polite reply to this customer',
  'Is it better to use a queue or a topic here?',
  'Add a column for the price to the table',
  'Why is the page so slow on mobile?',
  'Schreibe eine Funktion, die Primzahlen findet',
  '¿Cómo se escribe un bucle en Bash?',
  'Remove the unused imports',
  'Generate ten random names for a character',
  'What is the difference between TCP and UDP?',
  'Split this file in two',
  'Write tests for the new endpoint',
  'Undo the last change',
  'Create a migration for the users table',
  'How many bytes are in a kilobyte?',
  'Check the spelling of the README',
  'Start the dev server on port 4000',
  'Give me a recipe for pancakes',
];

const program = join(dirname(fileURLToPath(import.meta.url)), '../../../bin/agentsoul.js');
const home = mkdtempSync(join(tmpdir(), 'agentsoul-hook-recall-'));
try {
  const workspace = join(home, 'soul');
  run('init', workspace, '--yes');
  for (const { text } of memories) run('-C', workspace, 'remember', text, '--redact', '--yes');
  const search = (query: string): Hit[] =>
    JSON.parse(run('-C', workspace, 'search', query, '--limit', '3', '--min-score', '0', '--json')).hits;
  const asked = questions.flatMap(({ q, expect_any: expected }) =>
    expected === undefined ? [] : [{ hits: search(q), wanted: new RegExp(expected.join('|'), 'i') }],
  );
  const idle = everyday.map(search);
  console.log(`${memories.length} memories, ${asked.length} questions, ${idle.length} messages that need no memory`);
  console.log('threshold  right memory shown  shown lines that are right  idle messages with a line');
  for (const least of [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8]) {
    const shown = asked.map(({ hits, wanted }) =>
      hits.filter(({ score }) => score >= least).map((hit) => isRight(hit, wanted)),
    );
    const lines = shown.flat();
    const helped = shown.filter((list) => list.includes(true)).length;
    const disturbed = idle.filter((hits) => hits.some(({ score }) => score >= least)).length;
    const right = lines.filter(Boolean).length;
    console.log(
      `${least.toFixed(2)}       ${part(helped, asked.length)}       ${part(right, lines.length)}       ${part(disturbed, idle.length)}`,
    );
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}

function isRight({ snippet }: Hit, wanted: RegExp): boolean {
  return wanted.test(snippet.normalize('NFD').replace(/\p{M}/gu, ''));
}

function part(some: number, all: number): string {
  return `${some} of ${all} (${all === 0 ? '–' : Math.round((100 * some) / all)} %)`.padEnd(20);
}

function run(...argv: string[]): string {
  const env = { PATH: process.env.PATH, HOME: home };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...argv], { env, encoding: 'utf8' });
  if (status !== 0 && stdout === '') throw new Error(`${argv.join(' ')}: ${stderr}`);
  return stdout;
}
