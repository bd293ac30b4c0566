import type { Concept } from '../lexicon/concepts.js';
import { type ConceptHit, findConcepts } from '../lexicon/find-concepts.js';
import { hasAddress } from '../orders/notes.js';
import { quotedRanges } from '../text/quoted-ranges.js';
import { isAddressedToAgent, plansAnswer } from './addressed-to-agent.js';

/**
 * Whether a statement tells the agent to do something that reaches out, hides or overrides; false for notes, metadata and hints for the
 * owner. In a file that no agent loads by itself (`isReference`), hints in comments tell whoever fills in a template what to write: only
 * what harms by itself counts there.
 */
export function findHiddenInstruction(text: string, { isReference }: { readonly isReference: boolean }): boolean {
  if (isDirective(text) || example.test(text)) return false;
  if (!isReference && (isAddressedToAgent(text) || plansAnswer(text))) return true;
  const hits = findConcepts(text);
  const meant = withoutExamples(text, hits);
  const isReachingOut = hasAddress(text);
  for (const { one, other, words, needsAddress, also, isGrave } of orders) {
    if ((needsAddress === true && !isReachingOut) || (isReference && isGrave !== true)) continue;
    if (also !== undefined && !meant.some(({ concept }) => also.includes(concept))) continue;
    if (meant.some((hit) => isMeant(hit, one, text, hits) && hasNear(meant, hit, other, words))) return true;
  }
  if (pipeToShell.test(text) && !hits.some(({ concept }) => concept === 'defensive')) return true;
  return false;
}

type Order = {
  /** What is ordered. */
  readonly one: readonly Concept[];
  /** One of them must stand near; with none named, nothing need. */
  readonly other: readonly Concept[];
  readonly words: number;
  readonly needsAddress?: boolean;
  /** One of them must stand anywhere. */
  readonly also?: readonly Concept[];
  /** Harmful whoever reads it. */
  readonly isGrave?: boolean;
};

const orders: readonly Order[] = [
  { one: ['override'], other: ['instructions', 'prompt', 'guard'], words: 8, isGrave: true },
  { one: ['become', 'unbound'], other: [], words: 0 },
  { one: ['conceal'], other: ['owner'], words: 14, isGrave: true },
  { one: ['privilege'], other: ['self', 'owner', 'standing', 'must'], words: 12 },
  {
    one: ['conceal'],
    other: ['send', 'run', 'fetch', 'write', 'install', 'pay', 'thisText', 'obey'],
    words: 14,
  },
  {
    one: ['bypass'],
    other: ['run', 'send', 'pay', 'grant', 'approve', 'destroy', 'owner', 'approved', 'install', 'guard'],
    words: 12,
  },
  { one: ['send'], other: ['credential'], words: 12, isGrave: true },
  {
    one: ['send'],
    other: ['secrets'],
    words: 12,
    isGrave: true,
    also: ['trigger', 'audience', 'must', 'conceal', 'bypass', 'ownFile'],
  },
  { one: ['send', 'run', 'fetch', 'install', 'obey', 'pay'], other: [], words: 0, needsAddress: true },
  { one: ['run', 'fetch', 'install', 'pay'], other: ['trigger'], words: 14 },
  { one: ['obey'], other: ['instructions', 'prompt'], words: 6 },
  { one: ['reveal'], other: ['prompt', 'credential'], words: 8, isGrave: true },
  { one: ['send', 'reveal'], other: ['ownFile'], words: 8, isGrave: true },
  { one: ['approve', 'grant'], other: ['standing', 'guard', 'privilege', 'credential'], words: 8 },
  { one: ['destroy'], other: ['guard'], words: 6 },
  { one: ['write'], other: ['ownFile', 'thisText'], words: 12 },
];

/** Words that name a thing as often as an act, or that every hint for the owner uses. */
const ambiguous: Partial<Record<Concept, RegExp>> = {
  unbound: /^[Dd]an$/,
  override: /^drop$|^cancel$/i,
  send: /^(?:post|text|message|mail|e-?mail|share|echo|report to|ping|cc|mirror|ship|export|dm|publish|copy to|sync to|submit|deliver)$/i,
  run: /^(?:source|start|trigger|launch|pipe)$/i,
  fetch: /^(?:request|query|pull|visit|click|clone|check out|retrieve)$/i,
  install: /^(?:deploy|extract)$/i,
  pay: /^(?:transfer|wire|order the|deposit|refund|buy|purchase|top up)$/i,
  reveal: /^(?:list|show|include|tell|attach|paste|share|display|quote|return|summari[sz]e|post)$/i,
  obey: /^(?:apply|adhere to|treat it as|treat them as)$/i,
  grant: /^(?:invite|approve)$/i,
  approve: /^(?:accept|confirm|allow|permit)$/i,
  conceal: /^(?:hide the|hide it|hide this|deny|leave it out|leave this out|verbatim)$/i,
  bypass: /^(?:is not needed|is not required|not necessary|needs no|need no|waived?)$/i,
  destroy: /^(?:remove|truncate|rm)$/i,
};

/** To write is what notes are for; only spreading a text is an attack. */
const spreading =
  /^(?:copy|replicate|propagate|spread|reinsert|re-?add|duplicate|embed|prepend|carry (?:over|forward)|kopiere?|übertrage|copia|pega|recopie|colle|скопируй|копируй|вставь|复制|抄进|書き写|コピー)\S{0,4}$/i;

function isMeant(hit: ConceptHit, wanted: readonly Concept[], text: string, hits: readonly ConceptHit[]): boolean {
  if (!wanted.includes(hit.concept)) return false;
  const word = text.slice(hit.start, hit.end);
  if (hit.concept === 'write') return spreading.test(word) && hits.some(({ concept }) => concept === 'thisText');
  if (ambiguous[hit.concept]?.test(word) === true) return false;
  if (
    hit.concept === 'run' &&
    (/generat|rebuil|do not edit/i.test(text) ||
      /(?:last|next|dry|test|per|the|a|this|each|every)\s{1,2}$/i.test(
        text.slice(Math.max(0, hit.start - 6), hit.start),
      ))
  )
    return false;
  return true;
}

function hasNear(hits: readonly ConceptHit[], hit: ConceptHit, wanted: readonly Concept[], words: number): boolean {
  if (wanted.length === 0) return true;
  return hits.some(
    (other) =>
      wanted.includes(other.concept) &&
      (other.end <= hit.start || hit.end <= other.start) &&
      Math.abs(other.word - hit.word) <= words,
  );
}

const example =
  /^\W{0,4}(?:e\.g|for example|example|such as|like|z\.\s?b|beispiel|p\.\s?ej|ejemplo|par exemple|ex\b|напр|пример|例|比如|示例|たとえば)/i;

/** Without what is denied, told of others, or given as an example of what to refuse. */
function withoutExamples(text: string, hits: readonly ConceptHit[]): ConceptHit[] {
  const warnings = hits.filter(({ concept }) => concept === 'defensive');
  const quotes = warnings.length > 0 ? quotedRanges(text) : [];
  const before = (hit: ConceptHit, concept: Concept, words: number) =>
    hits.some((other) => other.concept === concept && other.end <= hit.start && hit.word - other.word <= words);
  return hits.filter((hit) => {
    if (quotes.some(([start, end]) => start <= hit.start && hit.end <= end)) return false;
    if (
      warnings.some(
        ({ word, start, end }) => (start <= hit.start && hit.end <= end) || (word < hit.word && hit.word - word <= 8),
      )
    )
      return false;
    return !before(hit, 'negation', 3) && !before(hit, 'other', 2);
  });
}

/** Marks for tools, not words: `markdownlint-disable MD013`, `compact:start`, `/section`. */
function isDirective(text: string): boolean {
  return /^\s*\/?[\w:.-]{1,80}\s*$/.test(text) || /^\s*[\w-]{2,40}-(?:disable|enable|ignore)\b/.test(text);
}

const pipeToShell = /\b(?:curl|wget)\b[^\n|]{1,300}\|\s{0,3}(?:sudo\s)?(?:ba|z)?sh\b|\bbase64 (?:-d|--decode)\b/;
