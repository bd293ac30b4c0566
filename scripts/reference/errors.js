import { code, generatedNotice } from './markdown.js';

/** docs/reference/errors.md: the pages that `agentsoul explain` prints. */
export function errorsPage(catalogue) {
  const pages = Object.entries(catalogue)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(
      ([name, { title, what, why, todo }]) =>
        `## ${code(name)}\n\n**${title}${/[.?!]$/.test(title) ? '' : '.'}** ${what}\n\n${why}\n\n*What to do:* ${todo}`,
    );
  return `${[
    generatedNotice,
    '# Errors',
    'Every failure has a code. `--json` prints it as `error.code`; `agentsoul explain <code>` prints the page.',
    ...pages,
  ].join('\n\n')}\n`;
}
