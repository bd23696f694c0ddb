import { openHashingQueue } from '../../../../../server/identity/password-hashing/hashing-queue.ts';

/** Creates work that the test ends. */
function createControlledWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let isStarted = false;
  const work = () => {
    isStarted = true;
    return promise;
  };
  return { work, end: resolve, fail: reject, isStarted: () => isStarted };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('runs two tasks at a time, and the others in order', async () => {
  const enqueue = openHashingQueue({ maxConcurrent: 2, maxQueued: 9 });
  const works = Array.from({ length: 5 }, createControlledWork);
  const started = () => works.map(({ isStarted }) => isStarted());
  const results = works.map(({ work }) => enqueue(work));
  await nextTurn();
  expect(started()).toEqual([true, true, false, false, false]);
  works[1]?.end('second');
  await nextTurn();
  expect(started()).toEqual([true, true, true, false, false]);
  works[0]?.fail(new Error('first'));
  await expect(results[0]).rejects.toThrow('first');
  await nextTurn();
  expect(started()).toEqual([true, true, true, true, false]);
  for (const { end } of works) end('done');
  expect(await Promise.all(results.slice(1))).toEqual(['second', 'done', 'done', 'done']);
  expect(await enqueue(async () => 'later')).toBe('later');
});

it('rejects work when the queue is full, and returns a retry time', async () => {
  const enqueue = openHashingQueue({ maxConcurrent: 1, maxQueued: 1 });
  const [one, two, three] = [createControlledWork(), createControlledWork(), createControlledWork()];
  const results = [enqueue(one.work), enqueue(two.work)];
  await expect(enqueue(three.work)).rejects.toEqual(
    expect.objectContaining({
      code: 'REQUEST.TOO_MANY',
      details: { minutes: '1' },
      headers: { 'retry-after': '5' },
    }),
  );
  expect(three.isStarted()).toBe(false);
  one.end('one');
  two.end('two');
  expect(await Promise.all(results)).toEqual(['one', 'two']);
  expect(await enqueue(async () => 'again')).toBe('again');
});
