import { lazyValue } from '../../workspace/lazy-value.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import { hitsOf, isDenied, speaksOf } from '../orders/read-sentence.js';
import { readsOrders } from '../orders/reading-zones.js';
import { stanceOf } from '../orders/stance.js';
import type { PlacedReport } from '../rule.js';
import type { Sentence } from '../text/sentences.js';
import { isRuntimeFile } from './runtime-files.js';

const fileName = lazyValue(() => /(?<![\w/.-])(?:[\w.-]{1,60}\/){0,6}[\p{L}\p{N}_-]{1,60}\.(?:md|txt|mdc)\b/gu);

/**
 * Missing files that the agent must read and follow: anyone who creates one controls the
 * agent. Files of the layout or the runtime are not included.
 */
export function* findMissingInstructionFiles(workspace: LintedWorkspace): Generator<PlacedReport> {
  for (const document of workspace.documents.values()) {
    if (!readsOrders(document)) continue;
    for (const sentence of document.sentences) {
      if (!mayNameFile(sentence.text) || sentence.origin !== 'plain') continue;
      const read = hitsOf(sentence, 'read').find((hit) => !isDenied(sentence, hit));
      if (read === undefined || speaksOf(sentence, 'negation', 'reported')) continue;
      if (!isAtStart(sentence) && !isObeyed(sentence)) continue;
      const stance = stanceOf(sentence, read);
      if (stance.isRefused) continue;
      for (const { 0: path, index } of sentence.text.matchAll(fileName())) {
        if (isRuntimeFile(workspace, path)) continue;
        yield {
          path: document.path,
          start: sentence.toSource(index),
          end: sentence.toSource(index + path.length - 1) + 1,
          message: 'The agent must follow a file that does not exist. Anyone who creates that file controls the agent.',
          hint: 'Add the file after a review, or remove the instruction to read it.',
          ...(stance.steps > 0 && { severity: stance.steps === 1 ? ('warning' as const) : ('info' as const) }),
        };
      }
    }
  }
}

function isObeyed(sentence: Sentence): boolean {
  return speaksOf(sentence, 'obey') && (speaksOf(sentence, 'trigger', 'must') || atStart.test(sentence.text));
}

/** What is read at the start of every session is obeyed without being told so. */
function isAtStart({ text }: Sentence): boolean {
  return atStart.test(text);
}

const atStart =
  /\b(?:every|each|new|at the start of (?:a|the|every|each)) session\b|\bat (?:the )?(?:session )?(?:start|startup|boot)\b(?! of (?!a |the |every |each ))|\bon (?:start|startup|boot|wake)\b|\bbefore (?:doing )?anything else\b|\bjede(?:r|n|s)? (?:sitzung|start)\b|\bbeim start\b|\bzu beginn (?:jeder|der) sitzung\b|\bcada sesión\b|\bal (?:iniciar|empezar|comienzo)\b|每次(?:启动|会话|對話)|セッション(?:開始|のたび)/i;

function mayNameFile(text: string): boolean {
  return (text.includes('.md') || text.includes('.txt')) && fileEnding.test(text);
}

const fileEnding = /\.(?:md|txt|mdc)\b/;
