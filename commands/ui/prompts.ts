import { escapeForTerminal, maskCredentials, SoulError } from '../../src/index.js';
import type { Interruption } from '../interruption.js';
import type { Streams } from './streams.js';

/** Questions to a person. Each names the flag that answers it without one. */
export type Prompts = {
  /** Whether anybody is there to answer. */
  canAsk(): boolean;
  ask(
    question: Question & { readonly default?: string; readonly check?: (answer: string) => true | string },
  ): Promise<string>;
  /** True at once with `--yes`. */
  confirm(question: Question & { readonly default?: boolean }): Promise<boolean>;
  select<Value extends string>(
    question: Question & { readonly choices: readonly Choice<Value>[]; readonly default?: Value },
  ): Promise<Value>;
};

export type Question = { readonly message: string; readonly flag: string };

export type Choice<Value> = { readonly value: Value; readonly name: string; readonly says?: string };

type PromptSettings = {
  readonly isAllowed: () => boolean;
  readonly saysYes: boolean;
  readonly interruption: Interruption;
};

export function createPrompts(streams: Streams, settings: PromptSettings): Prompts {
  type Asking = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream; signal: AbortSignal };

  async function withPerson<Answer>(question: Question, asking: (context: Asking) => Promise<Answer>): Promise<Answer> {
    if (!settings.isAllowed()) throw inputNeeded(question);
    const closed = new AbortController();
    const onEnd = () => closed.abort();
    streams.stdin.once('end', onEnd);
    try {
      const signal = AbortSignal.any([settings.interruption.signal, closed.signal]);
      return await asking({ input: streams.stdin, output: streams.dialogue, signal });
    } catch (error) {
      throw isCancellation(error)
        ? new SoulError('cancelled', 'Cancelled. Nothing was changed.', { cause: error })
        : error;
    } finally {
      streams.stdin.removeListener('end', onEnd);
    }
  }

  return {
    canAsk: settings.isAllowed,
    ask: (question) =>
      withPerson(question, async (context) => {
        const { input } = await import('@inquirer/prompts');
        const { check } = question;
        return input(
          {
            message: shown(question.message),
            ...(question.default === undefined ? {} : { default: question.default }),
            ...(check === undefined ? {} : { validate: check }),
          },
          context,
        );
      }),
    confirm: async (question) => {
      if (settings.saysYes) return true;
      return withPerson(question, async (context) => {
        const { confirm } = await import('@inquirer/prompts');
        return confirm({ message: shown(question.message), default: question.default ?? false }, context);
      });
    },
    select: (question) =>
      withPerson(question, async (context) => {
        const { select } = await import('@inquirer/prompts');
        const choices = question.choices.map(({ value, name, says }) => ({
          value,
          name: shown(name),
          ...(says === undefined ? {} : { description: shown(says) }),
        }));
        const standard = question.default === undefined ? {} : { default: question.default };
        return select({ message: shown(question.message), choices, ...standard }, context);
      }),
  };
}

function shown(text: string): string {
  return escapeForTerminal(maskCredentials(text));
}

function inputNeeded({ message, flag }: Question): SoulError {
  return new SoulError('input-needed', `An answer is needed, but there is no terminal to ask on: ${message}`, {
    hint: `Answer with \`${flag}\`, or run this in a terminal.`,
  });
}

// Inquirer throws ExitPromptError for Ctrl-C and AbortPromptError for a signal.
function isCancellation(error: unknown): boolean {
  return error instanceof Error && ['ExitPromptError', 'AbortPromptError', 'CancelPromptError'].includes(error.name);
}
