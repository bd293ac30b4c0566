/** Whether two names mean the same. A nickname or a second script beside the name makes no other name. */
export function isSameName(one: string, other: string): boolean {
  const [left, right] = [fold(one), fold(other)];
  return left.includes(right) || right.includes(left);
}

function fold(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
