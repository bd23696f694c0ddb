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

async function open(options: Parameters<typeof setUpOrder>[0] = {}) {
  const opened = setUpOrder(options);
  await opened.loadReader();
  if (first && second && third) opened.paymentCards.cards = [first, second, third];
  const shown = () => opened.cards.cards?.map(({ lastFourDigits }) => lastFourDigits) ?? null;
  return { ...opened, shown };
}

describe('CardsPresenter', () => {
  it('loads the cards once, and again after a failure', async () => {
    const { cards, paymentCards, shown } = await open();
    paymentCards.failure = failures.networkConnection;
    await cards.load();
    expect([shown(), cards.failure]).toEqual([null, failures.networkConnection]);
    paymentCards.failure = null;
    await Promise.all([cards.load(), cards.load()]);
    await cards.load();
    expect([shown(), cards.failure, paymentCards.requestCount]).toEqual([['1111', '2222', '3333'], null, 2]);
  });

  it('loads no cards without a session', async () => {
    const { cards, paymentCards, session } = await open();
    session.close('signed-out');
    await cards.load();
    expect([cards.failure, paymentCards.requestCount]).toEqual([failures.unauthenticated, 0]);
  });

  it('reports that a card is being added, and appends it to the list', async () => {
    const { cards, addCard, paymentCards, shown } = await open();
    await cards.load();
    const call = holdResponses(paymentCards, 'add');
    const adding = cards.add(addCard, buildNewCard(), 'account');
    await flushPromises();
    expect([cards.isAdding, shown()]).toEqual([true, ['1111', '2222', '3333']]);
    await call.release();
    expect(await adding).toMatchObject({ ok: true });
    expect([cards.isAdding, shown()]).toEqual([false, ['1111', '2222', '3333', '4242']]);
  });

  it('contains each card once, also after it is added again', async () => {
    const { cards, addCard, shown } = await open();
    await cards.load();
    await cards.add(addCard, buildNewCard({ number: '4111111111112222' }), 'account');
    expect(shown()).toEqual(['1111', '3333', '2222']);
  });

  it('keeps the list if a card could not be added', async () => {
    const { cards, addCard, paymentCards, shown } = await open();
    await cards.load();
    paymentCards.failure = serviceFailure('0299001');
    expect(await cards.add(addCard, buildNewCard(), 'account')).toMatchObject({ ok: false });
    expect([cards.isAdding, shown()]).toEqual([false, ['1111', '2222', '3333']]);
  });

  it('keeps a card that is added while the list is loading', async () => {
    const { cards, addCard, paymentCards, shown } = await open();
    const answer = paymentCards.list.bind(paymentCards);
    const early = await answer();
    let isFirst = true;
    paymentCards.list = () => {
      const response = isFirst ? Promise.resolve(early) : answer();
      isFirst = false;
      return response;
    };
    const call = holdResponses(paymentCards, 'list');
    const loading = cards.load();
    await cards.add(addCard, buildNewCard(), 'account');
    await call.release();
    await call.release();
    await loading;
    expect(shown()).toEqual(['1111', '2222', '3333', '4242']);
  });
});

describe('CardsPresenter.remove', () => {
  it('removes the card at once, by its brand and last four digits', async () => {
    const { cards, paymentCards, shown } = await open();
    paymentCards.cards = [...paymentCards.cards, buildCard({ brand: 'amex', lastFourDigits: '2222' })];
    await cards.load();
    const call = holdResponses(paymentCards, 'remove');
    const removing = cards.remove({ brand: 'visa', lastFourDigits: '2222' });
    expect(cards.cards?.map(({ brand, lastFourDigits }) => `${brand} ${lastFourDigits}`)).toEqual([
      'visa 1111',
      'visa 3333',
      'amex 2222',
    ]);
    await call.release();
    await removing;
    expect(shown()).toEqual(['1111', '3333', '2222']);
  });

  it('restores the card at its position if the service refuses', async () => {
    const { cards, paymentCards, shown } = await open();
    await cards.load();
    if (second) paymentCards.cards = [{ ...second, paysSubscription: true }];
    const outcome = await cards.remove({ brand: 'visa', lastFourDigits: '2222' });
    expect(outcome).toMatchObject({ failure: { code: 'PAYMENT_CARD.NO_REMOTION' } });
    expect(shown()).toEqual(['1111', '2222', '3333']);
  });

  it('restores the card after other changes of the list', async () => {
    const { cards, addCard, paymentCards, shown } = await open();
    await cards.load();
    const call = holdResponses(paymentCards, 'remove');
    const middle = cards.remove({ brand: 'visa', lastFourDigits: '2222' });
    const last = cards.remove({ brand: 'visa', lastFourDigits: '3333' });
    await flushPromises();
    await cards.add(addCard, buildNewCard(), 'account');
    paymentCards.failure = serviceFailure('0299002');
    await call.release();
    await middle;
    paymentCards.failure = null;
    await call.release();
    await last;
    expect(shown()).toEqual(['1111', '2222', '4242']);
  });

  it('keeps the card of a guided account', async () => {
    const { cards, shown } = await open({ reader: buildReader({ guardianId: 'bia' }) });
    await cards.load();
    const outcome = await cards.remove({ brand: 'visa', lastFourDigits: '1111' });
    expect(outcome).toEqual({ ok: false, failure: failures.parentPermission });
    expect(shown()).toEqual(['1111', '2222', '3333']);
  });
});

describe('CardsPresenter after a change of the session', () => {
  const openBoth = async () => {
    const opened = await open();
    opened.sessionPresenter.start();
    opened.shop.cards.set('bia', [buildCard({ lastFourDigits: '9999' })]);
    return opened;
  };

  it('never shows the cards of the former reader', async () => {
    const { cards, session, shown } = await openBoth();
    await cards.load();
    session.open(otherCredentials);
    expect(shown()).toBeNull();
    await cards.load();
    expect(shown()).toEqual(['9999']);
  });

  it('ignores a late answer for the former reader', async () => {
    const { cards, paymentCards, session, shown } = await openBoth();
    const list = paymentCards.list.bind(paymentCards);
    paymentCards.list = async () => {
      const response = await list();
      if (session.current?.readerId === 'ana') session.open(otherCredentials);
      return response;
    };
    await cards.load();
    expect(shown()).toBeNull();
    await cards.load();
    expect(shown()).toEqual(['9999']);
  });

  it('does not restore a card of the former reader', async () => {
    const { cards, paymentCards, session, shown } = await openBoth();
    await cards.load();
    const call = holdResponses(paymentCards, 'remove');
    const removing = cards.remove({ brand: 'visa', lastFourDigits: '2222' });
    session.open(otherCredentials);
    await cards.load();
    paymentCards.failure = serviceFailure('0299002');
    await call.release();
    await removing;
    expect(shown()).toEqual(['9999']);
  });
});
