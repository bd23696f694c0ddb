import type { WireOfferedPlan, WirePlan, WirePlanMerchandise } from '@banca/contract/schemas';
import type { OfferedPlan, Plan, PlanMerchandise } from '../../domain/plans/plan.ts';

export const toPlan = ({ externalId, ...plan }: WirePlan): Plan => ({ ...plan, id: externalId });

export const toOfferedPlan = ({ externalId, merchandises, ...plan }: WireOfferedPlan): OfferedPlan => ({
  ...plan,
  id: externalId,
  merchandises: merchandises.map(toPlanMerchandise),
});

export const toPlanMerchandise = ({
  merchandiseExternalId,
  ...merchandise
}: WirePlanMerchandise): PlanMerchandise => ({
  ...merchandise,
  id: merchandiseExternalId,
});
