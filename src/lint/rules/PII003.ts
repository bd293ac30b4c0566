import { readContactData } from '../personal/find-contact-data.js';
import { findPrivateStatements } from '../personal/find-health-and-money-statements.js';
import { findBirthDates, speaksOfThirdPerson } from '../personal/speaks-of-third-person.js';
import type { Report, Rule } from '../rule.js';
import { lineAround } from '../text/line-around.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'PII003',
  title: 'Data about somebody else',
  severity: 'info',
  confidence: 'low',
  checkFile: findOthersData,
};

/** Lines that speak of family, friends or customers and give how to reach them, when they were born or how they are. */
function* findOthersData(document: LintDocument): Generator<Report> {
  if (document.load === 'shared') return;
  const { lines } = document;
  const places: { start: number; end: number }[] = [
    ...readContactData(document).filter(({ kind }) => kind !== 'public IP address'),
    ...findPrivateStatements(document),
    ...findBirthDates(document),
  ];
  const told = new Set<number>();
  for (const { start, end } of places.sort((one, other) => one.start - other.start)) {
    const index = lines.indexAt(start);
    if (told.has(index) || !speaksOfThirdPerson(lineAround(document, start))) continue;
    told.add(index);
    yield {
      start,
      end,
      isSecret: true,
      message: 'This is data about somebody who is not the owner and was probably not asked.',
      hint: 'Keep only what the agent needs to know about other people, and delete it when it is no longer needed.',
    };
  }
}
