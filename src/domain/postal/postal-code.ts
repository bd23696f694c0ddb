/** The digits of a postal code, for the address lookup. */
export const postalCodeDigits = (text: string): string => text.replace(/\D/g, '');

/** Eight digits with any separators. A text with letters is no postal code. */
export const isPostalCode = (text: string): boolean =>
  !/\p{L}/u.test(text) && postalCodeDigits(text).length === 8;

/** The eight digits of a complete postal code; empty for any other text. */
export const completePostalCode = (text: string): string =>
  isPostalCode(text) ? postalCodeDigits(text) : '';
