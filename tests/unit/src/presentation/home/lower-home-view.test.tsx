import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ListNextIssues } from '../../../../../src/application/reading/list-next-issues.ts';
import type { Reader } from '../../../../../src/domain/account/reader.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { FollowedNews } from '../../../../../src/presentation/home/followed-news.ts';
import { FollowedNewsShelf } from '../../../../../src/presentation/home/followed-news-shelf.tsx';
import { GenreShelves } from '../../../../../src/presentation/home/genre-shelves.ts';
import { LowerHome } from '../../../../../src/presentation/home/lower-home.ts';
import { LowerHomeView } from '../../../../../src/presentation/home/lower-home-view.tsx';
import { OwnShelves } from '../../../../../src/presentation/home/own-shelves.ts';
import { SharedShelves } from '../../../../../src/presentation/home/shared-shelves.ts';
import { OfferedPlans } from '../../../../../src/presentation/shell/plans/offered-plans.ts';
import { Lazy } from '../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { RatingGateContext } from '../../../../../src/presentation/ui/rating-gates/rating-gates.ts';
import { buildLanguagePresenter } from '../../../../fakes/account/build-language-presenter.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { buildPublisher } from '../../../../fakes/catalogue/build-publisher.ts';
import { FakeFavourites } from '../../../../fakes/catalogue/fake-favourites.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { FakePublishers } from '../../../../fakes/catalogue/fake-publishers.ts';
import { FakeShowcase } from '../../../../fakes/catalogue/fake-showcase.ts';
import { buildPlan } from '../../../../fakes/checkout/build-plan.ts';
import { buildSubscription } from '../../../../fakes/checkout/build-subscription.ts';
import { FakePlans } from '../../../../fakes/checkout/fake-plans.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { setUpFollows } from '../../../../fakes/following/set-up-follows.ts';
import { holdResponses } from '../../../../fakes/hold-responses.ts';
import { buildVisitorReadings } from '../../../../fakes/reading/build-visitor-readings.ts';
import { FakeReadings } from '../../../../fakes/reading/fake-readings.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';

/** Reports everything as near the visible area. */
class NearEverything {
  readonly #report: (entries: readonly { isIntersecting: boolean }[]) => void;
  constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }
  observe(): void {
    this.#report([{ isIntersecting: true }]);
  }
  unobserve(): void {}
  disconnect(): void {}
}

beforeAll(async () => {
  Object.assign(window, { IntersectionObserver: NearEverything });
  await startI18n('pt-br');
});
afterEach(cleanup);

const titlesOfShelves = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

async function setUpLowerHome(
  sharedShelves: SharedShelves,
  showcase: FakeShowcase,
  reader: Parameters<typeof setUpProfile>[0],
  { favourites = new FakeFavourites(), follows = setUpFollows() } = {},
) {
  const { profile, sessionPresenter } = setUpProfile(reader);
  await sessionPresenter.restore();
  await profile.load(sessionPresenter.user?.id);
  const readings = new FakeReadings();
  const ownShelves = new OwnShelves({
    readings,
    favourites,
    session: sessionPresenter,
    visitorReadings: buildVisitorReadings(sessionPresenter),
    listNextIssues: new Lazy(async () => new ListNextIssues(readings, new FakeIssues())),
  });
  sessionPresenter.start();
  ownShelves.start();
  return new LowerHome({
    sharedShelves,
    ownShelves,
    genreShelves: new GenreShelves({
      showcase,
      issues: new FakeIssues(...showcase.issues),
      shuffleModule: 7,
    }),
    followedNews: new Lazy(async () => ({
      presenter: new FollowedNews(follows.service, follows.follows, sessionPresenter),
      View: FollowedNewsShelf,
    })),
    plans: new OfferedPlans(new FakePlans(buildPlan()), buildLanguagePresenter(), { viewerKey: 'visitor' }),
    profile,
  });
}

const buildHorrorIssues = () =>
  Array.from({ length: 4 }, (_, index) => buildIssue({ id: `${index}`, genre: 'horror' }));

const buildSharedShelves = (showcase: FakeShowcase, publishers: FakePublishers) =>
  new SharedShelves({
    issues: new FakeIssues(),
    readings: new FakeReadings(),
    publishers,
    showcase,
    shuffleModule: 7,
  });

/** A showcase, and news and favourites whose responses are held. */
function setUpOwnLists(hasNewsAndFavourites: boolean) {
  const showcase = new FakeShowcase(...buildHorrorIssues());
  const favourites = new FakeFavourites(...buildHorrorIssues());
  const follows = setUpFollows();
  if (hasNewsAndFavourites) {
    favourites.favouriteIds = ['1'];
    follows.service.marks = [{ kind: 'series', id: 'series-1', seenAt: '2000-01-01T12:00:00.000Z' }];
  }
  return {
    showcase,
    shared: buildSharedShelves(showcase, new FakePublishers(buildPublisher())),
    lists: { favourites, follows },
    held: { favourites: holdResponses(favourites, 'list'), news: holdResponses(follows.service, 'list') },
  };
}

describe('LowerHomeView', () => {
  it('shows publishers and plans if the genres cannot be loaded, and loads the genres again', async () => {
    const showcase = new FakeShowcase(...buildHorrorIssues());
    const listGenres = showcase.listGenres.bind(showcase);
    showcase.listGenres = async () => failed(failures.timeout);
    const shared = buildSharedShelves(showcase, new FakePublishers(buildPublisher()));
    const presenter = await setUpLowerHome(shared, showcase, { session: new FakeSession() });
    render(<LowerHomeView presenter={presenter} />, { wrapper: MemoryRouter });
    await act(flushPromises);
    await act(flushPromises);
    expect(titlesOfShelves()).toEqual(['Editoras', 'Planos']);
    showcase.listGenres = listGenres;
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    // Until the genres are loaded, nothing moves.
    expect(titlesOfShelves()).toEqual(['Editoras', 'Planos']);
    await act(flushPromises);
    await act(flushPromises);
    expect(titlesOfShelves()).toEqual(['Terror', 'Editoras', 'Planos']);
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  });

  const bothShelves = ['Novidades do que você segue', 'Seus favoritos'];

  it.each([
    ['both empty, news first', false, ['news', 'favourites'], []],
    ['both empty, favourites first', false, ['favourites', 'news'], []],
    ['none empty, news first', true, ['news', 'favourites'], bothShelves],
    ['none empty, favourites first', true, ['favourites', 'news'], bothShelves],
  ] as const)(
    'shows no shelf until news and favourites have arrived: %s',
    async (_, hasNewsAndFavourites, order, titles) => {
      const { showcase, shared, lists, held } = setUpOwnLists(hasNewsAndFavourites);
      const presenter = await setUpLowerHome(shared, showcase, {}, lists);
      render(<LowerHomeView presenter={presenter} />, { wrapper: MemoryRouter });
      for (const list of order) {
        await act(flushPromises);
        expect(screen.queryAllByRole('heading')).toEqual([]);
        await act(held[list].release);
      }
      await act(flushPromises);
      expect(titlesOfShelves()).toEqual([...titles, 'Terror', 'Editoras', 'Planos']);
    },
  );

  it('waits for news and favourites again when a visitor signs in', async () => {
    const { showcase, shared, lists, held } = setUpOwnLists(true);
    const session = new FakeSession();
    const presenter = await setUpLowerHome(shared, showcase, { session }, lists);
    render(<LowerHomeView presenter={presenter} />, { wrapper: MemoryRouter });
    await act(flushPromises);
    await act(flushPromises);
    expect(titlesOfShelves()).toEqual(['Terror', 'Editoras', 'Planos']);
    await act(async () => {
      session.changeInAnotherTab(exampleCredentials);
      await flushPromises();
    });
    for (const list of [held.news, held.favourites]) {
      expect(screen.queryAllByRole('heading')).toEqual([]);
      await act(list.release);
    }
    await act(flushPromises);
    expect(titlesOfShelves().slice(0, 3)).toEqual([...bothShelves, 'Terror']);
  });

  it('waits until it is known whether the reader is a child', async () => {
    const { showcase, shared } = setUpOwnLists(false);
    const presenter = await setUpLowerHome(shared, showcase, { session: new FakeSession() });
    const viewFor = (isLoading: boolean) => (
      <RatingGateContext value={{ isLoading, gateOf: () => 'open' }}>
        <LowerHomeView presenter={presenter} />
      </RatingGateContext>
    );
    const { rerender } = render(viewFor(true), { wrapper: MemoryRouter });
    await act(flushPromises);
    expect(screen.queryAllByRole('heading')).toEqual([]);
    rerender(viewFor(false));
    await act(flushPromises);
    expect(titlesOfShelves()).toEqual(['Terror', 'Editoras', 'Planos']);
    // The shelves stay if the profile is loaded again.
    rerender(viewFor(true));
    expect(titlesOfShelves()).toEqual(['Terror', 'Editoras', 'Planos']);
  });

  it('waits for the genres if it is rendered again while they load', async () => {
    const { showcase, shared } = setUpOwnLists(false);
    const { release } = holdResponses(showcase, 'listGenres');
    const presenter = await setUpLowerHome(shared, showcase, { session: new FakeSession() });
    const first = render(<LowerHomeView presenter={presenter} />, { wrapper: MemoryRouter });
    await act(flushPromises);
    first.unmount();
    render(<LowerHomeView presenter={presenter} />, { wrapper: MemoryRouter });
    await act(flushPromises);
    expect(screen.queryAllByRole('heading')).toEqual([]);
    await act(release);
    await act(flushPromises);
    expect(titlesOfShelves()).toEqual(['Terror', 'Editoras', 'Planos']);
  });

  it.each<[string, Partial<Reader>, boolean]>([
    ['a reader without a subscription', {}, true],
    ['a reader whose subscription has ended', { expiredSubscription: buildSubscription() }, true],
    ['a subscriber', { subscription: buildSubscription() }, false],
    ['a reader in a market without plans', { marketOffers: { plans: false, credits: false } }, false],
    ['a child', { guardianId: 'lia' }, false],
  ])('decides whether to suggest plans to %s', async (_, fields, suggestsPlans) => {
    const showcase = new FakeShowcase();
    const shared = buildSharedShelves(showcase, new FakePublishers());
    const presenter = await setUpLowerHome(shared, showcase, { reader: buildReader(fields) });
    expect(presenter.suggestsPlans).toBe(suggestsPlans);
  });

  it('leaves out genres of which a child can open only a few issues, and publishers of which it can open none', async () => {
    const ratings = ['L', '16', '16', '16'] as const;
    const showcase = new FakeShowcase(
      ...ratings.map((parentalRating, index) =>
        buildIssue({ id: `${index}`, genre: 'horror', parentalRating }),
      ),
      ...ratings.map((_, index) => buildIssue({ id: `c${index}`, genre: 'comedy', parentalRating: 'L' })),
    );
    const publishers = ['12', '16'] as const;
    const shared = buildSharedShelves(
      showcase,
      new FakePublishers(
        ...publishers.map((lowestParentalRating) =>
          buildPublisher({ id: lowestParentalRating, lowestParentalRating }),
        ),
      ),
    );
    const presenter = await setUpLowerHome(shared, showcase, { reader: buildReader({ guardianId: 'lia' }) });
    render(
      <RatingGateContext
        value={{ isLoading: false, gateOf: (rating) => (rating === 'L' ? 'open' : 'blocked') }}
      >
        <LowerHomeView presenter={presenter} />
      </RatingGateContext>,
      { wrapper: MemoryRouter },
    );
    await act(flushPromises);
    await act(flushPromises);
    expect(titlesOfShelves()).toEqual(['Comédia']);
    expect(showcase.requests).toEqual(['listGenres']);
  });
});
