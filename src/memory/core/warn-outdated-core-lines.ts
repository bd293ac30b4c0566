import { statementConflict } from '../../entries/compare/statement-conflict.js';
import { readLabelled } from '../../language/statements/read-name-colon-line.js';
import { readStatement } from '../../language/statements/statement.js';
import type { Remembered, Warning } from '../remember-result.js';

/** Core memory is part of every prompt, so an outdated line is reported with the command that replaces it. */
export function warnOutdatedCoreLines(text: string, { contradictions }: Pick<Remembered, 'contradictions'>): Warning[] {
  return contradictions
    .filter(({ id }) => id.startsWith('core:'))
    .map(({ text: old }) => ({
      code: 'core-outdated',
      message: `Core memory still says "${old}". To replace it: agentsoul core replace ${quoted(old)} --with ${quoted(renewed(old, text))}`,
    }));
}

/** The new line: "Ana: works at Siemens, birthday 6 June" keeps the part that "Ana works at Siemens" does not mention. */
function renewed(old: string, text: string): string {
  const [line, told] = [readLabelled(old), readStatement(text)];
  if (line === null || told === null || !text.startsWith(`${line.name} `)) return text;
  const kept = line.clauses.map(({ text: clause, statement }) =>
    statement !== null && statementConflict(told, statement) !== null ? text.slice(line.name.length + 1) : clause,
  );
  return `${line.name}: ${kept.join(', ')}`;
}

/** Quoted as one shell word. */
function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /["$`\\!]/.test(line) ? `'${line.replaceAll("'", "'\\''")}'` : `"${line}"`;
}
