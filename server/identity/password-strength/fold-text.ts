/** In lower case, without accents and other marks: what a person varies first, and a guesser too. */
export const foldText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
