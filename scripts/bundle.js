import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { types } from 'node:util';

// What is heavy or native stays outside and is loaded when it is needed; what every run needs comes inside.
const common = {
  bundle: true,
  write: false,
  metafile: true,
  platform: 'node',
  target: 'node20.19',
  mainFields: ['module', 'main'],
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  external: [
    'better-sqlite3',
    'snowball-stemmers',
    '@secretlint/*',
    '@inquirer/prompts',
    'ora',
    'ai',
    '@ai-sdk/*',
    'execa',
  ],
  // The package's build for browsers is the same code as modules, which leave out what is not used.
  alias: { yaml: './node_modules/yaml/browser/index.js' },
  logLevel: 'warning',
};

/** The library: modules, so that programs that use it can leave out what they don't need. */
export async function bundleLibrary(root) {
  const { build } = await import('esbuild');
  return build({
    ...common,
    absWorkingDir: root,
    entryPoints: { index: 'src/index.ts' },
    outdir: 'dist',
    // Beside the entry, because some files look for data that lies beside them.
    chunkNames: 'chunk-[hash]',
    splitting: true,
    format: 'esm',
    // Packages in the older module format ask for built-in modules with `require`.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
  });
}

/**
 * The program: one file in the older module format, because only that can be compiled ahead. `only` are the commands it knows,
 * `within` packages it holds. With `isSmall`, what few runs need lies in files of its own, and starting need not read it. `late`
 * says what packages are made of that the program evaluates at their first use.
 */
export async function bundleProgram(root, { name, only = null, without = null, within = [], isSmall = false }) {
  const { build } = await import('esbuild');
  const late = [];
  const { outputFiles, metafile } = await build({
    ...common,
    absWorkingDir: root,
    entryPoints: { [name]: 'commands/main.ts' },
    outdir: 'dist',
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    minifyIdentifiers: isSmall,
    external: [...common.external.filter((part) => !within.includes(part)), 'bindings'],
    define: { 'import.meta.url': '__here.url', 'import.meta.dirname': '__here.folder' },
    banner: { js: here },
    plugins: [
      leaveOutUnused,
      ...(only === null ? [] : [keepCommands(only)]),
      ...(within.length === 0 ? [] : [holdPackages]),
      ...(without === null ? [] : [leaveOut(without)]),
      await loadAtFirstUse(root, { isSmall, onBuilt: (built) => late.push(built) }),
    ],
  });
  return { metafile, late, outputFiles: outputFiles.map(({ path, text }) => ({ path, contents: asFunction(text) })) };
}

/** Where the program lies. As an address it is made when somebody asks, because few runs do and it takes a while. */
const here =
  "const __here={folder:require('node:path').dirname(__filename),get url(){return require('node:url').pathToFileURL(__filename).href}};";

/** Code that is compiled ahead can neither ask for modules nor import them by itself; the starter hands it both. */
function asFunction(text) {
  const code = text
    .replace(/\bimport\((?="[\w@/-]+"\))/g, '__import(')
    // In patterns esbuild leaves other scripts as they are, and the starter reads ASCII.
    .replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const program = `(function(module,require,__filename,__import){${code}})\n`;
  return `${program}//${createHash('sha256').update(program).digest('hex')}`;
}

/** Parts of packages that are loaded at every start and that agentsoul never uses. */
const leaveOutUnused = {
  name: 'leave-out-unused',
  setup(building) {
    const standIns = {
      // Chalk looks for a terminal; commands/ui/style.ts decides that.
      '#supports-color': 'export default { stdout: false, stderr: false };',
      // Commander can run commands that are programs of their own; ours are functions.
      'node:child_process': 'module.exports = {};',
      'node:process': 'module.exports = globalThis.process;',
    };
    building.onResolve({ filter: /^(#supports-color|node:child_process|node:process)$/ }, ({ path, importer }) => {
      const isUnused = /node_modules.(chalk|commander)./.test(importer);
      return isUnused ? { path, namespace: 'stand-in' } : undefined;
    });
    building.onLoad({ filter: /.*/, namespace: 'stand-in' }, ({ path }) => ({ contents: standIns[path] }));
    // Its lists of blanks are for laying out texts, which it makes for us nowhere; it doesn't say that it can be left out.
    building.onResolve({ filter: /string-intern$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, `${path}.js`),
      sideEffects: false,
    }));
  },
};

/** Packages that our files ask for with a `require` of their own are taken in where they ask with the usual one. */
const holdPackages = {
  name: 'hold-packages',
  setup(building) {
    building.onLoad({ filter: /[\\/]search[\\/]sqlite\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace('const require = createRequire(import.meta.url);', ''),
      loader: 'ts',
    }));
  },
};

/** What a program is built without; the starter takes another one for the commands that need it. */
function leaveOut(parts) {
  return {
    name: 'leave-out',
    setup(building) {
      building.onResolve({ filter: parts }, ({ path, importer }) => {
        const isKept = parts.test(importer) || /formats\.js$/.test(path);
        return isKept ? undefined : { path, namespace: 'left-out' };
      });
      building.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'module.exports = {};' }));
    },
  };
}

/** A program for a few commands has nothing of the others. */
function keepCommands(names) {
  return {
    name: 'keep-commands',
    setup(building) {
      building.onLoad({ filter: /[\\/]commands[\\/]index\.ts$/ }, () => ({
        contents: [
          ...names.map((name) => `import { ${name}Command } from './${name}.js';`),
          `export const commands = [${names.map((name) => `${name}Command`).join(', ')}];`,
        ].join('\n'),
        loader: 'ts',
      }));
    },
  };
}

const latePackages = ['chalk', 'diff', 'jsonc-parser', 'yaml', 'zod'];
/** Those of them that small programs leave in files of their own. */
const apartPackages = ['diff', 'yaml', 'zod'];
const lateBuiltIns = [
  'node:crypto',
  'node:fs/promises',
  'node:child_process',
  'node:timers/promises',
  'node:module',
  'node:os',
];

const lateTables = /[\\/]known-pieces\.generated\.js$/;

/** The files that small programs read at their first use. */
export async function bundleApart(root) {
  const { build } = await import('esbuild');
  const packages = apartPackages.map(async (name) =>
    build({
      ...common,
      absWorkingDir: root,
      stdin: { contents: `export { ${(await usedNames(root, name)).join(', ')} } from '${name}';`, resolveDir: root },
      outfile: join(root, placeApart(name)),
      format: 'cjs',
    }),
  );
  return Promise.all(packages);
}

function placeApart(name) {
  return `dist/apart/${name}.cjs`;
}

/** Modules that most commands import and few use: a stand-in with the same names loads each at its first use. */
async function loadAtFirstUse(root, { isSmall, onBuilt }) {
  const names = Object.fromEntries(
    await Promise.all([...latePackages, ...lateBuiltIns].map(async (name) => [name, await usedNames(root, name)])),
  );
  // The starter, which asks for it, lies in bin/.
  const apart = (name) => `../${placeApart(name)}`;
  const packageAt = (name) => (isSmall && apartPackages.includes(name) ? apart(name) : `used:${name}`);
  return {
    name: 'load-at-first-use',
    setup(building) {
      building.onResolve({ filter: /^[a-z]/ }, ({ path, importer }) =>
        !(path in names) || importer.includes('node_modules') || importer === path
          ? undefined
          : { path, namespace: 'at-first-use' },
      );
      building.onResolve({ filter: lateTables }, ({ path, resolveDir, namespace }) => {
        const file = join(resolveDir, path.replace(/\.js$/, '.ts'));
        return namespace === 'late-table' ? undefined : { path: file, namespace: 'late-table' };
      });
      building.onLoad({ filter: /.*/, namespace: 'late-table' }, ({ path }) => ({
        contents: standIn(exportsOf(path), `table:${path}`),
      }));
      building.onResolve({ filter: /^\.\.\/dist\/apart\// }, ({ path }) => ({ path, external: true }));
      building.onResolve({ filter: /^table:/ }, ({ path }) => ({ path: path.slice('table:'.length) }));
      building.onLoad({ filter: /.*/, namespace: 'at-first-use' }, ({ path }) => ({
        contents: standIn(names[path], latePackages.includes(path) ? packageAt(path) : path),
      }));
      building.onResolve({ filter: /^used:/ }, ({ path }) => ({ path: path.slice('used:'.length), namespace: 'used' }));
      // In the older format a package stays a function of its own, which costs nothing until it is called.
      building.onLoad({ filter: /.*/, namespace: 'used' }, async ({ path }) => {
        const contents = `export { ${names[path].join(', ')} } from '${path}';`;
        const { outputFiles, metafile } = await building.esbuild.build({
          ...common,
          absWorkingDir: root,
          stdin: { contents, resolveDir: root },
          format: 'cjs',
          plugins: [leaveOutUnused],
        });
        onBuilt(metafile);
        return { contents: outputFiles[0].text };
      });
    },
  };
}

function standIn(names, module) {
  return `for (const name of ${JSON.stringify(names)})
    Object.defineProperty(exports, name, { enumerable: true, get: () => require(${JSON.stringify(module)})[name] });`;
}

function exportsOf(file) {
  return [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
}

/** What our files may use of a module: every word in a file that imports it which the module exports. */
async function usedNames(root, name) {
  const words = new Set();
  for (const file of ['src', 'commands'].flatMap((folder) => filesBelow(join(root, folder)))) {
    const text = readFileSync(file, 'utf8');
    const isImporting = text.includes(` from '${name}';`) || text.includes(`import('${name}')`);
    if (isImporting) for (const [word] of text.matchAll(/\w+/g)) words.add(word);
  }
  const { default: _whole, ...exported } = await import(name);
  // A whole module among the exports would bring all of it along.
  return Object.entries(exported).flatMap(([word, value]) =>
    words.has(word) && !types.isModuleNamespaceObject(value) ? [word] : [],
  );
}

function filesBelow(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter(({ name }) => name.endsWith('.ts')).map(({ name, parentPath }) => join(parentPath, name));
}
