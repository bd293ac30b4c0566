import * as z from 'zod';
import type { Outcome } from '../cli/memory-terminal.js';

/** What a run with --json said: exactly one document on standard output. */
export type Answer = {
  readonly code: number | null;
  readonly stderr: string;
  readonly document: Readonly<Record<string, unknown>>;
};

export function answerOf({ code, stdout, stderr }: Outcome): Answer {
  const document = z.looseObject({ version: z.literal(1) }).safeParse(parsed(stdout));
  if (document.success) return { code, stderr, document: document.data };
  throw new Error(
    `Exit ${code}, and standard output is no document with version 1: ${stdout.slice(0, 500)}\n${stderr}`,
  );
}

const changeSchema = z.looseObject({
  version: z.literal(1),
  changed: z.boolean(),
  id: z
    .string()
    .regex(/^c-[0-9a-f]{10}$/)
    .nullable(),
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .nullable(),
  undo: z.string().nullable(),
  files: z.array(z.strictObject({ path: z.string(), action: z.string() })),
  warnings: z.array(z.string()),
  /** Of init alone. */
  root: z.string().optional(),
  profile: z.string().optional(),
  reason: z.string().optional(),
  history: z.string().optional(),
  created: z.array(z.string()).optional(),
  kept: z.array(z.string()).optional(),
  manualCommit: z.string().nullable().optional(),
  summary: z.string().optional(),
});

export type ChangeDocument = z.infer<typeof changeSchema>;

export function changeOf({ code, document, stderr }: Answer): ChangeDocument {
  if (code !== 0) throw new Error(`Exit ${code}: ${JSON.stringify(document)}\n${stderr}`);
  return changeSchema.parse(document);
}

const errorSchema = z.strictObject({
  version: z.literal(1),
  error: z.strictObject({ code: z.string(), message: z.string().min(1), hint: z.string().nullable() }),
});

export type Failure = {
  readonly exit: number | null;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
};

export function failureOf({ code: exit, document }: Answer): Failure {
  const { error } = errorSchema.parse(document);
  return { exit, ...error, hint: error.hint ?? '' };
}

/** The undo of a change, which must have one. */
export function undoOf({ undo }: ChangeDocument): string {
  if (undo === null) throw new Error('The change has no undo.');
  return undo;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema refuses undefined and shows what stood there.
    return undefined;
  }
}
