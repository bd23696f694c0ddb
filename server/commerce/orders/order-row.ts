import type { Selectable } from 'kysely';
import { rentalDaysOf } from '../../catalogue/rental-days.ts';
import type { TransactionTable } from '../../database/commerce-tables.ts';
import type { Database } from '../../database/database.ts';
import { type Gift, isOrderFor, type SameAs } from '../products/ordered.ts';

/** A transaction with what it is for. */
export interface OrderRow extends Selectable<TransactionTable> {
  gift: Gift;
  /** What is paid: cents of the currency. */
  amount: number;
  /** As the gateway knows the card that pays; null: no card does, or it was removed. */
  card_token: string | null;
}

type Reading = Pick<Database, 'selectFrom'>;

/** null: there is no such transaction. `lock`: until the caller's own database transaction ends. */
export async function findOrder(rows: Reading, id: string, lock = false): Promise<OrderRow | null> {
  const query = rows
    .selectFrom('comics.transaction as transaction')
    .leftJoin('comics.plan_merchandise as offer', 'offer.id', 'transaction.plan_merchandise_id')
    .leftJoin('comics.merchandise as merchandise', 'merchandise.id', 'transaction.merchandise_id')
    .leftJoin('comics.payment_card as card', 'card.id', 'transaction.card_id')
    .selectAll('transaction')
    .select([
      'offer.plan_id',
      'offer.cycle_days',
      'merchandise.issue_id',
      'merchandise.kind',
      'merchandise.rental_days',
      'card.token as card_token',
    ])
    .where('transaction.id', '=', id);
  const row = await (lock ? query.forUpdate('transaction') : query).executeTakeFirst();
  if (!row) return null;
  const { plan_id, cycle_days, issue_id, kind, rental_days, ...order } = row;
  const gift = giftOf({ ...order, plan_id, cycle_days, issue_id, kind, rental_days });
  return { ...order, gift, amount: order.price - order.discount };
}

interface Told {
  plan_merchandise_id: string | null;
  merchandise_id: string | null;
  credits: number | null;
  plan_id: string | null;
  cycle_days: number | null;
  issue_id: string | null;
  kind: 'purchase' | 'rent' | null;
  rental_days: number | null;
}

function giftOf(told: Told): Gift {
  const { plan_merchandise_id, merchandise_id, credits, plan_id, cycle_days, issue_id } = told;
  if (plan_merchandise_id !== null && plan_id !== null && cycle_days !== null) {
    return { type: 'plan', planId: plan_id, merchandiseId: plan_merchandise_id, cycleDays: cycle_days };
  }
  if (merchandise_id !== null && issue_id !== null) {
    const rentalDays = rentalDaysOf(told);
    return { type: 'comic', issueId: issue_id, merchandiseId: merchandise_id, rentalDays };
  }
  return { type: 'dragon_wallet_credit', credits: credits ?? 0 };
}

/** Orders of a reader that wait to be paid and would give the same, but for the one that was sent with this key. */
export async function waitingFor(
  rows: Reading,
  { dragonId, key }: { dragonId: string; key: string },
  gift: SameAs,
): Promise<string[]> {
  const found = await rows
    .selectFrom('comics.transaction as transaction')
    .select('transaction.id')
    .where('transaction.dragon_id', '=', dragonId)
    .where('transaction.status', '=', 'waiting')
    .where('transaction.is_renewal', '=', false)
    .where(isOrderFor(gift))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('comics.idempotency_key as sent')
            .select('sent.key')
            .whereRef('sent.transaction_id', '=', 'transaction.id')
            .where('sent.dragon_id', '=', dragonId)
            .where('sent.key', '=', key),
        ),
      ),
    )
    .execute();
  return found.map(({ id }) => id);
}
