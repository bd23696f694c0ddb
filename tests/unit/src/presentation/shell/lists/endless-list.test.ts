import { failures } from '../../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../../src/domain/result.ts';
import type { SliceRequest } from '../../../../../../src/domain/slice.ts';
import { EndlessList } from '../../../../../../src/presentation/shell/lists/endless-list.ts';
import { sliceOf } from '../../../../../fakes/slice-of.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];

describe('EndlessList', () => {
  const build = () => {
    const asked: number[] = [];
    const list = new EndlessList<string>(async (request) => {
      asked.push(request.page);
      return succeeded(sliceOf(letters, request));
    }, 2);
    return { asked, list };
  };

  it('grows page by page until there is no next one, and then asks no more', async () => {
    const { asked, list } = build();
    await list.start();
    expect(list.items).toEqual(['a', 'b']);
    for (let turn = 0; turn < 4; turn += 1) await list.more();
    expect(list.items).toEqual(letters);
    expect(list.hasNext).toBe(false);
    expect(asked).toEqual([0, 1, 2]);
  });

  it('starts once, however often its screen is opened', async () => {
    const { asked, list } = build();
    await Promise.all([list.start(), list.start()]);
    await list.start();
    expect(asked).toEqual([0]);
  });

  it('does not ask for a page twice at the same time', async () => {
    const { asked, list } = build();
    await Promise.all([list.more(), list.more()]);
    expect(asked).toEqual([0]);
  });

  it('does not append a page that it already holds', async () => {
    const list = new EndlessList<string>(
      async ({ limit }) => succeeded({ items: ['a'], page: 0, limit, hasNext: true }),
      1,
    );
    await list.more();
    await list.more();
    expect(list.items).toEqual(['a']);
  });

  it('keeps what it has after a failure, and asks for the same page again', async () => {
    let isDown = false;
    const asked: number[] = [];
    const list = new EndlessList<string>(async (request) => {
      asked.push(request.page);
      return isDown ? failed(failures.networkConnection) : succeeded(sliceOf(letters, request));
    }, 2);
    await list.start();
    isDown = true;
    await list.more();
    expect(list.failure).toEqual(failures.networkConnection);
    expect(list.items).toEqual(['a', 'b']);
    isDown = false;
    await list.more();
    expect(list.failure).toBeNull();
    expect(list.items).toEqual(['a', 'b', 'c', 'd']);
    expect(asked).toEqual([0, 1, 1]);
  });

  it('is empty only once it knows', async () => {
    const list = new EndlessList<string>(async (request) => succeeded(sliceOf([], request)), 2);
    expect(list.isEmpty).toBe(false);
    await list.start();
    expect(list.isEmpty).toBe(true);
  });

  it('holds nothing twice when something new comes before it while it is paged', async () => {
    let all = letters;
    const list = new EndlessList<string>(async (request) => succeeded(sliceOf(all, request)), 2);
    await list.start();
    all = ['new', ...letters];
    await list.more();
    await list.more();
    expect(list.items).toEqual(letters);
  });

  it('tells items apart by the key that it is given, and by their id where it is given none', async () => {
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
      await list.more();
    }
    expect(byId.items.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(byIssue.items.map(({ issue }) => issue)).toEqual([1, 2]);
  });

  it('asks on where a page brings nothing new', async () => {
    let all = letters;
    const asked: number[] = [];
    const list = new EndlessList<string>(async (request) => {
      asked.push(request.page);
      return succeeded(sliceOf(all, request));
    }, 2);
    await list.start();
    all = ['x', 'y', ...letters];
    await list.more();
    expect(list.items).toEqual(['a', 'b', 'c', 'd']);
    expect(asked).toEqual([0, 1, 2]);
  });

  it('ends where nothing new comes however often it asks', async () => {
    let asked = 0;
    const list = new EndlessList<string>(async ({ page, limit }) => {
      asked += 1;
      return succeeded({ items: ['a'], page, limit, hasNext: true });
    }, 1);
    await list.start();
    await list.more();
    expect([list.items, list.hasNext, list.isLoading, asked]).toEqual([['a'], false, false, 6]);
  });

  it('asks for the page again where items have left it, and leaves none out', async () => {
    let all = letters;
    const list = new EndlessList<string>(async (request) => succeeded(sliceOf(all, request)), 2);
    await list.start();
    all = ['b', 'c', 'd', 'e'];
    list.noteRemoved(1);
    await list.more();
    await list.more();
    expect(list.items).toEqual(letters);
  });

  it('begins with a slice that is known already, and asks for what follows it', async () => {
    const asked: number[] = [];
    const load = async (request: SliceRequest) => {
      asked.push(request.page);
      return succeeded(sliceOf(letters, request));
    };
    const known = sliceOf(letters, { page: 0, limit: 2 });
    const list = new EndlessList<string>(load, 2, undefined, known);
    await list.start();
    expect([list.items, asked]).toEqual([['a', 'b'], []]);
    await list.more();
    expect([list.items, asked]).toEqual([['a', 'b', 'c', 'd'], [1]]);
  });

  it('keeps the late answers of a list that another has replaced out of that one', async () => {
    const answers: (() => void)[] = [];
    const load = (items: string[]) => async (request: SliceRequest) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return succeeded(sliceOf(items, request));
    };
    const former = new EndlessList<string>(load(['old']), 2);
    const current = new EndlessList<string>(load(['new']), 2);
    const both = [former.start(), current.start()];
    for (const answer of answers.reverse()) answer();
    await Promise.all(both);
    expect([former.items, current.items]).toEqual([['old'], ['new']]);
  });
});
