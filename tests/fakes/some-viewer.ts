import { FindPosition } from '../../src/application/reading/find-position.ts';
import { FavouritesPresenter } from '../../src/presentation/shell/favourites-presenter.ts';
import { IssueViewer } from '../../src/presentation/shell/issue-viewer.ts';
import { RatingGatePresenter } from '../../src/presentation/shell/rating-gate-presenter.ts';
import { FakeAgeCheck } from './fake-age-check.ts';
import { FakeClock } from './fake-clock.ts';
import { FakeFavourites } from './fake-favourites.ts';
import { FakeReadingPositions } from './fake-reading-positions.ts';
import { someProfile } from './some-profile.ts';

/** Whoever looks at issues, over fakes: Ana is signed in unless the session says otherwise. */
export function someViewer(
  somebody: Parameters<typeof someProfile>[0] = {},
  positions = new FakeReadingPositions(),
) {
  const shared = someProfile(somebody);
  const { profile, session, sessionPresenter, notifications } = shared;
  const ageCheck = new FakeAgeCheck();
  const ratingGate = new RatingGatePresenter(ageCheck, sessionPresenter, profile, new FakeClock());
  const favourites = new FavouritesPresenter(new FakeFavourites(), sessionPresenter, notifications);
  const viewer = new IssueViewer(profile, new FindPosition(positions, session), ratingGate);
  /** Who is there is known, with their profile. */
  const settle = async () => {
    await sessionPresenter.restore();
    await profile.load(sessionPresenter.user?.uuid);
  };
  return { ...shared, positions, ageCheck, favourites, viewer, settle };
}
