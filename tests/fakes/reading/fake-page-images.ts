import type {
  PageImage,
  PageImageRequest,
  PageImages,
} from '../../../src/application/ports/reading/page-images.ts';
import { type Failure, failures } from '../../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';

/** Images that load at once, or when the test allows it. Records which images are in use. */
export class FakePageImages implements PageImages {
  /** Requested addresses in order. */
  readonly requests: string[] = [];
  /** Addresses of images that are not released. */
  readonly addressesInUse = new Set<string>();
  readonly failuresByAddressPart = new Map<string, Failure>();
  /** If true, images load only when `completeRequests` is called. */
  isPaused = false;
  readonly #pendingRequests: (() => void)[] = [];

  prepare(): void {}

  async load(request: PageImageRequest): Promise<Result<PageImage, Failure>> {
    this.requests.push(request.address);
    if (this.isPaused) await new Promise<void>((resolve) => this.#pendingRequests.push(resolve));
    if (request.signal.aborted) return failed({ ...failures.unexpected, hide: true });
    const problem = [...this.failuresByAddressPart].find(([part]) => request.address.includes(part));
    return problem ? failed(problem[1]) : succeeded(this.#image(request));
  }

  /** Completes all pending requests. */
  completeRequests(): void {
    for (const resolve of this.#pendingRequests.splice(0)) resolve();
  }

  #image({ address, size }: PageImageRequest): PageImage {
    this.addressesInUse.add(address);
    const element = document.createElement('canvas');
    element.dataset.address = address;
    return { element, ...size, release: () => this.addressesInUse.delete(address) };
  }
}
