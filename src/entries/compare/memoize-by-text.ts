/** A cache of values derived from texts, because one text is compared with many. Cleared when it has `most` entries. */
export function memoizeByText<Made extends string | object>(
  make: (text: string) => Made,
  most: number,
): (text: string) => Made {
  const kept = new Map<string, Made>();
  return (text) => {
    const before = kept.get(text);
    if (before !== undefined) return before;
    if (kept.size >= most) kept.clear();
    const made = make(text);
    kept.set(text, made);
    return made;
  };
}
