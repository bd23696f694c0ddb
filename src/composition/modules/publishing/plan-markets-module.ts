import { AddPlanMarket } from '../../../application/publishing/plans/add-plan-market.ts';
import { ListPrivatePlans } from '../../../application/publishing/plans/list-private-plans.ts';
import { RemovePlanMarket } from '../../../application/publishing/plans/remove-plan-market.ts';
import { HttpPlanMarkets } from '../../../infrastructure/comics/publishing/http-plan-markets.ts';
import { tokens } from '../../tokens.ts';
import { bindRestricted } from '../bind-restricted.ts';
import { lateModule } from '../late-module.ts';

/** The markets of plans. */
export const planMarketsModule = lateModule((bind) => {
  bind(tokens.planMarkets).toResolvedValue((comics) => new HttpPlanMarkets(comics), [tokens.comicsClient]);
  const bindForPlans = bindRestricted(bind, tokens.planMarkets);
  bindForPlans(tokens.listPrivatePlans, ListPrivatePlans);
  bindForPlans(tokens.addPlanMarket, AddPlanMarket);
  bindForPlans(tokens.removePlanMarket, RemovePlanMarket);
});
