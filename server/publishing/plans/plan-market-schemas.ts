import { Type } from 'typebox';
import { Plan, PlanMerchandise } from '../../commerce/plans/plan-schemas.ts';
import { Closed, Identifier } from '../../http/schema-types.ts';

const { externalId, slug, name } = Plan.properties;
const { cycleDurationInDays } = PlanMerchandise.properties;

const MarketName = Type.String({ maxLength: 50 });

export const PrivatePlan = Closed(
  {
    externalId,
    slug,
    name,
    markets: Type.Array(
      Closed({ market: Type.String(), merchandises: Type.Array(PlanMerchandise) }, { title: 'PlanMarket' }),
      { description: 'Where the plan is sold, in alphabetical order. Empty: nowhere.' },
    ),
  },
  { title: 'PrivatePlan' },
);

export const NewPlanMarket = Closed(
  {
    market: MarketName,
    merchandises: Type.Array(
      Closed(
        {
          cycleDurationInDays,
          price: Type.Integer({
            minimum: 1,
            maximum: 100_000_000,
            description: 'Of the whole cycle, in cents of the currency of the market.',
          }),
        },
        { title: 'NewPlanMerchandise' },
      ),
      { maxItems: 10 },
    ),
  },
  { title: 'NewPlanMarket' },
);

export const WithPlanMarket = Type.Object({ id: Identifier, market: MarketName });
