import { sql } from 'kysely';
import { asIssues, issuesIn } from '../../catalogue/markets/issues-in-market.ts';
import { isOffered } from '../../catalogue/offered.ts';
import { rentalDaysOf } from '../../catalogue/rental-days.ts';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Language } from '../../http/language.ts';
import { planQuery } from '../plans/plan-query.ts';

/** One price of a product. `days`: of a rental or a period of a plan; null if it never expires. */
export interface RequestedPrice {
  kind: 'purchase' | 'rent' | 'plan';
  cents: number;
  currency: string;
  days: number | null;
}

/** What the email to a guardian says about an issue or a plan. */
export interface GuardianEmailProduct {
  name: string;
  /** The page of the app that shows it. */
  path: string;
  /** True for an issue that a plan includes. */
  isInPlans: boolean;
  /** Null for a plan. */
  parentalRating: string | null;
  prices: RequestedPrice[];
}

interface ProductQuery {
  language: Language;
  /** The market of the child. */
  market: string;
  now: Date;
}

/** The number stays beside the last word of the title. */
export const nameOfIssue = ({ title, number }: { title: string; number: number | null }): string =>
  number === null ? title : `${title}\u00a0#${number}`;

export const issuePath = (slug: string): string => `/issue/${encodeURIComponent(slug)}`;

export const planPath = '/plans';

/** Throws ISSUE.NOT_FOUND, also for an issue that is not offered in the market now. */
export async function findRequestedIssue(
  database: Database,
  issueId: string,
  { language, market, now }: ProductQuery,
): Promise<GuardianEmailProduct & { parentalRating: string }> {
  const issue = await database
    .selectFrom(asIssues(issuesIn(market)))
    .innerJoin('comics.issue_content as content', 'content.issueId', 'issue.id')
    .select([
      'issue.slug',
      'issue.parentalRating',
      'issue.isAvailableForSubscribers',
      'content.title',
      'issue.number',
    ])
    .where('issue.id', '=', issueId)
    .where(isOffered(now))
    .orderBy(sql`content.language = ${language}`, 'desc')
    .orderBy('content.language', 'desc')
    .executeTakeFirst();
  if (!issue) throw new ApiError('ISSUE.NOT_FOUND');
  const merchandises = await database
    .selectFrom('comics.merchandise')
    .selectAll()
    .where('issueId', '=', issueId)
    .where('market', '=', market)
    .where('removedAt', 'is', null)
    .orderBy('price', 'desc')
    .execute();
  const { slug, parentalRating, isAvailableForSubscribers, title, number } = issue;
  return {
    name: nameOfIssue({ title, number }),
    path: issuePath(slug),
    isInPlans: isAvailableForSubscribers,
    parentalRating,
    prices: merchandises.map((merchandise) => ({
      kind: merchandise.kind,
      cents: merchandise.price,
      currency: merchandise.currency,
      days: rentalDaysOf(merchandise),
    })),
  };
}

/** Throws PLAN.NOT_FOUND, also for a plan that is not sold in the market, or of an operator, which nobody buys here. */
export async function findRequestedPlan(
  database: Database,
  planId: string,
  { language, market }: ProductQuery,
): Promise<GuardianEmailProduct> {
  const plan = await planQuery(database, language).where('plan.id', '=', planId).executeTakeFirst();
  if (!plan || plan.provider !== null) throw new ApiError('PLAN.NOT_FOUND');
  const merchandises = await database
    .selectFrom('comics.plan_merchandise')
    .select(['price', 'currency', 'cycleDays'])
    .where('planId', '=', planId)
    .where('market', '=', market)
    .where('removedAt', 'is', null)
    .orderBy('cycleDays')
    .execute();
  if (merchandises.length === 0) throw new ApiError('PLAN.NOT_FOUND');
  return {
    name: plan.name,
    path: planPath,
    isInPlans: false,
    parentalRating: null,
    prices: merchandises.map(({ price, currency, cycleDays }) => ({
      kind: 'plan',
      cents: price,
      currency,
      days: cycleDays,
    })),
  };
}
