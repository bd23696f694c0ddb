import type { OfferedPlan } from '../../../src/domain/plans/plan.ts';

/** A plan with a monthly and a yearly price. */
export const buildPlan = (overrides: Partial<OfferedPlan> = {}): OfferedPlan => ({
  id: 'plan-1',
  slug: 'banca-livre',
  name: 'Banca Livre',
  description: 'O catálogo de assinantes, inteiro.',
  features: ['Leitura sem limite', 'Novidades toda semana'],
  guidedAccountsCount: 0,
  provider: null,
  merchandises: [
    { id: 'plan-1-30', cycleDurationInDays: 30, price: 1990, currency: 'BRL' },
    { id: 'plan-1-360', cycleDurationInDays: 360, price: 19_900, currency: 'BRL' },
  ],
  ...overrides,
});
