import {
  hashPassword,
  isPasswordOf,
} from '../../../../../server/identity/password-hashing/password-hashes.ts';

describe('passwords', () => {
  it('are kept as Argon2id with 19 MiB and two passes, never twice alike', async () => {
    const [one, other] = await Promise.all([hashPassword('segredo'), hashPassword('segredo')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('match themselves only', async () => {
    const hash = await hashPassword('maçã');
    expect(await isPasswordOf(hash, 'maçã')).toBe(true);
    expect(await isPasswordOf(hash, 'maçã '.normalize('NFD').trim())).toBe(true);
    expect(await isPasswordOf(hash, 'maca')).toBe(false);
  });

  it('are hashed for an account that does not exist too, and never match', async () => {
    expect(await isPasswordOf(null, 'the password of nobody')).toBe(false);
  });
});
