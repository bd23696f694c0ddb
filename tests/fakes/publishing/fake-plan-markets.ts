import type { PlanMarkets } from '../../../src/application/ports/publishing/plan-markets.ts';
import type { PlanMarketErrorCode } from '../../../src/domain/error-code.ts';
import type { NewPlanMarket, PlanMarket, PrivatePlan } from '../../../src/domain/publishing/private-plan.ts';
import { buildPlan } from '../checkout/build-plan.ts';
import { FailureError } from './failure-error.ts';
import { FakePublishingService } from './fake-publishing-service.ts';

/** A plan that is sold in Brazil. */
export const buildPrivatePlan = (overrides: Partial<PrivatePlan> = {}): PrivatePlan => {
  const { id, slug, name, merchandises } = buildPlan();
  return { id, slug, name, markets: [{ market: 'brazil', merchandises }], ...overrides };
};

const currencies: ReadonlyMap<string, string> = new Map([
  ['brazil', 'BRL'],
  ['portugal', 'EUR'],
]);

export class FakePlanMarkets extends FakePublishingService<PlanMarketErrorCode> implements PlanMarkets {
  plans: readonly PrivatePlan[] = [];

  list() {
    return this.runAs('PUBLISHING_STAFF', () => this.plans);
  }

  add(planId: string, { market, merchandises }: NewPlanMarket) {
    return this.#change(planId, (markets) => {
      const currency = currencies.get(market);
      if (!currency) throw new FailureError('REQUEST.INVALID');
      if (markets.some((sold) => sold.market === market)) throw new FailureError('PLAN.DUPLICATE_MARKET');
      if (merchandises.length === 0) throw new FailureError('PLAN.EMPTY_PRICE');
      const byCycle = new Map(merchandises.map((each) => [each.cycleDurationInDays, each]));
      if (byCycle.size < merchandises.length) throw new FailureError('PLAN.DUPLICATE_PERIOD');
      const added = [...byCycle.values()]
        .sort((a, b) => a.cycleDurationInDays - b.cycleDurationInDays)
        .map((each) => ({ ...each, id: `${planId}-${market}-${each.cycleDurationInDays}`, currency }));
      return [...markets, { market, merchandises: added }].sort((a, b) => (a.market < b.market ? -1 : 1));
    });
  }

  remove(planId: string, market: string) {
    return this.#change(planId, (markets) => {
      if (!markets.some((sold) => sold.market === market)) throw new FailureError('PLAN.UNAVAILABLE_MARKET');
      return markets.filter((sold) => sold.market !== market);
    });
  }

  #change(planId: string, toMarkets: (markets: readonly PlanMarket[]) => readonly PlanMarket[]) {
    return this.runAs<PrivatePlan>('PUBLISHING_STAFF', () => {
      const plan = this.plans.find(({ id }) => id === planId);
      if (!plan) throw new FailureError('PLAN.NOT_FOUND');
      const changed = { ...plan, markets: toMarkets(plan.markets) };
      this.plans = this.plans.map((each) => (each === plan ? changed : each));
      return changed;
    });
  }
}
