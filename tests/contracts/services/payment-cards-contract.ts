import { failures } from '../../../src/domain/failure.ts';
import type { ContractWorld } from '../world.ts';
import { type BuyerParts, buyer, newCard } from './buyer.ts';
import { failureOf, successOf } from './contract.ts';

const name = { brand: 'visa', lastFourDigits: '4242' };

export function paymentCardsContract(world: () => Pick<ContractWorld, BuyerParts>): void {
  const { signIn, card } = buyer(world);
  const listed = async () => successOf(await world().paymentCards.list());

  describe('PaymentCards', () => {
    it('require a session', async () => {
      expect(failureOf(await world().paymentCards.list())).toBe(failures.unauthenticated.code);
      const added = await world().paymentCards.add(await newCard(world(), 'approved'), 'account');
      expect(failureOf(added)).toBe(failures.unauthenticated.code);
      expect(failureOf(await world().paymentCards.remove(name))).toBe(failures.unauthenticated.code);
    });

    it('are listed in order of addition, without their numbers', async () => {
      await signIn();
      expect(await listed()).toEqual([]);
      const kept = {
        ...name,
        holderName: 'ANA REIS',
        expirationMonth: 12,
        expirationYear: 2030,
        paysSubscription: false,
      };
      const added = await world().paymentCards.add(await newCard(world(), 'approved'), 'purchase');
      expect(successOf(added)).toEqual(kept);
      await card('declined');
      expect(await listed()).toEqual([kept, expect.objectContaining({ lastFourDigits: '0002' })]);
    });

    it('replace a card that is added again', async () => {
      await signIn();
      await card('approved');
      expect((await listed()).map(({ lastFourDigits }) => lastFourDigits).toSorted()).toEqual([
        '0002',
        '4242',
      ]);
    });

    it('accept a token once', async () => {
      await signIn();
      const once = await newCard(world(), 'approved');
      successOf(await world().paymentCards.add(once, 'account'));
      expect(failureOf(await world().paymentCards.add(once, 'account'))).toBe('PAYMENT_CARD.INVALID');
    });

    it('remove a card by brand and last four digits, and succeed if it does not exist', async () => {
      await signIn();
      for (const _time of ['first', 'second']) successOf(await world().paymentCards.remove(name));
      expect((await listed()).map(({ lastFourDigits }) => lastFourDigits)).toEqual(['0002']);
    });
  });
}
