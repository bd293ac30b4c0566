import { isSamePerson } from '../../language/names/same-person.js';
import type { Preference } from '../consolidate/preferences/find-preferences.js';
import type { ReflectionInput } from './reflection-input.js';

/** What the owner is called in notes: as USER.md says, whom core memory serves or begins with, or whoever's wishes come up most. */
export function findOwnerNames(material: ReflectionInput, preferences: readonly Preference[]): string | null {
  const stated = statedName(material) ?? servedInIdentity(material);
  if (stated !== null) return stated;
  const [first, wishing] = [firstInIdentity(material), mostWishing(preferences)];
  // Core memory may begin with the agent itself, of which nobody notes wishes.
  const isWishing = preferences.some(({ holder }) => holder !== null && first !== null && isSamePerson(holder, first));
  return isWishing ? first : (wishing ?? first);
}

function statedName({ entries }: ReflectionInput): string | null {
  const lines = entries.filter(({ role }) => role === 'user').map(({ text }) => text);
  for (const label of [/what to call (?:them|me|you)|call (?:them|me)|preferred name|nickname/i, /^(?:full )?name/i]) {
    for (const line of lines) {
      const [, key = '', value = ''] =
        /^\W*([\p{L} ]{2,40}?)\W*[:：]\W*(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/u.exec(line) ?? [];
      if (label.test(key)) return value;
    }
  }
  return null;
}

/** "Ada, assistant to Joan Marsh": whom the agent works for. */
function servedInIdentity({ core, graph }: ReflectionInput): string | null {
  for (const { block, text } of core.lines) {
    const name = block === 'Identity' ? served.exec(text)?.[1] : undefined;
    if (name !== undefined) return graph.names.exact(name)?.name ?? name;
  }
  return null;
}

const served =
  /(?<![\p{L}])(?:(?:[Aa]ssistant|[Aa]gent|[Hh]elper|[Cc]ompanion|[Ss]ecretary|[Aa]ide) (?:to|of|for)|[Ww]ork(?:s|ing) for|[Ss]erv(?:es|ing)|[Hh]elp(?:s|ing)|[Aa]ssist(?:s|ing)|[Ss]upport(?:s|ing)|[Ll]ook(?:s|ing) after) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/u;

/** "Mara edits documentaries": who core memory is about. */
function firstInIdentity({ core, graph }: ReflectionInput): string | null {
  for (const { block, text } of core.lines) {
    const name =
      block === 'Identity'
        ? /^(?:[Nn]ame[:：]\s*)?(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?=\s|,|$)/u.exec(text)?.[1]
        : undefined;
    if (
      name === undefined ||
      !/^\p{Lu}/u.test(name) ||
      /^(?:The|A|An|I|We|My|Our|Is|Has|Lives|Works|Name)\b/.test(name)
    )
      continue;
    return graph.names.exact(name)?.name ?? name;
  }
  return null;
}

function mostWishing(preferences: readonly Preference[]): string | null {
  const counts = new Map<string, number>();
  for (const { holder } of preferences) if (holder !== null) counts.set(holder, (counts.get(holder) ?? 0) + 1);
  const [most] = [...counts].sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
  return most === undefined || most[1] * 2 < preferences.length ? null : most[0];
}
