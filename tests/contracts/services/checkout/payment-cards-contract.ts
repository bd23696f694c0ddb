import type { PaymentCard } from '../../../../src/domain/cards/payment-card.ts';
import { failures } from '../../../../src/domain/failure.ts';
import type { ContractEnvironment } from '../../contract-environment.ts';
import { failureCodeOf, successOf } from '../contract.ts';
import { type BuyerRequirements, buildBuyer, createNewCard, newKey } from './buyer.ts';

const visa = { brand: 'visa', lastFourDigits: '4242' };

export function paymentCardsContract(
  environment: () => Pick<ContractEnvironment, 'checkout' | BuyerRequirements>,
): void {
  const { signIn, addCard, buildCreditsOrder } = buildBuyer(environment);
  const listCards = async () => successOf(await environment().paymentCards.list());

  describe('PaymentCards', () => {
    it('require a session', async () => {
      expect(failureCodeOf(await environment().paymentCards.list())).toBe(failures.unauthenticated.code);
      const added = await environment().paymentCards.add(
        await createNewCard(environment(), 'approved'),
        'account',
      );
      expect(failureCodeOf(added)).toBe(failures.unauthenticated.code);
      expect(failureCodeOf(await environment().paymentCards.remove(visa))).toBe(
        failures.unauthenticated.code,
      );
    });

    it('are listed in order of addition, without their numbers', async () => {
      await signIn();
      expect(await listCards()).toEqual([]);
      const savedCard = {
        ...visa,
        holderName: 'ANA REIS',
        expirationMonth: 12,
        expirationYear: 2030,
        paysSubscription: false,
        lastPaidAt: null,
        isDeclined: false,
        gatewaysMetadata: expect.any(Object),
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      };
      const added = await environment().paymentCards.add(
        await createNewCard(environment(), 'approved'),
        'purchase',
      );
      expect(successOf(added)).toEqual(savedCard);
      expect(Object.keys(successOf(added).gatewaysMetadata)).toHaveLength(1);
      await addCard('declined');
      expect(await listCards()).toEqual([savedCard, expect.objectContaining({ lastFourDigits: '0002' })]);
    });

    it('replace a card that is added again', async () => {
      await signIn();
      await addCard('approved');
      expect((await listCards()).map(({ lastFourDigits }) => lastFourDigits).toSorted()).toEqual([
        '0002',
        '4242',
      ]);
    });

    it('say when they last paid, and whether their last charge was declined', async () => {
      await signIn();
      const card = { brand: 'visa' };
      for (const lastFourDigits of ['4242', '0002']) {
        const order = buildCreditsOrder({ method: 'credit_card', card: { ...card, lastFourDigits } });
        await environment().checkout.buy(order, newKey());
      }
      const historyOf = ({ lastFourDigits, lastPaidAt, isDeclined }: PaymentCard) =>
        [lastFourDigits, lastPaidAt !== null, isDeclined] as const;
      expect((await listCards()).map(historyOf).toSorted()).toEqual([
        ['0002', false, true],
        ['4242', true, false],
      ]);
    });

    it('are not declined any more when they are added again', async () => {
      await signIn();
      const countDeclined = async () => (await listCards()).filter(({ isDeclined }) => isDeclined).length;
      expect(await countDeclined()).toBe(1);
      await addCard('declined');
      expect(await countDeclined()).toBe(0);
    });

    it('accept a token once', async () => {
      await signIn();
      const card = await createNewCard(environment(), 'approved');
      successOf(await environment().paymentCards.add(card, 'account'));
      expect(failureCodeOf(await environment().paymentCards.add(card, 'account'))).toBe(
        'PAYMENT_CARD.INVALID',
      );
    });

    it('remove a card by brand and last four digits, and succeed if it does not exist', async () => {
      await signIn();
      for (const _time of ['first', 'second']) successOf(await environment().paymentCards.remove(visa));
      expect((await listCards()).map(({ lastFourDigits }) => lastFourDigits)).toEqual(['0002']);
    });
  });
}
