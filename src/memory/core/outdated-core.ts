import { disagreement } from '../../entries/compare/disagreement.js';
import { readLabelled } from '../../language/statements/read-labelled.js';
import { readStatement } from '../../language/statements/statement.js';
import type { Remembered, Warning } from '../remembered.js';

/** Core memory stands in every prompt, so a line of it that no longer holds is named with the command that replaces it. */
export function outdatedCore(text: string, { contradictions }: Pick<Remembered, 'contradictions'>): Warning[] {
  return contradictions
    .filter(({ id }) => id.startsWith('core:'))
    .map(({ text: old }) => ({
      code: 'core-outdated',
      message: `Core memory still says "${old}". Replace it: agentsoul core replace ${quoted(old)} --with ${quoted(renewed(old, text))}`,
    }));
}

/** What the line is to say: "Ana: works at Siemens, birthday 6 June" keeps what "Ana works at Siemens" says nothing of. */
function renewed(old: string, text: string): string {
  const [line, told] = [readLabelled(old), readStatement(text)];
  if (line === null || told === null || !text.startsWith(`${line.name} `)) return text;
  const kept = line.clauses.map(({ text: clause, statement }) =>
    statement !== null && disagreement(told, statement) !== null ? text.slice(line.name.length + 1) : clause,
  );
  return `${line.name}: ${kept.join(', ')}`;
}

/** As a shell takes it for one word. */
function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /["$`\\!]/.test(line) ? `'${line.replaceAll("'", "'\\''")}'` : `"${line}"`;
}
