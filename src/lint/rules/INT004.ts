import { readAuditLine } from '../integrity/check-audit-line.js';
import { documentLines } from '../memory/document-lines.js';
import type { Report, Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'INT004',
  title: 'Audit log that is not reliable',
  severity: 'warning',
  confidence: 'high',
  security: 4,
  checkFile: (document) => (isAuditLog(document) ? problems(document) : []),
};

/** The log of our own layouts; other tools keep files of that name elsewhere. */
function isAuditLog({ path }: LintDocument): boolean {
  return /(?:^|\/)(?:memory\/\.?meta|\.agentsoul)\/audit\.log$/.test(path);
}

function problems(document: LintDocument): Report[] {
  const reports: Report[] = [];
  let lines = 0;
  let latest = Number.NEGATIVE_INFINITY;
  let isOrdered = true;
  for (const { text, start, end } of documentLines(document)) {
    if (text.trim() === '' || text.startsWith('#')) continue;
    lines++;
    const read = readAuditLine(text);
    if ('problem' in read) {
      reports.push({ start, end, message: `This line of the audit log ${read.problem}.`, hint });
      continue;
    }
    if (read.at < latest && isOrdered) {
      isOrdered = false;
      reports.push({
        start,
        end,
        // A change may be recorded for an earlier moment on purpose.
        severity: 'info',
        message: 'This line is older than the one before it. The log is append-only, so a line was inserted or moved.',
        hint,
      });
    }
    latest = Math.max(latest, read.at);
  }
  const [first] = reports;
  if (first === undefined || reports.length <= most) return reports;
  const message = `${reports.length} of ${lines} lines of the audit log do not follow its form.`;
  return [{ start: first.start, end: first.end, message, hint }];
}

const most = 10;
const hint = 'Compare it with git using `agentsoul audit verify`, and rebuild it with `agentsoul audit log --rebuild`.';
