import { makeAutoObservable } from 'mobx';
import type { Issues } from '../../../application/ports/catalogue/issues.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import type { Subscription } from '../../../domain/account/reader.ts';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import {
  runningSubscription,
  type SubscriptionObstacle,
  scheduledSubscription,
  subscriptionObstacleOf,
} from '../../../domain/checkout/own-subscription.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { OfferedPlan, PlanMerchandise } from '../../../domain/plans/plan.ts';
import { merchandiseFor } from '../../../domain/plans/plan-prices.ts';
import { succeeded } from '../../../domain/result.ts';
import { Loadable } from '../../shell/loading/loadable.ts';
import type { OfferedPlans } from '../../shell/plans/offered-plans.ts';
import type { PlanList } from '../../shell/plans/plan-list.ts';
import type { ReaderProfilePresenter } from '../../shell/profile/reader-profile-presenter.ts';
import type { CheckoutPresenter } from '../order/checkout-presenter.ts';
import type { Product } from '../order/product.ts';

/** Sells a plan for a period. */
export class SubscriptionPresenter {
  slug: string | null = null;
  /** The selected period in days. null selects the first. */
  days: number | null = null;
  /** The issue that led to the subscription, by its id. null if it is not offered any more. */
  readonly issueToRead = new Loadable<Issue | null, string>();
  readonly checkout: CheckoutPresenter;
  readonly #issues: Issues;
  readonly #offered: OfferedPlans;
  readonly #clock: Clock;

  constructor(checkout: CheckoutPresenter, issues: Issues, offered: OfferedPlans, clock: Clock) {
    this.checkout = checkout;
    this.#issues = issues;
    this.#offered = offered;
    this.#clock = clock;
    makeAutoObservable(this, { issueToRead: false, checkout: false }, { autoBind: true });
  }

  get list(): PlanList {
    return this.#offered.list;
  }

  /** Selects the plan and the period in the address. */
  select(slug: string | null, days: number | null): void {
    this.slug = slug;
    this.days = days;
  }

  async loadIssueToRead(id: string): Promise<void> {
    if (this.issueToRead.stateOf(id).kind !== 'idle') return;
    await this.issueToRead.load(id, async () => {
      const outcome = await this.#issues.listById([id]);
      return outcome.ok ? succeeded(outcome.value[0] ?? null) : outcome;
    });
  }

  get plans(): readonly OfferedPlan[] {
    return this.list.items.filter(({ provider, merchandises }) => !provider && merchandises.length > 0);
  }

  /** The selected plan, or the first one if none is selected. null while loading, or if it is not sold. */
  get plan(): OfferedPlan | null {
    if (this.slug === null) return this.plans[0] ?? null;
    return this.plans.find(({ slug }) => slug === this.slug) ?? null;
  }

  /** True if the selected plan is not sold. */
  get isPlanUnknown(): boolean {
    return this.list.isLoaded && this.plan === null;
  }

  get merchandise(): PlanMerchandise | null {
    const { plan, days } = this;
    if (!plan) return null;
    return (days === null ? null : merchandiseFor(plan, days)) ?? plan.merchandises[0] ?? null;
  }

  /** The plan and the period of a merchandise. null if it is not sold any more. */
  offerOf(merchandiseId: string): { readonly plan: OfferedPlan; readonly days: number } | null {
    for (const plan of this.plans) {
      const merchandise = plan.merchandises.find(({ id }) => id === merchandiseId);
      if (merchandise) return { plan, days: merchandise.cycleDurationInDays };
    }
    return null;
  }

  get product(): Product | null {
    const { plan, merchandise } = this;
    if (!plan || !merchandise) return null;
    const { id: merchandiseId, price, currency, cycleDurationInDays: days } = merchandise;
    return {
      item: { type: 'plan', id: plan.id, merchandiseId, quantity: 1 },
      price,
      currency,
      details: { kind: 'plan', plan, days },
    };
  }

  /** False until the profile is loaded: a plan that the reader already has must not be sold. */
  get isProfileLoaded(): boolean {
    return this.#profile.profile !== null;
  }

  get profileFailure(): Failure | null {
    return this.#profile.failure;
  }

  async retry(): Promise<void> {
    await this.#profile.retry();
  }

  /** Reloads the payment methods and the reader's profile, which may have changed. */
  async refresh(): Promise<void> {
    await Promise.all([
      this.checkout.order.choices.loadMethods(),
      this.checkout.order.account.reloadReader(),
    ]);
  }

  get running(): Subscription | null {
    return runningSubscription(this.#profile.reader, this.#clock.now());
  }

  get scheduled(): Subscription | null {
    return scheduledSubscription(this.#profile.reader);
  }

  get obstacle(): SubscriptionObstacle | null {
    return subscriptionObstacleOf(this.#profile.reader, this.#clock.now());
  }

  /** null if it starts with the payment. */
  get beginsAt(): Date | null {
    return this.running?.expiresAt ? new Date(this.running.expiresAt) : null;
  }

  /** Only a plan that is paid with a card is renewed. null until the method is known. */
  get isRenewed(): boolean | null {
    const { isFree, method } = this.checkout.order.choices;
    if (isFree) return false;
    return method && method === 'credit_card';
  }

  get #profile(): ReaderProfilePresenter {
    return this.checkout.order.account.profile;
  }
}
