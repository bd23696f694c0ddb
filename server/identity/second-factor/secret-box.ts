import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts the secrets of second factors, each for one account: moved to another one it cannot be read. */
export interface SecretBox {
  seal(account: string, secret: Buffer): Buffer;
  /** Null where another key sealed it, or it was changed. */
  open(account: string, sealed: Buffer): Buffer | null;
}

/** The label keeps this key apart from every other that is derived from the platform's signing key. */
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
