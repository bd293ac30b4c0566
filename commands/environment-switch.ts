export type Environment = Readonly<Record<string, string | undefined>>;

/** What a switch in the environment says: undefined where the word is neither yes nor no. */
export function isSwitchedOn(text: string | undefined): boolean | undefined {
  const word = (text ?? '').toLowerCase();
  if (['1', 'true', 'yes', 'on'].includes(word)) return true;
  if (['', '0', 'false', 'no', 'off'].includes(word)) return false;
  return undefined;
}
