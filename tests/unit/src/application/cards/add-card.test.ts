import { AddCard } from '../../../../../src/application/cards/add-card.ts';
import type { Reader } from '../../../../../src/domain/account/reader.ts';
import { paymentFailures } from '../../../../../src/domain/checkout/payment-failures.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { buildNewCard } from '../../../../fakes/cards/build-card.ts';
import { FakeCardTokenizer } from '../../../../fakes/cards/fake-card-tokenizer.ts';
import { FakePaymentCards } from '../../../../fakes/cards/fake-payment-cards.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

function setUpAddCard(session = new FakeSession(exampleCredentials)) {
  const tokenizer = new FakeCardTokenizer();
  const cards = new FakePaymentCards();
  const addCard = new AddCard(tokenizer, cards, session);
  const add = (reader: Reader | null = buildReader()) => addCard.execute(buildNewCard(), 'purchase', reader);
  return { tokenizer, cards, add };
}

describe('AddCard', () => {
  it('adds the card with its token', async () => {
    const { add, cards } = setUpAddCard();
    expect(await add()).toMatchObject({ value: { brand: 'visa', lastFourDigits: '4242' } });
    expect(cards.added).toEqual([{ ...buildNewCard(), cardToken: 'token-of-card-1' }]);
  });

  it('creates a new token for each attempt, because a token works once', async () => {
    const { add, cards } = setUpAddCard();
    cards.failure = serviceFailure('0299005');
    expect(await add()).toMatchObject({ failure: { code: '0299005' } });
    cards.failure = null;
    expect(await add()).toMatchObject({ ok: true });
    expect(cards.added.map(({ cardToken }) => cardToken)).toEqual(['token-of-card-2']);
  });

  it('does not tokenize without a session or for a guided account', async () => {
    const visitor = setUpAddCard(new FakeSession());
    expect(await visitor.add(null)).toEqual(failed(failures.unauthenticated));
    const { add, tokenizer, cards } = setUpAddCard();
    expect(await add(buildReader({ guardianId: 'bia' }))).toEqual(failed(failures.parentPermission));
    expect([
      visitor.tokenizer.prepareCount,
      tokenizer.prepareCount,
      tokenizer.lastFourDigits,
      cards.added,
    ]).toEqual([0, 0, [], []]);
  });

  it.each([paymentFailures.tokenizerBlocked, paymentFailures.tokenizerNotLoaded])(
    'sends nothing if the tokenizer fails with "$message"',
    async (failure) => {
      const { add, tokenizer, cards } = setUpAddCard();
      tokenizer.prepareFailure = failure;
      expect(await add()).toEqual(failed(failure));
      expect(cards.added).toEqual([]);
      tokenizer.prepareFailure = null;
      expect(await add()).toMatchObject({ ok: true });
    },
  );

  it('returns the field that the tokenizer rejected', async () => {
    const { add, tokenizer, cards } = setUpAddCard();
    tokenizer.tokenizeFailure = { ...paymentFailures.cardRefused, field: 'cvv' };
    expect(await add()).toMatchObject({ failure: { code: 'PAYMENT_CARD.INVALID', field: 'cvv' } });
    expect(cards.added).toEqual([]);
  });
});
