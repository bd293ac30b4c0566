// Runs a command line in the current folder, and writes down the code V8 made for it.
const { renameSync, writeFileSync } = require('node:fs');
const { compiledPathFor, loadProgram } = require('../bin/load-program.js');

async function warm(words) {
  const { script, mark, program } = loadProgram({ words, isCompiling: true });
  process.argv = ['node', 'agentsoul', ...words];
  const exitCode = await program.main(process, { standard: process, onInterrupt() {} });
  if (exitCode > 1) throw new Error(`\`agentsoul ${words.join(' ')}\` ended with ${exitCode}.`);
  const path = compiledPathFor(words);
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, Buffer.concat([Buffer.from(mark), script.createCachedData()]));
  renameSync(temporary, path);
}

warm(process.argv.slice(2));
