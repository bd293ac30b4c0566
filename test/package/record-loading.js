// Preloaded with --import: writes down, line by line, every file a program loads or reads from a package.
import fs from 'node:fs';
import { createRequire, register, syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';

const log = process.env.RECORD_LOADING_TO;

function note(kind, path) {
  writeLine(log, `${kind} ${path}\n`);
}

const writeLine = fs.appendFileSync;

// Modules of the current kind are loaded in a thread of their own.
register(
  `data:text/javascript,${encodeURIComponent(`
    import { appendFileSync } from 'node:fs';
    export async function load(url, context, next) {
      if (url.startsWith('file:')) appendFileSync(${JSON.stringify(log)}, 'module ' + new URL(url).pathname + '\\n');
      return next(url, context);
    }
  `)}`,
);

const own = fileURLToPath(import.meta.url);
const { cache } = createRequire(import.meta.url);
process.on('exit', () => {
  for (const path of Object.keys(cache)) if (path !== own) note('module', path);
  for (const name of process.moduleLoadList) note('builtin', name);
});

const { dlopen } = process;
process.dlopen = function recordedOpen(...args) {
  note('native', args[1]);
  return dlopen.apply(this, args);
};

// A package can also be read as data.
for (const [place, names] of [
  [fs, ['readFileSync', 'openSync', 'readFile', 'open', 'createReadStream']],
  [fs.promises, ['readFile', 'open']],
]) {
  for (const name of names) {
    const original = place[name];
    place[name] = function recordedRead(path, ...rest) {
      if (/node_modules/.test(String(path))) note('module', String(path));
      return original.call(this, path, ...rest);
    };
  }
}
syncBuiltinESMExports();
