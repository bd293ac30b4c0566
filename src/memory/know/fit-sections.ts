/** What is known, in sections. `extra_bullets` were left out of theirs. */
export type KnownSection = {
  readonly heading: string;
  readonly bullets: readonly string[];
  readonly extra_bullets: number;
};

const mostBullets = 10;
const longestBullet = 240;

/** Sections with at most ten bullets each, within a byte limit as counted by `measure`. Later sections are cut first. */
export function fitSections(
  sections: readonly { readonly heading: string; readonly bullets: readonly string[] }[],
  { maxBytes, measure }: { maxBytes: number; measure: (sections: readonly KnownSection[]) => number },
): { sections: KnownSection[]; truncated: boolean } {
  const fitted = sections
    .filter(({ bullets }) => bullets.length > 0)
    .map(({ heading, bullets }): KnownSection => {
      const kept = bullets.slice(0, mostBullets).map(shorten);
      return { heading: shorten(heading), bullets: kept, extra_bullets: bullets.length - kept.length };
    });
  let truncated = fitted.some(({ extra_bullets }) => extra_bullets > 0);
  while (fitted.length > 0 && measure(fitted) > maxBytes) {
    truncated = true;
    const at = longestSection(fitted);
    const section = fitted[at];
    if (section === undefined || section.bullets.length <= 1) fitted.pop();
    else fitted[at] = { ...section, bullets: section.bullets.slice(0, -1), extra_bullets: section.extra_bullets + 1 };
  }
  return { sections: fitted, truncated };
}

/** Of sections with equally many bullets, the last one is cut. */
function longestSection(sections: readonly KnownSection[]): number {
  const most = Math.max(...sections.map(({ bullets }) => bullets.length));
  return sections.findLastIndex(({ bullets }) => bullets.length === most);
}

function shorten(text: string): string {
  const characters = [...text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()];
  return characters.length <= longestBullet
    ? characters.join('')
    : `${characters.slice(0, longestBullet - 1).join('')}…`;
}
