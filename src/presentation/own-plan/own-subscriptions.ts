import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/ports/device/clock.ts';
import { isGuided } from '../../domain/account/guardianship.ts';
import type { Reader, Subscription } from '../../domain/account/reader.ts';
import { hasSubscription } from '../../domain/checkout/issue-access.ts';
import {
  isInGuardianPlan,
  runningSubscription,
  scheduledSubscription,
} from '../../domain/checkout/own-subscription.ts';
import type { Failure } from '../../domain/failure.ts';
import { activeOperatorLink } from '../../domain/operator-link/operator-link.ts';
import type { OfferedPlan, PlanMerchandise } from '../../domain/plans/plan.ts';
import { merchandiseFor } from '../../domain/plans/plan-prices.ts';
import type { OfferedPlans } from '../shell/plans/offered-plans.ts';
import type { PlanList } from '../shell/plans/plan-list.ts';
import type { ReaderProfilePresenter } from '../shell/profile/reader-profile-presenter.ts';

/** The reader's current, next and ended subscriptions, with the current prices of their plans. */
export class OwnSubscriptions {
  readonly #profile: ReaderProfilePresenter;
  readonly #offered: OfferedPlans;
  readonly #clock: Clock;

  constructor(profile: ReaderProfilePresenter, offered: OfferedPlans, clock: Clock) {
    this.#profile = profile;
    this.#offered = offered;
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The offered plans in the current language. The caller starts the list. */
  get offered(): PlanList {
    return this.#offered.list;
  }

  /** null until it is loaded. */
  get reader(): Reader | null {
    return this.#profile.reader;
  }

  get failure(): Failure | null {
    return this.#profile.failure;
  }

  retry(): void {
    void this.#profile.retry();
  }

  /** Whether plans are sold in the reader's market. Rule 133. */
  get areSold(): boolean {
    return this.#profile.marketOffers.plans;
  }

  get isGuided(): boolean {
    return isGuided(this.reader);
  }

  get running(): Subscription | null {
    return runningSubscription(this.reader, this.#clock.now());
  }

  get isInGuardianPlan(): boolean {
    return isInGuardianPlan(this.reader, this.#clock.now());
  }

  get scheduled(): Subscription | null {
    return scheduledSubscription(this.reader);
  }

  /** The last ended subscription, if no other has followed. */
  get ended(): Subscription | null {
    const subscription = this.reader?.expiredSubscription ?? null;
    return hasSubscription(subscription) && !this.running && !this.scheduled ? subscription : null;
  }

  /** The ended subscription, if its plan is still sold and this reader may buy it. */
  get renewable(): Subscription | null {
    const { ended } = this;
    return ended && !this.isGuided && this.priceOf(ended) ? ended : null;
  }

  /** The subscription whose automatic renewal can be ended. */
  get renewing(): Subscription | null {
    return [this.scheduled, this.running].find((own) => own?.hasAutoRenewal && !own.plan.provider) ?? null;
  }

  /** The latest subscription, if it is renewed already or its plan is still sold. A card can renew it. */
  get cardRenewable(): Subscription | null {
    const lastSubscription = this.scheduled ?? this.running;
    if (!lastSubscription?.expiresAt || lastSubscription.plan.provider || this.isGuided) return null;
    return lastSubscription.hasAutoRenewal || this.priceOf(lastSubscription) ? lastSubscription : null;
  }

  /** True if the plan of the linked operator has expired. */
  get mayReactivate(): boolean {
    return activeOperatorLink(this.reader) !== null && this.running === null;
  }

  /** The price of the next period. null if it is not sold or not loaded. */
  priceOf({ plan, cycleDurationInDays }: Subscription): PlanMerchandise | null {
    const offered = this.#offeredPlan(plan.id);
    return offered && merchandiseFor(offered, cycleDurationInDays);
  }

  #offeredPlan(planId: string): OfferedPlan | null {
    return this.offered.items.find(({ id, provider }) => id === planId && !provider) ?? null;
  }
}
