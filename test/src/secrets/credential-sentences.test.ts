import { describe, expect, test } from 'vitest';
import { findCredentialSentences } from '../../../src/secrets/credential-sentences.js';

/** What is found in a text. `[…]` in an example marks it. */
function marked(text: string, options?: { isLoose: boolean }): string {
  let result = '';
  let end = 0;
  for (const found of findCredentialSentences(text, options).sort((one, other) => one.start - other.start)) {
    result += `${text.slice(end, found.start)}[${text.slice(found.start, found.end)}]`;
    end = found.end;
  }
  return result + text.slice(end);
}

const plain = (example: string) => example.replace(/[[\]]/g, '');

describe('a password is found', () => {
  test.each([
    // behind a sign
    'Password: [hunter2x]',
    '"password": "[hunter2x]",',
    '| Password | [hunter2x] |',
    'Passwort - [Sommer21!]',
    'Routerpasswort = [Sommer21!]',
    'MAIL_PASS=[kR7mQz92pLw]',
    // behind a verb
    'The password is now [hunter2x].',
    "The wifi password's [hunter2x]",
    'The password, by the way, is [hunter2x]',
    'Das Kennwort lautet immer noch [Sommer21!]',
    'Le mot de passe, c’est [Lavande22]',
    'La contraseña sigue siendo [Gato77negro]',
    'A senha é [girassol22]',
    'La password è [Girasole22]',
    'Het wachtwoord is [Zonnebloem22]',
    'Пароль теперь [romashka77]',
    'Hasło to [slonecznik22]',
    '密码是[abc12345]。',
    'パスワードは[hunter22x]です',
    '비밀번호는 [hunter22x]입니다',
    // with more said in between
    "The password for Mum's old laptop in the kitchen is [sunflower88]",
    'The password that I use for the bank is [sunflower88]',
    'Das Passwort, das ich bei der Bahn nutze, ist [Winter42garten]',
    'Le mot de passe d’Ana pour la messagerie est [Lavande22]',
    'Password (guest network): [sunflower88]',
    'Пароль вайфая на даче: [romashka77]',
    // beside its name
    'pw [tango44lima], user name jdoe',
    'Log in as jdoe with password [tango44lima]',
    'Passwort WLAN [Sommer21!]',
    'changed the password to [tango44lima] today',
    'user kim pass [teapot-1912x]',
    'mi clave es [sol123luna]',
    // before its name
    '[Blue7Kettle] is my password for the library site',
    '[Winter42garten] ist das neue WLAN-Passwort',
    '“[Lavande22]” est mon mot de passe',
    '[girassol22] é a minha senha',
    '[romashka77] — мой пароль',
    'Use [tango44lima] as password.',
    '[abc12345]是我的密码',
    // several, in quotation marks, digits only, any word beside its login
    'The password is [hunter2x] or [hunter3x].',
    'The password is “[correct horse battery]”',
    'The passcode is [480213].',
    'user: kim, password: [sunflower]',
    'login: kim / [Tr33house]',
    'kim@example.org / [Tr33house]',
  ])('%s', (example) => {
    expect(marked(plain(example))).toBe(example);
  });
});

describe('a secret number is found', () => {
  test.each([
    'My PIN is [4821]',
    'my pin [4821]',
    'PIN der Karte: [4821]',
    'Mon code PIN, c’est [9046]',
    'El PIN de la tarjeta es el [3150]',
    'O PIN do cartão é [3150].',
    'Пин-код карты [6184]',
    '暗証番号は[4821]です',
    '[4821] is the PIN of my card',
    'Die Geheimzahl ist [48 21]',
    'The alarm code is [4821]',
    'Code für die Haustür: [4821#]',
    'El candado tiene la clave [4711].',
    'CVV [123], valid until May',
  ])('%s', (example) => {
    expect(marked(plain(example))).toBe(example);
  });
});

test.each([
  'I forgot my password again.',
  'My password manager is Bitwarden, KeePass2 is my password tool.',
  'The password for the wifi is on the fridge.',
  'The password is case-sensitive and expires on 2026-05-01.',
  'The password was changed on 12 May 2026.',
  'The password to Server01 is in the vault.',
  'password reset ticket: INC0012345',
  'Das Passwort steht im Tresor 12.',
  'La clave del éxito es la paciencia.',
  'Password: [redacted: password], PIN: [redacted: PIN]',
  '| user | password | note |',
  'user: kim, password: unknown',
  'Boarding pass: LH1234X for kim@example.org',
  'Pin the note from 2024 to the wall, reset the PIN in 2027.',
  'The PIN pad is broken since 2023, pin 13 drives the LED.',
  'pin 2024 goals',
  'The postal code is 69003, the error code of the oven 4021.',
  'Le code postal de Léa est 69003',
  'The code for the door is in the vault.',
  'server: web01/web0234',
  'The desenha app: Turpin 4821, Chopin 1849, enclave B1234567',
])('nothing is found in %j', (text) => {
  expect(marked(text)).toBe(text);
});

test.each(['Password: [sunflower]', 'The password is wrong.', 'PIN [4821] ohm'])(
  'of words that are only quoted, more is masked: %s',
  (example) => {
    expect(marked(plain(example), { isLoose: true })).toBe(example);
  },
);

test('a text of a hundred thousand characters without line breaks takes no longer than in proportion', () => {
  for (const piece of [
    'my password is for the ',
    'pin of the ',
    'login: a / ',
    'x is my ',
    'пароль от ',
    '密码是我的',
  ]) {
    const time = (length: number) => {
      const text = piece.repeat(Math.ceil(length / piece.length));
      const start = process.cpuUsage();
      findCredentialSentences(text);
      return process.cpuUsage(start).user;
    };
    time(10_000);
    const half = time(50_000);
    const whole = time(100_000);
    expect([piece, whole < 1_000_000 || whole < half * 3.5]).toEqual([piece, true]);
  }
});
