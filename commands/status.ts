import { invoke, operations, type Status } from '../src/index.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { sessionHere } from './session.js';
import { style } from './ui/style.js';

export const statusCommand: Command = {
  name: 'status',
  group: 'Start',
  summary: 'Show where you are and what is pending',
  examples: [{ command: 'agentsoul status', says: 'workspace, agent, history, pending work' }],
  async run(context) {
    const { terminal, global } = context;
    const status = await invoke(sessionHere(context), operations.status, {});
    if (global.json) terminal.json(status);
    else terminal.print(describe(status));
    return ExitCode.ok;
  },
};

function describe(status: Status): string {
  const { workspace, agent, name, profile, timezone, history, pending, trusted } = status;
  const kept = {
    own: 'in its own repository',
    parent: 'in the repository around it',
    none: 'not kept: there is no git repository',
    unreadable: 'not readable at the moment',
  };
  const last = history.last === null ? '' : ` Last: ${history.last.subject}`;
  return [
    `${style.bold(name)} (${agent}) in ${workspace}`,
    `Layout   ${profile.name}, ${profile.reason}`,
    `Zone     ${timezone}`,
    `History  ${kept[history.kind]}.${last}`,
    `Trusted  ${trusted ? 'yes' : 'no; settings that run programs or reach the network are ignored'}`,
    ...describeMemories(status),
    ...describeReflection(status),
    ...describeDoors(status),
    '',
    ...(pending.length === 0
      ? ['Nothing is pending.']
      : pending.map(({ what, next }) => `${style.yellow('•')} ${what} ${style.dim('→')} ${style.bold(next)}`)),
  ].join('\n');
}

function describeMemories({ memories, waitingAccesses }: Status): string[] {
  if (memories === null) return [];
  const { core, episodic, semantic, procedural, vault } = memories;
  const accesses = waitingAccesses === 1 ? '1 access' : `${waitingAccesses} accesses`;
  const waiting = (waitingAccesses ?? 0) === 0 ? '' : `; ${accesses} not yet recorded`;
  return [
    `Memory   ${core} core, ${episodic} episodic, ${semantic} semantic, ${procedural} procedural, ${vault} vault${waiting}`,
  ];
}

/** The first reason that decides it: one for, else the first against. */
function describeReflection({ reflection }: Status): string[] {
  if (reflection === null) return [];
  const reason = reflection.reasons.find(({ due }) => due) ?? reflection.reasons[0];
  return [`Reflect  ${reflection.due ? 'due. ' : ''}${reason?.says ?? ''}`];
}

function describeDoors({ doors }: Status): string[] {
  if (doors === null || doors.length === 0) return [];
  const described = doors.map(({ client, lastSeen, failures }) => {
    const seen = lastSeen === null ? 'not seen yet' : `last seen ${lastSeen.slice(0, 10)}`;
    return `${client} (${seen}${failures === 0 ? '' : `, ${failures} failed hooks`})`;
  });
  return [`Doors    ${described.join(', ')}`];
}
