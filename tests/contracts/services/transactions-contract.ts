import { failures } from '../../../src/domain/failure.ts';
import type { ContractWorld } from '../world.ts';
import { type BuyerParts, buyer, newKey } from './buyer.ts';
import { failureOf, successOf, unknownId } from './contract.ts';

export function transactionsContract(
  world: () => Pick<ContractWorld, 'transactions' | 'checkout' | BuyerParts>,
): void {
  const { signIn, credits, issue } = buyer(world);
  const listed = async (page: number, limit: number) =>
    successOf(await world().transactions.list(world().account.readerId, { page, limit }));

  describe('Transactions', () => {
    it('are visible only to their reader', async () => {
      const { transactions, account } = world();
      const first = { page: 0, limit: 1 };
      expect(failureOf(await transactions.list(account.readerId, first))).toBe(failures.unauthenticated.code);
      expect(failureOf(await transactions.find(unknownId))).toBe(failures.unauthenticated.code);
      await signIn();
      expect(failureOf(await transactions.list(unknownId, first))).toBe(failures.forbidden.code);
      expect(failureOf(await transactions.find(unknownId))).toBe('TRANSACTION.NOT_FOUND');
    });

    it('are listed newest first, in slices', async () => {
      await signIn();
      // Fails if the suite of another port has already bought the issue.
      await world().checkout.buy(await issue({ method: 'pix' }), newKey());
      const purchase = successOf(await world().checkout.buy(credits(), newKey()));
      const [first, second] = [await listed(0, 1), await listed(1, 1)];
      expect(first.items).toEqual([
        expect.objectContaining({
          id: purchase.id,
          item: expect.objectContaining({ type: 'credits', credits: 1000 }),
          isRenewal: false,
          method: 'pix',
          status: 'waiting',
          amount: 1000,
          currency: 'BRL',
          pixCode: purchase.pixCode,
          paidAt: null,
        }),
      ]);
      expect([first.hasNext, second.items[0]?.item]).toEqual([
        true,
        expect.objectContaining({ type: 'comic', slug: 'so-na-loja', kind: 'purchase' }),
      ]);
    });

    it('report the key that each order was sent with', async () => {
      await signIn();
      const keys = [newKey(), newKey()] as const;
      for (const key of keys) successOf(await world().checkout.buy(credits(), key));
      const { items } = await listed(0, 2);
      expect(items.map(({ idempotencyKey }) => idempotencyKey)).toEqual([keys[1], keys[0]]);
      const detail = successOf(await world().transactions.find(items[0]?.id ?? ''));
      expect(detail.idempotencyKey).toBe(keys[1]);
    });

    it('contain the data to complete a pending payment', async () => {
      await signIn();
      const [waiting] = (await listed(0, 1)).items;
      const detail = successOf(await world().transactions.find(waiting?.id ?? ''));
      expect(detail).toMatchObject({ id: waiting?.id, status: 'waiting', pixCode: waiting?.pixCode });
      expect(detail).toHaveProperty('pixQrCodeImg');
    });
  });
}
