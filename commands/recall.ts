import { invoke, operations } from '../src/index.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { sessionHere } from './session.js';

export const recallCommand: Command = {
  name: 'recall',
  group: 'Memory',
  summary: 'Answer a question from memory, ready for a prompt',
  description:
    'Chooses the strategy by the kind of question: when, what about somebody, how to, the latest, or anything else. Follows relations of the knowledge graph over two hops. Every line names its source. It stops when the question is answered, marks lines about somebody else, and says if it is uncertain or nothing is known.',
  arguments: [{ name: 'question', description: 'What you want to know', variadic: true }],
  options: [
    {
      long: 'scope',
      kind: 'string',
      value: 'scope',
      description: 'Who asks: only what this scope may see is used',
      suggests: ['main', 'group', 'room:', 'subagent', 'heartbeat', 'cron'],
    },
    { long: 'max-tokens', kind: 'number', value: 'n', description: 'The maximum length of the answer (1,000)' },
    { long: 'as-of', kind: 'string', value: 'day', description: 'What was known on this day' },
    {
      long: 'used',
      kind: 'boolean',
      description: 'Count every source as used, not only those about the question itself',
    },
    { long: 'no-track', kind: 'boolean', description: 'Do not record what was used' },
  ],
  examples: [
    { command: 'agentsoul recall "who develops the thing that uses SQLite?"', says: 'follows the graph' },
    { command: 'agentsoul recall "how do I make a release?" --max-tokens 400', says: 'a procedure, kept short' },
  ],
  showsStored: true,
  async run(context) {
    const { terminal, options, global, args } = context;
    const answer = await invoke(sessionHere(context), operations.recall, {
      question: args.list('question').join(' '),
      scope: options.text('scope'),
      maxTokens: options.number('max-tokens'),
      asOf: options.text('as-of'),
      track: !options.flag('no-track'),
      used: options.flag('used'),
    });
    if (global.json) terminal.json(answer);
    else if (answer.confidence === 'none') terminal.note('Nothing is known about that.');
    else if (answer.context === '')
      terminal.note('Something is known about that, but it does not fit. Raise `--max-tokens`.');
    else terminal.print(answer.context);
    if (!global.json && answer.confidence === 'uncertain' && answer.context !== '')
      terminal.note('Nothing answers that for sure. These memories may be about it.');
    for (const note of answer.notes) terminal.note(`${terminal.style.yellow('!')} ${note}`);
    return ExitCode.ok;
  },
};
