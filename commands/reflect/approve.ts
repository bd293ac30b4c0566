import {
  type Approved,
  invoke,
  operations,
  type PlannedFile,
  type Preview,
  preview,
  SoulError,
} from '../../src/index.js';
import type { Command, CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere, showPreview, withUndoHere } from '../session.js';

export const reflectApproveCommand: Command = {
  name: 'reflect approve',
  group: 'Consolidate',
  summary: 'Apply the proposal that waits, or some of its changes',
  description:
    'Shows the diff and asks first. Everything chosen is applied in one commit, or nothing: a change whose section was edited since is refused. What is not chosen goes on waiting.',
  options: [
    { long: 'only', kind: 'list', value: 'numbers', description: 'These changes alone' },
    { long: 'except', kind: 'list', value: 'numbers', description: 'All but these' },
    {
      long: 'edit',
      kind: 'number',
      value: 'number',
      description: 'Reword the new lines of one change in your editor first',
    },
  ],
  examples: [
    { command: 'agentsoul reflect approve', says: 'see the diff, confirm, apply' },
    { command: 'agentsoul reflect approve --only 1,3 --yes', says: 'two of them, without asking' },
    { command: 'agentsoul reflect approve --except 2', says: 'all but one, which stays pending' },
    { command: 'agentsoul reflect approve --only 4 --edit 4', says: 'in your own words' },
  ],
  writes: true,
  async run(context) {
    const { terminal, global, options } = context;
    const session = sessionHere(context);
    const operation = operations['reflect.approve'];
    const choice = choiceOf(context);
    const number = options.number('edit');
    const { rewordInEditor } = await import('./reword-in-editor.js');
    const reworded = number === undefined ? undefined : await rewordInEditor(context, session, number);
    const planned = await preview(session, operation, { ...choice, reworded });
    if (global.dryRun) return showPreview(context, global.json ? planned : { ...planned, files: decidedOn(planned) });
    if (!(await isConfirmed(context, planned))) {
      terminal.note('Nothing was changed.');
      return ExitCode.ok;
    }
    const { hash } = planned.answer;
    const approved = await invoke(session, operation, { ...choice, reworded, hash });
    const answer = await withUndoHere(context, session, approved);
    if (global.json) terminal.json(answer);
    else report(context, answer);
    return ExitCode.ok;
  },
};

function choiceOf({ options }: CommandContext): { only?: number[]; except: number[] } {
  const only = options.list('only');
  return {
    // The parser refuses a list without a word in it, so an empty one was not given.
    ...(only.length > 0 && { only: numbersIn(only, 'only') }),
    except: numbersIn(options.list('except'), 'except'),
  };
}

function numbersIn(words: readonly string[], option: string): number[] {
  return words.map((word) => {
    if (/^\d{1,6}$/.test(word.trim())) return Number(word);
    throw new SoulError('usage', `--${option} takes numbers of changes, and "${word}" is none.`, {
      hint: `For example: \`--${option} 1,3\`. Nothing was changed.`,
    });
  });
}

async function isConfirmed({ terminal, global }: CommandContext, planned: Preview<Approved>): Promise<boolean> {
  if (!global.yes && terminal.canAsk()) {
    const { fileDiff } = await import('../ui/file-diff.js');
    for (const diff of decidedOn(planned).map(fileDiff)) terminal.err(diff);
  }
  const { id, applied } = planned.answer;
  const count = applied.length === 1 ? '1 change' : `${applied.length} changes`;
  return terminal.confirm({ message: `Apply ${count} of ${id}?`, flag: '--yes', default: false });
}

/** What a person decides on. The records follow from it, and evolution.md is the only one to read. */
function decidedOn({ files }: Pick<Preview<unknown>, 'files'>): readonly PlannedFile[] {
  return files.filter(({ path, isRecord }) => !isRecord || path.endsWith('/evolution.md'));
}

function report({ terminal }: CommandContext, { id, applied, skipped, commit, undo }: Approved): void {
  const { style } = terminal;
  terminal.note(`${style.green('✔')} Applied ${applied.length === 0 ? 'nothing' : applied.join(', ')} of ${id}.`);
  if (skipped.length > 0) terminal.note(`  Left: ${skipped.join(', ')}.`);
  if (commit === null) terminal.note('  Recorded in audit.log. Without git there is no undo.');
  else terminal.note(`  Commit ${commit.slice(0, 10)}.${undo === null ? '' : ` Undo: ${style.bold(undo)}`}`);
}
