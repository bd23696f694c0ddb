import { createSecretKey } from 'node:crypto';
import {
  checkPageAddress,
  pageAddressExpiry,
  signPageAddress,
} from '../../../../../server/media/pictures/page-addresses.ts';

const key = createSecretKey(Buffer.alloc(32, 7));
const page = { pageId: 'p', session: 'r', expires: '2000' };
const address = { ...page, signature: signPageAddress(key, page) };
const at = (seconds: number) => new Date(seconds * 1000);

test('a signed address is valid until just before its expiry', () => {
  expect(checkPageAddress(key, address, at(1999))).toBe('valid');
  expect(checkPageAddress(key, address, at(2000))).toBe('expired');
});

test.each([
  { pageId: 'q' },
  { session: 's' },
  { expires: '9000' },
  { signature: '' },
  { signature: 'é'.repeat(43) },
  { signature: `${address.signature}A` },
])('an address changed to %j is forged, before and after its expiry', (change) => {
  expect(checkPageAddress(key, { ...address, ...change }, at(1999))).toBe('forged');
  expect(checkPageAddress(key, { ...address, ...change }, at(99_999))).toBe('forged');
});

test('another key gives another signature', () => {
  expect(checkPageAddress(createSecretKey(Buffer.alloc(32, 8)), address, at(1999))).toBe('forged');
});

test.each(['10:00:00', '10:00:01', '10:29:59.999'])(
  'an address created at %s has the same expiry as all others of that half hour',
  (time) => {
    expect(pageAddressExpiry(new Date(`2026-01-05T${time}Z`)).toISOString()).toBe('2026-01-05T11:00:00.000Z');
  },
);

test('an address is valid for at least half an hour', () => {
  const now = new Date('2026-01-05T10:30:00Z');
  expect(pageAddressExpiry(now).toISOString()).toBe('2026-01-05T11:30:00.000Z');
});
