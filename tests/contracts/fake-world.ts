import type { Publisher } from '../../src/domain/publisher.ts';
import { FakeAcquisitions } from '../fakes/fake-acquisitions.ts';
import { FakeAuthentication } from '../fakes/fake-authentication.ts';
import { FakeIdentityUsers, someUser } from '../fakes/fake-identity-users.ts';
import { FakeIssues } from '../fakes/fake-issues.ts';
import { FakePublishers } from '../fakes/fake-publishers.ts';
import { FakeReaders } from '../fakes/fake-readers.ts';
import { FakeReadings } from '../fakes/fake-readings.ts';
import { FakeSeriesCollection, someSeries } from '../fakes/fake-series-collection.ts';
import { FakeSession, someCredentials } from '../fakes/fake-session.ts';
import { someIssue, someOpenIssue } from '../fakes/some-issue.ts';
import { catalogue, pagesOfEach, type World } from './world.ts';

const issuesOfCatalogue = catalogue.map(({ slug, title, number, series, isFree }) => {
  const plain = someIssue();
  return someIssue({
    id: slug,
    slug,
    number,
    content: { ...plain.content, title },
    pagesCount: pagesOfEach,
    isAvailableForAll: isFree,
    kinds: series ? ['series'] : [],
  });
});

const publisher: Publisher = { ...someIssue().publisher, description: '', seriesCount: 1, issuesCount: 3 };

/** The fakes that unit tests use, held to the same contracts as the real adapters. */
export async function openFakeWorld(): Promise<World> {
  const session = new FakeSession();
  const readings = new FakeReadings(issuesOfCatalogue);
  const issues = new FakeIssues(...issuesOfCatalogue);
  issues.closed.add('para-assinantes');
  issues.opened = (issue) =>
    someOpenIssue(issue, {
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
      reading: readings.positionIn(issue.id),
    });
  const ofSeries = issuesOfCatalogue.filter(({ kinds }) => kinds.length > 0).reverse();
  const authentication = new FakeAuthentication('ana', 'segredo', someCredentials);
  const world = {
    issues,
    readings,
    authentication,
    publishers: new FakePublishers(publisher),
    seriesCollection: new FakeSeriesCollection(someSeries, ...ofSeries),
    readers: new FakeReaders(),
    acquisitions: new FakeAcquisitions(),
    identityUsers: new FakeIdentityUsers(someUser()),
  };
  for (const fake of Object.values(world)) fake.guard = { session, revoked: authentication.revoked };
  return {
    ...world,
    session,
    account: { entry: 'ana', password: 'segredo', userId: someCredentials.userId },
    close: async () => {},
  };
}
