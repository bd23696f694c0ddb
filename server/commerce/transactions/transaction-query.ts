import { type Expression, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { inOrder } from '../../database/in-order.ts';
import type { TransactionAnswer } from '../schemas.ts';

type TransactionRow = Awaited<ReturnType<ReturnType<typeof transactionQuery>['execute']>>[number];

/** The chosen transactions in their order, with everything that their shape shows: one statement however many. */
export const transactionQuery = (
  database: Pick<Database, 'selectFrom'>,
  language: string,
  chosen: Expression<{ id: string }>,
) =>
  database
    .selectFrom('comics.transaction as transaction')
    .innerJoin(inOrder(chosen).as('chosen'), 'chosen.id', 'transaction.id')
    .leftJoin('comics.plan_merchandise as offer', 'offer.id', 'transaction.plan_merchandise_id')
    .leftJoin('comics.plan as plan', 'plan.id', 'offer.plan_id')
    .leftJoin('comics.merchandise as merchandise', 'merchandise.id', 'transaction.merchandise_id')
    .leftJoin('comics.issue as issue', 'issue.id', 'merchandise.issue_id')
    .leftJoin('comics.coupon as coupon', 'coupon.id', 'transaction.coupon_id')
    .leftJoin('comics.payment_card as card', 'card.id', 'transaction.card_id')
    .selectAll('transaction')
    .select([
      'offer.cycle_days',
      'plan.slug as plan_slug',
      'merchandise.kind',
      'merchandise.issue_id',
      'issue.slug as issue_slug',
      'coupon.code as coupon_code',
    ])
    .select((row) => [
      row.fn.coalesce('card.brand', 'transaction.removed_card_brand').as('brand'),
      row.fn
        .coalesce('card.last_four_digits', 'transaction.removed_card_last_four_digits')
        .as('last_four_digits'),
    ])
    // In the language that is wanted, or else as plans and issues are told where there is no such text.
    .select(
      sql<string | null>`coalesce(
        (select text.name from comics.plan_text as text where text.plan_id = plan.id
          order by text.language = ${language} desc, text.language desc limit 1),
        (select content.title from comics.issue_content as content where content.issue_id = issue.id
          order by content.language = ${language} desc, content.language = issue.original_language desc,
            content.language limit 1)
      )`.as('name'),
    )
    // A withdrawal stores its own key for the same order, so the first key is that of the order.
    .select((row) =>
      row
        .selectFrom('comics.idempotency_key as sent')
        .select('sent.key')
        .whereRef('sent.dragon_id', '=', 'transaction.dragon_id')
        .whereRef('sent.transaction_id', '=', 'transaction.id')
        .where('transaction.is_renewal', '=', false)
        .orderBy('sent.created_at')
        .limit(1)
        .as('idempotency_key'),
    )
    .orderBy('chosen.rank');

export function toTransaction(row: TransactionRow): TransactionAnswer {
  const isWaiting = row.status === 'waiting';
  return {
    externalId: row.id,
    item: itemOf(row),
    isRenewal: row.is_renewal,
    idempotencyKey: row.idempotency_key,
    method: row.method,
    status: row.status,
    price: row.price,
    discount: row.discount,
    amount: row.price - row.discount,
    currency: row.currency,
    couponCode: row.coupon_code,
    paymentCard:
      row.brand !== null && row.last_four_digits !== null
        ? { brand: row.brand, lastFourDigits: row.last_four_digits }
        : null,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    refundedAt: row.refunded_at?.toISOString() ?? null,
    pixCode: isWaiting && row.is_charged ? row.pix_code : null,
    pixExpiresAt: isWaiting ? (row.pix_expires_at?.toISOString() ?? null) : null,
  };
}

function itemOf(row: TransactionRow): TransactionAnswer['item'] {
  const type = row.plan_merchandise_id ? 'plan' : row.merchandise_id ? 'comic' : 'dragon_wallet_credit';
  return {
    type,
    name: row.name,
    slug: row.plan_slug ?? row.issue_slug,
    issueId: row.issue_id,
    kind: row.kind,
    cycleDurationInDays: row.cycle_days,
    credits: row.credits,
  };
}
