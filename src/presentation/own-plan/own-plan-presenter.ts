import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ListCards } from '../../application/cards/list-cards.ts';
import type { EndRenewal } from '../../application/checkout/end-renewal.ts';
import type { ListTransactions } from '../../application/checkout/list-transactions.ts';
import type { RenewByCard } from '../../application/checkout/renew-by-card.ts';
import type { WithdrawFromSubscription } from '../../application/checkout/withdraw-from-subscription.ts';
import type { Withdrawal } from '../../application/ports/checkout/subscriptions.ts';
import type { Clock } from '../../application/ports/device/clock.ts';
import type { Subscription } from '../../domain/account/reader.ts';
import { isExpiredCard } from '../../domain/cards/card-expiry.ts';
import type { CardIdentity, PaymentCard } from '../../domain/cards/payment-card.ts';
import { isRenewalRefused } from '../../domain/checkout/refused-renewal.ts';
import type { Transaction } from '../../domain/checkout/transaction.ts';
import {
  type WithdrawableSubscription,
  withdrawableSubscriptionsOf,
} from '../../domain/checkout/withdrawal.ts';
import type { Failure } from '../../domain/failure.ts';
import { succeeded } from '../../domain/result.ts';
import { defaultPageSize } from '../../domain/slice.ts';
import { FormFailure } from '../shell/forms/form-failure.ts';
import { Loadable } from '../shell/loading/loadable.ts';
import type { ConfirmPresenter } from '../shell/modals/confirm-presenter.ts';
import type { NotificationsPresenter } from '../shell/notifications/notifications-presenter.ts';
import type { AccountReload } from '../shell/profile/account-reload.ts';
import type { ConfirmQuestion } from '../ui/confirm-dialog/confirm-question.ts';
import type { OwnSubscriptions } from './own-subscriptions.ts';

interface OwnPlanDependencies {
  readonly subscriptions: OwnSubscriptions;
  readonly renewByCard: RenewByCard;
  readonly endRenewal: EndRenewal;
  readonly withdrawFromSubscription: WithdrawFromSubscription;
  readonly listTransactions: ListTransactions;
  readonly listCards: ListCards;
  readonly account: AccountReload;
  readonly confirm: ConfirmPresenter;
  readonly notifications: NotificationsPresenter;
  readonly clock: Clock;
}

/** The reader's plan. It can be ended in two ways: ending the renewal (Rule 48) and withdrawal (Rule 49). */
export class OwnPlanPresenter {
  readonly subscriptions: OwnSubscriptions;
  isEnding = false;
  /** True while the card of the renewal is being changed. */
  isRenewing = false;
  /** Id of the subscription that is being withdrawn. */
  withdrawingId: string | null = null;
  /** The last withdrawal, whose refund is shown. */
  lastWithdrawal: Withdrawal | null = null;
  /** The newest payments. They decide which plans can be withdrawn. */
  readonly payments = new Loadable<readonly Transaction[]>();
  readonly cards = new Loadable<readonly PaymentCard[]>();
  readonly formFailure: FormFailure;
  readonly #dependencies: OwnPlanDependencies;

  constructor(dependencies: OwnPlanDependencies) {
    this.#dependencies = dependencies;
    this.subscriptions = dependencies.subscriptions;
    this.formFailure = new FormFailure(dependencies.notifications);
    makeAutoObservable(
      this,
      {
        subscriptions: false,
        formFailure: false,
        lastWithdrawal: observableRef,
        payments: false,
        cards: false,
      },
      { autoBind: true },
    );
  }

  /** Clears the messages of an earlier visit. */
  start(): void {
    this.formFailure.clear();
    this.lastWithdrawal = null;
  }

  /** False for a guided account, and until the profile is loaded. */
  get mayEnd(): boolean {
    return this.subscriptions.reader !== null && !this.subscriptions.isGuided;
  }

  /** Loads the payments and the cards. */
  async load(): Promise<void> {
    // Both are shown together, so that nothing moves twice.
    const responses = Promise.all([
      this.#dependencies.listTransactions.execute({ page: 0, limit: defaultPageSize }),
      this.#dependencies.listCards.execute(),
    ]);
    await Promise.all([
      this.payments.load(null, async () => {
        const [transactions] = await responses;
        return transactions.ok ? succeeded(transactions.value.items) : transactions;
      }),
      this.cards.load(null, async () => (await responses)[1]),
    ]);
  }

  get failure(): Failure | null {
    return this.payments.failure ?? this.cards.failure;
  }

  /** The card that pays the next period. null if unknown. */
  get renewingCard(): PaymentCard | null {
    return this.cards.value?.find(({ paysSubscription }) => paysSubscription) ?? null;
  }

  /** Cards that can pay the renewal. null until they are loaded. */
  get validCards(): readonly PaymentCard[] | null {
    return this.cards.value?.filter((card) => !isExpiredCard(card, this.#dependencies.clock.now())) ?? null;
  }

  /** Changes the card of the renewal. Returns false on failure, which the form shows. */
  async renewWithCard(subscriptionId: string, card: CardIdentity): Promise<boolean> {
    this.formFailure.clear();
    if (this.isRenewing) return false;
    this.isRenewing = true;
    const { reader } = this.subscriptions;
    const outcome = this.formFailure.report(
      await this.#dependencies.renewByCard.execute(subscriptionId, card, reader),
    );
    if (outcome.ok) await Promise.all([this.#dependencies.account.reload('plan'), this.load()]);
    runInAction(() => {
      this.isRenewing = false;
    });
    return outcome.ok;
  }

  /** False if it is unknown. */
  isRenewalRefused(subscription: Subscription): boolean {
    const transactions = this.payments.value;
    return transactions !== null && isRenewalRefused(subscription, transactions, this.renewingCard);
  }

  /** A pending payment of a plan with Pix. */
  get waitingPix(): Transaction | null {
    const isWaiting = ({ status, item, pixCode }: Transaction) =>
      status === 'waiting' && item.type === 'plan' && pixCode !== null;
    return this.payments.value?.find(isWaiting) ?? null;
  }

  /** Subscriptions that can be withdrawn for a full refund. Guided accounts are offered none. */
  get withdrawables(): readonly WithdrawableSubscription[] {
    const { running, scheduled } = this.subscriptions;
    if (!this.mayEnd) return [];
    const ownSubscriptions = [scheduled, running].filter((each) => each !== null);
    return withdrawableSubscriptionsOf(
      ownSubscriptions,
      this.payments.value ?? [],
      this.#dependencies.clock.now(),
    );
  }

  /** Ends the renewal after the reader has confirmed it. */
  async endRenewal(question: ConfirmQuestion): Promise<void> {
    this.formFailure.clear();
    if (this.isEnding || !(await this.#dependencies.confirm.ask(question))) return;
    runInAction(() => {
      this.isEnding = true;
    });
    const outcome = this.formFailure.report(
      await this.#dependencies.endRenewal.execute(this.subscriptions.reader),
    );
    if (outcome.ok) await this.#dependencies.account.reload('plan');
    runInAction(() => {
      this.isEnding = false;
    });
  }

  /** Withdraws after the reader has confirmed it. */
  async withdraw(
    { subscription, purchase }: WithdrawableSubscription,
    question: ConfirmQuestion,
  ): Promise<void> {
    const { id } = subscription;
    this.formFailure.clear();
    if (this.withdrawingId || !(await this.#dependencies.confirm.ask(question))) return;
    runInAction(() => {
      this.withdrawingId = id;
    });
    const outcome = this.formFailure.report(
      await this.#dependencies.withdrawFromSubscription.execute(id, this.subscriptions.reader),
    );
    if (outcome.ok)
      await Promise.all([
        this.#dependencies.account.reload('plan', purchase.method === 'balance'),
        this.load(),
      ]);
    runInAction(() => {
      this.withdrawingId = null;
      if (outcome.ok) this.lastWithdrawal = outcome.value;
    });
  }
}
