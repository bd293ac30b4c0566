import { graphemeSegmenter } from '../budget/cut-at-grapheme.js';

/** Whether a value can be shown as an avatar: the address of a picture, a picture inside the workspace, or a short text. */
export function isAvatar(value: string): boolean {
  if (isImageAddress(value)) return true;
  return !/[\s/\\]/.test(value) && value !== '' && !/\p{Cc}/u.test(value) && isShort(value);
}

/** Whether a value is an http(s) or data:image address or a path of a picture inside the workspace. */
export function isImageAddress(value: string): boolean {
  if (/\p{Cc}/u.test(value)) return false;
  if (/^https?:\/\//i.test(value)) return URL.canParse(value) && !/\s/.test(value);
  if (/^data:/i.test(value)) return /^data:image\/[\w.+-]+[;,]\S+$/i.test(value);
  return isInnerPath(value) && (value.includes('/') || /\.(?:png|jpe?g|gif|webp|svg|avif|bmp|ico)$/i.test(value));
}

function isInnerPath(path: string): boolean {
  if (/^[/~]|\\|^[a-z][a-z0-9+.-]*:/i.test(path)) return false;
  const parts = path.split('/');
  return !parts.includes('..') && parts.some((part) => part !== '' && part !== '.');
}

const mostCharacters = 4;

/** Whether people see at most four characters. */
function isShort(text: string): boolean {
  if (/^[!-~]*$/.test(text)) return text.length <= mostCharacters;
  let count = 0;
  for (const _ of graphemeSegmenter().segment(text)) if (++count > mostCharacters) return false;
  return true;
}
