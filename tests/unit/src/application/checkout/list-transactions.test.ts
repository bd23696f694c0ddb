import { ListTransactions } from '../../../../../src/application/checkout/list-transactions.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { FakeTransactions } from '../../../../fakes/checkout/fake-transactions.ts';
import {
  buildComicProduct,
  buildCreditsProduct,
  buildShop,
} from '../../../../fakes/checkout/set-up-order.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

describe('ListTransactions', () => {
  it('sends nothing without a session', async () => {
    const transactions = new FakeTransactions(buildShop());
    const outcome = await new ListTransactions(transactions, new FakeSession()).execute({
      page: 0,
      limit: 20,
    });
    expect([outcome, transactions.requests]).toEqual([failed(failures.unauthenticated), []]);
  });

  it('lists the payments of the signed-in reader, newest first', async () => {
    const shop = buildShop();
    for (const item of [buildCreditsProduct().item, buildComicProduct().item])
      shop.placeOrder('ana', item, {});
    shop.placeOrder('bia', buildCreditsProduct().item, {});
    const transactions = new FakeTransactions(shop);
    const list = new ListTransactions(transactions, new FakeSession(exampleCredentials));
    const [newest, oldest] = [
      await list.execute({ page: 0, limit: 1 }),
      await list.execute({ page: 1, limit: 1 }),
    ];
    const shown = [newest, oldest].map(
      (each) => each.ok && [each.value.items[0]?.id.slice(-1), each.value.hasNext],
    );
    expect(shown).toEqual([
      ['2', true],
      ['1', false],
    ]);
    expect(transactions.requests).toEqual(['list ana 0', 'list ana 1']);
  });
});
