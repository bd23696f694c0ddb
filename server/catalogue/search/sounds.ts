/** Letters that sound alike in Portuguese, or that people of other spellings type, without accents. */
const alike: readonly (readonly [typed: string, meant: string])[] = [
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

/** Other spellings of what is heard in a word: 'nankim' is 'nanquim', 'xuva' is 'chuva'. */
export const otherSpellings = (word: string): string[] =>
  alike.flatMap(([typed, meant]) => (word.includes(typed) ? [word.replaceAll(typed, meant)] : []));
