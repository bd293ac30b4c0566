import type { Rendering } from '../../src/index.js';
import { style } from '../ui/style.js';
import { table } from '../ui/table.js';

/** What is in a prompt, what is not, and why, as people read it. */
export function renderReport({
  scope,
  profile,
  chars,
  tokens,
  encoding,
  blocks,
  persona,
  warnings,
}: Rendering): string {
  const count = (value: number) => value.toLocaleString('en-US');
  const rows = blocks.map((block) => [
    block.role,
    block.path ?? '–',
    block.status,
    count(block.chars),
    count(block.tokens),
    block.reason ??
      block.omitted
        .map(({ heading, startLine, endLine }) => `${heading || 'opening'} (${startLine}–${endLine})`)
        .join(', '),
  ]);
  const columns = [
    { title: 'role' },
    { title: 'file' },
    { title: 'status' },
    { title: 'characters', align: 'right' as const },
    { title: 'tokens', align: 'right' as const },
    { title: 'left out' },
  ];
  const lines = [
    `${style.bold(`Prompt for ${scope}`)}, layout ${profile}: ${count(tokens)} tokens (${encoding}), ${count(chars)} characters`,
    persona.swapped ? `Speaking: ${persona.file}. ${persona.reason ?? ''}` : '',
    '',
    table(columns, rows),
    ...warnings.map(({ message }) => `${style.yellow('!')} ${message}`),
  ];
  return lines.filter((line, index) => line !== '' || index === 2).join('\n');
}
