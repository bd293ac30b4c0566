/** What the commands that share a first word are for, where that word alone is no command. */
export const families: Readonly<Record<string, string>> = {
  config: 'Read, explain and change the settings',
  graph: 'Read, check and repair the knowledge graph',
  core: 'Edit core memory, one line at a time',
  sessions: 'Record, read and search transcripts of conversations',
  review: 'Decide on the memories that sub-agents propose',
  identity: 'Write the display card',
  persona: 'Inspect, check and exchange personas',
  serve: 'Give programs access to the workspace',
  'serve token': 'Make, list and remove the tokens of programs',
};
