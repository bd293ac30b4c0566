import type { SectionEdit } from './section-edit.js';

export const changeKinds = [
  'fact',
  'edge',
  'archive',
  'contradiction',
  'core',
  'procedure',
  'evolution',
  'question',
  'merge',
  'user',
] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** One thing that reflection proposes. It can be approved without the others. */
export type ProposedChange = {
  readonly kind: ChangeKind;
  /** What a person decides on, on one line. */
  readonly summary: string;
  /** Ids of the memories it rests on. */
  readonly evidence: readonly string[];
  /** None for a question. */
  readonly edits: readonly SectionEdit[];
  /** Says what is proposed whatever its wording, so that a rejected idea is recognised when it comes back. */
  readonly idea: string;
};
