// Writes every file that is made from others: docs/reference, completions, the list of profiles.
// With --check it writes nothing, lists what is stale and exits 1.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSource } from './load-source.js';
import { commandsPage } from './reference/commands.js';
import { configPage } from './reference/config.js';
import { errorsPage } from './reference/errors.js';
import { packLexicon } from './reference/lexicon.js';
import { profileList } from './reference/profile-list.js';
import { profilesPage } from './reference/profiles.js';
import { ruleList } from './reference/rule-list.js';
import { templateLines } from './reference/template-lines.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const isCheck = process.argv.includes('--check');
const stale = [];

// The source imports this list, so it comes first.
settle('src/profiles/layouts.generated.ts', profileList(readdirSync(join(root, 'src/profiles/layouts'))));

const { concepts } = JSON.parse(readFileSync(join(root, 'data/lint/lexicon.json'), 'utf8'));
settle('src/lint/lexicon/lexicon.generated.bin', packLexicon(concepts));
settle('src/lint/identity/template-lines.generated.ts', await templateLines(root));
settle('src/lint/rules/index.generated.ts', ruleList(readdirSync(join(root, 'src/lint/rules'))));

const source = await loadSource(root, [
  'commands/index.ts',
  'commands/command.ts',
  'commands/exit-code.ts',
  'commands/completion/completion-script.ts',
  'commands/help/flags.ts',
  'commands/help/usage-line.ts',
  'commands/parse/global-options.ts',
  'src/config/config-json-schema.ts',
  'src/connect/claude-plugin.ts',
  'src/connect/skill-text.ts',
  'src/errors/catalogue.ts',
  'src/profiles/layouts.generated.ts',
  'src/roles/roles.ts',
  'src/scopes/scopes.ts',
]);
const schema = source.configJsonSchema({ profiles: source.profiles.map((profile) => profile.name) });

settle('completions/agentsoul.bash', source.completionScript('bash', source.commands));
settle('completions/_agentsoul', source.completionScript('zsh', source.commands));
settle('completions/agentsoul.fish', source.completionScript('fish', source.commands));
settle('docs/reference/commands.md', commandsPage(source));
settle('docs/reference/errors.md', errorsPage(source.errorCatalogue));
settle('docs/reference/profiles.md', profilesPage(source));
settle('docs/reference/config.schema.json', `${JSON.stringify(schema, null, 2)}\n`);
settle('docs/reference/config.md', configPage(schema));
settle('skills/agentsoul/SKILL.md', source.skillText());
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
for (const [path, text] of Object.entries(source.claudePlugin(version))) settle(`plugins/claude-code/${path}`, text);

if (stale.length > 0 && isCheck) {
  console.error(`Stale, run \`npm run generate\`:\n${stale.map((path) => `  ${path}`).join('\n')}`);
  process.exitCode = 1;
}

function settle(path, content) {
  const file = join(root, path);
  const bytes = Buffer.from(content);
  if (bytesOf(file)?.equals(bytes)) return;
  stale.push(path);
  if (isCheck) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.error(`wrote ${path}`);
}

function bytesOf(file) {
  try {
    return readFileSync(file);
  } catch {
    return null; // Not written yet.
  }
}
