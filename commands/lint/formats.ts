import type { Confidence, Severity } from '../../src/index.js';

export const lintFormats = ['human', 'json', 'sarif', 'github', 'junit'] as const;

export type LintFormat = (typeof lintFormats)[number];

export const shownSeverities = ['error', 'warning', 'info'] as const satisfies readonly Severity[];

export const lintConfidences = ['high', 'medium', 'low'] as const satisfies readonly Confidence[];

export const failingSeverities = [...shownSeverities, 'never'] as const;
