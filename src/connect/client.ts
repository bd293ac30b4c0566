import type { Json } from '../config/json-value.js';

/** Where the files of this user and of the project are. */
export type Places = {
  readonly home: string;
  /** `~/.config`, or what the environment says. */
  readonly configHome: string;
  /** The folder with a program's settings: `~/.config` too, or `~/Library/Application Support`. */
  readonly applicationSupport: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder the user stands in, for `--project`. */
  readonly project: string;
};

export const levels = ['user', 'project'] as const;

/** Whether the files of the user or those of one project are edited. */
export type Level = (typeof levels)[number];

/** How agentsoul is started: absolute paths, because programs with windows have no PATH. */
export type Program = { readonly node: string; readonly script: string };

export type Wish = {
  readonly places: Places;
  readonly level: Level;
  readonly program: Program;
  /** The absolute path of the workspace. */
  readonly workspace: string;
  /** Whether transcripts are kept. */
  readonly isCaptured: boolean;
};

/** One setting of ours in a file of a client. */
export type Entry =
  | { readonly kind: 'key'; readonly at: readonly string[]; readonly value: Json }
  | { readonly kind: 'item'; readonly at: readonly string[]; readonly value: Json };

/** A file of a client with what is to stand in it; a `text` is ours alone. */
export type ClientFile =
  | { readonly path: string; readonly format: 'json' | 'yaml'; readonly entries: readonly Entry[] }
  | { readonly path: string; readonly format: 'text'; readonly content: string };

/** A program that agents run in, and what it needs to use a workspace. */
export type Client = {
  readonly name: string;
  readonly title: string;
  /** Names of its program on the PATH. */
  readonly programs: readonly string[];
  /** A folder that is there where it is installed. */
  readonly folders: (places: Places) => readonly string[];
  readonly files: (wish: Wish) => readonly ClientFile[];
  /** A command of the client for what we do not edit ourselves, and the file it changes. */
  readonly command?: (wish: Wish) => ClientCommand | null;
  /** What the person still has to do, in full sentences. */
  readonly todo: (wish: Wish) => readonly string[];
};

/** Run where the client is on the PATH; otherwise `lines` are shown, to be pasted into the file. */
export type ClientCommand = {
  readonly program: string;
  readonly add: readonly string[];
  readonly remove: readonly string[];
  readonly path: string;
  readonly lines: string;
  /** Whether the file already says what the command would make it say. */
  readonly isDone: (text: string) => boolean;
};
