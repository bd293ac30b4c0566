import { expect, test } from 'vitest';
import { readSoul } from '../../../src/identity/soul-front-matter.js';

test('the front matter of a soul is read with every key, known or not', () => {
  const soul = readSoul(`---
name: Aria
agentId: support-bot
role: Customer support
hexaco:
  openness: 0.65
  humor: 0.4
voice:
  provider: elevenlabs
  voiceId: rachel
  speed: 1.2
defaultMood: calm
allowedMoods: [calm, kind]
hardLimits:
  - Never share prices
avatar: { sourceUrl: a.png, mood: { calm: b.png } }
metadata: { since: 2026 }
tagline: hello
---
# Soul
`);
  const keys = {
    name: 'Aria',
    agentId: 'support-bot',
    role: 'Customer support',
    hexaco: { openness: 0.65, humor: 0.4 },
    voice: { provider: 'elevenlabs', voiceId: 'rachel', speed: 1.2 },
    defaultMood: 'calm',
    allowedMoods: ['calm', 'kind'],
    hardLimits: ['Never share prices'],
    avatar: { sourceUrl: 'a.png', mood: { calm: 'b.png' } },
    metadata: { since: 2026 },
    tagline: 'hello',
  };
  expect(soul).toEqual({ fields: keys, keys, body: '# Soul\n', bodyStartLine: 20, problems: [] });
});

test('a soul without front matter is all body', () => {
  expect(readSoul('\uFEFF# Soul\n')).toEqual({
    fields: {},
    keys: {},
    body: '# Soul\n',
    bodyStartLine: 1,
    problems: [],
  });
});

const wrong: readonly [yaml: string, line: number, message: string][] = [
  ['name: 7', 2, '`name` must be text; put it in quotes.'],
  ['role: hi\nname: [a]', 3, '`name` must be text; put it in quotes.'],
  ['hexaco:\n  openness: 1.4', 3, '`hexaco.openness` must be a number from 0 to 1.'],
  ['hexaco:\n  emotionality: 0.5\n  openness: -0.1', 4, '`hexaco.openness` must be a number from 0 to 1.'],
  ['hexaco:\n  openness: high', 3, '`hexaco.openness` must be a number from 0 to 1.'],
  ['hexaco:\n  openness: .nan', 3, '`hexaco.openness` must be a number from 0 to 1.'],
  ['hexaco: high', 2, '`hexaco` must be a mapping of keys.'],
  ['voice:\n  voiceId: 12', 3, '`voice.voiceId` must be text; put it in quotes.'],
  ['allowedMoods: calm', 2, '`allowedMoods` must be a list of texts.'],
  ['hardLimits:\n  - Never lie\n  - 7', 4, '`hardLimits.1` must be text; put it in quotes.'],
  ['avatar: 7', 2, '`avatar` must be text, or keys such as sourceUrl.'],
  ['metadata: []', 2, '`metadata` must be a mapping of keys.'],
  ['defaultMood: wild\nallowedMoods: [calm]', 2, '`defaultMood` is "wild", which is not in `allowedMoods`.'],
];

test.each(wrong)('%j is told as a problem with its line', (yaml, line, message) => {
  expect(readSoul(`---\n${yaml}\n---\nBody`).problems).toEqual([{ line, message }]);
});

test('one wrong value leaves all others in use', () => {
  const { fields, keys } = readSoul(
    '---\nname: Kate\nrole: 7\nhexaco: { openness: 2 }\nhardLimits: [Never lie]\n---\n',
  );
  expect(fields).toEqual({ name: 'Kate', hardLimits: ['Never lie'] });
  expect(keys).toEqual({ name: 'Kate', role: 7, hexaco: { openness: 2 }, hardLimits: ['Never lie'] });
});

const unreadable: readonly [story: string, yaml: string, message: RegExp][] = [
  ['broken YAML', 'a: [', /^The front matter could not be read\. Flow sequence/],
  ['a list', '- a', /^The front matter could not be read\. The front matter is not a mapping of keys to values\.$/],
  [
    'a bomb of aliases',
    `a: &a [${'x,'.repeat(9)}x]\nb: [${'*a,'.repeat(99)}*a]\n`,
    /^The front matter could not be read\. Excessive alias count/,
  ],
];

test.each(unreadable)('%s is a problem, and the body is still there', (_, yaml, message) => {
  expect(readSoul(`---\n${yaml}\n---\nBody`)).toEqual({
    fields: {},
    keys: {},
    body: 'Body',
    bodyStartLine: `---\n${yaml}\n---\n`.split('\n').length,
    problems: [{ line: 1, message: expect.stringMatching(message) }],
  });
});
