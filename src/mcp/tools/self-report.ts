import * as z from 'zod';
import { operations } from '../../index.js';
import { notice, quote, safeText, safeValue } from '../quote.js';
import { offerTool, type Tool } from './tool.js';

export const whoAmITool: Tool = {
  name: 'who_am_i',
  title: 'Who am I',
  isPrompt: true,
  probes: () => [{}],
  offer: () =>
    offerTool({
      description:
        'At the start of a session, or when asked who you are: name, role, manner and the start of your soul.',
      reads: true,
      input: z.strictObject({}),
      output: z.looseObject({ agent_id: z.string().nullable(), soul_excerpt: z.string().nullable() }),
      async run({ read }) {
        const self = safeValue(await read(operations.whoami, {}));
        const card = Object.entries(self.identity).flatMap(([field, { value }]) =>
          value === null ? [] : [`${field}: ${value}`],
        );
        const soul = self.soul_excerpt === null ? [] : ['From your soul:', quote(self.soul_excerpt)];
        return {
          text: [...card, ...soul].join('\n'),
          value: { ...self, truncated: self.soul_excerpt?.endsWith('…') === true },
        };
      },
    }),
};

const usualSections = 20;
const mostSections = 50;

export const whatDoIKnowTool: Tool = {
  name: 'what_do_i_know',
  title: 'What do I know',
  probes: () => [{}, { topic: 'canary', limit: mostSections }],
  offer: () =>
    offerTool({
      description: 'For an overview of what memory holds, in all or about one topic, person or project.',
      reads: true,
      input: z.strictObject({
        topic: z.string().optional(),
        limit: z.int().min(1).max(mostSections).optional().describe('Sections, default 20'),
      }),
      output: z.looseObject({ sections: z.array(z.looseObject({ heading: z.string() })), truncated: z.boolean() }),
      async run({ read }, { topic, limit = usualSections }) {
        const known = safeValue(await read(operations.know, { topic }));
        const sections = known.sections.slice(0, limit);
        const truncated = known.truncated || sections.length < known.sections.length;
        const lines = sections.flatMap(({ heading, bullets, extra_bullets: more }) => {
          return [
            `${heading}:`,
            ...bullets.map((bullet) => quote(`- ${bullet}`)),
            ...(more > 0 ? [`(${more} more)`] : []),
          ];
        });
        const rest = truncated ? ['There is more: name a topic, or use memory_search.'] : [];
        const text = sections.length === 0 ? ['Nothing is known about this.'] : [notice, ...lines, ...rest];
        return { text: text.join('\n'), value: { notice, ...known, sections, truncated } };
      },
    }),
};

export const myStatsTool: Tool = {
  name: 'my_stats',
  title: 'My statistics',
  probes: () => [{}],
  offer: (door) =>
    door.mayRun(operations.stats)
      ? offerTool({
          description: 'When asked how much you remember: counts of sessions, memories and recalls, and recent topics.',
          reads: true,
          input: z.strictObject({}),
          output: z.looseObject({ sessions_total: z.int(), memories_stored: z.int() }),
          async run({ read }) {
            const stats = safeValue(await read(operations.stats, {}));
            const lines = Object.entries(stats).map(([name, value]) => `${name}: ${safeText(JSON.stringify(value))}`);
            return { text: lines.join('\n'), value: stats };
          },
        })
      : null,
};
