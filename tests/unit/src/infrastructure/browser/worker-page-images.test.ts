import { failures } from '../../../../../src/domain/failure.ts';
import { BitmapWorker } from '../../../../../src/infrastructure/browser/bitmap-worker.ts';
import type {
  MessageFromWorker,
  MessageToWorker,
} from '../../../../../src/infrastructure/browser/page-image-messages.ts';
import { WorkerPageImages } from '../../../../../src/infrastructure/browser/worker-page-images.ts';

/** Records the messages that it receives. Tests send messages in its name. */
class FakeWorker extends EventTarget {
  readonly received: MessageToWorker[] = [];

  postMessage(message: MessageToWorker): void {
    this.received.push(message);
  }

  send(data: MessageFromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

class FakeBitmap {
  readonly width = 640;
  readonly height = 960;
  isClosed = false;

  close(): void {
    this.isClosed = true;
  }
}

function buildImages(worker: FakeWorker, loadedInMainThread: string[] = []) {
  return new WorkerPageImages(
    new BitmapWorker(() => worker as unknown as Worker),
    async ({ address }) => {
      loadedInMainThread.push(address);
      return 'server';
    },
    ({ width, height }) => ({ element: document.createElement('canvas'), width, height, release: () => {} }),
  );
}

const buildRequest = (signal = new AbortController().signal) => ({
  address: '/pages/1/640',
  size: { width: 640, height: 960 },
  isUrgent: true,
  signal,
});

function setUpStartedWorker() {
  const worker = new FakeWorker();
  const images = buildImages(worker);
  images.prepare();
  worker.send({ kind: 'started' });
  return { worker, images };
}

it('sends the absolute address to the worker, and shows the bitmap that the worker returns', async () => {
  const { worker, images } = setUpStartedWorker();
  const loading = images.load(buildRequest());
  expect(worker.received).toEqual([
    { id: 1, request: { address: 'http://localhost/pages/1/640', width: 640, height: 960, isUrgent: true } },
  ]);
  worker.send({ kind: 'done', id: 1, outcome: new FakeBitmap() as ImageBitmap });
  expect(await loading).toMatchObject({ ok: true, value: { width: 640, height: 960 } });
});

it.each([
  ['network', failures.networkConnection],
  ['refused', failures.forbidden],
  ['server', failures.unknown],
  ['broken', failures.unexpected],
] as const)('converts the problem "%s" to a failure', async (outcome, failure) => {
  const { worker, images } = setUpStartedWorker();
  const loading = images.load(buildRequest());
  worker.send({ kind: 'done', id: 1, outcome });
  expect(await loading).toEqual({ ok: false, failure });
});

it('loads a page in the main thread before the worker has started', async () => {
  const loadedInMainThread: string[] = [];
  const worker = new FakeWorker();
  const images = buildImages(worker, loadedInMainThread);
  images.prepare();
  expect(await images.load(buildRequest())).toEqual({ ok: false, failure: failures.unknown });
  expect(loadedInMainThread).toEqual(['http://localhost/pages/1/640']);
  expect(worker.received).toEqual([]);
});

it('frees the memory of a cancelled page and fails without a notification', async () => {
  const { worker, images } = setUpStartedWorker();
  const controller = new AbortController();
  const loading = images.load(buildRequest(controller.signal));
  controller.abort();
  expect(worker.received.at(-1)).toEqual({ id: 1, request: null });
  const bitmap = new FakeBitmap();
  worker.send({ kind: 'done', id: 1, outcome: bitmap as ImageBitmap });
  expect(await loading).toMatchObject({ ok: false, failure: { hide: true } });
  expect(bitmap.isClosed).toBe(true);
});

it('fails pending pages when the worker crashes, then loads pages in the main thread', async () => {
  const loadedInMainThread: string[] = [];
  const worker = new FakeWorker();
  const images = buildImages(worker, loadedInMainThread);
  images.prepare();
  worker.send({ kind: 'started' });
  const loading = images.load(buildRequest());
  worker.dispatchEvent(new Event('error'));
  expect(await loading).toEqual({ ok: false, failure: failures.unexpected });
  await images.load(buildRequest());
  expect(loadedInMainThread).toHaveLength(1);
});
