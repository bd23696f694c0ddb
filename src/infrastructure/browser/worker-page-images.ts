import type { PageImage, PageImageRequest, PageImages } from '../../application/ports/reading/page-images.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { BitmapOutcome, BitmapWorker } from './bitmap-worker.ts';
import type { PageImageOrder, PageImageProblem } from './page-image-messages.ts';

const failureOf: Readonly<Record<PageImageProblem, Failure>> = {
  network: failures.networkConnection,
  refused: failures.forbidden,
  server: failures.unknown,
  broken: failures.unexpected,
};

const abandoned: Failure = { ...failures.unexpected, hide: true };

type LoadBitmap = (order: PageImageOrder, signal: AbortSignal) => Promise<BitmapOutcome>;

/**
 * Shows pages as canvases. A worker fetches, decodes and scales the bitmaps. Pages that are requested before the worker
 * has started, such as the first one, load in this thread instead of waiting.
 */
export class WorkerPageImages implements PageImages {
  readonly #worker: BitmapWorker;
  readonly #loadHere: LoadBitmap;
  readonly #show: (bitmap: ImageBitmap) => PageImage;

  constructor(worker: BitmapWorker, loadHere: LoadBitmap, show: (bitmap: ImageBitmap) => PageImage) {
    this.#worker = worker;
    this.#loadHere = loadHere;
    this.#show = show;
  }

  prepare(): void {
    this.#worker.start();
  }

  async load({ address, size, isUrgent, signal }: PageImageRequest): Promise<Result<PageImage, Failure>> {
    if (signal.aborted) return failed(abandoned);
    const { width, height } = size;
    const order = { address: absolute(address), width, height, isUrgent };
    const outcome = this.#worker.isStarted
      ? await this.#worker.load(order, signal)
      : await this.#loadHere(order, signal);
    if (typeof outcome === 'string') return failed(signal.aborted ? abandoned : failureOf[outcome]);
    if (!signal.aborted) return succeeded(this.#show(outcome));
    outcome.close();
    return failed(abandoned);
  }
}

/** Needed because a worker resolves relative addresses against its script. */
const absolute = (address: string): string => new URL(address, document.baseURI).href;
