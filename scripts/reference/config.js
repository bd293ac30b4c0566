import { code, generatedNotice, markdownTable } from './markdown.js';

/** docs/reference/config.md: the settings of agentsoul.json, one table per section. */
export function configPage(schema) {
  const entries = Object.entries(schema.properties).filter(([key]) => key !== '$schema');
  const plain = entries.filter(([, value]) => childrenOf(value).length === 0);
  const sections = entries.filter(([, value]) => childrenOf(value).length > 0);
  return `${[
    generatedNotice,
    '# Config',
    '`agentsoul.json` may hold comments and trailing commas. Everything in it is optional, and a key that is not listed here is an error. `agentsoul config show --origin` tells where each value comes from.',
    settingsTable(plain),
    ...sections.flatMap(([key, value]) => [
      `## ${code(key)}`,
      value.description ?? '',
      settingsTable(settingsBelow(key, value)),
    ]),
  ].join('\n\n')}\n`;
}

function settingsTable(settings) {
  return markdownTable(
    ['setting', 'value', 'meaning'],
    settings.map(([key, value]) => [code(key), typeOf(value), meaningOf(value)]),
  );
}

function settingsBelow(path, schema) {
  return childrenOf(schema).flatMap(([key, value]) => {
    const name = `${path}.${key}`;
    const below = settingsBelow(name, value);
    const own = value.description === undefined && below.length > 0 ? [] : [[name, value]];
    return [...own, ...below];
  });
}

/** What lies inside a schema: named keys, keys of one's own (`<name>`), items of a list, or any of its alternatives. */
function childrenOf(schema) {
  const named = Object.entries(schema.properties ?? {});
  const free = typeof schema.additionalProperties === 'object' ? [['<name>', schema.additionalProperties]] : [];
  const items =
    typeof schema.items === 'object' ? childrenOf(schema.items).map(([key, value]) => [`[].${key}`, value]) : [];
  const alternatives = (schema.anyOf ?? []).flatMap(childrenOf);
  return [...named, ...free, ...items, ...alternatives];
}

function typeOf(schema) {
  if (schema.enum !== undefined) return schema.enum.map((value) => code(JSON.stringify(value))).join(', ');
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  const bounds = [schema.minimum, schema.maximum].every(
    (bound) => typeof bound === 'number' && Math.abs(bound) < 2 ** 53 - 1,
  )
    ? ` ${schema.minimum}…${schema.maximum}`
    : '';
  return `${schema.type ?? 'any'}${bounds}`;
}

function meaningOf(schema) {
  const example = schema.examples?.[0];
  const standard = schema.default === undefined ? '' : ` Default: ${code(JSON.stringify(schema.default))}.`;
  return `${schema.description ?? ''}${standard}${example === undefined ? '' : ` For example ${code(JSON.stringify(example))}.`}`.trim();
}
