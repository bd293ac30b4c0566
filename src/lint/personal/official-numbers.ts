import { findAccountNumbers } from '../../secrets/account-numbers.js';
import { passesChineseId, passesCpf, passesDni, passesNir } from './checksums.js';

type OfficialNumber = {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  /** Neither its grouping nor a word beside it tells what it is: only the checksum does. */
  readonly isUnsure: boolean;
};

/** Cards, bank accounts and national identity numbers whose check digits are right. */
export function findOfficialNumbers(text: string): OfficialNumber[] {
  const accounts = findAccountNumbers(text).filter(({ isPublished }) => !isPublished);
  return mayHoldIdentity.test(text) ? [...accounts, ...findIdentities(text)] : accounts;
}

/** What every shape below has somewhere, without a look at what stands around it. */
const mayHoldIdentity = /\d{5}|(?<!\d)\d{3}-\d{2}-\d{4}|\d{3}\.\d{3}|[12] ?\d{2} ?[01]\d ?\d{2} ?\d{3}/;

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
