import { cleanup, renderHook } from '@testing-library/react';
import { type Failure, failures } from '../../../../../../src/domain/failure.ts';
import { useStarted } from '../../../../../../src/presentation/shell/lists/use-started.ts';

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

test('useStarted starts a list, and each list that replaces it', () => {
  const [first, second] = [buildList(null), buildList(null)];
  const { rerender } = renderHook(useStarted, { initialProps: first });
  rerender(first);
  rerender(second);
  expect([first.starts, second.starts]).toEqual([1, 1]);
});

test('useStarted does not retry a failed list', () => {
  const list = buildList(failures.networkConnection);
  renderHook(useStarted, { initialProps: list });
  expect(list.starts).toBe(0);
});
