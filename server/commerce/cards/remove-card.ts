import { Refusal, type RefusalCode } from '../../http/refusal.ts';
import { lockOwnBuyer, type Rows } from '../buyer.ts';
import type { CommerceService } from '../service.ts';
import type { CardName } from './card-schemas.ts';
import { askOfCard, type CardRow, findCard } from './cards.ts';

/**
 * The gateway forgets it before it is gone here, so that a failure leaves it where its owner can try again. What is not
 * there is removed. `failure`: how it is told that the gateway fails.
 */
export async function removeCard(
  { database, gateway }: Pick<CommerceService, 'database' | 'gateway'>,
  dragonId: string,
  name: CardName,
  failure: RefusalCode,
): Promise<void> {
  const whileLocked = <Outcome>(follow: (rows: Rows, card: CardRow | undefined) => Promise<Outcome>) =>
    database.transaction().execute(async (rows) => {
      await lockOwnBuyer(rows, dragonId);
      const card = await findCard(rows, dragonId, name);
      if (card) await checkUnused(rows, card);
      return follow(rows, card);
    });

  const card = await whileLocked(async (_rows, found) => found);
  if (!card) return;
  if (gateway) await askOfCard(failure, () => gateway.forgetCard(card.token));
  await whileLocked(async (rows, still) => {
    // One that was added anew meanwhile is not meant.
    if (still?.token === card.token) await deleteCard(rows, card);
  });
}

async function checkUnused(rows: Rows, { id, dragon_id }: CardRow): Promise<void> {
  const renewed = await rows
    .selectFrom('comics.subscription')
    .select('id')
    .where('dragon_id', '=', dragon_id)
    .where('card_id', '=', id)
    .where('has_auto_renewal', '=', true)
    .executeTakeFirst();
  const waiting = await rows
    .selectFrom('comics.transaction')
    .select('id')
    .where('dragon_id', '=', dragon_id)
    .where('card_id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  if (renewed || waiting) throw new Refusal('PAYMENT_CARD.NO_REMOTION');
}

/** What it has paid tells by which card still. */
async function deleteCard(rows: Rows, { id, dragon_id, brand, last_four_digits }: CardRow): Promise<void> {
  await rows
    .updateTable('comics.transaction')
    .set({ removed_card_brand: brand, removed_card_last_four_digits: last_four_digits })
    .where('dragon_id', '=', dragon_id)
    .where('card_id', '=', id)
    .execute();
  await rows
    .updateTable('comics.subscription')
    .set({ card_id: null })
    .where('dragon_id', '=', dragon_id)
    .where('card_id', '=', id)
    .execute();
  await rows.deleteFrom('comics.payment_card').where('id', '=', id).execute();
}
