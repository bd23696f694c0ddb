import { createECDH } from 'node:crypto';
import { decrypt } from 'http_ece';
import {
  canEncryptFor,
  encryptPushMessage,
} from '../../../../../server/following/push/encrypt-push-message.ts';

// The example of RFC 8291, appendix A.
const example = {
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

describe('the encryption of a message to a device', () => {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(example.privateKey, 'base64url');
  const read = (message: Buffer) =>
    decrypt(message, { version: 'aes128gcm', privateKey: keys, authSecret: example.auth }).toString();

  it('can be read with the keys of the device, and has another key and salt each time', () => {
    const [one, other] = [encryptPushMessage('Olá, Ana!', example), encryptPushMessage('Olá, Ana!', example)];
    expect([read(one), read(other)]).toEqual(['Olá, Ana!', 'Olá, Ana!']);
    expect(one.equals(other)).toBe(false);
  });

  it('reads the example of RFC 8291', () => {
    const message =
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
    expect(read(Buffer.from(message, 'base64url'))).toBe('When I grow up, I want to be a watermelon');
  });

  it('needs a point of the curve and a secret', () => {
    expect(canEncryptFor(example)).toBe(true);
    expect(canEncryptFor({ ...example, p256dh: `B${'A'.repeat(86)}` })).toBe(false);
  });
});
