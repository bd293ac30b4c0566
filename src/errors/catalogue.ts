/** What `agentsoul explain <code>` prints. One entry per code; a code without a page does not compile. */
export type ErrorPage = {
  readonly title: string;
  readonly what: string;
  readonly why: string;
  readonly todo: string;
};

export const errorCatalogue = {
  usage: {
    title: 'The command line could not be understood',
    what: 'A command, flag or argument is unknown, missing or has a value that is not allowed.',
    why: 'agentsoul never guesses what you meant to run, because some commands write.',
    todo: 'Read the message for the nearest known word, or run `agentsoul help <command>`.',
  },
  'input-needed': {
    title: 'A question needs an answer',
    what: 'The command has to ask something, and there is no terminal to ask on.',
    why: 'Input is piped, the terminal is not interactive, or `--no-input` was given.',
    todo: 'Give the answer with the flag named in the message, often `--yes`. Nothing was changed.',
  },
  cancelled: {
    title: 'Cancelled',
    what: 'The command was stopped with Ctrl-C.',
    why: 'You, or the program that started agentsoul, asked it to stop.',
    todo: 'Run it again when you want to. A change is written whole or not at all.',
  },
  bug: {
    title: 'agentsoul failed in a way it should not',
    what: 'The program met an error that it has no words for.',
    why: 'This is a bug of ours. A change is written whole or not at all, so your files are as they were or as they should be.',
    todo: 'Run `agentsoul doctor`, and report the message with the command you ran. `AGENTSOUL_DEBUG=1` shows where it happened.',
  },
  'workspace-not-found': {
    title: 'No workspace here',
    what: 'Neither this folder nor a parent holds `agentsoul.json`, and this folder matches no known layout.',
    why: 'Every command works on one workspace: the nearest folder upwards with `agentsoul.json`, or the given folder if it holds a SOUL.md or another known layout.',
    todo: 'Run `agentsoul init` to create one, or name one with `-C DIR`.',
  },
  'unknown-role': {
    title: 'Unknown role',
    what: 'A role name is not one of the roles agentsoul knows.',
    why: 'Profiles, scopes and budgets speak of roles, and each role has one name.',
    todo: 'Run `agentsoul scopes` to see all roles.',
  },
  'unknown-scope': {
    title: 'Unknown scope',
    what: 'A scope name is not one of main, group, room:<id>, subagent, heartbeat, cron, boot, bootstrap.',
    why: 'The scope decides which private files may reach the prompt, so a misspelt scope is refused rather than guessed.',
    todo: 'Use one of the names above; rooms are written `room:<id>`.',
  },
  'config-invalid': {
    title: 'The config cannot be used',
    what: 'A config file, an `AGENTSOUL_…` variable or a flag holds a setting that is unknown, or a value it cannot have.',
    why: 'A setting that is quietly ignored is a setting you believe in and do not have, so agentsoul stops instead.',
    todo: 'Go to the line the message names. `agentsoul config schema` describes every setting.',
  },
  'config-unknown-key': {
    title: 'There is no such setting',
    what: 'The name given to `agentsoul config` is not the name of a setting.',
    why: 'Settings are named by their path, with dots: `memory.decay.lambda`.',
    todo: 'Run `agentsoul config show` to see all settings.',
  },
  'unknown-profile': {
    title: 'Unknown profile',
    what: 'A profile name is not one of the layouts agentsoul knows.',
    why: 'The profile decides where every file lives and who sees it.',
    todo: 'Run `agentsoul init --help` to see the profiles.',
  },
  'trust-record-invalid': {
    title: 'The list of trusted workspaces cannot be read',
    what: 'The file in your state folder that lists the workspaces you trust is damaged or was written by a newer version.',
    why: 'Guessing would mean trusting a folder you did not choose, so nothing is trusted until the list is readable.',
    todo: 'Move the file away and run `agentsoul trust` again in the workspaces you trust, or update agentsoul.',
  },
  'scope-above-ceiling': {
    title: 'The scope is wider than this process may use',
    what: 'A command asked for a scope that sees more than `AGENTSOUL_SCOPE` allows.',
    why: 'Whoever started this process limited it with `AGENTSOUL_SCOPE`. Flags can narrow that limit and never widen it.',
    todo: 'Ask for a narrower scope, or start the process without the limit if you are its owner.',
  },
  'path-outside': {
    title: 'A path leads out of the workspace',
    what: 'A file name, link or setting points outside the workspace folder.',
    why: 'Everything in a workspace may come from somebody else, so no path in it is followed beyond its folder.',
    todo: 'Move the file into the workspace, or name a path inside it.',
  },
  'unreadable-file': {
    title: 'A file could not be read',
    what: 'A file is not UTF-8 text, larger than 2 MB, leads outside the workspace or is closed to you.',
    why: 'A file is read whole or not at all; half a file would change what the agent is told.',
    todo: 'The message names the file and the reason. Convert it to UTF-8, shorten it, or mend its permissions.',
  },
  'index-busy': {
    title: 'The search index is locked',
    what: 'Another agentsoul process was changing the search index for longer than this one could wait.',
    why: 'Only one process changes the index at a time, so that it always matches the files.',
    todo: 'Run the command again in a moment. The index is a copy: `agentsoul reindex --full` makes it anew at any time.',
  },
  'workspace-busy': {
    title: 'Somebody else is writing',
    what: 'Another process holds the lock of this workspace, or keeps changing files while they are read.',
    why: 'Changes are made one after the other, so that each is whole and has its own commit.',
    todo: 'Wait for the other process, which the message names, and run the command again. Nothing was changed.',
  },
  'unknown-timezone': {
    title: 'Unknown time zone',
    what: 'A time zone name is not in the IANA list.',
    why: 'The zone decides to which day a note belongs.',
    todo: 'Use a name such as `Europe/Berlin`; run `agentsoul config set timezone Europe/Berlin`.',
  },
  'git-missing': {
    title: 'git is not installed',
    what: 'The program git could not be started.',
    why: 'History, undo and audit rest on git.',
    todo: 'Install git, or create the workspace with `agentsoul init --no-git` and live without undo.',
  },
  'git-failed': {
    title: 'git refused',
    what: 'A git command failed.',
    why: 'The message carries the first line of what git said.',
    todo: 'Run `agentsoul doctor`. Nothing that was written before is lost.',
  },
  'git-busy': {
    title: 'A merge, rebase or cherry-pick is going on',
    what: 'The repository is in the middle of an operation of yours.',
    why: 'A commit made now would end up inside that operation.',
    todo: 'Finish it (`git status` tells how) or abort it, and run the command again. Nothing was changed.',
  },
  'disk-full': {
    title: 'No space left',
    what: 'The disk or your quota is full.',
    why: 'A change is written down completely before any file is replaced, and that did not fit.',
    todo: 'Free some space and run the command again. No file was left half written.',
  },
  'not-writable': {
    title: 'The folder cannot be written',
    what: 'The workspace is read-only for you.',
    why: 'Permissions, another owner, or a read-only file system.',
    todo: 'Mend the permissions. Commands that only read keep working.',
  },
  'unknown-actor': {
    title: 'Unknown form of actor',
    what: '`--actor` was given something the audit log has no form for.',
    why: 'The audit log is searched by actor, so free text is refused.',
    todo: 'Use `manual`, `skill:NAME`, `subagent:NAME`, `bot:main` or `bot:auto-detect`.',
  },
  'over-limit': {
    title: 'The write would pass a hard limit',
    what: 'A file would become larger than its layout or its block allows.',
    why: 'What does not fit would be cut from every prompt, so it is refused before it is written.',
    todo: 'Shorten the file or move detail into `memory/`. The message says by how much it is over. Nothing was changed.',
  },
  'secret-found': {
    title: 'The text holds what looks like a secret',
    what: 'A password, key or token would have been written into memory.',
    why: 'Memory files are sent to models and kept in git for ever.',
    todo: 'Remove it and store it in a password manager. The message shows the kind and a masked excerpt. Nothing was changed.',
  },
  'no-history': {
    title: 'There is no history to go back in',
    what: 'The workspace has no git repository.',
    why: 'It was created with `--no-git`, or its files are not tracked.',
    todo: 'Run `git init` in the workspace and `agentsoul save --reason "start history"` to have undo from now on.',
  },
  'unknown-change': {
    title: 'No such change',
    what: 'No commit of the workspace carries that change id.',
    why: 'The id may be mistyped, or the change lies in a history that was rewritten.',
    todo: 'Run `git log` in the workspace; each commit names its change after `Change:`.',
  },
  'undo-conflict': {
    title: 'The change cannot be undone cleanly',
    what: 'Later edits touch the same lines.',
    why: 'Undoing would have to guess which of the two to keep.',
    todo: 'Undo the later changes first, or edit the file by hand and run `agentsoul save`. Nothing was changed.',
  },
  'nothing-to-undo': {
    title: 'Nothing to undo',
    what: 'There is no change by agentsoul that has not been undone already.',
    why: 'Only changes made through agentsoul carry what undo needs.',
    todo: 'Use git for your own commits.',
  },
  untrusted: {
    title: 'The workspace is not trusted',
    what: 'The command would use something an untrusted workspace may not decide: a program, a network address, or a place outside its folder.',
    why: 'A workspace can come from anybody. It is trusted when you created it or ran `agentsoul trust` in it, and only with the settings it had then.',
    todo: 'Read its `agentsoul.json`, then run `agentsoul trust`.',
  },
  'agent-needed': {
    title: 'Which agent?',
    what: 'The config or folder holds several agents, and the one that was meant is unknown or was not named.',
    why: 'Agents under one config never see each other’s files, so none is picked by chance.',
    todo: 'Name it with `--agent ID`, or run the command inside its folder.',
  },
  'over-budget': {
    title: 'The prompt does not fit',
    what: 'A file or the whole prompt is over its limit, and it may not be cut: the layout rejects, or too little would be left.',
    why: 'Nothing is cut in silence. Where cutting is not allowed, or would leave less than a quarter, the render is refused.',
    todo: 'Shorten the file the message names, raise its limit in `agentsoul.json`, or set `budgets.overflow` to `pack` or `truncate`.',
  },
  'scopes-unproven': {
    title: 'Whether the scopes hold could not be tried',
    what: 'In the copy that `scopes --prove` works on, a prompt showed none of the planted words, not even those it should show.',
    why: 'A proof that finds no leak because nothing was shown at all would be worth nothing.',
    todo: 'Run `agentsoul render --report` for the scope the message names, and mend what keeps its files out of the prompt.',
  },
  'persona-invalid': {
    title: 'A persona cannot be read or written',
    what: 'A persona file is not one JSON object, or the front matter of a SOUL.md is not readable YAML.',
    why: 'A persona and its SOUL.md are turned into each other without loss, or not at all.',
    todo: 'Mend the place the message names. `agentsoul persona show` tells what can be read.',
  },
  'unknown-mood': {
    title: 'The soul has no such mood',
    what: 'A mood was asked for that SOUL.md does not allow.',
    why: 'The moods an agent may take are part of its soul: `allowedMoods` in the front matter of SOUL.md.',
    todo: 'Use one of the allowed moods, or add the mood to `allowedMoods`.',
  },
  'unknown-revision': {
    title: 'No such revision',
    what: 'git does not know the commit, branch or tag.',
    why: 'It may be mistyped, or not fetched into this clone.',
    todo: 'Run `git log` in the workspace to see its commits.',
  },
  'no-graph': {
    title: 'The layout has no knowledge graph',
    what: 'The command works on entities and their relations, and the layout of this workspace has no place for them.',
    why: 'Only some layouts keep a graph; in the others memories are notes.',
    todo: 'Use `agentsoul search` or `agentsoul know`, or change the layout: `agentsoul config set profile agentsoul`.',
  },
  'unknown-relation': {
    title: 'Unknown relation',
    what: 'A relation between two entities has a name that the vocabulary of the graph does not hold.',
    why: 'One word per kind of connection makes a graph that can be followed; near-synonyms make one that falls apart.',
    todo: 'Use the word the message suggests, or add a line with the new word to `relations.md` in the folder of the graph.',
  },
  'unknown-entity': {
    title: 'No such entity',
    what: 'Nothing in the knowledge graph has that id, name or alias, or more than one thing has.',
    why: 'What may not be seen in this scope counts as not there.',
    todo: 'Run `agentsoul graph show` to see what there is.',
  },
  'unknown-memory': {
    title: 'No such memory',
    what: 'No memory has that id, and none stands on that line.',
    why: 'The id of a memory changes with its words, and what may not be seen in this scope counts as not there.',
    todo: 'Run `agentsoul search` or `agentsoul know` to find it, and use the id or the path and line it prints.',
  },
  'meta-invalid': {
    title: 'A record about memories cannot be read',
    what: 'A file in `memory/meta/`, such as `decay-scores.json`, is not what it should be.',
    why: 'Writing over it would lose what it holds: pins, and what was archived.',
    todo: 'Mend the file the message names or restore it from git. Until then every memory counts as active.',
  },
  'entity-invalid': {
    title: 'The file of an entity cannot be edited',
    what: 'Its front matter is not readable YAML, or the edit would have changed more than it should.',
    why: 'What we do not understand in a file is kept byte for byte, or the file is left alone.',
    todo: 'Mend the place the message names. Nothing was changed.',
  },
  'vectors-unreadable': {
    title: 'The word vectors cannot be read',
    what: 'The file `static-vectors.bin`, which comes with agentsoul, is missing, damaged or of another version.',
    why: 'Search by meaning compares texts by these vectors, and half a file would rank them wrongly.',
    todo: 'Install agentsoul again. Until then `agentsoul config set embeddings.provider none` searches by words alone.',
  },
} as const satisfies Record<string, ErrorPage>;

export type ErrorCode = keyof typeof errorCatalogue;
