import { type Budget, invoke, operations, SoulError } from '../src/index.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { sessionHere } from './session.js';
import { style } from './ui/style.js';
import { table } from './ui/table.js';

export const budgetCommand: Command = {
  name: 'budget',
  group: 'Context',
  summary: 'Compare the size of files and scopes with their limits',
  description: 'Exits 1 when a file is over its limit or something would be cut from a prompt.',
  options: [
    {
      long: 'window',
      kind: 'number',
      value: 'tokens',
      default: 200_000,
      description: 'The context window to compare with',
    },
    {
      long: 'price',
      kind: 'number',
      value: 'dollars',
      description: 'Price of a million input tokens, for the cost of 1,000 sessions',
    },
  ],
  examples: [
    { command: 'agentsoul budget', says: 'tokens and characters per file and per scope' },
    {
      command: 'agentsoul budget --window 128000 --price 3',
      says: 'as a share of a window, and what 1,000 sessions cost',
    },
  ],
  async run(context) {
    const { terminal, global, options } = context;
    const price = options.number('price');
    if (price !== undefined && price < 0) {
      throw new SoulError('usage', `--price can't be ${price}.`, { hint: 'Use a number from 0 upwards.' });
    }
    const budget = await terminal.progress('Counting tokens', () =>
      invoke(sessionHere(context), operations.budget, { window: options.number('window') }),
    );
    if (global.json) terminal.json(budget);
    else terminal.print(describe(budget, { window: budget.window, price }));
    return budget.ok ? ExitCode.ok : ExitCode.findings;
  },
};

function describe(
  { files, scopes, encoding, ok, warnAt }: Budget,
  { window, price }: { window: number; price: number | undefined },
): string {
  const count = (value: number) => value.toLocaleString('en-US');
  const number = (title: string) => ({ title, align: 'right' as const });
  const mark = (share: number | null, isOk: boolean) =>
    !isOk ? style.red('over') : (share ?? 0) >= warnAt ? style.yellow('near') : '';
  const fileRows = files.map(({ path, role, chars, tokens, limit, share, ok: isOk }) => [
    path,
    role,
    count(chars),
    count(tokens),
    limit === null ? '–' : `${count(limit.value)} ${limit.unit}`,
    share === null ? '' : `${Math.round(share * 100)} %`,
    mark(share, isOk),
  ]);
  const scopeRows = Object.entries(scopes).map(([scope, { chars, tokens, limit, ok: isOk, cut }]) => [
    scope,
    count(chars),
    count(tokens),
    limit === null ? '–' : `${count(limit.value)} ${limit.unit}`,
    `${((tokens / window) * 100).toFixed(1)} %`,
    ...(price === undefined ? [] : [`$${((tokens / 1e6) * price * 1000).toFixed(2)}`]),
    isOk
      ? ''
      : style.red(
          cut
            .map(
              ({ path, headings }) => `${path}: ${headings.slice(0, 3).join(', ')}${headings.length > 3 ? ' …' : ''}`,
            )
            .join('; '),
        ),
  ]);
  const scopeColumns = [
    { title: 'scope' },
    number('characters'),
    number('tokens'),
    number('limit'),
    number(`of ${count(window)}`),
  ];
  if (price !== undefined) scopeColumns.push(number('1,000 sessions'));
  return [
    table(
      [
        { title: 'file' },
        { title: 'role' },
        number('characters'),
        number('tokens'),
        number('limit'),
        number('used'),
        { title: '' },
      ],
      fileRows,
    ),
    '',
    table([...scopeColumns, { title: 'cut' }], scopeRows),
    '',
    `${ok ? style.green('Everything fits.') : style.red('Something does not fit.')} Tokens are counted with ${encoding}.`,
  ].join('\n');
}
