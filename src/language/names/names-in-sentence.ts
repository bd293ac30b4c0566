import { englishMonths } from '../dates/calendar-words.js';
import { findNames } from './find-names.js';
import { nameKey } from './name-key.js';

/** The names in a sentence, as keys: also one that the sentence begins with, and languages, which say in what something is done. */
export function namesIn(text: string, isWord: (word: string) => boolean = () => false): string[] {
  const isCommon = (name: string) =>
    !/\p{Lu}/u.test(name) ||
    / (?!(?:of|de|da|del|la|le|von|van|der|the) )\p{Ll}/u.test(name) ||
    (text.startsWith(name) && !/ \p{Lu}/u.test(name) && isWord(name.toLowerCase()));
  const found = findNames(text)
    .map(({ name }) => withoutVerb(name))
    .filter((name) => !isCommon(name) && monthsAlone.test(name) === false)
    .map(nameKey);
  const begins = articles.test(text) ? undefined : opening.exec(text)?.groups?.name;
  const first = begins === undefined || isCommon(begins) ? undefined : begins;
  const spoken = [...text.matchAll(languages)].map(([name]) => nameKey(name));
  const all = [...(first === undefined ? [] : [nameKey(first)]), ...found, ...spoken].filter((name) => name !== '');
  return [...new Set(all)].filter((name) => !all.some((other) => other !== name && ` ${other} `.includes(` ${name} `)));
}

/** "Ben looks after the bees": a capitalised word and what somebody does. Plural nouns go with other verbs. */
const opening =
  /^(?<name>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?:'s)? (?:(?:now|also|still|always|never|usually|will|has|is) )?\p{Ll}{2,}(?:(?<!s)s|ed)(?![\p{L}])/u;

/** "18 April" is no name. */
const monthsAlone = new RegExp(`^(?:\\d+ )?(?:${englishMonths.join('|')})(?: \\d+)?$`);

const articles =
  /^(?:The|A|An|This|That|These|Those|My|Our|Your|His|Her|Their|Its|We|She|He|They|It|You|All|Both|Some|Every|Each|No|Not|One|Two|Three|Nobody|Somebody|Everybody|Everyone|Someone|Nothing|Everything)(?![\p{L}])/u;

const languages =
  /(?<![\p{L}])(?:English|German|French|Spanish|Italian|Portuguese|Dutch|Swedish|Danish|Norwegian|Finnish|Polish|Czech|Russian|Turkish|Greek|Arabic|Chinese|Japanese|Korean|Hindi|Latin)(?![\p{L}])/gu;

/** "Ask Nils" and "Told Nils" name Nils. */
export function withoutVerb(name: string): string {
  return name.replace(orders, '').replace(deeds, '');
}

/** Whether it begins like a clause, as "After the theft Sorcha" does: no name does. */
export function isClause(name: string): boolean {
  return /[:：]\s/.test(name) || clauseOpenings.test(name) || / (?:with|from|about|because|since) \p{Lu}/u.test(name);
}

const clauseOpenings =
  /^(?:after|before|since|because|with|without|when|while|until|although|though|if|unless|once|during|from|to|at|by|for|in|on|of|about|as|so|but|and|or|then|now|not|again|also|only|still)\s/iu;

const orders =
  /^(?:Ask|Call|Tell|Send|Write|Order|Book|Find|Check|Pay|Get|Meet|Visit|Remind|Email|Mail|Thank|Invite|Contact|Buy|Fix|Clean|Return|Bring|Pick|Collect|Print|Update|Review|Prepare|Plan|Producer|Director|Professor|Mister|Chef|Coach|Captain|Nurse|Judge|Uncle|Aunt|Meeting|Interview|Lunch|Dinner|Visit)\s(?=\p{Lu})/u;

const deeds =
  /^(?:Told|Sent|Met|Saw|Got|Took|Gave|Rang|Paid|Brought|Bought|Drove|Showed|Asked|Called|Offered|Invited|Visited|Thanked|Emailed|Mailed|Booked|Ordered|Helped|Reminded|Phoned|Texted|Answered|Joined|Picked|Walked|Moved|Finished|Started|Checked|Posted|Printed|Updated)\s(?=\p{Lu})/u;
