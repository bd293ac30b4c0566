import { confidences, type Store, storeNames } from '../../entries/entry.js';
import { metaFile } from '../../entries/paths/meta-files.js';
import type { Layout } from '../../workspace/role-paths.js';
import { linesWithEnds, type Section, splitSections } from '../../workspace/split-sections.js';
import { fieldList, fieldText, readFieldList, readFieldText } from './markdown-field.js';
import { isOpen, type Proposal, pendingStatus } from './proposal.js';
import { formatStatus, readStatus } from './proposal-status.js';

export function proposalsFile(layout: Layout): string {
  return metaFile(layout, 'pending-memories.md');
}

/** The proposals of a file, ours or appended by hand. If two have the same number, the first counts. */
export function parseProposals(text: string): Proposal[] {
  const found = new Map<number, Proposal>();
  for (const section of splitSections(text)) {
    const proposal = readSection(section);
    if (proposal !== null && !found.has(proposal.number)) found.set(proposal.number, proposal);
  }
  return [...found.values()];
}

/** The highest number in a heading, in comments and code too, so that no number is given twice. */
export function highestNumber(text: string): number {
  const numbers = [...text.matchAll(/^#{1,6}\s+Proposal\s+#?(\d{1,9})\b/gim)].map(([, digits]) => Number(digits));
  return numbers.reduce((highest, number) => Math.max(highest, number), 0);
}

export function formatProposal(proposal: Proposal): string {
  const fields: readonly (readonly [string, string])[] = [
    ['From', fieldText(proposal.from)],
    ['Timestamp', fieldText(proposal.timestamp)],
    ['Trigger', fieldText(proposal.trigger)],
    ['Suggested store', proposal.store ?? '–'],
    ['Content', fieldText(proposal.content)],
    ['Entities', fieldList(proposal.entities)],
    ['Confidence', proposal.confidence],
    ['Core-worthy', proposal.isCoreWorthy ? 'yes' : 'no'],
    ...listed('Same as', proposal.sameAs),
    ...listed('Contradicts', proposal.contradicts),
    ...listed('Warnings', proposal.warnings),
    ['Status', formatStatus(proposal.status)],
  ];
  return [headingOf(proposal), ...fields.map(([name, value]) => `- **${name}**: ${value}`), ''].join('\n');
}

export type Decision = Partial<Pick<Proposal, 'status' | 'conflictsWith'>>;

/** The text with updated statuses and flags. Everything else stays byte for byte; flags of resolved conflicts are removed. */
export function applyDecisions(text: string, decisions: ReadonlyMap<number, Decision>): string {
  const proposals = parseProposals(text).map((proposal) => ({ ...proposal, ...decisions.get(proposal.number) }));
  const open = new Set(proposals.filter(isOpen).map(({ number }) => number));
  const lines = linesWithEnds(text);
  const seen = new Set<number>();
  for (const section of splitSections(text)) {
    const number = numberOf(section);
    if (number === null || seen.has(number)) continue;
    seen.add(number);
    const proposal = proposals.find((known) => known.number === number);
    if (proposal === undefined) continue;
    const conflictsWith = proposal.conflictsWith.filter((other) => open.has(other) || !open.has(number));
    const first = section.startLine - 1;
    const isFlagged = conflictsWith.join() !== readConflicts(section.heading).join();
    if (isFlagged) lines[first] = withEnd(headingOf({ number, conflictsWith }), lines[first]);
    if (decisions.get(number)?.status === undefined) continue;
    const own = lines.slice(first, section.endLine);
    const line = own.findIndex((each) => fieldOf(each)?.name === 'status');
    const said = `- **Status**: ${formatStatus(proposal.status)}`;
    if (line !== -1) lines[first + line] = withEnd(said, own[line]);
    else lines[first] = `${(lines[first] ?? '').trimEnd()}\n${said}\n`;
  }
  return lines.join('');
}

function listed(name: string, items: readonly string[]): readonly (readonly [string, string])[] {
  return items.length === 0 ? [] : [[name, fieldList(items)]];
}

function headingOf({ number, conflictsWith }: Pick<Proposal, 'number' | 'conflictsWith'>): string {
  return [`## Proposal #${number}`, ...conflictsWith.map((other) => `⚠️ CONFLICT with #${other}`)].join(' ');
}

function readSection(section: Section): Proposal | null {
  const number = numberOf(section);
  if (number === null) return null;
  const fields = new Map<string, string>();
  for (const line of linesWithEnds(section.text).slice(1)) {
    const field = fieldOf(line);
    if (field !== null && !fields.has(field.name)) fields.set(field.name, field.value);
  }
  const value = (name: string) => fields.get(name) ?? '';
  const text = (name: string) => readFieldText(value(name));
  const list = (name: string) => readFieldList(value(name));
  const word = (name: string) => value(name).trim().toLowerCase();
  return {
    number,
    from: text('from'),
    timestamp: text('timestamp'),
    trigger: text('trigger'),
    store: storeNames.find((store): store is Store => store === word('suggested store')) ?? null,
    content: text('content'),
    entities: list('entities'),
    // Without a stated confidence, it is low.
    confidence: confidences.find((known) => known === word('confidence')) ?? 'low',
    isCoreWorthy: /^(?:yes|true)\b/.test(word('core-worthy')),
    status: fields.has('status') ? readStatus(value('status')) : pendingStatus,
    conflictsWith: readConflicts(section.heading),
    sameAs: list('same as'),
    contradicts: list('contradicts'),
    warnings: list('warnings'),
  };
}

function numberOf({ level, heading }: Section): number | null {
  const digits = level === 2 || level === 3 ? /^Proposal\s+#?(\d{1,9})\b/i.exec(heading)?.[1] : undefined;
  return digits === undefined ? null : Number(digits);
}

function readConflicts(heading: string): number[] {
  const numbers = [...heading.matchAll(/CONFLICT\s+with\s+(?:proposal\s+)?#(\d{1,9})/gi)].map(([, digits]) =>
    Number(digits),
  );
  return [...new Set(numbers)];
}

/** `- **Status**: pending`, `**Status:** pending`, `Status: pending`. */
const fieldLine =
  /^\s{0,8}(?:[-*+]\s{1,4})?\*{0,2}(From|Timestamp|Trigger|Suggested store|Content|Entities|Confidence|Core-worthy|Same as|Contradicts|Warnings|Status)\*{0,2}\s{0,4}:\s{0,4}\*{0,2}(.*)$/i;

function fieldOf(line: string): { name: string; value: string } | null {
  const [, name, value = ''] = fieldLine.exec(line.replace(/\r?\n$/, '')) ?? [];
  return name === undefined ? null : { name: name.toLowerCase(), value };
}

function withEnd(text: string, line = ''): string {
  return `${text}${/\r?\n$/.exec(line)?.[0] ?? ''}`;
}
