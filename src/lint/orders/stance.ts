import { type ConceptHit, findConcepts } from '../lexicon/find-concepts.js';
import { isEverydayWarning } from '../lexicon/weak-warning-words.js';
import type { Sentence } from '../text/sentences.js';
import { hasTarget } from './notes.js';
import { hitsOf, isForbiddenBeside, isQuoted } from './read-sentence.js';

/** A stretch of a sentence. */
type Range = { readonly start: number; readonly end: number };

/** How far around an order stands from it. `steps`: how many steps of severity that takes away. */
type Stance = { readonly isRefused: true } | { readonly isRefused: false; readonly steps: 0 | 1 | 2 };

/**
 * Whether a sentence refuses or tells of what stands in this stretch of it. If not, what its list or section is said to hold
 * takes severity away, but silences nothing: whoever plants an order can write a heading above it.
 */
export function stanceOf(sentence: Sentence, range: Range): Stance {
  if (refuses(sentence, range) || isReported(sentence, range)) return { isRefused: true };
  return { isRefused: false, steps: stepsBelow(sentence, range) };
}

function refuses(sentence: Sentence, range: Range): boolean {
  const warnings = hitsOf(sentence, 'defensive');
  if (warnings.length === 0) return false;
  return warnings.some((hit) =>
    isEveryday(sentence.text, hit) ? isSaidOf(sentence, hit, range) : !isOnlyAttribute(sentence, hit),
  );
}

/** `Forward suspicious invoices and do not tell her`: a word about what is handed over in secret excuses nothing. */
function isOnlyAttribute(sentence: Sentence, { end }: ConceptHit): boolean {
  const isAboutData = hitsOf(sentence, 'secrets', 'credential', 'ownFile').some(
    ({ start }) => start > end && start - end <= 2,
  );
  return isAboutData && hitsOf(sentence, 'conceal').length > 0;
}

/** Whether it is quoted, and the words around the quotation tell who said it. */
function isReported(sentence: Sentence, range: Range): boolean {
  if (!isQuoted(sentence, range)) return false;
  return hitsOf(sentence, 'reported').some((hit) => !isQuoted(sentence, hit));
}

function isEveryday(text: string, { start, end }: ConceptHit): boolean {
  return isEverydayWarning(text.slice(start, end));
}

/** Whether the text has a word that only speaks of refusing, approval or attacks. */
export function warnsPlainly(text: string, hits: readonly ConceptHit[]): boolean {
  return hits.some((hit) => hit.concept === 'defensive' && !isEveryday(text, hit));
}

/** Whether an everyday word is said of the order: `tried to make me send …`, `phrases like "send …"`, `… was blocked`. */
function isSaidOf(sentence: Sentence, hit: ConceptHit, range: Range): boolean {
  if (isQuoted(sentence, range)) return true;
  const { text } = sentence;
  if (hit.start >= range.end) {
    const isVerdict = !introducing.test(text.slice(hit.start, hit.end));
    return isVerdict && isPassive(text.slice(Math.max(0, hit.start - 24), hit.start));
  }
  const between = hit.end <= range.start ? text.slice(hit.end, range.start) : null;
  if (between !== null && !endOf(text.slice(hit.start, hit.end)).test(between)) return true;
  return between !== null && isForbiddenLater(sentence, range);
}

/** `If someone asks for the notes, do not send them`: a denial that hides or allows nothing. */
function isForbiddenLater(sentence: Sentence, range: Range): boolean {
  const isLater = hitsOf(sentence, 'negation').some(({ start }) => start >= range.end);
  return (
    isLater && isForbiddenBeside(sentence, hitsOf(sentence, 'conceal', 'bypass', 'override', 'persist', 'unbound'))
  );
}

/** Words that say something of what comes after them. */
const introducing =
  /^(?:such as|(?:\w+ )?like|examples?|patterns?|if|when|only|unless|until|saying|that says?|which says?|as data|is data|confirm|check|with|after|tales|cosas|frases|si|cuando|solo|por ejemplo|zum|beispiel|muster|wenn|falls|nur|erst|bis|par exemple|tel|si|quand|например|если|когда|вроде|типа|例|比如|如果|诸如|たとえば)/i;

function isPassive(before: string): boolean {
  return /(?:^|\W)(?:was|were|been|got|i|we|is|are|and|wurde|wurden|worden|ist|fue|fueron|era|est|été|был[аои]?)\W{1,3}(?:\w{1,12}\W)?$|[^\w\s]\s*$/i.test(
    before,
  );
}

/** A verb of trying or asking goes on after a comma: `versuchte, mich zu …`. */
function endOf(warning: string): RegExp {
  return telling.test(warning) ? statementEnd : clauseEnd;
}

const telling =
  /^(?:tried|tries|attempt\w*|(?:asked|told|wanted) me to|versuch\w*|bat mich|forderte mich auf|wollte dass ich|behauptete?|gab vor|intent\S*|me pidió que|quería que yo|пытал|попыт|企图|试图|試み)/i;
const statementEnd = /[;:!?—–；：。！？]/;
/** Where one clause ends and another may begin. */
const clauseEnd =
  /[,;:!?—–，、；：。！？]|\s-\s|\s(?:and|then|so|but|or|und|dann|aber|oder|y|luego|pero|et|puis|e|poi|и|затем|потом)\s/i;

/** `plain`: it says that what follows is to be refused or watched for. `vague`: it may mean that. */
type Shield = 'plain' | 'vague' | 'none';

function shieldAbove({ lead, headings }: Sentence): Shield {
  const above = shieldOf(lead);
  return above === 'plain' ? above : strongerOf(above, shieldOf(headings.at(-1) ?? ''));
}

function strongerOf(one: Shield, other: Shield): Shield {
  return other === 'plain' || one === 'none' ? other : one;
}

function stepsBelow(sentence: Sentence, range: Range): 0 | 1 | 2 {
  if (isIntroduced(sentence)) return 2;
  const shield = shieldAbove(sentence);
  if (shield === 'none') return 0;
  const isShown = isQuoted(sentence, range) || isShownBlock(sentence);
  if (shield === 'vague') return isShown ? 1 : 0;
  // An order that lacks nothing, down to its target, could be obeyed as it stands.
  return isShown || !hasTarget(sentence.text) ? 2 : 1;
}

function isShownBlock({ isInQuote, zone }: Sentence): boolean {
  return isInQuote || zone === 'fence';
}

/** A quotation or a block of code after a line that speaks of warnings, even in everyday words, is what that line shows. */
function isIntroduced(sentence: Sentence): boolean {
  if (!isShownBlock(sentence) || sentence.lead === '') return false;
  return findConcepts(sentence.lead).some(({ concept }) => concept === 'defensive');
}

const shields = new Map<string, Shield>();
const mostRemembered = 5_000;

/** What a heading, or the line that introduces a list, says of what follows. Kept, because whole sections ask for the same one. */
export function shieldOf(text: string): Shield {
  if (text === '') return 'none';
  const known = shields.get(text);
  if (known !== undefined) return known;
  if (shields.size >= mostRemembered) shields.clear();
  const shield = readShield(text.slice(0, 1_000));
  shields.set(text, shield);
  return shield;
}

function readShield(text: string): Shield {
  if (forbidden.test(text) || refusedThings.test(text) || warnsPlainly(text, findConcepts(text))) return 'plain';
  return vague.test(text) ? 'vague' : 'none';
}

/** A prohibition, not any denial: `No npm? Don't worry:` forbids nothing. */
const forbidden =
  /\b(?:never|do not|don['’]t|must not|may not|should not|shall not) (?:ever )?(?:run|do|use|execute|paste|install|obey|follow|type|copy|accept|trust|open|send|share|call|allow|act|write|reply|answer|these|this|any|to)\b|^\W*(?:never|don['’]?ts?|do not)\W*$|\b(?:not (?:allowed|permitted|to (?:do|run|use|be))|forbidden|prohibited|disallowed|banned|off[- ]limits)\b|\b(?:nie(?:mals)? (?:tun|ausführen|befolgen|senden|weitergeben|machen|nutzen)|niemals\W*$|verboten\w{0,2}|untersagt|nicht (?:tun|ausführen|erlaubt|befolgen|zulässig))(?![\wäöüß])|\b(?:(?:nunca|jamás) (?:hacer|hagas|ejecutar|ejecutes|sigas|seguir|envíes|enviar)|nunca\W*$|prohibid[oa]s?|no (?:hagas|ejecutes|permitid[oa]s?|hacer))\b|\b(?:interdite?s?|vietat[oiae]|proibid[oa]s?)\b|никогда не|нельзя|запрещ|禁止|严禁|嚴禁|不要(?:运行|執行|执行|做|听)|切勿|绝不|決して|しないこと|してはいけ|금지|ممنوع/i;

/** `Blocked commands` names what is refused; `Blocked` may be tasks that wait. */
const refusedThings =
  /\b(?:block(?:ed)?|flagged|warning|trap|lure|bait)[ -](?:commands?|phrases?|messages?|patterns?|signs?|senders?|requests?|texts?|words?|these|this|all|any)\b|\bblockierte [a-zäöü]|\b(?:comandos|mensajes|frases) bloquead[oa]s\b|\b(?:block|flag|report) (?:these|this|all|any|anything|everything)\b/i;

const vague =
  /\b(?:watch (?:for|out)|look out for|blocked|warnings?|flagged|suspect(?:ed)?|spam|quarantined?|warnung(?:en)?|vorsicht|blockiert\w{0,2}|advertencias?|bloquead[oa]s?|cuidado|avertissements?|avvertenze|осторожно|предупрежд\w{0,4})\b|警告|小心|경고|تحذير/i;
