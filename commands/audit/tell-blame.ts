import { relative, resolve } from 'node:path';
import { blameFile } from '../../src/audit/show/blame-file.js';
import { maskCredentials } from '../../src/secrets/mask-credentials.js';
import { dayAt } from '../../src/workspace/days.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere } from '../here.js';
import { style } from '../ui/style.js';
import { padEnd, padStart, widthOf } from '../ui/width.js';
import { requireRepository } from './require-repository.js';

export async function tellBlame(context: CommandContext): Promise<ExitCode> {
  const { terminal, global, args } = context;
  const workspace = await openHere(context);
  const path = relative(workspace.root, resolve(global.workspace ?? context.cwd, args.required('file')));
  const lines = withoutCredentials(await blameFile(await requireRepository(workspace), path));
  if (global.json) {
    terminal.json({ path, lines });
    return ExitCode.ok;
  }
  const who = lines.map(({ actor, author }) => (actor === 'manual' ? `manual (${author})` : actor));
  const width = Math.max(0, ...who.map(widthOf));
  const digits = String(lines.length).length;
  const rows = lines.map(({ line, text, commit, timestamp }, index) => {
    const isSame = index > 0 && lines[index - 1]?.commit === commit;
    const from = `${commit.slice(0, 10)} ${dayAt(new Date(timestamp), workspace.timezone)} ${padEnd(who[index] ?? '', width)}`;
    const shown = isSame ? ' '.repeat(widthOf(from)) : style.dim(from);
    return `${shown} ${style.dim(padStart(String(line), digits))} ${text}`.trimEnd();
  });
  const triggers = new Map(lines.flatMap(({ commit, trigger }) => (trigger === null ? [] : [[commit, trigger]])));
  const reasons = [...triggers].map(([commit, trigger]) => `${commit.slice(0, 10)} ${trigger}`);
  terminal.print([...rows, ...(reasons.length === 0 ? [] : ['', style.bold('Triggers'), ...reasons])].join('\n'));
  return ExitCode.ok;
}

/** The lines are read together, because a credential may have several. */
function withoutCredentials<Line extends { readonly text: string }>(lines: readonly Line[]): Line[] {
  const texts = maskCredentials(lines.map(({ text }) => text).join('\n')).split('\n');
  return lines.map((line, index) => ({ ...line, text: texts[index] ?? '' }));
}
