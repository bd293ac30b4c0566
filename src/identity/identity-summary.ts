import { fieldLabels, type IdentityField, identityFields } from './identity-fields.js';
import type { ResolvedIdentity } from './resolve-identity.js';

/** The identity in one line: `name=Kate, creature=octopus, emoji=🐙`. Only filled fields; the avatar says nothing to a model. */
export function identityLine({ identity }: ResolvedIdentity): string {
  return identityFields
    .flatMap((field) => {
      const { value } = identity[field];
      return value === null || field === 'avatar' ? [] : [`${field}=${inOneLine(value).replaceAll(',', ';')}`];
    })
    .join(', ');
}

/** An identity card for a workspace that has no IDENTITY.md. What merely is the default is left out, except the name. */
export function identityCard({ identity }: ResolvedIdentity): string {
  const isWorthSaying = (field: IdentityField) => identity[field].origin !== 'default' || field === 'name';
  const lines = identityFields.flatMap((field) => {
    const { value } = identity[field];
    return value === null || !isWorthSaying(field) ? [] : [`- **${fieldLabels[field]}:** ${inOneLine(value)}\n`];
  });
  return `# Identity\n\n${lines.join('')}`;
}

/** A value can neither start a new line nor open a comment. */
function inOneLine(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replaceAll('<!--', '<! --')
    .trim();
}
