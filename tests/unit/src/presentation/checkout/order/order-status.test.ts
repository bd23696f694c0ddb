import { jest } from '@jest/globals';
import type { FollowOrder } from '../../../../../../src/application/checkout/follow-order.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { failed } from '../../../../../../src/domain/result.ts';
import type { OrderStateOf } from '../../../../../../src/presentation/checkout/order/order-state.ts';
import { OrderStatus } from '../../../../../../src/presentation/checkout/order/order-status.ts';
import { Lazy } from '../../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { buildCreditsProduct } from '../../../../../fakes/checkout/set-up-order.ts';
import { chunkLoadError } from '../../../../../fakes/chunk-load-error.ts';
import { FakeClock } from '../../../../../fakes/device/fake-clock.ts';

it('reports that the code of the request did not load, and loads it again with the next request', async () => {
  const clock = new FakeClock();
  const pending: OrderStateOf<'waiting'> = {
    kind: 'waiting',
    session: { product: buildCreditsProduct(), openedAt: clock.now() },
    purchase: { id: 'order-1', status: 'waiting', amount: 1000, currency: 'BRL' },
    method: null,
    failure: null,
  };
  const load = jest.fn<() => Promise<FollowOrder>>().mockRejectedValue(chunkLoadError());
  const onChecked = jest.fn();
  const status = new OrderStatus({
    followOrder: new Lazy(load),
    clock,
    findPending: () => pending,
    onChecked,
    onSettled: () => {},
  });
  expect(await status.request()).toBeNull();
  expect(onChecked).toHaveBeenCalledWith(failed(failures.networkConnection));
  await status.request();
  expect(load).toHaveBeenCalledTimes(2);
});
