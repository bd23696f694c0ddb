/** Converts text to lower case without accents. These are the first variations that people and attackers try. */
export const foldText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
