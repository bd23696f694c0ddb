import { loadBitmap } from './load-bitmap.ts';
import type { BitmapRequest, MessageFromWorker, MessageToWorker } from './page-image-messages.ts';

// A worker fetches, decodes and scales pages so that it does not block the interface: createImageBitmap blocks its
// thread for 100 ms with a large page.

const running = new Map<number, AbortController>();

self.addEventListener('message', ({ data: { id, request } }: MessageEvent<MessageToWorker>) => {
  if (request) void processRequest(id, request);
  else running.get(id)?.abort();
});

async function processRequest(id: number, request: BitmapRequest): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  const outcome = await loadBitmap(request, controller.signal);
  running.delete(id);
  send({ kind: 'done', id, outcome }, typeof outcome === 'string' ? [] : [outcome]);
}

const send = (message: MessageFromWorker, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

send({ kind: 'started' });
