/** The tools of memory, as an agent should know them. The skill and the pages of clients are made from this table. */
export const memoryTools = [
  {
    tool: 'recall',
    command: 'agentsoul recall "question"',
    when: 'Before speaking about earlier work, people, dates or preferences',
  },
  { tool: 'memory_search', command: 'agentsoul search "words"', when: 'To list what is known, with dates and sources' },
  { tool: 'memory_get', command: 'agentsoul get ID', when: 'To read one memory, file or entity in full' },
  {
    tool: 'remember',
    command: 'agentsoul remember "fact"',
    when: 'When the owner asks to remember something, or states a lasting fact',
  },
  {
    tool: 'log',
    command: 'agentsoul log "what happened"',
    when: 'When something was done or decided that a later session needs',
  },
  {
    tool: 'forget',
    command: 'agentsoul forget "words" --dry-run',
    when: 'When the owner asks to forget; it first shows what it would archive',
  },
  {
    tool: 'core',
    command: 'agentsoul core show',
    when: 'To see or change one line of what is known in every private session',
  },
  { tool: 'propose', command: 'agentsoul propose "fact" --from NAME', when: 'As a sub-agent: memories for review' },
  { tool: 'review', command: 'agentsoul review list', when: 'When proposals of sub-agents wait' },
  {
    tool: 'reflect',
    command: 'agentsoul reflect due',
    when: 'When a reflection is due or asked for; the owner approves it',
  },
  { tool: 'who_am_i', command: 'agentsoul whoami', when: 'When asked who the agent is' },
  { tool: 'what_do_i_know', command: 'agentsoul know', when: 'When asked what the agent knows' },
] as const;
