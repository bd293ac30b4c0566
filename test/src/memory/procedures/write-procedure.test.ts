import { expect, test } from 'vitest';
import { readProcedure } from '../../../../src/memory/procedures/write-procedure.js';

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
])('a procedure is known by what it is for: %s', (text, trigger, steps) => {
  expect(readProcedure(text)).toEqual({ trigger, steps, notes: null });
});
