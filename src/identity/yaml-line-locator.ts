import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** Tells the 1-based line of the YAML on which a value stands, or the nearest group around it. */
export function yamlLineLocator(yaml: string): (path: readonly PropertyKey[]) => number {
  const counter = new LineCounter();
  const { contents } = parseDocument(yaml, {
    lineCounter: counter,
    logLevel: 'silent',
    uniqueKeys: false,
    prettyErrors: false,
  });
  return (path) => {
    let found: { node: unknown; offset: number } = { node: contents, offset: 0 };
    for (const step of path) found = childOf(found.node, step) ?? { node: null, offset: found.offset };
    return counter.linePos(found.offset).line;
  };
}

function childOf(node: unknown, step: PropertyKey): { node: unknown; offset: number } | null {
  if (isMap<Node>(node)) {
    const pair = node.items.find(({ key }) => String(key) === String(step));
    return pair === undefined ? null : { node: pair.value, offset: pair.key.range?.[0] ?? 0 };
  }
  if (!isSeq<Node>(node)) return null;
  const item = node.items[Number(step)];
  return item === undefined ? null : { node: item, offset: item.range?.[0] ?? 0 };
}
