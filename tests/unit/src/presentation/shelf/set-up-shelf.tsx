import { act, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { AcquiredIssue } from '../../../../../src/domain/checkout/acquired-issue.ts';
import type { Reading } from '../../../../../src/domain/reading/reading.ts';
import { ShelfPage } from '../../../../../src/presentation/shelf/shelf-page.tsx';
import { ShelfPresenter } from '../../../../../src/presentation/shelf/shelf-presenter.ts';
import { FavouritesPresenter } from '../../../../../src/presentation/shell/favourites/favourites-presenter.ts';
import {
  type IssueMarks,
  IssueMarksContext,
} from '../../../../../src/presentation/ui/issue-marks/issue-marks.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeFavourites } from '../../../../fakes/catalogue/fake-favourites.ts';
import type { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { FakeAcquisitions } from '../../../../fakes/checkout/fake-acquisitions.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { buildVisitorReadings } from '../../../../fakes/reading/build-visitor-readings.ts';
import type { FakeReadingPositions } from '../../../../fakes/reading/fake-reading-positions.ts';
import { FakeReadings } from '../../../../fakes/reading/fake-readings.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

const buildTitledIssue = (title: string) =>
  buildIssue({ id: title, slug: title, content: { ...buildIssue().content, title } });

/** A reading of 10 pages. `page` counts from 0. */
export const buildReading = (title: string, page: number, readAt = '2026-02-20T12:00:00.000Z'): Reading => ({
  issue: buildTitledIssue(title),
  page,
  pagesCount: 10,
  readAt,
  finishedAt: page === 9 ? readAt : null,
});

export const buildAcquired = (title: string, expiresAt: string | null = null): AcquiredIssue => ({
  issue: buildTitledIssue(title),
  acquiredAt: '2026-02-20T12:00:00.000Z',
  expiresAt,
});

interface ShelfOptions {
  /** What the device keeps of visitors. */
  readonly positions?: FakeReadingPositions;
  readonly issues?: FakeIssues;
  readonly marks?: IssueMarks;
  readonly isVisitor?: boolean;
  readonly readings?: readonly Reading[];
  readonly acquired?: readonly AcquiredIssue[];
  /** Titles. */
  readonly favourites?: readonly string[];
}

/** The shelf of Ana. The time is 1 March 2026, 12:00 UTC. */
export function setUpShelf({
  isVisitor = false,
  positions,
  issues,
  marks,
  readings = [],
  acquired = [],
  favourites = [],
}: ShelfOptions = {}) {
  const session = isVisitor ? new FakeSession() : new FakeSession(exampleCredentials);
  const { sessionPresenter, notifications } = setUpProfile({ session });
  sessionPresenter.start();
  const readingsService = new FakeReadings();
  readingsService.readings = readings;
  const acquisitions = new FakeAcquisitions();
  acquisitions.acquiredIssues = acquired;
  const favouritesService = new FakeFavourites(...favourites.map(buildTitledIssue));
  favouritesService.sessionCheck = { session, revokedTokens: [] };
  favouritesService.favouriteIds = favourites;
  const ownFavourites = new FavouritesPresenter(favouritesService, sessionPresenter, notifications);
  const presenter = new ShelfPresenter({
    session: sessionPresenter,
    visitorReadings: buildVisitorReadings(sessionPresenter, positions, issues),
    readings: readingsService,
    favourites: favouritesService,
    ownFavourites,
    acquisitions,
    clock: new FakeClock(),
  });
  let address = '';
  const CurrentAddress = () => {
    address = useLocation().pathname;
    return null;
  };
  const show = async (initialAddress: string) => {
    const shelf = <ShelfPage presenter={presenter} />;
    const page = marks ? <IssueMarksContext value={marks}>{shelf}</IssueMarksContext> : shelf;
    render(
      <MemoryRouter initialEntries={[initialAddress]}>
        <CurrentAddress />
        <Routes>
          <Route path="/shelf" element={page} />
          <Route path="/shelf/:section" element={page} />
          <Route path="*" element={page} />
        </Routes>
      </MemoryRouter>,
    );
    await act(flushPromises);
  };
  return {
    presenter,
    readings: readingsService,
    acquisitions,
    favourites: favouritesService,
    ownFavourites,
    show,
    getAddress: () => address,
  };
}
