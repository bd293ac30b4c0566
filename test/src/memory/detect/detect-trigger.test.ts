import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectTrigger } from '../../../../src/memory/detect/detect-trigger.js';
import { startCpuTime } from '../../../support/cpu-time.js';

test.each([
  ['remember that Ana is vegetarian', 'remember', 'Ana is vegetarian'],
  ['Please remember that the gate code changes monthly.', 'remember', 'the gate code changes monthly'],
  ["Don't forget to water the fern!", 'remember', 'water the fern'],
  ['Important: the lift is broken', 'remember', 'the lift is broken'],
  ['For future reference, the key hangs behind the door.', 'remember', 'the key hangs behind the door'],
  ['Thanks! Can you keep in mind that I leave at five?', 'remember', 'I leave at five'],
  ['The locker is 42. Remember that.', 'remember', 'The locker is 42'],
  ['FYI for later: Ben is away in May', 'remember', 'Ben is away in May'],
  ['Remember the milk.', 'remember', 'milk'],
  ['forget about the blue tiles', 'forget', 'the blue tiles'],
  ['Scratch that', 'forget', null],
  ['forget it', 'forget', null],
  ['Never mind, forget it', 'forget', null],
  ['The gate is green. Forget it.', 'forget', 'The gate is green'],
  ['別忘了明天開會', 'remember', '明天開會'],
  ['別忘記我對花生過敏', 'remember', '我對花生過敏'],
  ['請記住我對花生過敏', 'remember', '我對花生過敏'],
  ['請忘記我的舊地址', 'forget', '我的舊地址'],
  ['你還記得我的生日嗎？', 'recall', '我的生日嗎'],
  ['The code is 42. Forget it for good.', 'forget', 'The code is 42'],
  ['Can you forget my old address permanently?', 'forget', 'my old address'],
  ['Delete everything you know about Nuno', 'forget', 'Nuno'],
  ['ignore what I said about Tuesday', 'forget', 'Tuesday'],
  ['The old address is no longer relevant', 'forget', 'The old address'],
  ['reflect on this week', 'reflect', 'this week'],
  ['Please consolidate your memories.', 'reflect', null],
  ['What do you remember about Lantern?', 'recall', 'Lantern'],
  ['Remember when we went to Rome?', 'recall', 'we went to Rome'],
  ['Do you remember my shoe size?', 'recall', 'my shoe size'],
  ['Merk dir bitte, dass Lena im Mai Urlaub hat.', 'remember', 'Lena im Mai Urlaub hat'],
  ['Merk dir, dass der Schlüssel unten liegt.', 'remember', 'der Schlüssel unten liegt'],
  ['Vergiss nicht, den Ofen auszuschalten', 'remember', 'den Ofen auszuschalten'],
  ['Vergiss alles über den alten Plan', 'forget', 'den alten Plan'],
  ['Weißt du noch, wann wir in Rom waren?', 'recall', 'wann wir in Rom waren'],
  ['Recuerda que Pablo viaja el lunes', 'remember', 'Pablo viaja el lunes'],
  ['Olvida lo de la fiesta', 'forget', 'la fiesta'],
  ['¿Qué sabes sobre Lucía?', 'recall', 'Lucía'],
  ["N'oublie pas que le train part à huit heures", 'remember', 'le train part à huit heures'],
  ["Oublie ce que j'ai dit sur Hugo", 'forget', 'Hugo'],
  ['Lembra-te que o Rui chega amanhã', 'remember', 'o Rui chega amanhã'],
  ['Ricordati che Giulia è allergica', 'remember', 'Giulia è allergica'],
  ['Dimentica tutto su Marco', 'forget', 'Marco'],
  ['Запомни, что Олег не пьёт кофе', 'remember', 'Олег не пьёт кофе'],
  ['Забудь про встречу', 'forget', 'встречу'],
  ['请记住，王芳不吃辣。', 'remember', '王芳不吃辣'],
  ['你还记得去年的旅行吗？', 'recall', '去年的旅行吗'],
  ['由美の誕生日は五月四日だと覚えておいて。', 'remember', '由美の誕生日は五月四日だと'],
  ['昨日の話は忘れて', 'forget', '昨日の話'],
  ['지수 생일은 5월 4일이야, 기억해 줘.', 'remember', '지수 생일은 5월 4일이야'],
  ['remember my birthday is 3 May', 'remember', 'my birthday is 3 May'],
  ['Remember we meet at nine', 'remember', 'we meet at nine'],
  ['覚えておいて、明日は会議です。', 'remember', '明日は会議です'],
  ['忘れないで、鍵は机の上です', 'remember', '鍵は机の上です'],
  ['기억해줘, 지수 생일은 5월 4일이야', 'remember', '지수 생일은 5월 4일이야'],
  ['잊지 마, 내일 회의야', 'remember', '내일 회의야'],
  ['Vergiss endgültig alles über Tom', 'forget', 'Tom'],
  ['Забудь навсегда всё о Томе', 'forget', 'Томе'],
  ['Forget the memory about Tom', 'forget', 'Tom'],
  ['Forget my address please', 'forget', 'my address'],
  ['Olvida para siempre la clave vieja', 'forget', 'la clave vieja'],
  ['请忘记关于汤姆的一切', 'forget', '汤姆'],
  ['What do you know about Ana, please?', 'recall', 'Ana'],
  ['Remember to say please', 'remember', 'say please'],
  ['请帮我忘记这件事', 'forget', '这件事'],
])('%s → %s', (message, kind, target) => {
  const found = detectTrigger(message);
  expect([found.kind, found.target]).toEqual([kind, target]);
});

test.each([
  "I can't remember that",
  "You needn't remember this.",
  "You don't need to remember that.",
  'I remember that day well.',
  "I'll always remember that day.",
  'We still remember the old house',
  '我總是忘記帶鑰匙',
  'She asked me to remember the code word.',
  'He said "remember that Ana is here" and left.',
  'Run `remember that x` in a shell.',
  '```\nremember that this is code\n```',
  '> remember that this was quoted',
  'I will never forget our trip.',
  'That was unforgettable.',
  'Remember?',
  'Ich kann mich nicht daran erinnern.',
  'Je ne me souviens pas.',
  '覚えていません',
  'その話は覚えていない',
  '鍵を忘れてしまいました',
  '我忘记带钥匙了',
  '他们都忘了',
  '我记住了',
  '벌써 잊어버렸어요',
  'How are you today?',
  '',
])('%s asks for nothing', (message) => {
  expect(detectTrigger(message)).toEqual({ kind: 'none', phrase: null, target: null, permanent: false });
});

test.each([
  ['Permanently delete everything about Marco', true],
  ['Forget my old address for good', true],
  ['Forget my old address', false],
  ['Vergiss die alte Adresse endgültig', true],
  ['Olvida para siempre la clave vieja', true],
  ['Забудь о нём навсегда', true],
])('%s: for good is %s', (message, permanent) => {
  const found = detectTrigger(message);
  expect([found.kind, found.permanent]).toEqual(['forget', permanent]);
});

test('the phrase is given back as it was written', () => {
  expect(detectTrigger('PLEASE Remember That it rains')).toMatchObject({ phrase: 'Remember That', target: 'it rains' });
});

test('any text is answered, and the target is a part of it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.constantFrom('remember that ', 'forget ', ''),
      (text, lead) => {
        const { kind, target } = detectTrigger(lead + text);
        expect(['remember', 'forget', 'reflect', 'recall', 'none']).toContain(kind);
        if (target !== null) expect((lead + text).replaceAll('’', "'")).toContain(target);
      },
    ),
  );
});

test.each([
  ['quotes', '"'.repeat(200_000)],
  ['orders', 'remember '.repeat(30_000)],
  ['negations', "don't not never ".repeat(20_000)],
  ['fences', '```\n'.repeat(60_000)],
  ['signs', '记住'.repeat(100_000)],
  ['spaces', `remember${' '.repeat(200_000)}`],
])('a very long message of %s is answered at once', (_, message) => {
  const spent = startCpuTime();
  detectTrigger(message);
  expect(spent()).toBeLessThan(2_000);
});

test('how it is to be forgotten is no part of what is', () => {
  expect(detectTrigger('Can you forget my old address permanently?')).toMatchObject({
    target: 'my old address',
    permanent: true,
  });
  expect(detectTrigger('forget it')).toMatchObject({ kind: 'forget', target: null, permanent: false });
});

test('the point of a day or a title ends no sentence', () => {
  const target = (message: string) => detectTrigger(message).target;
  expect(target('Merk dir bitte, dass Oma am 4. Mai Geburtstag hat. Danke!')).toBe('Oma am 4. Mai Geburtstag hat');
  expect(target('Remember that Dr. Weber is away in June. Thanks')).toBe('Dr. Weber is away in June');
  expect(target('Remember that the code is 42. Thanks')).toBe('the code is 42');
});
