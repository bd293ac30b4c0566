/** `fresh`: nothing had changed. `refreshed`: what had changed was read. `partial`: something is missing, and the notes say what. */
export type IndexState = 'fresh' | 'refreshed' | 'partial';
