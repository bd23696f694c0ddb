import { FindPosition } from '../../../src/application/reading/find-position.ts';
import { IssueViewer } from '../../../src/presentation/shell/age-gate/issue-viewer.ts';
import { RatingGatePresenter } from '../../../src/presentation/shell/age-gate/rating-gate-presenter.ts';
import { FavouritesPresenter } from '../../../src/presentation/shell/favourites/favourites-presenter.ts';
import { IssueLikesPresenter } from '../../../src/presentation/shell/likes/issue-likes-presenter.ts';
import { IssueMarksPresenter } from '../../../src/presentation/shell/reading/issue-marks-presenter.ts';
import { ReadingProgressPresenter } from '../../../src/presentation/shell/reading/reading-progress-presenter.ts';
import { FakeAgeCheck } from '../account/fake-age-check.ts';
import { setUpProfile } from '../account/set-up-profile.ts';
import { FakeClock } from '../device/fake-clock.ts';
import { FakeIssueLikes } from '../reading/fake-issue-likes.ts';
import { FakeReadingPositions } from '../reading/fake-reading-positions.ts';
import { FakeReadings } from '../reading/fake-readings.ts';
import { buildIssue } from './build-issue.ts';
import { FakeFavourites } from './fake-favourites.ts';
import { FakeRecommendations } from './fake-recommendations.ts';

/** An issue viewer with fakes. Ana is signed in unless the session has another reader. */
export function setUpIssueViewer(
  profileOptions: Parameters<typeof setUpProfile>[0] = {},
  positions = new FakeReadingPositions(),
) {
  const shared = setUpProfile(profileOptions);
  const { profile, session, sessionPresenter, notifications } = shared;
  const ageCheck = new FakeAgeCheck();
  const ratingGate = new RatingGatePresenter(ageCheck, sessionPresenter, profile, new FakeClock());
  const favourites = new FavouritesPresenter(new FakeFavourites(), sessionPresenter, notifications);
  const readings = new FakeReadings();
  const progress = new ReadingProgressPresenter(readings, sessionPresenter);
  const likeService = new FakeIssueLikes(buildIssue());
  likeService.sessionCheck = { session, revokedTokens: [] };
  const likes = new IssueLikesPresenter({ likes: likeService, session: sessionPresenter, notifications });
  const recommendations = new FakeRecommendations();
  const clock = new FakeClock();
  const marks = new IssueMarksPresenter(profile, progress, clock);
  const findPosition = new FindPosition(positions, session);
  const viewer = new IssueViewer({ profile, findPosition, ratingGate, progress, marks, clock });
  /** Loads user and profile. */
  const loadReader = async () => {
    await sessionPresenter.restore();
    await profile.load(sessionPresenter.user?.id);
  };
  return {
    ...shared,
    positions,
    readings,
    progress,
    ageCheck,
    favourites,
    likeService,
    likes,
    recommendations,
    viewer,
    marks,
    loadReader,
  };
}
