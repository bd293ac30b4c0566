/**
 * Text for a list item of an entity file: one line that opens no comment, fence, heading or HTML block, so that it does not affect later
 * lines and contains no marker.
 */
export function escapeListItem(text: string): string {
  return text
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .replace(/[<\uFE64\uFF1C](?=\s*[!?])/g, '&lt;')
    .replace(/-->/g, '--&gt;')
    .replace(/<(?=\s*\/?\s*(?:h[1-6]|pre|script|style|textarea)\b)/gi, '&lt;')
    .replace(/^(?=[#>|]|[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$)|`{3}|~{3}|[-_*=]{3,}$)/, '\\');
}
