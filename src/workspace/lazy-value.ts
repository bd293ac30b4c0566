/**
 * A value created on first use, such as a pattern. Unicode tables (`\p{L}`) and case-insensitive Unicode patterns (`iu`) take longer to
 * compile than most texts take to read, and most texts need none of them.
 */
export function lazyValue<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
