import type { EpisodeFields } from '../../entries/entry.js';
import { disambiguatingMark, formatEpisodeHeading, parseEpisodeHeading } from '../../entries/read/episode-heading.js';
import type { Day } from '../../workspace/calendar-days.js';
import { BlockTracker } from '../../workspace/markdown-block-tracker.js';
import { linesWithEnds, splitSections } from '../../workspace/split-sections.js';
import { escapeText } from '../escape-text.js';

export type Episode = {
  readonly time: string;
  readonly about: EpisodeFields;
  readonly text: string;
  /** Whether a removed memory had this minute as its id. */
  readonly isMinuteUsed?: boolean;
};

/**
 * What to append to the notes of a day for one more episode, and the line on which it starts. Only the first episode of a minute has the
 * minute as its id; the others have a suffix, so that they keep their ids when the first one is removed.
 */
export function appendEpisode(
  notes: string | null,
  day: Day,
  { time, about, text, isMinuteUsed = false }: Episode,
): { addition: string; line: number } {
  const before = notes ?? '';
  const lead = before.trim() === '' ? `# ${day} — Episode Log\n\n` : closing(before);
  const said = escapeText(text);
  const mark = isMinuteUsed || isMinuteTaken(before, time) ? disambiguatingMark(said) : undefined;
  const heading = formatEpisodeHeading({ time, about, ...(mark !== undefined && { mark }) });
  const episode = `${heading}\n${said}\n`;
  return { addition: `${lead}${episode}`, line: linesWithEnds(before + lead).length + 1 };
}

function isMinuteTaken(notes: string, time: string): boolean {
  return splitSections(notes).some(({ level, heading }) => level > 0 && parseEpisodeHeading(heading)?.time === time);
}

/** Ends the last line, closes an open fence or comment, and adds a blank line. */
function closing(notes: string): string {
  const end = notes.endsWith('\n') ? '' : '\n';
  const tracker = new BlockTracker();
  for (const line of linesWithEnds(notes + end)) tracker.isInside(line);
  const isSpaced = tracker.open === null && notes.endsWith('\n\n');
  return `${end}${tracker.closing === null || tracker.closing === '' ? '' : `${tracker.closing}\n`}${isSpaced ? '' : '\n'}`;
}
