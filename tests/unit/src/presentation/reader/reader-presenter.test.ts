import { jest } from '@jest/globals';
import { failures } from '../../../../../src/domain/failure.ts';
import { someIssue } from '../../../../fakes/catalogue/some-issue.ts';
import { openedAt, ReaderAtWork, settle } from './reader-at-work.ts';

beforeEach(() => jest.useFakeTimers({ now: openedAt }));
afterEach(() => jest.useRealTimers());

describe('turning', () => {
  it('lands five pages on after five quick keys', async () => {
    const reader = new ReaderAtWork();
    const reading = await reader.open();
    for (let key = 0; key < 5; key++) reading.turnTo('right');
    expect(reading.page).toBe(5);
  });

  it('goes to the left for the next page of a manga', async () => {
    const reader = new ReaderAtWork(someIssue({ readingDirection: 'rtl' }));
    const reading = await reader.open();
    reading.turnTo('left');
    expect(reading.page).toBe(1);
  });

  it('follows a direction that the reader changes', async () => {
    const reading = await new ReaderAtWork().open();
    reading.choose({ direction: 'rtl' });
    reading.turnTo('left');
    expect(reading.page).toBe(1);
  });

  it('stops at the first page', async () => {
    const reading = await new ReaderAtWork().open();
    reading.turn(-1);
    expect(reading.page).toBe(0);
  });

  it('shows the end behind the last page and no further, and comes back from it', async () => {
    const reading = await new ReaderAtWork(someIssue({ pagesCount: 3 })).open();
    reading.goToLast();
    expect(reading.isAtEnd).toBe(false);
    reading.turn(1);
    reading.turn(1);
    expect(reading.isAtEnd).toBe(true);
    reading.turn(-1);
    expect(reading.isAtEnd).toBe(false);
    expect(reading.page).toBe(2);
  });

  it('does nothing in an issue without pages', async () => {
    const reader = new ReaderAtWork(someIssue({ pagesCount: 0 }));
    const reading = await reader.open();
    reading.turn(1);
    expect(reading.isAtEnd).toBe(false);
    expect(reader.position).toBeUndefined();
  });
});

describe('how a comic is read', () => {
  it('is as it was made to be read', async () => {
    const reading = await new ReaderAtWork(someIssue({ readingMode: 'vertical' })).open();
    expect(reading.choice).toEqual({ mode: 'vertical', direction: 'ltr', fit: 'page' });
  });

  it('is remembered for comics of the same kind', async () => {
    const manga = { readingDirection: 'rtl' } as const;
    const reader = new ReaderAtWork(
      someIssue(manga),
      someIssue({ id: 'issue-2', ...manga }),
      someIssue({ id: 'issue-3' }),
    );
    (await reader.open()).choose({ mode: 'vertical' });
    expect((await reader.open('issue-2')).choice.mode).toBe('vertical');
    expect((await reader.open('issue-3')).choice.mode).toBe('paged');
  });
});

describe('the position', () => {
  it('is kept on the device with every turn', async () => {
    const reader = new ReaderAtWork();
    const reading = await reader.open();
    expect(reader.position).toBe(0);
    reading.turn(1);
    expect(reader.position).toBe(1);
    reading.scrolledTo(7);
    expect(reader.position).toBe(7);
  });

  it('is told two seconds after the last turn, once', async () => {
    const reader = new ReaderAtWork();
    const reading = await reader.open();
    reading.turn(1);
    await jest.advanceTimersByTimeAsync(1500);
    reading.turn(1);
    await jest.advanceTimersByTimeAsync(1999);
    expect(reader.readings.savedPositions).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(reader.readings.savedPositions.map(({ page }) => page)).toEqual([2]);
  });

  it('is told at once when the reader leaves', async () => {
    const reader = new ReaderAtWork();
    (await reader.open()).turn(1);
    reader.presenter.leave();
    await settle();
    expect(reader.readings.savedPositions.map(({ page }) => page)).toEqual([1]);
  });

  it('is told when the tab is hidden, and not again when nothing has changed', async () => {
    const reader = new ReaderAtWork();
    (await reader.open()).turn(1);
    reader.presenter.syncPosition();
    reader.presenter.syncPosition();
    await settle();
    expect(reader.readings.savedPositions).toHaveLength(1);
  });

  it('that could not be told is told the next time', async () => {
    const reader = new ReaderAtWork();
    const reading = await reader.open();
    reader.readings.failure = failures.networkConnection;
    reading.turn(1);
    await jest.advanceTimersByTimeAsync(2000);
    expect(reader.presenter.state.kind).toBe('reading');
    reader.readings.failure = null;
    reading.turn(1);
    await jest.advanceTimersByTimeAsync(2000);
    expect(reader.readings.savedPositions.map(({ page }) => page)).toEqual([2]);
  });
});

describe('opening', () => {
  it('says why a comic does not open, and opens it when asked again', async () => {
    const reader = new ReaderAtWork();
    reader.issues.failure = failures.networkConnection;
    await reader.presenter.open('issue-1');
    expect(reader.presenter.state).toMatchObject({ kind: 'failed', failure: failures.networkConnection });
    reader.issues.failure = null;
    await reader.presenter.openAgain();
    expect(reader.presenter.state.kind).toBe('reading');
    expect(reader.reading.count).toBe(40);
  });

  it('shows the comic that was opened last, also when the one before answers later', async () => {
    const reader = new ReaderAtWork(someIssue(), someIssue({ id: 'issue-2' }));
    const open = reader.issues.open.bind(reader.issues);
    const { promise, resolve } = Promise.withResolvers<void>();
    reader.issues.open = (id) => (id === 'issue-1' ? promise.then(() => open(id)) : open(id));
    const first = reader.presenter.open('issue-1');
    await reader.presenter.open('issue-2');
    resolve();
    await first;
    expect(reader.reading.comic.issue.id).toBe('issue-2');
  });

  it('shows nothing of a comic that was left before it opened', async () => {
    const reader = new ReaderAtWork();
    const opening = reader.presenter.open('issue-1');
    reader.presenter.leave();
    await opening;
    expect(reader.presenter.reading).toBeNull();
  });

  it('keeps nothing of a page that comes after the comic was left', async () => {
    const reader = new ReaderAtWork();
    reader.images.isSlow = true;
    await reader.open();
    reader.presenter.leave();
    reader.images.arrive();
    await settle();
    expect(reader.held).toEqual([]);
  });
});

it('decodes anew for a window only when its size lasts', async () => {
  const reader = new ReaderAtWork();
  await reader.open();
  for (const height of [1000, 1200, 1400]) reader.presenter.resize({ width: 1440, height, density: 1 });
  expect(reader.asked).toEqual([1]);
  await jest.advanceTimersByTimeAsync(150);
  expect(reader.images.requests).toEqual(['/pictures/issue-1-page-1/640', '/pictures/issue-1-page-1/1080']);
});

describe('an issue that is asked for again', () => {
  it('stays open, at the page that is read, and the service is not asked', async () => {
    const reader = new ReaderAtWork();
    const reading = await reader.open();
    reading.goTo(7);
    await reader.presenter.open('issue-1');
    expect(reader.reading).toBe(reading);
    expect(reader.issues.requests).toEqual(['open issue-1']);
  });

  it('is opened once by two who ask at the same time', async () => {
    const reader = new ReaderAtWork();
    await Promise.all([reader.presenter.open('issue-1'), reader.presenter.open('issue-1')]);
    expect(reader.issues.requests).toEqual(['open issue-1']);
  });

  it('is opened anew after a failure, and after it was left', async () => {
    const reader = new ReaderAtWork();
    reader.issues.failure = failures.timeout;
    await reader.presenter.open('issue-1');
    reader.issues.failure = null;
    await reader.presenter.open('issue-1');
    expect(reader.presenter.state.kind).toBe('reading');
    reader.presenter.leave();
    await reader.presenter.open('issue-1');
    expect(reader.issues.requests).toHaveLength(3);
    expect(reader.presenter.reading).not.toBeNull();
  });
});
