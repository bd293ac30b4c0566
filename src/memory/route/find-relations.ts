import { entityId } from '../../entries/graph/entity-id.js';
import { type TextPattern, textPattern } from '../../language/text-pattern.js';
import type { Known, RoutedEntity, RoutedRelation } from './route.js';

/** Relations of the vocabulary, from the words between two names. */
export function findRelations(text: string, entities: readonly RoutedEntity[], { graph }: Known): RoutedRelation[] {
  const placed = entities
    .map((entity) => ({ entity, at: text.toLowerCase().indexOf(entity.name.toLowerCase()) }))
    .filter(({ at }) => at !== -1);
  return placed.flatMap(({ entity, at }, index): RoutedRelation[] => {
    const next = placed[index + 1];
    if (next === undefined) return [];
    const between = text.slice(at + entity.name.length, next.at);
    const found = verbs.find(({ says, relation }) => graph.words.has(relation) && says.test(between));
    if (found === undefined) return [];
    const ends = [routedId(entity, graph.names), routedId(next.entity, graph.names)] as const;
    const [from, to] = found.isTurned === true ? [ends[1], ends[0]] : ends;
    return from === to ? [] : [{ from, relation: found.relation, to }];
  });
}

/** The id that an entity has or would get. */
export function routedId({ name, type }: RoutedEntity, names: Known['graph']['names']): string {
  return names.exact(name)?.id ?? entityId(type, name);
}

type Verb = { readonly relation: string; readonly says: TextPattern; readonly isTurned?: boolean };

function verb(relation: string, words: string, options: { isTurned?: boolean } = {}): Verb {
  return { relation, says: textPattern(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu'), ...options };
}

/** Most specific first. */
const verbs: readonly Verb[] = [
  verb(
    'works-at',
    'works? (?:at|for)|joined|arbeitet (?:bei|für)|trabaja en|travaille chez|trabalha (?:na|no)|lavora (?:per|da)',
  ),
  verb('lives-in', 'lives? in|wohnt in|vive en|habite à|mora em|vive a|живёт в'),
  verb(
    'part-of',
    'is part of|belongs to|is a part of|gehört zu|ist teil von|forma parte de|fait partie de|faz parte de|fa parte di|является частью',
  ),
  verb('contains', 'contains|includes|consists of|enthält|contiene|contient|contém'),
  verb('depends-on', 'depends on|needs|requires|hängt (?:von|ab)|depende de|dépend de|dipende da|зависит от'),
  verb(
    'supersedes',
    'replaces|replaced|supersedes|takes over from|ersetzt|reemplaza|sustituye|remplace|substitui|sostituisce|заменяет',
  ),
  verb(
    'uses',
    'uses?|is using|runs on|is built (?:on|with)|is written in|verwendet|nutzt|benutzt|usa|utiliza|utilise|использует',
  ),
  verb('used-by', 'is used by|wird (?:von)'),
  verb(
    'develops',
    'develops?|builds?|maintains?|is building|leads?|created|writes?|entwickelt|baut|leitet|desarrolla|développe|desenvolve|sviluppa|разрабатывает',
  ),
  verb(
    'avoids',
    "avoids?|hates?|dislikes?|doesn't like|can't stand|meidet|hasst|evita|odia|évite|déteste|detesta|избегает",
  ),
  verb(
    'prefers',
    'prefers?|likes?|loves?|bevorzugt|mag|liebt|prefiere|préfère|aime|prefere|gosta de|preferisce|ama|предпочитает|любит',
  ),
  verb(
    'decided-on',
    'decided on|chose|picked|settled on|entschied(?:en)? (?:sich )?für|eligió|a choisi|escolheu|ha scelto|выбрал[аи]?',
  ),
  verb(
    'relates-to',
    'is married to|is the (?:brother|sister|father|mother|boss|colleague|friend) of|knows|works with|is related to',
  ),
];
