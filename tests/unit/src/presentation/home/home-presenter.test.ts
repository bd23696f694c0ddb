import { ListNextIssues } from '../../../../../src/application/reading/list-next-issues.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { GenreShelves } from '../../../../../src/presentation/home/genre-shelves.ts';
import { HomePresenter } from '../../../../../src/presentation/home/home-presenter.ts';
import { LowerHome } from '../../../../../src/presentation/home/lower-home.ts';
import { OwnShelves } from '../../../../../src/presentation/home/own-shelves.ts';
import { SharedShelves } from '../../../../../src/presentation/home/shared-shelves.ts';
import { OfferedPlans } from '../../../../../src/presentation/shell/plans/offered-plans.ts';
import { Lazy } from '../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { buildLanguagePresenter } from '../../../../fakes/account/build-language-presenter.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { buildBanner } from '../../../../fakes/catalogue/build-banner.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeFavourites } from '../../../../fakes/catalogue/fake-favourites.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { FakePublishers } from '../../../../fakes/catalogue/fake-publishers.ts';
import { FakeShowcase } from '../../../../fakes/catalogue/fake-showcase.ts';
import { buildPlan } from '../../../../fakes/checkout/build-plan.ts';
import { buildSubscription } from '../../../../fakes/checkout/build-subscription.ts';
import { FakePlans } from '../../../../fakes/checkout/fake-plans.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { buildVisitorReadings } from '../../../../fakes/reading/build-visitor-readings.ts';
import { FakeReadings } from '../../../../fakes/reading/fake-readings.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

function setUpHome(session = new FakeSession(exampleCredentials), reader = buildReader()) {
  const allIssues = Array.from({ length: 30 }, (_, n) => buildIssue({ id: `${n}`, slug: `s-${n}` }));
  const issues = new FakeIssues(...allIssues);
  const readings = new FakeReadings(allIssues);
  const showcase = new FakeShowcase(...allIssues);
  showcase.shownBanners = [buildBanner()];
  const plans = new FakePlans(buildPlan());
  const favourites = new FakeFavourites(...allIssues);
  const language = buildLanguagePresenter();
  const publishers = new FakePublishers();
  const shop = new SharedShelves({ issues, readings, publishers, showcase, shuffleModule: 7 });
  const { sessionPresenter, profile, identityUsers } = setUpProfile({ session, reader });
  const ownShelves = new OwnShelves({
    readings,
    favourites,
    session: sessionPresenter,
    visitorReadings: buildVisitorReadings(sessionPresenter),
    listNextIssues: new Lazy(async () => new ListNextIssues(readings, issues)),
  });
  const rest = new LowerHome({
    sharedShelves: shop,
    ownShelves,
    genreShelves: new GenreShelves({ showcase, issues, shuffleModule: 7 }),
    followedNews: new Lazy(() => Promise.reject(new Error('not loaded by this test'))),
    plans: new OfferedPlans(plans, language, { viewerKey: 'visitor' }),
    profile,
  });
  const home = new HomePresenter(
    shop,
    ownShelves,
    new Lazy(async () => ({ presenter: rest, View: () => null })),
    profile,
  );
  return {
    profile,
    sessionPresenter,
    identityUsers,
    home,
    rest,
    issues,
    showcase,
    plans,
    favourites,
    language,
  };
}

describe('HomePresenter', () => {
  it('loads the banners and free comics for a visitor immediately', async () => {
    const { home, issues, showcase, favourites } = setUpHome(new FakeSession());
    home.fetch();
    await flushPromises();
    expect(home.sharedShelves.free.items).toHaveLength(18);
    expect(issues.requests).toEqual(['filtered 7 kind=free&rating=16 0']);
    expect(home.sharedShelves.mostRead.items).toEqual([]);
    expect([showcase.requests, favourites.requests]).toEqual([['listBanners'], []]);
  });

  it('loads only the first shelves of a reader immediately', async () => {
    const { home, issues, showcase, plans, favourites } = setUpHome();
    home.fetch();
    await flushPromises();
    expect(home.sharedShelves.banners.items).toEqual([buildBanner()]);
    expect(home.sharedShelves.mostRead.items).toHaveLength(18);
    expect(showcase.requests).toEqual(['listBanners']);
    expect([issues.requests, plans.requestCount, favourites.requests]).toEqual([[], 0, []]);
  });

  it('offers what a plan adds to its subscribers, and free comics to others, as soon as the profile is known', async () => {
    const { home, profile, sessionPresenter, issues } = setUpHome(
      new FakeSession(exampleCredentials),
      buildReader({ subscription: buildSubscription() }),
    );
    expect(home.readableKind).toBeNull();
    await sessionPresenter.restore();
    await profile.load('ana');
    expect(home.readableKind).toBe('subscription');
    await home.sharedShelves.inPlan.start();
    expect(issues.requests).toEqual(['filtered 7 kind=subscription&rating=16 0']);
    expect(setUpHome(new FakeSession()).home.readableKind).toBe('free');
  });

  it('offers free comics if the user cannot be loaded', async () => {
    const { home, identityUsers, sessionPresenter } = setUpHome();
    identityUsers.failure = failures.networkConnection;
    await sessionPresenter.restore();
    expect(home.readableKind).toBe('free');
  });

  it('loads banners and lists once', async () => {
    const { home, issues, showcase } = setUpHome();
    home.fetch();
    await home.sharedShelves.newest.start();
    home.fetch();
    await home.sharedShelves.newest.start();
    expect(showcase.requests).toEqual(['listBanners']);
    expect(issues.requests).toEqual(['list 0']);
    expect(home.sharedShelves.newest.items).toHaveLength(10);
  });

  it('loads the plans once for each language', async () => {
    const { rest, plans, language } = setUpHome();
    await rest.plans.start();
    await rest.plans.start();
    expect(plans.requestCount).toBe(1);
    await language.choose('en-us');
    expect(rest.plans.items).toEqual([]);
    await rest.plans.start();
    expect(plans.requestCount).toBe(2);
  });
});
