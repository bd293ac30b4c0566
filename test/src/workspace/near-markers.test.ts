import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseScope } from '../../../src/scopes/scopes.js';
import { mayHoldMarker } from '../../../src/workspace/scope-marker.js';
import { unreadableMarkers } from '../../../src/workspace/unreadable-markers.js';
import { selectVisible } from '../../../src/workspace/visible-text.js';
import { root } from '../../cli/binary.js';
import { startCpuTime } from '../../support/cpu-time.js';

const below = (comment: string) =>
  `# Soul\nopen\n## Notes\n${comment}\nhidden\n### Child\nhidden too\n## After\nopen again\n`;
const seenBy = (markdown: string, scope: string, isLog = false) =>
  selectVisible(markdown, parseScope(scope), { sight: isLog ? 'shared' : 'whole', isLog }).text;

const others = ['group', 'room:kitchen', 'subagent', 'heartbeat', 'cron', 'boot', 'bootstrap'];

describe.each([
  '<!-- private -->',
  '<!--private-->',
  '<!-- PRIVATE -->',
  '<!-- ⚠️ Private! -->',
  '<!-- [private] -->',
  '<!-- @private -->',
  '<!-- prviate -->',
  '<!-- privat -->',
  '<!-- internal -->',
  '<!-- Internal only -->',
  '<!-- confidential -->',
  '<!-- main -->',
  '<!-- main only -->',
  '<!-- main-only -->',
  '<!-- only main -->',
  '<!-- main session only -->',
  '<!-- for the owner only -->',
  '<!-- not for groups -->',
  '<!-- do not share with the group -->',
  '<!-- keep this private -->',
  '<!-- this section is private -->',
  '<!-- agentsoul: private -->',
  '<!-- visibility: private -->',
  '<!-- Visibility = private -->',
  '<!-- visibility: main, heartbeat -->',
  '<!-- visibility: internal-only; sanitised -->',
  '<!-- visible to: main -->',
  '<!-- audience: owner -->',
  '<!-- audience: room:kitchen -->',
  '<!-- privacy: private -->',
  '<!-- access: private -->',
  '<!-- share: no -->',
  '<!-- scpoe: main -->',
  '<!-- scoep: main -->',
  '<!-- sope: main -->',
  '<!-- soope: main -->',
  '<!-- skope: main -->',
  '<!-- scpoe main -->',
  '<!-- scpoe: mian -->',
  '<!-- scopee: private -->',
  '<!-- scope main -->',
  '<!-- scope=main -->',
  '<!-- scope：main -->',
  '<!-- visibility：private -->',
  '<!-- sсоpе: mаin -->',
  '<!-- рrivаtе -->',
  '<!-- priv\u200bate -->',
  '<！－－ private －－>',
  '<!— private —>',
  '<!- private ->',
  '<!--\nprivate\n-->',
  `<!-- private\n${'Ana is ill. '.repeat(40)}\n-->`,
  // Near-misses that name others open nothing to them.
  '<!-- group -->',
  '<!-- shared -->',
  '<!-- share -->',
  '<!-- group, room -->',
  '<!-- scope = group -->',
  '<!-- scope group -->',
  '<!-- scpoe: group -->',
  '<!-- visibility: group -->',
  '<!-- visibility: shared -->',
  '<!-- visibility: public -->',
  '<!-- for group -->',
  '<!-- share with the group -->',
])('%s', (comment) => {
  test('keeps its section to the owner', () => {
    const markdown = below(comment);
    for (const scope of others) expect(seenBy(markdown, scope)).toBe('# Soul\nopen\n## After\nopen again\n');
    expect(seenBy(markdown, 'main')).toBe(markdown);
  });

  test('opens nothing in the notes of a day', () => {
    const markdown = `# 2026-02-02\n\n## 09:00 | fact\n${comment}\nhidden\n\n## 10:00 | fact | share\n${comment}\nhidden\n`;
    for (const scope of others) expect(seenBy(markdown, scope, true)).toBe('');
  });

  test('is reported with its line', () => {
    expect(unreadableMarkers(below(comment)).map(({ line }) => line)).toEqual([4]);
  });
});

describe.each([
  '<!-- Scope:main -->',
  '<!--scope:main-->',
  '<!-- scopes: main -->',
  '<!-- SCOPE: MAIN -->',
  '<!-- scope: private -->',
])('%s', (comment) => {
  test('is a marker in another spelling: private, and nothing to report', () => {
    for (const scope of others) expect(seenBy(below(comment), scope)).toBe('# Soul\nopen\n## After\nopen again\n');
    expect(unreadableMarkers(below(comment))).toEqual([]);
  });
});

const honest = [
  '<!-- TODO: sort this -->',
  '<!-- TODO: share with Ana -->',
  '<!-- toc -->',
  '<!-- /toc -->',
  '<!-- prettier-ignore -->',
  '<!-- markdownlint-disable MD013 -->',
  '<!-- agentsoul-disable LOC003 -->',
  '<!-- this group of notes was imported from the old diary -->',
  '<!-- this group of notes -->',
  '<!-- Type: person | Created: 2026-02-02 -->',
  '<!-- type: group -->',
  '<!-- branch: main -->',
  '<!-- main points below -->',
  '<!-- the main idea -->',
  '<!-- room for improvement -->',
  '<!-- heartbeat:start -->',
  '<!-- boot sequence -->',
  '<!-- compact:end -->',
  '<!-- internal links -->',
  '<!-- the private key is rotated in spring -->',
  '<!-- shared with Ana on Friday -->',
  '<!-- Owner: Sam -->',
  '<!-- interval -->',
  '<!-- personas -->',
  '<!-- persona -->',
  '<!-- mail -->',
  '<!-- book -->',
  '<!-- slope: 3 -->',
  '<!-- score: 5 -->',
  '<!-- public -->',
  '<!-- only -->',
  '<!-- visibility: hidden -->',
  '<!-- audience: developers -->',
  '<!-- access: see the vault -->',
  '<!-- access: main door code -->',
  '<!-- shared: main repository -->',
  '<!-- last updated: 2026-02-02 -->',
  '<!-- 他的雷区和敏感话题 -->',
  '<!-- приватно не значит тайно, но решать тебе -->',
  '<!---->',
  '<!-- -->',
];

test.each(honest)('%s stays an ordinary comment', (comment) => {
  const markdown = below(comment);
  for (const scope of others) expect(seenBy(markdown, scope)).toBe(markdown);
  expect([mayHoldMarker(markdown), unreadableMarkers(markdown)]).toEqual([false, []]);
});

test.each(['Write `<!-- private -->` below a heading.', '```html\n<!-- private -->\n```'])(
  'a near-miss shown as an example hides nothing: %j',
  (example) => {
    const markdown = below(example);
    expect([seenBy(markdown, 'group'), unreadableMarkers(markdown)]).toEqual([markdown, []]);
  },
);

test('an unclosed one keeps the rest of the file to the owner', () => {
  const markdown = '# Soul\nopen\n## Notes\n<!-- private\nhidden\n## After\nhidden too\n';
  expect(seenBy(markdown, 'group')).toBe('# Soul\nopen\n');
  expect(unreadableMarkers(markdown)).toEqual([{ line: 4, restOfFile: true, isBelowOtherHeading: false }]);
});

test('below an underlined heading it keeps everything after it to the owner, as a marker does', () => {
  for (const comment of ['<!-- private -->', '<!-- scope main -->', '<!-- scope: main -->'])
    expect(seenBy(`## Open\nopen\n\nNotes\n=====\n${comment}\nhidden\n## Child\nhidden too\n`, 'group')).toBe('');
});

test('a marker beside it opens nothing', () => {
  const markdown = '# 2026-02-02\n\n## 09:00\n<!-- scope: group -->\n<!-- private -->\nhidden\n';
  expect(seenBy(markdown, 'group', true)).toBe('');
});

test('the line that is reported counts the front matter', () => {
  expect(unreadableMarkers('---\nname: Kate\n---\n# Soul\n<!-- private -->\nx\n').map(({ line }) => line)).toEqual([5]);
});

test('no comment of the templates is taken for one', () => {
  const folder = join(root, 'templates');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap((path) => unreadableMarkers(readFileSync(join(folder, path), 'utf8')))).toEqual([]);
});

test('many comments that lead nowhere cost no more than their length', () => {
  const text = '<!-- private '.repeat(20_000);
  const spent = startCpuTime();
  selectVisible(`# A\n${text}`, { kind: 'group' }, { sight: 'whole', isLog: false });
  selectVisible(`# A\n${'<!-- x '.repeat(40_000)}`, { kind: 'group' }, { sight: 'whole', isLog: false });
  expect(spent()).toBeLessThan(5_000);
});
