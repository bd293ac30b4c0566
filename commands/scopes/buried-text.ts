export { buriedText } from '../../src/operations/buried-text.js';
