import { OfferedPlans } from '../../../../../../src/presentation/shell/plans/offered-plans.ts';
import { buildPlan } from '../../../../../fakes/checkout/build-plan.ts';
import { FakePlans } from '../../../../../fakes/checkout/fake-plans.ts';

describe('OfferedPlans', () => {
  it('has one list for each language and market', () => {
    const language = { current: 'pt-br' as const };
    const market = { current: 'brazil' };
    const plans = new OfferedPlans(new FakePlans(buildPlan()), language, market);
    const inBrazil = plans.list;
    expect(plans.list).toBe(inBrazil);
    market.current = 'portugal';
    expect(plans.list).not.toBe(inBrazil);
  });
});
