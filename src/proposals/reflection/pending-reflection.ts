import * as z from 'zod';
import type { Anchor } from './compute-anchors.js';
import { changeKinds, type ProposedChange } from './proposed-change.js';
import type { SectionEdit } from './section-edit.js';

/** The pending proposal of a reflection: the side file of `pending-reflection.md`. */
export type PendingProposal = {
  readonly version: 2;
  /** `r-007` */
  readonly id: string;
  readonly number: number;
  /** When it was made, ISO 8601, and which day that was for the owner. */
  readonly at: string;
  readonly day: string;
  readonly by: 'rules' | 'model';
  /** The model that answered, as `provider:model`; null for rules only. */
  readonly answeredBy: string | null;
  readonly tokens: { readonly used: number; readonly limit: number };
  readonly processed: {
    readonly episodes: number;
    readonly entities: number;
    readonly procedures: number;
    readonly reflections: number;
    readonly proposals: number;
  };
  /** When the next reflection is scheduled, as it is shown; null without a schedule. */
  readonly next: string | null;
  readonly guidance: readonly string[];
  readonly notes: readonly string[];
  readonly changes: readonly PendingChange[];
  /** Under which the ideas of its changes are hashed. */
  readonly key: string;
  /** Memories that are processed once it is decided. */
  readonly processedIds: readonly string[];
};

export type PendingChange = Omit<ProposedChange, 'edits' | 'idea'> & {
  /** Its number, which never changes. */
  readonly n: number;
  /** What is proposed, as a keyed hash. */
  readonly idea: string;
  /** What each memory of `evidence` said when the change was proposed, in the same order. */
  readonly seen: readonly Anchor[];
  readonly edits: readonly AnchoredEdit[];
};

export type AnchoredEdit = SectionEdit & { readonly anchor: Anchor };

/** Keys are in schema order, so that a partial decision is a small diff. */
export function formatPendingReflection(proposal: PendingProposal): string {
  return `${JSON.stringify(schema().parse(proposal), null, 2)}\n`;
}

/** Null if it is not a proposal. */
export function parsePendingReflection(text: string): PendingProposal | null {
  try {
    const read = schema().safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    // Invalid JSON is not a proposal.
    return null;
  }
}

function schema() {
  const lines = z.array(z.string());
  const anchor = z.string().nullable();
  const place = { path: z.string(), anchor };
  const count = z.number().int().nonnegative();
  const edit = z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('create'), ...place, content: z.string() }),
    z.strictObject({ do: z.literal('add'), ...place, section: lines, lines }),
    z.strictObject({ do: z.literal('replace'), ...place, section: lines, before: lines, after: lines }),
    z.strictObject({ do: z.literal('archive'), ...place, id: z.string() }),
    z.strictObject({ do: z.literal('merge'), ...place, keep: z.string(), drop: z.string() }),
    z.strictObject({ do: z.literal('commit'), ...place, proposal: count, from: z.string(), text: z.string() }),
  ]);
  return z.strictObject({
    version: z.literal(2),
    id: z.string().regex(/^r-\d{3,9}$/),
    number: count,
    at: z.string(),
    day: z.string(),
    by: z.enum(['rules', 'model']),
    answeredBy: z.string().nullable(),
    tokens: z.strictObject({ used: count, limit: count }),
    processed: z.strictObject({
      episodes: count,
      entities: count,
      procedures: count,
      reflections: count,
      proposals: count,
    }),
    next: z.string().nullable(),
    guidance: lines,
    notes: lines,
    changes: z.array(
      z.strictObject({
        n: z.number().int().positive(),
        kind: z.enum(changeKinds),
        summary: z.string(),
        evidence: lines,
        seen: z.array(anchor),
        idea: z.string(),
        edits: z.array(edit),
      }),
    ),
    key: z.string().regex(/^[0-9a-f]{32,}$/),
    processedIds: lines,
  });
}
