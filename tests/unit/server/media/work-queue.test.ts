import { setImmediate } from 'node:timers/promises';
import { createWorkQueue } from '../../../../server/media/work-queue.ts';

/** Creates work that ends when `end` is called. */
function work(started: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = () => {
    started.push(name);
    return promise;
  };
  return { run, end: resolve };
}

const queue = (maxWaiting = 10) => createWorkQueue({ maxConcurrent: 2, idleMs: 0, maxWaiting });
/** Waits for timers of 0 ms and their effects. */
const settle = async () => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  await setImmediate();
};

test('never runs more than the maximum at the same time', async () => {
  const started: string[] = [];
  const { run } = queue();
  const [one, two, three] = ['one', 'two', 'three'].map((name) => work(started, name));
  for (const each of [one, two, three]) if (each) void run('demand', each.run);
  expect(started).toEqual(['one', 'two']);
  one?.end();
  await settle();
  expect(started).toEqual(['one', 'two', 'three']);
});

test('a request for a picture runs before an import that was added earlier', async () => {
  const started: string[] = [];
  const { run } = queue();
  const [one, two] = [work(started, 'one'), work(started, 'two')];
  void run('import', one.run);
  void run('import', two.run);
  void run('import', work(started, 'import').run);
  void run('demand', work(started, 'demand').run);
  one.end();
  await settle();
  expect(started).toEqual(['one', 'two', 'demand']);
});

test('idle work starts alone, when all other work has ended', async () => {
  const started: string[] = [];
  const { run, runWhenIdle } = queue();
  const demand = work(started, 'demand');
  const [first, second] = [work(started, 'first'), work(started, 'second')];
  void run('demand', demand.run);
  runWhenIdle('first', first.run);
  runWhenIdle('second', second.run);
  await settle();
  expect(started).toEqual(['demand']);
  demand.end();
  await settle();
  expect(started).toEqual(['demand', 'first']);
  void run('demand', work(started, 'another').run);
  expect(started).toEqual(['demand', 'first', 'another']);
});

test('idle work runs once for each name, and is ignored above the maximum', async () => {
  const started: string[] = [];
  const { runWhenIdle } = queue(2);
  for (const name of ['one', 'one', 'two', 'three']) {
    runWhenIdle(name, async () => {
      started.push(name);
    });
  }
  await settle();
  await settle();
  expect(started).toEqual(['one', 'two']);
});

test('a failure rejects the call, and the next work can run', async () => {
  const { run } = createWorkQueue({ maxConcurrent: 1, idleMs: 0, maxWaiting: 1 });
  await expect(run('demand', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(run('demand', async () => 'yes')).resolves.toBe('yes');
});

test('closing waits for running work and drops idle work', async () => {
  const started: string[] = [];
  const { run, runWhenIdle, close } = queue();
  const running = work(started, 'running');
  void run('demand', running.run);
  runWhenIdle('later', work(started, 'later').run);
  let isClosed = false;
  const closing = close().then(() => {
    isClosed = true;
  });
  await settle();
  expect(isClosed).toBe(false);
  running.end();
  await closing;
  await settle();
  expect(started).toEqual(['running']);
});
