import { setImmediate } from 'node:timers/promises';
import { createWorkQueue } from '../../../../server/media/work-queue.ts';

/** Work that ends when it is told to. */
function work(started: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = () => {
    started.push(name);
    return promise;
  };
  return { run, end: resolve };
}

const queue = (maxWaiting = 10) => createWorkQueue({ maxConcurrent: 2, idleMs: 0, maxWaiting });
/** Long enough for a timer of no length and all that follows from it. */
const settle = async () => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  await setImmediate();
};

test('never does more at once than there are places', async () => {
  const started: string[] = [];
  const { run } = queue();
  const [one, two, three] = ['one', 'two', 'three'].map((name) => work(started, name));
  for (const each of [one, two, three]) if (each) void run('demand', each.run);
  expect(started).toEqual(['one', 'two']);
  one?.end();
  await settle();
  expect(started).toEqual(['one', 'two', 'three']);
});

test('who waits for a picture goes before an import that came earlier', async () => {
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

test('what nobody waits for starts alone, when all else has ended', async () => {
  const started: string[] = [];
  const { run, later } = queue();
  const demand = work(started, 'demand');
  const [first, second] = [work(started, 'first'), work(started, 'second')];
  void run('demand', demand.run);
  later('first', first.run);
  later('second', second.run);
  await settle();
  expect(started).toEqual(['demand']);
  demand.end();
  await settle();
  expect(started).toEqual(['demand', 'first']);
  void run('demand', work(started, 'another').run);
  expect(started).toEqual(['demand', 'first', 'another']);
});

test('what nobody waits for is done once for each name, and forgotten when too much is waiting', async () => {
  const started: string[] = [];
  const { later } = queue(2);
  for (const name of ['one', 'one', 'two', 'three']) {
    later(name, async () => {
      started.push(name);
    });
  }
  await settle();
  await settle();
  expect(started).toEqual(['one', 'two']);
});

test('a failure is told to who asked, and the place is free again', async () => {
  const { run } = createWorkQueue({ maxConcurrent: 1, idleMs: 0, maxWaiting: 1 });
  await expect(run('demand', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(run('demand', async () => 'yes')).resolves.toBe('yes');
});

test('closing waits for what is running and drops what nobody waits for', async () => {
  const started: string[] = [];
  const { run, later, close } = queue();
  const running = work(started, 'running');
  void run('demand', running.run);
  later('later', work(started, 'later').run);
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
