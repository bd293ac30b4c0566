import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadSource } from '../load-source.js';

const names = ['IDENTITY.md', 'MEMORY.md', 'SOUL.md', 'USER.md'];

/** The module that tells lines of our templates from lines people wrote: a hash for each line, by the name of the file. */
export async function templateLines(root) {
  const { lineHash } = await loadSource(root, ['src/lint/identity/line-hash.ts']);
  const folder = join(root, 'templates');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const tables = names.map((name) => {
    const texts = files
      .filter((entry) => basename(entry.name) === name)
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    const lines = texts.flatMap((text) => text.split('\n')).map((line) => line.trim());
    // A line with a slot is filled in and looks different in every workspace.
    const fixed = lines.filter((line) => line !== '' && !line.includes('{{'));
    const hashes = [...new Set(fixed.map((line) => lineHash(line)))].sort();
    return `  '${name}': '${hashes.join(' ')}',`;
  });
  return `// Generated from templates/ by \`npm run generate\`. Do not edit.
/** Hashes of the lines of our templates, divided by spaces, by the name of the file. */
export const templateLines: Readonly<Record<string, string>> = {
${tables.join('\n')}
};
`;
}
