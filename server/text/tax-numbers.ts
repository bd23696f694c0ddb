/** An individual's taxpayer number: eleven digits. Rule 24. */
export const isCpf = (text: string): boolean => isTaxNumber(text, { length: 11, maxWeight: 11 });

/** A company's taxpayer number: 14 digits. Rule 24. */
export const isCnpj = (text: string): boolean => isTaxNumber(text, { length: 14, maxWeight: 9 });

interface TaxNumberKind {
  length: number;
  /** Weights count from 2 at the right end up to this one, and then start again at 2. */
  maxWeight: number;
}

/** The last two digits are check digits. Numbers of one repeated digit are never issued. */
function isTaxNumber(text: string, { length, maxWeight }: TaxNumberKind): boolean {
  if (text.length !== length || !/^\d+$/.test(text) || new Set(text).size === 1) return false;
  return [length - 2, length - 1].every(
    (position) => Number(text[position]) === checkDigitOf(text.slice(0, position), maxWeight),
  );
}

/** Modulo 11. */
function checkDigitOf(digits: string, maxWeight: number): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % (maxWeight - 1))), 0);
  return ((sum * 10) % 11) % 10;
}
