import { rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { SoulError } from '../errors/soul-error.js';
import { replaceFile } from '../journal/files/write-file-durably.js';
import { hashOf, readClientFile } from './client-files.js';
import { type ConnectPlan, keyOf, planRemoval, type RemovalPlan } from './plan-connect.js';
import {
  type Receipt,
  type ReceiptCommand,
  type ReceiptFile,
  readReceipts,
  removeReceipt,
  writeReceipt,
} from './receipts.js';
import { runClient } from './run-client.js';
import { applyUndo, undoOf } from './text-edits.js';

/** Writes what was planned, and a receipt of it. Gives back what went wrong, in sentences. */
export async function connectClient(
  plan: ConnectPlan,
  { stateDir, at }: { stateDir: string; at: Date },
): Promise<string[]> {
  const written: ReceiptFile[] = [];
  for (const { file, plan: change } of plan.files) {
    const known = plan.receipt?.files.find(({ path }) => path === file.path);
    if (change.state === 'left-alone' && known !== undefined) written.push(known);
    if (change.state === 'left-alone') continue;
    if (change.state === 'same') {
      if (known !== undefined) written.push(known);
      else if (file.format === 'text') written.push(ownFile(file.path, file.content, []));
      continue;
    }
    const after = change.after ?? '';
    const folders = [...missingFolders(file.path), ...(known?.folders ?? [])];
    await writeChecked(change.path, { before: change.before, after });
    const before = known === undefined ? (change.before === null ? null : hashOf(change.before)) : known.before;
    const entry = { path: change.path, before, after: hashOf(after), undo: change.undo, folders };
    if (file.format === 'text') written.push(ownFile(file.path, after, folders));
    else written.push({ ...entry, entries: change.added, format: file.format });
  }
  const { problems, command } = await runCommand(plan);
  const isSame = plan.receipt !== null && JSON.stringify(plan.receipt.files) === JSON.stringify(written);
  if (isSame && JSON.stringify(plan.receipt?.command) === JSON.stringify(command)) return problems;
  const { wish } = plan;
  await writeReceipt(stateDir, {
    version: 1,
    ...keyOf(plan.client, wish),
    ...{ workspace: wish.workspace, isCaptured: wish.isCaptured, at: at.toISOString(), files: written, command },
  });
  return problems;
}

function ownFile(path: string, content: string, folders: readonly string[]): ReceiptFile {
  return { path, before: null, after: hashOf(content), undo: [], entries: null, format: 'text', folders };
}

async function runCommand({ command: planned, receipt, wish }: ConnectPlan) {
  const known = receipt?.command ?? null;
  if (planned === null || planned.state !== 'run') return { problems: [], command: known };
  const { command } = planned;
  const before = textOf(command.path);
  const failure = await runClient(command.program, command.add, wish.places.env);
  if (failure !== null)
    return { problems: [`\`${command.program} ${command.add.join(' ')}\` failed: ${failure}.`], command: known };
  const after = textOf(command.path) ?? '';
  const way = known === null ? [] : known.undo;
  const made: ReceiptCommand = {
    program: command.program,
    remove: command.remove,
    path: command.path,
    before: known === null ? (before === null ? null : hashOf(before)) : known.before,
    after: hashOf(after),
    undo: [...way, undoOf(before ?? '', after)],
  };
  return { problems: [], command: made };
}

/** Takes out exactly what a receipt names. Gives back what is left to do, in sentences. */
export async function disconnectClient(
  receipt: Receipt,
  { stateDir, env }: { stateDir: string; env: Readonly<Record<string, string | undefined>> },
): Promise<string[]> {
  const others = readReceipts(stateDir).filter((other) => !isSameReceipt(other, receipt));
  const todo: string[] = [];
  for (const plan of planRemoval(receipt, others)) {
    if (plan.state === 'left-alone') todo.push(`${plan.path} was left alone: ${plan.reason}.`);
    if (plan.state === 'change') await takeOut(plan);
  }
  todo.push(...(await undoCommand(receipt, env)));
  removeReceipt(stateDir, receipt);
  return todo;
}

export function isSameReceipt(one: Receipt, other: Receipt): boolean {
  return one.client === other.client && one.level === other.level && one.project === other.project;
}

async function takeOut({ path, before, after, folders }: Extract<RemovalPlan, { state: 'change' }>): Promise<void> {
  if (after !== null) return writeChecked(path, { before, after });
  rmSync(path, { force: true });
  for (const folder of folders) {
    try {
      rmdirSync(folder);
    } catch {
      // Something else is in it now, so it stays.
      return;
    }
  }
}

async function undoCommand({ command }: Receipt, env: Readonly<Record<string, string | undefined>>): Promise<string[]> {
  if (command === null) return [];
  const text = textOf(command.path);
  if (text === null) return [];
  if (hashOf(text) === command.after) {
    const rest = applyUndo(text, command.undo);
    if (command.before === null && rest.trim() === '') rmSync(command.path, { force: true });
    else await writeChecked(command.path, { before: text, after: rest });
    return [];
  }
  const failure = await runClient(command.program, command.remove, env);
  return failure === null
    ? []
    : [`Run \`${command.program} ${command.remove.join(' ')}\`, or take the entry out of ${command.path}.`];
}

/** Replaces a file only if it is still what the plan saw. */
async function writeChecked(path: string, { before, after }: { before: string | null; after: string }): Promise<void> {
  const found = readClientFile(path);
  const now = found.state === 'present' ? found.text : null;
  if (found.state === 'closed' || now !== before)
    throw new SoulError('file-changed', `${path} changed in the meantime, so it was left alone.`, {
      hint: 'Run the command again.',
    });
  await replaceFile(path, Buffer.from(after), { token: `agentsoul-${hashOf(after).slice(0, 8)}` });
}

function textOf(path: string): string | null {
  const found = readClientFile(path);
  return found.state === 'present' ? found.text : null;
}

/** The folders on the way to a file that are not there yet, the innermost first. */
function missingFolders(path: string): string[] {
  const missing: string[] = [];
  for (let folder = dirname(path); statSync(folder, { throwIfNoEntry: false }) === undefined; folder = dirname(folder))
    missing.push(folder);
  return missing;
}
