import * as z from 'zod';
import { operations, SoulError } from '../../index.js';
import { notice, quote } from '../quote.js';
import { allowedActions } from './allowed-actions.js';
import { offerTool, type Tool, type ToolAnswer, type ToolCall } from './tool.js';
import { undoNote } from './written.js';

const actions = {
  show: operations['core.show'],
  replace: operations['core.replace'],
  remove: operations['core.remove'],
} as const;

export const coreTool: Tool = {
  name: 'core',
  title: 'Core memory',
  probes: () => [{ action: 'show' }],
  offer(door) {
    const allowed = allowedActions(door, actions);
    if (allowed === null) return null;
    const mayWrite = allowed.length > 1;
    return offerTool({
      description: mayWrite
        ? 'When a line of core memory (what every private session knows) is wrong or outdated: show lists lines with limits, replace and remove change one.'
        : 'To see core memory, which every private session knows, line by line with its limits.',
      reads: !mayWrite,
      destroys: mayWrite,
      repeats: true,
      input: z.strictObject({
        action: z.enum(allowed),
        line: z.string().optional().describe('Number of the line, or words of it'),
        text: z.string().optional(),
      }),
      output: z.looseObject({ lines: z.array(z.looseObject({ line: z.int(), quote: z.string() })).optional() }),
      async run(call, { action, line, text }) {
        switch (action) {
          case 'show':
            return showCore(call);
          case 'replace':
            return changed(await call.write(actions.replace, { line: given('line', line), text: given('text', text) }));
          case 'remove':
            return changed(await call.write(actions.remove, { line: given('line', line) }));
          default:
            return action satisfies never;
        }
      },
    });
  },
};

async function showCore({ read }: ToolCall): Promise<ToolAnswer> {
  const { path, tokens, limit, blocks, lines } = await read(actions.show, {});
  const shown = lines.map(({ line, block, text }) => ({ line, block, quote: quote(text) }));
  const size = `${path}: ${tokens}${limit === null ? '' : ` of ${limit}`} tokens`;
  const parts = blocks.map(({ block, tokens: used, limit: most }) => `${block} ${used}/${most}`);
  const text = [notice, [size, ...parts].join(', '), ...shown.map(({ line, quote: said }) => `${line} ${said}`)];
  return { text: text.join('\n'), value: { notice, path, tokens, limit, blocks, lines: shown, truncated: false } };
}

type Changed = { readonly changed: boolean; readonly commit: string | null; readonly undo: string | null };

function changed({ changed: isChanged, commit, undo }: Changed): ToolAnswer {
  const text = isChanged ? `Changed.${undoNote(undo)}` : 'Nothing to change.';
  return { text, value: { changed: isChanged, commit, undo } };
}

export function given(name: string, value: string | undefined): string {
  if (value !== undefined) return value;
  throw new SoulError('usage', `This action needs \`${name}\`.`, { hint: 'Nothing was changed.' });
}
