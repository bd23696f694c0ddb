import { sql } from 'kysely';
import { defaultShareBasisPoints } from '../../publishing/publishers/publisher-share.ts';
import { defaultTaxRate } from '../tax/tax-rates.ts';

export interface ComputedMonth {
  /** YYYY-MM-01. */
  month: string;
  /** Includes refunds that were made before this month and that no closed month contains. */
  isFirstOpen: boolean;
}

const zone = sql.raw("'America/Sao_Paulo'");

/** Selects when a month starts and ends. */
export const spanOf = (month: string) => sql`
  select ${month}::date::timestamp at time zone ${zone} as starts_at,
    (${month}::date + interval '1 month')::timestamp at time zone ${zone} as ends_at`;

/**
 * Selects the revenue lines of a month (rules 102 to 104), with the columns of `finance.revenue_line` except `month`. Every
 * amount is rounded as a running sum, so that lines are integer cents and their sum is the rounded sum.
 */
export const selectRevenueLines = ({ month, isFirstOpen }: ComputedMonth) => sql`
  with span as (${spanOf(month)}),
  paid_order as (
    select id, reader_id, plan_merchandise_id, merchandise_id, credits, currency, paid_at, covers_from,
      price - discount as amount
    from comics.transaction where status = 'paid' and price > discount
  ),
  -- The part of each subscription payment that falls into this month.
  subscription_part as (
    select paid_order.id, reader_id, paid_order.currency,
      round(amount * least(period.seconds, extract(epoch from span.ends_at) - period.starts_at) / period.seconds)
        - round(amount * greatest(0, extract(epoch from span.starts_at) - period.starts_at) / period.seconds)
        as gross,
      (greatest(span.starts_at, to_timestamp(period.starts_at)) at time zone ${zone})::date as first_day
    from span cross join paid_order
      join comics.plan_merchandise as merchandise on merchandise.id = plan_merchandise_id
      cross join lateral (
        select extract(epoch from greatest(covers_from, paid_at)) as starts_at,
          cycle_days * 86400 as seconds
      ) as period
    where greatest(covers_from, paid_at) < span.ends_at
      and greatest(covers_from, paid_at) + cycle_days * interval '24 hours' > span.starts_at
  ),
  -- A child reads by right of the guardian, whose payment is divided.
  read_pages as (
    select coalesce(payer_id, reader_id) as reader_id, issue_id, (started_at at time zone ${zone})::date as day, sum(pages_count) as pages
    from span join comics.sitting on started_at >= span.starts_at and started_at < span.ends_at
    where basis = 'subscription'
    group by coalesce(payer_id, reader_id), issue_id, day
  ),
  -- Divided by pages. The part of a reader who read nothing belongs to no issue.
  subscription_line as (
    select id, 'subscription' as source, coalesce(day, first_day) as day, issue_id, currency,
      case when issue_id is null then gross else
        round(gross * sum(pages) over up_to_line / sum(pages) over of_order)
          - round(gross * (sum(pages) over up_to_line - pages) / sum(pages) over of_order)
      end as gross, pages, sum(pages) over of_order as order_pages
    from subscription_part left join read_pages using (reader_id)
    window of_order as (partition by id), up_to_line as (partition by id order by day, issue_id)
  ),
  sale_line as (
    select paid_order.id, kind as source, (paid_at at time zone ${zone})::date as day, issue_id,
      paid_order.currency, amount::numeric as gross, null::bigint as pages, null::numeric as order_pages
    from span join paid_order on paid_at >= span.starts_at and paid_at < span.ends_at
      join comics.merchandise as merchandise on merchandise.id = merchandise_id
  ),
  credit_line as (
    select id, 'credit' as source, (paid_at at time zone ${zone})::date as day, null::uuid as issue_id, currency,
      (amount - credits)::numeric as gross, null::bigint, null::numeric
    from span join paid_order on paid_at >= span.starts_at and paid_at < span.ends_at
    where amount > credits
  ),
  line as (
    select earned.*, issue.publisher_id
    from (
      select * from subscription_line union all select * from sale_line union all select * from credit_line
    ) as earned left join comics.issue as issue on issue.id = earned.issue_id
    where gross > 0
  ),
  tax_rate as (
    select coalesce(
      (select basis_points from finance.tax_rate where valid_from <= ${month} order by valid_from desc limit 1),
      ${defaultTaxRate}
    ) / 10000.0 as rate
  ),
  share as (
    select publisher.id as publisher_id, coalesce(
      (select basis_points from publishing.publisher_share as share
        where share.publisher_id = publisher.id and valid_from <= ${month} order by valid_from desc limit 1),
      ${defaultShareBasisPoints}
    ) / 10000.0 as rate
    from comics.publisher as publisher
  ),
  taxed_line as (
    select line.*, round(sum(gross) over of_publisher * rate) - round((sum(gross) over of_publisher - gross) * rate) as tax
    from line cross join tax_rate
    window of_publisher as (partition by publisher_id, currency order by day, source, id, issue_id)
  ),
  shared_line as (
    select taxed_line.*, case when publisher_id is null then 0 else
        round(sum(gross - tax) over of_publisher * rate)
          - round((sum(gross - tax) over of_publisher - (gross - tax)) * rate)
      end as publisher_amount
    from taxed_line left join share using (publisher_id)
    window of_publisher as (partition by publisher_id, currency order by day, source, id, issue_id)
  ),
  -- Takes back what closed months gave for orders that were refunded since.
  refund_line as (
    select refunded.id, source, issue_id, line.publisher_id, line.currency,
      (greatest(refunded_at, span.starts_at) at time zone ${zone})::date as day,
      -sum(gross) as gross, -sum(tax) as tax, -sum(publisher_amount) as publisher_amount,
      -sum(platform_amount) as platform_amount
    from span join comics.transaction as refunded
        on refunded_at < span.ends_at and (refunded_at >= span.starts_at or ${isFirstOpen})
      join finance.revenue_line as line on line.transaction_id = refunded.id
    where refunded.status = 'refunded' and not exists (
      select from finance.revenue_line as refund where refund.transaction_id = refunded.id and refund.is_refund
    )
    group by refunded.id, source, issue_id, line.publisher_id, line.currency, refunded_at, span.starts_at
  )
  select id as transaction_id, source, day, issue_id, publisher_id, false as is_refund, currency,
    gross, tax, publisher_amount, gross - tax - publisher_amount as platform_amount, pages, order_pages
  from shared_line
  union all
  select id, source, day, issue_id, publisher_id, true, currency, gross, tax, publisher_amount, platform_amount, null, null
  from refund_line`;
