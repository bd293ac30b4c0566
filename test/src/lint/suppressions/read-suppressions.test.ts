import { expect, test } from 'vitest';
import {
  type Reach,
  readConfigSuppressions,
  readSuppressions,
} from '../../../../src/lint/suppressions/read-suppressions.js';
import { LintDocument } from '../../../../src/lint/text/lint-document.js';
import { startCpuTime } from '../../../support/cpu-time.js';

const read = (text: string) =>
  readSuppressions(new LintDocument({ path: 'AGENTS.md', role: 'rules', load: 'shared', text })).map(
    ({ reach, rules, reason, until }) => ({ line: told(reach), rules, reason, until }),
  );

function told(reach: Reach): number | string {
  if (reach.kind !== 'lines') return reach.kind;
  return reach.first === reach.last ? reach.first : `${reach.first}–${reach.last}`;
}

test('a comment silences the next line', () => {
  expect(read('# Rules\n<!-- agentsoul-disable-next-line MEM004 -- the title of a film -->\n- Tomorrow\n')).toEqual([
    { line: 3, rules: ['MEM004'], reason: 'the title of a film', until: null },
  ]);
});

test('a comment at the end of a line silences that line, in lists and Windows files too', () => {
  expect(read('# Rules\r\n- Tomorrow <!-- agentsoul-disable-line mem004 -- a film -->\r\n')).toEqual([
    { line: 2, rules: ['MEM004'], reason: 'a film', until: null },
  ]);
});

test('several rules, and a last day with or without brackets', () => {
  expect(read('<!-- agentsoul-disable-next-line INJ001, EXE001 -- a quotation until 2026-12-01 -->\n')).toEqual([
    { line: 2, rules: ['INJ001', 'EXE001'], reason: 'a quotation', until: '2026-12-01' },
  ]);
  expect(read('<!-- agentsoul-disable-next-line INJ001 -- a quotation [until 2026-12-01] -->\n')).toEqual([
    { line: 2, rules: ['INJ001'], reason: 'a quotation', until: '2026-12-01' },
  ]);
});

test('a word in the reason that is no date is no last day', () => {
  expect(read('<!-- agentsoul-disable-line INJ001 -- waits until the move is over -->')).toEqual([
    { line: 1, rules: ['INJ001'], reason: 'waits until the move is over', until: null },
  ]);
});

test('no reason and no rule are read as such', () => {
  expect(read('<!-- agentsoul-disable-line INJ001 -->')).toEqual([
    { line: 1, rules: ['INJ001'], reason: '', until: null },
  ]);
  expect(read('<!-- agentsoul-disable-line -- because -->')).toEqual([
    { line: 1, rules: [], reason: 'because', until: null },
  ]);
});

test('a form for a whole file silences no line', () => {
  expect(
    read('<!-- agentsoul-disable INJ001 -- all fine -->\n<!-- agentsoul-disable-file INJ001 -- all fine -->'),
  ).toEqual([
    { line: 'unclosed', rules: ['INJ001'], reason: 'all fine', until: null },
    { line: 'no-such-form', rules: ['INJ001'], reason: 'all fine', until: null },
  ]);
});

test('a region reaches from the comment that opens it to the one that closes it, for each rule by itself', () => {
  const text = [
    '<!-- agentsoul-disable REF001, MEM004 -- generated -->',
    '- [a](a.md)',
    '<!-- agentsoul-enable REF001 -->',
    '- Tomorrow',
    '<!-- agentsoul-enable MEM004 -->',
    '<!-- agentsoul-enable MEM004 -->',
  ].join('\n');
  expect(read(text).map(({ line, rules }) => [line, rules])).toEqual([
    ['1–3', ['REF001']],
    ['1–5', ['MEM004']],
    ['closes-nothing', ['MEM004']],
  ]);
});

test('of two regions of one rule, the one that nothing closes holds nowhere', () => {
  const text =
    '<!-- agentsoul-disable REF001 -- a -->\n\n<!-- agentsoul-disable REF001 -- b -->\n\n<!-- agentsoul-enable REF001 -->\n';
  expect(read(text).map(({ line, reason }) => [line, reason])).toEqual([
    ['unclosed', 'a'],
    ['3–5', 'b'],
  ]);
});

test('examples in code and words outside of comments are none', () => {
  expect(read('```\n<!-- agentsoul-disable-next-line INJ001 -- x -->\n```\n')).toEqual([]);
  expect(read('Write `<!-- agentsoul-disable-line INJ001 -- x -->` there.\n')).toEqual([]);
  expect(read('agentsoul-disable-next-line INJ001 -- x\n')).toEqual([]);
});

test('a comment that never ends costs no time', () => {
  const text = `${'<!-- agentsoul-disable-line '.repeat(8_000)}\n`;
  const spent = startCpuTime();
  expect(read(text)).toEqual([]);
  expect(spent()).toBeLessThan(2_000);
});

test('the config is read as far as it makes sense', () => {
  const suppress = [
    { rule: 'inj001', path: './MEMORY.md', reason: ' A quotation. ', until: '2026-12-01' },
    'nonsense',
    {},
  ];
  expect(readConfigSuppressions({ lint: { suppress } })).toEqual([
    {
      from: 'config',
      index: 0,
      rules: ['INJ001'],
      path: 'MEMORY.md',
      fingerprint: null,
      reason: 'A quotation.',
      until: '2026-12-01',
    },
  ]);
  expect(readConfigSuppressions({})).toEqual([]);
});
