import { statementConflict } from '../../../entries/compare/statement-conflict.js';
import { areOpposites } from '../../../language/changes/opposites.js';
import { asWritten } from '../../../language/names/find-first-mention.js';
import { nameKey } from '../../../language/names/name-key.js';
import { differingValue } from '../../../language/values/find-values.js';
import { turnedStance } from '../../../language/wishes/likes-and-dislikes.js';
import { contentTerms } from '../../../language/words/content-terms.js';
import type { Assertion } from './assertion.js';
import type { WordComparison } from './word-comparison.js';

/** The differences between two assertions, with a description for people. */
export type Difference = { readonly kind: DifferenceKind; readonly reason: string };

/**
 * `stated`: another value of the same attribute. `named`: another name in its main clause. `put-aside`: the old name only in the reason
 * or the exception. `given-up`: what is said not to be any more. `behind`: a word of the old main clause only in an aside. `sibling`: a
 * word of the same field.
 */
export type DifferenceKind =
  | 'stated'
  | 'stance'
  | 'date'
  | 'time'
  | 'amount'
  | 'bare'
  | 'put-aside'
  | 'named'
  | 'given-up'
  | 'behind'
  | 'opposite'
  | 'negated'
  | 'sibling';

/** The plainest first. */
export function findDifferences(later: Assertion, earlier: Assertion, { wordNearness }: WordComparison): Difference[] {
  const value = differingValue(earlier.mainValues, later.mainValues) ?? differingValue(earlier.values, later.values);
  const found: (Difference | null)[] = [
    stated(later, earlier),
    stanceTurned(later, earlier),
    value === null ? null : { kind: value.kind, reason: change(value.before, value.after) },
    bareNumber(later, earlier),
    ...namedOtherwise(later, earlier),
    givenUp(later, earlier),
    putBehind(later, earlier),
    opposite(later, earlier),
    later.isNegated === earlier.isNegated
      ? null
      : { kind: 'negated', reason: later.isNegated ? 'no longer true' : 'true after all' },
    sibling(later, earlier, wordNearness),
  ];
  return found.flatMap((one) => one ?? []);
}

function change(before: string, after: string): string {
  return `"${before}" before, "${after}" here`;
}

function stated(later: Assertion, earlier: Assertion): Difference | null {
  const [one, other] = [later.statement, earlier.statement];
  const reason = one === null || other === null ? null : statementConflict(one, other);
  if (reason === null) return null;
  const told = /^(?:[\w-]+: )?"([^"]+)" before, "([^"]+)" here$/.exec(reason);
  const [, before = '', after = ''] = told ?? [];
  const inWords = told === null ? reason : change(asWritten(earlier.text, before), asWritten(later.text, after));
  return { kind: 'stated', reason: inWords };
}

/** "280 degrees" and "260": a number of about the same size, where one of both has no unit. */
function bareNumber(later: Assertion, earlier: Assertion): Difference | null {
  for (const one of later.values.amounts) {
    for (const other of earlier.values.amounts) {
      if (one.unit === other.unit || (one.unit !== '' && other.unit !== '')) continue;
      const ratio = Number(one.number.replace(',', '.')) / Number(other.number.replace(',', '.'));
      if (ratio > 0.4 && ratio < 2.5 && ratio !== 1) return { kind: 'bare', reason: change(other.number, one.number) };
    }
  }
  return null;
}

function stanceTurned(later: Assertion, earlier: Assertion): Difference | null {
  const turned = turnedStance(later.stances, earlier.stances);
  return turned === null
    ? null
    : { kind: 'stance', reason: `a changed opinion about "${later.words.get(turned) ?? turned}"` };
}

function namedOtherwise(later: Assertion, earlier: Assertion): Difference[] {
  const gone = earlier.mainNames.find((name) => !isNamed(name, later.mainNames));
  const come = [...later.mainNames, ...later.names].find((name) => !isNamed(name, earlier.names));
  if (come === undefined) return [];
  const aside = ` ${nameKey(later.aside)} `;
  const isAside = (name: string) => name.split(' ').some((part) => part.length > 2 && aside.includes(` ${part} `));
  const told = (name: string) => change(asWritten(earlier.text, name), asWritten(later.text, come));
  const put = earlier.names.find((name) => !isNamed(name, later.mainNames) && isAside(name));
  return [
    ...(put === undefined ? [] : [{ kind: 'put-aside' as const, reason: told(put) }]),
    ...(gone === undefined ? [] : [{ kind: 'named' as const, reason: told(gone) }]),
  ];
}

function isNamed(name: string, names: readonly string[]): boolean {
  return names.some(
    (other) => other === name || ` ${other} `.includes(` ${name} `) || ` ${name} `.includes(` ${other} `),
  );
}

/** What the later one does away with by name, the earlier one had. */
function givenUp(later: Assertion, earlier: Assertion): Difference | null {
  const term = later.givenUp.find((each) => earlier.frame.includes(each) && !earlier.givenUp.includes(each));
  return term === undefined ? null : { kind: 'given-up', reason: `no longer "${earlier.words.get(term) ?? term}"` };
}

/** "The camp is in Bled, Orta was full": what the earlier one said comes back only in the reason or the exception. */
function putBehind(later: Assertion, earlier: Assertion): Difference | null {
  if (later.mainFrame.every((term) => earlier.frame.includes(term))) return null;
  const aside = new Set(contentTerms(later.ownAside));
  const old = earlier.mainFrame.find((term) => aside.has(term) && !later.mainFrame.includes(term));
  return old === undefined ? null : { kind: 'behind', reason: `no longer "${earlier.words.get(old) ?? old}"` };
}

function opposite(later: Assertion, earlier: Assertion): Difference | null {
  const words = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const before = words(earlier.text);
  for (const word of words(later.text)) {
    const other = before.find((each) => areOpposites(word, each));
    if (other !== undefined) return { kind: 'opposite', reason: change(other, word) };
  }
  return null;
}

/** Words of one field, such as two colours, are at least this near. */
const oneField = 0.6;

function sibling(later: Assertion, earlier: Assertion, near: WordComparison['wordNearness']): Difference | null {
  const word = (of: Assertion, term: string) => of.words.get(term) ?? '';
  const gone = earlier.mainFrame.filter((term) => !later.around.includes(term));
  for (const come of later.mainFrame.filter((term) => !earlier.around.includes(term))) {
    const old = gone.find((term) => near(word(later, come), word(earlier, term)) >= oneField);
    if (old !== undefined) return { kind: 'sibling', reason: change(word(earlier, old), word(later, come)) };
  }
  return null;
}
