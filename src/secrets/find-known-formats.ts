import type { FoundSecret, SecretForm } from './find-secrets.js';
import { isPlaceholder, isTokenPlaceholder } from './is-secret-placeholder.js';
import { looksRandom } from './looks-random.js';

type Format = {
  readonly kind: string;
  readonly form: SecretForm;
  /** The named group `secret`, or else the whole match, is the secret. */
  readonly pattern: RegExp;
  readonly isSecret?: (secret: string) => boolean;
};

/** Unambiguous formats that the rules of secretlint leave out or match only at full length. */
const formats: readonly Format[] = [
  {
    kind: 'private key',
    form: 'private-key',
    pattern:
      /-----BEGIN (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:\\n|\r?\n)[\s>+-]{0,20}[\w+/]{3}(?:(?:[^-]|-(?!----)){0,10000}-?-----END (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----)?/g,
    // `MIIEvQ...` shows how one begins.
    isSecret: (key) => !/\.{3}|…/.test(key),
  },
  {
    kind: 'private key',
    form: 'private-key',
    pattern:
      /(?:private|secret|signing|wallet)[ _-]?key["'`*_]{0,3}(?: is|[ \t]{0,4}[:=：|])[ \t]{0,4}["'`*]{0,3}(?<secret>(?:0x)?[0-9a-f]{64})(?![0-9a-f])/gi,
  },
  {
    kind: 'private key',
    form: 'private-key',
    pattern: /\b(?:xprv[1-9A-HJ-NP-Za-km-z]{107}|AGE-SECRET-KEY-1[0-9A-Z]{58})\b/g,
  },
  {
    kind: 'seed phrase',
    form: 'private-key',
    pattern:
      /(?:(?:seed|recovery|backup|secret)[ _-](?:phrase|words)|mnemonic|助记词|сид-?фраза)["'`*_]{0,3}(?: is|[ \t]{0,4}[:=：])[ \t]{0,4}["'`*]{0,3}(?<secret>[a-z]{3,8}(?:[ ,]{1,2}[a-z]{3,8}){11,23})(?![ ,]{1,2}[a-z])/gi,
    isSecret: (phrase) => !/\b(?:the|and|for|your|are|not|was|from|has|you|our|but)\b/i.test(phrase),
  },
  {
    kind: 'AWS access key',
    form: 'token',
    pattern: /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/g,
    isSecret: (key) => !key.endsWith('EXAMPLE'),
  },
  {
    kind: 'AWS secret access key',
    form: 'token',
    pattern:
      /(?:SECRET|[Ss]ecret)_?(?:ACCESS|[Aa]ccess)_?(?:KEY|[Kk]ey)["'`]?[ \t]{0,20}(?:=>|[:=])[ \t]{0,20}["'`]?(?<secret>[A-Za-z0-9/+=]{40})(?![A-Za-z0-9/+=])/g,
  },
  { kind: 'Google API key', form: 'token', pattern: /\bAIza[\w-]{35}(?![\w-])/g },
  { kind: 'Stripe key', form: 'token', pattern: /\b[rs]k_live_[A-Za-z0-9]{16,200}\b/g },
  { kind: 'Telegram bot token', form: 'token', pattern: /(?<![\w:])\d{8,10}:AA[\w-]{33}(?![\w-])/g },
  {
    kind: 'Discord webhook',
    form: 'token',
    pattern: /\bdiscord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/[\w-]{60,80}/g,
  },
  {
    // Also known to secretlint, but messages are masked without loading it.
    kind: 'access token',
    form: 'token',
    pattern:
      /(?<![A-Za-z0-9])(?:gh[pousr]_[A-Za-z0-9_]{36}|github_pat_[A-Za-z0-9_]{82}|glpat-[A-Za-z0-9_-]{20,128}|npm_[A-Za-z0-9]{36}|hf_[A-Za-z]{34}|gsk_[A-Za-z0-9]{52}|xox[bpaors]-[A-Za-z0-9-]{20,200}|xapp-[A-Za-z0-9-]{20,200}|SG\.[\w-]{16,32}\.[\w-]{30,64}|lin_api_\w{20,80}|ntn_\w{30,80}|shp(?:pa|ca|at|ss)_[A-Fa-f0-9]{32}|gl(?:c|sa)_[\w+/-]{20,400}={0,2}|ops_ey[\w-]{20,4000}|hv[sbr]\.[\w-]{90,400}|vc[piark]_[A-Za-z0-9]{20,80}|dapi[A-Fa-f0-9]{32}(?:-\d)?|dckr_pat_[\w-]{20,80}|figd_[\w-]{20,80})(?![A-Za-z0-9_])/g,
  },
  {
    kind: 'incoming webhook',
    form: 'token',
    pattern: /\bhooks\.slack\.com\/services\/T\w{5,20}\/B\w{5,20}\/\w{16,40}/gi,
  },
  {
    kind: 'API key',
    form: 'token',
    pattern: /(?<![\w-])sk-(?:[a-z]{2,8}[0-9]{0,2}-){0,3}[A-Za-z0-9_-]{20,200}(?![\w-])/g,
    isSecret: looksRandom,
  },
  {
    kind: 'signed token',
    form: 'session',
    pattern: /\beyJ[\w-]{10,4000}\.eyJ[\w-]{5,4000}\.[\w-]{20,2000}/g,
  },
  {
    kind: 'bearer token',
    form: 'session',
    pattern: /\bBearer[ \t]{1,4}(?<secret>[A-Za-z0-9._~+/-]{16,2000}={0,2})/g,
    isSecret: looksRandom,
  },
  {
    kind: 'basic login',
    form: 'session',
    pattern: /\bAuthorization["']?[:=][ \t]{0,4}["']?Basic[ \t]{1,4}(?<secret>[A-Za-z0-9+/]{10,400}={0,2})/gi,
  },
  {
    kind: 'cookie',
    form: 'session',
    pattern: /\b(?:Set-)?Cookie["']?:[ \t]{0,4}["']?[\w.-]{1,80}=(?<secret>[\w.%+/=-]{16,2000})/gi,
    isSecret: looksRandom,
  },
  {
    kind: 'URL with a password',
    form: 'connection',
    pattern: /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@"'`<>]{0,100}:(?<secret>[^\s/@"'`<>]{3,200})@[\w[][\w.:-]{0,200}/gi,
    isSecret: (password) => !/^\d{1,5}$/.test(password),
  },
];

/** A part that every format has. One pass rules out ordinary texts. */
const telltale =
  /-----BEGIN|[Kk][Ee][Yy]["'`*_]{0,3}(?: is|[ \t]{0,4}[:=：|])[ \t]{0,4}["'`*]{0,3}(?:0x)?[0-9A-Fa-f]{64}|xprv|AGE-SECRET|[Pp]hrase|[Ww]ords["'`*_]{0,3}[:=]|[Mm]nemonic|助记词|фраза|A[KS]IA|AIza|gh[pousr]_\w{36}|github_pat_|glpat-|npm_\w{36}|hf_\w{34}|gsk_\w{52}|xox[bpaors]-|xapp-|SG\.[\w-]{16}|lin_api_|ntn_\w{30}|shp(?:pa|ca|at|ss)_|gl(?:c|sa)_[\w+/-]{20}|ops_ey|hv[sbr]\.[\w-]{90}|vc[piark]_\w{20}|dapi[A-Fa-f0-9]{32}|dckr_pat_|figd_|[Hh][Oo]{2}[Kk][Ss]\.[Ss]lack\.com|(?:ACCESS|[Aa]ccess)_?(?:KEY|[Kk]ey)[^\n]{1,40}[A-Za-z0-9/+]{40}|k_live_|:AA|\/api\/webhooks\/|sk-[\w-]{20}|eyJ|Bearer[ \t]|[Bb]asic[ \t]{1,4}[A-Za-z0-9+/]{10}|[Cc]ookie["']?:|:\/\/[^\s:/@]{0,100}:[^\s/@]{3,200}@/;

export function findKnownFormats(text: string): FoundSecret[] {
  if (!telltale.test(text)) return [];
  return formats.flatMap(({ kind, form, pattern, isSecret = () => true }) =>
    [...text.matchAll(pattern)].flatMap((match): FoundSecret[] => {
      const secret = match.groups?.secret ?? match[0];
      if (!isSecret(secret) || isTokenPlaceholder(secret) || (match.groups !== undefined && isPlaceholder(secret)))
        return [];
      const start = match.index + match[0].indexOf(secret);
      return [{ kind, form, start, end: start + secret.length }];
    }),
  );
}
