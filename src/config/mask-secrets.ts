import type { Json } from './json-value.js';

const mask = '••••••';
const secretName = /(^|[^a-z])(api-?key|key|token|secret|password|passwd|credential)s?$/i;

/** Masks likely secrets: by the name of the setting, by the flag before them, or inside an address. */
export function maskSecrets(key: string, value: Json): Json {
  const name = key.split('.').at(-1) ?? key;
  const isSecret = secretName.test(name.replace(/([a-z0-9])([A-Z])/g, '$1-$2'));
  if (typeof value === 'string') return isSecret ? mask : maskText(value);
  if (!Array.isArray(value)) return value;
  return value.map((item, index) => {
    const previous = value[index - 1];
    const followsFlag = typeof previous === 'string' && previous.startsWith('-') && secretName.test(previous);
    return followsFlag && typeof item === 'string' ? mask : maskSecrets(key, item);
  });
}

function maskText(text: string): string {
  return text
    .replace(/^([\w-]+)=(.+)$/s, (whole, name: string) => (secretName.test(name) ? `${name}=${mask}` : whole))
    .replace(/(\/\/)[^/@\s]+:[^/@\s]*@/g, `$1${mask}@`)
    .replace(/([?&](?:api[-_]?key|key|token|secret|password)=)[^&#\s]+/gi, `$1${mask}`)
    .replace(/\b(sk|pk|ghp|gho|ghs|xox[a-z]|AKIA)[-_A-Z0-9][A-Za-z0-9_-]{12,}/g, mask);
}
