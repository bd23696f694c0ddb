import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Links that turn off the emails of one reader without a session. They never expire, like the emails that contain them. */
export interface UnsubscribeLinks {
  linkFor(readerId: string): string;
  isValid(readerId: string, signature: string): boolean;
}

/** `address`: of the page that the link opens. */
export function openUnsubscribeLinks(signingKey: Buffer, address: () => string): UnsubscribeLinks {
  // The label makes this key different from other keys that are derived from the signing key.
  const key = Buffer.from(hkdfSync('sha256', signingKey, '', 'banca unsubscribe links, version 1', 32));
  const sign = (readerId: string) => createHmac('sha256', key).update(readerId).digest('base64url');
  return {
    linkFor: (readerId) => `${address()}?reader=${readerId}&signature=${sign(readerId)}`,
    isValid(readerId, signature) {
      const [expected, actual] = [Buffer.from(sign(readerId)), Buffer.from(signature)];
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}
