import { externalFailures } from '../../src/domain/session/external-failures.ts';
import { FakeAccountStore } from '../fakes/account/fake-account-store.ts';
import { FakeAccounts } from '../fakes/account/fake-accounts.ts';
import { buildUser, FakeIdentityUsers } from '../fakes/account/fake-identity-users.ts';
import { FakePasswords } from '../fakes/account/fake-passwords.ts';
import { FakeReaders } from '../fakes/account/fake-readers.ts';
import { FakeSecondFactor } from '../fakes/account/fake-second-factor.ts';
import { buildBanner } from '../fakes/catalogue/build-banner.ts';
import { buildIssue, buildOpenIssue } from '../fakes/catalogue/build-issue.ts';
import { buildPublisher } from '../fakes/catalogue/build-publisher.ts';
import { FakeFavourites } from '../fakes/catalogue/fake-favourites.ts';
import { FakeIssues } from '../fakes/catalogue/fake-issues.ts';
import { FakePublishers } from '../fakes/catalogue/fake-publishers.ts';
import { exampleSeries, FakeSeriesCollection } from '../fakes/catalogue/fake-series-collection.ts';
import { FakeShowcase } from '../fakes/catalogue/fake-showcase.ts';
import { buildPlan } from '../fakes/checkout/build-plan.ts';
import { FakeAcquisitions } from '../fakes/checkout/fake-acquisitions.ts';
import { FakePlans } from '../fakes/checkout/fake-plans.ts';
import { FakeOperatorLinks } from '../fakes/operator-link/fake-operator-links.ts';
import { FakeReadings } from '../fakes/reading/fake-readings.ts';
import { FakeAuthentication } from '../fakes/session/fake-authentication.ts';
import { FakeExternalSignIn } from '../fakes/session/fake-external-sign-in.ts';
import { FakeOpenSessions } from '../fakes/session/fake-open-sessions.ts';
import { exampleCredentials, FakeSession } from '../fakes/session/fake-session.ts';
import { buildManager, buildStaffWithoutGrantings } from '../fakes/staff/build-staff.ts';
import { FakeAccountAdministration } from '../fakes/staff/fake-account-administration.ts';
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
  buildIssue({
    ...same,
    id: slug,
    slug,
    content: { ...buildIssue().content, title },
    pagesCount: pagesPerIssue,
    isAvailableForAll: isFree,
    isAvailableForSubscribers: isForSubscribers,
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
  issues.opened = (issue) =>
    buildOpenIssue(issue, { expiresAt: new Date(Date.now() + 60_000).toISOString() });
  return issues;
}

/** The fakes of unit tests. They must pass the same contracts as the real adapters. */
export async function openFakeWorld(): Promise<ContractWorld> {
  const session = new FakeSession();
  const readings = new FakeReadings(issuesOfCatalogue);
  const issues = fakeIssues();
  const showcase = new FakeShowcase(...issuesOfCatalogue);
  showcase.shown = [buildBanner(sampleBanner)];
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
    authentication: new FakeAuthentication('ana', 'segredo', exampleCredentials, book),
    publishers: new FakePublishers(publisher),
    seriesCollection: new FakeSeriesCollection({ ...exampleSeries, parentalRating: 'L' }, ...ofSeries),
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
    operatorLinks: new FakeOperatorLinks(readers),
    ...till.services,
  };
  for (const fake of Object.values(services)) fake.guard = { session, revoked: book.revoked };
  return {
    ...services,
    session,
    account: { entry: 'ana', password: 'segredo', readerId: exampleCredentials.readerId },
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

function bookOfNeighbours(): FakeAccountStore {
  const book = new FakeAccountStore();
  const { entry, email, password, readerId } = neighbour;
  book.add(buildUser({ id: readerId, username: entry, email }), password);
  book.add(buildManager(staff.manager.readerId), staff.manager.password);
  book.add(buildStaffWithoutGrantings(staff.colleague.readerId), null);
  return book;
}
