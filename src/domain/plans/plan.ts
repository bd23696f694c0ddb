/** One period that a plan is sold for. */
export interface PlanMerchandise {
  readonly id: string;
  /** 30, 90, 180 or 360. */
  readonly cycleDurationInDays: number;
  /** Price of the whole cycle in cents of the currency. */
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
  /** How many accounts of children the plan includes. 0 for most plans. */
  readonly guidedAccountsCount: number;
  /** The operator that grants the plan, such as 'claro'. Null if Banca sells it. */
  readonly provider: string | null;
}

export interface OfferedPlan extends Plan {
  /** Shortest cycle first. */
  readonly merchandises: readonly PlanMerchandise[];
}
