import { mkdir } from 'node:fs/promises';
import { findRepository } from '../../git/repository.js';
import { type Environment, runGit } from '../../git/run-git.js';
import { explainDiskFailure } from '../files/explain-disk-failure.js';

/** Creates the folder of a new workspace, accessible to its owner only. An existing folder keeps its permissions. */
export async function prepareFolder(root: string): Promise<void> {
  try {
    await mkdir(root, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw explainDiskFailure(error, root);
  }
}

/** A repository for a workspace that has none of its own and is not tracked by a parent. Without hooks or templates. */
export async function createRepository(root: string, env: Environment): Promise<void> {
  if ((await findRepository(root, env)) !== null) return;
  await runGit(root, ['init', '--quiet', '--template=', '--initial-branch=main', '.'], { env });
}
