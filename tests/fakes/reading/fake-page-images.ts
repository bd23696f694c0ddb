import type {
  PageImage,
  PageImageRequest,
  PageImages,
} from '../../../src/application/ports/reading/page-images.ts';
import { type Failure, failures } from '../../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';

/** Pages that come at once, or when told to, and know who holds them. */
export class FakePageImages implements PageImages {
  /** Addresses in the order in which they were asked for. */
  readonly asked: string[] = [];
  /** Addresses of the images that nobody has released. */
  readonly held = new Set<string>();
  /** What becomes of an address that contains this. */
  readonly failing = new Map<string, Failure>();
  /** True while images wait for `arrive`. */
  isSlow = false;
  readonly #waiting: (() => void)[] = [];

  prepare(): void {}

  async load(request: PageImageRequest): Promise<Result<PageImage, Failure>> {
    this.asked.push(request.address);
    if (this.isSlow) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    if (request.signal.aborted) return failed({ ...failures.unexpected, hide: true });
    const problem = [...this.failing].find(([part]) => request.address.includes(part));
    return problem ? failed(problem[1]) : succeeded(this.#image(request));
  }

  /** Everything that is on its way comes. */
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
