import { jest } from '@jest/globals';
import { failures } from '../../../../../src/domain/failure.ts';
import { openedAt, ReaderAtWork, settle } from './reader-at-work.ts';

const hour = 60 * 60 * 1000;

beforeEach(() => jest.useFakeTimers({ now: openedAt }));
afterEach(() => jest.useRealTimers());

/** A reader of a comic whose addresses carry the number of the opening, and work for an hour. */
async function readAtFirstOpening(): Promise<ReaderAtWork> {
  const reader = new ReaderAtWork();
  const { opened } = reader.issues;
  let opening = 0;
  reader.issues.opened = (issue) => {
    opening += 1;
    const open = opened(issue);
    const signed = (address: string) => `${address}?opening=${opening}`;
    return {
      ...open,
      pages: open.pages.map((page) => ({
        ...page,
        picture: { ...page.picture, address: signed(page.picture.address) },
      })),
      expiresAt: new Date(Date.now() + hour).toISOString(),
    };
  };
  await reader.open();
  await reader.paint();
  return reader;
}

const openings = (reader: ReaderAtWork) => reader.issues.requests.length;

it('asks for fresh addresses once when the old ones have expired, and stays at the page', async () => {
  const reader = await readAtFirstOpening();
  jest.setSystemTime(openedAt.getTime() + hour);
  await reader.turnTo(20);
  expect(openings(reader)).toBe(2);
  expect(reader.reading.page).toBe(19);
  expect(reader.held).toEqual([18, 19, 20, 21, 22, 23, 24, 25]);
  expect(reader.images.requests.slice(6).every((address) => address.endsWith('opening=2'))).toBe(true);
});

it('asks for fresh addresses when one is refused before its time', async () => {
  const reader = await readAtFirstOpening();
  reader.images.failing.set('opening=1', failures.forbidden);
  await reader.turnTo(20);
  expect(openings(reader)).toBe(2);
  expect(reader.reading.pageCache.isReady(19)).toBe(true);
});

it('says that a page is refused when fresh addresses are refused as well', async () => {
  const reader = await readAtFirstOpening();
  reader.images.failing.set('page-20/', failures.forbidden);
  await reader.turnTo(20);
  expect(reader.reading.pageCache.pages.get(19)?.failure).toEqual(failures.forbidden);
  expect(openings(reader)).toBe(2);
});

it('asks for fresh addresses before it retries a page', async () => {
  const reader = await readAtFirstOpening();
  reader.images.failing.set('page-20/', failures.unknown);
  await reader.turnTo(20);
  reader.images.failing.clear();
  reader.reading.pageCache.retry(19);
  await settle();
  expect(openings(reader)).toBe(2);
  expect(reader.images.requests.at(-1)).toContain('page-20/640?opening=2');
});

it('shows the page as failed while no fresh addresses come', async () => {
  const reader = await readAtFirstOpening();
  jest.setSystemTime(openedAt.getTime() + hour);
  reader.issues.failure = failures.networkConnection;
  await reader.turnTo(20);
  expect(reader.reading.pageCache.pages.get(19)?.failure).toEqual(failures.networkConnection);
  reader.issues.failure = null;
  reader.reading.pageCache.retry(19);
  await settle();
  expect(reader.reading.pageCache.isReady(19)).toBe(true);
});
