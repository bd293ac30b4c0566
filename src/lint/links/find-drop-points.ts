import { atFirstUse } from '../../workspace/at-first-use.js';
import { hitsOf, isDefended, isDenied, speaksOf } from '../judgement/read-sentence.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import type { PlacedReport } from '../rule.js';
import { isRuntimeFile } from './runtime-files.js';

const fileName = atFirstUse(() => /(?<![\w/.-])(?:[\w.-]{1,60}\/){0,6}[\p{L}\p{N}_-]{1,60}\.(?:md|txt|mdc)\b/gu);

/**
 * Files that the agent is told to read by itself and to live by, and that are not there: whoever puts one there commands the
 * agent. Files that the layout or the runtime knows are none.
 */
export function* findDropPoints(workspace: LintedWorkspace): Generator<PlacedReport> {
  for (const document of workspace.documents.values()) {
    for (const sentence of document.sentences) {
      if (!mayNameFile(sentence.text) || sentence.origin !== 'plain') continue;
      const read = hitsOf(sentence, 'read').find((hit) => !isDenied(sentence, hit));
      if (read === undefined || !speaksOf(sentence, 'obey') || isDefended(sentence)) continue;
      if (!speaksOf(sentence, 'trigger', 'must') || speaksOf(sentence, 'negation', 'reported')) continue;
      for (const { 0: path, index } of sentence.text.matchAll(fileName())) {
        if (isRuntimeFile(workspace, path)) continue;
        yield {
          path: document.path,
          start: sentence.toSource(index),
          end: sentence.toSource(index + path.length - 1) + 1,
          message: 'The agent is told to follow a file that is not there. Whoever puts one there commands the agent.',
          hint: 'Add the file under review, or remove the order to read it.',
        };
      }
    }
  }
}

function mayNameFile(text: string): boolean {
  return (text.includes('.md') || text.includes('.txt')) && fileEnding.test(text);
}

const fileEnding = /\.(?:md|txt|mdc)\b/;
