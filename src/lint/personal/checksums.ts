/** The last sign of a Chinese resident identity number. */
export function passesChineseId(id: string): boolean {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(id[at]), 0);
  return '10X98765432'[sum % 11] === id[17]?.toUpperCase();
}

/** Both check digits of a Brazilian CPF. */
export function passesCpf(digits: string): boolean {
  if (/^(\d)\1{10}$/.test(digits)) return false;
  return [9, 10].every((length) => {
    let sum = 0;
    for (let at = 0; at < length; at++) sum += Number(digits[at]) * (length + 1 - at);
    return ((sum * 10) % 11) % 10 === Number(digits[length]);
  });
}

/** The letter of a Spanish DNI or NIE. */
export function passesDni(id: string): boolean {
  const digits = id.slice(0, -1).replace(/^[XYZ]/i, (letter) => String('XYZ'.indexOf(letter.toUpperCase())));
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23] === id.at(-1)?.toUpperCase();
}

/** The key of a French social security number; Corsican departments aside. */
export function passesNir(digits: string): boolean {
  return 97n - (BigInt(digits.slice(0, 13)) % 97n) === BigInt(digits.slice(13));
}
