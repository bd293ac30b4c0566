import { expect, test } from 'vitest';
import { ruleCatalogue, rulePage } from '../../../src/lint/rule-catalogue.js';
import { runInMemory } from '../memory-terminal.js';

test('explain prints the page of a rule, whatever the case of its name', async () => {
  const { code, stdout, stderr } = await runInMemory(['explain', 'hid001']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^HID001 .* \(error, confidence high, security\)\n\nWhat\n/);
  expect(stdout).toMatch(/\nHow to silence\n/);
  expect(stdout.split('\n').filter((line) => line.length > 120)).toEqual([]);
});

test('explain --json gives the page and what the rule counts', async () => {
  const { stdout } = await runInMemory(['explain', 'HID001', '--json']);
  expect(JSON.parse(stdout)).toEqual({
    version: 1,
    rule: ruleCatalogue.find(({ id }) => id === 'HID001'),
    page: rulePage('HID001'),
  });
});

test('a rule that there is not is answered with the nearest one', async () => {
  const { code, stderr } = await runInMemory(['explain', 'HID0001']);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: '✖ There is no lint rule "HID0001".\n  Did you mean `HID001`?\n',
  });
});

test('explain alone lists every rule below the errors', async () => {
  const { stdout } = await runInMemory(['explain']);
  const rows = stdout
    .trimEnd()
    .split('\n\n')[1]
    ?.split('\n')
    .slice(1)
    .map((line) => line.split(/ {2,}/));
  expect(rows).toEqual(ruleCatalogue.map(({ id, severity, title }) => [id, severity, title]));
});
