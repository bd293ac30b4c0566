import { SoulError } from '../../src/errors/soul-error.js';
import type { Command, CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere, presenceOf, requireOwner } from '../here.js';
import { placeUndo } from '../undo-line.js';

export const reflectApproveCommand: Command = {
  name: 'reflect approve',
  group: 'Consolidate',
  summary: 'Apply the pending proposal, or some of its changes',
  description:
    'Shows the diff and asks first. All selected changes are applied in one commit, or none: a change whose section was edited since is refused. Changes that are not selected stay pending.',
  options: [
    { long: 'only', kind: 'list', value: 'numbers', description: 'Only these changes' },
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
  door: { none: 'it is for the owner, and refuses every other scope' },
  async run(context) {
    requireOwner(context, 'reflect approve');
    const { terminal, global, cwd } = context;
    const { approveReflection, previewApproval } = await import('../../src/reflect/approve.js');
    const workspace = await openHere(context);
    const choice = choiceOf(context);
    const number = context.options.number('edit');
    const { rewordInEditor } = await import('./reword-in-editor.js');
    const reworded = number === undefined ? undefined : await rewordInEditor(context, workspace, number);
    const approving = { ...choice, ...(reworded !== undefined && { reworded }) };
    const preview = await previewApproval(workspace, approving);
    if (global.dryRun) {
      const { showPlan } = await import('../ui/show-plan.js');
      const edits = global.json ? preview.plan.edits : await shownEdits(workspace, preview);
      return showPlan(context, workspace, { ...preview.plan, edits });
    }
    if (!(await isConfirmed(context, workspace, preview))) {
      terminal.note('Nothing was changed.');
      return ExitCode.ok;
    }
    const presence = presenceOf(context);
    const approved = await approveReflection(workspace, {
      ...approving,
      hash: preview.hash,
      presence,
      trigger: `agentsoul reflect approve, ${presence}`,
      onWait: (holder) => terminal.note(`Waiting for ${holder} to finish …`),
    });
    const undo = placeUndo(approved.undo, { cwd, root: workspace.root, agent: global.agent });
    if (global.json) terminal.json({ ...approved, undo });
    else report(context, { ...approved, undo });
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
    throw new SoulError('usage', `--${option} takes numbers of changes, not "${word}".`, {
      hint: `For example: \`--${option} 1,3\`. Nothing was changed.`,
    });
  });
}

type Workspace = Awaited<ReturnType<typeof openHere>>;
type Preview = Awaited<ReturnType<typeof import('../../src/reflect/approve.js').previewApproval>>;

async function isConfirmed(context: CommandContext, workspace: Workspace, preview: Preview): Promise<boolean> {
  const { terminal, global } = context;
  if (!global.yes && terminal.canAsk()) {
    const { planDiffs } = await import('../ui/show-plan.js');
    for (const diff of await planDiffs(workspace, await shownEdits(workspace, preview))) terminal.err(diff);
  }
  const { id, applied } = preview;
  const count = applied.length === 1 ? '1 change' : `${applied.length} changes`;
  return terminal.confirm({ message: `Apply ${count} of ${id}?`, flag: '--yes', default: false });
}

/** What a person decides on: the records about memories follow from it, and only evolution.md among them is for reading. */
async function shownEdits(workspace: Workspace, { plan }: Preview): Promise<Preview['plan']['edits']> {
  const { metaFile } = await import('../../src/entries/meta-files.js');
  const meta = metaFile(workspace, '');
  return plan.edits.filter(({ path }) => !path.startsWith(meta) || path.endsWith('/evolution.md'));
}

function report(
  { terminal }: CommandContext,
  {
    id,
    applied,
    skipped,
    commit,
    undo,
  }: { id: string; applied: readonly number[]; skipped: readonly number[]; commit: string | null; undo: string | null },
): void {
  const { style } = terminal;
  terminal.note(`${style.green('✔')} Applied ${applied.length === 0 ? 'nothing' : applied.join(', ')} of ${id}.`);
  if (skipped.length > 0) terminal.note(`  Left: ${skipped.join(', ')}.`);
  if (commit === null) terminal.note('  Recorded in audit.log. Without git there is no undo.');
  else terminal.note(`  Commit ${commit.slice(0, 10)}.${undo === null ? '' : ` Undo: ${style.bold(undo)}`}`);
}
