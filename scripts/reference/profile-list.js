/** The module that gathers the layouts: agentsoul first, the others by name. */
export function profileList(fileNames) {
  const names = fileNames
    .map((name) => name.replace(/\.ts$/, ''))
    .sort((left, right) => rank(left).localeCompare(rank(right), 'en'));
  const imports = names.map((name) => `import { profile as ${identifier(name)} } from './layouts/${name}.js';`);
  return `// Generated from src/profiles/layouts/ by \`npm run generate\`. Do not edit.
${imports.join('\n')}
import type { Profile } from './profile.js';

export const profiles: readonly Profile[] = [
${names.map((name) => `  ${identifier(name)},`).join('\n')}
];
`;
}

function rank(name) {
  return name === 'agentsoul' ? '' : name;
}

/** `openclaw-2026.1` → `openclaw20261` */
function identifier(name) {
  return name.replace(/[^a-z0-9]+([a-z0-9])/gi, (_, letter) => letter.toUpperCase());
}
