/** Source: consumer-app.md §5, holderName: at least two words. */
export const hasNameAndSurname = (text: string): boolean =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= 2;

/** A name as cards print it: capitals without accents, and of the rest only the spaces. Source: readings.md, 8. */
export const holderName = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L} ]/gu, '');
