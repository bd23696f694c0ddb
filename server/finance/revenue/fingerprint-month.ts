import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { withoutTimeout } from '../../database/statements-without-timeout.ts';
import type { Tables } from '../../database/tables.ts';
import { type ComputedMonth, selectRevenueLines, spanOf } from './revenue-lines.ts';

/**
 * Identifies everything that the revenue lines of a month are computed from: payments with what was bought, refunds, readings,
 * the publishers of issues that were bought or read, shares, tax rates, the closed months, and the statement itself. While it
 * stays the same, so do the lines.
 */
export async function fingerprintMonth(trx: Transaction<Tables>, computed: ComputedMonth): Promise<string> {
  const { month, isFirstOpen } = computed;
  const statement = selectRevenueLines(computed).compile(trx);
  const { rows } = await sql<object>`
    with span as (${spanOf(month)})
    select
      (select max(month) from finance.revenue_month where closed_at is not null) as closed,
      (select ${hashOf(paymentColumns)}
        from span cross join comics.transaction as paid
          left join comics.plan_merchandise as plan on plan.id = plan_merchandise_id
          left join comics.merchandise as merchandise on merchandise.id = merchandise_id
          left join comics.issue as issue on issue.id = merchandise.issue_id
        where status = 'paid' and paid_at < ends_at
          and (paid_at >= starts_at or greatest(covers_from, paid_at) + cycle_days * interval '24 hours' > starts_at)
      ) as payments,
      (select ${hashOf('id, refunded_at')} from span cross join comics.transaction
        where status = 'refunded' and refunded_at < ends_at and (refunded_at >= starts_at or ${isFirstOpen})
      ) as refunds,
      (select ${hashOf('reader_id, payer_id, issue_id, started_at, pages_count, publisher_id')}
        from span join comics.sitting on started_at >= starts_at and started_at < ends_at
          join comics.issue as issue on issue.id = issue_id
        where basis = 'subscription'
      ) as readings,
      (select ${hashOf('valid_from, basis_points')} from finance.tax_rate where valid_from <= ${month}) as taxes,
      (select ${hashOf('publisher_id, valid_from, basis_points')} from publishing.publisher_share
        where valid_from <= ${month}
      ) as shares
    ${withoutTimeout}
  `.execute(trx);
  return createHash('sha256')
    .update(JSON.stringify([statement.sql, statement.parameters, rows]))
    .digest('base64url');
}

const paymentColumns = `paid.id, reader_id, paid.price, discount, paid.currency, credits, paid_at, covers_from,
  cycle_days, kind, issue_id, publisher_id`;

/** A hash of rows in any order. */
const hashOf = (columns: string) =>
  sql`concat(count(*), ' ', sum(hash_record_extended(row(${sql.raw(columns)}), 0)))`;
