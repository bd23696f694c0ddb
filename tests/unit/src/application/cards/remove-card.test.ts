import { RemoveCard } from '../../../../../src/application/cards/remove-card.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { someReader } from '../../../../fakes/account/fake-readers.ts';
import { FakePaymentCards } from '../../../../fakes/cards/fake-payment-cards.ts';
import { someCard } from '../../../../fakes/cards/some-card.ts';
import { FakeSession, someCredentials } from '../../../../fakes/session/fake-session.ts';

function open(session = new FakeSession(someCredentials)) {
  const cards = new FakePaymentCards();
  cards.cards = [someCard(), someCard({ lastFourDigits: '1111', paysSubscription: true })];
  return { cards, remove: new RemoveCard(cards, session) };
}

describe('RemoveCard', () => {
  it('removes a card by its brand and last four digits', async () => {
    const { cards, remove } = open();
    expect(await remove.execute({ brand: 'visa', lastFourDigits: '4242' }, someReader())).toEqual(
      succeeded(null),
    );
    expect(cards.cards.map(({ lastFourDigits }) => lastFourDigits)).toEqual(['1111']);
  });

  it('fails if the card renews a subscription', async () => {
    const { cards, remove } = open();
    const outcome = await remove.execute({ brand: 'visa', lastFourDigits: '1111' }, someReader());
    expect(outcome).toMatchObject({ failure: { code: 'PAYMENT_CARD.NO_REMOTION' } });
    expect(cards.cards).toHaveLength(2);
  });

  it('sends nothing without a session or for a guided account', async () => {
    const visitor = open(new FakeSession());
    expect(await visitor.remove.execute(someCard(), null)).toEqual(failed(failures.unauthenticated));
    const { cards, remove } = open();
    const guided = someReader({ guardianId: 'bia' });
    expect(await remove.execute(someCard(), guided)).toEqual(failed(failures.parentPermission));
    expect(cards.cards).toHaveLength(2);
  });
});
