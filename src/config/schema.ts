import type * as z from 'zod';
import { agentSchema, agentsSchema, teamsSchema, uiSchema } from './schema/agents.js';
import { auditSchema, lintSchema, serverSchema } from './schema/audit-lint-server.js';
import { budgetsSchema } from './schema/budgets.js';
import { hooksSchema } from './schema/hooks.js';
import { memorySchema } from './schema/memory.js';
import { embeddingsSchema, modelSchema } from './schema/models.js';
import { personasSchema } from './schema/personas.js';
import { dreamingSchema, proposalsSchema, reflectionSchema } from './schema/reflection-and-dreaming.js';
import { scopesSchema } from './schema/scopes.js';
import { sessionsSchema } from './schema/sessions.js';
import { section, text, timeZone } from './schema/value-types.js';

/**
 * The schema of `agentsoul.json`. Everything is optional; an unknown key is an error. Each section is a function, because building
 * schemas takes time and most configs have few sections.
 */
const sections = {
  $schema: () =>
    text({
      description: 'The JSON Schema of this file, for editors.',
      example: './node_modules/agentsoul/docs/reference/config.schema.json',
      maxLength: 2_000,
    }),
  profile: () =>
    text({
      description: 'The layout of the workspace. Default: recognised from the folder.',
      example: 'agentsoul',
      maxLength: 64,
    }),
  timezone: () =>
    timeZone("The user's time zone, which decides when a day begins. Default: the time zone of the machine."),
  agent: agentSchema,
  ui: uiSchema,
  agents: agentsSchema,
  teams: teamsSchema,
  scopes: scopesSchema,
  budgets: budgetsSchema,
  memory: memorySchema,
  embeddings: embeddingsSchema,
  model: modelSchema,
  reflection: reflectionSchema,
  dreaming: dreamingSchema,
  proposals: proposalsSchema,
  personas: personasSchema,
  sessions: sessionsSchema,
  audit: auditSchema,
  server: serverSchema,
  hooks: hooksSchema,
  lint: lintSchema,
};

type SectionName = keyof typeof sections;

export type Config = { [Name in SectionName]?: z.infer<ReturnType<(typeof sections)[Name]>> };

export const sectionNames = Object.keys(sections) as readonly SectionName[];

const made = new Map<string, z.ZodType>();

/** The schema of one section, or null when there is none of that name. */
export function sectionSchema(name: string): z.ZodType | null {
  const known = sectionNames.find((section) => section === name);
  if (known === undefined) return null;
  const schema = made.get(known) ?? sections[known]();
  made.set(known, schema);
  return schema;
}

export function configSchema() {
  const shape = sectionNames.map((name) => [name, sections[name]().exactOptional()] as const);
  return section('The config of an agentsoul workspace.', Object.fromEntries(shape));
}
