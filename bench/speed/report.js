import { cpus, release } from 'node:os';

export function describeMachine(runs) {
  const [first] = cpus();
  const processor = `${cpus().length} × ${first?.model.trim() || 'unknown processor'}`;
  return `Node.js ${process.versions.node}, ${process.platform} ${release()}, ${processor}. Medians of ${runs} interleaved runs.`;
}

/** A table of times and ratios. `base` is the case all others are compared with, unless a case names its own. Targets are of processor time. */
export function report(title, measured, { base, isMarkdown }) {
  const caseOf = new Map(measured.map((one) => [one.name, one]));
  const rows = measured.map(({ name, milliseconds, processorMs, target, comparedWith = base }) => {
    const other = comparedWith === undefined ? null : caseOf.get(comparedWith);
    const ratio = other && processorMs / other.processorMs;
    const verdict = target === undefined || ratio === null ? '' : ratio <= target ? 'pass' : 'miss';
    return [
      name,
      `${milliseconds.toFixed(0)} ms`,
      other ? `${(milliseconds / other.milliseconds).toFixed(2)} ×` : '',
      `${processorMs.toFixed(0)} ms`,
      ratio === null ? '' : `${ratio.toFixed(2)} ×`,
      target === undefined ? '' : `≤ ${target} ×`,
      verdict,
    ];
  });
  const misses = rows.filter((row) => row.at(-1) === 'miss').length;
  const compared = base === undefined ? 'ratio' : `of ${base}`;
  const head = ['what', 'wall', compared, 'processor', compared, 'target', ''];
  return { misses, text: isMarkdown ? markdown(title, head, rows) : plain(title, head, rows) };
}

function plain(title, head, rows) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
  const line = (row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd();
  return [title, '', line(head), ...rows.map(line)].join('\n');
}

function markdown(title, head, rows) {
  const line = (row) => `| ${row.join(' | ')} |`;
  return [`## ${title}`, '', line(head), '|---|---:|---:|---:|---:|---:|---|', ...rows.map(line)].join('\n');
}
