import { invoke, operations, parseScope, renderFormats, SoulError } from '../src/index.js';
import type { Command, CommandContext } from './command.js';
import { ExitCode } from './exit-code.js';
import { readAppended } from './render/read-appended.js';
import { renderReport } from './render/render-report.js';
import { sessionHere } from './session.js';

export const renderCommand: Command = {
  name: 'render',
  group: 'Context',
  summary: 'Print the exact prompt for a session scope',
  description:
    'Standard output contains only the prompt. Files the scope may not see are never included; what did not fit is reported on standard error and by --report.',
  options: [
    {
      long: 'scope',
      kind: 'string',
      value: 'scope',
      description: 'Who the prompt is for: main, group, room:<id>, subagent, heartbeat, cron, boot, bootstrap',
      suggests: ['main', 'group', 'room:', 'subagent', 'heartbeat', 'cron', 'boot', 'bootstrap'],
    },
    { long: 'room', kind: 'string', value: 'id', description: 'The room, instead of --scope room:<id>' },
    {
      long: 'format',
      kind: 'string',
      value: 'format',
      choices: renderFormats,
      default: 'markdown',
      description: 'The format of the prompt',
    },
    {
      long: 'session',
      kind: 'string',
      value: 'id',
      description: 'The session id, which decides about personas chosen by chance',
    },
    { long: 'mood', kind: 'string', value: 'name', description: 'Add the line of this mood; the soul must allow it' },
    {
      long: 'runtime',
      kind: 'string',
      value: 'key=value',
      repeatable: true,
      description: 'Add a fact about the runtime',
    },
    {
      long: 'append',
      kind: 'string',
      value: 'text|@file',
      repeatable: true,
      description: 'Add text, or a file, at the end',
    },
    {
      long: 'with',
      kind: 'list',
      value: 'roles',
      choices: ['examples'],
      description: 'Include roles that are shown on demand only',
    },
    { long: 'max-tokens', kind: 'number', value: 'n', description: 'Fit the whole prompt into this many tokens' },
    {
      long: 'report',
      kind: 'boolean',
      description: 'Print what is in the prompt and what is not, instead of the prompt',
    },
    {
      long: 'against',
      kind: 'string',
      value: 'rev|scope',
      description: 'Print the difference to the prompt at a revision or of another scope',
    },
  ],
  examples: [
    { command: 'agentsoul render --scope main > prompt.md', says: 'the prompt of a private session' },
    { command: 'agentsoul render --scope group --report', says: 'what is in a group prompt' },
    { command: 'agentsoul render --against HEAD~5', says: 'how the prompt has changed' },
    { command: 'agentsoul render --format anthropic', says: 'system blocks with a cache marker' },
  ],
  showsStored: true,
  async run(context) {
    const { terminal, options, global } = context;
    const session = sessionHere(context);
    const input = await readInput(context);
    const against = options.text('against');
    if (against !== undefined) {
      const { printDifference } = await import('./render/print-difference.js');
      return printDifference(context, await invoke(session, operations['render.against'], { ...input, against }));
    }
    if (global.json || options.flag('report')) {
      const rendering = await invoke(session, operations.render, input);
      if (global.json) terminal.json(rendering);
      else terminal.print(renderReport(rendering));
      return ExitCode.ok;
    }
    const { prompt, blocks, composition } = await invoke(session, operations['render.text'], input);
    terminal.out(prompt);
    for (const { message } of composition.warnings) terminal.note(`${terminal.style.yellow('!')} ${message}`);
    for (const { path, role, omitted } of blocks) {
      if (omitted.length > 0)
        terminal.note(
          `${terminal.style.yellow('!')} ${path ?? role} did not fit completely. Run \`agentsoul render --report\`.`,
        );
    }
    return ExitCode.ok;
  },
};

async function readInput({ options, cwd }: CommandContext) {
  const [scope, room] = [options.text('scope'), options.text('room')];
  return {
    scope: room === undefined ? scope : parseScope(scope ?? 'group', room),
    format: options.choice('format', renderFormats),
    session: options.text('session'),
    mood: options.text('mood'),
    runtime: readPairs(options.list('runtime')),
    append: await readAppended(options.list('append'), cwd),
    with: options.list('with'),
    maxTokens: options.number('max-tokens'),
  };
}

function readPairs(given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((pair) => {
      const at = pair.indexOf('=');
      if (at > 0)
        return [
          pair.slice(0, at).trim(),
          pair
            .slice(at + 1)
            .replace(/\s+/g, ' ')
            .trim(),
        ];
      throw new SoulError('usage', `"${pair}" is not a pair of key and value.`, {
        hint: 'Write it as `--runtime model=opus`.',
      });
    }),
  );
}
