import { findModelProblem, openLanguageModel } from '../models/language/open-language-model.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Check } from './doctor.js';

/** Whether the language model can be asked, as far as that can be told without asking it. */
export function checkModel(workspace: Workspace): Check {
  const problem = findModelProblem(workspace);
  if (problem === null) {
    const model = openLanguageModel(workspace);
    const message = model === null ? 'The rules do the work; no language model is asked.' : `${model.name} is asked.`;
    return { id: 'model', status: 'ok', message };
  }
  const fix = problem.reason === 'untrusted' ? 'agentsoul trust' : 'agentsoul config set model.provider none';
  const hint = problem.hint === null ? '' : ` ${problem.hint}`;
  return { id: 'model', status: 'warning', message: `${problem.message} The rules answer until then.${hint}`, fix };
}
