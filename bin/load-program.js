// Loads the program, which is one file, together with what V8 made of it when it was built. Where that does not fit this
// version of Node.js, or is missing, the file is compiled as usual.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { Script } = require('node:vm');

const setFlagsFromString = flagSetter();

// Optimising a function takes V8 longer than most commands run, and a process can't end before it is done. So a function
// has to be about forty times busier than usual before it is optimised. What was compiled fits these flags only.
setFlagsFromString('--interrupt-budget=5000000');

// The linter has hundreds of patterns. Each is compiled once and for good, not first for a try. It is done before marking what
// is still in use beside it would pay. And most of its functions run too seldom for V8 to gain by noting what they are called
// with. `--single-threaded-gc` is no choice: given to a V8 that runs already, it ends the process at the first full collection.
const lintingFlags = [
  '--no-regexp-tier-up',
  '--no-incremental-marking',
  '--interrupt-budget-factor-for-feedback-allocation=16',
];

// A search is soon done, also where its loops are compiled in the simplest way and its functions are not compiled at all but
// interpreted. Anything better would be ready when it is over.
const searchingFlags = ['--wasm-tiering-budget=100000000', '--no-sparkplug'];

const flagsOf = { linter: lintingFlags, searcher: searchingFlags };

/**
 * The function that `node:v8` has. That module loads streams as well, which takes as long as the whole start of some commands, so on
 * Node.js 20, where it can be had alone, it is; without a warning, because nobody who runs this program could do anything about it.
 */
function flagSetter() {
  const warnsNot = process.noDeprecation;
  try {
    process.noDeprecation = true;
    if (process.versions.node.startsWith('20.')) return process.binding('v8').setFlagsFromString;
  } catch (_error) {
    // Closed to programs with fewer rights.
  } finally {
    process.noDeprecation = warnsNot;
  }
  return require('node:v8').setFlagsFromString;
}

const markLength = 64;

/** The script, its mark, and what it exports. */
function loadProgram({ words = [], isCompiling = false } = {}) {
  const name = programFor(words);
  for (const flag of flagsOf[name] || []) setFlagsFromString(flag);
  const programPath = join(__dirname, `../dist/${name}.cjs`);
  // The build writes ASCII only, and this way V8 need not look for anything else.
  const source = readFileSync(programPath, 'latin1');
  const mark = source.slice(-markLength);
  const cachedData = isCompiling ? undefined : readCompiled(compiledPathFor(words), mark);
  const script = new Script(source, { filename: programPath, cachedData });
  const module = { exports: {} };
  script.runInThisContext()(module, require, programPath, (name) => import(name));
  return { script, mark, program: module.exports };
}

/** V8 compares nothing but lengths, so what was compiled begins with the mark of the program it was made from. */
function readCompiled(compiledPath, mark) {
  try {
    const compiled = readFileSync(compiledPath);
    return compiled.latin1Slice(0, markLength) === mark ? compiled.subarray(markLength) : undefined;
  } catch (_error) {
    return undefined;
  }
}

/**
 * Seven programs of one source: all of it, without the linter, what only reads, what searches, what answers from what it found, a
 * look at the audit, and the linter alone. The last five are started most, and the less there is to load the sooner they start.
 */
function programFor(words) {
  if (words.includes('--help') || words.includes('-h')) return 'full';
  const command = commandIn(words);
  if (['render', 'whoami', 'flush'].includes(command)) return 'reader';
  if (command === 'search') return 'searcher';
  if (['recall', 'reindex'].includes(command)) return 'finder';
  // A look at the audit is quick; whoever wants to know what an alert means waits for the linter.
  if (command === 'audit') return words.at(-1) === 'audit' ? 'auditor' : 'full';
  // What mends or measures needs more than what looks.
  if (command === 'lint') return words.includes('--fix') || words.includes('--self-test') ? 'full' : 'linter';
  return usesLinter.has(command) ? 'full' : 'cli';
}

const linting = 'explain scopes help remember log core reflect dream propose review';
const usesLinter = new Set(['', ...linting.split(' ')]);

/** The first word that is neither an option nor the value of one. */
function commandIn(words) {
  for (let index = 0; index < words.length; index++) {
    if (['-C', '--workspace', '--agent', '--at'].includes(words[index])) index++;
    else if (!words[index].startsWith('-')) return words[index];
  }
  return '';
}

function compiledPathFor(words) {
  return join(__dirname, `../dist/${programFor(words)}.compiled`);
}

module.exports = { compiledPathFor, loadProgram };
