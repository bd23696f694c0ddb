import { firstWay, waysToHave } from '../../../../../src/domain/checkout/ways-to-have.ts';
import { someIssue } from '../../../../fakes/catalogue/some-issue.ts';

const purchase = { id: 'sale', kind: 'purchase', price: 790, currency: 'BRL', rentalDays: null } as const;
const dearer = { id: 'dear', kind: 'purchase', price: 1290, currency: 'BRL', rentalDays: null } as const;
const rent = { id: 'rent', kind: 'rent', price: 290, currency: 'BRL', rentalDays: 7 } as const;

describe('the ways to have an issue', () => {
  const issue = someIssue({ isAvailableForSubscribers: true, merchandises: [rent, dearer, purchase] });

  it('are all told: plans, then what is kept and what goes back, each from the lowest price', () => {
    expect(waysToHave(issue)).toEqual([{ kind: 'subscribe' }, purchase, dearer, rent]);
  });

  it('leave plans out where the issue is in none', () => {
    expect(waysToHave({ ...issue, isAvailableForSubscribers: false })).toEqual([purchase, dearer, rent]);
  });

  it('begin with what the access rule offers', () => {
    expect(firstWay(issue, 'purchase')).toEqual(purchase);
    expect(firstWay(issue, 'rent')).toEqual(rent);
    expect(firstWay(issue, 'read')).toBeNull();
  });
});
