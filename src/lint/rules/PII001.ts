import { findOfficialNumbers } from '../personal/official-numbers.js';
import type { Report, Rule } from '../rule.js';
import type { LintDocument } from '../text/document.js';

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
      message: `This has the shape and the check digits of a ${kind}. Whoever reads this file can pay with it or pose as its owner.`,
      hint: 'Take it out and keep it in a password manager; write down where it is, or its last four digits.',
      ...(isUnsure && { severity: 'warning' as const, confidence: 'low' as const }),
    };
  }
}
