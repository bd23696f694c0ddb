import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import type { SliceRequest } from '../../../../../src/domain/slice.ts';
import { RefreshedList } from '../../../../../src/presentation/shelf/refreshed-list.ts';
import { sliceOf } from '../../../../fakes/slice-of.ts';

function setUpList(count: number) {
  const service = {
    items: Array.from({ length: count }, (_, index) => index),
    isBroken: false,
    failsFromPage: Number.POSITIVE_INFINITY,
    requests: [] as SliceRequest[],
  };
  const list = new RefreshedList<number>(
    async (request) => {
      service.requests.push(request);
      return service.isBroken || request.page >= service.failsFromPage
        ? failed(failures.networkConnection)
        : succeeded(sliceOf(service.items, request));
    },
    (item) => item,
  );
  return { service, list };
}

describe('RefreshedList', () => {
  it('requests the first page once, although route and screen both ask for it', async () => {
    const { service, list } = setUpList(3);
    await Promise.all([list.refresh(), list.start()]);
    await list.start();
    expect(service.requests).toEqual([{ page: 0, limit: 20 }]);
  });

  it('shows the former items until the new ones have arrived', async () => {
    const { service, list } = setUpList(3);
    await list.start();
    service.items = [7, ...service.items];
    const refreshing = list.refresh();
    expect(list.current.items).toEqual([0, 1, 2]);
    await refreshing;
    expect(list.current.items).toEqual([7, 0, 1, 2]);
  });

  it('stays as long as it was, with one request', async () => {
    const { service, list } = setUpList(70);
    await list.start();
    await list.current.loadMore();
    await list.refresh();
    expect(service.requests.at(-1)).toEqual({ page: 0, limit: 40 });
    expect(list.current.items).toHaveLength(40);
    await list.current.loadMore();
    expect(list.current.items).toEqual(service.items);
  });

  it('stays as long as it was if the platform returns fewer items at once', async () => {
    const { service, list } = setUpList(250);
    await list.start();
    for (let page = 1; page < 12; page += 1) await list.current.loadMore();
    expect(list.current.items).toHaveLength(240);
    service.requests.length = 0;
    await list.refresh();
    expect(service.requests).toEqual([0, 1, 2].map((page) => ({ page, limit: 100 })));
    expect(list.current.items).toEqual(service.items);
  });

  it('becomes shorter if items were removed on the platform', async () => {
    const { service, list } = setUpList(130);
    await list.start();
    for (let page = 1; page < 7; page += 1) await list.current.loadMore();
    service.items = service.items.slice(0, 105);
    await list.refresh();
    expect(list.current.items).toEqual(service.items);
  });

  it('keeps the former items if a later page of the refresh fails', async () => {
    const { service, list } = setUpList(130);
    await list.start();
    for (let page = 1; page < 7; page += 1) await list.current.loadMore();
    const former = list.current.items;
    service.failsFromPage = 1;
    await list.refresh();
    expect([list.current.items, list.current.failure]).toEqual([former, null]);
  });

  it('keeps the former items if the refresh fails', async () => {
    const { service, list } = setUpList(3);
    await list.start();
    service.isBroken = true;
    await list.refresh();
    expect([list.current.items, list.current.failure]).toEqual([[0, 1, 2], null]);
  });

  it('shows what was added to an empty list', async () => {
    const { service, list } = setUpList(0);
    await list.start();
    service.items = [1];
    await list.refresh();
    expect(list.current.items).toEqual([1]);
  });

  it('shows the newest of several refreshes', async () => {
    const { service, list } = setUpList(3);
    await list.start();
    const first = list.refresh();
    service.items = [9];
    await Promise.all([first, list.refresh()]);
    expect(list.current.items).toEqual([9]);
  });
});
