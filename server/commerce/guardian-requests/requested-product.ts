import { sql } from 'kysely';
import { asIssues, issuesIn } from '../../catalogue/markets/issues-in-market.ts';
import { isOffered } from '../../catalogue/offered.ts';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Language } from '../../http/language.ts';
import { planQuery } from '../plans/plan-query.ts';
import { findIssuePrices, findPlanPrices, type RequestedPrice } from './requested-prices.ts';

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
  query: ProductQuery,
): Promise<GuardianEmailProduct & { parentalRating: string }> {
  const { language, market, now } = query;
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
  const pricesOf = await findIssuePrices(database, [issueId], query);
  const { slug, parentalRating, isAvailableForSubscribers, title, number } = issue;
  return {
    name: nameOfIssue({ title, number }),
    path: issuePath(slug),
    isInPlans: isAvailableForSubscribers,
    parentalRating,
    prices: pricesOf(issueId),
  };
}

/**
 * Throws PLAN.NOT_FOUND, also for a plan that is not sold in the market, that belongs to an operator, which nobody buys
 * here, or that includes no guided accounts and so would not help the child.
 */
export async function findRequestedPlan(
  database: Database,
  planId: string,
  query: ProductQuery,
): Promise<GuardianEmailProduct> {
  const plan = await planQuery(database, query.language).where('plan.id', '=', planId).executeTakeFirst();
  const prices = (await findPlanPrices(database, [planId], query))(planId);
  if (!plan || plan.provider !== null || plan.guidedAccountsCount === 0 || prices.length === 0)
    throw new ApiError('PLAN.NOT_FOUND');
  return { name: plan.name, path: planPath, isInPlans: false, parentalRating: null, prices };
}
