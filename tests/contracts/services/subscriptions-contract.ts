import { failures } from '../../../src/domain/failure.ts';
import { couponOfAll, planOfAll, type World } from '../world.ts';
import { type BuyerParts, buyer, newKey } from './buyer.ts';
import { failureOf, nobody, successOf } from './contract.ts';

const visa = { brand: 'visa', lastFourDigits: '4242' };

export function subscriptionsContract(
  world: () => Pick<World, 'subscriptions' | 'checkout' | 'transactions' | BuyerParts>,
): void {
  const { come, card, plan } = buyer(world);
  const subscription = async () =>
    successOf(await world().readers.find(world().account.userId))?.subscription ?? null;

  describe('Subscriptions', () => {
    it('are ended by nobody without a session', async () => {
      expect(failureOf(await world().subscriptions.endRenewal())).toBe(failures.unauthenticated.code);
      const withdrawal = await world().subscriptions.withdraw(nobody, newKey());
      expect(failureOf(withdrawal)).toBe(failures.unauthenticated.code);
      const renewal = await world().subscriptions.renewBy(nobody, visa);
      expect(failureOf(renewal)).toBe(failures.unauthenticated.code);
    });

    it('begin with what a card has paid, a coupon taken off, and renew by it', async () => {
      await come();
      const item = (await plan()).item;
      const coupon = successOf(await world().checkout.coupon(couponOfAll.code, item));
      const payment = { method: 'credit_card', card: await card('that pays'), coupon } as const;
      const purchase = successOf(await world().checkout.buy(await plan(payment), newKey()));
      expect(purchase).toMatchObject({ status: 'paid', amount: 995 });
      expect(await subscription()).toMatchObject({
        plan: { slug: planOfAll.slug },
        hasAutoRenewal: true,
        cycleDurationInDays: 30,
      });
      const again = await world().checkout.buy(await plan(payment), newKey());
      expect(failureOf(again)).toBe('USER.DUPLICATE_SUBSCRIPTION');
    });

    it('keep the card that renews them', async () => {
      await come();
      expect(failureOf(await world().paymentCards.remove(visa))).toBe('PAYMENT_CARD.NO_REMOTION');
      const cards = successOf(await world().paymentCards.list());
      expect(cards.find((each) => each.lastFourDigits === '4242')?.paysSubscription).toBe(true);
    });

    it('are not renewed once that was ended, and stay; to end it again is no failure', async () => {
      await come();
      for (const _time of ['first', 'second']) successOf(await world().subscriptions.endRenewal());
      expect(await subscription()).toMatchObject({ hasAutoRenewal: false });
    });

    it('renew again by a card that their subscriber has, and by no other', async () => {
      await come();
      const id = (await subscription())?.id ?? '';
      const stranger = { brand: 'amex', lastFourDigits: '0000' };
      expect(failureOf(await world().subscriptions.renewBy(id, stranger))).toBe('PAYMENT_CARD.INVALID');
      expect(await subscription()).toMatchObject({ hasAutoRenewal: false });
      for (const _time of ['first', 'second']) successOf(await world().subscriptions.renewBy(id, visa));
      expect(await subscription()).toMatchObject({ id, hasAutoRenewal: true });
      expect(failureOf(await world().paymentCards.remove(visa))).toBe('PAYMENT_CARD.NO_REMOTION');
      successOf(await world().subscriptions.endRenewal());
    });

    it('that nobody has are not renewed', async () => {
      await come();
      const outcome = await world().subscriptions.renewBy(nobody, visa);
      expect(failureOf(outcome)).toBe('SUBSCRIPTION.NO_TRANSACTION_REFERENCE');
    });

    it('are followed by none that is ordered by somebody who does not know of them', async () => {
      await come();
      const unaware = { ...(await plan({ method: 'pix' })), follows: null };
      expect(failureOf(await world().checkout.buy(unaware, newKey()))).toBe('USER.DUPLICATE_SUBSCRIPTION');
    });

    it('end at once within seven days, and all that was paid goes back, once', async () => {
      await come();
      const id = (await subscription())?.id ?? '';
      const key = newKey();
      const withdrawal = successOf(await world().subscriptions.withdraw(id, key));
      expect(withdrawal).toEqual({ amount: 995, currency: 'BRL', method: 'credit_card' });
      expect(successOf(await world().subscriptions.withdraw(id, key))).toEqual(withdrawal);
      expect(await subscription()).toBeNull();
      const [refunded] = successOf(
        await world().transactions.list(world().account.userId, { page: 0, limit: 1 }),
      ).items;
      expect(refunded).toMatchObject({ status: 'refunded', amount: 995, couponCode: couponOfAll.code });
    });

    it('that nobody paid for cannot be given back', async () => {
      await come();
      const outcome = await world().subscriptions.withdraw(nobody, newKey());
      expect(failureOf(outcome)).toBe('SUBSCRIPTION.NO_TRANSACTION_REFERENCE');
    });
  });
}
