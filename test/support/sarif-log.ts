import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import AjvDraft04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';

/** What tests look at in a log; the schema knows more. */
type SarifLog = {
  readonly version: string;
  readonly runs: readonly {
    readonly columnKind?: string;
    readonly tool: { readonly driver: { readonly rules?: readonly SarifRule[] } };
    readonly invocations?: readonly object[];
    readonly results?: readonly SarifResult[];
  }[];
};

type SarifRule = {
  readonly id: string;
  readonly help?: { readonly text?: string; readonly markdown?: string };
  readonly properties?: object;
};
type SarifResult = {
  readonly ruleId?: string;
  readonly level?: string;
  readonly message: { readonly text?: string };
  readonly locations?: readonly {
    readonly physicalLocation?: { readonly artifactLocation?: { readonly uri?: string } };
  }[];
  readonly partialFingerprints?: Readonly<Record<string, string>>;
  readonly fixes?: readonly {
    readonly artifactChanges: readonly {
      readonly replacements: readonly {
        readonly deletedRegion: { readonly startColumn?: number; readonly endColumn?: number };
      }[];
    }[];
  }[];
};

/** A log, after the official schema of SARIF 2.1.0 has accepted it. Throws with what the schema says against it. */
export function readSarifLog(text: string): SarifLog {
  const log: unknown = JSON.parse(text);
  if (!followsSchema(log)) throw new Error(ajv.errorsText(followsSchema.errors, { separator: '\n' }));
  const uris = log.runs.flatMap(({ results = [] }) => results.flatMap(({ locations = [] }) => locations));
  for (const { physicalLocation } of uris) {
    const uri = physicalLocation?.artifactLocation?.uri ?? '';
    // The schema lets a reference hold any sign; viewers open only what is written with percent signs.
    if (!/^(?:[\w.~!$&'()*+,;=:@/?#-]|%[0-9A-Fa-f]{2})*$/.test(uri)) throw new Error(`${uri} is no URI reference.`);
  }
  return log;
}

const require = createRequire(import.meta.url);
const packageFolder = dirname(require.resolve('@microsoft/jest-sarif/package.json'));
const schema = JSON.parse(readFileSync(join(packageFolder, 'lib/schemas/sarif-2.1.0-rtm.5.json'), 'utf8'));

// One pattern of the schema is none with the flag `u`.
const ajv = new AjvDraft04.default({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const followsSchema = ajv.compile<SarifLog>(schema);
