import { ListVisitorReadings } from '../../../src/application/reading/list-visitor-readings.ts';
import { VisitorReadings } from '../../../src/presentation/shell/reading/visitor-readings.ts';
import type { SessionPresenter } from '../../../src/presentation/shell/session/session-presenter.ts';
import { Lazy } from '../../../src/presentation/ui/lazy-loading/lazy.ts';
import { FakeIssues } from '../catalogue/fake-issues.ts';
import { FakeReadingPositions } from './fake-reading-positions.ts';

/** What visitors read on a device with these positions. */
export const buildVisitorReadings = (
  session: SessionPresenter,
  positions = new FakeReadingPositions(),
  issues = new FakeIssues(),
): VisitorReadings =>
  new VisitorReadings({
    session,
    hasPositions: () => positions.list(null).length > 0,
    listVisitorReadings: new Lazy(async () => new ListVisitorReadings(positions, issues)),
  });
