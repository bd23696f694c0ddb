import { createPublicKey, sign, verify } from 'node:crypto';
import { openPushKey } from '../../../../../server/following/push/push-key.ts';

const signingKey = Buffer.alloc(32, 7);

describe('the push key', () => {
  it('is derived from the signing key, always the same', () => {
    const { publicKey } = openPushKey(undefined, signingKey);
    expect(publicKey).toMatch(/^B[\w-]{86}$/);
    expect(openPushKey(undefined, signingKey).publicKey).toBe(publicKey);
    expect(openPushKey(undefined, Buffer.alloc(32, 8)).publicKey).not.toBe(publicKey);
  });

  it('is the configured one if there is one', () => {
    // The key of the sender in the example of RFC 8291, appendix A.
    const key = Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
    expect(openPushKey(key, signingKey).publicKey).toBe(
      'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    );
  });

  it('has a private key that belongs to the public one', () => {
    const { privateKey } = openPushKey(undefined, signingKey);
    const signature = sign('sha256', Buffer.from('content'), privateKey);
    expect(verify('sha256', Buffer.from('content'), createPublicKey(privateKey), signature)).toBe(true);
  });
});
