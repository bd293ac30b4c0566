import { invoke, operations } from '../src/index.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { scopeOption } from './graph/scope-option.js';
import { sessionHere } from './session.js';

export const getCommand: Command = {
  name: 'get',
  group: 'Memory',
  summary: 'Print a memory and its location',
  description:
    'By its id, by file and line (`memory/2026-02-02.md#12`), or all of a file or an entity. Counts as a use of the memory, which keeps it from fading.',
  arguments: [{ name: 'memory', description: 'An id, path#line, path or entity', required: true }],
  options: [scopeOption, { long: 'no-track', kind: 'boolean', description: 'Do not record the use' }],
  examples: [
    { command: 'agentsoul get episode:2026-02-02:14:30', says: 'one episode' },
    { command: 'agentsoul get memory/2026-02-02.md#12', says: 'the memory on that line' },
    { command: 'agentsoul get person--ana', says: 'everything about an entity' },
  ],
  showsStored: true,
  async run(context) {
    const { terminal, global, args, options } = context;
    const memory = await invoke(sessionHere(context), operations.get, {
      id: args.required('memory'),
      scope: options.text('scope'),
      track: !options.flag('no-track'),
    });
    if (global.json) terminal.json(memory);
    else {
      const { style } = terminal;
      const { id, store, path, startLine, endLine, heading, date, time, text, decay } = memory;
      const when = [date, time].filter((part) => part !== null).join(' ');
      const next = decay?.becomes === undefined ? '' : `, ${decay.becomes} after the next \`decay --apply\``;
      const life =
        decay === null ? 'never fades' : `${decay.pinned ? 'pinned' : decay.status} (${decay.score.toFixed(2)})${next}`;
      terminal.note(style.dim(`${id} · ${store}${when === '' ? '' : ` · ${when}`} · ${life}`));
      terminal.note(
        style.dim(
          `${path}:${startLine}${endLine === startLine ? '' : `–${endLine}`}${heading === null ? '' : ` · ${heading}`}`,
        ),
      );
      terminal.print(text);
    }
    return ExitCode.ok;
  },
};
