import { failures } from '../../../../../../src/domain/failure.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { buildIssue } from '../../../../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../../../../fakes/catalogue/fake-issues.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';
import { buildVisitorReadings } from '../../../../../fakes/reading/build-visitor-readings.ts';
import { FakeReadingPositions } from '../../../../../fakes/reading/fake-reading-positions.ts';
import { exampleCredentials, FakeSession } from '../../../../../fakes/session/fake-session.ts';

function setUpVisitor(session = new FakeSession()) {
  const { sessionPresenter } = setUpProfile({ session });
  sessionPresenter.start();
  const positions = new FakeReadingPositions();
  positions.save(null, 'issue-1', { page: 3, readAt: '2026-03-01T12:00:00.000Z' });
  const issues = new FakeIssues(buildIssue());
  const readings = buildVisitorReadings(sessionPresenter, positions, issues);
  return { session, positions, issues, readings };
}

describe('VisitorReadings', () => {
  it('shows what visitors are reading until somebody signs in', async () => {
    const { readings, session } = setUpVisitor();
    await readings.refresh();
    expect(readings.current?.items.map(({ issue, page }) => [issue.id, page])).toEqual([['issue-1', 3]]);
    session.open(exampleCredentials);
    expect(readings.current).toBeNull();
  });

  it('shows the next visitor nothing that a reader got', async () => {
    const { readings, session, positions } = setUpVisitor();
    await readings.refresh();
    session.open(exampleCredentials);
    positions.adopt('ana');
    session.close('signed-out');
    expect(readings.current).toBeNull();
    await readings.refresh();
    expect(readings.current).toBeNull();
  });

  it('shows nothing any more once the device keeps no positions', async () => {
    const { readings, positions } = setUpVisitor();
    await readings.refresh();
    positions.adopt('ana');
    await readings.refresh();
    expect(readings.current).toBeNull();
  });

  it('ignores a list that arrives after a reader has signed in', async () => {
    const { readings, session, issues } = setUpVisitor();
    const { release } = holdResponses(issues, 'listById');
    const refreshed = readings.refresh();
    await flushPromises();
    session.open(exampleCredentials);
    session.close('signed-out');
    await release();
    await refreshed;
    expect([readings.current, readings.isLoading]).toEqual([null, false]);
  });

  it('requests nothing for readers', async () => {
    const { readings, issues } = setUpVisitor(new FakeSession(exampleCredentials));
    await readings.refresh();
    expect([readings.current, issues.requests]).toEqual([null, []]);
  });

  it('keeps the former list if a refresh fails', async () => {
    const { readings, issues } = setUpVisitor();
    await readings.refresh();
    issues.failure = failures.networkConnection;
    await readings.refresh();
    expect(readings.current?.items).toHaveLength(1);
  });
});
