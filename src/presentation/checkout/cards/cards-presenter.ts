import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AddCard, CardToAdd } from '../../../application/cards/add-card.ts';
import type { ListCards } from '../../../application/cards/list-cards.ts';
import type { RemoveCard } from '../../../application/cards/remove-card.ts';
import type { TokenizerFailure } from '../../../application/ports/cards/card-tokenizer.ts';
import type { CardPurpose } from '../../../application/ports/cards/payment-cards.ts';
import {
  type CardName,
  isSameCard,
  type PaymentCard,
  putBack,
  without,
} from '../../../domain/cards/payment-card.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { ReaderProfilePresenter } from '../../shell/profile/reader-profile-presenter.ts';
import type { SessionPresenter } from '../../shell/session/session-presenter.ts';

interface CardsDependencies {
  readonly list: ListCards;
  readonly remove: RemoveCard;
  readonly profile: ReaderProfilePresenter;
  readonly session: SessionPresenter;
}

interface OwnCards {
  readonly userId: string;
  readonly cards: readonly PaymentCard[];
}

/**
 * The cards of whoever is signed in, for every screen that pays or lists them. From the moment that the session is
 * another's they are gone, and late answers are dropped.
 */
export class CardsPresenter {
  /** What was loaded, and of whom. */
  owned: OwnCards | null = null;
  /** Why they are not known. */
  failure: Failure | null = null;
  isAdding = false;
  readonly #use: CardsDependencies;
  #loading: { readonly userId: string | null; readonly done: Promise<void> } | null = null;
  /** How often the list was changed here: an answer that was asked for before is too old. */
  #changes = 0;

  constructor(dependencies: CardsDependencies) {
    this.#use = dependencies;
    makeAutoObservable(this, { owned: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** null: not known yet. */
  get cards(): readonly PaymentCard[] | null {
    return this.owned && this.owned.userId === this.#use.session.userId ? this.owned.cards : null;
  }

  /** Asks for them once for each reader, and again after a failure. */
  load(): Promise<void> {
    const { userId } = this.#use.session;
    if (!this.#loading || this.#loading.userId !== userId) {
      this.#loading = { userId, done: this.#load(userId) };
    }
    return this.#loading.done;
  }

  /** `use` comes with the form that the card is typed into. */
  async add(
    use: AddCard,
    card: CardToAdd,
    purpose: CardPurpose,
  ): Promise<Result<PaymentCard, Failure | TokenizerFailure>> {
    const { userId } = this.#use.session;
    this.isAdding = true;
    const outcome = await use.execute(card, purpose, this.#use.profile.reader);
    runInAction(() => {
      this.isAdding = false;
      if (outcome.ok) this.#change(userId, (cards) => [...without(cards, outcome.value), outcome.value]);
    });
    return outcome;
  }

  /** It leaves the list at once, and comes back to its place where the service keeps it. */
  async remove(card: CardName): Promise<Result<null, Failure>> {
    const { userId } = this.#use.session;
    const before = this.cards ?? [];
    const removed = before.find((each) => isSameCard(each, card));
    this.#change(userId, (cards) => without(cards, card));
    const outcome = await this.#use.remove.execute(card, this.#use.profile.reader);
    if (!outcome.ok && removed) {
      runInAction(() => this.#change(userId, (cards) => putBack(cards, removed, before)));
    }
    return outcome;
  }

  #change(userId: string | null, changed: (cards: readonly PaymentCard[]) => readonly PaymentCard[]): void {
    this.#changes += 1;
    if (this.owned && this.owned.userId === userId) {
      this.owned = { ...this.owned, cards: changed(this.owned.cards) };
    }
  }

  async #load(userId: string | null): Promise<void> {
    runInAction(() => {
      this.failure = null;
    });
    const changes = this.#changes;
    const outcome = await this.#use.list.execute();
    // Another reader's, whose cards are asked for by themselves.
    if (userId !== this.#use.session.userId) return;
    if (outcome.ok && changes !== this.#changes) return this.#load(userId);
    runInAction(() => {
      if (outcome.ok && userId) this.owned = { userId, cards: outcome.value };
      else if (!outcome.ok) {
        this.failure = outcome.failure;
        this.#loading = null;
      }
    });
  }
}
