import type { ContractEnvironment } from './contract-environment.ts';
import { runContracts } from './run-contracts.ts';
import { accountAdministrationContract } from './services/account-administration-contract.ts';
import { accountGrantingsContract } from './services/account-grantings-contract.ts';
import { accountsContract } from './services/accounts-contract.ts';
import { authenticationContract } from './services/authentication-contract.ts';
import { acquisitionsContract } from './services/checkout/acquisitions-contract.ts';
import { checkoutContract } from './services/checkout/checkout-contract.ts';
import { paymentCardsContract } from './services/checkout/payment-cards-contract.ts';
import { plansContract } from './services/checkout/plans-contract.ts';
import { subscriptionsContract } from './services/checkout/subscriptions-contract.ts';
import { transactionsContract } from './services/checkout/transactions-contract.ts';
import { vouchersContract } from './services/checkout/vouchers-contract.ts';
import { consentsContract } from './services/consents-contract.ts';
import { creatorsContract } from './services/creators-contract.ts';
import { externalSignInContract } from './services/external-sign-in-contract.ts';
import { favouritesContract } from './services/favourites-contract.ts';
import { revenueReportsContract } from './services/finance/revenue-reports-contract.ts';
import { taxRatesContract } from './services/finance/tax-rates-contract.ts';
import { followsContract } from './services/follows-contract.ts';
import { guardianRequestsContract } from './services/guardian-requests-contract.ts';
import { guidedAccountsContract } from './services/guided-accounts-contract.ts';
import { identityUsersContract } from './services/identity-users-contract.ts';
import { issuesContract } from './services/issues-contract.ts';
import { openSessionsContract } from './services/open-sessions-contract.ts';
import { passwordsContract } from './services/passwords-contract.ts';
import { peopleContract } from './services/people-contract.ts';
import { popularSearchesContract } from './services/popular-searches-contract.ts';
import { publicUsersContract } from './services/public-users-contract.ts';
import { publishersContract } from './services/publishers-contract.ts';
import { bannerMarketsContract } from './services/publishing/banner-markets-contract.ts';
import { draftContentsContract } from './services/publishing/draft-contents-contract.ts';
import { issueDraftsContract } from './services/publishing/issue-drafts-contract.ts';
import { issueMarketsContract } from './services/publishing/issue-markets-contract.ts';
import { pageUploadsContract } from './services/publishing/page-uploads-contract.ts';
import { planMarketsContract } from './services/publishing/plan-markets-contract.ts';
import { privatePublishersContract } from './services/publishing/private-publishers-contract.ts';
import { privateSeriesContract } from './services/publishing/private-series-contract.ts';
import { publicationRequestsContract } from './services/publishing/publication-requests-contract.ts';
import { publisherApplicationsContract } from './services/publishing/publisher-applications-contract.ts';
import { pushSubscriptionsContract } from './services/push-subscriptions-contract.ts';
import { readerMarketsContract } from './services/reader-markets-contract.ts';
import { readersContract } from './services/readers-contract.ts';
import { issueLikesContract } from './services/reading/issue-likes-contract.ts';
import { issueReadingsContract } from './services/reading/issue-readings-contract.ts';
import { readingsContract } from './services/reading/readings-contract.ts';
import { recommendationsContract } from './services/recommendations-contract.ts';
import { accountDeletionsContract } from './services/rights/account-deletions-contract.ts';
import { personalDataExportContract } from './services/rights/personal-data-export-contract.ts';
import { searchSuggestionsContract } from './services/search-suggestions-contract.ts';
import { secondFactorContract } from './services/second-factor-contract.ts';
import { seriesCollectionContract } from './services/series-collection-contract.ts';
import { showcaseContract } from './services/showcase-contract.ts';

/** The suite of each port. Suites that buy something come last, because all suites share one environment. */
export const suites = {
  issues: issuesContract,
  publishers: publishersContract,
  people: peopleContract,
  popularSearches: popularSearchesContract,
  searchSuggestions: searchSuggestionsContract,
  seriesCollection: seriesCollectionContract,
  showcase: showcaseContract,
  plans: plansContract,
  readers: readersContract,
  acquisitions: acquisitionsContract,
  guardianRequests: guardianRequestsContract,
  guidedAccounts: guidedAccountsContract,
  readings: readingsContract,
  creators: creatorsContract,
  favourites: favouritesContract,
  follows: followsContract,
  pushSubscriptions: pushSubscriptionsContract,
  issueLikes: issueLikesContract,
  recommendations: recommendationsContract,
  issueReadings: issueReadingsContract,
  issueDrafts: issueDraftsContract,
  draftContents: draftContentsContract,
  issueMarkets: issueMarketsContract,
  bannerMarkets: bannerMarketsContract,
  planMarkets: planMarketsContract,
  privateSeriesCollection: privateSeriesContract,
  privatePublishers: privatePublishersContract,
  publisherApplications: publisherApplicationsContract,
  pageUploads: pageUploadsContract,
  publicationRequests: publicationRequestsContract,
  authentication: authenticationContract,
  identityUsers: identityUsersContract,
  publicUsers: publicUsersContract,
  personalDataExport: personalDataExportContract,
  accountDeletions: accountDeletionsContract,
  externalSignIn: externalSignInContract,
  accounts: accountsContract,
  openSessions: openSessionsContract,
  accountAdministration: accountAdministrationContract,
  accountGrantings: accountGrantingsContract,
  passwords: passwordsContract,
  secondFactor: secondFactorContract,
  consents: consentsContract,
  paymentCards: paymentCardsContract,
  checkout: checkoutContract,
  transactions: transactionsContract,
  subscriptions: subscriptionsContract,
  vouchers: vouchersContract,
  readerMarkets: readerMarketsContract,
  taxRates: taxRatesContract,
  revenueReports: revenueReportsContract,
};

/** Runs all suites in one environment. */
export function servicesContract(name: string, openEnvironment: () => Promise<ContractEnvironment>): void {
  runContracts(name, openEnvironment, ...Object.values(suites));
}
