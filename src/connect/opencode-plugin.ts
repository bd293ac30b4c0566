import type { Wish } from './client.js';
import { hookCommand } from './entry-commands.js';

/** A plugin for opencode, which has no hooks of commands: it runs ours and adds what they say to the system prompt. */
export function opencodePlugin(wish: Wish): string {
  const { command, args } = hookCommand({ ...wish, isCaptured: false }, { client: 'opencode', event: 'EVENT' });
  const [script = '', ...words] = args;
  return template
    .replace('NODE', JSON.stringify(command))
    .replace('SCRIPT', JSON.stringify(script))
    .replace('FOLDER', JSON.stringify(words.at(-1)))
    .replace('CAPTURED', String(wish.isCaptured));
}

const template = `// Made by \`agentsoul connect opencode\`, and removed by \`agentsoul connect opencode --remove\`.
import { execFile } from 'node:child_process';

const node = NODE;
const script = SCRIPT;
const folder = FOLDER;
const isCaptured = CAPTURED;

export const AgentsoulPlugin = async ({ client }) => {
  let brief;
  const hints = new Map();
  return {
    'chat.message': async (input, output) => {
      const prompt = output.parts.flatMap((part) => (part.type === 'text' && !part.synthetic ? [part.text] : [])).join('\\n');
      hints.set(input.sessionID, await hook('prompt', { session_id: input.sessionID, prompt }));
    },
    'experimental.chat.system.transform': async (input, output) => {
      // Requests of opencode itself, such as the one for a title, have no session.
      if (input.sessionID === undefined || output.system.length === 0) return;
      brief ??= Promise.all([1, 2].map((part) => hook('session-start', {}, ['--part', String(part)])));
      for (const text of [...(await brief), hints.get(input.sessionID) ?? ''])
        if (text !== '' && !output.system.some((known) => known.includes(text))) output.system.push(text);
    },
    event: async ({ event }) => {
      if (!isCaptured || event.type !== 'session.idle') return;
      const id = event.properties.sessionID;
      const { data = [] } = await client.session.messages({ path: { id } });
      const last = data.filter(({ info }) => info.role === 'assistant').at(-1);
      const said = (last?.parts ?? []).flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\\n');
      await hook('stop', { session_id: id, last_assistant_message: said });
    },
  };
};

function hook(event, input, options = []) {
  const capture = isCaptured && event !== 'session-start' ? ['--capture'] : [];
  const words = [script, 'hook', 'opencode', event, '-C', folder, ...options, ...capture];
  return new Promise((resolve) => {
    const child = execFile(node, words, { timeout: 10000 }, (error, text) => resolve(error ? '' : text));
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify(input));
  });
}
`;
