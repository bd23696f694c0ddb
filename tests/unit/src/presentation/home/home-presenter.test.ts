import { HomePresenter } from '../../../../../src/presentation/home/home-presenter.ts';
import { FakeIssues } from '../../../../fakes/fake-issues.ts';
import { FakePublishers } from '../../../../fakes/fake-publishers.ts';
import { FakeReadings } from '../../../../fakes/fake-readings.ts';
import { type FakeSession, otherCredentials } from '../../../../fakes/fake-session.ts';
import { holdAnswers } from '../../../../fakes/hold-answers.ts';
import { someIssue } from '../../../../fakes/some-issue.ts';
import { someProfile } from '../../../../fakes/some-profile.ts';

const reading = { issue: someIssue(), page: 3, pagesCount: 10, readAt: '2026-03-01T12:00:00.000Z' };
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('HomePresenter', () => {
  const build = (session?: FakeSession) => {
    const issues = new FakeIssues(
      ...Array.from({ length: 12 }, (_, n) => someIssue({ id: `${n}`, slug: `s-${n}` })),
    );
    const readings = new FakeReadings();
    readings.readings = [reading];
    const { sessionPresenter, session: device } = someProfile(session && { session });
    const presenter = new HomePresenter(issues, readings, new FakePublishers(), sessionPresenter);
    return { issues, readings, sessionPresenter, device, presenter };
  };

  it('features the newest issue and shows the 10 newest', async () => {
    const { presenter, issues } = build();
    presenter.start()();
    await settled();
    expect(presenter.featured).toEqual(issues.issues[0]);
    expect(presenter.newest.items).toHaveLength(10);
  });

  it('loads its shelves once per session, and the last readings on every visit', async () => {
    const { presenter, issues, readings, sessionPresenter } = build();
    await sessionPresenter.restore();
    presenter.start()();
    await settled();
    readings.readings = [{ ...reading, page: 9 }];
    presenter.start()();
    await settled();
    expect(issues.asked).toEqual(['list 0']);
    expect(presenter.lastReadings?.items[0]?.page).toBe(9);
  });

  it('shows the readings of whoever is signed in, and of nobody', async () => {
    const { presenter, sessionPresenter, device } = build();
    const stop = presenter.start();
    await settled();
    expect(presenter.lastReadings).toBeNull();
    await sessionPresenter.restore();
    await settled();
    expect(presenter.lastReadings?.items).toEqual([reading]);
    device.close('wanted');
    await sessionPresenter.restore();
    expect(presenter.lastReadings).toBeNull();
    stop();
  });

  it("shows nothing of one reader's once the session is another's, nor what comes late", async () => {
    const { presenter, readings, sessionPresenter, device } = build();
    sessionPresenter.start();
    const stop = presenter.start();
    await settled();
    expect(presenter.lastReadings?.items).toEqual([reading]);
    const answers = holdAnswers(readings, 'ofUser');
    presenter.loadLastReadings('ana');
    device.changeElsewhere(otherCredentials);
    expect(presenter.lastReadings).toBeNull();
    await settled();
    await answers.release();
    expect(presenter.lastReadings?.items).toEqual([]);
    stop();
  });
});
