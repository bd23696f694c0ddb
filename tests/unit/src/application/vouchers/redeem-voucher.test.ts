import { RedeemVoucher } from '../../../../../src/application/vouchers/redeem-voucher.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { FakeVouchers } from '../../../../fakes/vouchers/fake-vouchers.ts';

const voucher = {
  id: 'voucher-1',
  benefit: { kind: 'credits', credits: 1500, currency: 'BRL' },
} as const;

function setUpRedeemVoucher(session = new FakeSession(exampleCredentials)) {
  const vouchers = new FakeVouchers();
  vouchers.vouchers.set('ANONOVO', voucher);
  vouchers.codesOfOtherMarkets.add('LISBOA');
  const redeem = new RedeemVoucher(vouchers, session);
  return { vouchers, redeem: (typed: string) => redeem.execute(typed, buildReader()), useCase: redeem };
}

describe('RedeemVoucher', () => {
  it('redeems a code in any notation', async () => {
    const { vouchers, redeem } = setUpRedeemVoucher();
    expect(await redeem(' ano novo')).toEqual(succeeded(voucher));
    expect(vouchers.shop.balanceOf('ana')).toBe(1500);
    expect(vouchers.requests).toEqual(['find ANONOVO', 'redeem voucher-1 voucher-voucher-1']);
  });

  it('sends nothing without a session or for a guided account', async () => {
    const visitor = setUpRedeemVoucher(new FakeSession());
    expect(await visitor.redeem('ANONOVO')).toEqual(failed(failures.unauthenticated));
    const { vouchers, useCase } = setUpRedeemVoucher();
    const guided = buildReader({ guardianId: 'bia' });
    expect(await useCase.execute('ANONOVO', guided)).toEqual(failed(failures.parentPermission));
    expect([...visitor.vouchers.requests, ...vouchers.requests]).toEqual([]);
  });

  it('redeems once if the response was lost and the request is repeated', async () => {
    const { vouchers, redeem } = setUpRedeemVoucher();
    await redeem('ANONOVO');
    await redeem('ANONOVO');
    expect(vouchers.shop.balanceOf('ana')).toBe(1500);
  });

  it('returns the failure, and requires a pause of a minute after three failures', async () => {
    const { vouchers, redeem } = setUpRedeemVoucher();
    expect(await redeem('NADA')).toMatchObject({ failure: { code: 'VOUCHER.NOT_FOUND' } });
    expect(await redeem('LISBOA')).toMatchObject({ failure: { code: 'VOUCHER.MARKET_MISMATCH' } });
    await redeem('NADA');
    expect(await redeem('ANONOVO')).toMatchObject({ failure: { code: 'too_many_attempts' } });
    vouchers.shop.clock.advance(60_000);
    expect(await redeem('ANONOVO')).toEqual(succeeded(voucher));
  });
});
