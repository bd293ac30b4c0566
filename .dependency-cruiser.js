/** The layers of docs/ARCHITECTURE.md as rules. Arrows point down only; each rule says what to do instead. */
const foundation = 'sqlite|language|entries|errors|roles|scopes|profiles|config|git|workspace|tokens|secrets';
const stores = 'history|journal|search|models|proposals';
const subjects =
  'identity|budget|render|scaffold|health|lint|memory|sessions|dream|reflect|agents|audit|exchange|access-tokens|connect';

/** An outside package that may be imported from one place only. */
function home(name, packages, folder, advice) {
  return {
    name: `${name}-has-one-home`,
    comment: advice,
    severity: 'error',
    from: { path: '^(src|commands)/', pathNot: folder },
    to: { path: `node_modules/(${packages})/` },
  };
}

export default {
  forbidden: [
    {
      name: 'foundation-knows-nobody-above',
      comment:
        'A foundation folder imports only other foundation folders. Move what it needs down, or take it as an argument.',
      severity: 'error',
      from: { path: `^src/(${foundation})/` },
      to: { path: `^src/(${stores}|${subjects}|operations|server)/` },
    },
    {
      name: 'language-knows-only-texts',
      comment:
        'src/language reads sentences: text in, plain values out. Of other folders it uses days and `lazyValue` only; take the rest as an argument.',
      severity: 'error',
      from: { path: '^src/language/' },
      to: { path: '^src/(?!language/|workspace/(calendar-days|lazy-value)\\.ts$)' },
    },
    {
      name: 'memory-knows-no-reflection',
      comment:
        'Memory is written the same way whether or not anybody reflects on it. What both need of a pending proposal is in src/proposals.',
      severity: 'error',
      from: { path: '^src/memory/' },
      to: { path: '^src/(reflect|dream|agents)/' },
    },
    {
      name: 'stores-know-no-subjects',
      comment:
        'A store is used by the folders above it and uses none of them. Pass the decision in as a value, as plans are passed to the journal.',
      severity: 'error',
      from: { path: `^src/(${stores})/` },
      to: { path: `^src/(${subjects}|operations|server)/` },
    },
    {
      name: 'subjects-know-no-operations',
      comment:
        'src/operations checks what a caller hands in and may do, then calls the engine. Inside the engine, call the function itself.',
      severity: 'error',
      from: { path: `^src/(${subjects})/` },
      to: { path: '^src/operations/' },
    },
    {
      name: 'adapters-use-the-front-door',
      comment:
        'Commands reach the engine through src/index.ts alone, so that none goes round the gate. Add an operation, or export from src/index.ts what you need.',
      severity: 'error',
      from: { path: '^commands/' },
      to: { path: '^src/', pathNot: '^src/index\\.ts$' },
    },
    {
      name: 'doors-use-the-front-door',
      comment:
        'A door for agents translates and never decides: of src/ it uses its own folder and src/index.ts. Add an operation, or export from src/index.ts what you need.',
      severity: 'error',
      from: { path: '^src/(mcp|hooks)/' },
      to: { path: '^src/(?!$1/|index\\.ts$)' },
    },
    {
      name: 'engine-knows-no-terminal',
      comment: 'src/ returns values; commands/ prints them. Return what you wanted to print.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(commands|bin|scripts|test|bench)/' },
    },
    {
      name: 'nobody-imports-the-front-door-from-inside',
      comment: 'src/index.ts is for those outside. Inside src/, import the file that defines the thing.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/((index|library)\\.ts$|mcp/|hooks/)' },
      to: { path: '^src/(index|library)\\.ts$' },
    },
    {
      name: 'engine-does-not-read-the-process',
      comment: 'Take environment, folder and clock as arguments, so that a test is three lines.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(node:)?(process|os|readline)$' },
    },
    {
      name: 'only-the-index-opens-sqlite',
      comment:
        'Only src/sqlite opens SQLite, for the index and the lock of the journal; the index is used through src/search/index-interface.ts. To change a workspace, make a plan and hand it to changeWorkspace.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/sqlite/' },
      to: { path: 'node_modules/(better-sqlite3|better-sqlite3-node20|sqlite-vec)/' },
    },
    {
      name: 'the-index-has-one-interface',
      comment:
        'Use src/search/index-interface.ts. Only what opens an index, and the lock of the journal, know that it is SQLite.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/sqlite/|^src/search/(sqlite/|with-fresh-index.ts)|^src/journal/transaction/lock.ts',
      },
      to: { path: '^src/(search/)?sqlite/' },
    },
    home('terminal-packages', 'ora|@inquirer', '^commands/', 'Printing and asking belong to commands/.'),
    home('yaml', 'yaml', '^src/(workspace|identity|connect)/', 'Read front matter with src/workspace/front-matter.ts.'),
    home('jsonc', 'jsonc-parser', '^src/config/', 'Read settings with src/config/.'),
    home('croner', 'croner', '^src/reflect/', 'Ask src/reflect/schedule/cron-schedule.ts when a schedule comes round.'),
    home('tokenizer', 'gpt-tokenizer', '^src/tokens/', 'Count with src/tokens/.'),
    home('language-models', 'ai|@ai-sdk|execa', '^src/models/', 'Ask with src/models/language/.'),
    home('mcp', '@modelcontextprotocol', '^src/mcp/', 'The protocol belongs to src/mcp/.'),
    home('secretlint', '@secretlint', '^src/secrets/', 'Look for secrets with src/secrets/find-secrets.ts.'),
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or need a third that both use.',
      severity: 'error',
      from: { path: '^(src|commands)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.js'],
    },
  },
};
