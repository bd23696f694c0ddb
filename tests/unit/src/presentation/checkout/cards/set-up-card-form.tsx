import { AddCard } from '../../../../../../src/application/cards/add-card.ts';
import { ListCards } from '../../../../../../src/application/cards/list-cards.ts';
import { LookUpAddress } from '../../../../../../src/application/cards/look-up-address.ts';
import type { BillingData } from '../../../../../../src/domain/account/billing-data.ts';
import type { PaymentCard } from '../../../../../../src/domain/cards/payment-card.ts';
import type { IdentityUser } from '../../../../../../src/domain/session/session.ts';
import { AddCardPresenter } from '../../../../../../src/presentation/checkout/cards/add-card-presenter.ts';
import { CardsPresenter } from '../../../../../../src/presentation/checkout/cards/cards-presenter.ts';
import { AddressSearch } from '../../../../../../src/presentation/shell/postal/address-search.ts';
import { buildUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { FakeCardTokenizer } from '../../../../../fakes/cards/fake-card-tokenizer.ts';
import { FakePaymentCards } from '../../../../../fakes/cards/fake-payment-cards.ts';
import { buildAddress, FakePostalLookup } from '../../../../../fakes/cards/fake-postal-lookup.ts';
import { FakeClock } from '../../../../../fakes/device/fake-clock.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';

/** Masked values of the card fields. */
export const typedCard = {
  cardNumber: '4242 4242 4242 4242',
  holderName: 'ANA REIS',
  expiration: '12/30',
  cvv: '123',
  holderDocument: '529.982.247-25',
  phoneNumber: '(11) 98888-7777',
} as const;

/** The card form of the signed-in reader Ana. */
export async function setUpCardForm(user: IdentityUser = buildUser()) {
  const setup = setUpProfile({ user });
  const { sessionPresenter, profile, session, notifications } = setup;
  await sessionPresenter.restore();
  await profile.load('ana');
  const paymentCards = new FakePaymentCards();
  const tokenizer = new FakeCardTokenizer();
  const lookup = new FakePostalLookup({
    '01001000': buildAddress(),
    '89870000': { street: '', complement: '', neighborhood: '', city: 'Pinhalzinho', state: 'SC' },
  });
  const cards = new CardsPresenter({
    listCards: new ListCards(paymentCards, session),
    profile,
    session: sessionPresenter,
  });
  await cards.load();
  const address = new AddressSearch(new LookUpAddress(lookup), notifications);
  const addCard = new AddCard(tokenizer, paymentCards, session);
  const clock = new FakeClock();
  const presenter = new AddCardPresenter({
    cards,
    addCard,
    tokenizer,
    address,
    session: sessionPresenter,
    notifications,
    clock,
  });
  const added: PaymentCard[] = [];
  const dataToSave: (BillingData | null)[] = [];
  const type = async (values: Readonly<Record<string, string | boolean>>) => {
    for (const [field, value] of Object.entries(values)) {
      presenter.form.change(field as keyof typeof presenter.form.values, value);
    }
    await flushPromises();
  };
  const messages = () =>
    notifications.all.filter(({ hide }) => !hide).map(({ type, code }) => `${type} ${code}`);
  return {
    ...setup,
    presenter,
    cards,
    paymentCards,
    tokenizer,
    lookup,
    added,
    type,
    messages,
    dataToSave,
    begin: () =>
      presenter.open('purchase', (card, data) => {
        added.push(card);
        dataToSave.push(data);
      }),
  };
}
