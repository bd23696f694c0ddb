import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { EndlessList } from '../../../../../src/presentation/shell/endless-list.ts';
import { sliceOf } from '../../../../fakes/slice-of.ts';

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
});
