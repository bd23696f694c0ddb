import { randomBytes } from 'node:crypto';
import { openSecretBox } from '../../../../server/secrets/secret-box.ts';

describe('openSecretBox', () => {
  const key = randomBytes(32);
  const secret = Buffer.from('twenty secret bytes.');

  it('decrypts an encrypted secret, also after a restart', () => {
    const sealed = openSecretBox(key, 'second-factor').seal('ana', secret);
    expect(openSecretBox(key, 'second-factor').open('ana', sealed)).toEqual(secret);
    expect(sealed.includes(secret)).toBe(false);
  });

  it('cannot decrypt a secret of another purpose', () => {
    const sealed = openSecretBox(key, 'second-factor').seal('ana', secret);
    expect(openSecretBox(key, 'webhook').open('ana', sealed)).toBeNull();
  });

  it('encrypts the same secret differently each time', () => {
    const box = openSecretBox(key, 'second-factor');
    expect(box.seal('ana', secret)).not.toEqual(box.seal('ana', secret));
  });

  it.each([
    ['for another account', 'bia', key, (sealed: Buffer) => sealed],
    ['with another key', 'ana', randomBytes(32), (sealed: Buffer) => sealed],
    ['that was truncated', 'ana', key, (sealed: Buffer) => sealed.subarray(0, -1)],
    ['that is empty', 'ana', key, () => Buffer.alloc(0)],
    ['that is shorter than a tag', 'ana', key, (sealed: Buffer) => sealed.subarray(0, 20)],
    [
      'that was changed',
      'ana',
      key,
      (sealed: Buffer) => Buffer.from(sealed.map((byte, index) => (index === 15 ? byte ^ 1 : byte))),
    ],
  ])('does not decrypt a secret %s', (_what, account, otherKey, change) => {
    const sealed = openSecretBox(key, 'second-factor').seal('ana', secret);
    expect(openSecretBox(otherKey, 'second-factor').open(account, change(sealed))).toBeNull();
  });
});
