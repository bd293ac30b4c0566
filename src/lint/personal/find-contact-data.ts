import { lazyValue } from '../../workspace/lazy-value.js';
import { isPublicAddress } from '../links/url-hosts.js';
import type { LintDocument } from '../text/lint-document.js';
import { findStreetAddresses } from './find-street-addresses.js';

export type Contact = {
  readonly kind: 'e-mail address' | 'phone number' | 'street address' | 'public IP address';
  readonly start: number;
  readonly end: number;
};

const known = new WeakMap<LintDocument, readonly Contact[]>();

/** Beyond this a file is a list of contacts, and more findings say nothing new. */
const most = 1_000;

/** Data by which a person or a home can be reached, in order of place. Addresses of roles and examples are nobody's. */
export function readContactData(document: LintDocument): readonly Contact[] {
  const contacts = known.get(document) ?? findContacts(document);
  known.set(document, contacts);
  return contacts;
}

function findContacts(document: LintDocument): Contact[] {
  const { text } = document;
  const kinds = [findEmails(text), findPhones(text), findStreetAddresses(document), findAddresses(text)];
  return kinds.flatMap((contacts) => contacts.slice(0, most)).sort((one, other) => one.start - other.start);
}

function findEmails(text: string): Contact[] {
  const contacts: Contact[] = [];
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const name = /(?:^|[^\p{L}\p{N}._%+/:@-])((?:mailto:)?[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63})$/u.exec(
      text.slice(Math.max(0, at - 75), at),
    )?.[1];
    const domain = /^(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,18}(?![\p{L}\p{N}:]|\/\w)/iu.exec(
      text.slice(at + 1, at + 260),
    )?.[0];
    if (name === undefined || domain === undefined) continue;
    const local = name.replace(/^mailto:/, '');
    if (!isPersonalAddress(local, domain) || credits.test(text.slice(Math.max(0, at - 140), at))) continue;
    contacts.push({ kind: 'e-mail address', start: at - local.length, end: at + 1 + domain.length });
  }
  return contacts;
}

/** Names in a licence are public. */
const credits = /(?:copyright|©|\(c\) \d{4})[^\n]{0,120}$/i;

function isPersonalAddress(local: string, domain: string): boolean {
  if (
    /(?:^|\.)(?:example|test|invalid|localhost|local|internal|lan|home|arpa)(?:\.(?:com|org|net|edu|co\.uk|de|cn|jp))?$/i.test(
      domain,
    )
  )
    return false;
  if (
    /^(?:your|my|company|domain|acme|yourdomain|mycompany|somewhere|foo|bar|email|mail)\w{0,12}\.(?:com|org|net|io|co|tld)$/i.test(
      domain,
    ) &&
    !/^(?:mail|email)\.com$/i.test(domain)
  )
    return false;
  if (/noreply|\.(?:png|jpe?g|gif|svg|webp|md|js|ts|json)$/i.test(domain)) return false;
  return !/^(?:no-?reply|do-?not-?reply|git|hg|svn|support|help|info|contact|hello|hi|admin|administrator|root|postmaster|webmaster|hostmaster|abuse|secur(?:e|ity)|conduct|opensource|opencode|privacy|legal|press|media|sales|billing|accounts?|invoices?|jobs|careers|hr|office|team|service|feedback|newsletter|news|notifications?|alerts?|bot|daemon|mailer-daemon|user|username|users?\d{0,3}|name|email|mail|you|your[\w.-]{0,20}|me|someone|somebody|person|first\.?last|firstname\.lastname|test\w{0,8}|example|sample|foo|bar|ssh|deploy|ubuntu|ec2-user|pi|[\w.-]+-bot|[\w.-]*noreply[\w.-]*)$/i.test(
    local,
  );
}

function findPhones(text: string): Contact[] {
  const shape = /(?<![\w.+:/-])(?<plus>\+|00(?=[1-9]\d[ -]))?\(?\d(?:[ ().\-/]{0,2}\d){6,14}(?![\w]|[.:-]\d)/g;
  return [...text.matchAll(shape)].flatMap((match): Contact[] => {
    const [number] = match;
    const start = match.index;
    if (!isPhone(number)) return [];
    if (/^(?:19|20)\d{2}[-./]\d{1,2}[-./]\d{1,2}/.test(number)) return [];
    const isLabelled = match.groups?.plus !== undefined || label().test(text.slice(Math.max(0, start - 40), start));
    if (!isLabelled) return [];
    return [{ kind: 'phone number', start, end: start + number.length }];
  });
}

/** A number without a country needs a word for it just before. */
const label = lazyValue(
  () =>
    /(?:(?<![\p{L}])(?:phone|mobile|cell|tel|telephone|whatsapp|handy|telefon|mobil|teléfono|telefono|móvil|celular|téléphone|portable)(?![\p{L}])|电话|手机|電話|携帯|телефон|전화)[^\n\d+\p{L}]{0,10}(?:(?:number|no|nr|is|ist|es|号码|号|番号|번호)[^\n\d+\p{L}]{0,6})?$/iu,
);

/** Numbers kept for films and manuals (555-01xx, 07700 900xxx) and rows of one or of rising digits are nobody's. */
function isPhone(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  if (digits.length < 8 || digits.length > 15) return false;
  if (/^1?\d{3}5550?1\d{2}$|^1?555\d{7}$|^447700900\d{3}$|^07700900\d{3}$|^1?800\d{7}$/.test(digits)) return false;
  return !/(\d)\1{5}|1234567|0123456|9876543/.test(digits);
}

function findAddresses(text: string): Contact[] {
  const shape = /(?<![\w.-])\d{1,3}(?:\.\d{1,3}){3}(?![\w-]|\.\d)/g;
  return [...text.matchAll(shape)].flatMap(({ 0: address, index: start }): Contact[] => {
    const isVersion = /(?:version|release|\bv|@|[~^=])\s{0,2}$/i.test(text.slice(Math.max(0, start - 12), start));
    if (isVersion || !isPublicAddress(address)) return [];
    return [{ kind: 'public IP address', start, end: start + address.length }];
  });
}
