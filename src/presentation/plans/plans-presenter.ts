import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/ports/device/clock.ts';
import type { Reader, Subscription } from '../../domain/account/reader.ts';
import { hasSubscription } from '../../domain/checkout/issue-access.ts';
import {
  isInGuardianPlan,
  runningSubscription,
  type SubscriptionObstacle,
  scheduledSubscription,
  subscriptionObstacleOf,
} from '../../domain/checkout/own-subscription.ts';
import type { Failure } from '../../domain/failure.ts';
import { activeOperatorLink } from '../../domain/operator-link/operator-link.ts';
import type { OfferedPlan } from '../../domain/plans/plan.ts';
import { merchandiseFor, periodsOf, savingsOf } from '../../domain/plans/plan-prices.ts';
import type { GuardianPresenter } from '../shell/guardian/guardian-presenter.ts';
import type { OfferedPlans } from '../shell/plans/offered-plans.ts';
import type { PlanList } from '../shell/plans/plan-list.ts';
import type { ReaderProfilePresenter } from '../shell/profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../shell/session/session-presenter.ts';

/** The offered plans, and the reader's subscriptions. */
export class PlansPresenter {
  /** The chosen period in days. null until the reader chooses. */
  chosenDays: number | null = null;
  /** The period of the price that a link has promised. */
  suggestedDays = 0;
  readonly guardian: GuardianPresenter;
  readonly #offered: OfferedPlans;
  readonly #session: SessionPresenter;
  readonly #profile: ReaderProfilePresenter;
  readonly #clock: Clock;

  constructor(
    guardian: GuardianPresenter,
    offered: OfferedPlans,
    session: SessionPresenter,
    profile: ReaderProfilePresenter,
    clock: Clock,
  ) {
    this.guardian = guardian;
    this.#offered = offered;
    this.#session = session;
    this.#profile = profile;
    this.#clock = clock;
    makeAutoObservable(this, { guardian: false }, { autoBind: true });
  }

  get list(): PlanList {
    return this.#offered.list;
  }

  get soldPlans(): readonly OfferedPlan[] {
    return this.list.items.filter(({ provider, merchandises }) => !provider && merchandises.length > 0);
  }

  get operatorPlans(): readonly OfferedPlan[] {
    return this.list.items.filter(({ provider }) => provider);
  }

  get periods(): readonly number[] {
    return periodsOf(this.soldPlans);
  }

  /** The shown period in days: the chosen one, the suggested one, that of the reader's subscription, or the first. */
  get days(): number {
    const ownDays = (this.running ?? this.scheduled ?? this.ended)?.cycleDurationInDays;
    const { periods, suggestedDays } = this;
    const initialDays = [suggestedDays, ownDays, periods[0]].find((days) => days && periods.includes(days));
    return this.chosenDays ?? initialDays ?? 30;
  }

  /** Periods that are not sold are ignored. */
  suggest(days: number): void {
    this.suggestedDays = days;
  }

  savingsOf(days: number): readonly number[] {
    return savingsOf(this.soldPlans, days);
  }

  choose(days: number): void {
    this.chosenDays = days;
  }

  get isVisitor(): boolean {
    return this.#session.readerId === null;
  }

  /** False until the profile is loaded: a plan that the reader already has must not be offered. */
  get isProfileSettled(): boolean {
    return this.isVisitor || this.#profile.profile !== null;
  }

  get isProfileLoading(): boolean {
    return !this.isProfileSettled && !this.#profile.hasLoadFailed;
  }

  get failure(): Failure | null {
    return this.#profile.failure;
  }

  get running(): Subscription | null {
    return runningSubscription(this.#reader, this.#clock.now());
  }

  get scheduled(): Subscription | null {
    return scheduledSubscription(this.#reader);
  }

  /** The last ended subscription, if no other has followed. */
  get ended(): Subscription | null {
    const subscription = this.#reader?.expiredSubscription ?? null;
    return hasSubscription(subscription) && !this.running && !this.scheduled ? subscription : null;
  }

  /** null if the reader may subscribe. */
  get obstacle(): SubscriptionObstacle | null {
    return subscriptionObstacleOf(this.#reader, this.#clock.now());
  }

  /** True for a child. The guardian, who gets the request, chooses the period and pays. */
  get isGuided(): boolean {
    return this.obstacle === 'guardian';
  }

  /** True for a child who reads by the guardian's plan, so that no other plan would give more to read. */
  get isInGuardianPlan(): boolean {
    return isInGuardianPlan(this.#reader, this.#clock.now());
  }

  /** The plan that is suggested to readers without one: the first that helps them. */
  get suggestion(): OfferedPlan | null {
    if (this.running || this.scheduled || this.isInGuardianPlan) return null;
    const helps = ({ guidedAccountsCount }: OfferedPlan) => !this.isGuided || guidedAccountsCount > 0;
    return this.soldPlans.find(helps) ?? null;
  }

  /** True if a child can ask the guardian for the plan: it would include the child, and gives more than it has. */
  mayAskFor(plan: OfferedPlan): boolean {
    return plan.guidedAccountsCount > 0 && !this.isInGuardianPlan && !this.isBelowOwn(plan);
  }

  /** True if the plan of the linked operator has expired. */
  get mayReactivate(): boolean {
    return activeOperatorLink(this.#reader) !== null && this.running === null;
  }

  /** Whether the plan is the reader's current or next plan, for any period. */
  statusOf({ id }: OfferedPlan): 'running' | 'scheduled' | null {
    if (this.running?.plan.id === id) return 'running';
    return this.scheduled?.plan.id === id ? 'scheduled' : null;
  }

  /** True if the plan costs less than the reader's running plan for the shown period. */
  isBelowOwn(plan: OfferedPlan): boolean {
    const own = this.soldPlans.find(({ id }) => id === this.running?.plan.id);
    const ownMerchandise = own && merchandiseFor(own, this.days);
    const merchandise = merchandiseFor(plan, this.days);
    return !!ownMerchandise && !!merchandise && merchandise.price < ownMerchandise.price;
  }

  /** Whether the plan is the reader's current or next plan, for the shown period. */
  statusInPeriod({ id }: OfferedPlan): 'running' | 'scheduled' | null {
    const isShown = (own: Subscription | null) =>
      own?.plan.id === id && own.cycleDurationInDays === this.days;
    if (isShown(this.running)) return 'running';
    return isShown(this.scheduled) ? 'scheduled' : null;
  }

  /** The offered plan of the ended subscription, if this reader may buy it. */
  get renewable(): OfferedPlan | null {
    const { ended } = this;
    if (!ended || this.obstacle) return null;
    const plan = this.soldPlans.find(({ id }) => id === ended.plan.id);
    return plan && merchandiseFor(plan, ended.cycleDurationInDays) ? plan : null;
  }

  retry(): void {
    void this.#profile.retry();
  }

  get #reader(): Reader | null {
    return this.#profile.reader;
  }
}
