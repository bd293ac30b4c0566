import * as z from 'zod';
import { type Role, roleNames } from '../../roles/roles.js';
import { choice, decimalNumber, section, wholeNumber } from './value-types.js';

type RoleLimits = { [R in Role]: z.ZodExactOptional<z.ZodNumber> };

function limit(description: string) {
  return wholeNumber({ description, min: 1, max: 10_000_000, example: 2_000 }).exactOptional();
}

function roleLimits(): RoleLimits {
  const ofRole = limit('The limit of this role.');
  return Object.fromEntries(roleNames.map((role) => [role, ofRole])) as RoleLimits;
}

function limits() {
  return section('Limits that override those of the profile.', {
    unit: choice(['tokens', 'characters', 'bytes'], { description: 'What the limits count.' }).exactOptional(),
    perFile: limit('The limit of every file without its own limit.'),
    perRole: section('Limits by role.', roleLimits()).exactOptional(),
    total: limit('The limit of the whole prompt.'),
    overflow: choice(['pack', 'truncate', 'reject'], {
      description:
        'What happens above a limit: keep whole sections ("pack"), cut the text ("truncate"), or refuse ("reject").',
    }).exactOptional(),
    warnAt: decimalNumber({
      description: 'The share of a limit above which a warning is shown.',
      min: 0,
      max: 1,
      example: 0.8,
    }).exactOptional(),
  });
}

export function budgetsSchema() {
  return z.union([z.literal('lean'), limits()], { error: '"lean" or an object of limits' }).meta({
    description: 'How much of the prompt each file may use: "lean", or your own limits.',
    examples: ['lean'],
  });
}
