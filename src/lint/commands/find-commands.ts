import type { Concept } from '../lexicon/concepts.js';
import { findConcepts } from '../lexicon/find-concepts.js';
import type { Report } from '../rule.js';
import type { LintDocument } from '../text/document.js';
import type { Look } from '../text/quick-look.js';
import type { CommandPattern } from './command-patterns.js';

/** The lines that hold such a command and do not merely warn of it. */
export function* findCommands(
  document: LintDocument,
  patterns: readonly CommandPattern[],
  wording: { look?: Look; trigger: RegExp; message: (says: string) => string; hint: string },
): Generator<Report> {
  // Most files hold none of the words that all patterns of a kind need.
  if (wording.look !== undefined && !document.mayHold(wording.look)) return;
  const { lines, text } = document;
  const trigger = new RegExp(wording.trigger, 'gi');
  for (let found = trigger.exec(text); found !== null; found = trigger.exec(text)) {
    const index = lines.indexAt(found.index);
    trigger.lastIndex = lines.starts[index + 1] ?? text.length;
    const line = lines.textOf(index);
    for (let at = 0; at < line.length; at += stride) {
      const part = line.slice(at, at + window);
      const command = patterns.flatMap(({ says, pattern }) => {
        const match = pattern.exec(part);
        return match === null ? [] : [{ says, start: at + match.index, end: at + match.index + match[0].length }];
      })[0];
      if (command === undefined) continue;
      if (isWarning(document, index, { line, at: command.start })) break;
      const lineStart = lines.starts[index] ?? 0;
      yield {
        start: lineStart + command.start,
        end: lineStart + command.end,
        message: wording.message(command.says),
        hint: wording.hint,
      };
      break;
    }
  }
}

/** Long lines are looked at in parts that overlap. */
const window = 4_000;
const stride = 3_000;

/** What comes after the command says that it was not run. */
const notDone =
  /\b(?:did|do|does|was|were|has|have) not\b|n't\b|没有|不会|不执行|不運行|不运行|只解释|なかった|ませんでした|しない|しません|않|никогда|нельзя|(?:^|\s)не\s|\bnicht\b|\bnie(?:mals)?\b|\bno (?:lo|la) (?:ejecut|corr)/;

/** Whether the line, or the heading it stands under, warns of the command, refuses it or tells that it was not run. */
function isWarning(document: LintDocument, index: number, { line, at }: { line: string; at: number }): boolean {
  const speaks = (text: string, concept: Concept) => findConcepts(text).some((hit) => hit.concept === concept);
  const defends = (text: string) => speaks(text.slice(0, 1_000), 'defensive');
  if (defends(line.replace(/`[^`]{0,400}`/g, ' ')) || speaks(line.slice(Math.max(0, at - 200), at), 'negation'))
    return true;
  if (notDone.test(line.slice(at, at + 600))) return true;
  for (let above = index - 1; above >= 0 && above > index - 40; above--) {
    const text = document.lines.textOf(above);
    if (/^#{1,6}\s/.test(text)) return defends(text) || speaks(text, 'negation');
    if (/[:：]\s*$/.test(text) && above >= index - 6) return defends(text);
  }
  return false;
}
