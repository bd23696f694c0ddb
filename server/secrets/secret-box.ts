import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts secrets. Each is bound to its owner, such as an account, and cannot be decrypted for another one. */
export interface SecretBox {
  seal(owner: string, secret: Buffer): Buffer;
  /** Null if it was encrypted with another key or modified. */
  open(owner: string, sealed: Buffer): Buffer | null;
}

/** What the secrets are for. Each purpose has its own key. */
type SecretPurpose = 'second-factor' | 'webhook';

/** The label makes this key different from other keys that are derived from the signing key. */
export function openSecretBox(signingKey: Buffer, purpose: SecretPurpose): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', signingKey, '', `banca ${purpose} secrets, version 1`, 32));
  return {
    seal(owner, secret) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
      return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
    },

    open(owner, sealed) {
      try {
        const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        })
          .setAAD(Buffer.from(owner))
          .setAuthTag(sealed.subarray(-tagBytes));
        return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}
