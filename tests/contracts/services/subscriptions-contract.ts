import { failures } from '../../../src/domain/failure.ts';
import { type ContractWorld, sampleCoupon, samplePlan } from '../world.ts';
import { type BuyerParts, buyer, newKey } from './buyer.ts';
import { failureOf, successOf, unknownId } from './contract.ts';

const visa = { brand: 'visa', lastFourDigits: '4242' };

export function subscriptionsContract(
  world: () => Pick<ContractWorld, 'subscriptions' | 'checkout' | 'transactions' | BuyerParts>,
): void {
  const { signIn, card, plan } = buyer(world);
  const subscription = async () =>
    successOf(await world().readers.find(world().account.readerId))?.subscription ?? null;

  describe('Subscriptions', () => {
    it('require a session', async () => {
      expect(failureOf(await world().subscriptions.endRenewal())).toBe(failures.unauthenticated.code);
      const withdrawal = await world().subscriptions.withdraw(unknownId, newKey());
      expect(failureOf(withdrawal)).toBe(failures.unauthenticated.code);
      const renewal = await world().subscriptions.renewWithCard(unknownId, visa);
      expect(failureOf(renewal)).toBe(failures.unauthenticated.code);
    });

    it('begin with a card payment, reduced by a coupon, and renew with that card', async () => {
      await signIn();
      const item = (await plan()).item;
      const coupon = successOf(await world().checkout.coupon(sampleCoupon.code, item));
      const payment = { method: 'credit_card', card: await card('approved'), coupon } as const;
      const purchase = successOf(await world().checkout.buy(await plan(payment), newKey()));
      expect(purchase).toMatchObject({ status: 'paid', amount: 995 });
      expect(await subscription()).toMatchObject({
        plan: { slug: samplePlan.slug },
        hasAutoRenewal: true,
        cycleDurationInDays: 30,
      });
      const again = await world().checkout.buy(await plan(payment), newKey());
      expect(failureOf(again)).toBe('USER.DUPLICATE_SUBSCRIPTION');
    });

    it('prevent the removal of the card that renews them', async () => {
      await signIn();
      expect(failureOf(await world().paymentCards.remove(visa))).toBe('PAYMENT_CARD.NO_REMOTION');
      const cards = successOf(await world().paymentCards.list());
      expect(cards.find((each) => each.lastFourDigits === '4242')?.paysSubscription).toBe(true);
    });

    it('stay without renewal after it was ended; ending it again succeeds', async () => {
      await signIn();
      for (const _time of ['first', 'second']) successOf(await world().subscriptions.endRenewal());
      expect(await subscription()).toMatchObject({ hasAutoRenewal: false });
    });

    it('renew again with a card of the reader, and no other card', async () => {
      await signIn();
      const id = (await subscription())?.id ?? '';
      const stranger = { brand: 'amex', lastFourDigits: '0000' };
      expect(failureOf(await world().subscriptions.renewWithCard(id, stranger))).toBe('PAYMENT_CARD.INVALID');
      expect(await subscription()).toMatchObject({ hasAutoRenewal: false });
      for (const _time of ['first', 'second']) successOf(await world().subscriptions.renewWithCard(id, visa));
      expect(await subscription()).toMatchObject({ id, hasAutoRenewal: true });
      expect(failureOf(await world().paymentCards.remove(visa))).toBe('PAYMENT_CARD.NO_REMOTION');
      successOf(await world().subscriptions.endRenewal());
    });

    it('that do not exist cannot be renewed', async () => {
      await signIn();
      const outcome = await world().subscriptions.renewWithCard(unknownId, visa);
      expect(failureOf(outcome)).toBe('SUBSCRIPTION.NO_TRANSACTION_REFERENCE');
    });

    it('reject an order that does not follow the current subscription', async () => {
      await signIn();
      const unaware = { ...(await plan({ method: 'pix' })), follows: null };
      expect(failureOf(await world().checkout.buy(unaware, newKey()))).toBe('USER.DUPLICATE_SUBSCRIPTION');
    });

    it('end at once within seven days, with one full refund', async () => {
      await signIn();
      const id = (await subscription())?.id ?? '';
      const key = newKey();
      const withdrawal = successOf(await world().subscriptions.withdraw(id, key));
      expect(withdrawal).toEqual({ amount: 995, currency: 'BRL', method: 'credit_card' });
      expect(successOf(await world().subscriptions.withdraw(id, key))).toEqual(withdrawal);
      expect(await subscription()).toBeNull();
      const [refunded] = successOf(
        await world().transactions.list(world().account.readerId, { page: 0, limit: 1 }),
      ).items;
      expect(refunded).toMatchObject({ status: 'refunded', amount: 995, couponCode: sampleCoupon.code });
    });

    it('that were not paid cannot be withdrawn from', async () => {
      await signIn();
      const outcome = await world().subscriptions.withdraw(unknownId, newKey());
      expect(failureOf(outcome)).toBe('SUBSCRIPTION.NO_TRANSACTION_REFERENCE');
    });
  });
}
