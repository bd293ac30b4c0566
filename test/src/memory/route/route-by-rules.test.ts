import { expect, test } from 'vitest';
import { indexEntityNames } from '../../../../src/entries/graph/entity-name-index.js';
import { readRelationVocabulary } from '../../../../src/entries/graph/relation-vocabulary.js';
import { routeByRules } from '../../../../src/memory/route/route-by-rules.js';

const nothingKnown = { graph: { names: indexEntityNames([]), words: readRelationVocabulary('') }, today: '2026-02-02' };

test.each([
  ["Robin's sister Ana lives in Porto and is allergic to peanuts", ['Ana', 'Robin', 'Porto']],
  ["Tom's new manager Ines Duarte prefers short mails", ['Ines Duarte', 'Tom']],
  ['Robins Schwester Ana wohnt in Porto', ['Ana', 'Robin']],
])('what is said of somebody by way of another is about the former: %s', async (text, names) => {
  const { entities } = await routeByRules(text, nothingKnown);
  expect(entities.slice(0, names.length).map(({ name }) => name)).toEqual(names);
  expect(entities.slice(0, 2).map(({ type }) => type)).toEqual(['person', 'person']);
});

test.each([
  ['My sister Meera lives in Pune', 'Meera'],
  ['Meine Schwester Hanna wohnt in Kiel', 'Hanna'],
  ['Mi hermana Lucía vive en Lugo', 'Lucía'],
  ['Our daughter Lila is afraid of dogs', 'Lila'],
])('somebody of the family is called by their name: %s', async (text, name) => {
  const { entities } = await routeByRules(text, nothingKnown);
  expect(entities[0]).toEqual({ name, type: 'person' });
});

test.each([
  ['Deploy: run the tests, tag the release, push the tag, watch the pipeline', 'procedural'],
  ['Watering the orchids: fill the bucket, add two drops of fertiliser, let them soak for ten minutes.', 'procedural'],
  ['Shopping: two litres of milk, bread, eggs, butter', 'episodic'],
  ['Note: run club meets on Tuesday, bring shoes', 'episodic'],
])('a title and three orders are a procedure: %s', async (text, store) => {
  expect((await routeByRules(text, nothingKnown)).store).toBe(store);
});

test.each([
  ['We use Slack and Notion', ['tool:Slack', 'tool:Notion']],
  ['The car insurance is with Fidelidade, policy 12345', ['organisation:Fidelidade']],
  ['Lunch with Ana at Taberna do Mar', ['person:Ana', 'place:Taberna do Mar']],
  ['We had dinner at Taberna do Mar in Rua das Flores', ['place:Taberna do Mar', 'place:Rua das Flores']],
  ['Carla von Stein joined the Bank of Scotland', ['person:Carla von Stein', 'organisation:Bank of Scotland']],
  ['Our landlord is Frau Krüger', ['person:Frau Krüger']],
  ['Project Lantern uses SQLite and is led by Meera', ['project:Lantern', 'tool:SQLite', 'person:Meera']],
  ['What do Ana and Ben want?', ['person:Ana', 'person:Ben']],
  ['meera LIKES tea!', ['person:Meera']],
  ['The boss said NO to the plan', []],
  ['Gib Anna das Buch zurück', []],
])('names are whole, and no more than names: %s', async (text, wanted) => {
  const { entities } = await routeByRules(text, nothingKnown);
  expect(entities.map(({ name, type }) => `${type}:${name}`)).toEqual(wanted);
});

test.each([
  'Ruf mich nie vor neun Uhr an',
  'Bitte ruf mich nicht vor neun an',
  'Duze mich',
  'No me llames antes de las nueve',
  'Respóndeme en español',
  "Ne m'appelle pas avant neuf heures",
  'Tutoie-moi',
  'Não me ligues antes das nove',
  'Trata-me por tu',
  'Non chiamarmi prima delle nove',
  'Dammi del tu',
])('what the agent is told to do from now on is a preference: %s', async (text) => {
  expect(await routeByRules(text, nothingKnown)).toMatchObject({ store: 'core', type: 'preference', block: 'Persona' });
});

test.each(['Ruf mich morgen an', 'Schick mir heute keine Nachrichten', 'Llámame mañana', 'Liga-me amanhã'])(
  'what is asked for one time is not: %s',
  async (text) => {
    expect((await routeByRules(text, nothingKnown)).store).not.toBe('core');
  },
);

test.each([
  ['To restart the boiler, hold the reset button for five seconds', 'procedural'],
  ['How to restart the boiler: hold the reset button for five seconds', 'procedural'],
  ['How to descale the kettle. Fill it with vinegar and wait.', 'procedural'],
  ['Um die Heizung neu zu starten, fünf Sekunden auf Reset drücken', 'procedural'],
  ['Para reiniciar la caldera, mantén pulsado el botón cinco segundos', 'procedural'],
  ['Pour redémarrer la chaudière, appuie cinq secondes sur reset', 'procedural'],
  ['Para reiniciar a caldeira, carrega no botão durante cinco segundos', 'procedural'],
  ['Per riavviare la caldaia, tieni premuto il tasto per cinque secondi', 'procedural'],
  ['To hand over a patient: 1. read the chart 2. name the open tasks 3. sign the sheet', 'procedural'],
  ['How to brew tea: boil water; pour; wait', 'procedural'],
  ['To be honest, I like tea', 'episodic'],
  ['To save money, we sold the car', 'episodic'],
  ['Um Geld zu sparen, haben wir das Auto verkauft', 'episodic'],
])('what is to be done for a purpose is a procedure: %s', async (text, store) => {
  expect((await routeByRules(text, nothingKnown)).store).toBe(store);
});

test.each([
  ["I'm Mara, a night-shift nurse at St. Anna hospital in Leipzig", 'core', 'fact', 'Identity'],
  ['My name is Mara Lindqvist and I live in Leipzig', 'core', 'fact', 'Identity'],
  ['Decided to stop selling croissants on Mondays', 'episodic', 'decision', 'Active Context'],
  ['We open at 8 except on Saturdays', 'episodic', 'fact', 'Critical Facts'],
  ['Need to renew my passport before August', 'episodic', 'task', 'Active Context'],
  ['Today I felt really down after the shift', 'episodic', 'emotion', 'Persona'],
  ['I am diabetic', 'core', 'fact', 'Critical Facts'],
  ['Ich bin Diabetiker', 'core', 'fact', 'Critical Facts'],
  ['Soy celíaca', 'core', 'fact', 'Critical Facts'],
  ['我有癫痫', 'core', 'fact', 'Critical Facts'],
  ['私は喘息です', 'core', 'fact', 'Critical Facts'],
  ['저는 천식이 있어요', 'core', 'fact', 'Critical Facts'],
  ['У меня астма', 'core', 'fact', 'Critical Facts'],
])('a person would put it there: %s', async (text, store, type, block) => {
  expect(await routeByRules(text, nothingKnown)).toMatchObject({ store, type, block });
});

test.each([
  [
    "I'm Mara, a night-shift nurse at St. Anna hospital in Leipzig",
    ['person:Mara', 'organisation:St. Anna', 'place:Leipzig'],
  ],
  ['My name is Mara Lindqvist and I live in Leipzig', ['person:Mara Lindqvist', 'place:Leipzig']],
  ['Our wifi network is called Nest24', ['concept:Nest24']],
  ['The Wi-Fi at the café is slow', ['concept:Wi-Fi at the café']],
  ['My boss is Tom', ['person:Tom']],
  ['Our new landlord is Zbigniew', ['person:Zbigniew']],
  ['Sarah is on parental leave', ['person:Sarah']],
  ['Jonas hat im Mai Urlaub', ['person:Jonas']],
  ['Sabine fährt immer mit dem Rad', ['person:Sabine']],
  ['Ana works at Northwind and likes tea', ['person:Ana', 'organisation:Northwind']],
  ['Ben collects stamps', ['person:Ben']],
  ['Ella tiene dos gatos', []],
  ['Eva studies law', ['person:Eva']],
  ['Bo plays chess', ['person:Bo']],
  ['Thandiwe plays chess', ['person:Thandiwe']],
  ['Sofia has the keys to the shed', ['person:Sofia']],
  ['The office in Sofia is closed', ['concept:office in Sofia', 'place:Sofia']],
  ['Professor Tanaka retires soon', ['person:Professor Tanaka']],
  ['The parcel from Viktor is for Petra', ['concept:parcel from Viktor', 'person:Viktor', 'person:Petra']],
  ['Our supplier ships from London to Japan', ['place:London', 'place:Japan']],
  ['Trabajo con Paul y Lucía en Sevilla', ['person:Paul', 'person:Lucía', 'place:Sevilla']],
  ['The choir meets on Mondays in September', []],
  ['Jan wohnt in Kiel', ['person:Jan', 'place:Kiel']],
  ['There is a bug in Lantern', ['concept:Lantern']],
])('people, places and days are told apart: %s', async (text, wanted) => {
  const { entities } = await routeByRules(text, nothingKnown);
  expect(entities.map(({ name, type }) => `${type}:${name}`)).toEqual(wanted);
});

test.each([
  'Dinner with Tom at 7',
  'Lunch with Sara tomorrow at noon',
  'Yoga with Lena at six',
  'Pick up Lena at 5',
  'Sara flies to Rome next week',
  'Abendessen mit Tom um 19 Uhr',
  'Morgen kommt Jonas zu Besuch',
  'Cena con Lucía a las nueve',
  'Mañana llega Pedro de Lima',
])('what happens once is an episode, also where no day is named: %s', async (text) => {
  expect(await routeByRules(text, nothingKnown)).toMatchObject({ store: 'episodic', type: 'event' });
});

test.each([
  'Tom works at 7 Mill Lane',
  'Lena has yoga on her mind',
  'Ana runs in the morning',
  'Jonas läuft jeden Morgen',
  'Lucía corre por la mañana',
  'Ben is married to Carla',
])('what is so for long is a fact: %s', async (text) => {
  expect((await routeByRules(text, nothingKnown)).store).toBe('semantic');
});
