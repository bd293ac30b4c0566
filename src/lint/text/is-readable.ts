/** Whether a decoded text is meant to be read or run: words, an address or a command. Not so for keys, hashes and pictures. */
export function isReadable(text: string): boolean {
  if (text.length < 6 || !isText(text)) return false;
  const sample = text.length > 4_000 ? text.slice(0, 4_000) : text;
  if (/\b(?:https?|ftp):\/\/[^\s"'<>]{4}/i.test(sample) || shellCommand.test(sample)) return true;
  const length = [...sample].length;
  const unspacedSigns = sample.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/g)?.length ?? 0;
  if (unspacedSigns >= 6 && unspacedSigns >= 0.25 * length) return true;
  const lettersAndSpaces = sample.match(/[\p{L}\p{M}\s]/gu)?.length ?? 0;
  if (lettersAndSpaces < 0.7 * length) return false;
  const words = sample.match(/(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]{1,23}(?![\p{L}\p{M}\p{N}])/gu)?.length ?? 0;
  return (words >= 3 && /\s/.test(sample.trim())) || unspacedSigns >= 6;
}

/** Without controls and broken characters. */
export function isText(text: string): boolean {
  return !/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffd]/.test(text);
}

const shellCommand =
  /(?:^|[\s;|&(`$])(?:curl|wget|bash|sh|zsh|rm|nc|ncat|powershell|iex|invoke-\w{3,20}|eval|python3?|node|osascript|base64|chmod|ssh|scp)\s+[-\w/~.$"'<(]{2}/i;
