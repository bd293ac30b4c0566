import { everywhere, type Place, type PlaceOption, type Values } from './cursor-positions.js';

export function fishScript(places: readonly Place[]): string {
  return `# Completion of agentsoul for fish. Made by \`npm run generate\`; do not edit.

function __agentsoul_place
    set -l words (commandline -opc)
    set -l place ''
    set -l isvalue 0
    for word in $words[2..-1]
        if test $isvalue = 1
            set isvalue 0
            continue
        end
        switch "$place:$word"
${lines(12, caseOf(flagsTakingValues(places), 'set isvalue 1'))}
${lines(12, places.flatMap(stepsFrom))}
        end
    end
    echo $place
end

function __agentsoul_at
    set -l place (__agentsoul_place)
    test "$place" = "$argv[1]"
end

complete -c agentsoul -f
${everywhere.map((option) => optionLine(option, '')).join('\n')}
${places.flatMap(linesFor).join('\n')}
`;
}

function caseOf(patterns: readonly string[], then: string): readonly string[] {
  return patterns.length === 0 ? [] : [`case ${patterns.map(quote).join(' ')}`, `    ${then}`];
}

function flagsTakingValues(places: readonly Place[]): readonly string[] {
  const patternsAt = (path: string, options: readonly PlaceOption[]) =>
    options
      .filter(({ values }) => values.kind !== 'none')
      .flatMap(({ flags }) => flags.map((flag) => `${path}:${flag}`));
  return [...patternsAt('*', everywhere), ...places.flatMap((place) => patternsAt(place.path, place.options))];
}

function stepsFrom(place: Place): readonly string[] {
  return place.words.flatMap(({ word }) => {
    const path = place.path === '' ? word : `${place.path} ${word}`;
    return caseOf([`${place.path}:${word}`], `set place ${quote(path)}`);
  });
}

function linesFor(place: Place): readonly string[] {
  const condition = ` -n ${quote(`__agentsoul_at ${quote(place.path)}`)}`;
  return [
    ...place.words.map(({ word, says }) => `complete -c agentsoul${condition} -a ${quote(word)} -d ${quote(says)}`),
    ...place.options.map((option) => optionLine(option, condition)),
    ...place.arguments
      .filter(({ values }) => values.kind !== 'anything')
      .map(({ values }) => `complete -c agentsoul${condition}${offer(values)}`),
  ];
}

function optionLine({ spec, values }: PlaceOption, condition: string): string {
  const short = spec.short === undefined ? '' : ` -s ${spec.short}`;
  const value = values.kind === 'none' ? '' : values.kind === 'file' ? ' -r -F' : ` -x${offer(values)}`;
  return `complete -c agentsoul${condition}${short} -l ${spec.long}${value} -d ${quote(spec.description)}`;
}

function offer(values: Values): string {
  switch (values.kind) {
    case 'words':
      return ` -a ${quote(values.words.join(' '))}`;
    case 'directory':
      return " -a '(__fish_complete_directories)'";
    case 'file':
      return ' -F';
    case 'anything':
    case 'none':
      return '';
    default:
      return values satisfies never;
  }
}

function quote(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

function lines(indent: number, rows: readonly string[]): string {
  return rows.map((row) => `${' '.repeat(indent)}${row}`).join('\n');
}
