import { isDeepStrictEqual } from 'node:util';
import { Document, Scalar, visit } from 'yaml';
import type { JsonObject } from '../config/json-value.js';
import { SoulError } from '../errors/soul-error.js';
import { readFrontMatter } from '../workspace/front-matter.js';

/** Markdown with these keys as its front matter. What `readFrontMatter` gives back is the same keys and the same body, or it throws. */
export function writeFrontMatter(keys: JsonObject, body: string): string {
  const document = new Document(keys, { schema: 'core', aliasDuplicateObjects: false });
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string' && isReadDifferently(node.value)) node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  const yaml = document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER });
  // The line end before the closing fence is not part of the YAML, but a last value of several lines may need it.
  const texts = [`---\n${yaml}---\n${body}`, `---\n${yaml}\n---\n${body}`];
  const written = texts.find((text) => isDeepStrictEqual(readFrontMatter(text).keys, keys));
  if (written !== undefined) return written;
  const reason = readFrontMatter(texts[0] ?? '').problem ?? 'It could not be read back.';
  throw new SoulError('persona-invalid', `The persona does not fit into the front matter of a SOUL.md. ${reason}`, {
    hint: 'Shorten the fields other than the prompt, or keep this persona as JSON.',
  });
}

/** Words that another YAML reader takes for a date, a truth value, a number or a merge, and white space or characters it may not keep. */
function isReadDifferently(value: string): boolean {
  return (
    /^(?:y|yes|n|no|on|off|<<|=)$/i.test(value) ||
    /^[-+]?[\d.][\d.:_,eExob+-]*$/i.test(value) ||
    /^\d{4}-\d/.test(value) ||
    /^\s|[ \t]\n|\n\n$/.test(value) ||
    /[^\P{C}\n]|[\u2028\u2029]/u.test(value)
  );
}
