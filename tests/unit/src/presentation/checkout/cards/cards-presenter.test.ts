import { failures } from '../../../../../../src/domain/failure.ts';
import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { buildCard, buildNewCard } from '../../../../../fakes/cards/build-card.ts';
import { setUpOrder } from '../../../../../fakes/checkout/set-up-order.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';
import { serviceFailure } from '../../../../../fakes/service-failure.ts';
import { otherCredentials } from '../../../../../fakes/session/fake-session.ts';

const [first, second, third] = ['1111', '2222', '3333'].map((lastFourDigits) =>
  buildCard({ lastFourDigits }),
);

async function setUpCards(options: Parameters<typeof setUpOrder>[0] = {}) {
  const fixture = setUpOrder(options);
  await fixture.loadReader();
  if (first && second && third) fixture.paymentCards.cards = [first, second, third];
  const shownDigits = () => fixture.cards.cards?.map(({ lastFourDigits }) => lastFourDigits) ?? null;
  return { ...fixture, shownDigits };
}

describe('CardsPresenter', () => {
  it('loads the cards once, and again after a failure', async () => {
    const { cards, paymentCards, shownDigits } = await setUpCards();
    paymentCards.failure = failures.networkConnection;
    await cards.load();
    expect([shownDigits(), cards.failure]).toEqual([null, failures.networkConnection]);
    paymentCards.failure = null;
    await Promise.all([cards.load(), cards.load()]);
    await cards.load();
    expect([shownDigits(), cards.failure, paymentCards.requestCount]).toEqual([
      ['1111', '2222', '3333'],
      null,
      2,
    ]);
  });

  it('loads no cards without a session', async () => {
    const { cards, paymentCards, session } = await setUpCards();
    session.close('signed-out');
    await cards.load();
    expect([cards.failure, paymentCards.requestCount]).toEqual([failures.unauthenticated, 0]);
  });

  it('reports that a card is being added, and appends it to the list', async () => {
    const { cards, addCard, paymentCards, shownDigits } = await setUpCards();
    await cards.load();
    const responses = holdResponses(paymentCards, 'add');
    const adding = cards.add(addCard, buildNewCard(), 'account');
    await flushPromises();
    expect([cards.isAdding, shownDigits()]).toEqual([true, ['1111', '2222', '3333']]);
    await responses.release();
    expect(await adding).toMatchObject({ ok: true });
    expect([cards.isAdding, shownDigits()]).toEqual([false, ['1111', '2222', '3333', '4242']]);
  });

  it('lists each card once, also after it is added again', async () => {
    const { cards, addCard, shownDigits } = await setUpCards();
    await cards.load();
    await cards.add(addCard, buildNewCard({ number: '4111111111112222' }), 'account');
    expect(shownDigits()).toEqual(['1111', '3333', '2222']);
  });

  it('keeps the list if a card could not be added', async () => {
    const { cards, addCard, paymentCards, shownDigits } = await setUpCards();
    await cards.load();
    paymentCards.failure = serviceFailure('0299001');
    expect(await cards.add(addCard, buildNewCard(), 'account')).toMatchObject({ ok: false });
    expect([cards.isAdding, shownDigits()]).toEqual([false, ['1111', '2222', '3333']]);
  });

  it('keeps a card that is added while the list is loading', async () => {
    const { cards, addCard, paymentCards, shownDigits } = await setUpCards();
    const list = paymentCards.list.bind(paymentCards);
    const earlyResponse = await list();
    let isFirst = true;
    paymentCards.list = () => {
      const response = isFirst ? Promise.resolve(earlyResponse) : list();
      isFirst = false;
      return response;
    };
    const responses = holdResponses(paymentCards, 'list');
    const loading = cards.load();
    await cards.add(addCard, buildNewCard(), 'account');
    await responses.release();
    await responses.release();
    await loading;
    expect(shownDigits()).toEqual(['1111', '2222', '3333', '4242']);
  });
});

describe('CardsPresenter.remove', () => {
  it('removes the card immediately, by its brand and last four digits', async () => {
    const { cards, removeCard, paymentCards, shownDigits } = await setUpCards();
    paymentCards.cards = [...paymentCards.cards, buildCard({ brand: 'amex', lastFourDigits: '2222' })];
    await cards.load();
    const responses = holdResponses(paymentCards, 'remove');
    const removing = cards.remove(removeCard, { brand: 'visa', lastFourDigits: '2222' });
    expect(cards.cards?.map(({ brand, lastFourDigits }) => `${brand} ${lastFourDigits}`)).toEqual([
      'visa 1111',
      'visa 3333',
      'amex 2222',
    ]);
    await responses.release();
    await removing;
    expect(shownDigits()).toEqual(['1111', '3333', '2222']);
  });

  it('restores the card at its position if the service rejects the removal', async () => {
    const { cards, removeCard, paymentCards, shownDigits } = await setUpCards();
    await cards.load();
    if (second) paymentCards.cards = [{ ...second, paysSubscription: true }];
    const outcome = await cards.remove(removeCard, { brand: 'visa', lastFourDigits: '2222' });
    expect(outcome).toMatchObject({ failure: { code: 'PAYMENT_CARD.NO_REMOTION' } });
    expect(shownDigits()).toEqual(['1111', '2222', '3333']);
  });

  it('restores the card after other changes of the list', async () => {
    const { cards, removeCard, addCard, paymentCards, shownDigits } = await setUpCards();
    await cards.load();
    const responses = holdResponses(paymentCards, 'remove');
    const middle = cards.remove(removeCard, { brand: 'visa', lastFourDigits: '2222' });
    const last = cards.remove(removeCard, { brand: 'visa', lastFourDigits: '3333' });
    await flushPromises();
    await cards.add(addCard, buildNewCard(), 'account');
    paymentCards.failure = serviceFailure('0299002');
    await responses.release();
    await middle;
    paymentCards.failure = null;
    await responses.release();
    await last;
    expect(shownDigits()).toEqual(['1111', '2222', '4242']);
  });

  it('keeps the card of a guided account', async () => {
    const { cards, removeCard, shownDigits } = await setUpCards({
      reader: buildReader({ guardianId: 'bia' }),
    });
    await cards.load();
    const outcome = await cards.remove(removeCard, { brand: 'visa', lastFourDigits: '1111' });
    expect(outcome).toEqual({ ok: false, failure: failures.parentPermission });
    expect(shownDigits()).toEqual(['1111', '2222', '3333']);
  });
});

describe('CardsPresenter after a change of the session', () => {
  const setUpTwoReaders = async () => {
    const fixture = await setUpCards();
    fixture.sessionPresenter.start();
    fixture.shop.cards.set('bia', [buildCard({ lastFourDigits: '9999' })]);
    return fixture;
  };

  it('never shows the cards of the former reader', async () => {
    const { cards, session, shownDigits } = await setUpTwoReaders();
    await cards.load();
    session.open(otherCredentials);
    expect(shownDigits()).toBeNull();
    await cards.load();
    expect(shownDigits()).toEqual(['9999']);
  });

  it('ignores a late response for the former reader', async () => {
    const { cards, paymentCards, session, shownDigits } = await setUpTwoReaders();
    const list = paymentCards.list.bind(paymentCards);
    paymentCards.list = async () => {
      const response = await list();
      if (session.current?.readerId === 'ana') session.open(otherCredentials);
      return response;
    };
    await cards.load();
    expect(shownDigits()).toBeNull();
    await cards.load();
    expect(shownDigits()).toEqual(['9999']);
  });

  it('does not restore a card of the former reader', async () => {
    const { cards, removeCard, paymentCards, session, shownDigits } = await setUpTwoReaders();
    await cards.load();
    const responses = holdResponses(paymentCards, 'remove');
    const removing = cards.remove(removeCard, { brand: 'visa', lastFourDigits: '2222' });
    session.open(otherCredentials);
    await cards.load();
    paymentCards.failure = serviceFailure('0299002');
    await responses.release();
    await removing;
    expect(shownDigits()).toEqual(['9999']);
  });
});
