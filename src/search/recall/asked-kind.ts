import { asksWhen } from '../../language/dates/asks-when.js';

/** Whether a question asks for a place or a time; null for anything else. */
export function askedKind(question: string): 'place' | 'time' | null {
  if (asksPlace.test(question.trim().toLowerCase())) return 'place';
  return asksWhen(question) ? 'time' : null;
}

/** Whether a text names a place, judged by prepositions and capital letters. */
export function namesPlace(text: string): boolean {
  return placeWords.test(text);
}

/** Whether a question asks for one attribute of one thing: "what is my blood type?", "how tall is Jan?". */
export function asksForAttribute(question: string): boolean {
  return attributeForm.test(question.trim().toLowerCase());
}

const asksPlace = /^[¿\s]*(?:where|wo|wohin|woher|d[oó]nde|ad[oó]nde|где|куда)(?![\p{L}])|哪里|哪儿|どこ|어디/u;

const placeWords =
  /(?<![\p{L}])(?:at|in|to|near|from|an|am|im|bei|beim|nach|en|cerca de|в|во|на|около) (?:(?:the|der|die|das|dem|den|el|la|los|las) )?\p{Lu}|在|[にで]|에서?(?![\p{L}])/u;

const attributeForm =
  /^[¿\s]*(?:(?:what|who|when|where|which|how \p{L}+)(?:'s| is| are| was| were)|(?:was|wer|wann|wo|wie \p{L}+|welche[rs]?|welches) (?:ist|sind|war|waren)|(?:cuál|cuáles|qué|quién|cuándo|dónde|cómo) (?:es|son|era|está|están))(?![\p{L}])/u;
