#!/usr/bin/env node
// Starts the program. Node.js 10 must be able to read this file, so that it can say that it is too old.

const needed = [20, 19];
let outputTrouble = null;

const standard = {
  get stdin() {
    return process.stdin;
  },
  get stdout() {
    return watched(process.stdout);
  },
  get stderr() {
    return watched(process.stderr);
  },
};

if (isTooOld(process.versions.node)) {
  refuse(`agentsoul needs Node.js ${needed.join('.')} or newer, and this is ${process.versions.node}.`);
} else if (process.argv.length === 3 && ['--version', '-V'].includes(process.argv[2])) {
  standard.stdout.write(`${require('../package.json').version}\n`);
} else {
  start();
}

function isTooOld(version) {
  const [major, minor] = version.split('.').map(Number);
  return major < needed[0] || (major === needed[0] && minor < needed[1]);
}

function start() {
  const listeners = [];
  let isInterrupted = false;
  process.on('SIGINT', () => {
    if (isInterrupted) process.exit(130);
    isInterrupted = true;
    for (const listener of listeners) listener();
  });

  // Stands until the program has ended by itself.
  process.exitCode = 2;
  run((listener) => listeners.push(listener)).then(
    (exitCode) => {
      if (outputTrouble === null) process.exitCode = exitCode;
      // What Ctrl-C left behind must not keep the process alive.
      if (isInterrupted) process.exit(130);
    },
    (error) => {
      const isMissing = error.code === 'ENOENT' && /dist[\\/]\w+\.cjs/.test(error.message);
      if (isMissing) refuse('agentsoul is not built. Run `npm run build` in its folder.');
      else refuse(`agentsoul could not start. ${error.stack || error}`);
    },
  );
}

async function run(onInterrupt) {
  return require('./load-program.js')
    .loadProgram({ words: process.argv.slice(2) })
    .program.main(process, { standard, onInterrupt });
}

/** A closed pipe means that its reader has seen enough, which is no failure. Any other trouble with output is one. */
function watched(stream) {
  if (stream.listenerCount('error') > 0) return stream;
  return stream.on('error', (error) => {
    if (outputTrouble !== null) return;
    outputTrouble = error;
    if (error.code === 'EPIPE') process.exitCode = 0;
    else refuse(`The output could not be written. ${error.message}`);
  });
}

/** Says it on standard error and leaves with the exit code for "could not do it". */
function refuse(message) {
  process.stderr.write(`✖ ${message}\n`);
  process.exitCode = 2;
}
