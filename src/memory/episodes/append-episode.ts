import type { EpisodeFields } from '../../entries/entry.js';
import { formatEpisodeHeading } from '../../entries/episode-heading.js';
import { BlockTracker } from '../../workspace/block-tracker.js';
import type { Day } from '../../workspace/days.js';
import { linesWithEnds } from '../../workspace/sections.js';
import { escapeText } from '../escape-text.js';

export type Episode = {
  readonly time: string;
  readonly about: EpisodeFields;
  readonly text: string;
};

/** What to put behind the notes of a day so that they hold one episode more, and the line on which it begins. */
export function appendEpisode(
  notes: string | null,
  day: Day,
  { time, about, text }: Episode,
): { addition: string; line: number } {
  const before = notes ?? '';
  const lead = before.trim() === '' ? `# ${day} — Episode Log\n\n` : closing(before);
  const episode = `${formatEpisodeHeading({ time, about })}\n${escapeText(text)}\n`;
  return { addition: `${lead}${episode}`, line: linesWithEnds(before + lead).length + 1 };
}

/** Ends the last line, and a fence or comment that was left open and would swallow what follows; then a blank line. */
function closing(notes: string): string {
  const end = notes.endsWith('\n') ? '' : '\n';
  const tracker = new BlockTracker();
  for (const line of linesWithEnds(notes + end)) tracker.isInside(line);
  const isSpaced = tracker.open === null && notes.endsWith('\n\n');
  return `${end}${tracker.closing === null || tracker.closing === '' ? '' : `${tracker.closing}\n`}${isSpaced ? '' : '\n'}`;
}
