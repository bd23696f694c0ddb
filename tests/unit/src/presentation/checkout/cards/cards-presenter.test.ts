import { failures } from '../../../../../../src/domain/failure.ts';
import { someReader } from '../../../../../fakes/account/fake-readers.ts';
import { someCard, someNewCard } from '../../../../../fakes/cards/some-card.ts';
import { someOrder } from '../../../../../fakes/checkout/some-order.ts';
import { holdAnswers, settled } from '../../../../../fakes/hold-answers.ts';
import { refusal } from '../../../../../fakes/refusal.ts';
import { otherCredentials } from '../../../../../fakes/session/fake-session.ts';

const [first, second, third] = ['1111', '2222', '3333'].map((lastFourDigits) => someCard({ lastFourDigits }));

async function open(somebody: Parameters<typeof someOrder>[0] = {}) {
  const opened = someOrder(somebody);
  await opened.settle();
  if (first && second && third) opened.paymentCards.cards = [first, second, third];
  const shown = () => opened.cards.cards?.map(({ lastFourDigits }) => lastFourDigits) ?? null;
  return { ...opened, shown };
}

describe('the cards of whoever is signed in', () => {
  it('are asked for once, and again after a failure', async () => {
    const { cards, paymentCards, shown } = await open();
    paymentCards.failure = failures.networkConnection;
    await cards.load();
    expect([shown(), cards.failure]).toEqual([null, failures.networkConnection]);
    paymentCards.failure = null;
    await Promise.all([cards.load(), cards.load()]);
    await cards.load();
    expect([shown(), cards.failure, paymentCards.requestCount]).toEqual([['1111', '2222', '3333'], null, 2]);
  });

  it('are not asked for without a session', async () => {
    const { cards, paymentCards, session } = await open();
    session.close('signed-out');
    await cards.load();
    expect([cards.failure, paymentCards.requestCount]).toEqual([failures.unauthenticated, 0]);
  });

  it('say that one is being added, and have it at their end', async () => {
    const { cards, addCard, paymentCards, shown } = await open();
    await cards.load();
    const call = holdAnswers(paymentCards, 'add');
    const adding = cards.add(addCard, someNewCard(), 'account');
    await settled();
    expect([cards.isAdding, shown()]).toEqual([true, ['1111', '2222', '3333']]);
    await call.release();
    expect(await adding).toMatchObject({ ok: true });
    expect([cards.isAdding, shown()]).toEqual([false, ['1111', '2222', '3333', '4242']]);
  });

  it('have each card once, also one that is added anew', async () => {
    const { cards, addCard, shown } = await open();
    await cards.load();
    await cards.add(addCard, someNewCard({ number: '4111111111112222' }), 'account');
    expect(shown()).toEqual(['1111', '3333', '2222']);
  });

  it('are as they were when one could not be added', async () => {
    const { cards, addCard, paymentCards, shown } = await open();
    await cards.load();
    paymentCards.failure = refusal('0299001');
    expect(await cards.add(addCard, someNewCard(), 'account')).toMatchObject({ ok: false });
    expect([cards.isAdding, shown()]).toEqual([false, ['1111', '2222', '3333']]);
  });

  it('miss no card that is added while they are asked for', async () => {
    const { cards, addCard, paymentCards, shown } = await open();
    const answer = paymentCards.list.bind(paymentCards);
    const early = await answer();
    let isFirst = true;
    paymentCards.list = () => {
      const told = isFirst ? Promise.resolve(early) : answer();
      isFirst = false;
      return told;
    };
    const call = holdAnswers(paymentCards, 'list');
    const loading = cards.load();
    await cards.add(addCard, someNewCard(), 'account');
    await call.release();
    await call.release();
    await loading;
    expect(shown()).toEqual(['1111', '2222', '3333', '4242']);
  });
});

describe('a card that is removed', () => {
  it('leaves the list at once, by its brand and last four digits', async () => {
    const { cards, paymentCards, shown } = await open();
    paymentCards.cards = [...paymentCards.cards, someCard({ brand: 'amex', lastFourDigits: '2222' })];
    await cards.load();
    const call = holdAnswers(paymentCards, 'remove');
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

  it('is back in its place when the service keeps it', async () => {
    const { cards, paymentCards, shown } = await open();
    await cards.load();
    if (second) paymentCards.cards = [{ ...second, paysSubscription: true }];
    const outcome = await cards.remove({ brand: 'visa', lastFourDigits: '2222' });
    expect(outcome).toMatchObject({ failure: { code: 'PAYMENT_CARD.NO_REMOTION' } });
    expect(shown()).toEqual(['1111', '2222', '3333']);
  });

  it('is back among those that are left, whatever else has changed meanwhile', async () => {
    const { cards, addCard, paymentCards, shown } = await open();
    await cards.load();
    const call = holdAnswers(paymentCards, 'remove');
    const middle = cards.remove({ brand: 'visa', lastFourDigits: '2222' });
    const last = cards.remove({ brand: 'visa', lastFourDigits: '3333' });
    await settled();
    await cards.add(addCard, someNewCard(), 'account');
    paymentCards.failure = refusal('0299002');
    await call.release();
    await middle;
    paymentCards.failure = null;
    await call.release();
    await last;
    expect(shown()).toEqual(['1111', '2222', '4242']);
  });

  it('stays where a guardian decides', async () => {
    const { cards, shown } = await open({ reader: someReader({ parentDragonId: 'bia' }) });
    await cards.load();
    const outcome = await cards.remove({ brand: 'visa', lastFourDigits: '1111' });
    expect(outcome).toEqual({ ok: false, failure: failures.parentPermission });
    expect(shown()).toEqual(['1111', '2222', '3333']);
  });
});

describe('another reader', () => {
  const openBoth = async () => {
    const opened = await open();
    opened.sessionPresenter.start();
    opened.shop.cards.set('bia', [someCard({ lastFourDigits: '9999' })]);
    return opened;
  };

  it('never sees the cards of the former one, not even for a moment', async () => {
    const { cards, session, shown } = await openBoth();
    await cards.load();
    session.open(otherCredentials);
    expect(shown()).toBeNull();
    await cards.load();
    expect(shown()).toEqual(['9999']);
  });

  it('never sees what was on its way to the former one', async () => {
    const { cards, paymentCards, session, shown } = await openBoth();
    const list = paymentCards.list.bind(paymentCards);
    paymentCards.list = async () => {
      const told = await list();
      if (session.current?.userId === 'ana') session.open(otherCredentials);
      return told;
    };
    await cards.load();
    expect(shown()).toBeNull();
    await cards.load();
    expect(shown()).toEqual(['9999']);
  });

  it('never gets a card back that the former one could not remove', async () => {
    const { cards, paymentCards, session, shown } = await openBoth();
    await cards.load();
    const call = holdAnswers(paymentCards, 'remove');
    const removing = cards.remove({ brand: 'visa', lastFourDigits: '2222' });
    session.open(otherCredentials);
    await cards.load();
    paymentCards.failure = refusal('0299002');
    await call.release();
    await removing;
    expect(shown()).toEqual(['9999']);
  });
});
