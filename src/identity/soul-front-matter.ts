import * as z from 'zod';
import { readFrontMatter } from '../workspace/front-matter.js';
import { yamlLineLocator } from './yaml-line-locator.js';

/** The front matter of a SOUL.md. Keys we do not know are allowed on every level and kept. */
function makeSchema() {
  const text = z.string({ error: 'must be text; put it in quotes' });
  const texts = z.array(text, { error: 'must be a list of texts' });
  const trait = z
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, { error: 'must be a number from 0 to 1' })
    .max(1, { error: 'must be a number from 0 to 1' })
    .exactOptional();
  const keys = { error: 'must be a mapping of keys' };

  return z.looseObject({
    name: text.exactOptional(),
    agentId: text.exactOptional(),
    role: text.exactOptional(),
    hexaco: z
      .looseObject(
        {
          honestyHumility: trait,
          emotionality: trait,
          extraversion: trait,
          agreeableness: trait,
          conscientiousness: trait,
          openness: trait,
        },
        keys,
      )
      .exactOptional(),
    voice: z
      .looseObject(
        { provider: text.exactOptional(), voiceId: text.exactOptional(), languageCode: text.exactOptional() },
        keys,
      )
      .exactOptional(),
    defaultMood: text.exactOptional(),
    allowedMoods: texts.exactOptional(),
    hardLimits: texts.exactOptional(),
    avatar: z
      .union(
        [
          z.string(),
          z.looseObject({
            type: text.exactOptional(),
            sourceUrl: text.exactOptional(),
            descriptionForGeneration: text.exactOptional(),
          }),
        ],
        { error: 'must be text, or keys such as sourceUrl' },
      )
      .exactOptional(),
    metadata: z.record(z.string(), z.unknown(), keys).exactOptional(),
  });
}

let made: ReturnType<typeof makeSchema> | null = null;

/** Made for the first soul that has front matter. */
function soulSchema() {
  made ??= makeSchema();
  return made;
}

export type SoulFields = z.infer<ReturnType<typeof makeSchema>>;
export type SoulKey = keyof ReturnType<typeof makeSchema>['shape'];

export type SoulProblem = { readonly line?: number; readonly message: string };

export type Soul = {
  /** The valid values. */
  readonly fields: SoulFields;
  /** All keys exactly as written, unknown ones and wrong values included. */
  readonly keys: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** The 1-based line on which the body starts. */
  readonly bodyStartLine: number;
  readonly problems: readonly SoulProblem[];
};

/** Reads a SOUL.md. An invalid value is left out of `fields` and reported as a problem. Never throws. */
export function readSoul(markdown: string): Soul {
  const front = readFrontMatter(markdown.replace(/^\uFEFF/, ''));
  const { body, bodyStartLine } = front;
  if (front.problem !== null) {
    const problem = { line: 1, message: `The front matter could not be read. ${front.problem}` };
    return { fields: {}, keys: {}, body, bodyStartLine, problems: [problem] };
  }
  const { fields, wrong } = checkKeys(front.keys);
  if (wrong.length === 0) return { fields, keys: front.keys, body, bodyStartLine, problems: [] };
  const lineOf = yamlLineLocator(front.yaml);
  const problems = wrong.map(({ path, message }) => ({ line: lineOf(path) + 1, message }));
  return { fields, keys: front.keys, body, bodyStartLine, problems };
}

/** Whether a value is one this key may have. */
export function fitsSoulKey(key: SoulKey, value: unknown): boolean {
  return soulSchema().shape[key].safeParse(value).success;
}

type Wrong = { readonly path: readonly PropertyKey[]; readonly message: string };

function checkKeys(found: Readonly<Record<string, unknown>>): { fields: SoulFields; wrong: Wrong[] } {
  if (Object.keys(found).length === 0) return { fields: {}, wrong: [] };
  const whole = soulSchema().safeParse(found);
  if (whole.success) return { fields: whole.data, wrong: moodProblems(whole.data) };
  const wrong = whole.error.issues.map(({ path, message }) => ({ path, message: `\`${path.join('.')}\` ${message}.` }));
  const bad = new Set(wrong.map(({ path }) => path[0]));
  const usable = Object.fromEntries(Object.entries(found).filter(([key]) => !bad.has(key)));
  const fields = soulSchema().parse(usable);
  return { fields, wrong: [...wrong, ...moodProblems(fields)] };
}

function moodProblems({ defaultMood, allowedMoods }: SoulFields): Wrong[] {
  if (defaultMood === undefined || allowedMoods === undefined || allowedMoods.includes(defaultMood)) return [];
  return [{ path: ['defaultMood'], message: `\`defaultMood\` is "${defaultMood}", which is not in \`allowedMoods\`.` }];
}
