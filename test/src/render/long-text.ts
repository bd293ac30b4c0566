/** Markdown with numbered sections of whole sentences; every sentence ends in its number, so that a cut one can be told. */
export function longText(sections: number, { sentences = 8, words = 12, level = 2 } = {}): string {
  const parts = Array.from({ length: sections }, (_, section) => {
    const body = Array.from({ length: sentences }, (_, index) => {
      return `${'Steady '.repeat(words)}words end here with number ${section}x${index}.`;
    });
    return `${'#'.repeat(level)} Part ${section}\n\n${body.join(' ')}\n`;
  });
  return parts.join('\n');
}

/** Whether no sentence of a long text was cut in two. */
export function hasWholeSentencesOnly(text: string): boolean {
  const prose = text.split('\n').filter((line) => line.startsWith('Steady'));
  return prose.every((line) => /^(?:(?:Steady )+words end here with number \d+x\d+\. ?)+$/.test(line));
}
