import { ApplyCoupon } from '../../../../../../src/application/checkout/apply-coupon.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { CouponEntry } from '../../../../../../src/presentation/checkout/order/coupon-entry.ts';
import { Lazy } from '../../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { FakeCheckout } from '../../../../../fakes/checkout/fake-checkout.ts';
import { FakeCouponOutcomes } from '../../../../../fakes/checkout/fake-coupon-outcomes.ts';
import { buildComicProduct, buildMonthProduct } from '../../../../../fakes/checkout/set-up-order.ts';
import { serviceFailure } from '../../../../../fakes/service-failure.ts';
import { exampleCredentials, FakeSession } from '../../../../../fakes/session/fake-session.ts';

function setUpEntry() {
  const checkout = new FakeCheckout();
  checkout.shop.coupons.set('DEZ', { code: 'DEZ', percent: 10, amount: null, currency: null, endsAt: null });
  const outcomes = new FakeCouponOutcomes();
  /** A new entry is what a reload leaves. */
  const open = (item = buildComicProduct().item, session = new FakeSession(exampleCredentials)) => {
    const entry = new CouponEntry(
      new Lazy(async () => new ApplyCoupon(checkout, session)),
      outcomes,
      session,
    );
    entry.setItem(item);
    return entry;
  };
  return { checkout, open };
}

describe('CouponEntry', () => {
  it('keeps a rejected code and its reason after a reload', async () => {
    const { open } = setUpEntry();
    const entry = open();
    entry.setText('VINTE');
    expect(await entry.apply()).toBe(false);
    expect([entry.text, entry.failure]).toEqual(['VINTE', serviceFailure('COUPON.NOT_FOUND')]);
    const reloaded = open();
    expect([reloaded.text, reloaded.failure, reloaded.coupon]).toEqual([
      'VINTE',
      serviceFailure('COUPON.NOT_FOUND'),
      null,
    ]);
  });

  it('keeps an applied coupon after a reload, without another request', async () => {
    const { checkout, open } = setUpEntry();
    expect(await open().apply('dez')).toBe(true);
    checkout.failure = failures.networkConnection;
    const reloaded = open();
    expect([reloaded.coupon?.code, reloaded.text]).toEqual(['DEZ', '']);
  });

  it('keeps only the code after a failure that says nothing about it', async () => {
    const { checkout, open } = setUpEntry();
    checkout.failure = failures.networkConnection;
    const entry = open();
    await entry.apply('DEZ');
    expect(entry.failure).toEqual(failures.networkConnection);
    const reloaded = open();
    expect([reloaded.text, reloaded.failure]).toEqual(['DEZ', null]);
  });

  it('forgets a coupon that the reader removes', async () => {
    const { open } = setUpEntry();
    const entry = open();
    await entry.apply('DEZ');
    entry.clear();
    expect([entry.coupon, open().coupon]).toEqual([null, null]);
  });

  it('shows it neither for another item nor to another reader', async () => {
    const { open } = setUpEntry();
    await open().apply('VINTE');
    expect(open(buildMonthProduct().item).text).toBe('');
    const otherSession = new FakeSession({ ...exampleCredentials, readerId: 'bia' });
    expect(open(buildComicProduct().item, otherSession).text).toBe('');
  });
});
