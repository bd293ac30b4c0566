import * as z from 'zod';
import { type ListedProposal, operations, SoulError } from '../../index.js';
import { cutText, notice, quote, safeText } from '../quote.js';
import { allowedActions } from './allowed-actions.js';
import { given } from './core.js';
import { offerTool, type Tool, type ToolAnswer, type ToolCall } from './tool.js';
import { undoNote } from './written.js';

const actions = {
  list: operations['review.list'],
  commit: operations['review.commit'],
  reject: operations['review.reject'],
  defer: operations['review.defer'],
} as const;

const mostListed = 30;
const mostCharacters = 600;

export const reviewTool: Tool = {
  name: 'review',
  title: 'Review proposals',
  probes: () => [{ action: 'list' }, { action: 'commit', number: 1 }],
  offer(door) {
    const allowed = door.session.ceiling.kind === 'main' ? allowedActions(door, actions) : null;
    if (allowed === null) return null;
    const mayDecide = allowed.length > 1;
    return offerTool({
      description: mayDecide
        ? 'When sub-agents have proposed memories: list them, then commit, reject (with a reason) or defer one by number.'
        : 'To list the memories that sub-agents have proposed.',
      reads: !mayDecide,
      destroys: mayDecide,
      input: z.strictObject({
        action: z.enum(allowed),
        number: z.int().min(1).optional(),
        reason: z.string().optional(),
      }),
      output: z.looseObject({ proposals: z.array(z.looseObject({ number: z.int(), quote: z.string() })).optional() }),
      async run(call, { action, number, reason }) {
        switch (action) {
          case 'list':
            return list(call);
          case 'commit': {
            const { id, store, commit, undo } = await call.write(actions.commit, { number: required(number) });
            return { text: `Stored as ${id}.${undoNote(undo)}`, value: { id, store, commit, undo } };
          }
          case 'reject':
            return decided(
              await call.write(actions.reject, { numbers: [required(number)], reason: given('reason', reason) }),
            );
          case 'defer':
            return decided(await call.write(actions.defer, { numbers: [required(number)] }));
          default:
            return action satisfies never;
        }
      },
    });
  },
};

async function list({ read }: ToolCall): Promise<ToolAnswer> {
  const all = (await read(actions.list, {})).proposals;
  const proposals = all.slice(0, mostListed).map(proposalOf);
  const truncated = all.length > proposals.length;
  const lines = proposals.map(({ number, from, store, quote: said }) => `#${number} from ${from}, ${store}\n${said}`);
  const rest = truncated ? [`${all.length - proposals.length} more come up once these are decided.`] : [];
  const text = proposals.length === 0 ? ['No proposal waits.'] : [notice, ...lines, ...rest];
  return { text: text.join('\n'), value: { notice, proposals, total: all.length, truncated } };
}

function proposalOf({ n, from, store, confidence, content, conflictsWith, duplicates, warnings }: ListedProposal) {
  return {
    number: n,
    from: safeText(from),
    store,
    confidence,
    quote: quote(cutText(content, mostCharacters).text),
    ...(conflictsWith.length > 0 && { conflicts_with: conflictsWith }),
    ...(duplicates.length > 0 && { duplicates }),
    ...(warnings.length > 0 && { warnings: warnings.map(safeText) }),
  };
}

type Decided = { readonly changed: boolean; readonly commit: string | null; readonly undo: string | null };

function decided({ changed, commit, undo }: Decided): ToolAnswer {
  return { text: `Decided.${undoNote(undo)}`, value: { changed, commit, undo } };
}

function required(number: number | undefined): number {
  if (number !== undefined) return number;
  throw new SoulError('usage', 'This action needs the `number` of a proposal.', { hint: 'Nothing was changed.' });
}
