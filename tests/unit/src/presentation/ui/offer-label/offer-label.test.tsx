import { cleanup, render } from '@testing-library/react';
import type { Merchandise } from '../../../../../../src/domain/catalogue/issue.ts';
import type { IssueOffer } from '../../../../../../src/domain/checkout/issue-offer.ts';
import { OfferLabel } from '../../../../../../src/presentation/ui/offer-label/offer-label.tsx';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

afterEach(cleanup);

const purchase: Merchandise = {
  id: 'sale',
  kind: 'purchase',
  price: 1490,
  currency: 'BRL',
  rentalDays: null,
};
const rental: Merchandise = { ...purchase, id: 'rental', kind: 'rent', price: 490, rentalDays: 7 };

const offers: readonly (readonly [IssueOffer, portuguese: string, english: string])[] = [
  [{ kind: 'own' }, 'Seu', 'Yours'],
  [{ kind: 'free' }, 'Grátis', 'Free'],
  [{ kind: 'included' }, 'No plano', 'In the plan'],
  [{ kind: 'rented', expiresAt: '2026-03-10T02:00:00.000Z' }, 'Alugado até 09/03', 'Rented until 03/09'],
  [{ kind: 'ask' }, 'Peça para ler', 'Ask to read'],
  [{ kind: 'in-plans', price: null }, 'No plano', 'In the plan'],
  [{ kind: 'in-plans', price: purchase }, 'No plano · R$ 14,90', 'In the plan · R$14.90'],
  [{ kind: 'price', price: purchase, isOutsidePlan: false }, 'R$ 14,90', 'R$14.90'],
  [
    { kind: 'price', price: purchase, isOutsidePlan: true },
    'R$ 14,90 · fora do plano',
    'R$14.90 · not in your plan',
  ],
  [{ kind: 'price', price: rental, isOutsidePlan: false }, 'Alugue por R$ 4,90', 'Rent for R$4.90'],
  [{ kind: 'unavailable', isOutsidePlan: false }, 'Indisponível', 'Unavailable'],
  [
    { kind: 'unavailable', isOutsidePlan: true },
    'Indisponível · fora do plano',
    'Unavailable · not in your plan',
  ],
];

const textOf = (offer: IssueOffer) =>
  render(<OfferLabel offer={offer} />).container.textContent?.replaceAll('\u00a0', ' ');

describe.each([
  ['pt-br', 1],
  ['en-us', 2],
] as const)('OfferLabel in %s', (language, column) => {
  beforeAll(async () => void (await startI18n(language)));

  it.each(offers)('shows %j', (...row) => {
    expect(textOf(row[0])).toBe(row[column]);
  });
});
