/**
 * Whether a text tells how something that was offered, asked or done was received: turned down, sent back, done over, or answered with
 * a rule. Once that says little; the same reception on several days is how people tell what they want without saying so.
 */
export function tellsIncident(text: string): boolean {
  const read = text.replaceAll('’', "'").slice(0, 600);
  return read.length >= shortest && cues.some((cue) => cue.test(read));
}

/** Less than this has no room for what happened and for how it was received. */
const shortest = 60;

const refusal =
  /(?<![\p{L}])(?:(?:said|says|saying|and|but) no|no (?:thanks|thank you)|thanked (?:him|her|them|us)|declined|refused|wouldn't|would not|won't|turned (?:him|her|them|it|us|me)? ?(?:down|away)|did(?:n't| not) (?:open|answer|read|take|touch|want|let)|unopened|unread|laughed|shrugged|sulked|grumbled|snorted|frowned|sighed|groaned|excused (?:him|her|my)self|walked (?:home|out|off)|stood (?:up|in front)|shut the door|hung up|(?:politely|kindly|gently)|put (?:him|her|them|us)? ?off)(?![\p{L}])/iu;

const undoing =
  /(?<![\p{L}])(?:(?:sent|pushed|handed|gave|put|went|came|drove|brought|returned|turned|moved|carried|mailed|posted|was sent|were sent)(?: \p{L}+){0,3} (?:back|away|off|out|to wash|to fetch|to the)|was returned|were returned|(?:crossed|struck|rubbed|scratched|wiped|painted|took|taken|left|cut)(?: \p{L}+){0,3} (?:out|over|off)|done (?:over|again)|redid|redone|rewrote|(?:had|made|let|got) (?:him|her|them|it) \p{L}+|had to|reached over|became|changed to|turned .{2,30} into|settled on|instead|swapped|handed (?:him|her|them)|(?:was|were) (?:given|granted|told|asked|sent|shown)|talked (?:him|her|them) into|asked (?:him|her|them))(?![\p{L}])/iu;

const rule =
  /(?<![\p{L}])(?:'s (?:rule|habit|phrase|way)|the rule|house rule|habit|(?:stays?|keeps?|remains?) (?:out|off|in|on|silent|quiet|shut|clear|where|as|put|there)|it stays|has to go|have to go|must(?:n't| not)?|nothing else|or nothing|no exceptions?|(?:is|are) for|comes? first|belongs? to|deserves?|whoever|anything|anyone who|nobody who|ever since|of course|at whatever|sharp|only|never|always|as (?:he|she|they|i) (?:does|do|had|would|did)|as (?:usual|always|ever|per usual)|like (?:each|every)|every|rather|sooner|regards?|satisfied|pleased|would wish|can(?:'t|not) (?:sit|hear|smell|know|abide|bear|stand|think|see)|no \p{L}+s?,)(?![\p{L}])/iu;

const saying =
  /(?<![\p{L}])(?:says|said|told|answered|replied|explained|repeated|announced|insisted|wrote (?:back|in)|reminded|i need|i wrote)(?![\p{L}])/iu;

const cues: readonly RegExp[] = [refusal, undoing, rule, saying];
