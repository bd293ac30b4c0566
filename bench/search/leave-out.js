import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** What search can be measured without, by the one line of its source that takes part in it and what stands there instead. */
const ingredients = {
  slips: {
    file: 'src/search/correct-typos.ts',
    line: 'glossOf(term.word, context.spoken) === null ? oneLetterAway(term.word) : []',
    instead: '[] as string[]',
  },
  'stop-words': {
    file: 'src/language/words/read-query.ts',
    line: 'const kept = withoutCommon(words, spoken, known);',
    instead: 'const kept = words;',
  },
  stems: {
    file: 'src/language/words/stem.ts',
    line: "code === 'en' ? stemEnglish(plainForm(word)) : stemBy(code, word)",
    instead: 'word',
  },
};

/** Builds the engine without an ingredient, so that the engine itself needs no switch that only measurements use. */
export function leaveOut(name) {
  const found = ingredients[name];
  if (found === undefined)
    throw new Error(`There is no ingredient ${name}, only ${Object.keys(ingredients).join(', ')}.`);
  const { file, line, instead } = found;
  return {
    name: 'leave-out',
    setup(building) {
      building.onLoad(
        { filter: new RegExp(`${file.replaceAll('/', '[\\\\/]').replaceAll('.', '\\.')}$`) },
        ({ path }) => {
          const source = readFileSync(path, 'utf8');
          if (!source.includes(line))
            throw new Error(`${file} has no line "${line}" any more; mend bench/search/leave-out.js.`);
          const contents = source
            .replace(line, instead)
            .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
          return { contents, loader: 'ts' };
        },
      );
    },
  };
}
