import { externalFailures } from '../../src/domain/session/external-failures.ts';
import { FakeAccountBook } from '../fakes/account/fake-account-book.ts';
import { FakeAccounts } from '../fakes/account/fake-accounts.ts';
import { FakeIdentityUsers, someUser } from '../fakes/account/fake-identity-users.ts';
import { FakePasswords } from '../fakes/account/fake-passwords.ts';
import { FakeReaders } from '../fakes/account/fake-readers.ts';
import { FakeSecondFactor } from '../fakes/account/fake-second-factor.ts';
import { FakeFavourites } from '../fakes/catalogue/fake-favourites.ts';
import { FakeIssues } from '../fakes/catalogue/fake-issues.ts';
import { FakePublishers } from '../fakes/catalogue/fake-publishers.ts';
import { FakeSeriesCollection, someSeries } from '../fakes/catalogue/fake-series-collection.ts';
import { FakeShowcase } from '../fakes/catalogue/fake-showcase.ts';
import { someBanner } from '../fakes/catalogue/some-banner.ts';
import { someIssue, someOpenIssue } from '../fakes/catalogue/some-issue.ts';
import { somePublisher } from '../fakes/catalogue/some-publisher.ts';
import { FakeAcquisitions } from '../fakes/checkout/fake-acquisitions.ts';
import { FakePlans } from '../fakes/checkout/fake-plans.ts';
import { somePlan } from '../fakes/checkout/some-plan.ts';
import { FakeProviderBonds } from '../fakes/provider-bond/fake-provider-bonds.ts';
import { FakeReadings } from '../fakes/reading/fake-readings.ts';
import { FakeAuthentication } from '../fakes/session/fake-authentication.ts';
import { FakeExternalSignIn } from '../fakes/session/fake-external-sign-in.ts';
import { FakeOpenSessions } from '../fakes/session/fake-open-sessions.ts';
import { FakeSession, someCredentials } from '../fakes/session/fake-session.ts';
import { FakeAccountAdministration } from '../fakes/staff/fake-account-administration.ts';
import { someColleague, someManager } from '../fakes/staff/some-staff.ts';
import { openFakeCommerce } from './fake-commerce.ts';
import { simulatePeople } from './fake-people.ts';
import {
  type ContractWorld,
  catalogue,
  pagesPerIssue,
  sampleBanner,
  samplePlan,
  samplePublisher,
} from './world.ts';

const issuesOfCatalogue = catalogue.map(({ slug, title, series, isFree, isForSubscribers, price, ...same }) =>
  someIssue({
    ...same,
    id: slug,
    slug,
    content: { ...someIssue().content, title },
    pagesCount: pagesPerIssue,
    isAvailableForAll: isFree,
    isAvailableForSubscribers: isForSubscribers,
    merchandises: price
      ? [{ id: `${slug}-bought`, kind: 'purchase', price, currency: 'BRL', rentalDays: null }]
      : [],
    kinds: series ? ['series'] : [],
  }),
);

const publisher = somePublisher({ ...samplePublisher, issuesCount: catalogue.length });

const plan = somePlan({
  slug: samplePlan.slug,
  name: samplePlan.name,
  merchandises: samplePlan.periods.map(({ days, price }) => ({
    id: `${samplePlan.slug}-${days}`,
    cycleDurationInDays: days,
    price,
    currency: 'BRL',
  })),
});

const neighbour = {
  entry: 'dino',
  email: 'dino@banca.example',
  password: 'gibi-de-abril-2026',
  readerId: 'dino',
};

const staff = {
  manager: { entry: 'gil', password: 'prancheta-e-caneta-7', readerId: 'gil' },
  colleague: { entry: 'lia', readerId: 'lia' },
};

/** The catalogue of world.ts. */
export function fakeIssues(): FakeIssues {
  const issues = new FakeIssues(...issuesOfCatalogue);
  issues.closed.add('para-assinantes');
  issues.series = [['nanquim-1', 'nanquim-2']];
  issues.opened = (issue) => someOpenIssue(issue, { expiresAt: new Date(Date.now() + 60_000).toISOString() });
  return issues;
}

/** The fakes of unit tests. They must pass the same contracts as the real adapters. */
export async function openFakeWorld(): Promise<ContractWorld> {
  const session = new FakeSession();
  const readings = new FakeReadings(issuesOfCatalogue);
  const issues = fakeIssues();
  const showcase = new FakeShowcase(...issuesOfCatalogue);
  showcase.shown = [someBanner(sampleBanner)];
  const { opened } = issues;
  issues.opened = (issue) => ({ ...opened(issue), reading: readings.positionIn(issue.id) });
  const ofSeries = issuesOfCatalogue.filter(({ kinds }) => kinds.length > 0).reverse();
  const book = bookOfNeighbours();
  const identityUsers = new FakeIdentityUsers();
  identityUsers.users = book.users;
  const readers = new FakeReaders();
  const acquisitions = new FakeAcquisitions();
  const till = openFakeCommerce({ plan, issues: issuesOfCatalogue }, { book, readers, acquisitions });
  const openSessions = new FakeOpenSessions();
  openSessions.book = book;
  const services = {
    issues,
    showcase,
    plans: new FakePlans(plan),
    favourites: new FakeFavourites(...issuesOfCatalogue),
    readings,
    authentication: new FakeAuthentication('ana', 'segredo', someCredentials, book),
    publishers: new FakePublishers(publisher),
    seriesCollection: new FakeSeriesCollection({ ...someSeries, parentalRating: 'L' }, ...ofSeries),
    readers,
    acquisitions,
    identityUsers,
    accounts: new FakeAccounts(book),
    openSessions,
    accountAdministration: new FakeAccountAdministration(book),
    passwords: new FakePasswords(book),
    secondFactor: new FakeSecondFactor(book),
    googleSignIn: new FakeExternalSignIn(),
    operatorSignIn: new FakeExternalSignIn('Claro', externalFailures.invalidClaroCode),
    providerBonds: new FakeProviderBonds(readers),
    ...till.services,
  };
  for (const fake of Object.values(services)) fake.guard = { session, revoked: book.revoked };
  return {
    ...services,
    session,
    account: { entry: 'ana', password: 'segredo', readerId: someCredentials.readerId },
    neighbour,
    staff,
    redirectUri: 'https://banca.example/callback',
    linksTo: async (address) => book.emails.filter(({ to }) => to === address).map(({ link }) => link),
    authorize: simulatePeople(services, book),
    tokenOf: till.tokenOf,
    payPix: till.payPix,
    close: async () => {},
  };
}

function bookOfNeighbours(): FakeAccountBook {
  const book = new FakeAccountBook();
  const { entry, email, password, readerId } = neighbour;
  book.add(someUser({ id: readerId, username: entry, email }), password);
  book.add(someManager(staff.manager.readerId), staff.manager.password);
  book.add(someColleague(staff.colleague.readerId), null);
  return book;
}
