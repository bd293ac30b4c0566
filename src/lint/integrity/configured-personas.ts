import { posix } from 'node:path';
import type { LintedWorkspace } from '../linted-workspace.js';

/** An alternate persona of the config, its file relative to the workspace. */
export type ConfiguredPersona = { readonly file: string; readonly sha256: string | null };

export function configuredPersonas({ names }: Pick<LintedWorkspace, 'names'>): ConfiguredPersona[] {
  const { personas } = names.config;
  if (!Array.isArray(personas)) return [];
  return personas.flatMap((persona: unknown): ConfiguredPersona[] => {
    if (typeof persona !== 'object' || persona === null || !('file' in persona)) return [];
    if (typeof persona.file !== 'string') return [];
    const sha256 = 'sha256' in persona && typeof persona.sha256 === 'string' ? persona.sha256 : null;
    return [{ file: posix.normalize(persona.file), sha256 }];
  });
}
