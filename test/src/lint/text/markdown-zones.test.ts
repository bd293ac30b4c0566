import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LintDocument } from '../../../../src/lint/text/lint-document.js';
import { type ZoneKind, ZoneMap, zonesOf } from '../../../../src/lint/text/markdown-zones.js';
import { isLinear } from './is-linear.js';

function outline(text: string): string[] {
  return zonesOf(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);
}

function documentOf(text: string): LintDocument {
  return new LintDocument({ path: 'MEMORY.md', role: 'core', load: 'private', text });
}

/** The kind and the place, for people, of a word that stands once in the text. */
function placeOf(text: string, word: string): [ZoneKind, number, number] {
  const document = documentOf(text);
  const at = document.text.indexOf(word);
  const { line, column } = document.lines.positionAt(at);
  return [document.zoneAt(at).kind, line, column];
}

describe('zonesOf', () => {
  test('a line is divided into text, code, comments and targets', () => {
    expect(outline('See `ls -a` and [here](docs/a.md) <!-- soon --> now')).toEqual([
      'prose: See ',
      'inline-code: ls -a',
      'prose: ` and [here',
      'link-target: docs/a.md',
      'prose: ) ',
      'comment:  soon ',
      'prose: --> now',
    ]);
  });

  test('a code span ends at as many backticks, and the next one begins after them', () => {
    expect(outline('``a`b`` then `c` end').filter((zone) => zone.startsWith('inline-code'))).toEqual([
      'inline-code: a`b',
      'inline-code: c',
    ]);
  });

  test('what is opened and never closed is text', () => {
    expect(outline('a ` b <!-- c ](d')).toEqual(['prose: a ` b <!-- c ](d']);
  });

  test('lists, quotes, cells and headings keep their own kind around code', () => {
    expect(outline('- a `b`\n> c `d`\n\n| e `f` |\n# g `h`\n').filter((zone) => !zone.startsWith('inline'))).toEqual([
      'list: a ',
      'list: `',
      'list: c ',
      'list: `',
      'table: | e ',
      'table: ` |',
      'heading:  g ',
      'heading: `',
    ]);
  });

  test('nothing inside a fence or front matter is divided', () => {
    expect(outline('---\na: `b`\n---\n```\n`c` <!-- d -->\n```\n')).toEqual([
      'front-matter: a: `b`',
      'fence: `c` <!-- d -->',
    ]);
  });

  test('they come in order, never overlap and never cross a line', () => {
    const pieces = fc.constantFrom(
      ...['# ', '- ', '> ', '1. ', '`', '``', '```', '~~~', '<!--', '-->', '](', ')', '|', ' | ', '---', '\n', '\r\n'],
      ...['\n\n', 'word ', '记忆', '👩‍👩‍👧', '    ', '[', '.', '\t', ': '],
    );
    const texts = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.tuple(fc.constantFrom('', '---\na: b\n---\n'), texts), ([head, body]) => {
        const text = head + body;
        let last = 0;
        for (const { start, end } of zonesOf(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(text.slice(start, end)).not.toMatch(/\n/);
          last = end;
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['targets that never end', (size: number) => ']('.repeat(size / 2)],
    ['comments that never end', (size: number) => `a ${'<!--'.repeat(size / 4)}`],
    ['backticks in pairs', (size: number) => '` `` '.repeat(size / 5)],
    ['code spans', (size: number) => '`a` '.repeat(size / 4)],
    ['backticks with one more at the end', (size: number) => `${'`'.repeat(size / 2)}${'x'.repeat(size / 2)}\``],
  ])('twice as many %s take about twice as long', (_, make) => {
    expect(isLinear(zonesOf, make)).toBe(true);
  });
});

describe('places for people', () => {
  test('in a file with returns', () => {
    expect(placeOf('# A\r\n\r\n- b `target`\r\n', 'target')).toEqual(['inline-code', 3, 6]);
  });

  test('after front matter', () => {
    expect(placeOf('---\nname: Luna\n---\n\n- a target\n', 'target')).toEqual(['list', 5, 5]);
  });

  test('inside nested lists and quotes', () => {
    expect(placeOf('- a\n  - b\n    > 1. target\n', 'target')).toEqual(['list', 3, 10]);
  });

  test('behind emoji, which count as characters', () => {
    expect(placeOf('👍🏽 target\n', 'target')).toEqual(['prose', 1, 4]);
  });

  test('behind a byte order mark, which counts as nothing', () => {
    expect(placeOf('\uFEFFtarget\n', 'target')).toEqual(['prose', 1, 1]);
  });

  test('in a file of 1 MB', () => {
    const line = '- A line of about sixty characters with `code` and more in it\r\n';
    const count = Math.ceil(1_000_000 / line.length);
    const text = `---\r\nname: Luna\r\n---\r\n${line.repeat(count)}  - 記憶 \`target\`\r\n${line}`;
    expect(placeOf(text, 'target')).toEqual(['inline-code', count + 4, 9]);
  });
});

describe('ZoneMap', () => {
  test('a place in no zone counts as prose', () => {
    expect(new ZoneMap([{ kind: 'fence', start: 4, end: 8 }]).at(8)).toEqual({ kind: 'prose', start: 8, end: 9 });
    expect(new ZoneMap([]).at(3).kind).toBe('prose');
  });

  test('each place finds the zone it lies in', () => {
    const text = '# a\n\n- b `c` [d](e) <!-- f -->\n```\ng\n```\n';
    const map = new ZoneMap(zonesOf(text));
    for (const zone of map.zones) for (let at = zone.start; at < zone.end; at++) expect(map.at(at)).toBe(zone);
  });
});
