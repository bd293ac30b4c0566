/** What a name most likely names: by its last word, or by what is said of somebody with a first and a last name. */
export function likelyType(name: string, type: string, text: string): string {
  if (type === 'person' || type === 'concept') {
    if (bodies.test(name)) return 'organisation';
    if (places.test(name)) return 'place';
  }
  if (type !== 'concept' || !/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}$/u.test(name)) return type;
  const at = text.indexOf(name);
  const next = text.slice(at + name.length, at + name.length + 20);
  const before = text.slice(Math.max(0, at - 24), at);
  const acts =
    /^\s(?:says|said|asks|asked|wants|wanted|agreed|promised|called|wrote|sent|keeps|kept|signed|approved|thinks|liked|likes|lent|brought|came|comes|told|turned|found|offered|took|takes|met|needs|knows|visited|ordered|paid|bought|sold|runs|owns|drives|does|did)\b/;
  const told =
    /(?:says|said|told|asked?|thanked?|met|with|to|from|by|for|called|warden|farmer|producer|doctor|teacher|colleague|neighbour|neighbor|customer|client|boss|manager|brother|sister|mother|father|son|daughter|aunt|uncle|wife|husband|friend) $/i;
  return acts.test(next) ||
    roles.test(text.slice(at + name.length, at + name.length + 60)) ||
    (told.test(before) &&
      /(?:says|said|told|warden|farmer|producer|doctor|teacher|colleague|neighbou?r|customer|client|boss|manager|brother|sister|mother|father|son|daughter|aunt|uncle|wife|husband|friend|called|thanked?|asked?|met) $/i.test(
        before,
      ))
    ? 'person'
    : type;
}

/** "Caldera Heating", "the Department": the last word says what is sold, or what kind of body it is. */
const bodies =
  /^(?:Department|Council|University|Ministry|Parliament|Board)$| (?:Department|Council|University|College|School|Museum|Ministry|Company|Club|Trust|Society|Association|Foundation|Films?|Studios?|Heating|Plumbing|Electrics?|Roofing|Builders|Joinery|Motors|Foods|Energy|Insurance|Bank|Holdings?|Group|Partners|Consulting|Solutions|Services|Systems|Labs|Media|Records|Press|Pharma|Medical|Logistics|Airlines?|Airways|Hotels?|Bakery|Brewery|Ltd|Limited|Inc|LLC|GmbH|AG|SARL|SL|SpA|BV|AB|Oy)\.?$/u;

const places =
  / (?:Road|Street|Avenue|Lane|Square|Parade|Crescent|Terrace|Close|Court|Bridge|Quay|Station|Airport|Harbour|Valley|Forest|Island|Beach|Bay|Lake|Straße|Platz|Gasse|Weg)$/u;

/** "is the electrician", "is our new bookkeeper": what only a person is. */
const roles =
  /^ is (?:the|our|my|a|an|his|her|their|[\p{L}]+'s) (?:[\p{L}-]+ ){0,3}?(?:\p{L}{2,}(?:er|or|ist|ian|ant|eer|man|woman|yst)|architect|chef|nurse|boss|cook|clerk|agent|pilot|coach|surgeon|judge|guide|skipper|brother|sister|mother|father|son|aunt|uncle|wife|husband|friend|cousin|niece|nephew)(?![\p{L}])/u;
