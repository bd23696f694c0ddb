import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { planQuery, toPlan } from '../plans/plan-query.ts';
import type { VoucherAnswer } from '../schemas.ts';

/** Vouchers by id, with names in `language`, or in another language if there is none. */
export async function findVouchers(
  database: Database,
  ids: string[],
  language: string,
): Promise<Map<string, VoucherAnswer>> {
  if (ids.length === 0) return new Map();
  const [plans, others] = await Promise.all([
    planQuery(database, language)
      .innerJoin('comics.voucher as voucher', 'voucher.planId', 'plan.id')
      .select(['voucher.id as voucherId', 'voucher.planDays'])
      .where('voucher.id', 'in', ids)
      .execute(),
    findIssueAndCreditVouchers(database, ids, language),
  ]);
  const vouchers = [
    ...plans.map(({ voucherId, planDays, ...plan }) => ({
      externalId: voucherId,
      gives: { kind: 'plan' as const, plan: toPlan(plan), days: planDays ?? 0 },
    })),
    ...others.map(toVoucher),
  ];
  return new Map(vouchers.map((voucher) => [voucher.externalId, voucher]));
}

type IssueOrCreditVoucherRow = Awaited<ReturnType<typeof findIssueAndCreditVouchers>>[number];

const findIssueAndCreditVouchers = (database: Database, ids: string[], language: string) =>
  database
    .selectFrom('comics.voucher as voucher')
    .leftJoin('comics.issue as issue', 'issue.id', 'voucher.issueId')
    .leftJoinLateral(
      (builder) =>
        builder
          .selectFrom('comics.issue_content as content')
          .select('content.title')
          .whereRef('content.issueId', '=', 'issue.id')
          .orderBy(sql`content.language = ${language}`, 'desc')
          .orderBy(sql`content.language = issue.original_language`, 'desc')
          .orderBy('content.language')
          .limit(1)
          .as('edition'),
      (join) => join.onTrue(),
    )
    .select([
      'voucher.id',
      'voucher.issueId',
      'voucher.credits',
      'voucher.currency',
      'issue.slug',
      'edition.title',
    ])
    .where('voucher.planId', 'is', null)
    .where('voucher.id', 'in', ids)
    .execute();

function toVoucher({ id, issueId, credits, currency, slug, title }: IssueOrCreditVoucherRow): VoucherAnswer {
  if (issueId === null) {
    return { externalId: id, gives: { kind: 'credits', credits: credits ?? 0, currency: currency ?? '' } };
  }
  const issue = { externalId: issueId, slug: slug ?? '', title: title ?? slug ?? '' };
  return { externalId: id, gives: { kind: 'issue', issue } };
}
