/** Shapes of commands that do harm, each a plain pattern that looks at bounded stretches only. */
export type CommandPattern = {
  readonly says: string;
  readonly pattern: RegExp;
  /** Nobody installs or sets up anything this way: an error wherever an agent reads it. */
  readonly isGrave?: boolean;
};

const shell = String.raw`(?:sudo\s{1,3})?(?:/(?:usr/)?bin/)?(?:ba|z|da|k)?sh\b|(?:sudo\s{1,3})?(?:python[23]?|perl|ruby|node|php|pwsh|powershell|iex)\b(?!\s{1,3}-(?:c|m|e|n|r|ne|pe)\b)`;

/** Something is fetched and run without anybody having looked at it. */
export const downloadAndRun: readonly CommandPattern[] = [
  {
    says: 'a download piped into an interpreter',
    pattern: new RegExp(
      String.raw`\b(?:curl|wget|fetch|iwr|irm|invoke-webrequest|lynx)\b[^\n|]{0,300}\|\s{0,3}(?:tee\s[^\n|]{0,80}\|\s{0,3})?(?:${shell})`,
      'i',
    ),
  },
  {
    says: 'an interpreter that runs a download',
    pattern: /\b(?:ba|z)?sh\s{1,3}(?:-c\s{1,3})?["']?(?:<\(|\$\(|`)\s{0,3}(?:curl|wget)\b/i,
  },
  { says: 'a download that is evaluated', pattern: /\beval\b[^\n]{0,40}(?:\$\(|`)\s{0,3}(?:curl|wget)\b/i },
  {
    says: 'a script from the network run by PowerShell',
    pattern: /\biex\b\s{0,3}\(?[^\n]{0,80}(?:irm|iwr|invoke-webrequest|downloadstring|net\.webclient)/i,
  },
  {
    says: 'a script from the network run by PowerShell',
    pattern: /(?:downloadstring|invoke-restmethod|irm|iwr)\b[^\n]{0,200}\|\s{0,3}iex\b/i,
  },
  {
    says: 'decoded text piped into an interpreter',
    isGrave: true,
    pattern: new RegExp(String.raw`base64\s{1,3}(?:-d|-D|--decode)\b[^\n|]{0,120}\|\s{0,3}(?:${shell})`, 'i'),
  },
  {
    says: 'fetched code that is executed',
    pattern: /\bexec\s{0,3}\([^\n]{0,120}(?:urlopen|requests\.get|urllib|fetch\()/i,
  },
  {
    says: 'fetched code that is executed',
    pattern: /(?:urlopen|requests\.get|urlretrieve|wget\.download)[^\n]{0,200}\bexec(?:ute)?\s{0,3}\(/i,
  },
  {
    says: 'a file fetched, made executable and run',
    pattern: /\b(?:curl|wget)\b[^\n]{0,200}(?:&&|;)[^\n]{0,80}(?:chmod\s{1,3}\S{0,6}x|\b(?:ba|z)?sh\s)[^\n]{0,80}/i,
  },
  {
    says: 'a package run straight from an address',
    pattern: /\b(?:npx|pipx run|bunx|uvx)\s{1,3}(?:-y\s{1,3})?https?:\/\//i,
  },
];

/** Shells for strangers, credential stores, whole disks, guards switched off. */
export const takeover: readonly CommandPattern[] = [
  { says: 'a shell opened to another machine', isGrave: true, pattern: /\/dev\/(?:tcp|udp)\/[\w.-]{3,}/i },
  {
    says: 'a shell opened to another machine',
    isGrave: true,
    pattern: /\b(?:nc|ncat|netcat)\b[^\n|]{0,80}\s-\w{0,4}[ec]\w{0,2}\s{1,3}\S{0,20}(?:sh|cmd)/i,
  },
  { says: 'a shell opened to another machine', isGrave: true, pattern: /\bsocat\b[^\n]{0,120}exec:/i },
  {
    says: 'a shell opened to another machine',
    isGrave: true,
    pattern: /\bmkfifo\b[^\n]{0,120}\|\s{0,3}(?:nc|ncat)\b/i,
  },
  { says: 'a tunnel that gives others access', pattern: /\bssh\b[^\n]{0,60}\s-\w{0,3}R\s{0,3}\d{2,5}:/ },
  {
    says: 'a key added to the authorised keys',
    pattern: />>\s{0,3}\S{0,40}authorized_keys|authorized_keys[^\n]{0,40}(?:append|write|"a"|'a')/i,
  },
  {
    says: 'credentials read and sent',
    isGrave: true,
    pattern:
      /(?:\.ssh\/id_|\.aws\/credentials|\.netrc|\.env\b|keychain|login\.keychain|wallet\.dat)[^\n]{0,120}(?:\|\s{0,3}(?:nc|curl|base64)|curl\b|scp\b)/i,
  },
  {
    says: 'credentials read and sent',
    isGrave: true,
    pattern:
      /(?:curl|scp|wget)\b[^\n]{0,160}(?:@~?\/?\S{0,30}(?:\.ssh|\.env|\.aws|id_rsa|MEMORY\.md|USER\.md|credentials)|--post-file)/i,
  },
  {
    says: 'the environment sent away',
    isGrave: true,
    pattern: /\b(?:env|printenv)\b[^\n|]{0,60}\|[^\n]{0,120}\b(?:curl|nc|ncat|wget)\b/,
  },
  {
    says: 'passwords of a browser read',
    pattern: /(?:chrome|chromium|firefox|brave|edge)[^\n]{0,80}(?:Login Data|logins\.json|key4\.db)/i,
  },
  {
    says: 'the sandbox or approvals turned off',
    pattern:
      /\b(?:sandbox|approvals?|confirmations?)["'`]?\s{0,2}[:=]\s{0,2}["'`]?(?:off|never|false|none|disabled)\b/i,
  },
  {
    says: 'credentials read out',
    pattern:
      /\b(?:cat|less|more|head|tail|strings|xxd|base64|type|cp|mv|zip|tar)\b[^\n|;&]{0,80}(?:\.ssh\/id_\w{2,12}(?![\w.])|\.aws\/credentials|\.netrc\b|\.gnupg\/|login\.keychain|wallet\.dat|\/etc\/shadow\b)/i,
  },
  {
    says: 'permissions opened to everybody',
    pattern:
      /\bchmod\s{1,3}(?:-R\s{1,3})?(?:0?777|a[+=]rwx)\s{1,3}(?:-R\s{1,3})?(?:~\/?|\/|\$HOME\/?)(?:\s|\*|$|["'`;])/i,
  },
  {
    says: 'everything deleted',
    isGrave: true,
    pattern:
      /\brm\s{1,3}-\w{0,3}(?:rf|fr)\w{0,3}\s{1,3}(?:--no-preserve-root\s{1,3})?(?:~\/?|\/|\$HOME\/?)(?:\s|\*|$|["'`;])/i,
  },
  {
    says: 'a disk overwritten',
    isGrave: true,
    pattern: /\bdd\b[^\n]{0,60}\bof=\/dev\/(?:sd|nvme|disk|hd)|\bmkfs\.\w{2,5}\s{1,3}\/dev\//,
  },
  {
    says: 'the sandbox or approvals turned off',
    pattern:
      /--(?:dangerously-skip-permissions|no-sandbox|yolo|dangerously-bypass-approvals-and-sandbox|disable-sandbox)\b/i,
  },
  {
    says: 'the firewall or system protection turned off',
    pattern:
      /\b(?:ufw\s{1,3}disable|setenforce\s{1,3}0|csrutil\s{1,3}disable|spctl\s{1,3}--master-disable|iptables\s{1,3}-F)\b|DisableRealtimeMonitoring/i,
  },
  { says: 'a task added to the scheduler', pattern: /\|\s{0,3}crontab\s{1,3}-(?:\s|$|[)`'"])/ },
];

/** Software from nowhere that a note says is needed first. */
export const strangePrerequisite: readonly CommandPattern[] = [
  {
    says: 'an archive with a password',
    pattern:
      /\.(?:zip|rar|7z|dmg)\b[^\n]{0,120}(?:password|passwort|contraseña|clave|mot de passe|senha|пароль|密码|密碼|パスワード|비밀번호)/i,
  },
  {
    says: 'an archive with a password',
    pattern:
      /(?:password|passwort|contraseña|mot de passe|пароль|解压密码|密码|密碼|パスワード)[^\n]{0,80}\.(?:zip|rar|7z|dmg|exe)\b/i,
  },
  {
    says: 'quarantine removed from a download',
    pattern: /\bxattr\s{1,3}-\w{0,3}d\w{0,3}\s{1,3}com\.apple\.quarantine/i,
  },
  {
    says: "a download to be opened despite the system's warning",
    pattern:
      /\.(?:dmg|exe|pkg|msi|scr)\b[^\n]{0,120}(?:open anyway|run anyway|trotzdem|de todos modos|все равно|всё равно|仍要|無視して)/i,
  },
];
