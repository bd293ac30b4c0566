import { invoke, type ListedProposal, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { style } from '../ui/style.js';

export const reviewListCommand: Command = {
  name: 'review list',
  group: 'Consolidate',
  summary: 'Show the memories that sub-agents propose',
  description: 'Each is compared with the others and with memory as it is today.',
  options: [{ long: 'all', kind: 'boolean', description: 'Also those that were decided on' }],
  examples: [
    { command: 'agentsoul review list', says: 'what waits for a decision' },
    { command: 'agentsoul review list --all --json', says: 'everything, for programs' },
  ],
  async run(context) {
    const { terminal, global, options } = context;
    const answer = await invoke(sessionHere(context), operations['review.list'], { all: options.flag('all') });
    const { proposals } = answer;
    if (global.json) terminal.json(answer);
    else if (proposals.length === 0) terminal.note('Nothing is proposed.');
    else terminal.print(proposals.map(describe).join('\n\n'));
    return ExitCode.ok;
  },
};

function describe(proposal: ListedProposal): string {
  const { n, from, timestamp, store, content, confidence, coreWorthy, status, decision } = proposal;
  const about = [store ?? 'no store', `confidence ${confidence}`, ...(coreWorthy ? ['for core memory too'] : [])];
  const said = decision === null ? status : `${status}: ${decision}`;
  return [
    `${style.bold(`#${n}`)} ${content.replaceAll('\n', '\n   ')}`,
    style.dim(`   from ${from}, ${timestamp} · ${about.join(', ')} · ${said}`),
    ...remarks(proposal).map((remark) => `   ${style.yellow('!')} ${remark}`),
  ].join('\n');
}

function remarks({ conflictsWith, repeats, duplicates, contradictions, warnings }: ListedProposal): string[] {
  const numbers = (list: readonly number[]) => list.map((number) => `#${number}`).join(', ');
  return [
    ...(conflictsWith.length === 0 ? [] : [`CONFLICT with ${numbers(conflictsWith)}`]),
    ...(repeats.length === 0 ? [] : [`Says the same as ${numbers(repeats)}`]),
    ...(duplicates.length === 0 ? [] : [`Says the same as ${duplicates.slice(0, 3).join(', ')}`]),
    ...contradictions.slice(0, 3).map(({ id, reason }) => `Contradicts ${id} (${reason})`),
    ...(warnings.length === 0 ? [] : [`Lint objects: ${warnings.join(', ')}`]),
  ];
}
