import { jest } from '@jest/globals';
import { failures } from '../../../../../src/domain/failure.ts';
import { buildOpenIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { flushMicrotasks, openedAt, ReaderFixture } from './reader-fixture.ts';

const hourMs = 60 * 60 * 1000;

beforeEach(() => jest.useFakeTimers({ now: openedAt }));
afterEach(() => jest.useRealTimers());

/** Opens a comic whose page URLs count how often it was opened, and are valid for an hour. */
async function openWithNumberedUrls(): Promise<ReaderFixture> {
  const reader = new ReaderFixture();
  const { openedIssueOf } = reader.issues;
  let opening = 0;
  reader.issues.openedIssueOf = (issue) => {
    opening += 1;
    const open = openedIssueOf(issue);
    const signed = (address: string) => `${address}?opening=${opening}`;
    return {
      ...open,
      pages: open.pages.map((page) => ({
        ...page,
        picture: { ...page.picture, address: signed(page.picture.address) },
      })),
      expiresAt: new Date(Date.now() + hourMs).toISOString(),
    };
  };
  await reader.open();
  await reader.paint();
  return reader;
}

const openings = (reader: ReaderFixture) => reader.issues.requests.length;

it('ReaderPresenter renews expired URLs once, and stays on the page', async () => {
  const reader = await openWithNumberedUrls();
  jest.setSystemTime(openedAt.getTime() + hourMs);
  await reader.turnTo(20);
  expect(openings(reader)).toBe(2);
  expect(reader.reading.page).toBe(19);
  expect(reader.pagesInMemory).toEqual([18, 19, 20, 21, 22, 23, 24, 25]);
  expect(reader.images.requests.slice(6).every((address) => address.endsWith('opening=2'))).toBe(true);
});

it('ReaderPresenter renews the URLs of the edition that is open', async () => {
  const reader = await openWithNumberedUrls();
  jest.setSystemTime(openedAt.getTime() + hourMs);
  await reader.turnTo(20);
  expect(reader.issues.requests).toEqual(['open issue-1', 'open issue-1 in pt-br version 1']);
});

it('ReaderPresenter keeps the version of the pages that is open, and gets the newest when it opens again', async () => {
  const reader = await openWithNumberedUrls();
  const { pages } = buildOpenIssue();
  reader.issues.laterPages.set('issue-1', [pages.slice(0, 1)]);
  jest.setSystemTime(openedAt.getTime() + hourMs);
  await reader.turnTo(20);
  expect(reader.reading.pageCache.isReady(19)).toBe(true);
  reader.presenter.leave();
  await reader.open();
  expect(reader.reading.comic).toMatchObject({ version: 2, pages: { length: 1 } });
});

it('ReaderPresenter renews URLs when one is rejected before it expires', async () => {
  const reader = await openWithNumberedUrls();
  reader.images.failuresByAddressPart.set('opening=1', failures.forbidden);
  await reader.turnTo(20);
  expect(openings(reader)).toBe(2);
  expect(reader.reading.pageCache.isReady(19)).toBe(true);
});

it('ReaderPresenter shows a page as rejected if the renewed URL is rejected too', async () => {
  const reader = await openWithNumberedUrls();
  reader.images.failuresByAddressPart.set('page-20/', failures.forbidden);
  await reader.turnTo(20);
  expect(reader.reading.pageCache.pages.get(19)?.failure).toEqual(failures.forbidden);
  expect(openings(reader)).toBe(2);
});

it('ReaderPresenter renews URLs before it retries a page', async () => {
  const reader = await openWithNumberedUrls();
  reader.images.failuresByAddressPart.set('page-20/', failures.unknown);
  await reader.turnTo(20);
  reader.images.failuresByAddressPart.clear();
  reader.reading.pageCache.retry(19);
  await flushMicrotasks();
  expect(openings(reader)).toBe(2);
  expect(reader.images.requests.at(-1)).toContain('page-20/640?opening=2');
});

it('ReaderPresenter shows a page as failed until the URLs can be renewed', async () => {
  const reader = await openWithNumberedUrls();
  jest.setSystemTime(openedAt.getTime() + hourMs);
  reader.issues.failure = failures.networkConnection;
  await reader.turnTo(20);
  expect(reader.reading.pageCache.pages.get(19)?.failure).toEqual(failures.networkConnection);
  reader.issues.failure = null;
  reader.reading.pageCache.retry(19);
  await flushMicrotasks();
  expect(reader.reading.pageCache.isReady(19)).toBe(true);
});
