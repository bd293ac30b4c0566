import { type IdentityField, identityFields } from './identity-fields.js';
import { isAvatar } from './is-avatar.js';
import { isPlaceholder } from './is-placeholder.js';
import { type ParsedIdentity, parseIdentity } from './parse-identity.js';
import { readSoul, type Soul } from './soul-front-matter.js';

/** Where a value of the identity comes from, the strongest first. */
export type IdentityOrigin = 'config.ui' | 'config.agents' | 'IDENTITY.md' | 'SOUL.md' | 'default';

export type IdentityValues = Partial<Readonly<Record<IdentityField, string | null | undefined>>>;

export type ResolvedField =
  | { readonly value: string; readonly origin: IdentityOrigin }
  | { readonly value: null; readonly origin: null };

export type ResolvedIdentity = {
  readonly identity: Readonly<Record<IdentityField, ResolvedField>>;
  readonly warnings: readonly IdentityWarning[];
};

export type IdentityWarning = { readonly code: 'avatar-ignored' | 'soul-unreadable'; readonly message: string };

export type IdentitySources = {
  readonly ui?: IdentityValues | null | undefined;
  readonly agentIdentity?: IdentityValues | null | undefined;
  readonly identityMarkdown?: string | null | undefined;
  readonly soulMarkdown?: string | null | undefined;
};

/** Resolves every field separately: the strongest source that has it wins. */
export function resolveIdentity(sources: IdentitySources): ResolvedIdentity {
  const soul = readSoul(sources.soulMarkdown ?? '');
  const layers: readonly Layer[] = [
    { origin: 'config.ui', values: sources.ui ?? {} },
    { origin: 'config.agents', values: sources.agentIdentity ?? {} },
    { origin: 'IDENTITY.md', values: cardValues(parseIdentity(sources.identityMarkdown ?? '')) },
    { origin: 'SOUL.md', values: soulValues(soul) },
    { origin: 'default', values: { name: 'Assistant', avatar: 'A' } },
  ];
  const warnings: IdentityWarning[] = soul.problems
    .filter(() => Object.keys(soul.keys).length === 0)
    .map(({ message }) => ({ code: 'soul-unreadable', message: `SOUL.md: ${message}` }));
  const resolved = identityFields.map((field) => [field, resolveField(field, layers, warnings)] as const);
  return { identity: Object.fromEntries(resolved) as ResolvedIdentity['identity'], warnings };
}

type Layer = { readonly origin: IdentityOrigin; readonly values: IdentityValues };

function resolveField(field: IdentityField, layers: readonly Layer[], warnings: IdentityWarning[]): ResolvedField {
  for (const { origin, values } of layers) {
    const value = values[field]?.trim() ?? '';
    if (value === '' || isPlaceholder(value)) continue;
    if (field !== 'avatar' || isAvatar(value)) return { value, origin };
    warnings.push({
      code: 'avatar-ignored',
      message: `The avatar ${JSON.stringify(shortened(value))} from ${origin} is ignored: it is neither an http(s) or data:image address, nor a picture inside the workspace, nor at most four characters without spaces.`,
    });
  }
  return { value: null, origin: null };
}

function cardValues(parsed: ParsedIdentity): IdentityValues {
  return Object.fromEntries(identityFields.map((field) => [field, parsed[field]?.value]));
}

/** The front matter may name any field of the card; an avatar may be a text or a group with an address. */
function soulValues({ keys, fields }: Soul): IdentityValues {
  const stated = identityFields.map((field) => {
    const value = Object.hasOwn(keys, field) ? keys[field] : undefined;
    return [field, typeof value === 'string' ? value : undefined] as const;
  });
  const { avatar } = fields;
  const address = typeof avatar === 'object' ? avatar.sourceUrl : avatar;
  return { ...Object.fromEntries(stated), avatar: address };
}

function shortened(value: string): string {
  const characters = [...value];
  return characters.length <= 60 ? value : `${characters.slice(0, 60).join('')}…`;
}
