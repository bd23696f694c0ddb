import { makeAutoObservable } from 'mobx';
import type { AddCard } from '../../../application/cards/add-card.ts';
import type { CardField, CardTokenizer } from '../../../application/ports/cards/card-tokenizer.ts';
import type { CardPurpose } from '../../../application/ports/cards/payment-cards.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import { type CardBrand, cardBrandWhileTyping } from '../../../domain/cards/card-brand.ts';
import type { PaymentCard } from '../../../domain/cards/payment-card.ts';
import type { Message } from '../../i18n/message.ts';
import { FormFailure } from '../../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../../shell/notifications/notifications-presenter.ts';
import { Form } from '../../ui/form/form.ts';
import { whenIdle } from '../../ui/screen-ahead/when-idle.ts';
import type { AddressSearch } from './address-search.ts';
import { type CardValues, cardFormClass } from './card-form.ts';
import { cardValidator } from './card-validator.ts';
import type { CardsPresenter } from './cards-presenter.ts';
import { newCard } from './new-card.ts';

/** What is said at a field that the tokenizer refuses. */
const refusals: Readonly<Record<CardField, Message>> = {
  cardNumber: { key: 'checks:cardNumber' },
  cvv: { key: 'checks:securityCode' },
  expiration: { key: 'accountChecks:date' },
  holderName: { key: 'checks:nameAndSurname' },
  holderDocument: { key: 'checks:document' },
};

/** They come to be seen with the answer to the postal code. */
const addressFields = ['line1', 'number', 'line2', 'neighborhood', 'city', 'state'] as const;

interface AddCardDependencies {
  readonly cards: CardsPresenter;
  readonly addCard: AddCard;
  readonly tokenizer: CardTokenizer;
  readonly address: AddressSearch;
  readonly notifications: NotificationsPresenter;
  readonly clock: Clock;
}

/** What the form that is shown is for. */
interface FormUse {
  readonly purpose: CardPurpose;
  readonly onAdded: (card: PaymentCard) => void;
}

/** A card that is being typed. Nothing of it outlives the form. */
export class AddCardPresenter {
  readonly form: Form<CardValues>;
  readonly told: FormFailure;
  readonly address: AddressSearch;
  readonly #cards: CardsPresenter;
  readonly #addCard: AddCard;
  readonly #tokenizer: CardTokenizer;
  readonly #notifications: NotificationsPresenter;
  /** null while no form is shown. */
  #opened: FormUse | null = null;
  #looking: Promise<void> = Promise.resolve();

  constructor({ cards, addCard, tokenizer, address, notifications, clock }: AddCardDependencies) {
    this.#cards = cards;
    this.#addCard = addCard;
    this.#tokenizer = tokenizer;
    this.#notifications = notifications;
    this.address = address;
    this.told = new FormFailure(notifications);
    const CardForm = cardFormClass(() => clock.now());
    this.form = new Form<CardValues>({
      initialValues: new CardForm(),
      validator: cardValidator(CardForm, address),
      onChange: () => this.#follow(),
      onSubmit: () => this.#submit(),
    });
    makeAutoObservable(this, { form: false, told: false, address: false }, { autoBind: true });
  }

  /** What the first digits speak for. */
  get brand(): CardBrand | null {
    return cardBrandWhileTyping(this.form.values.cardNumber);
  }

  /** A form is shown, until the returned function is called, which forgets what was typed. */
  begin(purpose: CardPurpose, onAdded: (card: PaymentCard) => void): () => void {
    this.#opened = { purpose, onAdded };
    // Fetched while the reader types, and never before there is a form.
    const forget = whenIdle(() => void this.#tokenizer.prepare());
    return () => {
      forget();
      this.#opened = null;
      this.#forget();
    };
  }

  /** Another address is wanted. What was typed besides the postal code stays. */
  clearAddress(): void {
    this.form.change('zipCode', '');
  }

  #forget(): void {
    this.form.reset();
    void this.address.take('');
    this.told.clear();
  }

  #follow(): void {
    this.told.clear();
    if (this.address.isNew(this.form.values.zipCode)) this.#looking = this.#lookUp();
  }

  async #lookUp(): Promise<void> {
    const { zipCode } = this.form.values;
    await this.address.take(zipCode);
    if (this.address.isNew(zipCode)) return;
    // One that was sent meanwhile lacks them already.
    if (!this.form.isSubmitting) this.form.untouch(addressFields);
    if (this.address.stateAlone) this.form.change('state', this.address.stateAlone);
    // What has to be typed is not the same any more. What is unknown is said at once, though nobody has left the field.
    if (this.address.standing === 'unknown') await this.form.blur('zipCode');
    else this.form.change('zipCode', zipCode);
  }

  async #submit(): Promise<boolean> {
    await this.#looking;
    const opened = this.#opened;
    if (!opened || !this.form.isValid) return false;
    // The postal code lookup may have changed the values since the form was submitted.
    const sent = { ...this.form.values };
    const card = newCard(sent, this.address.known);
    const outcome = await this.#cards.add(this.#addCard, card, opened.purpose);
    // A form that was closed meanwhile says nothing any more.
    if (opened === this.#opened) this.told.report(outcome);
    else this.#notifications.report(outcome);
    if (outcome.ok) this.#take(outcome.value);
    else if ('field' in outcome.failure && outcome.failure.field) this.#refuse(outcome.failure.field, sent);
    return outcome.ok;
  }

  #take(card: PaymentCard): void {
    this.#forget();
    this.#opened?.onAdded(card);
  }

  #refuse(field: CardField, sent: CardValues): void {
    if (this.form.refuse(field, refusals[field], sent)) this.told.clear();
  }
}
