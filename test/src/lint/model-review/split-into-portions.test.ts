import { expect, test } from 'vitest';
import { splitIntoPortions } from '../../../../src/lint/model-review/split-into-portions.js';
import { LintDocument } from '../../../../src/lint/text/lint-document.js';

function file(path: string, text: string, role: LintDocument['role'] = 'daily'): LintDocument {
  return new LintDocument({ path, role, load: 'looked-up', text });
}

test('small files share a portion, and lines that say nothing are left out', () => {
  const [portion, ...others] = splitIntoPortions([file('a.md', '# Tea\n\n---\n- Green.\n'), file('b.md', 'Black.\n')]);
  expect(others).toEqual([]);
  expect(portion?.map(({ document, index, text }) => [document.path, index, text])).toEqual([
    ['a.md', 0, '# Tea'],
    ['a.md', 3, '- Green.'],
    ['b.md', 0, 'Black.'],
  ]);
});

test('a large file is spread over several portions, and no line is lost', () => {
  const lines = Array.from({ length: 500 }, (_, index) => `Line ${index} of a long diary about tea.`);
  const portions = splitIntoPortions([file('a.md', lines.join('\n'))]);
  expect(portions.length).toBeGreaterThan(2);
  expect(portions.flat().map(({ text }) => text)).toEqual(lines);
});

test('the vault, transcripts and what is no Markdown are shown to nobody', () => {
  const hidden = [
    file('memory/vault/keys.md', 'Deep.', 'vault'),
    file('transcripts/a.md', 'Said.', 'transcripts'),
    file('a.json', '{"a": 1}', null),
  ];
  expect(splitIntoPortions(hidden)).toEqual([]);
});

test('hidden characters are spelled out', () => {
  expect(splitIntoPortions([file('a.md', 'Tea\u{e0041} at five')]).flat()[0]?.text).toBe('Tea\\u{E0041} at five');
});
