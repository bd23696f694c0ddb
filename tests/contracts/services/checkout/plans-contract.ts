import { type ContractEnvironment, samplePlan } from '../../contract-environment.ts';
import { successOf } from '../contract.ts';

export function plansContract(environment: () => Pick<ContractEnvironment, 'plans'>): void {
  describe('Plans', () => {
    it('are listed with their periods, shortest first', async () => {
      const plans = successOf(await environment().plans.list());
      expect(plans).toHaveLength(1);
      expect(plans[0]).toMatchObject({ slug: samplePlan.slug, name: samplePlan.name, provider: null });
      expect(plans[0]?.features.length).toBeGreaterThan(0);
      expect(plans[0]?.merchandises).toEqual(
        samplePlan.periods.map(({ days, price }) => ({
          id: expect.any(String),
          cycleDurationInDays: days,
          price,
          currency: 'BRL',
        })),
      );
    });
  });
}
