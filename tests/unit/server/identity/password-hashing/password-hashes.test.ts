import {
  hashPassword,
  isPasswordOf,
} from '../../../../../server/identity/password-hashing/password-hashes.ts';

describe('password hashes', () => {
  it('use Argon2id with 19 MiB and two passes, and differ for the same password', async () => {
    const [one, other] = await Promise.all([hashPassword('segredo'), hashPassword('segredo')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('match only their password', async () => {
    const hash = await hashPassword('maçã');
    expect(await isPasswordOf(hash, 'maçã')).toBe(true);
    expect(await isPasswordOf(hash, 'maçã '.normalize('NFD').trim())).toBe(true);
    expect(await isPasswordOf(hash, 'maca')).toBe(false);
  });

  it('never match if there is no account', async () => {
    expect(await isPasswordOf(null, 'no account has this password')).toBe(false);
  });
});
