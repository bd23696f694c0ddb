import { FindOrder } from '../../../../../src/application/checkout/find-order.ts';
import { RecoverOrder } from '../../../../../src/application/checkout/recover-order.ts';
import type { OrderIntent } from '../../../../../src/application/ports/checkout/order-intents.ts';
import { paymentFailures } from '../../../../../src/domain/checkout/payment-failures.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { buildTransactionItem } from '../../../../fakes/checkout/build-transaction.ts';
import { FakeOrderIntents } from '../../../../fakes/checkout/fake-order-intents.ts';
import { FakeTransactions } from '../../../../fakes/checkout/fake-transactions.ts';
import {
  buildComicProduct,
  buildCreditsProduct,
  buildShop,
} from '../../../../fakes/checkout/set-up-order.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

const { item } = buildCreditsProduct();
const itemKey = 'credits 1000';

function setUpRecoverOrder(session = new FakeSession(exampleCredentials)) {
  const shop = buildShop();
  const transactions = new FakeTransactions(shop);
  const intents = new FakeOrderIntents();
  const saveIntent = (differences: Partial<OrderIntent> = {}) => {
    const sentAt = shop.clock.now().getTime();
    const intent = { key: 'key', order: '', sentAt, formerId: null, purchase: null };
    intents.save('ana', itemKey, { ...intent, settledAt: null, ...differences });
  };
  return {
    shop,
    transactions,
    intents,
    saveIntent,
    recover: new RecoverOrder(transactions, intents, session, shop.clock),
    findOrder: () => new FindOrder(intents, session).execute(item, shop.clock.now()),
  };
}

describe('RecoverOrder', () => {
  it('sends nothing without a session or without a sent order', async () => {
    const visitor = setUpRecoverOrder(new FakeSession());
    expect(await visitor.recover.execute(item)).toEqual(failed(failures.unauthenticated));
    const { recover, transactions } = setUpRecoverOrder();
    expect(await recover.execute(item)).toEqual(succeeded(null));
    expect([visitor.transactions.requests, transactions.requests]).toEqual([[], []]);
  });

  it('finds a paid order and saves it', async () => {
    const { shop, saveIntent, recover, findOrder } = setUpRecoverOrder();
    saveIntent();
    const { transaction } = shop.placeOrder('ana', item, { method: 'credit_card' });
    shop.settleOrder(transaction.id, 'paid');
    const outcome = await recover.execute(item);
    expect(outcome).toMatchObject({ value: { id: transaction.id, status: 'paid', amount: 1000 } });
    expect(findOrder()).toMatchObject({ status: 'bought' });
  });

  it('finds a pending order with its payment data', async () => {
    const { shop, saveIntent, recover, findOrder } = setUpRecoverOrder();
    saveIntent();
    const { transaction } = shop.placeOrder('ana', item, { method: 'pix' });
    const { pixCode, pixExpiresAt } = transaction;
    expect(await recover.execute(item)).toMatchObject({
      value: { status: 'waiting', pixCode, pixExpiresAt },
    });
    expect(findOrder()).toMatchObject({ status: 'waiting' });
  });

  it('returns null for an order that was not accepted, and keeps its key', async () => {
    const { shop, saveIntent, recover, findOrder, intents } = setUpRecoverOrder();
    shop.placeOrder('ana', item, { method: 'pix' });
    shop.clock.advance(2 * 60_000);
    saveIntent();
    const other = shop.placeOrder('ana', buildComicProduct().item, {
      item: buildTransactionItem({ type: 'comic' }),
    });
    shop.settleOrder(other.transaction.id, 'paid');
    const renewal = shop.placeOrder('ana', item, { isRenewal: true });
    shop.settleOrder(renewal.transaction.id, 'paid');
    expect(await recover.execute(item)).toEqual(succeeded(null));
    expect([findOrder(), intents.find('ana', itemKey)?.key]).toEqual([
      { status: 'unanswered', merchandiseId: null },
      'key',
    ]);
  });

  it('ignores the purchase of an earlier intent', async () => {
    const { shop, saveIntent, recover } = setUpRecoverOrder();
    const { transaction } = shop.placeOrder('ana', item, {});
    shop.settleOrder(transaction.id, 'paid');
    saveIntent({ formerId: transaction.id });
    expect(await recover.execute(item)).toEqual(succeeded(null));
  });

  it('finds the order with its own key, not an order of another device', async () => {
    const { shop, saveIntent, recover } = setUpRecoverOrder();
    saveIntent();
    const own = shop.placeOrder('ana', item, { method: 'pix', idempotencyKey: 'key' });
    const other = shop.placeOrder('ana', item, { method: 'pix', idempotencyKey: 'key of the phone' });
    shop.settleOrder(other.transaction.id, 'paid');
    expect(await recover.execute(item)).toMatchObject({
      value: { id: own.transaction.id, status: 'waiting' },
    });
  });

  it('returns null for an order that did not arrive, even if another device bought the item', async () => {
    const { shop, saveIntent, recover, intents } = setUpRecoverOrder();
    saveIntent();
    const other = shop.placeOrder('ana', item, { method: 'pix', idempotencyKey: 'key of the phone' });
    shop.settleOrder(other.transaction.id, 'paid');
    expect(await recover.execute(item)).toEqual(succeeded(null));
    expect(intents.find('ana', itemKey)?.key).toBe('key');
  });

  it('finds the order by its key if the clock of the device is ahead', async () => {
    const { shop, saveIntent, recover } = setUpRecoverOrder();
    const { transaction } = shop.placeOrder('ana', item, { method: 'pix', idempotencyKey: 'key' });
    saveIntent({ sentAt: shop.clock.now().getTime() + 10 * 60_000 });
    expect(await recover.execute(item)).toMatchObject({ value: { id: transaction.id } });
  });

  it('returns null for a refused or refunded order', async () => {
    const { shop, saveIntent, recover, intents } = setUpRecoverOrder();
    saveIntent();
    const { transaction } = shop.placeOrder('ana', item, {});
    shop.settleOrder(transaction.id, 'refused');
    expect(await recover.execute(item)).toEqual(succeeded(null));
    expect(intents.find('ana', itemKey)).not.toBeNull();
  });

  it('fails for an order that was refused just now, and removes the intent', async () => {
    const { shop, saveIntent, recover, transactions, findOrder } = setUpRecoverOrder();
    saveIntent();
    const { transaction } = shop.placeOrder('ana', item, { method: 'credit_card' });
    const find = transactions.find.bind(transactions);
    transactions.find = (id) => {
      shop.settleOrder(transaction.id, 'refused');
      return find(id);
    };
    expect(await recover.execute(item)).toEqual(failed(paymentFailures.paymentFailed));
    expect(findOrder()).toBeNull();
  });

  it('fails if the service cannot be reached', async () => {
    const { saveIntent, recover, transactions } = setUpRecoverOrder();
    saveIntent();
    transactions.failure = failures.networkConnection;
    expect(await recover.execute(item)).toEqual(failed(failures.networkConnection));
  });
});

describe('FindOrder', () => {
  it('returns null for visitors and for orders older than a day', () => {
    const { saveIntent, findOrder, shop } = setUpRecoverOrder();
    saveIntent();
    expect(findOrder()).toEqual({ status: 'unanswered', merchandiseId: null });
    shop.clock.advance(24 * 60 * 60_000 + 1);
    expect(findOrder()).toBeNull();
    expect(setUpRecoverOrder(new FakeSession()).findOrder()).toBeNull();
  });
});
