import { ListCards } from '../../../../../src/application/cards/list-cards.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { buildCard } from '../../../../fakes/cards/build-card.ts';
import { FakePaymentCards } from '../../../../fakes/cards/fake-payment-cards.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

function setUpListCards(session = new FakeSession(exampleCredentials)) {
  const cards = new FakePaymentCards();
  cards.cards = [buildCard(), buildCard({ lastFourDigits: '1111', paysSubscription: true })];
  return { cards, list: new ListCards(cards, session) };
}

it('ListCards lists the cards of the signed-in reader, and sends nothing without a session', async () => {
  const { list, cards } = setUpListCards();
  expect(await list.execute()).toEqual(succeeded(cards.cards));
  const visitor = setUpListCards(new FakeSession());
  expect(await visitor.list.execute()).toEqual(failed(failures.unauthenticated));
  expect(visitor.cards.requestCount).toBe(0);
});
