/** Letters without accents that sound alike in Portuguese, or that replace each other in foreign spellings. */
const replacements: readonly (readonly [typed: string, spelled: string])[] = [
  ['k', 'qu'],
  ['k', 'c'],
  ['qu', 'k'],
  ['ph', 'f'],
  ['y', 'i'],
  ['w', 'v'],
  ['x', 'ch'],
  ['ch', 'x'],
  ['ss', 'c'],
  ['c', 'ss'],
  ['s', 'z'],
  ['z', 's'],
  ['g', 'j'],
  ['j', 'g'],
];

/** Returns other spellings that sound like a word: 'nanquim' for 'nankim', 'chuva' for 'xuva'. */
export const otherSpellings = (word: string): string[] =>
  replacements.flatMap(([typed, spelled]) => (word.includes(typed) ? [word.replaceAll(typed, spelled)] : []));
