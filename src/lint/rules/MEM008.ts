import { isCurated } from '../memory/is-memory-file.js';
import { type Fact, factsOf } from '../memory/read-facts.js';
import type { PlacedReport, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'MEM008',
  title: 'Fact stored several times',
  severity: 'info',
  confidence: 'medium',
  async checkWorkspace({ documents }) {
    const groups = new Map<string, Fact[]>();
    for (const document of documents.values()) {
      if (!isCurated(document)) continue;
      for (const fact of factsOf(document)) {
        // Other agents' memories lie in folders of their own.
        const key = `${document.role === 'core' || document.role === 'user' ? folderOf(document.path) : ''}\0${fact.key}`;
        const known = groups.get(key);
        if (known === undefined) groups.set(key, [fact]);
        else known.push(fact);
      }
    }
    return [...groups.values()].filter((facts) => facts.length >= least).flatMap(repetition);
  },
};

const least = 3;

function repetition(facts: readonly Fact[]): PlacedReport[] {
  const last = facts.at(-1);
  const [first] = facts;
  if (first === undefined || last === undefined) return [];
  return [
    {
      path: last.path,
      start: last.start,
      end: last.end,
      message: `Memory says this ${facts.length} times, first at ${first.path}:${first.line}. Each repetition takes space from other facts.`,
      hint: 'Keep one of them, the one with the latest date.',
    },
  ];
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
