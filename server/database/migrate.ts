import { Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import * as samples from './migrations/0022-samples.ts';
import * as signUp from './migrations/0024-sign-up.ts';
import * as guardianRequests from './migrations/0025-guardian-requests.ts';
import * as finishedIssues from './migrations/0026-finished-issues.ts';
import * as follows from './migrations/0028-follows.ts';
import * as likes from './migrations/0028-likes.ts';
import * as newIssueEmails from './migrations/0028-new-issue-emails.ts';
import * as searchTexts from './migrations/0029-search-texts.ts';
import * as publisherIdentity from './migrations/0030-publisher-identity.ts';
import * as pushSubscriptions from './migrations/0031-push-subscriptions.ts';
import * as lowestRating from './migrations/0032-lowest-rating.ts';
import * as publishing from './migrations/0033-publishing.ts';
import * as sittings from './migrations/0034-sittings.ts';
import * as seriesAndPublishers from './migrations/0035-series-and-publishers.ts';
import * as webhooks from './migrations/0036-webhooks.ts';
import * as revenue from './migrations/0037-revenue.ts';
import * as marketSales from './migrations/0038-market-sales.ts';
import * as imagesAndUploads from './migrations/0039-images-and-uploads.ts';
import * as titles from './migrations/0040-titles.ts';
import * as gatewaysOfCards from './migrations/0041-gateways-of-cards.ts';
import * as marketsOfBanners from './migrations/0042-markets-of-banners.ts';
import * as revenueOfIssues from './migrations/0043-revenue-of-issues.ts';
import * as requestsOfIssues from './migrations/0044-requests-of-issues.ts';
import * as checksOfRevenue from './migrations/0045-checks-of-revenue.ts';
import * as guidedAccounts from './migrations/0046-guided-accounts.ts';
import * as deletionOfAccounts from './migrations/0048-deletion-of-accounts.ts';
import * as consents from './migrations/0050-consents.ts';
import * as chargebacks from './migrations/0051-chargebacks.ts';
import * as marketsOfPlans from './migrations/0052-markets-of-plans.ts';
import * as handOver from './migrations/0053-hand-over.ts';
import * as purposeOfRequests from './migrations/0054-purpose-of-requests.ts';
import * as rightsOfReaders from './migrations/0055-rights-of-readers.ts';
import * as catalogue from './migrations/until-0021/0001-catalogue.ts';
import * as readers from './migrations/until-0021/0002-readers.ts';
import * as identity from './migrations/until-0021/0003-identity.ts';
import * as platform from './migrations/until-0021/0004-platform.ts';
import * as drawnComics from './migrations/until-0021/0005-drawn-comics.ts';
import * as showcase from './migrations/until-0021/0006-showcase.ts';
import * as commerce from './migrations/until-0021/0007-commerce.ts';
import * as ledger from './migrations/until-0021/0008-ledger.ts';
import * as bonds from './migrations/until-0021/0009-bonds.ts';
import * as wholeIdentity from './migrations/until-0021/0010-identity.ts';
import * as discovery from './migrations/until-0021/0011-discovery.ts';
import * as search from './migrations/until-0021/0012-search.ts';
import * as checkout from './migrations/until-0021/0013-checkout.ts';
import * as orderEmails from './migrations/until-0021/0014-order-letters.ts';
import * as codeAddresses from './migrations/until-0021/0015-code-addresses.ts';
import * as twoFactor from './migrations/until-0021/0016-two-factor.ts';
import * as sessions from './migrations/until-0021/0017-sessions.ts';
import * as couponLimits from './migrations/until-0021/0018-coupon-limits.ts';
import * as drawings from './migrations/until-0021/0019-drawings.ts';
import * as columnNames from './migrations/until-0021/0020-column-names.ts';
import * as standardNames from './migrations/until-0021/0021-standard-names.ts';

/** Run in the order of their names. Names and statements of released migrations never change. */
const migrations = {
  '0001-catalogue': catalogue,
  '0002-readers': readers,
  '0003-identity': identity,
  '0004-platform': platform,
  '0005-drawn-comics': drawnComics,
  '0006-showcase': showcase,
  '0007-commerce': commerce,
  '0008-ledger': ledger,
  '0009-bonds': bonds,
  '0010-identity': wholeIdentity,
  '0011-discovery': discovery,
  '0012-search': search,
  '0013-checkout': checkout,
  '0014-order-letters': orderEmails,
  '0015-code-addresses': codeAddresses,
  '0016-two-factor': twoFactor,
  '0017-sessions': sessions,
  '0018-coupon-limits': couponLimits,
  '0019-drawings': drawings,
  '0020-column-names': columnNames,
  '0021-standard-names': standardNames,
  '0022-samples': samples,
  '0024-sign-up': signUp,
  '0025-guardian-requests': guardianRequests,
  '0026-finished-issues': finishedIssues,
  '0028-follows': follows,
  '0028-likes': likes,
  '0028-new-issue-emails': newIssueEmails,
  '0029-search-texts': searchTexts,
  '0030-publisher-identity': publisherIdentity,
  '0031-push-subscriptions': pushSubscriptions,
  '0032-lowest-rating': lowestRating,
  '0033-publishing': publishing,
  '0034-sittings': sittings,
  '0035-series-and-publishers': seriesAndPublishers,
  '0036-webhooks': webhooks,
  '0037-revenue': revenue,
  '0038-market-sales': marketSales,
  '0039-images-and-uploads': imagesAndUploads,
  '0040-titles': titles,
  '0041-gateways-of-cards': gatewaysOfCards,
  '0042-markets-of-banners': marketsOfBanners,
  '0043-revenue-of-issues': revenueOfIssues,
  '0044-requests-of-issues': requestsOfIssues,
  '0045-checks-of-revenue': checksOfRevenue,
  '0046-guided-accounts': guidedAccounts,
  '0048-deletion-of-accounts': deletionOfAccounts,
  '0050-consents': consents,
  '0051-chargebacks': chargebacks,
  '0052-markets-of-plans': marketsOfPlans,
  '0053-hand-over': handOver,
  '0054-purpose-of-requests': purposeOfRequests,
  '0055-rights-of-readers': rightsOfReaders,
};

/**
 * Runs the missing migrations. If one fails, throws and leaves the tables unchanged. `last` is for tests: the migration
 * to stop at.
 */
export async function migrate(database: Database, last?: keyof typeof migrations): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = last ? await migrator.migrateTo(last) : await migrator.migrateToLatest();
  if (error) throw isDiscarded(error) ? new DatabaseUnavailable(error) : error;
}

/** If the connection breaks in a migration, Kysely reports this error of a later statement instead of the first one. */
const isDiscarded = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Postgres connection has been discarded';
