import { setImmediate } from 'node:timers/promises';
import { createWorkQueue } from '../../../../server/media/work-queue.ts';

/** Creates work that ends when `end` is called. */
function createWork(started: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = () => {
    started.push(name);
    return promise;
  };
  return { run, end: resolve };
}

const createQueue = (maxWaiting = 10) => createWorkQueue({ maxConcurrent: 2, idleMs: 0, maxWaiting });
/** Waits for timers of 0 ms and their effects. */
const waitForTimers = async () => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  await setImmediate();
};

test('never runs more than the maximum at the same time', async () => {
  const started: string[] = [];
  const { run } = createQueue();
  const [one, two, three] = ['one', 'two', 'three'].map((name) => createWork(started, name));
  for (const each of [one, two, three]) if (each) void run('demand', each.run);
  expect(started).toEqual(['one', 'two']);
  one?.end();
  await waitForTimers();
  expect(started).toEqual(['one', 'two', 'three']);
});

test('a request for a picture runs before an import that was added earlier', async () => {
  const started: string[] = [];
  const { run } = createQueue();
  const [one, two] = [createWork(started, 'one'), createWork(started, 'two')];
  void run('import', one.run);
  void run('import', two.run);
  void run('import', createWork(started, 'import').run);
  void run('demand', createWork(started, 'demand').run);
  one.end();
  await waitForTimers();
  expect(started).toEqual(['one', 'two', 'demand']);
});

test('idle work starts alone, when all other work has ended', async () => {
  const started: string[] = [];
  const { run, runWhenIdle } = createQueue();
  const demand = createWork(started, 'demand');
  const [first, second] = [createWork(started, 'first'), createWork(started, 'second')];
  void run('demand', demand.run);
  runWhenIdle('first', first.run);
  runWhenIdle('second', second.run);
  await waitForTimers();
  expect(started).toEqual(['demand']);
  demand.end();
  await waitForTimers();
  expect(started).toEqual(['demand', 'first']);
  void run('demand', createWork(started, 'another').run);
  expect(started).toEqual(['demand', 'first', 'another']);
});

test('idle work runs once for each name, and is ignored above the maximum', async () => {
  const started: string[] = [];
  const { runWhenIdle } = createQueue(2);
  for (const name of ['one', 'one', 'two', 'three']) {
    runWhenIdle(name, async () => {
      started.push(name);
    });
  }
  await waitForTimers();
  await waitForTimers();
  expect(started).toEqual(['one', 'two']);
});

test('a failure rejects the call, and the next work can run', async () => {
  const { run } = createWorkQueue({ maxConcurrent: 1, idleMs: 0, maxWaiting: 1 });
  await expect(run('demand', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(run('demand', async () => 'yes')).resolves.toBe('yes');
});

test('closing waits for running work and drops idle work', async () => {
  const started: string[] = [];
  const { run, runWhenIdle, close } = createQueue();
  const running = createWork(started, 'running');
  void run('demand', running.run);
  runWhenIdle('later', createWork(started, 'later').run);
  let isClosed = false;
  const closing = close().then(() => {
    isClosed = true;
  });
  await waitForTimers();
  expect(isClosed).toBe(false);
  running.end();
  await closing;
  await waitForTimers();
  expect(started).toEqual(['running']);
});
