export const severities = ['error', 'warning', 'info'] as const;

export type Severity = (typeof severities)[number];

export const confidences = ['high', 'medium', 'low'] as const;

/** How sure a rule is that what it found is what it looks for. */
export type Confidence = (typeof confidences)[number];

/** What a rule found, at a place people can go to. */
export type Finding = {
  readonly ruleId: string;
  readonly severity: Severity;
  readonly confidence: Confidence;
  /** Relative to the workspace. */
  readonly path: string;
  /** 1-based; columns count characters. */
  readonly line: number;
  readonly column: number;
  readonly endLine?: number;
  readonly endColumn?: number;
  /** What is wrong and why it matters, in one or two sentences. Never holds text from the file that could be an order or a secret. */
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string;
  /** The place itself: at most 80 characters, hidden characters spelled out, secrets masked. */
  readonly excerpt?: string;
  /** The scope whose prompt it reaches or breaks, where that matters. */
  readonly scope?: string;
  readonly fingerprint: string;
  readonly fix?: { readonly safe: boolean; readonly description: string };
};

export function isAtLeast(severity: Severity, least: Severity): boolean {
  return severities.indexOf(severity) <= severities.indexOf(least);
}

export function isSureEnough(confidence: Confidence, least: Confidence): boolean {
  return confidences.indexOf(confidence) <= confidences.indexOf(least);
}
