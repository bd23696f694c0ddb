import type { Database } from '../../server/database/database.ts';
import { someNewCard } from '../fakes/cards/some-card.ts';
import {
  cardNumbers,
  couponOfAll,
  creditsOfAll,
  type TokenizedCard,
  voucherElsewhere,
  voucherOfAll,
} from './world.ts';

/** Puts what is sold and given in every world into the platform's database: no route does that yet. */
export async function stockTill(database: Database): Promise<void> {
  await database
    .insertInto('comics.credit_offer')
    .values(
      creditsOfAll.map(({ credits, salePrice: price }) => ({
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
    .values({ ...couponOfAll, beginsAt })
    .execute();
  await database
    .insertInto('comics.voucher')
    .values([
      { ...voucherOfAll, market: 'brazil', currency: 'BRL' },
      { ...voucherElsewhere, market: 'portugal', currency: 'EUR' },
    ])
    .execute();
}

/** As the stand-in tokenizer's script does. */
export const tokenFrom = (address: string) => async (card: TokenizedCard) => {
  const { holderName, holderDocument, cvv, expirationMonth, expirationYear } = someNewCard();
  const number = cardNumbers[card];
  const typed = { number, holderName, holderDocument: holderDocument.number, cvv };
  const body = { ...typed, expirationMonth, expirationYear };
  const { token } = await post(`${address}/thirdparty/tokenizer/tokens`, body);
  return token ?? '';
};

/** As the page of the stand-in bank does. */
export const payPixAt = (address: string) => async (code: string) => {
  await post(`${address}/thirdparty/pix/pay`, { code });
};

async function post(address: string, body: object): Promise<{ token?: string }> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { token?: string };
}
