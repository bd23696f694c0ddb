import type { PlanMarketErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { NewPlanMarket, PrivatePlan } from '../../../domain/publishing/private-plan.ts';
import type { Result } from '../../../domain/result.ts';

/**
 * The markets in which plans are sold, for staff who manage the catalogue. Readers see changes within a few seconds. Those that
 * name a plan fail with PLAN.NOT_FOUND. Rule 129.
 */
export interface PlanMarkets {
  /** All plans that are sold here, in display order. */
  list(): Promise<Result<readonly PrivatePlan[], Failure<PlanMarketErrorCode>>>;
  /**
   * Sells a plan in a market. Fails with PLAN.DUPLICATE_MARKET, PLAN.EMPTY_PRICE without a price,
   * PLAN.DUPLICATE_PERIOD if a cycle has two prices, or REQUEST.INVALID if the market does not exist.
   */
  add(planId: string, market: NewPlanMarket): Promise<Result<PrivatePlan, Failure<PlanMarketErrorCode>>>;
  /**
   * Takes a plan from sale in a market. Subscriptions of it continue. Fails with PLAN.UNAVAILABLE_MARKET if it is not sold
   * there.
   */
  remove(planId: string, market: string): Promise<Result<PrivatePlan, Failure<PlanMarketErrorCode>>>;
}
