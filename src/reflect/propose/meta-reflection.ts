import { metaFile } from '../../entries/paths/meta-files.js';
import { asWritten } from '../../language/names/find-first-mention.js';
import { normaliseText } from '../../language/normalise-text.js';
import { contentWords } from '../../language/words/content-terms.js';
import { escapeListItem } from '../../memory/graph/escape-list-item.js';
import type { ProposedChange } from '../../proposals/reflection/proposed-change.js';
import type { SectionEdit } from '../../proposals/reflection/section-edit.js';
import { type Section, splitSections } from '../../workspace/split-sections.js';
import type { ReflectionInput } from '../input/reflection-input.js';
import { type CandidateChange, ideaOf } from './candidate-change.js';

/** What the earlier reflections show. */
export type MetaReflection = {
  /** Of this reflection; the first is 1. */
  readonly number: number;
  readonly reviewed: number;
  readonly guidance: readonly string[];
  readonly themes: readonly string[];
  /** Questions that several reflections asked. */
  readonly openQuestions: readonly string[];
};

const milestones = new Map([
  [10, 'the first look back'],
  [25, 'threads drawn together'],
  [50, 'what has changed at heart'],
  [100, 'a long retrospective'],
]);

export function reviewPastReflections(material: ReflectionInput): MetaReflection {
  const past = readPast(material.log);
  const themes = recurring(past.map(({ lines }) => lines.join('\n'))).slice(0, 5);
  const openQuestions = repeated(past.map(({ lines }) => lines.filter((line) => /[?？]$/.test(line))));
  const rejected = past.filter(({ isRejected }) => isRejected).length;
  const revised = past.flatMap(({ lines }) =>
    lines.filter((line) => line.includes(' → ') && /contradict|replac|before|revis/i.test(line)),
  ).length;
  return {
    number: past.length + 1,
    reviewed: past.length,
    themes,
    openQuestions,
    guidance: [
      ...(themes.length === 0
        ? []
        : [
            `Recurring topics of earlier reflections: ${themes.join(', ')}. Check whether something new relates to them.`,
          ]),
      ...openQuestions.map((question) => `Asked more than once and not answered: ${question}`),
      ...(revised === 0 ? [] : [`Assumptions were revised ${revised} times so far. Check what depends on them.`]),
      ...(rejected * 3 < past.length || rejected === 0
        ? []
        : [`${rejected} of ${past.length} reflections were rejected. Propose less, and only what several notes say.`]),
    ],
  };
}

/** What this reflection adds to evolution.md: assumptions that were revised, and a look back at milestones. */
export function proposeEvolution(
  material: ReflectionInput,
  meta: MetaReflection,
  revised: readonly ProposedChange[],
): CandidateChange[] {
  const path = metaFile(material.workspace, 'evolution.md');
  const made: SectionEdit[] = material.evolution === null ? [{ do: 'create', path, content: emptyEvolution }] : [];
  const add = (heading: string, lines: readonly string[]): SectionEdit => ({
    do: 'add',
    path,
    section: trailOf(material.evolution ?? emptyEvolution, heading),
    lines,
  });
  const changes: CandidateChange[] = [];
  if (revised.length > 0) {
    const lines = revised.map(({ summary }) => `- ${escapeListItem(dated(summary, material.today))}`);
    changes.push({
      kind: 'evolution',
      summary: revised.length === 1 ? 'An assumption was revised' : `${revised.length} assumptions were revised`,
      evidence: [...new Set(revised.flatMap(({ evidence }) => evidence))],
      edits: [...made, add('Revised Assumptions', lines)],
      idea: ideaOf('revised', revised.map(({ idea }) => idea).join(' ')),
      worth: 26,
    });
  }
  const milestone = milestones.get(meta.number);
  if (milestone !== undefined) {
    const lines = milestoneLines(material, meta, milestone);
    changes.push({
      kind: 'evolution',
      summary: `Reflection ${meta.number}: ${milestone}`,
      evidence: readPast(material.log).map(({ id }) => id),
      edits: [...made, add('Insights', lines), ...joinThreads(material, path)],
      idea: ideaOf('milestone', `${meta.number}`),
      worth: 78,
    });
  }
  return changes;
}

/** Most contradictions begin with the day of what was said before. */
function dated(summary: string, today: string): string {
  return /^\d{4}-\d{2}-\d{2}: /.test(summary) ? summary : `${today}: ${summary}`;
}

const emptyEvolution = '# Evolution\n\n## Insights\n\n## Revised Assumptions\n\n## Open Threads\n';

function milestoneLines(
  { today, evolution }: ReflectionInput,
  { number, themes, openQuestions }: MetaReflection,
  name: string,
): string[] {
  const insights = linesBelow(evolution ?? '', 'Insights').length;
  const revised = linesBelow(evolution ?? '', 'Revised Assumptions').length;
  const told = [
    `${today}: after ${number} reflections, ${name}`,
    ...(themes.length === 0 ? [] : [`recurring topics: ${themes.join(', ')}`]),
    `${insights} insights and ${revised} revised assumptions so far`,
    ...(openQuestions.length === 0 ? [] : [`still open: ${openQuestions.slice(0, 3).join(' ')}`]),
  ];
  return [`- ${escapeListItem(told.join('; '))}`];
}

/** Duplicate threads are merged. */
function joinThreads({ evolution }: ReflectionInput, path: string): SectionEdit[] {
  if (evolution === null) return [];
  const seen = new Map<string, string>();
  return linesBelow(evolution, 'Open Threads').flatMap((line): SectionEdit[] => {
    const key = normaliseText(line);
    const first = seen.get(key);
    seen.set(key, line);
    // An edit can't distinguish identical lines.
    if (first === undefined || first === line) return [];
    return [{ do: 'replace', path, section: trailOf(evolution, 'Open Threads'), before: [line], after: [] }];
  });
}

type PastReflection = { readonly id: string; readonly lines: readonly string[]; readonly isRejected: boolean };

function readPast(log: string): PastReflection[] {
  const sections = splitSections(log);
  return sections.flatMap((section, index): PastReflection[] => {
    if (section.level !== 2 || !/\br-?\d+|#\s?\d+|reflection/i.test(section.heading)) return [];
    const own = [section, ...below(sections.slice(index + 1))];
    const lines = own.flatMap(({ text }) => itemsIn(text));
    const id = /\br-\d+/i.exec(section.heading)?.[0] ?? section.heading;
    return [{ id, lines, isRejected: /\brejected\b/i.test(`${section.heading} ${section.text}`) }];
  });
}

function below(following: readonly Section[]): Section[] {
  const end = following.findIndex(({ level }) => level <= 2);
  return following.slice(0, end === -1 ? following.length : end);
}

function itemsIn(text: string): string[] {
  return text.split('\n').flatMap((line) => /^\s*(?:[-*+]|\d{1,4}[.)])\s+(.+?)\s*$/.exec(line)?.[1] ?? []);
}

function linesBelow(text: string, heading: string): string[] {
  const section = splitSections(text).find((each) => each.heading.toLowerCase() === heading.toLowerCase());
  return (section?.text ?? '').split('\n').filter((line) => /^\s*[-*+]\s/.test(line));
}

function trailOf(text: string, heading: string): readonly string[] {
  const sections = splitSections(text);
  const found = sections.find((each) => each.heading.toLowerCase() === heading.toLowerCase());
  const title = sections.find(({ level }) => level === 1);
  return found?.trail ?? (title === undefined ? [heading] : [title.heading, heading]);
}

/** Words of at least three reflections, and of a third of them, as the first of those writes them. */
function recurring(reflections: readonly string[]): string[] {
  const counts = new Map<string, { word: string; count: number }>();
  for (const text of reflections) {
    for (const [term, word] of contentWords(text)) {
      if (!/^\p{L}{4,}$/u.test(term) || ofTheLog.has(word)) continue;
      const known = counts.get(term) ?? { word: asWritten(text, word), count: 0 };
      counts.set(term, { ...known, count: known.count + 1 });
    }
  }
  return [...counts.values()]
    .filter(({ count }) => count >= 3 && count * 3 >= reflections.length)
    .sort((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1))
    .map(({ word }) => word);
}

/** Words that the log itself is full of. */
const ofTheLog = new Set(
  'approved rejected asked reworded reason fact edge archive contradiction core procedure evolution question merge user identity persona critical facts active context said days before here assumption assumptions revised'.split(
    ' ',
  ),
);

function repeated(reflections: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, { text: string; count: number }>();
  for (const questions of reflections) {
    for (const text of new Set(questions)) {
      const key = normaliseText(text).replace(/\d+/g, '#');
      counts.set(key, { text, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].filter(({ count }) => count >= 2).map(({ text }) => text);
}
