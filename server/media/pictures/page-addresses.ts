import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

export interface PageAddress {
  pageId: string;
  /** The id of the session that requested the address. */
  session: string;
  /** Seconds since 1970, as written in the address. */
  expires: string;
  signature: string;
}

const halfHour = 30 * 60 * 1000;

/** The full or half hour after next: an address, and so what the browser keeps under it, lasts 30 to 60 minutes. */
export function pageAddressExpiry(now: Date): Date {
  return new Date((Math.floor(now.getTime() / halfHour) + 2) * halfHour);
}

/** Signs page, session and expiry with HMAC-SHA256, in base64url. */
export function signPage(
  key: KeyObject,
  { pageId, session, expires }: Omit<PageAddress, 'signature'>,
): string {
  return createHmac('sha256', key).update(`page\n${pageId}\n${session}\n${expires}`).digest('base64url');
}

/** 'forged' comes before 'expired': only who had the address learns that it once was good. */
export function checkPage(key: KeyObject, address: PageAddress, now: Date): 'valid' | 'forged' | 'expired' {
  const expected = Buffer.from(signPage(key, address));
  const given = Buffer.from(address.signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  return Number(address.expires) * 1000 > now.getTime() ? 'valid' : 'expired';
}
