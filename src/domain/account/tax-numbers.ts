/** The characters allowed in the first twelve positions of a CNPJ. Since 2026 the Receita Federal also issues A to Z. */
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
  const characters = [...text.replace(/[./-]/g, '')];
  if (characters.length !== kind.length || new Set(characters).size === 1) return false;
  const bodyLength = kind.length - 2;
  if (!characters.slice(0, bodyLength).every((character) => alphabet.includes(character))) return false;
  return characters
    .slice(bodyLength)
    .every(
      (digit, index) => digit === checkDigit(characters.slice(0, bodyLength + index), kind.highestWeight),
    );
}

/** Modulo 11. The value of a character is its code minus 48, so digits keep their value. */
function checkDigit(body: readonly string[], highestWeight: number): string {
  const products = [...body]
    .reverse()
    .map((character, distance) => (character.charCodeAt(0) - 48) * (2 + (distance % (highestWeight - 1))));
  const rest = products.reduce((sum, product) => sum + product, 0) % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}
