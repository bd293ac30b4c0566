import { lazyValue } from '../../workspace/lazy-value.js';
import { createPrefilter, foreignWord } from '../text/keyword-prefilter.js';
import type { LintDocument } from '../text/lint-document.js';
import type { Contact } from './find-contact-data.js';

/** Streets with a house number, as several languages write them. */
export function findStreetAddresses(document: LintDocument): Contact[] {
  const { text } = document;
  if (!document.mayHold(look) && !shortNames.some((name) => text.includes(name))) return [];
  const contacts: Contact[] = [];
  for (const match of text.matchAll(names)) {
    const from = Math.max(0, match.index - 70, contacts.at(-1)?.end ?? 0);
    const window = text.slice(from, match.index + 70);
    if (!/\d/.test(window)) continue;
    for (const shape of shapes()) {
      const street = shape.exec(window);
      if (street === null || isExample.test(street[0])) continue;
      contacts.push({
        kind: 'street address',
        start: from + street.index,
        end: from + street.index + street[0].length,
      });
      break;
    }
  }
  return contacts;
}

const look = createPrefilter(
  ...['street', 'avenue', 'road', 'boulevard', 'blvd', 'lane', 'terrace', 'crescent', 'stra\u00dfe', 'strasse'],
  ...['str. 1', 'weg 1', 'platz 1', 'allee 1', 'gasse 1', 'calle ', 'avenida ', 'plaza ', 'paseo ', 'piazza ', 'rua '],
  ...['1 rue ', '1, rue ', '1 chemin ', '1, chemin ', foreignWord],
);
const shortNames = ['St.', 'Ave', 'Rd', 'Via ', '路', '街', '道', '巷', '弄', '市', '区', '町', '村'];

/** Found first, because few texts have one. */
const names =
  /Street|St\.|Avenue|Ave\b|Road|Rd\b|Boulevard|Blvd|Lane|Terrace|Crescent|[Ss]traße|[Ss]trasse|[Ss]tr\. \d|[Ww]eg \d|[Pp]latz \d|[Aa]llee \d|gasse \d|Calle |Avenida |Plaza |Paseo |\d,? rue |\d,? boulevard |\d,? avenue |\d,? chemin |Via [A-Z]|Piazza |Rua |ул\.|улица|проспект|[路街道巷弄]\d|丁目|[市区町村]/g;

const shapes = lazyValue(() => [
  /(?<![\w.,$€£-])\d{1,5}[A-Za-z]? (?:[NSEW]\. )?(?:[A-Z][a-z]{1,20} ){1,3}(?:Street|Avenue|Road|Boulevard|Lane|Terrace|Crescent|St\.|Ave\b\.?|Rd\b\.?|Blvd\b\.?)(?!\w| [A-Z][a-z])/,
  /(?<!\p{L})\p{Lu}\p{Ll}{2,25}(?:straße|strasse|str\.|weg|platz|allee|gasse|ufer|damm) \d{1,4}[a-z]?(?![\p{L}\p{N}/%]|[.:-]\d)/u,
  /(?<!\p{L})\p{Lu}\p{Ll}{2,25}(?:er|-) (?:Straße|Str\.|Weg|Platz|Allee) \d{1,4}[a-z]?(?![\p{L}\p{N}/%]|[.:-]\d)/u,
  /(?<!\p{L})(?:Calle|Avenida|Avda\.|Plaza|Paseo|Rua|Via|Piazza)(?: (?:de|del|la|las|los|da|do|dei|della|di)){0,3}(?: \p{Lu}\p{Ll}{1,20}){1,3},? (?:n\.?º? ?)?\d{1,4}(?![\p{L}\p{N}/%]|[.:-]\d)/u,
  /(?<![\p{L}\p{N}])\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|place|chemin|impasse|allée|quai) (?:(?:de|du|des|la|le|les) |l['’]|d['’]){0,3}\p{Lu}\p{Ll}{1,25}/u,
  /(?:ул\.|улица|проспект|пр-т\.?|переулок) ?\p{Lu}\p{Ll}{2,25}(?: \p{Lu}?\p{Ll}{2,25})?,? (?:д(?:ом|\.) ?)?\d{1,4}/u,
  /[\u4e00-\u9fff]{1,6}(?:路|街|大道|巷|弄)\d{1,5}(?:弄\d{1,4})?号/u,
  /[\u4e00-\u9fff\u3040-\u30ff]{1,6}[市区町村][\u4e00-\u9fff\u3040-\u30ff]{1,8}\d{1,3}(?:丁目|-)\d{1,3}(?:番地?|-)\d{0,3}/u,
]);

const isExample =
  /^(?:123|1234|42|221B) (?:Main|Example|Sample|Fake|Elm|Baker|Any|Test|Some)|Muster|Beispiel|Sésamo|1600 Penn|Ejemplo|Exemple/i;
