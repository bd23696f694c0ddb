import { failures } from '../../../../../src/domain/failure.ts';
import { BitmapWorker } from '../../../../../src/infrastructure/browser/bitmap-worker.ts';
import type {
  MessageFromWorker,
  MessageToWorker,
} from '../../../../../src/infrastructure/browser/page-image-messages.ts';
import { WorkerPageImages } from '../../../../../src/infrastructure/browser/worker-page-images.ts';

/** A worker that writes down what it is told and says what the test makes it say. */
class WorkerInTest extends EventTarget {
  readonly told: MessageToWorker[] = [];

  postMessage(message: MessageToWorker): void {
    this.told.push(message);
  }

  say(data: MessageFromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

class BitmapInTest {
  readonly width = 640;
  readonly height = 960;
  isClosed = false;

  close(): void {
    this.isClosed = true;
  }
}

function imagesWith(worker: WorkerInTest, loadedHere: string[] = []) {
  return new WorkerPageImages(
    new BitmapWorker(() => worker as unknown as Worker),
    async (order) => {
      loadedHere.push(order.address);
      return 'server';
    },
    ({ width, height }) => ({ element: document.createElement('canvas'), width, height, release: () => {} }),
  );
}

const request = (signal = new AbortController().signal) => ({
  address: '/pages/1/640',
  size: { width: 640, height: 960 },
  isUrgent: true,
  signal,
});

function started() {
  const worker = new WorkerInTest();
  const images = imagesWith(worker);
  images.prepare();
  worker.say({ kind: 'started' });
  return { worker, images };
}

it('orders a page of the worker by its whole address and shows what comes', async () => {
  const { worker, images } = started();
  const loading = images.load(request());
  expect(worker.told).toEqual([
    { id: 1, order: { address: 'http://localhost/pages/1/640', width: 640, height: 960, isUrgent: true } },
  ]);
  worker.say({ kind: 'done', id: 1, outcome: new BitmapInTest() as ImageBitmap });
  expect(await loading).toMatchObject({ ok: true, value: { width: 640, height: 960 } });
});

it.each([
  ['network', failures.networkConnection],
  ['refused', failures.forbidden],
  ['server', failures.unknown],
  ['broken', failures.unexpected],
] as const)('says what is wrong when the worker reports %s', async (outcome, failure) => {
  const { worker, images } = started();
  const loading = images.load(request());
  worker.say({ kind: 'done', id: 1, outcome });
  expect(await loading).toEqual({ ok: false, failure });
});

it('loads a first page itself while the worker has not started', async () => {
  const loadedHere: string[] = [];
  const worker = new WorkerInTest();
  const images = imagesWith(worker, loadedHere);
  images.prepare();
  expect(await images.load(request())).toEqual({ ok: false, failure: failures.unknown });
  expect(loadedHere).toEqual(['http://localhost/pages/1/640']);
  expect(worker.told).toEqual([]);
});

it('gives back the memory of a page that nobody waits for any more, and tells nobody', async () => {
  const { worker, images } = started();
  const waiting = new AbortController();
  const loading = images.load(request(waiting.signal));
  waiting.abort();
  expect(worker.told.at(-1)).toEqual({ id: 1, order: null });
  const bitmap = new BitmapInTest();
  worker.say({ kind: 'done', id: 1, outcome: bitmap as ImageBitmap });
  expect(await loading).toMatchObject({ ok: false, failure: { hide: true } });
  expect(bitmap.isClosed).toBe(true);
});

it('fails what is on its way when the worker crashes, and goes on without it', async () => {
  const loadedHere: string[] = [];
  const worker = new WorkerInTest();
  const images = imagesWith(worker, loadedHere);
  images.prepare();
  worker.say({ kind: 'started' });
  const loading = images.load(request());
  worker.dispatchEvent(new Event('error'));
  expect(await loading).toEqual({ ok: false, failure: failures.unexpected });
  await images.load(request());
  expect(loadedHere).toHaveLength(1);
});
