import type {
  MessageFromWorker,
  MessageToWorker,
  PageImageOrder,
  PageImageProblem,
} from './page-image-messages.ts';

export type BitmapOutcome = ImageBitmap | PageImageProblem;

/** The page's end of the line to the worker. It takes orders once the worker has started, which takes a while. */
export class BitmapWorker {
  readonly #start: () => Worker;
  readonly #waiting = new Map<number, (outcome: BitmapOutcome) => void>();
  #worker: Worker | null = null;
  #lastId = 0;
  isStarted = false;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  start(): void {
    if (this.#worker) return;
    this.#worker = this.#start();
    this.#worker.addEventListener('message', ({ data }: MessageEvent<MessageFromWorker>) => {
      if (data.kind === 'started') this.isStarted = true;
      else this.#settle(data.id, data.outcome);
    });
    this.#worker.addEventListener('error', () => this.#crashed());
  }

  load(order: PageImageOrder, signal: AbortSignal): Promise<BitmapOutcome> {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      signal.addEventListener('abort', () => this.#tell({ id, order: null }), { once: true });
      this.#tell({ id, order });
    });
  }

  #tell(message: MessageToWorker): void {
    this.#worker?.postMessage(message);
  }

  #settle(id: number, outcome: BitmapOutcome): void {
    this.#waiting.get(id)?.(outcome);
    this.#waiting.delete(id);
  }

  /** It takes no more orders, and is not started again: what stopped it would stop the next one too. */
  #crashed(): void {
    this.isStarted = false;
    for (const id of [...this.#waiting.keys()]) this.#settle(id, 'broken');
  }
}
