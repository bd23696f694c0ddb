import { failures } from '../../../src/domain/failure.ts';
import { voucherElsewhere, voucherOfAll, type World } from '../world.ts';
import { type BuyerParts, buyer, newKey } from './buyer.ts';
import { failureOf, nobody, successOf } from './contract.ts';

export function vouchersContract(world: () => Pick<World, 'vouchers' | BuyerParts>): void {
  const { come, balance } = buyer(world);

  describe('Vouchers', () => {
    it('are nobody’s without a session', async () => {
      const { vouchers } = world();
      const answers = [
        await vouchers.find(voucherOfAll.code),
        await vouchers.redeem(nobody, newKey()),
        await vouchers.redeemed({ page: 0, limit: 1 }),
      ];
      for (const answer of answers) expect(failureOf(answer)).toBe(failures.unauthenticated.code);
    });

    it('give what they give, once to a reader, and the same answer to the same key', async () => {
      await come();
      const { vouchers } = world();
      const before = await balance();
      const voucher = successOf(await vouchers.find(voucherOfAll.code));
      const { credits } = voucherOfAll;
      expect(voucher.gives).toEqual({ kind: 'credits', credits, currency: 'BRL' });
      expect(await balance()).toBe(before);
      const key = newKey();
      expect(successOf(await vouchers.redeem(voucher.id, key))).toEqual(voucher);
      expect(successOf(await vouchers.redeem(voucher.id, key))).toEqual(voucher);
      expect(failureOf(await vouchers.redeem(nobody, key))).toBe('REQUEST.KEY_MISMATCH');
      expect(failureOf(await vouchers.redeem(voucher.id, newKey()))).toBe('USER.DUPLICATE_ACQUISITION');
      expect(await balance()).toBe(before + credits);
      const { items } = successOf(await vouchers.redeemed({ page: 0, limit: 10 }));
      expect(items).toEqual([{ voucher, redeemedAt: expect.any(String) }]);
    });

    it('have whoever guesses wait after three failures', async () => {
      await come();
      const find = async (code: string) => failureOf(await world().vouchers.find(code));
      expect(await find('NADA')).toBe('VOUCHER.NOT_FOUND');
      expect(await find(voucherElsewhere.code)).toBe('VOUCHER.MARKET_MISMATCH');
      expect(await find('NADA')).toBe('VOUCHER.NOT_FOUND');
      const outcome = await world().vouchers.find(voucherOfAll.code);
      expect(outcome).toMatchObject({
        failure: { code: 'too_many_attempts', retryAfter: expect.any(Number) },
      });
    });
  });
}
