import type { EpisodeFields } from '../entries/entry.js';
import { hasTombstone, readTombstones } from '../entries/records/tombstones.js';
import { SoulError } from '../errors/soul-error.js';
import { checkMemoryText } from '../memory/check-memory-text.js';
import { readEditableTextFile } from '../memory/editable-text-file.js';
import { appendEpisode } from '../memory/episodes/append-episode.js';
import { chooseTags } from '../memory/route/choose-tags.js';
import { findWrittenId } from '../memory/stores/find-written-id.js';
import type { Proposal } from '../proposals/sub-agents/proposal.js';
import { dayAt } from '../workspace/calendar-days.js';
import { dailyFile } from '../workspace/role-paths.js';
import { timeOfDayAt } from '../workspace/time-of-day.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Conflict, ResolvePlan } from './plan-resolve.js';

/**
 * Contradicting proposals go into the daily notes only, regardless of their intended store, so that the other stores contain only reliable
 * memories.
 */
export async function planKeepBoth(workspace: Workspace, { pending, parties }: Conflict): Promise<ResolvePlan> {
  // To everybody but the owner a tombstone is as good as none: a refusal would reveal what was erased.
  const tombstones = pending.scope.kind === 'main' ? await readTombstones(workspace) : null;
  for (const { content, number } of parties) {
    await checkMemoryText(content);
    if (!hasTombstone(tombstones, content)) continue;
    throw new SoulError('forgotten', `The text of proposal #${number} was permanently forgotten.`, {
      hint: `Reject it with \`agentsoul review reject ${number}\`. Nothing was changed.`,
    });
  }
  const day = dayAt(workspace.at, workspace.timezone);
  const path = dailyFile(workspace, day);
  const file = await readEditableTextFile(workspace, path);
  // Ids don't depend on headings, so they are known once the notes are written without the links.
  const { ids } = writeNotes(workspace, { path, before: file.text, parties, linksOf: () => [] });
  const { addition } = writeNotes(workspace, {
    path,
    before: file.text,
    parties,
    linksOf: (index) => ids.filter((_, other) => other !== index),
  });
  const committed = parties.map(({ number }, index) => ({ n: number, id: ids[index] ?? '' }));
  const decisions = new Map(committed.map(({ n, id }) => [n, { status: { state: 'committed' as const, id } }]));
  return {
    plan: {
      edits: [{ path, content: file.append(addition) }, pending.decide(decisions)],
      summary: `keep proposals ${parties.map(({ number }) => `#${number}`).join(' and ')}, which contradict each other`,
    },
    commitsFrom: null,
    committed,
    rejected: [],
    asked: [],
  };
}

type Notes = {
  readonly path: string;
  readonly before: string | null;
  readonly parties: readonly Proposal[];
  readonly linksOf: (index: number) => readonly string[];
};

function writeNotes(
  workspace: Workspace,
  { path, before, parties, linksOf }: Notes,
): { addition: string; ids: string[] } {
  const day = dayAt(workspace.at, workspace.timezone);
  const time = timeOfDayAt(workspace.at, workspace.timezone);
  const begun = before ?? '';
  let addition = '';
  const starts: number[] = [];
  for (const [index, { content, from }] of parties.entries()) {
    const about: EpisodeFields = {
      type: 'fact',
      confidence: 'low',
      tags: chooseTags(content, []),
      source: `subagent:${from}`,
      room: null,
      user: null,
      isShared: false,
      contradicts: linksOf(index),
    };
    const next = appendEpisode(before === null && addition === '' ? null : begun + addition, day, {
      time,
      about,
      text: content,
    });
    starts.push(next.line);
    addition += next.addition;
  }
  const whole = { path, text: begun + addition };
  const ids = starts.map((line) => findWrittenId(workspace, whole, ({ startLine }) => startLine === line) ?? path);
  return { addition, ids };
}
