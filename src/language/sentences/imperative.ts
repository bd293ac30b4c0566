import regularVerbs from '../../../data/language/en/regular-verbs.json' with { type: 'json' };
import { plainForm } from '../words/irregular-forms.js';

/** A step that was done as one to do: "Copied the cards" → "Copy the cards". Where the first word is no verb that is known, as it was. */
export function asOrder(step: string): string {
  const [first = '', ...rest] = step.split(' ');
  const verb = orderOf(first.toLowerCase());
  if (verb === null) return step;
  const said = /^\p{Lu}/u.test(first) ? `${verb.charAt(0).toUpperCase()}${verb.slice(1)}` : verb;
  return [said, ...rest].join(' ');
}

function orderOf(word: string): string | null {
  const irregular = plainForm(word);
  if (irregular !== word) return irregular;
  if (!word.endsWith('ed')) return null;
  const stem = word.slice(0, -2);
  const forms = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
  return forms.find((form) => verbs.has(form)) ?? null;
}

const verbs: ReadonlySet<string> = new Set(regularVerbs.words);
