/** The host of a URL in small letters, without port and login; null when it has none. */
export function hostOf(url: string): string | null {
  const host = /^(?:https?|ftp|wss?):\/\/(?:[^\s/?#@]{0,200}@)?(\[[0-9a-f:.]{2,45}\]|[^\s/?#:@\\]{1,253})/i.exec(
    url,
  )?.[1];
  return host === undefined ? null : host.toLowerCase().replace(/\.$/, '');
}

/** The part of a host that somebody registers: `example.co.uk` of `www.example.co.uk`. */
export function registeredDomain(host: string): string {
  const labels = host.split('.');
  const isPaired = /^(?:co|com|org|net|ac|gov|edu|ne|or|go)\.[a-z]{2}$/.test(labels.slice(-2).join('.'));
  return labels.slice(isPaired ? -3 : -2).join('.');
}

export function isIpAddress(host: string): boolean {
  return octetsOf(host) !== null || /^\[[0-9a-f:.]+\]$/.test(host);
}

/** An address that anybody can reach: not private, local, reserved or kept for documentation (RFC 1918, 5737, 6598, 6890). */
export function isPublicAddress(address: string): boolean {
  const octets = octetsOf(address);
  if (octets === null) return false;
  const [first, second, third] = octets;
  if (first === 0 || first === 10 || first === 127 || first >= 224) return false;
  if (first === 100 && second >= 64 && second <= 127) return false;
  if (first === 169 && second === 254) return false;
  if (first === 172 && second >= 16 && second <= 31) return false;
  if (first === 192 && (second === 168 || (second === 0 && (third === 0 || third === 2)))) return false;
  if (first === 198 && (second === 18 || second === 19 || (second === 51 && third === 100))) return false;
  return !(first === 203 && second === 0 && third === 113) && !wellKnown.has(address);
}

/** Public resolvers, which tell nothing about anybody. */
const wellKnown = new Set(['1.1.1.1', '1.0.0.1', '8.8.8.8', '8.8.4.4', '9.9.9.9', '1.2.3.4', '208.67.222.222']);

function octetsOf(address: string): [number, number, number, number] | null {
  const match = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address);
  if (match === null) return null;
  const [first = 0, second = 0, third = 0, fourth = 0] = match.slice(1).map(Number);
  return Math.max(first, second, third, fourth) > 255 ? null : [first, second, third, fourth];
}
