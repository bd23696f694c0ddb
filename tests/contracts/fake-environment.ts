import { externalFailures } from '../../src/domain/session/external-failures.ts';
import { FakeAccountDeletions } from '../fakes/account/fake-account-deletions.ts';
import { FakeAccountStore } from '../fakes/account/fake-account-store.ts';
import { FakeAccounts } from '../fakes/account/fake-accounts.ts';
import { FakeConsents } from '../fakes/account/fake-consents.ts';
import { FakeGuardianRequests } from '../fakes/account/fake-guardian-requests.ts';
import { buildGuidedAccount, FakeGuidedAccounts } from '../fakes/account/fake-guided-accounts.ts';
import { buildUser, FakeIdentityUsers } from '../fakes/account/fake-identity-users.ts';
import { FakePasswords } from '../fakes/account/fake-passwords.ts';
import { FakePersonalDataExport } from '../fakes/account/fake-personal-data-export.ts';
import { FakePublicUsers } from '../fakes/account/fake-public-users.ts';
import { buildReader, FakeReaders } from '../fakes/account/fake-readers.ts';
import { FakeSecondFactor } from '../fakes/account/fake-second-factor.ts';
import { buildBanner } from '../fakes/catalogue/build-banner.ts';
import { buildIssue, buildOpenIssue } from '../fakes/catalogue/build-issue.ts';
import { buildPublisher } from '../fakes/catalogue/build-publisher.ts';
import { FakeCreators } from '../fakes/catalogue/fake-creators.ts';
import { FakeFavourites } from '../fakes/catalogue/fake-favourites.ts';
import { FakeIssues } from '../fakes/catalogue/fake-issues.ts';
import { FakePeople } from '../fakes/catalogue/fake-people.ts';
import { FakePopularSearches } from '../fakes/catalogue/fake-popular-searches.ts';
import { FakePublishers } from '../fakes/catalogue/fake-publishers.ts';
import { FakeRecommendations } from '../fakes/catalogue/fake-recommendations.ts';
import { FakeSearchSuggestions } from '../fakes/catalogue/fake-search-suggestions.ts';
import { exampleSeries, FakeSeriesCollection } from '../fakes/catalogue/fake-series-collection.ts';
import { FakeShowcase } from '../fakes/catalogue/fake-showcase.ts';
import { buildPlan } from '../fakes/checkout/build-plan.ts';
import { FakeAcquisitions } from '../fakes/checkout/fake-acquisitions.ts';
import { FakePlans } from '../fakes/checkout/fake-plans.ts';
import { buildRevenueLine } from '../fakes/finance/build-revenue-line.ts';
import { FakeRevenueReports } from '../fakes/finance/fake-revenue-reports.ts';
import { FakeTaxRates } from '../fakes/finance/fake-tax-rates.ts';
import { FakeFollows } from '../fakes/following/fake-follows.ts';
import { FakePushSubscriptions } from '../fakes/following/fake-push-subscriptions.ts';
import { FakeOperatorLinks } from '../fakes/operator-link/fake-operator-links.ts';
import { buildPublishedDraft } from '../fakes/publishing/build-issue-draft.ts';
import { buildPrivateBanner, FakeBannerMarkets } from '../fakes/publishing/fake-banner-markets.ts';
import { FakeDraftContents } from '../fakes/publishing/fake-draft-contents.ts';
import { FakeIssueDrafts } from '../fakes/publishing/fake-issue-drafts.ts';
import { FakeIssueMarkets } from '../fakes/publishing/fake-issue-markets.ts';
import { FakePageUploads } from '../fakes/publishing/fake-page-uploads.ts';
import { buildPrivatePlan, FakePlanMarkets } from '../fakes/publishing/fake-plan-markets.ts';
import { FakePrivatePublishers } from '../fakes/publishing/fake-private-publishers.ts';
import { FakePrivateSeriesCollection } from '../fakes/publishing/fake-private-series-collection.ts';
import { FakePublisherApplications } from '../fakes/publishing/fake-publisher-applications.ts';
import { FakePublishingStore } from '../fakes/publishing/fake-publishing-store.ts';
import { FakeIssueLikes } from '../fakes/reading/fake-issue-likes.ts';
import { FakeIssueReadings, type FakePublisherScope } from '../fakes/reading/fake-issue-readings.ts';
import { FakeReadings } from '../fakes/reading/fake-readings.ts';
import { FakePublicationRequests } from '../fakes/requests/fake-publication-requests.ts';
import { FakeAuthentication } from '../fakes/session/fake-authentication.ts';
import { FakeExternalSignIn } from '../fakes/session/fake-external-sign-in.ts';
import { FakeOpenSessions } from '../fakes/session/fake-open-sessions.ts';
import { exampleCredentials, FakeSession } from '../fakes/session/fake-session.ts';
import {
  buildAccountant,
  buildAdministrator,
  buildEditor,
  buildManager,
  buildPartner,
  buildStaffWithoutGrantings,
} from '../fakes/staff/build-staff.ts';
import { FakeAccountAdministration } from '../fakes/staff/fake-account-administration.ts';
import { FakeAccountGrantings } from '../fakes/staff/fake-account-grantings.ts';
import { FakeReaderMarkets } from '../fakes/staff/fake-reader-markets.ts';
import {
  type ContractEnvironment,
  catalogue,
  pagesPerIssue,
  sampleBanner,
  sampleCreator,
  samplePerson,
  samplePlan,
  samplePublisher,
  sampleTranslation,
} from './contract-environment.ts';
import { openFakeCommerce } from './fake-commerce.ts';
import { simulatePeople } from './fake-people.ts';

const issuesOfCatalogue = catalogue.map(
  ({ slug, title, series, isFree, isForSubscribers, price, ...details }, index) =>
    buildIssue({
      ...details,
      id: slug,
      slug,
      content: { ...buildIssue().content, title },
      contributors: series ? [sampleCreator] : [],
      publishedAt: new Date(Date.UTC(2026, 0, 10 - index)).toISOString(),
      pagesCount: pagesPerIssue,
      availableLanguages: slug === sampleTranslation.slug ? [sampleTranslation.language, 'pt-br'] : ['pt-br'],
      isAvailableForAll: isFree,
      isAvailableForSubscribers: isForSubscribers,
      samplePagesCount: 1,
      merchandises: price
        ? [{ id: `${slug}-bought`, kind: 'purchase', price, currency: 'BRL', rentalDays: null }]
        : [],
      kinds: series ? ['series'] : [],
    }),
);

const publisher = buildPublisher({ ...samplePublisher, issuesCount: catalogue.length });

const plan = buildPlan({
  slug: samplePlan.slug,
  name: samplePlan.name,
  guidedAccountsCount: samplePlan.guidedAccountsCount,
  merchandises: samplePlan.periods.map(({ days, price }) => ({
    id: `${samplePlan.slug}-${days}`,
    cycleDurationInDays: days,
    price,
    currency: 'BRL',
  })),
});

const family = {
  guardian: { username: 'lia.prado', password: 'lancheira-azul-41', readerId: 'lia-prado' },
  child: { username: 'rita.prado', password: 'gibi-da-dona-rita-8', readerId: 'rita' },
};
const child = { username: 'tico.lima', password: 'gibi-da-tia-lia-9', readerId: 'tico' };
const otherReader = {
  username: 'dino',
  email: 'dino@banca.example',
  password: 'gibi-de-abril-2026',
  readerId: 'dino',
};

const buildAccount = (username: string) => ({
  username,
  password: 'prancheta-e-caneta-7',
  readerId: username,
});

const staff = {
  administrator: buildAccount('ada'),
  manager: buildAccount('gil'),
  editor: buildAccount('edu'),
  colleague: { username: 'lia', readerId: 'lia' },
  accountant: buildAccount('rute'),
};

const partners = { member: buildAccount('paz'), stranger: buildAccount('rui') };

/** The issues of `catalogue`. */
export function buildFakeIssues(): FakeIssues {
  const issues = new FakeIssues(...issuesOfCatalogue);
  for (const slug of ['para-assinantes', 'so-na-loja']) issues.sampledIds.add(slug);
  issues.seriesIssueIds = [['nanquim-1', 'nanquim-2']];
  issues.openedIssueOf = (issue) =>
    buildOpenIssue(issue, { expiresAt: new Date(Date.now() + 60_000).toISOString() });
  return issues;
}

/** The fakes of unit tests. They must pass the same contracts as the real adapters. */
export async function openFakeEnvironment(): Promise<ContractEnvironment> {
  const session = new FakeSession();
  const issueReadings = new FakeIssueReadings();
  issueReadings.scopeOf = scopeOf;
  const revenueReports = new FakeRevenueReports();
  revenueReports.scopeOf = scopeOf;
  const taxRates = new FakeTaxRates();
  taxRates.rightsOf = (readerId) => {
    const scope = scopeOf(readerId);
    return scope === 'all' ? 'set' : scope && 'get';
  };
  const readings = new FakeReadings(issuesOfCatalogue, issueReadings);
  const issues = buildFakeIssues();
  const showcase = new FakeShowcase(...issuesOfCatalogue);
  showcase.shownBanners = [buildBanner(sampleBanner)];
  const { openedIssueOf } = issues;
  issues.openedIssueOf = (issue) => ({ ...openedIssueOf(issue), reading: readings.positionIn(issue.id) });
  const issuesInSeries = issuesOfCatalogue.filter(({ kinds }) => kinds.length > 0);
  const accountStore = buildAccountStore();
  const identityUsers = new FakeIdentityUsers();
  identityUsers.users = accountStore.users;
  const readers = new FakeReaders();
  const guardianId = staff.colleague.readerId;
  readers.readers.set(guardianId, buildReader({ id: guardianId }));
  readers.readers.set(child.readerId, buildReader({ id: child.readerId, guardianId }));
  const acquisitions = new FakeAcquisitions();
  const guardianRequests = new FakeGuardianRequests();
  guardianRequests.childIds = [child.readerId, family.child.readerId];
  guardianRequests.guardianId = family.guardian.readerId;
  guardianRequests.guidedIds = [family.child.readerId];
  const guidedAccounts = new FakeGuidedAccounts();
  guidedAccounts.includedCount = 0;
  guidedAccounts.guardianId = family.guardian.readerId;
  guidedAccounts.guardianPassword = family.guardian.password;
  guidedAccounts.guardianCredentials = { token: 'token-of-lia', readerId: family.guardian.readerId };
  guidedAccounts.accounts = [buildGuidedAccount({ id: family.child.readerId })];
  guardianRequests.soldIds = [plan.id, ...issuesOfCatalogue.map(({ id }) => id)];
  const commerce = openFakeCommerce(
    { plan, issues: issuesOfCatalogue },
    { accountStore, readers, acquisitions },
  );
  const publishingStore = buildPublishingStore(accountStore);
  publishingStore.onPublish = ({ id, contents }) =>
    issues.laterPages.set(id, [...(issues.laterPages.get(id) ?? []), contents[0]?.pages ?? []]);
  const bannerMarkets = new FakeBannerMarkets(publishingStore);
  bannerMarkets.banners = [buildPrivateBanner(sampleBanner)];
  bannerMarkets.onChange = () => {
    const isShown = bannerMarkets.banners.some(({ markets }) => markets.includes('brazil'));
    showcase.shownBanners = isShown ? [buildBanner(sampleBanner)] : [];
  };
  const planMarkets = new FakePlanMarkets(publishingStore);
  planMarkets.plans = [
    buildPrivatePlan({ markets: [{ market: 'brazil', merchandises: plan.merchandises }] }),
  ];
  const accountDeletions = new FakeAccountDeletions(() => accountStore.users);
  accountDeletions.guardians.set(child.readerId, guardianId);
  accountDeletions.guardians.set(family.child.readerId, family.guardian.readerId);
  guidedAccounts.deletionAtOf = (id) => accountStore.users.find((each) => each.id === id)?.deletionAt ?? null;
  const openSessions = new FakeOpenSessions();
  openSessions.accountStore = accountStore;
  const consents = new FakeConsents(accountStore);
  consents.guidedIds.add(child.readerId);
  const services = {
    issues,
    showcase,
    plans: new FakePlans(plan),
    creators: new FakeCreators(exampleSeries, ...issuesOfCatalogue),
    favourites: new FakeFavourites(...issuesOfCatalogue),
    follows: new FakeFollows(
      {
        kind: 'series',
        id: exampleSeries.id,
        slug: exampleSeries.slug,
        name: exampleSeries.title,
        issues: issuesInSeries,
      },
      {
        kind: 'publisher',
        id: publisher.id,
        slug: publisher.username,
        name: publisher.name,
        issues: issuesOfCatalogue,
      },
      {
        kind: 'creator',
        id: sampleCreator.slug,
        slug: sampleCreator.slug,
        name: sampleCreator.name,
        issues: issuesInSeries,
      },
    ),
    pushSubscriptions: new FakePushSubscriptions(),
    issueLikes: new FakeIssueLikes(...issuesOfCatalogue),
    recommendations: new FakeRecommendations(),
    readings,
    issueReadings,
    revenueReports,
    taxRates,
    authentication: new FakeAuthentication('ana', 'segredo', exampleCredentials, accountStore),
    publishers: new FakePublishers(publisher),
    people: new FakePeople(samplePerson),
    popularSearches: new FakePopularSearches('Nanquim', 'Só na Loja'),
    searchSuggestions: new FakeSearchSuggestions(issues, {
      people: [samplePerson],
      publishers: [publisher],
      series: [exampleSeries],
    }),
    seriesCollection: new FakeSeriesCollection(
      { ...exampleSeries, parentalRating: 'L' },
      ...[...issuesInSeries].reverse(),
    ),
    readers,
    acquisitions,
    guardianRequests,
    guidedAccounts,
    identityUsers,
    publicUsers: new FakePublicUsers(accountStore),
    personalDataExport: new FakePersonalDataExport(),
    accountDeletions,
    accounts: new FakeAccounts(accountStore),
    openSessions,
    accountAdministration: new FakeAccountAdministration(accountStore),
    accountGrantings: new FakeAccountGrantings(accountStore),
    readerMarkets: new FakeReaderMarkets(readers, commerce.shop, accountStore),
    passwords: new FakePasswords(accountStore),
    secondFactor: new FakeSecondFactor(accountStore),
    consents,
    googleSignIn: new FakeExternalSignIn(),
    operatorSignIn: new FakeExternalSignIn('Claro', externalFailures.invalidClaroCode),
    operatorLinks: new FakeOperatorLinks(readers),
    issueDrafts: new FakeIssueDrafts(publishingStore),
    draftContents: new FakeDraftContents(publishingStore),
    issueMarkets: new FakeIssueMarkets(publishingStore),
    bannerMarkets,
    planMarkets,
    privateSeriesCollection: new FakePrivateSeriesCollection(publishingStore),
    privatePublishers: new FakePrivatePublishers(publishingStore),
    publisherApplications: new FakePublisherApplications(publishingStore),
    pageUploads: new FakePageUploads(publishingStore),
    publicationRequests: new FakePublicationRequests(publishingStore),
    ...commerce.services,
  };
  for (const fake of Object.values(services))
    fake.sessionCheck = { session, revokedTokens: accountStore.revokedTokens };
  return {
    ...services,
    session,
    account: { username: 'ana', password: 'segredo', readerId: exampleCredentials.readerId },
    otherReader,
    child,
    family,
    staff,
    partners,
    redirectUri: 'https://banca.example/callback',
    emailLinksTo: async (address) =>
      accountStore.emails.filter(({ to }) => to === address).map(({ link }) => link),
    authorize: simulatePeople(services, accountStore),
    createCardToken: commerce.createCardToken,
    payPix: commerce.payPix,
    backdateProfiles: async () => {},
    addSale: async (slug, gross) => {
      const issue = issuesOfCatalogue.find((each) => each.slug === slug);
      revenueReports.record(buildRevenueLine(issue, { gross }));
    },
    close: async () => {},
  };
}

function scopeOf(readerId: string): FakePublisherScope {
  if (readerId === staff.accountant.readerId) return 'all';
  if (readerId === partners.stranger.readerId) return [];
  return readerId === partners.member.readerId ? issuesOfCatalogue.map((issue) => issue.publisher.id) : null;
}

function buildAccountStore(): FakeAccountStore {
  const accountStore = new FakeAccountStore();
  const { username, email, password, readerId } = otherReader;
  accountStore.addUser(buildUser({ id: readerId, username, email }), password);
  for (const { readerId: id, username, password } of [child, family.guardian, family.child])
    accountStore.addUser(buildUser({ id, username }), password);
  for (const user of [
    buildAdministrator(staff.administrator.readerId),
    buildManager(staff.manager.readerId),
    buildEditor(staff.editor.readerId),
    buildAccountant(staff.accountant.readerId),
    buildPartner(partners.member.readerId),
    buildPartner(partners.stranger.readerId),
  ])
    accountStore.addUser(user, staff.manager.password);
  accountStore.addUser(buildStaffWithoutGrantings(staff.colleague.readerId), null);
  return accountStore;
}

function buildPublishingStore(accountStore: FakeAccountStore): FakePublishingStore {
  const store = new FakePublishingStore();
  store.users = accountStore.users;
  store.onGrant = (user) => accountStore.replaceUser(user);
  store.guidedIds.add(child.readerId);
  store.publishers = [publisher];
  store.series = [{ ...exampleSeries, publisher, descriptors: [] }];
  store.publisherIdsByMember.set(partners.member.readerId, [publisher.id]);
  for (const issue of issuesOfCatalogue) {
    store.drafts.push(buildPublishedDraft({ ...issue, publisher }));
    store.publish(issue.id);
  }
  return store;
}
