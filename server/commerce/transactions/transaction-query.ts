import { type Expression, sql } from 'kysely';
import type { ReadOnlyDatabase } from '../../database/database.ts';
import { rankIds } from '../../database/rank-ids.ts';
import { shownPixOf } from '../pix/shown-pix.ts';
import type { TransactionAnswer } from '../schemas.ts';
import { withdrawalEndOf, withdrawalStartBefore } from '../withdrawals/withdrawal-period.ts';
import { withdrawalStateSince } from '../withdrawals/withdrawal-state.ts';

type TransactionRow = Awaited<ReturnType<ReturnType<typeof transactionQuery>['execute']>>[number];

/** One statement for all columns that a response needs at `now`, in the order of `chosen`. */
export const transactionQuery = (
  database: ReadOnlyDatabase,
  language: string,
  chosen: Expression<{ id: string }>,
  now: Date,
) =>
  database
    .selectFrom('comics.transaction as transaction')
    .innerJoin(rankIds(chosen).as('chosen'), 'chosen.id', 'transaction.id')
    .leftJoin('comics.plan_merchandise as offer', 'offer.id', 'transaction.planMerchandiseId')
    .leftJoin('comics.plan as plan', 'plan.id', 'offer.planId')
    .leftJoin('comics.merchandise as merchandise', 'merchandise.id', 'transaction.merchandiseId')
    .leftJoin('comics.issue as issue', 'issue.id', 'merchandise.issueId')
    .leftJoin('comics.coupon as coupon', 'coupon.id', 'transaction.couponId')
    .leftJoin('comics.payment_card as card', 'card.id', 'transaction.cardId')
    .selectAll('transaction')
    .select([
      'offer.cycleDays',
      'plan.slug as planSlug',
      'merchandise.kind',
      'merchandise.issueId',
      'issue.slug as issueSlug',
      'coupon.code as couponCode',
    ])
    .select((row) => [
      row.fn.coalesce('card.brand', 'transaction.removedCardBrand').as('brand'),
      row.fn.coalesce('card.lastFourDigits', 'transaction.removedCardLastFourDigits').as('lastFourDigits'),
    ])
    // In `language`, otherwise in the same language that plans and issues fall back to.
    .select(
      sql<string | null>`coalesce(
        (select text.name from comics.plan_text as text where text.plan_id = plan.id
          order by text.language = ${language} desc, text.language desc limit 1),
        (select content.title from comics.issue_content as content where content.issue_id = issue.id
          order by content.language = ${language} desc, content.language = issue.original_language desc,
            content.language limit 1)
      )`.as('name'),
    )
    .select(withdrawalStateSince(withdrawalStartBefore(now)).as('withdrawalState'))
    // A withdrawal stores its own key for the same order, so the first key is that of the order.
    .select((row) =>
      row
        .selectFrom('comics.idempotency_key as sent')
        .select('sent.key')
        .whereRef('sent.readerId', '=', 'transaction.readerId')
        .whereRef('sent.transactionId', '=', 'transaction.id')
        .where('transaction.isRenewal', '=', false)
        .orderBy('sent.createdAt')
        .limit(1)
        .as('idempotencyKey'),
    )
    .orderBy('chosen.rank');

export function toTransaction(row: TransactionRow): TransactionAnswer {
  const pix = shownPixOf(row);
  return {
    externalId: row.id,
    item: itemOf(row),
    isRenewal: row.isRenewal,
    idempotencyKey: row.idempotencyKey,
    method: row.method,
    status: row.status,
    price: row.price,
    discount: row.discount,
    amount: row.price - row.discount,
    currency: row.currency,
    couponCode: row.couponCode,
    paymentCard:
      row.brand !== null && row.lastFourDigits !== null
        ? { brand: row.brand, lastFourDigits: row.lastFourDigits }
        : null,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
    pixCode: pix?.pixCode ?? null,
    pixExpiresAt: pix?.pixExpiresAt ?? null,
    ...(row.withdrawalState !== null &&
      row.paidAt && {
        withdrawal: { state: row.withdrawalState, endsAt: withdrawalEndOf(row.paidAt).toISOString() },
      }),
  };
}

function itemOf(row: TransactionRow): TransactionAnswer['item'] {
  const type = row.planMerchandiseId ? 'plan' : row.merchandiseId ? 'comic' : 'dragon_wallet_credit';
  return {
    type,
    name: row.name,
    slug: row.planSlug ?? row.issueSlug,
    issueId: row.issueId,
    kind: row.kind,
    cycleDurationInDays: row.cycleDays,
    credits: row.credits,
  };
}
