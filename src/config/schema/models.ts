import { choice, list, matching, networkUrl, section, text, toggle, wholeNumber } from './values.js';

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
      description: 'The environment variable that holds the key. Keys themselves never belong into a config.',
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
  return section('The language model that helps with routing and reflection. Rules do the work without one.', {
    provider: choice(['none', 'rules', 'anthropic', 'openai', 'google', 'ollama', 'openai-compatible', 'command'], {
      description:
        'Who answers. With "none", which can be written "rules" too, the rules do, and nothing leaves this machine. "command" runs a program of yours.',
      example: 'openai-compatible',
    }).exactOptional(),
    ...connection('qwen3:8b'),
    command: list(text({ description: 'A program or one of its arguments.', example: 'llm', maxLength: 4_000 }), {
      description:
        'The program to run and its arguments. No shell is involved; it gets the question on standard input, in an empty folder.',
      example: ['llm', '--no-stream'],
    }).exactOptional(),
    stream: toggle(
      'Whether the answer is read while it is written, so that one that is too long is cut off.',
    ).exactOptional(),
    maxTokens: wholeNumber({
      description: 'The longest answer asked for.',
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
        'Who computes the vectors. With "none" and "static", the word vectors that come with agentsoul, nothing leaves this machine. "use-lite" and "transformers" compute here too, with packages you install; the latter downloads its model once.',
      example: 'static',
    }).exactOptional(),
    ...connection('nomic-embed-text'),
    dimensions: wholeNumber({
      description: 'The length of vectors to ask the provider for. Without it the model decides.',
      min: 8,
      max: 8_192,
      example: 768,
    }).exactOptional(),
  });
}
