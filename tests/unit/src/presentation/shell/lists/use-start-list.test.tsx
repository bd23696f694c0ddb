import { cleanup, renderHook } from '@testing-library/react';
import { type Failure, failures } from '../../../../../../src/domain/failure.ts';
import { useStartList } from '../../../../../../src/presentation/shell/lists/use-start-list.ts';

afterEach(cleanup);

const buildList = (failure: Failure | null) => {
  const list = {
    failure,
    starts: 0,
    async start() {
      list.starts += 1;
    },
  };
  return list;
};

test('useStartList starts a list, and each list that replaces it', () => {
  const [first, second] = [buildList(null), buildList(null)];
  const { rerender } = renderHook(useStartList, { initialProps: first });
  rerender(first);
  rerender(second);
  expect([first.starts, second.starts]).toEqual([1, 1]);
});

test('useStartList does not retry a failed list', () => {
  const list = buildList(failures.networkConnection);
  renderHook(useStartList, { initialProps: list });
  expect(list.starts).toBe(0);
});
