import { failures } from '../../../../src/domain/failure.ts';
import {
  type ContractEnvironment,
  sampleVoucher,
  voucherOfAnotherMarket,
} from '../../contract-environment.ts';
import { failureCodeOf, successOf, unknownId } from '../contract.ts';
import { type BuyerRequirements, buildBuyer, newKey } from './buyer.ts';

export function vouchersContract(
  environment: () => Pick<ContractEnvironment, 'vouchers' | BuyerRequirements>,
): void {
  const { signIn, loadBalance } = buildBuyer(environment);

  describe('Vouchers', () => {
    it('require a session', async () => {
      const { vouchers } = environment();
      const results = [
        await vouchers.find(sampleVoucher.code),
        await vouchers.redeem(unknownId, newKey()),
        await vouchers.listRedeemed({ page: 0, limit: 1 }),
      ];
      for (const result of results) expect(failureCodeOf(result)).toBe(failures.unauthenticated.code);
    });

    it('are redeemed once by a reader, and a repeated key returns the same voucher', async () => {
      await signIn();
      const { vouchers } = environment();
      const before = await loadBalance();
      const voucher = successOf(await vouchers.find(sampleVoucher.code));
      const { credits } = sampleVoucher;
      expect(voucher.benefit).toEqual({ kind: 'credits', credits, currency: 'BRL' });
      expect(await loadBalance()).toBe(before);
      const key = newKey();
      expect(successOf(await vouchers.redeem(voucher.id, key))).toEqual(voucher);
      expect(successOf(await vouchers.redeem(voucher.id, key))).toEqual(voucher);
      expect(failureCodeOf(await vouchers.redeem(unknownId, key))).toBe('REQUEST.KEY_MISMATCH');
      expect(failureCodeOf(await vouchers.redeem(voucher.id, newKey()))).toBe('USER.DUPLICATE_ACQUISITION');
      expect(await loadBalance()).toBe(before + credits);
      const { items } = successOf(await vouchers.listRedeemed({ page: 0, limit: 10 }));
      expect(items).toEqual([{ voucher, redeemedAt: expect.any(String) }]);
    });

    it('require a pause from the third failed guess on', async () => {
      await signIn();
      const findFailure = async (code: string) => failureCodeOf(await environment().vouchers.find(code));
      expect(await findFailure('NADA')).toBe('VOUCHER.NOT_FOUND');
      expect(await findFailure(voucherOfAnotherMarket.code)).toBe('VOUCHER.MARKET_MISMATCH');
      for (const code of ['NADA', sampleVoucher.code]) {
        expect(await environment().vouchers.find(code)).toMatchObject({
          failure: { code: 'too_many_attempts', retryAfter: expect.any(Number) },
        });
      }
    });
  });
}
