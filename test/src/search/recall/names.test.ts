import { expect, test } from 'vitest';
import { recall } from '../../../../src/search/recall/recall.js';
import { openFiles } from '../../../support/workspace-files.js';

const lines = [
  'My goal this year is to run a marathon',
  'Ben quit his job',
  'I felt really sad after the funeral',
  'Netflix costs 12.99 a month',
  "Maria's husband Pedro is a chef in Lima",
  'I visited the opera',
  "Tom's phone number is 0341 555 0199",
  'Die Miete kostet 980 Euro',
  'Anna wohnt in Graz',
];
const files = {
  'SOUL.md': '# Soul\n',
  'USER.md': '# User\n\n- **Name:** Mara Brandt\n',
  'memory/2026-01-30.md': `# 2026-01-30\n${lines.map((text, index) => `\n## 09:0${index} | fact\n${text}\n`).join('')}`,
};

async function told(question: string): Promise<string[]> {
  const workspace = await openFiles(files, { profile: 'agentsoul' });
  const { context } = await recall(workspace, question, { track: false });
  return context === '' ? [] : context.split('\n').map((line) => line.replace(/^- (?:\[[^\]]*\] )?/, ''));
}

test.each([
  "What is my mother's birthday?",
  'what does Spotify cost?',
  "What is Olga's phone number?",
  'Where does Clara live?',
  'Wo wohnt Bernd?',
  'Was kostet Spotify?',
  '¿Cuánto cuesta Spotify?',
])('%s is not answered with a line about another', async (question) => {
  expect(await told(question)).toEqual([]);
});

test('a line about the right person that does not answer is uncertain', async () => {
  expect(await told("When is Ben's birthday?")).toEqual(['Ben quit his job (uncertain)']);
});

test.each([
  ["what is Maria's husband's job?", "Maria's husband Pedro is a chef in Lima"],
  ['What does Netflix cost?', 'Netflix costs 12.99 a month'],
  ["what is tom's phone number?", "Tom's phone number is 0341 555 0199"],
  ["What is Tomm's phone number?", "Tom's phone number is 0341 555 0199"],
  ['Wo wohnt Anna?', 'Anna wohnt in Graz'],
  ['When did I visit the opera?', 'I visited the opera'],
  ["What is Mara's goal this year?", 'My goal this year is to run a marathon'],
])('%s is answered by the line about it', async (question, line) => {
  expect(await told(question)).toEqual([line]);
});
