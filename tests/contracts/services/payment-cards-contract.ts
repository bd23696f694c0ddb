import { failures } from '../../../src/domain/failure.ts';
import type { World } from '../world.ts';
import { type BuyerParts, buyer, newCard } from './buyer.ts';
import { failureOf, successOf } from './contract.ts';

const name = { brand: 'visa', lastFourDigits: '4242' };

export function paymentCardsContract(world: () => Pick<World, BuyerParts>): void {
  const { come, card } = buyer(world);
  const listed = async () => successOf(await world().paymentCards.list());

  describe('PaymentCards', () => {
    it('are nobody’s without a session', async () => {
      expect(failureOf(await world().paymentCards.list())).toBe(failures.unauthenticated.code);
      const added = await world().paymentCards.add(await newCard(world(), 'that pays'), 'account');
      expect(failureOf(added)).toBe(failures.unauthenticated.code);
      expect(failureOf(await world().paymentCards.remove(name))).toBe(failures.unauthenticated.code);
    });

    it('are listed as they were added, and say nothing of their number', async () => {
      await come();
      expect(await listed()).toEqual([]);
      const kept = {
        ...name,
        holderName: 'ANA REIS',
        expirationMonth: 12,
        expirationYear: 2030,
        paysSubscription: false,
      };
      const added = await world().paymentCards.add(await newCard(world(), 'that pays'), 'purchase');
      expect(successOf(added)).toEqual(kept);
      await card('that is declined');
      expect(await listed()).toEqual([kept, expect.objectContaining({ lastFourDigits: '0002' })]);
    });

    it('take the same card again in place of the one there was', async () => {
      await come();
      await card('that pays');
      expect((await listed()).map(({ lastFourDigits }) => lastFourDigits).toSorted()).toEqual([
        '0002',
        '4242',
      ]);
    });

    it('take a token once', async () => {
      await come();
      const once = await newCard(world(), 'that pays');
      successOf(await world().paymentCards.add(once, 'account'));
      expect(failureOf(await world().paymentCards.add(once, 'account'))).toBe('PAYMENT_CARD.INVALID');
    });

    it('forget one by its brand and last four digits; what is not there is removed', async () => {
      await come();
      for (const _time of ['first', 'second']) successOf(await world().paymentCards.remove(name));
      expect((await listed()).map(({ lastFourDigits }) => lastFourDigits)).toEqual(['0002']);
    });
  });
}
