/** Whether a sentence tells what is so or will be, and whether it tells what happened. Many do both, and short ones neither. */
export type Tense = { readonly holds: boolean; readonly happened: boolean };

export function tenseOf(text: string): Tense {
  return { holds: present.test(text) || thirdPerson.test(text), happened: past.test(text) };
}

/** Whether a sentence tells what happened and nothing that still holds. */
export function isOver(text: string): boolean {
  const { happened, holds } = tenseOf(text);
  return happened && !holds;
}

const present =
  /(?<![\p{L}])(?:is|are|isn't|aren't|am|will|won't|shall|should|may|can|can't|cannot|must|needn't|need|have to|has to|has|have|do|does|doesn't|don't|want|get|go|take|come|stay|keep|pay|use|meet|allow|be|ist|sind|wird|werden|kann|muss|soll|darf|hat|haben|es|son|está|están|est|sont|va|è|sono|é|são)(?![\p{L}])|(?:'ll|'re|(?:it|he|she|that|there|who)'s)(?![\p{L}])/iu;

/** "Ben drives the van", "the shop opens at nine": a verb in -s between a noun and what follows it. */
const thirdPerson =
  /(?:^\p{L}+|\p{L}+) \p{Ll}{2,}(?<![aious'])s (?:the|a|an|at|on|in|to|from|by|until|till|with|for|his|her|its|their|it|them|us|me|as|no|only|every|now|off|out|up|over|after|before|around|that|and|\d)(?![\p{L}])/u;

const past =
  /(?<![\p{L}])(?:was|were|wasn't|weren't|had|hadn't|did|didn't|went|came|got|gave|took|told|said|made|wrote|rang|sent|brought|bought|sold|found|left|lost|met|paid|put|ran|read|saw|sat|spoke|spent|stood|thought|fell|felt|grew|held|heard|kept|knew|led|let|lent|broke|built|caught|chose|cut|drew|drove|ate|flew|hung|hid|hit|laid|lay|rode|rose|set|shook|shut|sang|slept|split|stuck|stole|swam|taught|threw|woke|won|wore|war|waren|hatte|fue|était|era)(?![\p{L}])|(?<![\p{L}])\p{L}{3,}ed(?![\p{L}])/iu;
