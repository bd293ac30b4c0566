import { checkResume } from '../story.js';

export const codex = {
  name: 'codex',
  package: '@openai/codex',
  version: '0.169.0',
  settings: [/\.codex\/(?:config\.toml|hooks\.json)$/, /\.agents\/skills\//],
  setUp(stage, model) {
    const lines = [
      '# mine',
      'model = "fake"',
      'model_provider = "loop"',
      '',
      '[model_providers.loop]',
      'name = "loop"',
      `base_url = "${model.url}/v1"`,
      'wire_api = "responses"',
      '',
    ];
    stage.write('.codex/config.toml', lines.join('\n'));
  },
  ask: (stage, _model, prompt) => codexExec(stage, ['exec', ...flags, prompt]),
  comeBack(scene) {
    const resume = () => codexExec(scene.stage, ['exec', ...flags, 'resume', '--last', 'And now?']);
    // A resumed conversation still holds what it began with, and gets it once more.
    return checkResume(scene, { resume, times: 2 });
  },
};

const flags = [
  '--skip-git-repo-check',
  '--dangerously-bypass-hook-trust',
  '--dangerously-bypass-approvals-and-sandbox',
];

function codexExec(stage, argv) {
  return stage.run('codex', argv);
}
