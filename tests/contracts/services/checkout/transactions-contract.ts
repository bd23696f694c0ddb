import { failures } from '../../../../src/domain/failure.ts';
import type { ContractEnvironment } from '../../contract-environment.ts';
import { failureCodeOf, successOf, unknownId } from '../contract.ts';
import { type BuyerRequirements, buildBuyer, newKey } from './buyer.ts';

export function transactionsContract(
  environment: () => Pick<ContractEnvironment, 'transactions' | 'checkout' | BuyerRequirements>,
): void {
  const { signIn, addCard, buildCreditsOrder, buildIssueOrder } = buildBuyer(environment);
  const listTransactions = async (page: number, limit: number) =>
    successOf(await environment().transactions.list(environment().account.readerId, { page, limit }));

  describe('Transactions', () => {
    it('are visible only to their reader', async () => {
      const { transactions, account } = environment();
      const first = { page: 0, limit: 1 };
      expect(failureCodeOf(await transactions.list(account.readerId, first))).toBe(
        failures.unauthenticated.code,
      );
      expect(failureCodeOf(await transactions.find(unknownId))).toBe(failures.unauthenticated.code);
      expect(failureCodeOf(await transactions.withdraw(unknownId, newKey()))).toBe(
        failures.unauthenticated.code,
      );
      await signIn();
      expect(failureCodeOf(await transactions.list(unknownId, first))).toBe(failures.forbidden.code);
      expect(failureCodeOf(await transactions.find(unknownId))).toBe('TRANSACTION.NOT_FOUND');
    });

    it('are listed newest first, in slices', async () => {
      await signIn();
      // Fails if the suite of another port has already bought the issue.
      await environment().checkout.buy(await buildIssueOrder({ method: 'pix' }), newKey());
      const purchase = successOf(await environment().checkout.buy(buildCreditsOrder(), newKey()));
      const [first, second] = [await listTransactions(0, 1), await listTransactions(1, 1)];
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

    it('include the key that their order was sent with', async () => {
      await signIn();
      const keys = [newKey(), newKey()] as const;
      for (const key of keys) successOf(await environment().checkout.buy(buildCreditsOrder(), key));
      const { items } = await listTransactions(0, 2);
      expect(items.map(({ idempotencyKey }) => idempotencyKey)).toEqual([keys[1], keys[0]]);
      const detail = successOf(await environment().transactions.find(items[0]?.id ?? ''));
      expect(detail.idempotencyKey).toBe(keys[1]);
    });

    it('contain the data to complete a pending payment', async () => {
      await signIn();
      const [pending] = (await listTransactions(0, 1)).items;
      const detail = successOf(await environment().transactions.find(pending?.id ?? ''));
      expect(detail).toMatchObject({ id: pending?.id, status: 'waiting', pixCode: pending?.pixCode });
      expect(detail).toHaveProperty('pixQrCodeImg');
    });

    it('are withdrawn once, with a full refund', async () => {
      await signIn();
      const { checkout, transactions } = environment();
      const payment = { method: 'credit_card', card: await addCard('approved') } as const;
      const { id } = successOf(await checkout.buy(buildCreditsOrder(payment), newKey()));
      const [bought] = (await listTransactions(0, 1)).items;
      expect(bought).toMatchObject({ id, status: 'paid', withdrawal: { state: 'open' } });
      const key = newKey();
      const refund = successOf(await transactions.withdraw(id, key));
      expect(refund).toEqual({ amount: 1000, currency: 'BRL', method: 'credit_card' });
      expect(successOf(await transactions.withdraw(id, key))).toEqual(refund);
      const again = await transactions.withdraw(id, newKey());
      expect(failureCodeOf(again)).toBe('WITHDRAWAL.NOT_POSSIBLE');
      const detail = successOf(await transactions.find(id));
      expect([detail.status, detail.withdrawal]).toEqual(['refunded', undefined]);
      const unknown = await transactions.withdraw(unknownId, newKey());
      expect(failureCodeOf(unknown)).toBe('TRANSACTION.NOT_FOUND');
    });
  });
}
