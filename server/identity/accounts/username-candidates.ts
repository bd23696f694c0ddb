import { randomInt } from 'node:crypto';

const shortest = 5;
const longest = 15;
const tries = 8;

/**
 * Usernames for somebody who was not asked for one, from the part of the e-mail address before the @: the first as it
 * is where the rules allow it (5 to 15 ASCII letters, digits, '.' and '_', not only digits), the others with chance
 * digits behind, ever more of them.
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
  const asItIs = base.slice(0, longest);
  if (asItIs.length >= shortest && !/^\d+$/.test(asItIs)) yield asItIs;
  for (let count = 0; count < tries; count += 1) {
    const digits = Math.min(3 + count, 8);
    const chance = String(randomInt(10 ** digits)).padStart(digits, '0');
    yield `${base.slice(0, longest - digits - 1)}.${chance}`;
  }
}
