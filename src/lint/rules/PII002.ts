import { type Contact, readContactData } from '../personal/find-contact-data.js';
import { speaksOfThirdPerson } from '../personal/speaks-of-third-person.js';
import type { Report, Rule } from '../rule.js';
import { lineAround } from '../text/line-around.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'PII002',
  title: 'Contact data',
  severity: 'info',
  confidence: 'medium',
  checkFile: findContactData,
};

/** One report per kind and file. USER.md is where the owner's data belongs, and shared files have a rule of their own. */
function* findContactData(document: LintDocument): Generator<Report> {
  if (document.load === 'shared' || document.role === 'user') return;
  const byKind = new Map<Contact['kind'], Contact[]>();
  for (const contact of readContactData(document)) {
    const line = lineAround(document, contact.start);
    if (contact.kind !== 'public IP address' && speaksOfThirdPerson(line)) continue;
    const same = byKind.get(contact.kind);
    if (same === undefined) byKind.set(contact.kind, [contact]);
    else same.push(contact);
  }
  for (const [kind, contacts] of byKind) {
    const [first] = contacts;
    if (first === undefined) continue;
    const told = contacts.length === 1 ? `1 ${kind}` : `${contacts.length} ${plural(kind)}`;
    yield {
      start: first.start,
      end: first.end,
      isSecret: true,
      message: `The file holds ${told}. Anyone who can read the workspace or its history has ${contacts.length === 1 ? 'it' : 'them'}.`,
      hint: 'Keep what the agent needs, in USER.md if it is the owner’s, and remove the rest.',
    };
  }
}

function plural(kind: Contact['kind']): string {
  return kind.endsWith('address') ? `${kind}es` : `${kind}s`;
}
