import { decimalNumber, insidePath, list, section, wholeNumber } from './value-types.js';

function weight(description: string, example: number) {
  return decimalNumber({ description, min: 0, max: 10, example }).exactOptional();
}

function share(description: string, example: number) {
  return decimalNumber({ description, min: 0, max: 1, example }).exactOptional();
}

function decay() {
  return section('How memories fade.', {
    lambda: decimalNumber({
      description: 'How fast a memory fades, per day.',
      min: 0,
      max: 10,
      example: 0.03,
    }).exactOptional(),
    base: section('The relevance a memory starts with, by its source.', {
      explicit: share('A memory that somebody asked to keep.', 1),
      detected: share('A memory found in a conversation.', 0.7),
      inferred: share('A memory concluded from others.', 0.5),
    }).exactOptional(),
    weights: section('The weight of each store.', {
      core: weight('Core memory.', 1.5),
      episodic: weight('Episodes.', 0.8),
      semantic: weight('The knowledge graph.', 1.2),
      procedural: weight('Procedures.', 1),
    }).exactOptional(),
    thresholds: section('The minimum score for each status; below the lowest, a memory is archived.', {
      active: share('Active from here.', 0.5),
      fading: share('Fading from here.', 0.2),
      dormant: share('Dormant from here.', 0.05),
    }).exactOptional(),
  });
}

function search() {
  return section('What search indexes and returns.', {
    paths: list(insidePath({ description: 'A Markdown file, or a folder of Markdown files.', example: 'bank' }), {
      description: 'Additional Markdown to index. Read-only and private.',
      example: ['bank'],
    }).exactOptional(),
    limit: wholeNumber({ description: 'The maximum number of hits.', min: 1, max: 500, example: 20 }).exactOptional(),
    minScore: share('Hits below this score are left out.', 0),
  });
}

function daily() {
  return section('The daily notes.', {
    days: wholeNumber({
      description: 'How many days of notes a prompt includes, counting today.',
      min: 1,
      max: 31,
      example: 2,
    }).exactOptional(),
    retentionDays: wholeNumber({
      description: 'Daily notes older than this are archived. Default: never.',
      min: 1,
      max: 36_500,
      example: 30,
    }).exactOptional(),
  });
}

export function memorySchema() {
  return section('Memory: storage, search and fading.', {
    decay: decay().exactOptional(),
    search: search().exactOptional(),
    daily: daily().exactOptional(),
  });
}
