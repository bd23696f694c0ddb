import type {
  PageImage,
  PageImageRequest,
  PageImages,
} from '../../../src/application/ports/reading/page-images.ts';
import { type Failure, failures } from '../../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';

/** Pages that load at once or on demand, and record which images are in use. */
export class FakePageImages implements PageImages {
  /** Requested addresses in order. */
  readonly requests: string[] = [];
  /** Addresses of images that are not released. */
  readonly held = new Set<string>();
  /** Failures by a part of the address. */
  readonly failing = new Map<string, Failure>();
  /** If true, images load only when `arrive` is called. */
  isSlow = false;
  readonly #waiting: (() => void)[] = [];

  prepare(): void {}

  async load(request: PageImageRequest): Promise<Result<PageImage, Failure>> {
    this.requests.push(request.address);
    if (this.isSlow) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    if (request.signal.aborted) return failed({ ...failures.unexpected, hide: true });
    const problem = [...this.failing].find(([part]) => request.address.includes(part));
    return problem ? failed(problem[1]) : succeeded(this.#image(request));
  }

  /** Completes all pending requests. */
  arrive(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #image({ address, size }: PageImageRequest): PageImage {
    this.held.add(address);
    const element = document.createElement('canvas');
    element.dataset.address = address;
    return { element, ...size, release: () => this.held.delete(address) };
  }
}
