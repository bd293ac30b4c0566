import { everywhere, type Place, type PlaceOption, type Values } from './cursor-positions.js';

export function zshScript(places: readonly Place[]): string {
  return `#compdef agentsoul
# Completion of agentsoul for zsh. Made by \`npm run generate\`; do not edit.

_agentsoul_everywhere=(
${lines(everywhere.flatMap(optionSpecs))}
)

${places.map(functionFor).join('\n\n')}

if [[ $funcstack[1] == _agentsoul ]]; then
  _agentsoul "$@"
else
  compdef _agentsoul agentsoul
fi
`;
}

function functionFor(place: Place): string {
  const own = [...place.options.flatMap(optionSpecs), ...argumentSpecs(place)];
  const specs = own.map((spec) => ` \\\n    ${spec}`).join('');
  if (place.words.length === 0) {
    return `${functionName(place.path)}() {\n  _arguments -s -S "\${_agentsoul_everywhere[@]}"${specs}\n}`;
  }
  return `${functionName(place.path)}() {
  local curcontext="$curcontext" state line
  typeset -A opt_args
  local -a subcommands
  subcommands=(
${lines(place.words.map(({ word, says }) => quote(`${escaped(word, ':')}:${says}`)))}
  )
  _arguments -s -S -C "\${_agentsoul_everywhere[@]}"${specs} \\
    '1: :->word' '*:: :->rest' && return
  case $state in
  word) _describe -t commands command subcommands ;;
  rest)
    case $words[1] in
${place.words.map(({ word }) => `    ${word}) ${functionName(place.path ? `${place.path} ${word}` : word)} ;;`).join('\n')}
    esac
    ;;
  esac
}`;
}

function argumentSpecs(place: Place): readonly string[] {
  if (place.words.length > 0) return [];
  return place.arguments.map(({ name, isVariadic, values }, position) => {
    const where = isVariadic ? '*' : String(position + 1);
    return quote(`${where}:${escaped(name, ':')}:${action(values)}`);
  });
}

/** One line per flag, each naming its twin so that only one of the two is offered. */
function optionSpecs({ spec, flags, values }: PlaceOption): readonly string[] {
  const isRepeatable = spec.kind === 'list' || ('repeatable' in spec && spec.repeatable === true);
  const before = isRepeatable ? '*' : flags.length > 1 ? `(${flags.join(' ')})` : '';
  const value = spec.kind === 'boolean' ? '' : `:${escaped(spec.value, ':')}:${action(values)}`;
  return flags.map((flag) => {
    const attached = spec.kind === 'boolean' ? '' : flag.startsWith('--') ? '=' : '+';
    return quote(`${before}${flag}${attached}[${escaped(spec.description, '[]')}]${value}`);
  });
}

function action(values: Values): string {
  switch (values.kind) {
    case 'words':
      return `(${values.words.map((word) => escaped(word, ' :()')).join(' ')})`;
    case 'directory':
      return '_files -/';
    case 'file':
      return '_files';
    case 'anything':
    case 'none':
      return ' ';
    default:
      return values satisfies never;
  }
}

function functionName(path: string): string {
  return path === '' ? '_agentsoul' : `_agentsoul_${path.replace(/[^a-z0-9]/g, '_')}`;
}

function escaped(text: string, special: string): string {
  return [...text].map((character) => (special.includes(character) ? `\\${character}` : character)).join('');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function lines(rows: readonly string[]): string {
  return rows.map((row) => `  ${row}`).join('\n');
}
