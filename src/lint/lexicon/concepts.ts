/**
 * What the rules understand of a sentence. The words and phrases that stand for each concept, by language, are in
 * data/lint/lexicon.json.
 */
export const conceptNames = [
  /** To stop obeying something. */
  'override',
  /** To take on another self. */
  'become',
  /** To hand data to somebody outside. */
  'send',
  /** To run something. */
  'run',
  /** To get something from outside. */
  'fetch',
  /** To bring software in. */
  'install',
  /** To spend money. */
  'pay',
  /** To destroy. */
  'destroy',
  /** To change who may do what. */
  'grant',
  /** To write it down somewhere. */
  'write',
  /** To show what should stay inside. */
  'reveal',
  /** To read a file or a page. */
  'read',
  /** To do what something says. */
  'obey',
  /** To let something pass. */
  'approve',
  /** Not to ask first. */
  'bypass',
  /** To hide it from people. */
  'conceal',
  /** To keep from being removed. */
  'persist',
  /** The person the agent works for, or anybody who might notice. */
  'owner',
  /** Somebody else who acts: then it is no order to the agent. */
  'other',
  /** The agent itself. */
  'self',
  /** Not so. */
  'negation',
  /** Told of, warned of or refused: the speaker is on the owner's side. */
  'defensive',
  /** Said by somebody, not by the speaker. */
  'reported',
  /** When something shall happen. */
  'trigger',
  /** Something that must be. */
  'must',
  /** Loud claims of weight. */
  'authority',
  /** What an agent obeys. */
  'instructions',
  /** Which of them: those that were there before, or all. */
  'prior',
  /** States without limits. */
  'unbound',
  /** What only the owner and the agent should know. */
  'secrets',
  /** The words the agent was started with. */
  'prompt',
  /** Credentials by name. */
  'credential',
  /** Places the agent keeps. */
  'ownFile',
  /** The text itself. */
  'thisText',
  /** What guards the workspace. */
  'guard',
  /** Where groups and strangers read along. */
  'audience',
  /** Powers nobody should claim in a file. */
  'privilege',
  /** Something said as approval. */
  'approved',
  /** Without end or bounds. */
  'standing',
  /** What the agent says back. */
  'reply',
  /** Code that should go into an answer. */
  'snippet',
] as const;

export type Concept = (typeof conceptNames)[number];
