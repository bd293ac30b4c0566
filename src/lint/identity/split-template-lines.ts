import { cardLines } from '../../identity/split-identity-card.js';
import type { LintDocument } from '../text/lint-document.js';
import { lineHash } from './line-hash.js';
import { templateLines } from './template-lines.generated.js';

/** Which lines people wrote, and which came with our template of a file of this name. Headings and blank lines count for neither. */
export function splitTemplateLines(document: LintDocument): { readonly own: number; readonly fromTemplate: number } {
  const known = linesOf(document.path.slice(document.path.lastIndexOf('/') + 1));
  let own = 0;
  let fromTemplate = 0;
  for (const { text, isHidden } of cardLines(document.text)) {
    const line = text.trim();
    if (isHidden || line === '' || line.startsWith('#')) continue;
    if (known.has(lineHash(line)) || endsInHint.test(line)) fromTemplate++;
    else own++;
  }
  return { own, fromTemplate };
}

/** Where the template has a slot, `init` writes a hint until somebody fills it. */
const endsInHint = /_\([^()]{1,200}\)_$/;

const tables = new Map<string, ReadonlySet<string>>();

function linesOf(name: string): ReadonlySet<string> {
  const known = tables.get(name) ?? new Set((templateLines[name] ?? '').split(' '));
  tables.set(name, known);
  return known;
}
