import { pinHandler } from './pin-handler.js';

export const handler = pinHandler({ isPinned: true });
