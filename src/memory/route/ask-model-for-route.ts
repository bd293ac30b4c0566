import { lookupNames } from '../../entries/access/audience.js';
import { readGraph, visibleGraphOfCall } from '../../entries/graph/read-graph.js';
import { openLanguageModel } from '../../models/language/open-language-model.js';
import { dayAt } from '../../workspace/calendar-days.js';
import type { Workspace } from '../../workspace/workspace.js';
import { checkMemoryText } from '../check-memory-text.js';
import type { RememberOptions } from '../remember-options.js';
import { type ModelRouted, routeByModel } from './route-by-model.js';

/**
 * Asks the configured model where a text belongs; null if there is none. A model may take long, so call this before taking the lock.
 */
export async function askModelForRoute(
  workspace: Workspace,
  given: string,
  options: RememberOptions,
): Promise<ModelRouted | null> {
  if (options.route !== undefined || options.store === 'vault') return null;
  const model = options.model === undefined ? openLanguageModel(workspace) : options.model;
  if (model === null) return null;
  const text = await checkMemoryText(given, { redact: options.redact });
  const names = lookupNames(workspace, options.scope ?? { kind: 'main' });
  return routeByModel(text, {
    model,
    graph: visibleGraphOfCall(await readGraph(workspace), names),
    today: dayAt(workspace.at, workspace.timezone),
    wantsCore: options.core === true || options.store === 'core',
    signal: options.signal,
  });
}
