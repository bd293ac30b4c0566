import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import type { OpenFor } from '../build-server.js';
import type { Door } from '../door.js';
import { resourceError } from './resource-error.js';
import { resourceKinds } from './resource-kinds.js';

/** Resources and the completion of their names. All are templates: what is there changes while a client runs. */
export function registerResources(server: McpServer, door: Door, openFor: OpenFor): void {
  for (const { name, title, description, variable, list, complete, read } of resourceKinds) {
    const base = `agentsoul://${name}/`;
    const template = new ResourceTemplate(`${base}{${variable}}`, {
      list: async (context) => {
        const items = await list(openFor(context, `list ${name}`)).catch(nothing);
        return {
          resources: items.map((item) => ({
            uri: base + encodeName(item),
            name: `${name}/${item}`,
            mimeType: 'text/markdown',
          })),
        };
      },
      complete: {
        [variable]: async (typed) => {
          const names = await complete(openForCompletion(door)).catch(nothing);
          const wanted = typed.toLowerCase();
          return names.filter((known) => known.toLowerCase().startsWith(wanted)).slice(0, 100);
        },
      },
    });
    server.registerResource(
      name,
      template,
      { title, description, mimeType: 'text/markdown' },
      async (uri, variables, context) => {
        const asked = String(variables[variable] ?? '');
        try {
          const text = await read(openFor(context, `read ${name}`), decodeName(asked));
          return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text }] };
        } catch (error) {
          throw resourceError(error, uri.href);
        }
      },
    );
  }
}

/** A completion changes nothing, so nothing of it is recorded. */
function openForCompletion(door: Door) {
  return door.at({ provenance: { client: 'completion', session: 'completion' } });
}

/** A scope that may not look has nothing to list. */
function nothing(): readonly string[] {
  return [];
}

/** The colon of `room:kitchen` reads better as it is. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll('%3A', ':');
}

function decodeName(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not encoded by us: taken as it stands.
    return text;
  }
}
