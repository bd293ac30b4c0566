/** For commands whose leak probe is not in the table of operations yet. */
export { buriedText } from '../../src/operations/leak-proof/buried-text.js';
