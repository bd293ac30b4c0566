import { SoulError } from '../../errors/soul-error.js';
import { laterChanges, nameChanges, nameOfChange } from '../../history/later-changes.js';
import type { RecordedChange } from '../../history/list-changes.js';
import { uncommittedFiles } from '../../history/uncommitted-files.js';
import type { RollbackWorkspace } from './rollback-workspace.js';

type Conflict = { readonly path: string; readonly change: RecordedChange; readonly session: string };

/** What prevents undoing a change to a file, and the options. */
export async function explainConflict(
  { workspace, repository }: RollbackWorkspace,
  { path, change, session }: Conflict,
): Promise<SoulError> {
  const later = await laterChanges(repository, { path, commit: change.commit });
  const isEdited = (await uncommittedFiles(workspace, repository)).includes(path);
  const causes = [...(isEdited ? ['uncommitted edits'] : []), ...nameChanges(later)];
  const [newest] = later;
  const [parent] = change.parents;
  const choices = [
    ...(isEdited ? [`drop the edits with \`git restore -- ${path}\``] : []),
    ...(newest === undefined ? [] : [`undo the later change with \`agentsoul undo ${nameOfChange(newest)}\``]),
    ...(parent === undefined
      ? []
      : [
          `restore the whole file, which also reverts later changes, with \`agentsoul rollback ${path} --to ${parent.slice(0, 10)}\``,
        ]),
  ];
  return new SoulError(
    'rollback-conflict',
    `${path} was changed after ${session}, in the lines the rollback would restore: ${causes.join('; ')}.`,
    { hint: `Either ${choices.join(', or ')}. Nothing was changed.` },
  );
}
