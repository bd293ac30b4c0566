/** What is made of a text, kept because one text is held against many. When `most` are kept, all are let go. */
export function keptByText<Made extends string | object>(
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
