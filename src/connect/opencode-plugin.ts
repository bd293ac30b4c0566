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
import { execFile, spawnSync } from 'node:child_process';

const node = NODE;
const script = SCRIPT;
const folder = FOLDER;
const isCaptured = CAPTURED;

export const AgentsoulPlugin = async () => {
  let brief;
  const hints = new Map();
  const answers = new Map();
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
      if (isCaptured) keepAnswer(answers, event);
    },
  };
};

/** Collects what the model says, and hands it over when the session is idle: at once, because \`opencode run\` ends there. */
function keepAnswer(answers, { type, properties }) {
  const { sessionID, info, part } = properties;
  const session = sessionID ?? info?.sessionID ?? part?.sessionID;
  const known = answers.get(session);
  if (type === 'message.updated' && info.role === 'assistant' && known?.id !== info.id)
    answers.set(session, { id: info.id, texts: new Map() });
  if (type === 'message.part.updated' && part.type === 'text' && known?.id === part.messageID)
    known.texts.set(part.id, part.text);
  if (type !== 'session.idle' || known === undefined) return;
  answers.delete(session);
  const said = [...known.texts.values()].join('\\n');
  const input = JSON.stringify({ session_id: session, last_assistant_message: said });
  spawnSync(node, wordsOf('stop'), { input, timeout: 5000, stdio: ['pipe', 'ignore', 'ignore'] });
}

function wordsOf(event, options = []) {
  const capture = isCaptured && event !== 'session-start' ? ['--capture'] : [];
  return [script, 'hook', 'opencode', event, '-C', folder, ...options, ...capture];
}

function hook(event, input, options = []) {
  return new Promise((resolve) => {
    const child = execFile(node, wordsOf(event, options), { timeout: 10000 }, (error, text) => resolve(error ? '' : text));
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify(input));
  });
}
`;
