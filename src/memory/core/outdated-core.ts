import type { Remembered, Warning } from '../remembered.js';

/** Core memory stands in every prompt, so a line of it that no longer holds is named with the command that replaces it. */
export function outdatedCore(text: string, { contradictions }: Pick<Remembered, 'contradictions'>): Warning[] {
  return contradictions
    .filter(({ id }) => id.startsWith('core:'))
    .map(({ text: old }) => ({
      code: 'core-outdated',
      message: `Core memory still says "${old}". Replace it: agentsoul core replace ${quoted(old)} --with ${quoted(text)}`,
    }));
}

/** As a shell takes it for one word. */
function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /["$`\\!]/.test(line) ? `'${line.replaceAll("'", "'\\''")}'` : `"${line}"`;
}
