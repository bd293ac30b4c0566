import { type Day, dayAt, isDay, shiftDay } from '../../workspace/calendar-days.js';
import { type PendingProposal, pendingProposals } from '../memory/parse-proposal-sections.js';
import type { PlacedReport, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'MEM009',
  title: 'Proposed memory that cannot be decided on',
  severity: 'warning',
  confidence: 'high',
  async checkWorkspace({ documents, at, timezone }) {
    const today = dayAt(at, timezone);
    return [...documents.values()]
      .filter(({ path }) => /(?:^|\/)pending-memories\.md$/.test(path))
      .flatMap((document) => {
        const proposals = pendingProposals(document);
        const firstOf = new Map([...proposals].reverse().map((proposal) => [proposal.number, proposal]));
        return proposals.flatMap((proposal) => {
          const isTaken = firstOf.get(proposal.number) !== proposal;
          return problems(proposal, { isTaken, today }).map((report) => ({ ...report, path: document.path }));
        });
      });
  },
};

const patienceDays = 14;
const statuses = [
  'pending',
  'deferred',
  'quarantined',
  'committed',
  'approved',
  'accepted',
  'modified',
  'rejected',
  'superseded',
];

function problems(
  proposal: PendingProposal,
  { isTaken, today }: { isTaken: boolean; today: Day },
): Omit<PlacedReport, 'path'>[] {
  const { number, start, end, fields, conflicts } = proposal;
  const reports: Omit<PlacedReport, 'path'>[] = [];
  const status = fields.get('status');
  const state = /[a-z]+/.exec(status?.value.toLowerCase() ?? '')?.[0] ?? '';
  if (isTaken)
    reports.push({
      start,
      end,
      message: `The number #${number} is used by an earlier proposal, so a decision would apply to both.`,
      hint: 'Give this proposal the next free number.',
    });
  if (status === undefined || state === '')
    reports.push({
      start,
      end,
      message: `Proposal #${number} has no status, so it is not reviewed.`,
      hint: 'Add the line `- **Status**: pending`.',
    });
  else if (!statuses.includes(state))
    reports.push({
      start: status.start,
      end: status.end,
      message: `Proposal #${number} has an unknown status.`,
      hint: `Use one of ${statuses.slice(0, 3).join(', ')} or rejected.`,
    });
  if (!fields.has('content'))
    reports.push({
      start,
      end,
      message: `Proposal #${number} has no content, so there is nothing to remember.`,
      hint: 'Add the line `- **Content**: …`, or remove the proposal.',
    });
  const since = fields.get('timestamp')?.value.slice(0, 10) ?? '';
  const isOpen = state === 'pending' || state === 'deferred';
  if (isOpen && conflicts.length > 0 && isDay(since) && since < shiftDay(today, -patienceDays))
    reports.push({
      start,
      end,
      message: `Proposal #${number} has been in conflict with #${conflicts[0]} since ${since}. Neither is remembered until one is chosen.`,
      hint: 'Decide with `agentsoul review`.',
    });
  return reports;
}
