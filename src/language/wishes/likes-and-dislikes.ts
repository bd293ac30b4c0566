import { contentTerms } from '../words/content-terms.js';

/** What a sentence says that somebody is for or against. */
export type Stance = { readonly isFor: boolean; readonly object: readonly string[] };

/** "can't stand autosave" is against `autosave`, "would like no music" against `music`, "wants hostels" for `hostel`. */
export function stancesIn(text: string): Stance[] {
  return [...text.replaceAll('’', "'").matchAll(stance)].flatMap(({ groups = {} }): Stance[] => {
    const { not, against, no, object = '' } = groups;
    const terms = contentTerms(object);
    const turns = [not, against, no].filter((part) => part !== undefined).length;
    return terms.length === 0 ? [] : [{ isFor: turns % 2 === 0, object: terms }];
  });
}

/** What one is for and the other against, or null. */
export function turnedStance(one: readonly Stance[], other: readonly Stance[]): string | null {
  for (const { isFor, object } of one) {
    for (const against of other.filter((each) => each.isFor !== isFor)) {
      const shared = object.find((term) => against.object.includes(term));
      if (shared !== undefined) return shared;
    }
  }
  return null;
}

const stance =
  /(?<![\p{L}])(?:(?<not>(?:do|does|did|would|will)(?:n't| not)|won't|no longer|never|not) (?:ever |really |even )?)?(?:(?<against>hate[sd]?|dislike[sd]?|loathe[sd]?|refuse[sd]?(?: to)?|avoid(?:s|ed)?|reject(?:s|ed)?|forbids?|forbade|ban(?:s|ned)|can't (?:stand|bear|abide)|cannot (?:stand|bear|abide)|is against|are against)|wants?|wanted|would like|'d like|likes?|liked|loves?|loved|enjoys?|prefers?|preferred|insists? on|asks? for|asked for|allows?|allowed|agreed to|is fine with|are fine with|takes?|eats?|drinks?|uses?) (?<no>no |not |nothing )?(?:to |have |having |the |a |an |any |her |his |their |our |my |be |with |in |on )*(?<object>(?:(?!(?:to|over|rather|instead|more|than|before|after|when|while) )[\p{L}\p{N}'-]+ ?){1,3})/giu;
