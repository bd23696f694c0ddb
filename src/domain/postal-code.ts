/** What the address lookup is asked with. Source: consumer-app.md §5, zipCode. */
export const postalCodeDigits = (text: string): string => text.replace(/\D/g, '');

/** Eight digits, however they are separated. A text with letters is no postal code, whatever digits it has. */
export const isPostalCode = (text: string): boolean =>
  !/\p{L}/u.test(text) && postalCodeDigits(text).length === 8;

/** The digits of a postal code that is whole; nothing for any other text. */
export const wholePostalCode = (text: string): string => (isPostalCode(text) ? postalCodeDigits(text) : '');
