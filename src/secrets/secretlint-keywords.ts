/**
 * Whether the rules of secretlint could find anything in a text. They are slow to load and to run, and ordinary notes contain none of what
 * they match: every recommended rule that applies to notes needs one of these prefixes.
 */
export function mayMatchSecretlint(text: string): boolean {
  return telltales.test(text) || webhook.test(text);
}

const telltales = new RegExp(
  [
    '(?:SECRET|[Ss]ecret)_?(?:ACCESS|[Aa]ccess)_?(?:KEY|[Kk]ey)',
    'PRIVATE KEY',
    'npm_[A-Za-z0-9_]{36}',
    'xox[bpaor]-',
    'xapp-',
    ':\\/\\/[^\\s/:]{1,256}:[^\\s/@]{1,256}@',
    'sk-(?:proj|svcacct|admin|ant-api0)',
    'T3BlbkFJ',
    'gsk_[A-Za-z0-9]{52}',
    'hf_[A-Za-z]{34}',
    'lin_api_',
    'ntn_[0-9]{11}',
    'SG\\.\\w{1,128}\\.\\w',
    'shp(?:pa|ca|at|ss)_',
    'gh[pousr]_[A-Za-z0-9_]{36}',
    'github_pat_',
    'gl(?:pat-|c_|sa_)[A-Za-z0-9_+/-]{20}',
    'ops_ey',
    'hv[sbr]\\.[A-Za-z0-9_-]{90}',
    'vc[piark]_[A-Za-z0-9]{20}',
    'dapi[A-Fa-f0-9]{32}',
    'dckr_pat_',
    'figd_',
  ].join('|'),
);

const webhook = /hooks\.slack\.com\/services/i;
