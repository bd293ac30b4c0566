/** Whether a text is unfilled template text: a hint, a label without a value, a sentence about the file. */
export function isTemplateText(text: string): boolean {
  return hint.test(text) || emptyLabel.test(text) || (text.length <= longest && aboutFile.has(plain(text)));
}

/** None of the sentences below is as long, whatever white space it is written with. */
const longest = 400;

/** `_(pick one)_`, alone or after its label. */
const hint = /^(?:\*\*[^*\n]{1,60}\*\*[:：]?\s*)?_\([^)\n]*\)_[.]?$/;
const emptyLabel = /^\*\*[^*\n]{1,60}(?:[:：]\*\*|\*\*[:：])$/;

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^[*_]+|[*_]+$/g, '');
}

/** Of our own templates, then of those that other tools put into a workspace. */
const aboutFile: ReadonlySet<string> = new Set([
  'The person this agent works for. Loaded in private only.',
  'The one person this agent answers to. Loaded in private sessions, never in groups or broadcasts.',
  'The catalogue: every page with its link and one line that says what it is good for.',
  "Learn about the person you're helping. Update this as you go.",
  "The more you know, the better you can help. But remember — you're learning about a person, not building a dossier. Respect the difference.",
]);
