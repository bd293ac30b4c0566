import { roles } from '../../roles/roles.js';
import { findConcepts } from '../lexicon/find-concepts.js';
import { isTranscript, readsOrders } from '../orders/reading-zones.js';
import type { Report } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';
import { quotedRanges } from '../text/quoted-ranges.js';

type Marker = Pick<Report, 'start' | 'end' | 'message' | 'hint' | 'severity' | 'fix'> & {
  /** What models and runtimes leave behind by accident. */
  readonly isDebris?: boolean;
};

/** One report for each line that holds markers of a kind. One for all debris of a file, and for a manual that writes about them. */
export function* reportRuntimeMarkers(document: LintDocument, markers: Iterable<Marker>): Iterable<Report> {
  const lines = new Set<string>();
  for (const { isDebris = false, ...marker } of markers) {
    const isLeft = isDebris || isTranscript(document) || !readsOrders(document);
    const line = isLeft ? 'debris' : `${document.lines.indexAt(marker.start)} ${marker.message}`;
    if (lines.has(line)) continue;
    const report = reportMarker(document, marker);
    if (report === null) continue;
    lines.add(line);
    yield isLeft ? { ...report, severity: report.severity ?? 'warning', confidence: 'medium' } : report;
  }
}

/**
 * A report on a token or marker that belongs to a runtime. In running text it weighs full; where the line warns of it or quotes
 * it, little. In code it is shown, not used: only in the agent's own words and memories, with nothing that explains it, is it
 * still worth a look.
 */
function reportMarker(document: LintDocument, marker: Marker): Report | null {
  const { kind } = document.zoneAt(marker.start);
  if (kind === 'inline-code') return null;
  if (kind === 'fence')
    return isUnexplained(document, marker.start) ? { ...marker, severity: 'warning', confidence: 'medium' } : null;
  return isSpokenOf(document, marker) ? { ...marker, severity: 'info', confidence: 'low' } : marker;
}

function isUnexplained(document: LintDocument, at: number): boolean {
  const { role, text } = document;
  const isOwnWords = role === 'soul' || role === 'identity' || (role !== null && roles[role].memory);
  if (!isOwnWords) return false;
  const fence = Math.max(text.lastIndexOf('```', at), text.lastIndexOf('~~~', at));
  const before = text.slice(Math.max(0, fence - 400), Math.max(0, fence)).trimEnd();
  const lines = before
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-2)
    .join('\n');
  return (
    !/[:：]\W{0,3}$/.test(lines) &&
    !explaining.test(lines) &&
    !findConcepts(lines).some(({ concept }) => concept === 'defensive')
  );
}

const explaining =
  /token|template|format|prompt|example|syntax|markup|sample|snippet|beispiel|vorlage|ejemplo|plantilla|пример|шаблон|示例|模板|例/i;

function isSpokenOf({ text, lines }: LintDocument, { start, end }: Pick<Report, 'start' | 'end'>): boolean {
  const index = lines.indexAt(start);
  const lineStart = lines.starts[index] ?? 0;
  const from = Math.max(lineStart, start - 500);
  const lineEnd = lines.starts[index + 1] ?? text.length;
  const line = text.slice(from, Math.min(lineEnd, end + 500));
  const isQuoted = quotedRanges(line).some(([open, close]) => open <= start - from && end - from <= close);
  const hits = findConcepts(`${line.slice(0, start - from)} ${line.slice(end - from)}`);
  return (
    hits.some(({ concept }) => concept === 'defensive') ||
    (isQuoted && hits.some(({ concept }) => concept === 'negation' || concept === 'reported'))
  );
}
