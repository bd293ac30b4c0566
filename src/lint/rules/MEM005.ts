import { activeDirectives, type Directive } from '../memory/directives.js';
import type { PlacedReport, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'MEM005',
  title: 'Directives that contradict each other',
  severity: 'warning',
  confidence: 'medium',
  async checkWorkspace({ documents }) {
    const directives = [...documents.values()]
      .filter(({ role }) => role === 'core' || role === 'user')
      .flatMap(activeDirectives);
    const earlier = new Map<string, Directive>();
    const reports: PlacedReport[] = [];
    for (const directive of directives) {
      const key = `${directive.context}\0${directive.object}`;
      const opposite = earlier.get(`${key}\0${!directive.isWanted}`);
      if (opposite !== undefined && !isSameLine(opposite, directive)) reports.push(contradiction(directive, opposite));
      const own = `${key}\0${directive.isWanted}`;
      if (!earlier.has(own)) earlier.set(own, directive);
    }
    return reports;
  },
};

function isSameLine(one: Directive, other: Directive): boolean {
  return one.path === other.path && one.line === other.line;
}

function contradiction({ path, start, end }: Directive, opposite: Directive): PlacedReport {
  return {
    path,
    start,
    end,
    message: `This directive contradicts ${opposite.path}:${opposite.line}, and both are active. The agent follows the one it reads last.`,
    hint: 'Keep the valid one, and mark the other `status: superseded` or remove it.',
  };
}
