import { passesChineseId, passesCpf, passesDni, passesLuhn, passesMod97, passesNir } from './checksums.js';

type OfficialNumber = {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  /** Neither its grouping nor a word beside it tells what it is: only the checksum does. */
  readonly isUnsure: boolean;
};

/** Cards, bank accounts and national identity numbers whose check digits are right. */
export function findOfficialNumbers(text: string): OfficialNumber[] {
  if (!mayHoldNumbers.test(text)) return [];
  return [...findCards(text), ...findAccounts(text), ...findIdentities(text)];
}

/** What every shape below has somewhere, without a look at what stands around it. */
const mayHoldNumbers =
  /\d{5}|\d{4}[ -]\d{4}|[A-Z]{2}\d{2}|(?<!\d)\d{3}-\d{2}-\d{4}|\d{3}\.\d{3}|[12] ?\d{2} ?[01]\d ?\d{2} ?\d{3}/;

function findCards(text: string): OfficialNumber[] {
  const shape = /(?<![\w.,:/#=+-])\d(?:[ -]?\d){12,18}(?![\w-]|[.,]\d)/g;
  return [...text.matchAll(shape)].flatMap(({ 0: shown, index: start }): OfficialNumber[] => {
    const digits = shown.replace(/\D/g, '');
    if (!isIssued(digits) || testCards.has(digits) || !passesLuhn(digits)) return [];
    const before = text.slice(Math.max(0, start - 60), start);
    const isNamed = cardWords.test(before);
    const isGrouped = /^(?:\d{4}([ -])\d{4}\1\d{4}\1\d{1,7}|\d{4}([ -])\d{6}\2\d{4,5})$/.test(shown);
    if (shown !== digits && !isGrouped) return [];
    const isUnsure = !isNamed && !isGrouped;
    if (isUnsure && (digits.length > 16 || digits.length < 15 || idWords.test(before))) return [];
    return [{ kind: 'card number', start, end: start + shown.length, isUnsure }];
  });
}

/** Beginnings and lengths that issuers use. */
function isIssued(digits: string): boolean {
  return [
    /^4(?:\d{12}|\d{15}|\d{18})$/,
    /^(?:5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/,
    /^3[47]\d{13}$/,
    /^6(?:011|5\d\d|4[4-9]\d)\d{12}$/,
    /^35(?:2[89]|[3-8]\d)\d{12}$/,
    /^3(?:0[0-5]|[68]\d)\d{11}$/,
    /^62\d{14,17}$/,
  ].some((issuer) => issuer.test(digits));
}

/** Published for trying things out. */
const testCards = new Set(
  '4242424242424242 4111111111111111 4000056655665556 5555555555554444 5105105105105100 378282246310005 371449635398431 6011111111111117 6011000990139424 30569309025904 38520000023237 3530111333300000 3566002020360505 4012888888881881 4222222222222 4000000000000002 2223003122003222 5200828282828210 6200000000000005 4000000000000000'.split(
    ' ',
  ),
);

const cardWords =
  /\b(?:cards?|credit|debit|visa|master ?card|amex|american express|kreditkarte|karte|carte|tarjeta|cartão|carta)\b|карт|卡号|信用卡|银行卡|カード/i;
const idWords =
  /\b(?:id|ids|uid|chat|channel|guild|user|thread|message|order|ref|ticket|invoice|build|run|job|hash|imei|isbn)\b|编号|订单/i;

function findAccounts(text: string): OfficialNumber[] {
  const shape = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![A-Za-z0-9])/g;
  return [...text.matchAll(shape)].flatMap(({ 0: shown, index: start }): OfficialNumber[] => {
    const iban = shown.replaceAll(' ', '');
    if (ibanLengths[iban.slice(0, 2)] !== iban.length || exampleAccounts.has(iban) || !passesMod97(iban)) return [];
    return [{ kind: 'bank account (IBAN)', start, end: start + shown.length, isUnsure: false }];
  });
}

const ibanLengths: Readonly<Record<string, number>> = Object.fromEntries(
  'AD24 AE23 AT20 BE16 BG22 BR29 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GR27 HR21 HU28 IE22 IL23 IS26 IT27 LI21 LT20 LU20 LV21 MC27 MT31 NL18 NO15 PL28 PT25 RO24 SA24 SE24 SI19 SK24 TR26 UA29'
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Written in manuals and standards. */
const exampleAccounts = new Set([
  'DE89370400440532013000',
  'GB82WEST12345698765432',
  'GB29NWBK60161331926819',
  'FR1420041010050500013M02606',
  'NL91ABNA0417164300',
  'CH9300762011623852957',
  'AT611904300234573201',
  'ES9121000418450200051332',
  'BE68539007547034',
]);

type Identity = {
  readonly kind: string;
  readonly shape: RegExp;
  readonly label?: RegExp;
  readonly isValid: (id: string) => boolean;
};

const identities: readonly Identity[] = [
  {
    kind: 'US social security number',
    shape: /(?<![\w-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\w-])/g,
    label: /\b(?:ssn|social security)\b/i,
    isValid: (id) => !/^(?:123-45-6789|078-05-1120|219-09-9999)$/.test(id),
  },
  {
    kind: 'Chinese identity number',
    shape: /(?<![\w-])[1-6]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?![\w-])/g,
    isValid: passesChineseId,
  },
  {
    kind: 'Brazilian CPF',
    shape: /(?<![\w.-])\d{3}\.\d{3}\.\d{3}-\d{2}(?![\w-]|\.\d)/g,
    isValid: (id) => passesCpf(id.replace(/\D/g, '')),
  },
  {
    kind: 'Spanish identity number',
    shape: /(?<![\w-])(?:\d{8}|[XYZ]-?\d{7})-?[A-Z](?![\w-])/g,
    label: /\b(?:dni|nie|nif|documento)\b/i,
    isValid: (id) => id !== '12345678Z' && passesDni(id.replaceAll('-', '')),
  },
  {
    kind: 'French social security number',
    shape: /(?<![\w-])[12] ?\d{2} ?(?:0[1-9]|1[0-2]) ?\d{2} ?\d{3} ?\d{3} ?\d{2}(?![\w-])/g,
    isValid: (id) => passesNir(id.replaceAll(' ', '')),
  },
];

function findIdentities(text: string): OfficialNumber[] {
  return identities.flatMap(({ kind, shape, label, isValid }) =>
    [...text.matchAll(shape)].flatMap(({ 0: id, index: start }): OfficialNumber[] => {
      if (label !== undefined && !label.test(text.slice(Math.max(0, start - 60), start))) return [];
      return isValid(id) ? [{ kind, start, end: start + id.length, isUnsure: false }] : [];
    }),
  );
}
