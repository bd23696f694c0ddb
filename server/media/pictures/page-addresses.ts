import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

export interface PageAddress {
  pageId: string;
  /** The id of the session that requested the address. Null for visitors. */
  session: string | null;
  /** Seconds since 1970, as text. */
  expires: string;
  signature: string;
}

const halfHourMs = 30 * 60 * 1000;

/** Returns the second full or half hour from now, so an address, and its entry in browser caches, lasts 30 to 60 minutes. */
export function pageAddressExpiry(now: Date): Date {
  return new Date((Math.floor(now.getTime() / halfHourMs) + 2) * halfHourMs);
}

/** Signs page, session and expiry with HMAC-SHA256, in base64url. */
export function signPageAddress(
  key: KeyObject,
  { pageId, session, expires }: Omit<PageAddress, 'signature'>,
): string {
  return createHmac('sha256', key)
    .update(`page\n${pageId}\n${session ?? ''}\n${expires}`)
    .digest('base64url');
}

/** Checks the signature first, so only a client with a genuine address learns that it has expired. */
export function checkPageAddress(
  key: KeyObject,
  address: PageAddress,
  now: Date,
): 'valid' | 'forged' | 'expired' {
  const expected = Buffer.from(signPageAddress(key, address));
  const actual = Buffer.from(address.signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return 'forged';
  return Number(address.expires) * 1000 > now.getTime() ? 'valid' : 'expired';
}
