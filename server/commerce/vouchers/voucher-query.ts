import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { planQuery, toPlan } from '../plans/plan-query.ts';
import type { VoucherAnswer } from '../schemas.ts';

/** What vouchers give, by their ids, with the names of it in a language or else in another one. */
export async function tellVouchers(
  database: Database,
  ids: string[],
  language: string,
): Promise<Map<string, VoucherAnswer>> {
  if (ids.length === 0) return new Map();
  const [plans, others] = await Promise.all([
    planQuery(database, language)
      .innerJoin('comics.voucher as voucher', 'voucher.plan_id', 'plan.id')
      .select(['voucher.id as voucher_id', 'voucher.plan_days'])
      .where('voucher.id', 'in', ids)
      .execute(),
    otherVouchers(database, ids, language),
  ]);
  const told = [
    ...plans.map(({ voucher_id, plan_days, ...plan }) => ({
      externalId: voucher_id,
      gives: { kind: 'plan' as const, plan: toPlan(plan), days: plan_days ?? 0 },
    })),
    ...others.map(toVoucher),
  ];
  return new Map(told.map((voucher) => [voucher.externalId, voucher]));
}

type OtherRow = Awaited<ReturnType<typeof otherVouchers>>[number];

const otherVouchers = (database: Database, ids: string[], language: string) =>
  database
    .selectFrom('comics.voucher as voucher')
    .leftJoin('comics.issue as issue', 'issue.id', 'voucher.issue_id')
    .leftJoinLateral(
      (builder) =>
        builder
          .selectFrom('comics.issue_content as content')
          .select('content.title')
          .whereRef('content.issue_id', '=', 'issue.id')
          .orderBy(sql`content.language = ${language}`, 'desc')
          .orderBy(sql`content.language = issue.original_language`, 'desc')
          .orderBy('content.language')
          .limit(1)
          .as('edition'),
      (join) => join.onTrue(),
    )
    .select([
      'voucher.id',
      'voucher.issue_id',
      'voucher.credits',
      'voucher.currency',
      'issue.slug',
      'edition.title',
    ])
    .where('voucher.plan_id', 'is', null)
    .where('voucher.id', 'in', ids)
    .execute();

function toVoucher({ id, issue_id, credits, currency, slug, title }: OtherRow): VoucherAnswer {
  if (issue_id === null) {
    return { externalId: id, gives: { kind: 'credits', credits: credits ?? 0, currency: currency ?? '' } };
  }
  const issue = { externalId: issue_id, slug: slug ?? '', title: title ?? slug ?? '' };
  return { externalId: id, gives: { kind: 'issue', issue } };
}
