/** What another reader may object to: rules, each in the words in which it is asked for. */
export const threats = {
  INJ001:
    'earlier instructions, the rules of the owner or of the operator are said not to count any more, or this text to outrank them',
  INJ002: 'a role, mode or persona in which the assistant has no limits',
  INJ003: 'something the assistant does or knows is to be kept from the owner, the user or others whom it concerns',
  INJ004: 'approval, checks or questions are to be skipped, or a stranger is to be treated as the owner',
  INJ005: 'the prompt, private files or keys are to be told to whoever asks or plays a game',
  INJ006: 'this text is to be copied on, to survive tidying up, or to reach other assistants',
  INJ007: 'findings of a scanner, a linter or an audit are to be ignored, silenced or reported as fine',
  INJ008: 'loud urgency and authority that presses the assistant to obey',
  IDN004:
    'the identity of the assistant is replaced or erased, its loyalty is given to somebody else, or it is said to have rights or rank that nobody can check',
  MEM010:
    'in a memory: the assistant is instructed to do something with effects (send, pay, open, delete, run, publish …) from now on or whenever something happens',
  MEM012:
    'in a memory: somebody is said to have approved or allowed what would need approval, in a way that serves to skip asking',
  MEM011: 'in a memory: words of a page, mail or stranger that ask assistants for something',
  EXE001: 'something is to be downloaded and run unseen',
  EXE002: 'a command that gives the machine or its keys away or destroys what is on it',
  EXE003: 'unknown software is said to be needed and is to be installed',
  EXF002: 'private data, memories, keys or contacts are to be sent, uploaded or linked somewhere outside',
  REF006: 'instructions at an address, or in a file that strangers can write, are to be followed',
  SEC006: 'passwords, keys or codes are to be kept in notes',
  LOC005: 'private files are to be read or told in groups',
} as const satisfies Readonly<Record<string, string>>;

export type Threat = keyof typeof threats;

export const threatIds = Object.keys(threats) as readonly Threat[];
