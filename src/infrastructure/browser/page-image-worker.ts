import { loadBitmap } from './load-bitmap.ts';
import type { MessageFromWorker, MessageToWorker, PageImageOrder } from './page-image-messages.ts';

// Pages are fetched, decoded and scaled here so that the thread of the interface never waits for one:
// createImageBitmap holds its thread for 100 ms with a large page.

const running = new Map<number, AbortController>();

self.addEventListener('message', ({ data: { id, order } }: MessageEvent<MessageToWorker>) => {
  if (order) void carryOut(id, order);
  else running.get(id)?.abort();
});

async function carryOut(id: number, order: PageImageOrder): Promise<void> {
  const abandoning = new AbortController();
  running.set(id, abandoning);
  const outcome = await loadBitmap(order, abandoning.signal);
  running.delete(id);
  tell({ kind: 'done', id, outcome }, typeof outcome === 'string' ? [] : [outcome]);
}

const tell = (message: MessageFromWorker, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

tell({ kind: 'started' });
