/*
 * Money is integer cents. These functions throw a RangeError for what is not a whole number of cents, or too many to
 * be exact.
 */

/** Thousands by one mark and decimals by the other, or no thousands and decimals by either. */
const typedAmount =
  /^(?:R\$)?\s*(?<whole>\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)(?:(?<mark>[.,])(?<decimals>\d{1,2}))?$/i;

/**
 * The cents of an amount as people type it ('1.234,56', '14,90', '14.90', 'R$ 10'); null for what is no amount, for
 * more than two decimals and for '1.234', which is a thousand to some and one to others.
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
  cents.reduce((total, each) => inCents(total + inCents(each)), 0);

/** The price that remains once so many percent (to the hundredth) are off; never less than nothing. */
export function percentOff(cents: number, percent: number): number {
  if (!(percent >= 0)) throw new RangeError(`Not a percentage: ${percent}`);
  const kept = 10_000 - Math.round(Math.min(percent, 100) * 100);
  return portionOf(cents, kept, 10_000);
}

/** What a plan of so many days costs in 30 of them. */
export const pricePerMonth = (cents: number, days: number): number => portionOf(cents, 30, counted(days));

/** So many parts that are the whole together; what does not go even is a cent each for the first of them. */
export function sharesOf(cents: number, count: number): readonly number[] {
  const rest = inCents(cents) % counted(count);
  const share = (cents - rest) / count;
  return Array.from({ length: count }, (_, rank) =>
    rank < Math.abs(rest) ? share + Math.sign(rest) : share,
  );
}

/** `cents * numerator / denominator` of a price, rounded half up and exact where floating point would not be. */
function portionOf(cents: number, numerator: number, denominator: number): number {
  if (cents < 0) throw new RangeError(`Not a price: ${cents}`);
  const whole = BigInt(denominator);
  return inCents(Number((2n * BigInt(inCents(cents)) * BigInt(numerator) + whole) / (2n * whole)));
}

function inCents(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount in cents: ${amount}`);
  return amount;
}

function counted(count: number): number {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`Not a count: ${count}`);
  return count;
}
