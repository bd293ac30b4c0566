export const generatedNotice = '<!-- Made by `npm run generate`. Do not edit. -->';

export function markdownTable(titles, rows) {
  const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(titles), `|${titles.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

export function code(text) {
  return `\`${text}\``;
}

function cell(text) {
  return String(text).replaceAll('|', '\\|').replaceAll('\n', ' ');
}
