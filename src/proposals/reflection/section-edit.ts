/**
 * One exact edit of a proposed change, narrow enough that edits elsewhere in the file don't matter. `section` is the trail of
 * headings, outermost first; an empty one stands for what precedes the first heading.
 */
export type SectionEdit =
  /** Creates a file. Does nothing if an earlier change of the same proposal created it. */
  | { readonly do: 'create'; readonly path: string; readonly content: string }
  /** Adds lines at the end of a section, which is created if missing. */
  | {
      readonly do: 'add';
      readonly path: string;
      readonly section: readonly string[];
      readonly lines: readonly string[];
    }
  /** Replaces lines that occur once in the section; without new lines it removes them. */
  | {
      readonly do: 'replace';
      readonly path: string;
      readonly section: readonly string[];
      readonly before: readonly string[];
      readonly after: readonly string[];
    }
  /** Records a memory as archived; its file stays unchanged. */
  | { readonly do: 'archive'; readonly path: string; readonly id: string }
  /** Merges two entities, as `graph merge` does. */
  | { readonly do: 'merge'; readonly path: string; readonly keep: string; readonly drop: string }
  /** Turns a sub-agent's proposal into a memory, as `review commit` does. */
  | {
      readonly do: 'commit';
      readonly path: string;
      readonly proposal: number;
      readonly from: string;
      readonly text: string;
    };
