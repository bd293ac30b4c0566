# Completion of agentsoul for bash. Made by `npm run generate`; do not edit.

_agentsoul_names() {
  local IFS=$'\n'
  COMPREPLY=($(compgen "$1" -- "$current"))
  compopt -o filenames 2>/dev/null
}

_agentsoul_words() {
  COMPREPLY=($(compgen -W "$1" -- "$current"))
}

_agentsoul() {
  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
  local place="" position=0 index=1 word
  COMPREPLY=()
  if [[ $current == "=" ]]; then
    current=""
  elif [[ $previous == "=" ]]; then
    previous="${COMP_WORDS[COMP_CWORD - 2]}"
  fi
  while ((index < COMP_CWORD)); do
    word="${COMP_WORDS[index]}"
    index=$((index + 1))
    case "$place:$word" in
    "init":--profile) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "init":--name) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "init":--emoji) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "init":--creature) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "init":--vibe) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "init":--user) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "init":--timezone) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "init":--reset) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "identity set":--name) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "identity set":--creature) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "identity set":--vibe) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "identity set":--emoji) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "identity set":--avatar) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "identity set":--role) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "persona check":--session) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "render":--scope) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "render":--room) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "render":--format) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "render":--session) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "render":--mood) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "render":--runtime) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "render":--append) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "render":--with) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "render":--max-tokens) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "render":--against) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "budget":--window) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "budget":--price) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "flush":--used-tokens) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "flush":--window) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "flush":--reserve) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "flush":--margin) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "flush":--transcript-bytes) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "flush":--compactions) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "flush":--flushed-at) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "lint":--format) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "lint":--output) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "lint":--rule) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "lint":--skip) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "lint":--min-severity) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "lint":--fail-on) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "lint":--max-warnings) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "lint":--base) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "lint":--baseline) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "lint":--as) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "remember":--store) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "remember":--type) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "remember":--tags) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "remember":--confidence) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "remember":--entity) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "remember":--room) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "remember":--user) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "remember":--trigger) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "remember":--actor) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "remember":--scope) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "log":--room) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "log":--user) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "log":--agents) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "log":--actor) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "core replace":--with) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "core replace":--block) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "core replace":--actor) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "core remove":--block) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "core remove":--actor) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "forget":--also) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "forget":--scope) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "get":--scope) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "know":--scope) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "search":--scope) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "search":--store) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "search":--limit) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "search":--min-score) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "search":--since) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "search":--until) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "search":--as-of) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "recall":--scope) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "recall":--max-tokens) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "recall":--as-of) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "graph show":--scope) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "graph neighbors":--hops) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "graph neighbors":--scope) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "graph path":--scope) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "graph export":--format) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "graph export":--scope) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "audit log":--file) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "audit log":--actor) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "audit log":--action) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "audit log":--since) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "audit log":--until) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "audit log":--text) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "audit log":--session) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "audit log":--limit) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "save":--reason) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "save":--actor) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "rollback":--to) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "rollback":--session) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    "rollback":--to-time) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    *:-C | *:--workspace) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    *:--agent) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    *:--at) [[ ${COMP_WORDS[index]} == "=" ]] && index=$((index + 1)); index=$((index + 1)) ;;
    *:-*) ;;
    ":init") place="init" position=0 ;;
    ":bootstrap") place="bootstrap" position=0 ;;
    ":status") place="status" position=0 ;;
    ":doctor") place="doctor" position=0 ;;
    ":config") place="config" position=0 ;;
    ":help") place="help" position=0 ;;
    ":explain") place="explain" position=0 ;;
    ":completion") place="completion" position=0 ;;
    ":whoami") place="whoami" position=0 ;;
    ":identity") place="identity" position=0 ;;
    ":persona") place="persona" position=0 ;;
    ":render") place="render" position=0 ;;
    ":budget") place="budget" position=0 ;;
    ":scopes") place="scopes" position=0 ;;
    ":flush") place="flush" position=0 ;;
    ":lint") place="lint" position=0 ;;
    ":remember") place="remember" position=0 ;;
    ":log") place="log" position=0 ;;
    ":core") place="core" position=0 ;;
    ":forget") place="forget" position=0 ;;
    ":pin") place="pin" position=0 ;;
    ":unpin") place="unpin" position=0 ;;
    ":get") place="get" position=0 ;;
    ":know") place="know" position=0 ;;
    ":search") place="search" position=0 ;;
    ":recall") place="recall" position=0 ;;
    ":reindex") place="reindex" position=0 ;;
    ":decay") place="decay" position=0 ;;
    ":graph") place="graph" position=0 ;;
    ":detect") place="detect" position=0 ;;
    ":audit") place="audit" position=0 ;;
    ":save") place="save" position=0 ;;
    ":rollback") place="rollback" position=0 ;;
    ":undo") place="undo" position=0 ;;
    ":trust") place="trust" position=0 ;;
    "config:show") place="config show" position=0 ;;
    "config:get") place="config get" position=0 ;;
    "config:set") place="config set" position=0 ;;
    "config:schema") place="config schema" position=0 ;;
    "config:path") place="config path" position=0 ;;
    "identity:set") place="identity set" position=0 ;;
    "persona:show") place="persona show" position=0 ;;
    "persona:list") place="persona list" position=0 ;;
    "persona:check") place="persona check" position=0 ;;
    "persona:export") place="persona export" position=0 ;;
    "persona:import") place="persona import" position=0 ;;
    "core:show") place="core show" position=0 ;;
    "core:replace") place="core replace" position=0 ;;
    "core:remove") place="core remove" position=0 ;;
    "graph:show") place="graph show" position=0 ;;
    "graph:neighbors") place="graph neighbors" position=0 ;;
    "graph:path") place="graph path" position=0 ;;
    "graph:check") place="graph check" position=0 ;;
    "graph:rebuild") place="graph rebuild" position=0 ;;
    "graph:merge") place="graph merge" position=0 ;;
    "graph:export") place="graph export" position=0 ;;
    "audit:log") place="audit log" position=0 ;;
    "audit:digest") place="audit digest" position=0 ;;
    "audit:prune") place="audit prune" position=0 ;;
    *) position=$((position + 1)) ;;
    esac
  done
  case "$place:$previous" in
  "init":--profile) _agentsoul_words "agentsoul openclaw openclaw-2026.1 nexo mindroom cognitive agentos"; return ;;
  "init":--name) :; return ;;
  "init":--emoji) :; return ;;
  "init":--creature) :; return ;;
  "init":--vibe) :; return ;;
  "init":--user) :; return ;;
  "init":--timezone) :; return ;;
  "init":--reset) _agentsoul_names -f; return ;;
  "identity set":--name) :; return ;;
  "identity set":--creature) :; return ;;
  "identity set":--vibe) :; return ;;
  "identity set":--emoji) :; return ;;
  "identity set":--avatar) :; return ;;
  "identity set":--role) :; return ;;
  "persona check":--session) :; return ;;
  "render":--scope) _agentsoul_words "main group room: subagent heartbeat cron boot bootstrap"; return ;;
  "render":--room) :; return ;;
  "render":--format) _agentsoul_words "markdown xml json anthropic openai"; return ;;
  "render":--session) :; return ;;
  "render":--mood) :; return ;;
  "render":--runtime) :; return ;;
  "render":--append) :; return ;;
  "render":--with) _agentsoul_words "examples"; return ;;
  "render":--max-tokens) :; return ;;
  "render":--against) :; return ;;
  "budget":--window) :; return ;;
  "budget":--price) :; return ;;
  "flush":--used-tokens) :; return ;;
  "flush":--window) :; return ;;
  "flush":--reserve) :; return ;;
  "flush":--margin) :; return ;;
  "flush":--transcript-bytes) :; return ;;
  "flush":--compactions) :; return ;;
  "flush":--flushed-at) :; return ;;
  "lint":--format) _agentsoul_words "human json sarif github junit"; return ;;
  "lint":--output) :; return ;;
  "lint":--rule) :; return ;;
  "lint":--skip) :; return ;;
  "lint":--min-severity) _agentsoul_words "error warning info"; return ;;
  "lint":--fail-on) _agentsoul_words "error warning info never"; return ;;
  "lint":--max-warnings) :; return ;;
  "lint":--base) :; return ;;
  "lint":--baseline) _agentsoul_names -f; return ;;
  "lint":--as) _agentsoul_names -f; return ;;
  "remember":--store) _agentsoul_words "core episodic semantic procedural vault"; return ;;
  "remember":--type) _agentsoul_words "decision fact preference task event emotion correction"; return ;;
  "remember":--tags) :; return ;;
  "remember":--confidence) _agentsoul_words "high medium low"; return ;;
  "remember":--entity) :; return ;;
  "remember":--room) :; return ;;
  "remember":--user) :; return ;;
  "remember":--trigger) :; return ;;
  "remember":--actor) :; return ;;
  "remember":--scope) :; return ;;
  "log":--room) :; return ;;
  "log":--user) :; return ;;
  "log":--agents) :; return ;;
  "log":--actor) :; return ;;
  "core replace":--with) :; return ;;
  "core replace":--block) _agentsoul_words "Identity Active Context Persona Critical Facts"; return ;;
  "core replace":--actor) :; return ;;
  "core remove":--block) _agentsoul_words "Identity Active Context Persona Critical Facts"; return ;;
  "core remove":--actor) :; return ;;
  "forget":--also) :; return ;;
  "forget":--scope) _agentsoul_words "main group room: subagent"; return ;;
  "get":--scope) :; return ;;
  "know":--scope) :; return ;;
  "search":--scope) _agentsoul_words "main group room: subagent heartbeat cron"; return ;;
  "search":--store) _agentsoul_words "core episodic semantic procedural vault"; return ;;
  "search":--limit) :; return ;;
  "search":--min-score) :; return ;;
  "search":--since) :; return ;;
  "search":--until) :; return ;;
  "search":--as-of) :; return ;;
  "recall":--scope) _agentsoul_words "main group room: subagent heartbeat cron"; return ;;
  "recall":--max-tokens) :; return ;;
  "recall":--as-of) :; return ;;
  "graph show":--scope) :; return ;;
  "graph neighbors":--hops) :; return ;;
  "graph neighbors":--scope) :; return ;;
  "graph path":--scope) :; return ;;
  "graph export":--format) _agentsoul_words "mermaid dot json"; return ;;
  "graph export":--scope) :; return ;;
  "audit log":--file) _agentsoul_names -f; return ;;
  "audit log":--actor) :; return ;;
  "audit log":--action) :; return ;;
  "audit log":--since) :; return ;;
  "audit log":--until) :; return ;;
  "audit log":--text) :; return ;;
  "audit log":--session) :; return ;;
  "audit log":--limit) :; return ;;
  "save":--reason) :; return ;;
  "save":--actor) :; return ;;
  "rollback":--to) :; return ;;
  "rollback":--session) :; return ;;
  "rollback":--to-time) :; return ;;
  *:-C | *:--workspace) _agentsoul_names -d; return ;;
  *:--agent) :; return ;;
  *:--at) :; return ;;
  esac
  if [[ $current == -* ]]; then
    case "$place" in
    "") _agentsoul_words "-V --version -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "init") _agentsoul_words "--profile --name --emoji --creature --vibe --user --timezone --full --no-git --reset -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "bootstrap") _agentsoul_words "--done -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "status") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "doctor") _agentsoul_words "--fix -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "config") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "config show") _agentsoul_words "--origin -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "config get") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "config set") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "config schema") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "config path") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "help") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "explain") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "completion") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "whoami") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "identity") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "identity set") _agentsoul_words "--name --creature --vibe --emoji --avatar --role -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "persona") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "persona show") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "persona list") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "persona check") _agentsoul_words "--session -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "persona export") _agentsoul_words "--with-style -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "persona import") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "render") _agentsoul_words "--scope --room --format --session --mood --runtime --append --with --max-tokens --report --against -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "budget") _agentsoul_words "--window --price -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "scopes") _agentsoul_words "--prove -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "flush") _agentsoul_words "--used-tokens --window --reserve --margin --transcript-bytes --compactions --flushed-at -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "lint") _agentsoul_words "--format --output --rule --skip --min-severity --fail-on --max-warnings --base --fix --unsafe --baseline --update-baseline --prune-baseline --baseline-security --stdin --as --watch --self-test -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "remember") _agentsoul_words "--store --type --tags --confidence --entity --pin --core --share --room --user --trigger --auto --redact --again --actor --scope -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "log") _agentsoul_words "--room --user --agents --redact --actor -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "core") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "core show") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "core replace") _agentsoul_words "--with --block --redact --actor -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "core remove") _agentsoul_words "--block --actor -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "forget") _agentsoul_words "--permanent --also --scope -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "pin") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "unpin") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "get") _agentsoul_words "--scope --no-track -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "know") _agentsoul_words "--scope -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "search") _agentsoul_words "--scope --store --limit --min-score --since --until --as-of --archived --explain --no-track -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "recall") _agentsoul_words "--scope --max-tokens --as-of --no-track -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "reindex") _agentsoul_words "--full --watch -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "decay") _agentsoul_words "--apply --prune --all -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "graph") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "graph show") _agentsoul_words "--scope -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "graph neighbors") _agentsoul_words "--hops --scope -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "graph path") _agentsoul_words "--scope -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "graph check") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "graph rebuild") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "graph merge") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "graph export") _agentsoul_words "--format --scope -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "detect") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "audit") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "audit log") _agentsoul_words "--file --actor --action --since --until --text --session --limit --rebuild -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "audit digest") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "audit prune") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "save") _agentsoul_words "--reason --actor -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "rollback") _agentsoul_words "--to --session --to-time -C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "undo") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    "trust") _agentsoul_words "-C --workspace --agent --json --quiet --no-color --yes --no-input -n --dry-run --at -h --help" ;;
    esac
    return
  fi
  case "$place:$position" in
  ":0") _agentsoul_words "init bootstrap status doctor config help explain completion whoami identity persona render budget scopes flush lint remember log core forget pin unpin get know search recall reindex decay graph detect audit save rollback undo trust" ;;
  "init:0") _agentsoul_names -d ;;
  "config:0") _agentsoul_words "show get set schema path" ;;
  "config get:0") : ;;
  "config set:0") : ;;
  "config set:1") : ;;
  "help:"*) _agentsoul_words "init bootstrap status doctor config help explain completion whoami identity persona render budget scopes flush lint remember log core forget pin unpin get know search recall reindex decay graph detect audit save rollback undo trust" ;;
  "explain:0") _agentsoul_words "usage input-needed cancelled bug workspace-not-found unknown-role unknown-scope config-invalid config-unknown-key unknown-profile trust-record-invalid scope-above-ceiling path-outside unreadable-file index-busy workspace-busy unknown-timezone git-missing git-failed git-busy disk-full not-writable unknown-actor over-limit secret-found hidden-characters forgotten core-full ambiguous not-found no-history unknown-change undo-conflict rollback-conflict uncommitted-edits nothing-to-undo untrusted agent-needed over-budget scopes-unproven persona-invalid unknown-mood unknown-revision no-graph unknown-relation unknown-entity unknown-memory meta-invalid entity-invalid vectors-unreadable embeddings-incomplete embeddings-unreachable embeddings-failed embeddings-malformed embeddings-package-missing" ;;
  "completion:0") _agentsoul_words "bash zsh fish" ;;
  "identity:0") _agentsoul_words "set" ;;
  "persona:0") _agentsoul_words "show list check export import" ;;
  "persona import:0") _agentsoul_names -f ;;
  "lint:"*) _agentsoul_names -f ;;
  "remember:0") : ;;
  "log:0") : ;;
  "core:0") _agentsoul_words "show replace remove" ;;
  "core replace:0") : ;;
  "core remove:0") : ;;
  "forget:"*) : ;;
  "pin:0") : ;;
  "unpin:0") : ;;
  "get:0") : ;;
  "know:"*) : ;;
  "search:"*) : ;;
  "recall:"*) : ;;
  "graph:0") _agentsoul_words "show neighbors path check rebuild merge export" ;;
  "graph show:0") : ;;
  "graph neighbors:0") : ;;
  "graph path:0") : ;;
  "graph path:1") : ;;
  "graph merge:0") : ;;
  "graph merge:1") : ;;
  "detect:0") : ;;
  "audit:0") _agentsoul_words "log digest prune" ;;
  "audit digest:0") : ;;
  "save:"*) _agentsoul_names -f ;;
  "rollback:0") _agentsoul_names -f ;;
  "undo:0") : ;;
  esac
}

complete -F _agentsoul agentsoul
