import type { Database } from '../../server/database/database.ts';
import { updateRevenue } from '../../server/finance/revenue/update-revenue.ts';
import { buildNewCard } from '../fakes/cards/build-card.ts';
import { addSale } from '../integration/support/add-payment.ts';
import {
  cardNumbers,
  sampleCoupon,
  sampleCreditOffers,
  sampleVoucher,
  type TestCard,
  voucherOfAnotherMarket,
} from './contract-environment.ts';

/** Adds credit offers, coupon and vouchers to the database, because no route can do that yet. */
export async function seedCommerce(database: Database): Promise<void> {
  const longAgo = new Date('2020-03-05T03:00:00Z');
  await database
    .insertInto('finance.revenue_month')
    .values({ month: '2020-01-01', computedAt: longAgo, closedAt: longAgo })
    .execute();
  await database
    .insertInto('comics.credit_offer')
    .values(
      sampleCreditOffers.map(({ credits, salePrice: price }) => ({
        market: 'brazil',
        credits,
        price,
        currency: 'BRL',
      })),
    )
    .execute();
  const beginsAt = new Date(Date.now() - 1000);
  await database
    .insertInto('comics.coupon')
    .values({ ...sampleCoupon, beginsAt })
    .execute();
  await database
    .insertInto('comics.voucher')
    .values([
      { ...sampleVoucher, market: 'brazil', currency: 'BRL' },
      { ...voucherOfAnotherMarket, market: 'portugal', currency: 'EUR' },
    ])
    .execute();
}

/** Adds a paid order, and runs the job that computes the revenue. */
export const addSaleTo = (database: Database) => async (slug: string, price: number) => {
  const { id: issueId } = await database
    .selectFrom('comics.issue')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  await addSale(database, { issueId, price, paidAt: new Date() });
  // As if nothing had been computed yet, because the job computes only amounts that are ten minutes old.
  await database
    .updateTable('finance.revenue_month')
    .set({ computedAt: null })
    .where('closedAt', 'is', null)
    .execute();
  await updateRevenue({
    database,
    now: () => new Date(),
    databaseNow: async () => new Date(),
    onProblem(error) {
      throw error;
    },
  });
};

/** Requests a token like the script of the stand-in tokenizer. */
export const createTokenAt = (address: string) => async (card: TestCard) => {
  const { holderName, holderDocument, cvv, expirationMonth, expirationYear } = buildNewCard();
  const number = cardNumbers[card];
  const cardholder = { number, holderName, holderDocument: holderDocument.number, cvv };
  const body = { ...cardholder, expirationMonth, expirationYear };
  const { token } = await post(`${address}/thirdparty/tokenizer/tokens`, body);
  return token ?? '';
};

/** Pays like the page of the stand-in bank. */
export const payPixAt = (address: string) => async (code: string) => {
  await post(`${address}/thirdparty/pix/pay`, { code });
};

async function post(address: string, body: object): Promise<{ token?: string }> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}: ${await response.text()}`);
  return (await response.json()) as { token?: string };
}
