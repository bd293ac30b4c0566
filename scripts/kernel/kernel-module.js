import { assemble } from './assemble.js';

/** The module of the search kernel, made of its text. */
export function kernelModule(text) {
  const bytes = Buffer.from(assemble(text)).toString('base64');
  return `// Generated from kernel.wat by scripts/generate.js. Do not edit.\n\nexport const kernelBytes: string =\n  '${bytes}';\n`;
}
