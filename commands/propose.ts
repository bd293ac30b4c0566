import { confidences, invoke, operations, preview, storeNames } from '../src/index.js';
import type { Command, CommandContext } from './command.js';
import { ExitCode } from './exit-code.js';
import { textArgument } from './memory/text-argument.js';
import { sessionHere, withUndoHere } from './session.js';

export const proposeCommand: Command = {
  name: 'propose',
  group: 'Consolidate',
  summary: 'Propose a memory, as sub-agents do',
  description:
    'Sub-agents cannot write memories. Their proposals are stored in memory/meta/pending-memories.md until `agentsoul review` decides. Repetitions and contradictions are recorded there; the output names only what the scope may see.',
  arguments: [{ name: 'text', description: 'What should be remembered; `-` reads standard input', required: true }],
  options: [
    { long: 'from', kind: 'string', value: 'name', required: true, description: 'The name of the sub-agent' },
    { long: 'store', kind: 'string', value: 'store', choices: storeNames, description: 'Where it should go' },
    {
      long: 'confidence',
      kind: 'string',
      value: 'level',
      choices: confidences,
      description: 'How certain it is; default: medium',
    },
    { long: 'entity', kind: 'string', value: 'name', repeatable: true, description: 'Who or what it is about' },
    { long: 'core', kind: 'boolean', description: 'Suggest it for core memory too' },
    { long: 'trigger', kind: 'string', value: 'text', description: 'What triggered it' },
    { long: 'redact', kind: 'boolean', description: 'Propose it with secrets masked' },
    { long: 'scope', kind: 'string', value: 'scope', description: 'The scope of the caller' },
  ],
  examples: [
    {
      command: 'agentsoul propose "Lena moved to Bergen" --from researcher --confidence high',
      says: 'a fact with its confidence',
    },
    {
      command: 'agentsoul propose "Run the tests before a release" --from coder --store procedural',
      says: 'with a store',
    },
  ],
  writes: true,
  async run(context) {
    const { global, terminal } = context;
    const { style } = terminal;
    const session = sessionHere(context);
    const input = { text: await textArgument(context), ...proposeOptions(context) };
    const proposed = global.dryRun
      ? { ...(await preview(session, operations.propose, input)).answer, commit: null, undo: null, dryRun: true }
      : await withUndoHere(context, session, await invoke(session, operations.propose, input));
    const { undo } = proposed;
    if (global.json) {
      terminal.json(proposed);
      return ExitCode.ok;
    }
    terminal.print(`#${proposed.n}`);
    terminal.note(
      global.dryRun
        ? `Would be proposed for the ${proposed.store} store. Nothing was changed.`
        : `${style.green('✔')} Proposed for the ${proposed.store} store; \`agentsoul review\` decides.`,
    );
    if (proposed.quarantined !== undefined)
      terminal.warn('It holds an order to the agent, so it is quarantined: only a person at a terminal can commit it.');
    for (const other of proposed.conflictsWith)
      terminal.note(`${style.yellow('!')} Proposal #${other} contradicts it.`);
    for (const { id, reason } of proposed.contradictions)
      terminal.note(`${style.yellow('!')} Contradicts ${id} (${reason})`);
    for (const { message } of proposed.warnings) terminal.warn(message);
    if (undo !== null) terminal.note(`  Commit ${proposed.commit?.slice(0, 10)}. Undo: ${style.bold(undo)}`);
    return ExitCode.ok;
  },
};

function proposeOptions({ options }: CommandContext) {
  return {
    from: options.text('from') ?? '',
    store: options.choice('store', storeNames),
    confidence: options.choice('confidence', confidences),
    entities: options.list('entity'),
    core: options.flag('core'),
    trigger: options.text('trigger'),
    redact: options.flag('redact'),
    scope: options.text('scope'),
  };
}
