import { createECDH, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';

/** The key pair that identifies Banca to push services (VAPID, RFC 8292). Subscriptions belong to its public key. */
export interface PushKey {
  /** The uncompressed point, as base64url. */
  publicKey: string;
  privateKey: KeyObject;
}

/** The order of the curve P-256. Private keys are numbers from 1 to the order minus 1. */
const curveOrder = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const keyBytes = 32;

/** Returns the configured key, or else one that is derived from the signing key. */
export function openPushKey(configuredKey: Buffer | undefined, signingKey: Buffer): PushKey {
  const secret = configuredKey ?? deriveSecret(signingKey);
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(secret);
  const point = ecdh.getPublicKey();
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 1 + keyBytes).toString('base64url'),
      y: point.subarray(1 + keyBytes).toString('base64url'),
      d: secret.toString('base64url'),
    },
  });
  return { publicKey: point.toString('base64url'), privateKey };
}

/** The label makes this key different from other keys that are derived from the signing key. */
function deriveSecret(signingKey: Buffer): Buffer {
  // 16 bytes more than the key, so that the remainder is practically uniform.
  const bytes = hkdfSync('sha256', signingKey, '', 'banca web push, version 1', keyBytes + 16);
  const number = (toNumber(Buffer.from(bytes)) % (curveOrder - 1n)) + 1n;
  return Buffer.from(number.toString(16).padStart(2 * keyBytes, '0'), 'hex');
}

const toNumber = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`);
