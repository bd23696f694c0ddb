import { jest } from '@jest/globals';
import { failures } from '../../../../../src/domain/failure.ts';
import { intendedChoice, readingKind } from '../../../../../src/domain/reading/reading-choice.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { flushMicrotasks, openedAt, ReaderFixture } from './reader-fixture.ts';

beforeEach(() => jest.useFakeTimers({ now: openedAt }));
afterEach(() => jest.useRealTimers());

it('ReaderPresenter loads only the first page, in the displayed width, until it is painted', async () => {
  const reader = new ReaderFixture();
  await reader.open();
  expect(reader.images.requests).toEqual(['/pictures/issue-1-page-1/640']);
  await reader.paint();
  expect(reader.requestedPages).toEqual([1, 2, 3, 4, 5, 6]);
});

it('ReaderPresenter loads the first page before the screen is rendered, and only once', async () => {
  const reader = new ReaderFixture();
  reader.windowFrame = { width: 1440, height: 900, density: 1 };
  await reader.presenter.open('issue-1');
  await flushMicrotasks();
  expect(reader.images.requests).toEqual(['/pictures/issue-1-page-1/640']);
  const { frame } = reader.reading;
  reader.presenter.resize({ width: 1440, height: 900, density: 1 });
  // The same frame does not render the pages again.
  expect(reader.reading.frame).toBe(frame);
  reader.presenter.resize({ width: 1440, height: 1400, density: 1 });
  await jest.advanceTimersByTimeAsync(150);
  expect(reader.images.requests.at(-1)).toMatch('page-1/');
  expect(reader.images.requests).toHaveLength(2);
});

it('ReaderPresenter is opening until the visible page is ready, or has failed', async () => {
  const reader = new ReaderFixture();
  reader.images.isPaused = true;
  const { presenter } = reader;
  expect(presenter.isOpening).toBe(true);
  await reader.open();
  expect(presenter.isOpening).toBe(true);
  reader.images.failuresByAddressPart.set('page-1', failures.networkConnection);
  reader.images.completeRequests();
  await flushMicrotasks();
  expect(presenter.isOpening).toBe(false);
});

it('ReaderPresenter starts at the stored position, and loads the next page right after it', async () => {
  const reader = new ReaderFixture();
  reader.positions.save('ana', 'issue-1', { page: 9, readAt: '2026-03-01T11:00:00.000Z' });
  await reader.open();
  expect(reader.requestedPages).toEqual([10]);
  await reader.paint();
  expect(reader.requestedPages).toEqual([10, 11, 9, 12, 13, 14, 15, 8]);
});

it('ReaderPresenter loads at most two pages at a time', async () => {
  const reader = new ReaderFixture();
  await reader.open();
  reader.images.isPaused = true;
  await reader.paint();
  expect(reader.requestedPages).toEqual([1, 2, 3]);
  reader.images.completeRequests();
  await flushMicrotasks();
  expect(reader.requestedPages).toEqual([1, 2, 3, 4, 5]);
});

it('ReaderPresenter loads both visible pages before others, and keeps fewer spreads of two pages', async () => {
  const issue = buildIssue({ pagesCount: 40 });
  const reader = new ReaderFixture(issue);
  reader.choices.save(readingKind(issue), intendedChoice(issue));
  await reader.open();
  reader.reading.goTo(9);
  await flushMicrotasks();
  const before = reader.requestedPages.length;
  expect(reader.requestedPages.slice(-2)).toEqual([10, 11]);
  reader.reading.markPainted(9);
  await flushMicrotasks();
  expect(reader.requestedPages).toHaveLength(before);
  reader.reading.markPainted(10);
  await flushMicrotasks();
  expect(reader.requestedPages.slice(before)).toEqual([12, 13, 8, 9, 14, 15, 16, 17]);
});

it('ReaderPresenter decodes a zoomed page larger, but not the others', async () => {
  const reader = new ReaderFixture();
  await reader.open();
  await reader.paint();
  const before = reader.images.requests.length;
  reader.reading.zoomTo({ scale: 5, x: 0, y: 0 });
  reader.reading.updateCache();
  await flushMicrotasks();
  expect(reader.images.requests.slice(before)).toEqual(['/pictures/issue-1-page-1/1200']);
  expect(reader.reading.pageCache.pages.get(0)?.image?.width).toBe(1200);
});

it('ReaderPresenter keeps five pages ahead and two behind, and releases the others', async () => {
  const reader = new ReaderFixture();
  await reader.open();
  await reader.paint();
  for (let page = 2; page <= 20; page++) await reader.turnTo(page);
  expect(reader.pagesInMemory).toEqual([18, 19, 20, 21, 22, 23, 24, 25]);
});

it('ReaderPresenter loads pages ahead in backward direction for a reader who goes back', async () => {
  const reader = new ReaderFixture();
  await reader.open();
  await reader.turnTo(20);
  await reader.turnTo(19);
  expect(reader.pagesInMemory).toEqual([14, 15, 16, 17, 18, 19, 20, 21]);
});

it('ReaderPresenter paints a page that is ready before it loads others', async () => {
  const reader = new ReaderFixture();
  await reader.open();
  await reader.paint();
  const before = reader.requestedPages.length;
  reader.reading.turn(1);
  await flushMicrotasks();
  expect(reader.requestedPages).toHaveLength(before);
  await reader.paint();
  expect(reader.requestedPages.slice(before)).toEqual([7]);
});

it('ReaderPresenter loads a page immediately after a jump, and drops pending pages', async () => {
  const reader = new ReaderFixture();
  await reader.open();
  reader.images.isPaused = true;
  await reader.paint();
  reader.reading.goTo(29);
  expect(reader.requestedPages).toEqual([1, 2, 3, 30]);
  reader.images.completeRequests();
  await flushMicrotasks();
  expect(reader.pagesInMemory).toEqual([30]);
});

it('ReaderPresenter releases all pages when the reader leaves', async () => {
  const reader = new ReaderFixture();
  await reader.open();
  await reader.paint();
  reader.presenter.leave();
  expect(reader.pagesInMemory).toEqual([]);
});

it('ReaderPresenter keeps fewer pages of a strip with huge pages', async () => {
  const strip = buildIssue({ pagesCount: 40, readingMode: 'vertical' });
  const reader = new ReaderFixture(strip);
  const picture = { address: '/pictures/page-1/{width}', width: 1600, height: 16000, placeholder: '' };
  const { openedIssueOf } = reader.issues;
  reader.issues.openedIssueOf = (issue) => {
    const open = openedIssueOf(issue);
    return {
      ...open,
      pages: open.pages.map((page) => ({ ...page, picture: { ...picture, address: page.picture.address } })),
    };
  };
  await reader.open();
  reader.reading.choose({ fit: 'width' });
  await flushMicrotasks();
  await reader.turnTo(20);
  expect(reader.pagesInMemory).toEqual([19, 20, 21]);
});

describe('a page that fails to load', () => {
  it('shows its failure and blocks no other page', async () => {
    const reader = new ReaderFixture();
    reader.images.failuresByAddressPart.set('page-2/', failures.unknown);
    await reader.open();
    await reader.paint();
    reader.reading.turn(1);
    await flushMicrotasks();
    expect(reader.reading.pageCache.pages.get(1)?.failure).toEqual(failures.unknown);
    reader.reading.turn(1);
    expect(reader.reading.pageCache.isReady(2)).toBe(true);
  });

  it('does not delay the following pages', async () => {
    const reader = new ReaderFixture();
    reader.images.failuresByAddressPart.set('page-1/', failures.unknown);
    await reader.open();
    expect(reader.pagesInMemory).toEqual([2, 3, 4, 5, 6]);
  });

  it('loads again when the reader reaches it', async () => {
    const reader = new ReaderFixture();
    reader.images.failuresByAddressPart.set('page-2/', failures.networkConnection);
    await reader.open();
    await reader.paint();
    reader.images.failuresByAddressPart.clear();
    reader.reading.turn(1);
    await flushMicrotasks();
    expect(reader.reading.pageCache.isReady(1)).toBe(true);
  });

  it('loads on retry, with all other failed pages', async () => {
    const reader = new ReaderFixture();
    reader.images.failuresByAddressPart.set('page-', failures.networkConnection);
    await reader.open();
    expect(reader.reading.pageCache.pages.get(0)?.failure).toEqual(failures.networkConnection);
    reader.images.failuresByAddressPart.clear();
    reader.reading.pageCache.retry(0);
    await flushMicrotasks();
    await reader.paint();
    expect(reader.pagesInMemory).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('another page size', () => {
  it('is decoded while the former image stays visible', async () => {
    const reader = new ReaderFixture();
    await reader.open();
    const before = reader.reading.pageCache.pages.get(0)?.image;
    reader.images.isPaused = true;
    reader.reading.choose({ fit: 'width' });
    await flushMicrotasks();
    expect(reader.reading.pageCache.pages.get(0)?.image).toBe(before);
    reader.images.completeRequests();
    await flushMicrotasks();
    expect(reader.reading.pageCache.pages.get(0)?.image?.width).toBe(1440);
    expect(reader.images.requests).toContain('/pictures/issue-1-page-1/1920');
  });

  it('that fails to load keeps the former image', async () => {
    const reader = new ReaderFixture();
    await reader.open();
    reader.images.failuresByAddressPart.set('page-1/', failures.networkConnection);
    reader.reading.choose({ fit: 'width' });
    await flushMicrotasks();
    expect(reader.reading.pageCache.isReady(0)).toBe(true);
  });
});
