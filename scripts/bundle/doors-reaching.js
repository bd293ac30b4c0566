/**
 * Names the group of a module: which of these files need it as soon as they are loaded. What the first needs is a group by itself, because
 * it is loaded whatever else is; null is what none of them needs.
 */
export function doorsReaching([start, ...doors]) {
  let reached = null;
  return (id, graph) => {
    reached ??= [start, ...doors].map((door) => staticImports(door, graph));
    const [atStart, ...later] = reached;
    if (atStart.has(id)) return 'start';
    const places = later.flatMap((modules, place) => (modules.has(id) ? [place] : []));
    return places.length === 0 ? null : places.join('-');
  };
}

/** A module and all it imports, without what it imports later. */
function staticImports(entry, graph) {
  const found = new Set([entry]);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
