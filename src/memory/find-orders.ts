import type { Warning } from './remember-result.js';

/**
 * The orders to the agent in a text that is about to be written: to override its owner, send data away, run a command or keep
 * something secret. A preference ("never book me a middle seat") is none.
 */
export async function findOrders(text: string, { at }: { at: Date }): Promise<Warning[]> {
  const { lintText } = await import('../lint/lint-workspace.js');
  const { findings } = await lintText(text, { path: notePath, at, only: orderRules, provenance: 'changed' });
  const orders = findings.filter(({ severity }) => severity === 'error');
  return [...new Map(orders.map(({ ruleId, message }) => [ruleId, { code: ruleId, message }])).values()];
}

/** Wherever it will be stored, it is a note. */
const notePath = 'memory/note.md';

const orderRules = ['INJ', 'EXE', 'EXF', 'HID', 'IDN004', 'MEM012'];
