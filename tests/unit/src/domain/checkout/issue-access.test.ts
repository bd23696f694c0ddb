import type { Subscription } from '../../../../../src/domain/account/reader.ts';
import {
  canRead,
  hasSubscription,
  noEntitlements,
  primaryAction,
} from '../../../../../src/domain/checkout/issue-access.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { buildSubscription } from '../../../../fakes/checkout/build-subscription.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const later = '2026-03-01T12:00:00.001Z';
const free = buildIssue();
const forSubscribers = buildIssue({ isAvailableForAll: false, isAvailableForSubscribers: true });
const forSale = buildIssue({
  isAvailableForAll: false,
  merchandises: [{ id: 'sale', kind: 'purchase', price: 1490, currency: 'BRL', rentalDays: null }],
});
const subscriptionUntil = (expiresAt: string | null) => ({
  ...noEntitlements,
  subscription: buildSubscription({ expiresAt }),
});
const withoutEnd = ({ expiresAt: _, ...rest }: Subscription): Subscription => rest;
const acquisitionUntil = (expiresAt: string | null, slug = forSale.slug) => ({
  ...noEntitlements,
  acquisitions: [{ issue: { slug }, expiresAt }],
});

describe('canRead', () => {
  it.each([
    ['an issue that is available for all', free, noEntitlements, true],
    ['an issue for subscribers, without a subscription', forSubscribers, noEntitlements, false],
    ['an issue for subscribers, with a running subscription', forSubscribers, subscriptionUntil(later), true],
    [
      'an issue for subscribers, with a subscription that never expires',
      forSubscribers,
      subscriptionUntil(null),
      true,
    ],
    [
      'an issue for subscribers, with a subscription that has no end',
      forSubscribers,
      { ...noEntitlements, subscription: withoutEnd(buildSubscription()) },
      true,
    ],
    [
      'an issue for subscribers, with a subscription that expires now',
      forSubscribers,
      subscriptionUntil(now.toISOString()),
      false,
    ],
    ['an issue for sale, with a subscription', forSale, subscriptionUntil(later), false],
    ['a bought issue', forSale, acquisitionUntil(null), true],
    [
      'an issue that was acquired without an end',
      forSale,
      { ...noEntitlements, acquisitions: [{ issue: { slug: forSale.slug } }] },
      true,
    ],
    ['a rented issue', forSale, acquisitionUntil(later), true],
    ['a rental that ends now', forSale, acquisitionUntil(now.toISOString()), false],
    ['an issue for sale, with another issue bought', forSale, acquisitionUntil(null, 'other'), false],
  ])('decides access to %s', (_, issue, rights, expected) => {
    expect(canRead(issue, rights, now)).toBe(expected);
  });

  it('treats a subscription with an id of zeros as none', () => {
    const none = buildSubscription({ id: '00000000-0000-0000-0000-000000000000', expiresAt: null });
    expect(hasSubscription(none)).toBe(false);
    expect(canRead(forSubscribers, { ...noEntitlements, subscription: none }, now)).toBe(false);
  });
});

describe('primaryAction', () => {
  const rental = { id: 'rental', kind: 'rent' as const, price: 490, currency: 'BRL', rentalDays: 7 };

  it.each([
    ['read', free],
    ['subscribe', forSubscribers],
    ['purchase', { ...forSale, merchandises: [rental, ...forSale.merchandises] }],
    ['rent', { ...forSale, merchandises: [rental] }],
    ['unavailable', { ...forSale, merchandises: [] }],
  ])('returns %s', (action, issue) => {
    expect(primaryAction(issue, noEntitlements, now, true)).toBe(action);
  });
});
