import { sql } from 'kysely';
import { generatedSource } from '../../server/media/sources/generated-source.ts';
import type { MagicLink } from '../../src/application/ports/account/accounts.ts';
import { HttpRevenueReports } from '../../src/infrastructure/comics/finance/http-revenue-reports.ts';
import { HttpTaxRates } from '../../src/infrastructure/comics/finance/http-tax-rates.ts';
import { HttpGuardianRequests } from '../../src/infrastructure/comics/guidance/http-guardian-requests.ts';
import { HttpGuidedAccounts } from '../../src/infrastructure/comics/guidance/http-guided-accounts.ts';
import { HttpAcquisitions } from '../../src/infrastructure/comics/http-acquisitions.ts';
import { HttpCheckout } from '../../src/infrastructure/comics/http-checkout.ts';
import { HttpCreators } from '../../src/infrastructure/comics/http-creators.ts';
import { HttpFavourites } from '../../src/infrastructure/comics/http-favourites.ts';
import { HttpFollows } from '../../src/infrastructure/comics/http-follows.ts';
import { HttpIssueLikes } from '../../src/infrastructure/comics/http-issue-likes.ts';
import { HttpIssueReadings } from '../../src/infrastructure/comics/http-issue-readings.ts';
import { HttpIssues } from '../../src/infrastructure/comics/http-issues.ts';
import { HttpOperatorLinks } from '../../src/infrastructure/comics/http-operator-links.ts';
import { HttpOperatorSignIn } from '../../src/infrastructure/comics/http-operator-sign-in.ts';
import { HttpPaymentCards } from '../../src/infrastructure/comics/http-payment-cards.ts';
import { HttpPeople } from '../../src/infrastructure/comics/http-people.ts';
import { HttpPersonalDataExport } from '../../src/infrastructure/comics/http-personal-data-export.ts';
import { HttpPlans } from '../../src/infrastructure/comics/http-plans.ts';
import { HttpPopularSearches } from '../../src/infrastructure/comics/http-popular-searches.ts';
import { HttpPublishers } from '../../src/infrastructure/comics/http-publishers.ts';
import { HttpPushSubscriptions } from '../../src/infrastructure/comics/http-push-subscriptions.ts';
import { HttpReaderMarkets } from '../../src/infrastructure/comics/http-reader-markets.ts';
import { HttpReaders } from '../../src/infrastructure/comics/http-readers.ts';
import { HttpReadings } from '../../src/infrastructure/comics/http-readings.ts';
import { HttpRecommendations } from '../../src/infrastructure/comics/http-recommendations.ts';
import { HttpSearchSuggestions } from '../../src/infrastructure/comics/http-search-suggestions.ts';
import { HttpSeriesCollection } from '../../src/infrastructure/comics/http-series-collection.ts';
import { HttpShowcase } from '../../src/infrastructure/comics/http-showcase.ts';
import { HttpSubscriptions } from '../../src/infrastructure/comics/http-subscriptions.ts';
import { HttpTransactions } from '../../src/infrastructure/comics/http-transactions.ts';
import { HttpVouchers } from '../../src/infrastructure/comics/http-vouchers.ts';
import { HttpBannerMarkets } from '../../src/infrastructure/comics/publishing/http-banner-markets.ts';
import { HttpDraftContents } from '../../src/infrastructure/comics/publishing/http-draft-contents.ts';
import { HttpIssueDrafts } from '../../src/infrastructure/comics/publishing/http-issue-drafts.ts';
import { HttpIssueMarkets } from '../../src/infrastructure/comics/publishing/http-issue-markets.ts';
import { HttpPageUploads } from '../../src/infrastructure/comics/publishing/http-page-uploads.ts';
import { HttpPlanMarkets } from '../../src/infrastructure/comics/publishing/http-plan-markets.ts';
import { HttpPrivatePublishers } from '../../src/infrastructure/comics/publishing/http-private-publishers.ts';
import { HttpPrivateSeriesCollection } from '../../src/infrastructure/comics/publishing/http-private-series-collection.ts';
import { HttpPublicationRequests } from '../../src/infrastructure/comics/publishing/http-publication-requests.ts';
import { HttpPublisherApplications } from '../../src/infrastructure/comics/publishing/http-publisher-applications.ts';
import { HttpClient } from '../../src/infrastructure/http/http-client.ts';
import { RequestHeaders } from '../../src/infrastructure/http/request-headers.ts';
import { HttpAccountAdministration } from '../../src/infrastructure/identity/http-account-administration.ts';
import { HttpAccountDeletions } from '../../src/infrastructure/identity/http-account-deletions.ts';
import { HttpAccountGrantings } from '../../src/infrastructure/identity/http-account-grantings.ts';
import { HttpAccounts } from '../../src/infrastructure/identity/http-accounts.ts';
import { HttpAuthentication } from '../../src/infrastructure/identity/http-authentication.ts';
import { HttpConsents } from '../../src/infrastructure/identity/http-consents.ts';
import { HttpGoogleSignIn } from '../../src/infrastructure/identity/http-google-sign-in.ts';
import { HttpIdentityUsers } from '../../src/infrastructure/identity/http-identity-users.ts';
import { HttpOpenSessions } from '../../src/infrastructure/identity/http-open-sessions.ts';
import { HttpPasswords } from '../../src/infrastructure/identity/http-passwords.ts';
import { HttpPublicUsers } from '../../src/infrastructure/identity/http-public-users.ts';
import { HttpSecondFactor } from '../../src/infrastructure/identity/http-second-factor.ts';
import { systemClock } from '../../src/infrastructure/system-clock.ts';
import { FakeSession } from '../fakes/session/fake-session.ts';
import { extractLink, findEmailsTo, type TestLink } from '../integration/support/emails.ts';
import { openTestPlatform, type TestPlatform } from '../integration/support/test-platform.ts';
import {
  type ContractEnvironment,
  catalogue,
  pagesPerIssue,
  sampleCreator,
  samplePerson,
  samplePublisher,
  sampleTranslation,
} from './contract-environment.ts';
import { drawPage } from './draw-page.ts';
import { addSaleTo, createTokenAt, payPixAt, seedCommerce } from './platform-commerce.ts';
import { addPartners, addStaff, authorize, personWithAccount } from './platform-people.ts';
import { seedShowcase } from './platform-showcase.ts';

const reader = { email: 'bia@banca.example', username: 'bia', password: 'uma-senha-comprida' };
const child = { email: 'tico@banca.example', username: 'tico.lima', password: 'gibi-da-tia-lia-9' };
const otherReader = { email: 'dino@banca.example', username: 'dino', password: 'gibi-de-abril-2026' };

/** The real adapters with a running platform. */
export async function openPlatformEnvironment(): Promise<ContractEnvironment> {
  const platform = await openTestPlatform();
  await importCatalogue(platform);
  await seedShowcase(platform.database);
  await seedCommerce(platform.database);
  const { uuid } = await platform.accounts.create({ ...reader, role: 'USER' });
  const { uuid: otherReaderId } = await platform.accounts.create({ ...otherReader, role: 'USER' });
  const staff = await addStaff(platform);
  const partners = await addPartners(platform);
  const { uuid: childId } = await platform.accounts.create({ ...child, role: 'USER' });
  await addChild(platform, childId, staff.colleague.readerId);
  const family = await addFamily(platform);
  await platform.accounts.create({ ...personWithAccount, password: 'uma-senha-comprida', role: 'USER' });
  const address = await platform.app.listen({ host: '127.0.0.1', port: 0 });

  const session = new FakeSession();
  const headers = new RequestHeaders();
  headers.set('pt-br', 'America/Sao_Paulo');
  const comics = new HttpClient(`${address}/api/comics`, headers, session);
  const identity = new HttpClient(`${address}/api/identity`, headers, session);
  return {
    session,
    issues: new HttpIssues(comics),
    publishers: new HttpPublishers(comics),
    people: new HttpPeople(comics),
    popularSearches: new HttpPopularSearches(comics),
    searchSuggestions: new HttpSearchSuggestions(comics),
    seriesCollection: new HttpSeriesCollection(comics),
    showcase: new HttpShowcase(comics),
    plans: new HttpPlans(comics),
    creators: new HttpCreators(comics),
    favourites: new HttpFavourites(comics),
    follows: new HttpFollows(comics),
    pushSubscriptions: new HttpPushSubscriptions(comics),
    issueLikes: new HttpIssueLikes(comics),
    recommendations: new HttpRecommendations(comics),
    readings: new HttpReadings(comics, systemClock),
    issueReadings: new HttpIssueReadings(comics),
    revenueReports: new HttpRevenueReports(comics),
    taxRates: new HttpTaxRates(comics),
    readers: new HttpReaders(comics),
    acquisitions: new HttpAcquisitions(comics),
    guardianRequests: new HttpGuardianRequests(comics),
    guidedAccounts: new HttpGuidedAccounts(comics),
    authentication: new HttpAuthentication(identity),
    identityUsers: new HttpIdentityUsers(identity),
    personalDataExport: new HttpPersonalDataExport(comics),
    accountDeletions: new HttpAccountDeletions(identity),
    publicUsers: new HttpPublicUsers(identity),
    accounts: new HttpAccounts(identity),
    openSessions: new HttpOpenSessions(identity),
    accountAdministration: new HttpAccountAdministration(identity),
    accountGrantings: new HttpAccountGrantings(identity),
    readerMarkets: new HttpReaderMarkets(comics),
    passwords: new HttpPasswords(identity),
    secondFactor: new HttpSecondFactor(identity),
    consents: new HttpConsents(identity),
    googleSignIn: new HttpGoogleSignIn(identity),
    operatorSignIn: new HttpOperatorSignIn(comics),
    operatorLinks: new HttpOperatorLinks(comics),
    checkout: new HttpCheckout(comics),
    paymentCards: new HttpPaymentCards(comics),
    subscriptions: new HttpSubscriptions(comics),
    transactions: new HttpTransactions(comics),
    vouchers: new HttpVouchers(comics),
    issueDrafts: new HttpIssueDrafts(comics),
    draftContents: new HttpDraftContents(comics),
    issueMarkets: new HttpIssueMarkets(comics),
    bannerMarkets: new HttpBannerMarkets(comics),
    planMarkets: new HttpPlanMarkets(comics),
    privateSeriesCollection: new HttpPrivateSeriesCollection(comics),
    privatePublishers: new HttpPrivatePublishers(comics),
    publisherApplications: new HttpPublisherApplications(comics),
    pageUploads: new HttpPageUploads(comics),
    publicationRequests: new HttpPublicationRequests(comics),
    account: { username: reader.username, password: reader.password, readerId: uuid },
    otherReader: {
      username: otherReader.username,
      email: otherReader.email,
      password: otherReader.password,
      readerId: otherReaderId,
    },
    child: { username: child.username, password: child.password, readerId: childId },
    family,
    staff,
    partners,
    redirectUri: `${address}/callback`,
    emailLinksTo: async (email) =>
      (await findEmailsTo(platform, email)).map(extractLink).map(toMagicLink).filter(isComplete),
    authorize,
    createCardToken: createTokenAt(address),
    payPix: payPixAt(address),
    backdateProfiles: () => backdateProfiles(platform),
    addSale: addSaleTo(platform.database),
    close: () => platform.close(),
  };
}

async function backdateProfiles({ database }: TestPlatform): Promise<void> {
  await database
    .updateTable('comics.reader')
    .set({ createdAt: sql`created_at - interval '1 month'` })
    .execute();
}

async function addFamily(platform: TestPlatform) {
  const guardian = { email: 'lia.prado@banca.example', username: 'lia.prado', password: 'lancheira-azul-41' };
  const guided = {
    email: 'rita.prado@banca.example',
    username: 'rita.prado',
    password: 'gibi-da-dona-rita-8',
  };
  const { uuid: guardianId } = await platform.accounts.create({ ...guardian, role: 'USER' });
  const { uuid: guidedId } = await platform.accounts.create({ ...guided, role: 'USER' });
  await addChild(platform, guidedId, guardianId);
  return { guardian: { ...guardian, readerId: guardianId }, child: { ...guided, readerId: guidedId } };
}

/** Gives both a profile, and no limit to what the child sees. */
const addChild = ({ database }: TestPlatform, childId: string, guardianId: string) => {
  const defaults = { language: 'pt-br', theme: 'dark', market: 'brazil', currency: 'BRL' };
  return database
    .insertInto('comics.reader')
    .values([
      { ...defaults, readerId: guardianId, guardianId: null },
      { ...defaults, readerId: childId, guardianId, hasParentalControl: false },
    ])
    .execute();
};

const toMagicLink = ({ uuid, code }: TestLink): MagicLink => ({ readerId: uuid, code });

const isComplete = ({ readerId, code }: MagicLink): boolean => readerId !== '' && code !== '';

async function importCatalogue({ media }: TestPlatform): Promise<void> {
  const editions = catalogue.map((issue) => ({ ...issue, language: 'pt-br' }));
  const original = editions.find(({ slug }) => slug === sampleTranslation.slug);
  if (!original) throw new Error('The catalogue has no issue to translate.');
  for (const [index, { slug, title, series, isFree, isForSubscribers, price, ...details }] of [
    ...editions,
    { ...original, ...sampleTranslation },
  ].entries()) {
    const pages = Array.from({ length: pagesPerIssue }, (_, page) => ({
      name: `${page}`,
      read: () => drawPage(index * pagesPerIssue + page),
    }));
    const result = await media.importer.import(generatedSource(slug, pages), {
      details: {
        ...details,
        slug,
        title,
        series: series && { slug: series, title: original.title },
        publisher: samplePublisher,
        contributors: series
          ? [
              { name: sampleCreator.name, role: sampleCreator.role },
              { name: samplePerson.name, role: 'penciller' },
            ]
          : [],
        isAvailableForAll: isFree,
        isAvailableForSubscribers: isForSubscribers,
        merchandises: price ? [{ kind: 'purchase', price, currency: 'BRL' }] : [],
        publishedAt: new Date(Date.UTC(2026, 0, 10 - index)),
      },
    });
    if (result.outcome !== 'imported') throw new Error(JSON.stringify(result));
  }
}
