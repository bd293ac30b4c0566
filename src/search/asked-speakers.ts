import { asksAboutSelf } from '../language/words/asks-about-self.js';
import { isOwnerLabel } from './owner-names.js';

/** Of the speakers of a conversation, in small letters, those whom a question names, or means by "I" and "my". */
export function askedSpeakers(question: string, speakers: readonly string[], owner: readonly string[]): string[] {
  const asked = ` ${(question.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
  const isOfSelf = asksAboutSelf(question);
  return speakers.filter((name) => asked.includes(` ${name} `) || (isOfSelf && isOwnerLabel(name, owner)));
}
