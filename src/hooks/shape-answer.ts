import { clientTraits, type HookClient, type HookEvent } from './hook-clients.js';

/** A text in the shape that this client takes it in; nothing where it would not reach the model. */
export function shapeAnswer(text: string, { caller, event }: { caller: HookClient; event: HookEvent }): string {
  const { shape, events, listensAt } = clientTraits[caller];
  if (text.trim() === '' || !listensAt.includes(event)) return '';
  switch (shape) {
    case 'nested':
      return document({ hookSpecificOutput: { hookEventName: events[event] ?? event, additionalContext: text } });
    case 'top':
      return document({ additionalContext: text });
    case 'snake':
      return document({ additional_context: text });
    case 'plain':
      return text;
    default:
      return shape satisfies never;
  }
}

function document(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
