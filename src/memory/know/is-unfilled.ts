import { isPlaceholder } from '../../identity/placeholder.js';

/** A line of a template that nobody filled in: `**Name:** _(what should the agent call you?)_`. */
export function isUnfilled(text: string): boolean {
  return isPlaceholder(text.replace(/^(?:\*\*)?[^:*\n]{1,40}:(?:\*\*)?\s*/, ''));
}
