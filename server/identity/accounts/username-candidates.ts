import { randomInt } from 'node:crypto';
import { isReservedUsername } from './reserved-usernames.ts';

const minLength = 5;
const maxLength = 15;
const maxRandomCandidates = 8;

/**
 * Generates usernames from the part of the email address before the @. The first candidate is that part itself, if the
 * rules allow it (rules 20 and 112). The others end in random digits, one more for each candidate.
 */
export function* usernameCandidates(email: string): Generator<string> {
  const [local = ''] = email.split('@');
  const plain = local
    .split('+', 1)
    .join('')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._]/g, '')
    .toLowerCase();
  const base = /[a-z._]/.test(plain) ? plain : `leitor${plain}`;
  const shortened = base.slice(0, maxLength);
  const isAllowed =
    shortened.length >= minLength && !/^\d+$/.test(shortened) && !isReservedUsername(shortened);
  if (isAllowed) yield shortened;
  for (let count = 0; count < maxRandomCandidates; count += 1) {
    const digits = Math.min(3 + count, 8);
    const suffix = String(randomInt(10 ** digits)).padStart(digits, '0');
    yield `${base.slice(0, maxLength - digits - 1)}.${suffix}`;
  }
}
