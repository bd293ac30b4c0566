import { findKnownFormats } from '../secrets/known-formats.js';
import { findLabelledCredentials } from '../secrets/labelled-credentials.js';
import { findOfficialNumbers } from './personal/official-numbers.js';

/** A part of a text. */
export type Stretch = { readonly start: number; readonly end: number };

/** A word that says what a number is may stand on the line before. */
const lead = 120;

/** What must not be shown of a part of a text, whichever finding shows it: credentials, and numbers by which somebody can pay or be posed as. */
export function shownSecrets(text: string, { start, end }: Stretch): Stretch[] {
  const from = Math.max(0, start - lead);
  const part = text.slice(from, end);
  return [
    ...findKnownFormats(part),
    ...findLabelledCredentials(part),
    ...spokenCredentials(part),
    ...findOfficialNumbers(part),
  ].map((found) => ({ start: found.start + from, end: found.end + from }));
}

const spoken =
  /(?:passw(?:or)?d|passwort|kennwort|passphrase|passcode|contraseña|senha|mot de passe|wachtwoord|пароль|パスワード|密码|\b(?:pwd|pass|pin|key|token|secret))s?[ \t]{1,4}["'`*(]{0,3}([^\s"'`]{4,400})/gi;

/** A value that merely follows its name: `with password kR7!mQz92pLw`. Too little for a finding, enough not to be shown. */
function spokenCredentials(text: string): Stretch[] {
  return [...text.matchAll(spoken)].flatMap(({ 0: whole, 1: value = '', index }) => {
    const end = index + whole.length;
    return /\d/.test(value) && (value.length >= 6 || /^\d+\W?$/.test(value))
      ? [{ start: end - value.length, end }]
      : [];
  });
}
