import { addFiles, type Files, type Place, writeFiles } from '../../support/workspace-files.js';
import { type Circumstances, type Outcome, runInMemory } from '../memory-terminal.js';

/** Two tag characters, which spell "AB" to a model and nothing to a person. */
export const tags = '\u{e0041}\u{e0042}';

export const soul = '# Soul\n\nBe kind.\n\n## Boundaries\n\n- Private things stay private.\n';

/** A small workspace in which a hidden text stands at 3:8 of MEMORY.md. */
export const poisoned: Files = { 'SOUL.md': soul, 'MEMORY.md': `# Memory\n\n- Tea, ${tags}not coffee.\n` };

export const clean: Files = { 'SOUL.md': soul, 'MEMORY.md': '# Memory\n\n- Tea, not coffee.\n' };

/** Rules whose findings the tests know; others may have their own opinion of so small a workspace. */
const known = ['--rule', 'HID001,IDN008'];

export type Here = Place & {
  /** Runs `agentsoul lint` here with the rules that the tests know. */
  lint(argv?: readonly string[], circumstances?: Circumstances): Promise<Outcome>;
  run(argv: readonly string[], circumstances?: Circumstances): Promise<Outcome>;
  add(files: Files): void;
};

export function lintHere(files: Files): Here {
  const place = writeFiles(files);
  const run: Here['run'] = (argv, circumstances) =>
    runInMemory(argv, { cwd: place.root, ...circumstances, env: { ...place.env, ...circumstances?.env } });
  return {
    ...place,
    run,
    lint: (argv = [], circumstances = {}) => run(['lint', ...known, ...argv], circumstances),
    add: (more) => addFiles(place.root, more),
  };
}
