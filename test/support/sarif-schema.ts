import * as z from 'zod';

/**
 * The part of the JSON schema of SARIF 2.1.0 (errata 01) that our logs use, object by object: the same names, types,
 * limits and required properties. Where the schema closes an object, so do we; a property of SARIF that we never write is
 * left out, so a log that passes here is valid there.
 */
export const sarifSchema = z.lazy(() =>
  z.strictObject({ $schema: z.url().optional(), version: z.literal('2.1.0'), runs: z.array(run) }),
);

const propertyBag = z.looseObject({ tags: unique(z.string()).optional() });
const text = z.strictObject({ text: z.string(), markdown: z.string().optional(), properties: propertyBag.optional() });
const message = text;
const level = z.enum(['none', 'note', 'warning', 'error']);
const index = z.int().min(-1);

const artifactLocation = z.strictObject({
  // A URI reference: nothing that would have to be written with %, and no % without two digits behind it.
  uri: z.string().regex(/^(?:[\w.~!$&'()*+,;=:@/?#-]|%[0-9A-Fa-f]{2})*$/),
  uriBaseId: z.string().optional(),
  index: index.optional(),
});

const artifactContent = z.strictObject({ text: z.string().optional(), binary: z.string().optional() });

const region = z.strictObject({
  startLine: z.int().min(1),
  startColumn: z.int().min(1).optional(),
  endLine: z.int().min(1).optional(),
  endColumn: z.int().min(1).optional(),
  snippet: artifactContent.optional(),
});

const physicalLocation = z.strictObject({ artifactLocation, region: region.optional() });
const location = z.strictObject({ physicalLocation: physicalLocation.optional(), message: message.optional() });
const replacement = z.strictObject({ deletedRegion: region, insertedContent: artifactContent.optional() });
const artifactChange = z.strictObject({ artifactLocation, replacements: z.array(replacement).min(1) });
const fix = z.strictObject({ description: message.optional(), artifactChanges: unique(artifactChange).min(1) });

const reportingConfiguration = z.strictObject({
  enabled: z.boolean().optional(),
  level: level.optional(),
  rank: z.number().min(-1).max(100).optional(),
});

const reportingDescriptor = z.strictObject({
  id: z.string(),
  name: z.string().optional(),
  shortDescription: text.optional(),
  fullDescription: text.optional(),
  defaultConfiguration: reportingConfiguration.optional(),
  helpUri: z.url().optional(),
  help: text.optional(),
  properties: propertyBag.optional(),
});

const toolComponent = z.strictObject({
  name: z.string(),
  version: z.string().optional(),
  semanticVersion: z.string().optional(),
  informationUri: z.url().optional(),
  rules: unique(reportingDescriptor).optional(),
});

const result = z.strictObject({
  ruleId: z.string().optional(),
  ruleIndex: index.optional(),
  kind: z.enum(['notApplicable', 'pass', 'fail', 'review', 'open', 'informational']).optional(),
  level: level.optional(),
  message,
  locations: z.array(location).optional(),
  partialFingerprints: z.record(z.string(), z.string()).optional(),
  fixes: unique(fix).optional(),
  properties: propertyBag.optional(),
});

const run = z.strictObject({
  tool: z.strictObject({ driver: toolComponent }),
  invocations: z.array(z.strictObject({ executionSuccessful: z.boolean() })).optional(),
  columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']).optional(),
  results: z.array(result).optional(),
  properties: propertyBag.optional(),
});

function unique<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .refine((items) => new Set(items.map((one) => JSON.stringify(one))).size === items.length, 'has an item twice');
}
