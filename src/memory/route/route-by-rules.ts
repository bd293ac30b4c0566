import type { EpisodeType, MemoryConfidence, Store } from '../../entries/entry.js';
import { findMeantDays } from '../../language/dates/relative-days.js';
import { hasSignal } from '../../language/signals/memory-kind-phrases.js';
import { readStatement } from '../../language/statements/statement.js';
import type { CoreBlock } from '../core/block-names.js';
import { chooseTags } from './choose-tags.js';
import { findEntities } from './find-entities.js';
import { findRelations } from './find-relations.js';
import { isScheduled } from './is-scheduled.js';
import { summarise } from './one-line-summary.js';
import type { RoutedEntity, Router } from './route.js';

/** The start of a text is enough to decide. */
const longest = 2_000;

/** Routes a memory by its words, without a model. */
export const routeByRules: Router = async (text, known) => {
  const read = text.slice(0, longest).replaceAll('’', "'");
  const entities = findEntities(read, known);
  const { store, type, confidence, block } = classify(read, entities);
  const isCritical = hasSignal(read, 'critical') || /\bemergency\b/i.test(read);
  return {
    store,
    type,
    entities,
    relations: findRelations(read, entities, known),
    tags: chooseTags(read, entities),
    confidence,
    core_update: store === 'core' || (store === 'semantic' && isCritical),
    block: isCritical ? 'Critical Facts' : block,
    summary: summarise(read, findMeantDays(read, known.today)),
    by: 'rules',
  };
};

type Class = {
  readonly store: Store;
  readonly type: EpisodeType;
  readonly confidence: MemoryConfidence;
  readonly block: CoreBlock;
};

function classify(text: string, entities: readonly RoutedEntity[]): Class {
  const as = (
    store: Store,
    type: EpisodeType,
    { confidence = 'high', block = 'Critical Facts' }: Partial<Class> = {},
  ): Class => ({ store, type, confidence, block });
  const stated = readStatement(text);
  const [about] = entities;
  const isOthers = about !== undefined && ((stated !== null && stated.subject !== 'user') || isOpenedBy(text, about));

  if (hasSignal(text, 'vault')) return as('vault', 'fact');
  if (hasSignal(text, 'steps')) return as('procedural', 'fact');
  if (hasSignal(text, 'correction')) return as('episodic', 'correction');
  if (hasSignal(text, 'identity')) return as('core', 'fact', { block: 'Identity' });
  if (hasSignal(text, 'critical') && !isOthers) return as('core', 'fact');
  if (hasSignal(text, 'directive')) return as('core', 'preference', { block: 'Persona' });
  if (hasSignal(text, 'standingOrder') && !isPassing(text)) return as('core', 'preference', { block: 'Persona' });
  if (hasSignal(text, 'preference') && !isPassing(text)) return as('core', 'preference', { block: 'Identity' });
  if (hasSignal(text, 'decision')) return as('episodic', 'decision', { block: 'Active Context' });
  if (hasSignal(text, 'task')) return as('episodic', 'task', { block: 'Active Context' });
  if (hasSignal(text, 'emotion')) return as('episodic', 'emotion', { block: 'Persona' });
  if (isScheduled(text) || hasSignal(text, 'event')) return as('episodic', 'event', { block: 'Active Context' });
  const type = hasSignal(text, 'stance') ? 'preference' : 'fact';
  if (entities.length > 0) return as('semantic', type, { confidence: stated === null ? 'medium' : 'high' });
  return as('episodic', type, { confidence: 'low' });
}

/** "Zoe has a nut allergy" is about Zoe. */
function isOpenedBy(text: string, { name, type }: RoutedEntity): boolean {
  return type === 'person' && text.trimStart().startsWith(name);
}

/** "I'd like the blue one today" is a wish for now, not a standing preference. */
function isPassing(text: string): boolean {
  return /(?<!\p{L})(?:today|tonight|this time|right now|for now|heute|diesmal|hoy|esta vez|aujourd'hui|cette fois|hoje|oggi|stavolta|сегодня)(?!\p{L})|今天|今日|오늘/iu.test(
    text,
  );
}
