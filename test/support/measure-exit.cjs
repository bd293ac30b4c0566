// Loaded into a program that a test starts: tells what it took, when it ends.
const { readFileSync, writeFileSync } = require('node:fs');

process.on('exit', () => {
  const { maxRSS } = process.resourceUsage();
  let readBytes = null;
  try {
    readBytes = Number(/^rchar: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1]);
  } catch {
    // Not Linux: nobody counts what is read.
  }
  writeFileSync(process.env.MEASURED, JSON.stringify({ peakBytes: maxRSS * 1024, readBytes }));
});
