import { SoulError } from '../../errors/soul-error.js';
import { findRepository, type Repository } from '../../git/repository.js';
import type { Workspace } from '../../workspace/workspace.js';

export async function requireRepository(workspace: Workspace): Promise<Repository> {
  const repository = await findRepository(workspace.root, workspace.env);
  if (repository !== null) return repository;
  throw new SoulError(
    'no-history',
    'This workspace has no git repository, so nothing is known of the past but audit.log.',
    {
      hint: 'See `agentsoul audit log`.',
    },
  );
}
