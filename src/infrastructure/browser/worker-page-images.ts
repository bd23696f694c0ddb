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
 * Pages as canvases whose bitmaps a worker has fetched, decoded and scaled to the very pixels shown. What is
 * asked for before the worker has started, as the first page is, does not wait for it but is loaded here.
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

/** A worker's relative addresses start at its own script. */
const absolute = (address: string): string => new URL(address, document.baseURI).href;
