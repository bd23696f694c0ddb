import { FollowOrder } from '../../../../../src/application/checkout/follow-order.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { buildTransactionItem } from '../../../../fakes/checkout/build-transaction.ts';
import { FakeOrderIntents } from '../../../../fakes/checkout/fake-order-intents.ts';
import { FakeTransactions } from '../../../../fakes/checkout/fake-transactions.ts';
import { buildCreditsProduct, buildShop } from '../../../../fakes/checkout/set-up-order.ts';
import { exampleCredentials, FakeSession, otherCredentials } from '../../../../fakes/session/fake-session.ts';

const { item } = buildCreditsProduct();
const credits = 'credits 1000';

function open(session = new FakeSession(exampleCredentials)) {
  const shop = buildShop();
  const transactions = new FakeTransactions(shop);
  transactions.sessionCheck = { session, revokedTokens: [] };
  const intents = new FakeOrderIntents();
  const { transaction } = shop.placeOrder('ana', item, { method: 'pix' });
  const { id, amount, currency } = transaction;
  const purchase = { id, status: 'waiting', amount, currency } as const;
  const intent = { key: 'key', order: '', sentAt: 0, formerId: null, settledAt: null };
  intents.save('ana', credits, { ...intent, purchase });
  const follow = () => new FollowOrder(transactions, intents, session, shop.clock).execute(item, id);
  return { shop, transactions, intents, id, follow, known: () => intents.find('ana', credits) };
}

describe('FollowOrder', () => {
  it('sends nothing without a session', async () => {
    const { follow, transactions } = open(new FakeSession());
    expect(await follow()).toEqual(failed(failures.unauthenticated));
    expect(transactions.requests).toEqual([]);
  });

  it('does not change a pending order', async () => {
    const { follow, known } = open();
    expect(await follow()).toMatchObject({ value: { status: 'waiting' } });
    expect(known()).toMatchObject({ settledAt: null });
  });

  it('settles a paid order for all tabs', async () => {
    const { follow, known, shop, id } = open();
    shop.settleOrder(id, 'paid');
    await follow();
    expect(known()).toMatchObject({
      purchase: { id, status: 'paid' },
      settledAt: shop.clock.now().getTime(),
    });
  });

  it('settles an order once and keeps the time', async () => {
    const { follow, known, shop, id } = open();
    shop.settleOrder(id, 'paid');
    await follow();
    const before = known();
    shop.clock.advance(5000);
    await follow();
    expect(known()).toEqual(before);
  });

  it.each(['refused', 'expired', 'refunded'] as const)(
    'removes the intent of a %s order, so that the next order is a new intent',
    async (status) => {
      const { follow, known, shop, id } = open();
      shop.settleOrder(id, status);
      expect(await follow()).toMatchObject({ value: { status } });
      expect(known()).toBeNull();
    },
  );

  it('keeps another intent for the same item', async () => {
    const { follow, known, shop, id, intents } = open();
    const other = { ...known(), key: 'other', purchase: null };
    intents.save('ana', credits, {
      order: '',
      sentAt: 0,
      formerId: id,
      settledAt: null,
      ...other,
    });
    shop.settleOrder(id, 'expired');
    await follow();
    expect(known()?.key).toBe('other');
  });

  it('rejects a transaction for another item', async () => {
    const { follow, known, shop, id } = open();
    shop.settleOrder(id, 'paid');
    const order = shop.findOrder(id);
    if (order) order.transaction = { ...order.transaction, item: buildTransactionItem({ credits: 5500 }) };
    expect(await follow()).toEqual(failed(failures.transactionNotFound));
    expect(known()).toMatchObject({ settledAt: null });
  });

  it('does not find orders of other readers', async () => {
    const { follow } = open(new FakeSession(otherCredentials));
    expect(await follow()).toMatchObject({ failure: { code: 'TRANSACTION.NOT_FOUND' } });
  });
});
