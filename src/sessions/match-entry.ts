/** Finds every word of a query in a text, in any order; gives back where the first of them stands, or null where one is missing. */
export function entryMatcher(query: string): (text: string) => number | null {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (text) => {
    const lower = folded(text);
    const places = words.map((word) => lower.indexOf(word));
    return words.length === 0 || places.includes(-1) ? null : Math.min(...places);
  };
}

/** Without compatibility forms: they change lengths, and the place is one in the text as it is. */
function folded(text: string): string {
  return text.toLowerCase();
}
