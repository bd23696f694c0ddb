/** One period that a plan is sold for. */
export interface PlanMerchandise {
  readonly id: string;
  /** 30, 90, 180 or 360. */
  readonly cycleDurationInDays: number;
  /** Of the whole cycle, in cents of the currency. */
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
}

export interface Plan {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  /** The operator that brings the plan, such as 'claro'; null: it is sold here. */
  readonly provider: string | null;
}

export interface OfferedPlan extends Plan {
  /** The shortest cycle first. */
  readonly merchandises: readonly PlanMerchandise[];
}
