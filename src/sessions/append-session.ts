import { appendLines } from '../journal/append-lines.js';
import { findSecrets } from '../secrets/find-secrets.js';
import { redactSecrets } from '../secrets/redact-secrets.js';
import { transcriptFile } from '../workspace/transcript-file.js';
import type { Workspace } from '../workspace/workspace.js';
import type { sessionRoles } from './session-roles.js';

export type NewSessionEntry = {
  readonly role: (typeof sessionRoles)[number];
  readonly content: string;
  /** When it was said, as ISO 8601; now unless given. */
  readonly timestamp?: string | undefined;
};

export type AppendRequest = {
  /** The id of the session, which names its file. */
  readonly session: string;
  readonly entries: readonly NewSessionEntry[];
  /** The program the session took place in, for the header of a new file. */
  readonly source?: string | undefined;
};

export type AppendedSession = { readonly session: string; readonly appended: number };

/** Appends what was said to the transcript of a session, secrets masked. */
export async function appendSession(
  workspace: Workspace,
  request: AppendRequest,
  { onWait }: { readonly onWait?: ((holder: string) => void) | undefined } = {},
): Promise<AppendedSession> {
  const { session, entries } = request;
  const file = transcriptFile(workspace, session);
  const lines = await sessionLines(workspace, entries);
  if (lines.length > 0)
    await appendLines(workspace.root, file, {
      ...{ lines, header: sessionHeader(workspace, request) },
      purpose: 'appendSession',
      ...(onWait !== undefined && { onWait }),
    });
  return { session, appended: lines.length };
}

/** The first line of a transcript. */
export function sessionHeader({ at, agentId }: Workspace, { session, source }: AppendRequest): string {
  const head = { type: 'session', version: 1, id: session, timestamp: at.toISOString(), agent_id: agentId };
  return JSON.stringify({ ...head, source_plugin: source ?? null });
}

export function sessionLines({ at }: Workspace, entries: readonly NewSessionEntry[]): Promise<string[]> {
  return Promise.all(
    entries.map(async ({ role, content, timestamp }) => {
      const masked = redactSecrets(content, await findSecrets(content));
      return JSON.stringify({ type: 'entry', timestamp: timestamp ?? at.toISOString(), role, content: masked });
    }),
  );
}
