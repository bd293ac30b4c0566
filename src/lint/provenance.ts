import type { LintedWorkspace, Provenance } from './linted-workspace.js';
import type { LintDocument } from './text/lint-document.js';

/**
 * What is known of who wrote a place. The journal's record counts: an entry that a sub-agent, a skill or an import wrote is judged like
 * a change, and so are notes of rooms, which others write. A `source:` in the file itself proves nothing.
 */
export function provenanceAt(
  workspace: Pick<LintedWorkspace, 'documents' | 'provenance'>,
  document: LintDocument | null,
  start: number,
): Provenance {
  if (workspace.provenance === 'changed' || document === null) return workspace.provenance;
  if (document.role === 'rooms') return 'changed';
  const day = /(?:^|\/)(\d{4}-\d{2}-\d{2})\.md$/.exec(document.path)?.[1];
  if (day === undefined) return 'unknown';
  const heading = document.text.lastIndexOf('\n## ', start);
  const time = heading === -1 ? undefined : /^\n## (\d{2}:\d{2})/.exec(document.text.slice(heading, heading + 10))?.[1];
  return time !== undefined && foreignEntries(workspace).has(`${day}:${time}`) ? 'changed' : 'unknown';
}

/** Days and times of the entries that somebody else than the owner wrote, from the audit log: no git is needed for it. */
function foreignEntries({ documents }: Pick<LintedWorkspace, 'documents'>): ReadonlySet<string> {
  const known = recorded.get(documents);
  if (known !== undefined) return known;
  const logs = [...documents.values()].filter(({ path }) => path.endsWith('/audit.log'));
  const entries = logs.flatMap(({ text }) => [...text.matchAll(foreignLine)].map(([, entry = '']) => entry));
  const found = new Set(entries);
  recorded.set(documents, found);
  return found;
}

const recorded = new WeakMap<LintedWorkspace['documents'], ReadonlySet<string>>();

/** `… | APPEND | memory/… | subagent:scout | auto | remember episode:2026-11-18:07:46 (c-…)` */
const foreignLine =
  /^[^|\n]+\|[^|\n]+\|[^|\n]+\| (?:subagent|skill|import|tool|bot:commit-from)[:\w.-]* \|[^|\n]+\|[^\n]*\bepisode:(\d{4}-\d{2}-\d{2}:\d{2}:\d{2})/gm;
