/** Where a term stands in a file: for each chunk its place and how often, both as numbers of seven bits a byte. */
export function packPlaces(places: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  let last = 0;
  for (let index = 0; index < places.length; index += 2) {
    const place = places[index] ?? 0;
    pushNumber(bytes, place - last);
    pushNumber(bytes, places[index + 1] ?? 0);
    last = place;
  }
  return Uint8Array.from(bytes);
}

export function readPlaces(bytes: Uint8Array, visit: (place: number, count: number) => void): void {
  let place = 0;
  let at = 0;
  const next = () => {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      number |= (byte & 0x7f) << shift;
      if (byte < 0x80) return number;
    }
  };
  while (at < bytes.length) {
    place += next();
    visit(place, next());
  }
}

function pushNumber(bytes: number[], number: number): void {
  let rest = number;
  for (; rest >= 0x80; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  bytes.push(rest);
}
