import * as z from 'zod';
import { configSchema } from './schema.js';

/** The JSON Schema that editors use. Profiles are data, so their names are passed in. */
export function configJsonSchema(options: { profiles?: readonly string[] } = {}): Record<string, unknown> {
  const withProfiles = options.profiles === undefined ? {} : { enum: [...options.profiles] };
  const schema = configSchema();
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema, path }) => {
      if (zodSchema === schema) Object.assign(jsonSchema, { title: 'agentsoul.json' });
      if (path.at(-1) === 'profile' && path.at(-2) === 'properties') Object.assign(jsonSchema, withProfiles);
    },
  });
}
