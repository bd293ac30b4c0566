/**
 * A command line that runs a program as somebody whom permissions hold back. The administrator is one only after giving up all
 * capabilities; everybody else is one already.
 */
export function heldBack(command: readonly string[]): readonly string[] {
  if (process.getuid?.() !== 0) return command;
  return ['setpriv', '--bounding-set', '-all', '--inh-caps', '-all', ...command];
}
