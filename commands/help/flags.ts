import type { ArgumentSpec, OptionSpec } from '../option-spec.js';

/** `-C, --workspace <dir>` */
export function flagsOf(spec: OptionSpec): string {
  const short = spec.short === undefined ? '' : `-${spec.short}, `;
  const value = spec.kind === 'boolean' ? '' : ` <${spec.value}>`;
  return `${short}--${spec.long}${value}`;
}

/** `<text>`, `[dir]` or `[files...]` */
export function argumentWord(spec: ArgumentSpec): string {
  const name = spec.variadic ? `${spec.name}...` : spec.name;
  return spec.required ? `<${name}>` : `[${name}]`;
}

/** The description with choices and default, as help and reference print it. */
export function fullDescription(spec: OptionSpec | ArgumentSpec): string {
  const choices = 'choices' in spec && spec.choices ? ` (${spec.choices.join(', ')})` : '';
  const standard = 'default' in spec && spec.default !== undefined ? ` (default: ${spec.default})` : '';
  const many = 'repeatable' in spec && spec.repeatable ? ' (repeatable)' : '';
  return `${spec.description}${choices}${standard}${many}`;
}
