import { isPlaceholder } from '../../identity/is-placeholder.js';

/** A line of a template that nobody filled in: `**Name:** _(what should the agent call you?)_`. */
export function isUnfilledTemplateLine(text: string): boolean {
  return isPlaceholder(text.replace(/^(?:\*\*)?[^:*\n]{1,40}:(?:\*\*)?\s*/, ''));
}
