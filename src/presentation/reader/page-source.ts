import type { PageImage, PageImages } from '../../application/ports/reading/page-images.ts';
import type { OpenComic, OpenedComic } from '../../application/reading/open-comic.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { pictureAddress, pictureWidthFor } from '../../domain/picture.ts';
import type { Size } from '../../domain/reading/page-size.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';

export interface PageRequest {
  /** Counted from 0. */
  readonly page: number;
  readonly size: Size;
  readonly isUrgent: boolean;
  /** True if the page failed before. Its URL is then not trusted. */
  readonly isRetry: boolean;
  readonly signal: AbortSignal;
}

/**
 * Loads the images of an open comic. Expired or rejected URLs are requested again, once, for the edition that is open. `onRightsEnd`: called if only the
 * sample may be read since then, for example because a rental has expired.
 */
export class PageSource {
  readonly #openComic: OpenComic;
  readonly #images: PageImages;
  readonly #onRightsEnd: () => void;
  #comic: OpenedComic;
  #renewal: Promise<Result<void, Failure>> | null = null;

  constructor(comic: OpenedComic, openComic: OpenComic, images: PageImages, onRightsEnd: () => void) {
    this.#comic = comic;
    this.#openComic = openComic;
    this.#images = images;
    this.#onRightsEnd = onRightsEnd;
  }

  async load(request: PageRequest): Promise<Result<PageImage, Failure>> {
    if (request.isRetry || this.#hasExpired()) {
      const renewal = await this.#renewAddresses();
      return renewal.ok ? this.#fetch(request) : renewal;
    }
    const usedComic = this.#comic;
    const outcome = await this.#fetch(request);
    if (outcome.ok || outcome.failure.code !== failures.forbidden.code) return outcome;
    // Another page may have renewed the URLs in the meantime.
    const renewal = usedComic === this.#comic ? await this.#renewAddresses() : succeeded(undefined);
    return renewal.ok ? this.#fetch(request) : renewal;
  }

  #fetch({ page, size, isUrgent, signal }: PageRequest): Promise<Result<PageImage, Failure>> {
    const picture = this.#comic.pages[page]?.picture;
    if (!picture) return Promise.resolve(failed(failures.unexpected));
    const address = pictureAddress(picture, pictureWidthFor(picture, size.width));
    return this.#images.load({ address, size, isUrgent, signal });
  }

  #hasExpired(): boolean {
    return Date.now() >= Date.parse(this.#comic.expiresAt);
  }

  /** Concurrent callers share one request. */
  #renewAddresses(): Promise<Result<void, Failure>> {
    this.#renewal ??= this.#openAgain().finally(() => {
      this.#renewal = null;
    });
    return this.#renewal;
  }

  async #openAgain(): Promise<Result<void, Failure>> {
    const { issue, language, version } = this.#comic;
    const outcome = await this.#openComic.execute(issue.id, { language, version });
    if (!outcome.ok) return outcome;
    if (outcome.value.isSample && !this.#comic.isSample) {
      this.#onRightsEnd();
      return failed(failures.forbidden);
    }
    this.#comic = outcome.value;
    return succeeded(undefined);
  }
}
