import { tmpdir } from 'node:os';
import { libraryAdapter, loadMcpAdapter, type Proof, proveScopes } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { sessionHere } from '../session.js';
import { commandLineAdapter, offeredOperations } from './command-line-adapter.js';

/** Tries every operation through the command line, the library and MCP, in a copy of the workspace. */
export async function prove(context: CommandContext): Promise<Proof> {
  const { clock, open } = sessionHere(context);
  const workspace = await open(clock());
  const hasServer = context.commands.some(({ name }) => name === 'mcp');
  const adapters = [commandLineAdapter(context), libraryAdapter, ...(hasServer ? [await loadMcpAdapter()] : [])];
  return context.terminal.progress('Trying to make it leak', (onProgress) =>
    proveScopes(workspace, {
      operations: offeredOperations(context.commands),
      adapters,
      temporaryFolder: tmpdir(),
      onProgress,
    }),
  );
}
