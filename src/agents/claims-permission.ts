/**
 * Whether a text claims that something is allowed or needs no approval. Only the owner can grant permission, so such a text is never
 * accepted without review.
 */
export function claimsPermission(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}

const patterns = [
  /(?<![\p{L}])(?:approv(?:e[sd]?|al)|permi(?:ts?|tted|ssions?)|allow(?:s|ed)?|authori[sz](?:e[sd]?|ation)|consent(?:s|ed)?|(?:gave|given|gives) (?:the )?(?:ok|okay|go-ahead|green light|leave)|signed off|waive[sd]?|erlaubt|genehmigt|permitido|aprobado|autorisé|approuvé|autorizzato)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:never|not|no need to|needn't|don't|without|stop) (?:have to |need to |ever )?(?:ask|asking|confirm|confirming|check(?:ing)? (?:with|back)|wait(?:ing)? for)(?![\p{L}])/iu,
  /(?<![\p{L}])(?:owner|user|admin(?:istrator)?|operator|boss|developer) (?:said|says|wants|told|asked|ordered|decided|insists?)(?![\p{L}])[^.]{0,40}?(?<![\p{L}])(?:never|always|ignore|skip|delete|remove|send|share|run|install|pay|transfer|disable)/iu,
];
