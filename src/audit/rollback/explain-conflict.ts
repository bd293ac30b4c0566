import { SoulError } from '../../errors/soul-error.js';
import type { RecordedChange } from '../../history/changes.js';
import { editedFiles } from '../../history/edited-files.js';
import { laterChanges, nameChanges, nameOfChange } from '../../history/later-changes.js';
import type { RollbackPlace } from './place.js';

type Conflict = { readonly path: string; readonly change: RecordedChange; readonly session: string };

/** What stands in the way of taking a change of a file back, and the choice there is. */
export async function explainConflict(
  { workspace, repository }: RollbackPlace,
  { path, change, session }: Conflict,
): Promise<SoulError> {
  const later = await laterChanges(repository, { path, commit: change.commit });
  const isEdited = (await editedFiles(workspace, repository)).includes(path);
  const causes = [...(isEdited ? ['edits that are not recorded yet'] : []), ...nameChanges(later)];
  const [newest] = later;
  const [parent] = change.parents;
  const choices = [
    ...(isEdited ? [`drop the edits with \`git restore -- ${path}\``] : []),
    ...(newest === undefined ? [] : [`undo what came later with \`agentsoul undo ${nameOfChange(newest)}\``]),
    ...(parent === undefined
      ? []
      : [
          `take the whole file back, later changes of it included, with \`agentsoul rollback ${path} --to ${parent.slice(0, 10)}\``,
        ]),
  ];
  return new SoulError(
    'rollback-conflict',
    `${path} was changed after ${session}, in the lines the rollback would restore: ${causes.join('; ')}.`,
    { hint: `Your choice: ${choices.join(', or ')}. Nothing was changed.` },
  );
}
