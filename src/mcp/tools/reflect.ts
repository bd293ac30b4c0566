import * as z from 'zod';
import { operations, type ProposalDocument } from '../../index.js';
import { cutText, notice, quote, safeText, safeValue } from '../quote.js';
import { allowedActions } from './allowed-actions.js';
import { offerTool, type Tool, type ToolAnswer } from './tool.js';

const actions = {
  due: operations['reflect.due'],
  // It writes a proposal, which `--access propose` leaves to the tool `propose`.
  run: { ...operations.reflect, needs: 'write' as const },
  show: operations['reflect.show'],
} as const;

const mostCharacters = 30_000;

export const reflectTool: Tool = {
  name: 'reflect',
  title: 'Reflect',
  probes: () => [{ action: 'due' }, { action: 'show' }],
  offer(door) {
    const allowed = allowedActions(door, actions);
    if (allowed === null) return null;
    const mayRun = allowed.includes('run');
    return offerTool({
      description: mayRun
        ? 'When reflection is due or the person asks for it: due says so, run writes a proposal of changes to memory, show reads it. Only the person approves, in a terminal.'
        : 'To learn whether reflection is due, and to read the pending proposal.',
      reads: !mayRun,
      input: z.strictObject({ action: z.enum(allowed) }),
      output: z.looseObject({ due: z.boolean().optional(), id: z.string().nullable().optional() }),
      async run(call, { action }) {
        switch (action) {
          case 'due': {
            const { due, reasons, waiting, last, pending } = await call.read(actions.due, {});
            const says = reasons.filter((reason) => reason.due).map((reason) => safeText(reason.says));
            const text = [due ? 'Reflection is due.' : 'Reflection is not due.', ...says].join(' ');
            return { text, value: { due, reasons: says, waiting, last, pending } };
          }
          case 'run':
            return proposed(await call.write(operations.reflect, {}));
          case 'show': {
            const { text: page, ...document } = await call.read(actions.show, {});
            const { text, isCut } = cutText(page, mostCharacters);
            const rest = isCut ? ['It goes on; the person reads it with `agentsoul reflect show`.'] : [];
            const shown = [notice, quote(text), ...rest].join('\n');
            return { text: shown, value: { ...documentOf(document), truncated: isCut } };
          }
          default:
            return action satisfies never;
        }
      },
    });
  },
};

type Proposed = Pick<ProposalDocument, 'id' | 'changes' | 'by' | 'tokens'>;

function proposed(document: Proposed): ToolAnswer {
  const { id, changes } = document;
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  const text =
    id === null
      ? 'Nothing new since the last reflection.'
      : `${id} proposes ${count}. The person approves with \`agentsoul reflect approve\` in a terminal.`;
  return { text, value: { ...documentOf(document), truncated: false } };
}

function documentOf({ id, changes, by, tokens }: Proposed) {
  const shown = changes.map(({ n, kind, summary, evidence }) => ({ n, kind, summary, evidence }));
  return safeValue({ notice, id, by, tokens, changes: shown });
}
