#!/usr/bin/env node
// Starts the program. No static import, no `import.meta`, no `?.`: Node.js 10 must be able to read this file, so that it
// can say that it is too old.

const needed = [20, 19];
let outputTrouble = null;

if (isTooOld(process.versions.node)) {
  refuse(`agentsoul needs Node.js ${needed.join('.')} or newer, and this is ${process.versions.node}.`);
} else if (process.argv.length === 3 && ['--version', '-V'].includes(process.argv[2])) {
  watch(process.stdout);
  import('../dist/version.js').then(({ version }) => process.stdout.write(`${version}\n`), start);
} else {
  start();
}

function isTooOld(version) {
  const [major, minor] = version.split('.').map(Number);
  return major < needed[0] || (major === needed[0] && minor < needed[1]);
}

function start() {
  watch(process.stdout);
  watch(process.stderr);
  const interruption = new AbortController();
  process.on('SIGINT', () => {
    if (interruption.signal.aborted) process.exit(130);
    interruption.abort();
  });

  // Stands until the program has ended by itself.
  process.exitCode = 2;
  import('../dist/cli.js')
    .then(({ main }) => main(process, interruption.signal))
    .then((exitCode) => {
      if (outputTrouble === null) process.exitCode = exitCode;
      // What Ctrl-C left behind must not keep the process alive.
      if (interruption.signal.aborted) process.exit(130);
    })
    .catch((error) => {
      const isMissing = error.code === 'ERR_MODULE_NOT_FOUND' && /dist[\\/]cli\.js/.test(error.message);
      if (isMissing) refuse('agentsoul is not built. Run `npm run build` in its folder.');
      else refuse(`agentsoul could not start. ${error.stack || error}`);
    });
}

/** A closed pipe means that its reader has seen enough, which is no failure. Any other trouble with output is one. */
function watch(stream) {
  stream.on('error', (error) => {
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
