/** The module that gathers the lint rules, by id. */
export function ruleList(fileNames) {
  const ids = fileNames.filter((name) => /^[A-Z]+\d+\.ts$/.test(name)).map((name) => name.replace(/\.ts$/, ''));
  ids.sort();
  return `// Generated from src/lint/rules/ by \`npm run generate\`. Do not edit.
import type { Rule } from '../rule.js';
${ids.map((id) => `import { rule as ${id} } from './${id}.js';`).join('\n')}

export const rules: readonly Rule[] = [
${ids.map((id) => `  ${id},`).join('\n')}
];
`;
}
