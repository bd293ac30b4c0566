import type { InputRequiredResult, ToolAnnotations } from '@modelcontextprotocol/server';
import type * as z from 'zod';
import type { Door, OpenDoor } from '../door.js';

/** One tool. Its description says first when to call it; clients show little more than that. */
export type Tool = {
  readonly name: string;
  readonly title: string;
  /** The tool as this client gets it; null where it may not use it at all. */
  readonly offer: (door: Door) => Offer | null;
  /** Arguments that would bring out a planted word if its scope let it; tried by `scopes --prove`. */
  readonly probes: (canary: { readonly word: string; readonly path: string }) => readonly object[];
  /** What it shows is judged as a prompt is, and not as a lookup. */
  readonly isPrompt?: true;
};

export type Offer = {
  readonly description: string;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  readonly annotations: ToolAnnotations;
  /** The arguments have been checked against `input`. */
  readonly run: (call: ToolCall, given: Record<string, unknown>) => Promise<ToolAnswer | InputRequiredResult>;
};

export type ToolCall = OpenDoor & {
  /** Whether the client can put a question to a person. */
  readonly canAsk: boolean;
  /** What the person answered, when the client calls again with it. */
  readonly answers: Record<string, unknown> | undefined;
};

/** The same answer twice: for a model to read, and as a value. */
export type ToolAnswer = { readonly text: string; readonly value: Record<string, unknown> };

type Offering<Input extends z.ZodObject> = Omit<Offer, 'input' | 'run' | 'annotations'> & {
  readonly input: Input;
  /** Whether it changes nothing. */
  readonly reads: boolean;
  /** Whether it may take something away. */
  readonly destroys?: boolean;
  /** Whether a second call with the same arguments changes nothing more. */
  readonly repeats?: boolean;
  readonly run: (call: ToolCall, given: z.infer<Input>) => Promise<ToolAnswer | InputRequiredResult>;
};

/** Ties the arguments of `run` to the schema, and annotates. No tool reaches beyond the workspace. */
export function offerTool<Input extends z.ZodObject>(offering: Offering<Input>): Offer {
  const { reads, destroys = false, repeats = reads, run, ...rest } = offering;
  return {
    ...rest,
    annotations: { readOnlyHint: reads, destructiveHint: destroys, idempotentHint: repeats, openWorldHint: false },
    run: (call, given) => run(call, offering.input.parse(given) as z.infer<Input>),
  };
}
