import { everywhere, type Place, type PlaceOption, type Values } from './cursor-positions.js';

/** Works in bash 3.2 too, which macOS ships: no associative arrays, no mapfile. */
export function bashScript(places: readonly Place[]): string {
  return `# Completion of agentsoul for bash. Made by \`npm run generate\`; do not edit.

_agentsoul_names() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen "$1" -- "$current"))
  compopt -o filenames 2>/dev/null
}

_agentsoul_words() {
  COMPREPLY=($(compgen -W "$1" -- "$current"))
}

_agentsoul() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD - 1]}"
  local place="" position=0 index=1 word
  COMPREPLY=()
  if [[ $current == "=" ]]; then
    current=""
  elif [[ $previous == "=" ]]; then
    previous="\${COMP_WORDS[COMP_CWORD - 2]}"
  fi
  while ((index < COMP_CWORD)); do
    word="\${COMP_WORDS[index]}"
    index=$((index + 1))
    case "$place:$word" in
${lines(
  4,
  takingValues(places).map(
    ({ pattern }) => `${pattern}) [[ \${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;`,
  ),
)}
    *:-*) ;;
${lines(4, places.flatMap(stepsFrom))}
    *) position=$((position + 1)) ;;
    esac
  done
  case "$place:$previous" in
${lines(
  2,
  takingValues(places).map(({ pattern, values }) => `${pattern}) ${offer(values)}; return ;;`),
)}
  esac
  if [[ $current == -* ]]; then
    case "$place" in
${lines(
  4,
  places.map((place) => `${quote(place.path)}) _agentsoul_words ${quote(flagsAt(place).join(' '))} ;;`),
)}
    esac
    return
  fi
  case "$place:$position" in
${lines(2, places.flatMap(offersAt))}
  esac
}

complete -F _agentsoul agentsoul
`;
}

type Taking = { readonly pattern: string; readonly values: Values };

function takingValues(places: readonly Place[]): readonly Taking[] {
  const at = (place: string, option: PlaceOption): Taking[] =>
    option.values.kind === 'none'
      ? []
      : [{ pattern: option.flags.map((flag) => `${place}:${flag}`).join(' | '), values: option.values }];
  return [
    ...places.flatMap((place) => place.options.flatMap((option) => at(quote(place.path), option))),
    ...everywhere.flatMap((option) => at('*', option)),
  ];
}

function stepsFrom(place: Place): readonly string[] {
  return place.words.map(({ word }) => {
    const path = place.path === '' ? word : `${place.path} ${word}`;
    return `${quote(`${place.path}:${word}`)}) place=${quote(path)} position=0 ;;`;
  });
}

function flagsAt(place: Place): readonly string[] {
  return [...place.options, ...everywhere].flatMap(({ flags }) => flags);
}

function offersAt(place: Place): readonly string[] {
  const words = place.words.map(({ word }) => word);
  if (words.length > 0) return [`${quote(`${place.path}:0`)}) ${offer({ kind: 'words', words })} ;;`];
  return place.arguments.map(({ isVariadic, values }, position) => {
    const pattern = isVariadic ? `${quote(`${place.path}:`)}*` : quote(`${place.path}:${position}`);
    return `${pattern}) ${offer(values)} ;;`;
  });
}

function offer(values: Values): string {
  switch (values.kind) {
    case 'words':
      return `_agentsoul_words ${quote(values.words.join(' '))}`;
    case 'directory':
      return '_agentsoul_names -d';
    case 'file':
      return '_agentsoul_names -f';
    case 'anything':
    case 'none':
      return ':';
    default:
      return values satisfies never;
  }
}

function quote(text: string): string {
  return `"${text.replace(/["$`\\]/g, '\\$&')}"`;
}

function lines(indent: number, rows: readonly string[]): string {
  return rows.map((row) => `${' '.repeat(indent)}${row}`).join('\n');
}
