import type {
  BitmapRequest,
  MessageFromWorker,
  MessageToWorker,
  PageImageProblem,
} from './page-image-messages.ts';

export type BitmapOutcome = ImageBitmap | PageImageProblem;

/** The page's connection to the worker. Starting the worker takes time; `load` needs `isStarted`. */
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
    this.#worker.addEventListener('error', () => this.#handleCrash());
  }

  load(request: BitmapRequest, signal: AbortSignal): Promise<BitmapOutcome> {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      signal.addEventListener('abort', () => this.#send({ id, request: null }), { once: true });
      this.#send({ id, request });
    });
  }

  #send(message: MessageToWorker): void {
    this.#worker?.postMessage(message);
  }

  #settle(id: number, outcome: BitmapOutcome): void {
    this.#waiting.get(id)?.(outcome);
    this.#waiting.delete(id);
  }

  /** The worker is not restarted, because the cause would probably stop the next one too. */
  #handleCrash(): void {
    this.isStarted = false;
    for (const id of [...this.#waiting.keys()]) this.#settle(id, 'broken');
  }
}
