declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface EncryptionParameters {
    version: 'aes128gcm';
    privateKey: ECDH;
    /** The public key of the receiver, as base64url. To decrypt, the message has that of the sender. */
    dh?: string;
    /** As base64url. */
    authSecret: string;
  }

  export function encrypt(message: Buffer, parameters: EncryptionParameters): Buffer;
  export function decrypt(message: Buffer, parameters: EncryptionParameters): Buffer;
}
