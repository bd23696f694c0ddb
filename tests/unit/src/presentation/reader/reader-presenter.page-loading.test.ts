import { jest } from '@jest/globals';
import { failures } from '../../../../../src/domain/failure.ts';
import { someIssue } from '../../../../fakes/catalogue/some-issue.ts';
import { openedAt, ReaderAtWork, settle } from './reader-at-work.ts';

beforeEach(() => jest.useFakeTimers({ now: openedAt }));
afterEach(() => jest.useRealTimers());

it('fetches the start page alone, at the width that is shown, until it is painted', async () => {
  const reader = new ReaderAtWork();
  await reader.open();
  expect(reader.images.requests).toEqual(['/pictures/issue-1-page-1/640']);
  await reader.paint();
  expect(reader.asked).toEqual([1, 2, 3, 4, 5, 6]);
});

it('begins at the page where the reader stopped, the next one right after it', async () => {
  const reader = new ReaderAtWork();
  reader.positions.save('ana', 'issue-1', { page: 9, readAt: '2026-03-01T11:00:00.000Z' });
  await reader.open();
  expect(reader.asked).toEqual([10]);
  await reader.paint();
  expect(reader.asked).toEqual([10, 11, 9, 12, 13, 14, 15, 8]);
});

it('fetches no more than two pages at once', async () => {
  const reader = new ReaderAtWork();
  await reader.open();
  reader.images.isSlow = true;
  await reader.paint();
  expect(reader.asked).toEqual([1, 2, 3]);
  reader.images.arrive();
  await settle();
  expect(reader.asked).toEqual([1, 2, 3, 4, 5]);
});

it('keeps five pages ahead and two behind, and releases the others', async () => {
  const reader = new ReaderAtWork();
  await reader.open();
  await reader.paint();
  for (let page = 2; page <= 20; page++) await reader.turnTo(page);
  expect(reader.held).toEqual([18, 19, 20, 21, 22, 23, 24, 25]);
});

it('fetches ahead backwards for who reads backwards', async () => {
  const reader = new ReaderAtWork();
  await reader.open();
  await reader.turnTo(20);
  await reader.turnTo(19);
  expect(reader.held).toEqual([14, 15, 16, 17, 18, 19, 20, 21]);
});

it('brings a page that is ready to the screen before it fetches any other', async () => {
  const reader = new ReaderAtWork();
  await reader.open();
  await reader.paint();
  const before = reader.asked.length;
  reader.reading.turn(1);
  await settle();
  expect(reader.asked).toHaveLength(before);
  await reader.paint();
  expect(reader.asked.slice(before)).toEqual([7]);
});

it('fetches a page that is jumped to at once and drops what was on its way', async () => {
  const reader = new ReaderAtWork();
  await reader.open();
  reader.images.isSlow = true;
  await reader.paint();
  reader.reading.goTo(29);
  expect(reader.asked).toEqual([1, 2, 3, 30]);
  reader.images.arrive();
  await settle();
  expect(reader.held).toEqual([30]);
});

it('releases everything when the reader leaves', async () => {
  const reader = new ReaderAtWork();
  await reader.open();
  await reader.paint();
  reader.presenter.leave();
  expect(reader.held).toEqual([]);
});

it('holds fewer pages of a strip whose pages are huge', async () => {
  const strip = someIssue({ pagesCount: 40, readingMode: 'vertical' });
  const reader = new ReaderAtWork(strip);
  const picture = { address: '/pictures/page-1/{width}', width: 1600, height: 16000, placeholder: '' };
  const { opened } = reader.issues;
  reader.issues.opened = (issue) => {
    const open = opened(issue);
    return {
      ...open,
      pages: open.pages.map((page) => ({ ...page, picture: { ...picture, address: page.picture.address } })),
    };
  };
  await reader.open();
  reader.reading.choose({ fit: 'width' });
  await settle();
  await reader.turnTo(20);
  expect(reader.held).toEqual([19, 20, 21]);
});

describe('a page of which nothing comes', () => {
  it('says so and blocks no other', async () => {
    const reader = new ReaderAtWork();
    reader.images.failing.set('page-2/', failures.unknown);
    await reader.open();
    await reader.paint();
    reader.reading.turn(1);
    await settle();
    expect(reader.reading.pageCache.pages.get(1)?.failure).toEqual(failures.unknown);
    reader.reading.turn(1);
    expect(reader.reading.pageCache.isReady(2)).toBe(true);
  });

  it('does not hold up the pages behind it', async () => {
    const reader = new ReaderAtWork();
    reader.images.failing.set('page-1/', failures.unknown);
    await reader.open();
    expect(reader.held).toEqual([2, 3, 4, 5, 6]);
  });

  it('is tried again when its turn comes', async () => {
    const reader = new ReaderAtWork();
    reader.images.failing.set('page-2/', failures.networkConnection);
    await reader.open();
    await reader.paint();
    reader.images.failing.clear();
    reader.reading.turn(1);
    await settle();
    expect(reader.reading.pageCache.isReady(1)).toBe(true);
  });

  it('comes on retry, with all others that had failed', async () => {
    const reader = new ReaderAtWork();
    reader.images.failing.set('page-', failures.networkConnection);
    await reader.open();
    expect(reader.reading.pageCache.pages.get(0)?.failure).toEqual(failures.networkConnection);
    reader.images.failing.clear();
    reader.reading.pageCache.retry(0);
    await settle();
    await reader.paint();
    expect(reader.held).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('another size', () => {
  it('is decoded without taking away what is shown', async () => {
    const reader = new ReaderAtWork();
    await reader.open();
    const before = reader.reading.pageCache.pages.get(0)?.image;
    reader.images.isSlow = true;
    reader.reading.choose({ fit: 'width' });
    await settle();
    expect(reader.reading.pageCache.pages.get(0)?.image).toBe(before);
    reader.images.arrive();
    await settle();
    expect(reader.reading.pageCache.pages.get(0)?.image?.width).toBe(1440);
    expect(reader.images.requests).toContain('/pictures/issue-1-page-1/1920');
  });

  it('that cannot be fetched leaves what is shown', async () => {
    const reader = new ReaderAtWork();
    await reader.open();
    reader.images.failing.set('page-1/', failures.networkConnection);
    reader.reading.choose({ fit: 'width' });
    await settle();
    expect(reader.reading.pageCache.isReady(0)).toBe(true);
  });
});
