import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accessLogFile } from '../../../../src/search/access-log.js';
import { type RecallAnswer, recall } from '../../../../src/search/recall/recall.js';
import { type Files, openFiles } from '../../../support/workspace-files.js';

async function ask(files: Files, question: string): Promise<RecallAnswer> {
  const workspace = await openFiles({ 'SOUL.md': '# Soul\n', ...files }, { profile: 'agentsoul' });
  return recall(workspace, question, { track: false });
}

const talk = {
  'memory/2026-01-30.md': `# 2026-01-30

Ana: I bought a kayak last week.

Ben: Nice! My kayak is ten years old.

Ana: What did you have for lunch?

Ben: Soup, and then I fixed the roof of the shed.

Ana: The dentist was quick today.

Ben: The neighbours have a new dog.
`,
};

test('an answer stops when the lines are no longer about the question', async () => {
  const { lines, confidence } = await ask(talk, 'Which boat did Ana buy, a kayak?');
  expect(confidence).toBe('sure');
  expect(lines[0]?.text).toContain('I bought a kayak last week.');
  expect(lines.map(({ text }) => text).join('\n')).not.toMatch(/dentist|dog/);
});

test('a line by another speaker than the one asked about is marked', async () => {
  const { lines, context } = await ask(talk, 'Which boat did Ana buy, a kayak?');
  const byAna = lines.find(({ text }) => text.includes('I bought a kayak'));
  expect(byAna).toEqual({
    text: '[memory/2026-01-30.md:3] Ana: I bought a kayak last week.',
    subject: 'Ana',
    superseded: false,
    sources: [expect.objectContaining({ path: 'memory/2026-01-30.md', startLine: 3 })],
  });
  const byBen = lines.find(({ text }) => text.includes('ten years old'));
  expect(byBen).toMatchObject({ subject: 'Ben', reason: 'said by Ben, not Ana' });
  expect(context).toContain('My kayak is ten years old. (said by Ben, not Ana)');
});

const notes = [
  'Ben quit his job',
  'Netflix costs 12.99 a month',
  'The bins are emptied on Tuesdays',
  'The passport expires in August',
  'Lunch by the river',
  'The tap in the kitchen drips',
].map((text, index) => `\n## 09:0${index} | fact\n${text}\n`);
const household = { 'memory/2026-01-30.md': `# 2026-01-30\n${notes.join('')}` };

test('what search prefers clearly comes back as uncertain if nothing answers', async () => {
  const { confidence, isKnown, lines, sources } = await ask(household, "When is Ben's birthday?");
  expect({ confidence, isKnown }).toEqual({ confidence: 'uncertain', isKnown: false });
  const remarks = { superseded: false, reason: 'uncertain' };
  expect(lines).toMatchObject([{ text: expect.stringMatching(/ Ben quit his job \(uncertain\)$/), ...remarks }]);
  expect(sources).toMatchObject([{ startLine: 3, ...remarks }]);
});

test('nothing is known where search finds nothing that stands out', async () => {
  const { confidence, isKnown, context, lines } = await ask(household, 'What is the capital of Mongolia?');
  expect({ confidence, isKnown, context, lines }).toEqual({
    confidence: 'none',
    isKnown: false,
    context: '',
    lines: [],
  });
});

test('uncertain memories do not count as used', async () => {
  const workspace = await openFiles({ 'SOUL.md': '# Soul\n', ...household }, { profile: 'agentsoul' });
  expect((await recall(workspace, "When is Ben's birthday?")).confidence).toBe('uncertain');
  expect((await recall(workspace, 'What does Netflix cost?')).confidence).toBe('sure');
  const logged = readFileSync(join(workspace.root, accessLogFile.path), 'utf8');
  expect(logged.trim().split('\n')).toEqual([expect.stringContaining('"episode:2026-01-30:09:01"')]);
});

test('a superseded value is marked in its line', async () => {
  const entity = (texts: readonly string[]) =>
    `# person--ana\n\n## Facts\n\n${texts.map((text, index) => `- ${text} <!-- since:2026-0${index + 1}-01 status:active -->`).join('\n')}\n`;
  const files = {
    'memory/graph/entities/person--ana.md': entity(["Ana's phone number is 111", "Ana's phone number is 222"]),
  };
  const { lines } = await ask(files, "What is Ana's phone number?");
  expect(lines).toMatchObject([
    { subject: 'Ana', superseded: false },
    { subject: 'Ana', superseded: true, reason: 'superseded: a newer value is known' },
  ]);
});
