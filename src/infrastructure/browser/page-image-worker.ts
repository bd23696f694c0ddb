import { loadBitmap } from './load-bitmap.ts';
import type { MessageFromWorker, MessageToWorker, PageImageOrder } from './page-image-messages.ts';

// A worker fetches, decodes and scales pages so that it does not block the interface: createImageBitmap blocks its
// thread for 100 ms with a large page.

const running = new Map<number, AbortController>();

self.addEventListener('message', ({ data: { id, order } }: MessageEvent<MessageToWorker>) => {
  if (order) void processOrder(id, order);
  else running.get(id)?.abort();
});

async function processOrder(id: number, order: PageImageOrder): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  const outcome = await loadBitmap(order, controller.signal);
  running.delete(id);
  send({ kind: 'done', id, outcome }, typeof outcome === 'string' ? [] : [outcome]);
}

const send = (message: MessageFromWorker, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

send({ kind: 'started' });
