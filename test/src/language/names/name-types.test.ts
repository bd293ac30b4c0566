import { expect, test } from 'vitest';
import { typeOfName } from '../../../../src/language/names/name-types.js';

test.each([
  ['My apprentice is Quillon.', 'Quillon'],
  ['My cleaner is Quillon.', 'Quillon'],
  ['Meine Schwester ist Brunja.', 'Brunja'],
  ['Mein Lehrer ist Quillon.', 'Quillon'],
  ['Mi hermana es Brunja.', 'Brunja'],
  ['Mi sobrino es Quillon.', 'Quillon'],
  ['Minha irmã é Brunja.', 'Brunja'],
  ['Meu vizinho é Quillon.', 'Quillon'],
  ['Ma sœur est Brunja.', 'Brunja'],
  ['Mon voisin est Quillon.', 'Quillon'],
  ['Mia sorella è Brunja.', 'Brunja'],
  ['Mio vicino è Quillon.', 'Quillon'],
  ['My grandson is Quillon.', 'Quillon'],
  ['My ex is Quillon.', 'Quillon'],
  ['My teammate is Quillon.', 'Quillon'],
  ['Mein Enkel ist Quillon.', 'Quillon'],
  ['Meine Anwältin ist Brunja.', 'Brunja'],
  ['Mi nieta es Brunja.', 'Brunja'],
  ['Mi entrenador es Quillon.', 'Quillon'],
  ['Ma petite-fille est Brunja.', 'Brunja'],
  ['Mon apprenti est Quillon.', 'Quillon'],
  ['Minha neta é Brunja.', 'Brunja'],
  ['Meu aluno é Quillon.', 'Quillon'],
  ['Mio nipote è Quillon.', 'Quillon'],
  ['Mio allievo è Quillon.', 'Quillon'],
  ['Моя сестра — Бруня.', 'Бруня'],
])('%s names a person', (text, name) => {
  expect(typeOfName(name, text)).toBe('person');
});
