import { type Order, pixInfoOf } from '../../../src/domain/checkout/order.ts';
import { paymentMethods } from '../../../src/domain/checkout/payment-method.ts';
import { failures } from '../../../src/domain/failure.ts';
import { type ContractWorld, sampleCoupon, sampleCreditOffers } from '../world.ts';
import { type BuyerParts, buyer, newKey } from './buyer.ts';
import { failureOf, successOf, unknownId } from './contract.ts';

export function checkoutContract(
  world: () => Pick<ContractWorld, 'checkout' | 'transactions' | 'acquisitions' | 'payPix' | BuyerParts>,
): void {
  const { signIn, balance, card, credits, issue, plan } = buyer(world);
  const buy = (order: Order, key = newKey()) => world().checkout.buy(order, key);

  describe('Checkout', () => {
    it('requires a session', async () => {
      const { checkout } = world();
      const answers = [
        await checkout.paymentMethods(credits().item),
        await checkout.coupon(sampleCoupon.code, credits().item),
        await checkout.creditOffers(),
        await buy(credits()),
      ];
      for (const answer of answers) expect(failureOf(answer)).toBe(failures.unauthenticated.code);
    });

    it('lists the payment methods of an item in order, without balance for credit', async () => {
      await signIn();
      const forCredits = successOf(await world().checkout.paymentMethods(credits().item));
      const forIssue = successOf(await world().checkout.paymentMethods((await issue()).item));
      for (const methods of [forCredits, forIssue]) {
        expect(methods).toEqual(paymentMethods.filter((each) => methods.includes(each)));
        expect(methods).toEqual(expect.arrayContaining(['credit_card', 'pix']));
      }
      expect([forCredits.includes('balance'), forIssue.includes('balance')]).toEqual([false, true]);
      const unknown = { type: 'comic', id: unknownId, merchandiseId: unknownId, quantity: 1 } as const;
      expect(failureOf(await world().checkout.paymentMethods(unknown))).toBe('MERCHANDISE.NOT_FOUND');
    });

    it('lists credit offers, lowest first', async () => {
      await signIn();
      const offers = successOf(await world().checkout.creditOffers());
      expect(offers).toEqual(sampleCreditOffers.map((offer) => ({ ...offer, currency: 'BRL' })));
    });

    it('finds a coupon, and fails for an unknown code', async () => {
      await signIn();
      const { item } = await plan();
      const coupon = successOf(await world().checkout.coupon(sampleCoupon.code, item));
      expect(coupon).toEqual({ ...sampleCoupon, amount: null, currency: null, endsAt: null });
      expect(failureOf(await world().checkout.coupon('NADA', item))).toBe('COUPON.NOT_FOUND');
    });

    it('charges a card once for a key, and returns the same answer each time', async () => {
      await signIn();
      const before = await balance();
      const order = credits({ method: 'credit_card', card: await card('approved') });
      const key = newKey();
      const purchase = successOf(await buy(order, key));
      expect(purchase).toEqual({ id: expect.any(String), status: 'paid', amount: 1000, currency: 'BRL' });
      expect(successOf(await buy(order, key))).toEqual(purchase);
      expect(await balance()).toBe(before + 1000);
    });

    it('rejects a key that was used for another order', async () => {
      await signIn();
      const key = newKey();
      successOf(await buy(credits(), key));
      const others = [credits({}, 1), credits({ method: 'paypal' }), await issue()];
      for (const other of others) expect(failureOf(await buy(other, key))).toBe('REQUEST.KEY_MISMATCH');
    });

    it('accepts the same key with another return path', async () => {
      await signIn();
      const key = newKey();
      const purchase = successOf(await buy(credits(), key));
      expect(successOf(await buy(credits({ returnPath: '/elsewhere' }), key)).id).toBe(purchase.id);
    });

    it('reports a declined card each time, and moves no money', async () => {
      await signIn();
      const before = await balance();
      const order = credits({ method: 'credit_card', card: await card('declined') });
      const key = newKey();
      for (const _time of ['first', 'second']) {
        expect(failureOf(await buy(order, key))).toBe(failures.paymentFailed.code);
      }
      expect(await balance()).toBe(before);
    });

    it('rejects unknown cards and credit that is not offered', async () => {
      await signIn();
      const another = { brand: 'visa', lastFourDigits: '9999' };
      const withAnother = credits({ method: 'credit_card', card: another });
      expect(failureOf(await buy(withAnother))).toBe('PAYMENT_CARD.INVALID');
      const present = { type: 'credits', quantity: 5500, salePrice: 1 } as const;
      expect(failureOf(await buy({ ...credits(), item: present }))).toBe('TRANSACTION.INVALID_AMOUNT');
    });

    it('keeps a Pix pending until it is paid', async () => {
      await signIn();
      const before = await balance();
      const order = credits({}, 1);
      const key = newKey();
      const purchase = successOf(await buy(order, key));
      expect(purchase).toMatchObject({ status: 'waiting', amount: 5000 });
      const pix = pixInfoOf(purchase);
      expect(new Date(pix?.expiresAt ?? 0).getTime()).toBeGreaterThan(new Date('2026-03-01').getTime());
      expect(await balance()).toBe(before);
      await world().payPix(pix?.code ?? '');
      expect(successOf(await world().transactions.find(purchase.id))).toMatchObject({ status: 'paid' });
      expect(await balance()).toBe(before + 5500);
      expect(successOf(await buy(order, key))).toMatchObject({ id: purchase.id, status: 'paid' });
    });

    it('sells an issue for balance, once', async () => {
      await signIn();
      const before = await balance();
      expect(successOf(await buy(await issue()))).toMatchObject({ status: 'paid', amount: 990 });
      expect(await balance()).toBe(before - 990);
      expect(successOf(await world().acquisitions.list())).toEqual([
        { issue: expect.objectContaining({ slug: 'so-na-loja' }), expiresAt: null },
      ]);
      expect(failureOf(await buy(await issue()))).toBe('USER.DUPLICATE_PURCHASE');
      expect(await balance()).toBe(before - 990);
    });
  });
}
