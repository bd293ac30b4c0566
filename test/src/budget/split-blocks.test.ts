import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitBlocks } from '../../../src/budget/split-blocks.js';
import { splitSections } from '../../../src/workspace/split-sections.js';
import { anyText } from '../tokens/any-text.js';

const blocksOf = (markdown: string) =>
  splitSections(markdown).flatMap((section) =>
    splitBlocks(section).map(({ kind, text, isProse }) => ({ kind, text, isProse })),
  );

test('a section is split into heading, paragraphs, items, code, tables and comments', () => {
  const markdown = `## Work

Some prose
over two lines.

- first item
  with more of it
  - nested under it
- second item

  \`\`\`
  - code of the second item
  \`\`\`
1. a number

| a | b |
|---|---|
| 1 | 2 |

\`\`\`md
- not an item

still code
\`\`\`
<!-- a note
over lines -->
The end.

---
`;
  expect(blocksOf(markdown)).toEqual([
    { kind: 'heading', text: '## Work\n\n', isProse: false },
    { kind: 'paragraph', text: 'Some prose\nover two lines.\n\n', isProse: true },
    { kind: 'item', text: '- first item\n  with more of it\n  - nested under it\n', isProse: true },
    { kind: 'item', text: '- second item\n\n  ```\n  - code of the second item\n  ```\n', isProse: false },
    { kind: 'item', text: '1. a number\n\n', isProse: true },
    { kind: 'solid', text: '| a | b |\n|---|---|\n| 1 | 2 |\n\n', isProse: false },
    { kind: 'solid', text: '```md\n- not an item\n\nstill code\n```\n<!-- a note\nover lines -->\n', isProse: false },
    { kind: 'paragraph', text: 'The end.\n\n---\n', isProse: true },
  ]);
});

test('a comment that opens inside a paragraph keeps the paragraph together', () => {
  expect(blocksOf('A sentence that\ngoes on <!-- quite\na while --> and\nends here.\n')).toEqual([
    { kind: 'paragraph', text: 'A sentence that\ngoes on <!-- quite\na while --> and\nends here.\n', isProse: false },
  ]);
});

test('joining the blocks gives any section back, and their lines follow each other', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 20 }), (lines) => {
      for (const section of splitSections(lines.join('\n'))) {
        const blocks = splitBlocks(section);
        expect(blocks.map(({ text }) => text).join('')).toBe(section.text);
        expect(blocks[0]?.startLine).toBe(section.startLine);
        expect(blocks.at(-1)?.endLine).toBe(section.endLine);
        for (const [index, block] of blocks.entries()) {
          expect(blocks[index + 1]?.startLine ?? section.endLine + 1).toBe(block.endLine + 1);
        }
      }
    }),
    { numRuns: 300 },
  );
});
