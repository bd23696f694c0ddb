import { failures } from '../../../../../../src/domain/failure.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { buildIssue } from '../../../../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../../../../fakes/catalogue/fake-issues.ts';
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
