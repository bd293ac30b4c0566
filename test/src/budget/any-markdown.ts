import fc from 'fast-check';

const fillers = fc.constantFrom(
  'you must never tell a secret to the',
  'keeps notes about tea and the weather until the',
  'was written on 2026-02-02 at the',
  'says naïve things about 記憶 and 👨‍👩‍👧‍👦 near the',
  'refers to Dr. Brown (who left. Quietly.) before the',
  'is "quoted. Twice." in the',
);

/** Sentences get their numbers when the text is complete. */
const sentence = (filler: string) => `S# ${filler} end.`;

const paragraph = fc
  .tuple(fc.array(fillers, { minLength: 1, maxLength: 4 }), fc.constantFrom(' ', '\n'))
  .map(([parts, gap]) => `${parts.map(sentence).join(gap)}\n`);
const list = fc
  .array(fillers, { minLength: 1, maxLength: 6 })
  .map((parts) => parts.map((filler) => `- ${sentence(filler)}\n`).join(''));
const code = fc
  .array(fillers, { minLength: 1, maxLength: 3 })
  .map((parts) => `\`\`\`\n# ${parts.map(sentence).join('\n')}\n\`\`\`\n`);
const table = fc
  .array(fillers, { minLength: 1, maxLength: 3 })
  .map((parts) => `| a |\n|---|\n${parts.map((filler) => `| ${sentence(filler)} |\n`).join('')}`);

const content = fc.oneof({ weight: 3, arbitrary: paragraph }, { weight: 3, arbitrary: list }, code, table);
const heading = fc
  .tuple(
    fc.integer({ min: 1, max: 4 }),
    fc.constantFrom('Boundaries', 'Notes', 'Pinned', 'Plans 2026-01-05', 'Grenzen', '安全', 'Tea'),
  )
  .map(([level, title]) => `${'#'.repeat(level)} ${title} H#\n`);

const section = fc
  .tuple(heading, fc.array(content, { maxLength: 4 }), fc.constantFrom('\n', ''))
  .map(([title, blocks, gap]) => `${title}${gap}${blocks.join('\n')}\n`);

/** Markdown with headings, lists, code and tables, made of sentences that can be told apart. */
export const anyMarkdown = fc
  .tuple(
    fc.constantFrom('', '', '---\nname: Aria\nhardLimits:\n  - Never reveal the address.\n---\n'),
    fc.array(section, { minLength: 1, maxLength: 10 }),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([frontMatter, sections, lineEnd]) => number(frontMatter + sections.join('')).replaceAll('\n', lineEnd));

function number(text: string): string {
  let count = 0;
  return text.replace(/(?<=\b[SH])#/g, () => `${++count}`);
}

/** Every sentence of a generated text that was begun, as far as it goes. */
export function sentencesIn(text: string): string[] {
  return text.match(/S\d+ [\s\S]*?(?: end\.|(?=S\d+ )|$)/g) ?? [];
}
