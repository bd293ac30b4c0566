import { plainOrAny } from '../lazy-pattern.js';

/** The thing that a sentence tells a new value of, and the value. */
export type Groups = { readonly thing: string; readonly value: string };

/** A way to tell a new value. */
type Change = {
  /** Words of which a sentence has one, whatever way it matches. Compiling takes longer than looking for them. */
  readonly cues: readonly string[];
  /** What leads to the value, of which it has one, too. */
  readonly leads: readonly string[];
  match(sentence: string): Groups | null;
  /** Whether the value may be a place. */
  readonly isMove: boolean;
};

/** The ways in which a sentence in lower case may tell a new value. */
export function changesIn(sentence: string): readonly Change[] {
  return changes.filter(
    ({ cues, leads }) => cues.some((cue) => sentence.includes(cue)) && leads.some((lead) => sentence.includes(lead)),
  );
}

type Words = { readonly cues: string; readonly leads: string; readonly isMove?: boolean };

function change({ cues, leads, isMove = false }: Words, source: string): Change {
  const pattern = plainOrAny(`^${source}$`);
  return {
    cues: cues.split('|'),
    leads: leads.split('|'),
    isMove,
    match(sentence) {
      const groups = pattern(sentence).exec(sentence)?.groups;
      return groups?.thing === undefined || groups.value === undefined
        ? null
        : { thing: groups.thing, value: groups.value };
    },
  };
}

const thing = '(?<thing>\\S.{0,60}?)';
const value = '(?<value>\\S.{0,60}?)';

const inEnglish = ' to | until | till |: ';
const being = '(?: (?:has|have|had|was|were|is|are|got|been|being|just|now))*';
const from = '(?: from \\S.{0,30}?)?';
const aside = '(?: again| back| forward| out| up)*';
const shifts = 'pushed|shifted|changed|switched|postponed|rescheduled|delayed|brought|put|extended';
const shiftCues =
  'pushed|shifted|changed|switched|postponed|rescheduled|delayed|brought forward|put off|put back|extended';
const rises = 'rose|risen|raised|increased|dropped|fell|fallen|lowered|reduced';
const steps = '(?:went|gone|going|goes) (?:up|down)';
const stepCues = 'went up|went down|gone up|gone down|going up|going down|goes up|goes down';

const inGerman = ' auf | bis ';
const verbsInGerman = 'verschoben|verlegt|geändert|gestiegen|gesunken|erhöht|gesenkt|verlängert|gewechselt';
const until = '(?: vom? \\S.{0,20}?)? (?:auf|bis)(?: den| die| das| zum)?';

const inSpanish = ' a | al | para | hasta ';
const cuesInSpanish =
  'cambió|cambiad|cambiaron|cambiamos|cambié|movió|movid|movieron|movimos|moví|pasó|pasaron|pasamos|pospuso|pospuest|pospusimos|aplazó|aplazad|aplazamos|retrasó|retrasad|retrasamos|adelantó|adelantad|adelantamos|subió|subido|bajó|bajado|aumentó|aumentado';
const verbsInSpanish =
  '(?:cambi|mov|pas|pospu|pospus|aplaz|retras|adelant|sub|baj|aument)(?:i?ó|é|í|ado|ada|ido|ida|so|esto|esta|aron|ieron|amos|imos)';
const towards = '(?: de nuevo| otra vez)? (?:al|a la|a las|a|para el|para la|para las|hasta el|hasta la|hasta las)';

const changes: readonly Change[] = [
  change(
    { cues: 'moved|relocated', leads: inEnglish, isMove: true },
    `${thing}${being} (?:moved|relocated)${aside}${from} (?:to|until) ${value}`,
  ),
  change(
    { cues: shiftCues, leads: inEnglish },
    `${thing}${being} (?:${shifts})(?: off)?${aside}${from}(?: to| until| till|:) ${value}`,
  ),
  change(
    { cues: `${stepCues}|${rises}`, leads: inEnglish },
    `${thing}${being} (?:${steps}|${rises})(?: its (?:price|prices|fee|rate)| again)*${from} to ${value}`,
  ),
  // "We moved the standup to 10:00"
  change(
    { cues: `moved|${shiftCues}|${rises}`, leads: inEnglish },
    `\\S{1,20}${being} (?:moved|${shifts}|${rises})(?: off)?${aside} (?<thing>(?:the|our|my|this) \\S.{0,60}?)${aside}${from} (?:to|until|till) ${value}`,
  ),
  change(
    { cues: 'new |neue|nuevo|nueva', leads: ': | is | ist | es ' },
    `(?:(?:the|our|my|der|die|das|unser|unsere|el|la) )?(?:new|neue|neuer|neues|nuevo|nueva) ${thing}(?::| is| ist| es) ${value}`,
  ),
  change(
    { cues: verbsInGerman, leads: inGerman },
    `${thing} (?:wurde|wurden|wird|ist|sind|hat sich|haben sich)(?: jetzt| nun| wieder| noch einmal)?${until} ${value} (?:vor)?(?:${verbsInGerman})`,
  ),
  change(
    { cues: verbsInGerman, leads: inGerman },
    `\\S{1,20} (?:habe|hat|haben) (?<thing>(?:das|die|den|unser|mein)\\S{0,2} \\S.{0,60}?)${until} ${value} (?:vor)?(?:${verbsInGerman})`,
  ),
  change(
    { cues: 'gezogen|verlegt', leads: ' nach | in | an ', isMove: true },
    `${thing} (?:wurde|wurden|ist|sind) (?:nach|in|an)(?: den| die| das)? ${value} (?:um)?(?:gezogen|verlegt)`,
  ),
  change(
    { cues: 'steigt|sinkt|wechselt|verschiebt', leads: inGerman },
    `${thing} (?:steigt|sinkt|wechselt|verschiebt sich)(?: jetzt)? auf(?: den| die| das)? ${value}`,
  ),
  change(
    { cues: cuesInSpanish, leads: inSpanish },
    `${thing}(?: se| ha| han| fue| sido)* ${verbsInSpanish}${towards} ${value}`,
  ),
  change(
    { cues: cuesInSpanish, leads: inSpanish },
    `(?:\\S{1,20} )?(?:(?:he|ha|hemos|han) )?${verbsInSpanish} (?<thing>(?:la|el|mi|nuestra|nuestro) \\S.{0,60}?)${towards} ${value}`,
  ),
  change(
    { cues: 'traslad|mudó|mudado', leads: inSpanish, isMove: true },
    `${thing}(?: se| ha)* (?:traslad|mud)(?:ó|ado|ada|aron) (?:al|a la|a) ${value}`,
  ),
];
