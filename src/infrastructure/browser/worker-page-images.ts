import type { PageImage, PageImageRequest, PageImages } from '../../application/ports/reading/page-images.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { BitmapOutcome, BitmapWorker } from './bitmap-worker.ts';
import type { BitmapRequest, PageImageProblem } from './page-image-messages.ts';

const failureOf: Readonly<Record<PageImageProblem, Failure>> = {
  network: failures.networkConnection,
  refused: failures.forbidden,
  server: failures.unknown,
  broken: failures.unexpected,
};

const cancelled: Failure = { ...failures.unexpected, hide: true };

type LoadBitmap = (request: BitmapRequest, signal: AbortSignal) => Promise<BitmapOutcome>;

/**
 * Shows pages as canvases. A worker fetches, decodes and scales the bitmaps. Pages that are requested before the worker
 * has started, such as the first one, load in this thread instead of waiting.
 */
export class WorkerPageImages implements PageImages {
  readonly #worker: BitmapWorker;
  readonly #loadInThisThread: LoadBitmap;
  readonly #show: (bitmap: ImageBitmap) => PageImage;

  constructor(worker: BitmapWorker, loadInThisThread: LoadBitmap, show: (bitmap: ImageBitmap) => PageImage) {
    this.#worker = worker;
    this.#loadInThisThread = loadInThisThread;
    this.#show = show;
  }

  prepare(): void {
    this.#worker.start();
  }

  async load({ address, size, isUrgent, signal }: PageImageRequest): Promise<Result<PageImage, Failure>> {
    if (signal.aborted) return failed(cancelled);
    const { width, height } = size;
    const request = { address: absolute(address), width, height, isUrgent };
    const outcome = this.#worker.isStarted
      ? await this.#worker.load(request, signal)
      : await this.#loadInThisThread(request, signal);
    if (typeof outcome === 'string') return failed(signal.aborted ? cancelled : failureOf[outcome]);
    if (!signal.aborted) return succeeded(this.#show(outcome));
    outcome.close();
    return failed(cancelled);
  }
}

/** Needed because a worker resolves relative addresses against its script. */
const absolute = (address: string): string => new URL(address, document.baseURI).href;
