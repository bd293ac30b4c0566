import * as z from 'zod';
import { findSecrets } from '../../secrets/find-secrets.js';
import { redactSecrets } from '../../secrets/redact-secrets.js';
import { countTokens } from '../../tokens/count-tokens.js';
import { type Deadline, withDeadline } from './deadline.js';
import { type LanguageModel, type ModelAnswer, ModelFailure, type ModelRequest } from './language-model.js';
import { requireLength } from './limit-output-length.js';
import { readAnswer } from './read-answer.js';
import type { Question, TextSource } from './text-source.js';

/** A model on top of a text source: answers are validated, requested again once if invalid, and counted. */
export function modelFromSource(source: TextSource): LanguageModel {
  return {
    name: source.name,
    ask(request) {
      const { timeoutMs } = source;
      const onTimeout = () =>
        new ModelFailure('timeout', `${source.title} did not answer within ${timeoutMs} ms.`, {
          hint: 'Try again, or raise `model.timeoutMs`.',
        });
      return withDeadline({ timeoutMs, signal: request.signal, onTimeout }, (deadline) =>
        askInTime(source, request, deadline),
      );
    },
  };
}

async function askInTime<Value>(
  source: TextSource,
  request: ModelRequest<Value>,
  deadline: Deadline,
): Promise<ModelAnswer<Value>> {
  const secrets = await findSecrets(request.prompt);
  const question = questionOf({ ...request, prompt: redactSecrets(request.prompt, secrets) }, source.maxTokens);
  const about = { by: source.name, masked: secrets.length };
  const first = await write(source, question, deadline);
  const read = readAnswer(first.text, request.schema);
  if (read.fits) return { value: read.value, tokens: first.tokens, repaired: false, ...about };

  const left = question.maxOutputTokens - first.tokens.output;
  if (left <= 0) throw malformed(source, read.problems);
  const second = await write(source, repairOf({ ...question, maxOutputTokens: left }, read.problems), deadline);
  const mended = readAnswer(second.text, request.schema);
  if (!mended.fits) throw malformed(source, mended.problems);
  const tokens = {
    input: first.tokens.input + second.tokens.input,
    output: first.tokens.output + second.tokens.output,
  };
  return { value: mended.value, tokens, repaired: true, ...about };
}

/** The schema is part of the prompt too, because not every provider can enforce it. */
function questionOf<Value>(request: ModelRequest<Value>, maxTokens = Number.POSITIVE_INFINITY): Question {
  const { system, prompt, schema, schemaName, maxOutputTokens } = request;
  const form = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
  const told = `Answer with one JSON document and nothing else. It must fit this JSON Schema:\n${JSON.stringify(form)}`;
  return {
    system: `${system}\n\n${told}`,
    prompt,
    schema,
    schemaName,
    maxOutputTokens: Math.min(maxOutputTokens, maxTokens),
  };
}

/** Lists the validation errors without the answer: a model's output is never sent back to it. */
function repairOf(question: Question, problems: readonly string[]): Question {
  const list = problems.map((problem) => `- ${problem}`).join('\n');
  return {
    ...question,
    prompt: `${question.prompt}\n\nAn earlier answer could not be used:\n${list}\nAnswer again with the whole JSON document.`,
  };
}

type Counted = { readonly text: string; readonly tokens: { readonly input: number; readonly output: number } };

async function write(source: TextSource, question: Question, deadline: Deadline): Promise<Counted> {
  const { text, tokens } = await source.write(question, deadline);
  await requireLength(text, { limit: question.maxOutputTokens, reported: tokens.output, title: source.title });
  return {
    text,
    tokens: {
      input: tokens.input ?? (await countTokens(question.system + question.prompt)),
      output: tokens.output ?? (await countTokens(text)),
    },
  };
}

function malformed({ title }: TextSource, problems: readonly string[]): ModelFailure {
  const [first = 'it is empty', ...others] = problems;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return new ModelFailure('malformed', `${title} did not answer in the requested format: ${first}${more}.`, {
    hint: 'Try a larger model by changing `model.name`.',
  });
}
