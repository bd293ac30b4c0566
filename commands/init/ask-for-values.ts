import { isTimeZone, SoulError } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { systemTimezone } from '../session.js';

type Values = {
  readonly name: string | undefined;
  readonly creature: string | undefined;
  readonly vibe: string | undefined;
  readonly emoji: string | undefined;
  readonly user: string | undefined;
  readonly timezone: string | undefined;
};

/** What the templates are filled with: from flags, else from at most four questions, else left open as hints. */
export async function askForValues(context: CommandContext): Promise<Values> {
  const { terminal, global } = context;
  const flags = givenValues(context);
  const given = { ...flags, timezone: flags.timezone ?? systemTimezone() };
  if (global.yes || global.dryRun) return given;
  if (!terminal.canAsk()) {
    throw new SoulError('input-needed', 'init asks a few questions, but there is no terminal to ask on.', {
      hint: 'Run `agentsoul init --yes` to use the defaults; every question has a flag, see `agentsoul init --help`.',
    });
  }
  const ask = async (value: string | undefined, question: { message: string; flag: string }) => {
    if (value !== undefined) return value;
    const answer = (await terminal.ask(question)).trim();
    return answer === '' ? undefined : answer;
  };
  const name = await ask(given.name, { message: 'What is your agent called? (empty: decide later)', flag: '--name' });
  const vibe = await ask(given.vibe, { message: 'How should it come across? Three words will do.', flag: '--vibe' });
  const user = await ask(given.user, { message: 'And what should it call you?', flag: '--user' });
  const timezone =
    flags.timezone ??
    (await terminal.ask({ message: 'Your time zone?', flag: '--timezone', default: given.timezone, check: isZone }));
  return { ...given, name, vibe, user, timezone };
}

/** What the flags say. */
export function givenValues({ options }: CommandContext): Values {
  return {
    name: options.text('name'),
    creature: options.text('creature'),
    vibe: options.text('vibe'),
    emoji: options.text('emoji'),
    user: options.text('user'),
    timezone: options.text('timezone'),
  };
}

function isZone(name: string): true | string {
  return isTimeZone(name) || 'That is not a time zone. Use a name such as Europe/Berlin.';
}
