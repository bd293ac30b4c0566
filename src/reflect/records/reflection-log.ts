import { reflectionLogFile } from '../../proposals/reflection/reflection-file-paths.js';
import { decodeText } from '../../workspace/decode-text.js';
import type { Layout } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { linesWithEnds, splitSections } from '../../workspace/split-sections.js';
import { reflectionNumber } from './reflection-id.js';

export const verdicts = ['approved', 'partly approved', 'rejected', 'replaced'] as const;

export type Verdict = (typeof verdicts)[number];

/** One reflection in the log. */
export type LoggedReflection = {
  readonly id: string;
  readonly number: number;
  /** When it was decided last: the day and the time in the owner's zone. */
  readonly day: string;
  readonly time: string | null;
  readonly verdict: Verdict;
  /** Its results, line by line. */
  readonly lines: readonly string[];
};

const title = `# Reflection log

Every reflection with its number, date, verdict (approved, partly approved, rejected) and what came of it. Newest entry last.
`;

export async function readReflectionLog(layout: Layout, reader: Pick<SnapshotReader, 'read'>): Promise<string | null> {
  const file = await reader.read(reflectionLogFile(layout));
  return file.state === 'present' ? (decodeText(file.bytes)?.text ?? null) : null;
}

/** `## r-007 — 2026-02-02 14:30 — partly approved`, and bullets below. Other headings belong to the user. */
export function parseReflectionLog(text: string): LoggedReflection[] {
  return splitSections(text).flatMap((section): LoggedReflection[] => {
    const match = /^(r-\d{3,9}) — (\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))? — (.+)$/.exec(section.heading);
    const [, id = '', day = '', time = null, said = ''] = match ?? [];
    const number = reflectionNumber(id);
    const verdict = verdicts.find((word) => word === said);
    if (number === null || verdict === undefined) return [];
    const lines = linesWithEnds(section.text)
      .map((line) => /^- (.*)$/.exec(line.trimEnd())?.[1])
      .filter((line) => line !== undefined);
    return [{ id, number, day, time: time ?? null, verdict, lines }];
  });
}

/** The log with what was decided on a reflection: a new entry, or more lines in the one it has. */
export function addLogEntry(text: string | null, entry: Omit<LoggedReflection, 'number'>): string {
  const before = text ?? title;
  const heading = `## ${entry.id} — ${[entry.day, entry.time].filter((part) => part !== null).join(' ')} — ${entry.verdict}`;
  const bullets = entry.lines.map((line) => `- ${line.replace(/\s+/g, ' ').trim()}\n`);
  const section = splitSections(before).find(({ heading: own }) => own.startsWith(`${entry.id} — `));
  if (section === undefined) {
    return `${before.trimEnd()}\n\n${heading}\n\n${bullets.join('')}`;
  }
  const all = linesWithEnds(before);
  const body = all.slice(section.startLine, section.endLine).join('').trimEnd();
  const rest = all.slice(section.endLine).join('');
  return `${all.slice(0, section.startLine - 1).join('')}${heading}\n${body}\n${bullets.join('')}${rest === '' ? '' : `\n${rest}`}`;
}
