/** What the address lookup is asked with. Source: consumer-app.md §5, zipCode. */
export const postalCodeDigits = (text: string): string => text.replace(/\D/g, '');

export const isPostalCode = (text: string): boolean => postalCodeDigits(text).length === 8;
