import { hasSignal } from '../signals/memory-kind-phrases.js';

/** How plainly a sentence tells what somebody wants: `plain` by its verb, `hint` by its manner, null not at all. */
export function preferenceCue(text: string): 'plain' | 'hint' | null {
  const read = text.replaceAll('’', "'").slice(0, 600);
  if (others.test(read) && holderOf(read) === null) return null;
  if (plain.some((cue) => cue.test(read)) || hasSignal(read, 'directive') || hasSignal(read, 'preference'))
    return 'plain';
  return hints.some((cue) => cue.test(read)) ? 'hint' : null;
}

/** Whose wish it is, as the sentence names them before the verb. */
export function holderOf(text: string): string | null {
  for (const match of text.replaceAll('’', "'").matchAll(holder)) {
    const name = match.groups?.name ?? '';
    if (!notNames.test(name)) return name;
  }
  return teller.exec(text)?.groups?.name ?? null;
}

/** "said Mara", "says Mara": whoever says what is wanted. */
const teller =
  /(?<![\p{L}])(?:said|says|asked|told (?:me|us)),? (?<name>\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'-]+)?)(?![\p{L}])/u;

const wish =
  "prefers?|preferred|likes?|liked|loves?|enjoys?|hates?|hated|dislikes?|disliked|wants?|wanted|avoids?|insists?|insisted|(?:would|'d) (?:rather|like|prefer)|won't|will not|finds? (?:it|them|that)|(?:does not|doesn't|did not|didn't|do not|don't|never|no longer) (?:ever )?(?:wants?|likes?|takes?|eats?|drinks?|uses?|answers?|reads?|works?|books?|accepts?|buys?|sends?|does|do)|can't stand|cannot stand|refuses?|asks? (?:me |us )?(?:again )?(?:not )?(?:to|for|that)|asked (?:me |us )?(?:again )?(?:not )?(?:to|for|that)|(?:keeps?|kept) (?:to|asking|saying)|(?:always|never|only|usually) \\p{L}+s";

const plain: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}])(?:${wish})(?![\\p{L}])`, 'iu'),
  /(?<![\p{L}])(?:\p{L}+'d|would) (?:much )?(?:rather|sooner|prefer)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:favou?rite|preference|pet peeve|as (?:she|he|they|i) (?:likes?|prefers?|wants?)|the way (?:she|he|they|i) (?:likes?|wants?|prefers?)|how (?:she|he|they|i) (?:likes?|wants?|prefers?)|on principle|at (?:her|his|their|my) request)(?![\p{L}])/iu,
  /^(?:please )?(?:always|never|no|only|use|keep|avoid|don't|do not)\s/iu,
  /(?<![\p{L}])(?:please (?:no|always|never|only|don't|use|keep|send|write)|rather than|instead of|nothing but|no more)(?![\p{L}])/iu,
];

const hints: readonly RegExp[] = [
  /(?<![\p{L}])(?:(?:keeps?|kept) (?:the|her|his|their)|only|always|never|again|as always|as usual|as ever|every time|once more|strictly|exclusively|by default|no \p{L}+|not \p{L}+|without|free for|instead|nobody|unless|at (?:the )?most|at least|no more than|no later than|nothing (?:before|after|but|over|under)|belongs? to|crossed out|struck out|cut (?:my|the|it)|sent (?:it|them) back|took (?:the \p{L}+|it|them) out|threw (?:it|them) out|turned down|(?:done|made|written|printed) (?:again|anew)|redone|shortened|rewrote|corrected|told me|reminded me|too (?:long|short|many|much|late|early)|like last time|the usual)(?![\p{L}])/iu,
];

const holder =
  /(?<![\p{L}])(?<name>\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?:,? (?:said|says|told (?:me|us))(?: again)?(?: that)? (?:she|he|they))? (?:still |really |also |always |again |usually |generally )?(?:prefers?|preferred|likes?|liked|loves?|enjoys?|hates?|dislikes?|wants?|wanted|avoids?|insists?|would rather|never|doesn't|does not|can't stand|refuses|asks|asked|keeps|only|always|won't|will not|would|finds?|said|says|told|took|had|has)(?![\p{L}])/gu;

/** "A customer asked for soap": the wish of somebody without a name. */
const others =
  /(?<![\p{L}])(?:the|a|an|one|two|some|several|many) (?:\p{Ll}[\p{L}-]* ){1,2}?(?:wants?|wanted|asks?|asked|likes?|liked|prefers?|preferred|insists?|insisted|needs?)(?![\p{L}])/iu;

/** Words that begin a sentence and name nobody. */
const notNames =
  /^(?:I|We|You|She|He|They|It|The|A|An|This|That|These|Those|My|Our|Your|Her|His|Their|Who|Nobody|Everybody|Everyone|Somebody|Again|Also|And|But|So|If|When|As|For|In|On|At|To|With|After|Before|Then|Still|Now|Please|Always|Never|Only|No|Not|Customers?|People|Clients?|Guests?|Today|Yesterday|Yes|Said|Says)(?![\p{L}])/u;
