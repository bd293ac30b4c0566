import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/config/json-value.js';
import { parsePersona, toPersona } from '../../../src/identity/persona.js';
import { personaToFiles, personaToSoul, soulToPersona } from '../../../src/identity/persona-mapping.js';
import { readSoul } from '../../../src/identity/soul-front-matter.js';
import { readFrontMatter } from '../../../src/workspace/front-matter.js';

const aria: JsonObject = {
  id: 'support-bot',
  name: 'Aria',
  description: 'Support agent of Meridian',
  version: '2.3.0',
  baseSystemPrompt: '## Who you are\n\nYou are Aria.\n',
  personalityTraits: { honestyHumility: 0.85, openness: 0.65, humor: 0.4 },
  moodAdaptation: {
    enabled: true,
    sensitivityFactor: 0.3,
    defaultMood: 'focused',
    allowedMoods: ['focused', 'kind'],
    moodPrompts: { kind: 'Be gentle.' },
  },
  voiceConfig: { provider: 'elevenlabs', voiceId: 'rachel', customParams: { stability: 0.5 } },
  avatarConfig: { type: 'static_image', sourceUrl: 'https://example.org/a.png' },
  hardLimits: ['Never share prices'],
  metadata: { author: 'Ana', createdAt: '2025-10-31' },
  toolIds: ['search'],
  memoryConfig: { enabled: true, ragConfig: { topK: 5, reranker: null, sources: [] } },
};

test('a persona becomes a SOUL.md with the usual keys on top and the rest under `persona`', () => {
  expect(personaToSoul(aria)).toBe(`---
name: Aria
agentId: support-bot
role: Support agent of Meridian
avatar:
  type: static_image
  sourceUrl: https://example.org/a.png
hexaco:
  honestyHumility: 0.85
  openness: 0.65
  humor: 0.4
voice:
  provider: elevenlabs
  voiceId: rachel
  customParams:
    stability: 0.5
hardLimits:
  - Never share prices
metadata:
  author: Ana
  createdAt: "2025-10-31"
defaultMood: focused
allowedMoods:
  - focused
  - kind
persona:
  version: "2.3.0"
  toolIds:
    - search
  memoryConfig:
    enabled: true
    ragConfig:
      topK: 5
      reranker: null
      sources: []
  moodAdaptation:
    sensitivityFactor: 0.3
    moodPrompts:
      kind: Be gentle.
---
## Who you are

You are Aria.
`);
  expect(readSoul(personaToSoul(aria)).problems).toEqual([]);
});

const personas: readonly [story: string, persona: JsonObject][] = [
  ['a full one', aria],
  ['an empty one', {}],
  ['one without id and version', { name: 'Kate', baseSystemPrompt: 'Hi' }],
  ['one without a prompt', { id: 'kate', version: '1.0.0' }],
  ['one with a null prompt', { baseSystemPrompt: null }],
  ['one with an empty prompt', { baseSystemPrompt: '' }],
  ['a template prompt', { baseSystemPrompt: { template: 'You are {{name}}.', variables: ['name'], extra: null } }],
  [
    'a prompt in parts',
    {
      baseSystemPrompt: [{ content: 'Last', priority: 10 }, { content: 'First', priority: 1 }, { content: 'Zero 🐙' }],
    },
  ],
  ['a prompt in odd parts', { baseSystemPrompt: [{ content: 'a' }, 'b', { content: 3 }] }],
  ['a prompt in no parts', { baseSystemPrompt: [] }],
  ['a prompt that looks like front matter', { baseSystemPrompt: '---\nname: Evil\n---\n' }],
  ['a prompt with Windows line ends', { baseSystemPrompt: 'a\r\nb\r\n' }],
  ['a prompt with the null character', { baseSystemPrompt: 'a\0b' }],
  ['a prompt with half an emoji', { baseSystemPrompt: [{ content: '\ud83d' }] }],
  ['a style that ends the prompt', { style: 'Short.', baseSystemPrompt: 'Body\n\n\n## Style\n\nShort.' }],
  ['a style apart from the prompt', { style: 'Short.', baseSystemPrompt: 'Body' }],
  ['an empty style', { style: '', baseSystemPrompt: 'Body\n\n## Style\n\n' }],
  ['a style that is no text', { style: { tone: 'dry' }, baseSystemPrompt: 'Body' }],
  [
    'values the keys may not have',
    {
      name: 7,
      id: null,
      description: ['x'],
      hardLimits: 'one',
      voiceConfig: 'x',
      avatarConfig: 'a.png',
      metadata: [],
      personalityTraits: { openness: 7 },
    },
  ],
  ['traits that are not HEXACO', { personalityTraits: { humor: 0.7 } }],
  ['moods that are switched off', { moodAdaptation: { enabled: false, defaultMood: 'calm' } }],
  ['moods without `enabled`', { moodAdaptation: { defaultMood: 'calm', allowedMoods: [] } }],
  ['moods without a default', { moodAdaptation: { enabled: true, allowedMoods: ['calm'] } }],
  ['moods that are no object', { moodAdaptation: ['calm'] }],
  ['a field `soul` with keys of its own', { soul: { tagline: 'hi' } }],
  ['a field `soul` that names a known key', { soul: { name: 'x' } }],
  ['a field `soul` that contradicts', { name: 'Kate', soul: { name: 'Kit', hexaco: { openness: 0.5 } } }],
  ['a field `soul` that is empty', { soul: {} }],
  ['a field `soul` that imitates our notes', { soul: { persona: { version: '9' }, personaOmits: ['id'] } }],
  ['a field `persona`', { persona: { a: 1 }, personaOmits: ['version'] }],
  [
    'text YAML likes to misread',
    {
      metadata: {
        a: 'yes',
        b: 'no',
        c: '007',
        d: '2020-01-01',
        e: '1e3',
        f: '~',
        g: 'null',
        h: '12:30',
        i: '<<',
        j: '- x',
        k: ' lead',
        l: 'trail ',
        m: 'a: b #c',
        n: '1_000',
      },
    },
  ],
  [
    'text of several lines',
    {
      notes: [
        'a\nb',
        '\n',
        'a\n\n',
        '  a\n b\n',
        'a\r\nb',
        '---\n---',
        'tab\there',
        '\u2028\u0085\uFEFF',
        '\u0000\u001b',
      ],
    },
  ],
  [
    'odd keys',
    parsePersona(
      '{"__proto__":{"a":1},"constructor":2,"":3,"a\\nb":4,"<<":{"x":5},"---":6,"? x":7,"1":8,"null":9,"metadata":{"__proto__":[1],"toString":0}}',
    ),
  ],
  ['numbers of every size', { n: [0, -0, 1e21, 1e-7, 5e-324, 1.7976931348623157e308, 9007199254740992, 0.1, -1.5] }],
];

test.each(personas)('%s comes back from its SOUL.md as it was', (_, persona) => {
  expect(soulToPersona(throughFile(personaToSoul(persona)))).toStrictEqual(persona);
});

test('every JSON object comes back from its SOUL.md as it was', () => {
  fc.assert(
    fc.property(randomPersona, (persona) => {
      expect(soulToPersona(throughFile(personaToSoul(persona)))).toStrictEqual(persona);
    }),
    { numRuns: 500 },
  );
});

test('the SOUL.md of every JSON object has no problem with its known keys', () => {
  fc.assert(
    fc.property(randomPersona, (persona) => {
      const { soul: _, ...others } = persona;
      const wrongValues = readSoul(personaToSoul(others)).problems.filter(
        ({ message }) => !message.includes('defaultMood'),
      );
      expect(wrongValues).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

const souls: readonly [story: string, markdown: string][] = [
  ['a plain text', 'You are Kate.\n'],
  ['an empty text', ''],
  [
    'the usual keys',
    '---\nname: Aria\nagentId: aria\nrole: helper\nhexaco:\n  openness: 0.5\ndefaultMood: calm\nallowedMoods: [calm]\nhardLimits: [Never lie]\n---\n\n# Soul\n',
  ],
  ['keys nobody knows', '---\nname: Aria\ntagline: hello\nlayers: {a: [1, {b: null}]}\n---\nBody'],
  [
    'values that cannot be used',
    '---\nname: 7\nhexaco: high\nallowedMoods: calm\nhardLimits: {a: 1}\nvoice: [x]\nmetadata: 3\n---\nBody\n',
  ],
  ['moods without a default', '---\nallowedMoods: [calm]\n---\nBody\n'],
  ['an avatar that is a path', '---\navatar: avatars/a.png\n---\nBody\n'],
  ['an avatar that is an emoji', '---\navatar: 🐙\n---\nBody\n'],
  [
    "a persona block of one's own",
    '---\nname: Kate\npersona:\n  toolIds: [a]\n  moodAdaptation: {moodPrompts: {calm: Breathe.}}\n---\nBody\n',
  ],
  [
    'a persona block that contradicts',
    '---\nname: Kate\npersona: {name: Kit, soul: {x: 1}, version: null}\n---\nBody\n',
  ],
  ['a persona block that is no block', '---\nname: Kate\npersona: hello\npersonaOmits: id\n---\nBody\n'],
  [
    'a note on parts that no longer fit',
    '---\npersona: {baseSystemPrompt: {form: parts, parts: [{characters: 99, fields: {}}]}}\n---\nEdited body.\n',
  ],
  ['Windows line ends and a byte order mark', '\uFEFF---\r\nname: Kate\r\n---\r\n# Soul\r\n\r\nBody\r\n'],
];

test.each(souls)('a SOUL.md with %s keeps its body and every key through JSON', (_, markdown) => {
  const before = readFrontMatter(markdown.replace(/^\uFEFF/, ''));
  const after = readFrontMatter(personaToSoul(parsePersona(JSON.stringify(soulToPersona(markdown)))));
  expect(after.body).toBe(before.body);
  expect({ ...after.keys, ...before.keys }).toStrictEqual(after.keys);
});

test('a SOUL.md with any keys keeps its body and every key through JSON', () => {
  fc.assert(
    fc.property(randomKeys, fc.string({ unit: 'grapheme' }), (keys, body) => {
      const markdown = `---\n${JSON.stringify(keys)}\n---\n${body}`;
      const before = readFrontMatter(markdown);
      const after = readFrontMatter(personaToSoul(soulToPersona(markdown)));
      expect(after.body).toBe(body);
      expect({ ...after.keys, ...before.keys }).toStrictEqual(after.keys);
    }),
    { numRuns: 500 },
  );
});

test('id and version are derived when a SOUL.md does not give them', () => {
  expect(soulToPersona('---\nname: Kate the Öctopus\navatar: a.png\n---\nBody')).toEqual({
    id: 'kate-the-öctopus',
    version: '1.0.0',
    name: 'Kate the Öctopus',
    baseSystemPrompt: 'Body',
    avatarConfig: { sourceUrl: 'a.png' },
    soul: { avatar: 'a.png' },
  });
});

test('the style follows the soul in the prompt and can be told apart again', () => {
  const soul = '---\nname: Kate\nagentId: kate\npersona:\n  version: "2"\n---\nBody\n';
  const persona = soulToPersona(soul, { style: '# Style\n\nShort.\n' });
  expect(persona).toEqual({
    id: 'kate',
    name: 'Kate',
    version: '2',
    baseSystemPrompt: 'Body\n\n\n## Style\n\n# Style\n\nShort.\n',
    style: '# Style\n\nShort.\n',
  });
  expect(personaToFiles(persona)).toEqual({ soul, style: '# Style\n\nShort.\n' });
  expect(soulToPersona(personaToSoul(persona))).toEqual(persona);
});

test('a style that is no part of the prompt stays in the SOUL.md', () => {
  const persona = { baseSystemPrompt: 'Body', style: 'Short.', version: '1' };
  expect(personaToFiles(persona)).toEqual({ soul: personaToSoul(persona), style: null });
});

test('parts of a prompt stand in the body by rising priority', () => {
  const soul = personaToSoul({
    baseSystemPrompt: [
      { content: 'Last', priority: 2 },
      { content: 'First', priority: 1 },
    ],
  });
  expect(readFrontMatter(soul).body).toBe('First\n\nLast');
});

test('an edited body wins over the note on its former parts', () => {
  const soul = personaToSoul({ id: 'k', version: '1', baseSystemPrompt: [{ content: 'One' }, { content: 'Two' }] });
  expect(soulToPersona(`${soul}, edited`).baseSystemPrompt).toBe('One\n\nTwo, edited');
});

test('front matter that is not YAML is refused, not passed over', () => {
  expect(() => soulToPersona('---\na: [\n---\nBody')).toThrow(expect.objectContaining({ code: 'persona-invalid' }));
});

test('a persona too large for front matter is refused, not cut', () => {
  expect(() => personaToSoul({ notes: 'x'.repeat(70_000) })).toThrow(
    expect.objectContaining({
      code: 'persona-invalid',
      message:
        'The persona does not fit into the front matter of a SOUL.md. The front matter is longer than 65536 characters.',
    }),
  );
});

test('what JSON has no form for is left out of a persona', () => {
  const given = { name: 'Kate', a: undefined, b: () => 1, c: [undefined, Number.NaN], d: new Date(0) };
  expect(toPersona(given)).toStrictEqual({ name: 'Kate', c: [null, null], d: '1970-01-01T00:00:00.000Z' });
});

const unusable: readonly [story: string, json: string, message: string][] = [
  ['a list', '[]', 'The persona could not be read. It is not a JSON object.'],
  ['a text', '"x"', 'The persona could not be read. It is not a JSON object.'],
  [
    'an abyss',
    `{"a":${'['.repeat(200)}${']'.repeat(200)}}`,
    'The persona could not be read. It is nested more than 100 levels deep.',
  ],
];

test.each(unusable)('%s is no persona', (_, json, message) => {
  expect(() => parsePersona(json)).toThrow(expect.objectContaining({ code: 'persona-invalid', message }));
});

/** What a text is after it was written to a file and read again. */
function throughFile(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

const oddText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      '\n',
      '\r',
      ' ',
      '-',
      '#',
      ':',
      '"',
      "'",
      '|',
      '>',
      'a',
      '\t',
      '0',
      '\ud800',
      '\u2028',
      '\0',
      '🐙',
    ),
  }),
  fc.constantFrom(
    'yes',
    'off',
    '~',
    '1e5',
    '0o7',
    '.nan',
    '2020-01-01',
    '---',
    '...',
    '<<',
    'null',
    'True',
    '!x',
    '&x',
    '*x',
    '%x',
    '@x',
    '`x`',
  ),
);

const randomJson: fc.Arbitrary<Json> = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    oddText,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(null, true, false, 0.5, 1),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(oddText, fc.constantFrom('__proto__', 'template', 'content', 'form')), tie('json'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
})).json;

const fieldNames = [
  ...[
    'id',
    'name',
    'description',
    'version',
    'baseSystemPrompt',
    'personalityTraits',
    'moodAdaptation',
    'voiceConfig',
    'avatarConfig',
  ],
  ...['hardLimits', 'metadata', 'style', 'soul', 'persona', 'personaOmits', 'toolIds', '__proto__'],
];
const keyNames = [
  ...[
    'name',
    'agentId',
    'role',
    'hexaco',
    'voice',
    'defaultMood',
    'allowedMoods',
    'hardLimits',
    'avatar',
    'metadata',
    'persona',
    'personaOmits',
    'soul',
    'tagline',
  ],
];

const texts = fc.array(oddText, { maxLength: 3 });
const traits = fc.dictionary(
  fc.constantFrom('openness', 'emotionality', 'humor'),
  fc.double({ min: 0, max: 1.1, noNaN: true }),
  { noNullPrototype: true },
);
const moods = fc.record(
  {
    enabled: fc.boolean(),
    defaultMood: oddText,
    allowedMoods: texts,
    moodPrompts: fc.dictionary(oddText, oddText, { noNullPrototype: true }),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const prompts = fc.oneof(
  oddText,
  fc.record({ template: oddText, variables: texts }, { requiredKeys: ['template'], noNullPrototype: true }),
  fc.array(
    fc.record(
      { content: oddText, priority: fc.integer({ min: 0, max: 3 }) },
      { requiredKeys: ['content'], noNullPrototype: true },
    ),
  ),
);
const likely: fc.Arbitrary<Json> = fc.oneof(
  randomJson,
  oddText,
  texts,
  traits,
  moods,
  prompts,
  fc.constantFrom<Json>(['id'], ['version', 'id']),
);

function objectOf(names: readonly string[]): fc.Arbitrary<JsonObject> {
  return fc.dictionary(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: oddText }),
    likely,
    { maxKeys: 8, noNullPrototype: true },
  );
}

const randomKeys = fc
  .tuple(objectOf(keyNames), fc.option(objectOf(fieldNames)))
  .map(([keys, persona]) => (persona === null ? keys : { ...keys, persona }));
const randomPersona = fc
  .tuple(objectOf(fieldNames), fc.option(randomKeys))
  .map(([fields, soul]) => (soul === null ? fields : { ...fields, soul }));
