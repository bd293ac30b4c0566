import { checkResume } from '../story.js';

export const copilot = {
  name: 'copilot',
  package: '@github/copilot',
  version: '1.0.102',
  settings: [/\.copilot\/(?:mcp-config\.json|config\.json|hooks\/|skills\/)/],
  ask: (stage, model, prompt) => run(stage, model, ['--trust-folder', '-p', prompt]),
  comeBack: (scene) =>
    checkResume(scene, { resume: () => run(scene.stage, scene.model, ['--continue', '-p', 'And now?']) }),
};

function run(stage, model, argv) {
  const extra = { COPILOT_PROVIDER_BASE_URL: `${model.url}/v1`, COPILOT_MODEL: 'fake' };
  return stage.run('copilot', [...argv, '--allow-all-tools', '--disable-client-telemetry'], { extra });
}
