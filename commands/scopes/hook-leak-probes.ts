import { type Adapter, hookClients, hookEvents, runHook, startSession } from '../../src/index.js';

type Door = NonNullable<Adapter['others']>[number];

/** Every event of every client that runs hooks, as `scopes --prove` tries it: in the scope of the attempt, with recall switched on. */
export function hookLeakProbes(): readonly Door[] {
  return hookClients.flatMap((client) =>
    hookEvents.map(
      (event): Door => ({
        name: `hook ${client} ${event}`,
        // Only a prompt brings up what was looked up; all else is part of the prompt.
        isLookup: event === 'prompt',
        async probe(canaries, { workspace }) {
          const opened = {
            ...workspace,
            isTrusted: true,
            config: { ...workspace.config, hooks: { recall: true } },
          };
          const session = startSession({
            folder: workspace.root,
            env: workspace.env,
            clock: () => workspace.at,
            presence: 'unattended',
            platform: workspace.platform,
            open: async () => opened,
            model: null,
          });
          const words = event === 'prompt' ? canaries.map(({ word }) => word) : ['hello'];
          let shown = '';
          for (const prompt of new Set(words))
            for (const part of event === 'session-start' ? [1, 2] : [1])
              shown += await runHook(session, {
                ...{ client, event, part, isCaptured: false, folder: workspace.root },
                input: JSON.stringify({ prompt }),
              });
          return shown;
        },
      }),
    ),
  );
}
