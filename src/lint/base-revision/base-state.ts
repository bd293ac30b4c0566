import { configFileName } from '../../workspace/config-file-name.js';
import type { BaseState } from '../linted-workspace.js';
import type { LintDocument } from '../text/lint-document.js';

type Compared = {
  readonly before: ReadonlyMap<string, LintDocument>;
  readonly now: ReadonlyMap<string, LintDocument>;
  /** New path to old path. */
  readonly renames: ReadonlyMap<string, string>;
};

/** Data for rules that compare with the base themselves. A renamed file has its old text. */
export function baseStateOf(
  revision: string,
  { before, now, renames }: Compared,
  config: true | { readonly text: string | null },
): BaseState {
  const textOf = (path: string) => before.get(renames.get(path) ?? path)?.text ?? null;
  const paths = new Set([...before.keys(), ...now.keys()]);
  const changed = [...paths].filter((path) => before.get(path)?.text !== now.get(path)?.text);
  if (config === true) return { revision, textOf, changed: changed.sort() };
  return {
    revision,
    textOf: (path) => (path === configFileName ? config.text : textOf(path)),
    changed: [...changed, configFileName].sort(),
  };
}
