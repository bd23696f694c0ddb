import { Worker } from 'node:worker_threads';
import type {
  AskService,
  FirstView,
  FirstViewQuestion,
  FromDrawer,
  ToDrawer,
} from './first-view-messages.ts';

export interface FirstViewDrawer {
  /** Rejects where drawing fails, and where the thread ended over it. */
  draw(question: FirstViewQuestion): Promise<FirstView | null>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(view: FirstView | null): void;
  reject(error: Error): void;
}

/** Milliseconds before another thread is begun in place of one that ended by itself. */
const rest = 1000;

/**
 * Draws in a thread of its own: neither what drawing takes of a processor nor what goes wrong in it, such as a promise
 * that fails where nobody waits for it, is the platform's. `bundle`: the address of the module that draws.
 */
export function openFirstViewDrawer(bundle: string, call: AskService): FirstViewDrawer {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let endedAt = Number.NEGATIVE_INFINITY;
  let asked = 0;

  const begin = (): Worker => {
    const begun = new Worker(new URL('./first-view-thread.ts', import.meta.url), { workerData: { bundle } });
    // It holds up no process that wants to end.
    begun.unref();
    begun.on('message', (message: FromDrawer) => receive(begun, message));
    begun.on('error', (error) => giveUp(begun, error as Error));
    begun.on('exit', () => giveUp(begun, new Error('The thread that draws first views has ended.')));
    return begun;
  };

  const giveUp = (ended: Worker, error: Error): void => {
    if (thread !== ended) return;
    thread = null;
    endedAt = performance.now();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const receive = (from: Worker, message: FromDrawer): void => {
    if (message.kind === 'call') return void answer(from, message);
    const one = waiting.get(message.drawing);
    waiting.delete(message.drawing);
    if (message.kind === 'drawn') one?.resolve(message.view);
    else one?.reject(new Error(message.message));
  };

  const answer = async (to: Worker, { call: id, address, headers }: FromDrawer & { kind: 'call' }) => {
    const told: ToDrawer = await call(address, headers).then(
      (body) => ({ kind: 'answer', call: id, body }) as const,
      () => ({ kind: 'refusal', call: id }) as const,
    );
    to.postMessage(told);
  };

  return {
    async draw(question) {
      if (!thread && performance.now() - endedAt < rest) return null;
      thread ??= begin();
      const drawer = thread;
      asked += 1;
      const drawing = asked;
      return new Promise((resolve, reject) => {
        waiting.set(drawing, { resolve, reject });
        drawer.postMessage({ kind: 'draw', drawing, question } satisfies ToDrawer);
      });
    },
    async close() {
      await thread?.terminate();
    },
  };
}
