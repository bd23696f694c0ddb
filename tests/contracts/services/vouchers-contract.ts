import { failures } from '../../../src/domain/failure.ts';
import { type ContractWorld, sampleVoucher, voucherOfAnotherMarket } from '../world.ts';
import { type BuyerParts, buyer, newKey } from './buyer.ts';
import { failureOf, successOf, unknownId } from './contract.ts';

export function vouchersContract(world: () => Pick<ContractWorld, 'vouchers' | BuyerParts>): void {
  const { signIn, balance } = buyer(world);

  describe('Vouchers', () => {
    it('require a session', async () => {
      const { vouchers } = world();
      const answers = [
        await vouchers.find(sampleVoucher.code),
        await vouchers.redeem(unknownId, newKey()),
        await vouchers.redeemed({ page: 0, limit: 1 }),
      ];
      for (const answer of answers) expect(failureOf(answer)).toBe(failures.unauthenticated.code);
    });

    it('are redeemed once by a reader, with the same answer to the same key', async () => {
      await signIn();
      const { vouchers } = world();
      const before = await balance();
      const voucher = successOf(await vouchers.find(sampleVoucher.code));
      const { credits } = sampleVoucher;
      expect(voucher.gives).toEqual({ kind: 'credits', credits, currency: 'BRL' });
      expect(await balance()).toBe(before);
      const key = newKey();
      expect(successOf(await vouchers.redeem(voucher.id, key))).toEqual(voucher);
      expect(successOf(await vouchers.redeem(voucher.id, key))).toEqual(voucher);
      expect(failureOf(await vouchers.redeem(unknownId, key))).toBe('REQUEST.KEY_MISMATCH');
      expect(failureOf(await vouchers.redeem(voucher.id, newKey()))).toBe('USER.DUPLICATE_ACQUISITION');
      expect(await balance()).toBe(before + credits);
      const { items } = successOf(await vouchers.redeemed({ page: 0, limit: 10 }));
      expect(items).toEqual([{ voucher, redeemedAt: expect.any(String) }]);
    });

    it('require a pause after three failed guesses', async () => {
      await signIn();
      const find = async (code: string) => failureOf(await world().vouchers.find(code));
      expect(await find('NADA')).toBe('VOUCHER.NOT_FOUND');
      expect(await find(voucherOfAnotherMarket.code)).toBe('VOUCHER.MARKET_MISMATCH');
      expect(await find('NADA')).toBe('VOUCHER.NOT_FOUND');
      const outcome = await world().vouchers.find(sampleVoucher.code);
      expect(outcome).toMatchObject({
        failure: { code: 'too_many_attempts', retryAfter: expect.any(Number) },
      });
    });
  });
}
