/** Used if the merchandise does not define the number of days. */
const defaultRentalDays = 7;

/** Null for a purchase, which does not expire. */
export const rentalDaysOf = (merchandise: {
  kind: 'purchase' | 'rent' | null;
  rentalDays: number | null;
}): number | null => (merchandise.kind === 'rent' ? (merchandise.rentalDays ?? defaultRentalDays) : null);
