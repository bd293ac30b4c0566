/** The path of one file of the workspace as a link in another writes it. */
export function relativeLinkPath(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1);
  const parts = to.split('/');
  let shared = 0;
  while (shared < folders.length && shared < parts.length - 1 && folders[shared] === parts[shared]) shared++;
  return [...folders.slice(shared).map(() => '..'), ...parts.slice(shared)].join('/');
}
