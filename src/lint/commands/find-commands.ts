import { isAtLeast, type Severity } from '../finding.js';
import type { Concept } from '../lexicon/concepts.js';
import { type ConceptHit, findConcepts } from '../lexicon/find-concepts.js';
import { readsOrders } from '../orders/reading-zones.js';
import { shieldOf, warnsPlainly } from '../orders/stance.js';
import type { Report } from '../rule.js';
import { lowered } from '../severity-of-finding.js';
import type { Prefilter } from '../text/keyword-prefilter.js';
import type { LintDocument } from '../text/lint-document.js';
import type { CommandPattern } from './command-patterns.js';
import { isStrangeSource } from './strange-sources.js';

type Wording = {
  readonly look?: Prefilter;
  readonly trigger: RegExp;
  readonly severity: Severity;
  readonly message: (says: string) => string;
  readonly hint: string;
};

/** The lines that hold such a command and do not merely warn of it. */
export function* findCommands(
  document: LintDocument,
  patterns: readonly CommandPattern[],
  wording: Wording,
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
      const command = commandIn(line.slice(at, at + window), at, patterns);
      if (command === null) continue;
      if (isRefused({ line, ...command })) break;
      const lineStart = lines.starts[index] ?? 0;
      yield {
        start: lineStart + command.start,
        end: lineStart + command.end,
        message: wording.message(command.says),
        hint: wording.hint,
        ...severitiesOf(document, { index, line, command, severity: wording.severity }),
      };
      break;
    }
  }
}

/** Long lines are looked at in parts that overlap. */
const window = 4_000;
const stride = 3_000;

type Command = { readonly says: string; readonly isGrave: boolean; readonly start: number; readonly end: number };

function commandIn(part: string, at: number, patterns: readonly CommandPattern[]): Command | null {
  for (const { says, pattern, isGrave = false } of patterns) {
    const match = pattern.exec(part);
    if (match === null) continue;
    const isOwnMachine = localOnly.test(match[0]);
    if (isOwnMachine && !isGrave) continue;
    return {
      says,
      isGrave: isGrave || isStrangeSource(match[0]),
      start: at + match.index,
      end: at + match.index + match[0].length,
    };
  }
  return null;
}

/** What comes from the same machine is no download. */
const localOnly = /\bhttps?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?![\w.-])/i;

type Place = { readonly line: string; readonly start: number; readonly end: number };

/**
 * A command counts full where an agent reads it as its own rules or memory. A line of code that installs something from a named
 * host is how everybody does it: worth a review when it is new, and nothing to tell where it has stood, or in a manual.
 */
function severitiesOf(
  document: LintDocument,
  { index, line, command, severity }: { index: number; line: string; command: Command; severity: Severity },
): Pick<Report, 'severity' | 'severityIfStanding'> {
  const { kind } = document.zoneAt((document.lines.starts[index] ?? 0) + command.start);
  const isInCode = kind === 'fence' || kind === 'inline-code';
  const steps = stepsBelow(document, { index, line, isInCode });
  const full = steps === 0 ? severity : steps === 1 ? lowered(severity) : lowered(lowered(severity));
  if (!readsOrders(document)) return { severity: mildest(full, command.isGrave ? 'warning' : 'info') };
  const isOrdered = kind !== 'fence' && speaksOf(withoutCode(line), standing);
  const isLoaded = document.load === 'shared' || document.load === 'private';
  if (isInCode && !isOrdered && !command.isGrave)
    return { severity: isLoaded ? full : mildest(full, 'warning'), severityIfStanding: 'info' };
  return { severity: full, severityIfStanding: isLoaded ? full : 'warning' };
}

function mildest(one: Severity, other: Severity): Severity {
  return isAtLeast(one, other) ? other : one;
}

const standing = new Set<Concept>(['trigger', 'standing', 'must', 'conceal', 'bypass']);
const acts = new Set<Concept>(['run', 'fetch', 'install', 'grant']);

function speaksOf(text: string, concepts: ReadonlySet<Concept>): boolean {
  return findConcepts(text.slice(0, 1_000)).some(({ concept }) => concepts.has(concept));
}

function withoutCode(line: string): string {
  return line.slice(0, window).replace(/`[^`]{0,400}`/g, (code) => ' '.repeat(code.length));
}

/** What comes after the command says that it was not run. */
const notDone =
  /\b(?:did|do|does|was|were|has|have) not\b|n't\b|没有|不会|不执行|不運行|不运行|只解释|なかった|ませんでした|しない|しません|않|никогда|нельзя|(?:^|\s)не\s|\bnicht\b|\bnie(?:mals)?\b|\bno (?:lo|la|se) (?:ejecut|corr)|\bnunca\b|\bjamais\b/;

/** Whether the line itself warns about the command, refuses it or says that it was not run. */
function isRefused({ line, start, end }: Place): boolean {
  const said = withoutCode(line);
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

function isPassive(between: string): boolean {
  return (
    between.length < 120 && /\b(?:was|were|got|is|are|i|we|wurde|ist|fue|est)\s{1,3}(?:\w{1,12}\s)?$/i.test(between)
  );
}

type Placed = { readonly index: number; readonly line: string; readonly isInCode: boolean };

/**
 * How many steps of severity go: two in the list that a prohibition introduces and for code below a heading that warns, else one. Whoever plants a
 * command can write a heading above it, so a line that tells to run it in words of its own loses one step less.
 */
function stepsBelow({ lines }: LintDocument, { index, line, isInCode }: Placed): 0 | 1 | 2 {
  const lead = leadAbove((at) => lines.textOf(at), index);
  const isLed = lead !== null && shieldOf(lead) === 'plain';
  const isHeaded = !isLed && shieldOf(headingAbove((at) => lines.textOf(at), index)) === 'plain';
  if (!isLed && !isHeaded) return 0;
  const isTold = speaksOf(withoutCode(line), acts);
  if (isTold) return isLed ? 1 : 0;
  return isLed || isInCode ? 2 : 1;
}

const item = /^\s*(?:[-*+]|\d{1,3}[.)])\s/;

/** The line that introduces the list or the fence a line belongs to: only list items, or the rest of the fence, may come between. */
function leadAbove(textOf: (index: number) => string, index: number): string | null {
  const isListed = item.test(textOf(index));
  let above = index - 1;
  const first = Math.max(0, index - 40);
  if (isListed) {
    while (above >= first && (item.test(textOf(above)) || /^\s{2,}\S/.test(textOf(above)))) above--;
    if (above >= first && textOf(above).trim() === '') above--;
  } else {
    while (above >= first && !/^\s*(?:```|~~~)/.test(textOf(above))) above--;
    if (above < first) return null;
    above--;
  }
  const text = above >= 0 ? textOf(above) : '';
  return /[:：]\W*$/.test(text.trim()) ? text : null;
}

function headingAbove(textOf: (index: number) => string, index: number): string {
  for (let above = index - 1; above >= 0 && above > index - 40; above--) {
    const text = textOf(above);
    if (/^#{1,6}\s/.test(text)) return text;
  }
  return '';
}
