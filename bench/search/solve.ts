/** Solves a symmetric system of linear equations by elimination; `matrix` holds its lower half. */
export function solve(matrix: readonly Float64Array[], values: Float64Array): Float64Array {
  const size = values.length;
  const rows = Array.from({ length: size }, (_, row) =>
    Float64Array.from({ length: size + 1 }, (_, column) =>
      column === size ? at(values, row) : at(matrix[Math.max(row, column)], Math.min(row, column)),
    ),
  );
  for (const [pivot, line] of rows.entries()) {
    for (const [row, other] of rows.entries()) {
      if (row === pivot) continue;
      const share = at(other, pivot) / at(line, pivot);
      for (let column = pivot; column <= size; column++) other[column] = at(other, column) - share * at(line, column);
    }
  }
  return Float64Array.from(rows, (line, row) => at(line, size) / at(line, row));
}

function at(numbers: Float64Array | undefined, index: number): number {
  return numbers?.[index] ?? 0;
}
