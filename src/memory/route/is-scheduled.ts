import { readDate } from '../../language/dates/read-date.js';
import { hasSignal } from '../../language/signals/memory-kind-phrases.js';

/**
 * Whether a text describes something that happens once, at a given time: an appointment or an errand. It may name no day, as in "Dinner
 * with Tom at 7"; said on another day, it is another dinner.
 */
export function isScheduled(text: string): boolean {
  if (dayAhead.test(text)) return true;
  if (!hasSignal(text, 'appointment') && !outing.test(text) && !errand.test(text)) return false;
  return readDate(text) !== null || clockTime.test(text) || hour.test(text);
}

const clockTime = /(?<!\d)(?:[01]?\d|2[0-3])[:.h][0-5]\d(?!\d)/;

/** `at 7`, `um acht`, `a las 9`; the number of a house has a street behind it. */
const hour =
  /(?<!\p{L})(?:(?:at|around|um|gegen|à|às|alle|в|к) |a las? |vers )(?:(?:[01]?\d|2[0-4])(?![\p{N}%€$£]|[.,]\p{N}| (?!Uhr)\p{Lu}| ?(?:euros?|km|percent))|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|Mittag|Mitternacht|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|mediodía|midi|minuit|mezzogiorno)(?![\p{L}\p{N}])/u;

/** `Yoga with Lena`: an activity and a person. */
const outing = /^\s*\p{L}+ (?:with|mit|con|avec|com|с) \p{L}/u;

const errand =
  /^\s*(?:call|ring|phone|meet|pick up|visit|collect|drop off|fetch|abholen|triff|treffe|hole?|besuche?|llamar a|recoger|quedar con|visitar)(?!\p{L})/iu;

/** A relative day. In German and Spanish the word for "tomorrow" may also mean "morning". */
const dayAhead =
  /(?<!\p{L})(?:[Tt]omorrow|[Nn]ext (?:week|month|weekend|[MTWFS]\p{L}+day)|[Üü]bermorgen|[Nn]ächste[nrs]? (?:Woche|Monat|Wochenende|\p{Lu}\p{L}+tag|Mittwoch)|(?<!\b(?:jeden|am|guten|diesen) )morgen|[Pp]asado mañana|(?<!\b(?:la|cada|esta|de) )[Mm]añana|la (?:próxima semana|semana que viene)|[Dd]emain|[Aa]manhã|[Dd]omani|[Зз]автра|[Пп]ослезавтра)(?!\p{L})|^\s*Morgen (?!früh immer)|明天|后天|明後日|내일|모레/u;
