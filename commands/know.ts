import { invoke, operations } from '../src/index.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { scopeOption } from './graph/scope-option.js';
import { sessionHere } from './session.js';

export const knowCommand: Command = {
  name: 'know',
  group: 'Memory',
  summary: 'Say what the agent knows, at all or about a topic',
  description: 'At most ten bullets a section and 6,144 bytes in all; `truncated` says that there is more.',
  arguments: [{ name: 'topic', description: 'A name or a few words', variadic: true }],
  options: [scopeOption],
  examples: [
    { command: 'agentsoul know', says: 'core memory, entities, procedures, the last days' },
    { command: 'agentsoul know Ana', says: 'facts, connections and the latest notes about Ana' },
  ],
  showsStored: true,
  async run(context) {
    const { terminal, global, args, options } = context;
    const topic = args.list('topic').join(' ').trim();
    const known = await invoke(sessionHere(context), operations.know, { topic, scope: options.text('scope') });
    if (global.json) terminal.json(known);
    else if (known.sections.length === 0) {
      terminal.note(topic === '' ? 'Nothing is known yet.' : `Nothing is known about "${topic}".`);
    } else {
      const parts = known.sections.map(({ heading, bullets, extra_bullets }) =>
        [
          terminal.style.bold(heading),
          ...bullets.map((bullet) => `- ${bullet}`),
          ...(extra_bullets === 0 ? [] : [terminal.style.dim(`… and ${extra_bullets} more`)]),
        ].join('\n'),
      );
      terminal.print(parts.join('\n\n'));
    }
    return ExitCode.ok;
  },
};
