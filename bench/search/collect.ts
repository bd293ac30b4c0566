import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lookupNames } from '../../src/entries/access/audience.js';
import { type Embedder, openEmbedder } from '../../src/models/embeddings/embedder.js';
import type { Features } from '../../src/search/feature-names.js';
import { rankChunks } from '../../src/search/rank-chunks.js';
import { withFreshIndex } from '../../src/search/with-fresh-index.js';
import { openWorkspace } from '../../src/workspace/open-workspace.js';
import { type LocomoConversation, type LocomoQuestion, writeConversation } from './locomo.js';
import { withTypo } from './typo.js';

/** A question with everything that could answer it, so that weights can be tried without searching again. */
export type Collected = {
  readonly conversation: string;
  readonly question: LocomoQuestion;
  readonly candidates: readonly Candidate[];
};

export type Candidate = { readonly id: string; readonly tokens: number; readonly features: Features };

/** Asks every question of a conversation in a real workspace made of it. */
export async function collect(
  folder: string,
  conversation: LocomoConversation,
  { hasTypos }: { hasTypos: boolean },
): Promise<Collected[]> {
  const root = join(folder, conversation.name);
  mkdirSync(root, { recursive: true });
  writeConversation(root, conversation);
  const workspace = await openWorkspace(root, { at: new Date('2024-06-01T12:00:00Z') });
  const embedder: Embedder | null = await openEmbedder(workspace.config.embeddings, { env: workspace.env });
  const turnAt = new Map(conversation.turns.map((turn) => [`${turn.path}:${turn.line}`, turn]));
  return withFreshIndex(workspace, { embedder }, async ({ index }) => {
    const view = index.view(lookupNames(workspace, { kind: 'main' }));
    const collected: Collected[] = [];
    for (const [number, question] of conversation.questions.entries()) {
      const asked = hasTypos ? withTypo(question.question, number + 1) : question.question;
      const { chunks } = await rankChunks(view, asked, { embedder });
      // By place, so that the weights they were found with don't decide between equals.
      const byPlace = chunks.toSorted((one, other) => one.chunk.id - other.chunk.id);
      const candidates = byPlace.flatMap(({ chunk, features }): Candidate[] => {
        const text = view.readText(chunk.id);
        const turn = text === null ? undefined : turnAt.get(`${text.path}:${text.startLine}`);
        return turn === undefined ? [] : [{ id: turn.id, tokens: tokensOf(turn.text), features }];
      });
      collected.push({ conversation: conversation.name, question, candidates });
    }
    return collected;
  });
}

/** About what a turn takes in a prompt, with its source beside it. */
function tokensOf(text: string): number {
  return Math.ceil(text.length / 4) + 12;
}
