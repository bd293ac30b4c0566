/** Through what a change came: written into its commit beside the actor. All of it is what the other side says about itself. */
export type Provenance = {
  /** The program, such as `claude-code 2.1.326`. */
  readonly client: string;
  /** Its conversation. */
  readonly session: string;
  /** What it called to make the change. */
  readonly tool?: string;
};

/** What the journal should know about whoever opened a workspace. */
export type Caller = {
  readonly provenance?: Provenance;
  /** How long they wait for another writer before the change is refused. */
  readonly maxWaitMs?: number;
};
