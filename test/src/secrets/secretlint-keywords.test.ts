import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';
import { expect, test } from 'vitest';
import { maskCredentials } from '../../../src/secrets/mask-credentials.js';
import { mayMatchSecretlint } from '../../../src/secrets/secretlint-keywords.js';

// Put together at run time, so that nobody's scanner takes this file for a leak.
const made = (...parts: string[]) => parts.join('');
const mixed = (length: number) => 'aB3dE5gH7jK9mN1pQ2sT4vW6xY8z'.repeat(20).slice(0, length);
const hex = (length: number) => '0a1b2c3d4e5f6789'.repeat(20).slice(0, length);

const samples: readonly (readonly [kind: string, text: string])[] = [
  ['AWSSecretAccessKey', made('SecretAccessKey: ', mixed(40))],
  ['NPM_ACCESS_TOKEN', made('npm', '_', mixed(36))],
  ['SLACK_TOKEN', made('xoxb', '-', '123456789012-', mixed(24))],
  ['IncomingWebhook', made('https://HOOKS.slack.com', '/services/T0AB12CD3/B0AB12CD3/', mixed(24))],
  ['BasicAuth', made('https://anna:', 'Xk29vTq7Lm', '@feeds.hearth.io')],
  ['OPENAI_TOKEN', made('sk-', mixed(20), 'T3Blbk', 'FJ', mixed(20))],
  ['OPENAI_TOKEN', made('sk-proj', '-', mixed(74), 'T3Blbk', 'FJ', mixed(74))],
  ['ANTHROPIC_API_KEY', made('sk-ant', '-api03-', mixed(93), 'AA')],
  ['GROQ_API_KEY', made('gsk', '_', mixed(52))],
  ['HUGGINGFACE_USER_ACCESS_TOKEN', made('hf', '_', 'abCdEfGhIjKlMnOpQrStUvWxYzabCdEfGhIj'.slice(0, 34))],
  ['LINEAR_API_TOKEN', made('lin', '_api_', mixed(40))],
  ['NOTION_INTEGRATION_TOKEN', made('ntn', '_12345678901', mixed(35))],
  ['PrivateKey', made('-----BEGIN RSA PRIVATE', ' KEY-----\nMII', mixed(200), '\n-----END RSA PRIVATE', ' KEY-----')],
  ['SENDGRID_KEY', made('SG', '.', mixed(22), '.', mixed(43))],
  ['SHOPIFY_KEY', made('shpat', '_', hex(32))],
  ['GITHUB_TOKEN', made('gho', '_16C7e42F292c6912E7710c838347Ae178B4a')],
  ['GITHUB_TOKEN', made('github', '_pat_', mixed(82))],
  ['GITLAB_PERSONAL_ACCESS_TOKEN', made('glpat', '-', mixed(20))],
  ['GRAFANA_CLOUD_API_TOKEN', made('glc', '_', mixed(40))],
  ['GRAFANA_SERVICE_ACCOUNT_TOKEN', made('glsa', '_', mixed(32), '_', hex(8))],
  ['MongoDBConnection', made('mongodb+srv://anna:', 'Xk29vTq7Lm', '@cluster/db')],
  ['MySQLConnection', made('jdbc:mysql://anna:', 'Xk29vTq7Lm', '@db/x')],
  ['PostgreSQLConnection', made('postgresql://anna:', 'Xk29vTq7Lm', '@db/x')],
  ['HASHICORP_VAULT_SERVICE_TOKEN', made('hvs', '.', mixed(95))],
  ['VERCEL_PERSONAL_ACCESS_TOKEN', made('vcp', '_', mixed(24))],
  ['VERCEL_AI_GATEWAY_API_KEY', made('vck', '_', mixed(24))],
  ['DATABRICKS_PERSONAL_ACCESS_TOKEN', made('dapi', hex(32))],
  ['DOCKER_PERSONAL_ACCESS_TOKEN', made('dckr', '_pat_', mixed(27))],
  ['FIGMA_PERSONAL_ACCESS_TOKEN', made('figd', '_', mixed(40))],
];

test.each(samples)('a text with what the rules call %s reaches them', async (kind, secret) => {
  const text = `# Notes\n\n- ${secret}\n`;
  const { messages } = await lintSource({
    source: { filePath: 'memory.md', content: text, ext: '.md', contentType: 'text' },
    options: { config: { rules: [{ id: creator.meta.id, rule: creator }] }, noPhysicFilePath: true },
  });
  expect(messages.map(({ messageId }) => messageId)).toContain(kind);
  expect(mayMatchSecretlint(text)).toBe(true);
});

test.each([
  'The API key is in the keychain, the token in $GITHUB_TOKEN, the rest in https://hearth.io/a:b.',
  'Never print anything that begins with ghp_, npm_ or hf_.',
  '密码在保险库里。 Пароль хранится в сейфе.',
])('%j is not worth loading the rules for', (text) => {
  expect(mayMatchSecretlint(text)).toBe(false);
});

test.each(samples)('a message that quotes what the rules call %s shows no more than its beginning', (_, secret) => {
  const masked = maskCredentials(`Line 3 says "${secret}".`);
  const runs = [...secret.matchAll(/[A-Za-z0-9]{12,}/g)].map(([run]) => run).filter((run) => /\d/.test(run));
  expect(runs.filter((run) => masked.includes(run))).toEqual([]);
});
