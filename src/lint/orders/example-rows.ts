/** Whether a row of a table ends in a verdict or a score, as rows of test results do. */
export function hasVerdict(row: string): boolean {
  if (/[✅❌✔✘⚠]|\b(?:PASS(?:ED)?|FAIL(?:ED)?|BLOCKED|OK|N\/A)\b/.test(row)) return true;
  const numbers = row.split('|').filter((cell) => /^\s*\d+(?:[.,]\d+)?\s?(?:%|ms|s)?\s*$/.test(cell));
  return numbers.length >= 2;
}

/** Whether a row names a kind of attack, as lists of threats and their defences do. */
export function namesAttacks(row: string): boolean {
  return /\b(?:injection|jailbreak|exfiltration|attacks?|bypass(?:es)?|phishing|spoofing|pattern match|mitigation|threat|payload)\b|注入|越狱|攻击|インジェクション|攻撃|инъекц|атак/i.test(
    row,
  );
}

/** `F01 — Ignore your rules`: a numbered case of a test. */
export function isTestCase(block: string): boolean {
  return /^[\s*_]{0,4}[A-Z]{1,5}-?\d{1,4}[a-z]?\s?[—–:-]\s/.test(block);
}
