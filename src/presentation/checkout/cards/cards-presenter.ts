import { makeAutoObservable, runInAction } from 'mobx';
import type { AddCard, CardToAdd } from '../../../application/cards/add-card.ts';
import type { ListCards } from '../../../application/cards/list-cards.ts';
import type { RemoveCard } from '../../../application/cards/remove-card.ts';
import type { TokenizerFailure } from '../../../application/ports/cards/card-tokenizer.ts';
import type { CardPurpose } from '../../../application/ports/cards/payment-cards.ts';
import {
  type CardIdentity,
  isSameCard,
  type PaymentCard,
  restoreCard,
  without,
} from '../../../domain/cards/payment-card.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import { Loadable, type LoadState, loadedValueOf, loadFailureOf } from '../../shell/loading/loadable.ts';
import type { ReaderProfilePresenter } from '../../shell/profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../../shell/session/session-presenter.ts';

interface CardsDependencies {
  readonly listCards: ListCards;
  readonly profile: ReaderProfilePresenter;
  readonly session: SessionPresenter;
}

/**
 * The cards of the signed-in reader, for every screen that pays or lists them. When another reader signs in, the cards
 * are cleared and late answers are ignored.
 */
export class CardsPresenter {
  isAdding = false;
  /** By the id of the reader; null for a visitor. */
  readonly loadable = new Loadable<readonly PaymentCard[], string | null>();
  readonly #dependencies: CardsDependencies;
  #loading: Promise<unknown> = Promise.resolve();
  /** Counts changes to the list. An answer requested before a change is outdated. */
  #changes = 0;
  #isOutdated = false;

  constructor(dependencies: CardsDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { loadable: false }, { autoBind: true });
  }

  get state(): LoadState<readonly PaymentCard[]> {
    return this.loadable.stateOf(this.#dependencies.session.readerId);
  }

  /** null until they are loaded. */
  get cards(): readonly PaymentCard[] | null {
    return loadedValueOf(this.state);
  }

  get failure(): Failure | null {
    return loadFailureOf(this.state);
  }

  /** Loads the cards once for each reader, and again after a failure or a payment. */
  async load(): Promise<void> {
    const { kind } = this.state;
    if (kind === 'idle' || kind === 'failed' || this.#isOutdated) {
      this.#isOutdated = false;
      const { readerId } = this.#dependencies.session;
      this.#loading = this.loadable.load(readerId, () => this.#list(readerId));
    }
    await this.#loading;
  }

  /** The next `load` requests the cards again, because a payment has changed them. */
  markOutdated(): void {
    this.#isOutdated = true;
  }

  async reload(): Promise<void> {
    this.markOutdated();
    await this.load();
  }

  /** `addCard` is passed in because its code is loaded with the form. */
  async add(
    addCard: AddCard,
    card: CardToAdd,
    purpose: CardPurpose,
  ): Promise<Result<PaymentCard, Failure | TokenizerFailure>> {
    const { readerId } = this.#dependencies.session;
    this.isAdding = true;
    const outcome = await addCard.execute(card, purpose, this.#dependencies.profile.reader);
    runInAction(() => {
      this.isAdding = false;
      if (outcome.ok) this.#change(readerId, (cards) => [...without(cards, outcome.value), outcome.value]);
    });
    return outcome;
  }

  /**
   * Removes the card from the list at once. If the service fails, the card returns to its position. `removeCard` is passed
   * in because only the screens that list the cards load its code.
   */
  async remove(removeCard: RemoveCard, card: CardIdentity): Promise<Result<null, Failure>> {
    const { readerId } = this.#dependencies.session;
    const cardsBefore = this.cards ?? [];
    const removed = cardsBefore.find((each) => isSameCard(each, card));
    this.#change(readerId, (cards) => without(cards, card));
    const outcome = await removeCard.execute(card, this.#dependencies.profile.reader);
    if (!outcome.ok && removed) {
      runInAction(() => this.#change(readerId, (cards) => restoreCard(cards, removed, cardsBefore)));
    }
    return outcome;
  }

  #change(readerId: string | null, change: (cards: readonly PaymentCard[]) => readonly PaymentCard[]): void {
    this.#changes += 1;
    if (this.loadable.key === readerId) this.loadable.change(change);
  }

  /** Repeats the request if the list was changed in the meantime. */
  async #list(readerId: string | null): Promise<Result<readonly PaymentCard[], Failure>> {
    const changes = this.#changes;
    const outcome = await this.#dependencies.listCards.execute();
    const isOutdated =
      outcome.ok && changes !== this.#changes && readerId === this.#dependencies.session.readerId;
    return isOutdated ? this.#list(readerId) : outcome;
  }
}
