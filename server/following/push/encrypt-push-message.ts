import { createECDH } from 'node:crypto';
import { encrypt } from 'http_ece';

/** The keys of a subscription, as base64url. */
export interface PushRecipient {
  /** A public key of the device: an uncompressed point of P-256. */
  p256dh: string;
  /** A secret of the device. */
  auth: string;
}

/** Encrypts a message so that only the device can read it, not its push service (RFC 8291). */
export function encryptPushMessage(message: string, { p256dh, auth }: PushRecipient): Buffer {
  const senderKey = createECDH('prime256v1');
  senderKey.generateKeys();
  return encrypt(Buffer.from(message), {
    version: 'aes128gcm',
    privateKey: senderKey,
    dh: p256dh,
    authSecret: auth,
  });
}

/** False if messages cannot be encrypted with these keys, for example because the point is not on the curve. */
export function canEncryptFor(recipient: PushRecipient): boolean {
  try {
    encryptPushMessage('', recipient);
    return true;
  } catch {
    return false;
  }
}
