import { choice, list, matching, networkUrl, section, text, toggle, wholeNumber } from './value-types.js';

function connection(modelExample: string) {
  return {
    url: networkUrl({
      description: 'The address of the provider.',
      example: 'http://127.0.0.1:11434/v1',
    }).exactOptional(),
    name: text({
      description: 'The name of the model, as the provider spells it.',
      example: modelExample,
    }).exactOptional(),
    apiKeyEnv: matching(/^[A-Za-z_][A-Za-z0-9_]{0,127}$/, {
      description: 'The environment variable that holds the key. Never put the key itself into a config.',
      expected: 'the name of an environment variable',
      example: 'ANTHROPIC_API_KEY',
    }).exactOptional(),
    timeoutMs: wholeNumber({
      description: 'How long to wait for an answer, in milliseconds.',
      min: 100,
      max: 3_600_000,
      example: 60_000,
    }).exactOptional(),
  };
}

export function modelSchema() {
  return section('The language model that helps with routing and reflection. Without one, rules are used.', {
    provider: choice(['none', 'rules', 'anthropic', 'openai', 'google', 'ollama', 'openai-compatible', 'command'], {
      description:
        'The provider. With "none" (or "rules"), only rules are used and no data leaves this machine. "command" runs your own program.',
      example: 'openai-compatible',
    }).exactOptional(),
    ...connection('qwen3:8b'),
    command: list(text({ description: 'A program or one of its arguments.', example: 'llm', maxLength: 4_000 }), {
      description:
        'The program to run and its arguments. No shell is involved; it receives the prompt on standard input and runs in an empty folder.',
      example: ['llm', '--no-stream'],
    }).exactOptional(),
    stream: toggle('Whether to stream the answer, so that one that is too long can be cut off.').exactOptional(),
    maxTokens: wholeNumber({
      description: 'The maximum length of an answer.',
      min: 1,
      max: 1_000_000,
      example: 8_000,
    }).exactOptional(),
  });
}

export function embeddingsSchema() {
  return section('The vectors behind search by meaning. Search by words works without them.', {
    provider: choice(['none', 'static', 'ollama', 'openai-compatible', 'use-lite', 'transformers'], {
      description:
        'The provider of the vectors. "static" uses the word vectors that come with agentsoul. "use-lite" and "transformers" run on this machine with packages you install; "transformers" downloads its model once. With any of these, and with "none", no text leaves this machine.',
      example: 'static',
    }).exactOptional(),
    ...connection('nomic-embed-text'),
    dimensions: wholeNumber({
      description: 'The vector length to request from the provider. Default: decided by the model.',
      min: 8,
      max: 8_192,
      example: 768,
    }).exactOptional(),
  });
}
