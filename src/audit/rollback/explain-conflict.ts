import { SoulError } from '../../errors/soul-error.js';
import { git } from '../../git/repository.js';
import { listChanges, type RecordedChange } from '../../history/changes.js';
import { editedFiles } from '../../history/edited-files.js';
import type { RollbackPlace } from './place.js';

type Conflict = { readonly path: string; readonly change: RecordedChange; readonly session: string };

/** What stands in the way of taking a change of a file back, and the choice there is. */
export async function explainConflict(place: RollbackPlace, { path, change, session }: Conflict): Promise<SoulError> {
  const later = await laterChanges(place, { path, change });
  const named = later
    .slice(0, 5)
    .map(({ changeId, commit, subject }) => `${changeId ?? commit.slice(0, 10)} "${subject}"`);
  const isEdited = (await editedFiles(place.workspace, place.repository)).includes(path);
  const causes = [...(isEdited ? ['edits that are not recorded yet'] : []), ...named];
  const [newest] = later;
  const undo = newest === undefined ? null : `undo what came later with \`agentsoul undo ${nameOf(newest)}\``;
  const save = isEdited ? `drop the edits with \`git restore -- ${path}\`` : null;
  const [parent] = change.parents;
  const whole =
    parent === undefined
      ? null
      : `take the whole file back, later changes of it included, with \`agentsoul rollback ${path} --to ${parent.slice(0, 10)}\``;
  const choices = [save, undo, whole].filter((choice) => choice !== null).join(', or ');
  return new SoulError(
    'rollback-conflict',
    `${path} was changed after ${session}, in the lines the rollback would restore: ${causes.join('; ')}.`,
    { hint: `Your choice: ${choices}. Nothing was changed.` },
  );
}

async function laterChanges(
  { repository }: RollbackPlace,
  { path, change }: Pick<Conflict, 'path' | 'change'>,
): Promise<RecordedChange[]> {
  const range = `${change.commit}..HEAD`;
  const args = ['log', '--format=%H', '--no-show-signature', range, '--', repository.prefix + path];
  const touching = new Set((await git(repository, args)).stdout.toString('utf8').split('\n'));
  return (await listChanges(repository, { range })).filter(({ commit }) => touching.has(commit));
}

function nameOf({ changeId, commit }: RecordedChange): string {
  return changeId ?? commit.slice(0, 10);
}
