import type { Plan, PlanMerchandise } from '../plans/plan.ts';

/** A plan for staff, who choose where it is sold. Rule 129. */
export interface PrivatePlan extends Pick<Plan, 'id' | 'slug' | 'name'> {
  /** Empty: it is sold nowhere. */
  readonly markets: readonly PlanMarket[];
}

export interface PlanMarket {
  readonly market: string;
  /** Shortest cycle first. */
  readonly merchandises: readonly PlanMerchandise[];
}

export interface NewPlanMarket {
  readonly market: string;
  /** One price for each cycle. The platform knows the currency of the market. */
  readonly merchandises: readonly {
    readonly cycleDurationInDays: 30 | 90 | 180 | 360;
    /** Price of the whole cycle in cents. */
    readonly price: number;
  }[];
}
