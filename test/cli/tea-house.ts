import type { Command } from '../../commands/command.js';

const leakProbe = { none: 'there is nothing private in a tea house' };

/** A small program of its own, so that tests of the frame do not change with the real commands. */
export const teaHouse: readonly Command[] = [
  {
    name: 'brew',
    group: 'Start',
    summary: 'Brew a pot',
    description:
      'The water is heated first. A pot that was brewed stays warm for an hour, and for two under the cosy that hangs by the door.',
    arguments: [
      { name: 'tea', description: 'Which tea', required: true, choices: ['green', 'black'] },
      { name: 'extras', description: 'What goes in', variadic: true },
    ],
    options: [
      { long: 'cups', short: 'c', kind: 'number', value: 'count', description: 'How many cups', default: 2 },
      { long: 'pot', kind: 'string', value: 'file', description: 'The pot to use' },
      { long: 'style', kind: 'string', value: 'name', description: 'How to pour', choices: ['gongfu', 'western'] },
      { long: 'guests', kind: 'list', value: 'names', description: 'Who comes' },
      { long: 'say', kind: 'string', value: 'words', description: 'A toast', repeatable: true },
      { long: 'no-sugar', kind: 'boolean', description: 'Leave the sugar out' },
    ],
    examples: [{ command: 'agentsoul brew green --cups 3', says: 'three cups of green tea' }],
    writes: true,
    leakProbe,
    async run({ args, options, global, now, terminal }) {
      terminal.note('The kettle sings.');
      terminal.json({
        tea: args.choice('tea', ['green', 'black']),
        extras: args.list('extras'),
        cups: options.number('cups'),
        pot: options.text('pot') ?? null,
        style: options.choice('style', ['gongfu', 'western']) ?? null,
        guests: options.list('guests'),
        say: options.list('say'),
        noSugar: options.flag('no-sugar'),
        global,
        now,
      });
      return 0;
    },
  },
  {
    name: 'shelf show',
    group: 'Memory',
    summary: 'Show what stands on the shelf',
    examples: [],
    leakProbe,
    async run({ terminal }) {
      terminal.print('green\nblack');
      return 0;
    },
  },
  {
    name: 'shelf add',
    group: 'Memory',
    summary: 'Put a tea on the shelf',
    arguments: [{ name: 'tea', description: 'Which tea', required: true }],
    options: [{ long: 'reason', short: 'r', kind: 'string', value: 'text', description: 'Why', required: true }],
    examples: [],
    leakProbe,
    async run({ args, readStdin, terminal }) {
      const label = await readStdin();
      terminal.out(`${args.required('tea')}: ${label}`);
      return 1;
    },
  },
  {
    name: 'ledger',
    group: 'Trust',
    summary: 'Sum up the ledger',
    examples: [],
    leakProbe,
    async run({ terminal }) {
      terminal.print('12 cups');
      return 0;
    },
  },
  {
    name: 'ledger check',
    group: 'Trust',
    summary: 'Check the sums',
    examples: [],
    leakProbe,
    async run() {
      return 0;
    },
  },
];
