import { makeAutoObservable, runInAction } from 'mobx';
import type { RemoveCard } from '../../../application/cards/remove-card.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import { mayDo } from '../../../domain/account/guardianship.ts';
import { isExpiredCard } from '../../../domain/cards/card-expiry.ts';
import type { PaymentCard } from '../../../domain/cards/payment-card.ts';
import type { Failure } from '../../../domain/failure.ts';
import { failed } from '../../../domain/result.ts';
import { FormFailure } from '../../shell/forms/form-failure.ts';
import type { ConfirmPresenter } from '../../shell/modals/confirm-presenter.ts';
import type { ModalsPresenter } from '../../shell/modals/modals-presenter.ts';
import type { NotificationsPresenter } from '../../shell/notifications/notifications-presenter.ts';
import type { ReaderProfilePresenter } from '../../shell/profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../../shell/session/session-presenter.ts';
import type { ConfirmQuestion } from '../../ui/confirm-dialog/confirm-question.ts';
import type { CardsPresenter } from './cards-presenter.ts';

/** The failure that the service would return. */
const paysRenewalFailure: Failure = {
  code: 'PAYMENT_CARD.NO_REMOTION',
  name: 'NO_REMOTION',
  message: 'A subscription is renewed by this card.',
};

interface OwnCardsDependencies {
  readonly cards: CardsPresenter;
  readonly removeCard: RemoveCard;
  readonly session: SessionPresenter;
  readonly profile: ReaderProfilePresenter;
  readonly confirm: ConfirmPresenter;
  readonly modals: ModalsPresenter;
  readonly notifications: NotificationsPresenter;
  readonly clock: Clock;
}

/** Shows and changes the reader's cards, and shows the wallet balance. */
export class OwnCardsPresenter {
  readonly cards: CardsPresenter;
  readonly formFailure: FormFailure;
  /** Counts removed cards, so that each removal is announced. */
  removals = 0;
  readonly #dependencies: OwnCardsDependencies;

  constructor(dependencies: OwnCardsDependencies) {
    this.#dependencies = dependencies;
    this.cards = dependencies.cards;
    this.formFailure = new FormFailure(dependencies.notifications);
    makeAutoObservable(this, { cards: false, formFailure: false }, { autoBind: true });
  }

  /** Clears the messages of an earlier visit. */
  start(): void {
    this.formFailure.clear();
    this.removals = 0;
  }

  /** Loads the cards, or the reader's profile if that failed before. */
  load(): void {
    if (this.#dependencies.profile.reader) void this.cards.load();
    else void this.#dependencies.profile.retry();
  }

  get failure(): Failure | null {
    const { reader, failure } = this.#dependencies.profile;
    return reader ? this.cards.failure : failure;
  }

  /** False for a guided account, and until the profile is loaded. */
  get mayChange(): boolean {
    const { reader } = this.#dependencies.profile;
    return reader !== null && mayDo('payment-card', reader);
  }

  /** Also false if no wallet credits are sold in the reader's market. Rule 133. */
  get mayTopUp(): boolean {
    return this.mayChange && this.#dependencies.profile.marketOffers.credits;
  }

  get isGuided(): boolean {
    return !mayDo('payment-card', this.#dependencies.profile.reader);
  }

  /** In cents. null until it is loaded. */
  get balance(): number | null {
    return this.#dependencies.session.user?.balance ?? null;
  }

  get currency(): string {
    return this.#dependencies.profile.reader?.currency ?? 'BRL';
  }

  hasExpired(card: PaymentCard): boolean {
    return isExpiredCard(card, this.#dependencies.clock.now());
  }

  /** Also checks the reader's subscription, because the renewal may have ended after the list was loaded. */
  paysSubscription({ paysSubscription }: PaymentCard): boolean {
    const { reader } = this.#dependencies.profile;
    const ownSubscriptions = [reader?.subscription, reader?.scheduledSubscription];
    return paysSubscription && (reader === null || ownSubscriptions.some((each) => each?.hasAutoRenewal));
  }

  add(): void {
    this.formFailure.clear();
    this.#dependencies.modals.open('ADD_CREDIT_CARD', { purpose: 'account' });
  }

  /** Removes the card after the reader has confirmed it. */
  async remove(card: PaymentCard, question: ConfirmQuestion): Promise<void> {
    this.formFailure.clear();
    // The service would refuse it, so do not ask for confirmation.
    if (this.paysSubscription(card)) return void this.formFailure.report(failed(paysRenewalFailure));
    if (!(await this.#dependencies.confirm.ask(question))) return;
    const outcome = this.formFailure.report(await this.cards.remove(this.#dependencies.removeCard, card));
    if (!outcome.ok) return;
    runInAction(() => {
      this.removals += 1;
    });
  }
}
