import { findOfficialNumbers } from '../personal/official-numbers.js';
import type { Report, Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'PII001',
  title: 'Card, account or identity number',
  severity: 'error',
  confidence: 'high',
  security: 7,
  checkFile: findNumbers,
};

function* findNumbers({ text }: LintDocument): Generator<Report> {
  for (const { kind, start, end, isUnsure } of findOfficialNumbers(text)) {
    yield {
      start,
      end,
      isSecret: true,
      message: `This has the shape and the check digits of a ${kind}. Anyone who reads this file can pay with it or impersonate its owner.`,
      hint: 'Remove it and store it in a password manager; note only where it is, or its last four digits.',
      ...(isUnsure && { severity: 'warning' as const, confidence: 'low' as const }),
    };
  }
}
