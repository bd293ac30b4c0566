import { lazyValue } from '../../workspace/lazy-value.js';
import type { ConceptHit } from '../lexicon/find-concepts.js';
import { orderRule, type PlainOrder } from '../orders/order-rule.js';
import { hitsOf, isDenied, isDoneByOthers, isImagined, speaksOf } from '../orders/read-sentence.js';
import { spanOf } from '../orders/report-hit.js';
import type { Sentence } from '../text/sentences.js';

export const rule = orderRule({
  id: 'INJ007',
  title: 'instruction to weaken protection',
  severity: 'error',
  confidence: 'medium',
  security: 8.6,
  message: 'This tells the agent to turn off, ignore or mislead the tools that protect the workspace.',
  hint: 'Remove it unless you wrote it yourself.',
  needs: ['guard'],
  finds(sentence) {
    if (isImagined(sentence) || speaksOf(sentence, 'reported')) return null;
    const baseline = findBaselineOrder(sentence);
    if (baseline !== null) return baseline;
    const separated = findSeparated(sentence);
    if (separated !== null) return separated;
    for (const verb of hitsOf(sentence, 'override', 'bypass', 'grant')) {
      if (isDenied(sentence, verb) || isDoneByOthers(sentence, verb)) continue;
      const guard = hitsOf(sentence, 'guard').find(
        (hit) => isObjectOf(sentence, verb, hit) && isWatchedBy(sentence, hit),
      );
      if (guard !== undefined && isOrder(sentence, verb)) return spanOf(verb, guard);
    }
    return null;
  },
});

/** German orders stand on both sides of what they switch off. */
function findSeparated(sentence: Sentence): PlainOrder | null {
  const match = /(?<![a-zäöüß])(?:schalte?|stelle?|setze?) [^,;.]{2,60} (?:ab|aus|außer kraft)(?![a-zäöüß])/i.exec(
    sentence.text,
  );
  if (match === null || speaksOf(sentence, 'negation', 'other')) return null;
  const range = { start: match.index, end: match.index + match[0].length };
  const isGuard = hitsOf(sentence, 'guard').some(
    (hit) => range.start < hit.start && hit.end < range.end && isWatchedBy(sentence, hit),
  );
  return isGuard ? range : null;
}

/** Near the verb, and not only where it happens: `disable the cache in the sandbox` leaves the sandbox alone. */
function isObjectOf({ text }: Sentence, verb: ConceptHit, guard: ConceptHit): boolean {
  const isApart = verb.end <= guard.start || guard.end <= verb.start;
  if (!isApart || Math.abs(guard.word - verb.word) > 5) return false;
  return !/\b(?:in|of|for|from|with|inside|within|on|during|while|when|im|bei|von|für|en|del?|para)\b/i.test(
    text.slice(verb.end, guard.start).replace(results, ''),
  );
}

/** `the findings of the audit` are the audit's own. */
const results =
  /\b(?:findings|results|warnings|alerts|reports|befunde|ergebnisse|hallazgos|resultados|avisos) (?:of|from|by|der|des|von|del?)\b/i;

/** Guards of the agent. What a project checks its code with is one only where it looks at these files. */
function isWatchedBy({ text }: Sentence, { start, end }: ConceptHit): boolean {
  const guard = text.slice(start, end);
  if (!projectTools().test(guard)) return !(/^audits?$/i.test(guard) && packages.test(text));
  return ownTools.test(text) && !packages.test(text);
}

/** What is installed and built is the project's. */
const packages = /\b(?:npm|yarn|pnpm|pip|cargo|packages?|dependenc(?:y|ies)|eslint|generated|vendor)\b/i;

const projectTools = lazyValue(
  () =>
    /^(?:lint(?: findings| warnings)?|linters?|scanners?|warnings|findings|alerts?|alarms?|checks|reviewers?|code review|pre.commit hook|hooks?|ci|baseline|warnungen|warnmeldung\p{L}*|prüfung(?:en)?|befunde|alarme|codeprüfung|advertencias|alertas?|alarmas?|comprobaciones|revisión de código|escáner|escaneo|линтер\p{L}*|предупреждени\p{L}*|проверк\p{L}|проверок|хуки?|警告|扫描|掃描|校验|リンター|リント|フック|avertissements|alertes?|vérifications|avvertimenti|avvertenze|controlli|verificações|린터\p{L}*|경고\p{L}*|훅)$/iu,
);

const ownTools =
  /\bagentsoul\b|\blint-disable|\bguardian|\baudit|\bsecurity\b|sicherheit|seguridad|\bsécurité\b|wächter|guardián|auditor|(?:about|on|in|for|über|zu|sobre) (?:this|diese[rsn]?|est[ae]) (?:file|note|workspace|memory|datei|notiz|archivo)|\b(?:SOUL|MEMORY|AGENTS|USER|IDENTITY|TOOLS|HEARTBEAT)\.md\b|安全|безопасност|セキュリティ|보안|أمن/i;

/** A sentence that begins with the verb orders; `You may skip the scan for docs` allows something within bounds. */
function isOrder(sentence: Sentence, verb: ConceptHit): boolean {
  const { text } = sentence;
  if (allowed.test(text) && bounds.test(text.slice(verb.end)) && !/\b(?:all|any|every|always|never)\b/i.test(text))
    return false;
  return (
    hitsOf(sentence, 'must', 'trigger', 'standing', 'self').length > 0 ||
    !/[\p{L}\p{N}]/u.test(text.slice(0, verb.start))
  );
}

const allowed = /\b(?:you (?:may|can)|(?:it is|it's) (?:ok|okay|fine) to|du (?:darfst|kannst)|puedes)\b/i;
const bounds = /\b(?:for|in|on|when|from|while|bei|für|in|wenn|en|para|cuando)\b/i;

/** The baseline holds what lint may pass over: whoever renews it at every failure has switched lint off. */
function findBaselineOrder(sentence: Sentence): PlainOrder | null {
  const match = /baseline|suppressions/i.test(sentence.text) ? renewed.exec(sentence.text) : null;
  if (match === null || !speaksOf(sentence, 'trigger', 'standing') || speaksOf(sentence, 'negation')) return null;
  return { start: match.index, end: match.index + match[0].length };
}

const renewed =
  /\b(?:regenerate|update|refresh|renew|reset|rewrite|recreate|extend|erneuere|aktualisiere|regenera|actualiza)\b.{0,20}\b(?:lint|agentsoul)(?:['’]s)?[- ](?:\w{1,12}[- ])?(?:baseline|suppressions)\b|--update-baseline\b.{0,40}\b(?:whenever|every time|fails)\b/i;
