import { failures } from '../../../../src/domain/failure.ts';
import { type ContractEnvironment, sampleCoupon, samplePlan } from '../../contract-environment.ts';
import { failureCodeOf, successOf, unknownId } from '../contract.ts';
import { type BuyerRequirements, buildBuyer, newKey } from './buyer.ts';

const visa = { brand: 'visa', lastFourDigits: '4242' };

export function subscriptionsContract(
  environment: () => Pick<
    ContractEnvironment,
    'subscriptions' | 'checkout' | 'transactions' | BuyerRequirements
  >,
): void {
  const { signIn, addCard, buildPlanOrder } = buildBuyer(environment);
  const findSubscription = async () =>
    successOf(await environment().readers.find(environment().account.readerId))?.subscription ?? null;

  describe('Subscriptions', () => {
    it('require a session', async () => {
      expect(failureCodeOf(await environment().subscriptions.endRenewal())).toBe(
        failures.unauthenticated.code,
      );
      const withdrawal = await environment().subscriptions.withdraw(unknownId, newKey());
      expect(failureCodeOf(withdrawal)).toBe(failures.unauthenticated.code);
      const renewal = await environment().subscriptions.renewWithCard(unknownId, visa);
      expect(failureCodeOf(renewal)).toBe(failures.unauthenticated.code);
    });

    it('begin with a card payment, reduced by a coupon, and renew with that card', async () => {
      await signIn();
      const item = (await buildPlanOrder()).item;
      const coupon = successOf(await environment().checkout.findCoupon(sampleCoupon.code, item));
      const payment = { method: 'credit_card', card: await addCard('approved'), coupon } as const;
      const purchase = successOf(await environment().checkout.buy(await buildPlanOrder(payment), newKey()));
      expect(purchase).toMatchObject({ status: 'paid', amount: 995 });
      expect(await findSubscription()).toMatchObject({
        plan: { slug: samplePlan.slug },
        hasAutoRenewal: true,
        cycleDurationInDays: 30,
      });
      const secondOrder = await environment().checkout.buy(await buildPlanOrder(payment), newKey());
      expect(failureCodeOf(secondOrder)).toBe('USER.DUPLICATE_SUBSCRIPTION');
    });

    it('prevent the removal of the card that renews them', async () => {
      await signIn();
      expect(failureCodeOf(await environment().paymentCards.remove(visa))).toBe('PAYMENT_CARD.NO_REMOTION');
      const cards = successOf(await environment().paymentCards.list());
      expect(cards.find((each) => each.lastFourDigits === '4242')?.paysSubscription).toBe(true);
    });

    it('stay without renewal after it was ended, and ending it twice succeeds', async () => {
      await signIn();
      for (const _time of ['first', 'second']) successOf(await environment().subscriptions.endRenewal());
      expect(await findSubscription()).toMatchObject({ hasAutoRenewal: false });
    });

    it('renew again with a card of the reader, but with no other card', async () => {
      await signIn();
      const id = (await findSubscription())?.id ?? '';
      const unknownCard = { brand: 'amex', lastFourDigits: '0000' };
      expect(failureCodeOf(await environment().subscriptions.renewWithCard(id, unknownCard))).toBe(
        'PAYMENT_CARD.INVALID',
      );
      expect(await findSubscription()).toMatchObject({ hasAutoRenewal: false });
      for (const _time of ['first', 'second'])
        successOf(await environment().subscriptions.renewWithCard(id, visa));
      expect(await findSubscription()).toMatchObject({ id, hasAutoRenewal: true });
      expect(failureCodeOf(await environment().paymentCards.remove(visa))).toBe('PAYMENT_CARD.NO_REMOTION');
      successOf(await environment().subscriptions.endRenewal());
    });

    it('that do not exist cannot be renewed', async () => {
      await signIn();
      const outcome = await environment().subscriptions.renewWithCard(unknownId, visa);
      expect(failureCodeOf(outcome)).toBe('SUBSCRIPTION.NO_TRANSACTION_REFERENCE');
    });

    it('reject an order that ignores the current subscription', async () => {
      await signIn();
      const order = { ...(await buildPlanOrder({ method: 'pix' })), follows: null };
      expect(failureCodeOf(await environment().checkout.buy(order, newKey()))).toBe(
        'USER.DUPLICATE_SUBSCRIPTION',
      );
    });

    it('end at once within seven days, with one full refund', async () => {
      await signIn();
      const id = (await findSubscription())?.id ?? '';
      const key = newKey();
      const withdrawal = successOf(await environment().subscriptions.withdraw(id, key));
      expect(withdrawal).toEqual({ amount: 995, currency: 'BRL', method: 'credit_card' });
      expect(successOf(await environment().subscriptions.withdraw(id, key))).toEqual(withdrawal);
      expect(await findSubscription()).toBeNull();
      const [refunded] = successOf(
        await environment().transactions.list(environment().account.readerId, { page: 0, limit: 1 }),
      ).items;
      expect(refunded).toMatchObject({ status: 'refunded', amount: 995, couponCode: sampleCoupon.code });
    });

    it('that were not paid cannot be withdrawn from', async () => {
      await signIn();
      const outcome = await environment().subscriptions.withdraw(unknownId, newKey());
      expect(failureCodeOf(outcome)).toBe('SUBSCRIPTION.NO_TRANSACTION_REFERENCE');
    });
  });
}
