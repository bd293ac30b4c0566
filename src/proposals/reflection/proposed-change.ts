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
  /** Ids of the memories it is based on. */
  readonly evidence: readonly string[];
  /** None for a question. */
  readonly edits: readonly SectionEdit[];
  /** Identifies the idea regardless of its wording, so that a rejected one is recognised. */
  readonly idea: string;
};
