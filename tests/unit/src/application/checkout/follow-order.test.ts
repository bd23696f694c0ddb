import { FollowOrder } from '../../../../../src/application/checkout/follow-order.ts';
import { paymentFailures } from '../../../../../src/domain/checkout/payment-failures.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { buildTransactionItem } from '../../../../fakes/checkout/build-transaction.ts';
import { FakeOrderIntents } from '../../../../fakes/checkout/fake-order-intents.ts';
import { FakeTransactions } from '../../../../fakes/checkout/fake-transactions.ts';
import { buildCreditsProduct, buildShop } from '../../../../fakes/checkout/set-up-order.ts';
import { exampleCredentials, FakeSession, otherCredentials } from '../../../../fakes/session/fake-session.ts';

const { item } = buildCreditsProduct();
const itemKey = 'credits 1000';

function setUpFollowOrder(session = new FakeSession(exampleCredentials)) {
  const shop = buildShop();
  const transactions = new FakeTransactions(shop);
  transactions.sessionCheck = { session, revokedTokens: [] };
  const intents = new FakeOrderIntents();
  const { transaction } = shop.placeOrder('ana', item, { method: 'pix' });
  const { id, amount, currency } = transaction;
  const purchase = { id, status: 'waiting', amount, currency } as const;
  const intent = { key: 'key', order: '', sentAt: 0, formerId: null, settledAt: null };
  intents.save('ana', itemKey, { ...intent, purchase });
  const follow = () => new FollowOrder(transactions, intents, session, shop.clock).execute(item, id);
  return { shop, transactions, intents, id, follow, findIntent: () => intents.find('ana', itemKey) };
}

describe('FollowOrder', () => {
  it('sends nothing without a session', async () => {
    const { follow, transactions } = setUpFollowOrder(new FakeSession());
    expect(await follow()).toEqual(failed(failures.unauthenticated));
    expect(transactions.requests).toEqual([]);
  });

  it('does not change a pending order', async () => {
    const { follow, findIntent } = setUpFollowOrder();
    expect(await follow()).toMatchObject({ value: { status: 'waiting' } });
    expect(findIntent()).toMatchObject({ settledAt: null });
  });

  it('settles a paid order for all tabs', async () => {
    const { follow, findIntent, shop, id } = setUpFollowOrder();
    shop.settleOrder(id, 'paid');
    await follow();
    expect(findIntent()).toMatchObject({
      purchase: { id, status: 'paid' },
      settledAt: shop.clock.now().getTime(),
    });
  });

  it('settles an order once and keeps the time', async () => {
    const { follow, findIntent, shop, id } = setUpFollowOrder();
    shop.settleOrder(id, 'paid');
    await follow();
    const before = findIntent();
    shop.clock.advance(5000);
    await follow();
    expect(findIntent()).toEqual(before);
  });

  it.each(['refused', 'expired', 'refunded'] as const)(
    'removes the intent of a %s order, so that the next order is a new intent',
    async (status) => {
      const { follow, findIntent, shop, id } = setUpFollowOrder();
      shop.settleOrder(id, status);
      expect(await follow()).toMatchObject({ value: { status } });
      expect(findIntent()).toBeNull();
    },
  );

  it('keeps another intent for the same item', async () => {
    const { follow, findIntent, shop, id, intents } = setUpFollowOrder();
    const other = { ...findIntent(), key: 'other', purchase: null };
    intents.save('ana', itemKey, {
      order: '',
      sentAt: 0,
      formerId: id,
      settledAt: null,
      ...other,
    });
    shop.settleOrder(id, 'expired');
    await follow();
    expect(findIntent()?.key).toBe('other');
  });

  it('rejects a transaction for another item', async () => {
    const { follow, findIntent, shop, id } = setUpFollowOrder();
    shop.settleOrder(id, 'paid');
    const order = shop.findOrder(id);
    if (order) order.transaction = { ...order.transaction, item: buildTransactionItem({ credits: 5500 }) };
    expect(await follow()).toEqual(failed(paymentFailures.transactionNotFound));
    expect(findIntent()).toMatchObject({ settledAt: null });
  });

  it('does not find orders of other readers', async () => {
    const { follow } = setUpFollowOrder(new FakeSession(otherCredentials));
    expect(await follow()).toMatchObject({ failure: { code: 'TRANSACTION.NOT_FOUND' } });
  });
});
