/** The numbers scaled so that the vector has length 1; null where they are all but zero. */
export function unitVector(numbers: ArrayLike<number>): Float32Array | null {
  let square = 0;
  for (let index = 0; index < numbers.length; index++) square += (numbers[index] ?? 0) ** 2;
  if (square < 1e-12) return null;
  const length = Math.sqrt(square);
  const unit = new Float32Array(numbers.length);
  for (let index = 0; index < numbers.length; index++) unit[index] = (numbers[index] ?? 0) / length;
  return unit;
}
