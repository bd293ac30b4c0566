import { fitsLimit, measureText } from '../budget/measure-text.js';
import { SoulError } from '../errors/soul-error.js';
import { readCoreLines } from '../memory/core/core-lines.js';
import { corePath } from '../memory/core/plan-core.js';
import { readEditableTextFile } from '../memory/editable-text-file.js';
import { escapeLineText } from '../memory/escape-text.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Verdict } from './judge-candidate.js';

export type FittedCore = {
  readonly path: string;
  /** The whole new content; null where nothing fits. */
  readonly content: string | null;
  readonly kept: readonly Verdict[];
  /** Memories that do not fit, with the excess. */
  readonly left: readonly { readonly verdict: Verdict; readonly over: number }[];
};

/** Appends as many as fit to core memory, best first, in a separate section. */
export async function fitIntoCoreMemory(workspace: Workspace, verdicts: readonly Verdict[]): Promise<FittedCore> {
  const path = corePath(workspace);
  const file = await readEditableTextFile(workspace, path);
  const { unit, perRole, perFile } = workspace.budgets;
  const limit = perRole.core ?? perFile;
  const before = file.text ?? '# Core memory\n';
  const kept: Verdict[] = [];
  const left: { verdict: Verdict; over: number }[] = [];
  for (const verdict of verdicts) {
    const whole = before + sectionOf(workspace, before, [...kept, verdict]);
    if (await fitsLimit(whole, limit, unit)) kept.push(verdict);
    else left.push({ verdict, over: (await measureText(whole, unit)) - limit });
  }
  if (kept.length === 0) return { path, content: null, kept, left };
  const section = sectionOf(workspace, before, kept);
  const readable = readCoreLines(before + section).length - readCoreLines(before).length;
  if (readable < kept.length) {
    throw new SoulError('unreadable-file', `${path} ends in an unclosed comment or code block.`, {
      hint: 'Close it, so that added lines are visible. Nothing was changed.',
    });
  }
  return { path, content: file.text === null ? before + section : file.append(section), kept, left };
}

export function utcMinute(at: Date): string {
  return `${at.toISOString().slice(0, 10)} ${at.toISOString().slice(11, 16)} UTC`;
}

export function figuresOf({ score, candidate: { recalls } }: Verdict): string {
  return `_(score=${score.toFixed(2)}, hits=${recalls.hits}, days=${recalls.days.length})_`;
}

function sectionOf({ at }: Workspace, before: string, verdicts: readonly Verdict[]): string {
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const bullets = verdicts.map((verdict) => `- ${escapeLineText(verdict.candidate.text)} ${figuresOf(verdict)}\n`);
  return `${lead}## Dreamed ${utcMinute(at)}\n\n${bullets.join('')}`;
}
