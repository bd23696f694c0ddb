import {
  hasIntentExpired,
  hasPixExpired,
  intentOf,
  itemKeyOf,
  merchandiseIn,
  type Order,
  pixInfoOf,
} from '../../../../../src/domain/checkout/order.ts';
import { buildCard } from '../../../../fakes/cards/build-card.ts';
import {
  buildComicProduct,
  buildCreditsProduct,
  buildMonthProduct,
} from '../../../../fakes/checkout/set-up-order.ts';

const purchase = { id: '1', status: 'waiting', amount: 1000, currency: 'BRL' } as const;

describe('a purchase', () => {
  it('has Pix data if it has a Pix code', () => {
    const pixExpiresAt = '2026-03-01T12:30:00.000Z';
    expect(pixInfoOf({ ...purchase, pixExpiresAt })).toBeNull();
    expect(pixInfoOf({ ...purchase, pixCode: '000201', pixQrCodeImg: 'data:', pixExpiresAt })).toEqual({
      code: '000201',
      qrCodePicture: 'data:',
      expiresAt: pixExpiresAt,
      bankAddress: null,
    });
    expect(pixInfoOf({ ...purchase, pixCode: '000201', pixExpiresAt })?.qrCodePicture).toBeNull();
  });

  it('has an expired Pix from the instant of expiry on', () => {
    const pix = { ...purchase, pixCode: '000201', pixExpiresAt: '2026-03-01T12:30:00.000Z' };
    expect(hasPixExpired(pix, new Date('2026-03-01T12:29:59.999Z'))).toBe(false);
    expect(hasPixExpired(pix, new Date('2026-03-01T12:30:00.000Z'))).toBe(true);
    const { pixExpiresAt: _, ...endless } = pix;
    expect([hasPixExpired(endless, new Date()), pixInfoOf(endless)?.expiresAt]).toEqual([false, null]);
    expect([hasPixExpired(purchase, new Date()), hasPixExpired(null, new Date())]).toEqual([false, false]);
  });
});

describe('an order', () => {
  const order = (differences: Partial<Order['payment']> = {}, { item } = buildCreditsProduct()): Order => ({
    item,
    payment: { method: 'credit_card', card: buildCard(), coupon: null, returnPath: '/', ...differences },
  });
  const coupon = { code: 'DEZ', percent: 10, amount: null, currency: null, endsAt: null };

  it('has another intent if item, price, method, card or coupon differ', () => {
    const different = [
      order(),
      order({ method: 'pix' }),
      order({ card: null }),
      order({ card: buildCard({ brand: 'amex' }) }),
      order({ card: buildCard({ lastFourDigits: '1111' }) }),
      order({ coupon }),
      order({}, buildCreditsProduct(5500, 5000)),
      order({}, buildCreditsProduct(1000, 900)),
      order({}, buildMonthProduct()),
      order({}, buildComicProduct()),
      order({}, buildComicProduct('rent')),
    ].map(intentOf);
    expect(new Set(different).size).toBe(different.length);
  });

  it('has the same intent for other return paths and other details of card and coupon', () => {
    const same = order({
      card: buildCard({ holderName: 'ANA DOS REIS' }),
      coupon: { ...coupon, endsAt: null },
    });
    expect(intentOf({ ...same, payment: { ...same.payment, returnPath: '/there' } })).toBe(
      intentOf(order({ coupon: { ...coupon, percent: 20 } })),
    );
  });

  it('has one key for each item, shared by purchase and rental of an issue', () => {
    expect(
      [buildCreditsProduct(), buildMonthProduct(), buildComicProduct(), buildComicProduct('rent')].map(
        ({ item }) => itemKeyOf(item),
      ),
    ).toEqual(['credits 1000', 'plan plan-1', 'comic issue-1', 'comic issue-1']);
  });

  it('has a new intent after a day', () => {
    const day = 24 * 60 * 60 * 1000;
    expect([hasIntentExpired(0, new Date(day)), hasIntentExpired(0, new Date(day + 1))]).toEqual([
      false,
      true,
    ]);
  });
});

describe('the merchandise of a stored order', () => {
  it.each([
    ['a plan or an issue', '["plan",["plan-1","month-1"],"pix",null,null]', 'month-1'],
    ['credits', '["credits",[1000,900],"pix",null,null]', null],
    ['credits as an older version stored them', '["dragon_wallet_credit",[1000,900],"pix",null,null]', null],
    ['something else', 'not JSON', null],
  ])('is read from %s', (_, stored, merchandiseId) => {
    expect(merchandiseIn(stored)).toBe(merchandiseId);
  });
});
