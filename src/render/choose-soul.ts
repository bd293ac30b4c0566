import type { PersonaChoice } from '../identity/choose-persona.js';
import { verifyPersonaFile } from '../identity/verify-persona-file.js';
import type { Workspace } from '../workspace/workspace.js';
import type { SourceFile } from './gather-files.js';

/** The soul used in this session. */
export type ChosenSoul = {
  /** The file of the soul, relative to the workspace. */
  readonly file: string;
  readonly swapped: boolean;
  readonly reason: string;
  /** The text of the alternate; null when the workspace's own soul speaks. */
  readonly text: string | null;
};

/** The soul in use: the chosen alternate, or SOUL.md if the alternate can't be used. */
export function settleSoul(
  { config }: Workspace,
  choice: PersonaChoice,
  { alternate, soulPath }: { alternate: SourceFile | null; soulPath: string },
): ChosenSoul {
  const keep = (reason: string): ChosenSoul => ({ file: soulPath, swapped: false, reason, text: null });
  if (choice.file === null) return keep(choice.reason);
  if (alternate?.state === 'withheld')
    return keep(`${choice.file} is not used. ${alternate.reason} ${soulPath} is used.`);
  const pinned = config.personas[choice.ruleIndex]?.sha256;
  const verified = verifyPersonaFile(alternate?.state === 'present' ? alternate.bytes : null, pinned);
  if (!verified.isUsable) return keep(`${choice.file} is not used. ${verified.reason}`);
  return { file: choice.file, swapped: true, reason: choice.reason, text: verified.text };
}
