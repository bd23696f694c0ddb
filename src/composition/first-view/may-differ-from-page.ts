import { Container, type ContainerModule } from 'inversify';
import { tokens } from '../tokens.ts';

/** Tokens that no first view reads, or whose values are part of the page. */
const notInFirstView = new Set<unknown>([
  tokens.knownAnswers,
  tokens.shuffleModule,
  tokens.authentication,
  tokens.identityUsers,
  tokens.accounts,
  tokens.passwords,
  tokens.secondFactor,
  tokens.openSessions,
  tokens.accountAdministration,
  tokens.issueReadings,
  tokens.revenueReports,
  tokens.taxRates,
  tokens.accountGrantings,
  tokens.readerMarkets,
  tokens.publicUsers,
  tokens.issueDrafts,
  tokens.draftContents,
  tokens.issueMarkets,
  tokens.bannerMarkets,
  tokens.planMarkets,
  tokens.privateSeriesCollection,
  tokens.privatePublishers,
  tokens.publisherApplications,
  tokens.pageUploads,
  tokens.publicationRequests,
  tokens.googleSignIn,
  tokens.operatorSignIn,
  tokens.operatorLinks,
  tokens.checkout,
  tokens.paymentCards,
  tokens.subscriptions,
  tokens.transactions,
  tokens.vouchers,
  tokens.guardianRequests,
  tokens.couponOutcomes,
  tokens.signUpSecrets,
  tokens.follows,
  tokens.recommendations,
  tokens.pendingFollowStore,
  tokens.people,
  tokens.popularSearches,
  tokens.searchSuggestions,
  tokens.cardTokenizer,
  tokens.postalLookup,
]);

/**
 * True if the modules replace a token that a first view reads. The page may then differ from what the app renders, and
 * React would keep the outdated content or fail with error 418.
 */
export function mayDifferFromPage(overrides: readonly ContainerModule[]): boolean {
  const probe = new Container();
  probe.load(...overrides);
  return Object.values(tokens).some((token) => probe.isBound(token) && !notInFirstView.has(token));
}
