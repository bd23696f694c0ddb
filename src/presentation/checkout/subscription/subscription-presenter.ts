import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/ports/device/clock.ts';
import type { Subscription } from '../../../domain/account/reader.ts';
import {
  runningSubscription,
  type SubscribingHindrance,
  scheduledSubscription,
  subscribingHindrance,
} from '../../../domain/checkout/own-subscription.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { OfferedPlan, PlanMerchandise } from '../../../domain/plans/plan.ts';
import { merchandiseFor } from '../../../domain/plans/plan-prices.ts';
import type { EndlessList } from '../../shell/lists/endless-list.ts';
import type { OfferedPlans } from '../../shell/plans/offered-plans.ts';
import type { ReaderProfilePresenter } from '../../shell/profile/reader-profile-presenter.ts';
import type { CheckoutDesk } from '../order/checkout-desk.ts';
import type { Ordered } from '../order/ordered.ts';

/** A plan that is subscribed to: which one, for how long and from when. */
export class SubscriptionPresenter {
  slug: string | null = null;
  /** Of the period that is wanted, in days; null: whichever comes first. */
  days: number | null = null;
  readonly desk: CheckoutDesk;
  readonly #offered: OfferedPlans;
  readonly #clock: Clock;

  constructor(desk: CheckoutDesk, offered: OfferedPlans, clock: Clock) {
    this.desk = desk;
    this.#offered = offered;
    this.#clock = clock;
    makeAutoObservable(this, { desk: false }, { autoBind: true });
  }

  get list(): EndlessList<OfferedPlan> {
    return this.#offered.list;
  }

  /** What the address names. */
  want(slug: string | null, days: number | null): void {
    this.slug = slug;
    this.days = days;
  }

  get plans(): readonly OfferedPlan[] {
    return this.list.items.filter(({ provider, merchandises }) => !provider && merchandises.length > 0);
  }

  /** The first of them where the address names none; null: not known yet, or not sold. */
  get plan(): OfferedPlan | null {
    if (this.slug === null) return this.plans[0] ?? null;
    return this.plans.find(({ slug }) => slug === this.slug) ?? null;
  }

  /** True for a plan that nobody sells. */
  get isUnknown(): boolean {
    return !this.list.isLoading && !this.list.hasNext && this.plan === null;
  }

  get merchandise(): PlanMerchandise | null {
    const { plan, days } = this;
    if (!plan) return null;
    return (days === null ? null : merchandiseFor(plan, days)) ?? plan.merchandises[0] ?? null;
  }

  /** The plan and the days that a merchandise is of; null: it is sold no more. */
  offerOf(merchandiseId: string): { readonly plan: OfferedPlan; readonly days: number } | null {
    for (const plan of this.plans) {
      const sold = plan.merchandises.find(({ id }) => id === merchandiseId);
      if (sold) return { plan, days: sold.cycleDurationInDays };
    }
    return null;
  }

  get ordered(): Ordered | null {
    const { plan, merchandise } = this;
    if (!plan || !merchandise) return null;
    const { id: merchandiseId, price, currency, cycleDurationInDays: days } = merchandise;
    return {
      item: { type: 'plan', id: plan.id, merchandiseId, quantity: 1 },
      price,
      currency,
      shown: { kind: 'plan', plan, days },
    };
  }

  /** False until it is known what the reader has, who must not be sold it meanwhile. */
  get isKnown(): boolean {
    return this.#profile.profile !== null;
  }

  get profileFailure(): Failure | null {
    return this.#profile.failure;
  }

  async retry(): Promise<void> {
    await this.#profile.retry();
  }

  /** What is sold may have changed since it was told: how it is paid is asked for again, and what the reader has. */
  async refresh(): Promise<void> {
    await Promise.all([this.desk.order.choices.loadMethods(), this.desk.order.after.reloadReader()]);
  }

  get running(): Subscription | null {
    return runningSubscription(this.#profile.reader, this.#clock.now());
  }

  get scheduled(): Subscription | null {
    return scheduledSubscription(this.#profile.reader);
  }

  get hindrance(): SubscribingHindrance | null {
    return subscribingHindrance(this.#profile.reader, this.#clock.now());
  }

  /** When it begins; null: with the payment. */
  get beginsAt(): Date | null {
    return this.running?.expiresAt ? new Date(this.running.expiresAt) : null;
  }

  /** Whether it is renewed: by the card that pays it, and by nothing else. null: not known yet. */
  get isRenewed(): boolean | null {
    const { isFree, method } = this.desk.order.choices;
    if (isFree) return false;
    return method && method === 'credit_card';
  }

  get #profile(): ReaderProfilePresenter {
    return this.desk.order.after.profile;
  }
}
