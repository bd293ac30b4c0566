import { hookClients, hookEvents, runHook, startSession } from '../src/index.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { systemTimezone } from './session.js';

export const hookCommand: Command = {
  name: 'hook',
  group: 'Connect',
  summary: 'Answer an event of a client, such as the start of a session',
  description:
    'Clients run this; `agentsoul connect` sets it up. Reads the JSON of the client on standard input and answers in its shape. The workspace is named by an absolute -C and must be trusted. Never fails: if something is wrong it prints nothing, exits 0 and adds a line to hooks.log in the state folder.',
  arguments: [
    {
      name: 'client',
      description: 'The client that runs the hook',
      suggests: hookClients,
    },
    {
      name: 'event',
      description: 'What happened',
      suggests: hookEvents,
    },
  ],
  options: [
    {
      long: 'part',
      kind: 'string',
      value: 'n',
      description: 'Which part of the session start: 1 is the agent (default), 2 its owner and memory',
    },
    { long: 'capture', kind: 'boolean', description: 'Keep what is said in the transcripts of the workspace' },
  ],
  examples: [
    {
      command: 'agentsoul hook claude-code session-start -C /home/sam/soul',
      says: 'who the agent is, as Claude Code takes it',
    },
  ],
  json: false,
  showsStored: true,
  opensNothing: true,
  leakProbe: { none: 'every event is tried by itself, as a client would run it' },
  async run(context) {
    const { args, env, global, now, open, options, readStdin, terminal } = context;
    // A hook that starts an agent would otherwise be asked again by that one.
    if (env.AGENTSOUL_HOOK !== undefined) return ExitCode.ok;
    const session = startSession({
      folder: global.workspace ?? '/',
      env: { ...env, AGENTSOUL_HOOK: '1' },
      clock: () => now,
      presence: 'unattended',
      platform: process.platform,
      get timezone() {
        return systemTimezone();
      },
      ...(global.agent !== undefined && { agent: global.agent }),
      open,
      model: null,
    });
    const answer = await runHook(session, {
      client: args.text('client') ?? '',
      event: args.text('event') ?? '',
      part: Number(options.text('part') ?? '1'),
      isCaptured: options.flag('capture'),
      folder: global.workspaceAsGiven,
      input: terminal.isTty.stdin ? '' : await readStdin().catch(() => ''),
    });
    terminal.out(answer);
    return ExitCode.ok;
  },
};
