import { asOrder } from '../../../language/sentences/imperative.js';
import { contentTerms } from '../../../language/words/content-terms.js';
import { overlap, wordsOf } from '../../../language/words/words-of-text.js';
import { formatProcedure } from '../../../memory/procedures/procedure-file.js';
import { pathPatterns } from '../../../workspace/role-paths.js';
import { safeFileName } from '../../../workspace/safe-file-name.js';
import type { ReflectionInput } from '../../input/reflection-input.js';
import { type CandidateChange, ideaOf } from '../../propose/candidate-change.js';
import type { RecurringSteps } from './find-recurring-steps.js';

/** Null where a procedure of the workspace says it already, or where nothing of it is new. */
export function proposeProcedure(
  material: ReflectionInput,
  { occasion, steps, runs, days }: RecurringSteps,
): CandidateChange | null {
  const [folder] = pathPatterns(material.workspace, 'procedures').filter((pattern) => pattern.endsWith('/'));
  const [first] = runs;
  if (folder === undefined || first === undefined || !runs.some(({ isFresh }) => isFresh)) return null;
  if (isWritten(material, steps)) return null;
  const title = titleOf(occasion);
  const path = `${folder}how-to-${safeFileName(
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, ''),
  )}.md`;
  if (material.texts.has(path)) return null;
  const written = formatProcedure(
    {
      trigger: title,
      steps: steps.map((step) => capitalised(asOrder(step))),
      notes: `Done ${runs.length} times in this order.`,
    },
    { title, day: material.today, source: runs.map(({ id }) => id).join(', ') },
  );
  // Helpers read procedures. What comes from private notes stays private until its owner says otherwise.
  const isOpen = runs.every(({ entry }) => entry.audience.includes('subagent'));
  const content = isOpen ? written : written.replace('\n\n', '\n\n<!-- scope: main -->\n\n');
  return {
    kind: 'procedure',
    summary: `${title}: ${steps.join(' → ')} (${runs.length} times on ${days} days)`,
    evidence: runs.map(({ id }) => id),
    edits: [{ do: 'create', path, content }],
    idea: ideaOf(
      'procedure',
      steps.flatMap((step) => contentTerms(step)),
    ),
    worth: 80 + Math.min(9, runs.length),
  };
}

function isWritten(material: ReflectionInput, steps: readonly string[]): boolean {
  const words = new Set(wordsOf(steps.join(' ')));
  return material.entries
    .filter(({ role }) => role === 'procedures')
    .some(({ text }) => {
      const known = new Set(wordsOf(text));
      const shared = [...words].filter((word) => known.has(word)).length;
      return overlap(words, known) >= 0.5 || shared >= words.size * 0.7;
    });
}

function titleOf(occasion: string): string {
  const words = occasion.replace(/\s+(?:again|today|as usual|as always)$/i, '').split(/\s+/);
  return capitalised(asOrder(words.slice(0, 8).join(' ')));
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
