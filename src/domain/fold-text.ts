/** Removes accents and upper case, to compare names: 'Ipê' becomes 'ipe'. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
