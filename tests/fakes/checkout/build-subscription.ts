import type { Subscription } from '../../../src/domain/account/reader.ts';

/** A monthly subscription with automatic renewal. */
export const buildSubscription = (overrides: Partial<Subscription> = {}): Subscription => ({
  id: 'subscription-1',
  plan: {
    id: 'plan-1',
    slug: 'banca-livre',
    name: 'Banca Livre',
    description: 'O catálogo de assinantes, inteiro.',
    features: ['Leitura sem limite', 'Novidades toda semana'],
    guidedAccountsCount: 0,
    provider: null,
  },
  hasAutoRenewal: true,
  cycleDurationInDays: 30,
  startsAt: '2026-02-10T12:00:00.000Z',
  expiresAt: '2026-03-12T12:00:00.000Z',
  ...overrides,
});
