import { HelperTimeout } from '../../../../server/helper-process/helper-timeout.ts';
import { openHelperProcess } from '../../../../server/helper-process/open-helper-process.ts';

/** Runs echo-program.ts. */
type Helper = ReturnType<typeof openHelperProcess<string, { pid: number; value: string | undefined }>>;

const openHelper = (idleMs?: number): Helper =>
  openHelperProcess({
    program: new URL('./echo-program.ts', import.meta.url),
    args: ['an argument'],
    threads: 2,
    ...(idleMs !== undefined && { idleMs }),
  });

let helper: Helper;
beforeEach(() => {
  helper = openHelper();
});
afterEach(() => helper.close());

const pidOf = async (request = 'argument') => (await helper.ask(request)).pid;
const waitMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('answers concurrent requests in the order in which they finish', async () => {
  const order: string[] = [];
  const ask = async (request: string) => {
    await helper.ask(request);
    order.push(request);
  };
  await Promise.all([ask('slow'), ask('argument')]);
  expect(order).toEqual(['argument', 'slow']);
});

test('passes the arguments, the number of threads and the memory settings to the program', async () => {
  expect((await helper.ask('argument')).value).toBe('an argument');
  expect((await helper.ask('UV_THREADPOOL_SIZE')).value).toBe('2');
  expect((await helper.ask('MALLOC_ARENA_MAX')).value).toBe('1');
});

test('rejects a request that fails, and keeps the process', async () => {
  const pid = await pidOf();
  const outcomes = await Promise.allSettled([helper.ask('fail'), helper.ask('argument')]);
  expect(outcomes).toMatchObject([{ reason: new Error('it failed') }, { value: { pid } }]);
});

test('replaces a killed process, and answers the request', async () => {
  const pid = await pidOf();
  const pendingPid = pidOf('slow');
  process.kill(pid, 'SIGKILL');
  expect(await pendingPid).not.toBe(pid);
});

test('rejects a request that ends two processes, and starts another one for the next request', async () => {
  const pid = await pidOf();
  const outcomes = await Promise.allSettled([helper.ask('slow'), helper.ask('exit')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await pidOf()).not.toBe(pid);
});

test('ends the process when it is idle, but not during a request', async () => {
  helper = openHelper(20);
  const pid = await pidOf();
  await Promise.all([helper.ask('argument'), helper.ask('argument')]);
  // Takes longer than the idle time.
  expect(await pidOf('slow')).toBe(pid);
  await waitMs(200);
  expect(await pidOf()).not.toBe(pid);
});

test('rejects pending and later requests after closing', async () => {
  await pidOf();
  const pending = helper.ask('slow');
  pending.catch(() => {});
  await helper.close();
  await expect(pending).rejects.toThrow('ended');
  await expect(helper.ask('argument')).rejects.toThrow('closing');
});

test('kills a process that takes too long, and starts another one for the next request', async () => {
  const pid = await pidOf();
  await expect(helper.ask('hang', 1000)).rejects.toThrow(HelperTimeout);
  expect(await pidOf()).not.toBe(pid);
});

test('limits the memory of WebAssembly', async () => {
  const program = new URL('./echo-program.ts', import.meta.url);
  helper = openHelperProcess({ program, threads: 1, maxWasmBytes: 1000 * 65_536 });
  await expect(helper.ask('wasm 1000')).resolves.toBeDefined();
  await expect(helper.ask('wasm 1001')).rejects.toThrow('grow');
});
