import { isPublicAddress } from '../links/url-hosts.js';
import type { Report, Rule } from '../rule.js';
import { lineAround } from '../text/line-around.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'LOC007',
  title: 'Login or host in a file that sub-agents read',
  severity: 'warning',
  confidence: 'medium',
  security: 4,
  checkFile: findHosts,
};

function* findHosts(document: LintDocument): Generator<Report> {
  const { text, lines, load } = document;
  if (load !== 'shared' || !mayHoldPlace.test(text)) return;
  const told = new Set<number>();
  for (const match of text.matchAll(places)) {
    const index = lines.indexAt(match.index);
    if (told.has(index)) continue;
    const line = lineAround(document, match.index);
    if (match.groups?.login !== undefined ? isExampleLogin(match.groups.login) : !isHost(match[0], line)) continue;
    told.add(index);
    yield {
      start: match.index,
      end: match.index + match[0].length,
      message: 'The line says how to reach a machine. Groups and sub-agents also read this file.',
      hint: 'Give the machine a name here and keep its address and login in ~/.ssh/config or the environment.',
    };
  }
}

/** What a login or an address has, and few texts do. */
const mayHoldPlace = /@|\d\.\d{1,3}\.\d/;
const places =
  /\b(?:ssh|scp|sftp|mosh|rsync)(?::\/\/| )(?:-[A-Za-z]{1,4} (?:[\w./~:-]{1,80} )?){0,4}(?<login>[\w.-]{1,40}@[\w.-]{1,100})|(?<![\w.-])\d{1,3}(?:\.\d{1,3}){3}(?![\w-]|\.\d)/g;

function isExampleLogin(login: string): boolean {
  return /^git@|^(?:user|username|you|your[\w-]*|me|name|pi)@|@(?:host|hostname|server|your[\w.-]*|example|remote|localhost|ip|127\.0\.0\.1)(?:$|[.-](?:com|org|net|name|ip|host)\b)|example\.|\.(?:test|invalid)$/i.test(
    login,
  );
}

/** A public address says enough by itself; a private one together with a login. */
function isHost(address: string, line: string): boolean {
  if (/^(?:127|0|255)\.|^192\.168\.1\.100$/.test(address) || /version|release|\bv\d/i.test(line)) return false;
  if (isPublicAddress(address)) return true;
  const isPrivate = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/.test(
    address,
  );
  return isPrivate && login.test(line);
}

const login =
  /\b(?:user(?:name)?|login|benutzer|usuario|utilisateur)\b\s{0,2}[:=]|\b(?:ssh|root|sudo)\b|用户|登录|账号|логин|ユーザー/i;
