/** Whether a value is a placeholder for a secret: a mask, an example, a variable, the name of a secret store. */
export function isPlaceholder(value: string): boolean {
  return shapes.some((shape) => shape.test(value)) || words.test(value);
}

const shapes = [
  // `<your key>`, `{key}`, `[key]`, `(key)`, `$KEY_2`, `%KEY%`, `@secret`, `!vault`
  /^[<{[(]|^[$%@!&#](?:[{(]|[A-Za-z_][A-Za-z_-]*[%;]?$|[A-Z][A-Z0-9_]*%?$)/,
  // `abc…`, `sk-****`, `••••`, `xxxx`, `....`
  /[…•●]|\*{2}|\.{3}|x{4}|X{4}|_{4}|-{4}/,
  /^([^\s])\1*$/u,
  // `OPENAI_API_KEY`: the name of a variable; `CANARY_LINE_a8f3`: that of a marker
  /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?:_[a-z0-9]{1,6})?$/,
  // `123:abc`, `123456:ABC`: as manuals of Telegram write it
  /^123\d{0,7}:(?:abc|xyz)/i,
  // `package_spec=name@1.0`: a setting
  /^[a-z]+(?:_[a-z]+)+=./,
  // `[A-Za-z0-9_]*\s`, `{20,}`: a pattern that looks for credentials
  /\\[sdwbS]|\[\^?[A-Za-z0-9]-[^\]]{1,40}\][*+{?]|\{\d{1,3},\d{0,3}\}/,
  /^(?:process\.env|os\.environ|import\.meta|env[.:[(]|getenv|secrets?[.:]|vault[.:]|op:|keychain|keyring|pass:|aws-?secrets)/i,
  /\$\{|\{\{|\$\(/,
  /^(?:(?:https?|ftp|file):|\/|~\/|\.{1,2}\/)/i,
  /\.(?:md|json5?|ya?ml|toml|txt|env|pem|key|ini|conf|cfg|sh|py|js|ts|plist|gpg|age|enc)$/i,
];

const words =
  /your|example|sample|dummy|placeholder|redacted|changeme|change[-_]me|replace|insert[-_]|(?<![a-z])(?:todo|tbd)(?![a-z])|hidden|masked|removed|censored|foobar|1password|keepass|bitwarden|lastpass|dashlane|protonpass|passw(?:or)?d$|^p(?:ass|wd|w)$|^secret$|^(?:user|username|test|guest)$|^abc123$|^123(?:45?6?)?$|^(?:null|none|undefined|true|false|optional|required|string|text|hash|hashed)$/i;

/** `xoxb-YOUR-TOKEN`, `ghp_xxxxxxxx`: the form of a provider's token with words or filling in it. Random letters seldom make whole words. */
export function isTokenPlaceholder(token: string): boolean {
  if (token.startsWith('-----')) return false;
  return (
    /(?:^|[-_.])(?:your|example|placeholder|change-?me|replace|insert|dummy|sample|redacted|token|here)(?=[-_.]|$)/i.test(
      token,
    ) ||
    /(.)\1{7}/.test(token) ||
    // `hooks.slack.com/services/T00/B00/…`
    /\/T0+\/B0+\//.test(token) ||
    /1234567890-?(?:abc|your)|abcdefghij/i.test(token)
  );
}
