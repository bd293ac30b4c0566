import type { Client, ClientCommand, ClientFile, Wish } from './client.js';
import { hashOf, readClientFile } from './client-files.js';
import { findProgram } from './places.js';
import { type FilePlan, planFile, withoutOurs } from './plan-file.js';
import { findReceipt, type Receipt, type ReceiptFile, readReceipts } from './receipts.js';

export type ConnectPlan = {
  readonly client: Client;
  readonly wish: Wish;
  readonly receipt: Receipt | null;
  readonly files: readonly { readonly file: ClientFile; readonly plan: FilePlan }[];
  readonly command: CommandPlan | null;
};

/** A command of the client: run it, have the person paste its lines, or nothing because it is done. */
export type CommandPlan = { readonly command: ClientCommand; readonly state: 'done' | 'run' | 'paste' };

/** What connecting a client would change. Reads only. */
export function planConnect(client: Client, wish: Wish, stateDir: string): ConnectPlan {
  const receipt = findReceipt(stateDir, keyOf(client, wish));
  const all = readReceipts(stateDir).flatMap(({ files }) => files);
  const files = client.files(wish).map((file) => ({
    file,
    plan: planFile(file, {
      receipt: receipt?.files.find(({ path }) => path === file.path) ?? null,
      ownHashes: all.filter(({ path }) => path === file.path).map(({ after }) => after),
    }),
  }));
  return { client, wish, receipt, files, command: planCommand(client, wish) };
}

export function keyOf({ name }: Client, { level, places }: Wish): Pick<Receipt, 'client' | 'level' | 'project'> {
  return { client: name, level, project: level === 'project' ? places.project : null };
}

function planCommand({ command: of }: Client, wish: Wish): CommandPlan | null {
  const command = of?.(wish) ?? null;
  if (command === null) return null;
  const found = readClientFile(command.path);
  if (found.state === 'present' && command.isDone(found.text)) return { command, state: 'done' };
  const isOpen = found.state !== 'closed';
  return { command, state: isOpen && findProgram(command.program, wish.places.env) !== null ? 'run' : 'paste' };
}

/** What becomes of a file when a client is disconnected. */
export type RemovalPlan =
  | { readonly state: 'same' | 'shared'; readonly path: string }
  | { readonly state: 'left-alone'; readonly path: string; readonly reason: string }
  | {
      readonly state: 'change';
      readonly path: string;
      readonly before: string;
      /** Null where the file goes. */
      readonly after: string | null;
      readonly folders: readonly string[];
    };

/** What taking out a client's entries would change. Reads only. */
export function planRemoval(receipt: Receipt, others: readonly Receipt[]): RemovalPlan[] {
  return receipt.files.map((file): RemovalPlan => {
    const { path, folders } = file;
    if (file.format === 'text' && others.some(({ files }) => files.some((other) => other.path === path)))
      return { state: 'shared', path };
    const found = readClientFile(path);
    if (found.state === 'missing') return { state: 'same', path };
    if (found.state === 'closed') return { state: 'left-alone', path, reason: found.reason };
    const after = restored(found.text, file);
    if (after === found.text)
      return hashOf(found.text) === file.after || file.format === 'text'
        ? { state: 'left-alone', path, reason: 'it was changed since agentsoul wrote it' }
        : { state: 'same', path };
    return { state: 'change', path, before: found.text, after, folders };
  });
}

/** The file as it was, or without our entries; null where nothing of it was there before us. */
function restored(text: string, file: ReceiptFile): string | null {
  if (file.format === 'text') return hashOf(text) === file.after ? null : text;
  const rest = withoutOurs(text, file);
  const isEmpty = /^\s*(?:\{\s*\})?\s*$/.test(rest);
  return file.before === null && isEmpty ? null : rest;
}
