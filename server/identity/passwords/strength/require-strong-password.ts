import { ApiError } from '../../../http/api-error.ts';
import { estimateGuesses } from './estimate-guesses.ts';
import { loadCommonWords } from './load-common-words.ts';
import { type PasswordOwner, personalWords } from './personal-words.ts';
import { isPublishedPassword } from './published-passwords.ts';

/**
 * The guesses that a password must require, as a power of ten. A listed word with a year and a symbol requires fewer,
 * and so do two common words. Nearly all random passwords of eight characters, and phrases of three words, require
 * more. `limits.login` prevents that many guesses online. With stolen hashes, one processor needs about two months.
 */
const minGuesses = 8;

export async function isStrongPassword(password: string, owner: PasswordOwner): Promise<boolean> {
  if (isPublishedPassword(password)) return false;
  const words = { common: await loadCommonWords(), personal: personalWords(owner) };
  return estimateGuesses(password, words) >= minGuesses;
}

/**
 * Throws the ApiError USER.COMMON_PASSWORD if the password is weak. The result reveals data of the owner, so call this
 * only after the caller has proved to own the account, or for a new account.
 */
export async function requireStrongPassword(password: string, owner: PasswordOwner): Promise<void> {
  if (await isStrongPassword(password, owner)) return;
  throw new ApiError('USER.COMMON_PASSWORD');
}
