type Node = Map<string, Node>;

/** Paths as an indented tree below a name. */
export function fileTree(name: string, paths: readonly string[]): string {
  const root: Node = new Map();
  for (const path of [...paths].sort()) {
    let node = root;
    for (const part of path.split('/')) {
      const child: Node = node.get(part) ?? new Map();
      node.set(part, child);
      node = child;
    }
  }
  return [`${name}/`, ...branches(root, '')].join('\n');
}

function branches(node: Node, indent: string): string[] {
  const entries = [...node].sort(
    ([one, oneChildren], [other, otherChildren]) => otherChildren.size - oneChildren.size || (one < other ? -1 : 1),
  );
  return entries.flatMap(([name, children], index) => {
    const isLast = index === entries.length - 1;
    const line = `${indent}${isLast ? '└── ' : '├── '}${name}${children.size > 0 ? '/' : ''}`;
    return [line, ...branches(children, `${indent}${isLast ? '    ' : '│   '}`)];
  });
}
