import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/ports/device/clock.ts';
import type { Reader, Subscription } from '../../domain/account/reader.ts';
import { hasSubscription } from '../../domain/checkout/issue-access.ts';
import {
  runningSubscription,
  type SubscribingHindrance,
  scheduledSubscription,
  subscribingHindrance,
} from '../../domain/checkout/own-subscription.ts';
import type { Failure } from '../../domain/failure.ts';
import type { OfferedPlan } from '../../domain/plans/plan.ts';
import { merchandiseFor, periodsOf } from '../../domain/plans/plan-prices.ts';
import { activeBond } from '../../domain/provider-bond/provider-bond.ts';
import type { EndlessList } from '../shell/lists/endless-list.ts';
import type { OfferedPlans } from '../shell/plans/offered-plans.ts';
import type { ReaderProfilePresenter } from '../shell/profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../shell/session/session-presenter.ts';

/** What the plans cost, and what of it is the reader's. */
export class PlansPresenter {
  /** The period that was chosen, in days; null: none was. */
  chosenDays: number | null = null;
  readonly #offered: OfferedPlans;
  readonly #session: SessionPresenter;
  readonly #profile: ReaderProfilePresenter;
  readonly #clock: Clock;

  constructor(
    offered: OfferedPlans,
    session: SessionPresenter,
    profile: ReaderProfilePresenter,
    clock: Clock,
  ) {
    this.#offered = offered;
    this.#session = session;
    this.#profile = profile;
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get list(): EndlessList<OfferedPlan> {
    return this.#offered.list;
  }

  get sold(): readonly OfferedPlan[] {
    return this.list.items.filter(({ provider, merchandises }) => !provider && merchandises.length > 0);
  }

  /** What operators bring. */
  get brought(): readonly OfferedPlan[] {
    return this.list.items.filter(({ provider }) => provider);
  }

  get periods(): readonly number[] {
    return periodsOf(this.sold);
  }

  /** The period that is shown, in days: the reader's own, the first of them for everybody else. */
  get days(): number {
    const own = (this.running ?? this.scheduled ?? this.ended)?.cycleDurationInDays;
    const first = this.periods.find((period) => period === own) ?? this.periods[0];
    return this.chosenDays ?? first ?? 30;
  }

  choose(days: number): void {
    this.chosenDays = days;
  }

  get isVisitor(): boolean {
    return this.#session.userId === null;
  }

  /** False until it is known what somebody has, who must not be offered it meanwhile. */
  get isKnown(): boolean {
    return this.isVisitor || this.#profile.profile !== null;
  }

  /** Why it is not known. */
  get failure(): Failure | null {
    return this.#profile.failure;
  }

  get running(): Subscription | null {
    return runningSubscription(this.#reader, this.#clock.now());
  }

  get scheduled(): Subscription | null {
    return scheduledSubscription(this.#reader);
  }

  /** The last one that ended, where none has followed. */
  get ended(): Subscription | null {
    const subscription = this.#reader?.expiredSubscription ?? null;
    return hasSubscription(subscription) && !this.running && !this.scheduled ? subscription : null;
  }

  /** null: whatever is sold may be had. */
  get hindrance(): SubscribingHindrance | null {
    return subscribingHindrance(this.#reader, this.#clock.now());
  }

  /** True where the operator's plan only has to be woken. */
  get mayReactivate(): boolean {
    return activeBond(this.#reader) !== null && this.running === null;
  }

  /** Whether the reader has that plan, or will have it, for whatever period. */
  standingOf({ id }: OfferedPlan): 'running' | 'scheduled' | null {
    if (this.running?.plan.id === id) return 'running';
    return this.scheduled?.plan.id === id ? 'scheduled' : null;
  }

  /** What the reader has or will have of a plan in the period that is shown. */
  shownOf({ id }: OfferedPlan): 'running' | 'scheduled' | null {
    const isShown = (own: Subscription | null) =>
      own?.plan.id === id && own.cycleDurationInDays === this.days;
    if (isShown(this.running)) return 'running';
    return isShown(this.scheduled) ? 'scheduled' : null;
  }

  /** The plan that ended as it is sold now; null where it is not, or not to this reader. */
  get renewable(): OfferedPlan | null {
    const { ended } = this;
    if (!ended || this.hindrance) return null;
    const plan = this.sold.find(({ id }) => id === ended.plan.id);
    return plan && merchandiseFor(plan, ended.cycleDurationInDays) ? plan : null;
  }

  retry(): void {
    void this.#profile.retry();
  }

  get #reader(): Reader | null {
    return this.#profile.reader;
  }
}
