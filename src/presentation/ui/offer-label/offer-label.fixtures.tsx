import type { Merchandise } from '../../../domain/catalogue/issue.ts';
import type { IssueOffer } from '../../../domain/checkout/issue-offer.ts';
import type { Fixture } from '../fixture.ts';
import { OfferLabel } from './offer-label.tsx';

const purchase: Merchandise = {
  id: 'purchase',
  kind: 'purchase',
  price: 1490,
  currency: 'BRL',
  rentalDays: null,
};
const rental: Merchandise = { ...purchase, id: 'rental', kind: 'rent', price: 490, rentalDays: 7 };

const offers: Readonly<Record<string, IssueOffer>> = {
  free: { kind: 'free' },
  'bought by the reader': { kind: 'own' },
  'rented by the reader': { kind: 'rented', expiresAt: '2026-03-10T12:00:00.000Z' },
  "in the reader's plan": { kind: 'included' },
  'in a plan': { kind: 'in-plans', price: null },
  'in a plan and for sale': { kind: 'in-plans', price: purchase },
  'for sale': { kind: 'price', price: purchase, isOutsidePlan: false },
  'only for rent': { kind: 'price', price: rental, isOutsidePlan: false },
  'for sale outside the plan': { kind: 'price', price: purchase, isOutsidePlan: true },
  'sold, for a child': { kind: 'ask' },
  unavailable: { kind: 'unavailable', isOutsidePlan: false },
};

export const fixture: Fixture = {
  title: 'Offer label',
  states: {
    ...Object.fromEntries(
      Object.entries(offers).map(([state, offer]) => [state, () => <OfferLabel offer={offer} />]),
    ),
    'all on a narrow card': () => (
      <div style={{ inlineSize: 132 }}>
        {Object.entries(offers).map(([state, offer]) => (
          <OfferLabel key={state} offer={offer} />
        ))}
      </div>
    ),
  },
};
