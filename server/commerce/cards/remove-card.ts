import type { Database } from '../../database/database.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import { type DatabaseTransaction, type LockedBuyer, lockBuyer, lockOwnBuyer } from '../buyer.ts';
import { forgetCardOfSubscriptions, stopRenewingByCard } from '../entitlements/change-subscriptions.ts';
import { callGateway } from '../payments/call-gateway.ts';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import type { CommerceService } from '../service.ts';
import type { CardReference } from './card-schemas.ts';
import { type CardRow, findCard } from './cards.ts';

/**
 * Removes a card at the gateway first, so that after a failure its owner can try again. Succeeds if the card does not
 * exist. `failure`: the error code if the gateway fails.
 */
export async function removeCard(
  { database, gateway }: Pick<CommerceService, 'database' | 'gateway'>,
  readerId: string,
  reference: CardReference,
  failure: ApiErrorCode,
): Promise<void> {
  const withLockedCard = <Outcome>(
    action: (buyer: LockedBuyer, card: CardRow | undefined) => Promise<Outcome>,
  ) =>
    database.transaction().execute(async (trx) => {
      const buyer = await lockOwnBuyer(trx, readerId);
      const card = await findCard(trx, readerId, reference);
      if (card) await requireUnused(trx, card);
      return action(buyer, card);
    });

  const card = await withLockedCard(async (_buyer, found) => found);
  if (!card) return;
  if (gateway) await callGateway(() => gateway.forgetCard(card.token), failure);
  await withLockedCard(async (buyer, current) => {
    // The token differs if the card was removed and added again in the meantime.
    if (current?.token === card.token) await deleteCard(buyer, card);
  });
}

/**
 * Removes the cards of an account that is being deleted, each as soon as the gateway has forgotten it. So no card that
 * cannot pay any more is left if the deletion is cancelled meanwhile. It can be repeated.
 */
export async function removeCards(
  database: Database,
  gateway: PaymentGateway,
  readerId: string,
): Promise<void> {
  const cards = await database
    .selectFrom('comics.payment_card')
    .selectAll()
    .where('readerId', '=', readerId)
    .execute();
  for (const card of cards) {
    await callGateway(() => gateway.forgetCard(card.token));
    await database.transaction().execute(async (trx) => {
      const buyer = await lockBuyer(trx, readerId);
      const current = await findCard(trx, readerId, card);
      if (current?.token !== card.token) return;
      await stopRenewingByCard(buyer, card);
      await deleteCard(buyer, card);
    });
  }
}

async function requireUnused(trx: DatabaseTransaction, { id, readerId }: CardRow): Promise<void> {
  const renewed = await trx
    .selectFrom('comics.subscription')
    .select('id')
    .where('readerId', '=', readerId)
    .where('cardId', '=', id)
    .where('hasAutoRenewal', '=', true)
    .executeTakeFirst();
  const waiting = await trx
    .selectFrom('comics.transaction')
    .select('id')
    .where('readerId', '=', readerId)
    .where('cardId', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  if (renewed || waiting) throw new ApiError('PAYMENT_CARD.NO_REMOTION');
}

/** Copies brand and digits to the card's orders, so that they still show it. */
async function deleteCard(
  buyer: LockedBuyer,
  { id, readerId, brand, lastFourDigits }: CardRow,
): Promise<void> {
  await buyer.trx
    .updateTable('comics.transaction')
    .set({ removedCardBrand: brand, removedCardLastFourDigits: lastFourDigits })
    .where('readerId', '=', readerId)
    .where('cardId', '=', id)
    .execute();
  await forgetCardOfSubscriptions(buyer, id);
  await buyer.trx.deleteFrom('comics.payment_card').where('id', '=', id).execute();
}
