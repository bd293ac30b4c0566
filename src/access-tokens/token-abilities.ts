/** What a token may allow. Approving and settings need a person, so no token has them. */
export const tokenAbilities = ['read', 'propose', 'write'] as const;

export type TokenAbility = (typeof tokenAbilities)[number];
