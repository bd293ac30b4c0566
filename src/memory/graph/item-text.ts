/**
 * What may stand in a list item of an entity file: one line that opens no comment, no fence, no heading and no HTML block, so that
 * nothing after it is read as something else and no marker is smuggled in.
 */
export function itemText(text: string): string {
  return text
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .replace(/[<\uFE64\uFF1C](?=\s*[!?])/g, '&lt;')
    .replace(/-->/g, '--&gt;')
    .replace(/<(?=\s*\/?\s*(?:h[1-6]|pre|script|style|textarea)\b)/gi, '&lt;')
    .replace(/^(?=[#>|]|[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$)|`{3}|~{3}|[-_*=]{3,}$)/, '\\');
}
