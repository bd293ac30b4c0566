import { Command as CommanderCommand, type ErrorOptions } from 'commander';

/** What commander would have printed before it ended the process. */
export type CommanderEvents = {
  readonly onError: (error: { code: string; message: string; words: readonly string[] }) => never;
  readonly onHelp: () => never;
};

/** Commander as a reader of words only: it prints nothing and ends nothing. */
export class SilentCommander extends CommanderCommand {
  constructor(
    name: string,
    private readonly events: CommanderEvents,
  ) {
    super(name);
    this.enablePositionalOptions().allowExcessArguments(false).showSuggestionAfterError(false).helpCommand(false);
  }

  override error(message: string, options?: ErrorOptions): never {
    return this.events.onError({ code: options?.code ?? '', message, words: this.args });
  }

  override outputHelp(): void {
    this.events.onHelp();
  }
}
