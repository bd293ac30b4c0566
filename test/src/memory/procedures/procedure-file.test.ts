import { expect, test } from 'vitest';
import { readProcedure } from '../../../../src/memory/procedures/procedure-file.js';

test.each([
  ['To deploy: run the tests, tag the release', 'To deploy', ['run the tests', 'tag the release']],
  [
    'To restart the boiler, hold the reset button for five seconds',
    'To restart the boiler',
    ['hold the reset button for five seconds'],
  ],
  [
    'To descale the kettle, fill it with vinegar, wait an hour, rinse it: twice',
    'To descale the kettle',
    ['fill it with vinegar', 'wait an hour', 'rinse it: twice'],
  ],
  [
    'Um die Heizung zu entlüften, öffne das Ventil, dann schließe es',
    'Um die Heizung zu entlüften',
    ['öffne das Ventil', 'schließe es'],
  ],
  [
    'How to open the safe: 1. turn the dial left 2. press 7 3. pull',
    'How to open the safe',
    ['turn the dial left', 'press 7', 'pull'],
  ],
  [
    'To hand over a patient: 1) read the chart, all of it, 2) name the open tasks. 3) sign the sheet.',
    'To hand over a patient',
    ['read the chart, all of it', 'name the open tasks', 'sign the sheet'],
  ],
  ['How to visit: ring at St. Anna. Ask for Dr. Weber.', 'How to visit', ['ring at St. Anna', 'Ask for Dr. Weber']],
])('a procedure is known by what it is for: %s', (text, trigger, steps) => {
  expect(readProcedure(text)).toEqual({ trigger, steps, notes: null });
});
