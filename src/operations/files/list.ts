import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '../../lint/list-paths.js';
import type { Role } from '../../roles/roles.js';
import { contentHash } from '../../workspace/change-in-progress.js';
import { roleOfPath } from '../../workspace/role-paths.js';
import { nothing } from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

/** A file of the workspace. The hash is that of its bytes; null where it can't be read as a file of the workspace. */
export type ListedFile = {
  readonly path: string;
  readonly role: Role | null;
  readonly bytes: number;
  readonly hash: string | null;
};

export type FileList = { readonly files: readonly ListedFile[] };

export const handler = defineHandler({
  input: nothing,
  async run(call): Promise<FileList> {
    const workspace = await call.workspace();
    return workspace.snapshot(async (reader) => {
      const { paths } = await listPaths(workspace, reader);
      const files: ListedFile[] = [];
      for (const path of [...paths].filter((one) => !one.endsWith('/')).sort()) {
        const file = await reader.read(path);
        const isPresent = file.state === 'present';
        const bytes = isPresent ? file.bytes.length : sizeOf(join(workspace.root, path));
        files.push({
          path,
          role: roleOfPath(workspace, path),
          bytes,
          hash: isPresent ? contentHash(file.bytes) : null,
        });
      }
      return { files };
    });
  },
});

function sizeOf(file: string): number {
  return lstatSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
