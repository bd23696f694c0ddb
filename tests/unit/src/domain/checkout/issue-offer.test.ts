import type { Issue, Merchandise } from '../../../../../src/domain/catalogue/issue.ts';
import { noEntitlements, type ReaderEntitlements } from '../../../../../src/domain/checkout/issue-access.ts';
import { type IssueOffer, offerOf } from '../../../../../src/domain/checkout/issue-offer.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { buildSubscription } from '../../../../fakes/checkout/build-subscription.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const soon = '2026-03-04T12:00:00.000Z';
const later = '2026-03-08T12:00:00.000Z';
const past = '2026-02-28T12:00:00.000Z';

const build = (kind: Merchandise['kind'], price: number): Merchandise => ({
  id: `${kind}-${price}`,
  kind,
  price,
  currency: 'BRL',
  rentalDays: kind === 'rent' ? 7 : null,
});
const purchase = build('purchase', 1490);
const rental = build('rent', 490);
const prices = [rental, build('purchase', 2990), purchase];

const locked = { isAvailableForAll: false, isAvailableForSubscribers: false };
const free = buildIssue({ merchandises: prices });
const inPlans = buildIssue({ ...locked, isAvailableForSubscribers: true });
const inPlansAndSold = { ...inPlans, merchandises: prices };
const sold = buildIssue({ ...locked, merchandises: prices });
const onlyRented = buildIssue({ ...locked, merchandises: [build('rent', 690), rental] });
const unavailable = buildIssue(locked);

const subscribed = (expiresAt: string | null): ReaderEntitlements => ({
  ...noEntitlements,
  subscription: buildSubscription({ expiresAt }),
});
const acquired = (...ends: readonly (string | null)[]): ReaderEntitlements => ({
  ...noEntitlements,
  acquisitions: ends.map((expiresAt) => ({ issue: { slug: sold.slug }, expiresAt })),
});
const both = (one: ReaderEntitlements, other: ReaderEntitlements): ReaderEntitlements => ({
  subscription: one.subscription ?? other.subscription,
  acquisitions: [...one.acquisitions, ...other.acquisitions],
});
const zeroSubscription = {
  ...noEntitlements,
  subscription: buildSubscription({ id: '00000000-0000-0000-0000-000000000000' }),
};

describe('offerOf', () => {
  const priced = (price: Merchandise, isOutsidePlan = false): IssueOffer => ({
    kind: 'price',
    price,
    isOutsidePlan,
  });
  const cases: readonly (readonly [string, Issue, ReaderEntitlements, IssueOffer])[] = [
    ['a free issue', free, noEntitlements, { kind: 'free' }],
    ['a free issue for a subscriber', free, subscribed(later), { kind: 'free' }],
    ['a free issue that was bought', free, acquired(null), { kind: 'own' }],
    ['a free issue that is rented', free, acquired(later), { kind: 'free' }],
    ['an issue of a plan for a visitor', inPlans, noEntitlements, { kind: 'in-plans', price: null }],
    [
      'an issue of a plan that is sold too, for a visitor',
      inPlansAndSold,
      noEntitlements,
      { kind: 'in-plans', price: purchase },
    ],
    [
      'an issue of a plan that is rented too, for a visitor',
      { ...inPlans, merchandises: [rental] },
      noEntitlements,
      { kind: 'in-plans', price: rental },
    ],
    ['an issue of a plan for a subscriber', inPlansAndSold, subscribed(later), { kind: 'included' }],
    ['an issue of a plan without an end', inPlans, subscribed(null), { kind: 'included' }],
    [
      'an issue of a plan that expires now',
      inPlans,
      subscribed(now.toISOString()),
      { kind: 'in-plans', price: null },
    ],
    ['an issue of a plan with an id of zeros', inPlans, zeroSubscription, { kind: 'in-plans', price: null }],
    [
      'an issue of the plan that was bought too',
      inPlans,
      both(subscribed(later), acquired(null)),
      { kind: 'own' },
    ],
    [
      'an issue of the plan that is rented too',
      inPlans,
      both(subscribed(later), acquired(later)),
      { kind: 'included' },
    ],
    ['an issue for sale', sold, noEntitlements, priced(purchase)],
    ['an issue for sale, for a subscriber', sold, subscribed(later), priced(purchase, true)],
    ['an issue for sale, with an expired subscription', sold, subscribed(past), priced(purchase)],
    ['a bought issue', sold, acquired(null), { kind: 'own' }],
    ['a rented issue', sold, acquired(soon), { kind: 'rented', expiresAt: soon }],
    [
      'an issue that is rented twice',
      sold,
      acquired(soon, later, past),
      { kind: 'rented', expiresAt: later },
    ],
    ['a rented issue that was bought', sold, acquired(later, null), { kind: 'own' }],
    ['an issue whose rental has expired', sold, acquired(past), priced(purchase)],
    [
      'a rented issue for a subscriber',
      sold,
      both(subscribed(later), acquired(soon)),
      { kind: 'rented', expiresAt: soon },
    ],
    ['an issue only for rent', onlyRented, noEntitlements, priced(rental)],
    ['an issue only for rent, for a subscriber', onlyRented, subscribed(later), priced(rental, true)],
    ['an unavailable issue', unavailable, noEntitlements, { kind: 'unavailable', isOutsidePlan: false }],
    [
      'an unavailable issue for a subscriber',
      unavailable,
      subscribed(later),
      { kind: 'unavailable', isOutsidePlan: true },
    ],
    ['an unavailable issue that was bought', unavailable, acquired(null), { kind: 'own' }],
  ];

  it.each(cases)('of %s', (_what, issue, rights, offer) => {
    expect(offerOf(issue, rights, now, true)).toEqual(offer);
  });

  it.each<[string, Issue, ReaderEntitlements, IssueOffer]>([
    ['the price', inPlansAndSold, noEntitlements, priced(purchase)],
    ['nothing without a price', inPlans, noEntitlements, { kind: 'unavailable', isOutsidePlan: false }],
    ['a plan that the reader has', inPlansAndSold, subscribed(later), { kind: 'included' }],
  ])('in a market without plans, offers %s', (_what, issue, rights, offer) => {
    expect(offerOf(issue, rights, now, false)).toEqual(offer);
  });

  it('ignores acquisitions of other issues', () => {
    const rights = { ...noEntitlements, acquisitions: [{ issue: { slug: 'another' }, expiresAt: null }] };
    expect(offerOf(sold, rights, now, true)).toEqual(priced(purchase));
  });
});
