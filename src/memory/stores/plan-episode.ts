import { formatEpisodeHeading, parseEpisodeHeading } from '../../entries/read/episode-heading.js';
import { SoulError } from '../../errors/soul-error.js';
import { auditLogText } from '../../workspace/read-audit-log.js';
import { dailyFile, type Layout } from '../../workspace/role-paths.js';
import { timeOfDayAt } from '../../workspace/time-of-day.js';
import type { Workspace } from '../../workspace/workspace.js';
import { readEditableTextFile } from '../editable-text-file.js';
import { appendEpisode } from '../episodes/append-episode.js';
import { findWrittenId } from './find-written-id.js';
import type { StorePlan, StoreRequest } from './store-plan.js';

/** Adds an entry to the notes of the day, which are append-only. */
export async function planEpisode(
  workspace: Pick<Workspace, 'reads' | 'profile' | 'agentId' | 'agentFolder' | 'at' | 'timezone'>,
  text: string,
  { about, today }: Pick<StoreRequest, 'about' | 'today'>,
): Promise<StorePlan> {
  const path = dailyFile(workspace, today);
  const file = await readEditableTextFile(workspace, path);
  const time = timeOfDayAt(workspace.at, workspace.timezone);
  checkNames(about);
  const isMinuteUsed = wasUsed(workspace, `episode:${today}:${time}`);
  const { addition, line } = appendEpisode(file.text, today, { time, about, text, isMinuteUsed });
  const id = findWrittenId(
    workspace,
    { path, text: (file.text ?? '') + addition },
    ({ startLine }) => startLine === line,
  );
  const action = file.text === null ? ('CREATE' as const) : ('APPEND' as const);
  const edits = [{ path, content: file.append(addition), action }];
  return { id: id ?? `episode:${today}:${time}`, store: 'episodic', path, edits, warnings: [] };
}

/** Whether the log mentions a memory with this id, including undone and deleted ones. */
function wasUsed({ reads, ...layout }: Layout & Pick<Workspace, 'reads'>, id: string): boolean {
  return new RegExp(`(?<!\\S)${id}(?!\\S)`).test(auditLogText({ ...layout, root: reads.path }));
}

/** Refuses names that would change when written in a heading. */
function checkNames(about: StoreRequest['about']): void {
  const heading = formatEpisodeHeading({ time: '00:00', about }).slice('## '.length);
  const read = parseEpisodeHeading(heading)?.about;
  for (const field of ['room', 'user'] as const) {
    const meant = about[field]?.normalize('NFC') ?? null;
    if (read?.[field] === meant) continue;
    throw new SoulError('usage', `The ${field} "${meant}" cannot be used in the heading of a note.`, {
      hint: 'Names may not contain `|`, `,`, brackets or line breaks. Nothing was changed.',
    });
  }
}
