import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts the secrets of second factors. Each is bound to its account and cannot be decrypted for another one. */
export interface SecretBox {
  seal(account: string, secret: Buffer): Buffer;
  /** Null if it was encrypted with another key or modified. */
  open(account: string, sealed: Buffer): Buffer | null;
}

/** The label makes this key different from other keys that are derived from the signing key. */
export function openSecretBox(signingKey: Buffer): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', signingKey, '', 'banca second-factor secrets, version 1', 32));
  return {
    seal(account, secret) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(account));
      return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },

    open(account, sealed) {
      try {
        const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        })
          .setAAD(Buffer.from(account))
          .setAuthTag(sealed.subarray(-tagBytes));
        return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}
