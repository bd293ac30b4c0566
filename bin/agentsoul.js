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
      const isMissing = error.code === 'ERR_MODULE_NOT_FOUND' && /dist[\\/]/.test(error.message);
      if (isMissing) refuse('agentsoul is not built. Run `npm run build` in its folder.');
      else refuse(`agentsoul could not start. ${error.stack || error}`);
    },
  );
}

async function run(onInterrupt) {
  keepCompiledCode();
  const { main } = await import('../dist/cli.js');
  return main(process, { standard, onInterrupt });
}

/** Node.js 22.8 and newer keep what they compiled for the next start, in a folder that nobody but the user may write. */
function keepCompiledCode() {
  const { enableCompileCache } = require('node:module');
  const folder = enableCompileCache === undefined ? null : cacheFolder(process.env);
  if (folder === null) return;
  try {
    const { mkdirSync, statSync } = require('node:fs');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { uid, mode } = statSync(folder);
    const isOurs = process.getuid === undefined || (uid === process.getuid() && (mode & 0o077) === 0);
    if (isOurs) enableCompileCache(folder);
  } catch (_error) {
    // A home that can't be written: everything works without it, and starts a little later.
  }
}

function cacheFolder({ XDG_CACHE_HOME, HOME }) {
  const { isAbsolute, join } = require('node:path');
  const caches = XDG_CACHE_HOME || (HOME && join(HOME, '.cache'));
  return caches && isAbsolute(caches) ? join(caches, 'agentsoul', 'compile') : null;
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
