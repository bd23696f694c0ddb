import type { AcquisitionKind } from '../../../../src/domain/checkout/acquired-issue.ts';
import { type Order, pixInfoOf } from '../../../../src/domain/checkout/order.ts';
import { paymentFailures } from '../../../../src/domain/checkout/payment-failures.ts';
import { paymentMethods } from '../../../../src/domain/checkout/payment-method.ts';
import { failures } from '../../../../src/domain/failure.ts';
import { type ContractEnvironment, sampleCoupon, sampleCreditOffers } from '../../contract-environment.ts';
import { failureCodeOf, successOf, unknownId } from '../contract.ts';
import { type BuyerRequirements, buildBuyer, newKey } from './buyer.ts';

export function checkoutContract(
  environment: () => Pick<
    ContractEnvironment,
    'checkout' | 'transactions' | 'acquisitions' | 'payPix' | BuyerRequirements
  >,
): void {
  const { signIn, loadBalance, addCard, buildCreditsOrder, buildIssueOrder, buildPlanOrder } =
    buildBuyer(environment);
  const buy = (order: Order, key = newKey()) => environment().checkout.buy(order, key);

  describe('Checkout', () => {
    it('requires a session', async () => {
      const { checkout } = environment();
      const results = [
        await checkout.listPaymentMethods(buildCreditsOrder().item),
        await checkout.findCoupon(sampleCoupon.code, buildCreditsOrder().item),
        await checkout.listCreditOffers(),
        await buy(buildCreditsOrder()),
      ];
      for (const result of results) expect(failureCodeOf(result)).toBe(failures.unauthenticated.code);
    });

    it('lists the payment methods of an item in order, without balance for credit', async () => {
      await signIn();
      const forCredits = successOf(await environment().checkout.listPaymentMethods(buildCreditsOrder().item));
      const forIssue = successOf(
        await environment().checkout.listPaymentMethods((await buildIssueOrder()).item),
      );
      for (const methods of [forCredits, forIssue]) {
        expect(methods).toEqual(paymentMethods.filter((each) => methods.includes(each)));
        expect(methods).toEqual(expect.arrayContaining(['credit_card', 'pix']));
      }
      expect([forCredits.includes('balance'), forIssue.includes('balance')]).toEqual([false, true]);
      const unknown = { type: 'comic', id: unknownId, merchandiseId: unknownId, quantity: 1 } as const;
      expect(failureCodeOf(await environment().checkout.listPaymentMethods(unknown))).toBe(
        'MERCHANDISE.NOT_FOUND',
      );
    });

    it('lists credit offers, lowest first', async () => {
      await signIn();
      const offers = successOf(await environment().checkout.listCreditOffers());
      expect(offers).toEqual(sampleCreditOffers.map((offer) => ({ ...offer, currency: 'BRL' })));
    });

    it('finds a coupon, and fails for an unknown code', async () => {
      await signIn();
      const { item } = await buildPlanOrder();
      const coupon = successOf(await environment().checkout.findCoupon(sampleCoupon.code, item));
      expect(coupon).toEqual({ ...sampleCoupon, amount: null, currency: null, endsAt: null });
      expect(failureCodeOf(await environment().checkout.findCoupon('NADA', item))).toBe('COUPON.NOT_FOUND');
    });

    it('charges a card once for a key, and returns the same purchase each time', async () => {
      await signIn();
      const before = await loadBalance();
      const order = buildCreditsOrder({ method: 'credit_card', card: await addCard('approved') });
      const key = newKey();
      const purchase = successOf(await buy(order, key));
      expect(purchase).toEqual({ id: expect.any(String), status: 'paid', amount: 1000, currency: 'BRL' });
      expect(successOf(await buy(order, key))).toEqual(purchase);
      expect(await loadBalance()).toBe(before + 1000);
    });

    it('rejects a key that was used for another order', async () => {
      await signIn();
      const key = newKey();
      successOf(await buy(buildCreditsOrder(), key));
      const otherOrders = [
        buildCreditsOrder({}, 1),
        buildCreditsOrder({ method: 'paypal' }),
        await buildIssueOrder(),
      ];
      for (const order of otherOrders)
        expect(failureCodeOf(await buy(order, key))).toBe('REQUEST.KEY_MISMATCH');
    });

    it('accepts the same key with another return path', async () => {
      await signIn();
      const key = newKey();
      const purchase = successOf(await buy(buildCreditsOrder(), key));
      expect(successOf(await buy(buildCreditsOrder({ returnPath: '/plans' }), key)).id).toBe(purchase.id);
    });

    it('reports a declined card each time, and moves no money', async () => {
      await signIn();
      const before = await loadBalance();
      const order = buildCreditsOrder({ method: 'credit_card', card: await addCard('declined') });
      const key = newKey();
      for (const _time of ['first', 'second']) {
        expect(failureCodeOf(await buy(order, key))).toBe(paymentFailures.paymentFailed.code);
      }
      expect(await loadBalance()).toBe(before);
    });

    it('rejects unknown cards and credit that is not offered', async () => {
      await signIn();
      const unknownCard = { brand: 'visa', lastFourDigits: '9999' };
      const orderWithUnknownCard = buildCreditsOrder({ method: 'credit_card', card: unknownCard });
      expect(failureCodeOf(await buy(orderWithUnknownCard))).toBe('PAYMENT_CARD.INVALID');
      const unofferedCredits = { type: 'credits', quantity: 5500, salePrice: 1 } as const;
      expect(failureCodeOf(await buy({ ...buildCreditsOrder(), item: unofferedCredits }))).toBe(
        'TRANSACTION.INVALID_AMOUNT',
      );
    });

    it('keeps a Pix pending until it is paid', async () => {
      await signIn();
      const before = await loadBalance();
      const order = buildCreditsOrder({}, 1);
      const key = newKey();
      const purchase = successOf(await buy(order, key));
      expect(purchase).toMatchObject({ status: 'waiting', amount: 5000 });
      const pix = pixInfoOf(purchase);
      expect(new Date(pix?.expiresAt ?? 0).getTime()).toBeGreaterThan(new Date('2026-03-01').getTime());
      expect(await loadBalance()).toBe(before);
      await environment().payPix(pix?.code ?? '');
      expect(successOf(await environment().transactions.find(purchase.id))).toMatchObject({ status: 'paid' });
      expect(await loadBalance()).toBe(before + 5500);
      expect(successOf(await buy(order, key))).toMatchObject({ id: purchase.id, status: 'paid' });
    });

    it('sells an issue for balance, once', async () => {
      await signIn();
      const before = await loadBalance();
      expect(successOf(await buy(await buildIssueOrder()))).toMatchObject({ status: 'paid', amount: 990 });
      expect(await loadBalance()).toBe(before - 990);
      expect(successOf(await environment().acquisitions.list())).toEqual([
        { issue: expect.objectContaining({ slug: 'so-na-loja' }), expiresAt: null },
      ]);
      const listAcquiredSlugs = async (kind: AcquisitionKind) =>
        successOf(await environment().acquisitions.listIssues({ page: 0, limit: 20, kind })).items.map(
          ({ issue }) => issue.slug,
        );
      expect(await listAcquiredSlugs('purchase')).toEqual(['so-na-loja']);
      expect(await listAcquiredSlugs('rent')).toEqual([]);
      expect(failureCodeOf(await buy(await buildIssueOrder()))).toBe('USER.DUPLICATE_PURCHASE');
      expect(await loadBalance()).toBe(before - 990);
    });
  });
}
