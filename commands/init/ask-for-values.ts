import { SoulError } from '../../src/errors/soul-error.js';
import type { CommandContext } from '../command.js';
import { systemTimezone } from '../here.js';

type Values = {
  readonly name: string | undefined;
  readonly creature: string | undefined;
  readonly vibe: string | undefined;
  readonly emoji: string | undefined;
  readonly user: string | undefined;
  readonly timezone: string;
};

/** What the templates are filled with: from flags, else from at most four questions, else left open as hints. */
export async function askForValues(context: CommandContext): Promise<Values> {
  const { terminal, options, global } = context;
  const given = givenValues(context, systemTimezone());
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
    options.text('timezone') ??
    (await terminal.ask({ message: 'Your time zone?', flag: '--timezone', default: given.timezone, check: isZone }));
  return { ...given, name, vibe, user, timezone };
}

/** What the flags say. */
export function givenValues({ options }: CommandContext, timezone: string): Values {
  return {
    name: options.text('name'),
    creature: options.text('creature'),
    vibe: options.text('vibe'),
    emoji: options.text('emoji'),
    user: options.text('user'),
    timezone: checkTimezone(options.text('timezone') ?? timezone),
  };
}

function isZone(name: string): true | string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    // The constructor throws for every name it does not know.
    return 'That is not a time zone. Use a name such as Europe/Berlin.';
  }
}

function checkTimezone(name: string): string {
  const verdict = isZone(name);
  if (verdict === true) return name;
  throw new SoulError('unknown-timezone', `There is no time zone named "${name}".`, {
    hint: 'Use a name such as Europe/Berlin.',
  });
}
