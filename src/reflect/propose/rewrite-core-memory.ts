import type { Entry } from '../../entries/entry.js';
import { asSentence } from '../../language/sentences/split-claims.js';
import { findValues } from '../../language/values/find-values.js';
import { contentTerms } from '../../language/words/content-terms.js';
import { type CoreBlock, coreBlocks } from '../../memory/core/block-names.js';
import { findBlocks } from '../../memory/core/core-blocks.js';
import type { CoreLine } from '../../memory/core/core-lines.js';
import { suggestRemovals } from '../../memory/core/suggest-removals.js';
import { escapeLineText } from '../../memory/escape-text.js';
import type { SectionEdit } from '../../proposals/reflection/section-edit.js';
import { countTokens } from '../../tokens/count-tokens.js';
import { shiftDay } from '../../workspace/calendar-days.js';
import type { Preference } from '../consolidate/preferences/find-preferences.js';
import type { CollectedNotes } from '../input/collect-notes.js';
import type { Note } from '../input/note.js';
import type { ReflectionInput } from '../input/reflection-input.js';
import { addToCore, findLineSection } from './build-edits.js';
import { type CandidateChange, ideaOf } from './candidate-change.js';
import { demoteToDailyNote, isNearlyFull, removableLines } from './core-memory-space.js';

export type CoreMemoryRewrite = { readonly candidates: readonly CandidateChange[]; readonly notes: readonly string[] };

type Sources = {
  readonly survey: CollectedNotes;
  /** The owner's. */
  readonly preferences: readonly Preference[];
  readonly taken: ReadonlySet<Note>;
};

/** Changes to core memory: add repeated wishes and upcoming events, remove what is not needed. Every block stays within its limit. */
export async function rewriteCoreMemory(
  material: ReflectionInput,
  { survey, preferences, taken }: Sources,
): Promise<CoreMemoryRewrite> {
  const room = await measureRoom(material);
  const notes: string[] = [];
  const candidates: CandidateChange[] = await dropStale(material, survey);
  const additions = [
    ...preferences.flatMap((preference) => fromPreference(material, preference) ?? []),
    ...lyingAhead(material, survey, taken),
  ];
  for (const { block, line, from, candidate } of additions) {
    const freed = await room.make(block, line);
    const edit = addToCore(material, block, { line, from });
    if (edit === null) notes.push(`Core memory is open to others, so this was not added: ${candidate.summary}`);
    else if (freed === null)
      notes.push(`The block ${block} of core memory is full, so this was not added: ${candidate.summary}`);
    else candidates.push({ ...candidate, edits: [...freed, edit] });
  }
  return { candidates, notes };
}

type Addition = {
  readonly block: CoreBlock;
  readonly line: string;
  readonly from: readonly Entry[];
  readonly candidate: Omit<CandidateChange, 'edits'>;
};

function fromPreference(material: ReflectionInput, { text, notes, days, theme }: Preference): Addition | null {
  const said = asSentence(text);
  if (!notes.some(({ isFresh }) => isFresh) || isSaid(material, contentTerms(said))) return null;
  const block: CoreBlock = isAboutWork(said) ? 'Persona' : 'Identity';
  return {
    block,
    line: `- ${escapeLineText(said)}`,
    from: notes.map(({ entry }) => entry),
    candidate: {
      kind: 'core',
      summary: `${block}: ${said} (said on ${days} days)`,
      evidence: notes.map(({ id }) => id),
      idea: ideaOf('preference', theme),
      worth: 85 + Math.min(9, days),
    },
  };
}

/** How the two work together, rather than what somebody likes. */
function isAboutWork(text: string): boolean {
  return /(?<![\p{L}])(?:summar|repl|answer|messag|mail|call|phone|meeting|appointment|report|writ|draft|list|bullet|format|unit|remind|calendar|schedul|document|note|explain|tone|language|word|sentence|ask|tell|send|show|use)\p{L}*/iu.test(
    text,
  );
}

const daysAhead = 60;
const mostAhead = 5;

/** Tasks, facts and corrections with a day that is still to come. */
function lyingAhead(material: ReflectionInput, { notes }: CollectedNotes, taken: ReadonlySet<Note>): Addition[] {
  const found = notes.flatMap((note): (Addition & { due: string })[] => {
    const { type, confidence } = note.entry.about;
    if (
      !note.isFresh ||
      taken.has(note) ||
      confidence === 'low' ||
      (type !== 'task' && type !== 'fact' && type !== 'correction' && type !== 'decision')
    )
      return [];
    const [claim] = note.claims;
    const due = claim === undefined ? undefined : dueDay(claim.text, note, material.today);
    if (claim === undefined || due === undefined || isSaid(material, claim.terms)) return [];
    const said = asSentence(claim.text);
    return [
      {
        due,
        block: 'Active Context',
        line: `- ${due}: ${escapeLineText(said)}`,
        from: [note.entry],
        candidate: {
          kind: 'core',
          summary: `Active Context: ${due}: ${said}`,
          evidence: [note.id],
          idea: ideaOf('ahead', due, claim.terms),
          worth: 60,
        },
      },
    ];
  });
  return found.sort((one, other) => (one.due < other.due ? -1 : 1)).slice(0, mostAhead);
}

/** The first day after today that a text names, seen from the year it was said in. */
function dueDay(text: string, { day }: Note, today: string): string | undefined {
  return findValues(text)
    .dates.flatMap((date) => {
      if (/^\d{4}-\d\d-\d\d$/.test(date)) return [date];
      if (!/^--\d\d-\d\d$/.test(date)) return [];
      const [year, month] = [day.slice(0, 4), date.slice(2)];
      return [`${year}-${month}` < day ? `${Number(year) + 1}-${month}` : `${year}-${month}`];
    })
    .find((date) => date > today && date <= shiftDay(today, daysAhead));
}

function isSaid({ core }: ReflectionInput, terms: readonly string[]): boolean {
  const wanted = new Set(terms);
  return core.lines.some(({ text }) => {
    const known = new Set(contentTerms(text));
    const shared = [...wanted].filter((term) => known.has(term)).length;
    return wanted.size > 0 && shared / Math.min(wanted.size, known.size || 1) >= 0.75;
  });
}

const quietDays = 30;

/** Duplicate lines, and if space is short, lines that are past their date or not mentioned for long. */
async function dropStale(material: ReflectionInput, { notes, weights }: CollectedNotes): Promise<CandidateChange[]> {
  const isShort = await isNearlyFull(material);
  const mayGo = removableLines(material.core.text);
  const useless = suggestRemovals(material.core.lines.filter(mayGo), material.today).filter(
    (line) => line.reason === 'said twice' || (line.reason !== 'long' && isShort(line)),
  );
  const first = notes[0]?.day ?? material.today;
  const isLong = first < shiftDay(material.today, -quietDays);
  const recent = new Set(
    notes.filter(({ day }) => day >= shiftDay(material.today, -quietDays)).flatMap(({ terms }) => terms),
  );
  const quiet = material.core.lines.filter(mayGo).filter(({ block, text }) => {
    if (block !== 'Active Context' || !isLong || !isShort({ block }) || useless.some((line) => line.text === text))
      return false;
    const terms = contentTerms(text);
    return terms.some((term) => weights.countOf(term) > 0) && !terms.some((term) => recent.has(term));
  });
  return [
    ...useless.map(({ reason, ...line }) => ({ line, reason })),
    ...quiet.map((line) => ({ line, reason: `not mentioned for ${quietDays} days` })),
  ].flatMap(({ line, reason }) => dropLine(material, line, reason) ?? []);
}

function dropLine(material: ReflectionInput, line: CoreLine, reason: string): CandidateChange | null {
  const { path } = material.core;
  const entry = material.entries.find(
    (each) => each.path === path && each.startLine <= line.line && line.line <= each.endLine,
  );
  const edit = removal(material, line);
  if (entry === undefined || edit === null) return null;
  return {
    kind: 'core',
    summary: `Remove from core memory: "${line.text}" (${reason})`,
    evidence: [entry.id],
    edits: reason === 'said twice' ? [edit] : [edit, demoteToDailyNote(material, [line])],
    idea: ideaOf('drop', contentTerms(line.text)),
    worth: 55,
  };
}

function removal({ core }: ReflectionInput, { line }: CoreLine): SectionEdit | null {
  const place = findLineSection(core.text, line);
  return place === null
    ? null
    : { do: 'replace', path: core.path, section: place.section, before: [place.written], after: [] };
}

type Room = {
  /** Edits that make room for a line, none if there is enough; null if nothing can be removed. */
  make(block: CoreBlock, line: string): Promise<SectionEdit[] | null>;
};

/** Every addition is counted as if all before it had been approved. */
async function measureRoom(material: ReflectionInput): Promise<Room> {
  const used = new Map<CoreBlock, number>();
  for (const { block, text } of findBlocks(material.core.text)) used.set(block, await countTokens(text));
  const gone = new Set<number>();
  const mayGo = removableLines(material.core.text);
  return {
    async make(block, line) {
      const size = (await countTokens(`${line}\n`)) + 1;
      const edits: SectionEdit[] = [];
      let total = (used.get(block) ?? 0) + size;
      const own = material.core.lines.filter((each) => each.block === block && !gone.has(each.line) && mayGo(each));
      const dropped: CoreLine[] = [];
      for (const candidate of suggestRemovals(own, material.today).filter(({ reason }) => reason !== 'long')) {
        if (total <= coreBlocks[block]) break;
        const edit = removal(material, candidate);
        if (edit === null) continue;
        gone.add(candidate.line);
        edits.push(edit);
        if (candidate.reason !== 'said twice') dropped.push(candidate);
        total -= await countTokens(`- ${candidate.text}\n`);
      }
      if (total > coreBlocks[block]) return null;
      used.set(block, total);
      return dropped.length === 0 ? edits : [...edits, demoteToDailyNote(material, dropped)];
    },
  };
}
