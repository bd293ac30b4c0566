import { statSync } from 'node:fs';
import type { Client, Places, Program, Wish } from './client.js';
import { clients } from './clients.js';
import { isInstalled } from './places.js';
import { type ConnectPlan, planConnect } from './plan-connect.js';
import { type Receipt, readReceipts } from './receipts.js';

export type ConnectedState = 'no' | 'yes' | 'outdated' | 'broken';

export type ClientStatus = {
  readonly name: string;
  readonly installed: boolean;
  readonly connected: ConnectedState;
  /** The files that entries of ours are in, or would be in. */
  readonly files: readonly string[];
  readonly todo: readonly string[];
  /** The workspace it is connected to; null where it is not. */
  readonly workspace: string | null;
  /** Whether its hooks keep transcripts. */
  readonly captured: boolean;
};

export type Asking = {
  readonly places: Places;
  readonly program: Program;
  readonly workspace: string;
  readonly stateDir: string;
};

/** Every client: whether it is installed, and whether it is connected as it should be. Reads only. */
export function clientStatuses(asking: Asking): ClientStatus[] {
  const receipts = readReceipts(asking.stateDir);
  return clients.map((client) => clientStatus(client, asking, receipts));
}

export function clientStatus(client: Client, asking: Asking, receipts: readonly Receipt[]): ClientStatus {
  const { places, program, workspace, stateDir } = asking;
  const own = receipts.filter(({ client: name }) => name === client.name);
  const receipt = own.find(({ project }) => project === places.project) ?? own.find(({ level }) => level === 'user');
  const wish: Wish = {
    ...{ places, program },
    workspace: receipt?.workspace ?? workspace,
    level: receipt?.level ?? 'user',
    isCaptured: receipt?.isCaptured ?? false,
  };
  const plan = planConnect(client, wish, stateDir);
  const connected = connectedState(plan);
  return {
    name: client.name,
    installed: isInstalled(client, places),
    connected,
    files: [...plan.files.map(({ file }) => file.path), ...(plan.command === null ? [] : [plan.command.command.path])],
    todo: connected === 'no' ? [] : todoOf(plan),
    workspace: connected === 'no' ? null : wish.workspace,
    captured: connected !== 'no' && wish.isCaptured,
  };
}

function connectedState({ files, command, receipt, wish }: ConnectPlan): ConnectedState {
  const plans = files.map(({ plan }) => plan);
  const isAny = plans.some((plan) => plan.state === 'same' || (plan.state === 'change' && plan.isUpdate));
  if (receipt === null && (!isAny || isSkillOnly({ files }))) return 'no';
  if (statSync(wish.workspace, { throwIfNoEntry: false }) === undefined) return 'broken';
  if (plans.some(({ state }) => state === 'left-alone') || command?.state === 'paste') return 'broken';
  if (!isAny) return 'no';
  return plans.every(({ state }) => state === 'same') && (command === null || command.state === 'done')
    ? 'yes'
    : 'outdated';
}

/** Several clients read the same skill, so it says nothing about one of them. */
function isSkillOnly({ files }: Pick<ConnectPlan, 'files'>): boolean {
  return files.every(({ file, plan }) => file.format === 'text' || (plan.state === 'change' && !plan.isUpdate));
}

/** What the person has to do: where a file was left alone, and what the client asks for. */
export function todoOf({ client, wish, files, command }: ConnectPlan): string[] {
  return [
    ...files.flatMap(({ plan }) =>
      plan.state === 'left-alone'
        ? [
            `${plan.path} was left alone: ${plan.reason}. Correct that and run \`agentsoul connect ${client.name}\` again.`,
          ]
        : [],
    ),
    ...(command?.state === 'paste' ? [`Add these lines to ${command.command.path}:\n${command.command.lines}`] : []),
    ...client.todo(wish),
  ];
}
