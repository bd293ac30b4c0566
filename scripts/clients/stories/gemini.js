import { checkResume } from '../story.js';

export const gemini = {
  name: 'gemini',
  package: '@google/gemini-cli',
  version: '0.61.0',
  settings: [/\.gemini\/settings\.json$/, /\.agents\/skills\//],
  setUp(stage) {
    const settings = { security: { auth: { selectedType: 'gemini-api-key' } } };
    stage.write('.gemini/settings.json', `${JSON.stringify(settings, null, 2)}\n`);
  },
  ask: (stage, model, prompt) => run(stage, model, ['-p', prompt]),
  comeBack: (scene) =>
    checkResume(scene, { resume: () => run(scene.stage, scene.model, ['--resume', 'latest', '-p', 'And now?']) }),
};

function run(stage, model, argv) {
  const extra = { GEMINI_API_KEY: 'x', GOOGLE_GEMINI_BASE_URL: model.url, GEMINI_CLI_TRUST_WORKSPACE: 'true' };
  return stage.run('gemini', ['-y', '-m', 'gemini-2.5-flash', ...argv], { extra });
}
