import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/ports/device/clock.ts';
import { isGuided } from '../../domain/account/guardianship.ts';
import type { Reader, Subscription } from '../../domain/account/reader.ts';
import { hasSubscription } from '../../domain/checkout/issue-access.ts';
import { runningSubscription, scheduledSubscription } from '../../domain/checkout/own-subscription.ts';
import type { Failure } from '../../domain/failure.ts';
import type { OfferedPlan, PlanMerchandise } from '../../domain/plans/plan.ts';
import { merchandiseFor } from '../../domain/plans/plan-prices.ts';
import { activeBond } from '../../domain/provider-bond/provider-bond.ts';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import type { OfferedPlans } from '../shell/plans/offered-plans.ts';
import type { ReaderProfilePresenter } from '../shell/profile/reader-profile-presenter.ts';

/** What plans a reader has, will have and had, and what they cost now. */
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

  /** What plans cost, in the language of the moment: to be started. */
  get offered(): EndlessList<OfferedPlan> {
    return this.#offered.list;
  }

  /** null: not known yet. */
  get reader(): Reader | null {
    return this.#profile.reader;
  }

  /** Why it is not known. */
  get failure(): Failure | null {
    return this.#profile.failure;
  }

  retry(): void {
    void this.#profile.retry();
  }

  get isGuided(): boolean {
    return isGuided(this.reader);
  }

  get running(): Subscription | null {
    return runningSubscription(this.reader, this.#clock.now());
  }

  get scheduled(): Subscription | null {
    return scheduledSubscription(this.reader);
  }

  /** The last one that ended, where none has followed. */
  get ended(): Subscription | null {
    const subscription = this.reader?.expiredSubscription ?? null;
    return hasSubscription(subscription) && !this.running && !this.scheduled ? subscription : null;
  }

  /** The one that ended, where it is still sold and this reader may buy it. */
  get renewable(): Subscription | null {
    const { ended } = this;
    return ended && !this.isGuided && this.priceOf(ended) ? ended : null;
  }

  /** What renews itself and can be kept from it; null: nothing. */
  get renewing(): Subscription | null {
    return [this.scheduled, this.running].find((own) => own?.hasAutoRenewal && !own.plan.provider) ?? null;
  }

  /** What a card may renew: the last one, where it is sold or renewed already; null: nothing. */
  get cardRenewable(): Subscription | null {
    const last = this.scheduled ?? this.running;
    if (!last?.expiresAt || last.plan.provider || this.isGuided) return null;
    return last.hasAutoRenewal || this.priceOf(last) ? last : null;
  }

  /** True where the operator's plan only has to be woken. */
  get mayReactivate(): boolean {
    return activeBond(this.reader) !== null && this.running === null;
  }

  /** What its next period costs; null where it is not sold, or that is not known. */
  priceOf({ plan, cycleDurationInDays }: Subscription): PlanMerchandise | null {
    const offered = this.#soldAs(plan.id);
    return offered && merchandiseFor(offered, cycleDurationInDays);
  }

  #soldAs(planId: string): OfferedPlan | null {
    return this.offered.items.find(({ id, provider }) => id === planId && !provider) ?? null;
  }
}
