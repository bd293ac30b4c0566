import * as z from 'zod/mini';
import { importClients } from '../../sessions/import/import-clients.js';
import { importAnswer, importSessions, planImports } from '../../sessions/import/import-sessions.js';
import { readPlainText } from '../../workspace/state-file.js';
import { maxTranscriptBytes } from '../../workspace/transcript-file.js';
import { defineHandler } from '../operation.js';

const filesMessage = 'Give one or more files in which the client keeps its sessions';

export const handler = defineHandler({
  input: z.strictObject({
    client: z.enum(importClients, { error: `Clients are ${importClients.join(', ')}` }),
    files: z.readonly(z.array(z.string(), { error: filesMessage }).check(z.minLength(1, { error: filesMessage }))),
  }),
  run: async (call, request) => importSessions(await call.workspace(), request, { onWait: call.onWait }),
  async plan(call, request) {
    const workspace = await call.workspace();
    const planned = await planImports(workspace, request);
    const edits = planned
      .filter(({ lines }) => lines.length > 0)
      .map(({ path, header, lines }) => {
        const before = readPlainText(workspace.root, { path, maxBytes: maxTranscriptBytes });
        const all = [...(before === '' ? [header] : [before.replace(/\n$/, '')]), ...lines];
        return { path, content: `${all.join('\n')}\n` };
      });
    const answer = importAnswer(request, planned);
    const summary = `import ${answer.imported} ${answer.imported === 1 ? 'entry' : 'entries'} of ${request.client}`;
    return { plan: { edits, summary }, answer };
  },
});
