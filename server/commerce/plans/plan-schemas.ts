import { type Static, Type } from 'typebox';
import { Closed, Identifier, Instant, Nullable } from '../../http/schema-types.ts';
import { Vocabulary } from '../../http/vocabulary.ts';

/** The periods in days that plans are sold for. The database accepts no others. */
const planCycles = [30, 90, 180, 360] as const;
export type PlanCycle = (typeof planCycles)[number];

const plan = {
  externalId: Identifier,
  slug: Type.String(),
  name: Type.String(),
  description: Type.String(),
  features: Type.Array(Type.String()),
  guidedAccountsCount: Type.Integer({
    minimum: 0,
    description: 'How many accounts of children can read with the plan, besides the subscriber.',
  }),
  provider: Nullable(
    Type.String({
      description: "The operator that provides the plan, such as 'claro'; null if it is sold here.",
    }),
  ),
};

export const Plan = Closed(plan, { title: 'Plan' });
export type PlanAnswer = Static<typeof Plan>;

export const PlanMerchandise = Closed(
  {
    merchandiseExternalId: Identifier,
    cycleDurationInDays: Vocabulary('PlanCycle', planCycles, { description: 'Days.' }),
    price: Type.Integer({ minimum: 1, description: 'Of the whole cycle, in cents of the currency.' }),
    currency: Type.String({ description: 'ISO 4217.' }),
  },
  { title: 'PlanMerchandise' },
);

export const OfferedPlan = Closed(
  { ...plan, merchandises: Type.Array(PlanMerchandise) },
  { title: 'OfferedPlan' },
);

export const UserSubscription = Closed(
  {
    externalId: Identifier,
    plan: Plan,
    hasAutoRenewal: Type.Boolean(),
    cycleDurationInDays: Type.Integer(),
    startsAt: Instant,
    expiresAt: Nullable(Instant),
  },
  { title: 'UserSubscription' },
);
export type UserSubscription = Static<typeof UserSubscription>;
