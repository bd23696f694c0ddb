import { openHelperProcess } from '../../../../server/helper-process/open-helper-process.ts';

/** What the program beside this test is asked for. */
type Helper = ReturnType<typeof openHelperProcess<string, { pid: number; value: string | undefined }>>;

const open = (idleMs?: number): Helper =>
  openHelperProcess({
    program: new URL('./echo-program.ts', import.meta.url),
    args: ['an argument'],
    threads: 2,
    ...(idleMs !== undefined && { idleMs }),
  });

let helper: Helper;
beforeEach(() => {
  helper = open();
});
afterEach(() => helper.close());

const pidOf = async (request = 'argument') => (await helper.ask(request)).pid;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('answers each request, in whatever order they are done', async () => {
  const order: string[] = [];
  const ask = async (request: string) => {
    await helper.ask(request);
    order.push(request);
  };
  await Promise.all([ask('slow'), ask('argument')]);
  expect(order).toEqual(['argument', 'slow']);
});

test('its program has the arguments, and as many threads and arenas as it needs', async () => {
  expect((await helper.ask('argument')).value).toBe('an argument');
  expect((await helper.ask('UV_THREADPOOL_SIZE')).value).toBe('2');
  expect((await helper.ask('MALLOC_ARENA_MAX')).value).toBe('1');
});

test('a failure is told to whoever asked, and the process goes on', async () => {
  const pid = await pidOf();
  const outcomes = await Promise.allSettled([helper.ask('fail'), helper.ask('argument')]);
  expect(outcomes).toMatchObject([{ reason: new Error('it failed') }, { value: { pid } }]);
});

test('a process that is killed is replaced, and the request is answered', async () => {
  const pid = await pidOf();
  const asked = pidOf('slow');
  process.kill(pid, 'SIGKILL');
  expect(await asked).not.toBe(pid);
});

test('a request that ends two processes fails, and the next request has another', async () => {
  const pid = await pidOf();
  const outcomes = await Promise.allSettled([helper.ask('slow'), helper.ask('exit')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await pidOf()).not.toBe(pid);
});

test('ends when nothing was asked for a while, never while something is', async () => {
  helper = open(20);
  const pid = await pidOf();
  await Promise.all([helper.ask('argument'), helper.ask('argument')]);
  // Longer than the time without work.
  expect(await pidOf('slow')).toBe(pid);
  await pause(200);
  expect(await pidOf()).not.toBe(pid);
});

test('closing fails what is asked, and nothing is asked any more', async () => {
  await pidOf();
  const asked = helper.ask('slow');
  asked.catch(() => {});
  await helper.close();
  await expect(asked).rejects.toThrow('ended');
  await expect(helper.ask('argument')).rejects.toThrow('closing');
});
