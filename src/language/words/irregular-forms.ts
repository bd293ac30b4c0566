import irregular from '../../../data/language/en/irregular-forms.json' with { type: 'json' };
import { lazyValue } from '../../workspace/lazy-value.js';

/** The plain form of an irregular English word: `went` → `go`, `children` → `child`. */
export function plainForm(word: string): string {
  return forms().get(word) ?? word;
}

const forms = lazyValue(
  () =>
    new Map(
      [...irregular.verbs, ...irregular.nounsAndAdjectives].flatMap((row) => {
        const [plain = '', ...others] = row.split(' ');
        return others.map((form): [string, string] => [form, plain]);
      }),
    ),
);
