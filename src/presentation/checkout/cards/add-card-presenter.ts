import { makeAutoObservable } from 'mobx';
import type { AddCard, CardToAdd } from '../../../application/cards/add-card.ts';
import type { CardField, CardTokenizer } from '../../../application/ports/cards/card-tokenizer.ts';
import type { CardPurpose } from '../../../application/ports/cards/payment-cards.ts';
import type { Clock } from '../../../application/ports/device/clock.ts';
import type { BillingData } from '../../../domain/account/billing-data.ts';
import { type CardBrand, cardBrandWhileTyping } from '../../../domain/cards/card-brand.ts';
import type { PaymentCard } from '../../../domain/cards/payment-card.ts';
import type { Message } from '../../i18n/message.ts';
import { FormFailure } from '../../shell/forms/form-failure.ts';
import type { NotificationsPresenter } from '../../shell/notifications/notifications-presenter.ts';
import type { AddressSearch } from '../../shell/postal/address-search.ts';
import type { SessionPresenter } from '../../shell/session/session-presenter.ts';
import { Form } from '../../ui/form/form.ts';
import { runWhenIdle } from '../../ui/prefetch/run-when-idle.ts';
import { type CardValues, createCardFormClass } from './card-form.ts';
import type { CardsPresenter } from './cards-presenter.ts';
import { createCardValidator } from './create-card-validator.ts';
import { knownCardValues, knownPostalAddress } from './known-card-values.ts';
import { toCardToAdd } from './to-card-to-add.ts';

/** Messages for the fields that the tokenizer can refuse. */
const fieldMessages: Readonly<Record<CardField, Message>> = {
  cardNumber: { key: 'checks:cardNumber' },
  cvv: { key: 'checks:securityCodeRefused' },
  expiration: { key: 'accountChecks:date' },
  holderName: { key: 'checks:nameAndSurname' },
  holderDocument: { key: 'checks:cpf' },
};

/** Fields that appear after the postal code was looked up. */
const addressFields = ['line1', 'number', 'line2', 'neighborhood', 'city', 'state'] as const;

interface AddCardDependencies {
  readonly cards: CardsPresenter;
  readonly addCard: AddCard;
  readonly tokenizer: CardTokenizer;
  readonly address: AddressSearch;
  /** Its user's data is filled in. */
  readonly session: Pick<SessionPresenter, 'user'>;
  readonly notifications: NotificationsPresenter;
  readonly clock: Clock;
}

/** `dataToSave`: null if the reader does not want to save it in the account. */
export type CardAddedHandler = (card: PaymentCard, dataToSave: BillingData | null) => void;

interface CurrentForm {
  readonly purpose: CardPurpose;
  readonly onAdded: CardAddedHandler;
}

/** Adds a card. The typed data is cleared when the form closes (Rule 29). */
export class AddCardPresenter {
  readonly form: Form<CardValues>;
  readonly formFailure: FormFailure;
  readonly address: AddressSearch;
  readonly #cards: CardsPresenter;
  readonly #addCard: AddCard;
  readonly #tokenizer: CardTokenizer;
  readonly #session: Pick<SessionPresenter, 'user'>;
  readonly #notifications: NotificationsPresenter;
  /** null while no form is shown. */
  #currentForm: CurrentForm | null = null;
  #lookupRequest: Promise<void> = Promise.resolve();

  constructor({ cards, addCard, tokenizer, address, session, notifications, clock }: AddCardDependencies) {
    this.#session = session;
    this.#cards = cards;
    this.#addCard = addCard;
    this.#tokenizer = tokenizer;
    this.#notifications = notifications;
    this.address = address;
    this.formFailure = new FormFailure(notifications);
    const CardForm = createCardFormClass(() => clock.now());
    this.form = new Form<CardValues>({
      initialValues: new CardForm(),
      validator: createCardValidator(CardForm, address),
      onChange: () => this.#handleChange(),
      onSubmit: () => this.#submit(),
    });
    makeAutoObservable(this, { form: false, formFailure: false, address: false }, { autoBind: true });
  }

  get brand(): CardBrand | null {
    return cardBrandWhileTyping(this.form.values.cardNumber);
  }

  /** Opens the form, with what the account already has. The returned function closes it and clears the typed data. */
  open(purpose: CardPurpose, onAdded: CardAddedHandler): () => void {
    this.#currentForm = { purpose, onAdded };
    this.#fillIn();
    // Loads the tokenizer while the reader types, and not before a form is shown.
    const cancel = runWhenIdle(() => void this.#tokenizer.prepare());
    return () => {
      cancel();
      this.#currentForm = null;
      this.#reset();
    };
  }

  /** Clears only the postal code. The other typed fields stay. */
  clearAddress(): void {
    this.form.change('zipCode', '');
  }

  /** A complete address needs no lookup, so the form does not change while it is shown. */
  #fillIn(): void {
    const { user } = this.#session;
    if (!user) return;
    const postalAddress = knownPostalAddress(user.address);
    if (postalAddress) this.address.startWith(user.address?.zipCode ?? '', postalAddress);
    for (const [field, value] of Object.entries(knownCardValues(user)))
      if (value) this.form.change(field as keyof CardValues, value);
  }

  #reset(): void {
    this.form.reset();
    void this.address.search('');
    this.formFailure.clear();
  }

  #handleChange(): void {
    this.formFailure.clear();
    if (this.address.isNewPostalCode(this.form.values.zipCode)) this.#lookupRequest = this.#lookUp();
  }

  async #lookUp(): Promise<void> {
    const { zipCode } = this.form.values;
    await this.address.search(zipCode);
    if (this.address.isNewPostalCode(zipCode)) return;
    // After a submission these fields must stay marked as missing.
    if (!this.form.isSubmitting) this.form.untouch(addressFields);
    if (this.address.onlyFoundState) this.form.change('state', this.address.onlyFoundState);
    // The required fields have changed, so validate again. An unknown postal code is shown before the field is left.
    if (this.address.status === 'unknown') await this.form.blur('zipCode');
    else this.form.change('zipCode', zipCode);
  }

  async #submit(): Promise<boolean> {
    await this.#lookupRequest;
    const currentForm = this.#currentForm;
    if (!currentForm || !this.form.isValid) return false;
    // The postal code lookup may have changed the values since the form was submitted.
    const sentValues = { ...this.form.values };
    const card = toCardToAdd(sentValues, this.address.foundFields);
    const outcome = await this.#cards.add(this.#addCard, card, currentForm.purpose);
    // If the form was closed in the meantime, the outcome is shown as a notification.
    if (currentForm === this.#currentForm) this.formFailure.report(outcome);
    else this.#notifications.report(outcome);
    if (outcome.ok) this.#finish(outcome.value, sentValues.savesToAccount ? billingDataOf(card) : null);
    else if ('field' in outcome.failure && outcome.failure.field)
      this.#showAtField(outcome.failure.field, sentValues);
    return outcome.ok;
  }

  #finish(card: PaymentCard, dataToSave: BillingData | null): void {
    this.#reset();
    this.#currentForm?.onAdded(card, dataToSave);
  }

  #showAtField(field: CardField, sentValues: CardValues): void {
    if (this.form.refuse(field, fieldMessages[field], sentValues)) this.formFailure.clear();
  }
}

function billingDataOf({ holderDocument, phoneNumber, billingAddress }: CardToAdd): BillingData {
  const { country: _, ...address } = billingAddress;
  return { cpf: holderDocument.number, phoneNumber, address };
}
