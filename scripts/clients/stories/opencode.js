import { checkResume } from '../story.js';

export const opencode = {
  name: 'opencode',
  package: 'opencode-ai',
  version: '1.18.33',
  settings: [/opencode\/opencode\.jsonc?$/, /opencode\/plugins\//, /\.agents\/skills\//],
  setUp(stage, model) {
    const provider = {
      npm: '@ai-sdk/openai-compatible',
      options: { baseURL: `${model.url}/v1`, apiKey: 'x' },
      models: { fake: {} },
    };
    const config = { model: 'loop/fake', provider: { loop: provider }, autoupdate: false };
    stage.write('.config/opencode/opencode.json', `${JSON.stringify(config, null, 2)}\n`);
  },
  ask: (stage, _model, prompt) => stage.run('opencode', ['run', prompt]),
  comeBack: (scene) =>
    checkResume(scene, { resume: () => scene.stage.run('opencode', ['run', '--continue', 'And now?']) }),
  // It adds the address of its schema when it first reads the file.
  rewrites: [/opencode\/opencode\.json$/],
  isRewrite: ({ before, after }) =>
    JSON.stringify({ ...JSON.parse(after), $schema: undefined }) === JSON.stringify(JSON.parse(before)),
};
