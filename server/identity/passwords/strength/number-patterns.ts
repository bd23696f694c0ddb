/** Guesses, as powers of ten, for sequences of digits, letters and keys, for years and for dates. */
const sequenceGuesses = 2;
const yearGuesses = 2;
const dateGuesses = 4.5;

const forwardSequences = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '13579',
  '24680',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  '!@#$%^&*()',
];
const sequences = [
  ...forwardSequences,
  ...forwardSequences.map((sequence) => [...sequence].reverse().join('')),
];

const day = '(?:0[1-9]|[12][0-9]|3[01])';
const month = '(?:0[1-9]|1[0-2])';
const year = '(?:19|20)[0-9]{2}';
const isYear = new RegExp(`^${year}$`);
const isDate = new RegExp(
  `^(?:${day}${month}${year}|${month}${day}${year}|${year}${month}${day}|${day}${month}[0-9]{2})$`,
);

/** Estimates the guesses for a sequence, year or date, as a power of ten. Infinity for any other text. */
export function patternGuesses(text: string): number {
  if (text.length === 4 && isYear.test(text)) return yearGuesses;
  if (text.length >= 3 && sequences.some((sequence) => sequence.includes(text))) return sequenceGuesses;
  return (text.length === 6 || text.length === 8) && isDate.test(text)
    ? dateGuesses
    : Number.POSITIVE_INFINITY;
}
