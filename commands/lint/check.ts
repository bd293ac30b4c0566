import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { type BaselineRequest, invoke, type LintAnswer, operations } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { sessionHere } from '../session.js';
import type { LintRequest } from './request.js';

/** Checks what was named on the command line. Opens the workspace anew at every call, because the config may be what has changed. */
export async function checkFiles(context: CommandContext, request: LintRequest): Promise<LintAnswer> {
  const { terminal } = context;
  const places = placesOf(context);
  const baseline = await readBaseline(request.baseline);
  const title = places.paths.length > 1 ? 'Checking workspaces' : 'Checking files';
  return terminal.progress(title, (tick) => {
    const pause = drawingPauses();
    const onProgress = async (done: number, total: number) => {
      tick(done, total);
      if (terminal.isTty.stderr && places.paths.length > 1) await pause();
    };
    const input = { ...request.engine, ...places, withModel: request.asksModel, baseline };
    return invoke(sessionHere(context, { onProgress }), operations.lint, input);
  });
}

/** Where to look: the paths that were given, or the workspace around the folder. */
export function placesOf({ cwd, global, args }: CommandContext) {
  return { folder: global.workspace ?? cwd, standing: cwd, paths: args.list('paths') };
}

export async function readBaseline(request: LintRequest['baseline']): Promise<BaselineRequest | undefined> {
  if (request === null) return undefined;
  // One that can't be read is reported by what needs it; to write a new one needs none.
  return { ...request, text: await readFile(request.file, 'utf8').catch(() => null) };
}

/** Rules never wait for anything, so progress needs moments of its own: a long one to be loaded, then short ones to be drawn. */
function drawingPauses(): () => Promise<void> {
  const startedAt = Date.now();
  let isLoaded = false;
  return async () => {
    const isDue = !isLoaded && Date.now() - startedAt > 300;
    isLoaded ||= isDue;
    await setTimeout(isDue ? 250 : 10);
  };
}
