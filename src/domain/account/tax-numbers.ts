/** Characters of the first twelve places of a CNPJ. Since 2026 the Receita Federal also issues A to Z. */
export const cnpjAlphabet = '0123456789';

interface TaxNumber {
  readonly length: number;
  /** Weights count from 2 at the right end up to this one, and then start again at 2. */
  readonly highestWeight: number;
}

const cpf: TaxNumber = { length: 11, highestWeight: 11 };
const cnpj: TaxNumber = { length: 14, highestWeight: 9 };

const digits = '0123456789';

/** An individual's taxpayer number, with or without punctuation. Rule 24. */
export const isCpf = (text: string): boolean => isTaxNumber(text, cpf, digits);

/** A company's taxpayer number, with or without punctuation. Rule 24. */
export const isCnpj = (text: string, alphabet = cnpjAlphabet): boolean => isTaxNumber(text, cnpj, alphabet);

function isTaxNumber(text: string, kind: TaxNumber, alphabet: string): boolean {
  const places = [...text.replace(/[./-]/g, '')];
  if (places.length !== kind.length || new Set(places).size === 1) return false;
  const bodyLength = kind.length - 2;
  if (!places.slice(0, bodyLength).every((place) => alphabet.includes(place))) return false;
  return places
    .slice(bodyLength)
    .every((digit, rank) => digit === checkDigit(places.slice(0, bodyLength + rank), kind.highestWeight));
}

/** Modulo 11. The value of a character is its code minus 48, so digits keep their value. */
function checkDigit(body: readonly string[], highestWeight: number): string {
  const products = [...body]
    .reverse()
    .map((place, distance) => (place.charCodeAt(0) - 48) * (2 + (distance % (highestWeight - 1))));
  const rest = products.reduce((sum, product) => sum + product, 0) % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}
