/** Days that an issue is rented for where its merchandise says nothing. */
const usualRentalDays = 7;

/** null: it is bought, and never goes back. */
export const rentalDaysOf = (sold: {
  kind: 'purchase' | 'rent' | null;
  rentalDays: number | null;
}): number | null => (sold.kind === 'rent' ? (sold.rentalDays ?? usualRentalDays) : null);
