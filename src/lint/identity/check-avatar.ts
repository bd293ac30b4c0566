import { isAvatar, isImageAddress } from '../../identity/is-avatar.js';

type Judgement = { readonly message: string; readonly hint: string };

/** What is wrong with an avatar; null when it can be shown. */
export function checkAvatar(
  value: string,
  { paths, from }: { paths: ReadonlySet<string>; from: string },
): Judgement | null {
  if (/^https?:\/\//i.test(value)) return judgeAddress(value);
  if (/^data:image\//i.test(value)) return null;
  if (leavesWorkspace(value))
    return {
      message:
        'The avatar is outside the workspace, so it is not shown, and programs that follow the path read files they should not.',
      hint: 'Put the picture into the workspace and use its path there.',
    };
  if (!isImageAddress(value)) {
    if (isAvatar(value)) return null;
    return {
      message: 'The avatar is neither a picture, nor an address, nor at most four characters, so it is ignored.',
      hint: 'Run `agentsoul identity set --avatar avatars/me.png`, or use one emoji.',
    };
  }
  const path = value.replace(/^(?:\.\/)+/, '');
  const beside = from.slice(0, from.lastIndexOf('/') + 1) + path;
  if (paths.has(path) || paths.has(beside)) return null;
  return {
    message: 'The picture named as avatar is not in the workspace, so nothing is shown.',
    hint: 'Add the file, or run `agentsoul identity set --avatar …` with one that exists.',
  };
}

function leavesWorkspace(value: string): boolean {
  return /^[/~]|^[a-z]:[\\/]|^file:|\\/i.test(value) || value.split('/').includes('..');
}

/** Parameters that only choose a size, a format or a version of a picture. */
const harmless = new Set([
  's',
  'size',
  'w',
  'h',
  'width',
  'height',
  'v',
  'format',
  'fm',
  'auto',
  'fit',
  'q',
  'd',
  'set',
]);

function judgeAddress(value: string): Judgement | null {
  if (!URL.canParse(value)) return null;
  const { protocol, hostname, username, searchParams } = new URL(value);
  const isTelling = [...searchParams.keys()].some((key) => !harmless.has(key.toLowerCase()));
  const isBareAddress = /^\d{1,3}(?:\.\d{1,3}){3}$|^\[/.test(hostname);
  const isOpen = protocol === 'http:';
  if (!isTelling && !isBareAddress && !isOpen && username === '') return null;
  return {
    message:
      'The avatar is loaded from an address that can track who looks at it and when, or that can be replaced in transit.',
    hint: 'Save the picture in the workspace, or use an https address without parameters.',
  };
}
