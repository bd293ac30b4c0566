import { isSameWording } from '../../entries/compare/find-duplicates.js';
import { SoulError } from '../../errors/soul-error.js';
import type { Plan } from '../../journal/plan.js';
import { dayAt } from '../../workspace/calendar-days.js';
import { pathPatterns } from '../../workspace/role-paths.js';
import type { Workspace } from '../../workspace/workspace.js';
import { checkMemoryText } from '../check-memory-text.js';
import { readEditableTextFile } from '../editable-text-file.js';
import { escapeLineText } from '../escape-text.js';
import type { CoreBlock } from './block-names.js';
import { checkCoreLimits } from './check-core-limits.js';
import { addToBlock } from './core-blocks.js';
import { changeLine, findCoreLine, readCoreLines } from './core-lines.js';
import { resolveCoreLine } from './resolve-core-line.js';

export type CorePlace = Pick<
  Workspace,
  'reads' | 'profile' | 'agentId' | 'agentFolder' | 'budgets' | 'at' | 'timezone'
>;

export function corePath(layout: Pick<CorePlace, 'profile' | 'agentId' | 'agentFolder'>): string {
  return pathPatterns(layout, 'core')[0] ?? 'MEMORY.md';
}

/** Adds a line to a block; null if core memory already says the same and was not contradicted since. */
export async function planCoreAdd(
  workspace: CorePlace,
  text: string,
  { block, isOwner, isAgain }: { block: CoreBlock; isOwner: boolean; isAgain: boolean },
): Promise<{ path: string; text: string; content: string; line: string } | null> {
  const path = corePath(workspace);
  const file = await readEditableTextFile(workspace, path);
  const line = escapeLineText(text);
  if (!isAgain && readCoreLines(file.text ?? '').some((known) => isSameWording(known.text, line))) return null;
  const changed = addToBlock(file.text, block, line);
  if (!readCoreLines(changed).some((known) => known.text === line)) {
    throw new SoulError('unreadable-file', `${path} ends in an unclosed comment or code block.`, {
      hint: 'Close it, so that added lines are visible. Nothing was changed.',
    });
  }
  await checkCoreLimits(file.text, changed, { ...coreLimits(workspace, path), isOwner });
  return { path, text: changed, content: file.encode(changed), line };
}

/** Replaces one line of core memory; only removes it if another line already says the same. */
export async function planCoreReplace(
  workspace: CorePlace,
  query: string,
  { text, block, redact }: { text: string; block?: CoreBlock | undefined; redact?: boolean | undefined },
): Promise<Plan> {
  const said = escapeLineText(await checkMemoryText(text, { redact }));
  const path = corePath(workspace);
  const file = await readEditableTextFile(workspace, path);
  const before = file.text ?? '';
  const lines = readCoreLines(before);
  const { line } = findCoreLine(lines, resolveCoreLine(workspace, { path, text: before }, query), block);
  const isSaid = lines.some((other) => other.line !== line && other.text === said);
  const changed = changeLine(before, line, isSaid ? null : said);
  await checkCoreLimits(file.text, changed, { ...coreLimits(workspace, path), isOwner: true });
  return { edits: [{ path, content: file.encode(changed) }], summary: `replace line ${line} of core memory` };
}

/** Core memory without one line. */
export async function planCoreRemove(
  workspace: CorePlace,
  query: string,
  { block }: { block?: CoreBlock | undefined } = {},
): Promise<Plan> {
  const path = corePath(workspace);
  const file = await readEditableTextFile(workspace, path);
  const before = file.text ?? '';
  const { line } = findCoreLine(
    readCoreLines(before),
    resolveCoreLine(workspace, { path, text: before }, query),
    block,
  );
  const content = file.encode(changeLine(before, line, null));
  return { edits: [{ path, content }], summary: `remove line ${line} of core memory` };
}

/** The limits of core memory, and the day it is. */
export function coreLimits({ budgets, at, timezone }: CorePlace, path: string) {
  const limit = budgets.unit === 'tokens' ? (budgets.perRole.core ?? budgets.perFile) : Number.POSITIVE_INFINITY;
  return { limit, path, today: dayAt(at, timezone) };
}
