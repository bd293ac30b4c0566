import { startCpuTime } from '../../../support/cpu-time.js';

const size = 200_000;
/** Below this a machine under load says nothing about the growth. */
const soonEnoughMs = 1_000;

/** Whether the time grows with the length of the text and not with its square: 200 kB at once, or at most three times what half of it takes. */
export function isLinear(work: (text: string) => unknown, make: (size: number) => string): boolean {
  const whole = timeOf(work, make(size));
  return whole < soonEnoughMs || whole < 3 * timeOf(work, make(size / 2));
}

function timeOf(work: (text: string) => unknown, text: string): number {
  const spent = startCpuTime();
  work(text);
  return spent();
}
