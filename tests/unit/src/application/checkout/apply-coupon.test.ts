import { ApplyCoupon } from '../../../../../src/application/checkout/apply-coupon.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { FakeCheckout } from '../../../../fakes/checkout/fake-checkout.ts';
import { buildComicProduct, buildShop } from '../../../../fakes/checkout/set-up-order.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

const coupon = { code: 'DEZ', percent: 10, amount: null, currency: null, endsAt: null };

function setUpApplyCoupon(session = new FakeSession(exampleCredentials)) {
  const checkout = new FakeCheckout(buildShop());
  checkout.shop.coupons.set('DEZ', coupon);
  const requestedCodes: string[] = [];
  const findCoupon = checkout.findCoupon.bind(checkout);
  checkout.findCoupon = (code, item) => {
    requestedCodes.push(code);
    return findCoupon(code, item);
  };
  const apply = (typed: string) =>
    new ApplyCoupon(checkout, session).execute(typed, buildComicProduct().item);
  return { checkout, requestedCodes, apply };
}

describe('ApplyCoupon', () => {
  it('sends nothing without a session', async () => {
    const { apply, requestedCodes } = setUpApplyCoupon(new FakeSession());
    expect(await apply('DEZ')).toEqual(failed(failures.unauthenticated));
    expect(requestedCodes).toEqual([]);
  });

  it('finds a coupon in any notation', async () => {
    const { apply, requestedCodes } = setUpApplyCoupon();
    expect(await apply(' dez ')).toEqual(succeeded(coupon));
    expect(requestedCodes).toEqual(['DEZ']);
  });

  it('fails for an unknown code, and sends no request for an empty one', async () => {
    const { apply, checkout, requestedCodes } = setUpApplyCoupon();
    const refused = failed({ name: 'BAD REQUEST', message: 'Invalid coupon code', code: '02' });
    expect(await apply('  ')).toEqual(refused);
    expect(requestedCodes).toEqual([]);
    checkout.findCoupon = () => checkout.respond(() => null);
    expect(await apply('NADA')).toEqual(refused);
  });

  it('returns the failure of the service', async () => {
    expect(await setUpApplyCoupon().apply('VINTE')).toMatchObject({ failure: { code: 'COUPON.NOT_FOUND' } });
  });
});
