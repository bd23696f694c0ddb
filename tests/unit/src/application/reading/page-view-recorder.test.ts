import { PageViewRecorder } from '../../../../../src/application/reading/page-view-recorder.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { FakePageViews } from '../../../../fakes/reading/fake-page-views.ts';
import { exampleCredentials, FakeSession, otherCredentials } from '../../../../fakes/session/fake-session.ts';

const readAt = '2026-03-01T12:00:00.000Z';

function setUpRecorder(session = new FakeSession(exampleCredentials)) {
  const pageViews = new FakePageViews();
  const clock = new FakeClock();
  const recorder = new PageViewRecorder(pageViews, session, clock);
  const show = (pages: readonly number[], milliseconds: number) => {
    recorder.show('issue-1', pages);
    clock.advance(milliseconds);
  };
  return { pageViews, session, recorder, show, list: (owner = 'ana') => pageViews.list(owner, 'issue-1') };
}

describe('PageViewRecorder', () => {
  it('records both pages of a spread, at the time when they were shown', () => {
    const { show, list } = setUpRecorder();
    show([1, 2], 5000);
    show([3, 4], 0);
    expect(list()).toEqual([
      { page: 1, readAt },
      { page: 2, readAt },
    ]);
  });

  it('records no page that was shown for less than a second', () => {
    const { recorder, show, list } = setUpRecorder();
    show([0], 999);
    show([1], 999);
    recorder.stop();
    expect(list()).toEqual([]);
    show([2], 1000);
    recorder.stop();
    expect(list().map(({ page }) => page)).toEqual([2]);
  });

  it('records a page once while it is shown, and once it was shown for long enough', () => {
    const { recorder, show, list } = setUpRecorder();
    show([0], 500);
    recorder.storeShown();
    expect(list()).toEqual([]);
    show([1], 2000);
    recorder.storeShown();
    recorder.storeShown();
    recorder.stop();
    expect(list().map(({ page }) => page)).toEqual([1]);
  });

  it('records a page if the clock was set back while it was shown', () => {
    const { show, list } = setUpRecorder();
    show([1], -60_000);
    show([2], 999);
    show([3], 0);
    expect(list()).toEqual([{ page: 1, readAt }]);
  });

  it('forgets a page when the comic closes', () => {
    const { recorder, show, list } = setUpRecorder();
    show([0], 500);
    recorder.stop();
    show([], 5000);
    recorder.storeShown();
    expect(list()).toEqual([]);
  });

  it('records nothing for visitors, and the pages of a reader only for that reader', () => {
    const { session, show, list } = setUpRecorder(new FakeSession());
    show([0], 5000);
    session.open(exampleCredentials);
    show([1], 5000);
    session.open(otherCredentials);
    show([2], 5000);
    session.close('signed-out');
    show([3], 5000);
    expect(list().map(({ page }) => page)).toEqual([1]);
    expect(list(otherCredentials.readerId).map(({ page }) => page)).toEqual([2]);
  });
});
