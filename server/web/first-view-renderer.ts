import { Worker } from 'node:worker_threads';
import type {
  RenderCommand,
  RenderEvent,
  RenderedView,
  RenderRequest,
  ServiceCall,
} from './first-view-messages.ts';

export interface FirstViewRenderer {
  /** Rejects if rendering fails or the thread ends. */
  render(request: RenderRequest): Promise<RenderedView | null>;
  close(): Promise<void>;
}

interface PendingView {
  resolve(view: RenderedView | null): void;
  reject(error: Error): void;
}

/** Pause before a thread that ended unexpectedly is replaced. */
const restartDelayMs = 1000;

/**
 * Renders in a separate thread, so slow rendering and errors such as unhandled rejections do not affect the platform.
 * `bundle`: the address of the module that renders.
 */
export function openFirstViewRenderer(bundle: string, call: ServiceCall): FirstViewRenderer {
  const pending = new Map<number, PendingView>();
  let thread: Worker | null = null;
  let endedAt = Number.NEGATIVE_INFINITY;
  let requestCount = 0;

  const start = (): Worker => {
    const worker = new Worker(new URL('./first-view-thread.ts', import.meta.url), { workerData: { bundle } });
    // The thread does not keep the process running.
    worker.unref();
    worker.on('message', (message: RenderEvent) => receive(worker, message));
    worker.on('error', (error) => rejectPending(worker, error as Error));
    worker.on('exit', () =>
      rejectPending(worker, new Error('The thread that renders first views has ended.')),
    );
    return worker;
  };
  const rejectPending = (ended: Worker, error: Error): void => {
    if (thread !== ended) return;
    thread = null;
    endedAt = performance.now();
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  const receive = (from: Worker, message: RenderEvent): void => {
    if (message.kind === 'call') return void answer(from, message);
    const view = pending.get(message.id);
    pending.delete(message.id);
    if (message.kind === 'rendered') view?.resolve(message.view);
    else view?.reject(new Error(message.message));
  };
  const answer = async (to: Worker, { call: id, address, headers }: RenderEvent & { kind: 'call' }) => {
    const command: RenderCommand = await call(address, headers).then(
      (body) => ({ kind: 'answer', call: id, body }) as const,
      () => ({ kind: 'failure', call: id }) as const,
    );
    to.postMessage(command);
  };

  return {
    async render(request) {
      if (!thread && performance.now() - endedAt < restartDelayMs) return null;
      thread ??= start();
      const worker = thread;
      requestCount += 1;
      const id = requestCount;
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
        worker.postMessage({ kind: 'render', id, request } satisfies RenderCommand);
      });
    },
    async close() {
      await thread?.terminate();
    },
  };
}
