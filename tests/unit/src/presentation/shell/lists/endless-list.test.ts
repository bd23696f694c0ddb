import { failures } from '../../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../../src/domain/result.ts';
import type { SliceRequest } from '../../../../../../src/domain/slice.ts';
import { EndlessList } from '../../../../../../src/presentation/shell/lists/endless-list.ts';
import { sliceOf } from '../../../../../fakes/slice-of.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];

describe('EndlessList', () => {
  const setUpList = () => {
    const requestedPages: number[] = [];
    const list = new EndlessList<string>(async (request) => {
      requestedPages.push(request.page);
      return succeeded(sliceOf(letters, request));
    }, 2);
    return { requestedPages, list };
  };

  it('loads page by page until the last one, then stops requesting', async () => {
    const { requestedPages, list } = setUpList();
    await list.start();
    expect(list.items).toEqual(['a', 'b']);
    for (let turn = 0; turn < 4; turn += 1) await list.loadMore();
    expect(list.items).toEqual(letters);
    expect(list.hasNext).toBe(false);
    expect(requestedPages).toEqual([0, 1, 2]);
  });

  it('starts once, even if its screen is opened several times', async () => {
    const { requestedPages, list } = setUpList();
    await Promise.all([list.start(), list.start()]);
    await list.start();
    expect(requestedPages).toEqual([0]);
  });

  it('does not request the same page twice at a time', async () => {
    const { requestedPages, list } = setUpList();
    await Promise.all([list.loadMore(), list.loadMore()]);
    expect(requestedPages).toEqual([0]);
  });

  it('does not append a page again', async () => {
    const list = new EndlessList<string>(
      async ({ limit }) => succeeded({ items: ['a'], page: 0, limit, hasNext: true }),
      1,
    );
    await list.loadMore();
    await list.loadMore();
    expect(list.items).toEqual(['a']);
  });

  it('keeps its items after a failure, and requests the same page again', async () => {
    let isDown = false;
    const requestedPages: number[] = [];
    const list = new EndlessList<string>(async (request) => {
      requestedPages.push(request.page);
      return isDown ? failed(failures.networkConnection) : succeeded(sliceOf(letters, request));
    }, 2);
    await list.start();
    isDown = true;
    await list.loadMore();
    expect(list.failure).toEqual(failures.networkConnection);
    expect(list.items).toEqual(['a', 'b']);
    isDown = false;
    await list.loadMore();
    expect(list.failure).toBeNull();
    expect(list.items).toEqual(['a', 'b', 'c', 'd']);
    expect(requestedPages).toEqual([0, 1, 1]);
  });

  it('is empty only once the first page has loaded', async () => {
    const list = new EndlessList<string>(async (request) => succeeded(sliceOf([], request)), 2);
    expect(list.isEmpty).toBe(false);
    await list.start();
    expect(list.isEmpty).toBe(true);
  });

  it('adds no item twice if new items appear before it during paging', async () => {
    let serverItems = letters;
    const list = new EndlessList<string>(async (request) => succeeded(sliceOf(serverItems, request)), 2);
    await list.start();
    serverItems = ['new', ...letters];
    await list.loadMore();
    await list.loadMore();
    expect(list.items).toEqual(letters);
  });

  it('identifies items by the given key, and by id by default', async () => {
    const pages = [
      [{ id: 'a', issue: 1 }],
      [
        { id: 'b', issue: 1 },
        { id: 'a', issue: 2 },
      ],
    ];
    const load = async ({ page, limit }: SliceRequest) =>
      succeeded({ items: pages[page] ?? [], page, limit, hasNext: page === 0 });
    const byId = new EndlessList(load, 2);
    const byIssue = new EndlessList(load, 2, ({ issue }) => issue);
    for (const list of [byId, byIssue]) {
      await list.start();
      await list.loadMore();
    }
    expect(byId.items.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(byIssue.items.map(({ issue }) => issue)).toEqual([1, 2]);
  });

  it('requests further pages if a page contains nothing new', async () => {
    let serverItems = letters;
    const requestedPages: number[] = [];
    const list = new EndlessList<string>(async (request) => {
      requestedPages.push(request.page);
      return succeeded(sliceOf(serverItems, request));
    }, 2);
    await list.start();
    serverItems = ['x', 'y', ...letters];
    await list.loadMore();
    expect(list.items).toEqual(['a', 'b', 'c', 'd']);
    expect(requestedPages).toEqual([0, 1, 2]);
  });

  it('ends if several pages contain nothing new', async () => {
    let requestCount = 0;
    const list = new EndlessList<string>(async ({ page, limit }) => {
      requestCount += 1;
      return succeeded({ items: ['a'], page, limit, hasNext: true });
    }, 1);
    await list.start();
    await list.loadMore();
    expect([list.items, list.hasNext, list.isLoading, requestCount]).toEqual([['a'], false, false, 6]);
  });

  it('requests a page again after items were removed, and skips none', async () => {
    let serverItems = letters;
    const list = new EndlessList<string>(async (request) => succeeded(sliceOf(serverItems, request)), 2);
    await list.start();
    serverItems = ['b', 'c', 'd', 'e'];
    list.handleRemoval(1);
    await list.loadMore();
    await list.loadMore();
    expect(list.items).toEqual(letters);
  });

  it('starts with a given page and requests the following ones', async () => {
    const requestedPages: number[] = [];
    const load = async (request: SliceRequest) => {
      requestedPages.push(request.page);
      return succeeded(sliceOf(letters, request));
    };
    const firstPage = sliceOf(letters, { page: 0, limit: 2 });
    const list = new EndlessList<string>(load, 2, undefined, firstPage);
    await list.start();
    expect([list.items, requestedPages]).toEqual([['a', 'b'], []]);
    await list.loadMore();
    expect([list.items, requestedPages]).toEqual([['a', 'b', 'c', 'd'], [1]]);
  });

  it('does not mix late responses of a replaced list into the new one', async () => {
    const resolvers: (() => void)[] = [];
    const load = (items: string[]) => async (request: SliceRequest) => {
      await new Promise<void>((resolve) => resolvers.push(resolve));
      return succeeded(sliceOf(items, request));
    };
    const former = new EndlessList<string>(load(['old']), 2);
    const current = new EndlessList<string>(load(['new']), 2);
    const both = [former.start(), current.start()];
    for (const resolve of resolvers.reverse()) resolve();
    await Promise.all(both);
    expect([former.items, current.items]).toEqual([['old'], ['new']]);
  });
});
