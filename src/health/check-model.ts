import { findModelProblem, openLanguageModel } from '../models/language/open-language-model.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Check } from './doctor.js';

/** Whether the language model is usable, as far as can be checked without a request. */
export function checkModel(workspace: Workspace): Check {
  const problem = findModelProblem(workspace);
  if (problem === null) {
    const model = openLanguageModel(workspace);
    const message =
      model === null ? 'No language model is configured; rules are used.' : `Language model: ${model.name}.`;
    return { id: 'model', status: 'ok', message };
  }
  const fix = problem.reason === 'untrusted' ? 'agentsoul trust' : 'agentsoul config set model.provider none';
  const hint = problem.hint === null ? '' : ` ${problem.hint}`;
  return { id: 'model', status: 'warning', message: `${problem.message} Until then, rules are used.${hint}`, fix };
}
