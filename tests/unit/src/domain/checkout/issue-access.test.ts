import type { Subscription } from '../../../../../src/domain/account/reader.ts';
import {
  canRead,
  hasSubscription,
  noRights,
  primaryAction,
} from '../../../../../src/domain/checkout/issue-access.ts';
import { someIssue } from '../../../../fakes/catalogue/some-issue.ts';
import { someSubscription } from '../../../../fakes/checkout/some-subscription.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const later = '2026-03-01T12:00:00.001Z';
const free = someIssue();
const forSubscribers = someIssue({ isAvailableForAll: false, isAvailableForSubscribers: true });
const forSale = someIssue({
  isAvailableForAll: false,
  merchandises: [{ id: 'sale', kind: 'purchase', price: 1490, currency: 'BRL', rentalDays: null }],
});
const subscriptionUntil = (expiresAt: string | null) => ({
  ...noRights,
  subscription: someSubscription({ expiresAt }),
});
const withoutEnd = ({ expiresAt: _, ...rest }: Subscription): Subscription => rest;
const acquisitionUntil = (expiresAt: string | null, slug = forSale.slug) => ({
  ...noRights,
  acquisitions: [{ issue: { slug }, expiresAt }],
});

describe('canRead', () => {
  it.each([
    ['what is available for all', free, noRights, true],
    ['what is for subscribers, without a subscription', forSubscribers, noRights, false],
    ['what is for subscribers, with a running subscription', forSubscribers, subscriptionUntil(later), true],
    ['what is for subscribers, with one that never expires', forSubscribers, subscriptionUntil(null), true],
    [
      'what is for subscribers, with one without an end',
      forSubscribers,
      { ...noRights, subscription: withoutEnd(someSubscription()) },
      true,
    ],
    [
      'what is for subscribers, with one expiring now',
      forSubscribers,
      subscriptionUntil(now.toISOString()),
      false,
    ],
    ['what is not for subscribers, with a subscription', forSale, subscriptionUntil(later), false],
    ['what was bought', forSale, acquisitionUntil(null), true],
    [
      'what was acquired without an end',
      forSale,
      { ...noRights, acquisitions: [{ issue: { slug: forSale.slug } }] },
      true,
    ],
    ['what is rented', forSale, acquisitionUntil(later), true],
    ['what was rented until now', forSale, acquisitionUntil(now.toISOString()), false],
    ['what is for sale, with another issue bought', forSale, acquisitionUntil(null, 'other'), false],
  ])('decides about %s', (_, issue, rights, expected) => {
    expect(canRead(issue, rights, now)).toBe(expected);
  });

  it('takes a subscription whose id is all zeros for none', () => {
    const none = someSubscription({ id: '00000000-0000-0000-0000-000000000000', expiresAt: null });
    expect(hasSubscription(none)).toBe(false);
    expect(canRead(forSubscribers, { ...noRights, subscription: none }, now)).toBe(false);
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
  ])('offers to %s', (action, issue) => {
    expect(primaryAction(issue, noRights, now)).toBe(action);
  });
});
