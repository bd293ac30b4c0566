import { exfiltrationDomains } from '../links/exfiltration-domains.js';

/** Whether a download comes from where no project publishes: a bare machine, an unencrypted address, a paste or a short link. */
export function isStrangeSource(command: string): boolean {
  const match = /\b(https?):\/\/([\w.-]+)/i.exec(command);
  if (match === null) return false;
  const [, scheme = '', host = ''] = match;
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(host)) return !isPrivate(host);
  if (scheme.toLowerCase() === 'http' && host.includes('.')) return true;
  return strangeHosts.some((domain) => host === domain || host.endsWith(`.${domain}`)) || /^paste\./.test(host);
}

function isPrivate(host: string): boolean {
  return /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(host);
}

const strangeHosts: readonly string[] = [
  ...Object.values(exfiltrationDomains).flat(),
  ...['bit.ly', 'tinyurl.com', 't.co', 'is.gd', 'goo.gl', 'cutt.ly', 'rb.gy', 'glot.io', 'rentry.co'],
];
