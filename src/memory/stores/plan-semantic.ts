import { readGraph } from '../../entries/graph/read-graph.js';
import { readMemories } from '../../entries/read/read-all-memories.js';
import { SoulError } from '../../errors/soul-error.js';
import { normaliseText } from '../../language/normalise-text.js';
import type { Workspace } from '../../workspace/workspace.js';
import { escapeListItem } from '../graph/escape-list-item.js';
import { planEntityFact } from '../graph/plan-entity-fact.js';
import { findLastWrittenId } from './find-written-id.js';
import type { StorePlan, StoreRequest } from './store-plan.js';

/** A fact in the file of the entity it is about, with its relations. */
export async function planSemantic(
  workspace: Workspace,
  text: string,
  { about, route, today, isAgain }: StoreRequest,
): Promise<StorePlan> {
  const { entities, relations } = route;
  const [subject] = entities;
  if (subject === undefined) {
    throw new SoulError('usage', 'The text does not name a person or thing that the fact is about.', {
      hint: 'Name it with `--entity NAME`, or leave `--store` out. Nothing was changed.',
    });
  }
  const fact = {
    entities,
    relations,
    fact: text,
    day: today,
    source: about.source,
    confidence: about.confidence,
    isShared: about.isShared,
    isAgain,
  };
  const edits = await workspace.snapshot((reader) => planEntityFact(workspace, reader, fact));
  const wanted = normaliseText(escapeListItem(text));
  for (const { path, content } of edits) {
    if (content === null) continue;
    const whole = typeof content === 'string' ? content : Buffer.from(content).toString('utf8');
    const id = findLastWrittenId(workspace, { path, text: whole }, (entry) => normaliseText(entry.text) === wanted);
    if (id !== null) return { id, store: 'semantic', path, edits, warnings: [] };
  }
  return { ...(await known(workspace, subject.name, wanted)), store: 'semantic', edits, warnings: [] };
}

/** The location of an existing fact. */
async function known(workspace: Workspace, name: string, wanted: string): Promise<{ id: string; path: string }> {
  const entity = (await readGraph(workspace)).names.exact(name);
  const entries = await readMemories(workspace);
  const entry = entries.find(({ path, text }) => path === entity?.path && normaliseText(text) === wanted);
  return { id: entry?.id ?? `entity:${entity?.id ?? name}`, path: entry?.path ?? entity?.path ?? '' };
}
