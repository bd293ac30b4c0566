import { expect, test } from 'vitest';
import { selectVisible } from '../../../src/workspace/visible-text.js';

const hidden = (markdown: string) =>
  !selectVisible(markdown, { kind: 'group' }, { sight: 'whole', isLog: false }).text.includes('CANARY');
const unopened = (markdown: string) =>
  !selectVisible(markdown, { kind: 'group' }, { sight: 'shared', isLog: true }).text.includes('CANARY');

test.each([
  ['a comment in a fence in a list', '## Net\n<!-- scope: main -->\n- ```sh\n  # router\n  CANARY\n  ```\n'],
  ['a heading in a list item', '## Net\n<!-- scope: main -->\n- Notes\n  # Doctor\n  CANARY\n'],
  [
    'a fence forgotten in a list',
    '1. run\n   ```\n   code\n\n## P\n<!-- scope: main -->\nCANARY\n\n## O\n```\nok\n```\n',
  ],
  ['a fence closed by a later list', '- a\n  ```\n  code\n## P\n<!-- scope: main -->\nCANARY\n## C\n- b\n  ```\n'],
  ['an underlined parent', '## Vibe\nwarm\n\nLife\n====\n<!-- scope: main -->\n\n## Kids\nCANARY\n'],
  ['a parent in HTML', '## A\n<h1>P</h1>\n<!-- scope: main -->\n\n## B\nCANARY\n'],
  ['escaped backticks', '## P\nuse \\` here <!-- scope: main --> and \\` there\nCANARY\n'],
  ['rows of backticks of different length', '## P\n`` <!-- scope: main --> `\nCANARY\n'],
  ['backticks in raw HTML', '## P\n<div>\n`<!-- scope: main -->`\nCANARY\n</div>\n'],
  ['backticks in the comment', '## P\n<!-- `scope: main` -->\nCANARY\n'],
  ['a Cyrillic letter', '## P\n<!-- sc\u043epe: main -->\nCANARY\n'],
  ['an invisible character', '## P\n<!-- s\u200bcope: main -->\nCANARY\n'],
  ['a word before it', '## P\n<!-- TODO scope: main -->\nCANARY\n'],
])('a private section is not opened by %s', (_, markdown) => {
  expect(hidden(`# Soul\n${markdown}`)).toBe(true);
});

test.each([
  ['inline HTML before it', '## 10:00 | share\n<img src=a.png> photo\n## Diary\nCANARY\n'],
  ['a comment around it', '## 10:00 | share\nhello <!-- note\n# Private\n-->\nCANARY\n'],
  ['an indent', '## 10:00 | share\nhello\n ## Diary\nCANARY\n'],
  ['a list', '## 10:00 | share\nhello\n- ## Diary\n  CANARY\n'],
  ['a missing space', '## 10:00 | share\nhello\n##Diary\nCANARY\n'],
  ['an underline after a number', '## 10:00 | share\nhello\n\n1. Diary\n=====\nCANARY\n'],
  ['a room in full width', '## 10:00 | share | room：secret\nCANARY\n'],
  ['a room underlined', '## 10:00 | share\n__Room:__ secret\nCANARY\n'],
])('a private entry after a shared one is not shared with it through %s', (_, markdown) => {
  expect(unopened(markdown)).toBe(true);
});
