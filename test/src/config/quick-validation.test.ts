import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passesQuickValidation } from '../../../src/config/quick-validation.js';
import { sectionNames, sectionSchema } from '../../../src/config/schema.js';

const word = fc.oneof(
  fc.constantFrom(
    'agentsoul',
    'UTC',
    'Europe/Berlin',
    'Europe/Nowhere',
    '',
    'main',
    '../x',
    'a b',
    'é',
    '\n',
    'x'.repeat(65),
  ),
  fc.string({ maxLength: 70 }),
);
const value = fc.oneof(
  word,
  fc.jsonValue(),
  fc.record({ id: word }),
  fc.record({ id: word, role: word }),
  fc.record({ name: word }),
  fc.constant({}),
);

test('what is plainly valid is so by the schema, which leaves it as it is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sectionNames), value, (name, given) => {
      if (!passesQuickValidation(name, given)) return;
      expect(sectionSchema(name)?.safeParse(given)).toEqual({ success: true, data: given });
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['profile', 'openclaw'],
  ['timezone', 'Asia/Tokyo'],
  ['agent', { id: 'main' }],
])('a config as init writes it needs no schema: %s', (name, given) => {
  expect(passesQuickValidation(name, given)).toBe(true);
});
