/** Latin capitals that NFKD does not decompose, transliterated as on passports and cards. */
const transliterations: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Ɖ: 'D',
  Ɗ: 'D',
  Þ: 'TH',
  ẞ: 'SS',
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'NG',
  Ə: 'A',
  Ɛ: 'E',
  Ɔ: 'O',
  Ɓ: 'B',
  Ƙ: 'K',
  ĸ: 'K',
};

/** The name as cards print it: A to Z and spaces. Accents are removed and other Latin letters transliterated. */
export const holderName = (text: string): string =>
  text
    .replace(/\s/g, ' ')
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z ]/g, (character) => transliterations[character] ?? '');

/** At least two words. */
export const hasNameAndSurname = (text: string): boolean => holderName(text).trim().split(/ +/).length >= 2;

/** Characters of the name as cards print it. */
export const maxHolderName = 100;

export const isHolderNameLength = (text: string): boolean => holderName(text).trim().length <= maxHolderName;
