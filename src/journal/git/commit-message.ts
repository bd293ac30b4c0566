import { maskCredentials } from '../../secrets/mask-credentials.js';
import type { Provenance } from '../../workspace/change-provenance.js';
import type { Action } from '../mutations.js';

export type CommitMessage = {
  readonly files: readonly { path: string; action: Action }[];
  readonly summary: string;
  readonly actor: string;
  readonly approval: string;
  readonly trigger: string;
  readonly changeId: string;
  readonly touchesCriticalFile: boolean;
  readonly reverts?: string;
  readonly provenance?: Provenance;
};

export function formatCommitMessage(message: CommitMessage): string {
  const trailers = [
    `Actor: ${oneLine(message.actor)}`,
    `Approval: ${oneLine(message.approval)}`,
    `Trigger: ${forHistory(message.trigger)}`,
    `Change: ${message.changeId}`,
    ...(message.reverts === undefined ? [] : [`Reverts: ${message.reverts}`]),
    ...(message.provenance === undefined ? [] : provenanceTrailers(message.provenance)),
  ];
  const warning = message.touchesCriticalFile ? '⚠️ CRITICAL FILE CHANGED\n\n' : '';
  return `${subject(message)}\n\n${warning}${trailers.join('\n')}\n`;
}

/** What a program says about itself is not checked, so it is kept short. */
function provenanceTrailers({ client, session, tool }: Provenance): string[] {
  const named = Object.entries({ Client: client, Session: session, ...(tool !== undefined && { Tool: tool }) });
  return named.map(
    ([name, text]) => `${name}: ${[...forHistory(text)].slice(0, maxNameCharacters).join('') || 'unknown'}`,
  );
}

const maxNameCharacters = 100;

/** A commit message stays in the history permanently, so credentials are masked. */
export function forHistory(text: string): string {
  return maskCredentials(oneLine(text));
}

/** Makes text unable to break a line or start a new trailer. */
export function oneLine(text: string): string {
  return text
    .replace(/[\r\n\t\v\f\u0085\u2028\u2029]+/g, ' ')
    .replace(/[\0-\x1f\x7f-\x9f]/g, '')
    .trim();
}

function subject({ files, summary }: CommitMessage): string {
  const [first] = files;
  const action = files.every((file) => file.action === first?.action) ? first?.action : 'EDIT';
  const named = files.length === 1 ? first?.path : `${files.length} files`;
  return `[${action ?? 'EDIT'}] ${oneLine(named ?? '')} — ${forHistory(summary)}`;
}
