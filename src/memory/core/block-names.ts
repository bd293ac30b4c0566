/** The four blocks of core memory and how many tokens each may hold. */
export const coreBlocks = {
  Identity: 500,
  'Active Context': 1_000,
  Persona: 500,
  'Critical Facts': 1_000,
} as const;

export type CoreBlock = keyof typeof coreBlocks;

export const coreBlockNames = [
  'Identity',
  'Active Context',
  'Persona',
  'Critical Facts',
] as const satisfies readonly CoreBlock[];
