import { RemoveCard } from '../../../../../src/application/cards/remove-card.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { buildCard } from '../../../../fakes/cards/build-card.ts';
import { FakePaymentCards } from '../../../../fakes/cards/fake-payment-cards.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

function setUpRemoveCard(session = new FakeSession(exampleCredentials)) {
  const cards = new FakePaymentCards();
  cards.cards = [buildCard(), buildCard({ lastFourDigits: '1111', paysSubscription: true })];
  return { cards, remove: new RemoveCard(cards, session) };
}

describe('RemoveCard', () => {
  it('removes a card by its brand and last four digits', async () => {
    const { cards, remove } = setUpRemoveCard();
    expect(await remove.execute({ brand: 'visa', lastFourDigits: '4242' }, buildReader())).toEqual(
      succeeded(null),
    );
    expect(cards.cards.map(({ lastFourDigits }) => lastFourDigits)).toEqual(['1111']);
  });

  it('fails if the card renews a subscription', async () => {
    const { cards, remove } = setUpRemoveCard();
    const outcome = await remove.execute({ brand: 'visa', lastFourDigits: '1111' }, buildReader());
    expect(outcome).toMatchObject({ failure: { code: 'PAYMENT_CARD.NO_REMOTION' } });
    expect(cards.cards).toHaveLength(2);
  });

  it('sends nothing without a session or for a guided account', async () => {
    const visitor = setUpRemoveCard(new FakeSession());
    expect(await visitor.remove.execute(buildCard(), null)).toEqual(failed(failures.unauthenticated));
    const { cards, remove } = setUpRemoveCard();
    const guided = buildReader({ guardianId: 'bia' });
    expect(await remove.execute(buildCard(), guided)).toEqual(failed(failures.parentPermission));
    expect(cards.cards).toHaveLength(2);
  });
});
