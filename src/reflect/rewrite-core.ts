import type { Entry } from '../entries/entry.js';
import { asSentence } from '../language/sentences/split-claims.js';
import { findValues } from '../language/values/find-values.js';
import { contentTerms } from '../language/words/content-terms.js';
import { type CoreBlock, coreBlocks } from '../memory/core/block-names.js';
import { findBlocks } from '../memory/core/blocks.js';
import type { CoreLine } from '../memory/core/core-lines.js';
import { leastUseful } from '../memory/core/least-useful.js';
import { escapeLineText } from '../memory/escape-text.js';
import type { SectionEdit } from '../proposals/reflection/section-edit.js';
import { countTokens } from '../tokens/count-tokens.js';
import { shiftDay } from '../workspace/days.js';
import { type Candidate, ideaOf } from './candidate.js';
import type { Preference } from './consolidate/find-preferences.js';
import { demotion, shortOfRoom, unlessPermanent } from './core-room.js';
import type { Material } from './material.js';
import type { Note } from './note.js';
import { addToCore, lineAt } from './places.js';
import type { Survey } from './survey.js';

export type CoreRewrite = { readonly candidates: readonly Candidate[]; readonly notes: readonly string[] };

type Sources = {
  readonly survey: Survey;
  /** The owner's. */
  readonly preferences: readonly Preference[];
  readonly taken: ReadonlySet<Note>;
};

/** What core memory should say from now on: what was repeated, what lies ahead; and what it can do without. Every block keeps its limit. */
export async function rewriteCore(material: Material, { survey, preferences, taken }: Sources): Promise<CoreRewrite> {
  const room = await measureRoom(material);
  const notes: string[] = [];
  const candidates: Candidate[] = await dropStale(material, survey);
  const additions = [
    ...preferences.flatMap((preference) => fromPreference(material, preference) ?? []),
    ...lyingAhead(material, survey, taken),
  ];
  for (const { block, line, from, candidate } of additions) {
    const freed = await room.make(block, line);
    const edit = addToCore(material, block, { line, from });
    if (edit === null)
      notes.push(`Core memory is open to others than its owner, so this stays out of it: ${candidate.summary}`);
    else if (freed === null)
      notes.push(`${block} of core memory is full, so this stays out of it: ${candidate.summary}`);
    else candidates.push({ ...candidate, edits: [...freed, edit] });
  }
  return { candidates, notes };
}

type Addition = {
  readonly block: CoreBlock;
  readonly line: string;
  readonly from: readonly Entry[];
  readonly candidate: Omit<Candidate, 'edits'>;
};

function fromPreference(material: Material, { text, notes, days, theme }: Preference): Addition | null {
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
function lyingAhead(material: Material, { notes }: Survey, taken: ReadonlySet<Note>): Addition[] {
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

function isSaid({ core }: Material, terms: readonly string[]): boolean {
  const wanted = new Set(terms);
  return core.lines.some(({ text }) => {
    const known = new Set(contentTerms(text));
    const shared = [...wanted].filter((term) => known.has(term)).length;
    return wanted.size > 0 && shared / Math.min(wanted.size, known.size || 1) >= 0.75;
  });
}

const quietDays = 30;

/** Lines that are said twice, and where room is short those that are over by their own date or of which nobody has spoken for long. */
async function dropStale(material: Material, { notes, weights }: Survey): Promise<Candidate[]> {
  const isShort = await shortOfRoom(material);
  const mayGo = unlessPermanent(material.core.text);
  const useless = leastUseful(material.core.lines.filter(mayGo), material.today).filter(
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
    ...quiet.map((line) => ({ line, reason: `not spoken of for ${quietDays} days` })),
  ].flatMap(({ line, reason }) => dropLine(material, line, reason) ?? []);
}

function dropLine(material: Material, line: CoreLine, reason: string): Candidate | null {
  const { path } = material.core;
  const entry = material.entries.find(
    (each) => each.path === path && each.startLine <= line.line && line.line <= each.endLine,
  );
  const edit = removal(material, line);
  if (entry === undefined || edit === null) return null;
  return {
    kind: 'core',
    summary: `Core memory can do without "${line.text}" (${reason})`,
    evidence: [entry.id],
    edits: reason === 'said twice' ? [edit] : [edit, demotion(material, [line])],
    idea: ideaOf('drop', contentTerms(line.text)),
    worth: 55,
  };
}

function removal({ core }: Material, { line }: CoreLine): SectionEdit | null {
  const place = lineAt(core.text, line);
  return place === null
    ? null
    : { do: 'replace', path: core.path, section: place.section, before: [place.written], after: [] };
}

type Room = {
  /** Edits that free the room a line needs, none where there is enough; null where nothing can go. */
  make(block: CoreBlock, line: string): Promise<SectionEdit[] | null>;
};

/** Every addition is counted as if all before it had been approved. */
async function measureRoom(material: Material): Promise<Room> {
  const used = new Map<CoreBlock, number>();
  for (const { block, text } of findBlocks(material.core.text)) used.set(block, await countTokens(text));
  const gone = new Set<number>();
  const mayGo = unlessPermanent(material.core.text);
  return {
    async make(block, line) {
      const size = (await countTokens(`${line}\n`)) + 1;
      const edits: SectionEdit[] = [];
      let total = (used.get(block) ?? 0) + size;
      const own = material.core.lines.filter((each) => each.block === block && !gone.has(each.line) && mayGo(each));
      const dropped: CoreLine[] = [];
      for (const candidate of leastUseful(own, material.today).filter(({ reason }) => reason !== 'long')) {
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
      return dropped.length === 0 ? edits : [...edits, demotion(material, dropped)];
    },
  };
}
