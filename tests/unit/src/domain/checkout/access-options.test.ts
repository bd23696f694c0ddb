import { accessOptionsOf } from '../../../../../src/domain/checkout/access-options.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';

const purchase = { id: 'sale', kind: 'purchase', price: 790, currency: 'BRL', rentalDays: null } as const;
const expensive = {
  id: 'expensive',
  kind: 'purchase',
  price: 1290,
  currency: 'BRL',
  rentalDays: null,
} as const;
const rent = { id: 'rent', kind: 'rent', price: 290, currency: 'BRL', rentalDays: 7 } as const;

describe('accessOptionsOf', () => {
  const issue = buildIssue({ isAvailableForSubscribers: true, merchandises: [rent, expensive, purchase] });

  it('returns plans, then purchases, then rentals, each from the lowest price', () => {
    expect(accessOptionsOf(issue, true)).toEqual([{ kind: 'subscribe' }, purchase, expensive, rent]);
  });

  it('omits plans in a market without plans', () => {
    expect(accessOptionsOf(issue, false)).toEqual([purchase, expensive, rent]);
  });

  it('omits plans for an issue that is in none', () => {
    expect(accessOptionsOf({ ...issue, isAvailableForSubscribers: false }, true)).toEqual([
      purchase,
      expensive,
      rent,
    ]);
  });
});
