import { expect, test } from 'vitest';
import { recall } from '../../../../src/search/recall/recall.js';
import { openFiles } from '../../../support/workspace-files.js';

const days: Readonly<Record<string, readonly string[]>> = {
  '2026-01-12': ['Olga joined the payments team.', 'Cooked lentil soup and called Piet'],
  '2026-01-20': ['We migrated the API from REST to GraphQL', 'The kitchen tap drips again'],
  '2026-01-29': ['Olga is blocked on the payment webhook, waits for Stripe', 'Bought a red bicycle for Jan'],
  '2026-01-30': ['Decided with Olga: idempotency keys go into the orders table', 'Rent is 980 euros a month'],
};
const files = Object.fromEntries(
  Object.entries(days).map(([day, lines]) => [
    `memory/${day}.md`,
    `# ${day}\n${lines.map((line, index) => `\n## 09:0${index} | event\n${line}\n`).join('')}`,
  ]),
);

async function told(question: string): Promise<string[]> {
  const workspace = await openFiles({ 'SOUL.md': '# Soul\n', ...files }, { profile: 'agentsoul' });
  const { context } = await recall(workspace, question, { track: false });
  return context === '' ? [] : context.split('\n').map((line) => line.replace(/^- (?:\[[^\]]*\] )?/, ''));
}

const ofOlga = [
  'Decided with Olga: idempotency keys go into the orders table',
  'Olga is blocked on the payment webhook, waits for Stripe',
  'Olga joined the payments team.',
];
const ofWebhook = ['Olga is blocked on the payment webhook, waits for Stripe'];
const ofApi = ['We migrated the API from REST to GraphQL'];
const ofPiet = ['Cooked lentil soup and called Piet'];

test.each([
  ['latest on Olga', ofOlga],
  ["what's the latest on Olga?", ofOlga],
  ['Any updates from Olga?', ofOlga],
  ['Was gibt es Neues von Olga?', ofOlga],
  ["was gibt's Neues bei Olga?", ofOlga],
  ['¿Qué hay de nuevo con Olga?', ofOlga],
  ['¿Cuáles son las últimas noticias de Olga?', ofOlga],
  ['what is the status of the webhook?', ofWebhook],
  ["what's the webhook's status?", ofWebhook],
  ['Wie ist der Stand beim Webhook?', ofWebhook],
  ['¿Cuál es el estado del webhook?', ofWebhook],
  ["what's the latest on the API?", ofApi],
  ['Neuigkeiten zur API', ofApi],
  ['anything new from Piet?', ofPiet],
  ['¿Hay novedades de Piet?', ofPiet],
  ['what is the latest on the submarine?', []],
])('%s is answered with what names it, the newest first', async (question, lines) => {
  expect(await told(question)).toEqual(lines);
});
