import type { Severity } from '../finding.js';
import { shieldOf, warnsPlainly } from '../orders/stance.js';
import type { Concept } from '../lexicon/concepts.js';
import { type ConceptHit, findConcepts } from '../lexicon/find-concepts.js';
import type { Report } from '../rule.js';
import { lowered } from '../severity-of-finding.js';
import type { Prefilter } from '../text/keyword-prefilter.js';
import type { LintDocument } from '../text/lint-document.js';
import type { CommandPattern } from './command-patterns.js';

/** The lines that hold such a command and do not merely warn of it. */
export function* findCommands(
  document: LintDocument,
  patterns: readonly CommandPattern[],
  wording: { look?: Prefilter; trigger: RegExp; severity: Severity; message: (says: string) => string; hint: string },
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
      if (isRefused({ line, ...command })) break;
      const steps = stepsBelow(document, index, { line, severity: wording.severity });
      const lineStart = lines.starts[index] ?? 0;
      yield {
        start: lineStart + command.start,
        end: lineStart + command.end,
        message: wording.message(command.says),
        hint: wording.hint,
        ...(steps > 0 && { severity: steps === 1 ? lowered(wording.severity) : lowered(lowered(wording.severity)) }),
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

/** A place in a line, and what stands around it. */
type Place = { readonly line: string; readonly start: number; readonly end: number };

/** Whether the line itself warns about the command, refuses it or says that it was not run. */
function isRefused({ line, start, end }: Place): boolean {
  const said = line.slice(0, 4_000).replace(/`[^`]{0,400}`/g, (code) => ' '.repeat(code.length));
  const hits = findConcepts(said);
  if (warnsPlainly(said, hits) && !isOrderedAfter(said.slice(0, start), hits)) return true;
  if (notDone.test(line.slice(start, start + 600))) return true;
  const before = line.slice(Math.max(0, start - 200), start);
  if (isForbidden(before, findConcepts(before))) return true;
  // An everyday word is a warning only where it is said of the command: `tried to make me run …`, `… was blocked`.
  return hits.some(
    (hit) =>
      hit.concept === 'defensive' &&
      (hit.end <= start ? !/[,;:—，；：]/.test(line.slice(hit.end, start)) : isPassive(said.slice(end, hit.start))),
  );
}

/** `Against attacks, run …`: after its comma a new order begins. */
function isOrderedAfter(before: string, hits: readonly ConceptHit[]): boolean {
  return hits.some(
    ({ concept, start, end }) =>
      acts.has(concept) &&
      end <= before.length &&
      /,\s(?:then |please |just |always |first )?$/.test(before.slice(0, start)),
  );
}

/** A denial counts unless it is part of a condition, or a new order comes after it: `If that does not work, run …`. */
function isForbidden(before: string, hits: readonly ConceptHit[]): boolean {
  const denial = hits.findLast(({ concept }) => concept === 'negation');
  if (denial === undefined) return false;
  const isOver = (to: number) => /[,;:—，；：]/.test(before.slice(denial.end, to));
  const isCondition = hits.some(
    ({ concept, start }) =>
      concept === 'trigger' && start < denial.start && !/[,;:—，；：]/.test(before.slice(start, denial.start)),
  );
  if (isCondition && isOver(before.length)) return false;
  return !hits.some(({ concept, start }) => acts.has(concept) && start > denial.end && isOver(start));
}

const acts = new Set<Concept>(['run', 'fetch', 'install', 'grant']);

function isPassive(between: string): boolean {
  return (
    between.length < 120 && /\b(?:was|were|got|is|are|i|we|wurde|ist|fue|est)\s{1,3}(?:\w{1,12}\s)?$/i.test(between)
  );
}

/**
 * How many steps of severity the heading or the line that introduces the list takes away. A line that tells in words of its own
 * to run the command keeps one of them: whoever plants it can write a heading above it.
 */
function stepsBelow(
  document: LintDocument,
  index: number,
  { line, severity }: { line: string; severity: Severity },
): 0 | 1 | 2 {
  const shield = shieldAbove(document, index);
  if (shield === 'none') return 0;
  const isTold = findConcepts(line.slice(0, 1_000).replace(/`[^`]{0,400}`/g, ' ')).some(({ concept }) =>
    acts.has(concept),
  );
  if (shield === 'vague') return isTold || severity !== 'error' ? 0 : 1;
  return isTold ? 1 : 2;
}

function shieldAbove({ lines }: LintDocument, index: number): ReturnType<typeof shieldOf> {
  for (let above = index - 1; above >= 0 && above > index - 40; above--) {
    const text = lines.textOf(above);
    if (/^#{1,6}\s/.test(text)) return shieldOf(text);
    if (/[:：]\s*$/.test(text) && above >= index - 6) return shieldOf(text);
  }
  return 'none';
}
