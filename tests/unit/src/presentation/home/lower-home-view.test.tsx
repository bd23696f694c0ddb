import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Reader } from '../../../../../src/domain/account/reader.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { GenreShelves } from '../../../../../src/presentation/home/genre-shelves.ts';
import { LowerHome } from '../../../../../src/presentation/home/lower-home.ts';
import { LowerHomeView } from '../../../../../src/presentation/home/lower-home-view.tsx';
import { SharedShelves } from '../../../../../src/presentation/home/shared-shelves.ts';
import { OfferedPlans } from '../../../../../src/presentation/shell/plans/offered-plans.ts';
import { RatingGates } from '../../../../../src/presentation/ui/rating-gates/rating-gates.ts';
import { buildLanguagePresenter } from '../../../../fakes/account/build-language-presenter.ts';
import { buildReader } from '../../../../fakes/account/fake-readers.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { buildPublisher } from '../../../../fakes/catalogue/build-publisher.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { FakePublishers } from '../../../../fakes/catalogue/fake-publishers.ts';
import { FakeShowcase } from '../../../../fakes/catalogue/fake-showcase.ts';
import { buildPlan } from '../../../../fakes/checkout/build-plan.ts';
import { buildSubscription } from '../../../../fakes/checkout/build-subscription.ts';
import { FakePlans } from '../../../../fakes/checkout/fake-plans.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { FakeReadings } from '../../../../fakes/reading/fake-readings.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';
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
) {
  const { profile, sessionPresenter } = setUpProfile(reader);
  await sessionPresenter.restore();
  await profile.load(sessionPresenter.user?.id);
  return new LowerHome({
    sharedShelves,
    genreShelves: new GenreShelves(showcase, 7),
    plans: new OfferedPlans(new FakePlans(buildPlan()), buildLanguagePresenter()),
    profile,
  });
}

const buildSharedShelves = (showcase: FakeShowcase, publishers: FakePublishers) =>
  new SharedShelves({
    issues: new FakeIssues(),
    readings: new FakeReadings(),
    publishers,
    showcase,
    shuffleModule: 7,
  });

describe('LowerHomeView', () => {
  it('shows publishers and plans if the genres cannot be loaded, and loads the genres again', async () => {
    const issues = Array.from({ length: 4 }, (_, index) => buildIssue({ id: `${index}`, genre: 'horror' }));
    const showcase = new FakeShowcase(...issues);
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

  it.each<[string, Partial<Reader>, boolean]>([
    ['a reader without a subscription', {}, true],
    ['a reader whose subscription has ended', { expiredSubscription: buildSubscription() }, true],
    ['a subscriber', { subscription: buildSubscription() }, false],
    ['a child', { guardianId: 'lia' }, false],
  ])('decides whether to suggest plans to %s', async (_, fields, suggestsPlans) => {
    const showcase = new FakeShowcase();
    const shared = buildSharedShelves(showcase, new FakePublishers());
    const presenter = await setUpLowerHome(shared, showcase, { reader: buildReader(fields) });
    expect(presenter.suggestsPlans).toBe(suggestsPlans);
  });

  it('leaves out a genre of which a child can open only a few issues', async () => {
    const ratings = ['L', '16', '16', '16'] as const;
    const showcase = new FakeShowcase(
      ...ratings.map((parentalRating, index) =>
        buildIssue({ id: `${index}`, genre: 'horror', parentalRating }),
      ),
      ...ratings.map((_, index) => buildIssue({ id: `c${index}`, genre: 'comedy', parentalRating: 'L' })),
    );
    const shared = buildSharedShelves(showcase, new FakePublishers());
    const presenter = await setUpLowerHome(shared, showcase, { reader: buildReader({ guardianId: 'lia' }) });
    render(
      <RatingGates value={(rating) => (rating === 'L' ? 'open' : 'blocked')}>
        <LowerHomeView presenter={presenter} />
      </RatingGates>,
      { wrapper: MemoryRouter },
    );
    await act(flushPromises);
    await act(flushPromises);
    expect(titlesOfShelves()).toEqual(['Comédia']);
  });
});
