/*
 * Amounts of money are integers in cents. These functions throw a RangeError for fractions of a cent and for amounts
 * beyond the safe integers.
 */

/** Thousands and decimals have different separators. Without thousands, either separator marks the decimals. */
const typedAmount =
  /^(?:R\$)?\s*(?<whole>\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:(?<mark>[.,])(?<decimals>\d{1,2}))?$/i;

/**
 * Parses a typed amount ('1.234,56', '14,90', '14.90', 'R$ 10') to cents. Null for other texts, for more than two
 * decimals, and for '1.234', which is ambiguous.
 */
export function centsOf(text: string): number | null {
  const { whole, mark, decimals = '' } = typedAmount.exec(text.trim())?.groups ?? {};
  if (whole === undefined) return null;
  const thousands = whole.replace(/\d/g, '');
  if (mark === undefined ? thousands.length === 1 : thousands.includes(mark)) return null;
  const cents = Number(whole.replace(/\D/g, '') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}

export const sumOf = (cents: readonly number[]): number =>
  cents.reduce((total, each) => validCents(total + validCents(each)), 0);

/** The price after a discount of `percent` (up to two decimals), never below 0. */
export function percentOff(cents: number, percent: number): number {
  if (!(percent >= 0)) throw new RangeError(`Not a percentage: ${percent}`);
  const kept = 10_000 - Math.round(Math.min(percent, 100) * 100);
  return portionOf(cents, kept, 10_000);
}

/** The price for 30 days of a plan that costs `cents` for `days`. */
export const pricePerMonth = (cents: number, days: number): number => portionOf(cents, 30, validCount(days));

/** `cents * numerator / denominator` of a price, rounded half up. Uses BigInt because floating point is not exact. */
function portionOf(cents: number, numerator: number, denominator: number): number {
  if (cents < 0) throw new RangeError(`Not a price: ${cents}`);
  const whole = BigInt(denominator);
  return validCents(Number((2n * BigInt(validCents(cents)) * BigInt(numerator) + whole) / (2n * whole)));
}

function validCents(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount in cents: ${amount}`);
  return amount;
}

function validCount(count: number): number {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`Not a count: ${count}`);
  return count;
}
