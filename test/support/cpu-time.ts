/** A stopwatch that stands still while other programs have the processor: milliseconds of computing since it was started. */
export function startCpuTime(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  };
}
