import { FindOrder } from '../../../../../../src/application/checkout/find-order.ts';
import type { Purchase } from '../../../../../../src/domain/checkout/order.ts';
import { KnownOrders } from '../../../../../../src/presentation/checkout/order/known-orders.ts';
import { OrderProgress } from '../../../../../../src/presentation/checkout/order/order-progress.ts';
import { buildCreditsProduct, setUpOrder } from '../../../../../fakes/checkout/set-up-order.ts';

const purchase: Purchase = {
  id: 'order-1',
  status: 'waiting',
  amount: 1000,
  currency: 'BRL',
  pixCode: '000201',
};

/** The progress of an order for credit. */
async function openProgress() {
  const fixture = setUpOrder();
  await fixture.loadReader();
  const { intents, session, profile, notifications, clock, order } = fixture;
  const { choices, account } = order;
  const product = buildCreditsProduct();
  await choices.setProduct(product);
  const progress = new OrderProgress({
    knownOrders: new KnownOrders(new FindOrder(intents, session), intents, profile),
    choices,
    account,
    notifications,
    clock,
  });
  progress.dispatch({ kind: 'opened', session: { product, openedAt: clock.now() }, knownOrder: null });
  return { ...fixture, progress, choices };
}

describe('OrderProgress', () => {
  it('selects Pix while a Pix waits, so that an expired code is renewed with a Pix', async () => {
    const { progress, choices } = await openProgress();
    choices.chooseMethod('credit_card');
    progress.accept(purchase);
    expect(progress.state).toMatchObject({ kind: 'waiting', purchase });
    expect(choices.method).toBe('pix');
    await progress.settle('expired');
    expect(progress.state).toMatchObject({ kind: 'expired', purchase });
    expect(choices.method).toBe('pix');
  });

  it('removes the product from the choices once it is paid', async () => {
    const { progress, choices } = await openProgress();
    progress.accept({ ...purchase, status: 'paid' });
    expect(progress.state.kind).toBe('paid');
    expect(choices.product).toBeNull();
  });

  it('offers the choices again after a declined payment, with the declined method selected', async () => {
    const { progress, choices, notifications } = await openProgress();
    progress.accept(purchase);
    await progress.settle('refused');
    expect(progress.state).toMatchObject({ kind: 'choosing', failure: { declined: 'pix', count: 1 } });
    expect(choices.method).toBe('pix');
    expect(notifications.all).toEqual([]);
  });

  it('ignores a status if no payment waits, and a found order once one is paid', async () => {
    const { progress } = await openProgress();
    await progress.settle('expired');
    expect(progress.state.kind).toBe('choosing');
    progress.accept({ ...purchase, status: 'paid' });
    await progress.acceptFound({ ...purchase, id: 'order-2' });
    expect(progress.state).toMatchObject({ kind: 'paid', purchase: { id: 'order-1' } });
  });
});
