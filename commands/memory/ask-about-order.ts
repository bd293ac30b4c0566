import type { Terminal } from '../ui/terminal.js';

/** Whether a person wants an order to be remembered. Never answered by a flag: whoever can add one can plant the order. */
export async function isOrderWanted(terminal: Pick<Terminal, 'select'>): Promise<boolean> {
  const answer = await terminal.select({
    message: 'Remember it anyway?',
    flag: '--no-input',
    choices: [
      { value: 'hold', name: 'No, keep it back' },
      { value: 'remember', name: 'Yes, these are my own words' },
    ],
    default: 'hold',
  });
  return answer === 'remember';
}
