import { confidences, episodeTypes, invoke, operations, preview, storeNames } from '../src/index.js';
import type { Command, CommandContext } from './command.js';
import { ExitCode } from './exit-code.js';
import { reportQuarantined } from './memory/report-quarantined.js';
import { reportRemembered } from './memory/report-remembered.js';
import { textArgument } from './memory/text-argument.js';
import { sessionHere, showPreview, withUndoHere } from './session.js';

export const rememberCommand: Command = {
  name: 'remember',
  group: 'Memory',
  summary: 'Store a memory in the right place, and report what it repeats or contradicts',
  description:
    'Rules decide where it goes: core memory, the daily notes, the knowledge graph, a procedure or the vault. A configured language model decides instead of them. Secrets and hidden characters are refused. A text with an order to the agent is held back as a proposal (exit 1) until a person decides.',
  arguments: [{ name: 'text', description: 'What to remember; `-` reads standard input', required: true }],
  options: [
    { long: 'store', kind: 'string', value: 'store', choices: storeNames, description: 'Where to put it' },
    { long: 'type', kind: 'string', value: 'type', choices: episodeTypes, description: 'What kind of memory it is' },
    { long: 'tags', kind: 'list', value: 'tags', description: 'Words to find it by' },
    { long: 'confidence', kind: 'string', value: 'level', choices: confidences, description: 'How certain it is' },
    { long: 'entity', kind: 'string', value: 'name', repeatable: true, description: 'Who or what it is about' },
    { long: 'pin', kind: 'boolean', description: 'Keep it from fading' },
    { long: 'core', kind: 'boolean', description: 'Also add it to core memory' },
    { long: 'share', kind: 'boolean', description: 'Groups may find it' },
    { long: 'room', kind: 'string', value: 'id', description: 'The room it belongs to; only that room sees it' },
    { long: 'user', kind: 'string', value: 'name', description: 'Who said it' },
    { long: 'trigger', kind: 'string', value: 'text', description: 'What triggered it, for the history' },
    { long: 'auto', kind: 'boolean', description: 'It was detected; nobody asked to remember it' },
    { long: 'redact', kind: 'boolean', description: 'Store it with secrets masked' },
    { long: 'again', kind: 'boolean', description: 'Also if it was permanently forgotten' },
    { long: 'actor', kind: 'string', value: 'who', description: 'Who remembers: skill:NAME, subagent:NAME, bot:main' },
    { long: 'scope', kind: 'string', value: 'scope', description: 'The scope of the caller' },
  ],
  examples: [
    { command: 'agentsoul remember "Ana works at Northwind"', says: 'a fact in the knowledge graph' },
    {
      command: 'agentsoul remember "We chose SQLite" --type decision --share',
      says: 'a decision that groups may know',
    },
    { command: 'agentsoul remember - --store vault < letter.txt', says: 'a text that never fades' },
  ],
  writes: true,
  async run(context) {
    const { global, terminal } = context;
    const session = sessionHere(context);
    const input = { text: await textArgument(context), ...rememberOptions(context) };
    if (global.dryRun) {
      const planned = await preview(session, operations.remember, input);
      if (!global.json) return showPreview(context, planned);
      terminal.json({ ...planned.answer, commit: null, undo: null, dryRun: true });
      return planned.answer.quarantined === undefined ? ExitCode.ok : ExitCode.findings;
    }
    const remembered = await withUndoHere(context, session, await invoke(session, operations.remember, input));
    const { quarantined } = remembered;
    if (global.json) terminal.json(remembered);
    else if (quarantined !== undefined) return reportQuarantined(context, quarantined);
    else reportRemembered(context, remembered);
    return quarantined === undefined ? ExitCode.ok : ExitCode.findings;
  },
};

function rememberOptions({ options }: CommandContext) {
  const tags = options.list('tags');
  return {
    scope: options.text('scope'),
    store: options.choice('store', storeNames),
    type: options.choice('type', episodeTypes),
    tags: tags.length === 0 ? undefined : tags,
    confidence: options.choice('confidence', confidences),
    entities: options.list('entity'),
    pin: options.flag('pin'),
    core: options.flag('core'),
    share: options.flag('share'),
    room: options.text('room'),
    user: options.text('user'),
    trigger: options.text('trigger'),
    actor: options.text('actor'),
    auto: options.flag('auto'),
    redact: options.flag('redact'),
    again: options.flag('again'),
  };
}
