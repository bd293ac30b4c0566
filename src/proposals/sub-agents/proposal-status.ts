import { fieldText, readFieldText } from './markdown-field.js';
import { type ProposalStatus, pendingStatus } from './proposal.js';

/** `pending`, `pending — asked: …`, `quarantined`, `deferred`, `committed as episode:…`, `rejected — …`. */
export function formatStatus(status: ProposalStatus): string {
  switch (status.state) {
    case 'pending':
      return status.question === null ? 'pending' : `pending — asked: ${fieldText(status.question)}`;
    case 'quarantined':
      return 'quarantined';
    case 'deferred':
      return 'deferred';
    case 'committed':
      return status.id === '' ? 'committed' : `committed as ${fieldText(status.id)}`;
    case 'rejected':
      return status.reason === '' ? 'rejected' : `rejected — ${fieldText(status.reason)}`;
    default:
      return status satisfies never;
  }
}

/** An unknown status counts as pending. */
export function readStatus(value: string): ProposalStatus {
  const said = value.trim();
  const [state = ''] = /^[a-z]+/i.exec(said) ?? [];
  switch (state.toLowerCase()) {
    case 'quarantined':
      return { state: 'quarantined' };
    case 'deferred':
      return { state: 'deferred' };
    case 'committed':
    case 'approved':
    case 'accepted':
    case 'modified':
      return { state: 'committed', id: readFieldText(/^\w+ as (.*)$/.exec(said)?.[1] ?? '') };
    case 'rejected':
    case 'superseded':
      return { state: 'rejected', reason: readFieldText(/^\w+\s*(?:—|:|-)\s?(.*)$/.exec(said)?.[1] ?? '') };
    default: {
      const question = /^pending — asked:\s?(.*)$/i.exec(said)?.[1];
      return question === undefined ? pendingStatus : { state: 'pending', question: readFieldText(question) };
    }
  }
}
