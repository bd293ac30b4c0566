import { type Contact, readContactData } from '../personal/find-contact-data.js';
import { findPrivateStatements } from '../personal/find-health-and-money-statements.js';
import { privateMail, speaksOfAgent, speaksOfOwner } from '../personal/speaks-of-owner.js';
import type { Report, Rule } from '../rule.js';
import { lineAround } from '../text/line-around.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'LOC003',
  title: 'Private data in a shared file',
  severity: 'error',
  confidence: 'medium',
  security: 6,
  checkFile: findPrivateData,
};

const hint = 'Move it to USER.md, which groups and sub-agents never see.';

function* findPrivateData(document: LintDocument): Generator<Report> {
  if (document.load !== 'shared') return;
  for (const contact of readContactData(document)) {
    if (contact.kind === 'public IP address') continue;
    const line = lineAround(document, contact.start);
    if (speaksOfAgent(line) || (document.role === 'identity' && !speaksOfOwner(line))) continue;
    const { kind, start, end } = contact;
    const isSure = isPrivate(document, contact, line);
    yield {
      start,
      end,
      isSecret: true,
      message: `${kind === 'e-mail address' ? 'An' : 'A'} ${kind} is in a file that groups, rooms or sub-agents also read.`,
      hint,
      ...(!isSure && { severity: 'warning' as const, confidence: 'low' as const }),
    };
  }
  for (const { kind, start, end } of findPrivateStatements(document)) {
    const about = kind === 'health' ? "somebody's health" : "somebody's money";
    const message = `This reveals ${about} in a file that groups, rooms or sub-agents also read.`;
    yield { start, end, isSecret: true, message, hint };
  }
}

/** A work address in a rule may be meant for everybody; a private one, a phone and a home are not. */
function isPrivate(document: LintDocument, { kind, start, end }: Contact, line: string): boolean {
  if (document.zoneAt(start).kind === 'fence') return false;
  return kind !== 'e-mail address' || speaksOfOwner(line) || privateMail.test(document.text.slice(start, end));
}
