import type { ExfiltrationKind } from '../links/exfiltration-domains.js';
import { findExfiltrationDomains } from '../links/find-exfiltration-domains.js';
import { readsOrders } from '../orders/reading-zones.js';
import type { Report, Rule } from '../rule.js';
import { lineAround } from '../text/line-around.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'EXF003',
  title: 'Address of an anonymous collector',
  severity: 'warning',
  confidence: 'medium',
  security: 6,
  checkFile: findCollectors,
};

function* findCollectors(document: LintDocument): Generator<Report> {
  for (const { kind, domain, start, end } of findExfiltrationDomains(document)) {
    const line = lineAround(document, start);
    yield {
      start,
      end,
      message: `An address at ${domain}: ${said[kind]}. Whoever created the address can read data that an agent sends there.`,
      hint: 'Remove it unless you created it yourself and need it. Then name the host in a rule that says what may be sent.',
      severityIfStanding: 'info',
      ...(isExplained(document, start, line) && { severity: 'info' as const, confidence: 'low' as const }),
    };
  }
}

/** Shown in code, named in a manual, or refused by its line. */
function isExplained(document: LintDocument, start: number, line: string): boolean {
  return isWarning.test(line) || !readsOrders(document) || document.zoneAt(start).kind === 'fence';
}

const said: Readonly<Record<ExfiltrationKind, string>> = {
  collector: 'it shows every request to its creator',
  'dns-log': 'it records every name that is looked up',
  tunnel: 'it leads to an unknown machine through a tunnel',
  paste: 'it serves uploads to anybody with the link',
};

/** The line forbids it or reports it. */
const isWarning =
  /\b(?:never|do not|don't|must not|block(?:ed|list)?|deny|denied|denylist|blacklist|avoid|refuse|suspicious|malicious|attack(?:er|s)?|exfiltrat\w+|phishing|niemals|nicht|nunca|jamás|jamais)\b|никогда|не отправля|禁止|不要|切勿|绝不|決して|しないで/i;
