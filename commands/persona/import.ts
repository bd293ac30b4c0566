import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checkAllowed, operations, SoulError } from '../../src/index.js';
import type { Command, CommandContext } from '../command.js';
import { runChange } from '../run-change.js';
import { sessionHere } from '../session.js';

export const personaImportCommand: Command = {
  name: 'persona import',
  group: 'Identity',
  summary: 'Write SOUL.md from persona JSON, without loss',
  arguments: [{ name: 'file', description: 'The JSON file; - reads standard input', required: true }],
  examples: [
    { command: 'agentsoul persona import kate.json --dry-run', says: 'see the new SOUL.md first' },
    { command: 'agentsoul persona import kate.json', says: 'write it; the old one stays in the history' },
  ],
  writes: true,
  async run(context) {
    const session = sessionHere(context);
    const operation = operations['persona.import'];
    checkAllowed(session, operation);
    const input = { json: await readJson(context) };
    return runChange(context, { session, operation, input, unchanged: 'SOUL.md already has exactly this content.' });
  },
};

async function readJson({ args, cwd, readStdin }: CommandContext): Promise<string> {
  const file = args.required('file');
  if (file === '-') return readStdin();
  return readFile(resolve(cwd, file), 'utf8').catch((error: unknown) => {
    throw new SoulError('usage', `${file} could not be read.`, {
      hint: 'Name an existing file, or - for standard input.',
      cause: error,
    });
  });
}
