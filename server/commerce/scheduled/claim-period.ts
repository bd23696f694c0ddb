import { randomUUID } from 'node:crypto';
import { type DatabaseTransaction, lockBuyer } from '../buyer.ts';
import { hasExpired } from '../cards/card-expiry.ts';
import { isChargedBack } from '../cards/cards.ts';
import { stopRenewing } from '../entitlements/change-subscriptions.ts';
import { hasSuccessor } from '../orders/renewal-orders.ts';
import type { JobContext } from './job-context.ts';
import { dueRenewals } from './renewal-attempts.ts';

/** An order to settle, or the end of the renewal, or nothing to do. */
export type RenewalClaim = { order: string } | 'ended' | 'nothing';

/** Orders the next period of a subscription, or ends its renewal after the last attempt. Several machines order it once. */
export function claimPeriod(
  { database, now }: JobContext,
  subscription: { id: string; readerId: string },
): Promise<RenewalClaim> {
  return database.transaction().execute(async (trx) => {
    const buyer = await lockBuyer(trx, subscription.readerId);
    const due = await dueRenewals(trx, now())
      .where('subscription.id', '=', subscription.id)
      .executeTakeFirst();
    if (!due) return 'nothing';
    if (due.isExhausted) {
      await stopRenewing(buyer, due.id);
      return 'ended';
    }
    const { expiresAt, ...terms } = await findRenewalTerms(trx, due.id);
    if (await hasSuccessor(buyer, expiresAt)) {
      await stopRenewing(buyer, due.id);
      return 'nothing';
    }
    const order = await orderPeriod(trx, { ...due, coversFrom: expiresAt }, terms, now());
    return { order };
  });
}

/** The merchandise and the card of a renewal. The price is the current one. */
const findRenewalTerms = (trx: DatabaseTransaction, id: string) =>
  trx
    .selectFrom('comics.subscription as subscription')
    .innerJoin('comics.plan_merchandise as merchandise', 'merchandise.id', 'subscription.merchandiseId')
    .leftJoin('comics.payment_card as card', 'card.id', 'subscription.cardId')
    .select([
      'subscription.expiresAt',
      'subscription.merchandiseId',
      'subscription.cardId',
      'merchandise.price',
      'merchandise.currency',
      'card.brand',
      'card.lastFourDigits',
      'card.expirationMonth',
      'card.expirationYear',
    ])
    .where('subscription.id', '=', id)
    .executeTakeFirstOrThrow();

type RenewalTerms = Omit<Awaited<ReturnType<typeof findRenewalTerms>>, 'expiresAt'>;

/** A card that was removed, has expired or was charged back counts as a refused charge. */
async function orderPeriod(
  trx: DatabaseTransaction,
  { id: subscriptionId, readerId, coversFrom }: { id: string; readerId: string; coversFrom: Date },
  { merchandiseId, cardId, price, currency, ...card }: RenewalTerms,
  now: Date,
): Promise<string> {
  const isCardValid = await canPay(trx, readerId, card, now);
  const id = randomUUID();
  await trx
    .insertInto('comics.transaction')
    .values({
      id,
      readerId,
      planMerchandiseId: merchandiseId,
      method: 'credit_card',
      status: isCardValid ? 'waiting' : 'refused',
      price,
      currency,
      cardId,
      isRenewal: true,
      isEmailDue: !isCardValid,
      subscriptionId,
      coversFrom,
      createdAt: now,
    })
    .execute();
  return id;
}

async function canPay(
  trx: DatabaseTransaction,
  readerId: string,
  {
    brand,
    lastFourDigits,
    expirationMonth,
    expirationYear,
  }: Pick<RenewalTerms, 'brand' | 'lastFourDigits' | 'expirationMonth' | 'expirationYear'>,
  now: Date,
): Promise<boolean> {
  if (brand === null || lastFourDigits === null || expirationMonth === null || expirationYear === null)
    return false;
  if (hasExpired({ expirationMonth, expirationYear }, now)) return false;
  return !(await isChargedBack(trx, readerId, { brand, lastFourDigits }));
}
