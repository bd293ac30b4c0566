/**
 * Something that is made when it is first asked for, such as a pattern. Tables of all letters (`\p{L}`) and patterns that are
 * blind to case in all scripts (`iu`) take longer to make than most texts take to read, and most texts need none of them.
 */
export function atFirstUse<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
