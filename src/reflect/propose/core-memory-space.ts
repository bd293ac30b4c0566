import { noFields } from '../../entries/entry.js';
import { formatEpisodeHeading } from '../../entries/read/episode-heading.js';
import { type CoreBlock, coreBlocks } from '../../memory/core/block-names.js';
import { findBlocks } from '../../memory/core/core-blocks.js';
import type { CoreLine } from '../../memory/core/core-lines.js';
import { coreLimits } from '../../memory/core/plan-core.js';
import { escapeLineText } from '../../memory/escape-text.js';
import type { SectionEdit } from '../../proposals/reflection/section-edit.js';
import { countTokens } from '../../tokens/count-tokens.js';
import { dailyFile } from '../../workspace/role-paths.js';
import { splitSections } from '../../workspace/split-sections.js';
import { timeOfDayAt } from '../../workspace/time-of-day.js';
import type { ReflectionInput } from '../input/reflection-input.js';

/** From this share of its limit on, core memory has to make room. */
const nearlyFull = 0.8;

/** Whether the block of a line, or core memory as a whole, is nearly full. */
export async function isNearlyFull({
  core,
  workspace,
}: ReflectionInput): Promise<(line: { readonly block: CoreBlock | null }) => boolean> {
  const full = new Set<CoreBlock>();
  for (const { block, text } of findBlocks(core.text))
    if ((await countTokens(text)) > nearlyFull * coreBlocks[block]) full.add(block);
  const isFull = (await countTokens(core.text)) > nearlyFull * coreLimits(workspace, core.path).limit;
  return ({ block }) => isFull || (block !== null && full.has(block));
}

const permanence =
  /(?<![\p{L}])(?:permanent(?:ly)?|(?:never|not|don't) (?:delete|remove|drop|prune|forget)|for good|forever|dauerhaft|nie löschen|permanente|nunca borrar|permanents?|ne jamais)(?![\p{L}])/iu;

/** Lines of a section that says it is permanent stay, whatever they say. */
export function removableLines(text: string): (line: Pick<CoreLine, 'line'>) => boolean {
  const kept = splitSections(text).filter((section) => permanence.test(section.text));
  return ({ line }) => !kept.some(({ startLine, endLine }) => startLine <= line && line <= endLine);
}

/** What leaves core memory goes on in the notes of the day, and stays the owner's. */
export function demoteToDailyNote({ workspace, today }: ReflectionInput, lines: readonly CoreLine[]): SectionEdit {
  const time = timeOfDayAt(workspace.at, workspace.timezone);
  const heading = formatEpisodeHeading({ time, about: { ...noFields, type: 'fact', source: 'core-memory' } });
  return {
    do: 'add',
    path: dailyFile(workspace, today),
    section: [today, heading.replace(/^#+\s*/, '')],
    lines: ['<!-- scope: main -->', ...lines.map(({ text }) => `- ${escapeLineText(text)}`)],
  };
}
