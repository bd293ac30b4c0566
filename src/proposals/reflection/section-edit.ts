/**
 * One exact edit of a proposed change, narrow enough that edits elsewhere in the file don't matter. `section` is the trail of
 * headings, outermost first; an empty one stands for what precedes the first heading.
 */
export type SectionEdit =
  /** Makes a file. Where an earlier change of the same proposal made it, nothing is done. */
  | { readonly do: 'create'; readonly path: string; readonly content: string }
  /** Adds lines at the end of a section, which is made where it is missing. */
  | {
      readonly do: 'add';
      readonly path: string;
      readonly section: readonly string[];
      readonly lines: readonly string[];
    }
  /** Puts lines in the place of lines that stand in the section once; without new lines it removes them. */
  | {
      readonly do: 'replace';
      readonly path: string;
      readonly section: readonly string[];
      readonly before: readonly string[];
      readonly after: readonly string[];
    }
  /** Records a memory as archived; the file that holds it stays. */
  | { readonly do: 'archive'; readonly path: string; readonly id: string }
  /** Joins two entities, as `graph merge` does. */
  | { readonly do: 'merge'; readonly path: string; readonly keep: string; readonly drop: string }
  /** Makes a memory of the proposal of a sub-agent, as `review commit` does. */
  | {
      readonly do: 'commit';
      readonly path: string;
      readonly proposal: number;
      readonly from: string;
      readonly text: string;
    };
