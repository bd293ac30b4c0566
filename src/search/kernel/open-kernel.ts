import { kernelBytes } from './kernel.generated.js';

/** The functions of kernel.wat, which says what they do. Numbers that name lists are addresses in `memory`. */
export type Kernel = {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  decode(
    ...args: [
      at: number,
      end: number,
      firstFile: number,
      files: number,
      starts: number,
      visible: number,
      chunks: number,
      room: number,
      slots: number,
      counts: number,
    ]
  ): number;
  addUp(slots: number, counts: number, found: number, sums: number): void;
  takeSums(sums: number, chunks: number, slots: number, counts: number): number;
  readLengths(facts: number, size: number, visible: number, chunks: number, lengths: number): void;
  spread(
    ...args: [
      slots: number,
      counts: number,
      found: number,
      fileOf: number,
      bounds: number,
      visible: number,
      sums: number,
    ]
  ): number;
  spreadLengths(
    ...args: [lengths: number, fileOf: number, bounds: number, visible: number, chunks: number, windows: number]
  ): number;
  scoreFound(
    ...args: [
      slots: number,
      counts: number,
      found: number,
      lengths: number,
      scores: number,
      weight: number,
      mean: number,
    ]
  ): void;
  scoreSums(
    ...args: [sums: number, chunks: number, lengths: number, scores: number, weight: number, mean: number]
  ): void;
  largest(scores: number, chunks: number): number;
  findSteps(
    ...args: [
      scores: number,
      windows: number,
      eligible: number,
      chunks: number,
      best: number,
      bestWindow: number,
      steps: number,
      counts: number,
    ]
  ): number;
  takeSteps(steps: number, chunks: number, lowest: number, slots: number): number;
  distances(
    ...args: [
      vectors: number,
      size: number,
      question: number,
      length: number,
      visible: number,
      chunks: number,
      distances: number,
    ]
  ): void;
  compareRow(
    ...args: [
      row: number,
      end: number,
      size: number,
      question: number,
      length: number,
      starts: number,
      numbers: number,
      visible: number,
      chunks: number,
      distances: number,
    ]
  ): void;
  takeWithin(distances: number, chunks: number, limit: number, slots: number): number;
};

/** A kernel with a memory of its own, and where in it lists of these many bytes lie. They hold zeros. */
export function openKernel<Name extends string>(
  bytes: Readonly<Record<Name, number>>,
): { readonly kernel: Kernel; readonly at: Readonly<Record<Name, number>> } {
  compiled ??= new WebAssembly.Module(Buffer.from(kernelBytes, 'base64'));
  const kernel = new WebAssembly.Instance(compiled).exports;
  const at: Record<Name, number> = { ...bytes };
  let end = 0;
  for (const name in bytes) {
    at[name] = end;
    // The largest numbers and vectors have to begin at multiples of their size.
    end = Math.ceil((end + bytes[name]) / 16) * 16;
  }
  const missing = Math.ceil(end / pageBytes) - kernel.memory.buffer.byteLength / pageBytes;
  if (missing > 0) kernel.memory.grow(missing);
  return { kernel, at };
}

const pageBytes = 65_536;

let compiled: object | null = null;

/** What is used of it here; its full types belong to browsers. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: Kernel };
};
