import { Refusal } from '../../http/refusal.ts';
import { estimateGuesses } from './estimate-guesses.ts';
import { loadCommonWords } from './load-common-words.ts';
import { type PasswordOwner, personalWords } from './personal-words.ts';

/**
 * The power of ten of guesses that a password has to take. A word of the lists with a year and a symbol takes less,
 * and so do two common words; nearly all random passwords of eight characters and phrases of three words take more. The limits of
 * `limits.login` let nobody make so many guesses, and with stolen hashes one processor needs about two months.
 */
const minGuesses = 8;

/** `publishedPasswords`: those that everybody can read, however strong they look. */
export async function isStrongPassword(
  password: string,
  owner: PasswordOwner,
  publishedPasswords: ReadonlySet<string>,
): Promise<boolean> {
  if (publishedPasswords.has(password.normalize('NFKC'))) return false;
  const words = { common: await loadCommonWords(), personal: personalWords(owner) };
  return estimateGuesses(password, words) >= minGuesses;
}

/**
 * Throws the Refusal USER.COMMON_PASSWORD. The answer says something about the owner, so ask only for somebody who has
 * shown that the account is theirs, or for an account that is being created.
 */
export async function requireStrongPassword(
  password: string,
  owner: PasswordOwner,
  publishedPasswords: ReadonlySet<string>,
): Promise<void> {
  if (await isStrongPassword(password, owner, publishedPasswords)) return;
  throw new Refusal('USER.COMMON_PASSWORD');
}
