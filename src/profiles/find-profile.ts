import { nearestWord } from '../errors/nearest-word.js';
import { SoulError } from '../errors/soul-error.js';
import { profiles } from './layouts.generated.js';
import type { Profile } from './profile.js';

export const profileNames: readonly string[] = profiles.map(({ name }) => name);

export function findProfile(name: string): Profile {
  const profile = profiles.find((candidate) => candidate.name === name);
  if (profile !== undefined) return profile;
  const suggestion = nearestWord(name, profileNames);
  throw new SoulError('unknown-profile', `There is no profile named "${name}".`, {
    hint: suggestion === null ? `Known profiles: ${profileNames.join(', ')}.` : `Did you mean \`${suggestion}\`?`,
  });
}
