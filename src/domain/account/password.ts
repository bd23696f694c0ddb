/** Kinds of characters that a password can be required to contain. Letters are those of every script, with accents. */
export const characterSets = {
  letter: /\p{L}/u,
  lowercase: /\p{Ll}/u,
  uppercase: /\p{Lu}/u,
  number: /\p{Nd}/u,
  special: /[\p{P}\p{S}]/u,
} as const satisfies Record<string, RegExp>;

/** Rule 21. An emoji is one character. */
export const hasPasswordLength = (password: string): boolean => [...password].length >= 8;

export const hasLetter = (password: string): boolean => characterSets.letter.test(password);

export const hasNumber = (password: string): boolean => characterSets.number.test(password);

/**
 * Checks only length, letters and digits. The service estimates how easily a password is guessed: it has the word
 * lists and the account.
 */
export const isPassword = (password: string): boolean =>
  hasPasswordLength(password) && hasLetter(password) && hasNumber(password);
