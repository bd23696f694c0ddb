import { openHashingQueue } from '../../../../../server/identity/password-hashing/hashing-queue.ts';

/** Work that ends when it is told to. */
function someWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let hasBegun = false;
  const work = () => {
    hasBegun = true;
    return promise;
  };
  return { work, end: resolve, fail: reject, hasBegun: () => hasBegun };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('does two at a time and the others in order', async () => {
  const inTurn = openHashingQueue({ places: 2, waiting: 9 });
  const works = Array.from({ length: 5 }, someWork);
  const begun = () => works.map(({ hasBegun }) => hasBegun());
  const done = works.map(({ work }) => inTurn(work));
  await settled();
  expect(begun()).toEqual([true, true, false, false, false]);
  works[1]?.end('second');
  await settled();
  expect(begun()).toEqual([true, true, true, false, false]);
  works[0]?.fail(new Error('first'));
  await expect(done[0]).rejects.toThrow('first');
  await settled();
  expect(begun()).toEqual([true, true, true, true, false]);
  for (const { end } of works) end('done');
  expect(await Promise.all(done.slice(1))).toEqual(['second', 'done', 'done', 'done']);
  expect(await inTurn(async () => 'later')).toBe('later');
});

it('refuses who comes when too many wait, and tells when to come again', async () => {
  const inTurn = openHashingQueue({ places: 1, waiting: 1 });
  const [one, two, three] = [someWork(), someWork(), someWork()];
  const done = [inTurn(one.work), inTurn(two.work)];
  await expect(inTurn(three.work)).rejects.toEqual(
    expect.objectContaining({
      code: 'REQUEST.TOO_MANY',
      details: { minutes: '1' },
      headers: { 'retry-after': '5' },
    }),
  );
  expect(three.hasBegun()).toBe(false);
  one.end('one');
  two.end('two');
  expect(await Promise.all(done)).toEqual(['one', 'two']);
  expect(await inTurn(async () => 'again')).toBe('again');
});
