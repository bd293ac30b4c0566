import * as z from 'zod/mini';
import type { Client, Wish } from '../../connect/client.js';
import { levels } from '../../connect/client.js';
import type { Asking } from '../../connect/client-status.js';
import { clients } from '../../connect/clients.js';
import { placesOf } from '../../connect/places.js';
import { nearestWord } from '../../errors/nearest-word.js';
import { SoulError } from '../../errors/soul-error.js';
import type { Workspace } from '../../workspace/workspace.js';
import * as field from '../common-input-fields.js';
import type { Call } from '../operation.js';

/** Where agentsoul is, and the folder of the project: what only the process knows. */
export const placeFields = {
  program: z.strictObject({ node: z.string(), script: z.string() }, { error: 'Give the paths of node and agentsoul' }),
  project: field.text('Give the folder of the project'),
};

export const clientFields = {
  ...placeFields,
  client: field.text('Name a client'),
  level: z.optional(z.enum(levels, { error: `Levels are ${levels.join(', ')}` })),
};

type Placed = { readonly program: Asking['program']; readonly project: string };

export async function askingOf(call: Call, { program, project }: Placed): Promise<Asking> {
  const workspace = await call.workspace();
  const places = placesOf(call.env, { platform: call.platform, project });
  return { places, program, workspace: workspace.root, stateDir: stateDirOf(workspace) };
}

export function wishOf(
  asking: Asking,
  given: { level?: Wish['level'] | undefined; capture?: boolean | undefined },
): Wish {
  const { places, program, workspace } = asking;
  return { places, program, workspace, level: given.level ?? 'user', isCaptured: given.capture ?? false };
}

export function clientNamed(name: string): Client {
  const found = clients.find((client) => client.name === name);
  if (found !== undefined) return found;
  const names = clients.map((client) => client.name);
  const near = nearestWord(name, names);
  throw new SoulError('usage', `There is no client named "${name}".`, {
    hint: near === null ? `Clients are ${names.join(', ')}.` : `Did you mean "${near}"?`,
  });
}

/** What hooks and receipts need. A workspace that this user has not trusted says nothing to a client. */
function stateDirOf({ stateDir, isTrusted }: Workspace): string {
  if (!isTrusted)
    throw new SoulError('untrusted', 'This workspace is not trusted, so clients would get nothing from it.', {
      hint: 'Run `agentsoul trust` first. Nothing was changed.',
    });
  if (stateDir !== null) return stateDir;
  throw new SoulError('usage', 'HOME names no folder, so nothing can be noted about connections.');
}
