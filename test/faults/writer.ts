import { userLocations } from '../../src/config/user-locations.js';
import { SoulError } from '../../src/errors/soul-error.js';
import type { Presence } from '../../src/journal/actor.js';
import { changeWorkspace, type WritableWorkspace } from '../../src/journal/change-workspace.js';
import type { Plan } from '../../src/journal/plan.js';
import { withLock } from '../../src/journal/transaction/lock.js';
import { profile } from '../../src/profiles/layouts/agentsoul.js';
import { readBytes } from '../../src/workspace/read-workspace-file.js';

/** What a test asks of this process. It prints one line of JSON when it is done; killing itself, it prints nothing. */
export type WriterTask = { readonly root: string } & (
  | {
      readonly do: 'change';
      readonly files: Readonly<Record<string, string | null>>;
      readonly dieAt?: string;
      readonly presence?: Presence;
    }
  | { readonly do: 'append'; readonly name: string }
  | { readonly do: 'read'; readonly path: string }
  | { readonly do: 'hold-lock' }
);

const task: WriterTask = JSON.parse(process.argv[2] ?? '{}');
const reads = { path: task.root, excluded: [] };
const workspace: WritableWorkspace = {
  root: task.root,
  reads,
  profile,
  agentId: 'main',
  budgets: profile.budgets,
  at: new Date('2026-02-02T14:30:00.000Z'),
  env: { PATH: process.env.PATH, HOME: process.env.HOME },
  stateDir: userLocations({ HOME: process.env.HOME }, 'linux').stateDir,
  isTrusted: true,
};

try {
  console.log(JSON.stringify(await perform()));
} catch (error) {
  if (!(error instanceof SoulError)) throw error;
  console.log(JSON.stringify({ code: error.code, message: error.message, hint: error.hint }));
  process.exitCode = 2;
}

async function perform(): Promise<unknown> {
  switch (task.do) {
    case 'change':
      return change(() => ({
        edits: Object.entries(task.files).map(([path, content]) => ({ path, content })),
        summary: 'a change that may die',
      }));
    case 'append':
      return change(() => appendTo('shared.md', task.name));
    case 'read':
      return readBytes(reads, task.path).then((file) => ({ state: file.state }));
    case 'hold-lock':
      return withLock(task.root, { purpose: 'agentsoul reflect' }, async () => {
        console.log('locked');
        await new Promise((resolve) => setTimeout(resolve, 60_000));
      });
    default:
      return task satisfies never;
  }
}

async function change(plan: () => Plan | Promise<Plan>): Promise<unknown> {
  const dieAt = task.do === 'change' ? task.dieAt : undefined;
  return changeWorkspace(workspace, {
    mutation: 'identity set',
    presence: (task.do === 'change' ? task.presence : undefined) ?? 'unattended',
    trigger: 'a fault test',
    plan,
    onStep: async (step) => {
      if (step !== dieAt) return;
      process.kill(process.pid, 'SIGKILL');
      await new Promise(() => undefined);
    },
  });
}

async function appendTo(shared: string, name: string): Promise<Plan> {
  const file = await readBytes(reads, shared);
  const before = file.state === 'present' ? file.bytes.toString('utf8') : '';
  return {
    edits: [
      { path: shared, content: `${before}${name}\n`, action: 'APPEND' },
      { path: `notes/${name}.md`, content: `${name}\n` },
    ],
    summary: `append ${name}`,
  };
}
