import { choosePersona } from '../identity/choose-persona.js';
import { verifyPersonaFile } from '../identity/verify-persona-file.js';
import { roleFiles } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';
import { settleSoul } from './choose-soul.js';
import { gatherPersona } from './gather-files.js';

export type PersonaCheck = {
  readonly at: string;
  readonly session: string | null;
  /** The file in use at that time. */
  readonly file: string;
  readonly swapped: boolean;
  readonly reason: string;
  readonly personas: readonly {
    readonly file: string;
    readonly usable: boolean;
    readonly reason: string | null;
    readonly sha256: string | null;
  }[];
};

/** Which persona speaks at the workspace's moment in this session, and whether each alternate could. */
export async function checkPersonas(
  workspace: Workspace,
  options: { session?: string | undefined } = {},
): Promise<PersonaCheck> {
  const { config, at, timezone } = workspace;
  const choice = choosePersona({ personas: config.personas, at, timezone, session: options.session });
  const soulPath = roleFiles(workspace, 'soul')[0] ?? 'SOUL.md';
  const alternate = choice.file === null ? null : await gatherPersona(workspace, choice.file);
  const chosen = settleSoul(workspace, choice, { alternate, soulPath });
  const personas = await Promise.all(
    config.personas.map(async ({ file, sha256 }) => {
      const source = await gatherPersona(workspace, file);
      if (source.state === 'withheld') return { file, usable: false, reason: source.reason, sha256: null };
      const verified = verifyPersonaFile(source.state === 'present' ? source.bytes : null, sha256);
      return verified.isUsable
        ? { file, usable: true, reason: null, sha256: verified.sha256 }
        : { file, usable: false, reason: verified.reason, sha256: null };
    }),
  );
  const { file, swapped, reason } = chosen;
  return { at: at.toISOString(), session: options.session ?? null, file, swapped, reason, personas };
}
