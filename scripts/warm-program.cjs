// Runs the commands that agents and people start most, in the current folder, and writes down the code V8 made for them.
const { renameSync, writeFileSync } = require('node:fs');
const { compiledPath, loadProgram } = require('../bin/load-program.js');

const lines = ['-C demo render'];

async function warm() {
  const { script, mark, program } = loadProgram({ isCompiling: true });
  const { signal } = new AbortController();
  for (const line of lines) {
    process.argv = ['node', 'agentsoul', ...line.split(' ')];
    await program.main(process, { standard: process, signal });
  }
  const temporary = `${compiledPath}.${process.pid}.tmp`;
  writeFileSync(temporary, Buffer.concat([Buffer.from(mark), script.createCachedData()]));
  renameSync(temporary, compiledPath);
}

warm();
